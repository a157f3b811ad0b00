"""How everybody stands at one moment: counted once for each viewer, out of what that viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from artel.kernel.game import Game, Refusal, Span, State, points_now, worths_now
from artel.table.answers import ASKER, Answer
from artel.table.point_messages import Points

POINTS_OFF: Final = Refusal(None, "points-off", {})


class Counting:
    """Counts points as they would count now. Nothing of the true state but a view of it is looked at."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        # By viewer: the state it was last counted for, and what was found.
        self._known: Final[dict[int, tuple[State, list[Span | None]]]] = {}

    def asked(self, state: State, n: int, viewer: int, message: Points) -> Callable[[], Answer]:
        """The work of answering, for whoever does it beside the table."""

        def work() -> Answer:
            view = self._game.view(state, viewer)
            known = self._known.get(viewer)
            if known is None or known[0] is not state:
                known = self._known[viewer] = (state, points_now(self._game, view))
            pieces = [(piece.sort, piece.id) for piece in message.pieces]
            told = {
                "spans": [None if span is None else span_data(span) for span in known[1]],
                "worths": worths_now(self._game, view, pieces),
            }
            return Answer([(ASKER, {"t": "points", "id": message.id, "n": n, **told})])

        return work


def span_data(span: Span) -> dict[str, int]:
    return {"least": span[0], "most": span[1]}
