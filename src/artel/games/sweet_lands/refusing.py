"""The shape of a row that tells why answers to a question are refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.refusal import Refusal
from artel.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Refuser:
    """Of one question: the rule it stands on, and why a move is no answer to it."""

    def __init__(self, question: str, rule: str) -> None:
        self.question: Final = question
        self.rule: Final = rule

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        """None for an answer that belongs to another question."""
        return None
