"""What a bot is: it gets a View and answers with one of its legal moves."""

from __future__ import annotations

from artel.kernel.rng import Rng
from artel.kernel.view import View


class Bot:
    """A player made of code. It never sees a State; to look ahead it redeals its view."""

    level: str = ""
    # A bot that answers by its legal moves alone spares the driver the building of a view.
    looks: bool = True

    def choose(self, view: View, rng: Rng) -> int:
        """One of `view.moves`."""
        raise NotImplementedError(type(self).__name__)


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    level = "random"
    looks = False

    def choose(self, view: View, rng: Rng) -> int:
        return view.moves[rng.below(len(view.moves))]
