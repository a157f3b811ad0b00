"""What people are told, learned from games of all levels: nearer to what comes than what bots go by."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from artel.bots import strengths
from artel.bots.search.mind import margin, scores_of
from artel.bots.search.minds import mind_of
from artel.bots.search.values import OUTCOMES, values_from
from artel.cli.main import main
from artel.games import GAMES, game_named
from artel.kernel.agenda import sample
from artel.kernel.game import NATURE, Game, Rng, State, decider, legal_moves, play_trusted
from artel.learn.chances import network_of
from artel.learn.experience import Experience
from artel.learn.fitting import APART
from artel.learn.outcomes import at_once, outcomes_of, rules_drawn

LEARNED = [
    game.name for game in GAMES if (files(f"artel.bots.{game.name.replace('-', '_')}") / OUTCOMES).is_file()
]


def test_the_same_games_teach_the_same_whoever_plays_them() -> None:
    whole = outcomes_of("artificium", 0, 3, "same")
    parts = Experience(whole.width)
    for number in range(3):
        parts.add(outcomes_of("artificium", number, 1, "same"))
    assert parts == whole
    assert set(whole.games) == {0, 1, 2}
    seats = [rules_drawn("artificium", number, "same").players for number in range(3)]
    assert len(whole.points) == 4 * sum(seats), "the ends of three rounds and of the game"
    assert outcomes_of("artificium", 0, 1, "other").features != parts.features[: len(parts.features) // 3]


def test_games_that_are_measured_on_are_of_every_kind() -> None:
    for apart in (True, False):
        drawn = [rules_drawn("sweet-lands", n, "kinds") for n in range(200) if (n % APART == 0) is apart]
        assert {rules.players for rules in drawn} == {1, 2, 3, 4}
        drawn = [rules_drawn("keyflower", n, "kinds") for n in range(200) if (n % APART == 0) is apart]
        assert {2, 3, 4} <= {rules.players for rules in drawn}
        assert 0 < sum(len(rules.modules) > 1 for rules in drawn) < len(drawn) // 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_thinks_in_games_that_are_learned_from(game: Game) -> None:
    """Each level overlooks what it does, and follows its instinct as often; always where it would think."""
    mind = mind_of(game.name)
    for strength in strengths(game.name):
        quick = at_once(mind, strength).strength
        assert (quick.thoughts, quick.overlooks, quick.instinct) == (0, strength.overlooks, strength.instinct)
        assert quick.attends == (1000 if strength.thoughts else strength.attends)


def stage_ends(name: str, number: int) -> tuple[list[State], State]:
    """Where the stages of a game between instinct and the quick player have just ended, and its end."""
    game, mind, rng = game_named(name), mind_of(name), Rng(f"{name} {number}")
    state = game.setup(game.rules(2))
    found: list[State] = []
    stage = mind.stage(state)
    while state.agenda:
        seat = int(decider(state))
        if mind.stage(state) != stage:
            stage = mind.stage(state)
            found.append(state.clone())
        if seat == NATURE:
            play_trusted(state, NATURE, sample(state, rng))
            continue
        moves = legal_moves(state, seat)
        move = mind.instinctive(state, seat, moves) if seat == number % 2 else -1
        play_trusted(state, seat, mind.decide(state, seat, moves, rng) if move < 0 else move)
    return found, state


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_promised_is_nearer_to_what_comes(name: str) -> None:
    """Points and margins, between one who has learned much and one who has not."""
    mind = mind_of(name)
    missed, by_values = 0.0, 0.0
    for number in range(4):
        ends, final = stage_ends(name, number)
        came = scores_of(final)
        for state in ends:
            for points, values in zip(
                sides(mind.promises(state, False), came), sides(mind.values(state), came), strict=True
            ):
                missed, by_values = missed + points, by_values + values
        assert mind.promises(final, True) == came
    assert 0.0 < missed < by_values


def sides(expected: list[float], came: list[float]) -> list[float]:
    """By what squares points and margins were missed."""
    return [
        square
        for seat in range(len(came))
        for square in (
            (expected[seat] - came[seat]) ** 2,
            (margin(expected, seat) - margin(came, seat)) ** 2,
        )
    ]


def test_where_nothing_of_the_kind_was_learned_people_are_told_what_bots_play_by() -> None:
    assert set(LEARNED) == {"keyflower", "sweet-lands"}
    mind = mind_of("artificium")
    ends, _ = stage_ends("artificium", 0)
    assert [mind.promises(state, False) for state in ends] == [mind.values(state) for state in ends]


@pytest.mark.parametrize("name", LEARNED)
def test_the_shipped_outcomes_say_how_they_were_made(name: str) -> None:
    text = (files(f"artel.bots.{name.replace('-', '_')}") / OUTCOMES).read_text(encoding="utf-8")
    values_from(mind_of(name).encoder, text, OUTCOMES)
    recipe = json.loads(text)["recipe"]
    assert recipe["command"] == "artel train --what outcomes"
    assert recipe["games"] >= 1000
    assert recipe["network"] == network_of(name), "another network: learn what comes of it"


def test_the_command_writes_a_file_that_is_the_same_whoever_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for jobs in ("1", "2"):
        out = tmp_path / f"outcomes-{jobs}.json"
        wish = ["train", "artificium", "--what", "outcomes", "--games", "12", "--seed", "small", "--json"]
        assert main([*wish, "--jobs", jobs, "--out", str(out)]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["game"], told["games"], set(told["explained"])) == (
            "artificium",
            12,
            {"2", "3", "4", "5"},
        )
        data = json.loads(out.read_text(encoding="utf-8"))
        del data["recipe"]["seconds"]
        texts.append(json.dumps(data))
    assert texts[0] == texts[1]


def test_outcomes_are_learned_in_one_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "outcomes.json"
    wish = ["train", "artificium", "--what", "outcomes", "--games", "5", "--rounds", "2", "--out", str(out)]
    assert main(wish) == 2
    assert "expected one round from the beginning for outcomes" in capsys.readouterr().err
    assert not out.exists()
