"""Artificium on the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from artel.cli.texts import Texts


def show(out: Console, say: Texts, data: Mapping[str, Any]) -> None:
    phase = say.say(f"phase-{data['phase']}")
    deck = data["deck"] if isinstance(data["deck"], int) else sum(data["deck"].values())
    discards = sum(data["discards"].values())
    out.print(
        f"\n[bold]{say.say('round', {'round': data['round']})}[/], {phase}; "
        f"{say.say('deck')} {deck}, {say.say('discards')} {discards}"
    )
    if data["market"]:
        out.print(f"{say.say('zone-market')}: {say.pieces(data['market'])}", markup=False)
    table = Table("", *[heading(say, data, seat) for seat in range(len(data["seats"]))])
    for label, cells in rows(say, data).items():
        if any(cells):
            table.add_row(label, *cells)
    out.print(table)


def heading(say: Texts, data: Mapping[str, Any], seat: int) -> str:
    notes = [say.say("seat-you")] if data.get("seat") == seat else []
    if data["first"] == seat:
        notes.append(say.say("first-player"))
    return "\n".join([say.seat(seat), *notes])


def rows(say: Texts, data: Mapping[str, Any]) -> dict[str, list[str]]:
    """One line of the table per kind of thing; a line that is empty for all is left out by the caller."""
    seats = data["seats"]
    return {
        say.say("zone-track"): [str(seat["marker"]) for seat in seats],
        say.say("good-coin"): [str(seat["coins"]) for seat in seats],
        say.say("terminal-goods"): [say.pieces(seat["goods"]) for seat in seats],
        say.say("terminal-hand"): [hand(say, seat) for seat in seats],
        say.say("terminal-played"): [played(say, seat) for seat in seats],
        say.say("terminal-state"): [standing(say, seat, data["phase"]) for seat in seats],
    }


def hand(say: Texts, seat: Mapping[str, Any]) -> str:
    """Own cards by name; of others' hands the number, and those that all have seen."""
    if "hand" in seat:
        return say.pieces(seat["hand"])
    size = say.say("hand-size", {"count": seat["hand_size"]})
    return f"{size} ({say.pieces(seat['shown'])})" if seat["shown"] else size


def played(say: Texts, seat: Mapping[str, Any]) -> str:
    cards = [say.pieces(seat["table"])] if seat["table"] else []
    if seat["revealed"] is not None:
        cards.append(f"→ {say.piece(seat['revealed'])}")
    elif seat.get("sealed") is not None:
        cards.append(f"? {say.piece(seat['sealed'])}")
    return "\n".join(cards)


def standing(say: Texts, seat: Mapping[str, Any], phase: str) -> str:
    passing = seat["passed"] and phase == "market"
    notes = {"seat-passed": passing, "seat-out": seat["out"], "seat-ready": seat["chosen"]}
    return ", ".join(say.say(key) for key, so in notes.items() if so)
