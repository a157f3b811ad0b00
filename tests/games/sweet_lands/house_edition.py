"""The house edition as its file says it, and the closed language in which everything printed is written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

Row = dict[str, Any]

RESOURCES = ("gold", "wheat", "wood", "iron", "diamond")
BASICS = ("wheat", "wood", "iron")
PRICES = (*RESOURCES, "basic", "card", "disk")
SWEETS = ("cake", "pie", "tiramisu", "brownie", "macaron", "wagashi")
INDUSTRIES = ("farming", "forestry", "mining")
PROPERTY_ROWS = ("tent", "house", "building")
LANGUAGES = ("en", "ru", "it")


def words(text: str) -> list[str]:
    return text.split()


GAINS = frozenset(
    words("""
    gold wheat wood iron basic diamond disk vp city-points industry-points
    gold-production wheat-production wood-production iron-production any-production
    terrain field forest mine sea far-terrain road
    property field-property forest-property mine-property sea-property rabbit
    industry food prosperity orange green grey cards any-bonus farming-bonus forestry-bonus mining-bonus
    skill wonder locomotive flip capital employ card-to-diamond play-card play-round-card round-cards
    macaron-cards
    """)
)
COUNTS = frozenset(
    words("""
    gold wheat wood iron diamond disk
    gold-production wheat-production wood-production iron-production least-production best-production
    tokens fields forests mines seas main-terrain border
    flipped flipped-fields flipped-forests flipped-mines flipped-seas roads
    properties tents houses buildings labs shops tower
    field-properties forest-properties mine-properties sea-properties rabbits
    cities lab-cities rabbit-cities tower-cities ports bonus-areas
    cart locomotive food industry-points round-industry-points city-points vp
    prosperity orange green grey least-colour
    played marked farming-cards forestry-cards mining-cards employed columns hand skills wonders
    cake pie tiramisu brownie macaron wagashi main-sweet
    """)
)


@cache
def house() -> Row:
    return tomllib.loads(
        files("artel").joinpath("games/sweet_lands/edition.toml").read_text(encoding="utf-8")
    )


def rows(name: str) -> list[Row]:
    found: list[Row] = house()[name]
    return found


def instant_cards() -> list[Row]:
    return [card for card in rows("card") if "instant" in card]


def round_cards() -> list[Row]:
    return [card for card in rows("card") if "round" in card]


def amounts(text: str, known: frozenset[str] | tuple[str, ...]) -> dict[str, int]:
    """`word number + word number`, each word a known one and only once."""
    found: dict[str, int] = {}
    for part in text.split(" + "):
        word, number = part.split(" ")
        assert word in known, text
        assert word not in found, text
        assert 1 <= int(number) <= 99, text
        found[word] = int(number)
    return found


class Clause:
    """One effect, taken apart; what is not of the language fails here."""

    def __init__(self, text: str) -> None:
        self.paid: dict[str, int] = {}
        self.repeatedly = False
        self.needed: dict[str, int] = {}
        head, colon, rest = text.partition(": ")
        if not colon:
            head, rest = "", text
        if head.startswith("pay "):
            self.repeatedly = head.endswith(" repeatedly")
            self.paid = amounts(head.removeprefix("pay ").removesuffix(" repeatedly"), PRICES)
        elif head:
            assert head.startswith("if "), text
            self.needed = amounts(head.removeprefix("if "), COUNTS)
            assert len(self.needed) == 1, text
        gained, per, counted = rest.partition(" per ")
        self.gains = amounts(gained, GAINS)
        # Of what, and how much of it for one time.
        self.per: dict[str, int] = {}
        if per:
            number, _, count = counted.rpartition(" ")
            self.per = amounts(f"{count} {number or '1'}", COUNTS)

    def counted(self) -> set[str]:
        return {*self.needed, *self.per}


def cost(text: str) -> dict[str, int]:
    """What is paid; `- brownie` makes gold less, so there must be some."""
    plain = text.removesuffix(" - brownie")
    found = amounts(plain, RESOURCES) if plain else {}
    assert plain == text or "gold" in found, text
    return found


def card_clauses(card: Row) -> Iterator[str]:
    yield from card.get("instant", [])
    yield from card.get("work", [])
    if "round" in card:
        yield card["round"]


def character_clauses(character: Row) -> Iterator[str]:
    for kind in PROPERTY_ROWS:
        for bonus in character[kind]:
            yield from bonus
    for industry in INDUSTRIES:
        yield from character[industry]


def track_clauses() -> Iterator[str]:
    for step in rows("industry"):
        yield from (*step.get("cart", []), *step.get("locomotive", []))
    for step in rows("food"):
        yield from (*step.get("bonus", []), *step.get("rabbit", []))
    for track in rows("prosperity"):
        yield from track["first"]
        for bonus in track["bonuses"].values():
            yield from bonus


def board_clauses() -> Iterator[str]:
    for which in ("first", "fourth", "fifth"):
        for bonus in house()["planning"].get(which, {}).values():
            yield from bonus
    for domain in rows("domain"):
        yield from domain["capital"]
        for bonus in domain["bonuses"].values():
            yield from bonus
    for token in rows("support"):
        yield from token["effect"]


def all_clauses() -> Iterator[str]:
    """Everything printed anywhere."""
    for card in rows("card"):
        yield from card_clauses(card)
    for character in rows("character"):
        yield from character_clauses(character)
    yield from track_clauses()
    yield from board_clauses()
