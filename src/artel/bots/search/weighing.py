"""Moves weighed for somebody who wants to know: what each would bring, and why; and what a state promises."""

from __future__ import annotations

import math
from typing import Final

from artel.bots.search.encoder import COMMON
from artel.bots.search.foresight import Farsight
from artel.bots.search.mind import Mind, alike
from artel.bots.search.thinker import halve, thoughts_about
from artel.bots.search.thoughts import Thoughts
from artel.bots.search.trial import Trial
from artel.kernel.agenda import NOBODY, decider
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View

# Of the moves that instinct has thought about so many are explained, by a part of as many thoughts.
MOST_TOLD: Final = 3
EXPLAINED: Final = 3
LEAST_DEALS: Final = 2
# Thoughts by instinct are short: so many of them take no longer than one that is played on.
SHORT: Final = 4


class Weighed:
    """A move that was tried in many deals."""

    def __init__(self, move: int, points: float, margin: float, deals: int, shares: list[float]) -> None:
        self.move: Final = move
        # The seat's own points at the end, and how far it is then ahead of the best of the others.
        self.points: float = points
        self.margin: Final = margin
        self.deals: Final = deals
        # Its points by the mind's groups of features, for comparing it with another move.
        self.shares: Final = shares
        # What the best of the others has, to be compared too: below nothing, since it is theirs.
        self.others: float = margin - points
        # How much worse it is than the best move, and the error of that.
        self.behind: float = 0.0
        self.error: float = 0.0
        # That its seat wins, where that is known.
        self.chance: float | None = None


def weigh(mind: Mind, view: View, rng: Rng, thoughts: int, most: int) -> list[Weighed]:
    """The moves worth trying, as the seat of a view sees them: the best first."""
    if len(view.moves) == 1:
        return [Weighed(view.moves[0], 0.0, 0.0, 0, [])]
    state = KNOWN[view.game].redeal(view, rng)
    seat = view.seat
    liked = mind.liked(state, seat, view.moves, most)
    if liked.moves:
        pondered = thoughts_about(mind, state, seat, liked, rng)
        pondered.grow(thoughts, math.inf)
        told = sorted(pondered.order[:MOST_TOLD], key=lambda number: max(0.0, pondered.behind(number)[0]))
        found = explained(pondered, told, thoughts // EXPLAINED)
    else:
        tried = mind.promising(state, seat, view.moves, most, rng)
        found = weighed_in(mind, state, seat, tried, rng, thoughts)
    for each in found:
        each.chance = mind.chance(state, each.margin)
    return found


def explained(pondered: Thoughts, numbers: list[int], thoughts: int) -> list[Weighed]:
    """Moves that instinct has thought about, with what a trial says they are made up of.

    How good each is instinct has found, which gives no reasons; a stage's end that the quick player comes to
    has some.
    """
    seat = pondered.seat
    moves = [pondered.moves[number] for number in numbers]
    trial = Trial(pondered.mind, pondered.state, seat, moves, pondered.rng, explained=True)
    trial.deal(list(range(len(moves))), max(LEAST_DEALS, thoughts // len(moves)))
    best = pondered.margins[pondered.order[0]]
    found: list[Weighed] = []
    promised = 0.0
    for at in range(len(moves)):
        tried = weighed_of(trial, at)
        behind, error = pondered.behind(numbers[at])
        behind = max(0.0, behind)
        ahead = sum(best) / len(best) if best else tried.margin
        deals = len(pondered.margins[numbers[at]])
        each = Weighed(moves[at], tried.points, ahead - behind, deals, tried.shares)
        each.others, each.behind, each.error = tried.others, behind, error
        promised += tried.points + behind
        found.append(each)
    # A few deals say little of how far points differ: all of them say what the best move brings.
    for each in found:
        each.points = promised / len(found) - each.behind
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


def weighed_shortly(
    mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, deals: int
) -> list[Weighed]:
    """The same by short thoughts, where instinct has something to say."""
    if not mind.has_instinct(state):
        return weighed_evenly(mind, state, seat, moves, rng, deals)
    pondered = thoughts_about(mind, state, seat, alike(moves), rng)
    pondered.evenly(deals)
    return explained(pondered, pondered.order, deals * len(moves))


def weighed_far(mind: Mind, state: State, seat: int, moves: list[int], rng: Rng, deals: int) -> list[Weighed]:
    """The same, with each of these moves played on by instinct to the end of the game, where there is one."""
    scene, instinct = mind.scene, mind.instinct
    if scene is None or instinct is None:
        return weighed_evenly(mind, state, seat, moves, rng, deals)
    far = Farsight(mind, scene, instinct, state, seat, alike(moves), rng)
    far.evenly(deals)
    found: list[Weighed] = []
    for number in far.order:
        shares = [share / deals for share in far.shares[number]]
        ahead = sum(far.margins[number]) / deals
        each = Weighed(moves[number], far.points[number] / deals, ahead, deals, shares)
        each.behind, each.error = far.behind(number)
        found.append(each)
    return found


def in_order(trial: Trial) -> list[Weighed]:
    """The moves of a trial with what it has found, the best first."""
    seat = trial.seat
    order = sorted(range(len(trial.tried)), key=lambda number: (-trial.tried[number].mean(seat), number))
    found: list[Weighed] = []
    for number in order:
        each = weighed_of(trial, number)
        each.behind, each.error = trial.ahead(order[0], number)
        found.append(each)
    return found


def weighed_of(trial: Trial, number: int) -> Weighed:
    """One move of a trial by itself."""
    line = trial.tried[number].line()
    deals = len(line.values)
    points = sum([values[trial.seat] for values in line.values]) / deals
    shares = [share / deals for share in line.shares]
    return Weighed(trial.tried[number].move, points, line.margin(trial.seat), deals, shares)


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
    plays_out = mind.plays_out(state)
    for _ in range(thoughts):
        after = state.clone()
        over = mind.play_out(after, stage, rng) if plays_out else mind.run(after, stage, rng)
        values = mind.worths(after, over)
        for seat in range(len(totals)):
            totals[seat] += values[seat]
    return [total / thoughts for total in totals]
