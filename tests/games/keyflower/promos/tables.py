"""What the tests of the promo tiles share: their modules, and villages around a tile."""

from __future__ import annotations

from typing import Any, cast

from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.words import SEASONS
from tests.games.keyflower.positions import AROUND, GAME, tile

PROMOS = (
    "storyteller", "emporium", "monument", "trader", "sorcerer", "developer", "boat-7", "talton-lodge",
    "beekeeper", "the-glade", "the-glade-in-winter", "keyside", "delivery-man",
)  # fmt: skip
MODULES = ("base", *PROMOS)


def around(*words: str, back: str = "") -> list[dict[str, Any]]:
    """These tiles around the place 0, 1, clockwise from its bottom; a home lies on top of it."""
    places = [(q, r + 1) for place, (q, r) in AROUND.items() if place != "top"]
    return [
        tile(word, *place, side="back" if word in back.split() else "front")
        for word, place in zip(words, places, strict=False)
    ]


def at_home(word: str, **more: Any) -> dict[str, Any]:
    """A tile right below the home tile."""
    return tile(word, 0, 1, **more)


def facts(word: str) -> dict[str, Any]:
    return next(dict(row) for row in GAME.facts() if row["id"] == word)


def joins(module: str, word: str, season: str) -> bool:
    """True when the module adds this tile to the stack of a season, and as many tiles are dealt as before."""
    for players in range(2, 7):
        own = cast(KeyflowerRules, GAME.rules(players, ("base", module)))
        base = cast(KeyflowerRules, GAME.rules(players))
        if (own.lots, own.winter_tiles) != (base.lots, base.winter_tiles):
            return False
        for number, name in enumerate(SEASONS):
            words = [own.tables.words[each] for each in own.season_tiles[number]]
            expected = [base.tables.words[each] for each in base.season_tiles[number]]
            if words != [*expected, *([word] if name == season else [])]:
                return False
    return True
