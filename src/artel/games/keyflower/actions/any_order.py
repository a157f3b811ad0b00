"""Gains that come in the order the seat likes: it is asked as long as several of them can be given.

No tile of the base game has them; a module whose tiles do brings the two steps. Every word is one of GIFT.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.moves import GIFT, SIDE, TAKE, TAKE_GIFT, TILE
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Ask, Do, State, frame_seat

# The gains of a side that are still to come, as bits.
MOST_GAINS: Final = 6
LEFT: Final = numbers("left", 1 << MOST_GAINS)


def open_gains(state: KeyflowerState, seat: i64, tile: i64, side: i64, left: i64) -> list[int]:
    """The places of the gains still to come of which something can be given."""
    rules = rules_of(state)
    gains = rules.tables.effect[2 * tile + side].gains
    return [
        place
        for place, gain in enumerate(gains)
        if left >> place & 1 and rules.givers[gain.word].may_give_at(state, seat, tile)
    ]


def give_one(state: KeyflowerState, seat: i64, tile: i64, side: i64, left: i64, place: i64) -> None:
    """One gain now, and the rest after whatever it asks."""
    rules = rules_of(state)
    gain = rules.tables.effect[2 * tile + side].gains[place]
    state.agenda.append(GAIN_REST.frame(seat, tile, side, left & ~(1 << place)))
    rules.givers[gain.word].give(state, seat, tile, gain)


class GainRest(Do):
    """What is left of the gains: one that alone can be given comes at once, several are asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, SIDE, LEFT)
        self.tile: Final = self.part("tile")
        self.side: Final = self.part("side")
        self.left: Final = self.part("left")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat, tile = frame_seat(frame), self.tile.read(frame)
        side, left = self.side.read(frame), self.left.read(frame)
        found = open_gains(s, seat, tile, side, left)
        if len(found) == 1:
            give_one(s, seat, tile, side, left, found[0])
        elif len(found) > 1:
            s.agenda.append(TAKE_NEXT.frame(seat, tile, side, left))


class TakeNext(Ask):
    """Which of the gains comes next."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, SIDE, LEFT)
        self.tile: Final = self.part("tile")
        self.side: Final = self.part("side")
        self.left: Final = self.part("left")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        tile, side = self.tile.read(frame), self.side.read(frame)
        gains = rules_of(s).tables.effect[2 * tile + side].gains
        places = open_gains(s, seat, tile, side, self.left.read(frame))
        return [int(TAKE.of(GIFT.index[gains[place].word])) for place in places]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile, side = self.tile.read(frame), self.side.read(frame)
        words = [gain.word for gain in rules_of(s).tables.effect[2 * tile + side].gains]
        place = words.index(GIFT.word(TAKE_GIFT.read(move)))
        give_one(s, seat, tile, side, self.left.read(frame), place)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not TAKE.has(move):
            return Refusal(None, "not-now", {"question": self.shape.name})
        return Refusal("KF-END-22", "cannot-take", {"gift": GIFT.word(TAKE_GIFT.read(move))})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame))}


GAIN_REST: Final = GainRest("gain-rest")
TAKE_NEXT: Final = TakeNext("take-next")
