"""The base game as a module: verbs, steps, log lines, and how everything is given."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from artel.games.sweet_lands.cards.bonuses import BONUS_GIVER, CHOOSE_BONUS, WORKING
from artel.games.sweet_lands.cards.finding import FIND_AND_PLAY, TOWER_LOOK
from artel.games.sweet_lands.cards.hand import (
    BASIC_GIVER,
    CARD_GIVER,
    DISCARD,
    DRAW_CARD,
    DRAWING,
    DROPPING,
    GAIN_BASICS,
    SPEND_BASICS,
    SWAP_GIVER,
    SWAPPING,
)
from artel.games.sweet_lands.cards.playing import (
    EMPLOY,
    EMPLOY_GIVER,
    EMPLOYING,
    HIRE_STEP,
    PLAY_FROM_HAND,
    PLAY_GIVER,
    PLAYED_STEP,
    ROUND_GIVER,
)
from artel.games.sweet_lands.cards.searching import LOOKING, SEARCH, SEARCH_GIVER
from artel.games.sweet_lands.domain.flipping import FLIP_GIVER, FLIPPING, TURN_OVER
from artel.games.sweet_lands.domain.laying import LAND_GIVER, LAY_DOWN, LAYING, TOGETHER
from artel.games.sweet_lands.domain.property import PROPERTY, PROPERTY_GIVER, PUT_PIECE, TAKE_PIECE
from artel.games.sweet_lands.domain.rabbits import (
    FEEDING,
    FOOD_GIVER,
    PLACE_RABBIT,
    RABBIT_GIVER,
    RABBITS_STEP,
)
from artel.games.sweet_lands.edition import HOUSE
from artel.games.sweet_lands.effects.executor import EFFECT, EFFECTS, GIVE, ORDER, PAY_FOR, PERFORM
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.facts import facts_of
from artel.games.sweet_lands.moves import VERBS
from artel.games.sweet_lands.phases.areas import COPY, DO_AREA
from artel.games.sweet_lands.phases.carmen import HIRE_TWO, WELCOME
from artel.games.sweet_lands.phases.cleanup import CLEANUP, KEEP
from artel.games.sweet_lands.phases.draft import DRAW_PACK, PICK
from artel.games.sweet_lands.phases.ending import MOVE_SUPPORT, ROUND_SCORE
from artel.games.sweet_lands.phases.production import (
    BEGIN_DRAFT,
    BEGIN_ROUND,
    BEGIN_TURNS,
    HARVEST,
    MIO_STEP,
    PRODUCE,
)
from artel.games.sweet_lands.phases.setup import (
    CHOOSE_CHARACTER,
    CHOOSE_DOMAIN,
    CHOOSE_SUPPORT,
    CHOOSING,
    DRAW_MILESTONE,
    DRAW_SCORING,
    DRAW_SUPPORT,
    DRAW_UPGRADE,
    FIRST_BY_LOT,
    SETUP,
)
from artel.games.sweet_lands.phases.turn import AFTER, AFTER_IF, NEXT_TURN, TURN
from artel.games.sweet_lands.refusals.cards import CARD_REFUSERS
from artel.games.sweet_lands.refusals.places import PLACE_REFUSERS
from artel.games.sweet_lands.refusals.tracks import TRACK_REFUSERS
from artel.games.sweet_lands.refusals.turns import TURN_REFUSERS
from artel.games.sweet_lands.scoring import MOST_RABBITS
from artel.games.sweet_lands.skills import SKILL_GIVER, SKILLING, TAKE_SKILL, WONDER_GIVER
from artel.games.sweet_lands.standing import STANDING_DONE
from artel.games.sweet_lands.text import LINES
from artel.games.sweet_lands.tracks import (
    CAPITAL_GIVER,
    DRIVE,
    DRIVING,
    INDUSTRY_GIVER,
    LOCOMOTIVE_GIVER,
    PRODUCTION_GIVER,
    PROSPER,
    PROSPERING,
    PROSPERITY_GIVER,
    RAISE,
)
from artel.games.sweet_lands.view_types import VIEW_TYPES
from artel.kernel.rules import Module, Option
from artel.kernel.state import Step

ALL_STEPS: Final[list[Step]] = [
    SETUP,
    FIRST_BY_LOT,
    DRAW_MILESTONE,
    DRAW_SCORING,
    DRAW_UPGRADE,
    DRAW_SUPPORT,
    CHOOSING,
    CHOOSE_CHARACTER,
    CHOOSE_DOMAIN,
    CHOOSE_SUPPORT,
    BEGIN_ROUND,
    MIO_STEP,
    PRODUCE,
    HARVEST,
    BEGIN_DRAFT,
    WELCOME,
    HIRE_TWO,
    DRAW_PACK,
    PICK,
    BEGIN_TURNS,
    NEXT_TURN,
    TURN,
    AFTER_IF,
    AFTER,
    ROUND_SCORE,
    MOVE_SUPPORT,
    CLEANUP,
    KEEP,
    DO_AREA,
    COPY,
    EFFECTS,
    ORDER,
    EFFECT,
    PAY_FOR,
    PERFORM,
    GIVE,
    DRAWING,
    DRAW_CARD,
    DISCARD,
    SPEND_BASICS,
    GAIN_BASICS,
    SWAPPING,
    DROPPING,
    PLAYED_STEP,
    EMPLOYING,
    EMPLOY,
    HIRE_STEP,
    PLAY_FROM_HAND,
    LOOKING,
    SEARCH,
    TOWER_LOOK,
    FIND_AND_PLAY,
    WORKING,
    CHOOSE_BONUS,
    LAYING,
    LAY_DOWN,
    TURN_OVER,
    FLIPPING,
    PROPERTY,
    TAKE_PIECE,
    PUT_PIECE,
    RABBITS_STEP,
    PLACE_RABBIT,
    FEEDING,
    DRIVING,
    DRIVE,
    PROSPERING,
    PROSPER,
    RAISE,
    SKILLING,
    TAKE_SKILL,
]
GIVERS: Final[list[Giver]] = [
    CARD_GIVER,
    BASIC_GIVER,
    SWAP_GIVER,
    EMPLOY_GIVER,
    PLAY_GIVER,
    ROUND_GIVER,
    SEARCH_GIVER,
    BONUS_GIVER,
    LAND_GIVER,
    FLIP_GIVER,
    PROPERTY_GIVER,
    RABBIT_GIVER,
    FOOD_GIVER,
    INDUSTRY_GIVER,
    LOCOMOTIVE_GIVER,
    PROSPERITY_GIVER,
    PRODUCTION_GIVER,
    CAPITAL_GIVER,
    SKILL_GIVER,
    WONDER_GIVER,
]


def house_facts() -> list[dict[str, object]]:
    """Every printed value of the house edition and of the rulebook."""
    return facts_of(HOUSE.data())


BASE: Final = Module(
    "base",
    verbs=VERBS.shapes,
    steps=ALL_STEPS,
    lines=LINES.shapes,
    openings=("looked",),
    standing=[STANDING_DONE],
    facts=house_facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).parent.parent / "ledger.toml"),
    rows={
        "givers": {gain: giver for giver in GIVERS for gain in giver.gains},
        "laying": {"together": TOGETHER},
        "refusals": {
            row.question: row for row in (*TURN_REFUSERS, *PLACE_REFUSERS, *TRACK_REFUSERS, *CARD_REFUSERS)
        },
    },
    options=[
        Option("turn-order", ("clockwise", "changing"), "clockwise"),
        Option("drafting", ("no", "yes"), "no"),
        Option("upgraded-skills", ("no", "yes"), "no"),
        Option("domains", ("a", "choose"), "a"),
        Option("mio", ("both", "a", "b"), "both"),
    ],
    tie_breaks=[MOST_RABBITS],
)
