"""Which question is open since when, and which decisions may still be taken back.

A decision may be taken back while no reveal, no chance and no other seat's decision lies after it; `reach`
knows when one may go further. An answer to a sealed question that is still open may be taken back although
others have answered since: nobody can tell what it was.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from artel.kernel.game import State, deciders, legal_moves
from artel.kernel.state import TOGETHER, frame_waiting, step_of
from artel.table.history import Entry

NO_QUESTION: Final = -1


def same_joint_question(before: State, after: State) -> bool:
    """True when several seats at once are asked the same in both states."""
    if not before.agenda or len(before.agenda) != len(after.agenda):
        return False
    step = step_of(before, before.agenda[-1])
    return step.kind == TOGETHER and step is step_of(after, after.agenda[-1])


def goes_on(before: State, after: State) -> bool:
    """True when a decision left the joint question it answered open."""
    if not same_joint_question(before, after):
        return False
    return frame_waiting(after.agenda[-1]) & ~frame_waiting(before.agenda[-1]) == 0


def closes(before: State, after: State) -> bool:
    """True when a decision ended a joint question, so that what was sealed opens."""
    return step_of(before, before.agenda[-1]).kind == TOGETHER and not goes_on(before, after)


class Trail:
    """The decisions that may be taken back, oldest first, and the age of each seat's question."""

    def __init__(self, state: State) -> None:
        # After how many entries each seat was asked what it is asked now.
        self.asked_at = [0] * state.rules.players
        # After how many entries the open joint question was put.
        self.question = 0 if self._joint(state) else NO_QUESTION
        self._decisions: list[tuple[Entry, int]] = []

    def copy(self) -> Trail:
        other = copy(self)
        other.asked_at = self.asked_at[:]
        other._decisions = self._decisions[:]
        return other

    def own(self, seat: int) -> list[Entry]:
        """The decisions of a seat that may be taken back, newest first."""
        return [entry for entry, _ in reversed(self._decisions) if entry.seat == seat]

    def knows(self, n: int) -> bool:
        return any(entry.n == n for entry, _ in self._decisions)

    def resumed(self, now: Trail) -> Trail:
        """This trail once more, after everything since was taken back."""
        other = self.copy()
        other.asked_at = now.asked_at[:]
        return other

    def clear(self) -> None:
        self._decisions = []

    def decided(self, entry: Entry, *, sealed: bool) -> None:
        """Remember a decision; what lies before it is kept only where it may still be taken back."""
        self._decisions = [
            (old, question)
            for old, question in self._decisions
            if old.seat == entry.seat or (sealed and question == self.question)
        ]
        self._decisions.append((entry, self.question))

    def taken_back(self, entry: Entry) -> None:
        """Forget the decision that this undo takes back."""
        gone = entry.takes_back()
        self._decisions = [(old, question) for old, question in self._decisions if old.n != gone]

    def moved_on(self, before: State, after: State, mover: int, entries: int) -> None:
        """Note which seats are asked something new after this many entries."""
        same = same_joint_question(before, after)
        still = set(deciders(before)) if same else set()
        for seat in deciders(after):
            if seat < 0 or (
                seat != mover and seat in still and legal_moves(before, seat) == legal_moves(after, seat)
            ):
                continue
            self.asked_at[seat] = entries
        if not same:
            self.question = entries if self._joint(after) else NO_QUESTION

    def asked_again(self, state: State, entries: int) -> None:
        """Note that whoever is asked has been asked anew after this many entries."""
        for seat in deciders(state):
            if seat >= 0:
                self.asked_at[seat] = entries

    def _joint(self, state: State) -> bool:
        return bool(state.agenda) and step_of(state, state.agenda[-1]).kind == TOGETHER
