"""Key Celeste as a module: a lot of every season, and the ghost."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.celeste.advice import ADVICE
from artel.games.keyflower.celeste.ghost import (
    GHOST,
    GHOST_BACK,
    GHOST_GONE,
    GHOST_OF,
    GHOST_PLACES,
    GHOST_TAKEN,
    SCARE,
    SCARED,
    SLOTS,
    Scare,
)
from artel.games.keyflower.celeste.scoring import SCORERS, marker_as_ghost
from artel.games.keyflower.celeste.season_end import GHOST_RETURNS, SETTLE_CELESTE
from artel.games.keyflower.celeste.sheet import SHEET_EXAMPLES, SHEET_LINES
from artel.games.keyflower.celeste.tiles import KEY_CELESTE, facts
from artel.games.keyflower.modules.questions import LOTS_SHUT
from artel.games.keyflower.view_types import SCORING_TILE, TILE_TYPE
from artel.kernel.rules import Insert, Module, Reading
from artel.kernel.schema import Entry, Maybe, Record, Words
from artel.kernel.view_types import SEAT_TYPE, ViewTypes

GHOST_TYPE: Final = Words("GhostPlace", GHOST_PLACES)
SHUT_TYPE: Final = Record(
    "ShutLot",
    "A lot that takes no more bids or workers.",
    [Entry("tile", TILE_TYPE, "The lot."), Entry("seat", SEAT_TYPE, "Whose it is.")],
)
VIEW_TYPES: Final = ViewTypes(
    words=[GHOST_TYPE],
    fields=[
        Entry(GHOST, GHOST_TYPE, "Where the ghost is: on its tile, held, played on a lot, or gone."),
        Entry(GHOST_OF, Maybe(SEAT_TYPE), "Who holds the ghost or has played it in this season."),
        Entry("shut", Maybe(SHUT_TYPE), "The lot on which the ghost was played, null where there is none."),
    ],
    reasons={"score-ghost": (SCORING_TILE,)},
)

RETURNING: Final = Insert("season-end", GHOST_RETURNS.shape.name, after="collect-tiles")

KEY_CELESTE_MODULE: Final = Module(
    "key-celeste",
    version=2,
    # The animals of The Farmers bred before the tile was settled.
    earlier={
        1: Reading(
            inserts=[RETURNING, Insert("season-end", SETTLE_CELESTE.shape.name, before="extend-villages")]
        )
    },
    needs=["base"],
    verbs=[SCARE],
    steps=[GHOST_RETURNS, SETTLE_CELESTE],
    lines=[SCARED, GHOST_TAKEN, GHOST_BACK, GHOST_GONE],
    openings=(),
    actions={"turn": [Scare(SCARE)]},
    rows={
        "tiles": {KEY_CELESTE.word: KEY_CELESTE},
        "scorers": SCORERS,
        "sheet-lines": SHEET_LINES,
        "sheet-examples": SHEET_EXAMPLES,
        "demands": {KEY_CELESTE.word: marker_as_ghost},
        "cites": {
            "shut bid": "KFC-GHOST-8",
            "shut use": "KFC-GHOST-10",
            f"never-used {KEY_CELESTE.word}": "KFC-LOT-3",
        },
        **ADVICE,
    },
    inserts=[RETURNING, Insert("season-end", SETTLE_CELESTE.shape.name, after="boat-income")],
    answers={LOTS_SHUT: 1},
    slots=SLOTS,
    facts=facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "celeste" / "ledger.toml"),
)
