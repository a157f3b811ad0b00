"""Sweet Lands on the terminal."""

from __future__ import annotations

from typing import Final

from artel.cli.faces.sweet_lands.pieces import names, show_piece
from artel.cli.faces.sweet_lands.position import alone, show, show_seat
from artel.cli.renderer import Renderer

RENDERER: Final = Renderer(show, names, show_piece, show_seat, alone=alone, of_views=True)
