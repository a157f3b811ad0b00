"""The verbs of Keyflower, each declared once."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.tables import FIRST_WINTER, TABLES
from artel.games.keyflower.words import COLOURS, DIRECTIONS, GOODS, PLACEABLE_COLOURS, SIDES, SKILLS
from artel.kernel.shape import Field, Language, Shape, numbers

TILE: Final = Field("tile", TABLES.words)
COLOUR: Final = Field("colour", COLOURS[:PLACEABLE_COLOURS])
GOOD: Final = Field("good", GOODS)
SKILL: Final = Field("skill", SKILLS)
SIDE: Final = Field("side", SIDES)
BID_COUNTS: Final = 128
USE_COUNTS: Final = 7

# A turn: workers from behind the screen, together with the beaten bids lifted before.
PASS: Final = Shape("pass")
BID: Final = Shape("bid", TILE, COLOUR, numbers("count", BID_COUNTS))
USE: Final = Shape("use", TILE, COLOUR, numbers("count", USE_COUNTS))
LIFT: Final = Shape("lift", TILE)
ADD: Final = Shape("add", COLOUR, numbers("count", USE_COUNTS))
# What a use asks for.
MAKE: Final = Shape("make", GOOD)
PAY_WORKER: Final = Shape("pay-worker", COLOUR)
PAY_BID: Final = Shape("pay-bid", TILE)
PAY_SKILL: Final = Shape("pay-skill", SKILL)
CARRY: Final = Shape("carry", GOOD, TILE.named("start"), TILE.named("goal"))
UPGRADE: Final = Shape("upgrade", TILE)
PAY_GOOD: Final = Shape("pay-good", GOOD)
STOP: Final = Shape("stop")
# The end of a season, and winter.
TAKE_BOAT: Final = Shape("take-boat", TILE)
PLACE: Final = Shape(
    "place", TILE, TILE.named("beside"), Field("direction", DIRECTIONS), numbers("turn", len(DIRECTIONS))
)
# The whole choice is one move, so that its size stays as secret as its tiles.
WINTER_TILE: Final = Field("tile", TABLES.words[FIRST_WINTER:])
NONE: Final = "none"
OR_NONE: Final = Field("second", [*WINTER_TILE.words, NONE], default=NONE)
OFFER: Final = Shape("offer", WINTER_TILE, OR_NONE, OR_NONE.named("third"))
# NATURE's.
HOME: Final = Shape("home", TILE)
WINTER: Final = Shape("winter", TILE)
LOT: Final = Shape("lot", TILE, SIDE)
DRAW: Final = Shape("draw", COLOUR)
DRAW_SKILL: Final = Shape("draw-skill", SKILL)
LOAD: Final = Shape("load", COLOUR)
LOAD_SKILL: Final = Shape("load-skill", SKILL)

VERBS: Final = Language(
    PASS, BID, USE, LIFT, ADD, MAKE, PAY_WORKER, PAY_BID, PAY_SKILL, CARRY, UPGRADE, PAY_GOOD, STOP,
    TAKE_BOAT, PLACE, OFFER, HOME, WINTER, LOT, DRAW, DRAW_SKILL, LOAD, LOAD_SKILL,
)  # fmt: skip

# What people may say besides: no move of its own, a turn told anew without that lift.
PUT_BACK: Final = Shape("put-back", TILE)
SPOKEN: Final = Language(*VERBS.shapes, spoken=[PUT_BACK])

# The packed moves by their fields, so that listing them allocates nothing.
BIDS: Final = BID.all()
USES: Final = USE.all()
LIFTS: Final = LIFT.all()
PUT_BACKS: Final = PUT_BACK.all()
ADDS: Final = ADD.all()
MAKES: Final = MAKE.all()
WORKER_PAYMENTS: Final = PAY_WORKER.all()
BID_PAYMENTS: Final = PAY_BID.all()
SKILL_PAYMENTS: Final = PAY_SKILL.all()
CARRIES: Final = CARRY.all()
UPGRADES: Final = UPGRADE.all()
GOOD_PAYMENTS: Final = PAY_GOOD.all()
BOAT_CHOICES: Final = TAKE_BOAT.all()
HOMES: Final = HOME.all()
WINTERS: Final = WINTER.all()
DRAWS: Final = DRAW.all()
SKILL_DRAWS: Final = DRAW_SKILL.all()
LOADS: Final = LOAD.all()
SKILL_LOADS: Final = LOAD_SKILL.all()
THE_PASS: Final = PASS.all()[0]
THE_STOP: Final = STOP.all()[0]
