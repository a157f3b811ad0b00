"""What the contract tests must know of the tiny game."""

from __future__ import annotations

from typing import Any, cast

from artel.kernel.game import Game, Rules, State, deciders
from artel.kernel.schema import Entry, Listed, Maybe, Record, Truth, Whole
from artel.kernel.view_types import ViewTypes
from tests.contract.contract import Ask, Contract
from tests.games.tiny.game import MOST, TinyState

ALL = list(range(1, MOST + 1))


class TinyChecker:
    """Every prize is still to come, lies there, was won or was lost; every number is held or was bid."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def check(self, state: State) -> None:
        s = cast(TinyState, state)
        opened = MOST - len(s.left) - (1 if s.prize else 0)
        won = [prize for row in s.won for prize in row]
        there = [*s.left, *([s.prize] if s.prize else []), *won]
        assert len(set(there)) == len(there) <= MOST
        assert set(there) <= set(ALL)
        assert len(won) <= opened
        for cards, bid in zip(s.cards, s.bids, strict=True):
            assert len(cards) + (1 if bid else 0) == MOST - opened
            assert len({*cards, bid} & set(ALL)) == MOST - opened
        assert all(peeks <= opened + 1 for peeks in s.peeks)


class Observer:
    """Remembers the prizes that were won, the numbers that were bid, and what it has peeked at."""

    def __init__(self, game: Game, rules: Rules, seat: int) -> None:
        self.gone: set[int] = set()
        self.bids: list[set[int]] = [set() for _ in range(rules.players)]
        self.peeked: int | None = None

    def see(self, view_data: dict[str, Any], visible_log_lines: list[dict[str, Any]]) -> None:
        for line in visible_log_lines:
            values = line["v"]
            if line["k"] == "opened":
                self.bids[values["seat"]].add(int(values["number"]))
                self.peeked = None
            elif line["k"] == "won":
                self.gone.add(int(values["number"]))
            elif line["k"] == "peeked":
                self.peeked = int(values["number"])

    def impossible(self, state: State) -> str | None:
        s = cast(TinyState, state)
        if self.peeked is not None and s.prize != self.peeked:
            return f"expected the prize {self.peeked}, got {s.prize}"
        if self.gone & {*s.left, s.prize}:
            return f"expected no prize of {self.gone} again, got {s.left} and {s.prize}"
        for seat, cards in enumerate(s.cards):
            held = {*cards, s.bids[seat]} - {0}
            if held != set(ALL) - self.bids[seat]:
                return f"seat {seat}: expected all but {self.bids[seat]}, got {held}"
        return None


def is_secret(ask: Ask, state: State, seat: int, viewer: int) -> bool:
    """The prize that is laid, and what others bid as long as somebody still has to."""
    if ask["kind"] == "lay-prize":
        return True
    return seat != viewer and len(deciders(state)) > 1


def opens(ask: Ask, state: State, seat: int, viewer: int, verb: str) -> bool:
    """The last bid opens all of them; a peek shows the prize to who peeks."""
    return (verb == "bid" and len(deciders(state)) == 1) or (verb == "peek" and seat == viewer)


NUMBER = Whole(1)
SEAT = Record(
    "Seat",
    "One seat as another sees it, with a little more of its own.",
    [
        Entry("won", Listed(NUMBER), "The prizes it has won."),
        Entry("peeks", Whole(0), "How often it has peeked."),
        Entry("peeking", Truth(), "It has seen this round's prize."),
        Entry("cards", Listed(NUMBER), "The numbers it may still hold."),
        Entry("sealed", Truth(), "It has bid."),
        Entry("bid", Whole(0), "Its own bid, 0 before it has made one.", may_lack=True),
    ],
)
VIEW_TYPES = ViewTypes(
    fields=[
        Entry("coming", Listed(NUMBER), "The prizes that nobody has seen opened."),
        Entry("lying", Truth(), "A prize lies face down."),
        Entry("prize", Maybe(NUMBER), "That prize, for who has peeked."),
        Entry("seats", Listed(SEAT), "The seats."),
    ],
    reasons={"prizes": [Entry("count", Whole(0), "How many.")], "peeks": []},
)
CONTRACT = Contract(
    checker=TinyChecker,
    observer=Observer,
    is_secret=is_secret,
    opens=opens,
    most_plies=100,
    games=100,
    checked=24,
    view_types=VIEW_TYPES,
)
