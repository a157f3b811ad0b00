"""What modules tell the bots of this game, listed by name among a module's rows.

A bot knows the base game. What a module adds it must guess, by trying it out, unless the module says more:

`choosers`: by the name of a step, which of the moves a seat should answer that question with.
`deeds`: by verb, how many points better off a seat is after a move than without it; for actions in menus.
`worths`: a further part of what a position is worth to a seat, with the tiles it has and is about to win.
`prizes`: the points that one piece of a gain's word, or having an ability for half a game, is worth.

Everything is in points at the end of the game. The worth handed to choosers and deeds is that of any state to
the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from artel.kernel.rules import Flat, ModuleError
from artel.kernel.state import Step

if TYPE_CHECKING:
    from artel.games.keyflower.state import KeyflowerState

    Worth = Callable[[KeyflowerState], float]
    Choice = Callable[[KeyflowerState, int, list[int], Worth], int]
    Deed = Callable[[KeyflowerState, int, int, Worth], float]
    Part = Callable[[KeyflowerState, int, list[int]], float]


class Advice:
    """What the modules in play tell the bots, built once from their rows."""

    def __init__(self, flat: Flat, steps: list[Step]) -> None:
        names = [step.shape.name for step in steps]
        for name in flat.rows.get("choosers", {}):
            if name not in names:
                raise ModuleError(f"expected a chooser for one of {' | '.join(names)}, got {name!r}")
        self.choosers: Final[dict[str, Choice]] = {
            name: cast("Choice", row) for name, row in flat.rows.get("choosers", {}).items()
        }
        self.deeds: Final[dict[str, Deed]] = {
            verb: cast("Deed", row) for verb, row in flat.rows.get("deeds", {}).items()
        }
        self.worths: Final[list[Part]] = [cast("Part", row) for row in flat.rows.get("worths", {}).values()]
        self.prizes: Final[dict[str, float]] = {
            word: float(cast(float, row)) for word, row in flat.rows.get("prizes", {}).items()
        }
