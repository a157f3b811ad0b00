"""Records: a game as a small text file that replays anywhere.

A header, one line per move, a digest of the state every 50 moves so that a divergence is located,
and the result. `docs/record-format.md` describes it in full.
"""

from __future__ import annotations

from typing import Final

from artel.kernel.agenda import decider, legal_moves, play, weights
from artel.kernel.chance import SealedChance
from artel.kernel.game import Game
from artel.kernel.log import Log
from artel.kernel.shape import CommandError
from artel.kernel.state import NATURE, State

FORMAT: Final = "artel-record 1"
MARK_EVERY: Final = 50
REQUIRED: Final = ("game", "modules", "edition", "rules", "players")


class RecordError(ValueError):
    """A file that is no whole record: the line, what was expected, and what came."""

    def __init__(self, kind: str, line: int, expected: str, got: str) -> None:
        super().__init__(f"line {line}: {kind}: expected {expected}, got {got!r}")
        self.kind = kind
        self.line = line
        self.expected = expected
        self.got = got


class Record:
    """A header and the moves: seat (NATURE is -1) and command line each."""

    def __init__(self, header: dict[str, str]) -> None:
        self.header: Final = header
        self.moves: Final[list[tuple[int, str]]] = []
        self.marks: Final[dict[int, str]] = {}
        self.result: str | None = None

    def players(self) -> int:
        return int(self.header["players"])

    def text(self) -> str:
        lines = [FORMAT]
        lines += [f"{name} {value}".rstrip() for name, value in self.header.items()]
        lines.append("")
        for number, (seat, line) in enumerate(self.moves, start=1):
            lines.append(f"{'*' if seat == NATURE else seat} {line}")
            if number in self.marks:
                lines.append(f"= {number} {self.marks[number]}")
        lines.append(f"result {self.result}" if self.result is not None else "unfinished")
        return "\n".join(lines) + "\n"


def header_for(game: Game, state: State) -> dict[str, str]:
    return {
        "game": game.name,
        "modules": " ".join(state.rules.modules),
        "edition": state.rules.edition,
        "rules": str(game.rules_version),
        "players": str(state.rules.players),
    }


def result_text(game: Game, state: State) -> str:
    outcome = game.outcome(state)
    scores = " ".join(str(score) for score in outcome.scores)
    return f"{scores} won {' '.join(str(seat) for seat in outcome.winners)}"


def record_of(game: Game, state: State, moves: list[tuple[int, str]], extra: dict[str, str]) -> Record:
    """A record of these moves, marked and closed by replaying them from the start."""
    record = Record({**header_for(game, state), **extra})
    replayed = game.setup(state.rules)
    for seat, line in moves:
        move = game.attempt(replayed, seat, line)
        record.moves.append((seat, game.verbs.text(move)))
        if len(record.moves) % MARK_EVERY == 0:
            record.marks[len(record.moves)] = game.digest(replayed)
    if not replayed.agenda:
        record.result = result_text(game, replayed)
        record.marks[len(record.moves)] = game.digest(replayed)
    return record


def read_record(text: str) -> Record:
    """Parse a record; anything malformed or truncated is named with its line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError("no-record", 1, FORMAT, lines[0] if lines else "")
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, _, value = lines[at].strip().partition(" ")
        header[name] = value
        at += 1
    for name in REQUIRED:
        if name not in header:
            raise RecordError("header", at + 1, f"a header line {name!r}", ", ".join(header))
    if not is_number(header["players"]) or not is_number(header["rules"]):
        raise RecordError("header", at + 1, "numbers for players and rules", str(header))
    record = Record(header)
    for number in range(at + 1, len(lines)):
        line = lines[number].strip()
        if line.startswith("result ") or line == "unfinished":
            record.result = line[7:] if line.startswith("result ") else None
            if any(rest.strip() for rest in lines[number + 1 :]):
                raise RecordError("after-end", number + 2, "nothing after the result", lines[number + 1])
            return record
        _read_move(record, number + 1, line)
    raise RecordError("truncated", len(lines), "a closing line 'result ...' or 'unfinished'", lines[-1])


def is_number(word: str) -> bool:
    """Plain decimal digits: `isdigit` alone also takes signs that `int` does not read."""
    return word.isascii() and word.isdigit()


def _read_move(record: Record, number: int, line: str) -> None:
    who, _, rest = line.partition(" ")
    if who == "=":
        place, _, mark = rest.partition(" ")
        if place != str(len(record.moves)) or not mark:
            raise RecordError("mark", number, f"'= {len(record.moves)} DIGEST'", line)
        record.marks[len(record.moves)] = mark
    elif who == "*":
        record.moves.append((NATURE, rest))
    elif is_number(who) and int(who) < record.players():
        record.moves.append((int(who), rest))
    else:
        raise RecordError("seat", number, f"'*' or a seat 0 to {record.players() - 1}", line)


def replay(game: Game, record: Record, upto: int | None = None, log: Log | None = None) -> State:
    """The state after the first `upto` moves (all of them by default), every mark checked."""
    header = record.header
    if header["game"] != game.name:
        raise RecordError("game", 2, game.name, header["game"])
    if int(header["rules"]) != game.rules_version:
        raise RecordError("rules", 5, f"rules version {game.rules_version}", header["rules"])
    rules = game.rules(record.players(), header["modules"].split(), edition=header["edition"])
    state = game.setup(rules, log)
    count = len(record.moves) if upto is None else upto
    if not 0 <= count <= len(record.moves):
        raise RecordError("place", 0, f"a place from 0 to {len(record.moves)}", str(count))
    for number in range(count):
        seat, line = record.moves[number]
        try:
            game.attempt(state, seat, line)
        except (CommandError, ValueError) as error:
            raise RecordError("move", number + 1, "a legal move", f"{seat} {line}: {error}") from error
        mark = record.marks.get(number + 1)
        if mark is not None and mark != game.digest(state):
            raise RecordError("diverged", number + 1, f"digest {mark}", game.digest(state))
    if upto is None:
        found = result_text(game, state) if not state.agenda else None
        if found != record.result:
            raise RecordError("result", len(record.moves), str(record.result), str(found))
    return state


def verify_chance(game: Game, record: Record) -> int:
    """Check every draw against the opened seed; the number of draws checked."""
    seed = record.header.get("seed", "")
    commitment = record.header.get("chance", "")
    if not seed or not commitment:
        raise RecordError("seed", 0, "header lines 'chance' and 'seed'", ", ".join(record.header))
    try:
        chance = SealedChance(bytes.fromhex(seed))
    except ValueError as error:
        raise RecordError("seed", 0, "64 hexadecimal digits", seed) from error
    if chance.commitment() != commitment:
        raise RecordError("seed", 0, f"a seed whose hash is {commitment}", chance.commitment())
    state = game.setup(game.rules(record.players(), record.header["modules"].split()))
    checked = 0
    for number, (seat, line) in enumerate(record.moves):
        if decider(state) == NATURE:
            drawn = legal_moves(state, NATURE)[chance.pick(checked, weights(state))]
            if game.verbs.text(drawn) != line:
                raise RecordError("draw", number + 1, game.verbs.text(drawn), line)
            checked += 1
        play(state, seat, game.verbs.parse(line))
    return checked
