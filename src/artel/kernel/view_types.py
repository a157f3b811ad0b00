"""What views, questions, log lines and reasons of points look like: the part all games share.

A module adds what is its own (`Module.view_types`); `view_schema` puts all of it together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.kernel.schema import (
    Anything,
    Entry,
    Listed,
    Maybe,
    Named,
    Record,
    Schema,
    Text,
    Variants,
    Whole,
    Words,
    only,
)
from artel.kernel.shape import Field, Language
from artel.kernel.state import DO, Step

SEAT_TYPE: Final = Whole(0)
# Whoever is asked may be NATURE.
ASKED_SEAT: Final = Whole(-1)
POINTS_TYPE: Final = Whole(-(2**31))
WORD_TYPE: Final = Text()
VALUES: Final = Named(WORD_TYPE, Anything())


class ViewTypes:
    """What a module says of views: its lists of words, its fields, what it adds to the row of each seat, the
    details of its questions by the name of their step, and the values of its reasons by their kind."""

    def __init__(
        self,
        *,
        words: Sequence[Words] = (),
        fields: Sequence[Entry] = (),
        seat_fields: Sequence[Entry] = (),
        details: dict[str, Sequence[Entry]] | None = None,
        reasons: dict[str, Sequence[Entry]] | None = None,
    ) -> None:
        self.words: Final = tuple(words)
        self.fields: Final = tuple(fields)
        self.seat_fields: Final = tuple(seat_fields)
        self.details: Final[dict[str, Sequence[Entry]]] = details or {}
        self.reasons: Final[dict[str, Sequence[Entry]]] = reasons or {}

    def with_those_of(self, others: Sequence[ViewTypes], always: bool) -> ViewTypes:
        """Together with what other modules say; where they are not always on, their fields may be lacking."""
        fields: list[Entry] = []
        for entry in self.fields:
            added = [each for other in others for each in other.seat_fields]
            fields.append(_widened(entry, added, always) if entry.name == "seats" and added else entry)
        words = list(self.words)
        details = dict(self.details)
        reasons = dict(self.reasons)
        for other in others:
            words.extend(other.words)
            fields.extend([_at_times(entry, always) for entry in other.fields])
            details.update(other.details)
            for kind, entries in other.reasons.items():
                reasons[kind] = _joined(reasons.get(kind, ()), entries)
        return ViewTypes(words=words, fields=fields, details=details, reasons=reasons)


def _joined(known: Sequence[Entry], added: Sequence[Entry]) -> list[Entry]:
    """What one kind of reason tells with the values of a further module; the later word on a name counts."""
    later = {entry.name: entry for entry in added}
    found = [later.pop(entry.name, entry) for entry in known]
    return found + [entry for entry in added if entry.name in later]


def _at_times(entry: Entry, always: bool) -> Entry:
    return Entry(entry.name, entry.schema, entry.says, may_lack=entry.may_lack or not always)


def _widened(seats: Entry, added: Sequence[Entry], always: bool) -> Entry:
    """The rows of the seats with fields that modules add to each."""
    rows = seats.schema
    if not isinstance(rows, Listed) or not isinstance(rows.schema, Record):
        raise TypeError(f"expected a list of records under {seats.name!r}, got {rows!r}")
    row = rows.schema
    entries = [*row.entries, *[_at_times(entry, always) for entry in added]]
    return Entry(seats.name, Listed(Record(row.name, row.says, entries)), seats.says)


def shared_fields(asks: Schema, outcome: Schema) -> list[Entry]:
    """The fields of every view of every game."""
    return [
        Entry("game", WORD_TYPE, "The name of the game."),
        Entry("players", Whole(1), "How many sit at the table."),
        Entry("modules", Listed(WORD_TYPE), "The modules that are played with."),
        Entry(
            "options",
            Named(WORD_TYPE, WORD_TYPE),
            "The options as chosen, where there are any.",
            may_lack=True,
        ),
        Entry("edition", WORD_TYPE, "The digest of the edition, where it is not the house's.", may_lack=True),
        Entry(
            "versions",
            Named(WORD_TYPE, Whole(1)),
            "By module, the rules version it began under, where there is a newer one.",
            may_lack=True,
        ),
        Entry("seat", Maybe(SEAT_TYPE), "Whose view this is; null for somebody who watches."),
        Entry("ply", Whole(0), "How many decisions and draws lie behind."),
        Entry("agenda", Listed(WORD_TYPE), "The frames that are pending, the next one last."),
        Entry("asks", Listed(asks), "Who is deciding what, as everyone may know it."),
        Entry("moves", Listed(WORD_TYPE), "The lines this seat may play now."),
        Entry("outcome", Maybe(outcome), "Scores, winners and reasons, once the game is over."),
    ]


def ask_entries(kind: Schema) -> list[Entry]:
    return [
        Entry("seat", ASKED_SEAT, "Who is asked; -1 is NATURE."),
        Entry("kind", kind, "The question."),
    ]


def line_entries(kind: Schema, values: Schema) -> list[Entry]:
    return [
        Entry("n", Whole(0), "The number of entries, or plies, after which it was written."),
        Entry("k", kind, "What happened."),
        Entry("rule", Maybe(WORD_TYPE), "The rule it follows from."),
        Entry("v", values, "Who, what and how many."),
    ]


def reason_entries(kind: Schema, values: Schema) -> list[Entry]:
    return [
        Entry("seat", SEAT_TYPE, "Whose points."),
        Entry("kind", kind, "What they are for."),
        Entry("points", POINTS_TYPE, "How many."),
        Entry("values", values, "What was counted."),
    ]


TIE: Final = Record(
    "Tie",
    "Seats with equal points: what decided between them, or that nothing did and they share a place.",
    [
        Entry("place", Whole(1), "The best of the places it is about."),
        Entry("seats", Listed(SEAT_TYPE), "Whose points are equal."),
        Entry("points", POINTS_TYPE, "Their points."),
        Entry("kind", Maybe(WORD_TYPE), "What decided; null where they share the place."),
        Entry("values", Listed(POINTS_TYPE), "What was compared, seat by seat."),
    ],
)


def outcome_of(reason: Schema) -> Record:
    entries = [
        Entry("scores", Listed(POINTS_TYPE), "The points of each seat."),
        Entry("winners", Listed(SEAT_TYPE), "Who has won; several may."),
        Entry("places", Listed(Whole(1)), "The place of each seat, from 1 on; shared where nothing decides."),
        Entry("ties", Listed(TIE), "Why seats with equal points have the places they have."),
        Entry("reasons", Listed(reason), "Where every point comes from."),
    ]
    return Record("Outcome", "How a game has ended.", entries)


# The same things as they look to what knows no game.
ANY_ASK: Final = Record(
    "Ask",
    "A question: who is asked what, and what its sentence needs.",
    [
        *ask_entries(WORD_TYPE),
        Entry("source", Maybe(WORD_TYPE), "The piece because of which it is asked.", may_lack=True),
    ],
    is_open=True,
)
ANY_LINE: Final = Record("LogLine", "Something that has happened.", line_entries(WORD_TYPE, VALUES))
ANY_REASON: Final = Record("Reason", "Why a seat has points.", reason_entries(WORD_TYPE, VALUES))
ANY_OUTCOME: Final = outcome_of(ANY_REASON)
ANY_VIEW: Final = Record(
    "View",
    "The part of a view that every game has; a game's board knows the others.",
    shared_fields(ANY_ASK, ANY_OUTCOME),
    is_open=True,
)


def ask_schemas(types: ViewTypes, steps: Sequence[Step]) -> Variants:
    """The questions of a game, one for each step that asks."""
    records: dict[str, Record] = {}
    for step in steps:
        if step.kind != DO:
            name = step.shape.name
            details = types.details.get(name, ())
            records[name] = Record("", "", [*ask_entries(only(name)), *details])
    return Variants("Ask", "The questions of this game.", "kind", records)


def line_schemas(types: ViewTypes, lines: Language) -> Variants:
    """The log lines of a game, as their shapes declare them."""
    records: dict[str, Record] = {}
    for shape in lines.shapes:
        values = [Entry(field.name, _value(types, field)) for field in shape.fields]
        records[shape.name] = Record("", "", line_entries(only(shape.name), Record("", "", values)))
    return Variants("Line", "The log lines of this game.", "k", records)


def _value(types: ViewTypes, field: Field) -> Schema:
    if not field.words:
        return Whole(0)
    for words in types.words:
        if list(words.words) == field.words:
            return words
    return Words("", field.words)


def reason_schemas(types: ViewTypes) -> Variants:
    """The reasons of points of a game."""
    records: dict[str, Record] = {}
    for kind, values in types.reasons.items():
        records[kind] = Record("", "", reason_entries(only(kind), Record("", "", values)))
    return Variants("Reason", "Why a seat has points.", "kind", records)


def view_schema(types: ViewTypes, steps: Sequence[Step]) -> Record:
    """Everything a view of this game holds."""
    outcome = outcome_of(reason_schemas(types))
    return Record(
        "View", "What one seat may know.", [*types.fields, *shared_fields(ask_schemas(types, steps), outcome)]
    )
