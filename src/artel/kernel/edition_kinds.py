"""The kinds of values an edition file is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from mypy_extensions import mypyc_attr

from artel.kernel.edition_faults import (
    LIST,
    NUMBER,
    TABLE,
    TEXT,
    YES_OR_NO,
    Data,
    Faults,
    Unfit,
    shown,
    sort_of,
)
from artel.kernel.toml_lines import Path


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value may be."""

    # The sort of TOML value it is written as.
    sort: str = TEXT

    def read(self, value: object, path: Path, faults: Faults) -> object:
        """The value in its one form; what is wrong with it is added to the faults."""
        if sort_of(value) != self.sort:
            got = f'"{value}"' if isinstance(value, str) else shown(value)
            faults.add(path, "type", self.sort, got, sort=self.sort)
            return None
        return self.checked(value, path, faults)

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        """The same for a value of the right sort."""
        raise NotImplementedError(type(self).__name__)

    def settled(self, value: object) -> object:
        """A sound value with what may stand in any order in its one order."""
        return value


class Whole(Kind):
    """A whole number within bounds."""

    sort = NUMBER

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        number = cast(int, value)
        if not self.least <= number <= self.most:
            expected = f"{self.least} to {self.most}" if self.least < self.most else str(self.least)
            faults.add(path, "bounds", expected, number, least=self.least, most=self.most)
        return number


class Yes(Kind):
    """True or false."""

    sort = YES_OR_NO

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        return value


class Word(Kind):
    """One of a list of words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = tuple(words)

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        word = cast(str, value)
        if word not in self.words:
            faults.add_word(path, "word", self.words, word)
        return word


class Words(Kind):
    """Text for people, on one line."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        text = cast(str, value).strip()
        if not self.least <= len(text) <= self.most:
            expected = f"{self.least} to {self.most} characters"
            faults.add(path, "length", expected, len(text), least=self.least, most=self.most)
        elif not text.isprintable():
            faults.add(path, "one-line", "text on one line", text.splitlines()[0])
        return text


class Parsed(Kind):
    """A string in a language of the game's own: `parse` gives it in its one form or raises `Unfit`."""

    def __init__(self, parse: Callable[[str], str], most: int = 200) -> None:
        self.parse: Final = parse
        self.most: Final = most

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        text = cast(str, value)
        if len(text) > self.most:
            faults.add(path, "length", f"0 to {self.most} characters", len(text), least=0, most=self.most)
            return text
        try:
            return self.parse(text)
        except Unfit as error:
            faults.add(path, error.kind, error.expected, error.got, (), **error.values)
            return text


class Listed(Kind):
    """A list of values of one kind."""

    sort = LIST

    def __init__(self, of: Kind, least: int, most: int) -> None:
        self.of: Final = of
        self.least: Final = least
        self.most: Final = most

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        values = cast("list[object]", value)
        count_fits(len(values), self.least, self.most, path, faults)
        return [self.of.read(each, (*path, place), faults) for place, each in enumerate(values[: self.most])]

    def settled(self, value: object) -> object:
        return [self.of.settled(each) for each in cast("list[object]", value)]


class Keyed(Kind):
    """A table whose keys the writer chooses, out of a list or as `fits` says by raising `Unfit`."""

    sort = TABLE

    def __init__(
        self,
        of: Kind,
        most: int,
        *,
        keys: Sequence[str] = (),
        fits: Callable[[str], None] | None = None,
        least: int = 0,
    ) -> None:
        self.of: Final = of
        self.least: Final = least
        self.most: Final = most
        self.keys: Final = tuple(keys)
        self.fits: Final = fits

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        table = cast(Data, value)
        count_fits(len(table), self.least, self.most, path, faults)
        found: Data = {}
        for key in list(table)[: self.most]:
            self._look_at_key(key, (*path, key), faults)
            found[key] = self.of.read(table[key], (*path, key), faults)
        return found

    def _look_at_key(self, key: str, path: Path, faults: Faults) -> None:
        if self.keys and key not in self.keys:
            faults.add_word(path, "key", self.keys, key)
        if self.fits is not None:
            try:
                self.fits(key)
            except Unfit as error:
                faults.add(path, error.kind, error.expected, error.got, (), **error.values)

    def settled(self, value: object) -> object:
        table = cast(Data, value)
        order = [key for key in self.keys if key in table] if self.keys else sorted(table)
        return {key: self.of.settled(table[key]) for key in order}


class Field:
    """A key of a table. One with a default may be left out; `optional` ones stay absent then.

    `note` names what export says about it: `edition-note-NOTE` of the locale files, or the provenance alone.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        *,
        default: object = None,
        optional: bool = False,
        source: str = "",
        note: str = "",
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.optional: Final = optional
        self.source: Final = source
        self.note: Final = note


class Table(Kind):
    """A table with these keys and no others. `check` gets it where nothing is wrong in it."""

    sort = TABLE

    def __init__(self, *fields: Field, check: Callable[[Data, Path, Faults], None] | None = None) -> None:
        self.fields: Final = fields
        self.names: Final = tuple([field.name for field in fields])
        self.check: Final = check

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        table = cast(Data, value)
        before = faults.count
        for key in table:
            if key not in self.names:
                faults.add_word((*path, key), "key", self.names, key)
        found: Data = {}
        for field in self.fields:
            if field.name in table:
                found[field.name] = field.kind.read(table[field.name], (*path, field.name), faults)
            elif field.default is not None:
                found[field.name] = field.default
            elif not field.optional:
                faults.add(path, "missing", f"a key {field.name!r}", "none", key=field.name)
        if self.check is not None and faults.count == before:
            self.check(found, path, faults)
        return found

    def settled(self, value: object) -> object:
        table = cast(Data, value)
        return {
            field.name: field.kind.settled(table[field.name]) for field in self.fields if field.name in table
        }


class Rows(Kind):
    """An array of tables. `key` is what no two of them share; with `ids` there is one for each of them."""

    sort = LIST

    def __init__(
        self, table: Table, *, key: str = "", ids: Sequence[str | int] = (), least: int = 0, most: int = 0
    ) -> None:
        self.table: Final = table
        self.key: Final = key
        self.ids: Final = tuple(ids)
        self.least: Final = len(ids) if ids else least
        self.most: Final = len(ids) if ids else most

    def checked(self, value: object, path: Path, faults: Faults) -> object:
        rows = cast("list[object]", value)
        found: list[object] = []
        first: dict[object, Path] = {}
        for place, row in enumerate(rows[: self.most + 1]):
            found.append(self.table.read(row, (*path, place), faults))
            if self.key and isinstance(row, dict):
                self._look_for_twin(row.get(self.key), (*path, place), first, faults)
        missing = [each for each in self.ids if each not in first]
        if len(missing) + len(rows) == len(self.ids):
            # Nothing is wrong with those that are there.
            for each in missing:
                faults.add(path, "row-missing", f"one with {self.key} {each}", "none", id=str(each))
        else:
            count_fits(len(rows), self.least, self.most, path, faults)
        return found

    def _look_for_twin(self, given: object, path: Path, first: dict[object, Path], faults: Faults) -> None:
        if not isinstance(given, (str, int)):
            return
        where = (*path, self.key)
        if given in first:
            line = faults.line(first[given])
            expected = f"{self.key} once, it stands in line {line} already"
            faults.add(where, "duplicate", expected, given, other=line, id=shown(given))
        else:
            first[given] = where

    def settled(self, value: object) -> object:
        rows = [cast(Data, self.table.settled(row)) for row in cast("list[object]", value)]
        if self.ids:
            rows.sort(key=lambda row: self.ids.index(cast("str | int", row[self.key])))
        elif self.key:
            rows.sort(key=lambda row: cast(int, row[self.key]))
        return rows


def count_fits(count: int, least: int, most: int, path: Path, faults: Faults) -> None:
    if not least <= count <= most:
        expected = f"{least} to {most} of them" if least < most else f"{least} of them"
        exact = "yes" if least == most else "no"
        faults.add(path, "count", expected, count, least=least, most=most, exact=exact)
