"""Whoever came by a key goes when it does: from a table, and from a board apart that was opened there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from artel.table.outbox import Connection
from artel.table.seats import revoked
from artel.table.store import Stored


def opens(stored: Stored, seat: int, key: str) -> bool:
    """Whether a key, known by its hash, opens a seat; who only watches has none and needs none."""
    return not key or stored.seats.is_key(seat, key)


class Lent:
    """The boards apart of a server, by the name of the table they were opened from, in memory or not."""

    def __init__(self) -> None:
        self._open: Final[defaultdict[str, set[Connection]]] = defaultdict(set)

    def lend(self, table: str, connection: Connection) -> None:
        """A board apart is opened from here, and goes when its key or this table does."""

        def end() -> None:
            self._open[table].discard(connection)
            if not self._open[table]:
                del self._open[table]

        self._open[table].add(connection)
        connection.at_end(end)

    def of(self, table: str) -> list[Connection]:
        return list(self._open.get(table, ()))

    def see_out(self, stored: Stored, connections: Iterable[Connection]) -> None:
        """Close what was opened with a key that opens its seat no more, here and apart.

        Everybody goes where the host has ended the table.
        """
        for connection in [*connections, *self.of(stored.id)]:
            if stored.ended:
                connection.close()
            elif not opens(stored, connection.seat, connection.credentials.key):
                connection.close(revoked())
