"""The clocks of a table, outside the game: how long each seat may still think.

Nothing here looks at the time: whoever calls says what time it is, in seconds of the server's own time
(servertime.py), which stands still while the server is down. A clock that has run out loses no game; it only
makes a seat one that may be given to a bot.

- bank: a seat has so many seconds for the whole game, and gets some back whenever its turn is over.
- days: a seat has so many seconds for every decision.

Where several seats are asked at once, each clock runs until its seat has answered. An answer that the table
gives in the place of a seat that was not asked takes no time, and ends the turn before it all the same.
Whoever takes a decision back pays for all the time since it was asked, as if there had been no decision; who
was asked in vain gets theirs back.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, cast

from artel.kernel.schema import Entry as Field
from artel.kernel.schema import Record, Text, Whole, Words
from artel.table.history import Entry
from artel.table.wire import MOST_WORD, Message, WireError, field_of, shown

DAY: Final = 86_400
LEAST_BANK: Final = 30
MOST_BANK: Final = DAY
MOST_INCREMENT: Final = 3600
MOST_DAYS: Final = 30
# So many decisions may be taken back without anybody gaining time by it.
MOST_MARKS: Final = 40
# Who comes back to a bank that has run out has this part of it again.
COMING_BACK: Final = 10


CLOCK_KINDS: Final = Words("", ("bank", "days"))
BANK_FIELDS: Final = (
    Field("seconds", Whole(LEAST_BANK, MOST_BANK)),
    Field("increment", Whole(0, MOST_INCREMENT)),
)
KIND: Final = Field("kind", CLOCK_KINDS)
BOT: Final = Field("bot", Text(MOST_WORD), may_lack=True)
DAYS: Final = Field("days", Whole(1, MOST_DAYS))
CLOCK: Final = Field("clock", Record("", "", [], is_open=True), may_lack=True)


@dataclass(frozen=True)
class TimeControl:
    """The clock that was chosen for a table."""

    kind: Literal["bank", "days"]
    # What a seat has: for the game, or for a decision.
    seconds: int
    # What it gets back when its turn is over.
    increment: int = 0
    # The bot that takes a seat by itself when the bank has run out; empty where people decide that.
    bot: str = ""

    def to_data(self) -> Message:
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "bot": self.bot or None,
        }

    def text(self) -> str:
        return json.dumps(self.to_data())


def control_from(text: str) -> TimeControl | None:
    """The clock as it was kept; none in an empty text."""
    if not text:
        return None
    data = json.loads(text)
    return TimeControl(data["kind"], data["seconds"], data["increment"], data["bot"] or "")


def control_of(data: Message, bots: Sequence[str]) -> TimeControl | None:
    """The clock that somebody wishes for a new table, or none."""
    given = field_of(data, CLOCK)
    if given is None:
        return None
    wish = cast(Message, given)
    kind = field_of(wish, KIND)
    if kind == "days":
        return TimeControl("days", DAY * cast(int, field_of(wish, DAYS)))
    seconds, increment = (cast(int, field_of(wish, each)) for each in BANK_FIELDS)
    bot = str(field_of(wish, BOT) or "")
    if bot and bot not in bots:
        raise WireError("unknown-bot", list(bots), shown(bot))
    return TimeControl("bank", seconds, increment, bot)


@dataclass(frozen=True)
class Hand:
    """The clock of one seat: what was left when it was last looked at, and since when it runs."""

    left: float
    since: float | None = None

    def at(self, now: float) -> float:
        """What is left now."""
        return self.left if self.since is None else max(0.0, self.left - max(0.0, now - self.since))

    def runs_out_at(self) -> float | None:
        return None if self.since is None else self.since + self.left


@dataclass(frozen=True)
class Mark:
    """The clocks as they were before entry number n."""

    n: int
    hands: tuple[Hand, ...]


@dataclass(frozen=True)
class Clocks:
    """The clocks of all seats. They are never changed: what happens leads to others."""

    control: TimeControl
    hands: tuple[Hand, ...]
    marks: tuple[Mark, ...] = ()

    def after(
        self, now: float, history: Sequence[Entry], new: Sequence[Entry], asked: Collection[int]
    ) -> Clocks:
        """The clocks once these entries are the last of the history and these seats are asked."""
        hands = list(self.hands)
        decided = {entry.seat for entry in new if entry.seat >= 0 and entry.takes_back() is None}
        back = [gone for entry in new if (gone := entry.takes_back()) is not None]
        if back:
            owners = {seat for gone in back if (seat := history[gone].seat) >= 0}
            in_vain = {
                seat for seat, hand in enumerate(hands) if hand.since is not None and seat not in asked
            }
            before = self._before(min(back))
            for seat in owners | (in_vain - decided):
                hands[seat] = before[seat]
        marks = self.marks
        if decided:
            marks = (*marks, Mark(new[0].n, tuple(hands)))[-MOST_MARKS:]
        over = _turns_over(new)
        moved = [
            self._moved(hand, now, seat in asked, seat in decided, seat in over)
            for seat, hand in enumerate(hands)
        ]
        return replace(self, hands=tuple(moved), marks=marks)

    def _before(self, n: int) -> tuple[Hand, ...]:
        """The clocks before an entry, as far back as they are remembered."""
        earlier = [mark for mark in self.marks if mark.n <= n] or list(self.marks[:1])
        return earlier[-1].hands if earlier else self.hands

    def _moved(self, hand: Hand, now: float, asked: bool, decided: bool, over: bool) -> Hand:
        if hand.since is None:
            return Hand(self._for_a_decision(hand.left), now) if asked else hand
        if decided:
            left = self._for_a_decision(hand.at(now))
            left += 0 if asked and not over else self.control.increment
            return Hand(left, now if asked else None)
        return hand if asked else Hand(hand.at(now))

    def _for_a_decision(self, left: float) -> float:
        return float(self.control.seconds) if self.control.kind == "days" else left

    def welcomed(self, seat: int, now: float) -> Clocks:
        """The clocks when a person comes back to a seat: nobody finds a clock there that has run out."""
        hand = self.hands[seat]
        # Who has time left gains none: going and coming back would fill any bank.
        least = max(self.control.increment, self.control.seconds / COMING_BACK)
        left = hand.at(now) or least
        hands = list(self.hands)
        hands[seat] = Hand(left, None if hand.since is None else now)
        return replace(self, hands=tuple(hands))

    def is_out(self, seat: int, now: float) -> bool:
        """True when a seat is asked and has no time left."""
        hand = self.hands[seat]
        return hand.since is not None and hand.at(now) <= 0

    def next_out(self) -> float | None:
        """When the first of the running clocks runs out."""
        return min((out for hand in self.hands if (out := hand.runs_out_at()) is not None), default=None)

    def text(self) -> str:
        """What is kept of them beside the chosen clock."""
        return json.dumps(
            {"hands": _data(self.hands), "marks": [[mark.n, _data(mark.hands)] for mark in self.marks]}
        )


def _turns_over(new: Sequence[Entry]) -> set[int]:
    """Who has decided and was then followed by another seat, whose answer may have come by itself."""
    seats = [entry.seat for entry in new if entry.seat >= 0 and entry.takes_back() is None]
    return {seat for at, seat in enumerate(seats) if any(other != seat for other in seats[at:])}


def begun(control: TimeControl, players: int) -> Clocks:
    """The clocks of a game nobody has been asked in yet."""
    return Clocks(control, tuple(Hand(float(control.seconds)) for _ in range(players)))


def clocks_from(control: TimeControl, text: str) -> Clocks:
    data = json.loads(text)
    marks = tuple(Mark(n, _hands(hands)) for n, hands in data["marks"])
    return Clocks(control, _hands(data["hands"]), marks)


def _data(hands: Sequence[Hand]) -> list[list[float | None]]:
    return [[round(hand.left, 3), None if hand.since is None else round(hand.since, 3)] for hand in hands]


def _hands(data: Sequence[Sequence[float | None]]) -> tuple[Hand, ...]:
    return tuple(Hand(float(left or 0), since) for left, since in data)
