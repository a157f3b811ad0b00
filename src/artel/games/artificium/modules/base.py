"""The base game as a module: its tables and the printed sequence of a round."""

from __future__ import annotations

from typing import Final

from artel.games.artificium.components import CARD_ROWS, GOOD_ROWS, TRACK_ROWS
from artel.kernel.rules import Module

BASE: Final = Module(
    "base",
    rows={
        "goods": {good.id: good for good in GOOD_ROWS},
        "cards": {card.id: card for card in CARD_ROWS},
        "track": {str(space.space): space for space in TRACK_ROWS},
    },
    sequences={"round": ("start-of-round", "card-market", "play-cards", "end-of-round")},
)
