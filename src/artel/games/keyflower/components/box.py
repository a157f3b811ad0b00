"""What is in the box, and how much of it a game takes.

The lists by number of players are indexed by that number; their first two places stay empty.
"""

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

# Pieces: workers by colour (purple last), resources by type, skills by type.
WORKER_COUNTS: Final[list[int]] = [40, 40, 40, 20, 1]
GOOD_COUNTS: Final[list[int]] = [24, 24, 24, 48]
SKILL_COUNTS: Final[list[int]] = [16, 16, 16]

# Colours 0 to 2 start in the bag; green starts in the supply.
BAG_COLOURS: Final = 3
STARTING_WORKERS: Final = 8
MOST_WORKERS_ON_A_TILE: Final = 6

LOTS_BY_PLAYERS: Final[list[int]] = [0, 0, 6, 7, 8, 9, 10]
TURN_ORDER_TILES_BY_PLAYERS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 4]
WINTER_TILES_BY_PLAYERS: Final[list[int]] = [0, 0, 3, 3, 3, 2, 2]

# Sea Breese: total points for 0, 1, 2, 3, 4 and 5 or more boats joined to the home tile by water.
RIVER_POINTS: Final[list[int]] = [0, 2, 4, 8, 16, 32]

# What gold scores that no tile has counted. Rule: KF-SCORE-11
GOLD_POINTS: Final = 1
