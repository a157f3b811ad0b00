"""Keyflower on the terminal: the auction, the boats, the villages and what is behind the screens.

Tiles are shown by the ids that commands use, so that what stands here can be typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from artel.cli.texts import Texts

Data = Mapping[str, Any]


def show(out: Console, say: Texts, data: Data) -> None:
    season = say.say(f"season-{data['season']}") if data["season"] else ""
    out.print(f"\n[bold]{season}[/]  {say.say('bag-label', {'count': count(data['bag'])})}")
    if data["lots"]:
        out.print(auction(say, data))
    if data["season"] != "winter":
        boats = Table(say.say("zone-boats"), say.say("terminal-workers"), say.say("terminal-skills"))
        for boat in data["boats"]:
            boats.add_row(boat["boat"], words(boat["workers"]), words(boat["skills"]))
        out.print(boats)
    out.print(seats(say, data))


def count(pieces: object) -> int:
    """A number, or how many pieces there are of all kinds together."""
    if isinstance(pieces, dict):
        return sum(pieces.values())
    assert isinstance(pieces, int)
    return pieces


def words(pieces: Mapping[str, int]) -> str:
    return " ".join(f"{number} {word}" if number > 1 else word for word, number in pieces.items())


def auction(say: Texts, data: Data) -> Table:
    table = Table(say.say("zone-auction"), say.say("terminal-bids"), say.say("terminal-placed"))
    for lot in data["lots"]:
        side = " b" if lot["tile"].startswith("summer-boat") and lot["side"] == "back" else ""
        marker = " *" if lot["marker"] else ""
        bids = [
            f"{'[bold]' if bid['leads'] else ''}{say.seat(bid['seat'])}: {bid['count']} {bid['colour']}"
            f"{'[/]' if bid['leads'] else ''}"
            for bid in lot["bids"]
        ]
        table.add_row(f"{lot['tile']}{side}{marker}", "\n".join(bids), words(lot["workers"]))
    return table


def seats(say: Texts, data: Data) -> Table:
    table = Table("", *[heading(say, data, seat) for seat in range(len(data["seats"]))])
    rows = data["seats"]
    table.add_row(say.say("terminal-workers"), *[behind_screen(row, "worker") for row in rows])
    table.add_row(say.say("terminal-skills"), *[behind_screen(row, "skill") for row in rows])
    if any(row.get("winter") for row in rows):
        table.add_row(say.say("season-winter"), *["\n".join(row.get("winter", [])) for row in rows])
    if any(row["to_place"] for row in rows):
        table.add_row(say.say("terminal-to-place"), *["\n".join(row["to_place"]) for row in rows])
    villages = ["\n".join(village_tile(tile) for tile in village) for village in data["villages"]]
    table.add_row(say.say("terminal-village"), *villages)
    return table


def heading(say: Texts, data: Data, seat: int) -> str:
    notes = [say.say("seat-you")] if data.get("seat") == seat else []
    return "\n".join([f"{say.seat(seat)}{' *' if data['first'] == seat else ''}", *notes])


def behind_screen(row: Data, kind: str) -> str:
    """Own pieces by kind; of others' the number, and what everyone has seen go there."""
    own = row.get(f"{kind}s")
    if own is not None:
        return words(own)
    known = words(row[f"{kind}s_shown"])
    return f"{row[f'{kind}_count']} ({known})" if known else str(row[f"{kind}_count"])


def village_tile(tile: Data) -> str:
    """A tile with its place, a plus when it is upgraded, and what lies and stands on it."""
    name = f"{tile['tile']}{'+' if tile['side'] == 'back' else ''} {tile['q']},{tile['r']}"
    lying = [words(tile[what]) for what in ("goods", "workers") if tile[what]]
    return " | ".join([name, *lying])
