"""The review of a record, worked out bit by bit: whoever waits is told how far it has come.

First a rough curve and a short look at every decision, then a long look at those that seem to have cost most,
the dearest first, and at last the whole curve. Everything follows from the record and the effort: the same
game has the same review, wherever the work was broken off meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from artel.bots.search.chances import percent
from artel.bots.search.mind import Mind
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import expect
from artel.kernel.game import DataError, Game, Rng, State
from artel.kernel.record import Record
from artel.review.course import Step, digest_of, halving, steps_of
from artel.review.findings import (
    ROUGH,
    Data,
    Findings,
    Found,
    Sort,
    moment_from,
    swing_of,
    told_of,
    verdict_data,
    verdict_from,
)
from artel.review.judging import Verdict, first_look, second_look
from artel.review.parts import Moment, hundredths, parts_of
from artel.review.review import Review, Swing
from artel.review.summary import summary_of

# Of a decision that matters; a point of the curve, and a first look at a decision, has a part of that.
THOUGHTS: Final = 48
MOST_THOUGHTS: Final = 4096
OF_CURVE: Final = 2
OF_FIRST: Final = 6
LEAST: Final = 2
# So many moves of a decision are looked at, where there are as many thoughts.
MOST_MOVES: Final = 8
# A decision that seems to have cost more than this is looked at longer: the dearest of a game, so many where
# there are as many thoughts.
SUSPICIOUS: Final = 1.0
MOST_LONG: Final = 32


@dataclass(frozen=True)
class Progress:
    """So much of the work is done, and what was found last."""

    done: int
    total: int
    found: Found


def check_reviewable(game: str) -> None:
    if not has_mind(game):
        raise DataError(f"expected a game whose positions can be valued, got {game}")


def reviewing(
    game: Game, record: Record, thoughts: int = THOUGHTS, found: Findings | None = None
) -> Iterator[Progress | Review]:
    """How far it has come, again and again, at the end the review; on from what was found before."""
    check_reviewable(game.name)
    work = Work(game, record, thoughts, found)
    places = list(halving(len(work.states)))
    yield from work.draw_curve(places[:ROUGH])
    yield from work.look_shortly()
    yield from work.look_longer()
    yield from work.draw_curve(places[ROUGH:])
    yield work.review()


class Work:
    """One review on its way."""

    def __init__(self, game: Game, record: Record, thoughts: int, found: Findings | None = None) -> None:
        self.game: Final = game
        self.record: Final = record
        self.thoughts: Final = thoughts
        self.of_first: Final = max(LEAST, thoughts // OF_FIRST)
        self.most_long: Final = max(LEAST, min(MOST_LONG, thoughts))
        self.mind: Final[Mind] = mind_of(game.name)
        self.of_curve: Final = max(LEAST, thoughts // OF_CURVE // self.mind.costs())
        self.steps, self.end = steps_of(game, record, self.mind)
        self.states: Final = [*[step.before for step in self.steps], self.end]
        self.seed: Final = digest_of(record)
        self.decisions: Final = [step for step in self.steps if step.choice]
        self.found: Final = found or Findings()
        self.suspects: list[tuple[Step, Verdict]] = []
        # By seat, stage and what would have been better.
        self._missed: Final[dict[tuple[int, int, str], Swing]] = {}

    def _did(self, sort: Sort, number: int, data: Data | None) -> Progress:
        found = Found(sort, number, data)
        self.found.take(found)
        longer = min(self.most_long, len(self.decisions))
        return Progress(len(self.found), len(self.states) + len(self.decisions) + longer, found)

    def draw_curve(self, places: Iterable[int]) -> Iterator[Progress]:
        """Moments with the same chance, so that what differs between two is what happened."""
        for number in places:
            if number not in self.found.curve:
                yield self._did("curve", number, told_of(self._moment(number)))

    def _moment(self, number: int) -> Moment:
        state = self.states[number]
        before = self.states[max(0, number - 1)]
        ends = self.mind.stage(state) != self.mind.stage(before) and bool(state.agenda)
        closing = hundredths(self.mind.promises(state, False)) if ends else None
        step = self.steps[number - 1] if number else None
        at, by = (0, None) if step is None else (step.last, step.seat)
        expected = self._expected(state)
        return Moment(at, by, hundredths(expected), closing, self._chances(state, expected))

    def _expected(self, state: State) -> list[float]:
        return expect(self.mind, state, Rng(f"{self.seed} curve"), self.of_curve)

    def _chances(self, state: State, expected: list[float]) -> list[int] | None:
        """What these expectations are worth in percent, by seat; at the end what came out."""
        chances = self.mind.chances(state, expected)
        if not chances:
            return None
        if state.agenda:
            return [percent(chance) for chance in chances]
        winners = self.game.outcome(state).winners
        return [round(100 / len(winners)) if seat in winners else 0 for seat in range(len(chances))]

    def look_shortly(self) -> Iterator[Progress]:
        for step in self.decisions:
            if step.first not in self.found.first:
                yield self._did("first", step.first, self._first_look(step))
            data = self.found.first[step.first]
            if data is not None:
                self.suspects.append((step, verdict_from(self.game, data)))

    def _first_look(self, step: Step) -> Data | None:
        view = self.game.view(step.before, step.seat)
        seed = f"{self.seed} first {step.first}"
        most = min(MOST_MOVES, self.of_first)
        verdict = first_look(self.mind, view, step.move, seed, self.of_first, most)
        suspicious = verdict is not None and verdict.behind > SUSPICIOUS
        return verdict_data(self.game, step, verdict) if verdict is not None and suspicious else None

    def look_longer(self) -> Iterator[Progress]:
        dearest = sorted(self.suspects, key=lambda each: (-each[1].behind, each[0].first))[: self.most_long]
        for step, first in dearest:
            if step.first not in self.found.second:
                view = self.game.view(step.before, step.seat)
                seed = f"{self.seed} second {step.first}"
                verdict = second_look(self.mind, view, first, seed, self.thoughts)
                yield self._did("second", step.first, verdict_data(self.game, step, verdict))

    def _take_sure(self) -> None:
        """In the order of the game, whatever was looked at first."""
        for step in self.decisions:
            data = self.found.second.get(step.first)
            if data is not None and data["sure"]:
                self._take(step, verdict_from(self.game, data))

    def _take(self, step: Step, verdict: Verdict) -> None:
        """Keep a swing. What a seat could have done again and again in a stage it has missed once."""
        swing = swing_of(verdict_data(self.game, step, verdict))
        missed = (step.seat, int(self.mind.stage(step.before)), swing.better)
        if missed not in self._missed or swing.cost > self._missed[missed].cost:
            self._missed[missed] = swing

    def review(self) -> Review:
        players = self.record.players()
        curve = [moment_from(data) for _, data in sorted(self.found.curve.items()) if data is not None]
        self._take_sure()
        swings = sorted(self._missed.values(), key=lambda swing: swing.at)
        parts = [parts_of(curve, seat) for seat in range(players)]
        outcome = self.game.outcome(self.end)
        summary = summary_of(list(outcome.winners), outcome.scores, curve, parts, swings)
        return Review(
            game=self.game.name,
            record=self.seed,
            thoughts=self.thoughts,
            moves=len(self.record.moves),
            curve=curve,
            swings=swings,
            parts=parts,
            summary=summary,
        )
