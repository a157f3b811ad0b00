"""A friendly driver for library users: one game, typed moves, chance from a seed.

>>> import artel
>>> g = artel.new("artificium", players=3, seed=7)
>>> g.seat, str(g.moves()[0])
(0, 'pass')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from mypy_extensions import i64

from artel.kernel.agenda import NOBODY, decider, deciders, holds, legal_moves, play_trusted
from artel.kernel.game import Game, check_seat, check_viewer
from artel.kernel.log import Log, line_data
from artel.kernel.loop import Loop
from artel.kernel.record import Record, record_of
from artel.kernel.refusal import Refusal, Refused
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, SPECTATOR, State
from artel.kernel.view import Outcome, View
from artel.kernel.whole import whole


class Move:
    """A legal move as people see it: prints as its command line."""

    def __init__(self, packed: SupportsIndex, game: Game) -> None:
        self.packed: Final = whole(packed, "a move")
        self.game: Final = game

    @property
    def line(self) -> str:
        """The command line of this move."""
        return self.game.verbs.text(self.packed)

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (self.packed, self.game))

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return f"Move({self.line!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.packed == self.packed and other.game is self.game

    def __hash__(self) -> int:
        return self.packed


class Chance(Loop):
    """NATURE's part of a game: it plays on until a seat is asked."""

    def __init__(self, state: State, rng: Rng, made: list[tuple[int, int]]) -> None:
        super().__init__(state, rng)
        self.all_made: Final = made

    def asked(self) -> i64:
        seat: i64 = decider(self.state)
        return seat if seat == NATURE else NOBODY

    def made(self, seat: i64, move: i64) -> None:
        self.all_made.append((seat, move))


class Play:
    """One game being played. NATURE's moves are made from the seed, at once."""

    def __init__(self, game: Game, state: State, rng: Rng, made: Sequence[tuple[int, int]] = ()) -> None:
        self.game: Final = game
        self.state = state
        self._made: Final = list(made)
        self._told: Final[list[tuple[int, str]]] = []
        self._chance: Final = Chance(state, rng, self._made)
        # The moves that were listed last, for whom and where.
        self._listed: list[int] = []
        self._listed_in: State | None = None
        self._listed_at: tuple[int, int] = (-1, NOBODY)
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
        seat = decider(self.state)
        return None if seat == NOBODY else seat

    @property
    def history(self) -> list[tuple[int, str]]:
        """Every move so far as a record tells it, NATURE's too: the seat and the line.

        The list is a copy: what its owner does to it does nothing to the game.
        """
        text = self.game.verbs.text
        for seat, packed in self._made[len(self._told) :]:
            self._told.append((seat, text(packed)))
        return self._told[:]

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and reasons once the game is over."""
        return self.game.outcome(self.state) if self.over else None

    def moves(self, seat: SupportsIndex | None = None) -> list[Move]:
        """The legal moves of a seat; of the first one asked by default."""
        game = self.game
        return [Move(packed, game) for packed in self._legal(self._seat(seat))]

    def play(self, move: str | Move | SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Make a move: one of `moves()`, its number as `view.moves` has it, or a line.

        A refused one raises `Refused` with the rule and changes nothing. As a line the same deed may be told
        in any order; the history keeps the one way the engine tells it.
        """
        who = self._seat(seat)
        if isinstance(move, str):
            self._play_line(who, move)
            return
        packed = move.packed if isinstance(move, Move) else whole(move, "a move")
        if holds(self._legal(who), packed):
            play_trusted(self.state, who, packed)
            self._made.append((who, packed))
            self._let_nature_play()
        else:
            self._play_line(who, self.game.verbs.text(packed))

    def why_not(self, line: str, seat: SupportsIndex | None = None) -> Refusal | None:
        """None when the line can be played now; otherwise the rule that forbids it."""
        try:
            self.game.understand(self.state, self._seat(seat), line)
        except Refused as refused:
            return refused.refusal
        return None

    def view(self, seat: SupportsIndex = SPECTATOR) -> View:
        """What this seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def log(self, seat: SupportsIndex = SPECTATOR) -> list[dict[str, object]]:
        """What this seat has seen happen: kinds and values."""
        viewer = check_viewer(self.state, seat)
        log = self.state.log
        assert log is not None
        return [line_data(self.game.lines, log, index) for index in log.visible(viewer)]

    def record(self) -> Record:
        """The game so far as a record that replays anywhere."""
        return record_of(self.game, self.state, self.history, {})

    def clone(self) -> Play:
        """The same game with the same luck, to be played on by itself."""
        return Play(self.game, self.state.__copy__(), self._chance.rng.clone(), self._made)

    def __copy__(self) -> Play:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (Play, (self.game, self.state, self._chance.rng, self._made))

    def __repr__(self) -> str:
        return f"<Play of {len(self._made)} moves: {self.state!r}>"

    def _play_line(self, who: int, line: str) -> None:
        told = self.game.understand(self.state, who, line)
        if told.back:
            self._take_back(told.back)
        for packed in told.moves:
            play_trusted(self.state, who, packed)
            self._made.append((who, packed))
        self._let_nature_play()

    def _take_back(self, count: int) -> None:
        """The position before the last moves, played again from the beginning."""
        del self._made[-count:]
        del self._told[len(self._made) :]
        self.state = self.game.setup(self.state.rules, Log())
        for seat, packed in self._made:
            play_trusted(self.state, seat, packed)

    def _legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, listed once for every position."""
        state = self.state
        here = (int(state.ply), seat)
        if self._listed_in is not state or self._listed_at != here:
            self._listed = legal_moves(state, seat)
            self._listed_in, self._listed_at = state, here
        return self._listed

    def _seat(self, seat: SupportsIndex | None) -> int:
        if seat is not None:
            return check_seat(self.state, seat)
        asked = self.seat
        if asked is None:
            raise Refused(Refusal(None, "game-over"), "")
        return asked

    def _let_nature_play(self) -> None:
        if decider(self.state) == NATURE:
            self._chance.state = self.state
            self._chance.run()


def new_play(
    game: Game,
    players: SupportsIndex,
    seed: SupportsIndex | str,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
) -> Play:
    """A new game at its first question to a seat."""
    salt = seed if isinstance(seed, str) else str(whole(seed, "a seed"))
    return Play(game, game.setup(game.rules(players, modules, options, edition), Log()), Rng(f"play {salt}"))
