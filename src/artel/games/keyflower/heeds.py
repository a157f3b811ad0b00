"""On what the words of modules about a village rest, so that a bot can tell when they are the same again.

A bot remembers what it has worked out about a village, by the pieces and tiles of its seat. Modules look at
more. By the name of each row that is asked about villages a module says what else of the state that row looks
at, as numbers: `heeds` what is no matter of workers, `crews` where the seat's workers are. Without such a row
for every name nothing can be remembered; `nothing_else` is there for those that look at nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from artel.games.keyflower.components.vocabulary import Tile
from artel.kernel.rules import Flat

if TYPE_CHECKING:
    from artel.games.keyflower.state import KeyflowerState

    Heed = Callable[[KeyflowerState, int], list[int]]

# The tables of rows that are asked what a village is worth, and those asked within a transport alone.
OF_WORTH: Final = ("worths", "hopes", "prospects", "demands", "holders", "symbols")
OF_TRANSPORT: Final = ("errands", "spurs", "payers")


def nothing_else(state: KeyflowerState, seat: int) -> list[int]:
    """What lies in the village, its place, the hand and the season say it all."""
    return []


class Heeds:
    """What the modules in play look at, each of their functions once."""

    def __init__(self, flat: Flat) -> None:
        heeds, crews = flat.rows.get("heeds", {}), flat.rows.get("crews", {})
        worth = [name for table in OF_WORTH for name in flat.rows.get(table, {})]
        transport = [name for table in OF_TRANSPORT for name in flat.rows.get(table, {})]
        # True when every row has said what it looks at.
        self.are_whole: Final = all(name in heeds for name in worth + transport)
        self.village: Final[list[Heed]] = []
        self.crews: Final[list[Heed]] = []
        self.hauling: Final[list[Heed]] = []
        self.hauling_crews: Final[list[Heed]] = []
        prospects, tiles = flat.rows.get("prospects", {}), flat.rows["tiles"]
        for name in worth:
            self._add(heeds, name, self.village)
            # What turning a tile over brings is no matter of workers.
            turns = name in prospects and name in tiles and cast(Tile, tiles[name]).cost is not None
            self._add(crews, name, self.village if turns else self.crews)
        for name in transport:
            self._add(heeds, name, self.hauling)
            self._add(crews, name, self.hauling_crews)

    def _add(self, rows: dict[str, object], name: str, to: list[Heed]) -> None:
        if name not in rows:
            return
        heed = cast("Heed", rows[name])
        known = heed is nothing_else or heed in self.village or heed in self.crews or heed in to
        if not known:
            to.append(heed)


def heeded(heeds: list[Heed], state: KeyflowerState, seat: int, found: list[int]) -> None:
    """Write down what these look at; how much it is comes first, so that nothing runs into the next."""
    for heed in heeds:
        numbers = heed(state, seat)
        found.append(len(numbers))
        found.extend(numbers)
