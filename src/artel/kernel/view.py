"""What one seat may know."""

from __future__ import annotations

from typing import Final

from artel.kernel.shape import Language


class View:
    """A seat's knowledge, JSON-able, and the moves it may make now.

    Built by allow-list: a new field of the state is invisible until someone adds it here.
    """

    def __init__(
        self, game: str, seat: int, moves: list[int], data: dict[str, object], verbs: Language | None = None
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.moves: Final = moves
        # The data for those who read `moves` and no texts of them: these may be missing here.
        self.seen: Final = data
        # Who writes the texts of the moves, until they are written.
        self._verbs = verbs

    @property
    def data(self) -> dict[str, object]:
        """All of it; the texts of the moves are written when it is asked for first."""
        verbs = self._verbs
        if verbs is not None:
            self.seen["moves"] = [verbs.text(move) for move in self.moves]
            self._verbs = None
        return self.seen

    def __reduce__(self) -> tuple[object, ...]:
        if "edition" in self.seen:
            from artel.kernel.pickling import parts_of_view

            return parts_of_view(self)
        return (View, (self.game, self.seat, self.moves, self.data))

    def __repr__(self) -> str:
        who = f"seat {self.seat}" if self.seat >= 0 else "a spectator"
        return f"<View of {who} in {self.game}, ply {self.seen.get('ply')}, {len(self.moves)} moves>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (
            self.game == other.game
            and self.seat == other.seat
            and self.moves == other.moves
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.game, self.seat))


class Reason:
    """Where points come from: a kind, the points, and the values its sentence needs."""

    def __init__(self, seat: int, kind: str, points: int, values: dict[str, int | str]) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.points: Final = points
        self.values: Final = values

    def __reduce__(self) -> tuple[object, ...]:
        return (Reason, (self.seat, self.kind, self.points, self.values))

    def __repr__(self) -> str:
        return f"Reason({self.seat}, {self.kind!r}, {self.points}, {self.values!r})"

    def to_data(self) -> dict[str, object]:
        return {"seat": self.seat, "kind": self.kind, "points": self.points, "values": self.values}


class Tie:
    """Seats with equal scores: what decided between them with the value of each, or that nothing did.

    `place` is the best of the places they are about; without a kind they share it.
    """

    def __init__(self, place: int, seats: list[int], points: int, kind: str, values: list[int]) -> None:
        self.place: Final = place
        self.seats: Final = seats
        self.points: Final = points
        self.kind: Final = kind
        self.values: Final = values

    def __reduce__(self) -> tuple[object, ...]:
        return (Tie, (self.place, self.seats, self.points, self.kind, self.values))

    def __repr__(self) -> str:
        return f"Tie({self.place}, {self.seats}, {self.points}, {self.kind!r}, {self.values})"

    def to_data(self) -> dict[str, object]:
        return {
            "place": self.place,
            "seats": self.seats,
            "points": self.points,
            "kind": self.kind or None,
            "values": self.values,
        }


class Outcome:
    """Scores, winners, why each point, the places, and why seats with equal scores have theirs."""

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        reasons: list[Reason],
        places: list[int] | None = None,
        ties: list[Tie] | None = None,
    ) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.reasons: Final = reasons
        self.places: Final = places if places is not None else places_by_points(scores)
        self.ties: Final = ties if ties is not None else []

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.scores, self.winners, self.reasons, self.places, self.ties))

    def __repr__(self) -> str:
        return f"<Outcome {self.scores}, won by {self.winners}, {len(self.reasons)} reasons>"

    def to_data(self) -> dict[str, object]:
        return {
            "scores": self.scores,
            "winners": self.winners,
            "places": self.places,
            "ties": [tie.to_data() for tie in self.ties],
            "reasons": [reason.to_data() for reason in self.reasons],
        }


def places_by_points(scores: list[int]) -> list[int]:
    """From 1 on: one more than there are seats with more points."""
    return [1 + len([other for other in scores if other > score]) for score in scores]
