"""One game of an arena, and what is noted of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import frexp
from time import perf_counter

from artel import __version__
from artel.arena.schedule import Pairing
from artel.bots import bot_from
from artel.bots.contract import Bot
from artel.bots.seated import SeatedBots
from artel.games import game_named
from artel.kernel.game import DataError, Game, Rng, Rules, sample

# Times are counted in classes, this many to a doubling: each is known to 6 %, and no game's line grows long.
CLASSES = 8
# From a microsecond to a day.
MOST_CLASSES = 37 * CLASSES
LONGEST_TEXT = 200
Times = dict[int, int]


@dataclass(frozen=True)
class Match:
    """What all games of an arena have in common; it travels to whoever plays."""

    rules: Rules
    # As they were given on the command line.
    bots: tuple[str, ...]
    seed: str
    version: str = __version__

    def __post_init__(self) -> None:
        """Names and seed stand in every line of results or in its heading, which are bounded."""
        for text in (*self.bots, self.seed):
            if len(text) > LONGEST_TEXT:
                what = f"{text[:20]}... of {len(text)}"
                raise DataError(f"expected bots and a seed of at most {LONGEST_TEXT} characters, got {what}")


@dataclass(frozen=True)
class Played:
    """How a game ended, by seat, with how many decisions took how long."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    times: tuple[Times, ...]


class TimedSeats(SeatedBots):
    """Bots in their seats, on a deal: chance has numbers of its own, whatever the bots draw for themselves.

    So the same deal gives every field the same start, and goes on alike as long as the same is drawn.
    """

    def __init__(self, game: Game, rules: Rules, bots: list[Bot], deal: str) -> None:
        super().__init__(game, game.setup(rules), bots, Rng(f"{deal}/bots"))
        self.nature = Rng(f"{deal}/nature")
        self.times: list[Times] = [{} for _ in bots]

    def draw(self) -> int:
        return sample(self.state, self.nature)

    def choose(self, seat: int) -> int:
        began = perf_counter()
        move = super().choose(seat)
        took = time_class(perf_counter() - began)
        times = self.times[seat]
        times[took] = times.get(took, 0) + 1
        return move


def play_pairing(match: Match, pairing: Pairing) -> Played:
    """A task of a crew, for any process on any machine that has the same Artel."""
    if match.version != __version__:
        raise DataError(f"expected Artel {match.version} wherever games are played, got {__version__}")
    game = game_named(match.rules.game)
    bots = [bot_from(game.name, match.bots[bot]) for bot in pairing.seats]
    loop = TimedSeats(game, match.rules, bots, f"{match.seed}/{pairing.deal}")
    loop.run()
    end = game.outcome(loop.state)
    return Played(pairing.number, pairing.seats, tuple(end.scores), tuple(end.places), tuple(loop.times))


def time_class(seconds: float) -> int:
    """The class of a span of time; the shortest is 0."""
    fraction, doublings = frexp(max(1.0, seconds * 1e6))
    return min(MOST_CLASSES - 1, (doublings - 1) * CLASSES + int((2 * fraction - 1) * CLASSES))


def seconds_of(number: int) -> float:
    """The middle of a class of times."""
    doublings, part = divmod(number, CLASSES)
    middle = 2.0**doublings * (1 + (part + 0.5) / CLASSES)
    return float(middle / 1e6)


def merged(many: Iterable[Times]) -> Times:
    total: Times = {}
    for times in many:
        for number, count in times.items():
            total[number] = total.get(number, 0) + count
    return total


def percentile(times: Times, percent: float) -> float:
    """The seconds that so many percent of the decisions did not exceed, to 6 %; 0 where there were none."""
    left = sum(times.values()) * percent / 100
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return seconds_of(number)
    return 0.0
