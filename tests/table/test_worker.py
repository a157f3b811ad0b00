"""Bots in their own process: the budget, the crash, and the game that goes on regardless."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import NoReturn

import pytest

from artel.games import game_named
from artel.kernel.game import SPECTATOR, Rng, View, decider, play_nature
from artel.table.live import Connection
from artel.table.lobby import Lobby
from artel.table.store import Store
from artel.table.worker import BotWorker, Choice
from support import WAIT, Message

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
    assert worker._process is not None
    worker._process.kill()
    worker._process.join()
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


def freeze(worker: BotWorker) -> None:
    """From now on the bots' process answers nothing."""
    assert worker._process is not None
    assert worker._process.pid is not None
    os.kill(worker._process.pid, signal.SIGSTOP)


def test_a_bot_that_is_too_slow_is_cut_off() -> None:
    worker = BotWorker(budget=0.3)
    choices(worker, "random")
    freeze(worker)
    (choice,) = choices(worker, "greedy")
    assert choice.fell_back == "too-slow"
    assert choice.move in some_view().moves
    assert worker._process is None
    (revived,) = choices(worker, "random")
    assert revived.fell_back is None
    worker.close()


def test_the_table_says_when_a_bot_fell_back_and_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        worker = BotWorker(budget=0.3)
        await worker.choose(some_view(), "random", "warm")
        freeze(worker)
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), worker, 0.0)
        places = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = await lobby.create({"game": "artificium", "seats": places, "take": None})
        table = await lobby.table(str(made["table"]))
        watcher = Connection(SPECTATOR, greeted=True)
        table.connect(watcher)
        seen: list[Message] = []
        while not seen or seen[-1].get("state") != "over":
            message = await asyncio.wait_for(watcher.queue.get(), WAIT)
            assert message is not None
            seen.append(message)
        notices = [message for message in seen if message["t"] == "notice"]
        assert [notice["kind"] for notice in notices] == ["bot-fell-back"]
        assert notices[0]["values"]["why"] == "too-slow"
        worker.close()

    asyncio.run(scene())


def test_bots_that_stop_for_a_reason_nobody_foresaw_say_so_and_can_be_woken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(BotWorker):
        async def choose(self, view: View, level: str, seed: str) -> Choice:
            raise KeyError(level)

    async def scene() -> None:
        lobby = Lobby(Store(tmp_path / "t.sqlite3"), Broken(), 0.0)
        places = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = await lobby.create({"game": "artificium", "seats": places, "take": None})
        table = await lobby.table(str(made["table"]))
        for _ in range(2):
            watcher = Connection(SPECTATOR, greeted=True)
            table.connect(watcher)
            while (message := await asyncio.wait_for(watcher.queue.get(), WAIT)) is not None:
                if message["t"] == "notice":
                    break
            assert message == {"t": "notice", "kind": "bots-stopped", "values": {"why": "KeyError"}}
            table.disconnect(watcher)

    asyncio.run(scene())
    assert "bots stop" in caplog.text
