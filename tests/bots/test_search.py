"""Players that search: legal, the same for the same seed, blind to what is hidden, fair in their thoughts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.bots.artificium.flat import ArtificiumFlat
from artel.bots.contract import Bot
from artel.bots.keyflower.flat import KeyflowerFlat
from artel.bots.keyflower.mind import KeyflowerMind, deed
from artel.bots.search.flat import FlatBot, Trial
from artel.bots.search.mind import Mind, margin
from artel.bots.seated import SeatedBots
from artel.bots.sweet_lands.flat import SweetLandsFlat
from artel.games.artificium.game import ARTIFICIUM
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import THE_PASS
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature, play_trusted

Player = Callable[[], FlatBot]
FLAT: list[tuple[Game, Player]] = [
    (ARTIFICIUM, ArtificiumFlat),
    (KEYFLOWER, KeyflowerFlat),
    (SWEET_LANDS, SweetLandsFlat),
]
flat_players = pytest.mark.parametrize(("game", "player"), FLAT, ids=[game.name for game, _ in FLAT])
# How far games are played, and where somebody is asked twice: Sweet Lands is set up in 23 plies alone and in
# 36 for two, most of them chance, and its thoughts are long.
TABLES: list[tuple[Game, Player, int, int]] = [
    (ARTIFICIUM, ArtificiumFlat, 2, 60),
    (KEYFLOWER, KeyflowerFlat, 2, 60),
    (SWEET_LANDS, SweetLandsFlat, 1, 27),
    (SWEET_LANDS, SweetLandsFlat, 2, 39),
]
ASKED_AT = {"artificium": (20, 45), "keyflower": (20, 45), "sweet-lands": (50, 110)}


def hasty(player: Player) -> FlatBot:
    bot = player()
    bot.thoughts, bot.most_moves = 4, 3
    return bot


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
    ("game", "player", "players", "plies"), TABLES, ids=[f"{each[0].name}-{each[2]}" for each in TABLES]
)
def test_a_searching_player_plays_a_legal_game_and_the_same_again(
    game: Game, player: Player, players: int, plies: int
) -> None:
    digests = []
    for _ in range(2):
        bots: list[Bot] = [hasty(player) for _ in range(players)]
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


@flat_players
def test_what_a_seat_cannot_tell_apart_it_answers_alike(game: Game, player: Player) -> None:
    for plies in ASKED_AT[game.name]:
        state = some_way_in(game, 3, plies)
        seat = int(decider(state))
        other = game.determinise(state, seat, Rng("other"))
        assert game.digest(other) != game.digest(state)
        answers = [hasty(player).choose(game.view(each, seat), Rng("same")) for each in (state, other)]
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


class Counting(Mind):
    """Every move is worth its place among the moves, and chance adds as much to each of them."""

    def __init__(self) -> None:
        super().__init__(ArtificiumFlat().mind.player)
        self.drawn: list[int] = []

    def play_on(self, state: State, rng: Rng) -> list[float]:
        self.drawn.append(int(rng.below(1_000_000)))
        return [float(self.drawn[-1]), 0.0]


def test_in_one_deal_all_moves_have_the_same_chance() -> None:
    state = some_way_in(ARTIFICIUM, 2, 30)
    seat = int(decider(state))
    moves = legal_moves(state, seat)[:2]
    mind = Counting()
    trial = Trial(mind, state, seat, moves, Rng("fair"))
    trial.deal([0, 1], 5)
    assert mind.drawn[0::2] == mind.drawn[1::2]
    assert len(set(mind.drawn)) == 5


def test_the_first_move_stays_unless_another_is_surely_better() -> None:
    state = some_way_in(ARTIFICIUM, 2, 30)
    trial = Trial(Counting(), state, 0, [1, 2, 3], Rng(1))
    trial.margins[0][:] = [1.0, 5.0, 3.0, 3.0]
    trial.margins[1][:] = [9.0, -2.0, 6.0, 0.0]
    trial.margins[2][:] = [2.0, 6.0, 4.0, 4.5]
    assert trial.surely_best([0, 1], 1.0) == 0, "better on the mean by chance"
    assert trial.surely_best([0, 2], 1.0) == 2, "better in every deal"
    assert trial.better_half([0, 1, 2]) == [2, 0]


def test_a_margin_is_over_the_best_rival_and_alone_the_points() -> None:
    assert margin([10.0, 7.0, 12.0], 0) == -2.0
    assert margin([10.0], 0) == 10.0
