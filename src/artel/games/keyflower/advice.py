"""What modules tell the bots of this game, listed by name among a module's rows.

A bot knows the base game. What a module adds it must guess, by trying it out, unless the module says more:

`choosers`: by the name of a step, which of the moves a seat should answer that question with.
`deeds`: by verb, how many points better off a seat is after a move than without it; for actions in menus.
`worths`: a further part of what a position is worth to a seat, with the tiles it has and is about to win.
`prizes`: the points that one piece of a gain's word, or having an ability for half a game, is worth.
`gains`: by the word of a gain, what so many pieces of it would bring a seat now that a tile makes for it.
`reaches`: by the word of a gain that is the use of another tile, which tiles those are.
`prospects`: by the word of a tile, what it would score for a seat, whether it lies in its village yet or not.
`errands`: by verb, what else the steps and upgrades of a transport can be spent on.
`spurs`: by verb, what a seat can spend on further steps within a transport.
`loads`: what a boat carries besides workers and skills is worth to a seat, by its place.
`boats`: by the word of a boat, what it would score for a seat with the tiles it has and is about to win.
`upgrades`: the upgrades that the use of a tile brings besides those it shows.
`hopes`: by the name of a row of `demands`, what those wants are worth to a seat before winter. Until then the
exact score of the pieces leaves them out.
`places`: how well a tile that has just been laid lies, before winter.
`heeds`, `crews`: by the name of a row that is asked about a village, on what else of the state its answer
rests, and on where which workers (see `heeds`).

Everything is in points at the end of the game. The worth handed to choosers and deeds is that of any state to
the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.heeds import Heeds
from artel.kernel.rules import Flat, ModuleError
from artel.kernel.state import Step

if TYPE_CHECKING:
    from artel.games.keyflower.scoring.hooks import Demands
    from artel.games.keyflower.state import KeyflowerState

    Worth = Callable[[KeyflowerState], float]
    Choice = Callable[[KeyflowerState, int, list[int], Worth], int]
    Deed = Callable[[KeyflowerState, int, int, Worth], float]
    Part = Callable[[KeyflowerState, int, list[int]], float]
    GainWorth = Callable[[KeyflowerState, int, int, int], float]
    Reach = Callable[[KeyflowerState], list[int]]
    Prospect = Callable[[KeyflowerState, int, int], float]
    Errands = Callable[[KeyflowerState, int, int, int], list["Errand"]]
    Spurs = Callable[[KeyflowerState, int], "Spur | None"]
    LoadWorth = Callable[[KeyflowerState, int, int], float]
    BoatWorth = Callable[[KeyflowerState, int, int, list[int]], float]
    Upgrades = Callable[[KeyflowerState, int], int]
    Hope = Callable[[KeyflowerState, int], float]
    PlaceWorth = Callable[[KeyflowerState, int, int], float]


class Errand:
    """Something that a transport can do besides: its steps and upgrades, its gain and its first move.

    The errands that are named together can all be done, as far as the steps and upgrades go.
    """

    def __init__(self, move: int, steps: int, upgrades: int, gain: float) -> None:
        self.move: Final = move
        self.steps: Final = steps
        self.upgrades: Final = upgrades
        self.gain: Final = gain


class Spur:
    """Pieces that give a step of transport each: the move, how many there are, and what one is worth."""

    def __init__(self, move: int, count: int, price: float) -> None:
        self.move: Final = move
        self.count: Final = count
        self.price: Final = price


class Advice:
    """What the modules in play tell the bots, built once from their rows."""

    def __init__(self, flat: Flat, steps: list[Step]) -> None:
        rows = flat.rows
        names = [step.shape.name for step in steps]
        for name in rows.get("choosers", {}):
            if name not in names:
                raise ModuleError(f"expected a chooser for one of {' | '.join(names)}, got {name!r}")
        self.choosers: Final[dict[str, Choice]] = {
            name: cast("Choice", row) for name, row in rows.get("choosers", {}).items()
        }
        self.deeds: Final[dict[str, Deed]] = {
            verb: cast("Deed", row) for verb, row in rows.get("deeds", {}).items()
        }
        self.worths: Final[list[Part]] = [cast("Part", row) for row in rows.get("worths", {}).values()]
        self.prizes: Final[dict[str, float]] = {
            word: float(cast(float, row)) for word, row in rows.get("prizes", {}).items()
        }
        self.gains: Final[dict[str, GainWorth]] = {
            word: cast("GainWorth", row) for word, row in rows.get("gains", {}).items()
        }
        self.reaches: Final[dict[str, Reach]] = {
            word: cast("Reach", row) for word, row in rows.get("reaches", {}).items()
        }
        self.prospects: Final[dict[int, Prospect]] = {
            number_of(word): cast("Prospect", row) for word, row in rows.get("prospects", {}).items()
        }
        self.errands: Final[dict[str, Errands]] = {
            verb: cast("Errands", row) for verb, row in rows.get("errands", {}).items()
        }
        self.spurs: Final[dict[str, Spurs]] = {
            verb: cast("Spurs", row) for verb, row in rows.get("spurs", {}).items()
        }
        self.loads: Final[list[LoadWorth]] = [
            cast("LoadWorth", row) for row in rows.get("loads", {}).values()
        ]
        self.boats: Final[dict[int, BoatWorth]] = {
            number_of(word): cast("BoatWorth", row) for word, row in rows.get("boats", {}).items()
        }
        self.upgrades: Final[list[Upgrades]] = [
            cast("Upgrades", row) for row in rows.get("upgrades", {}).values()
        ]
        self.hopes: Final[list[Hope]] = [cast("Hope", row) for row in rows.get("hopes", {}).values()]
        # What wants pieces and is no hope.
        self.sure_demands: Final[list[Demands]] = [
            cast("Demands", row)
            for name, row in rows.get("demands", {}).items()
            if name not in rows.get("hopes", {})
        ]
        self.places: Final[list[PlaceWorth]] = [
            cast("PlaceWorth", row) for row in rows.get("places", {}).values()
        ]
        self.heeds: Final = Heeds(flat)
