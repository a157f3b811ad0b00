"""What a search knows of Keyflower."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.keyflower.encode import KeyflowerEncoder
from artel.bots.keyflower.encode_moves import KeyflowerMoves
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.turn import TurnValue
from artel.bots.search.mind import NO_MOVE, Mind
from artel.bots.search.values import shipped
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.moves import (
    BID,
    BID_COLOUR,
    BID_TILE,
    LIFT,
    THE_PASS,
    USE,
    USE_COLOUR,
    USE_TILE,
)
from artel.games.keyflower.phases.extend import PLACE_TILES
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.words import WINTER
from artel.kernel.rng import Rng
from artel.kernel.state import State

# A question with so few answers is thought about whole, as which of three winter tiles to offer is; of others
# but turns, the quick answer is taken.
FEW: Final = 7
# So many of the best moves of a turn are tried first, and the first of them with so many more workers.
BEST_MOVES: Final = 7
RAISED: Final = 3
MOST_MORE: Final = 2
# Whoever tries more goes on to so many moves, to more workers for so many of them, and to so many bids that
# are lifted: the best move is often none that looks good at first sight.
FURTHER_MOVES: Final = 24
FURTHER_RAISED: Final = 10
LIFTED: Final = 6
# So many moves are tried before passing is.
BEFORE_PASSING: Final = 3
GLANCED_PLACES: Final = 6
# Habits choose from so many of these.
FAMILIAR: Final = BEST_MOVES + 1 + RAISED * MOST_MORE


class KeyflowerMind(Mind):
    """Thoughts go to the end of the season, where the tiles that were won are about to be laid.

    In winter they go on: there it counts how the tiles lie.
    """

    def __init__(self) -> None:
        # A thought is played on with a glance at where tiles could lie.
        self.glancing: Final = KeyflowerGreedy(places=GLANCED_PLACES)
        encoder = KeyflowerEncoder()
        self.sights: Final = KeyflowerMoves(encoder, shipped(encoder), self.glancing.weights)
        super().__init__(KeyflowerGreedy(), encoder, self.sights)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.glancing.decide(state, seat, moves, rng)

    def familiar(self, state: State, seat: int, moves: list[int]) -> tuple[list[int], list[list[float]]]:
        if not self.sights.fits(state):
            return [], []
        s = cast(KeyflowerState, state)
        sight = self.sights.sight(s, seat)
        known = self.of_turn(s, moves, sight.turn)[:FAMILIAR]
        return known, [sight.row(move) for move in known]

    def stage(self, state: State) -> i64:
        s = cast(KeyflowerState, state)
        laying = s.season < WINTER and len(s.agenda) > 0 and PLACE_TILES.shape.has(s.agenda[-1])
        return 2 * s.season + (1 if laying else 0)

    def forks(self, state: State) -> bool:
        """In winter: nothing is guessed there, and whoever bids last on a tile has it."""
        return cast(KeyflowerState, state).season == WINTER and TURN.shape.has(state.agenda[-1])

    def waiting(self, state: State, moves: list[int]) -> int:
        return THE_PASS if TURN.shape.has(state.agenda[-1]) and THE_PASS in moves else NO_MOVE

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        s = cast(KeyflowerState, state)
        if TURN.shape.has(s.agenda[-1]):
            # With the memory of the thoughts to come.
            first = self.glancing.decide(s, seat, moves, rng)
            others = self.of_turn(s, moves, TurnValue(s, seat, self.glancing.weights))
            return [first, *[move for move in others if move != first]][:most]
        first = self.player.decide(s, seat, moves, rng)
        if len(moves) <= FEW:
            return [first, *[move for move in moves if move != first]]
        return [first]

    def of_turn(self, s: KeyflowerState, moves: list[int], turn: TurnValue) -> list[int]:
        """The best bids and uses at first sight, passing, more workers for the best; and then the others."""
        group = turn.group_of(s)
        least: dict[int, int] = {}
        raised: dict[int, list[int]] = {}
        for move in moves:
            key = deed(move)
            if key < 0:
                continue
            if key not in least:
                least[key] = move
            else:
                raised.setdefault(key, []).append(move)
        values = {
            key: turn.bid(group, move) if BID.has(move) else turn.use(group, move)
            for key, move in least.items()
        }
        ranked = sorted(least, key=lambda key: -values[key])
        more = [[least[key], *raised.get(key, [])[:MOST_MORE]] for key in ranked[:FURTHER_MOVES]]
        found = [each[0] for each in more[:BEST_MOVES]]
        if THE_PASS in moves:
            found.insert(BEFORE_PASSING, THE_PASS)
        found += [move for each in more[:RAISED] for move in each[1:]]
        found += [each[0] for each in more[BEST_MOVES:]]
        found += [move for each in more[RAISED:FURTHER_RAISED] for move in each[1:]]
        return found + [move for move in moves if LIFT.has(move)][:LIFTED]


def deed(move: int) -> int:
    """A bid or a use without its number of workers; -1 for anything else."""
    if BID.has(move):
        return int(BID.of(BID_TILE.read(move), BID_COLOUR.read(move)))
    if USE.has(move):
        return int(USE.of(USE_TILE.read(move), USE_COLOUR.read(move)))
    return -1


MIND: Final = KeyflowerMind
