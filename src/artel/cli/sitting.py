"""One person's game against bots, without any input or output.

It stands on the course of a table, so what may be taken back here is what may be taken back there.
"""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot, name_of
from artel.bots.seated import SeatedBots
from artel.kernel.agenda import NOBODY
from artel.kernel.game import (
    NATURE,
    Game,
    Log,
    Refusal,
    Refused,
    Rng,
    Rules,
    State,
    View,
    decider,
    deciders,
)
from artel.kernel.log import line_data
from artel.kernel.record import MARK_EVERY, Record, RecordError, header_for, is_number, replay, result_text
from artel.table.course import Course
from artel.table.history import Entry, first_position
from artel.table.seats import Seat, Seats

# Header lines by which `artel play` finds back into a game, besides those of every record.
SEAT: Final = "play-seat"
BOT: Final = "play-bot"
SEED: Final = "play-seed"
RNG: Final = "play-rng"
MOST_SEED: Final = 100
WORD: Final = 1 << 32


class Sitting:
    """The course of the game, its record, and which of it the person has already been told."""

    def __init__(self, game: Game, rules: Rules, seat: int, bot: Bot, seed: str) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seat: Final = seat
        self.seed: Final = seed
        self.bot: Final = bot
        seats = [Seat("human" if place == seat else "bot") for place in range(rules.players)]
        self._course: Final = Course(Seats(seats, seat), first_position(game, rules))
        own = {SEAT: str(seat), BOT: name_of(bot), SEED: " ".join(seed.split())[:MOST_SEED]}
        self.record: Final = Record({**header_for(game, self.state), **own, RNG: ""})
        # The numbers of the entries that the moves of the record were made by.
        self._numbers: Final[list[int]] = []
        self._rng: Final = Rng(f"play {seed}")
        self._told = 0

    @property
    def state(self) -> State:
        return self._course.state

    @property
    def history(self) -> list[tuple[int, str]]:
        return self.record.moves

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def my_turn(self) -> bool:
        return self.seat in deciders(self.state)

    @property
    def may_undo(self) -> bool:
        return isinstance(self._course.undo_targets(self.seat), list)

    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    def go_on(self) -> None:
        """NATURE and the bots answer until this seat is asked or the game is over."""
        Opponents(self, self._rng).run()

    def answer(self, line: str) -> None:
        """Play this seat's line, told in whatever order; a refused one raises and changes nothing."""
        told = self.game.understand(self.state, self.seat, line)
        if told.back and (refusal := self._course.too_many_undos(self.seat)) is not None:
            raise Refused(refusal, line)
        known = len(self._course.entries)
        self._course.retell(self.seat, told, "")
        for entry in self._course.entries[known:]:
            self._write(entry)

    def play(self, seat: int, move: int) -> None:
        """A move that needs no understanding."""
        course = self._course
        entry = Entry(len(course.entries), seat, self.game.verbs.text(move), "", "")
        if seat == NATURE:
            course.draw(entry, move)
        else:
            course.decide(entry, move)
        self._write(course.entries[-1])

    def _write(self, entry: Entry) -> None:
        """The entry that has just been made, into the record, which has no undos."""
        moves, marks, gone = self.record.moves, self.record.marks, entry.takes_back()
        if gone is not None:
            place = self._numbers.index(gone)
            del moves[place], self._numbers[place]
            for later in [mark for mark in marks if mark > place]:
                del marks[later]
            self._told = len(self._log().lines)
            return
        moves.append((entry.seat, entry.line))
        self._numbers.append(entry.n)
        if self.over:
            self.record.result = result_text(self.game, self.state)
        if self.over or len(moves) % MARK_EVERY == 0:
            marks[len(moves)] = entry.mark

    def undo(self) -> Refusal | None:
        """Take this seat's last move back, or say why it cannot be: the table's own answer."""
        course = self._course
        targets = course.undo_targets(self.seat)
        if isinstance(targets, Refusal):
            return targets
        known = len(course.entries)
        course.go_back(self.seat, targets, "")
        for entry in course.entries[known:]:
            self._write(entry)
        return None

    # What has happened.

    def news(self) -> list[dict[str, object]]:
        """The log lines this seat may see and has not been told."""
        found = self.log(self._told)
        self._told = len(self._log().lines)
        return found

    def log(self, since: int = 0) -> list[dict[str, object]]:
        log = self._log()
        return [line_data(self.game.lines, log, index) for index in log.visible(self.seat, since)]

    def _log(self) -> Log:
        return self._course.position.log

    # Saving and resuming.

    def text(self) -> str:
        """The game so far as a record that `resumed` goes on from, with the very same luck."""
        rng = self._rng
        self.record.header[RNG] = f"{rng.x} {rng.y} {rng.z} {rng.w}"
        return self.record.text()

    def resume(self, record: Record) -> None:
        """Go to where a record of this game, checked before, has left off."""
        draws = [place for place, (seat, _) in enumerate(record.moves) if seat == NATURE]
        self._course.settled = draws[-1] if draws else -1
        for seat, line in record.moves:
            self.play(seat, self.game.verbs.parse(line))
        self._rng.x, self._rng.y, self._rng.z, self._rng.w = saved_rng(record)


class Opponents(SeatedBots):
    """Everybody but the person: they play on until the person is asked."""

    def __init__(self, sitting: Sitting, rng: Rng) -> None:
        super().__init__(sitting.game, sitting.state, [sitting.bot] * sitting.rules.players, rng)
        self.sitting: Final = sitting

    def asked(self) -> int:
        return NOBODY if self.sitting.my_turn else decider(self.state)

    def carry_out(self, seat: int, move: int) -> None:
        self.sitting.play(seat, move)
        self.state = self.sitting.state


def resumed(game: Game, record: Record, bot: Bot) -> Sitting:
    """A sitting out of a record that `artel play` has saved; anything else is refused with its line."""
    seat = saved_seat(record)
    saved_rng(record)
    state = replay(game, record)
    if not state.agenda:
        raise RecordError(
            "over", record.line_of(len(record.moves) + 1), "an unfinished game", "one that is over"
        )
    sitting = Sitting(game, state.rules, seat, bot, saved(record, SEED))
    sitting.resume(record)
    return sitting


def saved(record: Record, name: str) -> str:
    if name not in record.header:
        wanted = f"a game saved by `artel play`, with a header line {name!r}"
        raise RecordError("header", record.first_line - 1, wanted, ", ".join(record.header))
    return record.header[name]


def saved_seat(record: Record) -> int:
    word = saved(record, SEAT)
    if not is_number(word) or int(word) >= record.players():
        wanted = f"a seat from 0 to {record.players() - 1}"
        raise RecordError("header", record.header_lines[SEAT], wanted, word)
    return int(word)


def saved_rng(record: Record) -> tuple[int, int, int, int]:
    text = saved(record, RNG)
    words = text.split()
    numbers = [
        int(word) for word in words if word.isascii() and word.isdigit() and len(word) <= len(str(WORD))
    ]
    if len(words) != 4 or len(numbers) != 4 or max(numbers) >= WORD or not any(numbers):
        wanted = f"four numbers below {WORD}, not all 0"
        raise RecordError("header", record.header_lines[RNG], wanted, text)
    return (numbers[0], numbers[1], numbers[2], numbers[3])
