"""The six levels: there in every game, each better than the one below, and human in what they miss."""

from __future__ import annotations

from itertools import pairwise

import pytest

from artel.bots import known, levels, strengths, usual
from artel.bots.search.levels import SIX
from artel.bots.search.mind import NO_MOVE, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.thinker import Strength, Thinker
from artel.games import GAMES, game_named
from artel.kernel.game import Game, Rng, Rules, State, decider, legal_moves, play_nature, play_trusted

games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@games
def test_people_choose_among_six_and_everybody_else_among_more(game: Game) -> None:
    assert levels(game.name) == list(SIX)
    assert {"random", "greedy", "flat", *SIX} <= set(known(game.name))
    assert usual(game.name) in levels(game.name)


@games
def test_each_level_overlooks_less_thinks_more_or_has_practised_unlike_the_one_below(game: Game) -> None:
    found = strengths(game.name)
    assert len(found) == len(SIX)
    for lower, upper in pairwise(found):
        assert upper.overlooks <= lower.overlooks
        less, more = [(each.thoughts * each.attends, each.instinct * each.attends) for each in (lower, upper)]
        assert upper.overlooks < lower.overlooks or more[0] > less[0] or more[1] > less[1]
    assert found[-1].overlooks == 0


@pytest.mark.parametrize(("players", "thoughts"), [(2, 24), (3, 48), (5, 96)])
def test_where_more_sit_more_is_thought(players: int, thoughts: int) -> None:
    """The same answer, from as many draws, as by who always thinks so much; and not so by who thinks less."""
    game, mind = game_named("keyflower"), mind_of("keyflower")
    state = game.setup(game.rules(players))
    play_nature(state, Rng("seats"))
    seat = int(decider(state))
    moves = legal_moves(state, seat)

    def drawn(strength: Strength) -> tuple[int, str]:
        rng = Rng("thoughts")
        return Thinker(mind, strength).decide(state, seat, moves, rng), repr(rng)

    found = drawn(Strength(24, 6, instinct=True, each_seat=24))
    assert found == drawn(Strength(thoughts, 6, instinct=True))
    assert found[1] != drawn(Strength(thoughts - 12, 6, instinct=True))[1]


def test_a_game_without_a_mind_has_its_plain_bots() -> None:
    assert levels("ludo") == known("ludo") == ["random"]
    assert usual("ludo") == "random"


def answers(game: Game, bots: list[Thinker], plies: int) -> list[list[int]]:
    """What each of the bots would answer to the questions of one game, played by the first of them."""
    state, rng = game.setup(game.rules(2)), Rng("levels")
    play_nature(state, rng)
    found: list[list[int]] = [[] for _ in bots]
    while state.agenda and state.ply < plies:
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        for number, bot in enumerate(bots):
            imagined = game.determinise(state, seat, Rng(f"imagined {state.ply}"))
            found[number].append(bot.decide(imagined, seat, moves, Rng(f"answer {state.ply}")))
            assert found[number][-1] in moves
        play_trusted(state, seat, found[0][-1])
        play_nature(state, rng)
    return found


def test_who_overlooks_nothing_and_never_thinks_plays_like_the_quick_player() -> None:
    game = game_named("keyflower")
    mind = mind_of(game.name)
    quick, novice, apprentice = (
        Thinker(mind, strength) for strength in [Strength(0, 1), *strengths(game.name)[:2]]
    )
    first, second, third = answers(game, [quick, apprentice, novice], 160)
    misses = [sum(one != two for one, two in zip(first, each, strict=True)) for each in (second, third)]
    assert 0 < misses[0] < misses[1]
    state, rng = game.setup(game.rules(2)), Rng("levels")
    play_nature(state, rng)
    seat = int(decider(state))
    moves = legal_moves(state, seat)
    assert quick.decide(state, seat, moves, Rng(1)) == mind.player.decide(state, seat, moves, Rng(1))


def test_a_table_with_modules_may_have_a_share_of_its_own() -> None:
    game = game_named("keyflower")
    full = game.rules(2, ("base", "farmers"))
    one, two = Strength(0, 1, attends=300), Strength(0, 1, attends=300, with_modules=700)
    assert [one.attends_at(game.rules(2)), one.attends_at(full)] == [300, 300]
    assert [two.attends_at(game.rules(2)), two.attends_at(full)] == [300, 700]
    mind = mind_of(game.name)
    state, seat, moves = undecided(game, full, mind)
    practised = mind.instinctive(state, seat, moves)
    followed = [
        sum(
            Thinker(mind, strength).decide(state, seat, moves, Rng(number)) == practised
            for number in range(100)
        )
        for strength in (
            Strength(0, 1, instinct=True, attends=0, with_modules=1000),
            Strength(0, 1, instinct=True, attends=1000, with_modules=300),
        )
    ]
    assert followed[0] == 100
    assert 10 < followed[1] < 60


def undecided(game: Game, rules: Rules, mind: Mind) -> tuple[State, int, list[int]]:
    """A turn in which instinct does something other than the quick player."""
    state, rng = game.setup(rules), Rng("levels")
    while True:
        play_nature(state, rng)
        seat = int(decider(state))
        moves = legal_moves(state, seat)
        quick = mind.player.decide(state, seat, moves, rng)
        if mind.instinctive(state, seat, moves) not in (NO_MOVE, quick):
            return state, seat, moves
        play_trusted(state, seat, quick)


def test_who_does_not_attend_does_what_is_quick() -> None:
    game = game_named("keyflower")
    mind = mind_of(game.name)
    players = [Thinker(mind, Strength(4, 3, attends=attends, sure=0.0)) for attends in (0, 300, 1000)]
    quick = Thinker(mind, Strength(0, 1))
    plain, never, seldom, always = answers(game, [quick, *players], 60)
    assert never == plain
    differ = [sum(one != two for one, two in zip(each, plain, strict=True)) for each in (seldom, always)]
    assert 0 < differ[0] < differ[1]


def test_overlooked_moves_are_not_thought_about_and_one_is_always_seen() -> None:
    blind = Thinker(mind_of(GAMES[0].name), Strength(0, 6, overlooks=1000))
    assert blind.seen([4, 5, 6], Rng(1)) == [6]
    half = Thinker(mind_of(GAMES[0].name), Strength(0, 6, overlooks=500))
    seen = [half.seen([4, 5, 6, 7], Rng(seed)) for seed in range(200)]
    assert all(set(each) <= {4, 5, 6, 7} for each in seen)
    assert 1.5 < sum(len(each) for each in seen) / len(seen) < 2.6
