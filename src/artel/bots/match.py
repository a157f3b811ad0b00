"""Games between bots, counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.contract import Bot
from artel.kernel.agenda import NOBODY, decider, legal_moves, play, sample
from artel.kernel.game import Game
from artel.kernel.rng import Rng
from artel.kernel.state import NATURE, Rules, State
from artel.kernel.view import View


class Tally:
    """What a number of games added up to."""

    def __init__(self, players: int) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.legal: int = 0
        self.scores: Final[list[int]] = [0] * players
        self.wins: Final[dict[str, int]] = {}
        self.bot_scores: Final[dict[str, list[int]]] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.legal += other.legal
        for seat, score in enumerate(other.scores):
            self.scores[seat] += score
        for name, won in other.wins.items():
            self.wins[name] = self.wins.get(name, 0) + won
        for name, scores in other.bot_scores.items():
            self.bot_scores.setdefault(name, []).extend(scores)


def play_out(game: Game, state: State, bots: list[Bot], rng: Rng, tally: Tally) -> None:
    """Play one game to its end."""
    name = game.name
    while True:
        seat: i64 = decider(state)
        if seat == NOBODY:
            return
        if seat == NATURE:
            play(state, NATURE, sample(state, rng))
            continue
        bot = bots[seat]
        moves = legal_moves(state, seat)
        view = game.view(state, seat) if bot.looks else View(name, seat, moves, {})
        tally.decisions += 1
        tally.legal += len(moves)
        play(state, seat, bot.choose(view, rng))


def play_match(game: Game, rules: Rules, bots: list[Bot], first: int, games: int, seed: int | str) -> Tally:
    """Games number `first` to `first + games - 1`: the bots are dealt round the seats, rotated each game."""
    players = rules.players
    tally = Tally(players)
    for number in range(first, first + games):
        rng = Rng(f"{seed}/{number}")
        seated = [bots[(seat + number) % len(bots)] for seat in range(players)]
        state = game.setup(rules)
        play_out(game, state, seated, rng, tally)
        scores = game.scores(state)
        best = max(scores)
        tally.games += 1
        for seat in range(players):
            level = seated[seat].level
            tally.scores[seat] += scores[seat]
            tally.bot_scores.setdefault(level, []).append(scores[seat])
            tally.wins.setdefault(level, 0)
        winners = [seat for seat in range(players) if scores[seat] == best]
        if len(winners) > 1:
            winners = game.outcome(state).winners
        for level in sorted({seated[seat].level for seat in winners}):
            tally.wins[level] += 1
    return tally
