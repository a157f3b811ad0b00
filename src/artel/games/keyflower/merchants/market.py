"""Contracts come out: open ones beside the stacks, closed ones on boats and behind screens."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.box import MAX_PLAYERS
from artel.games.keyflower.merchants.boats import places_with_room
from artel.games.keyflower.merchants.contract_lines import (
    CONTRACT_CAME,
    CONTRACT_CAME_HIDDEN,
    CONTRACT_DREW,
    CONTRACT_DREW_HIDDEN,
    CONTRACT_LOADED,
    CONTRACT_SHOWN,
    CONTRACTS_REPLACED,
)
from artel.games.keyflower.merchants.contract_slots import (
    ABOARD,
    DECK,
    DISCARDS,
    OPEN,
    changed,
    may_draw,
    numbers_in,
    numbers_of,
    open_contracts,
    put_in_hand,
    shuffle_if_empty,
)
from artel.games.keyflower.merchants.contracts import CONTRACT, CONTRACT_COUNT
from artel.games.keyflower.merchants.tiles import CONTRACT_WORD
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.trade import Cargo
from artel.games.keyflower.words import WINTER
from artel.kernel.draw import Draw
from artel.kernel.log import all_but, only
from artel.kernel.shape import Field, Part, Shape, numbers
from artel.kernel.state import NATURE, SEAT, Do, State

OPEN_PLACES: Final = 3

# NATURE's verbs.
SHOW_CONTRACT: Final = Shape("show-contract", CONTRACT)
DRAW_CONTRACT: Final = Shape("draw-contract", CONTRACT)
LOAD_CONTRACT: Final = Shape("load-contract", CONTRACT)


class FromStacks(Draw):
    """Any contract of the stacks, each as likely as the others.

    Rule: KFM-SETUP-5
    """

    def __init__(self, name: str, verb: Shape, *fields: Field) -> None:
        super().__init__(name, verb, *fields)
        self.contract: Final[Part] = verb.part(CONTRACT.name)

    def pool(self, state: State, frame: i64) -> list[int]:
        return numbers_of(cast(KeyflowerState, state), DECK)

    def drawn(self, state: State, frame: i64) -> list[int]:
        return [int(self.verb.of(contract)) for contract in range(CONTRACT_COUNT)]

    def take(self, state: KeyflowerState, move: i64) -> i64:
        """The contract leaves the stacks."""
        contract = self.contract.read(move)
        changed(state, DECK)[contract] = 0
        return contract


class ShowContract(FromStacks):
    """A contract is turned up beside the stacks.

    Rule: KFM-SETUP-6, KFM-CONTRACT-5
    """

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        contract = self.take(s, move)
        changed(s, OPEN)[contract] = 1
        s.note(CONTRACT_SHOWN.of(contract))


class PutOut(Do):
    """Contracts are turned up until three lie open, as far as there are any.

    Rule: KFM-SETUP-6, KFM-CONTRACT-5, KFM-CONTRACT-10
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if len(open_contracts(s)) < OPEN_PLACES and may_draw(s):
            shuffle_if_empty(s)
            s.agenda.append(self.frame())
            s.agenda.append(SHOW_A_CONTRACT.frame())


class Replace(Do):
    """At the end of spring, summer and autumn: all open contracts are discarded, then new ones turned up.

    Rule: KFM-CONTRACT-7, KFM-CONTRACT-8, KFM-END-2, KFM-END-3
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season == WINTER:
            return
        shown, discards = changed(s, OPEN), changed(s, DISCARDS)
        for contract in numbers_in(shown):
            shown[contract] = 0
            discards[contract] = 1
        s.note(CONTRACTS_REPLACED.of())
        s.agenda.append(PUT_OUT.frame())


class DrawContract(FromStacks):
    """A closed contract for a seat, which alone sees it.

    Rule: KFM-CONTRACT-3, KFM-CONTRACT-4
    """

    def __init__(self) -> None:
        super().__init__("draw-contract", DRAW_CONTRACT, SEAT)
        self.who: Final = self.part("seat")

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.who.read(frame)
        contract = self.take(s, move)
        put_in_hand(s, who, contract, seen=False)
        s.note(CONTRACT_DREW.of(who, contract), only(who))
        s.note(CONTRACT_DREW_HIDDEN.of(who), all_but(only(who)))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame))}


def draw_closed(state: KeyflowerState, seat: i64) -> None:
    """Ask NATURE for a closed contract."""
    shuffle_if_empty(state)
    state.agenda.append(DRAW_A_CONTRACT.frame(NATURE, seat))


class LoadContracts(Do):
    """The next boat that carries a contract in this season gets one, as far as there are any.

    Rule: KFM-SETUP-3, KFM-SETUP-7, KFM-BOAT-5, KFM-BOAT-8
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, numbers("place", 32))
        self.place: Final = self.part("place")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season == WINTER:
            return
        place = self.place.read(frame)
        boats = places_with_room(s, CONTRACT_WORD)
        if place < len(boats) and may_draw(s):
            shuffle_if_empty(s)
            s.agenda.append(self.frame(NATURE, place + 1))
            s.agenda.append(LOAD_A_CONTRACT.frame(NATURE, boats[place]))


class LoadContract(FromStacks):
    """A contract lies on a boat face down, seen by nobody.

    Rule: KFM-SETUP-7
    """

    def __init__(self) -> None:
        super().__init__("load-contract", LOAD_CONTRACT, numbers("boat", MAX_PLAYERS))
        self.boat: Final = self.part("boat")

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        boat = self.boat.read(frame)
        contract = self.take(s, move)
        changed(s, ABOARD)[boat * CONTRACT_COUNT + contract] = 1
        s.note(CONTRACT_LOADED.of(s.boats[boat]))


class Contracts(Cargo):
    """The contracts of a boat go behind the screen of the seat that took it; the others do not see them.

    Rule: KFM-BOAT-2, KFM-CONTRACT-1, KFM-CONTRACT-2, KFM-END-1
    """

    def unload(self, state: State, seat: i64, boat: i64) -> None:
        s = cast(KeyflowerState, state)
        first = boat * CONTRACT_COUNT
        for contract in numbers_in(numbers_of(s, ABOARD)[first : first + CONTRACT_COUNT]):
            changed(s, ABOARD)[first + contract] = 0
            put_in_hand(s, seat, contract, seen=False)
            s.note(CONTRACT_CAME.of(seat, s.boats[boat], contract), only(seat))
            s.note(CONTRACT_CAME_HIDDEN.of(seat, s.boats[boat]), all_but(only(seat)))


SHOW_A_CONTRACT: Final = ShowContract("show-contract", SHOW_CONTRACT)
PUT_OUT: Final = PutOut("put-out-contracts")
REPLACE: Final = Replace("replace-contracts")
DRAW_A_CONTRACT: Final = DrawContract()
LOAD_CONTRACTS: Final = LoadContracts("load-contracts")
LOAD_A_CONTRACT: Final = LoadContract()
