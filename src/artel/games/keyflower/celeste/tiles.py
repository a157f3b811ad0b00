"""The one tile of Key Celeste: a ship that is bid for in every season and won for good in winter."""

from typing import Final

from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.components.vocabulary import (
    HOUSE,
    NONE,
    RULEBOOK,
    STANDING,
    Tile,
    counting,
    declare_effect,
)

# The points of a ghost for the owner of the tile: the one not played, and the marker counted as one.
SCORE_GHOST: Final = declare_effect("score-ghost")
GHOST_POINTS: Final = 3
TILE_POINTS: Final = 3


def key_celeste() -> Tile:
    """It stands in every auction, besides the season's tiles, and is bid for like a village tile.

    A river from bottom to top, no roads, nothing to use; it counts as a boat and belongs to no season.
    Rule: KFC-LOT-1, KFC-LOT-2, KFC-LOT-3, KFC-LOT-11, KFC-LOT-12, KFC-SCORE-1
    """
    scoring = counting(SCORE_GHOST, GHOST_POINTS)
    points = (TILE_POINTS, TILE_POINTS)
    tile = Tile("key-celeste", "Key Celeste", NONE, "WFFWFF", None, scoring, scoring, points, RULEBOOK)
    tile.kind = STANDING
    tile.sails = True
    return tile


KEY_CELESTE: Final = key_celeste()


def facts() -> list[dict[str, object]]:
    """Its printed values; the edges are a house reading, by the pattern of the boats."""
    return facts_of(KEY_CELESTE)


def facts_of(tile: Tile) -> list[dict[str, object]]:
    """The same of the tile with the values of an edition."""
    row = tile_facts(tile)
    provenance = row["provenance"]
    assert isinstance(provenance, dict)
    provenance["edges"] = HOUSE
    return [row]
