"""Planning a transport: which tiles to upgrade within its steps, and what to carry with the rest."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from artel.bots.keyflower.evaluation import FAR, Estate, Stock, units_wanted
from artel.bots.keyflower.terms import worth
from artel.games.keyflower.actions.units import has_settled
from artel.games.keyflower.components.vocabulary import ANY_TYPES, YARD, Cost
from artel.games.keyflower.moves import CARRY, THE_STOP
from artel.games.keyflower.state import GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import BACK, GOLD

# The least a further step must add; below that the bot stops.
LEAST_GAIN: Final = 0.02
NODES: Final = 60
# How many deliveries are compared at most for one transport.
DELIVERIES: Final = 120


class Delivery:
    """Resources to bring to a place, and what they cost in steps."""

    def __init__(self, target: int) -> None:
        self.target: Final = target
        self.sources: Final[list[int]] = []
        self.steps: int = 0
        self.possible: bool = True


class Planner:
    """The best plan for one transport of a seat: its worth and its first move."""

    def __init__(self, s: KeyflowerState, estate: Estate) -> None:
        self.s: Final = s
        self.estate: Final = estate
        self.best: float = 0.0
        self.first: int = THE_STOP
        self.left: int = 0
        self.nodes: int = 0
        # What has been paid besides resources and skills.
        self.paid: float = 0.0
        # The resources, sides and skills of the best end found, where the rest of the steps begins.
        self.goods: vec[i64] = s.goods
        self.side: vec[i64] = s.side
        self.skills: vec[i64] = s.skills

    def plan(self, steps: int, upgrades: int) -> float:
        """What the best plan adds to the worth of the village; `first` is its first move."""
        s = self.s
        goods, side, skills = s.goods[:], s.side[:], s.skills[:]
        before = worth(s, self.estate)
        self.best = before
        self.first = THE_STOP
        self.left = steps
        self.nodes = 0
        self.paid = 0.0
        self.goods, self.side, self.skills = goods, side, skills
        self._search(steps, upgrades, THE_STOP)
        s.goods, s.side, s.skills = self.goods[:], self.side[:], self.skills[:]
        self._carry_the_rest()
        s.goods, s.side, s.skills = goods, side, skills
        return self.best - before

    def _search(self, steps: int, upgrades: int, first: int) -> None:
        """Try every upgrade that the steps reach, and what follows it."""
        s = self.s
        if upgrades == 0 or self.nodes >= NODES:
            return
        tables = rules_of(s).tables
        for target in range(len(self.estate.tiles)):
            tile = self.estate.tiles[target]
            cost = tables.cost[tile]
            if cost is None or s.side[tile] == BACK or not self._has_pieces(cost, tile):
                continue
            delivery = self._gather(cost, target)
            if not delivery.possible or delivery.steps > steps:
                continue
            self.nodes += 1
            goods, side, skills = s.goods[:], s.side[:], s.skills[:]
            opening = self._opening(tile, delivery) if first == THE_STOP else first
            self._upgrade(cost, tile, delivery)
            value = worth(s, self.estate) - self.paid
            if value > self.best + LEAST_GAIN:
                self.best = value
                self.first = opening
                self.left = steps - delivery.steps
                self.goods, self.side, self.skills = s.goods[:], s.side[:], s.skills[:]
            self._search(steps - delivery.steps, upgrades - 1, opening)
            self.paid -= self._price(cost)
            s.goods, s.side, s.skills = goods, side, skills

    def _has_pieces(self, cost: Cost, tile: int) -> bool:
        """The skills of a cost, and what a module's payers take for it."""
        seat = self.estate.seat
        if not has_settled(self.s, seat, tile, cost.apart):
            return False
        spare = 0
        for skill in range(SKILL_COUNT):
            left = self.s.skills[seat * SKILL_COUNT + skill] - cost.skills[skill]
            if left < 0:
                return False
            spare += left
        return spare >= cost.any_skill

    def _gather(self, cost: Cost, target: int) -> Delivery:
        """The nearest resources that pay a cost."""
        stock = Stock(self.s, self.estate)
        delivery = Delivery(target)
        count = len(self.estate.tiles)
        for unit in units_wanted(cost):
            source = stock.source(unit, target)
            far = FAR if source < 0 else self.estate.distance[(source // GOOD_COUNT) * count + target]
            if far >= FAR:
                delivery.possible = False
                return delivery
            stock.goods[source] -= 1
            delivery.sources.append(source)
            delivery.steps += far
        return delivery

    def _opening(self, tile: int, delivery: Delivery) -> int:
        """The first move of a delivery: a step of a resource that is not there yet, or the upgrade."""
        for source in delivery.sources:
            if source // GOOD_COUNT != delivery.target:
                return self._step(source, delivery.target)
        return rules_of(self.s).listing.upgrades[tile]

    def _next_place(self, start: int, target: int) -> int:
        """The neighbouring place on a shortest road."""
        distance = self.estate.distance
        count = len(self.estate.tiles)
        for place in range(count):
            if (
                distance[start * count + place] == 1
                and distance[place * count + target] == distance[start * count + target] - 1
            ):
                return place
        return start

    def _step(self, source: int, target: int) -> int:
        tiles = self.estate.tiles
        start = source // GOOD_COUNT
        goal = self._next_place(start, target)
        return int(CARRY.of(source % GOOD_COUNT, tiles[start], tiles[goal]))

    def _upgrade(self, cost: Cost, tile: int, delivery: Delivery) -> None:
        s = self.s
        seat = self.estate.seat
        for source in delivery.sources:
            s.goods[self.estate.tiles[source // GOOD_COUNT] * GOOD_COUNT + source % GOOD_COUNT] -= 1
        for skill in range(SKILL_COUNT):
            s.skills[seat * SKILL_COUNT + skill] -= cost.skills[skill]
        for _ in range(cost.any_skill):
            most = 0
            for skill in range(1, SKILL_COUNT):
                if s.skills[seat * SKILL_COUNT + skill] > s.skills[seat * SKILL_COUNT + most]:
                    most = skill
            s.skills[seat * SKILL_COUNT + most] -= 1
        s.side[tile] = BACK
        self.paid += self._price(cost)

    def _price(self, cost: Cost) -> float:
        """What a module's payers take is gone from no list that is tried here."""
        total = 0.0
        for word, count in cost.apart.items():
            total += self.estate.weights.piece(rules_of(self.s).advice, word) * count
        return total

    def _carry_the_rest(self) -> None:
        """Steps that no upgrade needs bring resources nearer to where they count, the best one first."""
        compared = 0
        while self.left > 0 and compared < DELIVERIES:
            best_gain = 0.0
            best_source = -1
            best_target = -1
            count = len(self.estate.tiles)
            now = worth(self.s, self.estate)
            for place in range(count * GOOD_COUNT):
                if (
                    self.s.goods[self.estate.tiles[place // GOOD_COUNT] * GOOD_COUNT + place % GOOD_COUNT]
                    == 0
                ):
                    continue
                for target in range(count):
                    far = self.estate.distance[(place // GOOD_COUNT) * count + target]
                    if 0 < far < FAR and self._wants(target, place % GOOD_COUNT):
                        steps = min(far, self.left)
                        compared += 1
                        gain = (self._carried_worth(place, target, steps) - now) / steps
                        if gain > best_gain + LEAST_GAIN:
                            best_gain, best_source, best_target = gain, place, target
            if best_source < 0:
                return
            steps = min(self.left, self.estate.distance[(best_source // GOOD_COUNT) * count + best_target])
            if self.first == THE_STOP:
                self.first = self._step(best_source, best_target)
            self._carry(best_source, best_target, steps)
            self.best += best_gain * steps
            self.left -= steps

    def _wants(self, target: int, good: int) -> bool:
        """True for a yard of this resource and for a tile whose upgrade takes it."""
        tables = rules_of(self.s).tables
        tile = self.estate.tiles[target]
        effect = tables.effect[2 * tile + self.s.side[tile]]
        if effect.kind == YARD and (effect.pattern == ANY_TYPES or good in (effect.named, GOLD)):
            return True
        if tables.cost[tile] is None or self.s.side[tile] == BACK:
            return False
        cost = cast(Cost, tables.cost[tile])
        return cost.any_good > 0 or cost.goods[good] > 0

    def _carry(self, source: int, target: int, steps: int) -> int:
        """Move one resource so many steps; the place where it ends."""
        goods = self.s.goods
        tiles = self.estate.tiles
        place = source // GOOD_COUNT
        good = source % GOOD_COUNT
        goods[tiles[place] * GOOD_COUNT + good] -= 1
        for _ in range(steps):
            place = self._next_place(place, target)
        goods[tiles[place] * GOOD_COUNT + good] += 1
        return place

    def _carried_worth(self, source: int, target: int, steps: int) -> float:
        place = self._carry(source, target, steps)
        value = worth(self.s, self.estate)
        tiles = self.estate.tiles
        self.s.goods[tiles[place] * GOOD_COUNT + source % GOOD_COUNT] -= 1
        self.s.goods[tiles[source // GOOD_COUNT] * GOOD_COUNT + source % GOOD_COUNT] += 1
        return value
