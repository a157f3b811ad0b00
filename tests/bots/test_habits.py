"""Habits: what practice alone has taught of moves. Instinct began with them, and adds to what they like."""

from __future__ import annotations

from artel.bots import bot_named
from artel.bots.contract import Bot
from artel.bots.search.minds import mind_of
from artel.bots.search.values import HABITS, shipped
from artel.bots.seated import SeatedBots
from artel.games import game_named
from artel.kernel.game import KNOWN, Rng, State, View, decider, legal_moves
from tests.bots.test_guesses import questions

KEYFLOWER = game_named("keyflower")
# Greedy is 176 points behind: 73 of 100. So few games are fewer with one chance in ten thousand.
GAMES_PLAYED, LEAST_WON = 120, 0.58


class Practised(Bot):
    """Takes the move of a turn that habits like best, and answers everything else quickly."""

    def __init__(self) -> None:
        self.mind = mind_of("keyflower")
        assert self.mind.moves is not None
        self.habits = shipped(self.mind.moves, HABITS)

    def choose(self, view: View, rng: Rng) -> int:
        return self.decide(KNOWN[view.game].redeal(view, rng), view.seat, view.moves, rng)

    def decide(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        known, rows = self.mind.familiar(state, seat, moves)
        if not known:
            return self.mind.player.decide(state, seat, moves, rng)
        stage = int(self.mind.stage(state))
        return max(zip(known, rows, strict=True), key=lambda each: self.habits.points(stage, each[1]))[0]


def test_habits_are_better_than_the_quick_player_they_began_as() -> None:
    practised: Bot = Practised()
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


def test_moves_are_familiar_at_every_turn_and_nowhere_else() -> None:
    mind = mind_of("keyflower")
    assert mind.scene is not None
    turns = 0
    for state in questions(KEYFLOWER, 3, 2) + questions(KEYFLOWER, 4, 3, tuple(KEYFLOWER.module_names())):
        seat = asked(state)
        moves, before = legal_moves(state, seat), KEYFLOWER.digest(state)
        known, rows = mind.familiar(state, seat, moves)
        assert KEYFLOWER.digest(state) == before
        assert set(known) <= set(moves)
        assert len(rows) == len(known)
        assert bool(known) == mind.scene.fits(state)
        turns += bool(known)
    assert turns > 20


def asked(state: State) -> int:
    return int(decider(state))
