"""Moves weighed for somebody who wants to know: the best first, with reasons that add up."""

from __future__ import annotations

import math

import pytest

from artel.bots.search.encoder import COMMON
from artel.bots.search.mind import margin, scores_of
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import thoughts_about
from artel.bots.search.weighing import (
    MOST_TOLD,
    expect,
    reasons,
    weigh,
    weighed_evenly,
    weighed_far,
    weighed_shortly,
)
from artel.games import GAMES
from artel.games.artificium.game import ARTIFICIUM
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature, play_trusted
from tests.bots.by_instinct import questions

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
    found = weigh(mind, game.view(state, seat), Rng("w"), 12, 3)
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
def test_hints_are_of_what_instinct_finds_best_when_it_thinks(game: Game) -> None:
    """The moves and how far each is behind are instinct's; what they are made up of a trial says."""
    mind = mind_of(game.name)
    state = asked(game, 40)
    seat = int(decider(state))
    view = game.view(state, seat)
    found = weigh(mind, view, Rng("w"), 60, 6)
    rng = Rng("w")
    imagined = game.redeal(view, rng)
    pondered = thoughts_about(mind, imagined, seat, mind.liked(imagined, seat, view.moves, 6), rng)
    pondered.grow(60, math.inf)
    assert found[0].move == pondered.best()
    assert found[0].behind == found[0].error == 0.0
    assert {each.move for each in found} == {pondered.moves[number] for number in pondered.order[:MOST_TOLD]}
    for each in found:
        behind, error = pondered.behind(pondered.moves.index(each.move))
        assert (each.behind, each.error) == (max(0.0, behind), error)
        assert each.margin == pytest.approx(found[0].margin - each.behind)
        assert each.points == pytest.approx(found[0].points - each.behind), "no move is better by its points"
        assert each.deals == len(pondered.margins[pondered.moves.index(each.move)])
    assert [each.behind for each in found] == sorted(each.behind for each in found)
    told = reasons(mind, found[0], found[1])
    assert {group for group, _ in told} == set(mind.learned.groups) - {COMMON}
    assert any(points != 0.0 for _, points in told)


@games
def test_where_instinct_says_nothing_moves_are_tried_by_the_quick_player(game: Game) -> None:
    mind = mind_of(game.name)
    state = asked(game, 40)
    seat = int(decider(state))
    mind.instinct = None
    promising = mind.promising(state, seat, legal_moves(state, seat), 3, Rng("w"))
    assert {each.move for each in weigh(mind, game.view(state, seat), Rng("w"), 6, 3)} == set(promising)


@games
def test_moves_are_weighed_by_short_thoughts_and_by_games_to_their_end(game: Game) -> None:
    """Each as often as the others, the best first, each as far behind as its deals say."""
    mind = mind_of(game.name)
    state = asked(game, 40)
    seat = int(decider(state))
    moves = mind.liked(state, seat, legal_moves(state, seat), 3).moves
    assert len(moves) > 1
    for weighed in (weighed_shortly, weighed_far):
        found = weighed(mind, state, seat, moves, Rng("w"), 3)
        assert sorted(each.move for each in found) == sorted(moves)
        assert {each.deals for each in found} == {3}
        assert (found[0].behind, found[0].error) == (0.0, 0.0)
        for each in found:
            assert each.behind == pytest.approx(found[0].margin - each.margin)
            assert each.others == pytest.approx(each.margin - each.points) or weighed is weighed_shortly
    mind.instinct = None
    tried = [(each.move, each.margin) for each in weighed_evenly(mind, state, seat, moves, Rng("w"), 2)]
    for weighed in (weighed_shortly, weighed_far):
        assert [(each.move, each.margin) for each in weighed(mind, state, seat, moves, Rng("w"), 2)] == tried


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


def test_a_winter_is_expected_more_truly_by_who_plays_as_in_practice() -> None:
    """By how much the margins that came in the end were missed, in games that instinct plays."""
    mind = mind_of("keyflower")
    missed, by_quick = 0.0, 0.0
    for number in range(3):
        asked_of = [state for state, _ in questions(mind, "keyflower", 2, f"truly {number}")]
        winter = [state for state in asked_of if mind.stage(state) == mind.stage(asked_of[-1])]
        assert all(mind.plays_out(state) for state in asked_of)
        final = asked_of[-1].clone()
        mind.play_out(final, mind.stage(final), Rng(0))
        came = margin(scores_of(final), 0)
        for state in winter[::4]:
            promised = margin(expect(mind, state, Rng("expect"), 4), 0)
            missed += (promised - came) ** 2
            quick = [0.0, 0.0]
            chance = Rng("expect")
            for _ in range(4):
                after = state.clone()
                values = mind.worths(after, mind.run(after, mind.stage(after), chance))
                quick = [have + value / 4 for have, value in zip(quick, values, strict=True)]
            by_quick += (margin(quick, 0) - came) ** 2
    assert 0.0 < missed < 0.8 * by_quick


def test_no_round_of_artificium_is_played_out() -> None:
    """There what the quick player makes of one is no further from what comes of games between all levels."""
    mind = mind_of("artificium")
    assert not any(mind.plays_out(state) for state, _ in questions(mind, "artificium", 2, "rounds"))
