"""Ratings from results: Bradley and Terry's model on the scale of Elo, with intervals by weighing deals anew.

Every resample gives each deal a weight at random, all its games together (the Bayesian bootstrap), and draws
anew the half a win that every two bots have of each other besides. For two bots and one game a deal that
is the posterior by Jeffreys' prior, so an interval stays honest where one side has won everything.
The model is fitted by choix (`pip install "artel[arena]"`), which is asked for only here.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from artel.arena.results import Results
from artel.arena.schedule import Schedule
from artel.kernel.game import DataError
from artel.kernel.view import places_by_points

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]

# So many points of rating mean ten to one.
TEN_TO_ONE = 400
# What every two bots have won of each other besides: ratings stay finite where one has won all games.
BESIDES = 0.5
# Less than this of it would only make ratings without a bound out of rounding.
LEAST_BESIDES = 1e-5
RESAMPLES = 1000
# What is left out at each end of an interval, in percent.
TAIL = 2.5

Span = tuple[float, float]


def needed(library: str, extra: str, purpose: str) -> DataError:
    return DataError(f'expected {library} {purpose}, found none; pip install "artel[{extra}]" brings it')


def check_library() -> None:
    """Before the first game and not after the last."""
    try:
        import choix  # noqa: F401
    except ModuleNotFoundError as error:
        raise needed("choix", "arena", "for the ratings") from error


@dataclass(frozen=True)
class Meeting:
    """Those who are compared: the seats of a game, or all who have played the same deal alone."""

    deal: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


def meetings(schedule: Schedule, results: Results) -> list[Meeting]:
    alone: dict[int, list[tuple[int, int]]] = {}
    found: list[Meeting] = []
    for pairing in schedule:
        seats, scores, places = results.ends[pairing.number]
        if len(seats) > 1:
            found.append(Meeting(pairing.deal, seats, scores, places))
        else:
            alone.setdefault(pairing.deal, []).append((seats[0], scores[0]))
    for deal, rows in alone.items():
        points = [score for _, score in rows]
        bots = tuple(bot for bot, _ in rows)
        found.append(Meeting(deal, bots, tuple(points), tuple(places_by_points(points))))
    return found


class Compared:
    """Every bot against every other, deal by deal, so that what belongs together is resampled together."""

    def __init__(self, bots: int, deals: int, met: list[Meeting]) -> None:
        import numpy

        shape = (deals, bots, bots)
        # What the row has won of the column: a place before it is 1, a shared place a half.
        self.won: Numbers = numpy.zeros(shape)
        # How many points the row was ahead of the column, added up.
        self.ahead: Numbers = numpy.zeros(shape)
        self.points: Numbers = numpy.zeros((deals, bots))
        self.seats: Numbers = numpy.zeros((deals, bots))
        # Whoever is first has a win, or its share of one.
        self.firsts: Numbers = numpy.zeros((deals, bots))
        for each in met:
            self._add(each)

    def _add(self, met: Meeting) -> None:
        winners = met.places.count(1)
        for one, bot in enumerate(met.bots):
            self.points[met.deal, bot] += met.scores[one]
            self.seats[met.deal, bot] += 1
            self.firsts[met.deal, bot] += (met.places[one] == 1) / winners
            for two, other in enumerate(met.bots):
                if other != bot:
                    mine, theirs = met.places[one], met.places[two]
                    self.won[met.deal, bot, other] += 1.0 if mine < theirs else 0.5 * (mine == theirs)
                    self.ahead[met.deal, bot, other] += met.scores[one] - met.scores[two]


@dataclass(frozen=True)
class Ratings:
    """What the bots are worth: of each its rating and its mean points, with intervals."""

    ratings: list[float]
    spans: list[Span]
    points: list[float]
    # None where a single deal tells nothing of how they vary.
    points_spans: list[Span | None]
    # The ratings of every resample, by bot.
    samples: Numbers

    def lead(self, one: int, other: int) -> tuple[float, Span]:
        """How far one bot is rated above another, with the interval of that difference."""
        (span,) = spans_of(self.samples[:, [one]] - self.samples[:, [other]])
        return self.ratings[one] - self.ratings[other], span


def rated(compared: Compared, anchor: int, seed: str, resamples: int) -> Ratings:
    """Ratings in which the anchor has 0; the same seed gives the same intervals."""
    import numpy

    deals, bots, _ = compared.won.shape
    besides = BESIDES * (1 - numpy.eye(bots))
    best = fitted(compared.won.sum(axis=0) + besides, None)
    random = numpy.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))
    samples, points = [], []
    for _ in range(resamples):
        weights = random.exponential(size=deals)
        drawn = numpy.maximum(random.gamma(BESIDES, size=(bots, bots)), LEAST_BESIDES) * (besides > 0)
        samples.append(fitted(numpy.tensordot(weights, compared.won, 1) + drawn, best))
        points.append(weights @ compared.points / (weights @ compared.seats))
    anchored = numpy.array(samples)
    anchored = anchored - anchored[:, [anchor]]
    means = compared.points.sum(axis=0) / compared.seats.sum(axis=0)
    return Ratings(
        [float(each) for each in best - best[anchor]],
        spans_of(anchored),
        [float(each) for each in means],
        [*spans_of(numpy.array(points))] if deals > 1 else [None] * bots,
        anchored,
    )


def fitted(won: Numbers, start: Numbers | None) -> Numbers:
    """The most likely ratings, on the scale of Elo."""
    import choix
    import numpy

    first = None if start is None else start * numpy.log(10) / TEN_TO_ONE
    found: Numbers = choix.ilsr_pairwise_dense(won, initial_params=first, max_iter=1000)
    scaled: Numbers = found * TEN_TO_ONE / numpy.log(10)
    return scaled


def spans_of(samples: Numbers) -> list[Span]:
    """The interval of every column."""
    import numpy

    low, high = numpy.percentile(samples, [TAIL, 100 - TAIL], axis=0)
    return [(float(one), float(other)) for one, other in zip(low, high, strict=True)]
