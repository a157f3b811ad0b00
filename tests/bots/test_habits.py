"""Habits: what somebody does without a thought who has played much, and who has them."""

from __future__ import annotations

from artel.bots import bot_named
from artel.bots.contract import Bot
from artel.bots.search.mind import NO_MOVE
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.seated import SeatedBots
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature
from tests.bots.test_guesses import questions

KEYFLOWER = game_named("keyflower")
# Greedy is 176 points behind: 73 of 100. So few games are fewer with one chance in ten thousand.
GAMES_PLAYED, LEAST_WON = 120, 0.58


def test_habits_are_better_than_the_quick_player_they_began_as() -> None:
    practised: Bot = Thinker(mind_of("keyflower"), Strength(0, 1, habits=True))
    quick = bot_named("keyflower", "greedy")
    won = 0.0
    for number in range(GAMES_PLAYED):
        seat, rng = number % 2, Rng(f"habits {number // 2}")
        bots = [practised, quick] if seat == 0 else [quick, practised]
        match = SeatedBots(KEYFLOWER, KEYFLOWER.setup(KEYFLOWER.rules(2)), bots, rng)
        match.run()
        scores = KEYFLOWER.scores(match.state)
        won += (scores[seat] > scores[1 - seat]) + 0.5 * (scores[0] == scores[1])
    assert won / GAMES_PLAYED > LEAST_WON, won


def test_a_habit_is_a_legal_move_at_every_turn_and_nothing_elsewhere() -> None:
    mind = mind_of("keyflower")
    practised = Thinker(mind, Strength(0, 1, habits=True))
    turns = 0
    for state in questions(KEYFLOWER, 3, 2) + questions(KEYFLOWER, 4, 3, tuple(KEYFLOWER.module_names())):
        seat = asked(state)
        moves, before = legal_moves(state, seat), KEYFLOWER.digest(state)
        move = mind.habit(state, seat, moves)
        assert KEYFLOWER.digest(state) == before
        assert move in moves or (move == NO_MOVE and not mind.familiar(state, seat, moves)[0])
        answer = practised.decide(state, seat, moves, Rng(1))
        if move == NO_MOVE:
            assert answer == mind.player.decide(state, seat, moves, Rng(1))
        else:
            turns += 1
            assert answer == move
    assert turns > 20


def test_who_thinks_or_has_no_habits_plays_as_before() -> None:
    """Habits are for what is done without a thought, in the games that have learned some."""
    for game in GAMES:
        mind, state = mind_of(game.name), first_question(game)
        seat = asked(state)
        moves = legal_moves(state, seat)
        for thoughts in (0, 2):
            without, with_them = (
                Thinker(mind, Strength(thoughts, 3, habits=habits)).decide(state, seat, moves, Rng(3))
                for habits in (False, True)
            )
            assert without == with_them or (game is KEYFLOWER and thoughts == 0)
        if game is not KEYFLOWER:
            assert mind.habit(state, seat, moves) == NO_MOVE
    journeyman = bot_named("keyflower", "journeyman")
    assert isinstance(journeyman, Thinker)
    assert journeyman.strength.habits


def first_question(game: Game) -> State:
    state = game.setup(game.rules(2))
    play_nature(state, Rng(1))
    return state


def asked(state: State) -> int:
    return int(decider(state))
