"""Going back further than a seat may by itself: a request that the others see and answer.

There is one request at a time. It is about the position in which it was made, and gone as soon as the game
moves on. All other people who are present have to agree, and whoever would lose a decision, present or not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from artel.kernel.game import Refusal
from artel.table.answers import ASKER, EVERYBODY, Answer, Post, ok, refuse
from artel.table.history import Entry
from artel.table.reach import consent_back, people
from artel.table.turn_messages import AnswerBack, AskBack

if TYPE_CHECKING:
    from artel.table.room import Room


@dataclass(frozen=True)
class Request:
    """Who asks, after how many entries, what would go, and who has agreed so far."""

    seat: int
    at: int
    targets: tuple[Entry, ...]
    agreed: frozenset[int] = frozenset()


class Consent:
    """The open request of a room, and which seats have had theirs refused in this position."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._request: Request | None = None
        self._refused: set[tuple[int, int]] = set()

    @property
    def request(self) -> Request | None:
        """The open request; none once the game has moved on."""
        found = self._request
        return found if found is not None and found.at == len(self._room.entries) else None

    def may_ask(self, seat: int, targets: list[Entry]) -> bool:
        """True when others could let this seat take these back, which it may not by itself."""
        refused = (seat, len(self._room.entries)) in self._refused
        return bool(targets) and not refused and bool(self._needed(seat, targets))

    def told(self) -> Post:
        """What everybody sees of it."""
        found = self.request
        if found is None:
            return EVERYBODY, {"t": "back", "at": len(self._room.entries), "asking": None}
        asking = {"seat": found.seat, "count": self._own(found), "waiting": self._waiting(found)}
        return EVERYBODY, {"t": "back", "at": found.at, "asking": asking}

    def ask(self, seat: int, message: AskBack) -> Answer:
        course, n = self._room.course, len(self._room.entries)
        known = self.request
        if (refusal := self._why_not(seat, message.at)) is not None:
            return refuse(message.id, refusal)
        targets = tuple(consent_back(course, seat)) if known is None else known.targets
        if not targets:
            return refuse(message.id, Refusal(None, "nothing-to-undo", {"seat": seat}))
        if not self._needed(seat, targets):
            return refuse(message.id, Refusal(None, "nobody-to-ask", {}))
        asked = known or Request(seat, n, targets)
        posts: list[Post] = [(ASKER, ok(message.id, n))]
        self._request = asked
        if known is None:
            posts.append(self._notice("back-asked", seat, asked))
        return self._went_on(asked, posts)

    def _why_not(self, seat: int, at: int) -> Refusal | None:
        n, known = len(self._room.entries), self.request
        if (closed := self._room.closed()) is not None:
            return closed
        if at != n:
            return Refusal(None, "stale", {"expected": n, "got": at})
        if known is not None and known.seat != seat:
            return Refusal(None, "already-asking", {"seat": known.seat})
        if (seat, n) in self._refused:
            return Refusal(None, "already-refused", {})
        return self._room.course.too_many_undos(seat)

    def answer(self, seat: int, message: AnswerBack) -> Answer:
        asked = self.request
        if asked is None or message.at != asked.at:
            return refuse(message.id, Refusal(None, "nothing-asked", {}))
        if seat != asked.seat and seat not in self._waiting(asked):
            return refuse(message.id, Refusal(None, "already-answered", {"seat": seat}))
        posts: list[Post] = [(ASKER, ok(message.id, asked.at))]
        if message.yes and seat != asked.seat:
            self._request = replace(asked, agreed=asked.agreed | {seat})
            return self._went_on(self._request, posts)
        if seat != asked.seat:
            self._refused = {each for each in self._refused if each[1] == asked.at} | {(asked.seat, asked.at)}
        kind = "back-refused" if seat != asked.seat else "back-withdrawn"
        self._request = None
        return Answer([*posts, self._notice(kind, seat, asked), self.told()])

    def _went_on(self, asked: Request, posts: list[Post]) -> Answer:
        """Go back once all have agreed; until then everybody sees whom it waits for."""
        if self._waiting(asked):
            return Answer([*posts, self.told()])
        course = self._room.course.copy()
        course.go_back(asked.seat, asked.targets, "")
        posts = [*posts, self._notice("taken-back", asked.seat, asked)]
        return self._room.leads_to(course, posts, lifted=asked.seat)

    def _waiting(self, asked: Request) -> list[int]:
        return sorted(self._needed(asked.seat, asked.targets) - asked.agreed)

    def _needed(self, seat: int, targets: tuple[Entry, ...] | list[Entry]) -> set[int]:
        """Whose consent it takes: people who are here, and those whose decisions would go."""
        persons = set(people(self._room.seats))
        return persons & (self._room.seats.present | {entry.seat for entry in targets}) - {seat}

    def _own(self, asked: Request) -> int:
        """How many decisions would be taken back."""
        return sum(entry.seat >= 0 for entry in asked.targets)

    def _notice(self, kind: str, seat: int, asked: Request) -> Post:
        values = {"seat": seat, "count": self._own(asked)}
        return EVERYBODY, {"t": "notice", "kind": kind, "values": values}
