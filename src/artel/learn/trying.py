"""What moves teach: at some decisions of games, many are tried, and it is kept what each came to.

Who has seen enough of that has an eye for moves: it knows at first sight which are worth a thought.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from artel.bots.contract import Bot
from artel.bots.search.encoder import MoveEncoder
from artel.bots.search.mind import ALL, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.search.trial import Trial
from artel.games import game_named
from artel.kernel.agenda import legal_moves
from artel.kernel.game import KNOWN
from artel.kernel.loop import Loop
from artel.kernel.rng import Rng
from artel.kernel.state import Rules, State
from artel.learn.schedule import plain_rules

# Of so many decisions that have such moves one is looked at.
ONE_IN = 3
# There so many moves are tried: each in so many deals, and the better half in so many more.
TRIED, DEALS, FURTHER_DEALS = 24, 6, 12
# With so few there is nothing to compare.
FEWEST = 3
# How those play whose games are looked at; now and then they try something else.
PLAYING = Strength(6, 4)
MOST_RESTLESS = 120


@dataclass
class Tries:
    """Rows of features, what each move brought more than the first, and in how many deals that was seen."""

    width: int
    features: array[float] = field(default_factory=lambda: array("f"))
    gains: array[float] = field(default_factory=lambda: array("f"))
    deals: array[int] = field(default_factory=lambda: array("h"))
    stages: array[int] = field(default_factory=lambda: array("b"))
    # The decision that a row is from, and its game, counted from the first.
    decisions: array[int] = field(default_factory=lambda: array("i"))
    games: array[int] = field(default_factory=lambda: array("i"))
    count: int = 0

    def add(self, other: Tries) -> None:
        self.features.extend(other.features)
        self.gains.extend(other.gains)
        self.deals.extend(other.deals)
        self.stages.extend(other.stages)
        self.decisions.extend(number + self.count for number in other.decisions)
        self.games.extend(other.games)
        self.count += other.count


class Watched(Loop):
    """A game in which moves are tried on the side."""

    def __init__(self, rules: Rules, mind: Mind, encoder: MoveEncoder, number: int, seed: str) -> None:
        rng = Rng(f"{seed}/{number}")
        super().__init__(KNOWN[rules.game].setup(rules), rng)
        self.player: Bot = Thinker(mind, PLAYING)
        self.mind = mind
        self.encoder = encoder
        self.number = number
        # In thousandths of a seat's decisions.
        self.restless = [int(rng.below(MOST_RESTLESS)) for _ in range(rules.players)]
        self.found = Tries(len(encoder.names))

    def choose(self, seat: int) -> int:
        moves = legal_moves(self.state, seat)
        if len(moves) == 1:
            return moves[0]
        imagined = KNOWN[self.state.rules.game].determinise(self.state, seat, self.rng)
        if self.encoder.fits(imagined) and self.rng.below(ONE_IN) == 0:
            self.look(imagined, seat, moves)
        if self.rng.below(1000) >= self.restless[seat]:
            return self.player.decide(imagined, seat, moves, self.rng)
        others = self.mind.candidates(imagined, seat, moves, TRIED, self.rng)
        return others[self.rng.below(len(others))]

    def look(self, imagined: State, seat: int, moves: list[int]) -> None:
        """Try the quick player's move and any of the others."""
        first, *others = self.mind.candidates(imagined, seat, moves, ALL, self.rng)
        self.rng.shuffle(others)
        tried = [first, *others[: TRIED - 1]]
        if len(tried) < FEWEST:
            return
        trial = Trial(self.mind, imagined, seat, tried, self.rng, explained=False)
        numbers = list(range(len(tried)))
        trial.deal(numbers, DEALS)
        trial.deal(trial.better_half(numbers), FURTHER_DEALS)
        found = self.found
        for number, row in zip(numbers, self.encoder.encode(imagined, seat, tried), strict=True):
            found.features.extend(row)
            found.gains.append(trial.lead(number))
            found.deals.append(len(trial.tried[number].line().values))
            found.stages.append(int(trial.stage))
            found.decisions.append(found.count)
            found.games.append(self.number)
        found.count += 1


def tries_of(game: str, first: int, games: int, seed: str) -> Tries:
    """What the moves of games number `first` to `first + games - 1` teach; the same in whichever process."""
    mind = mind_of(game)
    encoder = mind.moves
    if encoder is None:
        raise ValueError(f"expected a game whose moves have features, got {game}")
    found = Tries(len(encoder.names))
    for number in range(first, first + games):
        watched = Watched(plain_rules(game_named(game), number, seed), mind, encoder, number, seed)
        watched.run()
        found.add(watched.found)
    return found
