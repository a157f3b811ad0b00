"""A room: one game in progress, without any input or output.

It receives (seat, message) and answers with (recipient, message) pairs and the new entries of the
history. Whoever calls it keeps the entries first and sends the messages after.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from artel.kernel.chance import SealedChance
from artel.kernel.game import (
    NATURE,
    SPECTATOR,
    CommandError,
    Game,
    Refusal,
    Rules,
    State,
    deciders,
    legal_moves,
    weights,
)
from artel.kernel.log import line_data
from artel.kernel.record import Record, record_of
from artel.table.foresight import foreseen_lines, is_sealed, was_foreseen
from artel.table.history import UNDO, Entry, Position, Stop, first_divergence, live_entries, position_after
from artel.table.seats import Seats
from artel.table.trail import MOST_UNDOS, Trail, closes, goes_on
from artel.table.wire import ClientMessage, Hello, Look, Message, MoveMade, Ping, Preview, Say, Undo, Why

ASKER: Final = -4
EVERYBODY: Final = -5
CHAT_KEPT: Final = 50

Post = tuple[int, Message]


@dataclass
class Answer:
    """What a message leads to: entries to keep, then messages to send."""

    posts: list[Post]
    entries: list[Entry] = field(default_factory=list)


class Room:
    """The record, the state and the seats of one game."""

    def __init__(
        self, game: Game, rules: Rules, seats: Seats, seed: bytes, entries: Sequence[Entry] = ()
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.chance: Final = SealedChance(seed)
        self.viewers: Final = [*range(rules.players), SPECTATOR]
        self.chat: Final[deque[Message]] = deque(maxlen=CHAT_KEPT)
        self._said: Final[deque[tuple[int, str]]] = deque(maxlen=CHAT_KEPT)
        self.entries: Final[list[Entry]] = []
        self.stopped: Stop | None = first_divergence(game, rules, entries)
        self.position = Position(game, rules)
        self._trail = Trail(self.state)
        self._by_id: Final[dict[tuple[int, str], Entry]] = {}
        self._restore(entries[: self.stopped.good] if self.stopped else entries)

    # Reading.

    @property
    def state(self) -> State:
        return self.position.state

    def over(self) -> bool:
        return self.stopped is None and not self.state.agenda

    def waiting_for(self) -> list[int]:
        """The seats that may answer now; nobody at a table that is over or stopped."""
        return [] if self.stopped else [seat for seat in deciders(self.state) if seat != NATURE]

    def view_message(self, seat: int, have: int, *, reset: bool) -> Message:
        return {
            "t": "view",
            "n": len(self.entries),
            "since": 0 if reset else have,
            "view": self.game.view(self.state, seat).data,
            "log": self.position.lines(seat, -1 if reset else have),
            "reset": reset,
            "undo": self._undo_target(seat) is not None,
            "clock": None,
        }

    def record(self) -> Record:
        """The finished game as a record, its chance opened."""
        moves = [(entry.seat, entry.line) for entry in live_entries(self.entries)]
        extra = {"chance": self.chance.commitment(), "seed": self.chance.seed.hex()}
        return record_of(self.game, self.state, moves, extra)

    # Writing.

    def start(self) -> Answer:
        """Let NATURE do what comes before the first decision."""
        first = len(self.entries)
        self._nature()
        return self._changed(first, [], reset=True)

    def receive(self, seat: int, message: ClientMessage) -> Answer:
        match message:
            case Ping():
                return Answer([(ASKER, {"t": "pong"})])
            case Hello(have):
                return self._hello(seat, have)
            case Look(ident, at):
                return self._look(seat, ident, at)
            case MoveMade() | Undo() | Why() | Preview() | Say() if seat < 0:
                return refuse(message.id, Refusal(None, "spectator", {}))
            case MoveMade():
                return self._move(seat, message)
            case Undo():
                return self._undo(seat, message)
            case Why(ident, line):
                return self._why(seat, ident, line)
            case Preview():
                return self._preview(seat, message)
            case Say(ident, text):
                return self._say(seat, ident, text)

    def _hello(self, seat: int, have: int) -> Answer:
        """Bring a client up to date: new lines only, or everything when what it knows was taken back."""
        known_undone = any(
            (back := entry.takes_back()) is not None and back < have for entry in self.entries[have:]
        )
        reset = have == 0 or have > len(self.entries) or known_undone
        posts: list[Post] = [(ASKER, said) for said in self.chat] if have == 0 else []
        return Answer([*posts, (ASKER, self.view_message(seat, have, reset=reset))])

    def _look(self, seat: int, ident: str, at: int) -> Answer:
        if at > len(self.entries):
            return refuse(ident, Refusal(None, "unknown-place", {"expected": len(self.entries), "got": at}))
        live = [entry for entry in live_entries(self.entries) if entry.n < at]
        view = self.game.view(position_after(self.game, self.rules, live).state, seat)
        return Answer([(ASKER, {"t": "look", "id": ident, "at": at, "view": view.data})])

    def _move(self, seat: int, message: MoveMade) -> Answer:
        known = self._by_id.get((seat, message.id))
        if known is not None:
            return self._again(known, message.id, message.line)
        move, refusal = self._judge(seat, message.line, message.at)
        if refusal is not None:
            return refuse(message.id, refusal)
        first = len(self.entries)
        self._decide(Entry(first, seat, self.game.verbs.text(move), message.id, ""), move)
        self._nature()
        return self._changed(first, [(ASKER, {"t": "ok", "id": message.id, "n": first + 1})])

    def _again(self, known: Entry, ident: str, line: str) -> Answer:
        """A resend gets the answer it got before; the same id for something else is refused."""
        if known.line != " ".join(line.split()):
            return refuse(ident, Refusal(None, "id-reused", {"expected": known.line, "got": line}))
        return Answer([(ASKER, {"t": "ok", "id": ident, "n": known.n + 1})])

    def _judge(self, seat: int, line: str, at: int | None) -> tuple[int, Refusal | None]:
        """The move this line names, and why it cannot be made now."""
        closed = self._closed()
        if closed is not None:
            return 0, closed
        try:
            move = self.game.verbs.parse(line)
        except CommandError as error:
            return 0, Refusal(None, error.kind, {"expected": error.expected, "got": error.got})
        if at is not None and self._is_stale(seat, at):
            return 0, Refusal(None, "stale", {"expected": len(self.entries), "got": at})
        return move, self.game.why_not(self.state, seat, move)

    def _closed(self) -> Refusal | None:
        if self.stopped is not None:
            return Refusal(None, "stopped", {"good": self.stopped.good, "entries": self.stopped.entries})
        return None if self.state.agenda else Refusal(None, "game-over", {})

    def _is_stale(self, seat: int, at: int) -> bool:
        """A move may lag behind as long as the same question is still open for that seat."""
        if at == len(self.entries):
            return False
        asked = seat in deciders(self.state)
        return not (asked and self._trail.asked_at[seat] <= at < len(self.entries))

    def _why(self, seat: int, ident: str, line: str) -> Answer:
        _, refusal = self._judge(seat, line, None)
        why = None if refusal is None else refusal.to_data()
        return Answer([(ASKER, {"t": "why", "id": ident, "why": why})])

    def _preview(self, seat: int, message: Preview) -> Answer:
        move, refusal = self._judge(seat, message.line, message.at)
        if refusal is not None:
            return refuse(message.id, refusal)
        view = self.game.view(self.state, seat)
        sure = foreseen_lines(self.game, view, move, f"preview {len(self.entries)}")
        after = len(self.entries) + 1
        lines = [{**line_data(self.game.lines, log, index), "n": after} for log, index in sure]
        return Answer([(ASKER, {"t": "preview", "id": message.id, "lines": lines})])

    def _say(self, seat: int, ident: str, text: str) -> Answer:
        done: list[Post] = [(ASKER, {"t": "ok", "id": ident, "n": len(self.entries)})]
        if (seat, ident) in self._said:
            return Answer(done)
        self._said.append((seat, ident))
        said: Message = {"t": "said", "seat": seat, "name": self.seats.seats[seat].name, "text": text}
        self.chat.append(said)
        return Answer([*done, (EVERYBODY, said)])

    # Undo.

    def _undo_target(self, seat: int) -> Entry | None:
        """The seat's last decision that may be taken back."""
        if self._closed() is not None or not self._trail.may_undo(seat):
            return None
        return self._trail.last_of(seat)

    def _undo(self, seat: int, message: Undo) -> Answer:
        known = self._by_id.get((seat, message.id))
        if known is not None:
            return self._again(known, message.id, known.line if known.takes_back() is not None else UNDO)
        closed = self._closed()
        if closed is not None:
            return refuse(message.id, closed)
        if not self._trail.may_undo(seat):
            return refuse(message.id, Refusal(None, "too-many-undos", {"seat": seat, "count": MOST_UNDOS}))
        target = self._undo_target(seat)
        if target is None:
            return refuse(message.id, Refusal(None, "nothing-to-undo", {"seat": seat}))
        if not target.n < message.at <= len(self.entries):
            values: dict[str, int | str] = {"expected": len(self.entries), "got": message.at}
            return refuse(message.id, Refusal(None, "stale", values))
        first = len(self.entries)
        self._take_back(Entry(first, seat, f"{UNDO} {target.n}", message.id, ""))
        return self._changed(first, [(ASKER, {"t": "ok", "id": message.id, "n": first + 1})], reset=True)

    def _take_back(self, undo: Entry) -> None:
        before = self.state
        target = undo.takes_back()
        assert target is not None
        self.position.take_back(target)
        self._trail.taken_back(undo)
        self._append(undo, before)

    # The history grows.

    def _decide(self, entry: Entry, move: int) -> None:
        """A seat's decision: play it, and note what may be taken back from now on."""
        before = self.state.clone()
        self.position.play(entry.n, entry.seat, move)
        if NATURE in deciders(self.state) or self._showed_something(before, entry, move):
            self._trail.clear()
        else:
            sealed = goes_on(before, self.state) and is_sealed(
                self.game, before, entry.seat, move, self.viewers
            )
            self._trail.decided(entry, sealed=sealed)
        self._append(entry, before)

    def _showed_something(self, before: State, entry: Entry, move: int) -> bool:
        if closes(before, self.state) or not self.state.agenda:
            return True
        if self.seats.seats[entry.seat].kind == "bot":
            # Bots take nothing back, so what one of them learns does not matter here.
            return False
        seen = self.game.view(before, entry.seat)
        after = self.game.view(self.state, entry.seat)
        return not was_foreseen(self.game, seen, move, after, f"undo {entry.n}")

    def _nature(self) -> None:
        """Let NATURE answer until somebody else is asked or the game is over."""
        while deciders(self.state) == [NATURE]:
            drawn = sum(1 for entry in self.entries if entry.seat == NATURE)
            moves = legal_moves(self.state, NATURE)
            move = moves[self.chance.pick(drawn, weights(self.state))]
            self._draw(Entry(len(self.entries), NATURE, self.game.verbs.text(move), "", ""), move)

    def _draw(self, entry: Entry, move: int) -> None:
        before = self.state.clone()
        self.position.play(entry.n, NATURE, move)
        self._trail.clear()
        self._append(entry, before)

    def _append(self, entry: Entry, before: State) -> None:
        """Write an entry down, marked with a digest of the state after it."""
        marked = entry if entry.mark else replace(entry, mark=self.game.digest(self.state))
        self.entries.append(marked)
        if entry.id:
            self._by_id[entry.seat, entry.id] = marked
        self._trail.moved_on(before, self.state, entry.seat, len(self.entries))

    def _restore(self, entries: Sequence[Entry]) -> None:
        """Take up a kept history; only what follows the last draw may still be taken back."""
        drawn = max((entry.n for entry in entries if entry.seat == NATURE), default=-1) + 1
        self.entries.extend(entries[:drawn])
        self._by_id.update({(entry.seat, entry.id): entry for entry in self.entries if entry.id})
        self.position = position_after(self.game, self.rules, live_entries(self.entries))
        self._trail = Trail(self.state)
        self._trail.moved_on(self.state, self.state, NATURE, drawn)
        for entry in entries[drawn:]:
            if entry.takes_back() is None:
                self._decide(entry, self.game.verbs.parse(entry.line))
            else:
                self._take_back(entry)

    def _changed(self, first: int, posts: list[Post], *, reset: bool = False) -> Answer:
        """The answer to what made the history grow: everybody sees the new state."""
        views: list[Post] = [
            (viewer, self.view_message(viewer, first, reset=reset)) for viewer in self.viewers
        ]
        return Answer([*posts, *views], self.entries[first:])


def refuse(ident: str, refusal: Refusal) -> Answer:
    return Answer([(ASKER, {"t": "no", "id": ident, "why": refusal.to_data()})])
