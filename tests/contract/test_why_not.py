"""`legal_moves` is the law; `why_not` agrees with it on every move and names the rule."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from artel.cli.ledger import statements_in
from artel.kernel.game import NATURE, CommandError, Game, Refused, State, deciders, legal_moves
from tests.contract.walks import CASES, Case, any_of, walk


@cache
def rule_ids(game: Game) -> set[str | None]:
    """What a refusal may name: a rule of the ledger; nothing where a game has no ledger."""
    if not game.ledgers():
        return {None}
    return {each.id for ledger in game.ledgers() for each in statements_in(Path(ledger))}


def check_refusals(case: Case, state: State, moves: list[int]) -> None:
    """For every seat, asked or not: refused exactly when not legal, and with a rule of the ledger."""
    asked = deciders(state)
    for seat in (NATURE, *range(case.players)):
        legal = set(legal_moves(state, seat))
        # Whoever is not asked is refused whatever the move is: a few of them show it.
        for move in moves if seat in asked else moves[-4:]:
            refusal = case.game.why_not(state, seat, move)
            line = f"{case} ply {state.ply} seat {seat}: {case.game.verbs.text(move)}: {refusal}"
            assert (refusal is None) == (move in legal), line
            if refusal is None:
                continue
            assert refusal.kind, line
            json.dumps(refusal.to_data())
            if seat in asked and seat != NATURE:
                assert refusal.rule in rule_ids(case.game), line


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_not_is_none_exactly_for_legal_moves(case: Case) -> None:
    verbs = case.game.verbs
    for seed in range(case.part(3)):
        chance = random.Random(f"why not {seed}")
        for turn in walk(case, seed):
            strangers = [verbs.from_dense(chance.randrange(verbs.size)) for _ in range(6)]
            some = chance.sample(verbs.shapes, min(5, len(verbs.shapes)))
            of_other_verbs = [any_of(shape, chance) for shape in some]
            legal = chance.sample(turn.moves, min(len(turn.moves), 12))
            check_refusals(case, turn.state, [*legal, *strangers, *of_other_verbs])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_of_the_language_is_legal_or_refused(case: Case) -> None:
    """The whole language, or of a large one some moves of every verb, at the first state of each question."""
    verbs, chance = case.game.verbs, random.Random(7)
    sample = [verbs.from_dense(place) for place in range(verbs.size if verbs.size <= 2000 else 0)]
    for shape in verbs.shapes if not sample else ():
        sample.extend(any_of(shape, chance) for _ in range(1 + 400 // len(verbs.shapes)))
    seen: set[str] = set()
    for seed in range(case.checked):
        for turn in walk(case, seed):
            asked_about = str({**case.game.asks(turn.state)[0], "seat": None})
            if asked_about not in seen and len(seen) < 60:
                seen.add(asked_about)
                check_refusals(case, turn.state, sample)
    assert len(seen) > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refused_attempt_changes_nothing(case: Case) -> None:
    game = case.game
    refused = 0
    chance = random.Random("refused")
    for turn in walk(case, 2):
        move = game.verbs.from_dense(chance.randrange(game.verbs.size))
        before = game.digest(turn.state)
        for seat in (NATURE, *range(case.players)):
            if move not in legal_moves(turn.state, seat):
                with pytest.raises(Refused) as caught:
                    game.attempt(turn.state, seat, game.verbs.text(move))
                assert caught.value.line == game.verbs.text(move)
                refused += 1
        assert game.digest(turn.state) == before, f"{case} ply {turn.state.ply}: {game.verbs.text(move)}"
    assert refused > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_number_that_is_no_move_is_an_error(case: Case) -> None:
    state = case.setup()
    for number in (-1, 255, 1 << 61):
        with pytest.raises(CommandError):
            case.game.why_not(state, NATURE, number)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_legal_after_the_end(case: Case) -> None:
    state = case.setup()
    for _ in walk(case, 1, state=state):
        pass
    verbs = case.game.verbs
    for place in range(0, verbs.size, max(1, verbs.size // 200)):
        refusal = case.game.why_not(state, 0, verbs.from_dense(place))
        assert refusal is not None
        assert refusal.kind == "game-over"
