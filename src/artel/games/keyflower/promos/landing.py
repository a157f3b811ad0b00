"""Boat 7a: resources made outside may go on any tile of the own village, each as the owner chooses."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.moves import GOOD, TILE
from artel.games.keyflower.promos.tiles import LAND_ANYWHERE
from artel.games.keyflower.state import GOOD_COUNT, KeyflowerState, has_ability
from artel.games.keyflower.text import MADE
from artel.games.keyflower.trade import Landing
from artel.games.keyflower.words import GOODS
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape, numbers
from artel.kernel.state import Do, State, frame_seat

LAND: Final = Shape("land", TILE)
LAND_TILE: Final = LAND.part("tile")
COUNT: Final = numbers("count", 64)


def own_tiles(state: KeyflowerState, seat: i64) -> list[int]:
    """The tiles that lie in a village; what is won and not yet laid is none of them."""
    return [tile for tile in state.laid if state.owner[tile] == seat]


class LandAnywhere(Landing):
    """With the boat and more than the home tile there is a choice for every resource.

    Rule: KFP-BOAT7-2
    """

    def takes(self, state: State, seat: i64, good: i64, count: i64) -> bool:
        s = cast(KeyflowerState, state)
        if not has_ability(s, seat, LAND_ANYWHERE) or len(own_tiles(s, seat)) == 1:
            return False
        # Several types of one use are asked for in the order in which they are shown.
        place = len(s.agenda)
        while place > 0 and LAND_NEXT.shape.has(s.agenda[place - 1]):
            place -= 1
        s.agenda.insert(place, int(LAND_NEXT.frame(seat, good, count)))
        return True


class LandNext(Do):
    """The next resource of a type, as long as there is one in the supply."""

    def __init__(self) -> None:
        super().__init__("land-next", GOOD, COUNT)
        self.good: Final = self.part("good")
        self.count: Final = self.part("count")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        good, count = self.good.read(frame), self.count.read(frame)
        if count > 0 and s.supply[good] > 0:
            s.agenda.append(LAND_GOOD.frame(frame_seat(frame), good, count))


class LandOn(Action):
    """One resource goes from the supply onto a tile of the own village.

    Rule: KFP-BOAT7-2
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        if s.supply[LAND_GOOD.good.read(frame)] > 0:
            found.extend([int(LAND.of(tile)) for tile in own_tiles(s, seat)])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        good, tile = LAND_GOOD.good.read(frame), LAND_TILE.read(move)
        s.agenda.append(LAND_NEXT.frame(seat, good, LAND_GOOD.count.read(frame) - 1))
        s.supply[good] -= 1
        s.goods[tile * GOOD_COUNT + good] += 1
        s.note(MADE.of(seat, tile, good, 1))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFP-BOAT7-2", "not-your-tile", {"tile": TILE.word(LAND_TILE.read(move))})


class LandGood(Interrupted):
    """Where a resource made outside goes.

    Rule: KFP-BOAT7-2
    """

    def __init__(self) -> None:
        super().__init__("land-good", GOOD, COUNT, actions=[LandOn(LAND)])
        self.good: Final = self.part("good")
        self.count: Final = self.part("count")

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFP-BOAT7-2", "not-now", {"question": "land-good"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"good": GOODS[self.good.read(frame)], "count": int(self.count.read(frame))}


LAND_NEXT: Final = LandNext()
LAND_GOOD: Final = LandGood()
