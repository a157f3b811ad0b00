"""Building an extension: with an upgrade symbol of a transport, on an upgraded tile of the own village."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.transport import GO_ON, TRANSPORT_STEP
from artel.games.keyflower.merchants.extensions import (
    EXTENSION,
    EXTENSIONS,
    extension_on,
    extensions_left,
    tiles_of,
)
from artel.games.keyflower.merchants.paying import begin_payment, can_pay, seems_payable
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import NO_COLOUR, KeyflowerState, is_laid, rules_of
from artel.games.keyflower.trade import Carrier
from artel.games.keyflower.words import BACK, COLOURS
from artel.kernel.forms import NOTHING
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape
from artel.kernel.state import Do, State

EXTEND: Final = Shape("extend", TILE, EXTENSION)
EXTEND_TILE: Final = EXTEND.part("tile")
EXTEND_EXTENSION: Final = EXTEND.part("extension")


def may_carry(state: KeyflowerState, seat: i64, tile: i64) -> bool:
    """An upgraded tile of the own village without an extension; what is never upgraded never carries one.

    Rule: KFM-EXT-5, KFM-EXT-6, KFM-EXT-8, KFM-CABIN-4
    """
    return (
        state.owner[tile] == seat
        and state.side[tile] == BACK
        and rules_of(state).tables.cost[tile] is not None
        and extension_on(state, tile) == NOTHING
    )


def fits(state: KeyflowerState, tile: i64, extension: i64) -> bool:
    """Where workers stand on the tile, the extension has their colour.

    Rule: KFM-EXT-16
    """
    return state.colour[tile] in (NO_COLOUR, EXTENSIONS[extension].colour)


class ExtendTile(Action):
    """One extension for one upgrade symbol, paid at once.

    Rule: KFM-EXT-2, KFM-EXT-3, KFM-EXT-4, KFM-EXT-9
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        if TRANSPORT_STEP.upgrades.read(frame) == 0:
            return
        left = extensions_left(s)
        for tile in s.laid:
            if may_carry(s, seat, tile):
                for extension in left:
                    if fits(s, tile, extension) and can_pay(s, seat, tile, EXTENSIONS[extension].cost):
                        found.append(int(EXTEND.of(tile, extension)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        step = TRANSPORT_STEP
        source, carry, upgrade = step.tile.read(frame), step.steps.read(frame), step.upgrades.read(frame)
        s.agenda.append(GO_ON.frame(seat, source, carry, upgrade - 1))
        begin_payment(s, seat, EXTEND_TILE.read(move), EXTEND_EXTENSION.read(move))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        if TRANSPORT_STEP.upgrades.read(frame) == 0:
            return Refusal("KFM-EXT-3", "no-upgrades-left", {})
        return refuse_extension(s, seat, EXTEND_TILE.read(move), EXTEND_EXTENSION.read(move))


def refuse_extension(state: KeyflowerState, seat: i64, tile: i64, extension: i64) -> Refusal:
    values: dict[str, int | str] = {"tile": TILE.word(tile)}
    tables = rules_of(state).tables
    if tile >= len(tables.cost) or not is_laid(state, tile) or state.owner[tile] != seat:
        return Refusal("KFM-EXT-5", "not-your-tile", values)
    if tables.cost[tile] is None:
        return Refusal("KFM-EXT-8", "never-upgraded", values)
    if state.side[tile] != BACK:
        return Refusal("KFM-EXT-5", "not-upgraded", values)
    if extension_on(state, tile) != NOTHING:
        return Refusal("KFM-EXT-6", "already-extended", values)
    if tiles_of(state)[extension] != NOTHING:
        return Refusal("KFM-EXT-19", "extension-gone", {"extension": EXTENSION.word(extension)})
    if not fits(state, tile, extension):
        values["colour"] = COLOURS[state.colour[tile]]
        return Refusal("KFM-EXT-16", "extension-of-another-colour", values)
    return Refusal("KFM-EXT-9", "cannot-pay-extension", {"extension": EXTENSION.word(extension), **values})


class SeemsExtensible(Carrier):
    """A transport goes on as long as everyone must think that an extension can still be paid.

    Rule: KFM-EXT-2, KFM-EXT-3
    """

    def seems_possible(self, state: State, seat: i64, steps: i64, upgrades: i64) -> bool:
        s = cast(KeyflowerState, state)
        if upgrades == 0:
            return False
        left = extensions_left(s)
        for tile in s.laid:
            if may_carry(s, seat, tile):
                for extension in left:
                    if fits(s, tile, extension) and seems_payable(s, seat, tile, EXTENSIONS[extension].cost):
                        return True
        return False


class ExtensionsBind(Do):
    """The workers have left their tiles: those with an extension keep its colour.

    Rule: KFM-EXT-17, KFM-EXT-18
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        for extension, tile in enumerate(tiles_of(s)):
            if tile != NOTHING:
                s.colour[tile] = EXTENSIONS[extension].colour


EXTENSIONS_BIND: Final = ExtensionsBind("extensions-bind")
