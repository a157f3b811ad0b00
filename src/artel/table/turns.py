"""What a seat does about its own turn in a room: taking back, deciding again, and what it wishes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from artel.kernel.game import NATURE, CommandError, Refusal
from artel.table.answers import ASKER, Answer, ok, refuse
from artel.table.consent import Consent
from artel.table.history import UNDO, Entry
from artel.table.reach import consent_back, people, turn_back
from artel.table.turn_messages import AnswerBack, AskBack, Redo, Undo, Wish
from artel.table.wire import Message, TurnMessage
from artel.table.wishing import Wishes, may_stand, stand_of

if TYPE_CHECKING:
    from artel.table.course import Course
    from artel.table.room import Room


# What a view says where there is nothing to take back.
NO_TURN: Final[Message] = {"undo": False, "turn": 0, "redo": False, "ask": False}


@dataclass(frozen=True)
class Reach:
    """How far back a seat may go on a course with these people: by itself, and what goes if others agree."""

    course: Course
    persons: list[int]
    undo: bool
    turn: int
    by_consent: list[Entry]


class Turns:
    """The turns of one room."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self.wishes: Final = Wishes()
        self.consent: Final = Consent(room)
        # By seat, for the course that the room stood on when it was worked out.
        self._reach: Final[dict[int, Reach]] = {}

    def receive(self, seat: int, message: TurnMessage) -> Answer:
        match message:
            case Undo():
                return self._undo(seat, message)
            case Redo():
                return self._redo(seat, message)
            case AskBack():
                return self.consent.ask(seat, message)
            case AnswerBack():
                return self.consent.answer(seat, message)
            case Wish():
                return self._wish(seat, message)

    def told(self, seat: int, since: int) -> Message:
        """What a view message says to a seat of its own turn."""
        room = self._room
        if self._has_no_turn(seat):
            return {**NO_TURN, **self._told_of_wishes(seat, since)}
        if not self.knows(seat):
            self.remember(seat, self.reach_of(seat))
        reach = self._reach[seat]
        return {
            "undo": reach.undo,
            "turn": reach.turn,
            "redo": self._may_redo(seat),
            "ask": room.closed() is None and self.consent.may_ask(seat, reach.by_consent),
            **self._told_of_wishes(seat, since),
        }

    def _has_no_turn(self, seat: int) -> bool:
        room = self._room
        gone = seat < 0 or room.stopped is not None or not room.state.agenda
        return gone or bool(room.seats.seats[seat].stand_in)

    def knows(self, seat: int) -> bool:
        """True when what a view says of this seat's turn is at hand."""
        if self._has_no_turn(seat):
            return True
        known = self._reach.get(seat)
        room = self._room
        return known is not None and known.course is room.course and known.persons == people(room.seats)

    def remember(self, seat: int, reach: Reach) -> None:
        self._reach[seat] = reach

    def reach_of(self, seat: int) -> Reach:
        """How far back this seat may go. Deals are made for it, so it may be done beside the table."""
        course, persons = self._room.course, people(self._room.seats)
        undo = isinstance(course.undo_targets(seat), list)
        turn = sum(entry.seat == seat for entry in turn_back(course, seat)) if undo else 0
        # Where there is nobody else to ask, nothing is worked out for it.
        asks = not undo and persons != [seat] and not course.free and course.too_many_undos(seat) is None
        return Reach(course, persons, undo, turn, consent_back(course, seat) if asks else [])

    def _told_of_wishes(self, seat: int, since: int) -> Message:
        room = self._room
        stand = self.wishes.stands.get(seat)
        return {
            "stands": may_stand(room.game, room.state, seat) if seat >= 0 else [],
            "standing": None if stand is None else room.game.verbs.text(stand.move),
            "itself": room.entries.by_itself(seat, since) if seat >= 0 else [],
        }

    # Taking back.

    def _undo(self, seat: int, message: Undo) -> Answer:
        room, course = self._room, self._room.course
        known = course.entries.sent_as(seat, message.id)
        if known is not None:
            return room.again(known, message.id, known.line if known.takes_back() is not None else UNDO)
        if (closed := room.closed()) is not None:
            return refuse(message.id, closed)
        targets = course.undo_targets(seat, turn=message.turn)
        if isinstance(targets, Refusal):
            return refuse(message.id, targets)
        if not targets[-1].n < message.at <= len(room.entries):
            return refuse(message.id, self._stale(message.at))
        tried = course.copy()
        tried.go_back(seat, targets, message.id)
        n = len(room.entries) + len(targets)
        return room.leads_to(tried, [(ASKER, ok(message.id, n))], lifted=seat)

    def _stale(self, at: int) -> Refusal:
        return Refusal(None, "stale", {"expected": len(self._room.entries), "got": at})

    # Deciding again.

    def _may_redo(self, seat: int) -> bool:
        undone = self._room.course.undone
        return bool(undone) and undone[-1][0] == seat and self._room.closed() is None

    def _redo(self, seat: int, message: Redo) -> Answer:
        room = self._room
        known = room.course.entries.sent_as(seat, message.id)
        if known is not None:
            return room.again(known, message.id, known.line)
        if (closed := room.closed()) is not None:
            return refuse(message.id, closed)
        if message.at != len(room.entries):
            return refuse(message.id, self._stale(message.at))
        if not self._may_redo(seat) or not self._play_next(course := room.course.copy(), message.id):
            return refuse(message.id, Refusal(None, "nothing-to-redo", {"seat": seat}))
        n = len(course.entries)
        self._bots_again(course)
        return room.leads_to(course, [(ASKER, ok(message.id, n))])

    def _play_next(self, course: Course, ident: str) -> bool:
        """Play the next thing that was taken back, if it is still possible."""
        seat, line = course.undone[-1]
        try:
            move = course.game.verbs.parse(line)
        except CommandError:
            return False
        if course.game.why_not(course.state, seat, move) is not None:
            return False
        course.decide(Entry(len(course.entries), seat, line, ident, ""), move)
        return True

    def _bots_again(self, course: Course) -> None:
        """What bots had answered and NATURE had drawn since comes again; people decide for themselves."""
        persons = people(course.seats)
        course.nature(self._room.chance)
        while course.undone and course.undone[-1][0] not in (NATURE, *persons):
            if not self._play_next(course, ""):
                return
            course.nature(self._room.chance)

    # Wishes.

    def _wish(self, seat: int, message: Wish) -> Answer:
        """Note what is wished, and answer at once what may be answered by it."""
        room, wishes = self._room, self.wishes
        changes = message.stand is not None or seat in wishes.stands
        stands = {other: stand for other, stand in wishes.stands.items() if other != seat}
        if message.stand is not None:
            stand = stand_of(room.game, room.state, seat, message.stand)
            if stand is None or room.closed() is not None:
                expected = " | ".join(kind.verb.name for kind in room.game.standing)
                values: dict[str, int | str] = {"expected": expected, "got": message.stand}
                return refuse(message.id, Refusal(None, "cannot-stand", values))
            stands[seat] = stand
        wishes.stands = stands
        (wishes.forced.add if message.forced else wishes.forced.discard)(seat)
        n = len(room.entries)
        if room.closed() is not None:
            return Answer([(ASKER, ok(message.id, n))])
        answer = room.leads_to(room.course.copy(), [(ASKER, ok(message.id, n))])
        if answer.entries:
            return answer
        return Answer([*answer.posts, (ASKER, room.view_message(seat, n))] if changes else answer.posts)
