"""What everybody may know of a table, whatever the time is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.chance import SealedChance
from artel.table.editions import edition_data
from artel.table.sealing import sealed_data
from artel.table.wire import Message

if TYPE_CHECKING:
    from artel.table.live import Table


def summary_of(table: Table) -> Message:
    kept, room, guests = table.kept, table.room, table.guests
    over = room is not None and room.over()
    present = table.stored.seats.present
    seats = [
        {**seat.to_data(n, n in present), **guests.seat_data(n)} for n, seat in enumerate(kept.seats.seats)
    ]
    return {
        "table": kept.id,
        "game": kept.game,
        "modules": list(kept.modules),
        "options": dict(kept.options),
        "edition": None if table.rules.taken is None else edition_data(table.rules.taken),
        "players": len(kept.seats.seats),
        "state": table.phase(),
        "seats": seats,
        "creator": kept.seats.creator if kept.seats.creator >= 0 else None,
        "public": kept.public,
        "control": None if guests.control is None else guests.control.to_data(),
        "ply": 0 if room is None else len(room.entries),
        "rematch": kept.rematch,
        "chance": SealedChance(kept.seed).commitment(),
        "seed": kept.seed.hex() if over else None,
        **sealed_data(kept.seats, begun=room is not None),
        "stopped": None if room is None or room.stopped is None else room.stopped.to_data(),
    }
