"""The final count of a boxed game as a form: fields with bounds, declared once by the game.

From one declaration come the text of a sheet (a line for each field that has something), the faults of a
text, and what the client draws: plus and minus, marks and choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# The kinds of field, and the line of each: `coins 12`, `goods 3 wood 1 sword`, `marker`, `chose first`,
# `scoring border employed`.
NUMBER_KIND: Final = "count"
NUMBERS_KIND: Final = "counts"
MARK_KIND: Final = "mark"
CHOICE_KIND: Final = "choice"
CHOICES_KIND: Final = "choices"
NONE_CHOSEN: Final = -1


class FormField:
    """One thing that is counted: the word of its line, its kind, and its bounds."""

    def __init__(
        self,
        word: str,
        kind: str,
        words: Sequence[str] = (),
        most: Sequence[int] = (),
        box: Sequence[int] = (),
        sort: str = "",
        once: bool = False,
        needs: str = "",
        module: str = "",
    ) -> None:
        """`most` is by word what one player may have, of choices how many together."""
        self.word: Final = word
        self.kind: Final = kind
        self.words: Final = list(words)
        self.most: Final = list(most)
        # By word what all players together may have; empty where nothing runs out.
        self.box: Final = list(box)
        # Which sort of piece its words are, for their names and pictures.
        self.sort: Final = sort
        # Each word, or the mark, for one player only.
        self.once: Final = once
        # The word of a choice of the whole table without which it scores nothing.
        self.needs: Final = needs
        # The module it belongs to.
        self.module: Final = module

    def nothing(self) -> list[int]:
        """Its values where a sheet says nothing: a number by word, or one number."""
        if self.kind == CHOICE_KIND:
            return [NONE_CHOSEN]
        return [0] * max(1, len(self.words))

    def as_data(self) -> dict[str, object]:
        return {
            "word": self.word,
            "kind": self.kind,
            "words": self.words,
            "most": self.most,
            "box": self.box,
            "sort": self.sort,
            "once": self.once,
            "needs": self.needs,
            "module": self.module,
        }

    def value_data(self, values: list[int]) -> object:
        """The values of one player as the client keeps them."""
        if self.kind == NUMBER_KIND:
            return values[0]
        if self.kind == MARK_KIND:
            return values[0] > 0
        if self.kind == CHOICE_KIND:
            return None if values[0] == NONE_CHOSEN else self.words[values[0]]
        if self.kind == CHOICES_KIND:
            return [word for at, word in enumerate(self.words) if values[at]]
        return {word: values[at] for at, word in enumerate(self.words) if values[at]}

    def line(self, values: list[int]) -> str:
        """What a sheet says of these values; nothing where there is nothing to say."""
        if values == self.nothing():
            return ""
        if self.kind == NUMBER_KIND:
            return f"{self.word} {values[0]}"
        if self.kind == MARK_KIND:
            return self.word
        if self.kind == CHOICE_KIND:
            return f"{self.word} {self.words[values[0]]}"
        said = [
            word if self.kind == CHOICES_KIND else f"{values[at]} {word}" for at, word in self._some(values)
        ]
        return " ".join([self.word, *said])

    def _some(self, values: list[int]) -> list[tuple[int, str]]:
        return [(at, word) for at, word in enumerate(self.words) if values[at]]


class FormPlayer:
    """One player's part of a form: the values of every field, by its word."""

    def __init__(self, name: str | None, line: int, fields: Sequence[FormField]) -> None:
        self.name = name
        self.line: Final = line
        self.values: Final[dict[str, list[int]]] = {field.word: field.nothing() for field in fields}

    def number(self, word: str) -> int:
        return self.values[word][0]


class FormSheet:
    """A form that is filled in: what holds for the whole table, and the players."""

    def __init__(self, form: ScoreForm) -> None:
        self.form: Final = form
        self.table: Final = FormPlayer(None, 0, form.table)
        self.players: Final[list[FormPlayer]] = []

    def add_player(self, name: str | None, line: int) -> FormPlayer:
        player = FormPlayer(name, line, self.form.fields)
        self.players.append(player)
        return player

    def as_data(self) -> dict[str, object]:
        return {
            "modules": [],
            "table": _values_data(self.table, self.form.table),
            "players": [
                {"name": player.name, "fields": _values_data(player, self.form.fields)}
                for player in self.players
            ],
        }

    def text(self) -> str:
        """One line for each field that has something."""
        lines = _lines(self.table, self.form.table)
        for player in self.players:
            lines.extend([*([""] if lines else []), f"player {player.name}"])
            lines.extend(_lines(player, self.form.fields))
        return "\n".join([*lines, ""])


class ScoreForm:
    """The form of a game: fields of the whole table, fields of each player, how many play, and examples."""

    def __init__(
        self,
        table: Sequence[FormField],
        fields: Sequence[FormField],
        most_players: int,
        examples: dict[str, str],
    ) -> None:
        self.table: Final = list(table)
        self.fields: Final = list(fields)
        self.most_players: Final = most_players
        self.examples: Final = examples

    def as_data(self) -> dict[str, object]:
        return {
            "players": self.most_players,
            "table": [field.as_data() for field in self.table],
            "fields": [field.as_data() for field in self.fields],
        }


def _values_data(player: FormPlayer, fields: list[FormField]) -> dict[str, object]:
    return {field.word: field.value_data(player.values[field.word]) for field in fields}


def _lines(player: FormPlayer, fields: list[FormField]) -> list[str]:
    found = [field.line(player.values[field.word]) for field in fields]
    return [line for line in found if line]
