"""The promo tiles, each on a switch of its own. A tile joins the stack of its season; as many are dealt.

What a tile does stands in its row where the vocabulary has words for it, otherwise beside it in this package.
"""

from typing import Final

from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.components.summer import SummerBoat
from artel.games.keyflower.components.vocabulary import (
    ABILITY,
    BOTH,
    PUBLIC,
    SCORE_ADJACENT,
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
from artel.games.keyflower.words import AUTUMN, GOODS, SPRING, SUMMER

# What the sorcerer gives: the use of another tile, beside it or anywhere in its village.
USE_BESIDE: Final = "use-beside"
USE_ANYWHERE: Final = "use-anywhere"
# Boat 7a: what is made outside may go on any tile of the own village.
LAND_ANYWHERE: Final = declare_ability("land-anywhere")
# Keyside: what comes after the last tiles are placed.
LAST_GIFT: Final = declare_effect("last-gift")
SCORE_UPGRADES_BESIDE: Final = declare_effect("score-upgrades-beside")
SCORE_WORKER_SYMBOLS: Final = declare_effect("score-worker-symbols")
SCORE_SUMMER_BESIDE: Final = declare_effect("score-summer-beside")
SCORE_WINTER_BESIDE: Final = declare_effect("score-winter-beside")
SCORE_WALK: Final = declare_effect("score-walk")


def storyteller() -> Tile:
    """A spring tile: a worker or a skill by chance, as the user chooses; upgraded, both.

    Rule: KFP-STORYTELLER-1, KFP-STORYTELLER-2, KFP-STORYTELLER-3
    """
    drawn = {"random-worker": 1, "random-skill": 1}
    front, back = gives(drawn, one_of=True), gives(drawn)
    cost = upgrade_cost(stone=1, iron=1)
    return Tile("storyteller", "Storyteller", SPRING, "RRRFRF", cost, front, back, (0, 0), BOTH)


def emporium() -> Tile:
    """A winter tile: sets of a green worker and two others, each worker counted once.

    Rule: KFP-EMPORIUM-1, KFP-EMPORIUM-2, KFP-EMPORIUM-3
    """
    wants = ["green", "any-worker", "any-worker"]
    return WinterTile("emporium", "Emporium", "FFFFRF", per_made_of(wants, 3), 0, BOTH)


def monument() -> Tile:
    """A winter tile: sets of gold and two resources, each counted once; what lies on a yard counts there.

    Rule: KFP-MONUMENT-1, KFP-MONUMENT-2, KFP-MONUMENT-3, KFP-MONUMENT-4
    """
    wants = ["gold", "any-resource", "any-resource"]
    return WinterTile("monument", "Monument", "FFRFFF", per_made_of(wants, 4), 0, BOTH)


def trader() -> Tile:
    """A summer tile: any skill, paid face down, for green workers from the supply.

    Rule: KFP-TRADER-1, KFP-TRADER-2, KFP-TRADER-3
    """
    front = gives({"green-worker": 1}, pays=["any-skill"])
    back = gives({"green-worker": 2}, pays=["any-skill"])
    return Tile("trader", "Trader", SUMMER, "FFRFRR", upgrade_cost(gold=1), front, back, (0, 3), PUBLIC)


def sorcerer() -> Tile:
    """A summer tile that uses another one of its village (see `sorcery`).

    Rule: KFP-SORCERER-1, KFP-SORCERER-2, KFP-SORCERER-3
    """
    cost = upgrade_cost(any_skill=2)
    front, back = gives({USE_BESIDE: 1}), gives({USE_ANYWHERE: 1})
    return Tile("sorcerer", "Sorcerer", SUMMER, "RRFFFF", cost, front, back, (0, 5), PUBLIC)


def developer() -> Tile:
    """A summer tile that only scores, by the upgrade symbols beside it.

    Rule: KFP-DEVELOPER-1, KFP-DEVELOPER-2
    """
    front, back = counting(SCORE_UPGRADES_BESIDE, 2), counting(SCORE_UPGRADES_BESIDE, 3)
    return Tile("developer", "Developer", SUMMER, "RFRRFF", upgrade_cost(wood=1), front, back, (0, 0), PUBLIC)


def boat_7() -> Tile:
    """A summer boat. Side b pays with boat 1: wood, stone and iron at the end of every season.

    Rule: KFP-BOAT7-1, KFP-BOAT7-3, KFP-BOAT7-4
    """
    side_a = Effect(ABILITY, abilities=[LAND_ANYWHERE])
    side_b = Effect(ABILITY, [Gain(good, 1) for good in GOODS[:3]])
    return SummerBoat(7, "WFFWFF", side_a, side_b, PUBLIC)


def talton_lodge() -> Tile:
    """An autumn tile that only scores, by the worker symbols of the village; its upgrade costs two workers.

    Rule: KFP-TALTON-1, KFP-TALTON-2
    """
    cost = Cost(["any-worker", "any-worker"])
    front, back = counting(SCORE_WORKER_SYMBOLS, 1), counting(SCORE_WORKER_SYMBOLS, 2)
    return Tile("talton-lodge", "Talton lodge", AUTUMN, "RFFFFR", cost, front, back, (0, 0), PUBLIC)


def beekeeper() -> Tile:
    """A winter tile: 2 for each tile beside it, as turn order tiles have 1.

    Rule: KFP-BEEKEEPER-1, KFP-BEEKEEPER-2
    """
    return WinterTile("beekeeper", "Beekeeper", "RFFFFF", counting(SCORE_ADJACENT, 2), 0, PUBLIC)


def the_glade() -> Tile:
    """A winter tile that scores by the summer tiles beside it.

    Rule: KFP-GLADE-1
    """
    return WinterTile("the-glade", "The glade", "FFRFFF", counting(SCORE_SUMMER_BESIDE, 5), 0, PUBLIC)


def the_glade_in_winter() -> Tile:
    """A winter tile that scores by the winter tiles beside it.

    Rule: KFP-GLADEWINTER-1
    """
    effect = counting(SCORE_WINTER_BESIDE, 3)
    return WinterTile("the-glade-in-winter", "The glade in winter", "FFRFFF", effect, 0, PUBLIC)


def keyside() -> Tile:
    """A winter tile that brings resources before the scoring. Its river goes through; it is no boat.

    Rule: KFP-KEYSIDE-1, KFP-KEYSIDE-4
    """
    effect = Effect(LAST_GIFT, [Gain(good, 3) for good in GOODS])
    return WinterTile("keyside", "Keyside", "WFFWFR", effect, 0, PUBLIC)


def delivery_man() -> Tile:
    """A winter tile: 1 for each tile on the best walk from it (see `walk`).

    Rule: KFP-DELIVERY-1
    """
    return WinterTile("delivery-man", "Delivery man", "FFFFRF", counting(SCORE_WALK, 1), 0, PUBLIC)


PROMO_TILES: Final[list[Tile]] = [
    storyteller(), emporium(), monument(), trader(), sorcerer(), developer(), boat_7(), talton_lodge(),
    beekeeper(), the_glade(), the_glade_in_winter(), keyside(), delivery_man(),
]  # fmt: skip


def facts_of(tile: Tile) -> list[dict[str, object]]:
    """Its printed values. The rulebooks at hand name only those tiles whose source says so."""
    row = tile_facts(tile)
    if tile.source == PUBLIC:
        provenance = row["provenance"]
        assert isinstance(provenance, dict)
        row["provenance"] = dict.fromkeys(provenance, PUBLIC)
    return [row]
