"""Games between bots, counted."""

from __future__ import annotations

from typing import Final

from artel.bots.contract import Bot, name_of
from artel.bots.seated import SeatedBots
from artel.kernel.game import Game
from artel.kernel.rng import Rng
from artel.kernel.state import Rules


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


def play_match(game: Game, rules: Rules, bots: list[Bot], first: int, games: int, seed: int | str) -> Tally:
    """Games number `first` to `first + games - 1`: the bots are dealt round the seats, rotated each game.

    Every move of a bot is checked; an illegal one, or an error of the bot, raises `BotFault`.
    """
    players = rules.players
    tally = Tally(players)
    for number in range(first, first + games):
        rng = Rng(f"{seed}/{number}")
        seated = [bots[(seat + number) % len(bots)] for seat in range(players)]
        state = game.setup(rules)
        loop = SeatedBots(game, state, seated, rng)
        loop.run()
        tally.decisions += loop.decisions
        tally.legal += loop.legal
        scores = game.scores(state)
        best = max(scores)
        tally.games += 1
        for seat in range(players):
            level = name_of(seated[seat])
            tally.scores[seat] += scores[seat]
            tally.bot_scores.setdefault(level, []).append(scores[seat])
            tally.wins.setdefault(level, 0)
        winners = [seat for seat in range(players) if scores[seat] == best]
        if len(winners) > 1:
            winners = game.outcome(state).winners
        for level in sorted({name_of(seated[seat]) for seat in winners}):
            tally.wins[level] += 1
    return tally
