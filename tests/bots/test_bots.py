"""Bots play from a view alone: legally, the same for the same seed, and the better one wins."""

from __future__ import annotations

import os

import pytest

from artel.bots import ANY_GAME, bot_from, bot_named, known, levels, plain
from artel.bots.contract import Bot
from artel.bots.match import Tally, play_match
from artel.bots.sweet_lands.planner import SweetPlanner
from artel.games import GAMES, game_named
from artel.kernel.game import NATURE, DataError, Game, Rng, View, deciders, legal_moves, play, sample
from artel.kernel.whole import whole
from tests.contract.walks import CASES, Case, walk

# Bots from outside that are put to the same tests: ARTEL_BOTS=package.module:Class
OUTSIDE = [name for name in os.environ.get("ARTEL_BOTS", "").split(",") if name]
# Bots know the default modules; each case of them is played by each bot that does not look ahead.
# Bots that try whole turns out take seconds for a game, so they sit at a few of its tables only.
SLOW = {"sweet-lands": ("greedy", "planner")}
FOR_SLOW = ("base-1", "base-2", "base-3", "options-1-4", "options-8-2")
TABLES = [
    (case, level)
    for case in CASES
    if case.modules == case.game.default_modules
    for level in [*(plain(case.game.name) if case.game in GAMES else ()), *OUTSIDE]
    if level not in SLOW.get(case.game.name, ()) or str(case).removeprefix(f"{case.game.name}-") in FOR_SLOW
]
tables = pytest.mark.parametrize(("case", "level"), TABLES, ids=[f"{case}-{level}" for case, level in TABLES])
GAMES_EACH = 2


def seated(case: Case, level: str) -> Bot:
    """A bot of this level; one that thinks whole rounds through does so with few courses here."""
    bot = bot_from(case.game.name, level)
    if isinstance(bot, SweetPlanner):
        bot.width, bot.depth = 1, 2
    return bot


def decisions(case: Case, bots: list[Bot], seed: str) -> list[tuple[int, str]]:
    """One game between bots, every answer checked; the seat and line of each."""
    state, rng, made = case.setup(), Rng(seed), []
    while asked := deciders(state):
        if asked == [NATURE]:
            play(state, NATURE, sample(state, rng))
            continue
        seat = asked[0]
        view = case.game.view(state, seat)
        move = whole(bots[seat].choose(view, rng), "a move")
        assert move in legal_moves(state, seat), f"{bots[seat].level}: {case.game.verbs.text(move)}"
        made.append((seat, case.game.verbs.text(move)))
        play(state, seat, move)
    return made


def test_every_game_has_a_random_bot_and_each_bot_knows_its_level() -> None:
    for game in GAMES:
        assert plain(game.name) is not ANY_GAME, f"expected PLAIN in artel.bots.{game.name}, got none"
        assert {"random", "greedy"} <= set(known(game.name))
        assert set(levels(game.name)) <= set(known(game.name))
        for level in known(game.name):
            assert bot_named(game.name, level).level == level


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(DataError, match="got 'genius'"):
        bot_named(GAMES[0].name, "genius")
    with pytest.raises(DataError, match="got 'greedy'"):
        bot_named("ludo", "greedy")
    assert bot_named("ludo", "random").level == "random", "a game without bots of its own has the random one"
    assert levels("match") == ["random"], "a file of this folder is no game's"


@tables
def test_a_bot_among_its_like_never_moves_illegally(case: Case, level: str) -> None:
    for seed in range(GAMES_EACH):
        bots = [seated(case, level) for _ in range(case.players)]
        made = decisions(case, bots, f"legal {seed}")
        assert {seat for seat, _ in made} == set(range(case.players))


@tables
def test_a_bot_answers_odd_positions_too(case: Case, level: str) -> None:
    """Random walks lead where no bot would go by itself."""
    bot = seated(case, level)
    for seed in range(2, 5):
        for turn in walk(case, seed):
            if turn.seat != NATURE and turn.state.ply % 3 == 0:
                view = case.game.view(turn.state, turn.seat)
                move = whole(bot.choose(view, Rng(seed)), "a move")
                assert move in turn.moves, f"seed {seed} ply {turn.state.ply}: {case.game.verbs.text(move)}"


@tables
def test_the_same_seed_gives_the_same_game(case: Case, level: str) -> None:
    first, again = (
        decisions(case, [seated(case, level) for _ in range(case.players)], "same") for _ in range(2)
    )
    assert first == again


@tables
def test_a_bot_cannot_depend_on_what_is_hidden(case: Case, level: str) -> None:
    """The same answer to the view of a state in which everything unknown was dealt anew."""
    bot = seated(case, level)
    compared = 0
    for turn in walk(case, 0):
        if turn.seat == NATURE or turn.state.ply % 2:
            continue
        view = case.game.view(turn.state, turn.seat)
        other = case.game.redeal(view, Rng(f"hidden {turn.state.ply}"))
        # A fresh bot of each kind: nothing may be carried over from the other question either.
        answer = bot.choose(view, Rng("answer"))
        fresh = seated(case, level)
        assert fresh.choose(case.game.view(other, turn.seat), Rng("answer")) == answer
        compared += 1
    assert compared > 10


@tables
def test_a_bot_leaves_its_view_alone(case: Case, level: str) -> None:
    bot = seated(case, level)
    for turn in walk(case, 1):
        if turn.seat != NATURE and turn.state.ply % 4 == 0:
            view = case.game.view(turn.state, turn.seat)
            bot.choose(view, Rng(1))
            assert view == case.game.view(turn.state, turn.seat)


def test_random_takes_every_legal_move_alike() -> None:
    bot, rng = bot_named(GAMES[0].name, "random"), Rng("alike")
    view = View(GAMES[0].name, 0, [3, 5, 8, 13], {})
    answers = [bot.choose(view, rng) for _ in range(2000)]
    assert {answers.count(move) // 100 for move in view.moves} <= {4, 5}


@pytest.mark.parametrize("name", [game.name for game in GAMES if "greedy" in levels(game.name)])
def test_greedy_beats_random(name: str) -> None:
    """Forty games for two, seats changing: far more than luck would give."""
    game = game_named(name)
    bots = [bot_named(name, "greedy"), bot_named(name, "random")]
    tally = play_match(game, game.rules(2), bots, 0, 40, "strength")
    assert tally.games == 40
    assert tally.wins["greedy"] >= 36
    means = {level: sum(scores) / len(scores) for level, scores in tally.bot_scores.items()}
    assert means["greedy"] > 2 * means["random"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_matches_played_in_parts_add_up(game: Game) -> None:
    bots = [bot_named(game.name, "random")]
    rules = game.rules(game.max_players)
    whole = play_match(game, rules, bots, 0, 6, "parts")
    parts = Tally(game.max_players)
    parts.add(play_match(game, rules, bots, 0, 2, "parts"))
    parts.add(play_match(game, rules, bots, 2, 4, "parts"))
    assert (parts.games, parts.decisions, parts.legal) == (whole.games, whole.decisions, whole.legal)
    assert (parts.scores, parts.wins, parts.bot_scores) == (whole.scores, whole.wins, whole.bot_scores)
