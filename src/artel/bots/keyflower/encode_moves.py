"""What can be told at first sight of a bid, a use, a lifted bid or a pass; version 2.

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
from artel.games.keyflower.components.box import MOST_WORKERS_ON_A_TILE
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
    SEAT_COUNT,
    KeyflowerState,
    is_order_tile,
    leader,
    rules_of,
)
from artel.games.keyflower.words import GOLD
from artel.kernel.numbers import row_of
from artel.kernel.state import State

VERSION: Final = 2
# The quick player's values are cut off here: what is impossible to it is only very bad.
LEAST: Final = -20.0
MOST: Final = 30.0

FEATURES: Final[list[tuple[str, str, str]]] = [
    ("value", "value", "what the quick player thinks of it, in points"),
    ("value", "high-value", "the square of that where it is above nothing, in twenties"),
    ("workers", "count", "workers that are placed"),
    ("workers", "of-colour", "workers of their colour that are left"),
    ("workers", "none-left", "1 where none of any colour are left"),
    ("colour", "unbound", "1 where it gives its tile a colour"),
    ("colour", "unbound-lead", "how many more of that colour one has than any rival"),
    ("bid", "bid", "1 for a bid"),
    ("bid", "lot", "what the quick player thinks of having its tile, in points"),
    ("bid", "lot-by-count", "the same times the workers, in fours"),
    ("bid", "over", "1 where somebody else leads"),
    ("bid", "lot-over", "what the tile is thought to be worth there"),
    ("bid", "order", "1 for a turn order tile"),
    ("bid", "learned-tile", "what having its tile has been learned to bring, in points"),
    ("bid", "bid-left", "workers that are left afterwards"),
    ("bid", "bid-raised", "workers beyond the fewest that lead"),
    ("bid", "bid-again", "workers that one has there already"),
    ("bid", "bid-lying", "workers that lie on the tile, for whoever wins it"),
    ("bid", "bid-quiet", "the share of the rivals that have just passed"),
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
    ("use", "own-tile", "1 in one's own village"),
    ("use", "own-count", "workers that are placed there, and come home with those of others"),
    ("use", "use-raised", "workers beyond the fewest that it takes"),
    ("use", "use-last", "1 where nobody can use the tile again"),
    ("use", "use-quiet", "the share of the rivals that have just passed"),
    ("pass", "pass", "1 for a pass"),
    ("pass", "pass-left", "workers that are left where one passes"),
    ("pass", "pass-rivals", "workers that the rival with most has left"),
    ("pass", "pass-quiet", "the share of the rivals that have just passed"),
    ("lift", "lift", "1 for a bid that is lifted"),
]  # fmt: skip
NO_BID: Final = [0.0] * len([1 for group, _, _ in FEATURES if group == "bid"])
NO_USE: Final = [0.0] * len([1 for group, _, _ in FEATURES if group == "use"])
NO_PASS: Final = [0.0] * len([1 for group, _, _ in FEATURES if group in ("pass", "lift")])


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
        sight = self.sight(cast(KeyflowerState, state), seat)
        return [sight.row(move) for move in moves]

    def sight(self, s: KeyflowerState, seat: int) -> Sight:
        return self.sight_with(s, seat, TurnValue(s, seat, self.weights))

    def sight_with(self, s: KeyflowerState, seat: int, turn: TurnValue) -> Sight:
        return Sight(s, seat, turn, self.learned, self.encoder.places(rules_of(s)))


class Sight:
    """The moves of one turn."""

    def __init__(
        self, s: KeyflowerState, seat: int, turn: TurnValue, learned: Values, places: list[int]
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.turn: Final = turn
        self.group: Final[Group] = self.turn.group_of(s)
        self.left: Final = sum(row_of(s.screen, seat, COLOUR_COUNT))
        # Where the season ends, what tiles are worth has been learned.
        self.tile_worths: Final = learned.weights_at(2 * int(s.season) + 1)
        self.places: Final = places
        self.quiet: Final = s.passes / max(1, s.rules.players - 1)

    def row(self, move: int) -> list[float]:
        if BID.has(move):
            tile, colour, count = (
                int(BID_TILE.read(move)),
                int(BID_COLOUR.read(move)),
                int(BID_COUNT.read(move)),
            )
            value = bounded(self.turn.bid(self.group, move))
            bid = self.bid(tile, count)
            return [*self.common(value, tile, colour, count), *bid, *NO_USE, *NO_PASS]
        if USE.has(move):
            tile, colour, count = (
                int(USE_TILE.read(move)),
                int(USE_COLOUR.read(move)),
                int(USE_COUNT.read(move)),
            )
            value = bounded(self.turn.use(self.group, move))
            use = self.use(tile, count, value)
            return [*self.common(value, tile, colour, count), *NO_BID, *use, *NO_PASS]
        lifted = LIFT.has(move)
        value = bounded(self.turn.lifted(self.s, move)) if lifted else 0.0
        last = [0.0, 0.0, 0.0, 0.0]
        if move == THE_PASS:
            last = [1.0, float(self.left), float(self.rivals()), self.quiet]
        nobody = [value, high(value), 0.0, 0.0, 0.0, 0.0, 0.0]
        return [*nobody, *NO_BID, *NO_USE, *last, 1.0 if lifted else 0.0]

    def common(self, value: float, tile: int, colour: int, count: int) -> list[float]:
        same = float(self.s.screen[self.seat * COLOUR_COUNT + colour] - count)
        found = [value, high(value), float(count), same, 1.0 if count >= self.left else 0.0, 0.0, 0.0]
        if self.s.colour[tile] == NO_COLOUR:
            found[5] = 1.0
            found[6] = float(self.lead(colour))
        return found

    def rivals(self) -> int:
        """How many workers the rival with most has left."""
        most = 0
        for other in range(self.s.rules.players):
            if other != self.seat:
                most = max(most, sum(row_of(self.s.screen, other, COLOUR_COUNT)))
        return most

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
        own = s.bids[tile * SEAT_COUNT + self.seat] >> 2
        least = 1 if front == NOWHERE else (s.bids[tile * SEAT_COUNT + front] >> 2) + 1
        lying = sum(row_of(s.on_tile, tile, COLOUR_COUNT))
        return [
            1.0,
            lot,
            0.25 * lot * count,
            over,
            over * lot,
            1.0 if order else 0.0,
            learned,
            float(self.left - count),
            float(own + count - least),
            float(own),
            float(lying),
            self.quiet,
        ]

    def use(self, tile: int, count: int, value: float) -> list[float]:
        s = self.s
        owner = s.owner[tile]
        lot = owner == AUCTION
        front = leader(s, tile) if lot else NOWHERE
        effect = rules_of(s).tables.effect[2 * tile + s.side[tile]]
        lying = sum(row_of(s.on_tile, tile, COLOUR_COUNT))
        size = self.group.size + count
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
            1.0 if owner == self.seat else 0.0,
            float(count) if owner == self.seat else 0.0,
            float(size - s.last_use[tile] - 1),
            1.0 if lying + 2 * size + 1 > MOST_WORKERS_ON_A_TILE else 0.0,
            self.quiet,
        ]


def bounded(value: float) -> float:
    return min(MOST, max(LEAST, value))


def high(value: float) -> float:
    return 0.05 * value * value if value > 0.0 else 0.0
