"""Artel's engine as a game of OpenSpiel, and OpenSpiel's search in a seat of Artel.

OpenSpiel's `MCTSBot` knows no hidden information. So it is given a table that is dealt anew, for every
decision, from what its seat sees: what our own players think about as well. Chance is NATURE's moves. It
stops by a number of simulations and not by the clock; the number is chosen for each decision so that all its
decisions together take the time they may.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from artel.bots.contract import Bot
from artel.bots.search.mind import Mind, margin
from artel.bots.search.minds import shared_mind
from artel.games import game_named
from artel.kernel.agenda import NOBODY
from artel.kernel.game import NATURE, Game, Rng, State, View, decider, legal_moves, play_trusted, weights

# So many points of margin are one unit of utility: about as much as a playout strays. Exploration is as usual
# for utilities that stray by one.
UNIT = 10.0
MOST_UTILITY = 100.0
EXPLORATION = 1.0
# The first simulation only looks at the root: with fewer than two there is nothing to choose from.
LEAST_SIMULATIONS, MOST_SIMULATIONS = 2, 100_000
# What a leaf of the tree is worth: a random playout, one by our quick player, or a thought as our players
# have it, to the end of the stage and no further. The last is also told what the quick player would do.
RANDOM, QUICK, THOUGHT = "random", "greedy", "thoughts"
# How much of the first trust goes to the quick player's own answer.
TRUST = 0.5


def utilities(points: list[float]) -> list[float]:
    """By seat, how far it is ahead of the best of the others, as OpenSpiel counts a game."""
    return [margin(points, seat) / UNIT for seat in range(len(points))]


class EngineGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Artel with so many seats."""

    def __init__(self, game: Game, players: int) -> None:
        self.engine = game
        kind = pyspiel.GameType(
            short_name=f"artel_{game.name}".replace("-", "_"),
            long_name=f"Artel's {game.name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.max_players,
            min_num_players=game.min_players,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        # Moves are packed integers, and no search asks how many there could be.
        info = pyspiel.GameInfo(
            num_distinct_actions=2**31 - 1,
            max_chance_outcomes=2**16,
            num_players=players,
            min_utility=-MOST_UTILITY,
            max_utility=MOST_UTILITY,
            utility_sum=None,
            max_game_length=int(game.most_plies),
        )
        super().__init__(kind, info, {})


class EngineState(pyspiel.State):  # type: ignore[misc]
    """A state of Artel. What OpenSpiel would keep besides, the moves so far, costs time and is left out."""

    def __init__(self, game: EngineGame, state: State) -> None:
        super().__init__(game)
        self.of = game
        self.state = state

    def clone(self) -> EngineState:
        return EngineState(self.of, self.state.clone())

    def current_player(self) -> int:
        seat = int(decider(self.state))
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return not self.state.agenda

    def is_chance_node(self) -> bool:
        return bool(decider(self.state) == NATURE)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return legal_moves(self.state, decider(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        heavy = weights(self.state)
        total = sum(heavy)
        moves = legal_moves(self.state, NATURE)
        return [(move, weight / total) for move, weight in zip(moves, heavy, strict=True)]

    def apply_action(self, action: int) -> None:
        play_trusted(self.state, decider(self.state), int(action))

    def returns(self) -> list[float]:
        return utilities([float(points) for points in self.of.engine.scores(self.state)])


class Thoughts(mcts.Evaluator):  # type: ignore[misc]
    """Leaves that our quick player plays on: to the end of the game, or to the end of the stage."""

    def __init__(self, mind: Mind, rng: Rng, whole: bool) -> None:
        self.mind = mind
        self.rng = rng
        self.whole = whole

    def evaluate(self, leaf: EngineState) -> Any:
        state, mind = leaf.state.clone(), self.mind
        over = mind.run(state, mind.stage(state), self.rng)
        while self.whole and not over:
            over = mind.run(state, mind.stage(state), self.rng)
        return np.array(utilities(mind.worths(state, over)))

    def prior(self, leaf: EngineState) -> list[tuple[int, float]]:
        if leaf.is_chance_node():
            return leaf.chance_outcomes()
        actions = leaf.legal_actions()
        if self.whole or len(actions) == 1:
            return [(action, 1.0 / len(actions)) for action in actions]
        own = self.mind.decide(leaf.state, leaf.current_player(), actions, self.rng)
        rest = (1.0 - TRUST) / (len(actions) - 1)
        return [(action, TRUST if action == own else rest) for action in actions]


class Pace:
    """What a player may spend, what it has spent, and what a simulation has cost of late."""

    def __init__(self, seconds: float) -> None:
        # Of a decision, in the mean.
        self.seconds = seconds
        self.decisions = 0
        self.spent = 0.0
        self.simulations = 0
        self.searches = 0
        self.each = 0.05

    def afford(self) -> int:
        """So many simulations: what was not used before is there still, and what was too much is missing."""
        left = self.decisions * self.seconds - self.spent
        return max(LEAST_SIMULATIONS, min(MOST_SIMULATIONS, int(left / self.each)))

    def note(self, simulations: int, seconds: float) -> None:
        self.simulations += simulations
        self.searches += 1
        self.spent += seconds
        self.each = 0.7 * self.each + 0.3 * seconds / simulations


class OpenSpielBot(Bot):
    """OpenSpiel's `MCTSBot` in a seat."""

    level = "openspiel"

    def __init__(self, pace: Pace, leaves: str) -> None:
        self.pace = pace
        self.leaves = leaves

    def choose(self, view: View, rng: Rng) -> int:
        pace = self.pace
        pace.decisions += 1
        if len(view.moves) == 1:
            return view.moves[0]
        began = time.process_time()
        game = game_named(view.game)
        own = EngineGame(game, int(str(view.seen["players"])))
        chance = np.random.RandomState(int(rng.below(2**31)))
        simulations = pace.afford()
        leaves = evaluator(self.leaves, view.game, rng, chance)
        node = mcts.SearchNode
        selection = node.puct_value if self.leaves == THOUGHT else node.uct_value
        searching = mcts.MCTSBot(
            own, EXPLORATION, simulations, leaves, random_state=chance, child_selection_fn=selection
        )
        move = int(searching.step(EngineState(own, game.redeal(view, rng))))
        pace.note(simulations, time.process_time() - began)
        return move


def evaluator(leaves: str, game: str, rng: Rng, chance: Any) -> Any:
    """OpenSpiel's own random playouts, or ours."""
    if leaves == RANDOM:
        return mcts.RandomRolloutEvaluator(1, chance)
    return Thoughts(shared_mind(game), rng, whole=leaves == QUICK)
