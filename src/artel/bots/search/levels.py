"""The six levels that people play against, and the flat player that others are measured by.

Who they are is the same in every game; how well each must think to be a step above the one below is not.
"""

from __future__ import annotations

from typing import Final

from artel.bots.search.mind import Mind
from artel.bots.search.thinker import Strength, Thinker


class Novice(Thinker):
    level = "novice"


class Apprentice(Thinker):
    level = "apprentice"


class Journeyman(Thinker):
    level = "journeyman"


class Artisan(Thinker):
    level = "artisan"


class Master(Thinker):
    level = "master"


class Elder(Thinker):
    level = "elder"


class Flat(Thinker):
    level = "flat"


# By name, the weakest first.
SIX: Final[dict[str, type[Thinker]]] = {
    "novice": Novice,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "artisan": Artisan,
    "master": Master,
    "elder": Elder,
}
# Who plays where nobody has chosen: no better than the quick player, and as quick.
USUAL: Final = "apprentice"
FLAT_LEVEL: Final = "flat"
# The flat player thinks about so many moves, and leaves the quick player's own for a surely better one.
FLAT_MOVES: Final = 12
FLAT_SURE: Final = 1.0


def flat_player(mind: Mind, thoughts: int) -> Thinker:
    """The player that others are measured by."""
    return Flat(mind, Strength(thoughts, FLAT_MOVES, sure=FLAT_SURE))


def thinker(level: str, mind: Mind, strengths: list[Strength]) -> Thinker:
    """A player of a level, with the strengths that its game has found for the six."""
    return SIX[level](mind, strengths[list(SIX).index(level)])
