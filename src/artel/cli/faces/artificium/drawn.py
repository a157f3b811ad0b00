"""Which pieces of Artificium a rule statement is illustrated with."""

from __future__ import annotations

from typing import Final

DRAWN: Final = ("card", "good")
ONLY: Final[dict[str, tuple[str, ...]]] = {}
# Words that are like a name and mean something else.
NO_PIECES: Final[tuple[str, ...]] = ()
