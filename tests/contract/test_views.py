"""Hidden information: a view says what its seat may know, and not a bit more."""

from __future__ import annotations

import json
import pickle
import random

import pytest

from artel.kernel.digest import canonical
from artel.kernel.game import SPECTATOR, Log, Rng, State, deciders, legal_moves, play
from artel.kernel.log import line_data
from tests.contract.contract import Ask
from tests.contract.walks import CASES, Case, start, walk


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_names_the_question_and_the_moves(case: Case) -> None:
    game = case.game
    for seed in range(case.part(6)):
        for turn in walk(case, seed):
            asked = deciders(turn.state)
            for viewer in (SPECTATOR, *range(case.players)):
                view = game.view(turn.state, viewer)
                moves = legal_moves(turn.state, viewer) if viewer >= 0 else []
                assert view.moves == moves
                assert view.data["moves"] == [game.verbs.text(move) for move in moves]
                assert view.data["seat"] == (None if viewer == SPECTATOR else viewer)
                assert [ask["seat"] for ask in view.data["asks"]] == asked  # type: ignore[attr-defined]
                assert json.loads(canonical(view.data)) == view.data


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_texts_of_moves_are_written_when_the_data_is_read(case: Case) -> None:
    """Who chooses among `view.moves` does not wait for them; who reads `view.data` finds them in place."""
    game = case.game
    turn = next(turn for turn in walk(case, 0) if turn.seat >= 0)
    view, sent = game.view(turn.state, turn.seat), game.view(turn.state, turn.seat)
    assert (view.moves, view.seen["moves"]) == (turn.moves, [])
    order = list(view.seen)
    assert game.view(game.redeal(view, Rng(1)), turn.seat).moves == view.moves
    assert view.seen["moves"] == [], "neither rules nor deals read them"
    assert pickle.loads(pickle.dumps(sent)).seen["moves"] == view.data["moves"] != []
    assert view == sent
    assert (list(view.data), view.data["moves"]) == (order, [game.verbs.text(move) for move in view.moves])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_redealt_state_looks_the_same(case: Case) -> None:
    """view(redeal(view(s, i)), i) == view(s, i), and the redealt state is a whole one."""
    game = case.game
    for seed in range(case.part(4)):
        rng = Rng(f"redeal {seed}")
        for turn in walk(case, seed):
            viewer = (seed + turn.state.ply) % case.players
            view = game.view(turn.state, viewer)
            redealt = game.redeal(view, rng)
            again = game.view(redealt, viewer)
            assert canonical(again.data) == canonical(view.data)
            assert again == view
            assert deciders(redealt) == deciders(turn.state)
            assert all(legal_moves(redealt, seat) for seat in deciders(redealt))
            case.contract.checker(game).check(redealt)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_redealing_deals_anew(case: Case) -> None:
    """What is hidden differs between redeals: the real cards are not handed through. Alone nothing is."""
    game = case.game
    rng = Rng("anew")
    for turn in walk(case, 0):
        if turn.seat >= 0:
            view = game.view(turn.state, turn.seat)
            dealt = {game.digest(game.redeal(view, rng)) for _ in range(8)}
            if len(dealt) > 1:
                break
            assert dealt == {game.digest(turn.state)}, "what does not differ is what there is"
    assert (len(dealt) > 1) == (case.players > 1)


def seen_since(case: Case, state: State, viewer: int, since: int) -> list[str]:
    log = state.log
    assert log is not None
    return [canonical(line_data(case.game.lines, log, index)) for index in log.visible(viewer, since)]


def scrambled(case: Case, state: State, viewer: int, rng: Rng) -> State:
    other = case.game.redeal(case.game.view(state, viewer), rng)
    other.log = Log()
    return other


def play_beside(case: Case, seed: int, viewer: int) -> tuple[int, int]:
    """Walk a game and, beside it, one in which all the viewer cannot know is scrambled.

    The number of moves after which the viewer saw the same in both, and of those after which nothing could
    be compared because something was opened.
    """
    game, rng, chance = case.game, Rng(f"scramble {seed}"), random.Random(seed)
    state = start(case, seed, Log())
    other = scrambled(case, state, viewer, rng)
    compared, opened = 0, 0
    for turn in walk(case, seed, state=state):
        move = turn.move
        alike = legal_moves(other, turn.seat)
        ask: Ask = game.asks(state)[0]
        if case.contract.is_secret(ask, state, turn.seat, viewer):
            # Another answer of the same verb: that it was given is open, which one it was is not.
            alike = [one for one in alike if game.verbs.shape(one) is game.verbs.shape(move)]
            move = chance.choice(alike) if alike else move
        verb = game.verbs.shape(move).name
        if case.contract.opens(ask, state, turn.seat, viewer, verb) or move not in alike:
            play(ahead := state.clone(), turn.seat, turn.move)
            other = scrambled(case, ahead, viewer, rng)
            opened += 1
            continue
        mine, others = state.clone(), other
        mine.log = Log()
        since = len(other.log.lines) if other.log is not None else 0
        play(mine, turn.seat, turn.move)
        play(others, turn.seat, move)
        where = f"{case} seed {seed} ply {state.ply} viewer {viewer}: {game.verbs.text(turn.move)}"
        if not mine.agenda:
            # The final scoring opens what was hidden.
            assert not others.agenda, where
            break
        assert canonical(game.view(mine, viewer).data) == canonical(game.view(others, viewer).data), where
        assert legal_moves(mine, viewer) == legal_moves(others, viewer), where
        assert seen_since(case, mine, viewer, 0) == seen_since(case, others, viewer, since), where
        compared += 1
    return compared, opened


@pytest.mark.parametrize("case", CASES, ids=str)
def test_scrambling_the_unknown_changes_nothing_for_a_seat(case: Case) -> None:
    for seed in range(case.part(3)):
        compared, opened = play_beside(case, seed, seed % case.players)
        assert compared > opened


@pytest.mark.parametrize("case", CASES, ids=str)
def test_scrambling_the_unknown_changes_nothing_for_a_spectator(case: Case) -> None:
    """A spectator sees no more than what every seat sees."""
    game = case.game
    for seed in range(case.part(4)):
        rng = Rng(f"spectator {seed}")
        for turn in walk(case, seed):
            watched = canonical(game.view(turn.state, SPECTATOR).data)
            redealt = game.redeal(game.view(turn.state, (seed + turn.state.ply) % case.players), rng)
            assert canonical(game.view(redealt, SPECTATOR).data) == watched
