"""The glossary of The Farmers."""

from typing import Final

from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.components.vocabulary import declare_ability

# Kinds of animal.
SHEEP: Final = 0
PIG: Final = 1
COW: Final = 2
ANIMALS: Final[list[str]] = ["sheep", "pig", "cow"]
ANIMAL_COUNT: Final = 3
# What is in the box. Rule: KFF-BOX-2
ANIMALS_IN_BOX: Final[list[int]] = [32, 24, 12]

# The corners of a tile as it lies, clockwise from the one behind the bottom edge: corner n stands between the
# edges n and n + 1. A sector of its grass is named by its first corner.
SECTORS: Final[list[str]] = ["bottom-left", "left", "top-left", "top-right", "right", "bottom-right"]

# Boat 5a: kinds may be mixed in a field. Rule: KFF-BOAT-1
MIXED_HERDS: Final = declare_ability("mixed-herds")

SHEEP_SHELTER: Final = number_of("sheep-shelter")
