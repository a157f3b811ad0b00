"""Questions made of several kinds of action.

A menu asks one seat, and each of its actions lists, carries out and refuses the moves of its verbs. Modules
add actions to a menu by its name. A free action is carried out and then the same question is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.refusal import Refusal
from artel.kernel.shape import Field, Shape
from artel.kernel.state import Ask, State
from artel.kernel.telling import Told


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a seat may do with one verb, or with several that belong together, while a menu asks it."""

    def __init__(self, *verbs: Shape, free: bool = False) -> None:
        self.verbs: Final = list(verbs)
        self.free: Final = free

    def has(self, move: i64) -> bool:
        """True for a move of one of its verbs."""
        return any(verb.has(move) for verb in self.verbs)

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        """Append the legal moves of its verbs, unique and in canonical order."""
        raise NotImplementedError(self.verbs[0].name)

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        """Carry out a legal move. The frame is off the agenda; where the action is free, on it again."""
        raise NotImplementedError(self.verbs[0].name)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        """Why a move of its verbs is not among the legal ones; None when this action cannot tell."""
        return None

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The moves that tell the same deed in the one way that is legal; None when there are none."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask):
    """One question to one seat, answered by one of several kinds of action."""

    def __init__(self, name: str, *fields: Field, actions: Sequence[Action]) -> None:
        super().__init__(name, *fields)
        self.actions: Final = list(actions)

    def open_to(self, state: State) -> list[Action]:
        """The actions of this menu in the game at hand: its own, then those that modules have added."""
        return state.rules.actions[self.shape.code]

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        found: list[int] = []
        for action in self.open_to(state):
            action.find(state, frame, seat, found)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        action = self.action_of(state, move)
        assert action is not None
        if action.free:
            state.agenda.append(frame)
        action.carry_out(state, frame, seat, move)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        action = self.action_of(state, move)
        if action is None:
            return self.refuse_other(state, frame, seat, move)
        return action.refuse(state, frame, seat, move)

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        action = self.action_of(state, move)
        return None if action is None else action.retell(state, frame, seat, move)

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        """Why a verb that is none of this menu's is refused; None for the general answer."""
        return None

    def action_of(self, state: State, move: i64) -> Action | None:
        for action in self.open_to(state):
            if action.has(move):
                return action
        return None
