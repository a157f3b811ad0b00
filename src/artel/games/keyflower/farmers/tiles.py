"""The tiles of The Farmers: ten for spring to autumn, two summer boats, six for winter, and the turn order
tiles that take the place of the first three.

What is printed in pictures alone is ours, in this one table: edges, costs, numbers and points. What the aid
says in words stands in `TOLD`.
"""

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.components.box import WINTER_TILES_BY_PLAYERS
from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.components.summer import SummerBoat
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.components.turn_order import TURN_ORDER_TILES as BASE_TURN_ORDER_TILES
from artel.games.keyflower.components.turn_order import TurnOrderTile
from artel.games.keyflower.components.vocabulary import (
    ABILITY,
    BOTH,
    HOUSE,
    PUBLIC,
    RANDOM_SKILL,
    RULEBOOK,
    STEPS,
    UPGRADES,
    Cost,
    Effect,
    Gain,
    Tile,
    counting,
    declare_ability,
    declare_effect,
    gives,
    per_made_of,
    upgrade_cost,
)
from artel.games.keyflower.components.winter import WinterTile
from artel.games.keyflower.farmers.words import MIXED_HERDS
from artel.games.keyflower.words import AUTUMN, SPRING, SUMMER

WHEAT: Final = "wheat"

# Boat 5b: in the final scoring wheat counts as a resource, and a resource as wheat.
WHEAT_AS_RESOURCE: Final = declare_ability("wheat-as-resource")

# Points for each sheep on the tile; for each tile of the field it lies in; for each field with such animals,
# in place of what such a field scores otherwise.
SCORE_SHEEP: Final = declare_effect("score-sheep")
SCORE_FIELD_TILES: Final = declare_effect("score-field-tiles")
SHEEP_FIELDS: Final = declare_effect("sheep-fields")
PIG_FIELDS: Final = declare_effect("pig-fields")
COW_FIELDS: Final = declare_effect("cow-fields")

# Winter tiles dealt to each player, by number of players.
WINTER_TILES_DEALT: Final = [0, 0, 4, 4, 4, 3, 3]


def more_winter_tiles() -> list[int]:
    """How many more each player is dealt; all other numbers of tiles stay those of the base game.

    Rule: KFF-SETUP-6, KFF-SETUP-7
    """
    return [dealt - before for dealt, before in zip(WINTER_TILES_DEALT, WINTER_TILES_BY_PLAYERS, strict=True)]


def order_tile(number: int, word: str, gift: str) -> TurnOrderTile:
    """A turn order tile with the sides and edges of the base tile whose place it takes, and goods for its
    winner. Nobody works there: the goods are no box of an action.

    Rule: KFF-SETUP-8, KFF-ORDER-1, KFF-ORDER-2, KFF-ORDER-3, KFF-ORDER-4, KFF-ORDER-5, KFF-ORDER-7
    """
    base = next(tile for tile in BASE_TURN_ORDER_TILES if tile.number == number)
    return TurnOrderTile(
        number, base.edges, base.purple_players, base.plain_players, HOUSE, word=word, gains=[Gain(gift, 1)]
    )


VILLAGE_TILES: Final[list[Tile]] = [
    Tile("farm-yard", "Farm yard", SPRING, "FRRRRF", upgrade_cost(any_good=2),
         gives({"sheep": 1, WHEAT: 1, RANDOM_SKILL: 1}, one_of=True),
         gives({"sheep": 1, WHEAT: 1, RANDOM_SKILL: 1}), (0, 3), HOUSE),
    Tile("paddock", "Paddock", SPRING, "RRFRRF", upgrade_cost(wood=1, stone=1),
         gives({WHEAT: 1, STEPS: 1, UPGRADES: 1}), gives({WHEAT: 2, STEPS: 3, UPGRADES: 1}), (0, 5), HOUSE),
    Tile("sheep-fold", "Sheep fold", SPRING, "RRRFRF", upgrade_cost(wood=1, any_good=1),
         gives({"sheep": 1}), gives({"sheep": 2}), (0, 3), HOUSE),
    Tile("wheat-field", "Wheat field", SPRING, "RRFFRR", upgrade_cost(any_skill=1),
         gives({WHEAT: 1}), gives({WHEAT: 3}), (0, 3), HOUSE),
    Tile("pigsty", "Pigsty", SUMMER, "RFRFRF", upgrade_cost(wood=1, stone=1),
         gives({"pig": 1}), gives({"pig": 2}), (0, 3), HOUSE),
    Tile("shepherds-hut", "Shepherd's hut", SUMMER, "RRRFFF", upgrade_cost(wood=1, any_good=1),
         gives({"sheep": 1, WHEAT: 1}), gives({"sheep": 1, WHEAT: 2}), (0, 3), HOUSE),
    Tile("cow-shed", "Cow shed", AUTUMN, "RFRFFF", upgrade_cost(wood=1, stone=1, iron=1),
         gives({"cow": 1}), gives({"cow": 2}), (0, 5), HOUSE),
    Tile("piggery", "Piggery", AUTUMN, "FRRFFF", upgrade_cost(any_skill=1),
         gives({"pig": 1, WHEAT: 1}), gives({"pig": 1, WHEAT: 2}), (0, 3), HOUSE),
    Tile("ranch", "Ranch", AUTUMN, "RFFFFR", upgrade_cost(any_good=2),
         gives({"cow": 1, WHEAT: 1}), gives({"cow": 1, WHEAT: 2}), (0, 3), HOUSE),
    Tile("sheep-shelter", "Sheep shelter", AUTUMN, "FFFFFF", Cost([WHEAT, WHEAT]),
         counting(SCORE_SHEEP, 1), counting(SCORE_SHEEP, 2), (0, 0), HOUSE),
]  # fmt: skip

SUMMER_BOATS: Final[list[SummerBoat]] = [
    SummerBoat(5, "WFFWFF", Effect(ABILITY, abilities=[MIXED_HERDS]),
               Effect(ABILITY, abilities=[WHEAT_AS_RESOURCE]), HOUSE),
    SummerBoat(6, "WFFWFF", Effect(ABILITY, [Gain(WHEAT, 2)]),
               Effect(ABILITY, [Gain("pig", 1), Gain("sheep", 1)]), HOUSE),
]  # fmt: skip

WINTER_TILES: Final[list[WinterTile]] = [
    WinterTile("bakery", "Bakery", "RFFFFF", per_made_of([WHEAT, "any-resource", "any-skill"], 4), 0, HOUSE),
    WinterTile("dairy", "Dairy", "FRFFFF", counting(COW_FIELDS, 7), 0, HOUSE),
    WinterTile("granary", "Granary", "FFRFFF", per_made_of([WHEAT, WHEAT], 3), 0, HOUSE),
    WinterTile("hillside", "Hillside", "FFFRFF", counting(SCORE_FIELD_TILES, 1), 0, HOUSE),
    WinterTile("truffle-orchard", "Truffle orchard", "FFFFRF", counting(PIG_FIELDS, 5), 0, HOUSE),
    WinterTile("weaver", "Weaver", "FFFFFR", counting(SHEEP_FIELDS, 3), 0, HOUSE),
]

TURN_ORDER_TILES: Final[list[TurnOrderTile]] = [
    order_tile(1, "farm-turn-1", WHEAT),
    order_tile(2, "farm-turn-2", "sheep"),
    order_tile(3, "farm-turn-3", "pig"),
]
REPLACED: Final = ("turn-1", "turn-2", "turn-3")

TILES: Final[list[Tile]] = sorted(
    [*TURN_ORDER_TILES, *VILLAGE_TILES, *SUMMER_BOATS, *WINTER_TILES], key=lambda tile: number_of(tile.word)
)

# What the aid or public sources say of a tile, where the rest of it is ours.
_SIDES: Final = {"front": RULEBOOK, "back": RULEBOOK}
_ORDER: Final = {"number": PUBLIC, "purple_players": PUBLIC, "plain_players": PUBLIC}
_SCORED: Final = {**_SIDES, "points": RULEBOOK}
TOLD: Final[dict[str, dict[str, str]]] = {
    "farm-yard": _SIDES,
    "sheep-shelter": {"edges": RULEBOOK},
    "summer-boat-5": _SCORED,
    "summer-boat-6": _SCORED,
    **{tile.word: {**_SIDES, "points": BOTH} for tile in WINTER_TILES},
    **{tile.word: _ORDER for tile in TURN_ORDER_TILES},
}


def facts() -> list[dict[str, object]]:
    """Every printed value of the set, and where it is from.

    Rule: KFF-BOX-1, KFF-SETUP-2, KFF-SETUP-3, KFF-SETUP-4, KFF-SETUP-5, KFF-TILE-9, KFF-TILE-11, KFF-BOAT-10
    """
    return facts_of(TILES)


def facts_of(tiles: Sequence[Tile]) -> list[dict[str, object]]:
    """The same of tiles with the values of an edition."""
    rows: list[dict[str, object]] = []
    for tile in tiles:
        row = tile_facts(tile)
        provenance = row["provenance"]
        assert isinstance(provenance, dict)
        provenance.update(TOLD.get(tile.word, {}))
        rows.append(row)
    return rows
