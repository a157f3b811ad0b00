"""Foresight: instinct that looks a little ahead."""

from __future__ import annotations

import pytest

from artel.bots.search.farsight import AS_GOOD, FEWEST_DEALS, SURE, Farsight, is_as_good, is_worse
from artel.bots.search.foresight import Foresight
from artel.bots.search.instinct import Instinct, size_of
from artel.bots.search.mind import NO_MOVE, Mind, margin
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_nature, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from tests.bots.by_instinct import fixed, known, questions

GAMES = ["keyflower", "sweet-lands", "artificium"]


def turns(mind: Mind, name: str, players: int, seed: str, count: int) -> list[tuple[State, int]]:
    """The last questions of a game by instinct, with the seats that are asked."""
    return questions(mind, name, players, seed)[-count:]


@pytest.mark.parametrize("name", GAMES)
def test_who_foresees_chooses_of_what_instinct_likes(name: str) -> None:
    mind = mind_of(name)
    player = Thinker(mind, Strength(6, 3, instinct=True))
    for state, seat in turns(mind, name, 2, "liked", 12):
        moves = legal_moves(state, seat)
        liked = mind.liked(state, seat, moves, 3).moves
        assert liked[0] == mind.instinctive(state, seat, moves)
        assert set(liked) <= set(moves)
        before = KNOWN[name].state_data(state)
        assert player.decide(state, seat, moves, Rng("x")) in liked
        assert KNOWN[name].state_data(state) == before


@pytest.mark.parametrize(("name", "players"), [("keyflower", 2), ("sweet-lands", 1), ("sweet-lands", 3)])
def test_a_thought_comes_to_what_the_network_promises_or_the_game_brought(name: str, players: int) -> None:
    """Somebody whose critic promises a fixed margin: beyond the end of the game that is not asked."""
    mind = mind_of(name)
    scene, _ = known(mind)
    found = questions(mind, name, players, "end")
    mind.instinct = sure = fixed(scene, 1.0)
    promised = scene.points + (scene.alone if players == 1 else 0.0)
    for (state, seat), over in ((found[len(found) // 4], False), (found[-1], True)):
        liked = mind.liked(state, seat, legal_moves(state, seat), 2)
        ahead = Foresight(mind, scene, sure, state, seat, liked, Rng("x"))
        ahead.deal([0])
        came = ahead.margins[0][0]
        assert (came != promised and came == int(came)) if over else came == promised


@pytest.mark.parametrize(("name", "players"), [("keyflower", 2), ("artificium", 3), ("sweet-lands", 1)])
def test_farsight_comes_to_what_came_out_when_instinct_played_on(name: str, players: int) -> None:
    mind = mind_of(name)
    found = turns(mind, name, players, "far", 30)
    liked = [mind.liked(state, seat, legal_moves(state, seat), 2).moves for state, seat in found]
    at = next(at for at, moves in enumerate(liked) if len(moves) == 2)
    (state, seat), moves = found[at], liked[at]
    far = Farsight(mind, state, seat, moves, Rng("far"), mind.at_once)
    far.evenly(2)
    rng = Rng("far")
    own, ahead = [0.0, 0.0], [0.0, 0.0]
    for _ in range(2):
        dealt = KNOWN[name].determinise(state, seat, rng)
        chance = rng.clone()
        for number, first in enumerate(moves):
            after = dealt.clone()
            rng.take(chance)
            play_trusted(after, seat, first)
            play_nature(after, rng)
            while (other := int(decider(after))) != NOBODY:
                answers = legal_moves(after, other)
                move = answers[0] if len(answers) == 1 else mind.instinctive(after, other, answers)
                if move == NO_MOVE:
                    move = mind.decide(after, other, answers, rng)
                play_trusted(after, other, move)
                play_nature(after, rng)
            points = [float(each) for each in KNOWN[name].scores(after)]
            own[number] += points[seat]
            ahead[number] += margin(points, seat)
    ends = [far.ways[number][0] for number in range(2)]
    assert [sum(each.points for each in way) for way in ends] == own
    assert [sum(each.margin for each in way) for way in ends] == ahead
    assert all(any(share != 0.0 for share in end.shares) for way in ends for end in way)


def test_who_is_surely_behind_leaves_the_race_and_who_is_not_goes_on() -> None:
    mind = mind_of("artificium")
    state, seat = turns(mind, "artificium", 2, "race", 12)[0]
    moves = legal_moves(state, seat)[:5]
    most = 3 * FEWEST_DEALS
    far = Farsight(mind, state, seat, moves, Rng("race"), mind.at_once)
    far.race(most)
    best = far.order[0]
    assert len(far.margins[best]) == max(len(each) for each in far.margins)
    known_of = [is_worse(*far.behind(at)) or is_as_good(*far.behind(at)) for at in range(len(moves))]
    for at in range(len(moves)):
        assert FEWEST_DEALS <= len(far.margins[at]) <= most
        assert known_of[at] or len(far.margins[at]) == most
    behind = [far.behind(at)[0] for at in far.order]
    assert behind[1:] == sorted(behind[1:])


def test_what_is_known_of_a_move_depends_on_the_error() -> None:
    assert is_worse(AS_GOOD + SURE + 0.1, 1.0)
    assert not is_worse(AS_GOOD + SURE, 1.0)
    assert is_as_good(0.0, 0.0)
    assert is_as_good(-SURE, 1.0)
    assert not is_as_good(AS_GOOD, 0.1)


def test_who_attends_seldom_follows_its_instinct_seldom() -> None:
    mind = mind_of("sweet-lands")
    scene, _ = known(mind)
    actor, critic = size_of(len(scene.names), 1, 1), size_of(scene.around, 1, 1)
    # Somebody who likes whatever the quick player would not do.
    weights = [0.0] * (actor + critic)
    weights[scene.names.index("quick")] = 1.0
    weights[len(scene.names) + 1] = 1.0
    weights[len(scene.names) + 3] = -100.0
    mind.instinct = Instinct(scene, 1, 1, weights)
    others = []
    for attends in (0, 500, 1000):
        player, rng = Thinker(mind, Strength(0, 1, instinct=True, attends=attends)), Rng("attends")
        found = turns(mind, "sweet-lands", 2, "attends", 40)
        others.append(
            sum(
                player.decide(state, seat, legal_moves(state, seat), rng)
                != mind.player.decide(state, seat, legal_moves(state, seat), rng)
                for state, seat in found
            )
        )
    assert others[0] == 0 < others[1] < others[2]


def test_who_has_no_instinct_does_what_is_quick_or_thinks_like_others() -> None:
    mind = mind_of("sweet-lands")
    state, seat = turns(mind, "sweet-lands", 2, "none", 1)[0]
    moves = legal_moves(state, seat)
    mind.instinct = None
    assert mind.liked(state, seat, moves, 3).moves == []
    quick, thinking, other = (
        Thinker(mind, strength).decide(state, seat, moves, Rng("x"))
        for strength in (Strength(0, 1, instinct=True), Strength(6, 3, instinct=True), Strength(6, 3))
    )
    assert quick == mind.player.decide(state, seat, moves, Rng("x"))
    assert thinking == other
