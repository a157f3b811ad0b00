"""What a game declares of its views is all they hold: no field besides, none missing, no unknown kind."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from artel.games import GAMES
from artel.kernel.game import SPECTATOR, Game, Log, State
from artel.kernel.log import line_data
from artel.kernel.schema import Entry, Listed, Maybe, Named, Record, Schema, Variants, Words
from artel.kernel.state import DO
from artel.kernel.view_types import ANY_LINE, ANY_VIEW, ask_schemas, line_schemas, reason_schemas, view_schema
from tests.contract.contract import contract_of, view_types_of
from tests.contract.walks import CASES, PLAYED, Case, walk
from tests.games.tiny.game import TINY


def views_of(case: Case, seed: int) -> Iterator[dict[str, Any]]:
    """The views of everybody, after every decision and at the end."""
    last: State | None = None
    for turn in walk(case, seed):
        last = turn.state
        for viewer in (SPECTATOR, *range(case.players)):
            yield case.game.view(turn.state, viewer).data
    assert last is not None
    for viewer in (SPECTATOR, *range(case.players)):
        yield case.game.view(last, viewer).data


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_view_is_what_was_declared(case: Case) -> None:
    schema = view_schema(view_types_of(case.game, case.modules), case.game.steps)
    for seed in range(case.part(8)):
        for data in views_of(case, seed):
            misfit = schema.misfit(data)
            assert misfit is None, str(misfit)
        assert data["outcome"] is not None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_log_line_is_what_was_declared(case: Case) -> None:
    schema = line_schemas(view_types_of(case.game, case.modules), case.game.lines)
    log = Log()
    for _ in walk(case, 2, log):
        pass
    assert len(log.lines) > 20
    for index in range(len(log.lines)):
        misfit = schema.misfit(line_data(case.game.lines, log, index))
        assert misfit is None, str(misfit)


@pytest.mark.parametrize("case", [case for case in CASES if case.game is TINY], ids=str)
def test_what_every_game_shares_fits_a_game_that_declares_nothing(case: Case) -> None:
    """Its own fields are whatever they are."""
    assert case.game.view_types() is None
    for data in views_of(case, 0):
        misfit = ANY_VIEW.misfit(data)
        assert misfit is None, str(misfit)
    log = Log()
    for _ in walk(case, 0, log):
        pass
    for index in range(len(log.lines)):
        misfit = ANY_LINE.misfit(line_data(case.game.lines, log, index))
        assert misfit is None, str(misfit)


def test_a_game_of_which_nobody_says_what_its_views_hold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = dataclasses.replace(contract_of("tiny"), view_types=None)
    monkeypatch.setattr("tests.contract.contract.contract_of", lambda name: nothing)
    with pytest.raises(AssertionError, match=r"^tiny: expected view_types .*tiny\.contract, got neither"):
        view_types_of(TINY)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_of_the_package_declares_its_views_itself(game: Game) -> None:
    assert game.view_types() is not None


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_details_and_reasons_belong_to_what_there_is(game: Game) -> None:
    types = view_types_of(game)
    asking = {step.shape.name for step in game.steps if step.kind != DO}
    assert set(types.details) <= asking
    assert set(ask_schemas(types, game.steps).records) == asking
    assert set(line_schemas(types, game.lines).records) == {shape.name for shape in game.lines.shapes}


def entries_in(schema: Schema) -> Iterator[Entry]:
    match schema:
        case Record():
            for entry in schema.entries:
                yield entry
                yield from entries_in(entry.schema)
        case Variants():
            for record in schema.records.values():
                yield from entries_in(record)
        case Listed() | Maybe():
            yield from entries_in(schema.schema)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_every_field_has_a_sentence(game: Game) -> None:
    types = view_types_of(game)
    entries = list(entries_in(view_schema(types, game.steps)))
    assert len(entries) > 30
    for entry in entries:
        assert entry.says.endswith("."), entry.name
        assert entry.says[0].isupper() or entry.says[0] == "-", entry.name


@cache
def last_view(case: Case) -> dict[str, Any]:
    *_, data = views_of(case, 0)
    return data


def first_end(case: Case) -> dict[str, Any]:
    return deepcopy(last_view(case))


def all_dicts(value: object) -> Iterator[dict[str, Any]]:
    """Every object in a view whose fields are declared by name."""
    match value:
        case dict():
            yield value
            for each in value.values():
                yield from all_dicts(each)
        case list():
            for each in value:
                yield from all_dicts(each)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_one_field_more_or_one_less_is_found(game: Game) -> None:
    case = next(case for case in CASES if case.game is game)
    schema = view_schema(view_types_of(game, case.modules), game.steps)
    count = len(list(all_dicts(first_end(case))))
    assert count > 10
    for place in range(count):
        data = first_end(case)
        list(all_dicts(data))[place]["no_such_field"] = 1
        misfit = schema.misfit(data)
        assert misfit is not None
        # Options are words by their names: a number there is the wrong type.
        assert misfit.kind in ("unknown-field", "unknown-word", "wrong-type")
    for name in set(first_end(case)) - {"options"}:
        data = first_end(case)
        del data[name]
        misfit = schema.misfit(data)
        assert misfit is not None
        assert (misfit.kind, misfit.expected) == ("missing-field", name)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_an_unknown_kind_is_found(game: Game) -> None:
    types = view_types_of(game)
    for schema, tag in (
        (ask_schemas(types, game.steps), "kind"),
        (line_schemas(types, game.lines), "k"),
        (reason_schemas(types), "kind"),
    ):
        misfit = schema.misfit({"seat": 0, tag: "unheard-of"})
        assert misfit is not None
        assert (misfit.kind, misfit.at, misfit.got) == ("unknown-word", tag, "unheard-of")


def test_counts_are_of_declared_words() -> None:
    """A multiset with a word that is no piece does not fit."""
    for game in GAMES:
        tallies = [entry.schema for entry in entries_in(view_schema(view_types_of(game), game.steps))]
        found = [each for each in tallies if isinstance(each, Named) and isinstance(each.key, Words)]
        assert found
        for schema in found:
            misfit = schema.misfit({"unicorn": 1}, "pieces")
            assert misfit is not None
            assert misfit.got == "unicorn"
