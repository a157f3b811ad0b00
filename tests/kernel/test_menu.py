"""A question made of several kinds of action, some of them free, some brought by a module."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from artel.kernel.agenda import legal_moves, play
from artel.kernel.menu import Action, Menu
from artel.kernel.refusal import Refusal
from artel.kernel.rules import Module, ModuleError, actions_of
from artel.kernel.shape import Language, Shape, numbers
from artel.kernel.state import Ask, Rules, State, Step, number_steps
from artel.kernel.telling import Told

TAKE = Shape("take", numbers("count", 4))
WAIT = Shape("wait")
VERBS = Language(TAKE, WAIT)
COUNT = TAKE.part("count")


class Take(Action):
    """Up to two of what lies there; the heap is the ply of the state, so that nothing else is needed."""

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        found.extend([TAKE.of(1), TAKE.of(2)])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        state.ply += 10 * COUNT.read(move)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("X-1", "too-many", {"count": int(COUNT.read(move))})

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """Three are told as two."""
        return Told(0, [TAKE.of(2)]) if COUNT.read(move) == 3 else None


class Wait(Action):
    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        found.append(WAIT.of())

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        state.ply += 100


HEAP = Menu("heap", actions=[Take(TAKE)])
OTHER = Ask("other")
STEPS: list[Step] = [HEAP, OTHER]
number_steps(STEPS)
PATIENCE = Module("patience", actions={"heap": [Wait(WAIT, free=True)]})


def table(*modules: Module) -> State:
    rules = Rules("heap", 2, (), STEPS)
    rules.actions = [actions_of(step, modules) for step in STEPS]
    return State(rules, [HEAP.frame(1)], 0)


def test_a_menu_retells_by_its_actions() -> None:
    state = table(PATIENCE)
    told = HEAP.retell(state, state.agenda[-1], 1, TAKE.of(3))
    assert told is not None
    assert told.moves == [TAKE.of(2)]
    assert HEAP.retell(state, state.agenda[-1], 1, TAKE.of(0)) is None
    assert HEAP.retell(state, state.agenda[-1], 1, WAIT.of()) is None
    assert HEAP.retell(table(), state.agenda[-1], 1, WAIT.of()) is None


def test_a_menu_lists_carries_out_and_refuses_by_its_actions() -> None:
    state = table()
    assert [VERBS.text(move) for move in legal_moves(state, 1)] == ["take 1", "take 2"]
    refusal = HEAP.refuse(state, state.agenda[-1], 1, TAKE.of(3))
    assert refusal is not None
    assert refusal.kind == "too-many"
    assert HEAP.refuse(state, state.agenda[-1], 1, WAIT.of()) is None
    play(state, 1, TAKE.of(2))
    assert (state.ply, state.agenda) == (21, [])


def test_a_free_action_of_a_module_asks_the_same_question_again() -> None:
    state = table(PATIENCE)
    assert [VERBS.text(move) for move in legal_moves(state, 1)] == ["take 1", "take 2", "wait"]
    before = state.agenda[:]
    play(state, 1, WAIT.of())
    assert (state.ply, state.agenda) == (101, before)
    play(state, 1, TAKE.of(1))
    assert state.agenda == []


def test_only_menus_take_actions() -> None:
    with pytest.raises(ModuleError, match="expected the name of a menu, got 'other'"):
        table(Module("lost", actions={"other": [Wait(WAIT)]}))
