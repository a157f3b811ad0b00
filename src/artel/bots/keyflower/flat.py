"""The flat player of Keyflower."""

from __future__ import annotations

from artel.bots.keyflower.mind import KeyflowerMind
from artel.bots.search.flat import FlatBot


class KeyflowerFlat(FlatBot):
    """Tries the best moves of a turn to the end of the season."""

    games = ("keyflower",)

    def __init__(self) -> None:
        super().__init__(KeyflowerMind())
