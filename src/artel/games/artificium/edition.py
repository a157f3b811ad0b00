"""Editions of Artificium: prices, levels and the bonus spaces of the score track, as a file gives them.

The rule text gives every card; these values are printed in pictures alone.
"""

from __future__ import annotations

from typing import Final, cast

from artel.games.artificium.components import (
    GOOD_ROWS,
    OPENING_COINS,
    TRACK_END,
    TRACK_ROWS,
    Good,
    Space,
    facts_of,
)
from artel.games.artificium.words import GOODS
from artel.kernel.edition import FORMAT, Data, Faults, Field, Form, Path, Rows, Table, Whole, Word
from artel.kernel.editions import Printed

MOST_PRICE: Final = 99
LEVELS: Final = 4
# The track of a box is at least so long, and a log line names a space up to the second.
SHORTEST_TRACK: Final = 20
LONGEST_TRACK: Final = 127
HOUSE: Final = "house"
NAMES: Final = {"en": "House edition", "ru": "Домашнее издание", "it": "Edizione della casa"}


def sells_below(good: Data, path: Path, faults: Faults) -> None:
    """Whoever could sell at the price of buying would never have to stop."""
    buy, sell = cast(int, good["buy"]), cast(int, good["sell"])
    if sell >= buy:
        faults.add((*path, "sell"), "sell-price", f"0 to {buy - 1}", sell, most=buy - 1)


def prices_rise(data: Data, faults: Faults) -> None:
    """What is known of the printed prices; and only spaces that the track has."""
    goods = cast("list[Data]", data["good"])
    for place, good in enumerate(goods):
        buy, level = cast(int, good["buy"]), cast(int, good["level"])
        if level == 1 and buy > OPENING_COINS:
            faults.add(
                ("good", place, "buy"), "first-level", f"1 to {OPENING_COINS}", buy, most=OPENING_COINS
            )
        cheaper = [cast(int, each["buy"]) for each in goods if cast(int, each["level"]) < level]
        if cheaper and buy < max(cheaper):
            faults.add(("good", place, "buy"), "rising", f"{max(cheaper)} or more", buy, least=max(cheaper))
    end = cast(int, cast(Data, data["track"])["end"])
    for place, row in enumerate(cast("list[Data]", data["space"])):
        space = cast(int, row["space"])
        if space > end:
            faults.add(("space", place, "space"), "beyond-track", f"1 to {end}", space, most=end)


GOOD_TABLE: Final = Table(
    Field("id", Word(GOODS)),
    Field("level", Whole(1, LEVELS), source=HOUSE),
    Field("buy", Whole(1, MOST_PRICE), source=HOUSE),
    Field("sell", Whole(0, MOST_PRICE - 1), source=HOUSE),
    check=sells_below,
)
SPACE: Final = Table(
    Field("space", Whole(1, LONGEST_TRACK), source=HOUSE), Field("good", Word(GOODS), source=HOUSE)
)
FORM: Final = Form(
    "artificium",
    Field("track", Table(Field("end", Whole(SHORTEST_TRACK, LONGEST_TRACK), source=HOUSE)), note="track"),
    Field("good", Rows(GOOD_TABLE, key="id", ids=GOODS), note="good"),
    Field("space", Rows(SPACE, key="space", most=LONGEST_TRACK), note="space"),
    check=prices_rise,
)


def house_data() -> Data:
    """The values of `components.py` as a file has them."""
    return {
        "format": FORMAT,
        "game": FORM.game,
        "name": NAMES,
        "track": {"end": TRACK_END},
        "good": [
            {"id": good.id, "level": good.level, "buy": good.buy, "sell": good.sell} for good in GOOD_ROWS
        ],
        "space": [{"space": space.space, "good": space.good} for space in TRACK_ROWS],
    }


def rows_of_edition(data: Data) -> Printed:
    """The tables of the base game with these values, and its facts."""
    goods = [
        Good(str(row["id"]), cast(int, row["level"]), cast(int, row["buy"]), cast(int, row["sell"]))
        for row in cast("list[Data]", data["good"])
    ]
    track = [Space(cast(int, row["space"]), str(row["good"])) for row in cast("list[Data]", data["space"])]
    end = cast(int, cast(Data, data["track"])["end"])
    tables: dict[str, dict[str, object]] = {
        "goods": {good.id: good for good in goods},
        "track": {str(space.space): space for space in track},
        "numbers": {"track-end": end},
    }
    return Printed({"base": tables}, {"base": facts_of(goods, track, end)})
