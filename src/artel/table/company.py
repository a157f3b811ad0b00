"""Everybody who is connected to one table: how many may be, and what all of them are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from artel.table.answers import ASKER, Post
from artel.table.outbox import Connection
from artel.table.wire import Message, WireError, encode

# So many connections has one seat, and so many are there of those who only watch.
MOST_OF_SEAT: Final = 16
MOST_WATCHING: Final = 64


class Company(set[Connection]):
    """The connections of a table."""

    def make_place(self, connection: Connection) -> None:
        """Let the oldest of a seat go that has too many; who only watches is refused with WireError."""
        who = (connection.seat, connection.has_key)
        others = [other for other in self if (other.seat, other.has_key) == who]
        if connection.has_key:
            others.sort(key=lambda other: other.since)
            for oldest in others[: max(0, len(others) + 1 - MOST_OF_SEAT)]:
                oldest.close()
        elif len(others) >= MOST_WATCHING:
            expected = f"at most {MOST_WATCHING} who watch"
            raise WireError("too-many-connections", expected, f"more than {MOST_WATCHING}", 429)

    def show(self, *, anew: bool = False) -> None:
        """Everybody who wants views gets the newest; anew, where what they know may not have happened."""
        for connection in self:
            connection.have = 0 if anew else connection.have
            connection.show()

    def tell(self, message: Message) -> None:
        """Tell all who have said hello."""
        text = encode(message)
        for connection in self:
            if connection.greeted:
                connection.send_text(text)

    def deliver(self, posts: Iterable[Post], asker: Connection | None) -> list[Message]:
        """Send each message to its recipients; what is for the asker alone is also returned."""
        replies: list[Message] = []
        for recipient, message in posts:
            if recipient != ASKER:
                self.tell(message)
                continue
            replies.append(message)
            if asker is not None:
                asker.send(message)
        return replies
