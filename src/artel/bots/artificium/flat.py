"""The flat player of Artificium."""

from __future__ import annotations

from artel.bots.artificium.mind import ArtificiumMind
from artel.bots.search.flat import FlatBot


class ArtificiumFlat(FlatBot):
    """Tries its moves to the end of the round."""

    games = ("artificium",)

    def __init__(self) -> None:
        super().__init__(ArtificiumMind())
