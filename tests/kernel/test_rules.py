"""Modules flatten into one set of tables, sequences and answers, or say why they do not fit."""

from __future__ import annotations

import re

import pytest

from artel.games import GAMES, game_named
from artel.kernel.game import DataError, Game
from artel.kernel.rules import (
    Insert,
    Module,
    ModuleError,
    Option,
    Question,
    Reading,
    chosen,
    earlier_versions,
    flatten,
)

BASE = Module(
    "base",
    rows={"tiles": {"mill": 1, "farm": 2}},
    sequences={"season": ("bid", "work", "rest")},
    answers={"steps": 2},
)
MOST = Question("steps", 1, max)


def test_rows_are_added_replaced_and_removed() -> None:
    more = Module(
        "more", rows={"tiles": {"farm": 5, "inn": 3}, "boats": {"raft": 1}}, removed={"tiles": ["mill"]}
    )
    flat = flatten([BASE, more], [MOST])
    assert flat.rows == {"tiles": {"farm": 5, "inn": 3}, "boats": {"raft": 1}}
    assert BASE.rows == {"tiles": {"mill": 1, "farm": 2}}, "a module itself never changes"


def test_steps_are_inserted_by_name() -> None:
    more = Module(
        "more",
        inserts=[Insert("season", "breed", after="rest"), Insert("season", "plough", before="bid")],
    )
    later = Module("later", needs=["more"], inserts=[Insert("season", "feed", before="breed")])
    flat = flatten([BASE, more, later], [MOST])
    assert flat.sequences == {"season": ["plough", "bid", "work", "rest", "feed", "breed"]}


def test_answers_combine_as_their_question_says() -> None:
    four, three = Module("four", answers={"steps": 4}), Module("three", answers={"steps": 3})
    total = Question("steps", 0, lambda one, other: one + other)
    assert flatten([BASE, four, three], [MOST]).answers == {"steps": 4}
    assert flatten([BASE, four, three], [total]).answers == {"steps": 9}
    assert flatten([Module("quiet")], [MOST]).answers == {"steps": 1}


def test_an_earlier_version_of_a_module_is_read_as_it_was() -> None:
    bid, rest = Insert("season", "plough", before="bid"), Insert("season", "plough", after="rest")
    before = {1: Reading({"steps": 9}, [rest]), 3: Reading()}
    farms = Module("farms", version=4, earlier=before, answers={"steps": 5}, inserts=[bid])
    assert farms.versions() == [4, 3, 1]
    for earlier, steps, season in (
        ({}, 5, ["plough", "bid", "work", "rest"]),
        ({"farms": 3}, 5, ["plough", "bid", "work", "rest"]),
        ({"farms": 1}, 9, ["bid", "work", "rest", "plough"]),
    ):
        flat = flatten([BASE, farms], [MOST], earlier=earlier)
        assert (flat.answers, flat.sequences) == ({"steps": steps}, {"season": season})
    assert earlier_versions([BASE, farms], {"base": 1, "farms": 3}) == {"farms": 3}
    with pytest.raises(ModuleError, match=r"module farms: expected rules version 4 \| 3 \| 1, got 2"):
        earlier_versions([BASE, farms], {"farms": 2})
    with pytest.raises(ModuleError, match="module farms: expected versions before 2, got 2"):
        Module("farms", version=2, earlier={2: Reading()})
    with pytest.raises(ModuleError, match="got 'colour'"):
        flatten(
            [Module("farms", version=2, earlier={1: Reading({"colour": 1})})], [MOST], earlier={"farms": 1}
        )


def test_an_answer_may_depend_on_the_number_of_players() -> None:
    seats = Module("seats", answers={"steps": [0, 0, 7, 8]})
    assert flatten([BASE, seats], [MOST], 3).answers == {"steps": 8}
    with pytest.raises(ModuleError, match="an answer to 'steps' for 4 players, got 4 answers"):
        flatten([BASE, seats], [MOST], 4)


def test_an_option_has_one_value_or_one_for_each_seat() -> None:
    speed = Option("speed", ["slow", "fast"], "slow")
    camp = Option("camp", ["north", "south"], "south", per_seat=True)
    assert speed.checked(None, 3) == "slow"
    assert speed.checked("fast", 3) == "fast"
    assert camp.checked(None, 3) == "south south south"
    assert camp.checked(" north  south ", 2) == "north south"
    for option, given, complaint in (
        (speed, "quick", r"option speed: expected slow \| fast, got 'quick'"),
        (speed, "slow fast", "expected one of them, got 'slow fast'"),
        (speed, "", "expected one of them, got ''"),
        (camp, "north", "expected 3 of them, got 'north'"),
    ):
        with pytest.raises(ModuleError, match=complaint):
            option.checked(given, 3)
    with pytest.raises(ModuleError, match="expected a default"):
        Option("speed", ["slow"], "fast")


@pytest.mark.parametrize(
    ("module", "complaint"),
    [
        (Module("x", removed={"tiles": ["inn"]}), "expected a row of tiles, got 'inn'"),
        (Module("x", removed={"ships": ["raft"]}), "expected a row of ships, got 'raft'"),
        (Module("x", sequences={"season": ()}), "expected a new sequence, got 'season' again"),
        (Module("x", inserts=[Insert("season", "s", after="nap")]), "a step of 'season', got 'nap'"),
        (Module("x", inserts=[Insert("year", "s", after="bid")]), "a step of 'year', got 'bid'"),
        (Module("x", answers={"colour": 1}), "got 'colour'"),
    ],
)
def test_what_does_not_fit_is_named(module: Module, complaint: str) -> None:
    with pytest.raises(ModuleError, match=complaint):
        flatten([BASE, module], [MOST])


@pytest.mark.parametrize("sides", [{}, {"before": "bid", "after": "bid"}])
def test_an_insert_goes_before_or_after(sides: dict[str, str]) -> None:
    with pytest.raises(ModuleError, match="before or after"):
        Insert("season", "s", **sides)


def test_modules_are_chosen_by_name() -> None:
    farmers = Module("farmers", needs=["base"])
    known = {"base": BASE, "farmers": farmers}
    assert chosen(known, ["base", "farmers"]) == [BASE, farmers]
    assert chosen(known, ["farmers", "base"]) == [BASE, farmers], "they stand in one order"
    with pytest.raises(ModuleError, match=r"expected modules out of base \| farmers, got 'pirates'"):
        chosen(known, ["base", "pirates"])
    with pytest.raises(ModuleError, match="got 'base' twice"):
        chosen(known, ["base", "base"])
    assert chosen(known, ["farmers"]) == [BASE, farmers], "the game itself is always there"
    known["pirates"] = Module("pirates", needs=["farmers"])
    with pytest.raises(ModuleError, match="'pirates' expected 'farmers' beside it"):
        chosen(known, ["pirates"])


def test_what_is_implied_is_there_as_soon_as_all_it_needs_is() -> None:
    farmers, pirates = Module("farmers", needs=["base"]), Module("pirates", needs=["base"])
    raid = Module("raid", needs=["farmers", "pirates"], implied=True)
    known = {module.name: module for module in (BASE, farmers, pirates, raid)}
    assert chosen(known, ["farmers"]) == [BASE, farmers]
    assert chosen(known, ["pirates", "farmers"]) == [BASE, farmers, pirates, raid]
    assert chosen(known, ["base", "farmers", "pirates", "raid"]) == [BASE, farmers, pirates, raid]
    with pytest.raises(ModuleError, match="'raid' expected 'pirates' beside it"):
        chosen(known, ["farmers", "raid"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_refuses_wrong_settings(game: Game) -> None:
    for players in (game.min_players - 1, game.max_players + 1):
        with pytest.raises(DataError, match=f"got {players}"):
            game.rules(players)
    with pytest.raises(ModuleError, match="got 'no-such-module'"):
        game.rules(game.min_players, ["no-such-module"])
    known = " | ".join(option.name for option in game.options()) or "no options"
    with pytest.raises(ModuleError, match=re.escape(f"expected {known}, got an option 'speed'")):
        game.rules(game.min_players, options={"speed": "fast"})
    with pytest.raises(DataError, match="got 0000"):
        game.rules(game.min_players, edition="0000")
    assert game.rules(game.min_players).modules == game.default_modules


def test_a_game_is_found_by_its_name() -> None:
    assert [game_named(game.name) for game in GAMES] == list(GAMES)
    with pytest.raises(DataError, match="got 'ludo'"):
        game_named("ludo")


def test_an_editions_tables_stand_in_the_place_of_a_modules_own_and_besides_them() -> None:
    first = Module("base", rows={"goods": {"wood": 1, "clay": 2}, "cards": {"farm": 3}})
    second = Module("more", rows={"goods": {"iron": 4}})
    printed: dict[str, dict[str, dict[str, object]]] = {"base": {"goods": {"wood": 9}, "maps": {"a": 7}}}
    flat = flatten([first, second], [], 2, printed)
    assert flat.rows == {"goods": {"wood": 9, "iron": 4}, "cards": {"farm": 3}, "maps": {"a": 7}}
    assert flatten([first, second], [], 2).rows["goods"] == {"wood": 1, "clay": 2, "iron": 4}
