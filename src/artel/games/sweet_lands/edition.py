"""Editions of Sweet Lands: what a file holds, and the house edition, which is such a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.sweet_lands import edition_checks as checks
from artel.games.sweet_lands.edition_kinds import (
    CLAUSES,
    COST,
    COUNT_KIND,
    PROPERTY_COST,
    RATE,
    RESOURCES_KIND,
    ROUND_CLAUSE,
    SOME_CLAUSES,
)
from artel.games.sweet_lands.hexes import ROW_COUNT
from artel.games.sweet_lands.rows import Edition
from artel.games.sweet_lands.words import (
    AREAS,
    CARD_COUNT,
    CHARACTERS,
    DOMAINS,
    INDUSTRIES,
    MARKS,
    NORMAL_SUPPORT_COUNT,
    PROPERTIES,
    ROW_LENGTH,
    SCORING_TOKENS,
    SUPPORTS,
    SWEETS,
    TERRAINS,
    TRACKS,
)
from artel.kernel.edition import (
    NAMES,
    Data,
    Field,
    Form,
    Keyed,
    Listed,
    Rows,
    Table,
    Whole,
    Word,
    Words,
)

HOUSE_FILE: Final = Path(__file__).parent / "edition.toml"
HOUSE_SOURCE: Final = "house"
MOST_POINTS: Final = 99
MOST_STEPS: Final = 40
MOST_TRACK: Final = 12
ROW_TYPES: Final = PROPERTIES[:3]

CARD_TABLE: Final = Table(
    Field("id", Whole(1, CARD_COUNT)),
    Field("name", NAMES),
    Field("cost", COST, source=HOUSE_SOURCE),
    Field("instant", SOME_CLAUSES, optional=True, source=HOUSE_SOURCE),
    Field("sweets", Listed(Word(SWEETS), 1, 3), source=HOUSE_SOURCE),
    Field("industry", Word(MARKS), optional=True, source=HOUSE_SOURCE),
    Field("work", SOME_CLAUSES, optional=True, source=HOUSE_SOURCE),
    Field("round", ROUND_CLAUSE, optional=True, source=HOUSE_SOURCE),
    check=checks.card,
)
CHARACTER_TABLE: Final = Table(
    Field("id", Word(CHARACTERS)),
    Field("start", RESOURCES_KIND, source=HOUSE_SOURCE),
    Field("production", RESOURCES_KIND, source=HOUSE_SOURCE),
    *[Field(kind, Listed(CLAUSES, 2, 2), source=HOUSE_SOURCE) for kind in ROW_TYPES],
    *[Field(industry, SOME_CLAUSES, source=HOUSE_SOURCE) for industry in INDUSTRIES],
    Field("tower", Listed(COUNT_KIND, 1, 4), source=HOUSE_SOURCE),
    check=checks.character,
)
PIECES_TABLE: Final = Table(*[Field(kind, CLAUSES, default=[]) for kind in ROW_TYPES])
PLANNING: Final = Table(
    Field("costs", Listed(PROPERTY_COST, ROW_LENGTH, ROW_LENGTH), source=HOUSE_SOURCE),
    *[
        Field(which, PIECES_TABLE, default={kind: [] for kind in ROW_TYPES}, source=HOUSE_SOURCE)
        for which in ("first", "fourth", "fifth")
    ],
)
SHOP: Final = Table(Field("industry", Word(INDUSTRIES)), Field("cost", PROPERTY_COST, source=HOUSE_SOURCE))
STEP_TABLE: Final = Table(
    Field("points", Whole(1, 9), optional=True, source=HOUSE_SOURCE),
    Field("lab", PROPERTY_COST, optional=True, source=HOUSE_SOURCE),
    Field("cart", CLAUSES, default=[], source=HOUSE_SOURCE),
    Field("locomotive", CLAUSES, default=[], source=HOUSE_SOURCE),
)
FOOD: Final = Table(
    Field("bonus", CLAUSES, default=[], source=HOUSE_SOURCE),
    Field("discount", Whole(1, 9), optional=True, source=HOUSE_SOURCE),
    Field("rabbit", CLAUSES, optional=True, source=HOUSE_SOURCE),
)
TRACK_TABLE: Final = Table(
    Field("id", Word(TRACKS)),
    Field("rates", Listed(RATE, 3, MOST_TRACK), source=HOUSE_SOURCE),
    Field(
        "bonuses",
        Keyed(CLAUSES, MOST_TRACK, keys=[str(step) for step in range(1, MOST_TRACK)]),
        default={},
        source=HOUSE_SOURCE,
    ),
    Field("first", SOME_CLAUSES, source=HOUSE_SOURCE),
)
AREA_TABLE: Final = Table(
    Field("id", Word(AREAS)),
    Field("spaces", Whole(1, 3), source=HOUSE_SOURCE),
    Field("round", Whole(1, 3), source=HOUSE_SOURCE),
)
DOMAIN_TABLE: Final = Table(
    Field("id", Word(DOMAINS)),
    Field("map", Listed(Words(1, 60), ROW_COUNT, ROW_COUNT), source=HOUSE_SOURCE),
    Field("capital", SOME_CLAUSES, source=HOUSE_SOURCE),
    Field("bonuses", Keyed(SOME_CLAUSES, 60), default={}, source=HOUSE_SOURCE),
    check=checks.domain,
)
SUPPORT: Final = Table(
    Field("id", Word(SUPPORTS[:NORMAL_SUPPORT_COUNT])), Field("effect", SOME_CLAUSES, source=HOUSE_SOURCE)
)
MIO: Final = Table(
    Field("deck", Word(("a", "b"))),
    Field("id", Whole(1, 8)),
    Field("areas", Listed(Word(checks.MIO_AREAS), 1, 8), source=HOUSE_SOURCE),
)
VALUES: Final = Table(
    Field("cities", Listed(Whole(0, MOST_POINTS), 6, 6)),
    Field("lotus-cities", Listed(Whole(0, MOST_POINTS), 6, 6), source=HOUSE_SOURCE),
    Field("virtual", Table(*[Field(token, Whole(0, MOST_POINTS)) for token in SCORING_TOKENS])),
    Field("upgraded", Table(Field("cities", Whole(1, 9)), Field("ports", Whole(1, 9)))),
    Field(
        "terrain",
        Table(*[Field(terrain, SOME_CLAUSES) for terrain in TERRAINS]),
        source=HOUSE_SOURCE,
    ),
)
HEADER: Final = Table(*[Field(name, Whole(0, CARD_COUNT)) for name in ("instant", "round", *MARKS, *SWEETS)])
FORM: Final = Form(
    "sweet-lands",
    Field("cards", HEADER),
    Field("card", Rows(CARD_TABLE, key="id", ids=range(1, CARD_COUNT + 1))),
    Field("character", Rows(CHARACTER_TABLE, key="id", ids=CHARACTERS)),
    Field("planning", PLANNING),
    Field("shop", Rows(SHOP, key="industry", ids=INDUSTRIES)),
    Field("industry_track", Table(Field("upper", Whole(1, MOST_STEPS)))),
    Field("industry", Rows(STEP_TABLE, least=9, most=MOST_STEPS)),
    Field("food", Rows(FOOD, least=11, most=MOST_STEPS)),
    Field("prosperity", Rows(TRACK_TABLE, key="id", ids=TRACKS)),
    Field("area", Rows(AREA_TABLE, key="id", ids=AREAS)),
    Field("domain", Rows(DOMAIN_TABLE, key="id", ids=DOMAINS)),
    Field("support", Rows(SUPPORT, key="id", ids=SUPPORTS[:NORMAL_SUPPORT_COUNT])),
    Field("mio", Rows(MIO, least=16, most=16)),
    Field("values", VALUES),
    check=checks.whole,
)


def house_text() -> str:
    return HOUSE_FILE.read_text(encoding="utf-8")


class House:
    """The house edition, read when it is asked for the first time."""

    def __init__(self) -> None:
        self._data: Data | None = None
        self._edition: Edition | None = None

    def data(self) -> Data:
        if self._data is None:
            self._data = FORM.read(house_text())
        return self._data

    def edition(self) -> Edition:
        if self._edition is None:
            self._edition = Edition(self.data())
        return self._edition


HOUSE: Final = House()
