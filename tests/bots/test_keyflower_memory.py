"""What is remembered of villages changes no answer, with whatever modules, and is bounded."""

from __future__ import annotations

from typing import cast

import pytest

from artel.bots.keyflower import memory
from artel.bots.keyflower.choosers import Transport
from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.memory import Memory
from artel.bots.keyflower.question import Question
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import Weights
from artel.bots.keyflower.village import Village
from artel.games.keyflower.actions.transport import TRANSPORT_STEP
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.heeds import heeded, nothing_else
from artel.games.keyflower.modules.promos import PROMOS
from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import (
    AUCTION,
    SKILL_COUNT,
    KeyflowerState,
)
from artel.kernel.game import Rng, decider, legal_moves, play_nature, play_trusted
from artel.kernel.numbers import row_of
from tests.bots.guests import EVERYTHING, UNEXPLAINED, game
from tests.games.festival.module import numbers_of

SETS = {
    "base": ["base"],
    "merchants": ["base", "merchants"],
    "farmers": ["base", "farmers"],
    "key-celeste": ["base", "key-celeste"],
    "promos": ["base", *[module.name for module in PROMOS]],
    "all": list(KEYFLOWER.module_names()),
}
sets = pytest.mark.parametrize("modules", SETS.values(), ids=list(SETS))
GLANCED = 6
# How often those who look on imagine how the game goes on, so far at a time.
IMAGINED, PLIES = 5, 12


@pytest.mark.parametrize("name", ["base", "all"])
def test_a_bot_that_remembers_answers_like_one_that_does_not(name: str) -> None:
    """Two games one after the other, so that the second finds what the first has left."""
    remembering = KeyflowerGreedy()
    compared = 0
    for seed in ("first", "second"):
        state, rng = KEYFLOWER.setup(KEYFLOWER.rules(2, SETS[name])), Rng(seed)
        play_nature(state, rng)
        while state.agenda:
            seat = int(decider(state))
            moves = legal_moves(state, seat)
            move = remembering.decide(state, seat, moves, Rng(f"{seed} {state.ply}"))
            if len(moves) > 1 and state.ply % 3 == 0:
                fresh = KeyflowerGreedy().decide(state, seat, moves, Rng(f"{seed} {state.ply}"))
                assert move == fresh, KEYFLOWER.verbs.text(move)
                compared += 1
            play_trusted(state, seat, move)
            play_nature(state, rng)
    assert compared > 60


def sure_answers(s: KeyflowerState, seat: int, weights: Weights) -> dict[str, object]:
    """What a bot thinks of a village, with every tile that is to be had."""
    own = Village(s, seat, weights)
    return {
        "parts": list(own.known.parts),
        "score": own.known.score,
        "winter": own.winter_points(),
        "lots": [own.with_tile(tile) for tile in s.lots if s.owner[tile] == AUCTION],
    }


def all_answers(s: KeyflowerState, seat: int, weights: Weights) -> dict[str, object]:
    """That, and what the uses of tiles would bring and their payments cost."""
    turn = TurnValue(s, seat, weights)
    found = sure_answers(s, seat, weights)
    found["gains"] = [turn.uses.gain(tile) for tile in s.laid + s.lots]
    held = row_of(s.skills, seat, SKILL_COUNT)
    found["prices"] = [turn.uses.skill_price(skill) for skill in range(SKILL_COUNT) if held[skill] > 0]
    if TRANSPORT_STEP.shape.has(s.agenda[-1]) and int(decider(s)) == seat:
        found["first"] = Transport().choose(Question(s, seat, weights, Rng(0)), legal_moves(s, seat))
    found["boats"] = [turn.quay.boat(place) for place in range(len(s.boats))]
    return found


class Doubter:
    """Compares what two bots with a memory say with what is worked out anew."""

    def __init__(self) -> None:
        self.bots = [(Weights(), Weights()), (Weights(GLANCED), Weights(GLANCED))]
        self.compared = 0

    def compare(self, s: KeyflowerState) -> None:
        for seat in range(s.rules.players):
            for remembering, fresh in self.bots:
                fresh.memory._layouts.clear()
                # At a glance the rest may differ.
                told = sure_answers if remembering.memory.glance else all_answers
                assert told(s, seat, remembering) == told(s, seat, fresh), f"seat {seat}, ply {s.ply}"
            self.compared += 1

    def imagine(self, state: KeyflowerState, rng: Rng) -> None:
        """The game goes on anyhow."""
        for _ in range(PLIES):
            play_nature(state, rng)
            if not state.agenda:
                return
            seat = int(decider(state))
            if rng.below(3) == 0:
                self.compare(state)
            moves = legal_moves(state, seat)
            play_trusted(state, seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("players", [2, 3])
@sets
def test_a_village_that_is_remembered_is_worth_what_it_is_worth_anew(
    modules: list[str], players: int
) -> None:
    doubter, rng = Doubter(), Rng(f"{players} {modules}")
    state = KEYFLOWER.setup(KEYFLOWER.rules(players, modules))
    play_nature(state, rng)
    while state.agenda:
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        if rng.below(6 * players) == 0:
            doubter.compare(cast(KeyflowerState, state))
            for _ in range(IMAGINED):
                other = KEYFLOWER.determinise(state, seat, rng)
                doubter.imagine(cast(KeyflowerState, other), rng)
        play_trusted(state, seat, moves[rng.below(len(moves))])
        play_nature(state, rng)
    assert doubter.compared > 100


def village(modules: list[str] | None = None) -> KeyflowerState:
    state, rng = KEYFLOWER.setup(KEYFLOWER.rules(2, modules or ["base"])), Rng("village")
    play_nature(state, rng)
    return cast(KeyflowerState, state)


def test_the_same_village_is_known_and_another_is_not() -> None:
    state, known = village(), Memory(glance=False)
    weights = Weights()
    first = known.of(state, Estate(state, 0, weights))
    assert known.of(state, Estate(state, 0, weights)) is first
    assert known.of(state.clone(), Estate(state, 0, weights)) is first
    assert known.of(state, Estate(state, 1, weights)) is not first
    richer = state.clone()
    richer.skills[0] += 1
    assert known.of(richer, Estate(richer, 0, weights)) is not first
    elsewhere = state.clone()
    elsewhere.laid = elsewhere.laid[:]
    assert known.of(elsewhere, Estate(elsewhere, 0, weights)) is not first


def test_at_a_glance_workers_do_not_change_what_is_done_with_resources() -> None:
    state, weights = village(), Weights()
    fewer = state.clone()
    fewer.screen[0] -= 1
    for glance in (True, False):
        known = Memory(glance=glance)
        first, second = known.of(state, Estate(state, 0, weights)), known.of(fewer, Estate(fewer, 0, weights))
        assert first is not second
        assert (first.works is second.works) == glance
    richer = state.clone()
    richer.skills[0] += 1
    known = Memory(glance=True)
    works = known.of(state, Estate(state, 0, weights)).works
    assert known.of(richer, Estate(richer, 0, weights)).works is not works


def test_memory_has_a_bound() -> None:
    state, known, weights = village(), Memory(glance=False), Weights()
    for number in range(memory.MOST_VILLAGES + 10):
        state.skills[0] = number
        known.of(state, Estate(state, 0, weights))
    assert len(known._layouts) == 1
    assert len(known._layouts[0].villages) <= memory.MOST_VILLAGES
    for _ in range(memory.MOST_LAYOUTS + 3):
        state.laid = state.laid[:]
        known.of(state, Estate(state, 0, weights))
    assert len(known._layouts) == memory.MOST_LAYOUTS


@sets
def test_every_set_says_what_it_looks_at(modules: list[str]) -> None:
    for players in (2, 6):
        assert cast(KeyflowerRules, KEYFLOWER.rules(players, modules)).advice.heeds.are_whole


def tokens(state: KeyflowerState, seat: int) -> list[int]:
    return [int(numbers_of(state, "tokens")[seat])]


def test_modules_that_do_not_say_what_they_look_at_are_not_remembered() -> None:
    """A single row without its word is enough, be it advice or a demand."""
    worths: dict[str, object] = {"tokens": lambda state, seat, tiles: 2.0 * tokens(state, seat)[0]}
    part: dict[str, object] = {"tokens": tokens}
    whole: dict[str, object] = {**part, "invitations": nothing_else}
    for own, remembers in (
        (UNEXPLAINED, False),
        (game("unsaid", worths=worths, heeds=part), False),
        (game("said", worths=worths, heeds=whole), True),
    ):
        state, rng = own.setup(own.rules(2, EVERYTHING)), Rng("advice")
        play_nature(state, rng)
        s, known, weights = cast(KeyflowerState, state), Memory(glance=False), Weights()
        first = known.of(s, Estate(s, 0, weights))
        assert (known.of(s, Estate(s, 0, weights)) is first) == remembers
        numbers_of(s, "tokens")[0] += 1
        assert known.of(s, Estate(s, 0, weights)) is not first


def test_what_is_heeded_does_not_run_into_the_next() -> None:
    state = village()
    one: list[int] = []
    other: list[int] = []
    heeded([lambda s, seat: [1], lambda s, seat: []], state, 0, one)
    heeded([lambda s, seat: [], lambda s, seat: [1]], state, 0, other)
    assert one != other
