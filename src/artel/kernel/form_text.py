"""The text of a filled-in form, read line by line, every fault with its line; and its score as an answer."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from artel.kernel.score_form import (
    CHOICE_KIND,
    CHOICES_KIND,
    MARK_KIND,
    NUMBER_KIND,
    FormField,
    FormPlayer,
    FormSheet,
    ScoreForm,
)
from artel.kernel.sheet import MOST_FAULTS, Fault, SheetError, tokens_of, whole_number
from artel.kernel.view import Outcome, Reason

# A sheet of six players who have something in every field is less than half of this.
MOST_TEXT: Final = 6_000
MOST_LINE: Final = 200
MOST_NAME: Final = 40
NEAR: Final = 3
THE_END: Final = "the end of the line"
PLAYER: Final = "player"


def read_form(form: ScoreForm, text: str) -> FormSheet:
    """A filled-in form; SheetError where the text is wrong."""
    reader = FormReader(form)
    reader.read(text)
    if not reader.sheet.players and not reader.faults:
        reader.fault("no-player", f"a line with {PLAYER} and a name", "no player")
    if reader.faults:
        raise SheetError(reader.faults)
    return reader.sheet


class FormReader:
    """Reads every line, also behind a wrong one, and keeps what of the box is taken already."""

    def __init__(self, form: ScoreForm) -> None:
        self.form: Final = form
        self.sheet: Final = FormSheet(form)
        self.faults: Final[list[Fault]] = []
        self.line = 1
        self._fields: Final = {field.word: field for field in [*form.table, *form.fields]}
        # The line that first had something of which there is one, and what of the box is taken.
        self._first: Final[dict[str, int]] = {}
        self._totals: Final[dict[str, int]] = {}

    def fault(self, kind: str, expected: str, got: str) -> Fault:
        found = Fault(kind, self.line, expected, got)
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(found)
        return found

    def fault_again(self, kind: str, expected: str, got: str, line: int) -> None:
        self.fault(kind, f"{expected} (it is on line {line})", got).values["other"] = line

    def first_line(self, key: str) -> int:
        """The line that had this before, or 0; from now on it is this one."""
        before = self._first.get(key, 0)
        self._first.setdefault(key, self.line)
        return before

    def read(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            self.fault("sheet-too-long", f"at most {MOST_TEXT} characters", str(len(text)))
            return
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            self.line = number
            kept = line.partition("#")[0].strip()
            if len(kept) > MOST_LINE:
                found = self.fault("line-too-long", f"at most {MOST_LINE} characters", str(len(kept)))
                found.values["most"] = MOST_LINE
            elif tokens := tokens_of(kept):
                self._read_line(kept, tokens)
            if len(self.faults) >= MOST_FAULTS:
                return

    def _read_line(self, kept: str, tokens: list[str]) -> None:
        if tokens[0] == PLAYER:
            self._read_player(" ".join(kept.split()[1:]))
            return
        field = self._fields.get(tokens[0])
        if field is None:
            known = [PLAYER, *self._fields]
            found = self.fault("unknown-line", f"a line that begins with {' | '.join(known)}", tokens[0])
            found.near = get_close_matches(tokens[0], known, NEAR, 0.6)
            found.values["names"] = ", ".join(known)
            return
        whose = self.sheet.table if field in self.form.table else self._player()
        self._read_field(field, whose, tokens)

    def _player(self) -> FormPlayer:
        """The player whose lines these are; before any `player` line it is one without a name."""
        players = self.sheet.players
        return players[-1] if players else self.sheet.add_player(None, self.line)

    def _read_player(self, name: str) -> None:
        players = self.sheet.players
        if not name or len(name) > MOST_NAME or not name.isprintable():
            got = f"{len(name)} characters" if name else "nothing"
            self.fault("player-name", f"a name of 1 to {MOST_NAME} characters after {PLAYER}", got)
            name = str(len(players) + 1)
        before = self.first_line(f"{PLAYER} {name.lower()}")
        if before:
            self.fault_again("player-twice", "each name once", name, before)
        if len(players) == self.form.most_players:
            most = self.form.most_players
            found = self.fault("too-many-players", f"at most {most} players", f"one more: {name}")
            found.values["most"] = most
        self.sheet.add_player(name, self.line)

    def _read_field(self, field: FormField, whose: FormPlayer, tokens: list[str]) -> None:
        values = whose.values[field.word]
        if field.kind in (NUMBER_KIND, MARK_KIND, CHOICE_KIND) and values != field.nothing():
            self.fault("field-twice", f"one line with {field.word}", f"{field.word} again").values["word"] = (
                field.word
            )
        elif field.kind == NUMBER_KIND:
            count = self._count(tokens[1] if len(tokens) > 1 else THE_END, field.word, field.most[0])
            if count is not None:
                self._take(field, 0, field.word, count, values)
            self._nothing_after(tokens, 2)
        elif field.kind == MARK_KIND:
            self._choose(field, 0, values)
            self._nothing_after(tokens, 1)
        elif field.kind == CHOICE_KIND:
            at = self._word(field, tokens[1] if len(tokens) > 1 else THE_END)
            if at is not None:
                self._choose(field, at, values)
            self._nothing_after(tokens, 2)
        elif len(tokens) == 1:
            self._word(field, THE_END)
        elif field.kind == CHOICES_KIND:
            self._read_choices(field, values, tokens)
        else:
            self._read_counts(field, values, tokens)

    def _nothing_after(self, tokens: list[str], place: int) -> None:
        if place < len(tokens):
            found = self.fault("nothing-more", f"nothing more after {tokens[0]}", tokens[place])
            found.values["word"] = tokens[0]

    def _word(self, field: FormField, named: str) -> int | None:
        """The place of a word of a field, or None behind a fault."""
        if named in field.words:
            return field.words.index(named)
        found = self.fault("unknown-piece", f"{field.word}: {' | '.join(field.words)}", named)
        found.near = get_close_matches(named, field.words, NEAR, 0.6)
        found.values["names"] = ", ".join(field.words)
        return None

    def _count(self, got: str, piece: str, most: int) -> int | None:
        count = whole_number(got) if got != THE_END else None
        if count is None or not 0 <= count <= most:
            found = self.fault("wrong-count", f"a number of {piece} from 0 to {most}", got)
            found.values.update({"piece": piece, "most": most})
            return None
        return count

    def _read_counts(self, field: FormField, values: list[int], tokens: list[str]) -> None:
        place = 1
        while place < len(tokens):
            number = whole_number(tokens[place])
            named = place if number is None else place + 1
            at = self._word(field, tokens[named] if named < len(tokens) else THE_END)
            if at is None:
                return
            word = field.words[at]
            given = "1" if number is None else str(number)
            count = self._count(given, word, field.most[at] - values[at])
            if count is None:
                return
            self._take(field, at, word, count, values)
            place = named + 1

    def _take(self, field: FormField, at: int, piece: str, count: int, values: list[int]) -> None:
        """So many pieces more; the box holds only so many for all players together."""
        values[at] += count
        key = f"{field.word} {piece}"
        total = self._totals.get(key, 0) + count
        self._totals[key] = total
        if field.box and total > field.box[at]:
            found = self.fault("too-many", f"at most {field.box[at]} {piece}, as in the box", str(total))
            found.values.update({"most": field.box[at], "piece": piece})

    def _choose(self, field: FormField, at: int, values: list[int]) -> None:
        named = field.words[at] if field.words else field.word
        before = self.first_line(f"{field.word} {named}") if field.once else 0
        if before:
            self.fault_again("taken", f"{named} for one player", f"{named} again", before)
        elif field.kind == CHOICE_KIND:
            values[0] = at
        else:
            values[at] = 1

    def _read_choices(self, field: FormField, values: list[int], tokens: list[str]) -> None:
        for token in tokens[1:]:
            at = self._word(field, token)
            if at is None:
                return
            self._choose(field, at, values)
            if sum(values) > field.most[0]:
                found = self.fault(
                    "too-many-chosen", f"at most {field.most[0]} of {field.word}", str(sum(values))
                )
                found.values.update({"most": field.most[0], "word": field.word})
                return


def form_answer(sheet: FormSheet, reasons: Sequence[Sequence[Reason]], outcome: Outcome) -> dict[str, object]:
    """The points of each player with their reasons, who wins, and the form as it was read."""
    players: list[dict[str, object]] = []
    for seat, player in enumerate(sheet.players):
        rows = [{"kind": each.kind, "points": each.points, "values": each.values} for each in reasons[seat]]
        points = outcome.scores[seat]
        players.append({"name": player.name, "points": points, "reasons": rows, "warnings": []})
    return {
        "modules": [],
        "players": players,
        "winners": outcome.winners,
        "ties": [tie.to_data() for tie in outcome.ties],
        "sheet": sheet.as_data(),
    }
