"""A room: one game in progress, without any input or output.

It receives (seat, message) and answers with (recipient, message) pairs and, where the history grows, a
new course. Whoever calls it keeps the new entries first, then tells the room to take the course, and
sends the messages after. Until then the room stands where it stood.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from artel.kernel.chance import SealedChance
from artel.kernel.game import (
    NATURE,
    SPECTATOR,
    CommandError,
    Game,
    Refusal,
    Refused,
    Rules,
    State,
    Told,
    View,
    deciders,
    is_endless,
)
from artel.kernel.record import Record, nonces_text, record_of
from artel.table.answers import ASKER as ASKER
from artel.table.answers import EVERYBODY as EVERYBODY
from artel.table.answers import Answer as Answer
from artel.table.answers import Post as Post
from artel.table.answers import no
from artel.table.answers import refuse as refuse
from artel.table.counting import Counting
from artel.table.course import Course, course_of
from artel.table.entries import Entries
from artel.table.guest_store import TALK_KEPT, Line
from artel.table.history import UNDO, Entry, Position, live_entries
from artel.table.looking import looked, past_of
from artel.table.moments import Moments
from artel.table.plan import Planner, why_of
from artel.table.seats import Seats
from artel.table.turns import Turns
from artel.table.views import Views
from artel.table.wire import (
    GameMessage,
    Hello,
    Hint,
    Look,
    Message,
    MoveMade,
    Past,
    Ping,
    Plan,
    Points,
    Say,
    Why,
    encode,
)


class Room:
    """The course and the seats of one game."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        seats: Seats,
        chance: SealedChance,
        entries: Sequence[Entry] = (),
        course: Course | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.chance: Final = chance
        self.viewers: Final = [*range(rules.players), SPECTATOR]
        # What people and the table itself have said, as it is told to whoever comes.
        self.chat: Final[list[Message]] = []
        self.clock: Callable[[], Message | None] = lambda: None
        # What was typed where the history keeps another telling, as long as the room is in memory.
        self._typed: Final[dict[tuple[int, str], str]] = {}
        self._said: Final[deque[tuple[int, str]]] = deque(maxlen=TALK_KEPT)
        self.course, self.stopped = (
            course_of(game, rules, seats, entries) if course is None else (course, None)
        )
        self._views = Views(game, self.state)
        # The last message to each viewer, and how many entries it is made for.
        self._told: Final[dict[int, tuple[int, str]]] = {}
        self._planners: Final[dict[int, Planner]] = {}
        self._counting: Final = Counting(game)
        self.turns: Final = Turns(self)
        self.moments: Final = Moments(game, rules)

    def take(self, answer: Answer) -> None:
        """Stand where the answer leads: its entries are on disk."""
        if answer.course is not None:
            self.course = answer.course
            self.turns.wishes.stands = answer.stands
            self._views = Views(self.game, self.state)
            self._told.clear()
            self._planners.clear()
        for line in answer.said:
            self.hear(line)

    def reseated(self) -> None:
        """Somebody else plays a seat now: what views say of its turn is not true any more."""
        self._told.clear()

    def hear(self, line: Line) -> None:
        """Remember something that was said; it is on disk."""
        if line.kind == "said":
            self._said.append((line.seat, line.id))
        message = line.message(self.seats.seats[line.seat].name)
        self.chat.append(message)
        alike = [each for each in self.chat if each["t"] == message["t"]]
        if len(alike) > TALK_KEPT:
            self.chat.remove(alike[0])

    # How much is at hand.

    def states_aside(self) -> int:
        """How many states are kept besides those of the course: for plans, and for looking back."""
        return len(self.moments) + sum(planner.states() for planner in self._planners.values())

    def text_at_hand(self) -> int:
        """How many characters the last messages to all viewers have."""
        return sum(len(text) for _, text in self._told.values())

    # Reading.

    @property
    def entries(self) -> Entries:
        return self.course.entries

    @property
    def position(self) -> Position:
        return self.course.position

    @property
    def state(self) -> State:
        return self.course.state

    def over(self) -> bool:
        return self.stopped is None and not self.state.agenda

    def waiting_for(self) -> list[int]:
        """The seats that may answer now; nobody at a table that is over, stopped or does not advance."""
        return (
            []
            if self.stopped or is_endless(self.state)
            else [seat for seat in deciders(self.state) if seat != NATURE]
        )

    def view_message(self, seat: int, have: int) -> Message:
        """What brings a viewer who knows the first `have` entries up to date."""
        view = self.game.view(self.state, seat).data
        return {**self._news(seat, have), "view": view, "clock": self.clock()}

    def view_text(self, seat: int, have: int) -> str:
        """The same, encoded; the view itself is built once for all connections of a viewer."""
        told = self._told.get(seat)
        if told is None or told[0] != have:
            text = f'{encode(self._news(seat, have))[:-1]},"view":{self._views.text(seat)}'
            told = self._told[seat] = have, text
        return f'{told[1]},"clock":{encode(self.clock())}}}'

    def _news(self, seat: int, have: int) -> Message:
        reset = self._must_reset(have)
        return {
            "t": "view",
            "n": len(self.entries),
            "since": 0 if reset else have,
            "log": self.position.lines(seat, -1 if reset else have),
            "reset": reset,
            "by": self.entries.seats(0 if reset else have),
            **self.turns.told(seat, 0 if reset else have),
        }

    def _must_reset(self, have: int) -> bool:
        """True when new lines alone do not do: nothing is known, or what is known was taken back."""
        if have == 0 or have > len(self.entries):
            return True
        new = self.entries[have:]
        return any((back := entry.takes_back()) is not None and back < have for entry in new)

    def record(self, more: Mapping[str, str] | None = None) -> Record:
        """The finished game as a record, its chance opened, with what the table has to tell besides."""
        extra = {**(more or {}), "chance": self.chance.commitment(), "seed": self.chance.seed.hex()}
        if self.chance.nonces:
            extra["nonces"] = nonces_text(self.chance.nonces)
        return record_of(self.game, self.state, self.moves(), extra)

    def moves(self) -> list[tuple[int, str]]:
        """What was played and not taken back."""
        return [(entry.seat, entry.line) for entry in live_entries(self.entries)]

    # Writing.

    def start(self) -> Answer:
        """Let NATURE do what comes before the first decision."""
        return self.leads_to(self.course.copy(), [])

    def receive(self, seat: int, message: GameMessage) -> Answer:
        if seat < 0 and not isinstance(message, Ping | Hello | Look | Past | Points):
            return refuse(message.id, Refusal(None, "spectator", {}))
        match message:
            case Ping():
                return Answer([(ASKER, {"t": "pong"})])
            case Hello(have):
                return self._hello(seat, have)
            case Look():
                return looked(self, seat, message)()
            case Past():
                return past_of(self, message)
            case MoveMade():
                return self._move(seat, message)
            case Why(ident, line):
                return self._why(seat, ident, line)
            case Plan():
                return self.planned(seat, message)()
            case Points():
                return self.counted(seat, message)()
            case Hint():
                # Whoever has a room and nothing around it has nobody to ask for hints.
                return refuse(message.id, Refusal(None, "only-at-the-table", {}))
            case Say(ident, text):
                return self._say(seat, ident, text)
            case _:
                return self.turns.receive(seat, message)

    def counted(self, seat: int, message: Points) -> Callable[[], Answer]:
        """The work of saying how everybody stands now, which may be done beside the table."""
        return self._counting.asked(self.state, len(self.entries), seat, message)

    def _hello(self, seat: int, have: int) -> Answer:
        """Bring a client up to date: new lines only, or everything when what it knows was taken back."""
        return Answer([*self.greeting(have), (ASKER, self.view_message(seat, have))])

    def _move(self, seat: int, message: MoveMade) -> Answer:
        known = self.course.entries.sent_as(seat, message.id)
        if known is not None:
            return self.again(known, message.id, message.line)
        told, why = self._judge(seat, message.line, message.at)
        if told is None:
            return no(message.id, why)
        if told.back and (refusal := self.course.too_many_undos(seat)) is not None:
            return refuse(message.id, refusal)
        course = self.course.copy()
        last = course.retell(seat, told, message.id)
        self._typed[seat, message.id] = plain(message.line)
        return self.leads_to(course, [(ASKER, {"t": "ok", "id": message.id, "n": last + 1})])

    def again(self, known: Entry, ident: str, line: str) -> Answer:
        """A resend gets the answer it got before; the same id for something else is refused.

        A line may have been told in another way than the history keeps it.
        """
        typed = self._typed.get((known.seat, ident), known.line)
        if plain(line) not in (typed, known.line):
            return refuse(ident, Refusal(None, "id-reused", {"expected": typed, "got": line}))
        return Answer([(ASKER, {"t": "ok", "id": ident, "n": known.n + 1})])

    def _judge(self, seat: int, line: str, at: int | None) -> tuple[Told | None, Message]:
        """What this line means; or nothing, and why it cannot be played now."""
        refusal = self.closed() or self.passed(seat, at)
        if refusal is not None:
            return None, refusal.to_data()
        try:
            return self.game.understand(self.state, seat, line), {}
        except (CommandError, Refused) as error:
            return None, why_of(error)

    def closed(self) -> Refusal | None:
        if self.stopped is not None:
            return Refusal(None, "stopped", {"good": self.stopped.good, "entries": self.stopped.entries})
        if is_endless(self.state):
            return Refusal(None, "endless", {"plies": int(self.state.ply)})
        return None if self.state.agenda else Refusal(None, "game-over", {})

    def passed(self, seat: int, at: int | None) -> Refusal | None:
        """A message may lag behind as long as the same question is still open for its seat."""
        n = len(self.entries)
        asked = seat in deciders(self.state)
        if at is None or at == n or (asked and self.course.trail.asked_at[seat] <= at < n):
            return None
        return Refusal(None, "stale", {"expected": n, "got": at})

    def _why(self, seat: int, ident: str, line: str) -> Answer:
        told, why = self._judge(seat, line, None)
        return Answer([(ASKER, {"t": "why", "id": ident, "why": why if told is None else None})])

    def planned(self, seat: int, message: Plan) -> Callable[[], Answer]:
        """What answers a question about plans; it stands by what is known now and may take its time."""
        refusal = Refusal(None, "spectator", {}) if seat < 0 else self.closed()
        refusal = refusal or self.passed(seat, message.at)
        if refusal is not None:
            refused = refuse(message.id, refusal)
            return lambda: refused
        planner = self._planner(seat)

        def work() -> Answer:
            plans = planner.answer(message.plans)
            return Answer([(ASKER, {"t": "plan", "id": message.id, "n": planner.n, "plans": plans})])

        return work

    def _planner(self, seat: int) -> Planner:
        """The plans of a seat at this moment. They are made of its views alone."""
        course, game = self.course, self.game

        def seen(back: int) -> View:
            if back > 0 and (refusal := course.too_many_undos(seat)) is not None:
                raise Refused(refusal, UNDO)
            return game.view(course.before(seat, back), seat)

        if seat not in self._planners:
            self._planners[seat] = Planner(game, seat, seen, len(self.entries))
        return self._planners[seat]

    def _say(self, seat: int, ident: str, text: str) -> Answer:
        done: list[Post] = [(ASKER, {"t": "ok", "id": ident, "n": len(self.entries)})]
        if (seat, ident) in self._said:
            return Answer(done)
        said = Line(len(self.entries), seat, "said", text, ident)
        return Answer([*done, (EVERYBODY, said.message(self.seats.seats[seat].name))], said=[said])

    def greeting(self, have: int) -> list[Post]:
        """What somebody who says hello is told beside the view: the talk, and what waits for consent."""
        posts: list[Post] = [(ASKER, said) for said in self.chat] if have == 0 else []
        return (
            posts if self.turns.consent.request is None else [*posts, (ASKER, self.turns.consent.told()[1])]
        )

    def leads_to(self, course: Course, posts: list[Post], *, lifted: int | None = None) -> Answer:
        """The answer that a tried course makes, after what NATURE and wishes add to it.

        For a seat that has taken something back nothing stands any more.
        """
        stands = {seat: stand for seat, stand in self.turns.wishes.stands.items() if seat != lifted}
        stands = self.turns.wishes.answered(course, self.chance, stands)
        if is_endless(course.state):
            values = {"plies": int(course.state.ply)}
            posts = [*posts, (EVERYBODY, {"t": "notice", "kind": "endless", "values": values})]
        return Answer(posts, course.entries[len(self.entries) :], course, stands)


def plain(line: str) -> str:
    """A line as the game's language writes it, however it was typed."""
    return " ".join(line.lower().split())
