"""The greedy bot of Keyflower: takes what adds most to the worth of its village for the workers it costs."""

from __future__ import annotations

from typing import Final, cast

from artel.bots.contract import Bot
from artel.bots.keyflower.choosers import CHOOSERS
from artel.bots.keyflower.question import LEAST_GAIN, Question
from artel.bots.keyflower.values import ALL_PLACES, Weights
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.redeal import dealt_from
from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.agenda import deciders, legal_moves, play_nature, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.menu import Action, Menu
from artel.kernel.rng import Rng
from artel.kernel.state import State
from artel.kernel.view import View

# How many questions of its own a move that is tried out may bring.
MOST_FOLLOWED: Final = 12


class KeyflowerGreedy(Bot):
    """One move ahead on a redealt state; transports are planned to their end."""

    level = "greedy"

    def __init__(self, places: int = ALL_PLACES) -> None:
        self.weights: Weights = Weights(places)

    def choose(self, view: View, rng: Rng) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.decide(redealt(view, rng), view.seat, view.moves, rng)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1:
            return moves[0]
        follow = Following(self.weights, rng)
        own = cast(KeyflowerState, state)
        return choose_move(Question(own, seat, self.weights, rng, follow.go_on), moves)


class Following:
    """The questions that a move brings to its own seat are answered, before it is seen what it is worth."""

    def __init__(self, weights: Weights, rng: Rng) -> None:
        self.weights: Final = weights
        self.rng: Final = rng

    def go_on(self, state: KeyflowerState, seat: int) -> None:
        """Until somebody else is asked or a turn begins; what comes of the answers is not tried out."""
        for _ in range(MOST_FOLLOWED):
            if deciders(state) != [seat] or TURN.shape.has(state.agenda[-1]):
                return
            moves = legal_moves(state, seat)
            move = moves[0]
            if len(moves) > 1:
                move = choose_move(Question(state.clone(), seat, self.weights, self.rng), moves)
            play_trusted(state, seat, move)
            play_nature(state, self.rng)


def choose_move(q: Question, moves: list[int]) -> int:
    added = added_actions(q)
    return answer_with_more(q, moves, added) if added else answer(q, moves)


def redealt(view: View, rng: Rng) -> KeyflowerState:
    """A state of the game at hand that fits the view; what the others could answer there is not looked at."""
    return dealt_from(KNOWN[view.game], view, rng, fitting=False)


def added_actions(q: Question) -> list[Action]:
    """What modules have added to the menu that asks."""
    if not isinstance(q.step, Menu):
        return []
    return q.step.open_to(q.s)[len(q.step.actions) :]


def answer(q: Question, moves: list[int]) -> int:
    """By the chooser of the step: that of a module, else the bot's own, else by trying every move."""
    name = q.step.shape.name
    advised = rules_of(q.s).advice.choosers.get(name)
    if advised is not None:
        return advised(q.s, q.seat, moves, q.worth)
    own = CHOOSERS.get(name)
    return q.best_tried(moves) if own is None else own.choose(q, moves)


def answer_with_more(q: Question, moves: list[int], added: list[Action]) -> int:
    """Free actions first, where they pay; then the best answer, be it the bot's own or one that was added."""
    own: list[int] = []
    other: list[int] = []
    best = -1
    most = LEAST_GAIN
    for move in moves:
        kind = action_of(added, move)
        if kind is None:
            own.append(move)
        elif not kind.free:
            known = CHOOSERS.get(q.step.shape.name)
            weighed = known is not None and known.weighs(q, q.verb(move))
            (own if weighed else other).append(move)
        else:
            gain = q.gain(move)
            if gain > most:
                best, most = move, gain
    if best >= 0:
        return best
    name = q.step.shape.name
    if not own or name not in CHOOSERS or name in rules_of(q.s).advice.choosers:
        return answer(q, own + other or moves)
    chosen = own[0] if len(own) == 1 else CHOOSERS[name].choose(q, own)
    return chosen if not other else best_alternative(q, chosen, other)


def best_alternative(q: Question, chosen: int, other: list[int]) -> int:
    """The bot's own choice, unless another move is worth more."""
    best, most = chosen, CHOOSERS[q.step.shape.name].gain(q, chosen)
    for move in other:
        gain = q.gain(move)
        if gain > most + LEAST_GAIN:
            best, most = move, gain
    return best


def action_of(actions: list[Action], move: int) -> Action | None:
    for action in actions:
        if action.has(move):
            return action
    return None
