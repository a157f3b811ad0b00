"""The base game as a module: its tiles, its languages and the printed steps of the end of a season."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.keyflower.actions.exchange import PAY, PAY_ON
from artel.games.keyflower.actions.gains import CHOOSE_GOOD, GAIN_NEXT, GIVERS
from artel.games.keyflower.actions.interrupted import ASK_AGAIN
from artel.games.keyflower.actions.later import BAG_LATER, STACK_LATER, STACK_OPEN_LATER
from artel.games.keyflower.actions.payment import PAY_NEXT, PAY_UNIT
from artel.games.keyflower.actions.transport import GO_ON, TRANSPORT_STEP
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.box import (
    LOTS_BY_PLAYERS,
    WINTER_TILES_BY_PLAYERS,
)
from artel.games.keyflower.components.box import STARTING_WORKERS as EIGHT_WORKERS
from artel.games.keyflower.components.facts import facts
from artel.games.keyflower.components.tables import TILES
from artel.games.keyflower.modules.questions import LOTS, STARTING_WORKERS, WINTER_TILES
from artel.games.keyflower.moves import PUT_BACK, VERBS
from artel.games.keyflower.phases.draws import DRAW_A_SKILL, DRAW_WORKER, LOAD_A_SKILL, LOAD_WORKER
from artel.games.keyflower.phases.extend import EXTEND_VILLAGES, PLACE_TILES
from artel.games.keyflower.phases.season import (
    AUCTION_BEGINS,
    OFFER_TILES,
    SEASON_BEGINS_STEP,
    SEASON_START,
    SHOW_LOT,
)
from artel.games.keyflower.phases.season_end import (
    BOAT_INCOME,
    CARGO,
    CHOOSE_BOAT,
    COLLECT_TILES,
    COLLECT_WORKERS,
    NEXT_SEASON,
    ORDER_BIDS_LEAVE,
    REMOVE_UNBID_TILES,
    RETURN_BEATEN_BIDS,
    SEASON_END,
    TURN_ORDER,
)
from artel.games.keyflower.phases.setup import (
    DEAL_HOME,
    DEAL_WINTER,
    DEAL_WORKERS,
    FIRST_MARKER,
    SETUP,
)
from artel.games.keyflower.scoring.scorers import SCORERS
from artel.games.keyflower.standing import STANDING_PASS
from artel.games.keyflower.text import LINES
from artel.games.keyflower.view_types import VIEW_TYPES
from artel.kernel.rules import Module
from artel.kernel.state import Step

STEPS: Final[list[Step]] = [
    DEAL_HOME, FIRST_MARKER, DEAL_WORKERS, DEAL_WINTER, DRAW_WORKER, DRAW_A_SKILL, LOAD_WORKER, LOAD_A_SKILL,
    SEASON_BEGINS_STEP, SHOW_LOT, OFFER_TILES, AUCTION_BEGINS, TURN, CHOOSE_GOOD, PAY, BAG_LATER, STACK_LATER,
    GO_ON, TRANSPORT_STEP, PAY_NEXT, PAY_UNIT, RETURN_BEATEN_BIDS, REMOVE_UNBID_TILES, COLLECT_TILES,
    COLLECT_WORKERS, TURN_ORDER, CHOOSE_BOAT, ORDER_BIDS_LEAVE, BOAT_INCOME, EXTEND_VILLAGES, PLACE_TILES,
    NEXT_SEASON, GAIN_NEXT, PAY_ON, ASK_AGAIN, STACK_OPEN_LATER,
]  # fmt: skip

BASE: Final = Module(
    "base",
    version=2,
    verbs=VERBS.shapes,
    spoken=[PUT_BACK],
    steps=STEPS,
    lines=LINES.shapes,
    openings=(),
    standing=[STANDING_PASS],
    facts=facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "ledger.toml"),
    rows={
        "tiles": {tile.word: tile for tile in TILES},
        "givers": {**GIVERS},
        "payers": {},
        "cargo": {**CARGO},
        "scorers": SCORERS,
    },
    sequences={
        "setup": SETUP,
        "season-start": SEASON_START,
        "auction-start": (TURN.shape.name,),
        "season-end": SEASON_END,
    },
    answers={
        LOTS: LOTS_BY_PLAYERS,
        WINTER_TILES: WINTER_TILES_BY_PLAYERS,
        STARTING_WORKERS: EIGHT_WORKERS,
    },
)
