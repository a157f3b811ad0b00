"""Keyflower on the terminal."""

from __future__ import annotations

from typing import Final

from artel.cli.faces.keyflower.position import show, show_village
from artel.cli.faces.keyflower.tile import show_tile, tiles
from artel.cli.renderer import Renderer

RENDERER: Final = Renderer(show, tiles, show_tile, show_village)
