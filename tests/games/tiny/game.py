"""The smallest game that has everything: a sealed auction of numbers.

Each round a prize from 1 to 6 lies face down, and all seats bid for it at once with one of their own
numbers from 1 to 6, each of which serves once. The highest bid that stands alone takes the prize; without
one it is lost. A seat that has not bid yet may peek at the prize for a point. After six rounds it is over.

It has no bots, no renderer, no board, no texts, no ledger and no facts of its own, and needs none.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, cast

from artel.kernel.game import NATURE, SPECTATOR, Game, Outcome, Reason, Refusal, Rng, Rules, State, View
from artel.kernel.log import Line, all_but, only
from artel.kernel.rules import Flat, Module
from artel.kernel.shape import Field, Shape
from artel.kernel.state import SEAT, Ask, Do, Together, frame_waiting

MOST: Final = 6
NUMBER: Final = Field("number", [str(number) for number in range(1, MOST + 1)])
LAY: Final = Shape("lay", NUMBER)
BID: Final = Shape("bid", NUMBER)
PEEK: Final = Shape("peek")
LAID: Final = LAY.part("number")
OFFERED: Final = BID.part("number")
PEEKED: Final = Line("peeked", "", SEAT, NUMBER)
PEEKED_HIDDEN: Final = Line("peeked-hidden", "", SEAT)
SEALED: Final = Line("sealed", "", SEAT)
OPENED: Final = Line("opened", "", SEAT, NUMBER)
WON: Final = Line("won", "", SEAT, NUMBER)
NOTHING: Final = 0


class TinyState(State):
    """Prizes still to come, the one that lies there, and what each seat holds, has bid, won and seen."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, [LAY_PRIZE.frame(NATURE)], 0)
        players = rules.players
        self.left = list(range(1, MOST + 1))
        self.prize = NOTHING
        self.cards = [list(range(1, MOST + 1)) for _ in range(players)]
        self.bids = [NOTHING] * players
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.peeks = [0] * players
        self.peeking = [False] * players

    def clone(self) -> TinyState:
        other = TinyState(self.rules)
        other.agenda, other.ply = self.agenda[:], self.ply
        other.left, other.prize, other.bids = self.left[:], self.prize, self.bids[:]
        other.cards, other.won = [row[:] for row in self.cards], [row[:] for row in self.won]
        other.peeks, other.peeking = self.peeks[:], self.peeking[:]
        return other


class LayPrize(Ask):
    """NATURE lays a prize face down; nobody sees which."""

    def moves(self, state: State, frame: int, seat: int) -> list[int]:
        return [LAY.of(prize - 1) for prize in cast(TinyState, state).left]

    def weights(self, state: State, frame: int) -> list[int]:
        return [1] * len(cast(TinyState, state).left)

    def answer(self, state: State, frame: int, seat: int, move: int) -> None:
        s = cast(TinyState, state)
        s.prize = LAID.read(move) + 1
        s.left.remove(s.prize)
        s.agenda += [OPEN_BIDS.frame(), AUCTION.frame_for((1 << s.rules.players) - 1)]


class Auction(Together):
    """Everybody bids at once; before that one may peek."""

    def moves(self, state: State, frame: int, seat: int) -> list[int]:
        s = cast(TinyState, state)
        return [BID.of(card - 1) for card in s.cards[seat]] + ([] if s.peeking[seat] else [PEEK.of()])

    def answer(self, state: State, frame: int, seat: int, move: int) -> None:
        s, waiting = cast(TinyState, state), frame_waiting(frame)
        if PEEK.has(move):
            s.peeks[seat] += 1
            s.peeking[seat] = True
            s.note(PEEKED.of(seat, s.prize - 1), only(seat))
            s.note(PEEKED_HIDDEN.of(seat), all_but(only(seat)))
        else:
            s.bids[seat] = OFFERED.read(move) + 1
            s.cards[seat].remove(s.bids[seat])
            s.note(SEALED.of(seat))
            waiting &= ~(1 << seat)
        if waiting:
            s.agenda.append(self.frame_for(waiting))

    def refuse(self, state: State, frame: int, seat: int, move: int) -> Refusal | None:
        if BID.has(move):
            return Refusal(None, "not-in-hand", {"number": OFFERED.read(move) + 1})
        return Refusal(None, "seen-already") if PEEK.has(move) else None


class OpenBids(Do):
    """The highest bid that stands alone takes the prize."""

    def run(self, state: State, frame: int) -> None:
        s = cast(TinyState, state)
        for seat, bid in enumerate(s.bids):
            s.note(OPENED.of(seat, bid - 1))
        highest = max([bid for bid in s.bids if s.bids.count(bid) == 1], default=NOTHING)
        if highest:
            s.won[s.bids.index(highest)].append(s.prize)
            s.note(WON.of(s.bids.index(highest), s.prize - 1))
        s.prize, s.bids, s.peeking = NOTHING, [NOTHING] * len(s.bids), [False] * len(s.bids)
        if s.left:
            s.agenda.append(LAY_PRIZE.frame(NATURE))


LAY_PRIZE: Final = LayPrize("lay-prize")
AUCTION: Final = Auction("auction")
OPEN_BIDS: Final = OpenBids("open-bids")


class Tiny(Game):
    """A sealed auction of numbers for two to four."""

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        return Rules(self.name, players, modules, self.steps)

    def first_state(self, rules: Rules) -> State:
        return TinyState(rules)

    def outcome(self, state: State) -> Outcome:
        s = cast(TinyState, state)
        seats = range(s.rules.players)
        scores = [sum(s.won[seat]) - s.peeks[seat] for seat in seats]
        reasons = [Reason(seat, "prizes", sum(s.won[seat]), {"count": len(s.won[seat])}) for seat in seats]
        reasons += [Reason(seat, "peeks", -s.peeks[seat], {}) for seat in seats if s.peeks[seat]]
        return Outcome(scores, [seat for seat in seats if scores[seat] == max(scores)], reasons)

    def state_data(self, state: State) -> dict[str, object]:
        s = cast(TinyState, state)
        rows = [
            {**open_row(s, seat), "cards": s.cards[seat][:], "bid": bid} for seat, bid in enumerate(s.bids)
        ]
        return {"left": s.left[:], "prize": s.prize, "seats": rows}

    def state_from(self, rules: Rules, data: dict[str, Any]) -> State:
        s = TinyState(rules)
        s.left, s.prize = sorted(data["left"]), int(data["prize"])
        for seat, row in enumerate(data["seats"]):
            s.cards[seat], s.bids[seat] = sorted(row["cards"]), int(row["bid"])
            s.won[seat], s.peeks[seat], s.peeking[seat] = list(row["won"]), row["peeks"], row["peeking"]
        return s

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        """A sealed number stays among the cards of its seat for the others: any of them may be it."""
        s = cast(TinyState, state)
        rows = []
        for other, bid in enumerate(s.bids):
            held = sorted([*s.cards[other], bid] if bid else s.cards[other])
            rows.append({**open_row(s, other), "cards": held, "sealed": bid > 0})
            if other == seat:
                rows[other]["bid"] = bid
        coming = sorted([*s.left, s.prize] if s.prize else s.left)
        seen = s.prize if seat != SPECTATOR and s.peeking[seat] else None
        return {"coming": coming, "lying": s.prize > 0, "prize": seen, "seats": rows}

    def redeal(self, view: View, rng: Rng) -> State:
        data: dict[str, Any] = deepcopy(view.seen)
        data["prize"] = (data["prize"] or any_of(data["coming"], rng)) if data["lying"] else NOTHING
        data["left"] = [prize for prize in data["coming"] if prize != data["prize"]]
        for row in data["seats"]:
            row["bid"] = (row.get("bid") or any_of(row["cards"], rng)) if row["sealed"] else NOTHING
            row["cards"] = [card for card in row["cards"] if card != row["bid"]]
        return self.from_data(self.rules(data["players"], data["modules"]), data)


def open_row(s: TinyState, seat: int) -> dict[str, object]:
    return {"won": s.won[seat][:], "peeks": s.peeks[seat], "peeking": s.peeking[seat]}


def any_of(numbers: list[int], rng: Rng) -> int:
    return numbers[rng.below(len(numbers))]


BASE: Final = Module(
    "base",
    verbs=[LAY, BID, PEEK],
    steps=[LAY_PRIZE, AUCTION, OPEN_BIDS],
    lines=[PEEKED, PEEKED_HIDDEN, SEALED, OPENED, WON],
    openings=["peeked"],
)
TINY: Final = Tiny("tiny", min_players=2, max_players=4, modules=[BASE], most_plies=200)
