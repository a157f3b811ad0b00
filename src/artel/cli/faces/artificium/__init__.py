"""Artificium on the terminal."""

from __future__ import annotations

from typing import Final

from artel.cli.faces.artificium.position import pieces, show, show_piece
from artel.cli.renderer import Renderer

RENDERER: Final = Renderer(show, pieces, show_piece)
