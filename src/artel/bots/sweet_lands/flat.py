"""The flat player of Sweet Lands."""

from __future__ import annotations

from artel.bots.search.flat import FlatBot
from artel.bots.sweet_lands.mind import SweetLandsMind


class SweetLandsFlat(FlatBot):
    """Tries the best deeds of a turn to the end of the round."""

    games = ("sweet-lands",)

    def __init__(self) -> None:
        super().__init__(SweetLandsMind())
