"""The vocabulary in which every Keyflower tile is written.

A tile is a row: id, printed name, edges, upgrade cost, what each side does, printed points, and where the row
comes from. What a side does is an `Effect`: a list of gains, what they cost, and what its owner may do.
Effects are values: they are built once with the tables and never change.
"""

from collections.abc import Sequence
from typing import Final

from artel.games.keyflower.words import COLOURS, FRONT, GOODS, PLACEABLE_COLOURS, SKILLS

# Kinds of tile; a number whose tile is not in play has none of them.
ABSENT: Final = -1
HOME: Final = 0
BOAT: Final = 1
TURN_ORDER: Final = 2
VILLAGE: Final = 3
SUMMER_BOAT: Final = 4
WINTER_TILE: Final = 5
# What is bid for in every season, and won for good in winter at the earliest.
STANDING: Final = 6
TILE_KINDS: Final[list[str]] = [
    "home", "boat", "turn-order", "village", "summer-boat", "winter-tile", "standing",
]  # fmt: skip

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
# named type; one type that the owner chooses; the pieces listed in `wants`, of any families.
ANY_TYPES: Final = 0
ONE_EACH: Final = 1
NAMED_TYPE: Final = 2
CHOSEN_TYPE: Final = 3
MADE_OF: Final = 4
PATTERNS: Final[list[str]] = ["any-types", "one-each", "named-type", "chosen-type", "made-of"]

# What an exchange asks for besides a colour or a skill.
NONE: Final = -1
ANY: Final = -2

# The words of what an effect gives, besides the resources by their own. Modules bring further words with the
# givers that know them.
RANDOM_WORKER: Final = "random-worker"
RANDOM_SKILL: Final = "random-skill"
GREEN_WORKER: Final = "green-worker"
STEPS: Final = "transport"
UPGRADES: Final = "upgrade"

# The units of a cost, by number. Modules bring further words with the payers that know them.
ANY_GOOD: Final = 4
ANY_SKILL: Final = 5
FIRST_SKILL: Final = 6
FIRST_WORKER: Final = 9
ANY_WORKER: Final = 13
UNITS: Final[list[str]] = [
    *GOODS, "any-resource", "any-skill", *SKILLS,
    *[f"{colour}-worker" for colour in COLOURS[:PLACEABLE_COLOURS]], "any-worker",
]  # fmt: skip
# What a seat is asked for in an exchange, unit by unit: what is named before what is any.
EXCHANGED: Final = (9, 10, 11, 12, ANY_WORKER, 6, 7, 8, ANY_SKILL)

# Abilities of the base game, by number: 2 * (number of the summer boat - 1) + side.
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

_FURTHER_ABILITIES: Final[list[str]] = []
_FURTHER_EFFECTS: Final[list[str]] = []

# Where a value comes from.
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
HOUSE: Final = "house"
BOTH: Final = "public+rulebook"
PROVENANCES: Final[list[str]] = [RULEBOOK, PUBLIC, HOUSE, BOTH]


def declare_ability(word: str) -> int:
    """The number of an ability that a module brings; the same word has the same number again."""
    if word not in ABILITIES and word not in _FURTHER_ABILITIES:
        _FURTHER_ABILITIES.append(word)
    return ability_words().index(word)


def ability_words() -> list[str]:
    """The abilities by number: the base game's, then those that modules have declared."""
    return ABILITIES + _FURTHER_ABILITIES


def declare_effect(word: str) -> int:
    """The kind of an effect that a module brings, with a scorer; the same word has the same number again."""
    if word not in EFFECT_KINDS and word not in _FURTHER_EFFECTS:
        _FURTHER_EFFECTS.append(word)
    return effect_words().index(word)


def effect_words() -> list[str]:
    """The kinds of effect by number: the base game's, then those that modules have declared."""
    return EFFECT_KINDS + _FURTHER_EFFECTS


class Gain:
    """One thing an effect gives: its word and how much of it; upgrades go with the steps of a transport."""

    def __init__(self, word: str, count: int, upgrades: int = 0) -> None:
        self.word: Final = word
        self.count: Final = count
        self.upgrades: Final = upgrades


class Cost:
    """A list of units: resources, skills and workers, named or any, and what modules have payers for."""

    def __init__(self, units: list[str]) -> None:
        self.units: Final = units
        count = [units.count(word) for word in UNITS]
        self.goods: Final[list[int]] = count[:ANY_GOOD]
        self.any_good: Final[int] = count[ANY_GOOD]
        self.any_skill: Final[int] = count[ANY_SKILL]
        self.skills: Final[list[int]] = count[FIRST_SKILL:FIRST_WORKER]
        self.workers: Final[list[int]] = count[FIRST_WORKER:ANY_WORKER]
        self.any_worker: Final[int] = count[ANY_WORKER]
        self.all_goods: Final[int] = sum(count[: ANY_GOOD + 1])
        # The units without a number of their own, which a module's payer takes at once.
        self.others: Final[dict[str, int]] = {word: units.count(word) for word in units if word not in UNITS}
        # The units of a purchase that neither resources nor skills pay: payers take them.
        self.apart: Final[dict[str, int]] = {
            word: units.count(word) for word in units if word not in UNITS[:FIRST_WORKER]
        }
        # In an exchange: the units a seat is asked for, and those that payers take at once.
        self.exchanged: Final[list[int]] = [unit for unit in EXCHANGED for _ in range(count[unit])]
        self.settled: Final[dict[str, int]] = {
            word: units.count(word) for word in units if word in self.others or word in UNITS[: ANY_GOOD + 1]
        }
        # True when a seat is asked for one unit and that is all.
        self.is_single: Final[bool] = len(self.exchanged) == 1 and not self.settled


NO_COST: Final = Cost([])


class Effect:
    """What one side of a tile does: gains, payments and permissions, or what it scores.

    The fields behind the lists count the base game's words, for those who read them often.
    """

    def __init__(
        self, kind: int, gains: list[Gain] | None = None, pays: Cost = NO_COST,
        abilities: list[int] | None = None, one_of: bool = False,
    ) -> None:  # fmt: skip
        self.kind: int = kind
        self.gains: Final[list[Gain]] = gains or []
        # True when only one piece of one of the gains is given, by choice.
        self.one_of: Final = one_of
        # What is paid before anything is given.
        self.pays: Final = pays
        # What the owner may do while the side is up.
        self.abilities: Final[list[int]] = abilities or []
        self.goods: Final[list[int]] = [self.count_of(word) for word in GOODS]
        self.workers: Final[int] = self.count_of(RANDOM_WORKER)
        self.green: Final[int] = self.count_of(GREEN_WORKER)
        self.skills: Final[int] = self.count_of(RANDOM_SKILL)
        self.carry: Final[int] = self.count_of(STEPS)
        self.upgrade: Final[int] = sum([gain.upgrades for gain in self.gains])
        # The colour of the worker or the type of the skill that is paid first, ANY or NONE.
        self.pays_worker: Final[int] = _first(pays.workers, pays.any_worker)
        self.pays_skill: Final[int] = _first(pays.skills, pays.any_skill)
        self.ability: Final[int] = self.abilities[0] if self.abilities else NONE
        if self.skills > 0 and pays.any_skill > 1:
            raise ValueError(
                f"expected one skill of any type for skills, for it lies aside until the draw,"
                f" got {pays.any_skill}"
            )
        # YARD and SCORE: which pieces, in what sets, and the points of one set.
        self.family: int = NONE
        self.pattern: int = NONE
        self.named: int = NONE
        self.size: int = 0
        self.points: int = 0
        # MADE_OF: a word for each piece of a set: its id, or any-worker, any-resource, any-skill.
        self.wants: list[str] = []

    def count_of(self, word: str) -> int:
        """How much of one word the gains have."""
        return sum([gain.count for gain in self.gains if gain.word == word])


def _first(named: list[int], any_of_them: int) -> int:
    for number, count in enumerate(named):
        if count > 0:
            return number
    return ANY if any_of_them > 0 else NONE


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
        # True for what counts as a boat although it is of another kind.
        self.sails: bool = False

    def effect(self, side: int) -> Effect:
        return self.front if side == FRONT else self.back

    def points(self, side: int) -> int:
        return self.front_points if side == FRONT else self.back_points


def upgrade_cost(
    wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0, any_good: int = 0,
    saw: int = 0, pickaxe: int = 0, anvil: int = 0, any_skill: int = 0,
) -> Cost:  # fmt: skip
    counts = [wood, stone, iron, gold, any_good, any_skill, saw, pickaxe, anvil]
    return Cost([word for word, count in zip(UNITS, counts, strict=False) for _ in range(count)])


def nothing() -> Effect:
    return Effect(NOTHING)


def gives(
    gains: dict[str, int], *, pays: Sequence[str] = (), abilities: Sequence[int] = (), one_of: bool = False
) -> Effect:
    """What workers placed on the side bring: everything named, in its order, or one piece of it by choice.

    Whatever is paid comes first. The upgrades of a transport go with its steps.
    """
    found: list[Gain] = []
    for word, count in gains.items():
        if word == STEPS:
            found.append(Gain(STEPS, count, gains.get(UPGRADES, 0)))
        elif word == UPGRADES:
            if STEPS not in gains:
                found.append(Gain(STEPS, 0, count))
        elif count > 0:
            found.append(Gain(word, count))
    kind = EXCHANGE if pays else CHOOSE if one_of else PRODUCE
    return Effect(kind, found, Cost(list(pays)), list(abilities), one_of)


def _goods(wood: int, stone: int, iron: int, gold: int) -> list[Gain]:
    counts = [wood, stone, iron, gold]
    return [Gain(GOODS[good], count) for good, count in enumerate(counts) if count > 0]


def produce(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0) -> Effect:
    return Effect(PRODUCE, _goods(wood, stone, iron, gold))


def choose(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0) -> Effect:
    return Effect(CHOOSE, _goods(wood, stone, iron, gold), one_of=True)


def _drawn(workers: int = 0, skills: int = 0, green: int = 0) -> list[Gain]:
    counts = [(RANDOM_WORKER, workers), (RANDOM_SKILL, skills), (GREEN_WORKER, green)]
    return [Gain(word, count) for word, count in counts if count > 0]


def draw_workers(count: int) -> Effect:
    return Effect(DRAW_WORKERS, _drawn(workers=count))


def draw_skills(count: int) -> Effect:
    return Effect(DRAW_SKILLS, _drawn(skills=count))


def worker_for(colour: int, green: int = 0, workers: int = 0) -> Effect:
    """Pay one worker of a colour (or ANY) into the bag for green workers or for workers from the bag."""
    unit = UNITS[ANY_WORKER if colour == ANY else FIRST_WORKER + colour]
    return Effect(EXCHANGE, _drawn(workers=workers, green=green), Cost([unit]))


def skill_for(
    skill: int, wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0, workers: int = 0, skills: int = 0
) -> Effect:
    """Pay one skill of a type (or ANY) for resources, workers from the bag or skills from the stack."""
    unit = UNITS[ANY_SKILL if skill == ANY else FIRST_SKILL + skill]
    gains = _goods(wood, stone, iron, gold) + _drawn(workers, skills)
    return Effect(EXCHANGE, gains, Cost([unit]))


def transport(carry: int, upgrade: int) -> Effect:
    return Effect(TRANSPORT, [Gain(STEPS, carry, upgrade)])


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


def per_made_of(wants: list[str], points: int) -> Effect:
    """Points for every set of exactly these pieces: `green any-worker any-worker`."""
    effect = _scoring(SCORE, NONE, MADE_OF, NONE, len(wants), points)
    effect.wants.extend(wants)
    return effect


def counting(kind: int, points: int, gains: list[Gain] | None = None) -> Effect:
    """The scorings that look at the village itself, with the points of one unit."""
    effect = Effect(kind, gains)
    effect.points = points
    return effect


def ability(which: int, workers: int = 0, green: int = 0) -> Effect:
    """A permission, and what the owner gets at the end of every season."""
    return Effect(ABILITY, _drawn(workers=workers, green=green), abilities=[which])
