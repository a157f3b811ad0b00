"""The glossary of Keyflower: every word that the command language, records and events may use.

A word is an English id. Inside the engine each word is its place in one of these lists, so a colour, a good
or a skill is a small int. The order within a list is part of the record format and never changes.
"""

from typing import Final

# Workers. Purple is the start player marker: it is held, never placed, and wild when the game is scored.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
PURPLE: Final = 4
COLOURS: Final[list[str]] = ["blue", "red", "yellow", "green", "purple"]
PLACEABLE_COLOURS: Final = 4

# Resources. Gold stands for any of the others.
WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
GOLD: Final = 3
GOODS: Final[list[str]] = ["wood", "stone", "iron", "gold"]

# Skill tiles.
SAW: Final = 0
PICKAXE: Final = 1
ANVIL: Final = 2
SKILLS: Final[list[str]] = ["saw", "pickaxe", "anvil"]

# The four rounds.
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final[list[str]] = ["spring", "summer", "autumn", "winter"]

# Edges of a hex, in the letters of the component tables.
FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2
EDGE_LETTERS: Final = "FRW"
EDGES: Final[list[str]] = ["field", "road", "water"]

# Directions in the order of the edges: clockwise from the bottom of an upright flat-topped hex.
DIRECTIONS: Final[list[str]] = ["bottom", "lower-left", "upper-left", "top", "upper-right", "lower-right"]
NEIGHBOUR_Q: Final[list[int]] = [0, -1, -1, 0, 1, 1]
NEIGHBOUR_R: Final[list[int]] = [1, 1, 0, -1, -1, 0]

# Sides of a tile. A summer boat lies in play with side a (its front) or side b (its back).
FRONT: Final = 0
BACK: Final = 1
SIDES: Final[list[str]] = ["front", "back"]
BOAT_SIDES: Final[list[str]] = ["a", "b"]

# Sorts of piece that are never lost.
WORKER_PIECES: Final = "workers"
SKILL_PIECES: Final = "skills"
