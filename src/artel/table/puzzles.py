"""The puzzle of a day on a board: a room that stands still, seen from one seat.

Nothing is kept of whoever tries. What is asked is answered as a table would, except for a move: it is judged
by what was measured beforehand, and never played. The answer is told to nobody who has not found it or given
up.
"""

from __future__ import annotations

from datetime import date
from typing import Final, Literal

from artel.games import game_named
from artel.kernel.game import CommandError, DataError, Refusal, Refused, legal_moves
from artel.kernel.record import rules_of_record
from artel.kernel.schema import Entry
from artel.puzzles.days import day_in, last_days, number_of, numbered, today, with_puzzles
from artel.puzzles.puzzle import Puzzle, Weight, check_question
from artel.table.answers import no
from artel.table.apart import AT_A_TABLE, Board, Desk, have_in, posts, refused
from artel.table.declared import WORD
from artel.table.plan import why_of
from artel.table.planning import engine_failed
from artel.table.sandbox import Start
from artel.table.wire import (
    ClientMessage,
    Hello,
    Look,
    Message,
    MoveMade,
    Past,
    Ping,
    Plan,
    Points,
    Why,
    WireError,
    client_message,
    field_of,
    shown,
)

# So many boards stay in memory.
MOST_KEPT: Final = 32
ONE_MOVE: Final = Refusal(None, "puzzle-one-move", {})
JUDGED: Final = Refusal(None, "puzzle-judged", {})
Asked = Literal["hint", "show"]
Said = ClientMessage | Asked


class Posed(Board):
    """One puzzle on a board. It never changes, so all who try it share it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        game = game_named(puzzle.game)
        rules = rules_of_record(game, puzzle.record)
        moves = puzzle.record.moves[: puzzle.at]
        super().__init__("puzzle", game, rules, puzzle.bots, puzzle.seat, moves=moves)
        check_question(puzzle, game, self.room.state)
        self.ahead: Final = puzzle.ahead(game, self.room.state)

    def start(self) -> Start:
        return Start(self.stored, self.room.game.view(self.room.state, self.seat), shared=True)

    def judged(self, message: MoveMade) -> tuple[list[Message], Message | None]:
        """What the table says to a move, and what was found of it."""
        room, seat = self.room, self.seat
        try:
            told = room.game.understand(room.state, seat, message.line)
        except (CommandError, Refused) as error:
            return posts(no(message.id, why_of(error))), None
        if told.back or len(told.moves) != 1 or told.moves[0] not in legal_moves(room.state, seat):
            return refused(message.id, ONE_MOVE), None
        return refused(message.id, JUDGED), self.verdict(told.moves[0], shown=False)

    def verdict(self, move: int, *, shown: bool) -> Message:
        weight = self.puzzle.weight(self.room.state, move)
        return {
            "line": self.room.game.verbs.text(move),
            "right": weight.right,
            "shown": shown,
            "points": weight.points,
            "behind": weight.behind,
            "ahead": self.ahead - weight.behind if weight.right else None,
            "error": weight.error,
            "reasons": reasons_of(weight),
        }

    def answer(self) -> Message:
        """The best move, for somebody who gives up."""
        return self.verdict(self.puzzle.best(self.room.state), shown=True)

    def hint(self) -> list[Message]:
        """What the best move has more than the next, without saying which it is."""
        return reasons_of(self.puzzle.weight(self.room.state, self.puzzle.best(self.room.state)))


def reasons_of(weight: Weight) -> list[Message]:
    return [{"group": group, "points": points} for group, points in weight.reasons]


class Puzzles(Desk[str, Posed]):
    """Answers those who try the puzzles of the days."""

    def __init__(self) -> None:
        super().__init__("puzzles", MOST_KEPT)

    def listed(self) -> Message:
        """The puzzles of the last days, by game."""
        days = last_days(today())
        return {
            "games": [{"game": game, "days": [told(game, day) for day in days]} for game in with_puzzles()]
        }

    async def answer(self, data: Message) -> Message:
        game, day = asked_for(data)
        have, message = have_in(data), message_of(data)
        return await self.in_turn(lambda: self._answer(game, day, have, message))

    async def start(self, data: Message) -> Start:
        """From where somebody plays on: the position of a puzzle, as its seat sees it."""
        game, day = asked_for(data)
        return await self.in_turn(lambda: self._posed(numbered(game, number_of(game, day))).start())

    def _answer(self, game: str, day: date, have: int, message: Said) -> Message:
        posed = self._posed(numbered(game, number_of(game, day)))
        verdict: Message | None = None
        hint: list[Message] | None = None
        messages: list[Message] = []
        match message:
            case "hint":
                hint = posed.hint()
            case "show":
                verdict = posed.answer()
            case Hello():
                messages = [posed.summary(), posed.view(message.have)]
            case MoveMade():
                messages, verdict = posed.judged(message)
            case Ping() | Plan() | Points() | Why() | Look() | Past():
                messages = posed.asked(message)
            case _:
                messages = refused(message.id, AT_A_TABLE)
        return {"messages": messages, "puzzle": told(game, day), "verdict": verdict, "hint": hint}

    def _posed(self, puzzle: Puzzle) -> Posed:
        posed = self._taken(puzzle.id)
        if posed is None:
            try:
                posed = Posed(puzzle)
            except ValueError as error:
                raise engine_failed(error) from error
        self._keep(puzzle.id, posed)
        return posed


def told(game: str, day: date) -> Message:
    puzzle = numbered(game, number_of(game, day))
    return {
        "day": day.isoformat(),
        "id": puzzle.id,
        "level": puzzle.level,
        "players": puzzle.record.players(),
    }


def asked_for(data: Message) -> tuple[str, date]:
    """The game and the day that are asked for; WireError names those that there are."""
    game = str(field_of(data, Entry("game", WORD)))
    if game not in with_puzzles():
        raise WireError("unknown-game", with_puzzles(), shown(game), 404)
    given = field_of(data, Entry("day", WORD, may_lack=True))
    days = last_days(today())
    if given is None:
        return game, days[0]
    try:
        day = day_in(str(given))
    except DataError:
        raise WireError("wrong-type", "day: YYYY-MM-DD", shown(given)) from None
    if day not in days:
        expected = f"a day from {days[-1].isoformat()} to {days[0].isoformat()}"
        raise WireError("unknown-day", expected, shown(given), 404)
    return game, day


def message_of(data: Message) -> Said:
    """What the client says to its table, or what it asks about the puzzle."""
    given = data.get("message")
    if given == "hint":
        return "hint"
    if given == "show":
        return "show"
    if not isinstance(given, dict):
        raise WireError("wrong-type", 'message: an object, "hint" or "show"', shown(given))
    return client_message(given)
