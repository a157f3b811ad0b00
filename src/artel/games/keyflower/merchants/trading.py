"""Trading a contract in for one of the items that it names, at any moment of the own turn."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.gains import make_goods, take_green
from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.box import BAG_COLOURS
from artel.games.keyflower.merchants.contract_lines import CONTRACT_TRADED, ITEM
from artel.games.keyflower.merchants.contract_slots import (
    contract_count,
    contracts_of,
    discard_from_hand,
    holds,
)
from artel.games.keyflower.merchants.contracts import CONTRACT, CONTRACTS, Contract
from artel.games.keyflower.screens import gain_skill, gain_workers, take_from_bag, take_from_stack
from artel.games.keyflower.state import KeyflowerState, home_of, rules_of
from artel.games.keyflower.trade import Carrier, Item, Teller
from artel.games.keyflower.words import COLOURS, GOODS, GREEN, SKILLS
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape
from artel.kernel.state import State, step_of

TRADE: Final = Shape("trade", CONTRACT, ITEM)
TRADE_CONTRACT: Final = TRADE.part("contract")
TRADE_ITEM: Final = TRADE.part("item")

# The menus of a turn that the base game and this set bring. Rule: KFM-TRADE-1
MENUS: Final[list[str]] = [
    "turn", "choose-good", "pay", "transport", "pay-upgrade", "pay-extension", "choose-contract",
]  # fmt: skip
# By the word of an item, the white symbol that stands for any of its sort.
WHITE_OF: Final[dict[str, str]] = {
    **dict.fromkeys(GOODS, "any-resource"),
    **dict.fromkeys(SKILLS, "any-skill"),
    **dict.fromkeys(COLOURS, "any-worker"),
}


class GoodItem(Item):
    """A resource from the supply, on the home tile.

    Rule: KFM-TRADE-7
    """

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def is_there(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).supply[self.good] > 0

    def take(self, state: State, seat: i64) -> None:
        s = cast(KeyflowerState, state)
        make_goods(s, seat, home_of(s, seat), self.good, 1)


class SkillItem(Item):
    """A skill looked for in the stack; all see its type.

    Rule: KFM-TRADE-9
    """

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill

    def is_there(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).stack[self.skill] > 0

    def take(self, state: State, seat: i64) -> None:
        s = cast(KeyflowerState, state)
        take_from_stack(s, self.skill)
        gain_skill(s, seat, self.skill)


class WorkerItem(Item):
    """A blue, red or yellow worker out of the bag; all see its colour.

    Rule: KFM-TRADE-8
    """

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def is_there(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).bag[self.colour] > 0

    def take(self, state: State, seat: i64) -> None:
        s = cast(KeyflowerState, state)
        take_from_bag(s, self.colour)
        gain_workers(s, seat, self.colour, 1)


class GreenItem(Item):
    """A green worker from the supply, never from the bag.

    Rule: KFM-TRADE-8
    """

    def is_there(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).green > 0

    def take(self, state: State, seat: i64) -> None:
        take_green(cast(KeyflowerState, state), seat, 1)


ITEMS: Final[dict[str, Item]] = {
    **{word: GoodItem(good) for good, word in enumerate(GOODS)},
    **{word: SkillItem(skill) for skill, word in enumerate(SKILLS)},
    **{COLOURS[colour]: WorkerItem(colour) for colour in range(BAG_COLOURS)},
    COLOURS[GREEN]: GreenItem(),
}


def items_of(state: KeyflowerState, contract: Contract) -> list[str]:
    """What a contract may be traded for: what it names, and the start player contract for anything.

    Rule: KFM-TRADE-4, KFM-TRADE-5, KFM-TRADE-11
    """
    return list(rules_of(state).items) if contract.is_start else contract.named


def in_a_turn(state: State, frame: i64) -> bool:
    """True while a turn is going on: it is the question itself, or the next turn waits below it.

    Rule: KFM-TRADE-14
    """
    return TURN.shape.has(frame) or any(TURN.shape.has(below) for below in state.agenda)


class TradeContract(Action):
    """One contract for one piece that it names and that is there; the question is asked again.

    Rule: KFM-TRADE-1, KFM-TRADE-2, KFM-TRADE-3, KFM-TRADE-4, KFM-TRADE-6, KFM-TRADE-12, KFM-TRADE-13
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        if contract_count(s, seat) == 0 or not in_a_turn(state, frame):
            return
        items = rules_of(s).items
        for contract in contracts_of(s, seat):
            for word in items_of(s, CONTRACTS[contract]):
                if items[word].is_there(state, seat):
                    found.append(int(TRADE.of(contract, ITEM.index[word])))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        contract, item = TRADE_CONTRACT.read(move), TRADE_ITEM.read(move)
        discard_from_hand(s, seat, contract)
        s.note(CONTRACT_TRADED.of(seat, contract, item))
        rules_of(s).items[ITEM.word(item)].take(state, seat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        number, word = TRADE_CONTRACT.read(move), ITEM.word(TRADE_ITEM.read(move))
        contract = CONTRACTS[number]
        values: dict[str, int | str] = {"contract": CONTRACT.word(number), "item": word}
        if not holds(s, seat, number):
            return Refusal("KFM-TRADE-3", "not-your-contract", values)
        if not in_a_turn(state, frame):
            return Refusal("KFM-TRADE-14", "no-trade-now", values)
        if word not in items_of(s, contract):
            if contract.is_start:
                return Refusal("KFM-TRADE-11", "not-on-contract", values)
            if WHITE_OF.get(word, "") in contract.needs:
                return Refusal("KFM-TRADE-5", "only-a-white-symbol", values)
            return Refusal("KFM-TRADE-4", "not-on-contract", values)
        if not rules_of(s).items[word].is_there(state, seat):
            return Refusal("KFM-TRADE-6", "item-not-there", values)
        question = step_of(state, frame)
        if isinstance(question, Interrupted) and not question.goes_on(state, frame, seat, self, move):
            return Refusal("KFM-TRADE-12", "trade-leaves-no-answer", values)
        return None


class TradedFor(Carrier):
    """A transport goes on while a contract might be traded for something to carry or to pay with.

    Rule: KFM-TRADE-12
    """

    def seems_possible(self, state: State, seat: i64, steps: i64, upgrades: i64) -> bool:
        return (steps > 0 or upgrades > 0) and contract_count(cast(KeyflowerState, state), seat) > 0


class WhatIsThere(Teller):
    """Which colours the bag holds at all, and which skills the stack: an offer tells nobody more.

    Rule: KFM-TRADE-6
    """

    def told(self, state: State) -> dict[str, object]:
        s = cast(KeyflowerState, state)
        return {
            "bag_colours": [COLOURS[colour] for colour in range(BAG_COLOURS) if s.bag[colour] > 0],
            "stack_skills": [word for skill, word in enumerate(SKILLS) if s.stack[skill] > 0],
        }

    def sure(self, state: State) -> list[int]:
        s = cast(KeyflowerState, state)
        return [1 if count > 0 else 0 for count in s.bag[:BAG_COLOURS] + s.stack]

    def sure_in(self, data: dict[str, object]) -> list[int]:
        colours, skills = cast("list[str]", data["bag_colours"]), cast("list[str]", data["stack_skills"])
        there = [word in colours for word in COLOURS[:BAG_COLOURS]] + [word in skills for word in SKILLS]
        return [1 if each else 0 for each in there]
