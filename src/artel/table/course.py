"""The course of a game: its entries, the position they lead to, and what may still be taken back.

A room answers from one course and tries a move on a copy of it, which takes the place of the first
once it is on disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from artel.kernel.chance import SealedChance
from artel.kernel.game import (
    NATURE,
    SPECTATOR,
    Game,
    Refusal,
    Refused,
    Rules,
    State,
    Told,
    deciders,
    is_endless,
    legal_moves,
    weights,
)
from artel.table.entries import Entries
from artel.table.foresight import is_sealed, may_have_shown, was_foreseen
from artel.table.history import UNDO, Entry, Position, Stop, first_position, returns_of
from artel.table.reach import back_to_choice, decision_back, turn_back
from artel.table.seats import Seats
from artel.table.trail import NO_QUESTION, Trail, closes, goes_on
from artel.table.undos import Undos


class Course:
    """Everything that an entry changes."""

    def __init__(self, seats: Seats, position: Position) -> None:
        self.seats: Final = seats
        self.position = position
        self.entries = Entries()
        self.trail = Trail(position.state)
        self.undos = Undos()
        # Entries before this one lie before a draw: nothing of them was ever taken back.
        self.settled = -1
        # True where nothing is at stake, so that anything may be taken back.
        self.free = False
        # What was taken back and may be decided again, next thing last.
        self.undone: list[tuple[int, str]] = []
        # What a prepared deal still has to draw: each of these lines once, as soon as it can be drawn.
        self.deal: list[str] = []
        # What was shown by which entry to whom, as far as somebody has asked.
        self.shown: dict[tuple[int, int, str], bool] = {}
        # What was not seen at a glance.
        self.glanced: set[tuple[int, int, str]] = set()
        self._draws = 0
        # How things stood before each step that is remembered.
        self._trails: dict[int, Trail] = {}

    def copy(self) -> Course:
        """A course of its own from here on: what happens on it does not happen on this one."""
        other = Course(self.seats, self.position.copy())
        other.entries = self.entries.copy()
        other.trail = self.trail.copy()
        other.undos = self.undos.copy()
        other.settled = self.settled
        other.free = self.free
        other.undone = self.undone[:]
        other.deal = self.deal[:]
        other.shown, other.glanced = self.shown, self.glanced
        other._draws = self._draws
        other._trails = self._trails.copy()
        return other

    @property
    def game(self) -> Game:
        return self.position.game

    @property
    def state(self) -> State:
        return self.position.state

    # The history grows.

    def decide(self, entry: Entry, move: int) -> None:
        """A seat's decision: play it, and note what may be taken back from now on."""
        before, lines = self.state, len(self.position.after)
        self._go_on(entry)
        self.position.play(entry.n, entry.seat, move)
        drawn = entry.n < self.settled or NATURE in deciders(self.state)
        if drawn or self._showed_something(before, lines, entry, move):
            self.trail.clear()
        else:
            self.trail.decided(entry, sealed=self._is_sealed(before, entry, move))
        self._append(entry, before)

    def _go_on(self, entry: Entry) -> None:
        """Remember how things stand before a step; what was taken back stays only if it comes again."""
        self._trails[entry.n] = self.trail.copy()
        steps = self.position.steps
        first = steps[0].n if steps else entry.n
        for old in [n for n in self._trails if n < first]:
            del self._trails[old]
        self._went_on(entry)

    def _went_on(self, entry: Entry) -> None:
        self.undos.went_on()
        if self.undone and self.undone[-1] == (entry.seat, entry.line):
            self.undone.pop()
        else:
            self.undone.clear()

    def _is_sealed(self, before: State, entry: Entry, move: int) -> bool:
        """True when the others cannot tell what this answer to an open joint question was."""
        if not goes_on(before, self.state):
            return False
        viewers = [*range(before.rules.players), SPECTATOR]
        return is_sealed(self.game, before, entry.seat, move, viewers)

    def _showed_something(self, before: State, lines: int, entry: Entry, move: int) -> bool:
        """True when the decision showed its maker something new, which no undo may wipe out."""
        if closes(before, self.state) or not self.state.agenda:
            return True
        if self.seats.seats[entry.seat].kind == "bot":
            # Bots take nothing back, so what one of them learns does not matter here.
            return False
        if not may_have_shown(self.game, self.position.log, entry.seat, lines):
            return False
        seen = self.game.view(before, entry.seat)
        after = self.game.view(self.state, entry.seat)
        return not was_foreseen(self.game, seen, move, after, f"undo {entry.n}")

    def retell(self, seat: int, told: Told, ident: str) -> int:
        """A line as it was understood: own decisions told anew are taken back first.

        Returns the number of the last entry, which carries the client's id.
        """
        deeds = told.back + len(told.moves)
        for deed in range(deeds):
            n = len(self.entries)
            own = ident if deed == deeds - 1 else ""
            if deed < told.back:
                self.take_back(Entry(n, seat, f"{UNDO} {self._last_own(seat).n}", own, ""))
            else:
                move = told.moves[deed - told.back]
                self.decide(Entry(n, seat, self.game.verbs.text(move), own, ""), move)
        return len(self.entries) - 1

    def _last_own(self, seat: int) -> Entry:
        own = self.trail.own(seat)
        if not own:
            raise ValueError(f"expected a decision of seat {seat} that can be told anew, got none")
        return own[0]

    def undo_targets(self, seat: int, *, turn: bool = False) -> list[Entry] | Refusal:
        """What goes when this seat takes its last decision or its turn back, newest first; or why not."""
        if not self.state.agenda:
            return Refusal(None, "game-over", {})
        if is_endless(self.state):
            return Refusal(None, "endless", {"plies": int(self.state.ply)})
        if (refusal := self.too_many_undos(seat)) is not None:
            return refusal
        found = turn_back(self, seat) if turn else []
        if not found and not self.free:
            found = back_to_choice(self.trail.own(seat))
        found = found or decision_back(self, seat)
        return found or Refusal(None, "nothing-to-undo", {"seat": seat})

    def too_many_undos(self, seat: int) -> Refusal | None:
        """Why this seat may take nothing back for now, where it has done so too often."""
        reached = None if self.free else self.undos.reached(seat)
        return None if reached is None else Refusal(None, "too-many-undos", {"seat": seat, "count": reached})

    def before(self, seat: int, back: int) -> State:
        """The state before a seat's last decisions."""
        if back == 0:
            return self.state
        course = self.copy()
        course.retell(seat, Told(back, []), "")
        return course.state

    def go_back(self, seat: int, targets: Sequence[Entry], ident: str) -> None:
        """Take these entries back one after the other; the last undo carries the client's id."""
        for target in targets:
            own = ident if target is targets[-1] else ""
            self.take_back(Entry(len(self.entries), seat, f"{UNDO} {target.n}", own, ""))

    def take_back(self, undo: Entry) -> None:
        before = self.state
        target = undo.takes_back()
        assert target is not None
        gone = self.entries[target]
        self.position.take_back(target)
        if self.trail.knows(target):
            self.trail.taken_back(undo)
        else:
            self.trail = self._trails[target].resumed(self.trail)
        # What is gone is gone for good: whoever played and took back for ever would fill the memory.
        del self._trails[target]
        if gone.seat == NATURE:
            self._draws -= 1
        self._went_back(undo, gone)
        self._append(undo, before)

    def _went_back(self, undo: Entry, gone: Entry) -> None:
        self.undos.went_back(undo.seat)
        self.undone.append((gone.seat, gone.line))

    def nature(self, chance: SealedChance) -> None:
        """Let NATURE answer until somebody else is asked or the game is over."""
        while deciders(self.state) == [NATURE] and not is_endless(self.state):
            moves = legal_moves(self.state, NATURE)
            lines = [self.game.verbs.text(move) for move in moves] if self.deal else []
            prepared = next((line for line in self.deal if line in lines), None)
            if prepared is None:
                move = moves[chance.pick(self._draws, weights(self.state))]
            else:
                self.deal.remove(prepared)
                move = moves[lines.index(prepared)]
            self.draw(Entry(len(self.entries), NATURE, self.game.verbs.text(move), "", ""), move)

    def draw(self, entry: Entry, move: int) -> None:
        before = self.state
        self._go_on(entry)
        self.position.play(entry.n, NATURE, move)
        self._draws += 1
        self.trail.clear()
        self._append(entry, before)

    def _append(self, entry: Entry, before: State) -> None:
        """Write an entry down, marked with a digest of the state after it."""
        marked = replace(entry, mark=self.game.digest(self.state))
        self.entries.append(marked)
        self.trail.moved_on(before, self.state, entry.seat, len(self.entries))

    # A kept history is taken up again.

    def follow(self, entry: Entry) -> None:
        """Take up one entry of a kept history, or raise: then the history leads no further."""
        if entry.takes_back() is not None:
            self.take_back(entry)
        else:
            move = self.game.verbs.parse(entry.line)
            refusal = self.game.why_not(self.state, entry.seat, move)
            if refusal is not None:
                raise Refused(refusal, entry.line)
            if entry.seat == NATURE:
                self.draw(entry, move)
            else:
                self.decide(entry, move)
        if self.entries[-1].mark != entry.mark:
            raise Diverged(entry.mark, self.entries[-1].mark)

    def may_pass_over(self) -> bool:
        """True where one question is open: whoever was at it and came back to it is asked it anew.

        While several answer at once, each of them is asked since another moment.
        """
        return self.trail.question == NO_QUESTION

    def pass_over(self, entries: Sequence[Entry]) -> None:
        """Take up entries of which nothing has stayed, without playing them."""
        for entry in entries:
            target = entry.takes_back()
            if target is None:
                self._went_on(entry)
            else:
                self._went_back(entry, self.entries[target])
            self.entries.append(entry)
        self.trail.asked_again(self.state, len(self.entries))


class Diverged(Exception):
    """An entry that no longer leads to the state it once led to."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected the mark {expected}, got {got}")
        self.expected: Final = expected
        self.got: Final = got


def course_of(game: Game, rules: Rules, seats: Seats, entries: Sequence[Entry]) -> tuple[Course, Stop | None]:
    """The course these entries make, and where they stop leading to the states they once led to."""
    course = Course(seats, first_position(game, rules))
    course.settled = last_draw(entries)
    returns, good = returns_of(entries), 0
    while good < len(entries):
        until = returns.get(good)
        if until is not None and course.may_pass_over():
            course.pass_over(entries[good:until])
            good = until
            continue
        try:
            course.follow(entries[good])
        except Exception as error:
            # The engine may have changed under a running game, so whatever it raises is a divergence too.
            sound, _ = course_of(game, rules, seats, entries[:good])
            return sound, _stop(good, entries, error)
        good += 1
    return course, None


def last_draw(entries: Sequence[Entry]) -> int:
    """The last draw before which nothing was ever taken back; -1 where there is none."""
    targets = {target for entry in entries if (target := entry.takes_back()) is not None}
    draws = [entry.n for entry in entries if entry.seat == NATURE]
    reached = min(targets) if targets.intersection(draws) else len(entries)
    return max([n for n in draws if n < reached], default=-1)


def _stop(good: int, entries: Sequence[Entry], error: Exception) -> Stop:
    expected, got = "a legal move", f"{type(error).__name__}: {error}"
    if isinstance(error, Diverged):
        expected, got = error.expected, error.got
    return Stop(good, len(entries), entries[good].line, expected, got)
