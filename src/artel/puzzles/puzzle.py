"""A puzzle, and the file of a game's puzzles: numbers and ids, all points in tenths.

A file keeps the records of the games and, for each puzzle, the place in one of them, who decides there, and
what every legal move was found to be worth. Which moves these are follows from the record.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from artel.bots.search.advice import tenths
from artel.bots.search.farsight import AS_GOOD
from artel.kernel.game import DataError, Game, State, deciders, legal_moves
from artel.kernel.record import Record, RecordError, read_record, replay

FORMAT: Final = "artel-puzzles"
VERSION: Final = 1
MOST_BYTES: Final = 4 * 1024**2
FOLDER: Final = Path(__file__).parent
# What is behind the best by no more than this is as good as it.
CLOSE: Final = tenths(AS_GOOD)
LEVELS: Final = (1, 2, 3)
DIGITS: Final = 12
# A header line of the records: the level of every seat.
BOTS: Final = "bots"


@dataclass(frozen=True)
class Weight:
    """What a legal move is worth to who decides, in tenths of a point."""

    # What its seat can expect at the end, how far behind the best move that is, and the error of that.
    points: int
    behind: int
    error: int
    # Of a right move what it has more than the best of the others, of another what it has less than the best.
    reasons: tuple[tuple[str, int], ...]

    @property
    def right(self) -> bool:
        return self.behind <= CLOSE


@dataclass(frozen=True)
class Puzzle:
    """A place in a record at which a seat decides, and what each of its moves is worth."""

    game: str
    record: Record
    at: int
    seat: int
    # How hard it is: 1 is found at once, 2 by who thinks a little, 3 by neither.
    level: int
    # The digest of the seat's legal lines, and their weights in the same order.
    lines: str
    weights: tuple[Weight, ...]

    @property
    def id(self) -> str:
        """Its name for ever: the position and the question, whatever is measured anew."""
        header = [self.record.header[name] for name in ("game", "modules", "edition", "rules", "players")]
        moves = [f"{seat} {line}" for seat, line in self.record.moves[: self.at]]
        return digest_of([*header, *moves, str(self.seat)])

    def state(self, game: Game) -> State:
        """The position; DataError where it is not what was measured."""
        state = replay(game, self.record, self.at)
        check_question(self, game, state)
        return state

    def weight(self, state: State, move: int) -> Weight:
        return self.weights[legal_moves(state, self.seat).index(move)]

    def ahead(self, game: Game, state: State) -> int:
        """How far the best move is ahead of all that are essentially different."""
        moves, best = legal_moves(state, self.seat), self.best(state)
        others = [at for at, move in enumerate(moves) if not are_kin(game, move, best)]
        return min(self.weights[at].behind for at in others)

    @property
    def bots(self) -> list[str]:
        """Who played the game, by seat."""
        return self.record.header[BOTS].split()

    def best(self, state: State) -> int:
        """The best move."""
        moves = legal_moves(state, self.seat)
        return moves[min(range(len(moves)), key=lambda number: self.weights[number].behind)]


def are_kin(game: Game, one: int, other: int) -> bool:
    """Whether two moves are the same deed by other means: the same verb with the same first word."""
    return game.verbs.text(one).split()[:2] == game.verbs.text(other).split()[:2]


def digest_of(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:DIGITS]


def lines_of(game: Game, state: State, seat: int) -> list[str]:
    return [game.verbs.text(move) for move in legal_moves(state, seat)]


def check_question(puzzle: Puzzle, game: Game, state: State) -> None:
    """Whether the seat is asked what it was asked when the puzzle was made."""
    asked = deciders(state)
    if puzzle.seat not in asked:
        raise DataError(f"puzzle {puzzle.id}: expected seat {puzzle.seat} to be asked, got {asked}")
    lines = lines_of(game, state, puzzle.seat)
    if digest_of(lines) != puzzle.lines or len(lines) != len(puzzle.weights):
        expected = f"{len(puzzle.weights)} legal moves with digest {puzzle.lines}"
        raise DataError(f"puzzle {puzzle.id}: expected {expected}, got {len(lines)} with {digest_of(lines)}")


# --- The file ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PuzzleFile:
    """The puzzles of a game, in the order of the days."""

    game: str
    # What every move is behind by, at least, that is essentially different from the best.
    least: int
    puzzles: tuple[Puzzle, ...]

    def text(self) -> str:
        groups = sorted(
            {group for each in self.puzzles for told in each.weights for group, _ in told.reasons}
        )
        ends: dict[str, tuple[int, Record]] = {}
        for puzzle in self.puzzles:
            name = puzzle.record.text()
            longest, _ = ends.get(name, (0, puzzle.record))
            ends[name] = max(longest, puzzle.at), puzzle.record
        numbers = {name: number for number, name in enumerate(ends)}
        data = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "least": self.least,
            "groups": groups,
            "records": [cut(record, end).text() for end, record in ends.values()],
            "puzzles": [_row(each, numbers[each.record.text()], groups) for each in self.puzzles],
        }
        lines = json.dumps(data, indent=1, separators=(",", ":"), ensure_ascii=False)
        return f"{lines}\n"


def cut(record: Record, end: int) -> Record:
    """The beginning of a record."""
    found = Record(dict(record.header))
    found.moves.extend(record.moves[:end])
    found.marks.update({place: mark for place, mark in record.marks.items() if place <= end})
    return found


def _row(puzzle: Puzzle, record: int, groups: list[str]) -> dict[str, object]:
    """Lists of numbers as words: a number a line would be most of the file."""
    weights = puzzle.weights
    reasons = [
        " ".join(f"{groups.index(group)}:{points}" for group, points in each.reasons) for each in weights
    ]
    return {
        "record": record,
        "at": puzzle.at,
        "seat": puzzle.seat,
        "level": puzzle.level,
        "lines": puzzle.lines,
        "points": " ".join(str(each.points) for each in weights),
        "behind": " ".join(str(each.behind) for each in weights),
        "error": " ".join(str(each.error) for each in weights),
        "reasons": ",".join(reasons),
    }


def read_puzzles(text: str) -> PuzzleFile:
    """A file of puzzles; DataError names what is wrong with it. The positions are not looked at."""
    if len(text.encode()) > MOST_BYTES:
        raise DataError(f"expected at most {MOST_BYTES} bytes of puzzles, got {len(text.encode())}")
    try:
        data = json.loads(text)
        if (data["format"], data["version"]) != (FORMAT, VERSION):
            raise DataError(f"expected {FORMAT} {VERSION}, got {data['format']} {data['version']}")
        game, least, groups = str(data["game"]), int(data["least"]), [str(each) for each in data["groups"]]
        records = [read_record(str(each)) for each in data["records"]]
        puzzles = tuple(_puzzle(game, row, records, groups) for row in data["puzzles"])
    except RecordError as error:
        raise DataError(f"expected records of puzzles, got {error}") from error
    except (ValueError, KeyError, IndexError, TypeError) as error:
        if isinstance(error, DataError):
            raise
        raise DataError(f"expected a file of puzzles, got {type(error).__name__}: {error}") from error
    return PuzzleFile(game, least, puzzles)


def _puzzle(game: str, row: dict[str, Any], records: list[Record], groups: list[str]) -> Puzzle:
    numbers = [[int(word) for word in str(row[name]).split()] for name in ("points", "behind", "error")]
    reasons = [_reasons(told, groups) for told in str(row["reasons"]).split(",")]
    weights = tuple(Weight(*each) for each in zip(*numbers, reasons, strict=True))
    at, seat, level = (int(row[name]) for name in ("at", "seat", "level"))
    record = records[cast(int, row["record"])]
    if not 0 <= at <= len(record.moves) or not 0 <= seat < record.players() or level not in LEVELS:
        got = f"at {at}, seat {seat}, level {level}"
        raise DataError(f"expected a place of the record, one of its seats and a level, got {got}")
    if len(record.header[BOTS].split()) != record.players() or all(each.right for each in weights):
        raise DataError("expected a level for every seat and a move that is not right, got neither or one")
    return Puzzle(game, record, at, seat, level, str(row["lines"]), weights)


def _reasons(told: str, groups: list[str]) -> tuple[tuple[str, int], ...]:
    pairs = [word.partition(":") for word in told.split()]
    return tuple((groups[int(group)], int(points)) for group, _, points in pairs)


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Artel; none where there are none."""
    path = FOLDER / f"{game}.json"
    return read_puzzles(path.read_text(encoding="utf-8")).puzzles if path.is_file() else ()
