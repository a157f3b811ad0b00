"""Bots in their seats: the loop that asks them, and checks every answer before it is played."""

from __future__ import annotations

import os
import traceback
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from artel.bots.contract import Bot, BotFault, RandomBot, name_of
from artel.kernel.agenda import holds, legal_moves
from artel.kernel.game import Game
from artel.kernel.loop import Loop
from artel.kernel.rng import Rng
from artel.kernel.state import State, step_of
from artel.kernel.view import View
from artel.kernel.whole import whole

# What a bot is shown that does not look.
NOTHING: Final[dict[str, object]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatedBots(Loop):
    """A game in which bots answer, one by seat. Whatever is no legal move ends it with `BotFault`."""

    def __init__(self, game: Game, state: State, bots: list[Bot], rng: Rng) -> None:
        super().__init__(state, rng)
        self.game: Final = game
        self.bots: Final = bots
        self.looks: Final = [bot.looks for bot in bots]
        # Artel's own random bot takes its move out of the list itself; every other answer is looked up there.
        self.sure: Final = [type(bot) is RandomBot for bot in bots]
        self.decisions: i64 = 0
        # The legal moves that were listed, over all decisions.
        self.legal: i64 = 0

    def choose(self, seat: i64) -> i64:
        state = self.state
        moves = legal_moves(state, seat)
        view = self.game.view(state, seat) if self.looks[seat] else View(self.game.name, seat, moves, NOTHING)
        self.decisions += 1
        self.legal += len(moves)
        bot = self.bots[seat]
        if self.sure[seat]:
            return cast(RandomBot, bot).choose(view, self.rng)
        try:
            move: i64 = whole(bot.choose(view, self.rng), "a move")
        except Exception as error:
            fault = self._fault(seat, f"{type(error).__name__}: {error}{place_of(error)}")
            # Compiled code forgets the `from` of a raise.
            fault.__cause__ = error
            raise fault from error
        if not holds(moves, move):
            raise self._fault(seat, self._told(move))
        return move

    def _told(self, answer: object) -> str:
        """An answer that is not legal here, as far as it is a move of this game at all."""
        verbs = self.game.verbs
        if isinstance(answer, int) and verbs.is_canonical(answer):
            return f"{verbs.text(answer)!r} ({answer})"
        return repr(answer)

    def _fault(self, seat: int, got: str) -> BotFault:
        state = self.state
        question = step_of(state, state.agenda[-1]).shape.name
        count = len(legal_moves(state, seat))
        return BotFault(
            f"bot {name_of(self.bots[seat])!r} at seat {seat} of {self.game.name}, ply {state.ply}:"
            f" expected one of its {count} legal moves at the question {question!r}, got {got}"
        )


def place_of(error: Exception) -> str:
    """The line where an error was raised, so far as Python knows it."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if frames else ""
