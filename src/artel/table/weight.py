"""How much memory a table takes: an estimate out of what it holds, cheap enough for every message.

Most of it are the states before the steps that may be taken back. How large a state is differs by game,
number of players and modules, so it is measured on the state at hand; all else is counted.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sized
from typing import TYPE_CHECKING, Final

from artel.kernel.game import State

if TYPE_CHECKING:
    from artel.table.live import Table
    from artel.table.room import Room

# A table without a game: its rules, its seats and what goes on around them.
SHELL: Final = 24 * 1024
# One connection with its tasks and buffers, besides what waits to be sent over it.
CONNECTION: Final = 24 * 1024
# A line of the history as it is kept at hand; a step besides its state; a line of the log.
ENTRY: Final = 500
STEP: Final = 500
LOG_LINE: Final = 200
# A position of looking back holds the lines of its log by reference alone.
OLD_LOG_LINE: Final = 24
# A text of a view is kept whole, and once more in its parts.
TEXT: Final = 2
NUMBER: Final = 8


def weight_of(table: Table) -> int:
    """About how many bytes a table takes that is in memory."""
    room = 0 if table.room is None else _weight_of_room(table.room)
    held = sum(connection.held for connection in table.connections)
    return SHELL + room + held + CONNECTION * len(table.connections)


def _weight_of_room(room: Room) -> int:
    position, lines = room.position, len(room.position.log.lines)
    states = len(position.steps) + 1 + room.states_aside()
    return (
        states * own_size(position.state)
        + len(position.steps) * STEP
        + len(room.entries) * ENTRY
        + lines * LOG_LINE
        + len(room.moments) * lines * OLD_LOG_LINE
        + TEXT * room.text_at_hand()
    )


def own_size(state: State) -> int:
    """How many bytes a copy of a state takes which the copies do not share."""
    copy = state.clone()
    shared = {id(each) for each in _parts(state)}
    own = [each for each in _parts(copy) if id(each) not in shared]
    return sys.getsizeof(copy) + sum(map(_size, own))


def _size(part: object) -> int:
    """How many bytes a part of a state takes. A vec does not tell of the block that holds its numbers."""
    numbers = len(part) if isinstance(part, Sized) else 0
    return max(sys.getsizeof(part), NUMBER * numbers)


def _parts(state: State) -> list[object]:
    """What a state holds. In the pure build some states keep it in a dictionary of their own."""
    held: list[object] = []
    for each in gc.get_referents(state):
        held += [each, *each.values()] if isinstance(each, dict) else [each]
    return held
