"""What the boats are worth to a seat, and so what it is worth to choose early."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.memory import Known
from artel.bots.keyflower.points import exact_score
from artel.bots.keyflower.terms import holdings, points_added
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.components.box import RIVER_POINTS
from artel.games.keyflower.components.vocabulary import SCORE, SCORE_RIVER, SUMMER_BOAT
from artel.games.keyflower.scoring.final import village_points
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.state import COLOUR_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import GREEN, WINTER

# More skills of a kind than a boat carries.
MOST_ABOARD: Final = 1024


class Quay:
    """The boats in play as one seat looks at them."""

    def __init__(self, s: KeyflowerState, estate: Estate, known: Known, found: Holdings) -> None:
        self.s: Final = s
        self.estate: Final = estate
        self.known: Final = known
        # What would be scored now; whoever changes it puts it back.
        self.found: Final = found
        self._free: list[float] = []

    def boat(self, place: int) -> float:
        """The load of a boat, or in winter the points of the boat itself."""
        s = self.s
        if s.season == WINTER:
            return self._points(s.boats[place])
        weights = self.estate.weights
        season = self.estate.season
        total = 0.0
        for colour in range(COLOUR_COUNT):
            factor = weights.green_factor if colour == GREEN else 1.0
            total += factor * weights.worker_next[season] * s.load[place * COLOUR_COUNT + colour]
        skills = s.load_skills[place * SKILL_COUNT : (place + 1) * SKILL_COUNT]
        for skill in range(SKILL_COUNT):
            total += weights.skill[season] * skills[skill]
        for load in rules_of(s).advice.loads:
            total += load(s, self.estate.seat, place)
        return total + 0.4 * self._scored(skills)

    def _scored(self, skills: list[int]) -> int:
        """What these skills add to the score of the pieces, once the winter tiles of the hand count too."""
        key: i64 = 0
        for skill in range(SKILL_COUNT):
            key = key * MOST_ABOARD + skills[skill]
        added = self.known.aboard.get(key)
        if added is None:
            s, found = self.s, self.found
            hand = [tile for tile in self.estate.hand if not found.has_tile(tile, s.side[tile])]
            for tile in hand:
                found.add_tile(tile, s.side[tile])
            before = exact_score(found)
            for skill in range(SKILL_COUNT):
                found.skills[skill] += skills[skill]
            added = exact_score(found) - before
            for skill in range(SKILL_COUNT):
                found.skills[skill] -= skills[skill]
            for tile in hand:
                found.remove_tile(tile, s.side[tile])
            self.known.aboard[key] = added
        return added

    def _points(self, boat: int) -> float:
        s, estate = self.s, self.estate
        tables = rules_of(s).tables
        kind = tables.effect_kind[2 * boat]
        points = float(tables.points[2 * boat])
        told = rules_of(s).advice.boats
        if boat in told:
            return points + told[boat](s, estate.seat, boat, estate.tiles + estate.won)
        if kind == SCORE:
            return points + points_added(s, estate.seat, self.found, boat)
        if kind == SCORE_RIVER:
            boats = 1
            for tile in estate.tiles:
                if tables.kind[tile] == SUMMER_BOAT:
                    boats += 1
            return points + RIVER_POINTS[min(boats, len(RIVER_POINTS) - 1)]
        return points + float(village_points(s, estate.seat, boat))

    def free(self) -> list[float]:
        """The worth of the boats not taken yet, the best first."""
        if not self._free:
            for place in range(len(self.s.boats)):
                if (self.s.boats_taken >> place) & 1 == 0:
                    self._free.append(self.boat(place))
            self._free.sort(reverse=True)
        return self._free


def quay_of(s: KeyflowerState, seat: int, weights: Weights) -> Quay:
    estate = Estate(s, seat, weights)
    return Quay(s, estate, weights.memory.of(s, estate), holdings(s, estate))


def order_tile_worth(s: KeyflowerState, quay: Quay, tile: int, number: int, lead: int) -> float:
    """What winning a turn order tile brings: an earlier boat, the marker, and in winter the tile itself.

    `number` is the tile's place among the turn order tiles, `lead` the first one this seat is winning.
    """
    estate = quay.estate
    default = int((estate.seat - s.first) % s.rules.players)
    rank = default if lead < 0 else min(lead, default)
    total = 0.0
    boats = quay.free() if number < rank else []
    if boats:
        # Rivals do not value the boats alike, so a later choice is less bad than it looks.
        total += 0.7 * (boats[min(number, len(boats) - 1)] - boats[min(rank, len(boats) - 1)])
    if tile == rules_of(s).marker_tile:
        total += estate.weights.marker[estate.season]
    if s.season == WINTER:
        total += estate.weights.order_tile
    return total
