"""The features of one seat in a game of Artificium; version 1: its marker, coins, goods, hand and rivals."""

from __future__ import annotations

from typing import Final, cast

from artel.bots.artificium.evaluation import POINT, worth
from artel.bots.artificium.planner import Planner
from artel.bots.artificium.sight import seen_unasked
from artel.bots.search.encoder import Encoder
from artel.games.artificium.state import ArtificiumState
from artel.games.artificium.words import CARD_COUNT, CARDS, GOOD_COUNT, GOODS
from artel.kernel.state import State

VERSION: Final = 1
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
# Numbers that run to a hundred are written in tens.
SCALE: Final = 0.1
# Coins beyond these buy nothing that a chain lacks.
ENOUGH_COINS: Final = 10


def listed() -> list[tuple[str, str, str]]:
    features = [
        ("seats", f"seats-{seats}", f"1 in a game for {seats}")
        for seats in range(LEAST_SEATS, MOST_SEATS + 1)
    ]
    features += [
        ("points", "marker", "points on the track, in tens"),
        ("plan", "worth", "what the quick player thinks of the position, in tens of points"),
        ("plan", "worth-of-plan", "the same after the best plan for the hand"),
        ("coins", "coins", f"coins up to {ENOUGH_COINS}, in tens"),
        ("coins", "further-coins", f"coins beyond {ENOUGH_COINS}, in tens"),
    ]
    features += [("goods", good, f"1 with any {good}") for good in GOODS]
    features += [("goods", f"second-{good}", f"{good} beyond the first") for good in GOODS]
    features += [("cards", "hand", "cards in the hand")]
    features += [("cards", f"hand-{card}", f"cards of {card} in the hand") for card in CARDS]
    return [
        *features,
        ("rivals", "rival-marker", "points of the rival that is furthest, in tens"),
        ("rivals", "rival-coins", "coins of the rivals on the mean, in tens"),
        ("rivals", "rival-goods", "goods of the rivals on the mean, in tens"),
        ("rivals", "ahead", "the share of rivals with more points"),
    ]


class ArtificiumEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__("artificium", VERSION, listed())
        self.planner: Final = Planner()

    def encode(self, state: State, seat: int, into: list[float]) -> None:
        s = cast(ArtificiumState, state)
        at = 0
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            into[at] = 1.0 if s.rules.players == seats else 0.0
            at += 1
        position = seen_unasked(s, seat).position()
        coins = int(position.coins)
        into[at] = SCALE * int(position.marker)
        into[at + 1] = SCALE * int(worth(position)) / POINT
        into[at + 2] = SCALE * int(self.planner.value(position)) / POINT
        into[at + 3] = SCALE * min(coins, ENOUGH_COINS)
        into[at + 4] = SCALE * max(0, coins - ENOUGH_COINS)
        at += 5
        for good in range(GOOD_COUNT):
            count = position.goods[good]
            into[at + good] = 1.0 if count > 0 else 0.0
            into[at + GOOD_COUNT + good] = float(max(0, count - 1))
        at += 2 * GOOD_COUNT
        into[at] = float(s.hand_size[seat])
        at += 1
        for card in range(CARD_COUNT):
            into[at + card] = float(position.hand[card])
        self._rivals(s, seat, into, at + CARD_COUNT)

    def _rivals(self, s: ArtificiumState, seat: int, into: list[float], at: int) -> None:
        marker, coins, goods, ahead = 0, 0, 0, 0
        others = max(1, s.rules.players - 1)
        for other in range(s.rules.players):
            if other == seat:
                continue
            marker = max(marker, s.marker[other])
            coins += s.coins[other]
            goods += sum(s.goods[other * GOOD_COUNT : (other + 1) * GOOD_COUNT])
            ahead += 1 if s.marker[other] > s.marker[seat] else 0
        into[at] = SCALE * marker
        into[at + 1] = SCALE * coins / others
        into[at + 2] = SCALE * goods / others
        into[at + 3] = ahead / others
