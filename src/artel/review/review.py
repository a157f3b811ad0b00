"""A review as it is kept: numbers and ids, all points in hundredths."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from artel.review.parts import Moment, Parts

FORMAT: Final = "artel-review"
VERSION: Final = 3
# So many of the dearest moves are told of a game, and of each player.
MOST_TOLD: Final = 5


@dataclass(frozen=True)
class Reason:
    """What the better move brings more, of one group of features."""

    group: str
    points: int


@dataclass(frozen=True)
class Chances:
    """To win, in percent, with the better move and with the one that was played."""

    better: int
    played: int


@dataclass(frozen=True)
class Swing:
    """A decision that surely cost something: after so many moves, what was played and what was better."""

    at: int
    seat: int
    played: str
    better: str
    cost: int
    error: int
    reasons: list[Reason]
    chances: Chances | None = None

    def reason(self) -> str | None:
        """The group of which the better move brings most more."""
        more = [each for each in self.reasons if each.points > 0]
        return max(more, key=lambda each: each.points).group if more else None


@dataclass(frozen=True)
class Said:
    """A sentence of the summary: its message and values."""

    id: str
    values: dict[str, int | float]


@dataclass(frozen=True)
class Review:
    game: str
    # The digest of the record it is of.
    record: str
    thoughts: int
    moves: int
    curve: list[Moment]
    # In the order of the game.
    swings: list[Swing]
    # By seat.
    parts: list[Parts]
    summary: list[Said]

    def told(self) -> list[Swing]:
        """The dearest moves of the game and of each player, in their order."""
        seats = range(len(self.parts))
        dearest = [
            *dearest_of(self.swings),
            *[each for seat in seats for each in dearest_by(self.swings, seat)],
        ]
        return [each for each in self.swings if each in dearest]

    def given(self, seat: int) -> int:
        """What a seat has surely given away, in all."""
        return sum(swing.cost for swing in self.swings if swing.seat == seat)

    def to_data(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "record": self.record,
            "thoughts": self.thoughts,
            "moves": self.moves,
            "curve": [moment_data(each) for each in self.curve],
            "swings": [swing_data(each) for each in self.told()],
            "dearest": [self.told().index(each) for each in dearest_of(self.swings)],
            "players": [
                {**asdict(parts), "given": self.given(seat)} for seat, parts in enumerate(self.parts)
            ],
            "summary": [asdict(each) for each in self.summary],
        }


def moment_data(moment: Moment) -> dict[str, object]:
    return known({"at": moment.at, "by": moment.by, "points": moment.points, "chances": moment.chances})


def swing_data(swing: Swing) -> dict[str, object]:
    return known(asdict(swing))


def known(data: dict[str, object]) -> dict[str, object]:
    """Without chances where there are none."""
    return {name: value for name, value in data.items() if name != "chances" or value is not None}


def dearest_of(swings: list[Swing]) -> list[Swing]:
    """The dearest moves, those first that cost most."""
    return sorted(swings, key=lambda each: (-each.cost, each.at))[:MOST_TOLD]


def dearest_by(swings: list[Swing], seat: int) -> list[Swing]:
    return dearest_of([each for each in swings if each.seat == seat])
