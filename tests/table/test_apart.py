"""Boards apart from the tables: one after the other, so many at once, and only the last few are kept."""

from __future__ import annotations

import asyncio
import threading

import pytest

from artel.table.apart import MOST_WAITING, Desk
from artel.table.wire import WireError


def test_only_so_many_messages_wait_and_then_there_is_room_again() -> None:
    desk = Desk[str, int]("puzzles", 2)
    go_on = threading.Event()

    async def crowd() -> None:
        waiting = [asyncio.create_task(desk.in_turn(go_on.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(WireError, match="at most 32 messages about the puzzles at once") as refusal:
            await desk.in_turn(go_on.wait)
        assert (refusal.value.kind, refusal.value.status) == ("busy", 503)
        go_on.set()
        assert all(await asyncio.gather(*waiting))
        assert await desk.in_turn(lambda: 7) == 7

    asyncio.run(crowd())
    desk.close()


def test_the_board_that_was_not_used_for_longest_goes() -> None:
    desk = Desk[str, int]("puzzles", 2)
    desk._keep("a", 1)
    desk._keep("b", 2)
    assert desk._taken("a") == 1
    desk._keep("a", 1)
    desk._keep("c", 3)
    assert [desk._taken(key) for key in "abc"] == [1, None, 3]
    desk.close()
