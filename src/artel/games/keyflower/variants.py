"""What options of modules change in how a game is dealt and what lies open; without any, nothing."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from artel.games.keyflower.components.tables import Tables
from artel.kernel.rules import Flat


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """The say of one module, by the options that were chosen."""

    def sure_lots(self, options: dict[str, str]) -> list[str]:
        """The tiles that are always among the lots of their season."""
        return []

    def limited(self, options: dict[str, str]) -> list[str]:
        """The winter tiles of which only so many are dealt as `limit` says, and more only if the others are
        too few."""
        return []

    def limit(self, options: dict[str, str]) -> int:
        return 0

    def open_screens(self, options: dict[str, str]) -> bool:
        """True when what was received in the open lies in front of the screen."""
        return False


class Variants:
    """What all modules say together. Winter tiles are numbers of their places in the deck of winter."""

    def __init__(self, flat: Flat, tables: Tables, winters: list[int], dealt: int) -> None:
        rows = [cast(Variant, row) for row in flat.rows.get("variants", {}).values()]
        options = flat.options
        words = tables.words
        self.sure_lots: Final = [words.index(word) for row in rows for word in row.sure_lots(options)]
        limited = [word for row in rows for word in row.limited(options)]
        self.open_screens: Final = any(row.open_screens(options) for row in rows)
        # Which winter tiles are limited; how many of them are dealt, and how many tiles in all.
        self.is_limited: Final = [words[tile] in limited for tile in winters]
        self.dealt: Final = dealt
        free = len(winters) - len(limited)
        self.limit: Final = max(sum([row.limit(options) for row in rows]), dealt - free)
        self.limits: Final = len(limited) > 0

    def winter_weights(self, winter_of: list[int], nobody: i64) -> list[int]:
        """How likely each winter tile is to be dealt next, so that so many limited ones come out in the end
        as there are to be, each as likely as the others."""
        there = [0, 0]
        left = [self.dealt - self.limit, self.limit]
        for place, limited in enumerate(self.is_limited):
            group = 1 if limited else 0
            if winter_of[place] == nobody:
                there[group] += 1
            else:
                left[group] -= 1
        weights: list[int] = []
        for place, limited in enumerate(self.is_limited):
            group = 1 if limited else 0
            weight = left[group] * max(1, there[1 - group])
            weights.append(weight if winter_of[place] == nobody else 0)
        return weights
