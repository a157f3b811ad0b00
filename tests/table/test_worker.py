"""Bots in their own process: the budget, the crash, and the game that goes on regardless."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NoReturn

import pytest

from artel.games import game_named
from artel.kernel.game import NATURE, SPECTATOR, Rng, View, decider, play_nature
from artel.table.live import Connection
from artel.table.lobby import Lobby
from artel.table.questions import advised
from artel.table.shares import Rank, Share
from artel.table.store import Store
from artel.table.thinker import BotError
from artel.table.worker import MOST_HINTS, BotsStopped, BotWorker, Choice
from tests.support import WAIT, Message

GAME = game_named("artificium")


def some_view() -> View:
    state = GAME.setup(GAME.rules(3))
    play_nature(state, Rng("worker"))
    return GAME.view(state, int(decider(state)))


def choices(worker: BotWorker, level: str, count: int = 1) -> list[Choice]:
    async def ask() -> list[Choice]:
        return [await worker.choose(some_view(), level, f"seed {number}") for number in range(count)]

    return asyncio.run(ask())


def test_a_bot_answers_and_a_bot_that_fails_is_replaced_by_a_random_legal_move() -> None:
    worker = BotWorker()
    assert all(choice.fell_back is None for choice in choices(worker, "greedy", 3))
    (failed,) = choices(worker, "no-such-level")
    assert failed.fell_back == "crashed"
    assert failed.move in some_view().moves
    for process in processes(worker):
        process.kill()
        process.join()
    (revived,) = choices(worker, "random")
    assert revived.fell_back is None
    worker.close()


def test_what_a_bot_crashed_on_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    worker = BotWorker()
    choices(worker, "no-such-level")
    worker.close()
    assert "no-such-level" in caplog.text
    assert "Traceback" in caplog.text


def test_a_question_that_cannot_be_sent_to_the_bots_is_a_crash(caplog: pytest.LogCaptureFixture) -> None:
    """What goes wrong on the way is no different from what goes wrong in the bot."""
    worker = BotWorker()

    async def ask() -> Choice:
        return await worker.choose(some_view(), Unsendable("random"), "seed")

    choice = asyncio.run(ask())
    worker.close()
    assert choice.fell_back == "crashed"
    assert choice.move in some_view().moves
    assert "no answer from the bots' process" in caplog.text


class Unsendable(str):
    """Text that cannot go through a pipe."""

    __slots__ = ()

    def __reduce__(self) -> NoReturn:
        raise TypeError("expected something that can be sent, got text that cannot")


def processes(worker: BotWorker) -> list[SpawnProcess]:
    """The processes that run now."""
    return [process for thinker in worker._thinkers if (process := thinker._process) is not None]


def freeze(worker: BotWorker) -> None:
    """From now on the bots' processes that run answer nothing."""
    assert processes(worker)
    for process in processes(worker):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)


def test_a_bot_that_is_too_slow_is_cut_off() -> None:
    worker = BotWorker(budget=3.0)
    choices(worker, "random")
    freeze(worker)
    (choice,) = choices(worker, "greedy")
    assert choice.fell_back == "too-slow"
    assert choice.move in some_view().moves
    assert processes(worker) == []
    (revived,) = choices(worker, "random")
    assert revived.fell_back is None
    worker.close()


def test_the_table_says_when_a_bot_fell_back_and_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        worker = BotWorker(budget=3.0)
        await worker.choose(some_view(), "random", "warm", share=Share(Rank.BOTS_ALONE))
        freeze(worker)
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), worker, 0.0)
        places = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = await lobby.create({"game": "artificium", "seats": places, "take": None})
        table = await lobby.table(str(made["table"]))
        watcher = Connection(SPECTATOR, greeted=True)
        table.connect(watcher)
        seen: list[Message] = []
        while not seen or seen[-1].get("state") != "over":
            text = await asyncio.wait_for(watcher.next(), WAIT)
            assert text is not None
            seen.append(json.loads(text))
        notices = [message for message in seen if message["t"] == "notice"]
        assert [notice["kind"] for notice in notices] == ["bot-fell-back"]
        assert notices[0]["values"]["why"] == "too-slow"
        worker.close()

    asyncio.run(scene())


def test_bots_that_stop_for_a_reason_nobody_foresaw_say_so_and_can_be_woken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(BotWorker):
        async def choose(
            self, view: View, level: str, seed: str, table: str = "", share: Share | None = None
        ) -> Choice:
            raise KeyError(level)

    async def scene() -> None:
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), Broken(), 0.0)
        places = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = await lobby.create({"game": "artificium", "seats": places, "take": None})
        table = await lobby.table(str(made["table"]))
        for _ in range(2):
            watcher = Connection(SPECTATOR, greeted=True)
            table.connect(watcher)
            while (text := await asyncio.wait_for(watcher.next(), WAIT)) is not None:
                message = json.loads(text)
                if message["t"] == "notice":
                    break
            assert message == {"t": "notice", "kind": "bots-stopped", "values": {"why": "KeyError"}}
            table.disconnect(watcher)

    asyncio.run(scene())
    assert "bots stop" in caplog.text


# Several processes.


def test_a_bot_that_hangs_stops_no_other_and_its_process_is_replaced() -> None:
    """One process is frozen in the middle of a question; the bots of other tables go on meanwhile."""

    async def scene() -> None:
        worker = BotWorker(budget=6.0, processes=2)
        await worker.choose(some_view(), "random", "warm", "one")
        (first,) = processes(worker)
        freeze(worker)
        hanging = asyncio.create_task(worker.choose(some_view(), "greedy", "hangs", "one"))
        await asyncio.sleep(0)
        answered = 0
        while not hanging.done():
            choice = await worker.choose(some_view(), "random", f"seed {answered}", "two")
            assert choice.fell_back is None
            answered += 1
        assert answered
        assert (await hanging).fell_back == "too-slow"
        assert not first.is_alive()
        again = await worker.choose(some_view(), "greedy", "again", "one")
        assert again.fell_back is None
        worker.close()

    asyncio.run(scene())


def test_sixty_tables_of_bots_alone_keep_nobody_waiting() -> None:
    """The processes themselves: of one caller's sixty questions one is thought about when another comes."""

    async def scene() -> None:
        worker = BotWorker(budget=60.0, processes=2)
        await worker.choose(some_view(), "random", "warm", "person")
        many, one = Share(Rank.BOTS_ALONE, ("many",)), Share(Rank.PRESENT, ("one",))
        answered: list[str] = []

        async def ask(table: str, share: Share, level: str) -> None:
            choice = await worker.choose(some_view(), level, table, table, share)
            assert choice.fell_back is None
            answered.append(table)

        flood = [asyncio.create_task(ask(f"bots {n}", many, "elder")) for n in range(60)]
        await asyncio.sleep(0)
        assert worker.waiting() == 59
        asked = asyncio.create_task(ask("person", one, "random"))
        await asyncio.sleep(0)
        assert worker.waiting() == 59, "it is asked at once, in a process that none of the sixty ever gets"
        await asked
        for each in flood:
            each.cancel()
        await asyncio.wait(flood)
        worker.close()

    asyncio.run(scene())


def test_the_tables_take_turns() -> None:
    """A table that asks without pause and one that asks now and then are answered in the order of asking."""

    async def scene() -> None:
        worker = BotWorker(processes=1)
        await worker.choose(some_view(), "random", "warm", "warm")
        answered: list[str] = []

        async def ask(table: str, count: int) -> None:
            for number in range(count):
                await worker.choose(some_view(), "random", f"{table} {number}", table)
                answered.append(table)

        await asyncio.gather(ask("one", 12), ask("two", 3), ask("three", 3))
        assert sorted(answered[:9]) == ["one"] * 3 + ["three"] * 3 + ["two"] * 3
        worker.close()

    asyncio.run(scene())


def test_only_so_many_questions_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who fills the row is turned away there; who comes with one question waits in another's place."""

    async def scene() -> None:
        monkeypatch.setattr("artel.table.worker.MOST_WAITING", 3)
        worker = BotWorker(processes=1)
        await worker.choose(some_view(), "random", "warm")
        asked = [asyncio.create_task(worker.choose(some_view(), "random", f"{n}", f"{n}")) for n in range(8)]
        other = Share(Rank.PRESENT, ("other",))
        asked.append(asyncio.create_task(worker.choose(some_view(), "random", "8", "8", other)))
        fell_back = [(await each).fell_back for each in asked]
        assert fell_back == [None] * 3 + ["too-slow"] * 5 + [None]
        worker.close()

    asyncio.run(scene())


def test_bots_give_way_to_the_server_and_the_patient_ones_more() -> None:
    if not hasattr(os, "getpriority"):
        pytest.skip("the system knows no niceness")

    async def scene() -> list[int]:
        worker = BotWorker(processes=2, thoughts=2)
        await worker.choose(some_view(), "random", "quick")
        await worker.advise(few_moves(1), "patient")
        found = [os.getpriority(os.PRIO_PROCESS, int(each.pid or 0)) for each in processes(worker)]
        worker.close()
        return sorted(found)

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(scene()) == [min(19, own + 5), min(19, own + 10)]


def test_a_process_that_somebody_ended_is_replaced_and_asked_again() -> None:
    async def scene() -> None:
        worker = BotWorker(processes=1)
        await worker.choose(some_view(), "random", "warm")
        (process,) = processes(worker)
        freeze(worker)
        asking = asyncio.create_task(worker.choose(some_view(), "greedy", "seed"))
        await asyncio.sleep(0.2)
        process.kill()
        assert (await asking).fell_back is None
        worker.close()

    asyncio.run(scene())


# The end.


def test_once_the_stop_has_begun_no_bot_moves(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither a bot that is thinking, nor one whose process dies with the server, nor one that waits."""

    async def scene() -> None:
        worker = BotWorker(budget=20.0, processes=1)
        await worker.choose(some_view(), "random", "warm")
        freeze(worker)
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), worker, 0.0)
        places = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        tables = []
        for _ in range(2):
            made = await lobby.create({"game": "artificium", "seats": places, "take": None})
            tables.append(await lobby.table(str(made["table"])))
        await asyncio.sleep(0.2)
        entries = [len(table.room.entries) for table in tables if table.room is not None]
        lobby.stop_bots()
        worker.close()
        await asyncio.sleep(0.3)
        assert [len(table.room.entries) for table in tables if table.room is not None] == entries
        with pytest.raises(BotsStopped):
            await worker.choose(some_view(), "random", "late")

    asyncio.run(scene())
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


def test_a_move_chosen_before_the_stop_is_not_made_after_it(tmp_path: Path) -> None:
    class Late(BotWorker):
        async def choose(
            self, view: View, level: str, seed: str, table: str = "", share: Share | None = None
        ) -> Choice:
            self.stop()
            return Choice(view.moves[0])

    async def scene() -> None:
        store = Store(tmp_path / "t.sqlite3")
        lobby = Lobby(store, Late(), 0.0)
        places = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = await lobby.create({"game": "artificium", "seats": places, "take": None})
        table = await lobby.table(str(made["table"]))
        await asyncio.sleep(0.1)
        assert all(entry.seat == NATURE for entry in store.entries(table.stored.id))

    asyncio.run(scene())


# Hints come from the same processes.


def few_moves(count: int) -> View:
    """A question with so few answers that a hint takes no time."""
    known = some_view()
    return View(known.game, known.seat, known.moves[:count], known.data)


def hints(worker: BotWorker, view: View, seed: str, count: int = 1) -> list[object]:
    async def ask() -> list[object]:
        return list(
            await asyncio.gather(*[worker.advise(view, seed) for _ in range(count)], return_exceptions=True)
        )

    return asyncio.run(ask())


def test_a_hint_is_what_anybody_would_find_with_its_view_and_seed() -> None:
    worker = BotWorker(thoughts=2)
    (found,) = hints(worker, few_moves(2), "seed")
    assert found == advised(few_moves(2), 2, "seed")
    worker.close()


def test_so_many_hints_of_one_caller_wait_and_another_has_its_own() -> None:
    async def scene() -> list[object]:
        worker = BotWorker(thoughts=2)
        callers = ["greedy"] * (MOST_HINTS + 2) + ["modest"]
        asked = [worker.advise(few_moves(1), "seed", caller) for caller in callers]
        found: list[object] = list(await asyncio.gather(*asked, return_exceptions=True))
        worker.close()
        return found

    found = asyncio.run(scene())
    busy = [place for place, each in enumerate(found) if isinstance(each, BotError) and each.kind == "busy"]
    assert busy == [MOST_HINTS, MOST_HINTS + 1]
    assert len({str(each) for each in found if not isinstance(each, BotError)}) == 1


def test_a_hint_that_takes_too_long_or_fails_is_cut_off(caplog: pytest.LogCaptureFixture) -> None:
    worker = BotWorker(thoughts=2, hint_seconds=1.0, processes=1)
    choices(worker, "random")
    freeze(worker)
    (slow,) = hints(worker, few_moves(1), "seed")
    assert isinstance(slow, BotError)
    assert slow.kind == "too-slow"
    (choice,) = choices(worker, "random")
    assert choice.fell_back is None
    known = some_view()
    strange = View("no-such-game", known.seat, known.moves, known.data)
    (failed,) = hints(worker, strange, "seed")
    assert isinstance(failed, BotError)
    assert failed.kind == "crashed"
    assert "a hint in no-such-game" in caplog.text
    worker.close()
