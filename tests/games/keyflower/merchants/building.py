"""Positions of The Merchants: extensions on their tiles, and a village with a transport under way."""

from __future__ import annotations

from typing import Any

from artel.games.keyflower.merchants.extensions import EXTENSION
from tests.games.keyflower.positions import Table, auction, seat, tile

MODULES = ("base", "merchants")
BOATS_II = [
    "keyflower-ii",
    "sea-bastion-ii",
    "sea-breese-ii",
    "flipper-ii",
    "ianvincible-ii",
    "white-wind-ii",
]


def built(**on: str) -> dict[str, Any]:
    """The data of all extensions: `built(blue_1="keywood")` has one of them on a tile."""
    words = {name.replace("_", "-"): word for name, word in on.items()}
    return {"extensions": [{"extension": word, "tile": words.get(word)} for word in EXTENSION.words]}


def freight(*boats: str) -> dict[str, Any]:
    """What lies on the boats by their places: `freight("gold", "", "cabin")`."""
    rows = [dict.fromkeys(words.split(), 1) for words in boats]
    return {"freight": [*rows, *[{} for _ in range(6 - len(rows))]]}


# Keywood, upgraded, to the north of home 1 by road.
KEYWOOD = tile("keywood", 0, -1, side="back")


def transport(*village: dict[str, Any], workers: str = "red*6", skills: str = "", **more: Any) -> Table:
    """Seat 0 uses its home, with one upgrade; something can be carried, so that the question stays."""
    home = tile("home-1", goods="wood")
    rows = village or (home, KEYWOOD)
    holds = more.pop("holds", {})
    return auction(seat(workers, *rows, skills=skills, **holds), seat(), **more).play(0, "use home-1 red 1")


def extensions_of(table: Table) -> dict[str, str]:
    """The extensions that lie on tiles."""
    return {row["extension"]: row["tile"] for row in table.data()["extensions"] if row["tile"]}
