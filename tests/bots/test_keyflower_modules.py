"""The greedy bot meets what it does not know: tiles, words, actions and questions of modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from artel.bots.contract import Bot
from artel.bots.keyflower.choosers import CHOOSERS
from artel.bots.keyflower.evaluation import Estate, Stock
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.terms import TERMS, worth
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import UNKNOWN_ABILITY, UNKNOWN_PIECE, Weights
from artel.bots.seated import SeatedBots
from artel.games.keyflower.game import KEYFLOWER, Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.moves import THE_PASS, TILE
from artel.games.keyflower.state import AUCTION, KeyflowerRules, KeyflowerState
from artel.games.keyflower.words import SUMMER
from artel.kernel.draw import Draw
from artel.kernel.game import Game, Rng, View, deciders, play, play_nature
from artel.kernel.rules import ModuleError
from artel.kernel.state import Do
from tests.bots.guests import BOW, BUSK, EVERYTHING, LOOK, UNEXPLAINED, WAVE, game
from tests.games.festival.module import FESTIVAL_GAME, INVITE, KINDS, NEW_TILES, numbers_of

FESTIVAL = ("base", "festival")
THE_INVITE, THE_BUSK = int(INVITE.of()), int(BUSK.of())
THE_LOOK, THE_BOW, THE_WAVE = int(LOOK.of()), int(BOW.of()), int(WAVE.of())


class Watched(Bot):
    """The bot, and every question it was asked with its answer."""

    def __init__(self) -> None:
        self.greedy = KeyflowerGreedy()
        self.asked: list[tuple[View, int]] = []

    def choose(self, view: View, rng: Rng) -> int:
        move = self.greedy.choose(view, rng)
        self.asked.append((view, move))
        return move


def match(own: Game, modules: tuple[str, ...], players: int, seed: str) -> tuple[KeyflowerState, Watched]:
    """A whole game of the bot against itself; an error or an illegal move raises."""
    bot = Watched()
    state = own.setup(own.rules(players, modules))
    SeatedBots(own, state, cast("list[Bot]", [bot] * players), Rng(seed)).run()
    return cast(KeyflowerState, state), bot


def tokens_worth(each: float) -> dict[str, object]:
    def part(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
        return each * numbers_of(state, "tokens")[seat]

    return {"tokens": part}


def guests_worth(each: float) -> dict[str, object]:
    def part(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
        return each * sum(numbers_of(state, "invitations")[seat * len(KINDS) : (seat + 1) * len(KINDS)])

    return {"guests": part}


def greeting(own: Keyflower, players: int = 3) -> KeyflowerState:
    """The first question of all: how to greet."""
    state = own.setup(own.rules(players, EVERYTHING))
    play_nature(state, Rng("greeting"))
    return cast(KeyflowerState, state)


def first_turn(own: Keyflower) -> KeyflowerState:
    """The first turn, with two tokens behind each screen and one more in front of the first player."""
    state = greeting(own)
    while own.asks(state)[0]["kind"] != "turn":
        play(state, deciders(state)[0], THE_BOW)
        play_nature(state, Rng("turn"))
    return state


def answer(own: Keyflower, state: KeyflowerState, seed: object = 1) -> int:
    return KeyflowerGreedy().choose(own.view(state, deciders(state)[0]), Rng(f"{seed}"))


# Whole games.


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_with_everything_new(players: int) -> None:
    """New tiles are won and used, and invitations are taken for what their wishes score."""
    state, bot = match(FESTIVAL_GAME, FESTIVAL, players, "festival")
    first = TILE.index[NEW_TILES[0]]
    assert [tile for tile in state.laid if tile >= first]
    offered = [move for view, move in bot.asked if THE_INVITE in view.moves]
    assert THE_INVITE in offered
    assert sum(FESTIVAL_GAME.scores(state)) / players > 40


def test_whole_games_with_questions_and_actions_nobody_explains() -> None:
    """Everything is tried out; looking again and again brings nothing and is left alone."""
    _, bot = match(UNEXPLAINED, EVERYTHING, 2, "unexplained")
    answers = [move for _, move in bot.asked]
    assert {THE_BOW, THE_WAVE} & set(answers)
    assert THE_LOOK not in answers


def test_a_whole_game_in_which_tokens_are_dear() -> None:
    own = game("dear", worths=tokens_worth(50.0))
    state, bot = match(own, EVERYTHING, 2, "dear")
    answers = [move for _, move in bot.asked]
    assert THE_INVITE not in answers
    assert answers.count(THE_WAVE) == 2 * 4
    # Two tokens in the purse and four for waving, besides those of the seasons and tiles.
    assert min(numbers_of(state, "tokens")) >= 6


# A module's terms, deeds and choosers.


def test_a_term_decides_over_a_free_action() -> None:
    for name, rows, invites in (
        ("many-guests", guests_worth(9.0), True),
        ("no-guests", {**guests_worth(0.0), **tokens_worth(50.0)}, False),
    ):
        own = game(name, worths=rows)
        state = first_turn(own)
        assert THE_INVITE in own.view(state, deciders(state)[0]).moves
        assert (answer(own, state) == THE_INVITE) == invites, name


@pytest.mark.parametrize("gain", [9.0, -9.0])
def test_a_deed_says_what_a_verb_is_worth(gain: float) -> None:
    own = game(f"deed-{gain}", deeds={"invite": lambda state, seat, move, worth: gain})
    assert (answer(own, first_turn(own)) == THE_INVITE) == (gain > 0)


def test_a_deed_can_ask_for_the_worth_of_any_state() -> None:
    seen: list[float] = []

    def deed(state: KeyflowerState, seat: int, move: int, value: Callable[[KeyflowerState], float]) -> float:
        after = state.clone()
        numbers_of(after, "tokens")[seat] += 2
        seen.append(value(after) - value(state))
        return -1.0

    own = game("asks-worth", worths=tokens_worth(3.0), deeds={"invite": deed})
    answer(own, first_turn(own))
    assert seen == [pytest.approx(6.0)]


def test_another_way_to_spend_a_turn_is_weighed_against_the_bots_own() -> None:
    for each, busks in ((50.0, True), (0.0, False)):
        own = game(f"busk-{each}", worths=tokens_worth(each))
        state = first_turn(own)
        seat = deciders(state)[0]
        numbers_of(state, "tokens")[seat] = 0
        assert THE_BUSK in own.view(state, seat).moves
        assert (answer(own, state) == THE_BUSK) == busks, each


def test_a_question_of_its_own_is_answered_by_its_chooser() -> None:
    asked: list[list[int]] = []

    def chooser(state: KeyflowerState, seat: int, moves: list[int], worth: object) -> int:
        asked.append(moves)
        return moves[1]

    own = game("chooser", choosers={"greet": chooser}, worths=tokens_worth(50.0))
    assert answer(own, greeting(own)) == THE_BOW
    assert asked == [[THE_LOOK, THE_BOW, THE_WAVE]]


def test_a_chooser_may_take_the_place_of_the_bots_own() -> None:
    """It is asked for everything but free actions."""
    asked: list[list[int]] = []

    def chooser(state: KeyflowerState, seat: int, moves: list[int], worth: object) -> int:
        asked.append(moves)
        return THE_PASS

    own = game("passes", choosers={"turn": chooser}, deeds={"invite": lambda *_: -1.0})
    state = first_turn(own)
    numbers_of(state, "tokens")[deciders(state)[0]] = 0
    assert answer(own, state) == THE_PASS
    assert THE_BUSK in asked[0]
    assert THE_INVITE not in asked[0]


@pytest.mark.parametrize(
    ("each", "expected"), [(5.0, {THE_WAVE}), (-5.0, {THE_BOW}), (0.0, {THE_BOW, THE_WAVE})]
)
def test_a_question_nobody_explains_is_tried_out(each: float, expected: set[int]) -> None:
    """The best by the terms; equal answers are given alike, but never the one that only asks again."""
    own = game(f"greet-{each}", worths=tokens_worth(each))
    state = greeting(own)
    assert {answer(own, state, seed) for seed in range(20)} == expected


def test_a_chooser_for_no_step_is_refused() -> None:
    own = game("wrong", choosers={"gret": lambda *_: 0})
    with pytest.raises(ModuleError, match=r"expected a chooser for one of deal-home .* greet, got 'gret'"):
        own.rules(3, EVERYTHING)


# What tiles and words are worth.


def test_the_worth_is_the_sum_of_its_terms() -> None:
    for own, further in ((game("plain-sum"), 0.0), (game("sum", worths=tokens_worth(2.5)), 2.5)):
        state = first_turn(own)
        estate = Estate(state, 0, Weights())
        stock = Stock(state, estate)
        parts = [term.worth(state, estate, stock) for term in TERMS]
        tokens = numbers_of(state, "tokens")[0]
        assert worth(state, estate) == pytest.approx(sum(parts) + further * tokens)
        assert tokens > 0


def test_a_term_sees_the_tiles_a_seat_is_about_to_win() -> None:
    bandstand = TILE.index["bandstand"]

    def part(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
        return 7.0 if bandstand in tiles else 0.0

    own, plain = game("bandstand", worths={"bandstand": part}), game("no-bandstand")
    values = []
    for each in (own, plain):
        state = first_turn(each)
        state.owner[bandstand] = AUCTION
        values.append(TurnValue(state, 0, Weights()).lot(bandstand))
    assert values[0] - values[1] == pytest.approx(7.0)


def test_tiles_are_valued_by_the_rules_at_hand() -> None:
    """One bot at several tables: as many faces as the game has, whatever it met before."""
    weights = Weights()
    base = cast(KeyflowerRules, KEYFLOWER.rules(3))
    with_more = cast(KeyflowerRules, FESTIVAL_GAME.rules(3, FESTIVAL))
    before = weights.standing_of(base)
    more = weights.standing_of(with_more)
    assert [len(row) for row in before] == [2 * base.tile_count] * 4
    assert [len(row) for row in more] == [2 * with_more.tile_count] * 4
    assert [row[: 2 * base.tile_count] for row in more] == before == weights.standing_of(base)


def test_words_and_abilities_have_the_prizes_of_their_module_or_a_guess() -> None:
    weights = Weights()
    plain, told = (
        cast(KeyflowerRules, each.rules(3, EVERYTHING))
        for each in (game("no-prize"), game("prize", prizes={"token": 3.0, "merry": 8.0}))
    )
    bandstand, boat = 2 * TILE.index["bandstand"], 2 * TILE.index["summer-boat-9"] + 1
    uses, income = weights.uses_left[SUMMER], weights.use_green * weights.uses_left[SUMMER]
    for rules, token, merry in ((plain, UNKNOWN_PIECE, UNKNOWN_ABILITY), (told, 3.0, 8.0)):
        standing = weights.standing_of(rules)[SUMMER]
        assert standing[bandstand] == pytest.approx(1.3 * token * uses)
        assert standing[boat] == pytest.approx(merry + income)


def test_using_a_tile_counts_its_unknown_gains() -> None:
    bandstand = TILE.index["bandstand"]
    values = []
    for own in (game("use-plain"), game("use-prize", prizes={"token": 3.0})):
        state = first_turn(own)
        state.owner[bandstand] = AUCTION
        values.append(TurnValue(state, 0, Weights()).gain(bandstand))
    assert values == [pytest.approx(UNKNOWN_PIECE), pytest.approx(3.0)]


def test_every_question_of_the_base_game_to_a_seat_has_a_chooser() -> None:
    asking = [step.shape.name for step in BASE.steps if not isinstance(step, Do | Draw)]
    assert sorted(CHOOSERS) == sorted(asking)
