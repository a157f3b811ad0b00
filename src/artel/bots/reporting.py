"""How an edition of a game plays, measured by games between bots: what a game's report says of itself."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from mypy_extensions import mypyc_attr

from artel.kernel.state import Rules

Row = list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class EditionReport:
    """Which games are played, what is noted of each seat, and what follows from all of them."""

    # How many seats, and the bot in every seat with the version of its play.
    players: int = 2
    level: str = ""
    version: int = 0

    def play(self, rules: Rules, seed: str, first: int, games: int, level: str) -> list[Row]:
        """What is noted of every seat of games number `first` to `first + games - 1`, in plain numbers."""
        raise NotImplementedError(type(self).__name__)

    def figures(self, rules: Rules, rows: list[Row]) -> dict[str, list[dict[str, object]]]:
        """Tables by name, each of rows with the same columns; what an edition must keep is `limits`."""
        raise NotImplementedError(type(self).__name__)


@cache
def report_of(game: str) -> EditionReport | None:
    """The report of a game: `REPORT` of `artel.bots.<game>.report`, where there is one."""
    folder = game.replace("-", "_")
    place = f"artel.bots.{folder}"
    if find_spec(place) is None or find_spec(f"{place}.report") is None:
        return None
    found = getattr(import_module(f"{place}.report"), "REPORT", None)
    return found if isinstance(found, EditionReport) else None
