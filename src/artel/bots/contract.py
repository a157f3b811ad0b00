"""What a bot is: it gets a View and answers with one of its legal moves."""

from __future__ import annotations

from typing import ClassVar, SupportsIndex

from mypy_extensions import mypyc_attr

from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View
from artel.kernel.whole import whole


class BotFault(ValueError):
    """A bot that gave no legal move: which bot, at which seat and question, and what came instead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never sees a State; to look ahead it redeals its view."""

    # The name by which it is listed and counted; without one, the name of its class.
    level: ClassVar[str] = ""
    # The games it plays; without any, all of them.
    games: ClassVar[tuple[str, ...]] = ()
    # A bot that answers by its legal moves alone spares the driver the building of a view.
    looks: ClassVar[bool] = True

    def choose(self, view: View, rng: Rng) -> SupportsIndex:
        """One of `view.moves`; a number of numpy is one too."""
        raise NotImplementedError(type(self).__name__)

    def hurry(self, seconds: float) -> None:
        """People wait: whoever thinks long comes to an end after so long, with what it has found by then.

        Where the time is not needed, the same seed still gives the same move.
        """

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """One of this seat's legal moves in a state that somebody imagines, which stays as it is.

        For playing a thought to its end: no true state ever comes here. Whoever knows no shorter way looks at
        the view of the seat.
        """
        return whole(self.choose(KNOWN[state.rules.game].view(state, seat), rng), "a move")


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    level = "random"
    looks = False

    def choose(self, view: View, rng: Rng) -> int:
        return view.moves[rng.below(len(view.moves))]

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return moves[rng.below(len(moves))]


def name_of(bot: Bot) -> str:
    """The name by which a bot is listed and counted."""
    return bot.level or type(bot).__name__
