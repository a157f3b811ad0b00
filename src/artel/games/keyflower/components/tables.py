"""The flat table of every tile, and the lists derived from it.

A tile is its place in `TILES`: an int from 0 to 63 in the base game. The order never changes, because moves
and records are built on it; an expansion adds its tiles behind. `tables_of` derives the same lists for any
longer or edited table.
"""

from typing import Final

from artel.games.keyflower.components.autumn import AUTUMN_TILES
from artel.games.keyflower.components.boats import BOATS
from artel.games.keyflower.components.homes import HOMES
from artel.games.keyflower.components.spring import SPRING_TILES
from artel.games.keyflower.components.summer import SUMMER_BOATS, SUMMER_TILES
from artel.games.keyflower.components.turn_order import TURN_ORDER_TILES
from artel.games.keyflower.components.vocabulary import PRODUCE, TRANSPORT, Cost, Effect, Tile
from artel.games.keyflower.components.winter import WINTER_TILES
from artel.games.keyflower.words import BACK, EDGE_LETTERS, FRONT

# The first tile number of each group.
FIRST_HOME: Final = 0
FIRST_BOAT: Final = 6
FIRST_TURN_ORDER: Final = 12
FIRST_SPRING: Final = 16
FIRST_SUMMER: Final = 28
FIRST_SUMMER_BOAT: Final = 36
FIRST_AUTUMN: Final = 40
FIRST_WINTER: Final = 52
TILE_COUNT: Final = 64


class Tables:
    """Lists indexed by tile number; lists of two sides by `2 * tile + side`."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.words: list[str] = []
        self.kind: list[int] = []
        self.season: list[int] = []
        # `edge[36 * tile + 6 * turn + direction]` is FIELD, ROAD or WATER after `turn` sixths clockwise.
        self.edge: list[int] = []
        # Turns 0 to turns - 1 are the ones that look different: 3 for a boat, 6 for most tiles.
        self.turns: list[int] = []
        self.cost: list[Cost | None] = []
        self.effect: list[Effect] = []
        self.effect_kind: list[int] = []
        self.points: list[int] = []
        self.carry: list[int] = []
        self.upgrade: list[int] = []
        # Whether workers may be placed to use the tile: its box shows an action.
        self.usable: list[bool] = []


def edge_codes(edges: str) -> list[int]:
    return [EDGE_LETTERS.index(letter) for letter in edges]


def turned(edges: str, turn: int) -> str:
    """The six letters of a tile turned clockwise by sixths: the letter of edge i moves to edge i + turn."""
    return "".join([edges[(direction - turn) % 6] for direction in range(6)])


def distinct_turns(edges: str) -> int:
    for turn in range(1, 6):
        if turned(edges, turn) == edges:
            return turn
    return 6


def tables_of(tiles: list[Tile]) -> Tables:
    tables = Tables()
    for tile in tiles:
        tables.tiles.append(tile)
        tables.words.append(tile.word)
        tables.kind.append(tile.kind)
        tables.season.append(tile.season)
        for turn in range(6):
            tables.edge.extend(edge_codes(turned(tile.edges, turn)))
        tables.turns.append(distinct_turns(tile.edges))
        tables.cost.append(tile.cost)
        for side in (FRONT, BACK):
            effect = tile.effect(side)
            tables.effect.append(effect)
            tables.effect_kind.append(effect.kind)
            tables.points.append(tile.points(side))
            tables.carry.append(effect.carry)
            tables.upgrade.append(effect.upgrade)
            tables.usable.append(PRODUCE <= effect.kind <= TRANSPORT)
    return tables


def _all_tiles() -> list[Tile]:
    tiles: list[Tile] = []
    tiles.extend(HOMES)
    tiles.extend(BOATS)
    tiles.extend(TURN_ORDER_TILES)
    tiles.extend(SPRING_TILES)
    tiles.extend(SUMMER_TILES)
    tiles.extend(SUMMER_BOATS)
    tiles.extend(AUTUMN_TILES)
    tiles.extend(WINTER_TILES)
    return tiles


def _numbers(tiles: list[Tile]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for number, tile in enumerate(tiles):
        numbers[tile.word] = number
    return numbers


def tiles_of_season(tiles: list[Tile], season: int) -> list[int]:
    """The numbers of the tiles that are dealt in a season: the deck from which the lots are drawn."""
    return [number for number, tile in enumerate(tiles) if tile.season == season]


TILES: Final[list[Tile]] = _all_tiles()
NUMBERS: Final[dict[str, int]] = _numbers(TILES)
TABLES: Final[Tables] = tables_of(TILES)
