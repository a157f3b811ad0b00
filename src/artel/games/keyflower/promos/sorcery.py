"""The sorcerer: a tile of the village in which it lies is used, without workers on it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.effects import apply_effect
from artel.games.keyflower.actions.exchange import can_exchange
from artel.games.keyflower.actions.gains import effect_of
from artel.games.keyflower.actions.group import Group
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.limits import Limit
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.components.vocabulary import EXCHANGE, Gain
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.promos.tiles import USE_ANYWHERE
from artel.games.keyflower.state import (
    AUCTION,
    EDGE_COUNT,
    NO_TILE,
    KeyflowerState,
    is_laid,
    rules_of,
)
from artel.games.keyflower.trade import Giver
from artel.kernel.log import Line
from artel.kernel.menu import Action
from artel.kernel.numbers import row_of
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape
from artel.kernel.state import SEAT, State

SORCERER: Final = number_of("sorcerer")

ENCHANT: Final = Shape("enchant", TILE)
ENCHANT_TILE: Final = ENCHANT.part("tile")
ENCHANTED: Final = Line("enchanted", "KFP-SORCERER-2", SEAT, TILE)


def in_reach(state: KeyflowerState) -> list[int]:
    """The tiles next to the sorcerer in its village; upgraded, all of that village.

    Rule: KFP-SORCERER-2, KFP-SORCERER-3
    """
    if effect_of(state, SORCERER).gains[0].word == USE_ANYWHERE:
        owner = state.owner[SORCERER]
        return [tile for tile in state.laid if tile != SORCERER and state.owner[tile] == owner]
    beside = row_of(state.adjacent, SORCERER, EDGE_COUNT)
    return sorted([tile for tile in beside if tile != NO_TILE])


def can_be_named(state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> bool:
    """True for a tile that workers could use and whose further cost is left after placing the workers.

    Its colour, the workers on it and the limit of six do not matter.
    Rule: KFP-SORCERER-4, KFP-SORCERER-5, KFP-SORCERER-6
    """
    if not rules_of(state).tables.usable[2 * tile + state.side[tile]]:
        return False
    effect = effect_of(state, tile)
    return effect.kind != EXCHANGE or can_exchange(state, group, tile, effect, colour, count)


class Sorcery(Limit):
    """Not in the auction, where it has no village, nor where no tile can be named.

    Rule: KFP-SORCERER-7
    """

    def allows(self, state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> bool:
        if state.owner[tile] == AUCTION or not is_laid(state, tile):
            return False
        return any(can_be_named(state, group, other, colour, count) for other in in_reach(state))


class GivesUse(Giver):
    """The use of a tile: which one is asked."""

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        state.agenda.append(SORCERY.frame(seat))


class Enchant(Action):
    """The named tile is used: what it costs is paid, what it gives goes where a use of it would put it.

    Rule: KFP-SORCERER-4, KFP-SORCERER-5, KFP-SORCERER-6
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        nobody = Group(s, seat, 0, 0)
        for tile in in_reach(s):
            if can_be_named(s, nobody, tile, 0, 0):
                found.append(int(ENCHANT.of(tile)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        tile = ENCHANT_TILE.read(move)
        state.note(ENCHANTED.of(seat, tile))
        apply_effect(cast(KeyflowerState, state), seat, tile)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        tile = ENCHANT_TILE.read(move)
        values: dict[str, int | str] = {"tile": TILE.word(tile)}
        if tile not in in_reach(s):
            upgraded = effect_of(s, SORCERER).gains[0].word == USE_ANYWHERE
            return Refusal("KFP-SORCERER-3" if upgraded else "KFP-SORCERER-2", "out-of-reach", values)
        if not rules_of(s).tables.usable[2 * tile + s.side[tile]]:
            return Refusal("KFP-SORCERER-4", "never-used", values)
        return Refusal("KFP-SORCERER-6", "cannot-pay-exchange", values)


class AskSorcery(Interrupted):
    """Which tile the sorcerer uses.

    Rule: KFP-SORCERER-2, KFP-SORCERER-3
    """

    def __init__(self) -> None:
        super().__init__("sorcery", actions=[Enchant(ENCHANT)])

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFP-SORCERER-4", "not-now", {"question": "sorcery"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(SORCERER)}


SORCERY: Final = AskSorcery()
