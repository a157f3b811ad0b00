"""Places at the bots' processes: whoever gives up while waiting costs nobody a place."""

from __future__ import annotations

import asyncio

import pytest

from artel.table.shares import MOST_REMEMBERED, Crowded, Place, Rank, Rounds, Share, Sort, Turns


async def given_up_as_a_place_comes_free() -> None:
    turns = Turns(0, 1, 10)
    place = await turns.take(Share(), Sort.MOVE)
    waiting = asyncio.create_task(turns.take(Share(), Sort.MOVE))
    await asyncio.sleep(0)
    assert len(turns) == 1
    # The place comes free before the one who gives up has been told so.
    waiting.cancel()
    turns.give_back(place)
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    assert len(turns) == 0
    await asyncio.wait_for(turns.take(Share(), Sort.MOVE), 5)


def test_who_gives_up_as_a_place_comes_free_leaves_it_to_the_next() -> None:
    asyncio.run(given_up_as_a_place_comes_free())


class Row:
    """Those who ask one after the other, and the order in which they get their places."""

    def __init__(self, quick: int, patient: int, most: int = 100) -> None:
        self.turns = Turns(quick, patient, most)
        self.served: list[str] = []
        self.places: list[Place] = []
        self.asking: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, share: Share, sort: Sort = Sort.MOVE) -> None:
        self.asking[name] = asyncio.create_task(self._ask(name, share, sort))
        await asyncio.sleep(0)

    async def _ask(self, name: str, share: Share, sort: Sort) -> None:
        place = await self.turns.take(share, sort)
        self.served.append(name)
        self.places.append(place)

    async def serve_all(self) -> list[str]:
        """Let every question be answered, one after the other."""
        while self.places:
            self.turns.give_back(self.places.pop(0))
            for _ in range(3):
                await asyncio.sleep(0)
        return self.served


ALONE = Rank.BOTS_ALONE


def test_sixty_tables_of_bots_alone_are_one_share_and_wait_for_people() -> None:
    """Whoever sits and waits is answered next; bots alone never have the process that is kept for people."""

    async def scene() -> None:
        row = Row(1, 1)
        for number in range(60):
            await row.ask(f"bots {number}", Share(ALONE, ("greedy",)))
        assert row.served == ["bots 0"], "one at a time, and a process is left"
        await row.ask("person", Share(Rank.PRESENT, ("other",)))
        assert row.served == ["bots 0", "person"]
        await row.ask("away", Share(Rank.AWAY, ("other",)))
        await row.ask("modest", Share(ALONE, ("modest",)))
        served = await row.serve_all()
        assert served[2:5] == ["away", "modest", "bots 1"], "whoever has one table comes next among bots"
        assert len(served) == 63

    asyncio.run(scene())


def test_callers_take_turns_and_so_do_the_tables_of_one() -> None:
    async def scene() -> None:
        row = Row(0, 1)
        await row.ask("first", Share(Rank.PRESENT, ("a",)))
        for number in range(3):
            await row.ask(f"a{number}", Share(Rank.PRESENT, ("a",)))
        for number in range(2):
            await row.ask(f"b{number}", Share(Rank.PRESENT, ("b",)))
        await row.ask("c0", Share(Rank.PRESENT, ("c",)))
        assert await row.serve_all() == ["first", "b0", "c0", "a0", "b1", "a1", "a2"]

    asyncio.run(scene())


def test_a_table_of_several_goes_by_whoever_has_had_least() -> None:
    async def scene() -> None:
        row = Row(0, 1)
        await row.ask("first", Share(Rank.PRESENT, ("greedy",)))
        for number in range(3):
            await row.ask(f"greedy {number}", Share(Rank.PRESENT, ("greedy",)))
        await row.ask("both", Share(Rank.PRESENT, ("greedy", "modest")))
        served = await row.serve_all()
        assert served[:2] == ["first", "both"]

    asyncio.run(scene())


def test_whose_table_it_is_counts_when_its_turn_comes() -> None:
    """Somebody comes to a table whose question waits already."""

    async def scene() -> None:
        row = Row(0, 1)
        await row.ask("first", Share(ALONE, ("a",)))
        await row.ask("second", Share(Rank.AWAY, ("a",)))
        come = Share(ALONE, ("b",))
        await row.ask("third", come)
        come.rank = Rank.PRESENT
        assert await row.serve_all() == ["first", "third", "second"]

    asyncio.run(scene())


def test_hints_and_slow_bots_leave_a_process_to_the_moves_somebody_waits_for() -> None:
    async def scene() -> None:
        row = Row(1, 2)
        for number in range(2):
            await row.ask(f"hint {number}", Share(), Sort.HINT)
            await row.ask(f"slow {number}", Share(), Sort.SLOW)
        assert row.served == ["hint 0", "slow 0"], "one of each at a time"
        assert [place.patient for place in row.places] == [True, True]
        await row.ask("move", Share())
        assert row.served[2:] == ["move"]
        assert len(await row.serve_all()) == 5

    asyncio.run(scene())


def test_where_too_many_wait_the_greediest_is_turned_away() -> None:
    """Of those who matter least, and its last; whoever has a single question waits on."""

    async def scene() -> None:
        row = Row(0, 1, most=4)
        await row.ask("served", Share(Rank.PRESENT, ("a",)))
        await row.ask("person", Share(Rank.PRESENT, ("a",)))
        await row.ask("modest", Share(ALONE, ("modest",)))
        for number in range(3):
            await row.ask(f"greedy {number}", Share(ALONE, ("greedy",)))
        await row.ask("late", Share(ALONE, ("late",)))
        for _ in range(3):
            await asyncio.sleep(0)
        for name in ("greedy 1", "greedy 2"):
            with pytest.raises(Crowded):
                await row.asking[name]
        assert sorted(await row.serve_all()) == ["greedy 0", "late", "modest", "person", "served"]

    asyncio.run(scene())


def test_no_more_callers_are_remembered_than_there_is_room_for() -> None:
    rounds = Rounds()
    for number in range(3 * MOST_REMEMBERED):
        rounds.take((str(number),))
    assert len(rounds._next) <= MOST_REMEMBERED
