"""Sentences have subjects, and names have the form that their place in a sentence needs."""

from __future__ import annotations

import re
from functools import cache

import pytest

from artel.cli.texts import texts
from artel.games import GAMES
from artel.kernel.game import Game
from artel.kernel.state import DO
from tests.fluent_files import (
    LANGUAGES,
    ROOT,
    attributes,
    client_sorts,
    forms,
    messages,
    natures,
    package,
    selectors,
    variables,
)


def waiting(game: Game) -> set[str]:
    """The questions people are asked, as the waiting sentence of the others names them."""
    asked = [step for step in game.steps if step.kind != DO and step not in natures(game)]
    return {f"does-{step.shape.name}" for step in asked}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_waiting_sentence_says_who_does_what(game: Game, language: str) -> None:
    found = {name: each for name, each in messages(language, game.name).items() if name.startswith("does-")}
    assert set(found) == waiting(game)
    say = texts(language, game.name)
    for name, message in found.items():
        assert "seat" in variables(message) <= {"seat", "card"}, name
        said = say.say(name, {"seat": 1, "card": "farm"})
        assert say.seat(1) in said
        assert re.fullmatch(r"[^\W\d_].* .*\.", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_for_one_and_for_several_names_them(language: str) -> None:
    table = messages(language, "table")
    assert variables(table["waiting-one"]) == {"seat"}
    assert variables(table["waiting-for"]) == {"names"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_log_line_with_a_seat_has_it_in_its_sentence(game: Game, language: str) -> None:
    for shape in game.lines.shapes:
        seats = {field.name for field in shape.fields if field.name in ("seat", "target")}
        assert seats <= variables(messages(language, game.name)[f"log-{shape.name}"]), shape.name


@cache
def pieces(game: Game) -> dict[str, set[str]]:
    """The words that can come in as each value of a line or a move."""
    found: dict[str, set[str]] = {}
    for shape in (*game.lines.shapes, *game.verbs.shapes):
        for field in shape.fields:
            found.setdefault(field.name, set()).update(field.words)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_form_that_a_sentence_asks_for_exists(game: Game, language: str) -> None:
    found, sorts = messages(language, game.name), client_sorts(game.name)
    asked = {(value, form) for message in found.values() for value, form in forms(message)}
    assert asked
    for value, form in asked:
        for word in pieces(game)[value]:
            name = found[f"{sorts[value]}-{word}"]
            if form:
                assert form in attributes(name), (value, word, form)
            else:
                assert variables(name) <= {"count"}, (value, word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_form_is_left_over(game: Game, language: str) -> None:
    found, sorts = messages(language, game.name), client_sorts(game.name)
    asked = {(sorts[value], form) for message in found.values() for value, form in forms(message) if form}
    asked |= asked_in_code(game.name)
    has = {(name.partition("-")[0], form) for name, message in found.items() for form in attributes(message)}
    assert has == asked


def asked_in_code(game: str) -> set[tuple[str, str]]:
    """The forms that the terminal's part of a game asks for by itself."""
    code = "".join(path.read_text() for path in (ROOT / "src/artel/cli/faces" / package(game)).glob("*.py"))
    return set(re.findall(r'form\(f"(\w+)-.*case="(\w+)"\)', code))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_browser_calls_every_piece_of_a_sentence_by_its_name(game: Game) -> None:
    """A word that a line or a move carries into a sentence is a sort of piece that the browser knows."""
    for kind, shapes in (("log", game.lines.shapes), ("move", game.verbs.shapes)):
        for shape in shapes:
            message = messages("en", game.name).get(f"{kind}-{shape.name}")
            worded = {field.name for field in shape.fields if field.words}
            spoken = variables(message) - selectors(message) if message is not None else set()
            assert worded & spoken <= set(client_sorts(game.name)), shape.name
