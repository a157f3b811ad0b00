"""Moves as a person reads them: numbered rows, and everything that may be typed, folded by verb."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

Words = tuple[str, ...]


# The numbers of moves, and what stands beside them.
WIDEST: Final = 7
BESIDE: Final = " " * (WIDEST + 1)


def numbered_row(place: int, line: str) -> str:
    """A move with the number that plays it, by its place among the legal ones."""
    return f"{place + 1:{WIDEST}} {line}"


def folded(lines: Sequence[str]) -> list[str]:
    """Numbered moves; those that differ only in a last number that counts up stand in one row."""
    rows: list[str] = []
    first = 0
    while first < len(lines):
        head, _, tail = lines[first].rpartition(" ")
        last = first
        while tail.isdecimal() and lines[last + 1 : last + 2] == [f"{head} {int(tail) + last + 1 - first}"]:
            last += 1
        if last == first:
            rows.append(numbered_row(first, lines[first]))
        else:
            rows.append(f"{f'{first + 1}-{last + 1}':>{WIDEST}} {head} {tail}-{int(tail) + last - first}")
        first = last + 1
    return rows


def by_verb(lines: Sequence[str]) -> dict[str, list[tuple[str, str]]]:
    """For each verb that is possible, which first words go with which others.

    `bid inn blue 1`, `bid inn blue 2`, `bid mill blue 1` ... become `inn, mill` with `blue 1-2`.
    """
    found: dict[str, list[Words]] = {}
    for line in lines:
        verb, *rest = line.split()
        found.setdefault(verb, []).append(tuple(rest))
    return {
        verb: [(", ".join(heads), inner(tails)) for heads, tails in shared(rows)]
        for verb, rows in found.items()
    }


def shared(rows: Sequence[Words]) -> list[tuple[list[str], list[Words]]]:
    """First words that are followed by the same, with what follows them."""
    tails: dict[str, list[Words]] = {}
    for row in rows:
        if row:
            tails.setdefault(row[0], []).append(row[1:])
    heads: dict[tuple[Words, ...], list[str]] = {}
    for head, after in tails.items():
        heads.setdefault(tuple(after), []).append(head)
    return [(ranges(words), list(after)) for after, words in heads.items()]


def inner(rows: Sequence[Words], between: str = ", ") -> str:
    """What may follow, as short as it can be told: `blue/red 1-3, green (top 0/2, bottom 3)`."""
    parts = []
    for heads, tails in shared(rows):
        label = "/".join(heads)
        groups = len(shared(tails))
        if groups == 0:
            parts.append(between.join(heads))
        elif groups == 1:
            parts.append(f"{label} {inner(tails, '/')}")
        else:
            parts.append(f"{label} ({inner(tails, '/')})")
    return ", ".join(parts)


def ranges(words: Sequence[str]) -> list[str]:
    """Numbers that count up stand as one word."""
    found: list[str] = []
    for _, run in groupby(
        enumerate(words), key=lambda pair: int(pair[1]) - pair[0] if pair[1].isdecimal() else pair
    ):
        members = [word for _, word in run]
        found.append(members[0] if len(members) == 1 else f"{members[0]}-{members[-1]}")
    return found
