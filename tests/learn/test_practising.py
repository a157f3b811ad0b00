"""Practice: the same in every run, what pays off is done more, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.values import values_from
from artel.cli.main import main
from artel.games import game_named
from artel.games.keyflower.state import COLOUR_COUNT, KeyflowerState
from artel.kernel.game import State
from artel.kernel.numbers import row_of
from artel.learn.practising import STEP, Habits, Lesson, Practice, beginning, lesson_of

KEYFLOWER = mind_of("keyflower")
ENCODER = KEYFLOWER.moves
assert ENCODER is not None
NAMES = ENCODER.names
WIDTH = len(NAMES)


class Idle(Mind):
    """Whoever has most workers left at the end of a season thinks that it stands best."""

    def __init__(self) -> None:
        super().__init__(KEYFLOWER.player, KEYFLOWER.encoder, ENCODER)

    def stage(self, state: State) -> int:
        return int(KEYFLOWER.stage(state))

    def familiar(self, state: State, seat: int, moves: list[int]) -> tuple[list[int], list[list[float]]]:
        return KEYFLOWER.familiar(state, seat, moves)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, KeyflowerState)
        players = range(state.rules.players)
        return [float(sum(row_of(state.screen, seat, COLOUR_COUNT))) for seat in players]


def practised(mind: Mind, batches: int, games: int) -> Habits:
    habits, rules = Habits(WIDTH), game_named("keyflower").rules(2)
    for batch in range(batches):
        lesson = Lesson({}, 0, 0.0)
        for number in range(batch * games, (batch + 1) * games):
            practice = Practice(rules, mind, dict(habits.by_stage), number, "idle")
            practice.run()
            lesson.add(practice.lesson)
        habits.change(lesson, games, 1.0)
    return habits


def test_what_pays_off_is_done_more() -> None:
    """Where workers that stay at home count, people learn in a few dozen games to pass and to place few."""
    spring = practised(Idle(), 12, 8).by_stage[0]
    liked = dict(zip(NAMES, spring, strict=True))
    assert liked["pass"] > 5 * STEP
    assert liked["count"] < -5 * STEP
    assert liked["bid"] < 0.0


def test_the_same_games_teach_the_same_whoever_plays_them() -> None:
    habits = {0: [0.5] * WIDTH}
    whole = lesson_of("keyflower", habits, 3, 2, "same")
    parts = Lesson({}, 0, 0.0)
    for number in (3, 4):
        parts.add(lesson_of("keyflower", habits, number, 1, "same"))
    assert parts == whole
    assert whole.moves > 20
    assert set(whole.directions) == {0, 2, 4, 6}
    assert habits == {0: [0.5] * WIDTH}, "whoever practises leaves the habits that it was given as they are"


def test_a_step_is_as_long_as_its_direction_is_clear() -> None:
    habits = Habits(2)
    for sign in (1.0, 1.0, 1.0, -1.0):
        habits.change(Lesson({2: [40.0, 40.0 * sign]}, 1, 0.0), 1, 1.0)
    always, mostly = (now - then for now, then in zip(habits.by_stage[2], beginning(2), strict=True))
    assert always == pytest.approx(4 * STEP)
    assert 0.0 < mostly < 4 * STEP
    habits.change(Lesson({2: [40.0, 40.0]}, 1, 0.0), 1, 0.0)
    assert habits.by_stage[2][0] == pytest.approx(1.0 + 4 * STEP), "at the end nothing changes any more"
    habits.change(Lesson({4: [1.0, 0.0]}, 1, 0.0), 1, 1.0)
    told = habits.stages()
    assert [part["stage"] for part in told] == [2, 3, 4]
    assert told[0]["weights"] == told[1]["weights"] != told[2]["weights"]


def test_the_command_writes_habits_that_bots_can_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ENCODER is not None
    out = tmp_path / "habits.json"
    wish = ["train", "keyflower", "--what", "habits", "--games", "12", "--json", "--jobs"]
    written = []
    for jobs in ("1", "2"):
        assert main([*wish, jobs, "--out", str(out)]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["game"], told["games"]) == ("keyflower", 12)
        data = json.loads(out.read_text(encoding="utf-8"))
        assert data["recipe"]["command"] == "artel train --what habits"
        written.append(data["stages"])
    assert written[0] == written[1], "it does not matter who plays"
    values_from(ENCODER, out.read_text(encoding="utf-8"), "habits")
    assert main([*wish, "1", "--out", str(out), "--rounds", "2"]) == 2
    assert "expected one round from the beginning for habits" in capsys.readouterr().err
    assert main(["train", "artificium", "--what", "habits", "--games", "2", "--out", str(out)]) == 2
    assert "expected a game whose bots have habits, got artificium" in capsys.readouterr().err
