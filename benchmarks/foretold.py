"""Do reviews promise what comes? Expectations of their curves beside the ends of games between bots.

    scripts/bench foretold [--only keyflower] [--games 40]

Two to four bots of levels drawn by lot, apprentice to master; at some decisions of each game everybody's
points are expected as a review does, and as bots play by them: by the quick player and the values of its
games. Chances to win are told by both.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from artel.bots import bot_named
from artel.bots.search.levels import SIX
from artel.bots.search.mind import Mind, margin, scores_of
from artel.bots.search.minds import mind_of
from artel.bots.search.weighing import expect
from artel.bots.seated import SeatedBots
from artel.games import GAMES
from artel.kernel.game import Game, Rng, State, decider, legal_moves
from artel.learn.chances import loss, mean
from artel.review.reviewing import OF_CURVE, THOUGHTS

LEVELS: Final = list(SIX)[1:5]
SEATS: Final = (2, 3, 4)
# One of so many decisions is looked at, in no order that a game could follow.
ONE_OF: Final = 4
FIFTHS: Final = 5


class Watched(SeatedBots):
    """A game between bots of which some moments are kept."""

    def __init__(self, game: Game, state: State, bots: list[str], rng: Rng) -> None:
        super().__init__(game, state, [bot_named(game.name, bot) for bot in bots], rng)
        self.kept: list[State] = []

    def choose(self, seat: int) -> int:
        if len(legal_moves(self.state, seat)) > 1 and self.rng.below(ONE_OF) == 0:
            self.kept.append(self.state.clone())
        return int(super().choose(seat))


class Quick:
    """The same mind, which leaves every stage to the quick player and says what bots play by."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def expect(self, state: State, rng: Rng, thoughts: int) -> list[float]:
        found = [0.0] * state.rules.players
        for _ in range(thoughts):
            after = state.clone()
            over = self.mind.run(after, self.mind.stage(after), rng)
            found = [
                have + value / thoughts
                for have, value in zip(found, self.mind.worths(after, over), strict=True)
            ]
        return found


@dataclass
class Told:
    """Of one way to expect: chances and what came, and by how much margins were missed."""

    chances: list[tuple[float, float]] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def add(self, mind: Mind, state: State, points: list[float], won: list[float], came: list[float]) -> None:
        self.chances.extend(zip(mind.chances(state, points), won, strict=True))
        self.squares.extend((margin(points, seat) - margin(came, seat)) ** 2 for seat in range(len(points)))

    def __str__(self) -> str:
        return f"{mean(loss(*each) for each in self.chances):.3f}, {math.sqrt(mean(self.squares)):.1f} points"

    def fifths(self) -> Iterator[str]:
        for fifth in range(FIFTHS):
            here = [each for each in self.chances if min(FIFTHS - 1, int(FIFTHS * each[0])) == fifth]
            promised, came = mean(each[0] for each in here), mean(each[1] for each in here)
            yield f"{100 * promised:.0f} : {100 * came:.0f}"


@dataclass
class Count:
    """Of some moments."""

    moments: int = 0
    reviews: Told = field(default_factory=Told)
    quick: Told = field(default_factory=Told)
    alike: list[float] = field(default_factory=list)


def look(mind: Mind, state: State, seed: str, won: list[float], came: list[float], count: Count) -> None:
    thoughts = THOUGHTS // OF_CURVE // mind.costs()
    ours = expect(mind, state, Rng(seed), thoughts)
    theirs = Quick(mind).expect(state, Rng(seed), thoughts)
    count.moments += 1
    count.reviews.add(mind, state, ours, won, came)
    count.quick.add(mind, state, theirs, won, came)
    count.alike.extend(loss(1 / len(won), each) for each in won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", choices=[game.name for game in GAMES])
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    for game in GAMES:
        if given.only in (None, game.name):
            measure(game, given.games)


def measure(game: Game, games: int) -> None:
    mind = mind_of(game.name)
    count = Count()
    for number in range(games):
        rng = Rng(f"foretold {number}")
        bots = [LEVELS[int(rng.below(len(LEVELS)))] for _ in range(SEATS[number % len(SEATS)])]
        played = Watched(game, game.setup(game.rules(len(bots))), bots, rng)
        played.run()
        came, winners = scores_of(played.state), game.outcome(played.state).winners
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
        for at, state in enumerate(played.kept):
            look(mind, state, f"foretold {number} {at}", won, came, count)
        assert decider(played.state) < 0
    print(
        f"{game.name}: {games} games, {count.moments} moments; log-loss and error of margins:"
        f" reviews {count.reviews}, quick player {count.quick}, all alike {mean(count.alike):.3f};"
        f" promised : came, in percent, by fifths: {', '.join(count.reviews.fifths())}",
        flush=True,
    )
