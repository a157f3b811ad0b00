"""Guests who go and come back, as requests: leaving, resigning, giving a seat to a bot, taking it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.schema import Entry, Text, Truth
from artel.table.repeats import Asked, asked
from artel.table.sealing import may_seal
from artel.table.seats import wrong_key
from artel.table.wire import MOST_WORD, Message, WireError, field_of, shown, text_of

if TYPE_CHECKING:
    from artel.table.live import Table
    from artel.table.roster import Roster

BOT: Final = Entry("bot", Text(MOST_WORD), may_lack=True)
MUTED: Final = Entry("muted", Truth())
AGREE: Final = Entry("agree", Truth(), may_lack=True)


def seat_of(table: Table, key: str) -> int:
    """The seat this key opens; a key that opens none is refused."""
    seat = table.stored.seats.holder(key)
    if seat is None:
        raise wrong_key()
    return seat


class Comings:
    """What people ask of a table about their seats while they come and go."""

    def __init__(self, roster: Roster) -> None:
        self._roster: Final = roster

    async def leave(self, table: Table, data: Message) -> Message:
        """Before the start the seat is free again; after it a bot plays until the person is back."""
        key, request = text_of(data, "key", MOST_WORD), asked("leave", data)
        async with table.lock:
            seats = table.stored.seats
            if seats.granted(request) is None:
                seat = self._own_seat(table, key)
                if table.room is None:
                    await self._get_up(table, seat, request)
                else:
                    await table.guests.leave(seat, self._usual_bot(table), for_good=False)
        return table.summary()

    async def resign(self, table: Table, data: Message) -> Message:
        """A bot plays the rest of the game; the table tells that the person has resigned."""
        key = text_of(data, "key", MOST_WORD)
        async with table.lock:
            await table.guests.leave(self._own_seat(table, key), self._usual_bot(table), for_good=True)
        return table.summary()

    async def come_back(self, table: Table, data: Message) -> Message:
        key = text_of(data, "key", MOST_WORD)
        async with table.lock:
            await table.guests.come_back(self._own_seat(table, key))
        return table.summary()

    async def stand_in(self, table: Table, number: int, data: Message) -> Message:
        """Those who remain agree that a bot plays for somebody who is away, or that it does not."""
        key = text_of(data, "key", MOST_WORD)
        bot, agree = str(field_of(data, BOT) or self._usual_bot(table)), field_of(data, AGREE)
        known = self._roster.known(table.game.name)
        if bot not in known:
            raise WireError("unknown-bot", known, shown(bot))
        async with table.lock:
            await table.guests.vote(seat_of(table, key), number, bot, agree is not False)
        return table.summary()

    async def mute(self, table: Table, number: int, data: Message) -> Message:
        """Whoever made the table lets nobody hear somebody any more, or everybody again."""
        key, muted = text_of(data, "key", MOST_WORD), field_of(data, MUTED)
        async with table.lock:
            seats = table.stored.seats
            if seat_of(table, key) != seats.creator:
                raise WireError("not-the-creator", "the key of the table's creator", "another key", 403)
            seats.check_person(number)
            if number == seats.creator:
                raise WireError("not-a-person", "the seat of another person", number, 409)
            await table.guests.mute(number, muted=muted is True)
        return table.summary()

    def _usual_bot(self, table: Table) -> str:
        return self._roster.usual(table.game.name)

    def _own_seat(self, table: Table, key: str) -> int:
        seat = seat_of(table, key)
        if seat < 0:
            raise WireError("spectator", "somebody with a seat", "somebody who watches", 403)
        return seat

    async def _get_up(self, table: Table, seat: int, request: Asked) -> None:
        if not may_seal(table.stored.seats):
            raise WireError("already-started", "a table before its start", table.phase(), 409)
        table.stored.seats.vacate(seat)
        table.stored.seats.grant(request, seat)
        await table.keep_seats()
