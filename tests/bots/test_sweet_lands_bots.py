"""Sweet Lands: the planner thinks a round through and wins by it; what both bots think things are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from artel.bots import bot_named
from artel.bots.match import play_match
from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.greedy import done
from artel.bots.sweet_lands.planner import Course, SweetPlanner, add
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.weights import WEIGHTS
from artel.bots.sweet_lands.worth import worth
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.moves import BUYS, THE_END_ROUND, USES
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import ROADS_AREA, ROUND_COUNT
from artel.kernel.game import NATURE, Rng, deciders, legal_moves, play, sample


def turns(seed: str) -> Iterator[SweetState]:
    """Every turn of a game between two greedy bots, before it is answered."""
    state = cast(SweetState, SWEET_LANDS.setup(SWEET_LANDS.rules(2)))
    rng = Rng(seed)
    greedy = bot_named(SWEET_LANDS.name, "greedy")
    while state.agenda:
        if state.rules.steps[state.agenda[-1] & 255].shape.name == "turn":
            yield state
        seat = deciders(state)[0]
        view = SWEET_LANDS.view
        play(state, seat, sample(state, rng) if seat == NATURE else greedy.choose(view(state, seat), rng))


def first_turn(seed: str = "turn") -> SweetState:
    """A game for two at its first turn."""
    return next(turns(seed))


def thinking(state: SweetState) -> Thought:
    return Thought(state, deciders(state)[0], WEIGHTS, Rng("thought"))


def test_greedy_beats_random_in_every_game() -> None:
    bots = [bot_named("sweet-lands", "greedy"), bot_named("sweet-lands", "random")]
    tally = play_match(SWEET_LANDS, SWEET_LANDS.rules(2), bots, 0, 2, "sure")
    assert tally.wins == {"greedy": 2, "random": 0}


def test_the_planner_beats_greedy() -> None:
    """A planner of few courses, so that it takes seconds; `artel selfplay` plays the long matches."""
    planner = SweetPlanner()
    planner.width = 4
    bots = [planner, bot_named("sweet-lands", "greedy")]
    tally = play_match(SWEET_LANDS, SWEET_LANDS.rules(2), bots, 0, 8, "planned")
    assert sum(tally.bot_scores["planner"]) > sum(tally.bot_scores["greedy"])


def test_more_courses_lead_to_better_rounds() -> None:
    narrow, wide = SweetPlanner(), SweetPlanner()
    narrow.width, wide.width = 1, 5
    gain = 0.0
    for seed in range(4):
        state = first_turn(f"width {seed}")
        moves = legal_moves(state, deciders(state)[0])
        gain += wide.plan(thinking(state), state, moves).value
        gain -= narrow.plan(thinking(state), state, moves).value
    assert gain > 0


def test_a_plan_ends_with_the_round() -> None:
    state = first_turn()
    thought = thinking(state)
    moves = legal_moves(state, thought.seat)
    course = SweetPlanner().plan(thought, state, moves)
    assert course.first[0] in moves
    assert course.state.has(thought.seat, on.ENDED)
    assert course.state.has(thought.seat, on.HAND) <= 2, "cards are there to be used"


def test_the_beam_keeps_the_best_and_one_of_equals() -> None:
    state = first_turn()
    beam: list[Course] = []
    for number, value in enumerate((3.0, 5.0, 5.0, 1.0, 4.0)):
        add(beam, Course(state, [number], value, 0), 3)
    assert [(course.first[0], course.value) for course in beam] == [(1, 5.0), (4, 4.0), (0, 3.0)]


def test_thinking_leaves_the_state_alone() -> None:
    state = first_turn()
    before = SWEET_LANDS.to_data(state)
    SweetPlanner().deed(thinking(state), state, legal_moves(state, deciders(state)[0]))
    assert SWEET_LANDS.to_data(state) == before


def test_an_area_that_lacks_a_little_is_bought_into() -> None:
    state = first_turn()
    thought = thinking(state)
    at = thought.seat * WIDTH
    state.sheet[at + on.GOLD], state.sheet[at + on.WOOD] = 8, 4
    deeds = candidates(thought.o, state, thought.seat, legal_moves(state, thought.seat))
    assert [BUYS[1], BUYS[1], USES[ROADS_AREA]] in deeds
    state.sheet[at + on.GOLD] = 7
    deeds = candidates(thought.o, state, thought.seat, legal_moves(state, thought.seat))
    assert not [deed for deed in deeds if deed[-1] == USES[ROADS_AREA]]


def test_every_deed_thought_of_can_be_played() -> None:
    bought = 0
    for turn in turns("deeds"):
        for wood in range(5):
            state = turn.clone()
            thought = thinking(state)
            # Gold to buy with, less wood than most things cost, and property that costs little of it.
            for field, have in ((on.GOLD, 20), (on.WOOD, wood), (on.IRON, 0), (on.DISCOUNT, 3)):
                state.sheet[thought.seat * WIDTH + field] = have
            for deed in candidates(thought.o, state, thought.seat, legal_moves(state, thought.seat)):
                bought += len(deed) > 1
                after = state.clone()
                for move in deed:
                    play(after, thought.seat, move)
    assert bought > 500


@pytest.mark.parametrize("field", [on.GOLD, on.WHEAT, on.DIAMOND, on.GOLD_PRODUCTION, on.VP, on.CITY_POINTS])
def test_more_is_worth_more(field: int) -> None:
    state = first_turn()
    thought = thinking(state)
    more = state.clone()
    more.sheet[thought.seat * WIDTH + field] += 3
    assert worth(thought.o, more, thought.seat) > worth(thought.o, state, thought.seat)


def test_at_the_end_a_position_is_worth_its_points() -> None:
    state = first_turn()
    state.round = ROUND_COUNT
    thought = thinking(state)
    after = done(thought, state, [THE_END_ROUND])
    assert worth(thought.o, after, thought.seat) == SWEET_LANDS.scores(after)[thought.seat]
