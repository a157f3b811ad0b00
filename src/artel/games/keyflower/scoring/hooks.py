"""What modules bring to the final scoring besides rows: functions, listed by name among a module's rows.

`scorers`: for each kind of effect that looks at the village, what a face of that kind scores.
`demands`: what a seat holds that wants pieces, such as contracts.
`holders`: pieces of other kinds that a seat brings, and kinds that count as others.
`pieces`: the family of each further kind of piece.
`symbols`: the upgrade symbols that lie on a tile besides those it shows.
`bonuses`: what a seat scores besides, by neither a tile's effect nor pieces, with the reason of every point.
`lasting-bonuses`: the same where it does not matter which sides of tiles lie up.
`veils`: by slot, what a screen hides besides workers and skills. Each takes out of a state what not everybody
knows to be there, and answers the least and the most points that it may add. Where a slot that only its seat
sees has none, nothing is said of what others may score.
`piece-worths`: by sort of piece, what one of them brings a seat if the game ended now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from artel.games.keyflower.components.tables import TABLES, Tables
from artel.games.keyflower.components.vocabulary import effect_words
from artel.games.keyflower.scoring.demands import Demand, PieceKinds
from artel.games.keyflower.scoring.holdings import BASE_POINTS, Holdings, PointTable
from artel.kernel.rules import Flat
from artel.kernel.slices import OWN

if TYPE_CHECKING:
    from artel.games.keyflower.state import KeyflowerState
    from artel.kernel.view import Reason

    Points = Callable[[KeyflowerState, int, int], int]
    Told = Callable[[KeyflowerState, int, int], dict[str, int | str]]
    Demands = Callable[[KeyflowerState, int], list[Demand]]
    Holder = Callable[[KeyflowerState, int, Holdings], None]
    Symbols = Callable[[KeyflowerState, int], int]
    Bonus = Callable[[KeyflowerState, int], list[Reason]]
    Veil = Callable[[KeyflowerState, int], tuple[int, int]]
    Worth = Callable[[KeyflowerState, int, str], int | None]
    Looks = Callable[[Tables, int, int], bool]


class Scorer:
    """The points of a tile for its owner, by state, seat and tile; and what else the reason of them tells."""

    def __init__(
        self, points: Points, told: Told | None = None, *, turns: bool = False, by_sides: bool = False,
        at_once: bool = False, looks: Looks | None = None,
    ) -> None:  # fmt: skip
        self.points: Final = points
        self.told: Final = told
        # True when it changes the village before the rest is counted, as if a tile were turned over.
        self.turns: Final = turns
        # True when it looks at which sides of other tiles lie up.
        self.by_sides: Final = by_sides
        # True when it is counted before anything is turned over, with the side that lies up then.
        self.at_once: Final = at_once
        # Which tiles could change the points by where they lie; None where no place matters.
        self.looks: Final = looks


class ScoringRules:
    """Everything that the final scoring of one game needs, built once from the rows of its modules."""

    def __init__(self, flat: Flat, tables: Tables) -> None:
        kinds = PieceKinds()
        for word, family in flat.rows.get("pieces", {}).items():
            kinds.add(word, cast(str, family))
        plain = tables.tiles == TABLES.tiles and kinds.words == BASE_POINTS.kinds.words
        self.table: Final = BASE_POINTS if plain else PointTable(tables, kinds)
        by_kind: dict[int, Scorer] = {}
        known = effect_words()
        for word, scorer in flat.rows.get("scorers", {}).items():
            if word not in known:
                raise ValueError(f"expected a scorer of {', '.join(known)}, got {word!r}")
            by_kind[known.index(word)] = cast(Scorer, scorer)
        # The scorer of each face, at 2 * tile + side, or None.
        self.scorers: Final[list[Scorer | None]] = [by_kind.get(kind) for kind in tables.effect_kind]
        # The tiles that have a scorer on a side.
        self.lookers: Final[list[int]] = []
        for face in range(0, len(self.scorers), 2):
            if self.scorers[face] is not None or self.scorers[face + 1] is not None:
                self.lookers.append(face // 2)
        self.demands: Final[list[Demands]] = [
            cast("Demands", row) for row in flat.rows.get("demands", {}).values()
        ]
        self.symbols: Final[list[Symbols]] = [
            cast("Symbols", row) for row in flat.rows.get("symbols", {}).values()
        ]
        # Those that turning a tile over may change, and all.
        self.turning_bonuses: Final[list[Bonus]] = [
            cast("Bonus", row) for row in flat.rows.get("bonuses", {}).values()
        ]
        self.bonuses: Final[list[Bonus]] = self.turning_bonuses + [
            cast("Bonus", row) for row in flat.rows.get("lasting-bonuses", {}).values()
        ]
        # True when turning a tile over may score elsewhere than in the points printed on it.
        by_sides = [scorer for scorer in by_kind.values() if scorer.by_sides]
        self.turning_tells: Final = bool(self.turning_bonuses) or bool(by_sides)
        veils = flat.rows.get("veils", {})
        self.veils: Final[list[Veil]] = [cast("Veil", row) for row in veils.values()]
        # True when the points of others can be bounded: every slot that only its seat sees has its veil.
        bare = [slot.name for slot in flat.slices.slots if slot.sight == OWN and slot.name not in veils]
        self.is_bounded: Final = not bare
        self.worths: Final[dict[str, Worth]] = {
            sort: cast("Worth", row) for sort, row in flat.rows.get("piece-worths", {}).items()
        }
        self.holders: Final[list[Holder]] = [
            cast("Holder", row) for row in flat.rows.get("holders", {}).values()
        ]
