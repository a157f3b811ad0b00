"""What the table answers in the place of a seat: answers without a choice, and an answer that stands.

A wish is the seat's own and lives as long as the room is in memory; a client tells it anew when it connects.
Questions to several seats at once are never answered so: how soon the answer came would tell what it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from artel.kernel.game import NATURE, CommandError, Game, State, deciders, is_endless, legal_moves
from artel.kernel.standing import Standing
from artel.kernel.state import TOGETHER, step_of
from artel.table.history import FORCED, STANDING, Entry

if TYPE_CHECKING:
    from artel.kernel.chance import SealedChance
    from artel.table.course import Course


@dataclass(frozen=True)
class Stand:
    """An answer that stands, and what concerned its seat when it was given."""

    kind: Standing
    move: int
    concerns: tuple[int, ...]

    def is_lifted(self, state: State, seat: int) -> bool:
        return not state.agenda or tuple(self.kind.concerns(state, seat)) != self.concerns


# By seat.
Stands = dict[int, Stand]


class Wishes:
    """Which seats let answers without a choice be taken, and what stands for whom."""

    def __init__(self) -> None:
        self.forced: Final[set[int]] = set()
        self.stands: Stands = {}

    def answered(self, course: Course, chance: SealedChance, stands: Stands) -> Stands:
        """Let NATURE draw and wishes be fulfilled until somebody has to choose; what still stands then."""
        stands = dict(stands)
        while True:
            course.nature(chance)
            state = course.state
            for seat in [seat for seat, stand in stands.items() if stand.is_lifted(state, seat)]:
                del stands[seat]
            found = self._next(course, stands)
            if found is None:
                return stands
            seat, move, mark = found
            line = course.game.verbs.text(move)
            course.decide(Entry(len(course.entries), seat, line, mark, ""), move)

    def _next(self, course: Course, stands: Stands) -> tuple[int, int, str] | None:
        """The seat that need not be asked, its answer, and why. For a person who is away a bot answers."""
        state = course.state
        asked = deciders(state)
        if is_endless(state) or not asked or step_of(state, state.agenda[-1]).kind == TOGETHER:
            return None
        seat = asked[0]
        if seat == NATURE or not (seat in self.forced or seat in stands):
            return None
        if course.seats.seats[seat].stand_in:
            return None
        moves = legal_moves(state, seat)
        if seat in stands and stands[seat].move in moves:
            return seat, stands[seat].move, STANDING
        return (seat, moves[0], FORCED) if seat in self.forced and len(moves) == 1 else None


def stand_of(game: Game, state: State, seat: int, line: str) -> Stand | None:
    """The answer of this line, where the game lets it stand."""
    try:
        move = game.verbs.parse(line)
    except CommandError:
        return None
    for kind in game.standing:
        if kind.verb.has(move):
            return Stand(kind, move, tuple(kind.concerns(state, seat)))
    return None


def may_stand(game: Game, state: State, seat: int) -> list[str]:
    """The lines that this seat may let stand: those of an open question, or all while others are asked."""
    if not state.agenda:
        return []
    if seat in deciders(state):
        moves = [move for kind in game.standing for move in legal_moves(state, seat) if kind.verb.has(move)]
    else:
        moves = [move for kind in game.standing for move in kind.verb.all()]
    return [game.verbs.text(move) for move in moves]
