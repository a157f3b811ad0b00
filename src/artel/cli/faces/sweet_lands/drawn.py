"""Which pieces of Sweet Lands a rule statement is illustrated with."""

from __future__ import annotations

from typing import Final

DRAWN: Final = (
    "resource",
    "sweet",
    "terrain",
    "special",
    "industry",
    "property",
    "character",
    "skill",
    "milestone",
    "scoring",
    "support",
)
ONLY: Final = {
    "industry": ("farming", "forestry", "mining"),
    "resource": ("gold", "wheat", "wood", "iron", "diamond"),
}
# Words that are like a name and mean something else.
NO_PIECES: Final[tuple[str, ...]] = ()
