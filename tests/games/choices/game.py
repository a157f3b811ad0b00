"""Artificium under another name, with two modules more that do nothing but offer something to choose."""

from __future__ import annotations

from typing import Final

from artel.games.artificium.game import Artificium
from artel.games.artificium.modules.base import BASE
from artel.kernel.rules import Module, Option

NIGHT: Final = Module(
    "night",
    openings=(),
    options=[
        Option("moon", ("full", "new"), "new"),
        Option("camp", ("north", "south"), "north", per_seat=True),
    ],
)
DAY: Final = Module("day", needs=("night",), openings=())
CHOICES: Final = Artificium("choices", min_players=2, max_players=4, modules=[BASE, NIGHT, DAY])
