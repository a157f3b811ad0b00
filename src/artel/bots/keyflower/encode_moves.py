"""What can be told at first sight of a bid, a use, a lifted bid or a pass; version 1.

The quick player's own value of a move, what that is made of, and how far such values go wrong.
"""

from __future__ import annotations

from typing import Final, cast

from artel.bots.keyflower.encode import KeyflowerEncoder
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import Weights
from artel.bots.search.encoder import MoveEncoder
from artel.bots.search.values import Values
from artel.games.keyflower.actions.group import Group
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.vocabulary import EXCHANGE
from artel.games.keyflower.moves import (
    BID,
    BID_COLOUR,
    BID_COUNT,
    BID_TILE,
    LIFT,
    THE_PASS,
    USE,
    USE_COLOUR,
    USE_COUNT,
    USE_TILE,
)
from artel.games.keyflower.state import (
    AUCTION,
    COLOUR_COUNT,
    NO_COLOUR,
    NOWHERE,
    KeyflowerState,
    is_order_tile,
    leader,
    rules_of,
)
from artel.games.keyflower.words import GOLD
from artel.kernel.state import State

VERSION: Final = 1
# The quick player's values are cut off here: what is impossible to it is only very bad.
LEAST: Final = -20.0
MOST: Final = 30.0

FEATURES: Final[list[tuple[str, str, str]]] = [
    ("value", "value", "what the quick player thinks of it, in points"),
    ("value", "high-value", "the square of that where it is above nothing, in twenties"),
    ("workers", "count", "workers that are placed"),
    ("colour", "unbound", "1 where it gives its tile a colour"),
    ("colour", "unbound-lead", "how many more of that colour one has than any rival"),
    ("bid", "bid", "1 for a bid"),
    ("bid", "lot", "what the quick player thinks of having its tile, in points"),
    ("bid", "lot-by-count", "the same times the workers, in fours"),
    ("bid", "over", "1 where somebody else leads"),
    ("bid", "lot-over", "what the tile is thought to be worth there"),
    ("bid", "order", "1 for a turn order tile"),
    ("bid", "learned-tile", "what having its tile has been learned to bring, in points"),
    ("use", "use", "1 for a use"),
    ("use", "use-value", "what the quick player thinks of it, in points"),
    ("use", "use-left", "workers that are left afterwards"),
    ("use", "gain", "what the quick player thinks the use brings, in points"),
    ("use", "rivals-tile", "1 in a rival's village"),
    ("use", "led-lot", "1 for a tile of the auction where one leads"),
    ("use", "unled-lot", "1 for a tile of the auction that nobody has bid on"),
    ("use", "goods", "wood, stone and iron that it makes"),
    ("use", "gold", "gold that it makes"),
    ("use", "workers", "workers that it brings"),
    ("use", "skills", "skills that it brings"),
    ("use", "exchange", "1 for an exchange"),
    ("pass", "pass-left", "workers that are left where one passes"),
    ("lift", "lift", "1 for a bid that is lifted"),
]  # fmt: skip
NO_BID: Final = [0.0] * len([1 for group, _, _ in FEATURES if group == "bid"])
NO_USE: Final = [0.0] * len([1 for group, _, _ in FEATURES if group == "use"])


class KeyflowerMoves(MoveEncoder):
    def __init__(self, encoder: KeyflowerEncoder, learned: Values, weights: Weights) -> None:
        super().__init__("keyflower", VERSION, FEATURES)
        self.encoder: Final = encoder
        # What has been learned of tiles.
        self.learned: Final = learned
        self.weights: Final = weights

    def fits(self, state: State) -> bool:
        return TURN.shape.has(state.agenda[-1])

    def encode(self, state: State, seat: int, moves: list[int]) -> list[list[float]]:
        s = cast(KeyflowerState, state)
        sight = Sight(s, seat, self.weights, self.learned, self.encoder.places(rules_of(s)))
        return [sight.row(move) for move in moves]


class Sight:
    """The moves of one turn."""

    def __init__(
        self, s: KeyflowerState, seat: int, weights: Weights, learned: Values, places: list[int]
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.turn: Final = TurnValue(s, seat, weights)
        self.group: Final[Group] = self.turn.group_of(s)
        self.left: Final = sum(s.screen[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT])
        # Where the season ends, what tiles are worth has been learned.
        self.tile_worths: Final = learned.weights_at(2 * int(s.season) + 1)
        self.places: Final = places

    def row(self, move: int) -> list[float]:
        if BID.has(move):
            tile, colour, count = (
                int(BID_TILE.read(move)),
                int(BID_COLOUR.read(move)),
                int(BID_COUNT.read(move)),
            )
            value = bounded(self.turn.bid(self.group, move))
            bid = self.bid(tile, count)
            return [*self.common(value, tile, colour, count), *bid, *NO_USE, 0.0, 0.0]
        if USE.has(move):
            tile, colour, count = (
                int(USE_TILE.read(move)),
                int(USE_COLOUR.read(move)),
                int(USE_COUNT.read(move)),
            )
            value = bounded(self.turn.use(self.group, move))
            use = self.use(tile, count, value)
            return [*self.common(value, tile, colour, count), *NO_BID, *use, 0.0, 0.0]
        lifted = LIFT.has(move)
        value = bounded(self.turn.lifted(self.s, move)) if lifted else 0.0
        last = [float(self.left) if move == THE_PASS else 0.0, 1.0 if lifted else 0.0]
        return [value, high(value), 0.0, 0.0, 0.0, *NO_BID, *NO_USE, *last]

    def common(self, value: float, tile: int, colour: int, count: int) -> list[float]:
        found = [value, high(value), float(count), 0.0, 0.0]
        if self.s.colour[tile] == NO_COLOUR:
            found[3] = 1.0
            found[4] = float(self.lead(colour))
        return found

    def lead(self, colour: int) -> int:
        """How many more workers of a colour this seat has than the rival with most."""
        most = 0
        for other in range(self.s.rules.players):
            if other != self.seat:
                most = max(most, self.s.screen[other * COLOUR_COUNT + colour])
        return self.s.screen[self.seat * COLOUR_COUNT + colour] - most

    def bid(self, tile: int, count: int) -> list[float]:
        s = self.s
        lot = bounded(self.turn.lot(tile))
        front = leader(s, tile)
        over = 1.0 if front != NOWHERE and front != self.seat else 0.0
        order = is_order_tile(s, tile)
        learned = 0.0
        if not order and self.places[tile] >= 0:
            learned = self.tile_worths[self.places[tile] + s.side[tile]]
        return [1.0, lot, 0.25 * lot * count, over, over * lot, 1.0 if order else 0.0, learned]

    def use(self, tile: int, count: int, value: float) -> list[float]:
        s = self.s
        owner = s.owner[tile]
        lot = owner == AUCTION
        front = leader(s, tile) if lot else NOWHERE
        effect = rules_of(s).tables.effect[2 * tile + s.side[tile]]
        return [
            1.0,
            value,
            float(self.left - count),
            bounded(self.turn.gain(tile)),
            1.0 if not lot and owner != self.seat else 0.0,
            1.0 if lot and front == self.seat else 0.0,
            1.0 if lot and front == NOWHERE else 0.0,
            float(sum(effect.goods[:GOLD])),
            float(effect.goods[GOLD]),
            float(effect.workers + effect.green),
            float(effect.skills),
            1.0 if effect.kind == EXCHANGE else 0.0,
        ]


def bounded(value: float) -> float:
    return min(MOST, max(LEAST, value))


def high(value: float) -> float:
    return 0.05 * value * value if value > 0.0 else 0.0
