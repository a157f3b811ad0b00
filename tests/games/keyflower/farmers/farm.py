"""Positions with The Farmers: wheat with each seat, animals by field, sheep on the shelter.

A field is named by any corner of it, such as `home-1 left`; the rest of the box lies in the supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.keyflower import positions
from tests.games.keyflower.positions import Table, bag, seat

MODULES = ("base", "farmers")
ANIMALS = {"sheep": 32, "pig": 24, "cow": 12}
WHEAT = 30


def farmer(workers: str = "", *village: dict[str, Any], wheat: int = 0, **rest: str) -> dict[str, Any]:
    """A seat with wheat behind its screen."""
    return seat(workers, *village, **rest, wheat=wheat)


def with_farm(
    seats: Sequence[dict[str, Any]], given: dict[str, Any]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The seats and the piles of a position, with what The Farmers has besides."""
    rows = [*(seats or [seat()]), *([seat()] if len(seats) < 2 else [])]
    herds: Mapping[str, str] = given.pop("herds", {})
    sheltered = given.pop("sheltered", 0)
    out: Counter[str] = Counter({"sheep": sheltered})
    for words in herds.values():
        out.update(bag(words))
    left = {kind: count - out[kind] for kind, count in ANIMALS.items()}
    data = {
        "herds": [
            {"tile": field.split()[0], "sector": field.split()[1], **bag(words)}
            for field, words in herds.items()
        ],
        "animals": given.pop("animals", {kind: count for kind, count in left.items() if count}),
        "sheltered": sheltered,
        "wheat_supply": given.pop("wheat_supply", WHEAT - sum(row["data"].get("wheat", 0) for row in rows)),
    }
    return rows, {"modules": MODULES, "data": data, **given}


def auction(*seats: dict[str, Any], **given: Any) -> Table:
    rows, piles = with_farm(seats, given)
    return positions.auction(*rows, **piles)


def extending(*seats: dict[str, Any], **given: Any) -> Table:
    rows, piles = with_farm(seats, given)
    return positions.extending(*rows, **piles)


def ended(*seats: dict[str, Any], **given: Any) -> Table:
    rows, piles = with_farm(seats, given)
    return positions.ended(*rows, **piles)


def wheat(table: Table, who: int = 0) -> int:
    return int(table.data()["seats"][who]["wheat"])


def herds(table: Table) -> dict[str, str]:
    """The animals by field, as words."""
    found: dict[str, str] = {}
    for row in table.data()["herds"]:
        kinds = [f"{kind}*{row[kind]}" if row[kind] > 1 else kind for kind in ANIMALS if kind in row]
        found[f"{row['tile']} {row['sector']}"] = " ".join(kinds)
    return found


def field_reasons(table: Table, who: int = 0) -> dict[str, int]:
    """What each field scores, by its name and kind; what the marker or a sheltered sheep adds is marked."""
    found: dict[str, int] = {}
    for row in table.outcome().reasons:
        if row.seat == who and row.kind == "field":
            value = row.values
            marks = "".join(f" {word}" for word in ("sheltered", "purple") if word in value)
            found[f"{value['tile']} {value['sector']} {value['animal']}{marks}"] = row.points
    return found
