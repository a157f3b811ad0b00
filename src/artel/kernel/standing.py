"""Answers that may stand: given once, they are given again as long as nothing changes for their seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.shape import Shape
from artel.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A verb whose answer may stand, and what lifts it."""

    def __init__(self, verb: Shape) -> None:
        self.verb: Final = verb

    def concerns(self, state: State, seat: i64) -> list[int]:
        """What matters to a seat that lets this answer stand; once that changes, it is lifted.

        Only what the seat may know: otherwise being asked again would tell a secret.
        """
        raise NotImplementedError(self.verb.name)
