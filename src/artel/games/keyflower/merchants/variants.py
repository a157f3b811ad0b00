"""The variants of The Merchants, as options: A, B and C."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.gains import take_green
from artel.games.keyflower.merchants.tiles import VILLAGE_TILES, WINTER_TILES
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.variants import Variant
from artel.kernel.rules import Option
from artel.kernel.state import Do, State

ONLY_MERCHANTS: Final = "merchants-only"
OPEN_SCREENS: Final = "open-screens"
GREEN_START: Final = "green-start"
NO: Final = "no"
YES: Final = "yes"
OPTIONS: Final[list[Option]] = [
    Option(ONLY_MERCHANTS, [NO, YES], NO),
    Option(OPEN_SCREENS, [NO, YES], NO),
    Option(GREEN_START, [NO, YES], NO, per_seat=True),
]
# How many of the winter tiles are dealt in variant A. Rule: KFM-VARIANT-3
WINTER_TILES_DEALT: Final = 2


class MerchantsVariants(Variant):
    """What the variants A and B change in how a game is dealt and what lies open."""

    def sure_lots(self, options: dict[str, str]) -> list[str]:
        """Rule: KFM-VARIANT-2"""
        return [tile.word for tile in VILLAGE_TILES] if options[ONLY_MERCHANTS] == YES else []

    def limited(self, options: dict[str, str]) -> list[str]:
        """Rule: KFM-VARIANT-3"""
        return [tile.word for tile in WINTER_TILES] if options[ONLY_MERCHANTS] == YES else []

    def limit(self, options: dict[str, str]) -> int:
        """Rule: KFM-VARIANT-3"""
        return WINTER_TILES_DEALT if options[ONLY_MERCHANTS] == YES else 0

    def open_screens(self, options: dict[str, str]) -> bool:
        """Rule: KFM-VARIANT-4, KFM-VARIANT-5"""
        return options[OPEN_SCREENS] == YES


class GreenStart(Do):
    """Variant C: a green worker from the supply for each of the chosen seats.

    Rule: KFM-VARIANT-6
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        for seat, chosen in enumerate(s.rules.options[GREEN_START].split()):
            if chosen == YES:
                take_green(s, seat, 1)


GREEN_WORKERS: Final = GreenStart("green-start")
