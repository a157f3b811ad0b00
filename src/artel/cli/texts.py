"""Sentences for people, made of ids and numbers by the Fluent files of a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

import artel
from artel.cli.ledger import Statement
from artel.cli.legible import legible, output_encoding
from artel.games import game_named
from artel.kernel.game import DataError, Rules

# Values with these names are seats in every game.
SEAT_VALUES: Final = ("seat", "target", "turn", "winner")
# What a word may be when the value's own name does not say it: `taken` is a card, `bound` a colour. A game
# that says so itself has `SORTS` in its folder of faces.
PIECE_SORTS: Final = ("card", "good", "tile", "colour", "skill", "season", "piece")
# Longer values are no names; Fluent itself would leave out the whole sentence.
MOST_LETTERS: Final = 1000
# The ledger is written in this language, every other one has `rules-<game>.ftl`.
LEDGER_LANGUAGE: Final = "en"
# Where each game's own part of the terminal stands.
FACES: Final = "artel.cli.faces"
# Files that speak for every game.
SHARED: Final = ("table", "terminal", "edition", "score", "hints", "review", "groups", "puzzles")
# Files of one game, which may have them or not: its own, what it says before it begins, its score sheets and
# its editions.
OWN: Final = ("{}", "about-{}", "score-{}", "edition-{}")


class Piece(str):
    """The name of a piece, which still knows the message it came from."""

    key: str = ""


def locales() -> Path:
    """The texts of the installed package, or of the checkout."""
    package = Path(artel.__file__).parent
    installed = package / "_locales"
    return installed if installed.is_dir() else package.parents[1] / "locales"


class Texts:
    """One language, as one game speaks it. A message that does not exist is shown as its id.

    Two games may use one id, so only the game that is named has its say. `names` are those that an edition
    gives to words, in place of messages.
    """

    def __init__(
        self, language: str, game: str, encoding: str = "utf-8", names: Mapping[str, str] | None = None
    ) -> None:
        self.language: Final = language
        self.encoding: Final = encoding
        self._game: Final = game
        self._names: Final = names or {}
        self._sorts: Final = sorts_of(game)
        self._bundle: Final = FluentBundle([language], use_isolating=False, functions={"FORM": self._form})
        for form in OWN:
            if self._file(form.format(game)).is_file():
                self._add(form.format(game))
        for name in SHARED:
            self._add(name)

    def _file(self, name: str) -> Path:
        return locales() / self.language / f"{name}.ftl"

    def _add(self, name: str) -> None:
        self._bundle.add_resource(FluentResource(self._file(name).read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """The message with these values, pieces and seats called by their names."""
        return self.literally(key, {name: self.value(name, value) for name, value in (values or {}).items()})

    def literally(self, key: str, values: Mapping[str, object]) -> str:
        """The message with these values as they are: what somebody wrote is not called by another name."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        said = key if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])
        return legible(said, self.encoding)

    def first(self, *keys: str) -> str:
        """The first of these messages that exists, otherwise the last id."""
        return next((self.say(key) for key in keys if self.has(key)), keys[-1])

    def value(self, name: str, value: object) -> str | int | float:
        if isinstance(value, int):
            return self.seat(value) if name in SEAT_VALUES else value
        if isinstance(value, float):
            return value
        word = str(value)
        word = word if len(word) <= MOST_LETTERS else f"{word[:MOST_LETTERS]}..."
        if self._sorts is None:
            return self.piece(word, name)
        return self.piece(word, self._sorts[name]) if name in self._sorts else word

    def piece(self, word: str, sort: str = "card") -> str:
        """The name of a card, a good or another piece; an unknown word stays as it is.

        The message may be that of the sort and the word, or the word its whole id.
        """
        if word in self._names:
            return legible(self._names[word], self.encoding)
        sorts = (sort, *PIECE_SORTS) if self._sorts is None else (sort,)
        for key in (*[f"{each}-{word}" for each in sorts], word):
            if self.has(key):
                named = Piece(self.say(key, {"count": 1}))
                named.key = key
                return named
        return word

    def form(self, key: str, count: int, case: str = "") -> str:
        """The name of so many of a piece, in one of the forms its message has."""
        named = Piece(key)
        named.key = key
        return legible(str(self._form(named, count, case=case)), self.encoding)

    def _form(self, name: str, count: int = 1, *, case: str = "") -> Any:
        """What messages call FORM: a piece's name as this place of the sentence needs it, of so many."""
        if not isinstance(name, Piece) or not self.has(name.key):
            return name
        message = self._bundle.get_message(name.key)
        pattern = message.attributes.get(case, message.value)
        return name if pattern is None else str(self._bundle.format_pattern(pattern, {"count": count})[0])

    def pieces(self, counts: Mapping[str, int]) -> str:
        """A multiset as a list: `2 Farm, Castle`."""
        named = [(count, self.piece(word)) for word, count in counts.items()]
        return ", ".join(name if count == 1 else f"{count} {name}" for count, name in named)

    def seat(self, seat: int) -> str:
        """Seats go by the number that the command language uses."""
        return self.say("terminal-seat", {"number": seat})

    def log_line(self, line: Mapping[str, object]) -> str:
        values = line["v"]
        assert isinstance(values, dict)
        return self.told("log", str(line["k"]), values)

    def told(self, sort: str, kind: str, values: Mapping[str, object]) -> str:
        """The sentence of a log line, question, refusal or reason; the bare words of a game without texts."""
        if self.has(f"{sort}-{kind}"):
            return self.say(f"{sort}-{kind}", values)
        words = [
            str(self.value(name, value)) if name in SEAT_VALUES else f"{name} {self.value(name, value)}"
            for name, value in values.items()
            if value is not None and name != "kind"
        ]
        return legible(f"{kind}: {', '.join(words)}" if words else kind, self.encoding)

    def refusal(self, kind: str, values: Mapping[str, object], rule: str | None) -> str:
        said = self.told("no", kind, values)
        return said if rule is None else f"{said} [{rule}]"

    def rule(self, statement: Statement) -> str:
        """A statement of the ledger in this language; the ledger itself speaks English."""
        if self.language == LEDGER_LANGUAGE:
            return legible(statement.text, self.encoding)
        key = f"rule-{statement.id.lower()}"
        if not self.has(key):
            self._add(f"rules-{self._game}")
        return self.say(key)


def sorts_of(game: str) -> Mapping[str, str] | None:
    """Which sort of name each value of a game's sentences has, where the game says so."""
    place = f"{FACES}.{game.replace('-', '_')}"
    if find_spec(place) is None or find_spec(f"{place}.sorts") is None:
        return None
    found = import_module(f"{place}.sorts").SORTS
    assert isinstance(found, dict)
    return found


def texts(language: str, game: str, rules: Rules | None = None) -> Texts:
    """The sentences of a game, in letters that standard output can show; pieces as these rules name them."""
    if rules is None:
        return _texts(language, game, output_encoding())
    return Texts(language, game, output_encoding(), game_named(game).names(rules, language))


@cache
def _texts(language: str, game: str, encoding: str) -> Texts:
    return Texts(language, game, encoding, house_names(game, language))


def house_names(game: str, language: str) -> dict[str, str]:
    """What the house edition calls the words of a game; nothing of one that nobody knows."""
    try:
        known = game_named(game)
    except DataError:
        return {}
    return known.names(known.rules(known.min_players), language)
