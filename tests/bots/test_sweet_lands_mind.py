"""What a search knows of Sweet Lands: where a thought ends, what it tries, and what it answers at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from artel.bots.search.mind import margin
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.sweet_lands.mind import AT_ONCE, TRIED_AGAIN, SweetLandsMind, is_round_over
from artel.bots.sweet_lands.playing_on import Playing
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.track_worth import support_value
from artel.bots.sweet_lands.weights import WEIGHTS
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.moves import ABILITIES, CLAIMS, SUPPORT_AT, THE_END_ROUND, TOWERS
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import ACTION_PHASE, ROUND_COUNT
from artel.kernel.game import Rng, decider, legal_moves, play_nature, play_trusted
from artel.kernel.shape import CODE_MASK


def quick_game(players: int, seed: str) -> Iterator[SweetState]:
    """The states of a game that is played as thoughts are, before each turn or answer."""
    state, rng = cast(SweetState, SWEET_LANDS.setup(SWEET_LANDS.rules(players))), Rng(seed)
    playing = Playing(players, WEIGHTS, TRIED_AGAIN, rng)
    play_nature(state, rng)
    while state.agenda:
        yield state
        playing.play_on(state, decider(state))
        play_nature(state, rng)


def question(state: SweetState) -> str:
    return state.rules.steps[state.agenda[-1] & CODE_MASK].shape.name


def first_question(kind: str, players: int = 2, seed: str = "mind") -> SweetState:
    """The first question of a kind with a choice, in the second round or later."""
    for state in quick_game(players, seed):
        if state.round > 1 and question(state) == kind and len(legal_moves(state, decider(state))) > 2:
            return state
    raise AssertionError(f"expected a question {kind!r} in the game {seed!r}, got none")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_goes_through_its_stages_and_a_thought_ends_where_all_have_ended_the_round(
    players: int,
) -> None:
    mind = SweetLandsMind()
    stages: list[int] = []
    for state in quick_game(players, f"stages {players}"):
        if not stages or mind.stage(state) != stages[-1]:
            stages.append(mind.stage(state))
            if stages[-1] > 1:
                assert is_round_over(state)
                assert state.phase == ACTION_PHASE, "nobody has produced, no card is gone yet"
                assert all(state.has(seat, on.ENDED) for seat in range(players))
    assert stages == list(range(1, ROUND_COUNT + 1))


def played_on(mind: SweetLandsMind, state: SweetState, rng: Rng) -> list[float]:
    return mind.worths(state, mind.run(state, mind.stage(state), rng))


@pytest.mark.parametrize("players", [1, 3])
def test_a_thought_is_worth_the_points_at_the_end_and_near_them_before(players: int) -> None:
    mind = SweetLandsMind()
    turn = first_question("turn", players)
    values = played_on(mind, turn.clone(), Rng("thought"))
    assert len(values) == players
    assert margin(values, 0) == (values[0] if players == 1 else values[0] - max(values[1:]))
    last = next(state for state in quick_game(players, "last") if state.round == ROUND_COUNT)
    thought = last.clone()
    values = played_on(mind, thought, Rng("end"))
    assert not thought.agenda
    assert values == SWEET_LANDS.scores(thought)


def test_the_next_support_cell_counts_at_the_end_of_a_round() -> None:
    """Without it where the piece goes would never matter: a round ends before its token gives anything."""
    mind = SweetLandsMind()
    state = next(state for state in quick_game(2, "support") if is_round_over(state))
    other = 1 - decider(state)
    worths = set()
    for cell in range(1, 6):
        moved = state.clone()
        moved.sheet[other * on.WIDTH + on.SUPPORT] = cell
        worths.add(mind.value(moved, other))
    assert len(worths) > 2


def test_the_support_piece_goes_where_the_next_round_gives_most() -> None:
    mind, moved, better = SweetLandsMind(), 0, 0
    for state in quick_game(2, "pieces"):
        if question(state) == "move-support":
            seat = decider(state)
            moves = legal_moves(state, seat)
            thought = Thought(state, seat, WEIGHTS, Rng(0))
            gives = [support_value(thought.o, state, seat, SUPPORT_AT.read(move)) for move in moves]
            tried = mind.candidates(state, seat, moves, 6, Rng(0))
            assert tried == [moves[gives.index(max(gives))]]
            moved += 1
            better += max(gives) > gives[0]
    assert moved == 2 * (ROUND_COUNT - 1)
    assert better > 2


def test_a_turn_tries_deeds_that_differ_the_quick_answer_first() -> None:
    mind, state = SweetLandsMind(), first_question("turn")
    seat = decider(state)
    moves = legal_moves(state, seat)
    tried = mind.candidates(state, seat, moves, 12, Rng(3))
    assert tried[0] == mind.player.decide(state, seat, moves, Rng(3))
    assert 2 < len(tried) == len(set(tried)) <= 12
    assert set(tried) <= set(moves)
    assert mind.candidates(state, seat, moves, 2, Rng(3)) == tried[:2]


def test_what_is_always_good_is_answered_at_once() -> None:
    mind, chores, tried_out = SweetLandsMind(), 0, 0
    for state in quick_game(1, "chores"):
        if question(state) == "turn":
            moves = legal_moves(state, 0)
            tried = mind.candidates(state, 0, moves, 6, Rng("at once"))
            if tried[0] in (*CLAIMS, *ABILITIES, *TOWERS):
                chores += 1
                assert len(tried) == 1
            else:
                tried_out += len(tried) > 1
    assert chores > 3
    assert tried_out > 3


def test_trifles_are_answered_at_once_and_where_terrain_goes_is_not() -> None:
    mind, state = SweetLandsMind(), first_question("turn")
    seat = decider(state)
    tried: dict[str, int] = {}
    for move in legal_moves(state, seat):
        after = state.clone()
        play_trusted(after, seat, move)
        moves = legal_moves(after, seat)
        if len(moves) > 1:
            found = mind.candidates(after, seat, moves, 6, Rng("at once"))
            assert set(found) <= set(moves)
            tried[question(after)] = max(tried.get(question(after), 0), len(found))
    assert tried["discard"] == 1
    assert tried["lay"] > 1
    assert [kind for kind in tried if kind in AT_ONCE and tried[kind] > 1] == []


def test_thoughts_leave_the_state_as_it_is_and_alone_one_plays_for_points() -> None:
    bot = Thinker(SweetLandsMind(), Strength(4, 3))
    state = first_question("turn", 1)
    before = SWEET_LANDS.to_data(state)
    view = SWEET_LANDS.view(state, 0)
    assert bot.choose(view, Rng("alone")) == bot.choose(view, Rng("alone"))
    assert SWEET_LANDS.to_data(state) == before


def test_deeds_are_tried_again_that_brought_most_and_those_that_are_new() -> None:
    playing = Playing(2, WEIGHTS, 2, Rng("again"))
    end = int(THE_END_ROUND)
    gains = {11: 1.0, 12: 5.0, 13: 3.0, end: -9.0}
    deeds = [[11], [7, 12], [13], [end], [14]]
    assert playing.promising(gains, deeds) == [[end], [14], [7, 12], [13]]
