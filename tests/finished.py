"""A data folder in which a finished game lies, as a server has left it: nobody has to see it played."""

from __future__ import annotations

import hashlib
from pathlib import Path

from artel.kernel.record import Record
from artel.table.datafile import FILE, open_data
from artel.table.history import Entry
from artel.table.seats import Seat, Seats
from artel.table.store import Stored
from tests.cli.samples import GAME

TABLE = "birch-k7qm2-pxw4t-z9bd3-hvnrs"


def kept_game(folder: Path, record: Record, name: str = "example", table: str = TABLE) -> list[Entry]:
    """Keep a game between Anna and Boris whose draws follow from a name; its entries.

    The first decision is taken back once, so that entries and moves are not counted alike.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rules = GAME.rules(record.players())
    stored = Stored(
        id=table,
        game=GAME.name,
        versions=rules.version,
        modules=tuple(rules.modules),
        options=dict(rules.options),
        seed=hashlib.sha256(name.encode()).digest(),
        started=False,
        rematch=None,
        seats=Seats([Seat("human", name=each) for each in ("Anna", "Boris")], 0),
    )
    entries = entries_of(record)
    store = open_data(folder / FILE)
    assert store.create(stored)
    stored.started = True
    store.keep(stored, entries)
    store.close()
    return entries


def entries_of(record: Record) -> list[Entry]:
    state = GAME.setup(GAME.rules(record.players()))
    entries: list[Entry] = []

    def add(seat: int, line: str) -> None:
        entries.append(Entry(len(entries), seat, line, f"id-{len(entries)}", GAME.digest(state)))

    for seat, line in record.moves:
        first = seat >= 0 and not any(entry.seat >= 0 for entry in entries)
        before = state.clone()
        GAME.attempt(state, seat, line)
        add(seat, line)
        if first:
            taken, after = len(entries) - 1, state
            state = before
            add(seat, f"undo {taken}")
            state = after
            add(seat, line)
    return entries
