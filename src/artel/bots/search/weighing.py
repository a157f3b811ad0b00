"""Moves weighed for somebody who wants to know: what each would bring, and why; and what a state promises."""

from __future__ import annotations

import math
from typing import Final

from artel.bots.search.encoder import COMMON
from artel.bots.search.mind import Mind
from artel.bots.search.thinker import halve
from artel.bots.search.tree import ENOUGH, Tree
from artel.bots.search.trial import Trial, squares_of
from artel.kernel.agenda import NOBODY, decider
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View


class Weighed:
    """A move that was tried in many deals."""

    def __init__(self, move: int, points: float, margin: float, deals: int, shares: list[float]) -> None:
        self.move: Final = move
        # The seat's own points at the end, and how far it is then ahead of the best of the others.
        self.points: Final = points
        self.margin: Final = margin
        self.deals: Final = deals
        # Its points by the mind's groups of features, for comparing it with another move.
        self.shares: Final = shares
        # How much worse it is than the best move, and the error of that.
        self.behind: float = 0.0
        self.error: float = 0.0


def weigh(mind: Mind, view: View, rng: Rng, thoughts: int, most: int) -> list[Weighed]:
    """The moves worth trying, as the seat of a view sees them: the best first."""
    if len(view.moves) == 1:
        return [Weighed(view.moves[0], 0.0, 0.0, 0, [])]
    state = KNOWN[view.game].redeal(view, rng)
    if mind.forks(state):
        tree = Tree(mind, state, view.seat, view.moves, most, rng, explained=True)
        tree.grow(thoughts, math.inf)
        return weighed_by(tree)
    return weighed_in(
        mind, state, view.seat, mind.promising(state, view.seat, view.moves, most, rng), rng, thoughts
    )


def weighed_by(tree: Tree) -> list[Weighed]:
    """The moves that a tree has thought about enough, the best first: of the others it knows too little."""
    root = tree.root
    if len(root.moves) == 1:
        return [Weighed(root.moves[0], 0.0, 0.0, 0, [])]
    enough = ENOUGH * max(root.tries)
    found: list[Weighed] = []
    for number in range(len(root.moves)):
        outcomes = tree.outcomes[number]
        deals = len(outcomes.margins)
        if deals >= enough:
            shares = [share / deals for share in outcomes.shares]
            ahead = sum(outcomes.margins) / deals
            each = Weighed(root.moves[number], outcomes.points / deals, ahead, deals, shares)
            each.error = math.sqrt(squares_of(outcomes.margins) / max(1, deals - 1) / deals)
            found.append(each)
    found.sort(key=lambda each: -each.margin)
    # Moves are tried in deals of their own: the errors of two add up.
    best_margin, best_error = found[0].margin, found[0].error
    for each in found:
        each.behind = best_margin - each.margin
        each.error = math.hypot(each.error, best_error) if each is not found[0] else 0.0
    return found


def weighed_in(
    mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, thoughts: int
) -> list[Weighed]:
    """These moves of a seat in a state that it imagines: the best first."""
    trial = Trial(mind, state, seat, moves, rng, explained=True)
    halve(trial, thoughts, math.inf)
    return in_order(trial)


def weighed_evenly(
    mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, deals: int
) -> list[Weighed]:
    """The same, with each of these moves tried in as many deals as the others."""
    trial = Trial(mind, state, seat, moves, rng, explained=True)
    trial.deal(list(range(len(moves))), deals)
    return in_order(trial)


def in_order(trial: Trial) -> list[Weighed]:
    """The moves of a trial with what it has found, the best first."""
    seat = trial.seat
    order = sorted(range(len(trial.tried)), key=lambda number: (-trial.tried[number].mean(seat), number))
    found: list[Weighed] = []
    for number in order:
        line = trial.tried[number].line()
        deals = len(line.values)
        points = sum([values[seat] for values in line.values]) / deals
        shares = [share / deals for share in line.shares]
        each = Weighed(trial.tried[number].move, points, line.margin(seat), deals, shares)
        each.behind, each.error = trial.ahead(order[0], number)
        found.append(each)
    return found


def reasons(mind: Mind, better: Weighed, other: Weighed) -> list[tuple[str, float]]:
    """Why a move is better than another: by group of features, what it brings more; the largest first."""
    pairs = [
        (group, better.shares[number] - other.shares[number])
        for number, group in enumerate(mind.learned.groups)
        if group != COMMON
    ]
    return sorted(pairs, key=lambda pair: -abs(pair[1]))


def expect(mind: Mind, state: State, rng: Rng, thoughts: int) -> list[float]:
    """By seat, the points that a state promises as it is, with chance that is still to come."""
    if decider(state) == NOBODY:
        return mind.worths(state, True)
    totals = [0.0] * state.rules.players
    stage = mind.stage(state)
    for _ in range(thoughts):
        after = state.clone()
        over = mind.run(after, stage, rng)
        values = mind.worths(after, over)
        for seat in range(len(totals)):
            totals[seat] += values[seat]
    return [total / thoughts for total in totals]
