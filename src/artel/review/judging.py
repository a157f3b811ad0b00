"""One decision judged, by what its seat could know then and nothing else.

Thoughts are short, and where the critic is wrong about a kind of position they are wrong each time. So what a
second look finds is told only where games that are played to their end bear it out, and never as more than
came of it there.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from artel.bots.search.mind import Mind, alike
from artel.bots.search.thinker import thoughts_about
from artel.bots.search.weighing import (
    SHORT,
    Weighed,
    explained,
    reasons,
    weighed_far,
    weighed_in,
)
from artel.kernel.game import KNOWN, Rng, State, View

# A move cost something only where it is behind by more than so many errors of that, and so many points.
SURE_ERRORS: Final = 2.0
SURE_POINTS: Final = 2.0
# At the second look so many moves are tried beside the one that was played.
RIVALS: Final = 2
MOST_REASONS: Final = 3


@dataclass(frozen=True)
class Verdict:
    """The played move beside the best: by how many points it is behind, and the error of that."""

    played: int
    better: int
    behind: float
    error: float
    # By group of features, what the better move brings more; empty where nobody is told.
    reasons: list[tuple[str, float]]
    # All that were tried, the best first.
    order: list[int]
    # The chance to win with the best and with the played one, where one is better and they are known.
    chances: list[float]

    def is_sure(self) -> bool:
        return self.behind > SURE_ERRORS * self.error and self.behind > SURE_POINTS


def first_look(mind: Mind, view: View, played: int, seed: str, thoughts: int, most: int) -> Verdict | None:
    """The moves worth trying and the one that was played, in few deals; None where there is only that one."""
    rng = Rng(seed)
    state = KNOWN[view.game].redeal(view, rng)
    tried = mind.liked(state, view.seat, view.moves, most).moves
    if not tried:
        tried = mind.promising(state, view.seat, view.moves, most, rng)
    moves = [played, *[move for move in tried if move != played]]
    if len(moves) == 1:
        return None
    return judged(mind, state, view.seat, moves, rng, thoughts, tells=False)


def second_look(mind: Mind, view: View, first: Verdict, seed: str, thoughts: int) -> Verdict:
    """The best of the first look once more, in many fresh deals."""
    rng = Rng(seed)
    state = KNOWN[view.game].redeal(view, rng)
    rivals = [move for move in first.order if move != first.played][:RIVALS]
    moves = [first.played, *rivals]
    return judged(mind, state, view.seat, moves, rng, thoughts, tells=True)


def judged(
    mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, thoughts: int, tells: bool
) -> Verdict:
    """These moves, the played one first, by whoever knows most of such a question.

    What is to be told has to be borne out, and has reasons.

    What was liked of them is no evidence, so all are liked alike here.
    """
    if not mind.has_instinct(state):
        weighed = weighed_in(mind, state, seat, moves, rng, thoughts)
        found = verdict_of(mind, state, weighed, moves[0])
        if not tells or not found.is_sure():
            return found
        behind = borne_out(mind, state, seat, found, rng, thoughts)
        return replace(found, behind=behind, chances=chances_with(mind, state, weighed[0].margin, behind))
    pondered = thoughts_about(mind, state, seat, alike(moves), rng)
    pondered.grow(SHORT * thoughts, math.inf)
    order = [moves[number] for number in pondered.order]
    found = Verdict(moves[0], order[0], *pondered.behind(0), [], order, [])
    if not tells or not found.is_sure():
        return found
    found = replace(found, behind=borne_out(mind, state, seat, found, rng, thoughts))
    if not found.is_sure():
        return found
    best, mine = explained(pondered, [pondered.order[0], 0], thoughts // 2)
    why = reasons(mind, best, mine)[:MOST_REASONS]
    return replace(found, reasons=why, chances=chances_with(mind, state, best.margin, found.behind))


def borne_out(mind: Mind, state: State, seat: int, found: Verdict, rng: Rng, deals: int) -> float:
    """By how much the played move is behind at least, by thoughts and by games to their end.

    Games differ much by luck, so these are asked no more than whether they find it behind at all.
    """
    played, better = weighed_pair(mind, state, seat, found, rng, deals)
    behind = better.margin - played.margin
    error = max(played.error, better.error)
    return min(found.behind, behind) if behind > error else 0.0


def weighed_pair(
    mind: Mind, state: State, seat: int, found: Verdict, rng: Rng, deals: int
) -> tuple[Weighed, Weighed]:
    """The played and the better move in games to their end."""
    one, other = weighed_far(mind, state, seat, [found.played, found.better], rng, deals)
    return (one, other) if one.move == found.played else (other, one)


def verdict_of(mind: Mind, state: State, weighed: list[Weighed], played: int) -> Verdict:
    """What a trial says."""
    best = weighed[0]
    mine = next(each for each in weighed if each.move == played)
    order = [each.move for each in weighed]
    why = reasons(mind, best, mine)[:MOST_REASONS]
    chances = chances_with(mind, state, best.margin, mine.behind)
    return Verdict(played, best.move, mine.behind, mine.error, why, order, chances)


def chances_with(mind: Mind, state: State, margin: float, behind: float) -> list[float]:
    """The chance to win with a move that promises this margin, and with one that is so far behind it."""
    found = [mind.chance(state, each) for each in (margin, margin - behind)]
    return [each for each in found if each is not None]
