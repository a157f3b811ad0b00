"""What the bots' processes are asked: to choose for a seat, or to say which moves are the best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from artel.bots.search.advice import Advice, advise
from artel.bots.search.minds import shared_mind
from artel.kernel.game import Rng, View
from artel.kernel.whole import whole
from artel.table.roster import seated_bot


@dataclass(frozen=True)
class Choosing:
    """A bot's own move."""

    view: View
    level: str
    seed: str
    # After so long it is to come to an end by itself.
    patience: float

    def told(self) -> str:
        return f"bot {self.level} of {self.view.game}"

    def answer(self, places: Mapping[str, str]) -> object:
        bot = seated_bot(places, self.view.game, self.level)
        bot.hurry(self.patience)
        return whole(bot.choose(self.view, Rng(self.seed)), "a move")


@dataclass(frozen=True)
class Advising:
    """A hint for whoever sits where this view is seen."""

    view: View
    thoughts: int
    seed: str

    def told(self) -> str:
        return f"a hint in {self.view.game}"

    def answer(self, places: Mapping[str, str]) -> object:
        return advised(self.view, self.thoughts, self.seed)


Question = Choosing | Advising


def advised(view: View, thoughts: int, seed: str) -> list[Advice]:
    """The best few moves; the same for the same view and seed."""
    return advise(shared_mind(view.game), view, Rng(seed), thoughts)
