"""A tree of turns by instinct: rivals answer back there, and whatever comes of a turn belongs to its seat."""

from __future__ import annotations

import math
import time
from typing import Final, cast

import pytest

from artel.bots.keyflower.encode import KeyflowerEncoder
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.search.foresight import Foresight
from artel.bots.search.instinct import Instinct
from artel.bots.search.mind import Liked, Mind, margin
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene, Seen
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.search.tree import EVENLY, FIRST_THOUGHTS, MET, Fork, Tree
from artel.games import game_named
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import BID, BID_TILE, THE_PASS
from artel.games.keyflower.state import SEAT_COUNT, KeyflowerState, leader
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_nature, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.state import State
from tests.bots.by_instinct import fixed, known, questions


def first_turn(players: int) -> State:
    """A game of Keyflower in which the first seat has its first turn."""
    state, rng = KEYFLOWER.setup(KEYFLOWER.rules(players)), Rng("first turn")
    play_nature(state, rng)
    while not TURN.shape.has(state.agenda[-1]):
        seat = decider(state)
        play_trusted(state, seat, legal_moves(state, seat)[0])
        play_nature(state, rng)
    return state


def bids_by_tile(moves: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for move in moves:
        if BID.has(move):
            found.setdefault(int(BID_TILE.read(move)), []).append(move)
    return found


class Contest:
    """A bid of one seat on one tile brings much unless it is beaten, one on another a little."""

    def __init__(self, state: State, seat: int) -> None:
        bids = bids_by_tile(legal_moves(state, seat))
        self.seat: Final = seat
        self.dear, self.cheap = sorted(bids)[:2]
        self.own: Final = [bids[self.dear][0], bids[self.cheap][0]]

    def worth(self, s: KeyflowerState) -> float:
        found = 0.0
        if s.bids[self.dear * SEAT_COUNT + self.seat] > 0:
            found = 5.0 if leader(s, self.dear) == self.seat else -10.0
        return found + (1.0 if leader(s, self.cheap) == self.seat else 0.0)


class Contested(Mind):
    """Somebody to whom two bids come to mind, and to rivals a pass and what would beat the first of them."""

    def __init__(self, contest: Contest) -> None:
        super().__init__(KeyflowerGreedy(), KeyflowerEncoder())
        self.contest: Final = contest

    def liked(
        self, state: State, seat: int, moves: list[int], most: int, dislikes: float = math.inf
    ) -> Liked:
        found = [THE_PASS, *bids_by_tile(moves).get(self.contest.dear, [])]
        if seat == self.contest.seat:
            found = [move for move in self.contest.own if move in moves] or [THE_PASS]
        return Liked(found[:most], [0.0] * len(found[:most]))

    def instinctive(self, state: State, seat: int, moves: list[int]) -> int:
        """Nobody answers at once."""
        return THE_PASS if THE_PASS in moves else moves[0]


class Arena(Scene):
    """All that is seen is what somebody has won of the contest, and what lost."""

    def __init__(self, contest: Contest) -> None:
        super().__init__("keyflower", 1, [("own", "gain", ""), ("own", "loss", "")], [], points=1.0)
        self.contest: Final = contest

    def fits(self, state: State) -> bool:
        return TURN.shape.has(state.agenda[-1])

    def moment(self, state: State) -> int:
        """A thought a little ahead ends when its seat is asked again."""
        return int(state.ply)

    def look_around(self, state: State, seat: int) -> Seen:
        found = self.contest.worth(cast(KeyflowerState, state))
        ahead = found if seat == self.contest.seat else -found
        seen = Seen()
        seen.put(0 if ahead > 0 else 1, abs(ahead))
        return seen


def contested(players: int) -> tuple[State, Contest, Contested, Arena, Instinct]:
    state = first_turn(players)
    contest = Contest(state, int(decider(state)))
    scene = Arena(contest)
    # A node for gains and one for losses, one of each behind them; their difference is the margin.
    part = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, -1.0, 0.0]
    return state, contest, Contested(contest), scene, Instinct(scene, 2, 2, [*part, *part])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_answer_back_in_a_tree_and_not_a_little_ahead(players: int) -> None:
    state, contest, mind, scene, instinct = contested(players)
    liked = Liked(contest.own, [0.0, 0.0])
    ahead = Foresight(mind, scene, instinct, state, contest.seat, liked, Rng(1))
    ahead.grow(40, math.inf)
    assert ahead.best() == contest.own[0], "where nobody answers, the dear tile"
    assert ahead.behind(1)[0] == 4.0
    tree = Tree(mind, scene, instinct, state, contest.seat, liked, Rng(1))
    tree.grow(400, math.inf)
    assert tree.best() == contest.own[1], "there a rival takes the dear tile away"
    fork, answers = tree.root.after[0], []
    while fork and next(iter(fork.values())).moves and next(iter(fork)) != contest.seat:
        rival = next(iter(fork.values()))
        most = rival.tries.index(max(rival.tries))
        answers.append(rival.moves[most])
        fork = rival.after[most]
    assert contest.dear in [BID_TILE.read(answer) for answer in answers if BID.has(answer)], "one of them"


def test_a_fork_tries_what_is_liked_and_then_what_did_well() -> None:
    fork = Fork(0)
    fork.open(Liked([7, 8, 9], [1.0, 0.0, 6.0]))
    assert sum(fork.hopes) == pytest.approx(1.0)
    assert min(fork.hopes) > EVENLY / 3
    unknown = -1.0
    assert fork.most_wanted([7, 8, 9], unknown) == 2
    assert fork.most_wanted([7, 8], unknown) == 0
    assert fork.most_wanted([5], unknown) == -1, "nothing of it is possible in this deal"
    for _ in range(FIRST_THOUGHTS):
        fork.learn(2, -10.0)
        fork.learn(1, 4.0)
    assert fork.most_wanted([7, 8, 9], 1.0) == 1
    assert fork.most_wanted([7, 9], 1.0) == 0, "what was not tried is hoped to be like the others"


def tree_of(mind: Mind, state: State, seat: int, most: int, seed: str) -> Tree:
    scene, instinct = known(mind)
    liked = mind.liked(state, seat, legal_moves(state, seat), most)
    return Tree(mind, scene, instinct, state, seat, liked, Rng(seed))


@pytest.mark.parametrize(("name", "players"), [("keyflower", 2), ("keyflower", 3), ("sweet-lands", 1)])
def test_the_same_seed_finds_the_same_and_nothing_is_played_in_the_state(name: str, players: int) -> None:
    mind = mind_of(name)
    for state, seat in questions(mind, name, players, "shared")[-60:][::20]:
        before = KNOWN[name].state_data(state)
        first, second = (tree_of(mind, state, seat, 4, "same") for _ in range(2))
        for tree in (first, second):
            tree.grow(30, math.inf)
        assert first.margins == second.margins
        assert first.best() == second.best() in legal_moves(state, seat)
        assert KNOWN[name].state_data(state) == before


def test_the_moves_that_instinct_likes_are_thought_about_first() -> None:
    mind = mind_of("keyflower")
    for state, seat in questions(mind, "keyflower", 2, "likes")[-8:]:
        tree = tree_of(mind, state, seat, 5, "likes")
        assert tree.root.moves[0] == mind.instinctive(state, seat, legal_moves(state, seat))
        assert tree.root.hopes == sorted(tree.root.hopes, reverse=True)


def test_a_turn_that_was_met_once_is_worth_what_the_network_promises() -> None:
    """Instinct plays on to the next turn of who thinks: there the critic promises what is in its favour."""
    mind = mind_of("keyflower")
    scene, _ = known(mind)
    state, seat = questions(mind, "keyflower", 2, "promise")[-60:][0]
    mind.instinct = fixed(scene, 1.0)
    tree = tree_of(mind, state, seat, 3, "promise")
    tree.grow(12, math.inf)
    for number, after in enumerate(tree.root.after):
        for fork in after.values():
            assert (fork.met < MET) == (not fork.moves)
            if not fork.moves:
                assert tree.root.margins[number] == pytest.approx(scene.points * tree.root.tries[number])


@pytest.mark.parametrize("players", [2, 4])
def test_where_the_game_is_over_what_came_out_counts(players: int) -> None:
    mind = mind_of("keyflower")
    state, seat = questions(mind, "keyflower", players, "over")[-1:][0]
    tree = tree_of(mind, state, seat, 3, "over")
    after = state.clone()
    rng = Rng("on")
    while decider(after) != NOBODY:
        play_nature(after, rng)
        if decider(after) != NOBODY:
            other = int(decider(after))
            play_trusted(after, other, legal_moves(after, other)[0])
    points = [float(each) for each in KNOWN["keyflower"].scores(after)]
    assert tree.expect(after, NOBODY) == [margin(points, each) for each in range(players)]


def test_questions_that_are_no_turns_are_answered_quickly() -> None:
    mind = mind_of("keyflower")
    game, rng = KNOWN["keyflower"], Rng("quick")
    state = game.setup(game_named("keyflower").rules(2))
    player = Thinker(mind, Strength(8, 4, instinct=True))
    others = 0
    while others < 3:
        play_nature(state, rng)
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        chosen = player.decide(state, seat, moves, Rng("x"))
        assert chosen in moves
        if not known(mind)[0].fits(state) and len(moves) > 1:
            others += 1
            assert chosen == mind.player.decide(state, seat, moves, Rng("x"))
        play_trusted(state, seat, chosen)


def test_the_same_seed_gives_the_same_answer_and_a_hurried_player_has_one() -> None:
    mind = mind_of("keyflower")
    state, seat = questions(mind, "keyflower", 3, "hurry")[-30:][0]
    moves = legal_moves(state, seat)
    thinker = Thinker(mind, Strength(24, 8, instinct=True))
    first, again = (thinker.decide(state, seat, moves, Rng(3)) for _ in range(2))
    assert first == again
    thinker.hurry(0.0)
    assert thinker.decide(state, seat, moves, Rng(3)) in moves
    tree = tree_of(mind, state, seat, 6, "hurry")
    tree.grow(100_000, time.monotonic())
    assert [len(each) for each in tree.margins] == [1] * 6
