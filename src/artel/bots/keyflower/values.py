"""What single pieces and tiles of Keyflower are usually worth, in points at the end of the game.

The numbers are the bot's own experience, found by letting it play against itself.
"""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.tables import TABLES
from artel.games.keyflower.components.vocabulary import (
    ABILITIES,
    ABILITY,
    CHOOSE,
    COUNTER_BID,
    DOUBLE_TRANSPORT,
    EXCHANGE,
    FREE_COLOURS,
    MORE_GREEN,
    MORE_WORKERS,
    NONE,
    OPEN_COUNTRY,
    TRANSPORT,
    WILD_SCORING,
    WILD_UPGRADE,
    Effect,
)
from artel.games.keyflower.words import GOLD, SPRING, WINTER

# Workers a seat has enough of; each further one counts less.
ENOUGH_WORKERS: Final = 8.0


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
    standing: list[list[float]]

    def __init__(self) -> None:
        self._weigh_workers()
        self._weigh_pieces()
        self._weigh_village()
        self._weigh_rivalry()
        self._weigh_uses()
        self.refresh()

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

    def refresh(self) -> None:
        """Work out what owned tiles bring later, by season and by 2 * tile + side."""
        self.standing = []
        for season in range(SPRING, WINTER + 1):
            self.standing.append([self._standing(season, effect) for effect in TABLES.effect])

    def _standing(self, season: int, effect: Effect) -> float:
        """What an owned side brings in the seasons after this one."""
        if effect.kind == ABILITY:
            return ABILITY_WORTH[effect.ability] * self.transports_left[season] / self.transports_left[1]
        if effect.kind == TRANSPORT:
            return self._use(effect) * self.transports_left[season]
        # A tile is used once or twice a season; the second use takes more workers.
        return 1.3 * self._use(effect) * self.uses_left[season]

    def _use(self, effect: Effect) -> float:
        """What one use of a side brings on average, before the workers placed are counted."""
        total = self.use_worker * effect.workers + self.use_green * effect.green
        total += self.use_skill * effect.skills + self.use_gold * effect.goods[GOLD]
        for good in range(GOLD):
            if effect.goods[good] > 0:
                total += self.use_good * effect.goods[good]
        if effect.kind == CHOOSE:
            return 1.2 * self.use_good
        if effect.kind == EXCHANGE:
            total -= self.use_worker if effect.pays_worker != NONE else self.use_skill
        return max(0.0, total + self.use_step * effect.carry + self.use_upgrade * effect.upgrade)


ABILITY_WORTH: Final[list[float]] = [0.0] * len(ABILITIES)
ABILITY_WORTH[MORE_WORKERS] = 4.0
ABILITY_WORTH[MORE_GREEN] = 4.0
ABILITY_WORTH[OPEN_COUNTRY] = 2.5
ABILITY_WORTH[DOUBLE_TRANSPORT] = 4.0
ABILITY_WORTH[WILD_UPGRADE] = 2.5
ABILITY_WORTH[WILD_SCORING] = 2.0
ABILITY_WORTH[COUNTER_BID] = 1.0
ABILITY_WORTH[FREE_COLOURS] = 1.0
