"""Golden records: every one still replays, and together they show the whole game.

They are found by themselves: a record put into `tests/records/<game>/` is tested from then on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games import GAMES, game_named
from artel.kernel.game import Game
from artel.kernel.record import MARK_EVERY, read_record, replay
from tests.records.coverage_of_records import shown_by, wanted

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = replay(game_named(path.parent.name), record)
    assert state.agenda == []
    assert record.result is not None
    assert record.text() == text
    assert len(record.marks) >= len(record.moves) // MARK_EVERY
    assert len(text) < 16_000, "a golden record stays small"


def test_every_folder_of_records_is_that_of_a_game() -> None:
    assert {path.parent.name for path in RECORDS} == {game.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_records_show_the_whole_game(game: Game) -> None:
    shown: set[str] = set()
    for path in RECORDS:
        if path.parent.name == game.name:
            shown |= shown_by(game, read_record(path.read_text(encoding="utf-8")))
    assert wanted(game) - shown == set()
