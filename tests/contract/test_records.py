"""A record replays to the same game, whole or in part: taking moves back is replaying fewer."""

from __future__ import annotations

import pytest

from artel.kernel.game import Log
from artel.kernel.log import line_data
from artel.kernel.record import MARK_EVERY, read_record, record_of, replay
from tests.contract.walks import CASES, Case, walk
from tests.differences import parted


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    game = case.game
    for seed in range(case.part(6)):
        log = Log()
        state = case.setup(log)
        history = [(turn.seat, game.verbs.text(turn.move)) for turn in walk(case, seed, state=state)]
        text = record_of(game, state, history, {}).text()
        record = read_record(text)
        assert record.text() == text
        assert record.moves == history
        assert sorted(record.marks) == sorted(
            {*range(MARK_EVERY, len(history) + 1, MARK_EVERY), len(history)}
        )
        again = Log()
        replayed = replay(game, record, log=again)
        assert not parted(game, replayed, state), (case, seed)
        assert [line_data(game.lines, again, n) for n in range(len(again.lines))] == [
            line_data(game.lines, log, n) for n in range(len(log.lines))
        ]
        assert again.seen_by == log.seen_by


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undoing_is_replaying(case: Case) -> None:
    game = case.game
    state = case.setup()
    history, states = [], []
    for turn in walk(case, 1, state=state):
        states.append(turn.state.clone())
        history.append((turn.seat, game.verbs.text(turn.move)))
    record = record_of(game, state, history, {})
    for place in range(0, len(history), max(1, len(history) // 12)):
        assert not parted(game, replay(game, record, upto=place), states[place]), (case, place)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_unfinished_game_is_recorded_too(case: Case) -> None:
    game = case.game
    history: list[tuple[int, str]] = []
    half = sum(1 for _ in walk(case, 1)) // 2
    for turn in walk(case, 1):
        if len(history) == half:
            break
        history.append((turn.seat, game.verbs.text(turn.move)))
    record = read_record(record_of(game, case.setup(), history, {}).text())
    assert record.result is None
    assert not parted(game, replay(game, record), turn.state), case
