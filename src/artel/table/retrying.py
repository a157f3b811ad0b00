"""A moment of a game that is over, from which somebody tries something out.

Once a game is over everybody may take the part of any seat at any moment, and is dealt what that seat knew
then: its record is open to all.
"""

from __future__ import annotations

from collections.abc import Mapping

from artel.kernel.game import deciders
from artel.table.live import Table
from artel.table.sandbox import Start
from artel.table.wire import WireError, shown


async def retried(table: Table, params: Mapping[str, str]) -> Start | None:
    """The moment and the seat that an address names; None where it names none."""
    if "at" not in params:
        return None
    room = table.room
    if room is None or not room.over():
        raise WireError("not-over", "a table whose game is over", table.phase(), 409)
    at = number_of(params, "at", len(room.entries))
    seat = number_of(params, "seat", room.rules.players - 1)
    state = await table.aside.state_at(at)
    if state is None or not any(each >= 0 for each in deciders(state)):
        raise WireError("not-started", "a moment at which somebody decides", at, 409)
    return Start(table.kept, table.game.view(state, seat), shared=True)


def number_of(params: Mapping[str, str], name: str, most: int) -> int:
    given = params.get(name, "")
    if not given.isascii() or not given.isdigit() or len(given) > 9 or int(given) > most:
        raise WireError("wrong-type", f"{name}: a whole number from 0 to {most}", shown(given))
    return int(given)
