"""What is kept of guests: bounded talk, standings, time that never goes back, a file from before all that."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from artel.table.clock import TimeControl, begun
from artel.table.guest_store import (
    TALK_KEPT,
    Line,
    Standing,
    read_awake,
    read_standing,
    read_talk,
    write_awake,
    write_standing,
    write_talk,
)
from artel.table.schema import STEPS
from artel.table.seats import Seat, Seats
from artel.table.store import Store, Stored
from tests.room_support import new_room

BANK = TimeControl("bank", 600, 15, "greedy")


def stored(name: str = "birch-41", clock: str = "", public: bool = False) -> Stored:
    seats = Seats([Seat("human", "Anna"), Seat("human", "Boris", stand_in="greedy", resigned=True)], 1)
    return Stored(
        name, "artificium", "2", ("base",), {}, bytes(32), False, None, seats, public=public, clock=clock
    )


def test_talk_is_bounded_and_does_not_push_out_what_became_of_the_seats(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    for name in ("birch-41", "oak-12"):
        store.create(stored(name))
    told = [Line(number, 1, "seat-left", "greedy") for number in range(3)]
    said = [Line(number, 0, "said", f"word {number}", f"id {number}") for number in range(2 * TALK_KEPT)]
    other = Line(0, 0, "said", "elsewhere", "a")
    store.writing(lambda db: write_talk(db, "oak-12", [other])).result()
    for line in (*told, *said):
        store.writing(lambda db, line=line: write_talk(db, "birch-41", [line])).result()  # type: ignore[misc]
    kept = store.reading(lambda db: read_talk(db, "birch-41"))
    assert kept == [*told, *said[TALK_KEPT:]]
    assert store.reading(lambda db: read_talk(db, "oak-12")) == [other]
    room = new_room()
    for line in (*told, *said):
        room.hear(line)
    assert room.chat == [line.message(room.seats.seats[line.seat].name) for line in kept], (
        "in memory as on disk"
    )


def test_a_standing_comes_back_as_it_was_and_what_is_over_is_not_public(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    table = stored(clock=BANK.text(), public=True)
    store.create(table)
    assert store.load("birch-41") == table
    assert store.reading(lambda db: read_standing(db, "birch-41")) is None
    clocks = begun(BANK, 2).after(5.0, [], [], {0})
    for finished in (False, True):
        standing = Standing((0, 1), 1700000000.5, finished, clocks)
        store.writing(lambda db: write_standing(db, "birch-41", standing)).result()  # noqa: B023
        assert store.reading(lambda db: read_standing(db, "birch-41")) == standing
        found = store.load("birch-41")
        assert found is not None
        assert found.public is not finished


def test_time_never_goes_back(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    assert store.reading(read_awake) == 0
    for seconds in (5.0, 20.0, 10.0):
        store.writing(lambda db, seconds=seconds: write_awake(db, seconds)).result()  # type: ignore[misc]
    assert store.reading(read_awake) == 20


def test_a_data_file_from_before_guests_is_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    db = sqlite3.connect(file)
    before = next(step.version for step in STEPS if "guests" in step.brings)
    for step in STEPS:
        if step.version < before:
            db.executescript(f"{step.sql} PRAGMA user_version = {step.version};")
    db.execute(
        "INSERT INTO tables (id, game, versions, modules, options, seed, creator, started)"
        " VALUES ('birch-41', 'artificium', '2', '[\"base\"]', '{}', ?, 0, 1)",
        (bytes(32),),
    )
    db.execute(
        "INSERT INTO seats (table_id, seat, kind, name, bot, code_hash)"
        " VALUES ('birch-41', 0, 'human', 'Anna', '', 'aa')"
    )
    db.commit()
    db.close()
    store = Store(file)
    found = store.load("birch-41")
    assert found is not None
    assert (found.public, found.clock, found.seats.seats) == (
        False,
        "",
        [Seat("human", "Anna", code_hash="aa")],
    )
    assert store.reading(lambda db: (read_standing(db, "birch-41"), read_talk(db, "birch-41"))) == (None, [])
