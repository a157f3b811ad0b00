"""Positions with The Merchants and The Farmers: contracts, and animals, wheat and sheep besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.games.keyflower import positions
from tests.games.keyflower.farmers.farm import ANIMALS, WHEAT
from tests.games.keyflower.merchants.bargaining import setting
from tests.games.keyflower.positions import Table, bag

MODULES = ("base", "merchants", "farmers")


def with_wheat(seat: dict[str, Any], wheat: int) -> dict[str, Any]:
    return {**seat, "data": {**seat.get("data", {}), "wheat": wheat}}


def both(
    seats: tuple[dict[str, Any], ...], herds: Mapping[str, str], more: dict[str, Any]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    added = more.pop("built", {})
    rows, rest = setting(seats, modules=MODULES, **more)
    out: Counter[str] = Counter()
    for words in herds.values():
        out.update(bag(words))
    left = {kind: count - out[kind] for kind, count in ANIMALS.items() if count > out[kind]}
    fields = [
        {"tile": field.split()[0], "sector": field.split()[1], **bag(words)} for field, words in herds.items()
    ]
    wheat = WHEAT - sum(row["data"]["wheat"] for row in rows)
    rest["data"].update({"herds": fields, "animals": left, "wheat_supply": wheat, **added})
    return rows, rest


def auction(*seats: dict[str, Any], herds: Mapping[str, str] | None = None, **more: Any) -> Table:
    season, turn, lots = more.pop("season", "spring"), more.pop("turn", 0), more.pop("lots", ())
    rows, rest = both(seats, herds or {}, more)
    return positions.auction(*rows, lots=lots, season=season, turn=turn, **rest)


def ended(*seats: dict[str, Any], herds: Mapping[str, str] | None = None, **more: Any) -> Table:
    rows, rest = both(seats, herds or {}, more)
    return positions.ended(*rows, **rest)
