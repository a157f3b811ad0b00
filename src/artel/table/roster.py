"""The bots that a server offers: those of every game, and those its operator has named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from artel.bots import bot_from, bot_named, known, levels, usual
from artel.bots.contract import Bot, name_of
from artel.games import all_games
from artel.kernel.game import DataError


class Roster:
    """Levels by game. A client chooses among these names; it can never name code."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        # Where the operator's bots are, by the name that people see.
        self.places: Final[dict[str, str]] = {}
        self._further: Final[dict[str, list[str]]] = {game.name: [] for game in all_games()}
        for place in named:
            self._add(place)

    def _add(self, place: str) -> None:
        found: list[Bot] = []
        faults: list[str] = []
        for game, further in self._further.items():
            if place in known(game):
                raise DataError(f"expected a bot from outside, got {place!r}, which every table has")
            try:
                bot = bot_from(game, place)
            except DataError as error:
                faults.append(str(error))
                continue
            if name_of(bot) in (*known(game), *further):
                raise DataError(f"expected bots of different names, got {name_of(bot)!r} again: {place}")
            further.append(name_of(bot))
            found.append(bot)
        if not found:
            raise DataError(faults[0])
        self.places[name_of(found[0])] = place

    def levels(self, game: str) -> list[str]:
        """The names that people choose from for a game; Artel's own strongest stays the last."""
        return [*self._further.get(game, []), *levels(game)]

    def known(self, game: str) -> list[str]:
        """Every name that a seat may have: what is offered, and Artel's bots for measuring and trying out."""
        return [*self._further.get(game, []), *known(game)]

    def usual(self, game: str) -> str:
        """Who plays where nobody has chosen; never one of the operator's."""
        return usual(game)


def seated_bot(places: Mapping[str, str], game: str, level: str) -> Bot:
    """The bot of a seat: one of the operator's, or one of Artel's own."""
    return bot_from(game, places[level]) if level in places else bot_named(game, level)
