"""All printed effects of a game, numbered: lists of items, each with its condition, its count and its gains.

A clause without a condition and a count is as many items as it has gains, so that the seat may take them in
any order; terrain and roads of one clause stay together, since they may alternate.
"""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.effects.clauses import Clause
from artel.games.sweet_lands.effects.vocabulary import (
    GAIN_CARDS,
    GAIN_FAR_TERRAIN,
    GAIN_ROAD,
    GAIN_TERRAIN,
    GAINS,
    NO_COUNT,
    ONCE,
    PLAIN_COUNT,
    PRICE_COUNT,
)

MOST_LISTS: Final = 4096
MOST_ITEMS: Final = 4096
# The items of one list: as many as a frame can remember.
MOST_IN_LIST: Final = 8
EMPTY_LIST: Final = 0


class EffectTable:
    """Numbered lists of items. List 0 is empty."""

    def __init__(self) -> None:
        self.sources: Final[list[str]] = [""]
        # By list: its first item, and the one after its last.
        self.begin: Final[list[int]] = [0]
        self.end: Final[list[int]] = [0]
        # By item: what it says, and its list.
        self.texts: Final[list[str]] = []
        self.owner: Final[list[int]] = []
        self.condition: Final[list[int]] = []
        self.needs: Final[list[int]] = []
        self.needs_number: Final[list[int]] = []
        self.per: Final[list[int]] = []
        self.per_number: Final[list[int]] = []
        # What is paid, by item and price.
        self.prices: Final[list[int]] = []
        # True where it asks nothing and can be had at once: fixed numbers, and cards to draw.
        self.eager: Final[list[bool]] = []
        # True for terrain and roads that may alternate.
        self.on_map: Final[list[bool]] = []
        self.first_gain: Final[list[int]] = []
        self.last_gain: Final[list[int]] = []
        # By gain: what, and how much.
        self.gains: Final[list[int]] = []
        self.amounts: Final[list[int]] = []

    def add(self, source: str, clauses: list[Clause]) -> int:
        """The number of a new list with these clauses; 0 where there are none."""
        if not clauses:
            return EMPTY_LIST
        begin = len(self.texts)
        for clause in clauses:
            if clause.condition == ONCE and clause.per[0] == NO_COUNT and not lies_on_map(clause):
                for gain, amount in clause.gains:
                    self._item(f"{GAINS[gain]} {amount}", clause, [(gain, amount)])
            else:
                self._item(clause.text, clause, clause.gains)
        number = len(self.begin)
        if number >= MOST_LISTS or len(self.texts) > MOST_ITEMS or len(self.texts) - begin > MOST_IN_LIST:
            raise ValueError(
                f"{source}: expected at most {MOST_IN_LIST} effects, got {len(self.texts) - begin}"
            )
        self.sources.append(source)
        self.begin.append(begin)
        self.end.append(len(self.texts))
        return number

    def _item(self, text: str, clause: Clause, gains: list[tuple[int, int]]) -> None:
        self.texts.append(text)
        self.owner.append(len(self.begin))
        self.condition.append(clause.condition)
        self.needs.append(clause.needs[0])
        self.needs_number.append(clause.needs[1])
        self.per.append(clause.per[0])
        self.per_number.append(clause.per[1])
        self.prices.extend([clause.price.amount(price) for price in range(PRICE_COUNT)])
        plain = clause.condition == ONCE and clause.per[0] == NO_COUNT
        self.eager.append(plain and all(gain < PLAIN_COUNT or gain == GAIN_CARDS for gain, _ in gains))
        self.on_map.append(lies_on_map(clause) and len(gains) > 1)
        self.first_gain.append(len(self.gains))
        for gain, amount in gains:
            self.gains.append(gain)
            self.amounts.append(amount)
        self.last_gain.append(len(self.gains))


def lies_on_map(clause: Clause) -> bool:
    """True for roads together with terrain of one kind."""
    kinds = [gain for gain, _ in clause.gains if gain != GAIN_ROAD]
    return len(clause.gains) == 2 and len(kinds) == 1 and GAIN_TERRAIN <= kinds[0] <= GAIN_FAR_TERRAIN
