"""Chances learned from games: what is noted, the scale that made it is found again, and the command."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from artel.bots.search.chances import CHANCES, chance_of, chances_from
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene
from artel.cli.main import main
from artel.games import GAMES, game_named
from artel.kernel.rng import Rng
from artel.learn.chances import LEAST_SCALE, MOST_SCALE, fit_chances, kept_apart, loss, network_of, scale_of
from artel.learn.foretelling import Foretold, foretold_of
from artel.learn.schedule import practice_rules

FINE = 1_000_000
SCENE = Scene("made-up", 3, [], [])


def made_up(scales: dict[int, float], games: int) -> Foretold:
    """Turns of games that are won exactly as often as these scales say."""
    rng, found = Rng("made up"), Foretold()
    for game in range(games):
        for stage, scale in scales.items():
            margin = int(rng.below(4001)) / 100 - 20.0
            found.stages.append(stage)
            found.players.append(2)
            found.margins.append(margin)
            found.won.append(1.0 if int(rng.below(FINE)) < FINE * chance_of(margin, scale) else 0.0)
            found.games.append(game)
    return found


def test_the_scale_that_made_the_games_is_found_again() -> None:
    data = fit_chances(SCENE, made_up({1: 12.0, 2: 4.0}, 5000), {"seed": "made up"})
    assert [each["stage"] for each in data["stages"]] == [1, 2]
    first, second = (each["scale"] for each in data["stages"])
    assert first == pytest.approx(12.0, rel=0.1)
    assert second == pytest.approx(4.0, rel=0.1)
    assert data["recipe"]["seed"] == "made up"
    assert data["recipe"]["loss"] < 0.9 * data["recipe"]["constant"] == pytest.approx(0.9 * 0.6931, abs=1e-3)
    tenths = data["recipe"]["tenths"]
    assert len(tenths) == 10
    assert 1700 < sum(count for _, _, count in tenths) < 2300, "a fifth of the games is measured on"
    assert all(abs(promised - came) < 0.12 for promised, came, _ in tenths)
    assert chances_from(SCENE, json.dumps(data), "fitted").scale(9) == second


def test_games_of_every_kind_are_kept_apart() -> None:
    """Kinds follow each other by the numbers of the games, as `practice_rules` has them."""
    found = made_up({1: 5.0}, 600)
    apart = kept_apart(found)
    assert 90 < len(apart) < 150
    assert {game % 5 for game in apart} == set(range(5))


def test_a_stage_without_turns_has_the_scale_of_the_one_before() -> None:
    data = fit_chances(SCENE, made_up({0: 9.0, 2: 3.0}, 400), {})
    first, second, _ = data["stages"]
    assert second == {"stage": 1, "turns": 0, "scale": first["scale"]}


def test_no_scale_is_beyond_its_bounds() -> None:
    """Where the better always wins, the smallest; where the worse does, the largest."""
    assert scale_of([5.0, -5.0], [1.0, 0.0]) == pytest.approx(LEAST_SCALE, rel=1e-3)
    assert scale_of([5.0, -5.0], [0.0, 1.0]) == pytest.approx(MOST_SCALE, rel=1e-3)


def test_a_shared_victory_counts_for_its_part_and_no_surprise_without_end() -> None:
    assert loss(0.5, 0.5) == pytest.approx(0.6931, abs=1e-4)
    assert loss(0.0, 1.0) < 14.0


def test_what_was_foretold_is_the_same_whoever_plays_the_games() -> None:
    whole = foretold_of("artificium", 0, 3, "same")
    parts = Foretold()
    for number in range(3):
        parts.add(foretold_of("artificium", number, 1, "same"))
    assert parts == whole
    assert set(whole.games) == {0, 1, 2}
    for number in range(3):
        seats = practice_rules(game_named("artificium"), number, "same").players
        assert {whole.players[row] for row, game in enumerate(whole.games) if game == number} == {seats}
    assert {0.0, 1.0} <= set(whole.won)
    assert len(set(whole.margins)) > 100


def test_who_plays_alone_foretells_nothing() -> None:
    game = game_named("sweet-lands")
    alone = next(n for n in range(99) if practice_rules(game, n, "alone").players == 1)
    assert len(foretold_of("sweet-lands", alone, 1, "alone").won) == 0


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_shipped_chances_say_how_they_were_made_and_foretell_games_kept_apart(name: str) -> None:
    folder = files(f"artel.bots.{name.replace('-', '_')}")
    recipe = json.loads((folder / CHANCES).read_text(encoding="utf-8"))["recipe"]
    assert recipe["command"] == "artel train --what chances"
    assert recipe["network"] == network_of(name), "another network has other scales: learn its chances"
    assert recipe["loss"] < 0.9 * recipe["constant"]
    assert all(abs(promised - came) < 0.1 for promised, came, _ in recipe["tenths"])


def test_the_command_writes_a_file_that_is_the_same_whoever_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for jobs in ("1", "2"):
        out = tmp_path / f"chances-{jobs}.json"
        wish = ["train", "artificium", "--what", "chances", "--games", "12", "--seed", "small", "--json"]
        assert main([*wish, "--jobs", jobs, "--out", str(out)]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["game"], told["games"], told["seed"]) == ("artificium", 12, "small")
        data = json.loads(out.read_text(encoding="utf-8"))
        assert {str(each["stage"]): each["scale"] for each in data["stages"]} == told["scales"]
        del data["recipe"]["seconds"]
        texts.append(json.dumps(data))
        scene = mind_of("artificium").scene
        assert scene is not None
        assert chances_from(scene, out.read_text(encoding="utf-8"), "file").first == 1
    assert texts[0] == texts[1]


def test_what_cannot_be_learned_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = ["train", "artificium", "--what", "chances", "--out", str(tmp_path / "chances.json"), "--games"]
    assert main([*wish, "1"]) == 2
    assert "expected games of two or more to learn from" in capsys.readouterr().err
    assert main([*wish, "5", "--rounds", "2"]) == 2
    assert "expected one round from the beginning for chances" in capsys.readouterr().err
    mind = mind_of("artificium")
    monkeypatch.setattr("artel.cli.train_chances.mind_of", lambda name: Mind(mind.player, mind.encoder))
    assert main([*wish, "5"]) == 2
    assert "expected a game whose bots have an instinct, got artificium" in capsys.readouterr().err
