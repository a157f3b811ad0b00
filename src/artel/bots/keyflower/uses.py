"""What one use of a tile brings a seat now, before the workers placed are counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.hauling import UPGRADES, Hauling
from artel.bots.keyflower.memory import Hauls, Known
from artel.bots.keyflower.terms import worth
from artel.bots.keyflower.values import BASE_GAINS
from artel.games.keyflower.components.vocabulary import (
    ANY_SKILL,
    ANY_WORKER,
    CHOOSE,
    DOUBLE_TRANSPORT,
    EXCHANGE,
    FIRST_SKILL,
    FIRST_WORKER,
    GREEN_WORKER,
    RANDOM_SKILL,
    RANDOM_WORKER,
    Effect,
)
from artel.games.keyflower.state import (
    COLOUR_COUNT,
    GOOD_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    has_ability,
    home_of,
    rules_of,
)
from artel.games.keyflower.words import GOODS, GREEN

UNKNOWN: Final = -1000.0
# More resources of one type than any use makes.
MOST_MADE: Final = 1024


class UseValue:
    """The uses of one turn, valued: each tile and each transport is worked out once."""

    def __init__(
        self, s: KeyflowerState, estate: Estate, known: Known, base: float, now: list[float]
    ) -> None:
        self.s: Final = s
        self.seat: Final = estate.seat
        self.estate: Final = estate
        self.known: Final = known
        # The worth of the position, and what a worker of each colour is worth that can still act.
        self.base: Final = base
        self.now: Final = now
        self.values: Final = [UNKNOWN] * len(s.owner)
        self.hauling: Hauling | None = None
        self.hauls: Hauls | None = None
        self.skill: float = UNKNOWN

    def gain(self, tile: int) -> float:
        """What one use of a tile brings now."""
        if self.values[tile] == UNKNOWN:
            # A tile that uses others does not use itself.
            self.values[tile] = 0.0
            self.values[tile] = self._gain(tile)
        return self.values[tile]

    def _gain(self, tile: int) -> float:
        s = self.s
        effect = rules_of(s).tables.effect[2 * tile + s.side[tile]]
        if effect.kind == CHOOSE:
            return max([0.0, *[self.piece(tile, gain.word, 1) for gain in effect.gains]])
        total = 0.0
        if effect.kind == EXCHANGE:
            total -= self._payment(effect)
        if sum(effect.goods) > 0:
            total += self._made_all(self.place(tile), effect.goods)
        total += self._drawn(effect)
        if effect.carry + effect.upgrade > 0:
            total += self._transport(tile, effect)
        return total + self.given(tile)

    def place(self, tile: int) -> int:
        """Where the resources lie that a tile makes."""
        return tile if self.s.owner[tile] == self.seat else int(home_of(self.s, self.seat))

    def given(self, tile: int) -> float:
        """The gains of a tile whose words the base game does not have."""
        total = 0.0
        for gain in rules_of(self.s).tables.effect[2 * tile + self.s.side[tile]].gains:
            if gain.word not in BASE_GAINS:
                total += self.piece(tile, gain.word, gain.count)
        return total

    def piece(self, tile: int, word: str, count: int) -> float:
        """So many pieces of one gain of a tile."""
        s = self.s
        advice = rules_of(s).advice
        if word in GOODS:
            return self._made(self.place(tile), GOODS.index(word), count)
        if word == RANDOM_WORKER:
            return min(count, int(s.bag_size)) * (self.now[0] + self.now[1] + self.now[2]) / 3.0
        if word == GREEN_WORKER:
            return min(count, int(s.green)) * self.now[GREEN]
        if word == RANDOM_SKILL:
            return min(count, sum(s.stack)) * self._skill() if sum(s.stack) > 0 else 0.0
        if word in advice.gains:
            return advice.gains[word](s, self.seat, tile, count)
        if word in advice.reaches:
            return max([0.0, *[self.gain(other) for other in advice.reaches[word](s)]])
        return self.estate.weights.piece(advice, word) * count

    def _transport(self, tile: int, effect: Effect) -> float:
        s = self.s
        factor = 2 if has_ability(s, self.seat, DOUBLE_TRANSPORT) else 1
        upgrades = effect.upgrade
        for more in rules_of(s).advice.upgrades:
            upgrades += more(s, tile)
        key = factor * (effect.carry * UPGRADES + upgrades)
        if self.hauls is None:
            memory = self.estate.weights.memory
            self.hauls = memory.hauls(s, self.seat, self.known.works, glance=memory.glance)
        values = self.hauls.values
        if key not in values:
            if self.hauling is None:
                self.hauling = Hauling(s, self.estate, spurred=False)
            values[key] = self.hauling.value(effect.carry * factor, upgrades * factor)
        return values[key]

    def _made(self, place: int, good: int, count: int) -> float:
        made = [0] * GOOD_COUNT
        made[good] = count
        return self._made_all(place, made)

    def _made_all(self, place: int, made: list[int]) -> float:
        """What so many resources of each type bring, as far as the supply has them."""
        s = self.s
        # A product of Python's own whole numbers beyond 31 bits could not be stopped by Ctrl+C without harm.
        key: i64 = place
        counts = [0] * GOOD_COUNT
        for good in range(GOOD_COUNT):
            counts[good] = min(made[good], s.supply[good])
            key = key * MOST_MADE + counts[good]
        value = self.known.works.made.get(key)
        if value is None:
            before = s.goods
            s.goods = before[:]
            for good in range(GOOD_COUNT):
                s.goods[place * GOOD_COUNT + good] += counts[good]
            value = worth(s, self.estate) - self.base
            s.goods = before
            self.known.works.made[key] = value
        return value

    def _drawn(self, effect: Effect) -> float:
        total = 0.0
        if effect.green > 0:
            total += self.piece(0, GREEN_WORKER, effect.green)
        if effect.workers > 0:
            total += self.piece(0, RANDOM_WORKER, effect.workers)
        return total + self.piece(0, RANDOM_SKILL, effect.skills) if effect.skills > 0 else total

    def _skill(self) -> float:
        """The mean of what one more skill brings."""
        if self.skill != UNKNOWN:
            return self.skill
        s = self.s
        if not self.known.skills:
            self.known.skills = [self._with_skill(skill) for skill in range(SKILL_COUNT)]
        total = 0.0
        for skill in range(SKILL_COUNT):
            total += s.stack[skill] * self.known.skills[skill]
        self.skill = total / max(1, sum(s.stack))
        return self.skill

    def _with_skill(self, skill: int) -> float:
        s = self.s
        s.skills[self.seat * SKILL_COUNT + skill] += 1
        value = worth(s, self.estate) - self.base
        s.skills[self.seat * SKILL_COUNT + skill] -= 1
        return value

    def skill_price(self, skill: int) -> float:
        """What the loss of one skill costs."""
        price = self.known.prices.get(skill)
        if price is None:
            s = self.s
            s.skills[self.seat * SKILL_COUNT + skill] -= 1
            price = self.base - worth(s, self.estate)
            s.skills[self.seat * SKILL_COUNT + skill] += 1
            self.known.prices[skill] = price
        return price

    def _payment(self, effect: Effect) -> float:
        """The cheapest way to pay for an exchange, unit by unit."""
        total = 0.0
        for unit in effect.pays.exchanged:
            total += self._unit_price(unit)
        for word, count in effect.pays.settled.items():
            total += self.estate.weights.piece(rules_of(self.s).advice, word) * count
        return total

    def _unit_price(self, unit: int) -> float:
        """The worker or skill that is missed least of those that pay a unit."""
        least = -UNKNOWN
        for skill in range(SKILL_COUNT):
            if (
                unit in (FIRST_SKILL + skill, ANY_SKILL)
                and self.s.skills[self.seat * SKILL_COUNT + skill] > 0
            ):
                least = min(least, self.skill_price(skill))
        for colour in range(COLOUR_COUNT):
            if unit in (FIRST_WORKER + colour, ANY_WORKER) and self.estate.workers[colour] > 0:
                least = min(least, self.now[colour])
        return least
