"""Do reviews tell the truth? The moves they blame in stored games, weighed again with 8 times the thoughts.

    scripts/bench review

A turning point agrees where the better move is better in the longer search too. Of each game that can be
reviewed, the shortest records of the tests are looked at.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from artel.bots.search.minds import has_mind, mind_of
from artel.bots.search.weighing import weighed_in
from artel.games import GAMES, game_named
from artel.kernel.game import KNOWN, Game, Rng
from artel.kernel.record import Record, read_record
from artel.review.course import Step, steps_of
from artel.review.judging import SURE_ERRORS, verdict_of
from artel.review.review import Review, Swing
from artel.review.reviewing import THOUGHTS, reviewing

RECORDS: Final = Path(__file__).resolve().parents[1] / "tests" / "records"
GAMES_OF_EACH: Final = 5
TIMES: Final = 8


@dataclass
class Count:
    """Of some games: swings, how many of them the longer search confirms, and surely so; what they cost."""

    games: int = 0
    swings: int = 0
    agreed: int = 0
    surely: int = 0
    told: int = 0
    found: float = 0.0
    seconds: float = 0.0


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
        ahead, error = longer(game, steps[swing.at], swing)
        count.swings += 1
        count.agreed += ahead > 0
        count.surely += ahead > SURE_ERRORS * error
        count.told += swing.cost
        count.found += 100 * ahead


def longer(game: Game, step: Step, swing: Swing) -> tuple[float, float]:
    """By how much the better move is ahead in many fresh deals, and the error of that."""
    mind, rng = mind_of(game.name), Rng(f"longer {swing.at}")
    view = game.view(step.before, step.seat)
    state = KNOWN[game.name].redeal(view, rng)
    moves = [step.move, game.verbs.parse(swing.better)]
    weighed = weighed_in(mind, state, step.seat, moves, rng, TIMES * THOUGHTS)
    better, played = (verdict_of(mind, weighed, move) for move in reversed(moves))
    ahead = played.behind - better.behind
    return ahead, max(played.error, better.error)


def show(name: str, count: Count) -> None:
    swings = max(1, count.swings)
    print(
        f"{name}: {count.games} games, {count.swings} turning points;"
        f" with {TIMES} times the thoughts {count.agreed} agree ({100 * count.agreed / swings:.0f} %),"
        f" {count.surely} of them surely; cost told {count.told / swings / 100:.1f} points on the mean,"
        f" found {count.found / swings / 100:.1f}; {count.seconds / max(1, count.games):.1f} s a review",
        flush=True,
    )
