"""Moves weighed for somebody who wants to know: the best first, with reasons that add up."""

from __future__ import annotations

import math

import pytest

from artel.bots.search.encoder import COMMON
from artel.bots.search.minds import mind_of
from artel.bots.search.tree import ENOUGH, Tree
from artel.bots.search.weighing import expect, reasons, weigh, weighed_by
from artel.games import GAMES
from artel.games.artificium.game import ARTIFICIUM
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import THE_PASS
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature, play_trusted

games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def asked(game: Game, plies: int) -> State:
    """A game played by the quick player, at a question that is worth thinking about."""
    mind = mind_of(game.name)
    state, rng = game.setup(game.rules(2)), Rng("weighing")
    play_nature(state, rng)
    while True:
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        if state.ply >= plies and len(mind.candidates(state, seat, moves, 3, Rng(0))) > 1:
            return state
        play_trusted(state, seat, mind.decide(state, seat, moves, rng))
        play_nature(state, rng)


@games
def test_the_best_move_is_first_and_its_reasons_make_up_the_difference(game: Game) -> None:
    state = asked(game, 40)
    mind = mind_of(game.name)
    seat = int(decider(state))
    found = weigh(mind, game.view(state, seat), Rng("w"), 6, 3)
    assert {each.move for each in found} <= set(legal_moves(state, seat))
    assert [each.margin for each in found] == sorted([each.margin for each in found], reverse=True)
    assert found[0].behind == 0.0
    assert all(each.behind >= 0.0 and each.deals >= 2 for each in found)
    told = reasons(mind, found[0], found[-1])
    assert {group for group, _ in told} == set(mind.learned.groups) - {COMMON}
    assert [abs(points) for _, points in told] == sorted([abs(points) for _, points in told], reverse=True)
    assert sum(points for _, points in told) == pytest.approx(
        sum(found[0].shares) - sum(found[-1].shares), abs=1e-6
    )


@games
def test_what_a_seat_cannot_tell_apart_is_weighed_alike(game: Game) -> None:
    state = asked(game, 40)
    seat = int(decider(state))
    other = game.determinise(state, seat, Rng("other"))
    assert game.digest(other) != game.digest(state)
    told = [
        [(each.move, each.points, each.margin) for each in weigh(mind_of(game.name), view, Rng("same"), 4, 2)]
        for view in (game.view(state, seat), game.view(other, seat))
    ]
    assert told[0] == told[1]


def test_in_winter_moves_are_weighed_with_the_answers_to_them() -> None:
    """What a hint says there is what a tree has found: the best of what was thought about enough."""
    mind = mind_of("keyflower")
    state = asked(KEYFLOWER, 40)
    while not mind.forks(state):
        state = asked(KEYFLOWER, state.ply + 1)
    seat = int(decider(state))
    view = KEYFLOWER.view(state, seat)
    found = weigh(mind, view, Rng("w"), 60, 6)
    rng = Rng("w")
    tree = Tree(mind, KEYFLOWER.redeal(view, rng), seat, view.moves, 6, rng)
    tree.grow(60, math.inf)
    assert found[0].move == tree.best()
    assert found[0].behind == found[0].error == 0.0
    assert sum(tree.root.tries) == 60
    tries = dict(zip(tree.root.moves, tree.root.tries, strict=True))
    enough = [move for move in tries if tries[move] >= ENOUGH * max(tries.values())]
    assert {each.move: each.deals for each in found} == {move: tries[move] for move in enough}
    assert 1 < len(enough) < len(tries), "nothing is said of what was hardly thought about"
    assert [each.behind for each in found] == sorted(each.behind for each in found)
    assert all(each.error > 0.0 for each in found[1:])
    told = reasons(mind, found[0], found[1])
    assert {group for group, _ in told} == set(mind.learned.groups) - {COMMON}
    assert any(points != 0.0 for _, points in told)
    alone = weighed_by(Tree(mind, state, seat, [THE_PASS], 6, Rng(1), explained=True))
    assert [(each.move, each.deals) for each in alone] == [(THE_PASS, 0)]


def test_a_question_with_one_answer_needs_no_weighing() -> None:
    state, rng = ARTIFICIUM.setup(ARTIFICIUM.rules(2)), Rng("one")
    play_nature(state, rng)
    while len(legal_moves(state, decider(state))) > 1:
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        play_trusted(state, seat, moves[rng.below(len(moves))])
        play_nature(state, rng)
    view = ARTIFICIUM.view(state, int(decider(state)))
    assert [each.move for each in weigh(mind_of("artificium"), view, Rng(1), 6, 3)] == view.moves


def test_a_finished_game_promises_its_scores_and_another_stays_as_it_is() -> None:
    mind = mind_of("artificium")
    state, rng = ARTIFICIUM.setup(ARTIFICIUM.rules(2)), Rng("expect")
    play_nature(state, rng)
    before = ARTIFICIUM.digest(state)
    promised = expect(mind, state, Rng(1), 3)
    assert ARTIFICIUM.digest(state) == before
    assert all(10 < points < 120 for points in promised)
    while state.agenda:
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        play_trusted(state, seat, moves[rng.below(len(moves))])
        play_nature(state, rng)
    assert expect(mind, state, Rng(1), 3) == ARTIFICIUM.scores(state)
