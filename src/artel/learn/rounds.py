"""Rounds of learning: games by the quick player first, then by ones that look ahead with what was learned."""

from __future__ import annotations

from artel.bots.contract import Bot
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.search.values import blank, values_from
from artel.games import game_named
from artel.learn.experience import Experience, play
from artel.learn.schedule import rules_of_game

# Of a decision, where players look ahead.
MOST_MOVES = 8


def mind_with(game: str, learned: str) -> Mind:
    """A mind that knows what a file of values says, or nothing yet."""
    mind = mind_of(game)
    mind.learned = values_from(mind.encoder, learned, "values") if learned else blank(mind.encoder)
    return mind


def experience_of(game: str, learned: str, thoughts: int, first: int, games: int, seed: str) -> Experience:
    """Games number `first` to `first + games - 1`; the same in whichever process."""
    mind = mind_with(game, learned)
    player: Bot = mind.player
    if learned:
        player = Thinker(mind, Strength(thoughts, MOST_MOVES))
    found = Experience(len(mind.encoder.names))
    for number in range(first, first + games):
        rules = rules_of_game(game_named(game), number, seed)
        found.add(play(rules, player, mind, mind.encoder, number, seed))
    return found
