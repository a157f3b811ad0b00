"""Rows of whole numbers, as states have them where many are looked at often: cloned at once, read unboxed.

A `vec` is shared by whoever holds it, as a list is; a slice of it is a copy. Whatever is told, counted or
written elsewhere takes lists.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def blank(count: int, each: int = 0) -> vec[i64]:
    """So many numbers, all the same."""
    return vec[i64]([each] * count)


def row_of(of: vec[i64], number: i64, width: i64) -> list[int]:
    """One of the rows that lie one after the other."""
    found: list[int] = []
    place: i64 = number * width
    end: i64 = place + width
    while place < end:
        found.append(int(of[place]))
        place += 1
    return found


def put_row(into: vec[i64], number: i64, row: list[int]) -> None:
    """Write one of the rows, which are as wide as this one."""
    place: i64 = number * len(row)
    for each in row:
        into[place] = each
        place += 1
