"""Editions of Keyflower: what our tables hold because it is printed in pictures alone, as a file gives it.

Every tile with such a value is a row of one table, with just those keys that are ours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from artel.games.keyflower.celeste.tiles import KEY_CELESTE
from artel.games.keyflower.celeste.tiles import facts_of as facts_of_celeste
from artel.games.keyflower.components.facts import cost_facts, gains_of
from artel.games.keyflower.components.summer import SummerBoat
from artel.games.keyflower.components.turn_order import TurnOrderTile
from artel.games.keyflower.components.vocabulary import (
    FIRST_WORKER,
    GREEN_WORKER,
    HOUSE,
    RANDOM_SKILL,
    RANDOM_WORKER,
    STANDING,
    STEPS,
    SUMMER_BOAT,
    UNITS,
    UPGRADES,
    Cost,
    Gain,
    Tile,
    counting,
    gives,
)
from artel.games.keyflower.components.winter import WinterTile
from artel.games.keyflower.farmers.tiles import SCORE_SHEEP, TILES, WHEAT, facts_of
from artel.games.keyflower.farmers.words import ANIMALS
from artel.games.keyflower.modules.farmers import FARMERS, with_pieces
from artel.games.keyflower.modules.key_celeste import KEY_CELESTE_MODULE
from artel.games.keyflower.words import GOODS
from artel.kernel.edition import (
    FORMAT,
    Data,
    Faults,
    Field,
    Form,
    Keyed,
    Listed,
    Parsed,
    Path,
    Rows,
    Table,
    Unfit,
    Whole,
    Word,
)
from artel.kernel.editions import Printed

NAMES: Final = {"en": "House edition", "ru": "Домашнее издание", "it": "Edizione della casa"}
# What a side may give when it is used, in the order in which it is given; and what an upgrade may cost.
GIVEN: Final = (*ANIMALS, WHEAT, *GOODS, RANDOM_WORKER, RANDOM_SKILL, GREEN_WORKER, STEPS, UPGRADES)
PAID: Final = (*UNITS[:FIRST_WORKER], WHEAT)
GIFTS: Final = (*ANIMALS, WHEAT)
# The most of one word, of all units of a cost, and of the points of a side.
MOST_GIVEN: Final = 6
MOST_PAID: Final = 6
MOST_POINTS: Final = 20
EDGE_LETTERS: Final = "RFW"
RIVER: Final = 2

# The keys of each tile that are ours; `edges` alone where nothing stands here.
MADE_WORDS: Final = ("edges", "upgrade", "front", "back", "points")
MAKING: Final = (
    "paddock", "sheep-fold", "wheat-field", "pigsty", "shepherds-hut", "cow-shed", "piggery", "ranch",
)  # fmt: skip
KEYS: Final = {
    "farm-yard": ("edges", "upgrade", "points"),
    "sheep-shelter": ("upgrade", "sheep", "points"),
    **dict.fromkeys(("farm-turn-1", "farm-turn-2", "farm-turn-3"), ("edges", "gift")),
    **dict.fromkeys(MAKING, MADE_WORDS),
}
TILES_OF_OURS: Final[dict[str, Tile]] = {tile.word: tile for tile in [*TILES, KEY_CELESTE]}


def keys_of(word: str) -> tuple[str, ...]:
    return KEYS.get(word, ("edges",))


def six_edges(text: str) -> str:
    if len(text) != len("RRRRRR") or any(letter not in EDGE_LETTERS for letter in text):
        raise Unfit("edges", "six letters of R, F and W, clockwise from the bottom", text)
    return text


def fits_its_tile(row: Data, path: Path, faults: Faults) -> None:
    """The keys that are ours on this tile and no others; a boat has its river, every other tile a road."""
    word = str(row["id"])
    for key in row:
        if key != "id" and key not in keys_of(word):
            faults.add_word((*path, key), "key", keys_of(word), key)
    for key in keys_of(word):
        if key not in row:
            faults.add(path, "missing", f"a key {key!r}", "none", key=key)
    edges = row.get("edges")
    if isinstance(edges, str):
        if TILES_OF_OURS[word].kind in (SUMMER_BOAT, STANDING):
            if edges.count("W") != RIVER or "R" in edges:
                faults.add((*path, "edges"), "river", "two edges W and four F", edges)
        elif "W" in edges or "R" not in edges:
            faults.add((*path, "edges"), "road", "edges R and F, at least one of them R", edges)
    upgrade = row.get("upgrade")
    if isinstance(upgrade, dict) and sum(upgrade.values()) > MOST_PAID:
        total = sum(upgrade.values())
        faults.add((*path, "upgrade"), "cost", f"1 to {MOST_PAID} units", total, most=MOST_PAID)


def counted(words: tuple[str, ...], most: int = MOST_GIVEN) -> Keyed:
    return Keyed(Whole(1, most), len(words), keys=words, least=1)


TILE_TABLE: Final = Table(
    Field("id", Word(tuple(TILES_OF_OURS))),
    Field("edges", Parsed(six_edges), optional=True, source=HOUSE),
    Field("upgrade", counted(PAID), optional=True, source=HOUSE),
    Field("front", counted(GIVEN), optional=True, source=HOUSE),
    Field("back", counted(GIVEN), optional=True, source=HOUSE),
    Field("sheep", Listed(Whole(0, MOST_POINTS), 2, 2), optional=True, source=HOUSE),
    Field("points", Listed(Whole(0, MOST_POINTS), 2, 2), optional=True, source=HOUSE),
    Field("gift", Keyed(Whole(1, MOST_GIVEN), 1, keys=GIFTS, least=1), optional=True, source=HOUSE),
    check=fits_its_tile,
)
FORM: Final = Form(
    "keyflower", Field("tile", Rows(TILE_TABLE, key="id", ids=tuple(TILES_OF_OURS)), note="tile")
)

# How a key is read off a tile.
READ: Final[dict[str, Callable[[Tile], object]]] = {
    "edges": lambda tile: tile.edges,
    "upgrade": lambda tile: cost_facts(cast(Cost, tile.cost)),
    "front": lambda tile: gains_of(tile.front),
    "back": lambda tile: gains_of(tile.back),
    "sheep": lambda tile: [tile.front.points, tile.back.points],
    "points": lambda tile: [tile.front_points, tile.back_points],
    "gift": lambda tile: gains_of(tile.front),
}


def house_data() -> Data:
    """The values of our tables as a file has them."""
    rows = [
        {"id": word, **{key: READ[key](tile) for key in keys_of(word)}}
        for word, tile in TILES_OF_OURS.items()
    ]
    return cast(Data, FORM.table.settled({"format": FORMAT, "game": FORM.game, "name": NAMES, "tile": rows}))


def cost_of(units: dict[str, int]) -> Cost:
    return Cost([word for word in PAID for _ in range(units.get(word, 0))])


def twin_of(tile: Tile, row: Data) -> Tile:
    """The same tile with the values of a row."""
    edges = str(row.get("edges", tile.edges))
    if isinstance(tile, TurnOrderTile):
        gift = cast("dict[str, int]", row["gift"])
        gains = [Gain(word, count) for word, count in gift.items()]
        sides = (tile.purple_players, tile.plain_players)
        return TurnOrderTile(tile.number, edges, *sides, tile.source, word=tile.word, gains=gains)
    if isinstance(tile, SummerBoat):
        return SummerBoat(tile.number, edges, tile.front, tile.back, tile.source)
    if isinstance(tile, WinterTile):
        return WinterTile(tile.word, tile.name, edges, tile.front, tile.front_points, tile.source)
    front, back = tile.front, tile.back
    if "front" in row:
        front = gives(cast("dict[str, int]", row["front"]))
        back = gives(cast("dict[str, int]", row["back"]))
    elif "sheep" in row:
        sheep = cast("list[int]", row["sheep"])
        front, back = counting(SCORE_SHEEP, sheep[0]), counting(SCORE_SHEEP, sheep[1])
    cost = cost_of(cast("dict[str, int]", row["upgrade"])) if "upgrade" in row else tile.cost
    points = cast("list[int]", row.get("points", [tile.front_points, tile.back_points]))
    twin = Tile(
        tile.word, tile.name, tile.season, edges, cost, front, back, (points[0], points[1]), tile.source
    )
    twin.kind = tile.kind
    twin.sails = tile.sails
    return twin


def rows_of_edition(data: Data) -> Printed:
    """The tiles of the sets with these values, and their facts."""
    rows = {str(row["id"]): row for row in cast("list[Data]", data["tile"])}
    tiles = [twin_of(tile, rows[tile.word]) for tile in TILES]
    celeste = twin_of(KEY_CELESTE, rows[KEY_CELESTE.word])
    return Printed(
        {
            FARMERS.name: {"tiles": {tile.word: tile for tile in tiles}},
            KEY_CELESTE_MODULE.name: {"tiles": {celeste.word: celeste}},
        },
        {FARMERS.name: with_pieces(facts_of(tiles)), KEY_CELESTE_MODULE.name: facts_of_celeste(celeste)},
    )
