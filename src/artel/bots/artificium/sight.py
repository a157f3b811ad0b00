"""What the greedy bot of Artificium looks at: its own hand, and what lies open before everybody."""

from __future__ import annotations

from typing import Final, cast

from artel.bots.artificium.evaluation import Position
from artel.games.artificium.game import ARTIFICIUM
from artel.games.artificium.state import ArtificiumRules, ArtificiumState
from artel.games.artificium.words import CARD_COUNT, CARDS, GOOD_COUNT, GOODS
from artel.kernel.state import step_of
from artel.kernel.view import View


class Sight:
    """The table as one seat sees it, read off its view or off a state that it imagines."""

    def __init__(self, rules: ArtificiumRules, me: int, kind: str, source: str) -> None:
        self.rules: Final = rules
        self.me: Final = me
        # The question, and the card because of which it is asked.
        self.kind: Final = kind
        self.source: Final = source
        self.round: int = 0
        self.exchanges: int = 0
        self.hand: list[int] = []
        self.market: list[int] = []
        self.discards: list[int] = []
        # By seat.
        self.goods: Final[list[list[int]]] = []
        self.table: Final[list[list[int]]] = []
        self.coins: Final[list[int]] = []
        self.marker: Final[list[int]] = []
        self.hand_size: Final[list[int]] = []

    def position(self) -> Position:
        stealable = [0] * GOOD_COUNT
        for seat, goods in enumerate(self.goods):
            if seat != self.me:
                for good in range(GOOD_COUNT):
                    stealable[good] = max(stealable[good], goods[good])
        return Position(
            self.rules,
            self.round,
            self.hand[:],
            self.goods[self.me][:],
            self.coins[self.me],
            self.marker[self.me],
            self.table[self.me][:],
            stealable,
        )

    def rivals(self) -> list[int]:
        return [seat for seat in range(len(self.goods)) if seat != self.me]

    def unseen(self) -> list[int]:
        """The cards this seat has not seen: in the deck or in another hand."""
        counts = self.rules.copies[:]
        for card in range(CARD_COUNT):
            counts[card] -= self.market[card] + self.discards[card] + self.hand[card]
            for table in self.table:
                counts[card] -= table[card]
        return [max(0, count) for count in counts]


def seen_in_view(view: View) -> Sight:
    data = view.seen
    asks = cast("list[dict[str, object]]", data["asks"])
    ask = next(each for each in asks if each["seat"] == view.seat)
    rules = cast(ArtificiumRules, ARTIFICIUM.rules_of_view(view))
    sight = Sight(rules, view.seat, cast(str, ask["kind"]), cast(str, ask.get("source") or ""))
    sight.round = cast(int, data["round"])
    sight.market = _counts(data["market"], CARDS)
    sight.discards = _counts(data["discards"], CARDS)
    for row in cast("list[dict[str, object]]", data["seats"]):
        sight.goods.append(_counts(row["goods"], GOODS))
        sight.table.append(_counts(row["table"], CARDS))
        sight.coins.append(cast(int, row["coins"]))
        sight.marker.append(cast(int, row["marker"]))
        sight.hand_size.append(cast(int, row["hand_size"]))
    own = cast("list[dict[str, object]]", data["seats"])[view.seat]
    sight.hand = _counts(own["hand"], CARDS)
    sight.exchanges = cast(int, own["exchanges"])
    return sight


def seen_in_state(s: ArtificiumState, seat: int) -> Sight:
    frame = s.agenda[-1]
    step = step_of(s, frame)
    source = cast(str, step.details(s, frame).get("source") or "")
    return seen_unasked(s, seat, step.shape.name, source)


def seen_unasked(s: ArtificiumState, seat: int, kind: str = "", source: str = "") -> Sight:
    """The table, whether or not the seat is asked anything."""
    sight = Sight(cast(ArtificiumRules, s.rules), seat, kind, source)
    sight.round = int(s.round)
    sight.market = s.market[:]
    sight.discards = s.discards[:]
    for each in range(s.rules.players):
        sight.goods.append(s.goods[each * GOOD_COUNT : (each + 1) * GOOD_COUNT])
        sight.table.append(s.table[each * CARD_COUNT : (each + 1) * CARD_COUNT])
        sight.coins.append(s.coins[each])
        sight.marker.append(s.marker[each])
        sight.hand_size.append(s.hand_size[each])
    sight.hand = s.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT]
    sight.exchanges = s.exchanges[seat]
    return sight


def _counts(data: object, words: tuple[str, ...]) -> list[int]:
    bag = cast("dict[str, int]", data)
    return [bag.get(word, 0) for word in words]
