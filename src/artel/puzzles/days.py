"""Which puzzle is whose day's: each day has the next one, and after the last the first comes again."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from artel.games import all_games
from artel.kernel.game import DataError
from artel.puzzles.puzzle import Puzzle, shipped

# So many days back there are puzzles to choose from, today's among them.
MOST_DAYS: Final = 14


def with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [game.name for game in all_games() if shipped(game.name)]


def today() -> date:
    return datetime.now(UTC).date()


def number_of(game: str, day: date) -> int:
    """Which puzzle of its game is a day's, counted from 1."""
    return day.toordinal() % len(puzzles_of(game)) + 1


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    found = shipped(game)
    if not found:
        raise DataError(f"expected a game with puzzles out of {' | '.join(with_puzzles())}, got {game!r}")
    return found


def numbered(game: str, number: int) -> Puzzle:
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise DataError(f"expected a puzzle of {game} from 1 to {len(found)}, got {number}")
    return found[number - 1]


def last_days(day: date) -> list[date]:
    """A day and those before it, the latest first."""
    return [day - timedelta(days=back) for back in range(MOST_DAYS)]


def day_in(text: str) -> date:
    """A day as YYYY-MM-DD."""
    try:
        found = date.fromisoformat(text) if len(text) == len("YYYY-MM-DD") else None
    except ValueError:
        found = None
    if found is None:
        raise DataError(f"expected a day as YYYY-MM-DD, got {text[:40]!r}")
    return found
