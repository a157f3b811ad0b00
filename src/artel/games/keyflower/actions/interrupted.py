"""Questions inside a turn that a free action may interrupt: they are looked at again before they go on."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import NO_COST, Cost
from artel.kernel.agenda import advance
from artel.kernel.menu import Action, Menu
from artel.kernel.state import Do, State, frame_seat, step_of


class Interrupted(Menu):
    """A menu whose own answers must still be there after a free action.

    A free action that would take the last of them is not offered. One that asks a question of its own may
    yet have taken it in the end: then there is nothing left to ask.
    """

    def own_moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        """The answers that go on with what is asked."""
        found: list[int] = []
        for action in self.open_to(state):
            if not action.free:
                action.find(state, frame, seat, found)
        return found

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        found = self.own_moves(state, frame, seat)
        for action in self.open_to(state):
            if action.free:
                offered: list[int] = []
                action.find(state, frame, seat, offered)
                for move in offered:
                    if self.goes_on(state, frame, seat, action, move):
                        found.append(move)
        return found

    def goes_on(self, state: State, frame: i64, seat: i64, action: Action, move: i64) -> bool:
        """True when the question can still be answered after a free action, as far as that is known yet."""
        tried = state.clone()
        action.carry_out(tried, frame, seat, move)
        advance(tried)
        return tried.agenda[-1] != frame or len(self.own_moves(tried, frame, seat)) > 0

    def still_to_pay(self, frame: i64) -> Cost:
        """What the seat that is asked must have, as everyone can tell from the question."""
        return NO_COST

    def give_up(self, state: State) -> None:
        """Nothing can be answered any more: the question leaves the agenda, and what hangs on it."""
        state.agenda.pop()

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        action = self.action_of(state, move)
        assert action is not None
        if not action.free:
            action.carry_out(state, frame, seat, move)
            return
        depth = len(state.agenda) + 1
        state.agenda.append(frame)
        action.carry_out(state, frame, seat, move)
        state.agenda.insert(depth, ASK_AGAIN.frame())


class AskAgain(Do):
    """After a free action: the question below is asked again, or dropped where it has no answer any more."""

    def run(self, state: State, frame: i64) -> None:
        below: i64 = state.agenda[-1]
        question = cast(Interrupted, step_of(state, below))
        if len(question.own_moves(state, below, frame_seat(below))) == 0:
            question.give_up(state)


ASK_AGAIN: Final = AskAgain("ask-again")
