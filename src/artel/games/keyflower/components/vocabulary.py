"""The closed vocabulary in which every Keyflower tile is written.

A tile is a row: id, printed name, edges, upgrade cost, what each side does, printed points, and where the row
comes from. What a side does is one `Effect` of a short list of kinds. Effects are values: they are built once
with the tables and never change.
"""

from typing import Final

from artel.games.keyflower.words import FRONT, GOLD, IRON, STONE, WOOD

# Kinds of tile; a number whose tile is not in play has none of them.
ABSENT: Final = -1
HOME: Final = 0
BOAT: Final = 1
TURN_ORDER: Final = 2
VILLAGE: Final = 3
SUMMER_BOAT: Final = 4
WINTER_TILE: Final = 5
TILE_KINDS: Final[list[str]] = ["home", "boat", "turn-order", "village", "summer-boat", "winter-tile"]

# Kinds of effect. The first is an empty box; those up to TRANSPORT are used by placing workers.
NOTHING: Final = 0
PRODUCE: Final = 1
CHOOSE: Final = 2
DRAW_WORKERS: Final = 3
DRAW_SKILLS: Final = 4
EXCHANGE: Final = 5
TRANSPORT: Final = 6
YARD: Final = 7
SCORE: Final = 8
ABILITY: Final = 9
SCORE_TRANSPORT: Final = 10
SCORE_LOOP: Final = 11
SCORE_RIVER: Final = 12
SCORE_ADJACENT: Final = 13
FREE_UPGRADE: Final = 14
EFFECT_KINDS: Final[list[str]] = [
    "nothing", "produce", "choose", "draw-workers", "draw-skills", "exchange", "transport", "yard", "score",
    "ability", "score-transport", "score-loop", "score-river", "score-adjacent", "free-upgrade",
]  # fmt: skip

# Which pieces a yard or a scoring tile counts.
WORKERS: Final = 0
GOODS_FAMILY: Final = 1
SKILLS_FAMILY: Final = 2
FAMILIES: Final[list[str]] = ["workers", "goods", "skills"]

# How pieces make up a scoring set: any of the family; one each of the family's first three types; only one
# named type; one type that the owner chooses.
ANY_TYPES: Final = 0
ONE_EACH: Final = 1
NAMED_TYPE: Final = 2
CHOSEN_TYPE: Final = 3
PATTERNS: Final[list[str]] = ["any-types", "one-each", "named-type", "chosen-type"]

# What an exchange asks for besides a colour or a skill.
NONE: Final = -1
ANY: Final = -2

# Abilities of the summer boats: 2 * (number - 1) + side.
MORE_WORKERS: Final = 0
MORE_GREEN: Final = 1
OPEN_COUNTRY: Final = 2
DOUBLE_TRANSPORT: Final = 3
WILD_UPGRADE: Final = 4
WILD_SCORING: Final = 5
COUNTER_BID: Final = 6
FREE_COLOURS: Final = 7
ABILITIES: Final[list[str]] = [
    "more-workers", "more-green", "open-country", "double-transport",
    "wild-upgrade", "wild-scoring", "counter-bid", "free-colours",
]  # fmt: skip

# Where a value comes from.
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
HOUSE: Final = "house"
BOTH: Final = "public+rulebook"
PROVENANCES: Final[list[str]] = [RULEBOOK, PUBLIC, HOUSE, BOTH]


class Cost:
    """What an upgrade takes: resources lying on the tile and skills from behind the screen."""

    def __init__(self, goods: list[int], any_good: int, skills: list[int], any_skill: int) -> None:
        self.goods: list[int] = goods
        self.any_good: int = any_good
        self.skills: list[int] = skills
        self.any_skill: int = any_skill


class Effect:
    """What one side of a tile does; the fields a kind does not name keep their neutral value."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        # PRODUCE gives all of these; CHOOSE gives one piece of one of the types with a 1; EXCHANGE gives all.
        self.goods: list[int] = [0, 0, 0, 0]
        # Workers drawn from the bag, green workers from the supply, skills drawn from the face-down stack.
        self.workers: int = 0
        self.green: int = 0
        self.skills: int = 0
        # EXCHANGE: the colour of the worker or the type of the skill that is paid, ANY or NONE.
        self.pays_worker: int = NONE
        self.pays_skill: int = NONE
        # TRANSPORT: steps of one resource to a neighbouring tile, and tiles upgraded.
        self.carry: int = 0
        self.upgrade: int = 0
        # YARD and SCORE: which pieces, in what sets, and the points of one set.
        self.family: int = NONE
        self.pattern: int = NONE
        self.named: int = NONE
        self.size: int = 0
        self.points: int = 0
        # ABILITY: which of the ABILITIES.
        self.ability: int = NONE


class Tile:
    """One large hexagonal tile. Edges: six letters, clockwise from the bottom; R road, F field, W water."""

    def __init__(
        self, word: str, name: str, season: int, edges: str, cost: Cost | None, front: Effect, back: Effect,
        points: tuple[int, int], source: str,
    ) -> None:  # fmt: skip
        self.word: str = word
        self.name: str = name
        self.kind: int = VILLAGE
        self.season: int = season
        self.edges: str = edges
        self.cost: Cost | None = cost
        self.front: Effect = front
        self.back: Effect = back
        self.front_points: int = points[0]
        self.back_points: int = points[1]
        self.source: str = source

    def effect(self, side: int) -> Effect:
        return self.front if side == FRONT else self.back

    def points(self, side: int) -> int:
        return self.front_points if side == FRONT else self.back_points


def upgrade_cost(
    wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0, any_good: int = 0,
    saw: int = 0, pickaxe: int = 0, anvil: int = 0, any_skill: int = 0,
) -> Cost:  # fmt: skip
    return Cost([wood, stone, iron, gold], any_good, [saw, pickaxe, anvil], any_skill)


def nothing() -> Effect:
    return Effect(NOTHING)


def _with_goods(kind: int, wood: int, stone: int, iron: int, gold: int) -> Effect:
    effect = Effect(kind)
    effect.goods[WOOD] = wood
    effect.goods[STONE] = stone
    effect.goods[IRON] = iron
    effect.goods[GOLD] = gold
    return effect


def produce(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0) -> Effect:
    return _with_goods(PRODUCE, wood, stone, iron, gold)


def choose(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0) -> Effect:
    return _with_goods(CHOOSE, wood, stone, iron, gold)


def draw_workers(count: int) -> Effect:
    effect = Effect(DRAW_WORKERS)
    effect.workers = count
    return effect


def draw_skills(count: int) -> Effect:
    effect = Effect(DRAW_SKILLS)
    effect.skills = count
    return effect


def worker_for(colour: int, green: int = 0, workers: int = 0) -> Effect:
    """Pay one worker of a colour (or ANY) into the bag for green workers or for workers from the bag."""
    effect = Effect(EXCHANGE)
    effect.pays_worker = colour
    effect.green = green
    effect.workers = workers
    return effect


def skill_for(
    skill: int, wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0, workers: int = 0, skills: int = 0
) -> Effect:
    """Pay one skill of a type (or ANY) for resources, workers from the bag or skills from the stack."""
    effect = _with_goods(EXCHANGE, wood, stone, iron, gold)
    effect.pays_skill = skill
    effect.workers = workers
    effect.skills = skills
    return effect


def transport(carry: int, upgrade: int) -> Effect:
    effect = Effect(TRANSPORT)
    effect.carry = carry
    effect.upgrade = upgrade
    return effect


def _scoring(kind: int, family: int, pattern: int, named: int, size: int, points: int) -> Effect:
    effect = Effect(kind)
    effect.family = family
    effect.pattern = pattern
    effect.named = named
    effect.size = size
    effect.points = points
    return effect


def yard(good: int, points: int) -> Effect:
    """Points for every resource of one type (or ANY) that lies on the tile itself."""
    pattern = ANY_TYPES if good == ANY else NAMED_TYPE
    return _scoring(YARD, GOODS_FAMILY, pattern, NONE if good == ANY else good, 1, points)


def per_set(family: int, size: int, points: int) -> Effect:
    return _scoring(SCORE, family, ANY_TYPES, NONE, size, points)


def per_one_each(family: int, points: int) -> Effect:
    return _scoring(SCORE, family, ONE_EACH, NONE, 3, points)


def per_named(family: int, named: int, points: int) -> Effect:
    return _scoring(SCORE, family, NAMED_TYPE, named, 1, points)


def per_chosen(family: int, points: int) -> Effect:
    return _scoring(SCORE, family, CHOSEN_TYPE, NONE, 1, points)


def counting(kind: int, points: int) -> Effect:
    """The scorings that look at the village itself, with the points of one unit."""
    effect = Effect(kind)
    effect.points = points
    return effect


def ability(which: int, workers: int = 0, green: int = 0) -> Effect:
    effect = Effect(ABILITY)
    effect.ability = which
    effect.workers = workers
    effect.green = green
    return effect
