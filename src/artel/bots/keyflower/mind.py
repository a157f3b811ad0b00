"""What a search knows of Keyflower."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.keyflower.encode import KeyflowerEncoder
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.turn import TurnValue
from artel.bots.search.mind import NO_MOVE, Mind
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.moves import (
    BID,
    BID_COLOUR,
    BID_TILE,
    THE_PASS,
    USE,
    USE_COLOUR,
    USE_TILE,
)
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.rng import Rng
from artel.kernel.state import State

# A question with so few answers is thought about whole; of others but turns, the quick answer is taken.
FEW: Final = 6
# So many of the best moves of a turn are tried, and of the first of them so many more workers.
BEST_MOVES: Final = 7
RAISED: Final = 3
MOST_MORE: Final = 2


class KeyflowerMind(Mind):
    """Thoughts go to the end of the season."""

    def __init__(self) -> None:
        self.greedy: Final = KeyflowerGreedy()
        super().__init__(self.greedy, KeyflowerEncoder())

    def stage(self, state: State) -> i64:
        return cast(KeyflowerState, state).season

    def waiting(self, state: State, moves: list[int]) -> int:
        return THE_PASS if TURN.shape.has(state.agenda[-1]) and THE_PASS in moves else NO_MOVE

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        s = cast(KeyflowerState, state)
        first = self.player.decide(s, seat, moves, rng)
        if TURN.shape.has(s.agenda[-1]):
            return [first, *[move for move in self.of_turn(s, seat, moves) if move != first]][:most]
        if len(moves) <= FEW:
            return [first, *[move for move in moves if move != first]]
        return [first]

    def of_turn(self, s: KeyflowerState, seat: int, moves: list[int]) -> list[int]:
        """The best bids and uses at first sight, the best of them with more workers too, and passing."""
        turn = TurnValue(s, seat, self.greedy.weights)
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
        best = sorted(least, key=lambda key: -values[key])[:BEST_MOVES]
        found = [least[key] for key in best]
        found += [move for key in best[:RAISED] for move in raised.get(key, [])[:MOST_MORE]]
        return [*found, THE_PASS] if THE_PASS in moves else found


def deed(move: int) -> int:
    """A bid or a use without its number of workers; -1 for anything else."""
    if BID.has(move):
        return int(BID.of(BID_TILE.read(move), BID_COLOUR.read(move)))
    if USE.has(move):
        return int(USE.of(USE_TILE.read(move), USE_COLOUR.read(move)))
    return -1


MIND: Final = KeyflowerMind
