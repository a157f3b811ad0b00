"""Rounds of learning: games by the quick player first, then by ones that look ahead with what was learned."""

from __future__ import annotations

from dataclasses import dataclass

from artel.bots.contract import Bot
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.search.values import blank, values_from
from artel.games import game_named
from artel.learn.experience import Experience, play
from artel.learn.schedule import plain_rules, rules_of_game


@dataclass(frozen=True)
class Playing:
    """How games are played once something was learned."""

    thoughts: int
    moves: int
    # Without modules, and at the numbers of seats that are played most.
    plain: bool


def mind_with(game: str, learned: str) -> Mind:
    """A mind that knows what a file of values says, or nothing yet."""
    mind = mind_of(game)
    mind.learned = values_from(mind.encoder, learned, "values") if learned else blank(mind.encoder)
    return mind


def experience_of(game: str, learned: str, how: Playing, first: int, games: int, seed: str) -> Experience:
    """Games number `first` to `first + games - 1`; the same in whichever process."""
    mind = mind_with(game, learned)
    player: Bot = mind.player
    if learned:
        player = Thinker(mind, Strength(how.thoughts, how.moves))
    found = Experience(len(mind.encoder.names))
    rules_of = plain_rules if how.plain else rules_of_game
    for number in range(first, first + games):
        rules = rules_of(game_named(game), number, seed)
        found.add(play(rules, player, mind, mind.encoder, number, seed))
    return found
