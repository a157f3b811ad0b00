"""How the words of the vocabulary are given, where that is more than adding a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.kernel.state import State


def in_parts(amount: i64, most: i64) -> list[int]:
    """So much in parts that frames can hold, so that nothing is lost whatever an edition gives."""
    found: list[int] = []
    while amount > 0:
        part: i64 = amount if amount < most else most
        found.append(int(part))
        amount -= part
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Giver:
    """Gives some words of the vocabulary."""

    def __init__(self, *gains: str) -> None:
        self.gains: Final = gains

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        """Give so much, or put the question it asks on the agenda."""
        raise NotImplementedError(self.gains)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayTogether:
    """Gives terrain and roads of one effect, which may alternate."""

    def lay(self, state: State, seat: i64, item: i64, times: i64) -> None:
        raise NotImplementedError
