"""What everybody may know of a table, whatever the time is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.bots.search.minds import has_mind
from artel.kernel.chance import SealedChance
from artel.kernel.game import Rules
from artel.table.editions import edition_data
from artel.table.hinting import allows_hints
from artel.table.sealing import sealed_data
from artel.table.wire import Message

if TYPE_CHECKING:
    from artel.table.live import Table
    from artel.table.room import Room
    from artel.table.store import Stored


def summary_of(table: Table) -> Message:
    guests, present = table.guests, table.stored.seats.present
    seats = [
        {**seat.to_data(n, n in present), **guests.seat_data(n)}
        for n, seat in enumerate(table.kept.seats.seats)
    ]
    control = None if guests.control is None else guests.control.to_data()
    return {**told_of(table.kept, table.rules, table.room, table.phase()), "seats": seats, "control": control}


def told_of(kept: Stored, rules: Rules, room: Room | None, phase: str) -> Message:
    """What is told of every table alike, those of a guide too; who sits there says the table itself."""
    return {
        "table": kept.id,
        "game": kept.game,
        "modules": list(kept.modules),
        "options": dict(kept.options),
        "edition": None if rules.taken is None else edition_data(rules.taken),
        "players": len(kept.seats.seats),
        "state": phase,
        "creator": kept.seats.creator if kept.seats.creator >= 0 else None,
        "public": kept.public,
        "invited_only": bool(kept.seats.invitation),
        "points": kept.points,
        "hints": allows_hints(kept),
        "review": has_mind(kept.game),
        "ply": 0 if room is None else len(room.entries),
        "rematch": kept.rematch,
        "chance": SealedChance(kept.seed).commitment(),
        "seed": kept.seed.hex() if room is not None and room.over() else None,
        **sealed_data(kept.seats, begun=room is not None),
        "stopped": None if room is None or room.stopped is None else room.stopped.to_data(),
    }
