"""Positions with Key Celeste among the lots, and the ghost where a test wants it."""

from __future__ import annotations

from typing import Any

from tests.games.keyflower.positions import Table, auction, ended, lot

MODULES = ("base", "key-celeste")


def ghost(of: int | None = None, place: str = "") -> dict[str, Any]:
    """On its tile, or held by a seat."""
    return {"ghost": place or ("key-celeste" if of is None else "held"), "ghost_of": of, "shut": None}


def bidding(
    *seats: dict[str, Any], lots: tuple[dict[str, Any], ...] = (), of: int | None = None, **more: Any
) -> Table:
    """An auction with Key Celeste; `of` holds the ghost."""
    named = [row["tile"] for row in lots]
    standing = () if "key-celeste" in named else (lot("key-celeste"),)
    return auction(*seats, lots=[*lots, *standing], data=ghost(of), **more)


def over(*seats: dict[str, Any], of: int | None = None, **more: Any) -> Table:
    """The end of the game; `of` holds a ghost that was not played."""
    return ended(*seats, data=ghost(of, "" if of is not None else "gone"), **more)


def where(table: Table) -> tuple[str, int | None]:
    data = table.data()
    return data["ghost"], data["ghost_of"]


def season_over(table: Table) -> Table:
    """All pass, and whatever is asked afterwards is answered with the first move, up to the next turn."""
    season = table.data()["season"]
    while table.question() == "turn" and table.data()["season"] == season:
        table.turns("pass")
    while table.question() not in (None, "turn", "offer-tiles"):
        if table.asked() == [-1]:
            table.chance()
        else:
            table.turns(table.moves(table.asked()[0])[0])
    return table
