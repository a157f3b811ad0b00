"""Games that an instinct learns from, and what it learns."""

from __future__ import annotations

import json
import math
import random
from array import array
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from artel.bots.search.instinct import INSTINCT, drawn, instinct_from, packed, unpacked
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene
from artel.cli.main import main
from artel.games import GAMES, game_named
from artel.kernel.rng import Rng
from artel.learn.playing_much import KINDS, LEAGUE, turns_of
from artel.learn.schedule import practice_rules

TEXT = (files("artel.bots.keyflower") / INSTINCT).read_text(encoding="utf-8")
HAS_TORCH = find_spec("torch") is not None


def numbers(pack: dict[str, bytes], name: str) -> array[Any]:
    found: array[Any] = array(KINDS[name])
    found.frombytes(pack[name])
    return found


def test_what_is_kept_of_games_fits_together_whoever_plays_them() -> None:
    whole = turns_of("keyflower", TEXT, "", 1, 2, "same")
    parts = [turns_of("keyflower", TEXT, "", number, 1, "same") for number in (1, 2)]
    for name in KINDS:
        if name != "course":
            assert whole[name] == b"".join(part[name] for part in parts), name
    counts, picked = numbers(whole, "moves"), numbers(whole, "picked")
    assert len(counts) == len(picked) == len(numbers(whole, "course")) > 60
    assert all(0 <= at < count for at, count in zip(picked, counts, strict=True))
    assert sum(counts) == len(numbers(whole, "liking")) == len(numbers(whole, "seen"))
    assert sum(numbers(whole, "seen")) == len(numbers(whole, "seen_at")) == len(numbers(whole, "seen_of"))
    assert sum(numbers(whole, "around")) == len(numbers(whole, "around_at"))
    assert all(odds <= 1e-6 for odds in numbers(whole, "odds"))
    # Game 1 is for two, game 2 for three.
    assert set(numbers(whole, "course")) == set(range(5))
    gained, points = numbers(whole, "gained"), numbers(whole, "points")
    assert gained[0] == points[0] - points[1] == -gained[1]
    assert gained[2] == points[2] - max(points[3:])


def test_some_games_are_played_against_an_instinct_of_earlier_and_only_the_learner_learns() -> None:
    """Of games 3 and 4 the second is of the league: one seat alone learns there."""
    data = json.loads(TEXT)
    older = json.dumps({**data, "weights": packed([0.0] * len(unpacked(data["weights"])))})
    found = turns_of("keyflower", TEXT, older, LEAGUE - 2, 2, "league")
    seats = [practice_rules(game_named("keyflower"), LEAGUE - each, "league").players for each in (2, 1)]
    courses = set(numbers(found, "course"))
    assert {course for course in courses if course < seats[0]} == set(range(seats[0]))
    assert len([course for course in courses if course >= seats[0]]) == 1
    assert len(numbers(found, "gained")) == sum(seats)
    alone = turns_of("keyflower", TEXT, "", LEAGUE - 1, 1, "league")
    assert len(set(numbers(alone, "course"))) == seats[1], "without anybody earlier it meets itself"


def test_practice_is_mostly_plain_and_sometimes_of_any_kind() -> None:
    for game in GAMES:
        rules = [practice_rules(game, number, "kinds") for number in range(120)]
        plain = [each for each in rules if each.modules == game.rules(2).modules]
        assert len(plain) > 90
        assert {2, 3, 4} <= {each.players for each in plain}
        assert (1 in {each.players for each in plain}) == (game.min_players == 1)
        if len(game.module_names()) > len(game.default_modules):
            assert len(plain) < 120


def test_better_liked_moves_are_drawn_more_often() -> None:
    rng = Rng("drawn")
    found = [drawn([0.0, 1.0986123, -60.0], rng) for _ in range(2000)]
    assert 0.70 < found.count(1) / 2000 < 0.80
    assert found.count(2) == 0


def test_without_torch_the_command_says_what_it_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = ["train", "keyflower", "--what", "instinct", "--games", "1", "--out", str(tmp_path / "x")]
    assert main([*wish, "--rounds", "2"]) == 2
    assert "expected one round for instinct, got --rounds 2" in capsys.readouterr().err
    with monkeypatch.context() as without:
        mind = mind_of("keyflower")
        without.setattr("artel.cli.train_instinct.mind_of", lambda name: Mind(mind.player, mind.encoder))
        assert main(wish) == 2
    assert "expected a game whose bots have an instinct, got keyflower" in capsys.readouterr().err
    monkeypatch.setattr("artel.cli.train_instinct.find_spec", lambda name: None)
    assert main(wish) == 2
    assert "expected torch for an instinct, got none" in capsys.readouterr().err


@pytest.mark.skipif(
    not HAS_TORCH, reason="the network is fitted with torch, which only the train extra brings"
)
def test_a_network_learns_which_of_two_moves_wins() -> None:
    """A made-up game of one turn: the move with the second feature gains 20 points, the other loses them."""
    from artel.learn.schooling import School, read

    # The last feature is never met.
    scene = Scene("made-up", 1, [("a", "x", "")], [("m", name, "") for name in ("y", "z", "never")])
    school, chance = School(scene, 8, 4, 0.01, 1), random.Random(5)
    for _ in range(40):
        odds = school_odds(school)
        kept: dict[str, array[Any]] = {name: array(kind) for name, kind in KINDS.items()}
        for course in range(64):
            picked = int(chance.random() < odds)
            add_turn(kept, course, picked, odds)
        school.learn(read([{name: each.tobytes() for name, each in kept.items()}], KINDS), 0.01)
    assert school_odds(school) > 0.9
    weights = school.weights()
    assert len(weights) == (4 * 8 + 8 + 8 * 4 + 4 + 4 + 1) + (8 + 8 + 8 * 4 + 4 + 4 + 1)
    assert weights[3 * 8 : 4 * 8] == [0.0] * 8, "of what was never met nothing was learned"
    other = School(scene, 8, 4, 0.01, 2)
    other.take(weights)
    assert other.weights() == weights
    assert school_odds(other) == pytest.approx(school_odds(school))


def add_turn(kept: dict[str, array[Any]], course: int, picked: int, odds: float) -> None:
    for name, value in (("course", course), ("picked", picked), ("moves", 2), ("around", 1)):
        kept[name].append(value)
    kept["odds"].append(math.log(odds if picked else 1 - odds))
    kept["around_at"].append(0)
    kept["around_of"].append(1.0)
    for at in (1, 2):
        kept["liking"].append(0.0)
        kept["seen"].append(1)
        kept["seen_at"].append(at)
        kept["seen_of"].append(1.0)
    kept["gained"].append(20.0 if picked else -20.0)
    kept["points"].append(0.0)


def school_odds(school: object) -> float:
    """How likely the second move is."""
    from artel.learn.schooling import School, read

    assert isinstance(school, School)
    kept: dict[str, array[Any]] = {name: array(kind) for name, kind in KINDS.items()}
    add_turn(kept, 0, 1, 0.5)
    turns = read([{name: each.tobytes() for name, each in kept.items()}], KINDS)
    return float(school.odds(school.batch(turns))[0].detach().exp()[0])


@pytest.mark.skipif(
    not HAS_TORCH, reason="the network is fitted with torch, which only the train extra brings"
)
def test_the_command_writes_an_instinct_that_bots_can_use_and_goes_on_from_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "instinct.json"
    wish = [
        "train",
        "keyflower",
        "--what",
        "instinct",
        "--games",
        "4",
        "--json",
        "--jobs",
        "1",
        "--out",
        str(out),
    ]
    assert main(wish) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    scene = mind_of("keyflower").scene
    assert scene is not None
    instinct_from(scene, out.read_text(encoding="utf-8"), "learned")
    first = json.loads(out.read_text(encoding="utf-8"))
    assert main([*wish, "--from", str(out)]) == 0
    second = json.loads(out.read_text(encoding="utf-8"))
    assert second["recipe"]["after"] == [first["recipe"]]
    assert second["weights"] != first["weights"]
    out.write_text("{}", encoding="utf-8")
    assert main([*wish, "--from", str(out)]) == 2
    assert "expected an instinct to go on from" in capsys.readouterr().err
