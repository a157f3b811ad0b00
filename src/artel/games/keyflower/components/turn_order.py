"""The four turn order tiles. The number of players decides which are in play, and with which side up."""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    NONE,
    PUBLIC,
    SCORE_ADJACENT,
    TURN_ORDER,
    Gain,
    Tile,
    counting,
)


class TurnOrderTile(Tile):
    """One tile with its number; the purple worker is on one side, for the player counts of that side.

    Its gains, where it has any, come to whoever wins it, in every season.
    """

    def __init__(
        self, number: int, edges: str, purple_players: list[int], plain_players: list[int], source: str,
        *, word: str = "", gains: list[Gain] | None = None,
    ) -> None:  # fmt: skip
        scoring = counting(SCORE_ADJACENT, 1, gains)
        name = f"Turn order {number}"
        word = word or f"turn-{number}"
        super().__init__(word, name, NONE, edges, None, scoring, scoring, (0, 0), source)
        self.kind = TURN_ORDER
        self.number: int = number
        self.purple_players: list[int] = purple_players
        self.plain_players: list[int] = plain_players

    def is_used(self, players: int) -> bool:
        """The marks on its sides say with how many players it is in play. Rule: KF-ORDER-6, KF-SETUP-12"""
        return players in self.purple_players or players in self.plain_players

    def has_marker(self, players: int) -> bool:
        """Whether the side that is up shows the purple worker. Rule: KF-SETUP-13"""
        return players in self.purple_players


TURN_ORDER_TILES: Final[list[TurnOrderTile]] = [
    #                          purple  plain side
    TurnOrderTile(1, "FFFRFF", [2], [3, 4, 5, 6], PUBLIC),
    TurnOrderTile(2, "RFFRFF", [3], [4, 5, 6], PUBLIC),
    TurnOrderTile(3, "FRFRFR", [4], [5, 6], PUBLIC),
    TurnOrderTile(4, "FRRFRR", [5, 6], [], PUBLIC),
]
