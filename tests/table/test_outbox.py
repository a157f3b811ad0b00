"""What waits for a client: bounded in bytes, newest views only, the rest in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from artel.table.outbox import MOST_OF_ONE, MOST_WAITS, Connection, Load


class Board:
    """A source whose views are told by number."""

    def __init__(self) -> None:
        self.n = 0
        self.made = 0
        # Set while a view can be made at once; how often somebody waited for that.
        self.ready = asyncio.Event()
        self.ready.set()
        self.waited = 0

    async def view_ready(self, connection: Connection) -> None:
        self.waited += 1
        await self.ready.wait()

    def view_for(self, connection: Connection) -> str | None:
        self.made += 1
        since, connection.have = connection.have, self.n
        return json.dumps({"t": "view", "n": self.n, "since": since})

    def summary_for(self, connection: Connection) -> str:
        return json.dumps({"t": "table", "you": connection.seat})


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 30))


def opened(board: Board, load: Load | None = None, seat: int = 0) -> Connection:
    connection = Connection(seat, greeted=True)
    connection.open(board, load or Load())
    return connection


async def heard(connection: Connection, count: int) -> list[dict[str, Any]]:
    found = []
    for _ in range(count):
        text = await connection.next()
        assert text is not None
        found.append(json.loads(text))
    return found


def test_a_slow_client_gets_the_newest_view_with_all_it_lacks_and_never_each() -> None:
    async def scene() -> None:
        board = Board()
        connection = opened(board)
        for board.n in range(1, 501):
            connection.show()
        assert await heard(connection, 1) == [{"t": "view", "n": 500, "since": 0}]
        assert board.made == 1
        board.n = 503
        connection.show()
        assert await heard(connection, 1) == [{"t": "view", "n": 503, "since": 500}]

    run(scene)


def test_answers_keep_their_order_and_come_before_the_view_with_their_move() -> None:
    async def scene() -> None:
        board = Board()
        connection = opened(board)
        connection.tell()
        connection.show()
        connection.send({"t": "ok", "id": "a"})
        connection.show()
        connection.send({"t": "ok", "id": "b"})
        connection.show()
        kinds = [message.get("id", message["t"]) for message in await heard(connection, 4)]
        assert kinds == ["table", "a", "b", "view"]

    run(scene)


def test_who_has_not_said_hello_gets_no_view() -> None:
    async def scene() -> None:
        connection = Connection(0)
        connection.open(Board(), Load())
        connection.show()
        connection.tell()
        assert [message["t"] for message in await heard(connection, 1)] == ["table"]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(connection.next(), 0.05)

    run(scene)


def test_a_client_that_reads_nothing_holds_so_many_bytes_and_is_cut_off() -> None:
    async def scene() -> None:
        load = Load()
        connection = opened(Board(), load)
        most, sent = 0, 0
        while not connection.closed:
            connection.send({"t": "look", "text": "ж" * 1000})
            sent += 1
            most = max(most, connection.held)
            assert sent < 1000
        assert MOST_OF_ONE - 4000 < most <= MOST_OF_ONE
        assert (connection.held, load._bytes) == (0, 0)
        assert await connection.next() is None
        connection.send({"t": "late"})
        connection.show()
        connection.tell()
        assert await connection.next() is None
        assert connection.held == 0

    run(scene)


def test_what_is_sent_no_longer_counts() -> None:
    async def scene() -> None:
        load = Load()
        connection = opened(Board(), load)
        for number in range(2000):
            connection.send({"t": "said", "text": "x" * 1000, "n": number})
            assert (await heard(connection, 1))[0]["n"] == number
            assert connection.held == load._bytes < 1100

    run(scene)


def test_all_clients_together_hold_so_many_bytes_and_whoever_holds_most_goes_first() -> None:
    async def scene() -> None:
        load = Load(most=100_000)
        board = Board()
        greedy, others = opened(board, load), [opened(board, load) for _ in range(50)]
        for _ in range(20):
            greedy.send({"t": "look", "text": "x" * 3000})
        for _ in range(20):
            for other in others:
                other.send({"t": "said", "text": "x" * 50})
            assert load._bytes <= 100_000
        assert greedy.closed
        assert not any(other.closed for other in others)
        assert load._bytes == sum(other.held for other in others)

    run(scene)


def test_a_view_waits_for_what_is_worked_out_beside_it_and_is_the_newest_then() -> None:
    async def scene() -> None:
        board = Board()
        connection = opened(board)
        board.ready.clear()
        connection.send({"t": "ok"})
        board.n = 1
        connection.show()
        assert await heard(connection, 1) == [{"t": "ok"}]
        # Who waits may be given up, as a stream that says it is still there: the view is still due.
        given_up = asyncio.ensure_future(connection.next())
        while board.waited < 1:
            await asyncio.sleep(0)
        given_up.cancel()
        waiting = asyncio.ensure_future(heard(connection, 2))
        while board.waited < 2:
            await asyncio.sleep(0)
        # What comes meanwhile comes before the newer view.
        board.n = 2
        connection.send({"t": "said"})
        connection.show()
        assert not waiting.done()
        board.ready.set()
        assert await waiting == [{"t": "said"}, {"t": "view", "n": 2, "since": 0}]
        assert board.made == 1

    run(scene)


def test_a_view_that_is_never_ready_is_made_all_the_same() -> None:
    async def scene() -> None:
        board = Board()
        connection = opened(board)
        connection.show()
        assert len(await heard(connection, 1)) == 1
        assert board.waited == MOST_WAITS

    run(scene)
