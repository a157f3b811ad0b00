"""The lessons of a game's first games with a guide, as its `lessons.toml` has them.

A chapter is a prepared game: modules, seats, the seed of all draws, and what is played before the lessons.
A lesson is a place in it: a text, what the learner is to do, what to point at, the rules it is about, and
what is played after.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from artel.games import game_named
from artel.kernel.game import DataError, Game

FILE: Final = "lessons.toml"
WHILE: Final = " -> "


@dataclass(frozen=True)
class Lesson:
    """One place of a prepared game."""

    # Its text is `lesson-<chapter>-<id>`.
    id: str
    # Lines that the learner may play here, with * for any words; none where there is only something to read.
    expect: tuple[str, ...] = ()
    # Lines that may come before that and do not end the lesson.
    also: tuple[str, ...] = ()
    # What to look at, by the names that the client gives to its elements: `a | b` is b where there is no a,
    # `a > b` is b once a was touched, `=pass` the answer with that line, and `use * -> a` is a while such a
    # line can be played.
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    # What is played then: a seat and its line; of several, with | between them, the first that is legal.
    then: tuple[str, ...] = ()

    def ends_with(self, line: str) -> bool:
        return fits(line, self.expect)

    def allows(self, line: str) -> bool:
        return fits(line, self.also)

    def fitting(self, lines: list[str]) -> list[str]:
        """Those of these lines that end the lesson; where none does, those that lead there."""
        return [line for line in lines if self.ends_with(line)] or [
            line for line in lines if self.allows(line)
        ]

    def pointed(self, lines: list[str]) -> list[str]:
        """What to look at where these lines can be played."""
        parted = [each.rpartition(WHILE) for each in self.point]
        return [names for line, _, names in parted if not line or any(fits(each, (line,)) for each in lines)]


@dataclass(frozen=True)
class Chapter:
    """A prepared game and its lessons."""

    id: str
    game: str
    players: int
    seed: str
    lessons: tuple[Lesson, ...]
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    seat: int = 0
    # What is drawn, each line once and as soon as it can be; the seed draws the rest.
    deal: tuple[str, ...] = ()
    start: tuple[str, ...] = ()


def fits(line: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(line, pattern) for pattern in patterns)


def lessons_file(game: Game) -> Path | None:
    """Beside the ledger of the base game; None where nobody has written lessons."""
    ledgers = game.ledgers()
    path = Path(ledgers[0]).parent / FILE if ledgers else None
    return path if path is not None and path.is_file() else None


@cache
def chapters_of(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game in their order; none of a game without lessons."""
    path = lessons_file(game_named(game))
    return () if path is None else read(path.read_text(encoding="utf-8"), game)


def read(text: str, game: str) -> tuple[Chapter, ...]:
    """The chapters of a text; DataError names what is wrong in it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"expected lessons of {game} in TOML, got {error}") from error
    rows = data.get("chapter")
    if set(data) != {"chapter"} or not isinstance(rows, list) or not rows:
        raise DataError(f"expected tables [[chapter]] in the lessons of {game}, got {sorted(data)}")
    return tuple(_chapter(row, game) for row in rows)


def _chapter(row: dict[str, Any], game: str) -> Chapter:
    where = f"chapter {row.get('id')!r} of {game}"
    _check(row, Chapter, {"lesson", *_names(Chapter)} - {"lessons", "game"}, where)
    lessons = tuple(_lesson(each, where) for each in row.get("lesson", ()))
    ids = [lesson.id for lesson in lessons]
    if not lessons or len(set(ids)) < len(ids):
        raise DataError(f"expected lessons of different ids in {where}, got {ids}")
    return Chapter(
        id=row["id"],
        game=game,
        players=row["players"],
        seed=row["seed"],
        lessons=lessons,
        modules=tuple(row.get("modules", ())),
        options=tuple(row.get("options", {}).items()),
        seat=row.get("seat", 0),
        deal=tuple(row.get("deal", ())),
        start=tuple(row.get("start", ())),
    )


def _lesson(row: dict[str, Any], where: str) -> Lesson:
    _check(row, Lesson, set(_names(Lesson)), f"lesson {row.get('id')!r} of {where}")
    return Lesson(row["id"], **{name: tuple(lines) for name, lines in row.items() if name != "id"})


def _names(kind: type) -> list[str]:
    return [field.name for field in fields(kind)]


def _check(row: dict[str, Any], kind: type, known: set[str], where: str) -> None:
    """Nothing unknown, nothing missing, and of each the right kind of value."""
    if not set(row) <= known:
        raise DataError(f"expected {sorted(known)} in {where}, got {sorted(set(row) - known)}")
    wanted: dict[str, type] = {"id": str, "seed": str, "players": int, "seat": int, "options": dict}
    needed = {"id"} if kind is Lesson else {"id", "seed", "players"}
    for name in sorted(needed - set(row)):
        raise DataError(f"expected {name} in {where}, got none")
    for name, value in row.items():
        if not isinstance(value, wanted.get(name, list)):
            raise DataError(f"expected {name} as {wanted.get(name, list).__name__} in {where}, got {value!r}")
