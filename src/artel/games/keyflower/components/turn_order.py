"""The four turn order tiles. The number of players decides which are in play, and with which side up."""

from typing import Final

from artel.games.keyflower.components.vocabulary import (
    NONE,
    PUBLIC,
    SCORE_ADJACENT,
    TURN_ORDER,
    Tile,
    counting,
)


class TurnOrderTile(Tile):
    """One tile with its number; the purple worker is on one side, for the player counts of that side."""

    def __init__(
        self, number: int, edges: str, purple_players: list[int], plain_players: list[int], source: str
    ) -> None:
        scoring = counting(SCORE_ADJACENT, 1)
        name = f"Turn order {number}"
        super().__init__(f"turn-{number}", name, NONE, edges, None, scoring, scoring, (0, 0), source)
        self.kind = TURN_ORDER
        self.number: int = number
        self.purple_players: list[int] = purple_players
        self.plain_players: list[int] = plain_players


TURN_ORDER_TILES: Final[list[TurnOrderTile]] = [
    #                          purple  plain side
    TurnOrderTile(1, "FFFRFF", [2], [3, 4, 5, 6], PUBLIC),
    TurnOrderTile(2, "RFFRFF", [3], [4, 5, 6], PUBLIC),
    TurnOrderTile(3, "FRFRFR", [4], [5, 6], PUBLIC),
    TurnOrderTile(4, "FRRFRR", [5, 6], [], PUBLIC),
]


def turn_order_in_play(players: int) -> list[TurnOrderTile]:
    return [
        tile for tile in TURN_ORDER_TILES if players in tile.purple_players or players in tile.plain_players
    ]


def start_player_tile(players: int) -> TurnOrderTile:
    """The tile that shows the purple worker: always the highest number in play."""
    return turn_order_in_play(players)[-1]
