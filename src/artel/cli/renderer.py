"""What the terminal needs from a game to show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import Console

from artel.cli.texts import Texts

Data = Mapping[str, Any]


class Renderer:
    """How a game is shown: its position, the names of its pieces, a piece, and what belongs to a seat.

    `alone` says what the points of a game for one are worth. A renderer `of_views` needs what views hold,
    where others can do with the data of a whole state.
    """

    def __init__(
        self,
        position: Callable[[Console, Texts, Data, bool], None],
        names: Callable[[Texts], dict[str, str]],
        piece: Callable[[Console, Texts, str, Data], None],
        seat: Callable[[Console, Texts, Data, int], None] | None = None,
        *,
        alone: Callable[[Texts, Data, int], str] | None = None,
        of_views: bool = False,
    ) -> None:
        self.position: Final = position
        self.names: Final = names
        self.piece: Final = piece
        self.seat: Final = seat
        self.alone: Final = alone
        self.of_views: Final = of_views
