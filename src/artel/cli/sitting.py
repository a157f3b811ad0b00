"""One person's game against bots, without any input or output."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot
from artel.kernel.game import NATURE, Game, Log, Refusal, Rng, Rules, State, View, deciders, play, sample
from artel.kernel.log import line_data


class Sitting:
    """The state, what led to it, and which of it the person has already been told."""

    def __init__(self, game: Game, rules: Rules, seat: int, bot: Bot, seed: str) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seat: Final = seat
        self.seed: Final = seed
        self.bot: Final = bot
        self.history: Final[list[tuple[int, str]]] = []
        self.state: State = game.setup(rules, Log())
        self._rng: Final = Rng(f"play {seed}")
        self._told = 0
        # How much of the history cannot be taken back any more.
        self._fixed = 0

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def my_turn(self) -> bool:
        return self.seat in deciders(self.state)

    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    def go_on(self) -> None:
        """NATURE and the bots answer until this seat is asked or the game is over."""
        while not self.over and not self.my_turn:
            asked = deciders(self.state)[0]
            if asked == NATURE:
                move = sample(self.state, self._rng)
            else:
                move = self.bot.choose(self.game.view(self.state, asked), self._rng)
            self.history.append((asked, self.game.verbs.text(move)))
            play(self.state, asked, move)
            self._fixed = len(self.history)

    def answer(self, line: str) -> None:
        """Play this seat's move; a refused one raises and changes nothing."""
        reveals = self.game.reveals(self.state, self.seat)
        self.game.attempt(self.state, self.seat, line)
        self.history.append((self.seat, line))
        if reveals:
            self._fixed = len(self.history)

    def why_not(self, line: str) -> Refusal | None:
        return self.game.why_not(self.state, self.seat, self.game.verbs.parse(line))

    def undo(self) -> bool:
        """Take this seat's last move back, unless chance, a reveal or another seat came after it."""
        if len(self.history) == self._fixed:
            return False
        self.history.pop()
        log = Log()
        self.state = self.game.setup(self.rules, log)
        for seat, line in self.history:
            self.game.attempt(self.state, seat, line)
        self._told = len(log.lines)
        return True

    def news(self) -> list[dict[str, object]]:
        """The log lines this seat may see and has not been told."""
        log = self.state.log
        assert log is not None
        indices = log.visible(self.seat, self._told)
        self._told = len(log.lines)
        return [line_data(self.game.lines, log, index) for index in indices]
