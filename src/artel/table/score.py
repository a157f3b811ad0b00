"""Scoring the end of a boxed game from a text; no table is needed for it."""

from __future__ import annotations

from typing import Final

from artel.games import SHEET_SCORERS, SheetError, SheetScorer
from artel.table.wire import Message, WireError, shown, text_of

MOST_SHEET: Final = 12_000


def scorer_of(game: str) -> SheetScorer:
    if game not in SHEET_SCORERS:
        raise WireError("unknown-game", list(SHEET_SCORERS), shown(game), 404)
    return SHEET_SCORERS[game]


def scored(game: str, data: Message) -> tuple[Message, int]:
    """The answer and its status: the scores, or what is wrong with the text, by line."""
    scorer = scorer_of(game)
    text = text_of(data, "text", MOST_SHEET, may_be_empty=True)
    try:
        return scorer.score(text.replace("\r\n", "\n")), 200
    except SheetError as error:
        return {"error": error.as_data()}, 422
