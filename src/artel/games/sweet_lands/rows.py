"""The rows of an edition: what its boards, cards, maps and tokens say, read out of its file.

The file has been checked before (`edition.py`); here its texts become clauses, costs and numbers.
"""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.effects.clauses import (
    Clause,
    Cost,
    parse_clause,
    parse_cost,
    parse_count,
    parse_resources,
)
from artel.games.sweet_lands.words import (
    AREAS,
    CARD_COUNT,
    CHARACTERS,
    DOMAINS,
    INDUSTRIES,
    MARKS,
    NO_MARK,
    NORMAL_SUPPORT_COUNT,
    PROPERTIES,
    SCORING_TOKENS,
    SUPPORTS,
    SWEETS,
    TERRAINS,
    TRACKS,
)

Table = dict[str, object]
# The property types of which there are rows of five on a player's board.
ROW_TYPES: Final = PROPERTIES[:3]


def clauses(texts: object) -> list[Clause]:
    return [parse_clause(text) for text in cast("list[str]", texts or [])]


def table(data: object) -> Table:
    return cast(Table, data or {})


def tables(data: object) -> list[Table]:
    return cast("list[Table]", data)


class CardRow:
    """A worker card: an instant one, or one for the end of a round (then `round` is there).

    Rule: SL-CRD-1, SL-CRD-7, SL-EMP-3
    """

    def __init__(self, data: Table) -> None:
        self.id: Final = cast(int, data["id"])
        self.name: Final = cast("dict[str, str]", data["name"])
        self.cost: Final[Cost] = parse_cost(cast(str, data.get("cost", "")))
        self.instant: Final = clauses(data.get("instant"))
        self.work: Final = clauses(data.get("work"))
        self.sweets: Final = [SWEETS.index(sweet) for sweet in cast("list[str]", data["sweets"])]
        self.round: Final[Clause | None] = parse_clause(cast(str, data["round"])) if "round" in data else None
        self.mark: Final = NO_MARK if self.round else MARKS.index(cast(str, data["industry"]))


class CharacterRow:
    def __init__(self, data: Table) -> None:
        self.start: Final = parse_resources(cast(str, data["start"]))
        self.production: Final = parse_resources(cast(str, data["production"]))
        # By property type, the bonuses of its second and third piece.
        self.bonuses: Final = [
            [clauses(each) for each in cast("list[object]", data[kind])] for kind in ROW_TYPES
        ]
        self.columns: Final = [clauses(data[industry]) for industry in INDUSTRIES]
        self.tower: Final = [parse_count(text) for text in cast("list[str]", data["tower"])]


class StepRow:
    """A step of the industry track."""

    def __init__(self, data: Table) -> None:
        self.cart: Final = clauses(data.get("cart"))
        self.locomotive: Final = clauses(data.get("locomotive"))
        self.points: Final = cast(int, data.get("points", 0))
        self.lab: Final[Cost | None] = parse_cost(cast(str, data["lab"])) if "lab" in data else None


class FoodRow:
    """A step of the food track."""

    def __init__(self, data: Table) -> None:
        self.bonus: Final = clauses(data.get("bonus"))
        self.discount: Final = cast(int, data.get("discount", 0))
        self.has_rabbit: Final = "rabbit" in data
        self.rabbit: Final = clauses(data.get("rabbit"))


class TrackRow:
    """A prosperity track: by step, points and for how many elements; bonuses; what the first one gets.

    Rule: SL-PRO-10, SL-PRO-11
    """

    def __init__(self, data: Table) -> None:
        self.rates: Final = [rate(text) for text in cast("list[str]", data["rates"])]
        self.bonuses: Final = {int(step): clauses(each) for step, each in table(data.get("bonuses")).items()}
        self.first: Final = clauses(data["first"])


def rate(text: str) -> tuple[int, int]:
    """`2/3`: two points for every three."""
    points, _, count = text.partition("/")
    return int(points), int(count or "1")


class DomainRow:
    def __init__(self, data: Table) -> None:
        self.map: Final = [row.split() for row in cast("list[str]", data["map"])]
        self.bonuses: Final = {cell: clauses(each) for cell, each in table(data.get("bonuses")).items()}
        self.capital: Final = clauses(data["capital"])


def by_id(rows: object, ids: tuple[str, ...]) -> list[Table]:
    """The tables in the order of these ids."""
    named = {cast(str, row["id"]): row for row in tables(rows)}
    return [named[each] for each in ids]


class Edition:
    """Everything that is printed, of one edition.

    Rule: SL-BOX-2, SL-BOX-12
    """

    def __init__(self, data: Table) -> None:
        cards = {cast(int, row["id"]): row for row in tables(data["card"])}
        self.cards: Final = [CardRow(cards[number]) for number in range(1, CARD_COUNT + 1)]
        self.characters: Final = [CharacterRow(row) for row in by_id(data["character"], CHARACTERS)]
        planning = table(data["planning"])
        self.costs: Final = [parse_cost(text) for text in cast("list[str]", planning["costs"])]
        # By property type, the bonuses of the first, fourth and fifth piece.
        self.rows: Final = [
            [clauses(table(planning.get(which)).get(kind)) for which in ("first", "fourth", "fifth")]
            for kind in ROW_TYPES
        ]
        self.shops: Final = {
            INDUSTRIES.index(cast(str, row["industry"])): parse_cost(cast(str, row["cost"]))
            for row in tables(data["shop"])
        }
        self.industry: Final = [StepRow(row) for row in tables(data["industry"])]
        self.upper: Final = cast(int, table(data["industry_track"])["upper"])
        self.food: Final = [FoodRow(row) for row in tables(data["food"])]
        self.tracks: Final = [TrackRow(row) for row in by_id(data["prosperity"], TRACKS)]
        areas = by_id(data["area"], AREAS)
        self.spaces: Final = [cast(int, row["spaces"]) for row in areas]
        self.opening: Final = [cast(int, row["round"]) for row in areas]
        self.domains: Final = [DomainRow(row) for row in by_id(data["domain"], DOMAINS)]
        self.supports: Final = [
            clauses(row["effect"]) for row in by_id(data["support"], SUPPORTS[:NORMAL_SUPPORT_COUNT])
        ]
        # By deck and card: the areas in which Mio takes a space.
        self.mio: Final = [self._mio(data, deck) for deck in ("a", "b")]
        values = table(data["values"])
        self.city_points: Final = cast("list[int]", values["cities"])
        self.lotus_points: Final = cast("list[int]", values["lotus-cities"])
        virtual = table(values["virtual"])
        self.virtual: Final = [cast(int, virtual[token]) for token in SCORING_TOKENS]
        upgraded = table(values["upgraded"])
        terrain = table(values["terrain"])
        # By terrain: what a token gives when it is turned over, and to a property on it.
        self.terrain: Final = [clauses(terrain[kind]) for kind in TERRAINS]
        self.city_vp: Final = cast(int, upgraded["cities"])
        self.port_vp: Final = cast(int, upgraded["ports"])

    def _mio(self, data: Table, deck: str) -> list[list[int]]:
        rows = sorted(
            [row for row in tables(data["mio"]) if row["deck"] == deck], key=lambda row: cast(int, row["id"])
        )
        return [[AREAS.index(area) for area in cast("list[str]", row["areas"])] for row in rows]
