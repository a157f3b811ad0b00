"""Records: a game as a small text file that replays anywhere.

A header, one line per move, a digest of the state every 50 moves so that a divergence is located,
and the result. `docs/record-format.md` describes it in full.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from artel.kernel.agenda import decider, legal_moves, play_trusted, weights
from artel.kernel.chance import SealedChance, is_secret
from artel.kernel.game import Game
from artel.kernel.log import Log
from artel.kernel.rules import ModuleError
from artel.kernel.shape import CommandError
from artel.kernel.state import NATURE, DataError, Rules, State

FORMAT: Final = "artel-record 1"
MARK_EVERY: Final = 50
# How much of a faulty line an error repeats, and how many digits any number of a record has.
MOST_QUOTED: Final = 300
MOST_DIGITS: Final = 9
# A header line for each option: `option-NAME VALUE`.
OPTION: Final = "option-"
REQUIRED: Final = ("game", "modules", "edition", "rules", "players")


class RecordError(ValueError):
    """A file that is no whole record: its line, what was expected, and what came.

    The line is the file's own, 0 where the fault lies in no line; a move is named by its number too.
    """

    def __init__(self, kind: str, line: int, expected: str, got: str, move: int = 0) -> None:
        place = f"line {line}, move {move}: " if move else f"line {line}: " if line else ""
        super().__init__(f"{place}{kind}: expected {expected}, got {shortened(got)!r}")
        self.kind = kind
        self.line = line
        self.move = move
        self.expected = expected
        self.got = got

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.kind, self.line, self.expected, self.got, self.move))


def shortened(text: str) -> str:
    """What came, as long as a line of an error may be."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}..."


class Record:
    """A header and the moves: seat (NATURE is -1) and command line each."""

    def __init__(self, header: dict[str, str]) -> None:
        self.header: Final = header
        self.moves: Final[list[tuple[int, str]]] = []
        self.marks: Final[dict[int, str]] = {}
        self.result: str | None = None
        # The lines of the header in the file that was read, and its first line of moves.
        self.header_lines: Final[dict[str, int]] = {name: at for at, name in enumerate(header, start=2)}
        self.first_line = len(header) + 3

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.header, self.moves, self.marks, self.result, self.header_lines, self.first_line)
        return (record_from, parts)

    def __repr__(self) -> str:
        what = f"{self.header.get('game')} for {self.header.get('players')} players"
        return f"<Record of {what}, {len(self.moves)} moves, {self.result or 'unfinished'}>"

    def line_of(self, move: int) -> int:
        """The file's line of a move, counted from 1; the move after the last stands for the closing line."""
        return self.first_line + move - 1 + sum(place < move for place in self.marks)

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


def record_from(
    header: dict[str, str],
    moves: list[tuple[int, str]],
    marks: dict[int, str],
    result: str | None,
    header_lines: dict[str, int],
    first_line: int,
) -> Record:
    """A record out of its parts, which it copies."""
    record = Record(dict(header))
    record.moves.extend(moves)
    record.marks.update(marks)
    record.result = result
    record.header_lines.clear()
    record.header_lines.update(header_lines)
    record.first_line = first_line
    return record


def header_for(game: Game, state: State) -> dict[str, str]:
    rules = state.rules
    return {
        "game": game.name,
        "modules": " ".join(rules.modules),
        "edition": rules.edition,
        "rules": rules.version,
        "players": str(rules.players),
        **{f"{OPTION}{name}": value for name, value in rules.options.items()},
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
    lines = text.removesuffix("\n").split("\n")
    if lines[0].strip() != FORMAT:
        raise RecordError("no-record", 1, FORMAT, lines[0])
    record = _read_header(lines)
    for number in range(record.first_line - 1, len(lines)):
        line = lines[number].strip()
        if line.startswith("result ") or line == "unfinished":
            record.result = line[7:] if line.startswith("result ") else None
            for after in range(number + 1, len(lines)):
                if lines[after].strip():
                    raise RecordError("after-end", after + 1, "nothing after the result", lines[after])
            return record
        _read_move(record, number + 1, line)
    raise RecordError("truncated", len(lines), "a closing line 'result ...' or 'unfinished'", lines[-1])


def _read_header(lines: list[str]) -> Record:
    header: dict[str, str] = {}
    found: dict[str, int] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, _, value = lines[at].strip().partition(" ")
        if name in header:
            raise RecordError("header", at + 1, f"the header line {name!r} once", lines[at])
        header[name] = value
        found[name] = at + 1
        at += 1
    for name in REQUIRED:
        if name not in header:
            raise RecordError("header", at + 1, f"a header line {name!r}", ", ".join(header))
    if not is_number(header["players"]):
        raise RecordError("header", found["players"], "a number for 'players'", header["players"])
    if not all(is_number(word) for word in header["rules"].split()):
        raise RecordError("header", found["rules"], "a number for each module in 'rules'", header["rules"])
    record = Record(header)
    record.header_lines.update(found)
    record.first_line = at + 2
    return record


def is_number(word: str) -> bool:
    """Plain decimal digits, and few: `isdigit` alone also takes signs that `int` does not read."""
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS


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


def rules_of_record(game: Game, record: Record) -> Rules:
    """The rules a record was played by; another game, edition or table is refused with its line.

    So is a version that games no longer go by.
    """
    header, at = record.header, record.header_lines
    if header["game"] != game.name:
        raise RecordError("game", at["game"], game.name, header["game"])
    if not game.min_players <= record.players() <= game.max_players:
        wanted = f"{game.min_players} to {game.max_players} players"
        raise RecordError("header", at["players"], wanted, header["players"])
    options = {name.removeprefix(OPTION): value for name, value in header.items() if name.startswith(OPTION)}
    try:
        rules = game.rules(record.players(), header["modules"].split(), options)
    except ModuleError as error:
        raise RecordError("header", at["modules"], "modules and options of this game", str(error)) from error
    versions = _versions(game, rules, record)
    edition = header["edition"] if header["edition"] != rules.edition else None
    try:
        return game.rules(record.players(), rules.modules, options, edition, versions)
    except DataError as unknown:
        raise _other_edition(game, rules, record) from unknown


def _versions(game: Game, rules: Rules, record: Record) -> dict[str, int]:
    """The rules version of each module, today's or an earlier one that games still go by."""
    told = record.header["rules"].split()
    known = [[str(version) for version in game.modules[name].versions()] for name in rules.modules]
    if len(told) != len(known) or any(word not in each for word, each in zip(told, known, strict=True)):
        expected = f"rules version {' '.join(['|'.join(each) for each in known])}"
        raise RecordError("rules", record.header_lines["rules"], expected, record.header["rules"])
    return {name: int(word) for name, word in zip(rules.modules, told, strict=True)}


def _other_edition(game: Game, rules: Rules, record: Record) -> RecordError:
    """A record plays only with its edition: which ones are at hand, and how another would be."""
    modules = [game.modules[name] for name in rules.modules]
    known = [f"{each.words(modules)} ({each.names['en']})" for each in game.editions.known()]
    expected = " or ".join([f"edition {rules.edition} (house)", *known])
    if game.edition_form() is not None:
        expected += ", or the file of another by --edition FILE"
    return RecordError("edition", record.header_lines["edition"], expected, record.header["edition"])


def replay(game: Game, record: Record, upto: int | None = None, log: Log | None = None) -> State:
    """The state after the first `upto` moves (all of them by default), every mark checked."""
    state = game.setup(rules_of_record(game, record), log)
    count = len(record.moves) if upto is None else upto
    if not 0 <= count <= len(record.moves):
        raise RecordError("place", 0, f"a place from 0 to {len(record.moves)}", str(count))
    for number in range(1, count + 1):
        seat, line = record.moves[number - 1]
        try:
            game.attempt(state, seat, line)
        except (CommandError, ValueError) as error:
            at = record.line_of(number)
            raise RecordError("move", at, "a legal move", f"{seat} {line}: {error}", number) from error
        mark = record.marks.get(number)
        if mark is not None and mark != game.digest(state):
            at = record.line_of(number) + 1
            raise RecordError("diverged", at, f"digest {mark}", game.digest(state), number)
    if upto is None:
        found = result_text(game, state) if not state.agenda else None
        if found != record.result:
            raise RecordError("result", record.line_of(count + 1), str(record.result), str(found))
    return state


class Draw:
    """One draw of a game: at which move, what could be drawn in its order, how likely each, and what was."""

    def __init__(self, move: int, lines: list[str], likely: list[int], line: str) -> None:
        self.move: Final = move
        self.lines: Final = lines
        self.weights: Final = likely
        self.line: Final = line


def draws_of(game: Game, rules: Rules, moves: list[tuple[int, str]]) -> Iterator[Draw]:
    """The draws of a game in their order, each told before it is played: a false one is found first."""
    state = game.setup(rules)
    for number, (seat, line) in enumerate(moves, start=1):
        if decider(state) == NATURE:
            lines = [game.verbs.text(move) for move in legal_moves(state, NATURE)]
            yield Draw(number, lines, weights(state), line)
        play_trusted(state, seat, game.verbs.parse(line))


def verify_chance(game: Game, record: Record) -> int:
    """Check every draw against the opened seed and nonces; the number of draws checked."""
    seed = record.header.get("seed", "")
    commitment = record.header.get("chance", "")
    if not seed or not commitment:
        raise RecordError("seed", 0, "header lines 'chance' and 'seed'", ", ".join(record.header))
    nonces = _nonces(record)
    try:
        chance = SealedChance(bytes.fromhex(seed), nonces)
    except ValueError as error:
        raise RecordError("seed", record.header_lines["seed"], "64 hexadecimal digits", seed) from error
    if chance.commitment() != commitment:
        at = record.header_lines["seed"]
        raise RecordError("seed", at, f"a seed whose hash is {commitment}", chance.commitment())
    checked = 0
    for draw in draws_of(game, rules_of_record(game, record), record.moves):
        drawn = draw.lines[chance.pick(checked, draw.weights)]
        if drawn != draw.line:
            raise RecordError("draw", record.line_of(draw.move), drawn, draw.line, draw.move)
        checked += 1
    return checked


def nonces_text(nonces: dict[int, bytes]) -> str:
    """The header line of the nonces: every seat that has one with its own."""
    return " ".join(f"{seat}:{nonces[seat].hex()}" for seat in sorted(nonces))


def _nonces(record: Record) -> dict[int, bytes]:
    """The nonces of the header, in the order of their seats, each once."""
    nonces: dict[int, bytes] = {}
    last = -1
    for word in record.header.get("nonces", "").split():
        seat, _, nonce = word.partition(":")
        if not is_number(seat) or not last < int(seat) < record.players() or not is_secret(nonce):
            expected = (
                f"SEAT:NONCE, a seat from {last + 1} to {record.players() - 1} and 64 hexadecimal digits"
            )
            raise RecordError("seed", record.header_lines["nonces"], expected, word)
        last = int(seat)
        nonces[last] = bytes.fromhex(nonce)
    return nonces
