"""The tiles of the base game, and the lists derived from the tiles of a game.

A tile is its number in `components.order`. The lists are as long as the highest number in play needs; a
number without a tile in play has a row of the kind ABSENT.
"""

from typing import Final

from artel.games.keyflower.components.autumn import AUTUMN_TILES
from artel.games.keyflower.components.boats import BOATS
from artel.games.keyflower.components.homes import HOMES
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.spring import SPRING_TILES
from artel.games.keyflower.components.summer import SUMMER_BOATS, SUMMER_TILES
from artel.games.keyflower.components.turn_order import TURN_ORDER_TILES
from artel.games.keyflower.components.vocabulary import (
    ABSENT,
    BOAT,
    HOUSE,
    NONE,
    PRODUCE,
    SUMMER_BOAT,
    TRANSPORT,
    Cost,
    Effect,
    Tile,
    nothing,
)
from artel.games.keyflower.components.winter import WINTER_TILES
from artel.games.keyflower.words import BACK, DIRECTIONS, EDGE_LETTERS, FRONT
from artel.kernel.rules import ModuleError


class Tables:
    """Lists indexed by tile number; lists of two sides by `2 * tile + side`."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.words: list[str] = []
        self.kind: list[int] = []
        self.season: list[int] = []
        # Boats of all kinds.
        self.boat: list[bool] = []
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


def absent() -> Tile:
    """What stands at a number whose tile is not in play."""
    tile = Tile("", "", NONE, "FFFFFF", None, nothing(), nothing(), (0, 0), HOUSE)
    tile.kind = ABSENT
    return tile


def tables_of(tiles: list[Tile]) -> Tables:
    """The lists of these tiles, each at its own number."""
    at = {number_of(tile.word): tile for tile in tiles}
    tables = Tables()
    for number in range(max(at) + 1):
        tile = at.get(number, absent())
        tables.tiles.append(tile)
        tables.words.append(TILE.word(number))
        tables.kind.append(tile.kind)
        tables.season.append(tile.season)
        tables.boat.append(tile.sails or tile.kind in (BOAT, SUMMER_BOAT))
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


def edge_code(tables: Tables, tile: int, turn: int) -> int:
    """The edges of a turned tile in one number."""
    code = 0
    for direction in range(len(DIRECTIONS)):
        code |= tables.edge[36 * tile + 6 * turn + direction] << (2 * direction)
    return code


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


def number_of(word: str) -> int:
    number = TILE.number(word)
    if number is None:
        raise ModuleError(f"expected a tile of the order of tiles, got {word!r}")
    return number


TILES: Final[list[Tile]] = _all_tiles()
TABLES: Final[Tables] = tables_of(TILES)
