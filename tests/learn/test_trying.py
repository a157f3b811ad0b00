"""Learning which moves are good: the same in every run, what makes the difference, and the command."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from artel.bots.search.minds import mind_of
from artel.bots.search.values import values_from
from artel.cli.main import main
from artel.learn.fitting import fit_moves
from artel.learn.trying import TRIED, Tries, tries_of

ENCODER = mind_of("artificium").moves
assert ENCODER is not None
WIDTH = len(ENCODER.names)


def test_the_same_games_teach_the_same_whoever_plays_them() -> None:
    whole = tries_of("artificium", 0, 2, "same")
    parts = Tries(WIDTH)
    for first in range(2):
        parts.add(tries_of("artificium", first, 1, "same"))
    assert parts == whole
    assert whole.count == len(set(whole.decisions)) > 10
    assert len(whole.features) == WIDTH * len(whole.gains)
    firsts = dict(reversed(list(zip(whole.decisions, whole.gains, strict=True))))
    assert set(firsts.values()) == {0.0}, "gains are measured from the quick player's move"
    assert max(list(whole.decisions).count(decision) for decision in set(whole.decisions)) <= TRIED


def made_up(of_what: int, stages: tuple[int, ...] = (1, 3)) -> Tries:
    """Decisions of which every move brings 4 points for each of a feature, besides what all bring."""
    chance, found = random.Random(1), Tries(WIDTH)
    for decision in range(400):
        common = chance.uniform(-20, 20)
        for _ in range(6):
            row = [chance.uniform(0, 2) for _ in range(WIDTH)]
            found.features.extend(row)
            found.gains.append(common + 4 * row[of_what] + chance.gauss(0, 1))
            found.deals.append(chance.choice([6, 18]))
            found.stages.append(stages[decision % len(stages)])
            found.decisions.append(decision)
            found.games.append(decision // 10)
    found.count = 400
    return found


def test_what_makes_a_move_better_is_found() -> None:
    assert ENCODER is not None
    data = fit_moves(ENCODER, made_up(3), {})
    assert [part["stage"] for part in data["stages"]] == [1, 2, 3]
    for part in data["stages"]:
        assert part["explained"] > 0.6
        assert part["weights"][3] == max(part["weights"]) > 2.5
        assert part["bias"] == 0.0
    first, between, last = (part["weights"] for part in data["stages"])
    assert between == first != last, "a stage without decisions has the weights of the one before"


def test_where_moves_tell_nothing_nothing_is_guessed() -> None:
    assert ENCODER is not None
    found = made_up(3)
    chance = random.Random(2)
    for at in range(len(found.gains)):
        found.gains[at] = chance.gauss(0, 5)
    for part in fit_moves(ENCODER, found, {})["stages"]:
        assert not any(part["weights"])


def test_the_command_writes_guesses_that_bots_can_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ENCODER is not None
    out = tmp_path / "guesses.json"
    wish = [
        "train",
        "artificium",
        "--what",
        "moves",
        "--games",
        "2",
        "--jobs",
        "1",
        "--out",
        str(out),
        "--json",
    ]
    assert main(wish) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"]) == ("artificium", 2)
    assert told["decisions"] > 10
    values_from(ENCODER, out.read_text(encoding="utf-8"), "guesses")
    assert json.loads(out.read_text(encoding="utf-8"))["recipe"]["command"] == "artel train --what moves"
    assert main([*wish, "--rounds", "2"]) == 2
    assert "expected one round from the beginning for moves" in capsys.readouterr().err
