"""Which pieces of Keyflower a rule statement is illustrated with."""

from __future__ import annotations

from typing import Final

DRAWN: Final = ("tile", "good", "skill", "colour", "piece")
ONLY: Final = {
    "good": ("wood", "stone", "iron", "gold"),
    "skill": ("saw", "pickaxe", "anvil"),
    "colour": ("blue", "red", "yellow", "green", "purple"),
    "piece": ("sheep", "pig", "cow", "wheat", "cabin", "contract", "extension", "ghost"),
}
# Words that are like a name and mean something else.
NO_PIECES: Final = ("as well", "the merchants", "the farmers", "keyflower is")
