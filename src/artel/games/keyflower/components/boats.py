"""The six boats: what they bring in spring, summer and autumn, and what they score in winter.

A boat's load is a (workers, skills) pair for each of the three seasons; it does not depend on the number of
players. In winter the boats bring nothing and each player adds one of them to the village.
"""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    BOAT,
    BOTH,
    FREE_UPGRADE,
    NONE,
    SCORE_LOOP,
    SCORE_RIVER,
    SCORE_TRANSPORT,
    WORKERS,
    Effect,
    Tile,
    counting,
    nothing,
    per_set,
)
from artel.games.keyflower.words import AUTUMN, SUMMER, WINTER


class Boat(Tile):
    """A boat tile. In a village it never turns, so both sides carry the winter scoring."""

    def __init__(
        self, word: str, name: str, least_players: int, edges: str,
        spring: tuple[int, int], summer: tuple[int, int], autumn: tuple[int, int],
        winter: Effect, points: int, source: str, *, twin_of: str = "",
        brings: dict[str, tuple[int, int, int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(word, name, NONE, edges, None, winter, winter, (points, points), source)
        self.kind = BOAT
        # The boat that it may stand in for: one of the two is in play.
        self.twin_of: str = twin_of
        # What else it carries, by word, in spring, summer and autumn; cargo knows the words.
        self.brings: dict[str, tuple[int, int, int]] = brings or {}
        self.least_players: int = least_players
        self.workers: list[int] = [spring[0], summer[0], autumn[0], 0]
        self.skills: list[int] = [spring[1], summer[1], autumn[1], 0]

    def is_used(self, players: int) -> bool:
        """The mark on a boat says from how many players on it is in play. Rule: KF-SETUP-8, KF-SETUP-9"""
        return self.least_players <= players

    def turned_before(self) -> int:
        """The season before which the tile is turned over: the first whose load is not the one before."""
        for season in range(SUMMER, AUTUMN + 1):
            before = season - 1
            if self.workers[season] != self.workers[before] or self.skills[season] != self.skills[before]:
                return season
            if any(counts[season] != counts[before] for counts in self.brings.values()):
                return season
        return AUTUMN + 1


def one_at_a_time(loads: list[int]) -> list[int]:
    """The boats in the order in which they are filled: one piece to each that has room, round after round.

    Rule: KF-SEASON-5
    """
    order: list[int] = []
    for turn in range(max(loads)):
        order.extend(boat for boat, load in enumerate(loads) if load > turn)
    return order


class Loads:
    """In what order the boats in play are filled, by season: the place of the boat for each piece."""

    def __init__(self, boats: list[Boat]) -> None:
        self.workers: Final = [
            one_at_a_time([boat.workers[season] for boat in boats]) for season in range(WINTER + 1)
        ]
        self.skills: Final = [
            one_at_a_time([boat.skills[season] for boat in boats]) for season in range(WINTER + 1)
        ]


def _transport() -> Effect:
    return counting(SCORE_TRANSPORT, 1)


BOATS: Final[list[Boat]] = [
    #                                              spring  summer  autumn
    Boat("keyflower", "Keyflower", 2, "WFFWFF", (7, 1), (7, 1), (3, 2), _transport(), 0, BOTH),
    Boat("sea-bastion", "Sea Bastion", 2, "WFFWFF", (6, 2), (6, 2), (6, 2), counting(SCORE_LOOP, 1), 0, BOTH),
    Boat("sea-breese", "Sea Breese", 3, "WFFWFF", (6, 1), (4, 1), (4, 1), counting(SCORE_RIVER, 0), 0, BOTH),
    Boat("flipper", "Flipper", 4, "WFFWFF", (5, 2), (5, 2), (2, 2), counting(FREE_UPGRADE, 0), 2, BOTH),
    Boat("ianvincible", "Ianvincible", 5, "WFFWFF", (5, 1), (5, 1), (3, 1), nothing(), 5, BOTH),
    Boat("white-wind", "White Wind", 6, "WFFWFF", (4, 2), (4, 2), (4, 1), per_set(WORKERS, 1, 1), 0, BOTH),
]
