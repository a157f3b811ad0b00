"""Hints: the best few moves with their reasons, the same whatever is hidden, and words for every reason."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from artel.bots.search.advice import LEAST, LEAST_AGAINST, MOST_REASONS, RIVALS, advise, parts, told_of
from artel.bots.search.encoder import COMMON
from artel.bots.search.mind import Mind
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import MOST_TOLD, Weighed
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, State, View, decider, legal_moves, play_nature, play_trusted

LANGUAGES = ("en", "ru", "it")
ROOT = Path(__file__).resolve().parents[2]
MINDED = [game for game in GAMES if has_mind(game.name)]
FEW = 1


@cache
def mind(game: str) -> Mind:
    return mind_of(game)


def moments(game: Game, count: int) -> list[tuple[State, View]]:
    """States in which somebody has a choice, and what that seat sees."""
    state, rng = game.setup(game.rules(2)), Rng(f"hints {game.name}")
    found: list[tuple[State, View]] = []
    while len(found) < count:
        play_nature(state, rng)
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        own = mind(game.name)
        worth_it = len(own.candidates(state, seat, moves, 3, Rng(0))) > 1 if len(moves) > 1 else False
        if worth_it and rng.below(4) == 0:
            found.append((state.clone(), game.view(state, seat)))
        play_trusted(state, seat, moves[rng.below(len(moves))])
    return found


def on_one_side(reasons: list[float]) -> bool:
    """Few reasons for it, the largest first; after them one at most against it."""
    forth = [points for points in reasons if points > 0]
    against = reasons[len(forth) :]
    few = len(forth) <= MOST_REASONS and len(against) <= 1
    large = all(points >= LEAST for points in forth) and all(points <= -LEAST_AGAINST for points in against)
    return few and large and forth == sorted(forth, reverse=True) and not (against and not forth)


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.name)
def test_a_hint_is_the_same_in_states_that_the_seat_cannot_tell_apart(game: Game) -> None:
    """And it tells the best first, with few reasons, which are on the right side."""
    differ = 0
    for state, view in moments(game, 2):
        other = game.redeal(view, Rng("another deal"))
        seen = game.view(other, view.seat)
        assert seen == view
        differ += game.to_data(other) != game.to_data(state)
        found = advise(mind(game.name), view, Rng("hint"), FEW)
        assert found == advise(mind(game.name), seen, Rng("hint"), FEW)
        assert 1 < len(found) <= MOST_TOLD
        assert {each.move for each in found} <= set(view.moves)
        best, *rest = found
        assert best.behind == 0.0
        assert on_one_side([points for _, points in best.reasons])
        assert all(on_one_side([-points for _, points in each.reasons]) for each in rest)
        assert all(each.margin <= best.margin for each in rest)
    assert differ, "expected something hidden in one of the states"


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.name)
def test_reasons_make_up_the_whole_difference(game: Game) -> None:
    """What its seat has more with one move than with another, and what the others have less."""
    own = mind(game.name)
    groups = own.learned.groups
    one = Weighed(1, 60.0, 5.0, 2, [float(number) for number in range(len(groups))])
    other = Weighed(2, 58.5, 1.0, 2, [1.0] * len(groups))
    found = dict(parts(own, one, other))
    assert set(found) == {*groups, RIVALS} - {COMMON}
    told = sum(each - 1.0 for each, group in zip(one.shares, groups, strict=True) if group != COMMON)
    assert sum(found.values()) == pytest.approx(told + 2.5)
    assert list(found.values()) == sorted(found.values(), key=lambda points: -abs(points))


def test_what_speaks_against_a_move_is_told_where_it_is_much() -> None:
    found = [("rivals", 9.1), ("goods", -7.2), ("workers", 4.4), ("tiles", 2.0), ("skills", -0.9)]
    assert told_of(found, 1.0) == [("rivals", 9.1), ("workers", 4.4), ("goods", -7.2)]
    assert told_of(found, -1.0) == [("goods", -7.2), ("skills", -0.9), ("rivals", 9.1)]
    assert told_of([("skills", -0.9), ("rivals", 0.2)], 1.0) == [("rivals", 0.2)]
    assert told_of([("goods", -7.2)], 1.0) == []


def test_one_move_alone_has_no_reason() -> None:
    game = game_named("artificium")
    state, rng = game.setup(game.rules(2)), Rng("alone")
    play_nature(state, rng)
    while len(moves := legal_moves(state, decider(state))) > 1:
        play_trusted(state, decider(state), moves[rng.below(len(moves))])
        play_nature(state, rng)
    view = game.view(state, int(decider(state)))
    (found,) = advise(mind("artificium"), view, Rng("one"), FEW)
    assert (found.move, found.reasons) == (view.moves[0], [])


@pytest.mark.parametrize("name", ["artificium", "sweet-lands"])
def test_where_one_move_alone_comes_to_mind_that_one_is_told(name: str) -> None:
    """Others are legal, but nobody who has played much would think of them."""
    game, own = game_named(name), mind(name)
    state, rng = game.setup(game.rules(3)), Rng("one comes to mind")
    while True:
        play_nature(state, rng)
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        if len(moves) > 1 and len(own.liked(state, seat, moves, MOST_TOLD).moves) == 1:
            break
        play_trusted(state, seat, own.decide(state, seat, moves, rng))
    (found,) = advise(own, game.view(state, seat), Rng("hint"), FEW)
    assert found.move in moves
    assert (found.behind, found.reasons) == (0.0, [])
    assert found.points > 0.0


def test_a_game_that_has_no_bots_here_has_no_mind() -> None:
    assert not has_mind("choices")
    assert not has_mind("no-such-game")
    assert {"artificium", "keyflower"} <= {game.name for game in MINDED}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.name)
def test_every_reason_has_its_words(game: Game, language: str) -> None:
    text = (ROOT / "locales" / language / "groups.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^group-([a-z-]+) =", text, re.MULTILINE))
    groups = {*mind(game.name).encoder.groups, RIVALS} - {COMMON}
    assert len(groups) > 3
    assert groups - named == set()
