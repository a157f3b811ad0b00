"""The bots of one table: they come in by the same door as people, see views and send moves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from artel.kernel.game import deciders
from artel.table.wire import Message, MoveMade
from artel.table.worker import BotsStopped, BotWorker, Choice

if TYPE_CHECKING:
    from artel.table.live import Table
log = logging.getLogger(__name__)


class BotSeats:
    """Lets the bots answer, one after the other, as long as one is asked."""

    def __init__(self, table: Table, worker: BotWorker, delay: float) -> None:
        self._table: Final = table
        self._worker: Final = worker
        self._delay: Final = delay
        self._playing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the bots answer, where one is asked and none is thinking yet."""
        if not self.busy() and not self._worker.stopped and self._asked() is not None:
            self._playing = asyncio.create_task(self._play())
            self._playing.add_done_callback(self._ended)

    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def silent(self, seat: int) -> bool:
        """True when nothing of a bot is taken: the server stops, or a person is back at its seat."""
        return self._worker.stopped or not self._table.kept.seats.seats[seat].played_by

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Bots that end by an error of our own say so; they are woken again by whatever comes next."""
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, BotsStopped):
            log.error("table %s: bots stop", self._table.stored.id, exc_info=error)
            self._say_stopped(type(error).__name__)

    def _say_stopped(self, why: str) -> None:
        self._table.connections.tell({"t": "notice", "kind": "bots-stopped", "values": {"why": why}})

    def _asked(self) -> int | None:
        if self._table.room is None:
            return None
        seats = self._table.kept.seats.seats
        return next((seat for seat in self._table.room.waiting_for() if seats[seat].played_by), None)

    async def _play(self) -> None:
        while (seat := self._asked()) is not None:
            await asyncio.sleep(self._delay)
            room = self._table.room
            if room is None or seat not in deciders(room.state):
                continue
            at = len(room.entries)
            level = self._table.kept.seats.seats[seat].played_by
            if not level:
                continue
            view = self._table.game.view(room.state, seat)
            seed = room.chance.bot_seed(seat, len(room.moves()))
            share = self._table.account.share
            choice = await self._worker.choose(view, level, seed, self._table.stored.id, share)
            replies = await self._move(seat, level, choice, at)
            if not _goes_on(replies):
                log.error("table %s: bot %s stops: %s", self._table.stored.id, level, replies)
                self._say_stopped("refused")
                return

    async def _move(self, seat: int, level: str, choice: Choice, at: int) -> list[Message]:
        """Send the bot's move, and say so where it is not its own."""
        if choice.fell_back is not None:
            log.warning("table %s: bot %s fell back: %s", self._table.stored.id, level, choice.fell_back)
            values = {"seat": seat, "bot": level, "why": choice.fell_back}
            self._table.connections.tell({"t": "notice", "kind": "bot-fell-back", "values": values})
        line = self._table.game.verbs.text(choice.move)
        return await self._table.receive(seat, MoveMade(secrets.token_hex(8), at, line), by_bot=True)


def _goes_on(replies: list[Message]) -> bool:
    """True when a bot's move was taken, or came too late because of somebody else's."""
    for reply in replies:
        why = reply.get("why")
        if isinstance(why, dict) and why.get("kind") != "stale":
            return False
    return True
