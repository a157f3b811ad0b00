"""What the start player contract may be traded for where The Farmers are played too."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.farmers.placing import can_have, place_animals
from artel.games.keyflower.farmers.wheat import gain_wheat, wheat_left
from artel.games.keyflower.farmers.words import ANIMALS
from artel.games.keyflower.merchants.contract_lines import ITEM
from artel.games.keyflower.state import KeyflowerState, home_of
from artel.games.keyflower.trade import Item
from artel.kernel.state import State

WHEAT: Final = "wheat"
ITEM.add([*ANIMALS, WHEAT])


class AnimalItem(Item):
    """An animal from the supply, on a fitting field of the home tile; not offered without one.

    Rule: KFX-TRADE-1, KFX-TRADE-2, KFX-TRADE-3
    """

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def is_there(self, state: State, seat: i64) -> bool:
        s = cast(KeyflowerState, state)
        return can_have(s, seat, home_of(s, seat), self.kind)

    def take(self, state: State, seat: i64) -> None:
        s = cast(KeyflowerState, state)
        place_animals(s, seat, home_of(s, seat), self.kind, 1)


class WheatItem(Item):
    """A wheat from the supply, behind the screen.

    Rule: KFX-TRADE-1, KFX-TRADE-4
    """

    def is_there(self, state: State, seat: i64) -> bool:
        return wheat_left(cast(KeyflowerState, state)) > 0

    def take(self, state: State, seat: i64) -> None:
        gain_wheat(cast(KeyflowerState, state), seat, 1)


ITEMS: Final[dict[str, Item]] = {
    **{word: AnimalItem(kind) for kind, word in enumerate(ANIMALS)},
    WHEAT: WheatItem(),
}
