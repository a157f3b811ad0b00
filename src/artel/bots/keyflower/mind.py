"""What a search knows of Keyflower."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.keyflower.encode import KeyflowerEncoder
from artel.bots.keyflower.encode_moves import KeyflowerMoves
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.of_turn import BEST_MOVES, MOST_MORE, RAISED, of_turn
from artel.bots.keyflower.scene import KeyflowerScene
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.village import villages_of
from artel.bots.search.mind import NO_MOVE, Mind
from artel.bots.search.values import HABITS, Values, shipped
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.moves import THE_PASS
from artel.games.keyflower.phases.extend import PLACE_TILES
from artel.games.keyflower.state import KeyflowerState
from artel.games.keyflower.words import WINTER
from artel.kernel.rng import Rng
from artel.kernel.state import State

# A question with so few answers is thought about whole, as which of three winter tiles to offer is; of others
# but turns, the quick answer is taken.
FEW: Final = 7
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
        scene = KeyflowerScene(encoder, self.sights, shipped(self.sights, HABITS))
        super().__init__(KeyflowerGreedy(), encoder, self.sights, scene)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return self.glancing.decide(state, seat, moves, rng)

    def familiar(self, state: State, seat: int, moves: list[int]) -> tuple[list[int], list[list[float]]]:
        if not self.sights.fits(state):
            return [], []
        s = cast(KeyflowerState, state)
        sight = self.sights.sight(s, seat)
        known = of_turn(s, moves, sight.turn)[:FAMILIAR]
        return known, [sight.row(move) for move in known]

    def stage(self, state: State) -> i64:
        s = cast(KeyflowerState, state)
        laying = s.season < WINTER and len(s.agenda) > 0 and PLACE_TILES.shape.has(s.agenda[-1])
        return 2 * s.season + (1 if laying else 0)

    def valued(self, state: State, learned: Values) -> list[float]:
        s = cast(KeyflowerState, state)
        encoder = cast(KeyflowerEncoder, self.encoder)
        villages, stage = villages_of(s, encoder.weights), int(self.stage(s))
        found: list[float] = []
        for seat in range(s.rules.players):
            encoder.encode_from(s, seat, villages, self._row)
            found.append(learned.points(stage, self._row))
        return found

    def answers(self) -> bool:
        """Whoever bids last on a tile has it."""
        return True

    def plays_out(self, state: State) -> bool:
        """The quick player does not answer back, and whoever bids last on a tile has it."""
        return self.instinct is not None

    def waiting(self, state: State, moves: list[int]) -> int:
        return THE_PASS if TURN.shape.has(state.agenda[-1]) and THE_PASS in moves else NO_MOVE

    def candidates(self, state: State, seat: int, moves: list[int], most: int, rng: Rng) -> list[int]:
        s = cast(KeyflowerState, state)
        if TURN.shape.has(s.agenda[-1]):
            # With the memory of the thoughts to come.
            first = self.glancing.decide(s, seat, moves, rng)
            others = of_turn(s, moves, TurnValue(s, seat, self.glancing.weights))
            return [first, *[move for move in others if move != first]][:most]
        first = self.player.decide(s, seat, moves, rng)
        if len(moves) <= FEW:
            return [first, *[move for move in moves if move != first]]
        return [first]


MIND: Final = KeyflowerMind
