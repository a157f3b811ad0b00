"""One seat's village as the bot looks at it: its tiles and roads, its stock, and how likely upgrades are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from artel.bots.keyflower.values import Weights
from artel.games.keyflower.actions.transport import is_passable
from artel.games.keyflower.components.vocabulary import OPEN_COUNTRY, WILD_UPGRADE, Cost
from artel.games.keyflower.phases.season import winter_hand
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    EDGE_COUNT,
    GOOD_COUNT,
    NO_TILE,
    SEAT_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    has_ability,
    is_order_tile,
    leader,
    rules_of,
)
from artel.games.keyflower.words import GOLD
from artel.kernel.numbers import row_of

FAR: Final = 99
# A tile that is not laid yet will lie about this far from what it needs.
UNLAID_DISTANCE: Final = 2
# Resources without a road to the tile that wants them.
UNREACHED: Final = 0.3


class Estate:
    """One seat's village, the roads in it, and the tiles that seat is winning or holds for the winter."""

    def __init__(self, s: KeyflowerState, seat: int, weights: Weights) -> None:
        self.seat: Final = seat
        self.weights: Final = weights
        self.season: int = int(max(s.season, 0))
        self.tiles: Final = [tile for tile in s.laid if s.owner[tile] == seat]
        self.wild: bool = has_ability(s, seat, WILD_UPGRADE)
        self.distance: Final = distances(s, self.tiles, has_ability(s, seat, OPEN_COUNTRY))
        # Tiles that are, or are taken to be, this seat's but lie nowhere yet.
        self.won: list[int] = []
        self.workers: Final = row_of(s.screen, seat, COLOUR_COUNT)
        self.purple: bool = bool(s.first == seat)
        for tile in range(len(s.owner)):
            if s.owner[tile] == seat:
                self._add_workers(s, tile)
                if tile not in self.tiles:
                    self.won.append(tile)
        for tile in s.lots:
            self._look_at_lot(s, tile)
        self.hand: Final = winter_hand(s, seat)

    def _add_workers(self, s: KeyflowerState, tile: int) -> None:
        for colour in range(COLOUR_COUNT):
            self.workers[colour] += s.on_tile[tile * COLOUR_COUNT + colour]

    def _look_at_lot(self, s: KeyflowerState, tile: int) -> None:
        bid = s.bids[tile * SEAT_COUNT + self.seat]
        front = leader(s, tile)
        if tile == rules_of(s).marker_tile and front >= 0:
            self.purple = bool(front == self.seat)
        if front == self.seat:
            if not is_order_tile(s, tile) and tile not in self.won:
                self.won.append(tile)
                self._add_workers(s, tile)
        elif bid > 0:
            self.workers[bid & 3] += bid >> 2


def distances(s: KeyflowerState, tiles: list[int], open_country: bool) -> list[int]:
    """Steps by road between each two tiles of a village, at [from * count + to]; FAR without a road."""
    count = len(tiles)
    place = [-1] * len(s.owner)
    for index in range(count):
        place[tiles[index]] = index
    found = [FAR] * (count * count)
    for start in range(count):
        row = start * count
        found[row + start] = 0
        waiting = [start]
        at = 0
        while at < len(waiting):
            here = waiting[at]
            at += 1
            tile = tiles[here]
            for edge in range(EDGE_COUNT):
                other = s.adjacent[tile * EDGE_COUNT + edge]
                if other == NO_TILE or found[row + place[other]] != FAR:
                    continue
                if is_passable(s, tile, other, edge, open_country):
                    found[row + place[other]] = found[row + here] + 1
                    waiting.append(place[other])
    return found


class Stock:
    """The resources and skills an upgrade can draw on, taken out as upgrades are planned."""

    def __init__(self, s: KeyflowerState, estate: Estate) -> None:
        self.estate: Final = estate
        self.goods: list[int] = []
        for tile in estate.tiles:
            self.goods.extend(row_of(s.goods, tile, GOOD_COUNT))
        seat = estate.seat
        self.skills: list[int] = row_of(s.skills, seat, SKILL_COUNT)
        self.gold_taken: int = 0

    def nearest(self, good: int, target: int) -> int:
        """The place in the village with this resource that is nearest to a target place, or -1."""
        estate = self.estate
        count = len(estate.tiles)
        best = -1
        least = FAR + 1
        for place in range(count):
            if self.goods[place * GOOD_COUNT + good] > 0:
                far = UNLAID_DISTANCE if target < 0 else estate.distance[place * count + target]
                if far < least:
                    least = far
                    best = place
        return best

    def nearest_of_any(self, target: int, gold_too: bool) -> int:
        """The nearest place and resource as place * 4 + good, gold only when nothing else is there; or -1."""
        count = len(self.estate.tiles)
        best = -1
        least = FAR + 1
        for good in range(GOLD):
            place = self.nearest(good, target)
            if place >= 0:
                far = UNLAID_DISTANCE if target < 0 else self.estate.distance[place * count + target]
                if far < least:
                    least = far
                    best = place * GOOD_COUNT + good
        if best < 0 and gold_too:
            place = self.nearest(GOLD, target)
            if place >= 0:
                best = place * GOOD_COUNT + GOLD
        return best

    def source(self, unit: int, target: int) -> int:
        """Where one unit of a cost is best taken from (GOOD_COUNT: any): place * 4 + good, or -1."""
        if unit >= GOOD_COUNT or (self.estate.wild and unit < GOLD):
            return self.nearest_of_any(target, True)
        place = self.nearest(unit, target)
        if place >= 0 and (target < 0 or self.estate.distance[place * len(self.estate.tiles) + target] < FAR):
            return place * GOOD_COUNT + unit
        gold = self.nearest(GOLD, target)
        if gold >= 0:
            return gold * GOOD_COUNT + GOLD
        return -1 if place < 0 else place * GOOD_COUNT + unit


# There are as many costs as rows of tiles.
MOST_COSTS: Final = 1024


@lru_cache(MOST_COSTS)
def units_wanted(cost: Cost) -> tuple[int, ...]:
    """The single resources of a cost; GOOD_COUNT stands for any."""
    units: list[int] = []
    for good in range(GOOD_COUNT):
        for _ in range(cost.goods[good]):
            units.append(good)
    for _ in range(cost.any_good):
        units.append(GOOD_COUNT)
    return tuple(units)


def promise(stock: Stock, cost: Cost, target: int, season: int, take: bool) -> float:
    """How likely an upgrade is with this stock; what it uses is taken out if told."""
    weights = stock.estate.weights
    chance = weights.ready[season]
    taken: list[int] = []
    count = len(stock.estate.tiles)
    for unit in units_wanted(cost):
        source = stock.source(unit, target)
        if source < 0:
            chance *= weights.missing_good[season]
            continue
        stock.goods[source] -= 1
        taken.append(source)
        far = (
            UNLAID_DISTANCE if target < 0 else stock.estate.distance[(source // GOOD_COUNT) * count + target]
        )
        if far >= FAR:
            chance *= UNREACHED
        else:
            while far > 0:
                chance *= weights.per_step
                far -= 1
    for _ in cost.apart:
        chance *= weights.missing_good[season]
    chance *= _skills_promise(stock, cost, season, take)
    for source in taken:
        if not take:
            stock.goods[source] += 1
        elif source % GOOD_COUNT == GOLD:
            stock.gold_taken += 1
    return chance


def _skills_promise(stock: Stock, cost: Cost, season: int, take: bool) -> float:
    chance = 1.0
    missing = stock.estate.weights.missing_skill[season]
    spare = 0
    for skill in range(SKILL_COUNT):
        left = stock.skills[skill] - cost.skills[skill]
        if left < 0:
            chance *= missing
        else:
            spare += left
            if take:
                stock.skills[skill] = left
    if cost.any_skill > spare:
        chance *= missing
    return chance
