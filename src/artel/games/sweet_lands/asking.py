"""Questions of Sweet Lands: each tells why an answer is refused, by a row of the rules.

The reasons stand in `refusals/`, away from the questions themselves, and every one names a rule.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from artel.games.sweet_lands.state import SweetState, rules_of
from artel.kernel.menu import Menu
from artel.kernel.refusal import Refusal
from artel.kernel.state import Ask, State, Together


def refusal_of(state: State, question: str, frame: i64, seat: i64, move: i64) -> Refusal:
    """Why a move is no answer to a question."""
    row = rules_of(cast(SweetState, state)).refusals[question]
    found = row.why(state, frame, seat, move)
    return Refusal(row.rule, "not-asked", {}) if found is None else found


class Question(Ask):
    """A question to one seat."""

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refusal_of(state, self.shape.name, frame, seat, move)


class TurnMenu(Menu):
    """A question made of several kinds of action."""

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refusal_of(state, self.shape.name, frame, seat, move)


class SealedQuestion(Together):
    """A question to several seats at once."""

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return refusal_of(state, self.shape.name, frame, seat, move)
