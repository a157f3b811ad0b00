"""The twelve winter tiles: one road each, no upgrade; each scores once, at the end of the game."""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    BOTH,
    GOODS_FAMILY,
    SKILLS_FAMILY,
    WINTER_TILE,
    WORKERS,
    Effect,
    Tile,
    nothing,
    per_chosen,
    per_named,
    per_one_each,
    per_set,
)
from artel.games.keyflower.words import GOLD, GREEN, WINTER


class WinterTile(Tile):
    """A winter tile. It has no second face in play, so both sides carry the scoring."""

    def __init__(self, word: str, name: str, edges: str, scoring: Effect, points: int, source: str) -> None:
        super().__init__(word, name, WINTER, edges, None, scoring, scoring, (points, points), source)
        self.kind = WINTER_TILE


WINTER_TILES: Final[list[WinterTile]] = [
    WinterTile("apothecary", "Apothecary", "FRFFFF", per_set(WORKERS, 5, 3), 0, BOTH),
    WinterTile("craftsmans-guild", "Craftsman's guild", "FRFFFF", per_one_each(WORKERS, 3), 0, BOTH),
    WinterTile("jeweller", "Jeweller", "FFFFFR", per_named(GOODS_FAMILY, GOLD, 2), 0, BOTH),
    WinterTile("key-guild", "Key guild", "FFFFRF", per_set(SKILLS_FAMILY, 5, 10), 0, BOTH),
    WinterTile("key-market", "Key market", "FFRFFF", per_named(WORKERS, GREEN, 2), 0, BOTH),
    WinterTile("keythedral", "Keythedral", "FFFFFR", nothing(), 12, BOTH),
    WinterTile("mercers-guild", "Mercer's guild", "RFFFFF", per_one_each(GOODS_FAMILY, 5), 0, BOTH),
    WinterTile("scholar", "Scholar", "FFFRFF", per_chosen(SKILLS_FAMILY, 3), 0, BOTH),
    WinterTile("scribes", "Scribes", "FFRFFF", per_one_each(SKILLS_FAMILY, 10), 0, BOTH),
    WinterTile("village-hall", "Village hall", "FFFRFF", per_chosen(WORKERS, 1), 0, BOTH),
    WinterTile("watermill", "Watermill", "FFFFRF", per_chosen(GOODS_FAMILY, 1), 0, BOTH),
    WinterTile("windmill", "Windmill", "RFFFFF", per_set(GOODS_FAMILY, 5, 5), 0, BOTH),
]
