"""What has been worked out about a village, for the next time the same village is looked at.

Thoughts about one decision meet the same villages again and again: nobody else's moves change them. A village
is known again by everything on which what is worked out depends: how it lies, what lies there, its seat's
pieces, and what else the modules in play look at, as they say themselves (`games.keyflower.heeds`). Where one
of them does not say it, nothing is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.heeds import heeded
from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.kernel.numbers import row_of

if TYPE_CHECKING:
    from artel.bots.keyflower.evaluation import Estate

# So many villages of one layout are remembered before all are forgotten, and so many layouts before the one
# that was used longest ago is.
MOST_VILLAGES: Final = 4000
MOST_LAYOUTS: Final = 4
# In so many ways a village is remembered within transports before all of them are forgotten.
MOST_HAULS: Final = 256


class Land:
    """What of a village has nothing to do with its workers."""

    def __init__(self) -> None:
        # With a further tile, by its side, the terms of its worth that do not ask for workers.
        self.worths: Final[dict[int, float]] = {}


class Hauls:
    """What transports bring, by steps and upgrades."""

    def __init__(self) -> None:
        self.values: Final[dict[int, float]] = {}
        # Their first moves.
        self.firsts: Final[dict[int, int]] = {}


class Works:
    """What a village can do with resources, whoever its workers are."""

    def __init__(self) -> None:
        # With resources at a place, by place and counts.
        self.made: Final[dict[int, float]] = {}
        # By what modules look at within a transport.
        self.hauls: Final[dict[tuple[int, ...], Hauls]] = {}


class Known:
    """One village: its worth, and what more it would be worth with this or that."""

    def __init__(self, works: Works, land: Land) -> None:
        # What it is worth, part by part; what its pieces score; what winter tiles of the hand would add.
        self.parts: list[float] = []
        self.score: float = 0.0
        self.winter: float | None = None
        # With a tile, by its side; with a skill of each kind; without one of them; with skills that lie on a
        # boat, by their counts, as far as they score.
        self.lots: Final[dict[int, float]] = {}
        self.skills: list[float] = []
        self.prices: Final[dict[int, float]] = {}
        self.aboard: Final[dict[int, int]] = {}
        self.works: Final = works
        self.land: Final = land


class Layout:
    """The villages as they lie; laying a tile anywhere puts another list of laid tiles in its place."""

    def __init__(self, laid: list[int]) -> None:
        self.laid: Final = laid
        self.villages: Final[dict[tuple[int, ...], Known]] = {}
        self.works: Final[dict[tuple[int, ...], Works]] = {}
        self.lands: Final[dict[tuple[int, ...], Land]] = {}


class Memory:
    """Of one bot: what it thinks of a village follows from its weights.

    At a glance, workers that come or go do not change what is done with resources: they hardly ever do.
    """

    def __init__(self, *, glance: bool) -> None:
        self.glance: Final = glance
        self._layouts: Final[list[Layout]] = []
        self._rules: KeyflowerRules | None = None

    def of(self, s: KeyflowerState, estate: Estate) -> Known:
        """What is known of a village; where nothing can be remembered, something new."""
        rules = rules_of(s)
        if self._rules is not rules:
            self._rules = rules
            self._layouts.clear()
        if not rules.advice.heeds.are_whole:
            return Known(Works(), Land())
        layout = self._layout(s.laid)
        seen = fingerprint(s, estate)
        land = tuple(seen)
        seen.extend(hands(estate))
        heeded(rules.advice.heeds.crews, s, estate.seat, seen)
        key = tuple(seen)
        known = layout.villages.get(key)
        if known is None:
            if len(layout.villages) >= MOST_VILLAGES:
                layout.villages.clear()
                layout.works.clear()
                layout.lands.clear()
            lying = layout.lands.get(land)
            if lying is None:
                lying = Land()
                layout.lands[land] = lying
            known = Known(self._works(layout, land), lying)
            layout.villages[key] = known
        return known

    def hauls(self, s: KeyflowerState, seat: int, works: Works, *, glance: bool) -> Hauls:
        """What is known of transports; at a glance, whoever could pay for what modules do in them."""
        heeds = rules_of(s).advice.heeds
        seen: list[int] = []
        heeded(heeds.hauling, s, seat, seen)
        if not glance:
            heeded(heeds.hauling_crews, s, seat, seen)
        key = tuple(seen)
        found = works.hauls.get(key)
        if found is None:
            if len(works.hauls) >= MOST_HAULS:
                works.hauls.clear()
            found = Hauls()
            works.hauls[key] = found
        return found

    def _works(self, layout: Layout, land: tuple[int, ...]) -> Works:
        if not self.glance:
            return Works()
        works = layout.works.get(land)
        if works is None:
            works = Works()
            layout.works[land] = works
        return works

    def _layout(self, laid: list[int]) -> Layout:
        for at in range(len(self._layouts)):
            layout = self._layouts[at]
            if layout.laid is laid:
                if at > 0:
                    self._layouts.insert(0, self._layouts.pop(at))
                return layout
        if len(self._layouts) >= MOST_LAYOUTS:
            self._layouts.pop()
        layout = Layout(laid)
        self._layouts.insert(0, layout)
        return layout


def fingerprint(s: KeyflowerState, estate: Estate) -> list[int]:
    """Everything of a seat on which the worth of its village depends, the layout and its workers aside."""
    seat = estate.seat
    found: list[int] = [seat, int(s.season)]
    found.extend(row_of(s.skills, seat, SKILL_COUNT))
    for tile in estate.tiles:
        found.append(s.side[tile])
        found.extend(row_of(s.goods, tile, GOOD_COUNT))
    for tile in estate.won:
        # What a tile is able to do, it does once it is taken.
        found.append(4 * tile + 2 * s.side[tile] + (1 if s.owner[tile] == seat else 0))
    found.append(-1)
    found.extend(estate.hand)
    found.append(-1)
    heeded(rules_of(s).advice.heeds.village, s, seat, found)
    return found


def hands(estate: Estate) -> list[int]:
    """The workers of a seat, and whether it has the start player marker."""
    return [*estate.workers, 1 if estate.purple else 0]
