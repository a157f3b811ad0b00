"""What players of all levels come to: the games from which is learned what people are told to expect.

Bots play by values of games of the quick player, which say well enough what is better than what. How many
points come of a position is another question: whoever has learned more makes far more of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from artel.bots import strengths
from artel.bots.contract import Bot
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import THOUSAND, Strength, Thinker
from artel.games import game_named
from artel.kernel.agenda import legal_moves
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import Rules, State
from artel.learn.experience import Experience, watch
from artel.learn.schedule import practice_rules

# In so many games of practice each of its kinds comes as often as it should.
KINDS = 60


def at_once(mind: Mind, strength: Strength) -> Thinker:
    """A player of a level that never thinks: where it would, it does what instinct says, or what is quick."""
    thinks = strength.thoughts > 0
    return Thinker(
        mind,
        Strength(
            0,
            strength.most_moves,
            strength.overlooks,
            attends=THOUSAND if thinks else strength.attends,
            instinct=strength.instinct,
            with_modules=THOUSAND if thinks else strength.with_modules,
        ),
    )


def outcomes_of(game: str, first: int, games: int, seed: str) -> Experience:
    """Games number `first` to `first + games - 1`, every seat of a level of its own; whoever plays them."""
    mind = mind_of(game)
    levels = [at_once(mind, strength) for strength in strengths(game)]
    found = Experience(len(mind.encoder.names))
    for number in range(first, first + games):
        rng = Rng(f"{seed}/{number}")
        rules = rules_drawn(game, number, seed)
        seats = [levels[int(rng.below(len(levels)))] for _ in range(rules.players)]
        found.add(watch(rules, Answers(seats, rng), mind, mind.encoder, number, rng))
    return found


def rules_drawn(game: str, number: int, seed: str) -> Rules:
    """Rules as in practice, in no order: games that are measured on are of the same kinds as the others."""
    kind = int(Rng(f"{seed}/{number}/kind").below(KINDS))
    return practice_rules(game_named(game), kind, f"{seed}/{number}")


class Answers:
    """What bots do by what their seats may know."""

    def __init__(self, seats: Sequence[Bot], rng: Rng) -> None:
        self.seats = seats
        self.rng = rng

    def __call__(self, state: State, seat: int) -> int:
        moves = legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        imagined = KNOWN[state.rules.game].determinise(state, seat, self.rng)
        return self.seats[seat].decide(imagined, seat, moves, self.rng)
