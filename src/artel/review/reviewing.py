"""The review of a record, worked out bit by bit: whoever waits is told how far it has come.

First the curve and a short look at every decision, then a long look at those that seem to have cost most.
Everything follows from the record and the effort: the same game has the same review.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from artel.bots.search.chances import percent
from artel.bots.search.mind import Mind
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import expect
from artel.kernel.game import DataError, Game, Rng, State
from artel.kernel.record import Record
from artel.review.course import Step, digest_of, steps_of
from artel.review.judging import Verdict, first_look, second_look
from artel.review.parts import HUNDREDTHS, Moment, hundredths, parts_of
from artel.review.review import Chances, Reason, Review, Swing
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
    """So much of the work is done."""

    done: int
    total: int


def check_reviewable(game: str) -> None:
    if not has_mind(game):
        raise DataError(f"expected a game whose positions can be valued, got {game}")


def reviewing(game: Game, record: Record, thoughts: int = THOUGHTS) -> Iterator[Progress | Review]:
    """How far it has come, again and again, and at the end the review."""
    check_reviewable(game.name)
    work = Work(game, record, thoughts)
    yield from work.draw_curve()
    yield from work.look_shortly()
    yield from work.look_longer()
    yield work.review()


class Work:
    """One review on its way."""

    def __init__(self, game: Game, record: Record, thoughts: int) -> None:
        self.game: Final = game
        self.record: Final = record
        self.thoughts: Final = thoughts
        self.of_first: Final = max(LEAST, thoughts // OF_FIRST)
        self.most_long: Final = max(LEAST, min(MOST_LONG, thoughts))
        self.mind: Final[Mind] = mind_of(game.name)
        self.of_curve: Final = max(LEAST, thoughts // OF_CURVE // self.mind.costs())
        self.steps, self.end = steps_of(game, record, self.mind)
        self.seed: Final = digest_of(record)
        self.decisions: Final = [step for step in self.steps if step.choice]
        self.curve: Final[list[Moment]] = []
        self.suspects: list[tuple[Step, Verdict]] = []
        # By seat, stage and what would have been better.
        self._missed: Final[dict[tuple[int, int, str], Swing]] = {}
        self._done = 0

    def _did(self, count: int = 1) -> Progress:
        self._done += count
        longer = min(self.most_long, len(self.decisions))
        return Progress(self._done, len(self.steps) + len(self.decisions) + longer)

    def draw_curve(self) -> Iterator[Progress]:
        """Every moment with the same chance, so that what differs between two is what happened."""
        states = [*[step.before for step in self.steps], self.end]
        stage = self.mind.stage(states[0])
        for number, state in enumerate(states):
            step = self.steps[number - 1] if number else None
            ends = self.mind.stage(state) != stage and bool(state.agenda)
            closing = hundredths(self.mind.promises(state, False)) if ends else None
            at, by = (0, None) if step is None else (step.last, step.seat)
            expected = self._expected(state)
            self.curve.append(Moment(at, by, hundredths(expected), closing, self._chances(state, expected)))
            stage = self.mind.stage(state)
            if number:
                yield self._did()

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
            view = self.game.view(step.before, step.seat)
            seed = f"{self.seed} first {step.first}"
            most = min(MOST_MOVES, self.of_first)
            verdict = first_look(self.mind, view, step.move, seed, self.of_first, most)
            if verdict is not None and verdict.behind > SUSPICIOUS:
                self.suspects.append((step, verdict))
            yield self._did()

    def look_longer(self) -> Iterator[Progress]:
        dearest = sorted(self.suspects, key=lambda each: (-each[1].behind, each[0].first))[: self.most_long]
        for step, first in sorted(dearest, key=lambda each: each[0].first):
            view = self.game.view(step.before, step.seat)
            seed = f"{self.seed} second {step.first}"
            verdict = second_look(self.mind, view, first, seed, self.thoughts)
            if verdict.is_sure():
                self._take(step, verdict)
            yield self._did()

    def _take(self, step: Step, verdict: Verdict) -> None:
        """Keep a swing. What a seat could have done again and again in a stage it has missed once."""
        swing = self._swing(step, verdict)
        missed = (step.seat, int(self.mind.stage(step.before)), swing.better)
        if missed not in self._missed or swing.cost > self._missed[missed].cost:
            self._missed[missed] = swing

    def _swing(self, step: Step, verdict: Verdict) -> Swing:
        text = self.game.verbs.text
        return Swing(
            at=step.first,
            seat=step.seat,
            played=text(verdict.played),
            better=text(verdict.better),
            cost=round(verdict.behind * HUNDREDTHS),
            error=round(verdict.error * HUNDREDTHS),
            reasons=[Reason(group, round(points * HUNDREDTHS)) for group, points in verdict.reasons],
            chances=Chances(*[percent(each) for each in verdict.chances]) if verdict.chances else None,
        )

    def review(self) -> Review:
        players = self.record.players()
        swings = sorted(self._missed.values(), key=lambda swing: swing.at)
        parts = [parts_of(self.curve, seat) for seat in range(players)]
        outcome = self.game.outcome(self.end)
        summary = summary_of(list(outcome.winners), outcome.scores, self.curve, parts, swings)
        return Review(
            game=self.game.name,
            record=self.seed,
            thoughts=self.thoughts,
            moves=len(self.record.moves),
            curve=self.curve,
            swings=swings,
            parts=parts,
            summary=summary,
        )
