"""What has been worked out about a village, for the next time the same village is looked at.

Thoughts about one decision meet the same villages again and again: nobody else's moves change them. Only in
games whose modules give no advice: what these look at nobody knows here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of

if TYPE_CHECKING:
    from artel.bots.keyflower.evaluation import Estate

# So many villages of one layout are remembered before all are forgotten, and so many layouts before the one
# that was used longest ago is.
MOST_VILLAGES: Final = 4000
MOST_LAYOUTS: Final = 4


class Works:
    """What a village can do with resources, whoever its workers are."""

    def __init__(self) -> None:
        # With resources at a place, by place and counts.
        self.made: Final[dict[int, float]] = {}
        # What transports bring, and their first moves, by steps and upgrades.
        self.transports: Final[dict[int, float]] = {}
        self.firsts: Final[dict[int, int]] = {}


class Known:
    """One village: its worth, and what more it would be worth with this or that."""

    def __init__(self, works: Works) -> None:
        self.base: float | None = None
        # With a tile; with a skill of each kind; without one of them; with resources.
        self.lots: Final[dict[int, float]] = {}
        self.skills: list[float] = []
        self.prices: Final[dict[int, float]] = {}
        self.works: Final = works


class Layout:
    """The villages as they lie; laying a tile anywhere puts another list of neighbours in its place."""

    def __init__(self, adjacent: list[int]) -> None:
        self.adjacent: Final = adjacent
        self.villages: Final[dict[tuple[int, ...], Known]] = {}
        self.works: Final[dict[tuple[int, ...], Works]] = {}


class Memory:
    """Of one bot: what it thinks of a village follows from its weights.

    At a glance, workers that come or go do not change what is done with resources: they hardly ever do.
    """

    def __init__(self, *, glance: bool) -> None:
        self.glance: Final = glance
        self._layouts: Final[list[Layout]] = []
        self._rules: KeyflowerRules | None = None
        self._fits: bool = False

    def of(self, s: KeyflowerState, estate: Estate) -> Known:
        """What is known of a village; where nothing can be remembered, something new."""
        rules = rules_of(s)
        if self._rules is not rules:
            self._rules = rules
            self._fits = is_plain(rules)
            self._layouts.clear()
        if not self._fits:
            return Known(Works())
        layout = self._layout(s.adjacent)
        land = fingerprint(s, estate)
        key = tuple(hands(estate)) + land
        known = layout.villages.get(key)
        if known is None:
            if len(layout.villages) >= MOST_VILLAGES:
                layout.villages.clear()
                layout.works.clear()
            known = Known(self._works(layout, land))
            layout.villages[key] = known
        return known

    def _works(self, layout: Layout, land: tuple[int, ...]) -> Works:
        if not self.glance:
            return Works()
        works = layout.works.get(land)
        if works is None:
            works = Works()
            layout.works[land] = works
        return works

    def _layout(self, adjacent: list[int]) -> Layout:
        for at in range(len(self._layouts)):
            layout = self._layouts[at]
            if layout.adjacent is adjacent:
                if at > 0:
                    self._layouts.insert(0, self._layouts.pop(at))
                return layout
        if len(self._layouts) >= MOST_LAYOUTS:
            self._layouts.pop()
        layout = Layout(adjacent)
        self._layouts.insert(0, layout)
        return layout


def is_plain(rules: KeyflowerRules) -> bool:
    """True when a village's worth follows from what `fingerprint` reads."""
    advice = rules.advice
    told = (
        len(advice.worths) + len(advice.hopes) + len(advice.prospects) + len(advice.errands)
        + len(advice.upgrades) + len(advice.spurs) + len(advice.gains) + len(advice.reaches)
    )  # fmt: skip
    return told == 0 and len(rules.scoring.demands) == 0


def fingerprint(s: KeyflowerState, estate: Estate) -> tuple[int, ...]:
    """Everything of a seat on which the worth of its village depends, the layout and its workers aside."""
    seat = estate.seat
    found: list[int] = [seat, int(s.season)]
    found.extend(s.skills[seat * SKILL_COUNT : (seat + 1) * SKILL_COUNT])
    for tile in estate.tiles:
        found.append(s.side[tile])
        found.extend(s.goods[tile * GOOD_COUNT : (tile + 1) * GOOD_COUNT])
    for tile in estate.won:
        found.append(2 * tile + s.side[tile])
    found.append(-1)
    found.extend(estate.hand)
    return tuple(found)


def hands(estate: Estate) -> list[int]:
    """The workers of a seat, and whether it has the start player marker."""
    return [*estate.workers, 1 if estate.purple else 0]
