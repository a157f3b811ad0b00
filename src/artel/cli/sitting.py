"""One person's game against bots, without any input or output."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot
from artel.kernel.game import (
    NATURE,
    Game,
    Log,
    Rng,
    Rules,
    State,
    View,
    check_advance,
    deciders,
    play,
    sample,
)
from artel.kernel.log import line_data
from artel.kernel.record import MARK_EVERY, Record, RecordError, header_for, is_number, replay, result_text

# Header lines by which `artel play` finds back into a game, besides those of every record.
SEAT: Final = "play-seat"
BOT: Final = "play-bot"
SEED: Final = "play-seed"
RNG: Final = "play-rng"
MOST_SEED: Final = 100
WORD: Final = 1 << 32


class Sitting:
    """The state, the record that led to it, and which of it the person has already been told."""

    def __init__(self, game: Game, rules: Rules, seat: int, bot: Bot, seed: str) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seat: Final = seat
        self.seed: Final = seed
        self.bot: Final = bot
        self.state: State = game.setup(rules, Log())
        own = {SEAT: str(seat), BOT: bot.level, SEED: " ".join(seed.split())[:MOST_SEED]}
        self.record: Final = Record({**header_for(game, self.state), **own, RNG: ""})
        self._rng: Final = Rng(f"play {seed}")
        self._told = 0
        # How much of the history cannot be taken back any more.
        self._fixed = 0

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
        return len(self.history) > self._fixed

    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    def go_on(self) -> None:
        """NATURE and the bots answer until this seat is asked or the game is over."""
        check_advance(self.state)
        while not self.over and not self.my_turn:
            asked = deciders(self.state)[0]
            if asked == NATURE:
                move = sample(self.state, self._rng)
            else:
                move = self.bot.choose(self.game.view(self.state, asked), self._rng)
            play(self.state, asked, move)
            self._write(asked, move)
            self._fixed = len(self.history)

    def answer(self, line: str) -> None:
        """Play this seat's line, told in whatever order; a refused one raises and changes nothing."""
        told = self.game.understand(self.state, self.seat, line)
        if told.back:
            self._take_back(told.back)
        for move in told.moves:
            reveals = self.game.reveals(self.state, self.seat)
            play(self.state, self.seat, move)
            self._write(self.seat, move)
            if reveals:
                self._fixed = len(self.history)

    def _write(self, seat: int, move: int) -> None:
        """The move that has just been made, into the record."""
        record = self.record
        record.moves.append((seat, self.game.verbs.text(move)))
        if self.over:
            record.result = result_text(self.game, self.state)
        if self.over or len(record.moves) % MARK_EVERY == 0:
            record.marks[len(record.moves)] = self.game.digest(self.state)

    def undo(self) -> bool:
        """Take this seat's last move back, unless chance, a reveal or another seat came after it."""
        if not self.may_undo:
            return False
        self._take_back(1)
        return True

    def _take_back(self, count: int) -> None:
        """The position before the last moves, played again from the beginning."""
        del self.history[-count:]
        for place in [place for place in self.record.marks if place > len(self.history)]:
            del self.record.marks[place]
        log = Log()
        self.state = self.game.setup(self.rules, log)
        for seat, line in self.history:
            self.game.attempt(self.state, seat, line)
        self._told = len(log.lines)

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
        log = self.state.log
        assert log is not None
        return log

    # Saving and resuming.

    def text(self) -> str:
        """The game so far as a record that `resumed` goes on from, with the very same luck."""
        rng = self._rng
        self.record.header[RNG] = f"{rng.x} {rng.y} {rng.z} {rng.w}"
        return self.record.text()

    def resume(self, record: Record) -> None:
        """Go to where a record of this game, checked before, has left off."""
        for seat, line in record.moves:
            if seat == self.seat:
                self.answer(line)
            else:
                self._write(seat, self.game.attempt(self.state, seat, line))
                self._fixed = len(self.history)
        self._rng.x, self._rng.y, self._rng.z, self._rng.w = saved_rng(record)


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
