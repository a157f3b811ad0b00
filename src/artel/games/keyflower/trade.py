"""What the words of effects, costs and boats mean: each word has one giver, payer or cargo that knows it.

The base game's stand in rows of its module; a module brings its own the same way.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from artel.games.keyflower.components.vocabulary import ABILITY, Cost, Effect, Gain, ability_words
from artel.kernel.rng import Rng
from artel.kernel.rules import ModuleError
from artel.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Giver:
    """What one word of an effect brings to a seat. One that `asks` may leave a question on the agenda."""

    def __init__(self, *, asks: bool = False) -> None:
        self.asks = asks

    def may_give(self, state: State, seat: i64) -> bool:
        """True when at least one piece can be given: what may be chosen."""
        return True

    def may_give_at(self, state: State, seat: i64, tile: i64) -> bool:
        """The same of one tile, where it matters which tile gives it."""
        return self.may_give(state, seat)

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        """Give what a tile brings, as far as there is any."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payer:
    """What pays the units of one word without a choice between pieces.

    It should not count on pieces that other units of the same cost may take: each is checked for itself.
    """

    def has(self, state: State, seat: i64, tile: i64, count: i64) -> bool:
        """True when a seat can pay this many units for what it does with a tile."""
        raise NotImplementedError(type(self).__name__)

    def pay(self, state: State, seat: i64, tile: i64, count: i64) -> None:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cargo:
    """One kind of thing that lies on the boats."""

    def unload(self, state: State, seat: i64, boat: i64) -> None:
        """Everything of it on a boat, by its place among the boats in play, goes to the seat that took it."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Carrier:
    """What else a transport may be used for, so that it goes on as long as something is possible."""

    def seems_possible(self, state: State, seat: i64, steps: i64, upgrades: i64) -> bool:
        """True when everyone must think that the seat could do something with what is left."""
        raise NotImplementedError(type(self).__name__)

    def uses_a_step(self, state: State, seat: i64) -> bool:
        """True when one more step would move something now."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Surveyor:
    """What follows from where the tiles of villages lie, and is kept beside them."""

    def laid(self, state: State, tile: i64) -> None:
        """A tile has been laid, and joined to its neighbours."""
        raise NotImplementedError(type(self).__name__)

    def rebuild(self, state: State) -> None:
        """A state has been read: everything anew; TypeError where what was read does not fit the villages."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Landing:
    """Where else than on the home tile resources may go that a seat makes outside its village."""

    def takes(self, state: State, seat: i64, good: i64, count: i64) -> bool:
        """True when it sees to these resources, which are still in the supply."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One piece of a word that something else may be traded for."""

    def is_there(self, state: State, seat: i64) -> bool:
        """True when there is one for the seat, as everybody knows."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: State, seat: i64) -> None:
        """It goes where such pieces of the seat lie."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Something that everybody knows although it follows from hidden pieces."""

    def told(self, state: State) -> dict[str, object]:
        """What is added to the data of views; it follows from the state, so a state's own data do without."""
        raise NotImplementedError(type(self).__name__)

    def sure(self, state: State) -> list[int]:
        """What of it a deal of hidden pieces could change, in numbers: every deal must leave it as it is."""
        return []

    def sure_in(self, data: dict[str, object]) -> list[int]:
        """The same out of a view's data."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals pieces of a sort that may not lie just anywhere."""

    def known(self, state: State) -> list[int]:
        """What everybody knows of where they lie, in numbers."""
        raise NotImplementedError(type(self).__name__)

    def known_in(self, data: dict[str, object]) -> list[int]:
        """The same out of a view's data."""
        raise NotImplementedError(type(self).__name__)

    def deal(self, state: State, known: list[int], viewer: int, rng: Rng) -> None:
        """Put those that the viewer does not see where they may lie, in new lists for their slots."""
        raise NotImplementedError(type(self).__name__)


def faces_by_ability(effects: list[Effect]) -> list[list[int]]:
    """By ability: the sides, as 2 * tile + side, whose owner has it while they are up."""
    found: list[list[int]] = [[] for _ in ability_words()]
    for face, effect in enumerate(effects):
        for ability in effect.abilities:
            found[ability].append(face)
    return found


def tiles_with_income(effects: list[Effect]) -> list[int]:
    """The tiles that bring their owner something at the end of every season, by number."""
    faces = [face for face, effect in enumerate(effects) if effect.kind == ABILITY and effect.gains]
    return sorted({face // 2 for face in faces})


def check_words(
    effects: list[Effect], costs: list[Cost | None], givers: dict[str, Giver], payers: dict[str, Payer]
) -> None:
    """Every word of the effects and costs in the box has somebody who knows it."""
    paid = [word for cost in costs if cost is not None for word in cost.apart]
    for effect in effects:
        for gain in effect.gains:
            if gain.word not in givers:
                raise ModuleError(f"expected a gain out of {' | '.join(givers)}, got {gain.word!r}")
        paid.extend(effect.pays.settled)
    for word in paid:
        if word not in payers:
            raise ModuleError(f"expected a payer out of {' | '.join(payers) or 'none'}, got {word!r}")
