"""Deals straight from a state: what redeals of a view are, draw for draw, and nothing of what is hidden."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from artel.kernel.game import SPECTATOR, DataError, Game, Log, Rng, State, deciders, legal_moves, play
from tests.contract.walks import CASES, Case, walk
from tests.differences import differences, parted

# Of so many plies one is looked at: nobody's turn comes round as often.
STRIDE = 17
# How long a dealt state is played on.
PLAYED_ON = 4
# How a state is dealt for a seat.
Deal = Callable[[State, int, Rng], State]


def fault(game: Game, state: State, viewer: int, deal: Deal) -> str:
    """What a viewer, or whoever compares deals, would notice; nothing where all is well."""
    seed = f"deal {state.ply} {viewer}"
    view = game.view(state, viewer)
    dealt, drawn = deal(state, viewer, ours := Rng(seed)), game.redeal(view, theirs := Rng(seed))
    if told := parted(game, dealt, drawn):
        return f"not the deal of the view: {told}"
    if ours.word() != theirs.word():
        return "not the deal of the view: other numbers drawn"
    if told := parted(game, deal(drawn, viewer, Rng(seed)), dealt):
        return f"another deal of a state that looks the same: {told}"
    if (seen := game.view(dealt, viewer)) != view:
        return f"looks otherwise: {differences(seen.data, view.data)}"
    if viewer >= 0 and legal_moves(dealt, viewer) != legal_moves(state, viewer):
        return "other moves"
    return ""


def play_on(state: State, chance: random.Random) -> None:
    for _ in range(PLAYED_ON):
        if asked := deciders(state):
            play(state, asked[0], chance.choice(legal_moves(state, asked[0])))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_deal_from_a_state_is_the_deal_of_its_view(case: Case) -> None:
    """With the same numbers drawn, from the state and from any that looks the same.

    So every state has the same chance as with `redeal`, and nothing that is hidden is taken over.
    """
    game, checker = case.game, case.contract.checker(case.game)
    viewers = [*range(case.players), SPECTATOR]
    for turn in walk(case, seed := case.players, Log()):
        state = turn.state
        if state.ply % STRIDE == 0:
            watching = viewers[(state.ply // STRIDE) % len(viewers)]
            for viewer in {turn.seat if turn.seat >= 0 else watching, watching}:
                where = f"{case} seed {seed} ply {state.ply} viewer {viewer}"
                told = fault(game, state, viewer, game.determinise)
                assert not told, f"{where}: {told}"
            checker.check(game.determinise(state, watching, Rng(seed)))


@pytest.mark.parametrize("case", [case for case in CASES if case.share == 1], ids=str)
def test_a_dealt_state_and_its_origin_go_their_own_ways(case: Case) -> None:
    game, chance = case.game, random.Random(f"apart {case}")
    dealt, before = None, ""
    for turn in walk(case, 1, Log()):
        if turn.state.ply % (3 * STRIDE) == STRIDE:
            assert dealt is None or game.digest(dealt) == before, f"{case}: the walk has gone on in a deal"
            there = game.digest(turn.state)
            dealt = game.determinise(turn.state, turn.state.ply % case.players, Rng(turn.state.ply))
            assert dealt.log is None
            assert dealt.rules is turn.state.rules
            play_on(dealt, chance)
            assert game.digest(turn.state) == there, f"{case}: a deal was played on in its origin"
            before = game.digest(dealt)


def handed_through(state: State, viewer: int, rng: Rng) -> State:
    return state.clone()


@pytest.mark.parametrize("name", ["artificium", "keyflower", "sweet-lands", "tiny", "festival"])
def test_who_hands_the_truth_through_or_draws_otherwise_is_found(name: str) -> None:
    case = next(each for each in CASES if each.game.name == name and each.players > 1)
    game = case.game

    def otherwise(state: State, viewer: int, rng: Rng) -> State:
        rng.word()
        return game.determinise(state, viewer, rng)

    for deal in (handed_through, otherwise):
        found = {fault(game, turn.state, 0, deal) for turn in walk(case, 0) if turn.state.ply % 5 == 0}
        assert any(told.startswith("not the deal of the view: ") for told in found)


@pytest.mark.parametrize("game", list(dict.fromkeys(case.game for case in CASES)), ids=lambda game: game.name)
def test_only_a_seat_or_a_spectator_is_dealt_for(game: Game) -> None:
    state = game.setup(game.rules(game.min_players))
    for nobody in (-1, game.min_players):
        with pytest.raises(DataError, match=f"expected a seat 0 to {game.min_players - 1}, got {nobody}"):
            game.determinise(state, nobody, Rng(1))
