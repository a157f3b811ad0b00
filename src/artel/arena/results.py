"""The games an arena has played: in memory what the report needs, in a file what can be taken up again.

The file is JSON Lines: what was arranged, then a line for each game as soon as it is over (docs/arena.md).
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from artel.arena.playing import MOST_CLASSES, Match, Played, Times, merged
from artel.arena.schedule import Pairing, Schedule
from artel.file_lock import lock_file
from artel.kernel.game import DataError

FORMAT = 1
KEY = "artel-arena"
# Longer than any line that is written: six seats with decisions in every class of times.
LONGEST_LINE = 64 * 1024


class Results:
    """Games by their numbers: who sat where, points and places; and for each bot how long it thought."""

    def __init__(self, match: Match) -> None:
        self.ends: dict[int, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = {}
        self.times: list[Times] = [{} for _ in match.bots]

    def add(self, played: Played) -> None:
        self.ends[played.number] = (played.seats, played.scores, played.places)
        for bot, times in zip(played.seats, played.times, strict=True):
            self.times[bot] = merged((self.times[bot], times))

    def missing(self, schedule: Schedule) -> Iterator[Pairing]:
        return (pairing for pairing in schedule if pairing.number not in self.ends)


def heading(match: Match) -> dict[str, object]:
    """What must be the same for two runs to be parts of one arena. How many games are wanted may differ."""
    rules = match.rules
    return {
        KEY: FORMAT,
        "artel": match.version,
        "game": rules.game,
        "modules": list(rules.modules),
        "options": rules.options,
        "rules": rules.version,
        "edition": rules.edition,
        "players": rules.players,
        "bots": list(match.bots),
        "seed": match.seed,
    }


def line_of(match: Match, played: Played) -> dict[str, object]:
    return {
        "game": played.number,
        "seats": [match.bots[bot] for bot in played.seats],
        "scores": list(played.scores),
        "places": list(played.places),
        "decisions": [sum(times.values()) for times in played.times],
        "times": [{str(at): times[at] for at in sorted(times)} for times in played.times],
    }


def encoded(row: dict[str, object]) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


class ResultsFile:
    """An open file of results, which nobody else writes meanwhile."""

    def __init__(self, path: Path, file: BinaryIO, match: Match) -> None:
        self.path = path
        self.file = file
        self.match = match

    def take_up(self, schedule: Schedule) -> Results:
        """What is there already. A line that was torn off is dropped; whatever else is wrong is named."""
        lines = self._lines()
        head = encoded(heading(self.match))
        first = next(lines, b"")
        if not first.endswith(b"\n") and head.startswith(first):
            self._write_from(0, head)
            return Results(self.match)
        self._check_heading(first)
        results = Results(self.match)
        whole = len(first)
        pairings = {pairing.number: pairing for pairing in schedule}
        for number, raw in enumerate(lines, start=2):
            if not raw.endswith(b"\n"):
                break
            whole += len(raw)
            self._take(number, raw, pairings, results)
        self._write_from(whole, b"")
        return results

    def add(self, played: Played) -> None:
        self._write(encoded(line_of(self.match, played)))

    def _lines(self) -> Iterator[bytes]:
        """Line by line, none longer than the longest."""
        self.file.seek(0)
        with os.fdopen(os.dup(self.file.fileno()), "rb") as reader:
            while raw := reader.readline(LONGEST_LINE + 1):
                if len(raw) > LONGEST_LINE:
                    raise DataError(f"{self.path}: expected lines of at most {LONGEST_LINE} bytes, got more")
                yield raw

    def _write_from(self, place: int, text: bytes) -> None:
        self.file.truncate(place)
        self.file.seek(place)
        self._write(text)

    def _write(self, text: bytes) -> None:
        try:
            written = self.file.write(text)
        except OSError as error:
            raise DataError(f"{self.path}: expected room for a line, got {error.strerror}") from error
        if written != len(text):
            raise DataError(f"{self.path}: expected room for {len(text)} bytes, got {written}")

    def _check_heading(self, raw: bytes) -> None:
        found = data_in(raw)
        if not isinstance(found, dict) or KEY not in found:
            raise DataError(f"{self.path}: expected results of `artel arena` or no file, got {shown(raw)}")
        for name, expected in heading(self.match).items():
            if found.get(name) != expected:
                raise DataError(
                    f"{self.path}: expected results of an arena with {name} {json.dumps(expected)},"
                    f" got {shown(found.get(name))}; give another file to begin anew"
                )

    def _take(self, number: int, raw: bytes, pairings: dict[int, Pairing], results: Results) -> None:
        place = f"{self.path}, line {number}"
        row = data_in(raw)
        at = row.get("game") if isinstance(row, dict) else None
        if not isinstance(row, dict) or not is_count(at):
            raise DataError(f"{place}: expected a game with its number, got {shown(raw)}")
        if at in results.ends:
            raise DataError(f"{place}: expected every game once, got game {at} again")
        if at in pairings:
            results.add(played_in(row, pairings[at], self.match, place))


def played_in(row: dict[str, Any], pairing: Pairing, match: Match, place: str) -> Played:
    """The game that a line tells, which has to be the one that was arranged."""
    players = len(pairing.seats)
    seats = [match.bots[bot] for bot in pairing.seats]
    if row.get("seats") != seats:
        raise DataError(f"{place}: expected seats {json.dumps(seats)}, got {shown(row.get('seats'))}")
    scores = listed(row, "scores", players, place, lambda each: type(each) is int)
    places = listed(row, "places", players, place, lambda each: is_count(each) and 1 <= each <= players)
    decisions = listed(row, "decisions", players, place, is_count)
    rows = listed(row, "times", players, place, lambda each: isinstance(each, dict))
    times = tuple(times_in(each, place) for each in rows)
    counted = [sum(each.values()) for each in times]
    if counted != decisions:
        raise DataError(f"{place}: expected times of {decisions} decisions, got {counted}")
    return Played(pairing.number, pairing.seats, tuple(scores), tuple(places), times)


def listed(row: dict[str, Any], name: str, players: int, place: str, fits: Any) -> list[Any]:
    found = row.get(name)
    if not isinstance(found, list) or len(found) != players or not all(map(fits, found)):
        raise DataError(f"{place}: expected {name} of {players} seats, got {shown(found)}")
    return found


def times_in(row: dict[str, Any], place: str) -> Times:
    known = {str(number): number for number in range(MOST_CLASSES)}
    for name, count in row.items():
        if name not in known or not is_count(count):
            raise DataError(f"{place}: expected counts by classes of times, got {shown({name: count})}")
    return {known[name]: count for name, count in row.items()}


def is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def data_in(raw: bytes) -> Any:
    """The JSON of a line; None where it is none."""
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        return None


def shown(value: object, most: int = 80) -> str:
    """A value from a file, cut where it is long."""
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}..."


@contextmanager
def results_file(path: Path, match: Match) -> Iterator[ResultsFile]:
    """A file of results, made where there is none and held for this process alone."""
    try:
        # Every game is handed over to the system at once: whatever ends this process loses none.
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)
    except OSError as error:
        raise DataError(f"expected a file that can be written, got {path}: {error.strerror}") from error
    with file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise DataError(f"expected a file that can be written and read again, got {path}")
        if not lock_file(file.fileno()):
            raise DataError(f"{path}: expected a file that nobody writes, got one in use")
        yield ResultsFile(path, file, match)


def kept(
    file: ResultsFile | None, results: Results, played: Iterable[tuple[int, Played]]
) -> Iterator[Played]:
    """Every game as it is over, once it is in the file and counted."""
    for _, each in played:
        if file is not None:
            file.add(each)
        results.add(each)
        yield each
