"""What a lead is worth as a chance to win: in the beginning it says little, and at the end nearly all.

A game has a scale for every stage, in points: who can expect to end one of them ahead of the best of the
others wins nearly three of four such games, and three of them ahead nineteen of twenty. The scales are
learned from games (`artel train GAME --what chances`); how many play hardly changes them.
"""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Final, cast

from artel.bots.search.by_name import broken, opened
from artel.bots.search.scene import Scene
from artel.kernel.game import DataError

FORMAT: Final = 1
WHAT: Final = "chances"
CHANCES: Final = "chances.json"
# In percent: before it is over no game is told to be won or lost.
LEAST: Final = 1
MOST: Final = 99


class Chances:
    """Of one game."""

    def __init__(self, first: int, scales: list[float]) -> None:
        # The stage of the first scale; the last holds for all that come later.
        self.first: Final = first
        self.scales: Final = scales

    def scale(self, stage: int) -> float:
        return self.scales[max(0, min(stage - self.first, len(self.scales) - 1))]

    def chance(self, stage: int, margin: float) -> float:
        """That somebody wins who can expect this margin over the best of the others."""
        return chance_of(margin, self.scale(stage))


def chance_of(margin: float, scale: float) -> float:
    """The logistic function, written so that no margin is too large for it."""
    return 0.5 + 0.5 * math.tanh(margin / (2.0 * scale))


def percent(chance: float) -> int:
    """As it is told while the game goes on."""
    return max(LEAST, min(MOST, round(100.0 * chance)))


def chances_from(scene: Scene, text: str, name: str) -> Chances:
    """What a file holds; `DataError` where it is none, or is of another scene."""
    data = opened(text, WHAT, FORMAT, scene, name)
    try:
        stages = cast("list[dict[str, object]]", data["stages"])
        numbers = [int(cast(int, each["stage"])) for each in stages]
        scales = [float(cast(float, each["scale"])) for each in stages]
        first = numbers[0]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise broken(WHAT, FORMAT, name, error) from error
    if numbers != list(range(first, first + len(numbers))):
        raise DataError(f"{name}: expected one stage after the other, got {numbers}")
    for scale in scales:
        if not (math.isfinite(scale) and scale > 0.0):
            raise DataError(f"{name}: expected scales of more than 0 points, got {scale}")
    return Chances(first, scales)


def shipped_chances(scene: Scene) -> Chances | None:
    """Those that came with the program."""
    folder = f"artel.bots.{scene.game.replace('-', '_')}"
    place = files(folder) / CHANCES
    if not place.is_file():
        return None
    return chances_from(scene, place.read_text(encoding="utf-8"), f"{folder}/{CHANCES}")
