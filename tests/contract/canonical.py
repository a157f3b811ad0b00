"""Nothing is cut off: every move, frame and log line is exactly what one command packs into."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from artel.kernel.game import Game, State
from artel.kernel.shape import Language


@cache
def found_good(game: Game) -> dict[str, set[int]]:
    return {"move": set(), "frame": set(), "log line": set()}


class Canon:
    """Looks at a game ply by ply; an integer that was found good once is not looked at again."""

    def __init__(self, game: Game) -> None:
        self._known = found_good(game)
        self._languages = {"move": game.verbs, "frame": game.frames, "log line": game.lines}
        self._read = 0

    def check(self, state: State, moves: Iterable[int] = ()) -> None:
        """Fail where one of these moves, of the agenda or of the log written since carries a stray bit."""
        self._check("move", moves, state)
        self._check("frame", state.agenda, state)
        if state.log is not None:
            self._check("log line", state.log.lines[self._read :], state)
            self._read = len(state.log.lines)

    def _check(self, what: str, packed: Iterable[int], state: State) -> None:
        known = self._known[what]
        new = set(packed) - known
        for each in new:
            assert is_one_command(self._languages[what], each), (
                f"{state.rules.game} ply {state.ply}: expected a {what} that is exactly one command,"
                f" got {each:#x}"
            )
        known |= new


def is_one_command(language: Language, packed: int) -> bool:
    return language.is_canonical(packed) and language.parse(language.text(packed)) == packed
