"""The verbs of Keyflower, each declared once."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.components.order import HELD_TILE as HELD_TILE
from artel.games.keyflower.components.order import TILE as TILE
from artel.games.keyflower.words import COLOURS, DIRECTIONS, GOODS, PLACEABLE_COLOURS, SIDES, SKILLS
from artel.kernel.shape import Field, Language, Shape, numbers

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
# The choice of something else than a resource: a word of what effects give.
GIFT: Final = Field("gift", ["random-worker", "random-skill", "green-worker"], room=32)
TAKE: Final = Shape("take", GIFT)
# The end of a season, and winter.
TAKE_BOAT: Final = Shape("take-boat", TILE)
PLACE: Final = Shape(
    "place", TILE, TILE.named("beside"), Field("direction", DIRECTIONS), numbers("turn", len(DIRECTIONS))
)
# The whole choice is one move, so that its size stays as secret as its tiles.
NONE_WORD: Final = "none"
SECOND: Final = HELD_TILE.after("second", [NONE_WORD], default=NONE_WORD)
# Behind the three of the base game, and told only where there is one.
FOURTH: Final = SECOND.named("fourth", quiet=True)
OFFER: Final = Shape("offer", HELD_TILE, SECOND, SECOND.named("third"), FOURTH)
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
    TAKE_BOAT, PLACE, OFFER, HOME, WINTER, LOT, DRAW, DRAW_SKILL, LOAD, LOAD_SKILL, TAKE,
)  # fmt: skip

# What people may say besides: no move of its own, a turn told anew without that lift.
PUT_BACK: Final = Shape("put-back", TILE)
SPOKEN: Final = Language(*VERBS.shapes, spoken=[PUT_BACK])

# The fields of the verbs, by name.
BID_TILE: Final = BID.part("tile")
BID_COLOUR: Final = BID.part("colour")
BID_COUNT: Final = BID.part("count")
USE_TILE: Final = USE.part("tile")
USE_COLOUR: Final = USE.part("colour")
USE_COUNT: Final = USE.part("count")
LIFT_TILE: Final = LIFT.part("tile")
PUT_BACK_TILE: Final = PUT_BACK.part("tile")
ADD_COLOUR: Final = ADD.part("colour")
ADD_COUNT: Final = ADD.part("count")
MAKE_GOOD: Final = MAKE.part("good")
PAY_WORKER_COLOUR: Final = PAY_WORKER.part("colour")
PAY_BID_TILE: Final = PAY_BID.part("tile")
PAY_SKILL_SKILL: Final = PAY_SKILL.part("skill")
PAY_GOOD_GOOD: Final = PAY_GOOD.part("good")
CARRY_GOOD: Final = CARRY.part("good")
CARRY_START: Final = CARRY.part("start")
CARRY_GOAL: Final = CARRY.part("goal")
UPGRADE_TILE: Final = UPGRADE.part("tile")
TAKE_GIFT: Final = TAKE.part("gift")
TAKE_BOAT_TILE: Final = TAKE_BOAT.part("tile")
PLACE_TILE: Final = PLACE.part("tile")
PLACE_BESIDE: Final = PLACE.part("beside")
PLACE_DIRECTION: Final = PLACE.part("direction")
PLACE_TURN: Final = PLACE.part("turn")
OFFER_TILE: Final = OFFER.part("tile")
OFFER_SECOND: Final = OFFER.part("second")
OFFER_THIRD: Final = OFFER.part("third")
OFFER_FOURTH: Final = OFFER.part("fourth")
HOME_TILE: Final = HOME.part("tile")
WINTER_TILE: Final = WINTER.part("tile")
LOT_TILE: Final = LOT.part("tile")
LOT_SIDE: Final = LOT.part("side")
DRAW_COLOUR: Final = DRAW.part("colour")
DRAW_SKILL_SKILL: Final = DRAW_SKILL.part("skill")
LOAD_COLOUR: Final = LOAD.part("colour")
LOAD_SKILL_SKILL: Final = LOAD_SKILL.part("skill")

# The packed moves that name no tile, so that listing them allocates nothing; `listing` has the others.
ADDS: Final = ADD.all()
MAKES: Final = MAKE.all()
WORKER_PAYMENTS: Final = PAY_WORKER.all()
SKILL_PAYMENTS: Final = PAY_SKILL.all()
GOOD_PAYMENTS: Final = PAY_GOOD.all()
DRAWS: Final = DRAW.all()
SKILL_DRAWS: Final = DRAW_SKILL.all()
LOADS: Final = LOAD.all()
SKILL_LOADS: Final = LOAD_SKILL.all()
THE_PASS: Final = PASS.all()[0]
THE_STOP: Final = STOP.all()[0]
