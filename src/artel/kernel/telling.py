"""What people type: the same deed in any order, and the nearest possible line where a word is wrong.

The moves of the engine are told in one way only. A person may tell the same deed in another way; a step
that knows how says which of the seat's own last moves are told anew and by which ones.
"""

from __future__ import annotations

import difflib
from typing import Final

MOST_NEAREST: Final = 3
MOST_WORDS: Final = 8
MOST_LETTERS: Final = 40
ALIKE: Final = 0.6


class Told:
    """A line understood: how many of the seat's own last moves it takes back, and the moves instead."""

    def __init__(self, back: int, moves: list[int]) -> None:
        self.back: Final = back
        self.moves: Final = moves

    def __reduce__(self) -> tuple[object, ...]:
        return (Told, (self.back, self.moves))

    def __repr__(self) -> str:
        return f"Told({self.back}, {self.moves})"


def retold(before: list[int], after: list[int]) -> Told:
    """The shortest way from the moves told so far to those that tell the same deed in order."""
    same = 0
    while same < len(before) and same < len(after) and before[same] == after[same]:
        same += 1
    return Told(len(before) - same, after[same:])


def nearest(lines: list[str], typed: str) -> list[str]:
    """Up to three of the lines, those that come nearest to what was typed, word by word."""
    words = typed.lower().split()
    if not words or len(words) > MOST_WORDS or max([len(word) for word in words]) > MOST_LETTERS:
        return []
    left = [line.split() for line in lines]
    for place, word in enumerate(words):
        found = meant(word, sorted({line[place] for line in left if len(line) > place}))
        if found is None:
            if place == 0:
                return []
            break
        left = [line for line in left if len(line) > place and line[place] == found]
    # Lines as long as the typed one come first: whoever typed three words meant three.
    left.sort(key=lambda line: abs(len(line) - len(words)))
    return [" ".join(line) for line in left[:MOST_NEAREST]]


def meant(word: str, known: list[str]) -> str | None:
    """The known word that this one was meant to be: itself, its beginning, or one much like it."""
    if word in known:
        return word
    if word.isdecimal() and len(word) < 10:
        counts = [each for each in known if each.isdecimal()]
        return min(counts, key=lambda each: abs(int(each) - int(word)), default=None)
    for each in known:
        if each.startswith(word):
            return each
    alike = difflib.get_close_matches(word, known, 1, ALIKE)
    return alike[0] if alike else None
