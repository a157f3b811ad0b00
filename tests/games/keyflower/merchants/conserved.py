"""What The Merchants never lose: cabins and extensions, and the gold that lies on boats."""

from __future__ import annotations

from collections import Counter
from typing import Any

CABINS = 6


def check_building(data: dict[str, Any]) -> Counter[str]:
    """Look at the cabins and the extensions of a state; the resources that lie on its boats."""
    if "freight" not in data:
        return Counter()
    aboard: Counter[str] = Counter()
    for row in data["freight"]:
        aboard.update(row)
    assert data["freight"][len(data["boats"]) :] == [{}] * (6 - len(data["boats"]))
    cabins = data["cabins_left"] + aboard.pop("cabin", 0) + sum(row["cabins"] for row in data["seats"])
    assert cabins == CABINS, data["freight"]
    assert min(data["cabins_left"], *[row["cabins"] for row in data["seats"]]) >= 0
    laid = {row["tile"]: row for village in data["villages"] for row in village}
    carriers = [row["tile"] for row in data["extensions"] if row["tile"]]
    assert len(set(carriers)) == len(carriers), carriers
    for row in data["extensions"]:
        if row["tile"]:
            under = laid[row["tile"]]
            assert (under["side"], under["colour"]) == ("back", row["extension"].split("-")[0]), row
    return aboard
