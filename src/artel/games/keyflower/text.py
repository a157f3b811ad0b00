"""The log lines of Keyflower: ids and numbers, each with the rule it speaks of."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.moves import COLOUR, GOOD, SIDE, SKILL, TILE
from artel.games.keyflower.words import SEASONS
from artel.kernel.log import Line
from artel.kernel.shape import Field, Language, numbers
from artel.kernel.state import SEAT

COUNT: Final = numbers("count", 128)
SEASON: Final = Field("season", SEASONS)
TARGET: Final = SEAT.named("target")

HOME_DEALT: Final = Line("home-dealt", "KF-SETUP-6", SEAT, TILE)
MARKER: Final = Line("marker", "KF-END-13", SEAT)
SEASON_BEGINS: Final = Line("season-begins", "KF-SEASON-2", SEASON)
DREW: Final = Line("drew", "KF-USE-11", SEAT, COLOUR)
DREW_HIDDEN: Final = Line("drew-hidden", "KF-USE-11", SEAT)
SKILL_DREW: Final = Line("skill-drew", "KF-USE-10", SEAT, SKILL)
SKILL_DREW_HIDDEN: Final = Line("skill-drew-hidden", "KF-USE-10", SEAT)
WINTER_DEALT: Final = Line("winter-dealt", "KF-SETUP-16", SEAT, TILE)
WINTER_DEALT_HIDDEN: Final = Line("winter-dealt-hidden", "KF-SETUP-16", SEAT)
LOADED: Final = Line("loaded", "KF-SEASON-4", TILE, COLOUR)
SKILL_LOADED: Final = Line("skill-loaded", "KF-SEASON-4", TILE, SKILL)
LOT_SHOWN: Final = Line("lot-shown", "KF-SEASON-7", TILE, SIDE)
OFFERED: Final = Line("offered", "KF-SEASON-12", SEAT, COUNT)
PASSED: Final = Line("passed", "KF-SEASON-21", SEAT)
BID_MADE: Final = Line("bid", "KF-BID-1", SEAT, TILE, COLOUR, COUNT)
BEATEN: Final = Line("beaten", "KF-BID-6", SEAT, TARGET, TILE)
BID_MOVED: Final = Line("bid-moved", "KF-BID-10", SEAT, TILE, COLOUR, COUNT)
STOOD_UP: Final = Line("stood-up", "KF-SBOAT-21", TILE, COLOUR)
USED: Final = Line("used", "KF-USE-1", SEAT, TILE, COUNT)
PUT: Final = Line("put", "KF-USE-2", SEAT, TILE, COLOUR, COUNT)
MADE: Final = Line("made", "KF-USE-7", SEAT, TILE, GOOD, COUNT)
GREEN_CAME: Final = Line("green-came", "KF-USE-12", SEAT, COUNT)
WORKER_PAID: Final = Line("worker-paid", "KF-TILE-8", SEAT, COLOUR, COUNT)
SKILL_PAID: Final = Line("skill-paid", "KF-TILE-6", SEAT, SKILL)
SKILL_PAID_HIDDEN: Final = Line("skill-paid-hidden", "KF-UPGRADE-12", SEAT)
CARRIED: Final = Line("carried", "KF-UPGRADE-7", SEAT, GOOD, TILE.named("start"), TILE.named("goal"))
UPGRADED: Final = Line("upgraded", "KF-UPGRADE-1", SEAT, TILE)
GOOD_PAID: Final = Line("good-paid", "KF-UPGRADE-8", SEAT, TILE, GOOD)
SEASON_ENDS: Final = Line("season-ends", "KF-END-1", SEASON)
CAME_HOME: Final = Line("came-home", "KF-END-2", SEAT, TILE, COLOUR, COUNT)
LOT_REMOVED: Final = Line("lot-removed", "KF-END-3", TILE)
LOT_WON: Final = Line("lot-won", "KF-END-4", SEAT, TILE)
COLLECTED: Final = Line("collected", "KF-END-6", SEAT, COLOUR, COUNT)
ORDER_WON: Final = Line("order-won", "KF-END-8", SEAT, TILE)
BOAT_TAKEN: Final = Line("boat-taken", "KF-END-8", SEAT, TILE)
PLACED: Final = Line("placed", "KF-EXTEND-1", SEAT, TILE)
NO_ROOM: Final = Line("no-room", "KF-EXTEND-2", SEAT, TILE)
GAME_OVER: Final = Line("game-over", "KF-SCORE-1")

LINES: Final = Language(
    HOME_DEALT, MARKER, SEASON_BEGINS, DREW, DREW_HIDDEN, SKILL_DREW, SKILL_DREW_HIDDEN, WINTER_DEALT,
    WINTER_DEALT_HIDDEN, LOADED, SKILL_LOADED, LOT_SHOWN, OFFERED, PASSED, BID_MADE, BEATEN, BID_MOVED,
    STOOD_UP, USED, PUT, MADE, GREEN_CAME, WORKER_PAID, SKILL_PAID, SKILL_PAID_HIDDEN, CARRIED, UPGRADED,
    GOOD_PAID, SEASON_ENDS, CAME_HOME, LOT_REMOVED, LOT_WON, COLLECTED, ORDER_WON, BOAT_TAKEN, PLACED,
    NO_ROOM, GAME_OVER,
)  # fmt: skip
