"""Quick answers: how a question is answered in thought, by what each answer seems worth and nothing tried."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from artel.bots.sweet_lands.outlook import Outlook
from artel.games.sweet_lands.state import SweetState

NEVER: Final = -1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick:
    """One kind of question: the worth of each answer."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        raise NotImplementedError(type(self).__name__)

    def choose(self, o: Outlook, s: SweetState, seat: i64, frame: i64, moves: list[int]) -> i64:
        """The answer of the highest worth, the first of several."""
        best: i64 = moves[0]
        most: float = NEVER
        move: i64
        for move in moves:
            value = self.value(o, s, seat, frame, move)
            if value > most:
                best = move
                most = value
        return best


class First(Quick):
    """Any answer will do."""

    def choose(self, o: Outlook, s: SweetState, seat: i64, frame: i64, moves: list[int]) -> i64:
        return moves[0]
