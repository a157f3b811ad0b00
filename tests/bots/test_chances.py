"""Chances to win: what a margin is worth, by stage; one in all, and none for who plays alone."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from artel.bots.search.advice import advise
from artel.bots.search.chances import CHANCES, Chances, chances_from, percent
from artel.bots.search.mind import Mind
from artel.bots.search.minds import has_mind, mind_of
from artel.games import GAMES, game_named
from artel.kernel.game import DataError, Game, Rng, decider, legal_moves, play_nature, play_trusted

MINDED = [game for game in GAMES if has_mind(game.name)]
TEXT = (files("artel.bots.keyflower") / CHANCES).read_text(encoding="utf-8")


def winning(mind: Mind) -> Chances:
    assert mind.winning is not None
    return mind.winning


def chance(mind: Mind, game: Game, players: int, margin: float) -> float:
    found = mind.chance(game.setup(game.rules(players)), margin)
    assert found is not None
    return found


def test_a_scale_is_a_lead_with_which_nearly_three_of_four_games_are_won() -> None:
    chances = Chances(2, [10.0, 4.0])
    assert chances.chance(2, 10.0) == pytest.approx(0.7311, abs=1e-4)
    assert chances.chance(2, 30.0) == pytest.approx(0.9526, abs=1e-4)
    assert chances.chance(2, 0.0) == 0.5
    assert [chances.scale(stage) for stage in range(5)] == [10.0, 10.0, 10.0, 4.0, 4.0]
    assert chances.chance(3, 1e9) == 1.0
    assert chances.chance(3, -1e9) == 0.0


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.name)
def test_chances_grow_with_the_margin_and_with_the_game(game: Game) -> None:
    mind = mind_of(game.name)
    found = [chance(mind, game, 2, float(margin)) for margin in range(-40, 41, 5)]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    scales = winning(mind).scales
    assert len(scales) > 2
    assert scales[-1] == min(scales) < scales[0], "at the end a lead is worth most"


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.name)
def test_the_chances_of_all_seats_are_one_and_two_mirror_each_other(game: Game) -> None:
    mind = mind_of(game.name)
    for points in ([50.0, 41.5], [50.0, 41.5, 49.0], [9.0, 9.0, 9.0, 200.0]):
        state = game.setup(game.rules(len(points)))
        found = mind.chances(state, points)
        assert sum(found) == pytest.approx(1.0)
        assert sorted(range(len(points)), key=lambda seat: found[seat]) == sorted(
            range(len(points)), key=lambda seat: points[seat]
        )
    one, two = mind.chances(game.setup(game.rules(2)), [50.0, 41.5])
    assert one == pytest.approx(1.0 - two) == pytest.approx(chance(mind, game, 2, 8.5))
    level = mind.chances(game.setup(game.rules(3)), [7.0, 7.0, 7.0])
    assert level == pytest.approx([1 / 3] * 3)


def test_who_plays_alone_has_no_chance_and_neither_has_a_game_without_scales() -> None:
    game, mind = game_named("sweet-lands"), mind_of("sweet-lands")
    alone = game.setup(game.rules(1))
    assert mind.chance(alone, 10.0) is None
    assert mind.chances(alone, [100.0]) == []
    mind.winning = None
    two = game.setup(game.rules(2))
    assert mind.chance(two, 10.0) is None
    assert mind.chances(two, [100.0, 90.0]) == []
    assert Mind(mind.player, mind.encoder).winning is None


def test_no_game_is_told_to_be_won_before_it_is() -> None:
    assert [percent(each) for each in (0.0, 0.004, 0.012, 0.5, 0.626, 0.994, 1.0)] == [
        1,
        1,
        1,
        50,
        63,
        99,
        99,
    ]


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.name)
def test_a_hint_tells_what_its_margin_is_worth(game: Game) -> None:
    mind = mind_of(game.name)
    state, rng = game.setup(game.rules(2)), Rng("chance")
    play_nature(state, rng)
    while len(legal_moves(state, decider(state))) < 4:
        play_trusted(state, decider(state), legal_moves(state, decider(state))[0])
        play_nature(state, rng)
    view = game.view(state, int(decider(state)))
    found = advise(mind, view, Rng("hint"), 1)
    assert len(found) > 1
    for each in found:
        assert each.chance == mind.chance(state, each.margin)
    mind.winning = None
    assert {each.chance for each in advise(mind, view, Rng("hint"), 1)} == {None}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": 2}, "file: expected format 1, got 2"),
        ({"game": "artificium"}, "file: expected game keyflower, got 'artificium'"),
        ({"version": 9}, "file: expected version 1, got 9"),
        ({"stages": []}, "expected chances of format 1, got IndexError"),
        ({"stages": None}, "expected chances of format 1, got TypeError"),
        ({"stages": [{"stage": 0}]}, "expected chances of format 1, got KeyError: 'scale'"),
        ({"stages": [{"stage": 0, "scale": "much"}]}, "expected chances of format 1, got "),
        ({"stages": [{"stage": 0, "scale": 0}]}, "expected scales of more than 0 points, got 0"),
        ({"stages": [{"stage": 0, "scale": float("nan")}]}, "expected scales of more than 0 points, got nan"),
        (
            {"stages": [{"stage": 0, "scale": 1}, {"stage": 2, "scale": 1}]},
            "expected one stage after the other, got [0, 2]",
        ),
    ],
)
def test_a_file_that_tells_no_chances_is_told_so(change: dict[str, object], expected: str) -> None:
    scene = mind_of("keyflower").scene
    assert scene is not None
    with pytest.raises(DataError) as refused:
        chances_from(scene, json.dumps({**json.loads(TEXT), **change}), "file")
    assert expected in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", "null"])
def test_what_is_no_file_of_chances_is_refused(text: str) -> None:
    scene = mind_of("keyflower").scene
    assert scene is not None
    with pytest.raises(DataError, match="file: expected chances of format 1, got"):
        chances_from(scene, text, "file")
