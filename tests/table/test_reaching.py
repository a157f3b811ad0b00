"""What a view says of one's own turn is worked out beside the table, and is in nobody's way."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, legal_moves
from artel.table.course import Course
from artel.table.live import Connection, Table
from artel.table.lobby import Lobby
from artel.table.store import Store
from artel.table.wire import Hello, Message, MoveMade, Undo
from artel.table.worker import BotWorker
from tests.room_support import GAME, key_at
from tests.support import WAIT


class Gate:
    """Holds the work of one seat's turn up until it is let through, and notes in which threads it is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
        self.working, self.allowed = threading.Event(), threading.Event()
        self.threads: set[threading.Thread] = set()
        self.times = 0
        found = Course.undo_targets

        def slow(course: Course, who: int, *, turn: bool = False) -> Any:
            if who == seat:
                self.threads.add(threading.current_thread())
                self.times += 1
                self.working.set()
                assert self.allowed.wait(WAIT)
            return found(course, who, turn=turn)

        monkeypatch.setattr(Course, "undo_targets", slow)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self.working.wait, WAIT)


async def begun(folder: Path) -> Table:
    lobby = Lobby(Store(folder / "t.sqlite3"), BotWorker(), 0.0)
    data: Message = {"game": GAME.name, "seats": [{"kind": "open"}] * 2, "name": "Anna", "take": 0}
    made = await lobby.create(data)
    table = await lobby.table(str(made["table"]))
    await lobby.join(table, {"name": "Boris"})
    return table


async def greeted(table: Table, seat: int) -> Connection:
    connection = Connection(seat, key=key_at(table.stored.seats, seat))
    table.connect(connection)
    await table.receive(seat, Hello(0), connection)
    return connection


async def view(connection: Connection) -> Message:
    while True:
        text = await connection.next()
        assert text is not None
        message: Message = json.loads(text)
        if message["t"] == "view":
            return message


def line_of(table: Table, seat: int) -> str:
    assert table.room is not None
    return GAME.verbs.text(legal_moves(table.room.state, seat)[0])


async def moved(table: Table, ident: str) -> int:
    assert table.room is not None
    seat = table.room.waiting_for()[0]
    answer = await table.receive(seat, MoveMade(ident, len(table.room.entries), line_of(table, seat)))
    assert answer[0]["t"] == "ok"
    return seat


def test_the_turn_of_one_seat_holds_up_no_move_and_no_view_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        table = await begun(tmp_path)
        assert table.room is not None
        mover = table.room.waiting_for()[0]
        gate = Gate(monkeypatch, mover)
        own, again = await greeted(table, mover), await greeted(table, mover)
        other, watching = await greeted(table, 1 - mover), await greeted(table, SPECTATOR)
        waiting = [asyncio.ensure_future(view(each)) for each in (own, again)]
        await gate.reached()
        before = len(table.room.entries)
        assert (await view(other))["n"] == (await view(watching))["n"] == before
        await moved(table, "first")
        after = len(table.room.entries)
        assert (await view(other))["n"] == (await view(watching))["n"] == after > before
        assert not any(each.done() for each in waiting)
        gate.allowed.set()
        for told in await asyncio.gather(*waiting):
            assert (told["n"], told["undo"]) == (after, True)
        assert threading.main_thread() not in gate.threads
        # Once before the move and once after it, whoever asks.
        assert gate.times == 2
        answer = await table.receive(mover, Undo("back", after))
        assert answer[0]["t"] == "ok"

    asyncio.run(asyncio.wait_for(scene(), WAIT))


def test_it_is_worked_out_once_and_anew_when_somebody_resigns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[int] = []
    found = Course.undo_targets

    def counted(course: Course, seat: int, *, turn: bool = False) -> Any:
        times.append(seat)
        return found(course, seat, turn=turn)

    monkeypatch.setattr(Course, "undo_targets", counted)

    async def scene() -> None:
        table = await begun(tmp_path)
        assert table.room is not None
        mover = table.room.waiting_for()[0]
        for _ in range(3):
            await view(await greeted(table, mover))
        assert times == [mover]
        table.room.seats.seats[1 - mover].resigned = True
        table.room.reseated()
        assert not table.room.turns.knows(mover)
        await view(await greeted(table, mover))
        assert times == [mover, mover]

    asyncio.run(asyncio.wait_for(scene(), WAIT))


def test_a_view_waits_for_nobody_elses_plans(tmp_path: Path) -> None:
    """However many plans, points and curves are being worked out."""

    async def scene() -> None:
        table = await begun(tmp_path)
        assert table.room is not None
        mover = table.room.waiting_for()[0]
        allowed = threading.Event()
        most = min(32, (os.cpu_count() or 1) + 4)
        others = [asyncio.ensure_future(asyncio.to_thread(allowed.wait, WAIT)) for _ in range(most)]
        try:
            told = await view(await greeted(table, mover))
            assert told["n"] == len(table.room.entries)
            assert not any(each.done() for each in others)
        finally:
            allowed.set()
        await asyncio.gather(*others)

    asyncio.run(asyncio.wait_for(scene(), 2 * WAIT))
