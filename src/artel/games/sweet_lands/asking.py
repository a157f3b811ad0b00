"""Questions of Sweet Lands: each tells why an answer is refused, by a row of the rules.

The reasons stand in `refusals/`, away from the questions themselves, and every one names a rule.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.state import SweetState, rules_of
from artel.kernel.menu import Menu
from artel.kernel.refusal import Refusal
from artel.kernel.state import Ask, Do, State, Together, frame_seat


def refusal_of(state: State, question: str, frame: i64, seat: i64, move: i64) -> Refusal:
    """Why a move is no answer to a question."""
    row = rules_of(cast(SweetState, state)).refusals[question]
    found = row.why(state, frame, seat, move)
    return Refusal(row.rule, "not-asked", {}) if found is None else found


class Question(Ask):
    """A question to one seat."""

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        """False where nothing could be chosen but to stop; then `IfAny` does not ask at all."""
        return True

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refusal_of(state, self.shape.name, frame, seat, move)


class IfAny(Do):
    """What may still be done, if any of it can be: the question with the same fields is asked then.

    Rule: SL-EFF-6
    """

    def __init__(self, name: str, question: Question) -> None:
        super().__init__(name, *question.shape.fields[1:])
        self.question: Final = question

    def run(self, state: State, frame: i64) -> None:
        question = self.question
        if question.has_answers(state, frame, frame_seat(frame)):
            state.agenda.append(frame - self.shape.code + question.shape.code)


class TurnMenu(Menu):
    """A question made of several kinds of action."""

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refusal_of(state, self.shape.name, frame, seat, move)


class SealedQuestion(Together):
    """A question to several seats at once."""

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refusal_of(state, self.shape.name, frame, seat, move)
