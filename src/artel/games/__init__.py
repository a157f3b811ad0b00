"""The games of Artel, one literal list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from artel.games.artificium.game import ARTIFICIUM
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.score_sheet import SheetError as SheetError
from artel.games.keyflower.score_sheet import score_sheet, sheet_words
from artel.games.keyflower.sheet_fault import MOST_TEXT
from artel.kernel.game import DataError, Game

GAMES: Final[tuple[Game, ...]] = (ARTIFICIUM, KEYFLOWER)


def game_named(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise DataError(f"expected a game out of {' | '.join(game.name for game in GAMES)}, got {name!r}")


class SheetScorer(NamedTuple):
    """Scores the end of a boxed game from a text, and knows the words of that text."""

    score: Callable[[str], dict[str, object]]
    words: Callable[[], dict[str, object]]
    # Characters that a sheet may have.
    most_text: int


SHEET_SCORERS: Final = {"keyflower": SheetScorer(score_sheet, sheet_words, MOST_TEXT)}


def sheet_scorer(name: str) -> SheetScorer:
    if name not in SHEET_SCORERS:
        raise DataError(f"expected a game with score sheets out of {' | '.join(SHEET_SCORERS)}, got {name!r}")
    return SHEET_SCORERS[name]
