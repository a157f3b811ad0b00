"""A friendly driver for library users: one game, typed moves, chance from a seed.

>>> import artel
>>> g = artel.new("artificium", players=3, seed=7)
>>> g.seat, str(g.moves()[0])
(0, 'pass')
"""

from __future__ import annotations

from typing import Final

from artel.kernel.agenda import deciders, legal_moves, play, sample
from artel.kernel.game import Game, check_seat
from artel.kernel.log import Log, line_data
from artel.kernel.record import Record, record_of
from artel.kernel.refusal import Refusal, Refused
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, SPECTATOR, State
from artel.kernel.view import Outcome, View


class Move:
    """A legal move as people see it: prints as its command line."""

    def __init__(self, packed: int, line: str) -> None:
        self.packed: Final = packed
        self.line: Final = line

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return f"Move({self.line!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.packed == self.packed

    def __hash__(self) -> int:
        return self.packed


class Play:
    """One game being played. NATURE's moves are made from the seed, at once."""

    def __init__(self, game: Game, state: State, seed: int | str) -> None:
        self.game: Final = game
        self.state = state
        self.history: Final[list[tuple[int, str]]] = []
        self._rng: Final = Rng(f"play {seed}")
        self._let_nature_play()

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def seats(self) -> list[int]:
        """The seats that may answer now."""
        return deciders(self.state)

    @property
    def seat(self) -> int | None:
        """The first seat that may answer, None when the game is over."""
        seats = self.seats
        return seats[0] if seats else None

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and reasons once the game is over."""
        return self.game.outcome(self.state) if self.over else None

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat; of the first one asked by default."""
        who = self._seat(seat)
        text = self.game.verbs.text
        return [Move(packed, text(packed)) for packed in legal_moves(self.state, who)]

    def play(self, move: str | Move, seat: int | None = None) -> None:
        """Make a move; a refused one raises `Refused` with the rule and changes nothing.

        The same deed may be told in any order; the history keeps the one way the engine tells it.
        """
        who = self._seat(seat)
        told = self.game.understand(self.state, who, str(move))
        if told.back:
            self._take_back(told.back)
        for packed in told.moves:
            self.history.append((who, self.game.verbs.text(packed)))
            play(self.state, who, packed)
        self._let_nature_play()

    def why_not(self, line: str, seat: int | None = None) -> Refusal | None:
        """None when the line can be played now; otherwise the rule that forbids it."""
        try:
            self.game.understand(self.state, self._seat(seat), line)
        except Refused as refused:
            return refused.refusal
        return None

    def view(self, seat: int = SPECTATOR) -> View:
        return self.game.view(self.state, seat)

    def log(self, seat: int = SPECTATOR) -> list[dict[str, object]]:
        """What this seat has seen happen: kinds and values."""
        if seat != SPECTATOR:
            check_seat(self.state, seat)
        log = self.state.log
        assert log is not None
        return [line_data(self.game.lines, log, index) for index in log.visible(seat)]

    def record(self) -> Record:
        return record_of(self.game, self.state, self.history, {})

    def _take_back(self, count: int) -> None:
        """The position before the last moves, played again from the beginning."""
        del self.history[-count:]
        self.state = self.game.setup(self.state.rules, Log())
        for seat, line in self.history:
            self.game.attempt(self.state, seat, line)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            check_seat(self.state, seat)
            return seat
        asked = self.seat
        if asked is None:
            raise Refused(Refusal(None, "game-over"), "")
        return asked

    def _let_nature_play(self) -> None:
        while deciders(self.state) == [NATURE]:
            move = sample(self.state, self._rng)
            play(self.state, NATURE, move)
            self.history.append((NATURE, self.game.verbs.text(move)))


def new_play(game: Game, players: int, seed: int | str, modules: tuple[str, ...] = ()) -> Play:
    return Play(game, game.setup(game.rules(players, modules), Log()), seed)
