"""Who plays whom, on which deal and in which seats: a list of games that follows from bots and seats alone.

A field is a set of bots that sit down together. A deal is a seed of chance, the same for every field. Every
deal is played in every rotation of the seats, so each bot has once had what the deal gave to each seat. From
deal to deal the order round the table changes, so nobody always sits behind the same rival.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from math import comb

from artel.kernel.game import DataError, Rng

# How many bots may meet, and how many games there may be in all.
MOST_BOTS = 24
MOST_GAMES = 200_000

Seating = tuple[int, ...]


@dataclass(frozen=True)
class Pairing:
    """One game: its number, the deal, and which bot sits where."""

    number: int
    deal: int
    seats: Seating


def fields(bots: int, players: int) -> list[Seating]:
    """The sets of bots that meet, each bot in as many as any other.

    With as many bots as seats or more these are all choices of that many. With fewer, every bot has a seat
    and the others go round as evenly as they can: two bots at four seats are two and two. So each has as many
    of its own kind beside it as the rival has, and a game compares more seats than one against three would.
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    each, over = divmod(players, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in more)))
        for more in combinations(range(bots), over)
    ]


def rounds_of(field: Seating) -> list[list[Seating]]:
    """Every order round the table with all its rotations; seatings that are the same stand there once."""
    found: dict[Seating, list[Seating]] = {}
    for order in sorted(set(permutations(field))):
        turned = list(dict.fromkeys(order[at:] + order[:at] for at in range(len(order))))
        found.setdefault(min(turned), turned)
    return list(found.values())


class Schedule:
    """The games of an arena. Their numbers do not depend on how many are wanted, so more can be added."""

    def __init__(self, bots: int, players: int, seed: str, games: int) -> None:
        """So many games for every field, or a few more where the last deal would not be played whole."""
        check_size(bots, players, games)
        self.fields = fields(bots, players)
        whole = tuple(range(players))
        # Different bots sit round the table in the same ways whoever they are.
        self._ways = [rounds_of(whole)] if bots >= players else [rounds_of(field) for field in self.fields]
        self._alike = bots >= players
        self._orders = list(range(len(self._ways[0])))
        Rng(f"{seed}/orders").shuffle(self._orders)
        self.deals = 0
        self.games_of_field = 0
        while self.games_of_field < games:
            self.games_of_field += len(self.seatings(0, self.deals))
            self.deals += 1
        self.games = self.games_of_field * len(self.fields)

    def seatings(self, field: int, deal: int) -> list[Seating]:
        """How a field sits on a deal: every rotation of the order whose turn it is."""
        order = self._orders[deal % len(self._orders)]
        if not self._alike:
            return self._ways[field][order]
        bots = self.fields[field]
        return [tuple(bots[at] for at in seats) for seats in self._ways[0][order]]

    def __iter__(self) -> Iterator[Pairing]:
        """Deal by deal, so that whatever was played before an interruption is spread over all fields."""
        number = 0
        for deal in range(self.deals):
            for field in range(len(self.fields)):
                for seats in self.seatings(field, deal):
                    yield Pairing(number, deal, seats)
                    number += 1


def check_size(bots: int, players: int, games: int) -> None:
    """Before anything is listed: a long list of bots has more fields than anybody can wait for."""
    if not 2 <= bots <= MOST_BOTS:
        raise DataError(f"expected 2 to {MOST_BOTS} bots, got {bots}")
    count = comb(bots, players) if bots >= players else len(fields(bots, players))
    if games < 1 or games * count > MOST_GAMES:
        each = f"{games} for each of {count} fields of {players} seats"
        raise DataError(f"expected 1 to {MOST_GAMES} games in all, got {each}")
