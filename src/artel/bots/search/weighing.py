"""Moves weighed for somebody who wants to know: what each would bring, and why; and what a state promises."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from artel.bots.search.encoder import COMMON
from artel.bots.search.farsight import Farsight
from artel.bots.search.mind import Mind, alike, margin
from artel.bots.search.thinker import halve, thoughts_about
from artel.bots.search.thoughts import Thoughts
from artel.bots.search.trial import Trial
from artel.kernel.agenda import NOBODY, decider, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View

# Of the moves that instinct has thought about so many are explained, by a part of as many thoughts.
MOST_TOLD: Final = 3
EXPLAINED: Final = 3
LEAST_DEALS: Final = 2
# In so many deals at most the best of them is played on to say what it promises.
PROMISED: Final = 32
# Thoughts by instinct are short: so many of them take no longer than one that is played on.
SHORT: Final = 4


class Weighed:
    """A move that was tried in many deals."""

    def __init__(self, move: int, points: float, margin: float, deals: int, shares: list[float]) -> None:
        self.move: Final = move
        # The seat's own points at the end, and how far it is then ahead of the best of the others.
        self.points: float = points
        self.margin: float = margin
        self.deals: int = deals
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
    found: list[Weighed] = []
    for at in range(len(moves)):
        each = weighed_of(trial, at)
        behind, each.error = pondered.behind(numbers[at])
        each.behind = max(0.0, behind)
        # Where only one move came to mind, instinct had nothing to think about.
        each.deals = len(pondered.margins[numbers[at]]) or each.deals
        found.append(each)
    promise(trial, found, thoughts)
    return found


def promise(trial: Trial, found: list[Weighed], wanted: int) -> None:
    """Tell what the best move promises, which is the first; of the others as much less as they are behind.

    A few deals say little of how far moves differ in points.
    """
    seat, deals = trial.seat, max(LEAST_DEALS, min(PROMISED, wanted) // trial.mind.costs())
    points, ahead = 0.0, 0.0
    for _ in range(deals):
        after = KNOWN[trial.state.rules.game].determinise(trial.state, seat, trial.rng)
        play_trusted(after, seat, found[0].move)
        promises = promised(trial.mind, after, trial.stage, trial.rng)
        points += promises[seat] / deals
        ahead += margin(promises, seat) / deals
    for each in found:
        each.points, each.margin = points - each.behind, ahead - each.behind


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
    if mind.scene is None or mind.instinct is None:
        return weighed_evenly(mind, state, seat, moves, rng, deals)
    far = Farsight(mind, state, seat, moves, rng, mind.at_once)
    far.evenly(deals)
    return weighed_by(far)


def weighed_by(far: Farsight) -> list[Weighed]:
    """What games to their end have found of each move, the best first.

    What was tried in fewer deals than the best is told by what it differs from it there.
    """
    best = far.ends(far.order[0])
    groups = range(len(best[0].shares))
    found: list[Weighed] = []
    for number in far.order:
        own = far.ends(number)
        deals = len(own)
        less = sum([best[deal].points - own[deal].points for deal in range(deals)]) / deals
        shares = [
            sum([each.shares[group] for each in best]) / len(best)
            - sum([best[deal].shares[group] - own[deal].shares[group] for deal in range(deals)]) / deals
            for group in groups
        ]
        points = sum([each.points for each in best]) / len(best) - less
        behind, error = far.behind(number)
        each = Weighed(
            far.moves[number], points, sum([each.margin for each in best]) / len(best) - behind, deals, shares
        )
        each.behind, each.error = behind, error
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
    promise(trial, found, found[0].deals)
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
        return mind.promises(state, True)
    totals = [0.0] * state.rules.players
    stage = mind.stage(state)
    for _ in range(thoughts):
        promises = promised(mind, state.clone(), stage, rng)
        for seat in range(len(totals)):
            totals[seat] += promises[seat]
    return [total / thoughts for total in totals]


def promised(mind: Mind, state: State, stage: i64, rng: Rng) -> list[float]:
    """By seat, what a state promises that is played on to the end of a stage, as truly as one can tell."""
    over = mind.play_out(state, stage, rng) if mind.plays_out(state) else mind.run(state, stage, rng)
    return mind.promises(state, over)
