"""What single pieces and tiles of Keyflower are usually worth, in points at the end of the game.

The numbers are the bot's own experience, found by letting it play against itself.
"""

from __future__ import annotations

from typing import Final

from artel.bots.keyflower.memory import Memory
from artel.games.keyflower.advice import Advice
from artel.games.keyflower.components.vocabulary import (
    ABILITY,
    ANY_GOOD,
    CHOOSE,
    COUNTER_BID,
    DOUBLE_TRANSPORT,
    EXCHANGE,
    FIRST_WORKER,
    FREE_COLOURS,
    GREEN_WORKER,
    MORE_GREEN,
    MORE_WORKERS,
    NONE,
    OPEN_COUNTRY,
    RANDOM_SKILL,
    RANDOM_WORKER,
    STEPS,
    TRANSPORT,
    UNITS,
    WILD_SCORING,
    WILD_UPGRADE,
    Cost,
    Effect,
    ability_words,
)
from artel.games.keyflower.state import KeyflowerRules
from artel.games.keyflower.words import GOLD, GOODS, SPRING, WINTER

# Workers a seat has enough of; each further one counts less.
ENOUGH_WORKERS: Final = 8.0
ALL_PLACES: Final = 1_000_000


class Weights:
    """The numbers the bot decides by. Lists go by season."""

    worker_next: list[float]
    worker_haste: list[float]
    worker_crowd: float
    green_factor: float
    skill: list[float]
    good: list[float]
    gold_more: list[float]
    uses_left: list[float]
    transports_left: list[float]
    ready: list[float]
    missing_good: list[float]
    missing_skill: list[float]
    per_step: float
    next_upgrade: float
    held_share: float
    yard_goods: list[float]
    yard_share: list[float]
    hold: float
    majority: float
    gift: float
    deny: float
    marker: list[float]
    order_tile: float
    use_good: float
    use_gold: float
    use_worker: float
    use_green: float
    use_skill: float
    use_step: float
    use_upgrade: float

    def __init__(self, places: int = ALL_PLACES) -> None:
        # How many places for a tile are compared: that takes most of the time of a winter.
        self.places: Final = places
        self._weigh_workers()
        self._weigh_pieces()
        self._weigh_village()
        self._weigh_rivalry()
        self._weigh_uses()
        # What has been worked out with these numbers; whoever changes them begins anew.
        self.memory: Final = Memory(glance=places < ALL_PLACES)
        # What owned tiles bring later, worked out for the rules met last.
        self._rules: KeyflowerRules | None = None
        self._standing: list[list[float]] = []

    def _weigh_workers(self) -> None:
        # A worker at the start of the next season; after winter workers only score.
        self.worker_next = [1.7, 1.9, 1.9, 0.0]
        # What a worker that may still act in this season is worth beyond that.
        self.worker_haste = [0.2, 0.2, 0.25, 0.4]
        # How much less a worker counts among many.
        self.worker_crowd = 0.5
        # Green workers are scarce: few rivals can answer them.
        self.green_factor = 1.5

    def _weigh_pieces(self) -> None:
        self.skill = [1.3, 1.2, 1.0, 0.1]
        # A resource no upgrade waits for; gold always scores one point.
        self.good = [0.5, 0.4, 0.3, 0.0]
        self.gold_more = [0.4, 0.3, 0.2, 0.0]

    def _weigh_village(self) -> None:
        # The seasons in which a tile won now still works, a season counting less the later it is.
        self.uses_left = [2.4, 1.5, 0.5, 0.0]
        self.transports_left = [2.8, 1.9, 1.0, 0.0]
        # How likely an upgrade is whose whole cost is there, and what each missing piece leaves of it.
        self.ready = [0.85, 0.85, 0.8, 0.55]
        self.missing_good = [0.72, 0.66, 0.5, 0.15]
        self.missing_skill = [0.65, 0.6, 0.4, 0.1]
        self.per_step = 0.94
        self.next_upgrade = 0.93
        # A winter tile in the hand comes to its holder about this often.
        self.held_share = 0.5
        # Resources that will still come to a yard.
        self.yard_goods = [1.8, 1.8, 1.5, 0.0]
        self.yard_share = [0.3, 0.3, 0.3, 0.15]

    def _weigh_rivalry(self) -> None:
        # How often a bid that leads now still leads at the end.
        self.hold = 0.8
        # What each worker of a colour beyond the mean makes it worth to bind a tile to that colour.
        self.majority = 0.15
        # What workers that go to a rival cost, shared among the rivals.
        self.gift = 0.3
        # What keeping a winter tile from the rival it suits most is worth, shared among the rivals.
        self.deny = 0.4
        # To start the next season; the marker is wild when the game is scored.
        self.marker = [0.8, 0.8, 0.8, 0.5]
        # The places around a turn order tile in a village.
        self.order_tile = 3.5

    def _weigh_uses(self) -> None:
        # What one use of a tile brings in later seasons, by what it gives.
        self.use_good = 0.75
        self.use_gold = 1.1
        self.use_worker = 1.8
        self.use_green = 1.2
        self.use_skill = 1.1
        self.use_step = 0.25
        self.use_upgrade = 0.5

    def standing_of(self, rules: KeyflowerRules) -> list[list[float]]:
        """What owned tiles bring later in the game at hand, by season and by 2 * tile + side."""
        if self._rules is not rules:
            self._rules = rules
            self._standing = []
            for season in range(SPRING, WINTER + 1):
                row = [self._face(rules.advice, season, effect) for effect in rules.tables.effect]
                self._standing.append(row)
        return self._standing

    def _face(self, advice: Advice, season: int, effect: Effect) -> float:
        """What an owned side brings in the seasons after this one."""
        total = 0.0
        further = not effect.abilities
        for ability in effect.abilities:
            further = further or ability not in ABILITY_WORTH
            total += self._ability(advice, ability) * self.transports_left[season] / self.transports_left[1]
        if effect.kind == ABILITY:
            # The numbers of the known abilities count what comes in every season with them.
            return total + self._use(advice, effect) * self.uses_left[season] if further else total
        if effect.kind == TRANSPORT:
            return total + self._use(advice, effect) * self.transports_left[season]
        # A tile is used once or twice a season; the second use takes more workers.
        return total + 1.3 * self._use(advice, effect) * self.uses_left[season]

    def _ability(self, advice: Advice, ability: int) -> float:
        """What it is worth to have an ability from the summer on."""
        prize = advice.prizes.get(ability_words()[ability])
        return ABILITY_WORTH.get(ability, UNKNOWN_ABILITY) if prize is None else prize

    def _use(self, advice: Advice, effect: Effect) -> float:
        """What one use of a side brings on average, before the workers placed are counted."""
        if effect.kind == CHOOSE:
            named = [self.piece(advice, gain.word) for gain in effect.gains if gain.word not in GOODS]
            return max([1.2 * self.use_good, *named])
        total = self.use_worker * effect.workers + self.use_green * effect.green
        total += self.use_skill * effect.skills + self.use_gold * effect.goods[GOLD]
        for good in range(GOLD):
            if effect.goods[good] > 0:
                total += self.use_good * effect.goods[good]
        total += self.further_gains(advice, effect)
        if effect.kind == EXCHANGE:
            total -= self._price(advice, effect.pays)
        return max(0.0, total + self.use_step * effect.carry + self.use_upgrade * effect.upgrade)

    def _price(self, advice: Advice, cost: Cost) -> float:
        """What the pieces of a cost could have brought instead."""
        total = 0.0
        for word in cost.units:
            number = UNITS.index(word) if word in UNITS else NONE
            if number < 0:
                total += self.piece(advice, word)
            elif number <= ANY_GOOD:
                total += self.use_good
            else:
                total += self.use_skill if number < FIRST_WORKER else self.use_worker
        return total

    def further_gains(self, advice: Advice, effect: Effect) -> float:
        """The gains whose words the base game does not have."""
        total = 0.0
        for gain in effect.gains:
            if gain.word not in BASE_GAINS:
                total += self.piece(advice, gain.word) * gain.count
        return total

    def piece(self, advice: Advice, word: str) -> float:
        """One piece of a gain or of a cost, by its word."""
        if word == RANDOM_WORKER:
            return self.use_worker
        if word == GREEN_WORKER:
            return self.use_green
        if word == RANDOM_SKILL:
            return self.use_skill
        if word in UNITS[: ANY_GOOD + 1]:
            return self.use_good
        return advice.prizes.get(word, UNKNOWN_PIECE)


BASE_GAINS: Final = (*GOODS, RANDOM_WORKER, RANDOM_SKILL, GREEN_WORKER, STEPS)
# What nobody has put a number on: less than a resource, and no more than the least of the known abilities.
UNKNOWN_PIECE: Final = 0.5
UNKNOWN_ABILITY: Final = 1.0
ABILITY_WORTH: Final[dict[int, float]] = {
    MORE_WORKERS: 4.0,
    MORE_GREEN: 4.0,
    OPEN_COUNTRY: 2.5,
    DOUBLE_TRANSPORT: 4.0,
    WILD_UPGRADE: 2.5,
    WILD_SCORING: 2.0,
    COUNTER_BID: 1.0,
    FREE_COLOURS: 1.0,
}
