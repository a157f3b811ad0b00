"""Places at the bots' processes: whoever gives up while waiting costs nobody a place."""

from __future__ import annotations

import asyncio

from artel.table.worker import Turns


async def given_up_as_a_place_comes_free() -> None:
    turns = Turns(1)
    await turns.take(slow=False)
    waiting = asyncio.create_task(turns.take(slow=False))
    await asyncio.sleep(0)
    assert len(turns) == 1
    # The place comes free before the one who gives up has been told so.
    waiting.cancel()
    turns.give_back(slow=False)
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    assert len(turns) == 0
    await asyncio.wait_for(turns.take(slow=False), 5)


def test_who_gives_up_as_a_place_comes_free_leaves_it_to_the_next() -> None:
    asyncio.run(given_up_as_a_place_comes_free())
