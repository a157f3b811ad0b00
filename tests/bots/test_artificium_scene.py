"""What is seen of a question in Artificium, the moves that come to mind, and the plans behind them."""

from __future__ import annotations

import math
from typing import cast

import pytest

from artel.bots.artificium.evaluation import Position, can_play, played, worth
from artel.bots.artificium.options import (
    KNIGHTING,
    QUESTIONS,
    Options,
    position_of,
    question_of,
)
from artel.bots.artificium.planner import NEVER, Planner
from artel.bots.search.mind import MOST_LOOKED_AT, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Look, Scene, Seen
from artel.bots.search.thinker import Strength, Thinker
from artel.games import game_named
from artel.games.artificium.moves import BUY, EXCHANGE_HAND, KNIGHT, SELL
from artel.games.artificium.state import ArtificiumState
from artel.games.artificium.words import CARD_COUNT
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_nature, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng


def scene_of(mind: Mind) -> Scene:
    assert mind.scene is not None
    return mind.scene


def met(mind: Mind, players: int, seed: str, stray: int = 4) -> list[tuple[ArtificiumState, int]]:
    """Every question with a choice in a game, and whose it is; one answer of `stray` is any that is seen."""
    game = KNOWN["artificium"]
    state, rng = game.setup(game_named("artificium").rules(players)), Rng(seed)
    found: list[tuple[ArtificiumState, int]] = []
    while True:
        play_nature(state, rng)
        seat = int(decider(state))
        if seat == NOBODY:
            return found
        moves = legal_moves(state, seat)
        move = moves[0]
        if len(moves) > 1:
            found.append((cast(ArtificiumState, state.clone()), seat))
            move = mind.player.decide(state, seat, moves, rng)
            if scene_of(mind).fits(state) and rng.below(stray) == 0:
                looked = scene_of(mind).look(state, seat, moves, MOST_LOOKED_AT).moves
                move = looked[rng.below(len(looked))]
        play_trusted(state, seat, move)


def told(look: Look) -> list[object]:
    seen = [look.around, *look.rows]
    return [look.moves, look.likings, [each.at for each in seen], [each.of for each in seen]]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_scene_lists_what_is_there_and_each_feature_once(players: int) -> None:
    mind = mind_of("artificium")
    scene = scene_of(mind)
    for state, seat in met(mind, players, f"scene {players}"):
        if not scene.fits(state):
            continue
        moves = legal_moves(state, seat)
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        assert 0 < len(look.moves) == len(look.rows) == len(look.likings) <= MOST_LOOKED_AT
        assert set(look.moves) <= set(moves)
        assert len(set(look.moves)) == len(look.moves)
        numbers = [at for row in look.rows for at in row.at]
        assert max(look.around.at) < scene.around <= min(numbers) <= max(numbers) < len(scene.names)
        for seen in (look.around, *look.rows):
            assert len(set(seen.at)) == len(seen.at) == len(seen.of)
            assert all(value != 0.0 and math.isfinite(value) and abs(value) < 20 for value in seen.of)
        again = scene.look_around(state, seat)
        assert (again.at, again.of) == (look.around.at, look.around.of)


@pytest.mark.parametrize("players", [2, 4])
def test_a_seat_sees_nothing_but_what_it_may_know(players: int) -> None:
    """Whatever the others may hold, the look is the same."""
    mind, game, rng = mind_of("artificium"), KNOWN["artificium"], Rng("deals")
    scene = scene_of(mind)
    hands = set()
    for state, seat in met(mind, players, f"hidden {players}"):
        if scene.fits(state):
            moves = legal_moves(state, seat)
            expected = told(scene.look(state, seat, moves, MOST_LOOKED_AT))
            for _ in range(3):
                dealt = cast(ArtificiumState, game.determinise(state, seat, rng))
                assert told(scene.look(dealt, seat, moves, MOST_LOOKED_AT)) == expected
                hands.add(dealt.hand == state.hand)
    assert hands == {True, False}


def test_every_question_is_met_and_has_a_scene() -> None:
    mind = mind_of("artificium")
    scene = scene_of(mind)
    questions = set()
    for players in range(2, 7):
        for state, _ in met(mind, players, "questions"):
            assert scene.fits(state) == (question_of(state) != KNIGHTING or players > 2)
            questions.add(QUESTIONS[question_of(state)])
    assert questions == set(QUESTIONS)


def test_the_first_move_that_comes_to_mind_is_the_quick_player_s() -> None:
    """A fresh hand is guessed of a few that might come, so there the two may differ."""
    mind, rng = mind_of("artificium"), Rng("quick")
    scene = scene_of(mind)
    market = 0
    for state, seat in met(mind, 3, "quick"):
        moves = legal_moves(state, seat)
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        quick = mind.player.decide(state, seat, moves, rng)
        assert look.likings[0] > max(look.likings[1:], default=0.0)
        if look.moves[0] != quick:
            market += 1
            assert EXCHANGE_HAND.has(look.moves[0]) or EXCHANGE_HAND.has(quick)
    assert market < 5


def test_nobody_trades_without_a_reason_or_throws_itself_back() -> None:
    mind = mind_of("artificium")
    scene = scene_of(mind)
    sold = 0
    for state, seat in met(mind, 3, "reasons", 2):
        moves = legal_moves(state, seat)
        looked = scene.look(state, seat, moves, MOST_LOOKED_AT).moves
        assert sum(1 for move in looked if BUY.has(move)) <= 1
        assert sum(1 for move in looked if KNIGHT.has(move)) in (0, 2)
        sold += any(SELL.has(move) for move in looked)
    assert sold > 0


def test_a_plan_is_worth_what_it_is_worth_played_out() -> None:
    """The planner counts in packed numbers what `evaluation.py` says of positions."""
    planner = Planner()
    for state, seat in met(mind_of("artificium"), 2, "plans")[::5]:
        position = position_of(state, seat)
        if sum(position.hand) <= 5:
            assert planner.value(position) == best_of(position)
            begun = planner.begun[:]
            for card in range(CARD_COUNT):
                if position.hand[card] > 0:
                    position.hand[card] -= 1
                    able = can_play(position, card)
                    assert begun[card] == (best_of(played(position, card)) if able else NEVER)
                    position.hand[card] += 1


def best_of(position: Position) -> int:
    """The best plan, found the slow way."""
    best = int(worth(position))
    for card in range(CARD_COUNT):
        if position.hand[card] > 0 and can_play(position, card):
            position.hand[card] -= 1
            best = max(best, best_of(played(position, card)))
            position.hand[card] += 1
    return best


def test_a_plan_begins_with_the_card_that_the_quick_player_lays() -> None:
    state, seat = met(mind_of("artificium"), 2, "begin")[0]
    options = Options(state, seat, Planner())
    assert options.first < 0 or options.plan == options.planner.begun[options.first]


def test_the_shipped_instinct_plays_a_game_of_its_own() -> None:
    mind = mind_of("artificium")
    assert mind.instinct is not None
    player = Thinker(mind, Strength(0, 1, instinct=True))
    others = 0
    rng = Rng("own")
    for state, seat in met(mind, 4, "own"):
        moves = legal_moves(state, seat)
        move = player.decide(state, seat, moves, rng)
        assert move in moves
        others += move != mind.player.decide(state, seat, moves, rng)
        around: Seen = scene_of(mind).look_around(state, seat)
        assert abs(mind.instinct.margin(around)) < 200
    assert others > 10
