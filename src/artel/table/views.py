"""What the viewers see of one state, encoded once for each of them.

Most of a view is the same for everybody, so what was encoded for one viewer serves for the others where
it is equal. What a view consists of is still decided by the game for each viewer alone.
"""

from __future__ import annotations

from typing import Final

from artel.kernel.game import Game, State
from artel.table.wire import encode


class Views:
    """The views of one state, made when they are asked for."""

    def __init__(self, game: Game, state: State) -> None:
        self._game: Final = game
        self._state: Final = state
        self._views: Final[dict[int, str]] = {}
        self._parts: Final[dict[str, tuple[object, str]]] = {}

    def text(self, viewer: int) -> str:
        if viewer not in self._views:
            data = self._game.view(self._state, viewer).data
            parts = [f"{encode(name)}:{self._part(name, value)}" for name, value in data.items()]
            self._views[viewer] = f"{{{','.join(parts)}}}"
        return self._views[viewer]

    def _part(self, name: str, value: object) -> str:
        known = self._parts.get(name)
        if known is None or known[0] != value:
            known = self._parts[name] = (value, encode(value))
        return known[1]
