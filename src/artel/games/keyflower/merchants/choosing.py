"""Assayer, bookkeeper and merchant: which contract is taken, an open one or a closed one."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.components.vocabulary import Gain
from artel.games.keyflower.merchants.contract_lines import CONTRACT_TAKEN
from artel.games.keyflower.merchants.contract_slots import (
    OPEN,
    changed,
    may_draw,
    open_contracts,
    put_in_hand,
)
from artel.games.keyflower.merchants.contracts import CONTRACT
from artel.games.keyflower.merchants.market import PUT_OUT, draw_closed
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.text import COUNT
from artel.games.keyflower.trade import Giver
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape
from artel.kernel.state import Do, State, frame_seat

TAKE_CONTRACT: Final = Shape("contract", CONTRACT)
TAKE_CONTRACT_CONTRACT: Final = TAKE_CONTRACT.part("contract")
CLOSED: Final = Shape("closed")


class GivesContracts(Giver):
    """Contracts, each of the user's choice, as far as there are any.

    Rule: KFM-CONTRACT-1, KFM-CONTRACT-11, KFM-TILE-1, KFM-TILE-2, KFM-TILE-4, KFM-TILE-5, KFM-TILE-7
    """

    def may_give(self, state: State, seat: i64) -> bool:
        s = cast(KeyflowerState, state)
        return len(open_contracts(s)) > 0 or may_draw(s)

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        state.agenda.append(TAKE_CONTRACTS.frame(seat, tile, gain.count))


class TakeContracts(Do):
    """The next of several contracts: asked for where there is a choice, after the one before was seen.

    Rule: KFM-TILE-6, KFM-TILE-8, KFM-TILE-9, KFM-CONTRACT-11
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, COUNT)
        self.tile: Final = self.part("tile")
        self.count: Final = self.part("count")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        seat, tile, count = frame_seat(frame), self.tile.read(frame), self.count.read(frame)
        there, closed = open_contracts(s), may_draw(s)
        if not there and not closed:
            return
        if count > 1:
            s.agenda.append(self.frame(seat, tile, count - 1))
        if not there:
            draw_closed(s, seat)
        elif len(there) == 1 and not closed:
            take_open(s, seat, there[0])
        else:
            s.agenda.append(CHOOSE_CONTRACT.frame(seat, tile))


def take_open(state: KeyflowerState, seat: i64, contract: i64) -> None:
    """An open contract goes behind the screen and is replaced at once.

    Rule: KFM-CONTRACT-3, KFM-CONTRACT-5, KFM-CONTRACT-6
    """
    changed(state, OPEN)[contract] = 0
    put_in_hand(state, seat, contract, seen=True)
    state.note(CONTRACT_TAKEN.of(seat, contract))
    state.agenda.append(PUT_OUT.frame())


class OpenContract(Action):
    """One of the open contracts.

    Rule: KFM-CONTRACT-3, KFM-CONTRACT-5
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        for contract in open_contracts(cast(KeyflowerState, state)):
            found.append(int(TAKE_CONTRACT.of(contract)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        take_open(cast(KeyflowerState, state), seat, TAKE_CONTRACT_CONTRACT.read(move))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        values: dict[str, int | str] = {"contract": CONTRACT.word(TAKE_CONTRACT_CONTRACT.read(move))}
        return Refusal("KFM-CONTRACT-3", "contract-not-open", values)


class ClosedContract(Action):
    """A closed contract from the stacks: which of the three they are is no choice.

    Rule: KFM-CONTRACT-3, KFM-CONTRACT-4, KFM-CONTRACT-10
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        if may_draw(cast(KeyflowerState, state)):
            found.append(int(CLOSED.of()))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        draw_closed(cast(KeyflowerState, state), seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFM-CONTRACT-10", "no-closed-contract", {})


class ChooseContract(Interrupted):
    """An open contract or a closed one.

    Rule: KFM-CONTRACT-3, KFM-TRADE-12
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, actions=[OpenContract(TAKE_CONTRACT), ClosedContract(CLOSED)])
        self.tile: Final = self.part("tile")

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KFM-CONTRACT-3", "not-now", {"question": "choose-contract"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame))}


TAKE_CONTRACTS: Final = TakeContracts("take-contracts")
CHOOSE_CONTRACT: Final = ChooseContract("choose-contract")
