"""Clauses: one line of the effect language, read into a row.

gold 3                          pay wheat 3: food 2           vp 2 per 3 roads
terrain 1 + road 1              pay gold 4 repeatedly: basic 1    if cities 2: skill 1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games.sweet_lands.effects.vocabulary import (
    COUNT_NUMBER,
    GAIN_NUMBER,
    IF,
    NO_COUNT,
    ONCE,
    PAY,
    PAY_REPEATEDLY,
    PRICES,
)
from artel.games.sweet_lands.words import BROWNIE, RESOURCES, SWEETS
from artel.kernel.telling import nearest

MOST_AMOUNT: Final = 99
MOST_GAINS: Final = 5
FEW_WORDS: Final = 8
# What a clause may be long: a line on a card.
MOST_SIGNS: Final = 120


class ClauseError(ValueError):
    """A line that is no clause: of which kind the fault is, what was expected there, and what came."""

    def __init__(self, kind: str, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}, got {got!r}")
        self.kind: Final = kind
        self.expected: Final = expected
        self.got: Final = got


class Cost:
    """What something costs: amounts by price, and whether own brownie symbols make it cheaper."""

    def __init__(self, amounts: Sequence[tuple[int, int]], brownie: bool = False) -> None:
        self.amounts: Final = list(amounts)
        self.brownie: Final = brownie

    def amount(self, price: int) -> int:
        return sum([count for each, count in self.amounts if each == price])


class Clause:
    """One effect: under which condition, what is gained, and how often."""

    def __init__(
        self,
        text: str,
        condition: int,
        price: Cost,
        needs: tuple[int, int],
        gains: list[tuple[int, int]],
        per: tuple[int, int],
    ) -> None:
        self.text: Final = text
        self.condition: Final = condition
        # What is paid, where it is a condition.
        self.price: Final = price
        # The count that is needed and how much of it, where that is a condition.
        self.needs: Final = needs
        self.gains: Final = gains
        # Gained once for each full so many of a count.
        self.per: Final = per


def parse_amounts(text: str, known: dict[str, int], what: str) -> list[tuple[int, int]]:
    """`word number + word number`."""
    found: list[tuple[int, int]] = []
    for part in text.split("+"):
        words = part.split()
        if len(words) != 2:
            raise ClauseError("effect-amount", f"{what} and how much", part.strip())
        if words[0] not in known:
            raise ClauseError("effect-word", words_near(known, words[0]), words[0])
        found.append((known[words[0]], parse_number(words[1])))
        if known[words[0]] in [each for each, _ in found[:-1]]:
            raise ClauseError("effect-twice", f"each {what} once", text.strip())
    if len(found) > MOST_GAINS:
        raise ClauseError("effect-many", f"at most {MOST_GAINS} of {what}", text.strip())
    return found


def words_near(known: dict[str, int], word: str) -> str:
    """The words nearest to one that is unknown; where none is near, the first few there are."""
    return " | ".join(nearest(list(known), word) or [*list(known)[:FEW_WORDS], "..."])


def parse_number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= MOST_AMOUNT:
        raise ClauseError("effect-number", f"a number from 1 to {MOST_AMOUNT}", word)
    return int(word)


PRICE_NUMBER: Final = {price: number for number, price in enumerate(PRICES)}


def parse_cost(text: str) -> Cost:
    """A cost: amounts, none for what is free, `- brownie` for a gold less for each own brownie."""
    plain = text.strip()
    if len(plain) > MOST_SIGNS:
        raise ClauseError("effect-long", f"at most {MOST_SIGNS} signs", plain[:MOST_SIGNS])
    brownie = plain.endswith(f"- {SWEETS[BROWNIE]}")
    if brownie:
        plain = plain[: -len(f"- {SWEETS[BROWNIE]}")].strip()
    amounts = parse_amounts(plain, PRICE_NUMBER, "price") if plain else []
    if brownie and not [1 for price, _ in amounts if price == 0]:
        raise ClauseError("brownie-gold", "gold that a brownie symbol makes less", text)
    return Cost(amounts, brownie)


def parse_resources(text: str) -> list[int]:
    """Amounts of the five resources, by resource.

    Rule: SL-RES-1, SL-RES-3
    """
    amounts = [0] * len(RESOURCES)
    if text.strip():
        known = {resource: number for number, resource in enumerate(RESOURCES)}
        for resource, count in parse_amounts(text, known, "resource"):
            amounts[resource] = count
    return amounts


def parse_count(text: str) -> tuple[int, int]:
    """`COUNT N`: so much of it at least."""
    found = parse_amounts(text, COUNT_NUMBER, "count")
    if len(found) != 1:
        raise ClauseError("effect-amount", "one count", text)
    return found[0]


def parse_clause(text: str) -> Clause:
    plain = " ".join(text.split())
    if len(plain) > MOST_SIGNS:
        raise ClauseError("effect-long", f"at most {MOST_SIGNS} signs", plain[:MOST_SIGNS])
    condition = ONCE
    price = Cost([])
    needs = (NO_COUNT, 0)
    rest = plain
    if ":" in plain:
        head, rest = [part.strip() for part in plain.split(":", 1)]
        word, _, what = head.partition(" ")
        if word == "pay":
            repeated = what.endswith(" repeatedly")
            condition = PAY_REPEATEDLY if repeated else PAY
            price = Cost(parse_amounts(what.removesuffix(" repeatedly"), PRICE_NUMBER, "price"))
        elif word == "if":
            condition = IF
            needs = parse_count(what)
        else:
            raise ClauseError("effect-condition", "pay or if before a colon", head)
    per = (NO_COUNT, 1)
    if " per " in rest:
        rest, _, counted = rest.partition(" per ")
        words = counted.split()
        if not 1 <= len(words) <= 2 or words[-1] not in COUNT_NUMBER:
            raise ClauseError(
                "effect-per", f"per, a number and a count out of {' | '.join(COUNT_NUMBER)}", counted
            )
        per = (COUNT_NUMBER[words[-1]], parse_number(words[0]) if len(words) == 2 else 1)
    if not rest.strip():
        raise ClauseError("effect-amount", "a gain and how much", plain)
    return Clause(plain, condition, price, needs, parse_amounts(rest, GAIN_NUMBER, "gain"), per)
