"""Pieces of a Keyflower position, written down as words: several of a kind as `red*3`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def bag(words: str) -> dict[str, int]:
    """`red*3 blue` as counts."""
    counts: Counter[str] = Counter()
    for word in words.split():
        name, _, count = word.partition("*")
        counts[name] += int(count or 1)
    return dict(counts)


def tile(
    word: str,
    q: int = 0,
    r: int = 0,
    turn: int = 0,
    *,
    side: str = "front",
    goods: str = "",
    workers: str = "",
    last_use: int | None = None,
    colour: str | None = None,
) -> dict[str, Any]:
    """A tile in a village. The workers on it came in one use and have its colour, unless told otherwise."""
    on_it = bag(workers)
    return {
        "tile": word,
        "q": q,
        "r": r,
        "turn": turn,
        "side": side,
        "goods": bag(goods),
        "workers": on_it,
        "colour": colour or next(iter(on_it), None),
        "last_use": sum(on_it.values()) if last_use is None else last_use,
    }


def lot(
    word: str,
    bids: Mapping[int, str] | None = None,
    *,
    workers: str = "",
    side: str = "front",
    last_use: int | None = None,
    colour: str | None = None,
) -> dict[str, Any]:
    """A tile in the auction with bids by seat such as `{0: "red*2"}`, the first of the tile's colour."""
    on_it = bag(workers)
    rows = []
    for who, words in (bids or {}).items():
        ((name, count),) = bag(words).items()
        rows.append({"seat": who, "colour": name, "count": count})
    return {
        "tile": word,
        "side": side,
        "bids": rows,
        "owner": None,
        "workers": on_it,
        "colour": colour or next(iter(on_it), None) or (rows[0]["colour"] if rows else None),
        "last_use": sum(on_it.values()) if last_use is None else last_use,
    }


def seat(
    workers: str = "", *village: dict[str, Any], skills: str = "", winter: str = "", to_place: str = "",
    **data: Any,
) -> dict[str, Any]:  # fmt: skip
    """A seat: workers behind the screen, the tiles of its village (a home is added where none is named), and
    what else it has, by the names of the state's data."""
    return {
        "workers": bag(workers),
        "skills": bag(skills),
        "winter": winter.split(),
        "village": list(village),
        "to_place": to_place.split(),
        "data": data,
    }


def north(*rows: dict[str, Any] | str) -> list[dict[str, Any]]:
    """Spring tiles one above the other to the north of a home: all of them have a road up and down."""
    tiles = [tile(row) if isinstance(row, str) else row for row in rows]
    return [{**row, "q": 0, "r": -1 - number} for number, row in enumerate(tiles)]
