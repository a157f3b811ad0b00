"""Learning: games teach the same in every run, values find what made the points, and the command."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest

from artel.bots.artificium.encode import ArtificiumEncoder
from artel.bots.search.minds import mind_of
from artel.bots.search.values import values_from
from artel.cli.main import main
from artel.games import GAMES, game_named
from artel.kernel.game import Game
from artel.learn.experience import Experience, play
from artel.learn.fitting import fit, text_of
from artel.learn.rounds import Playing, experience_of
from artel.learn.schedule import plain_rules, rules_of_game

ENCODER = ArtificiumEncoder()
SEATS = 2
QUICKLY = Playing(thoughts=4, moves=3, plain=False)


def test_a_game_teaches_how_every_seat_stood_at_every_end_of_a_round() -> None:
    game, mind = game_named("artificium"), mind_of("artificium")
    rules = game.rules(SEATS)
    found = play(rules, mind.player, mind, mind.encoder, 3, "teach")
    assert list(found.stages) == [stage for stage in (2, 3, 4, 5) for _ in range(SEATS)]
    assert len(found.points) == len(found.stages) == len(found.games)
    assert len(found.features) == found.width * len(found.stages)
    assert list(found.points[:SEATS]) == list(found.points[-SEATS:]), "the same seats, the same end"
    assert set(found.games) == {3}


def test_the_same_games_teach_the_same_whoever_plays_them() -> None:
    whole = experience_of("artificium", "", QUICKLY, 0, 3, "same")
    parts = Experience(whole.width)
    for first in range(3):
        parts.add(experience_of("artificium", "", QUICKLY, first, 1, "same"))
    assert parts == whole
    assert experience_of("artificium", "", QUICKLY, 0, 1, "other").features != parts.features[: whole.width]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_number_of_seats_and_modules_in_mixtures_are_learned_from(game: Game) -> None:
    drawn = [rules_of_game(game, number, "mixture") for number in range(120)]
    assert {rules.players for rules in drawn} == set(range(game.min_players, game.max_players + 1))
    if len(game.module_names()) > 1:
        modules = {module for rules in drawn for module in rules.modules}
        assert set(game.module_names()) <= modules
    again = [rules_of_game(game, number, "mixture") for number in range(120)]
    assert [(rules.players, rules.modules) for rules in again] == [
        (rules.players, rules.modules) for rules in drawn
    ]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_plain_games_are_for_two_to_four_without_modules(game: Game) -> None:
    """And for one, where one can play alone."""
    seats = [2, 2, 3, 4, *[1] * (game.min_players == 1)]
    drawn = [plain_rules(game, number, "plain") for number in range(2 * len(seats))]
    assert [rules.players for rules in drawn] == seats * 2
    assert {rules.modules for rules in drawn} == {game.rules(2).modules}


def made_up(rows: int) -> Experience:
    """Seats whose points are 30, with 5 for each of the first feature, less 2 for each of the third."""
    found = Experience(len(ENCODER.names))
    for number in range(rows):
        row = ENCODER.buffer()
        row[0], row[1], row[2] = float(number % 7), float(number % 3), float(number % 5)
        found.features.extend(row)
        found.points.append(30 + 5 * row[0] - 2 * row[2])
        found.stages.append(2)
        found.games.append(number)
    return found


def test_what_made_the_points_is_found() -> None:
    data = fit(ENCODER, made_up(20_000), {"seed": "made up"})
    stage = data["stages"][0]
    assert stage["weights"][:4] == pytest.approx([5.0, 0.0, -2.0, 0.0], abs=0.15)
    assert stage["bias"] == pytest.approx(30.0, abs=0.6)
    assert stage["explained"] > 0.99
    values = values_from(ENCODER, text_of(data), "fitted")
    row = ENCODER.buffer()
    row[0] = 2.0
    assert values.points(2, row) == pytest.approx(40.0, abs=0.8)


def test_points_that_follow_from_nothing_are_not_explained() -> None:
    found = made_up(4000)
    found.points = array("f", [float((number * 7919) % 61) for number in range(4000)])
    assert abs(fit(ENCODER, found, {})["stages"][0]["explained"]) < 0.1


def test_the_command_writes_values_that_bots_can_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "values.json"
    given = ["train", "artificium", "--games", "4", "--rounds", "2", "--later", "1", "--thoughts", "2"]
    assert main([*given, "--seed", "t", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["games"] for each in told["rounds"]] == [4, 1]
    assert set(told["explained"]) == {"2", "3", "4", "5"}
    values_from(ENCODER, out.read_text(encoding="utf-8"), "trained")
    recipe = json.loads(out.read_text(encoding="utf-8"))["recipe"]
    assert recipe["rounds"][0]["seed"] == "t/0"


def test_learning_goes_on_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert main(["train", "artificium", "--games", "4", "--seed", "t", "--out", str(first), "--json"]) == 0
    further = [
        "--from",
        str(first),
        "--later",
        "2",
        "--thoughts",
        "2",
        "--moves",
        "2",
        "--plain",
        "--seed",
        "t",
    ]
    assert main(["train", "artificium", *further, "--out", str(second), "--json"]) == 0
    rounds = json.loads(second.read_text(encoding="utf-8"))["recipe"]["rounds"]
    assert [(each["round"], each["games"], each["seed"]) for each in rounds] == [(1, 4, "t/0"), (2, 2, "t/1")]
    assert (rounds[1]["thoughts"], rounds[1]["moves"], rounds[1]["plain"]) == (2, 2, True)
    before, after = (json.loads(path.read_text(encoding="utf-8"))["stages"] for path in (first, second))
    assert before[0]["weights"] != after[0]["weights"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, "expected a file of values"),
        ("{}", "expected learned values of format"),
        ("[" * 11_000_000, "at most"),
    ],
)
def test_values_to_go_on_from_must_be_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, expected: str
) -> None:
    begin = tmp_path / "begin.json"
    if text is not None:
        begin.write_text(text, encoding="utf-8")
    out = tmp_path / "out.json"
    assert main(["train", "artificium", "--from", str(begin), "--out", str(out)]) == 2
    assert expected in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("recipe", [[], {}, {"rounds": 2}])
def test_values_to_go_on_from_tell_how_they_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], recipe: object
) -> None:
    begin = tmp_path / "begin.json"
    begin.write_text(text_of({**fit(ENCODER, made_up(10), {}), "recipe": recipe}), encoding="utf-8")
    assert main(["train", "artificium", "--from", str(begin), "--out", str(tmp_path / "out.json")]) == 2
    assert "expected a recipe with the rounds that led there" in capsys.readouterr().err


def test_bad_wishes_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "artificium", "--out", str(tmp_path / "none" / "values.json")]) == 2
    assert "expected a folder to write to" in capsys.readouterr().err
    assert main(["train", "artificium", "--games", "0", "--out", "values.json"]) == 2
    assert main(["train", "ludo", "--out", "values.json"]) == 2


def test_what_the_fitting_needs_is_told_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("artel.cli.train.find_spec", lambda name: None)
    assert main(["train", "artificium", "--out", str(tmp_path / "values.json")]) == 2
    assert "expected numpy for the fitting, got none" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
