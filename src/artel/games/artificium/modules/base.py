"""The base game as a module: its tables and the printed sequence of a round."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.artificium.components import CARD_ROWS, GOOD_ROWS, TRACK_END, TRACK_ROWS, facts
from artel.games.artificium.moves import VERBS
from artel.games.artificium.phases.actions import SCOUT_TAKE
from artel.games.artificium.phases.buildings import USE_KNIGHT, WIZARD_CHOOSES, WIZARD_DISCARD
from artel.games.artificium.phases.end import END_OF_ROUND, FINAL_SCORING, ROUND_END
from artel.games.artificium.phases.market import CARD_MARKET, LAY_OUT, MARKET
from artel.games.artificium.phases.play import CHOOSE_CARD, PLAY_CARDS
from artel.games.artificium.phases.resolve import RESOLVE
from artel.games.artificium.phases.start import (
    BEGIN_ROUND,
    DEAL,
    DRAW_CARD,
    FIRST_BY_LOT,
    FIRST_BY_POINTS,
    START_OF_ROUND,
)
from artel.games.artificium.text import LINES
from artel.games.artificium.view_types import VIEW_TYPES
from artel.kernel.rules import Module
from artel.kernel.state import Step

STEPS: Final[list[Step]] = [
    BEGIN_ROUND,
    START_OF_ROUND,
    DEAL,
    DRAW_CARD,
    FIRST_BY_LOT,
    FIRST_BY_POINTS,
    CARD_MARKET,
    LAY_OUT,
    MARKET,
    PLAY_CARDS,
    CHOOSE_CARD,
    RESOLVE,
    SCOUT_TAKE,
    USE_KNIGHT,
    WIZARD_CHOOSES,
    WIZARD_DISCARD,
    END_OF_ROUND,
    ROUND_END,
    FINAL_SCORING,
]

BASE: Final = Module(
    "base",
    version=2,
    verbs=VERBS.shapes,
    steps=STEPS,
    lines=LINES.shapes,
    openings=(),
    facts=facts,
    ledger=str(Path(__file__).parent.parent / "ledger.toml"),
    view_types=VIEW_TYPES,
    rows={
        "goods": {good.id: good for good in GOOD_ROWS},
        "cards": {card.id: card for card in CARD_ROWS},
        "track": {str(space.space): space for space in TRACK_ROWS},
        "numbers": {"track-end": TRACK_END},
    },
    sequences={"round": ("start-of-round", "card-market", "play-cards", "end-of-round")},
)
