"""The engine's objects behave like Python's own: they copy, pickle, print and document themselves."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import artel
from artel.games import GAMES
from artel.kernel import agenda, driver, record, shape
from artel.kernel import game as game_module
from artel.kernel.driver import Move, Play
from artel.kernel.game import Game, Rng, Rules, State, View, legal_moves, play_nature
from artel.kernel.log import Log
from artel.kernel.record import Record, RecordError
from artel.kernel.refusal import Refusal, Refused
from artel.kernel.rules import Module
from artel.kernel.shape import CommandError, Field, Language, Shape
from artel.kernel.state import Ask, Step
from artel.kernel.telling import Told
from artel.kernel.view import Outcome, Reason, Tie

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ways = pytest.mark.parametrize(
    "again",
    [copy.copy, copy.deepcopy, *[lambda it, p=p: pickle.loads(pickle.dumps(it, p)) for p in (2, 5)]],
    ids=["copy", "deepcopy", "pickle-2", "pickle-5"],
)
Again = Callable[[Any], Any]


def in_the_midst(game: Game, players: int = 3, seed: int = 4) -> Play:
    """A game played half way through, with a log."""
    play = artel.new(game.name, players=players, seed=seed)
    for number in range(40):
        moves = play.moves()
        play.play(moves[(7 * number) % len(moves)])
    return play


@games
@ways
def test_a_state_is_copied_whole_and_is_its_own(game: Game, again: Again) -> None:
    state = in_the_midst(game).state
    log = state.log
    assert log is not None
    before, lines = game.digest(state), len(log.lines)
    other = again(state)
    assert type(other) is type(state)
    assert game.digest(other) == before
    assert other.rules is state.rules
    copied = other.log
    assert copied is not None
    assert copied is not log
    assert copied.lines == log.lines
    seat = agenda.deciders(other)[0]
    agenda.play(other, seat, legal_moves(other, seat)[0])
    play_nature(other, Rng(1))
    assert game.digest(state) == before
    assert len(log.lines) == lines


@games
@ways
def test_a_state_without_a_log_stays_without(game: Game, again: Again) -> None:
    assert again(game.setup(game.rules(2))).log is None


@games
@ways
def test_games_rules_and_steps_are_the_ones_they_were(game: Game, again: Again) -> None:
    assert again(game) is game
    assert again(game.rules(3)) is game.rules(3)
    assert all(again(step) is step for step in game.steps)


@games
@ways
def test_a_played_game_goes_on_alike(game: Game, again: Again) -> None:
    one = in_the_midst(game)
    two = again(one)
    assert two.history == one.history
    assert two.log(0) == one.log(0)
    for _ in range(30):
        assert two.moves() == one.moves()
        move = one.moves()[-1]
        one.play(move)
        two.play(again(move))
    assert two.history == one.history
    assert game.digest(two.state) == game.digest(one.state)


@games
def test_a_clone_of_a_played_game_is_its_own(game: Game) -> None:
    one = in_the_midst(game)
    before, history = game.digest(one.state), list(one.history)
    two = one.clone()
    two.play(two.moves()[0])
    assert (game.digest(one.state), one.history) == (before, history)
    assert len(two.history) > len(history)


@ways
def test_small_things_are_equal_to_what_they_were(again: Again) -> None:
    play = in_the_midst(GAMES[-1])
    view = play.view(1)
    assert again(view) == view
    rng = Rng("same")
    rng.word()
    assert [again(rng).word() for _ in range(2)] == [rng.clone().word()] * 2
    reason = Reason(1, "castle", 5, {"count": 2})
    tie = Tie(1, [0, 1], 30, "coins", [4, 2])
    outcome = Outcome([30, 30], [0], [reason], [1, 2], [tie])
    assert again(outcome).to_data() == outcome.to_data(), "places and ties are more than the scores tell"
    assert repr(again(tie)) == "Tie(1, [0, 1], 30, 'coins', [4, 2])"
    assert again(reason).to_data() == reason.to_data()
    tie = Tie(1, [0, 2], 5, "gold", [3, 1])
    for outcome in (play.game.outcome(play.state), Outcome([5, 1, 5], [0], [reason], [1, 3, 2], [tie])):
        assert again(outcome).to_data() == outcome.to_data()
    refusal = Refusal("AR-1", "no-coins", {"coins": 2})
    assert again(refusal).to_data() == refusal.to_data()
    told = Told(2, [3, 5])
    assert (again(told).back, again(told).moves) == (2, [3, 5])
    log = play.state.log
    assert log is not None
    assert (again(log).lines, again(log).plies, again(log).seen_by) == (log.lines, log.plies, log.seen_by)
    made = play.record()
    assert again(made).text() == made.text()
    assert again(made).line_of(51) == made.line_of(51)


@games
@ways
def test_shapes_fields_and_languages_mean_the_same(game: Game, again: Again) -> None:
    for known in (game.verbs, game.lines, game.frames, game.spoken):
        other = again(known)
        assert isinstance(other, Language)
        assert (other.size, [each.usage() for each in other.shapes]) == (
            known.size,
            [each.usage() for each in known.shapes],
        )
        for each in known.shapes:
            twin = again(each)
            assert type(twin) is type(each)
            assert (twin.code, twin.size, twin.usage()) == (each.code, each.size, each.usage())
            assert [field.expected() for field in twin.fields] == [field.expected() for field in each.fields]
            assert getattr(twin, "rule", None) == getattr(each, "rule", None)


@ways
def test_errors_travel_between_processes_whole(again: Again) -> None:
    errors: list[Exception] = [
        CommandError("unknown-word", "a word", "x", ["pass"]),
        Refused(Refusal("AR-1", "no-coins", {"coins": 2}), "buy wood", ["sell wood"]),
        RecordError("header", 3, "a game", "nothing", 7),
        agenda.IllegalMoveError("expected a legal move, got 3"),
        agenda.EndlessError("does not advance"),
    ]
    for error in errors:
        other = again(error)
        assert (type(other), str(other)) == (type(error), str(error))
    assert again(errors[0]).nearest == ("pass",)
    assert again(errors[1]).refusal.rule == "AR-1"
    assert again(errors[2]).move == 7


def test_what_no_name_leads_back_to_is_not_pickled() -> None:
    like = Game(GAMES[0].name, min_players=2, max_players=2, modules=[Module("base")])
    with pytest.raises(pickle.PicklingError, match=f"the one game known as '{GAMES[0].name}', got another"):
        pickle.dumps(like)
    with pytest.raises(pickle.PicklingError, match=r"expected a step of artificium \| keyflower"):
        pickle.dumps(Ask("lonely"))
    with pytest.raises(pickle.PicklingError, match=r"expected rules of a game out of .*, got 'ludo'"):
        pickle.dumps(Rules("ludo", 2, (), []))


def test_printed_values_that_have_changed_are_refused() -> None:
    rules = GAMES[0].rules(2)
    parts = rules.__reduce__()
    make, given = parts[0], parts[1]
    assert callable(make)
    assert isinstance(given, tuple)
    with pytest.raises(ValueError, match=r"expected edition \w+, got other"):
        make(*given[:-1], "other")


def test_representations_say_what_a_person_needs() -> None:
    game = GAMES[0]
    state = game.setup(game.rules(3))
    play_nature(state, Rng(1))
    view = game.view(state, 0)
    asked = state.rules.steps[state.agenda[-1] & 255].shape.name
    assert repr(game) == "<Artificium 'artificium', 2 to 6 players, modules base>"
    assert repr(game.rules(3)) == "<ArtificiumRules of artificium with base for 3 players>"
    head = f"<ArtificiumState of artificium for 3 players, ply {state.ply}"
    assert repr(state) == f"{head}, question {asked!r}>"
    assert repr(view) == f"<View of seat 0 in artificium, ply {state.ply}, {len(view.moves)} moves>"
    assert repr(game.view(state, -2)).startswith("<View of a spectator in artificium")
    assert repr(Refusal("AR-1", "x", {"a": 1})) == "Refusal('AR-1', 'x', {'a': 1})"
    assert repr(Told(1, [2])) == "Told(1, [2])"
    assert repr(Tie(1, [0, 2], 5, "gold", [3, 1])) == "Tie(1, [0, 2], 5, 'gold', [3, 1])"
    assert repr(Log()) == "<Log of 0 lines>"
    assert repr(Outcome([3, 1], [0], [])) == "<Outcome [3, 1], won by [0], 0 reasons>"
    assert repr(Field("good", ["wood", "stone"])) == "<Field good: wood | stone>"
    assert repr(Shape("buy", Field("good", ["wood"]))) == "<Shape 'buy GOOD'>"
    assert (
        repr(Language(Shape("buy", Field("good", ["wood", "stone"]))))
        == "<Language of 1 shapes, 2 lines: buy>"
    )
    assert (
        repr(Record({"game": "ludo", "players": "2"}))
        == "<Record of ludo for 2 players, 0 moves, unfinished>"
    )
    assert repr(Rng("a")).startswith("<Rng at ")
    assert repr(game.steps[0]) == f"<{type(game.steps[0]).__name__} {game.steps[0].shape.usage()!r}>"
    play = artel.new("artificium", players=2)
    assert repr(play) == f"<Play of {len(play.history)} moves: {play.state!r}>"
    over = game.from_data(state.rules, {**game.to_data(state), "agenda": []})
    assert repr(over) == f"{head}, over>"


DOCUMENTED: list[tuple[object, str]] = [
    (Game, "One game."),
    (Game.view, "Everything this seat, or a spectator, may know."),
    (Game.redeal, "A full state consistent with the view."),
    (Game.determinise, "`redeal` of this seat's view without the view"),
    (State, "The mutable spine"),
    (State.clone, "An independent copy without a log."),
    (Step.moves, "The legal answers of this seat"),
    (View, "A seat's knowledge"),
    (Play.moves, "The legal moves of a seat"),
    (Play.history, "Every move so far"),
    (Move, "A legal move as people see it"),
    (agenda.play, "Carry out a move of the seat that is asked"),
    (record.read_record, "Parse a record"),
    (game_module, "The contract of a game"),
    (shape, "Bounded values packed into one integer"),
    (driver, "A friendly driver for library users"),
]


@pytest.mark.parametrize(("thing", "words"), DOCUMENTED)
def test_docstrings_are_kept_in_every_build(thing: object, words: str) -> None:
    assert (inspect.getdoc(thing) or "").startswith(words)


def test_signatures_are_kept_in_every_build() -> None:
    assert list(inspect.signature(Game.view).parameters) == ["self", "state", "seat"]
    assert list(inspect.signature(agenda.play).parameters) == ["state", "seat", "move"]


@games
def test_the_same_choice_of_rules_is_built_once(game: Game) -> None:
    assert game.rules(3) is game.rules(3, game.default_modules)
    assert game.rules(3) is not game.rules(2)
    view = in_the_midst(game).view(0)
    dealt = [game.redeal(view, Rng(seed)) for seed in range(3)]
    assert {id(state.rules) for state in dealt} == {id(game.rules(3))}


@games
def test_another_length_of_game_is_another_choice(game: Game) -> None:
    before = game.rules(3)
    most, game.most_plies = game.most_plies, 77
    try:
        assert (game.rules(3).most_plies, before.most_plies) == (77, most)
    finally:
        game.most_plies = most
    assert game.rules(3).most_plies == most


@games
def test_rules_kept_at_hand_are_bounded(game: Game) -> None:
    most = game.most_plies
    kept = []
    try:
        for number in range(game_module.MOST_RULES + 1):
            game.most_plies = 1000 + number
            kept.append(game.rules(3))
        game.most_plies = 1000
        assert game.rules(3) is not kept[0], "the first ones have been let go"
    finally:
        game.most_plies = most
