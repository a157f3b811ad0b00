"""The strings of an edition file that are in the language of effects: clauses, costs, counts, rates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from artel.games.sweet_lands.effects.clauses import (
    MOST_SIGNS,
    Clause,
    ClauseError,
    parse_clause,
    parse_cost,
    parse_count,
    parse_resources,
)
from artel.games.sweet_lands.effects.vocabulary import GAIN_VP, GAINS, IF, ONCE, PRICE_BASIC, PRICES
from artel.games.sweet_lands.words import WOOD
from artel.kernel.edition import Kind, Listed, Parsed, Unfit

MOST_CLAUSES: Final = 6
MOST_RATE: Final = 9


def fitting(parse: Callable[[str], object]) -> Callable[[str], str]:
    """A reader of the language as the form wants one: the text in its one form, or what is wrong with it."""

    def read(text: str) -> str:
        plain = " ".join(text.split())
        try:
            parse(plain)
        except ClauseError as error:
            raise Unfit(error.kind, error.expected, error.got) from error
        return plain

    return read


def round_clause(text: str) -> Clause:
    """An end-of-round ability: victory points, counted or on a condition, and nothing else."""
    clause = parse_clause(text)
    if clause.condition not in (ONCE, IF):
        raise ClauseError("round-points", "victory points without a price", text)
    if [gain for gain, _ in clause.gains] != [GAIN_VP]:
        raise ClauseError("round-points", f"{GAINS[GAIN_VP]} alone", text)
    return clause


def property_cost(text: str) -> None:
    """What a piece costs: resources, wood among them.

    Rule: SL-PRP-9
    """
    cost = parse_cost(text)
    for price, _ in cost.amounts:
        if price >= PRICE_BASIC:
            raise ClauseError("property-cost", "resources alone, wood among them", PRICES[price])
    if cost.brownie or not cost.amount(WOOD):
        raise ClauseError("property-cost", "resources alone, wood among them", text)


def rate(text: str) -> None:
    """Points for so many elements: `1/3`, `2`, or 0 for none."""
    points, slash, count = text.partition("/")
    for part in (points, count) if slash else (points,):
        if not part.isascii() or not part.isdigit() or int(part) > MOST_RATE:
            raise ClauseError("rate", "points, or points/elements, each up to 9", text)
    if slash and int(count) == 0:
        raise ClauseError("rate", "at least one element", text)


CLAUSE: Final[Kind] = Parsed(fitting(parse_clause), MOST_SIGNS)
ROUND_CLAUSE: Final[Kind] = Parsed(fitting(round_clause), MOST_SIGNS)
COST: Final[Kind] = Parsed(fitting(parse_cost), MOST_SIGNS)
PROPERTY_COST: Final[Kind] = Parsed(fitting(property_cost), MOST_SIGNS)
COUNT_KIND: Final[Kind] = Parsed(fitting(parse_count), MOST_SIGNS)
RESOURCES_KIND: Final[Kind] = Parsed(fitting(parse_resources), MOST_SIGNS)
RATE: Final[Kind] = Parsed(fitting(rate), 5)
CLAUSES: Final[Kind] = Listed(CLAUSE, 0, MOST_CLAUSES)
SOME_CLAUSES: Final[Kind] = Listed(CLAUSE, 1, MOST_CLAUSES)
