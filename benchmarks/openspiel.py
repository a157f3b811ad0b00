"""OpenSpiel's Monte-Carlo tree search beside our levels, on the same engine and in equal time.

    scripts/bench openspiel [--level artisan] [--only keyflower] [--minutes 3] [--times 1]

At two seats, on deals that are played from both. OpenSpiel's `MCTSBot` (`_openspiel_bots.py`) gets a table
dealt anew from its seat's view at every decision, and as much CPU time a decision as our level has taken in
the mean, or so many times as much. Its leaves are random playouts, playouts by our quick player, or our own
thoughts with the quick player's answer as the first guess (PUCT). Every line is one match.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from artel.arena.playing import Match, Played, TimedSeats
from artel.arena.report import report_of
from artel.arena.results import Results
from artel.arena.schedule import MOST_GAMES, Pairing, Schedule
from artel.bots import bot_named, levels
from artel.bots.contract import Bot
from artel.cli.arena import with_span
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, Rules, legal_moves, sample
from benchmarks._openspiel_bots import (
    QUICK,
    RANDOM,
    THOUGHT,
    EngineGame,
    EngineState,
    OpenSpielBot,
    Pace,
)

SEATS = 2
SEED = "openspiel"
LEAVES = (RANDOM, QUICK, THOUGHT)


class Clocked(TimedSeats):
    """Seats whose CPU time is added up: another process on the same core costs nobody anything."""

    def __init__(self, game: Game, rules: Rules, bots: list[Bot], deal: str) -> None:
        super().__init__(game, rules, bots, deal)
        self.spent = [0.0 for _ in bots]

    def choose(self, seat: int) -> int:
        began = time.process_time()
        move = super().choose(seat)
        self.spent[seat] += time.process_time() - began
        return move


class Thinking:
    """How long a player has thought in all, over how many decisions."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def add(self, loop: Clocked, seat: int) -> None:
        self.seconds += loop.spent[seat]
        self.decisions += sum(loop.times[seat].values())

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


def check(game: Game) -> None:
    """Through OpenSpiel's interface a random game is one of the engine, move by move."""
    own, chance = EngineGame(game, SEATS), Random(SEED)
    state = EngineState(own, game.setup(game.rules(SEATS)))
    while not state.is_terminal():
        before = state.clone()
        if state.is_chance_node():
            actions, likely = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(likely) - 1.0) < 1e-9
            assert sample(state.state, Rng(1)) in actions
            action = chance.choices(actions, likely)[0]
        else:
            assert state.legal_actions() == legal_moves(state.state, state.current_player())
            action = chance.choice(state.legal_actions())
        digest = game.digest(before.state)
        state.apply_action(action)
        assert game.digest(before.state) == digest
    assert sum(state.returns()) == 0.0


def first_pace(game: Game, level: str) -> float:
    """The mean seconds of a decision in one game of a level among its like."""
    thought = Thinking()
    # Once for what is built at the first decisions, and once for the clock.
    for _ in range(2):
        loop = Clocked(game, game.rules(SEATS), [bot_named(game.name, level) for _ in range(SEATS)], "pace")
        loop.run()
    for seat in range(SEATS):
        thought.add(loop, seat)
    return thought.mean


class Duel:
    """A level of ours against OpenSpiel's search with one kind of leaves."""

    def __init__(self, game: Game, level: str, leaves: str, times: float) -> None:
        self.game = game
        self.level = level
        self.leaves = leaves
        self.times = times
        self.rules = game.rules(SEATS)
        self.pace = Pace(times * first_pace(game, level))
        self.names = [level, "openspiel"]
        self.arranged = Match(self.rules, tuple(self.names), SEED)
        self.results = Results(self.arranged)
        self.thought = [Thinking() for _ in self.names]

    def play(self, minutes: float) -> None:
        """Whole deals until the time is over."""
        ends = time.monotonic() + 60 * minutes
        for pairing in Schedule(len(self.names), SEATS, SEED, MOST_GAMES):
            if pairing.number > 0 and pairing.number % SEATS == 0 and time.monotonic() > ends:
                return
            self.play_one(pairing)

    def play_one(self, pairing: Pairing) -> None:
        bots = [self.seated(bot) for bot in pairing.seats]
        loop = Clocked(self.game, self.rules, bots, f"{SEED}/{pairing.deal}")
        loop.run()
        end = self.game.outcome(loop.state)
        self.results.add(
            Played(pairing.number, pairing.seats, tuple(end.scores), tuple(end.places), tuple(loop.times))
        )
        for seat, bot in enumerate(pairing.seats):
            self.thought[bot].add(loop, seat)
        # What our level takes is known better with every game.
        self.pace.seconds = self.times * self.thought[0].mean

    def seated(self, bot: int) -> Bot:
        return bot_named(self.game.name, self.level) if bot == 0 else OpenSpielBot(self.pace, self.leaves)

    def told(self) -> str:
        schedule = Schedule(len(self.names), SEATS, SEED, len(self.results.ends))
        report = report_of(self.arranged, self.names, schedule, self.results, 1)
        rows = {row["bot"]: row for row in report["bots"]}
        ours, theirs = rows[self.level], rows["openspiel"]
        here, there = (1000 * each.mean for each in self.thought)
        return (
            f"{self.game.name}, {self.level} against {self.leaves}: {schedule.games} games,"
            f" won {100 * ours['wins']:.0f} %,"
            f" rating {with_span(ours['rating'], ours['low'], ours['high'])} above,"
            f" points {points(ours)} to {points(theirs)}; {here:.2f} and {there:.2f} ms a decision,"
            f" {self.pace.simulations / max(1, self.pace.searches):.1f} simulations a search"
        )


def points(row: dict[str, float]) -> str:
    return with_span(row["points"], row["points_low"], row["points_high"], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="artisan", choices=levels(GAMES[0].name))
    parser.add_argument("--only", choices=[game.name for game in GAMES], help="one game")
    parser.add_argument("--leaves", choices=LEAVES, help="one kind of leaves")
    parser.add_argument("--minutes", type=float, default=1.0, help="of each match (default: 1)")
    parser.add_argument("--times", type=float, default=1.0, help="of our time for OpenSpiel (default: 1)")
    arguments = parser.parse_args()
    for game in GAMES if arguments.only is None else [game_named(arguments.only)]:
        check(game)
        for leaves in LEAVES if arguments.leaves is None else [arguments.leaves]:
            duel = Duel(game, arguments.level, leaves, arguments.times)
            duel.play(arguments.minutes)
            print(duel.told(), flush=True)
