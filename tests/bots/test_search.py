"""Players that search: legal, the same for the same seed, blind to what is hidden, fair in their thoughts."""

from __future__ import annotations

import time

import pytest

from artel.bots.artificium.encode import ArtificiumEncoder
from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot
from artel.bots.keyflower.mind import KeyflowerMind
from artel.bots.keyflower.of_turn import BEFORE_PASSING, BEST_MOVES, deed
from artel.bots.search.mind import Mind, margin
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker, halve
from artel.bots.search.trial import Line, Trial, Tried
from artel.bots.seated import SeatedBots
from artel.games.artificium.game import ARTIFICIUM
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import THE_PASS
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.kernel.agenda import NOBODY
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature, play_trusted

THINKING: list[Game] = [ARTIFICIUM, KEYFLOWER, SWEET_LANDS]
thinking_games = pytest.mark.parametrize("game", THINKING, ids=[game.name for game in THINKING])
# How far games are played, and where somebody is asked twice: Sweet Lands is set up in 23 plies alone and in
# 36 for two, most of them chance, and its thoughts are long.
TABLES: list[tuple[Game, int, int]] = [
    (ARTIFICIUM, 2, 60), (KEYFLOWER, 2, 60), (SWEET_LANDS, 1, 27), (SWEET_LANDS, 2, 39),
]  # fmt: skip
ASKED_AT = {"artificium": (20, 45), "keyflower": (20, 45), "sweet-lands": (50, 110)}


def hasty(game: Game) -> Thinker:
    return Thinker(mind_of(game.name), Strength(4, 3))


def some_way_in(game: Game, players: int, plies: int) -> State:
    """A game in which so much has happened at random, with a choice before somebody."""
    state, rng = game.setup(game.rules(players)), Rng(f"way {plies}")
    play_nature(state, rng)
    while state.ply < plies or len(legal_moves(state, decider(state))) < 2:
        seat = decider(state)
        moves = legal_moves(state, seat)
        play_trusted(state, seat, moves[rng.below(len(moves))])
        play_nature(state, rng)
    return state


@pytest.mark.parametrize(
    ("game", "players", "plies"), TABLES, ids=[f"{each[0].name}-{each[1]}" for each in TABLES]
)
def test_a_searching_player_plays_a_legal_game_and_the_same_again(
    game: Game, players: int, plies: int
) -> None:
    digests = []
    for _ in range(2):
        bots: list[Bot] = [hasty(game) for _ in range(players)]
        loop = SeatedBots(game, game.setup(game.rules(players)), bots, Rng("again"))
        # Not the whole game: a search is slow in the pure build.
        while loop.state.ply < plies:
            seat = decider(loop.state)
            if seat < 0:
                play_nature(loop.state, loop.rng)
            else:
                loop.carry_out(seat, loop.choose(seat))
        digests.append(game.digest(loop.state))
    assert digests[0] == digests[1]


@thinking_games
def test_what_a_seat_cannot_tell_apart_it_answers_alike(game: Game) -> None:
    for plies in ASKED_AT[game.name]:
        state = some_way_in(game, 3, plies)
        seat = int(decider(state))
        other = game.determinise(state, seat, Rng("other"))
        assert game.digest(other) != game.digest(state)
        answers = [hasty(game).choose(game.view(each, seat), Rng("same")) for each in (state, other)]
        assert answers[0] == answers[1]


def test_a_turn_is_thought_about_with_more_workers_too_and_with_passing() -> None:
    mind = KeyflowerMind()
    state = some_way_in(KEYFLOWER, 2, 12)
    while KEYFLOWER.asks(state)[0]["kind"] != "turn":
        state = some_way_in(KEYFLOWER, 2, state.ply + 1)
    seat = int(decider(state))
    moves = legal_moves(state, seat)
    tried = mind.candidates(state, seat, moves, 30, Rng(1))
    assert tried[0] == mind.player.decide(state, seat, moves, Rng(1))
    assert THE_PASS in tried
    assert len(tried) == len(set(tried))
    assert set(tried) <= set(moves)
    deeds = [deed(move) for move in tried if deed(move) >= 0]
    assert len(deeds) > len(set(deeds)), "some bid or use with more workers"
    assert len(set(deeds)) > BEST_MOVES, "some that are not among the best at first sight"
    assert THE_PASS in mind.candidates(state, seat, moves, BEFORE_PASSING + 2, Rng(1))


class Counting(Mind):
    """Whatever is done, chance decides what it is worth."""

    def __init__(self) -> None:
        super().__init__(ArtificiumGreedy(), ArtificiumEncoder())
        self.drawn: list[int] = []

    def stage(self, state: State) -> int:
        return 0

    def run(self, state: State, stage: int, rng: Rng) -> bool:
        self.drawn.append(int(rng.below(1_000_000)))
        return False

    def worths(self, state: State, over: bool) -> list[float]:
        return [float(self.drawn[-1]), 0.0]


def test_in_one_deal_all_moves_have_the_same_chance() -> None:
    state = some_way_in(ARTIFICIUM, 2, 30)
    seat = int(decider(state))
    moves = legal_moves(state, seat)[:2]
    mind = Counting()
    trial = Trial(mind, state, seat, moves, Rng("fair"), explained=False)
    trial.deal([0, 1], 5)
    assert mind.drawn[0::2] == mind.drawn[1::2]
    assert len(set(mind.drawn)) == 5


def lines_of(*margins: list[float], asked: int = NOBODY) -> Line:
    """A way to go on in which seat 0 is so far ahead of seat 1, deal by deal."""
    line = Line(asked, 0)
    for each in [number for row in margins for number in row]:
        line.add([each, 0.0])
    return line


def test_the_first_move_stays_unless_another_is_surely_better() -> None:
    trial = Trial(Counting(), some_way_in(ARTIFICIUM, 2, 30), 0, [1, 2, 3], Rng(1), explained=False)
    trial.tried[0].lines.append(lines_of([1.0, 5.0, 3.0, 3.0]))
    trial.tried[1].lines.append(lines_of([9.0, -2.0, 6.0, 0.0]))
    trial.tried[2].lines.append(lines_of([4.0, 9.0, 6.0, 6.5]))
    assert trial.surely_best([0, 1], 1.0) == 0, "better on the mean by chance"
    assert trial.surely_best([0, 2], 1.0) == 2, "better in every deal"
    assert trial.better_half([0, 1, 2]) == [2, 0]


def test_whoever_waits_asks_what_the_others_would_do() -> None:
    """Waiting is good while the rival goes on; but the rival is better off if it waits too."""
    waits = Tried(7)
    waits.lines.append(lines_of([6.0, 4.0], asked=1))
    waits.lines.append(lines_of([1.0, 3.0]))
    assert waits.mean(0) == 2.0
    waits.lines[1] = lines_of([9.0, 9.0])
    assert waits.mean(0) == 5.0, "the rival goes on, since waiting would be worse for it"


def test_a_pass_is_followed_by_the_passes_of_the_others() -> None:
    mind = KeyflowerMind()
    state = some_way_in(KEYFLOWER, 3, 12)
    while KEYFLOWER.asks(state)[0]["kind"] != "turn":
        state = some_way_in(KEYFLOWER, 3, state.ply + 1)
    seat = int(decider(state))
    other = next(move for move in legal_moves(state, seat) if deed(move) >= 0)
    trial = Trial(mind, state, seat, [other, THE_PASS], Rng(1), explained=True)
    trial.deal([0, 1], 2)
    assert [len(tried.lines) for tried in trial.tried] == [1, 3]
    rivals = [(seat + 1) % 3, (seat + 2) % 3]
    assert [line.asked for line in trial.tried[1].lines] == [*rivals, NOBODY]
    assert all(len(line.values) == 2 for line in trial.tried[1].lines)


def test_whoever_is_hurried_still_tries_every_move_once_and_answers() -> None:
    state = some_way_in(ARTIFICIUM, 2, 30)
    seat = int(decider(state))
    trial = Trial(Counting(), state, seat, legal_moves(state, seat)[:3], Rng("hurry"), explained=False)
    halve(trial, 1_000_000, time.monotonic() - 1.0)
    assert [len(tried.line().values) for tried in trial.tried] == [1] * len(trial.tried)
    hurried = Thinker(mind_of("artificium"), Strength(1_000_000, 3))
    hurried.hurry(0.0)
    assert hurried.decide(state, seat, legal_moves(state, seat), Rng(1)) in legal_moves(state, seat)


def test_with_time_enough_a_hurried_player_answers_as_ever() -> None:
    state = some_way_in(ARTIFICIUM, 2, 30)
    seat = int(decider(state))
    moves = legal_moves(state, seat)
    calm, hurried = hasty(ARTIFICIUM), hasty(ARTIFICIUM)
    hurried.hurry(3600.0)
    assert calm.decide(state, seat, moves, Rng(5)) == hurried.decide(state, seat, moves, Rng(5))


def test_a_margin_is_over_the_best_rival_and_alone_the_points() -> None:
    assert margin([10.0, 7.0, 12.0], 0) == -2.0
    assert margin([10.0], 0) == 10.0
