"""How the integers of a state are written as data, and read again.

A form is one way of writing: a number, a seat, a word, a mark, a multiset, a row of numbers. What does not
fit is refused with what was expected and what came.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.bag import bag, counts_of

NOTHING: Final = -1
# The width of a form with as many integers as there are rows to write; it has a list of its own.
ANY_WIDTH: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """A way of writing `width` integers; `words` are the kinds of piece they count or name, if any.

    What is `single` is one number, which by table needs no list of its own unless it is to be `listed`.
    """

    def __init__(self, width: int, blank: int, words: Sequence[str] = (), listed: bool = False) -> None:
        self.width: Final = width
        self.single: Final = width == 1 and not listed
        self.blank: Final = blank
        self.words: Final = tuple(words)

    def write(self, numbers: list[int]) -> object:
        raise NotImplementedError(type(self).__name__)

    def read(self, data: object) -> list[int]:
        """The inverse of `write`; TypeError for what `write` never wrote."""
        raise NotImplementedError(type(self).__name__)

    def told(self, numbers: list[int]) -> object:
        """What may be told of hidden integers: how many pieces they are."""
        return sum(self.counts(numbers))

    def counts(self, numbers: list[int]) -> list[int]:
        """By kind, how many pieces these integers stand for."""
        return [0] * len(self.words)

    def holding(self, counts: list[int]) -> list[int]:
        """The integers that stand for these pieces: the inverse of `counts`."""
        raise TypeError(f"expected a form that holds pieces, got {type(self).__name__}")


class Number(Form):
    """A number from `least` on."""

    def __init__(self, least: int = 0) -> None:
        super().__init__(1, 0)
        self.least: Final = least

    def write(self, numbers: list[int]) -> object:
        return numbers[0]

    def read(self, data: object) -> list[int]:
        return [number_in(data, self.least)]


class SomeSeat(Form):
    """A seat, or none."""

    def __init__(self) -> None:
        super().__init__(1, NOTHING)

    def write(self, numbers: list[int]) -> object:
        return None if numbers[0] == NOTHING else numbers[0]

    def read(self, data: object) -> list[int]:
        return [NOTHING if data is None else number_in(data, 0)]


class Mark(Form):
    """Yes or no. By seat, all of them are one number: a set of seats, a bit for each."""

    def __init__(self) -> None:
        super().__init__(1, 0)

    def write(self, numbers: list[int]) -> object:
        return numbers[0] != 0

    def read(self, data: object) -> list[int]:
        if not isinstance(data, bool):
            raise TypeError(f"expected true or false, got {data!r}")
        return [1 if data else 0]


class Word(Form):
    """One of the words: the first one to begin with. With `holds`, one piece of that kind, or none."""

    def __init__(self, words: Sequence[str], holds: bool = False) -> None:
        super().__init__(1, NOTHING if holds else 0, words)
        self.holds: Final = holds

    def write(self, numbers: list[int]) -> object:
        return None if numbers[0] == NOTHING else self.words[numbers[0]]

    def read(self, data: object) -> list[int]:
        if data is None and self.holds:
            return [NOTHING]
        if not isinstance(data, str) or data not in self.words:
            raise TypeError(f"expected one of {', '.join(self.words)}, got {data!r}")
        return [self.words.index(data)]

    def told(self, numbers: list[int]) -> object:
        return numbers[0] != NOTHING

    def counts(self, numbers: list[int]) -> list[int]:
        counts = [0] * len(self.words)
        if self.holds and numbers[0] != NOTHING:
            counts[numbers[0]] = 1
        return counts

    def holding(self, counts: list[int]) -> list[int]:
        if sum(counts) > 1:
            raise TypeError(f"expected at most one piece, got {counts}")
        return [counts.index(1) if 1 in counts else NOTHING]


class Bag(Form):
    """A multiset: how many there are of each kind."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(len(words), 0, words, listed=True)

    def write(self, numbers: list[int]) -> object:
        return bag(numbers, self.words)

    def read(self, data: object) -> list[int]:
        return counts_of(data, self.words)

    def counts(self, numbers: list[int]) -> list[int]:
        return numbers

    def holding(self, counts: list[int]) -> list[int]:
        return counts


class Row(Form):
    """So many numbers in a row, each from `least` on."""

    def __init__(self, width: int, least: int = 0, blank: int = 0) -> None:
        super().__init__(width, blank, listed=True)
        self.least: Final = least

    def write(self, numbers: list[int]) -> object:
        return list(numbers)

    def read(self, data: object) -> list[int]:
        if not isinstance(data, list) or len(data) != self.width:
            raise TypeError(f"expected a list of {self.width} numbers, got {data!r}")
        return [number_in(each, self.least) for each in data]


class Total(Form):
    """How many pieces another list holds: kept beside it because it is asked for often, never written."""

    def __init__(self, of: str) -> None:
        super().__init__(1, 0)
        self.of: Final = of


class Derived(Form):
    """What follows from the rest of a state: kept because it is asked for often, never written.

    Who reads a state builds it anew.
    """

    def __init__(self) -> None:
        super().__init__(ANY_WIDTH, 0, listed=True)


def number_in(data: object, least: i64) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or data < least:
        raise TypeError(f"expected a number from {least} on, got {data!r}")
    return data
