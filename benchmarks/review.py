"""Do reviews tell the truth? The moves they blame in stored games, weighed in two longer ways.

    scripts/bench review

With 8 times the thoughts, and in 96 deals that are played on by instinct to the end of the game, where
nothing is promised. A turning point agrees where the better move is better there too. Of each game that can
be reviewed, the shortest records of the tests are looked at.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import weighed_far
from artel.games import GAMES, game_named
from artel.kernel.game import KNOWN, Game, Rng, State
from artel.kernel.record import Record, read_record
from artel.review.course import Step, steps_of
from artel.review.judging import SURE_ERRORS, judged
from artel.review.review import Review, Swing
from artel.review.reviewing import THOUGHTS, reviewing

RECORDS: Final = Path(__file__).resolve().parents[1] / "tests" / "records"
GAMES_OF_EACH: Final = 5
TIMES: Final = 8
DEALS: Final = 96


@dataclass
class Way:
    """A longer search: how many swings it confirms, and surely so; what they cost there."""

    name: str
    agreed: int = 0
    surely: int = 0
    found: float = 0.0

    def add(self, ahead: float, error: float) -> None:
        self.agreed += ahead > 0
        self.surely += ahead > SURE_ERRORS * error
        self.found += ahead

    def told(self, swings: int) -> str:
        share, mean = 100 * self.agreed / swings, self.found / swings
        sure = f"{self.agreed} agree ({share:.0f} %), {self.surely} of them surely"
        return f"{self.name} {sure}, {mean:.1f} points"


class Count:
    """Of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.swings = 0
        # In hundredths of a point, as reviews tell them.
        self.cost = 0
        self.seconds = 0.0
        self.thinking = Way(f"with {TIMES} times the thoughts")
        self.playing = Way(f"in {DEALS} games to their end")


def main() -> None:
    for name in [game.name for game in GAMES if has_mind(game.name)]:
        count = Count()
        paths = sorted((RECORDS / name).glob("*.record"), key=lambda path: len(path.read_bytes()))
        for path in paths[:GAMES_OF_EACH]:
            judge(game_named(name), read_record(path.read_text(encoding="utf-8")), count)
            # Each takes a while: whoever waits sees how it grows.
            show(name, count)


def judge(game: Game, record: Record, count: Count) -> None:
    began = time.process_time()
    *_, review = reviewing(game, record, THOUGHTS)
    assert isinstance(review, Review)
    count.seconds += time.process_time() - began
    count.games += 1
    steps = {step.first: step for step in steps_of(game, record, mind_of(game.name))[0]}
    for swing in review.told():
        step = steps[swing.at]
        played, better = step.move, game.verbs.parse(swing.better)
        state, rng = imagined(game, step, swing)
        verdict = judged(
            mind_of(game.name), state, step.seat, [played, better], rng, TIMES * THOUGHTS, tells=False
        )
        count.thinking.add(verdict.behind, verdict.error)
        state, rng = imagined(game, step, swing)
        weighed = weighed_far(mind_of(game.name), state, step.seat, [better, played], rng, DEALS)
        behind = max(weighed, key=lambda each: each.behind)
        count.playing.add(behind.behind if behind.move == played else -behind.behind, behind.error)
        count.swings += 1
        count.cost += swing.cost


def imagined(game: Game, step: Step, swing: Swing) -> tuple[State, Rng]:
    """What the seat of a swing could think it to be, and the chance of a longer search."""
    rng = Rng(f"longer {swing.at}")
    return KNOWN[game.name].redeal(game.view(step.before, step.seat), rng), rng


def show(name: str, count: Count) -> None:
    swings = max(1, count.swings)
    print(
        f"{name}: {count.games} games, {count.swings} turning points,"
        f" of {count.cost / swings / 100:.1f} points;"
        f" {count.thinking.told(swings)}; {count.playing.told(swings)};"
        f" {count.seconds / max(1, count.games):.1f} s a review",
        flush=True,
    )
