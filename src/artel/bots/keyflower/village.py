"""One seat's village with what has been worked out about it."""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.points import exact_score
from artel.bots.keyflower.terms import (
    further_parts,
    holdings,
    land_worth,
    parts_of_worth,
    pieces_worth,
    points_added,
)
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.state import KeyflowerState


class Village:
    """Its worth, part by part, and what it would be worth with a tile more."""

    def __init__(self, s: KeyflowerState, seat: int, weights: Weights) -> None:
        self.s: Final = s
        self.estate: Final = Estate(s, seat, weights)
        self.known: Final = weights.memory.of(s, self.estate)
        # What would be scored now; whoever changes it puts it back.
        self.found: Final = holdings(s, self.estate)
        if not self.known.parts:
            self.known.parts = parts_of_worth(s, self.estate)
            self.known.score = float(exact_score(self.found))
        total = 0.0
        for part in self.known.parts:
            total += part
        self.worth: Final = total

    def with_tile(self, tile: int) -> float:
        """What a tile adds to it."""
        face = 2 * tile + self.s.side[tile]
        added = self.known.lots.get(face)
        if added is None:
            self.estate.won.append(tile)
            added = self._worth_with(tile) - self.worth
            self.estate.won.pop()
            self.known.lots[face] = added
        return added

    def _worth_with(self, tile: int) -> float:
        """Its worth, once the tile is counted among those that were won."""
        s, side = self.s, self.s.side[tile]
        lands = self.known.land.worths
        land = lands.get(2 * tile + side)
        if land is None:
            land = land_worth(s, self.estate)
            lands[2 * tile + side] = land
        total = land + self._pieces_with(tile, side)
        for part in further_parts(s, self.estate, self.known.parts, tile):
            total += part
        return total

    def _pieces_with(self, tile: int, side: int) -> float:
        """What the pieces are worth with a tile that may count already."""
        found = self.found
        if found.has_tile(tile, side):
            return pieces_worth(self.s, self.estate, found)
        found.add_tile(tile, side)
        points = pieces_worth(self.s, self.estate, found)
        found.remove_tile(tile, side)
        return points

    def winter_points(self) -> float:
        """What the winter tiles in the hand would score now."""
        if self.known.winter is None:
            total = 0.0
            for tile in self.estate.hand:
                total += points_added(self.s, self.estate.seat, self.found, tile)
            self.known.winter = total
        return self.known.winter


def villages_of(s: KeyflowerState, weights: Weights) -> list[Village]:
    """Everybody's, by seat."""
    return [Village(s, seat, weights) for seat in range(s.rules.players)]
