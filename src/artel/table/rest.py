"""What of a table stays in memory while its game is put away: who is connected, and what no disk knows.

Nothing happens at such a table, so all that its guests know stays true, and they notice nothing. The next
message, or a clock that runs out, brings the game back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from artel.table.guests import Absences
from artel.table.live import Connection, Table
from artel.table.servertime import Alarm
from artel.table.wishing import Wishes


@dataclass
class Rest:
    """The guests of a table that is not in memory."""

    caller: str
    connections: Final[set[Connection]]
    absences: Final[Absences]
    wishes: Final[Wishes] = field(default_factory=Wishes)
    # When the next clock runs out that gives a seat away by itself; None where none does.
    rings_at: float | None = None
    alarm: Alarm | None = None

    def leave(self, connection: Connection, now: float) -> bool:
        """Let somebody go; True where nobody is left, or others see that a seat is empty now."""
        self.connections.discard(connection)
        if any(other.seat == connection.seat for other in self.connections):
            return False
        self.absences.gone[connection.seat] = now
        return connection.seat >= 0 or not self.connections

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()

    def send_home(self) -> None:
        self.stop()
        for connection in self.connections:
            connection.close()


def put_to_rest(table: Table, caller: str) -> Rest:
    """Let the guests of a table go on without it."""
    rings_at = table.guests.rings_at()
    table.guests.stop()
    for connection in table.connections:
        connection.rest()
    wishes = Wishes() if table.room is None else table.room.turns.wishes
    return Rest(caller, set(table.connections), table.guests.absences, wishes, rings_at)


def take_up(table: Table, rest: Rest) -> None:
    """Let a table that has come back go on with its guests."""
    rest.stop()
    if table.room is not None:
        table.room.turns.wishes.forced.update(rest.wishes.forced)
        table.room.turns.wishes.stands = rest.wishes.stands
    table.resume(rest.connections, rest.absences)
