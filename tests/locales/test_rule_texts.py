"""Every statement of the ledgers can be read in Russian and Italian; English stands in the ledger alone."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from artel.cli.ledger import statements
from artel.cli.texts import texts
from artel.games import GAMES
from artel.kernel.game import Game
from tests.fluent_files import LANGUAGES, ROOT, messages, nodes, variables

TRANSLATED = [language for language in LANGUAGES if language != "en"]


def text_of(message: ast.Message) -> str:
    return "".join(
        node.value for node in nodes(message.value) if isinstance(node, ast.TextElement | ast.StringLiteral)
    )


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_statement_has_its_text_and_none_is_left_over(game: Game, language: str) -> None:
    ledger = {f"rule-{statement.id.lower()}" for statement in statements(game.name)}
    found = messages(language, f"rules-{game.name}")
    assert (ledger - set(found), set(found) - ledger) == (set(), set())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_english_stands_in_the_ledger_alone(game: Game) -> None:
    assert not (ROOT / "locales" / "en" / f"rules-{game.name}.ftl").exists()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_text_is_a_sentence_of_its_own_language(game: Game, language: str) -> None:
    """Not the English one, plain text without values, and with the same rulings."""
    found = messages(language, f"rules-{game.name}")
    for statement in statements(game.name):
        message = found[f"rule-{statement.id.lower()}"]
        text = text_of(message)
        assert variables(message) == set()
        assert text != statement.text, statement.id
        assert re.fullmatch(r"[^a-zа-яё].*\.", text), statement.id
        assert re.findall(r"\b\d{4}\b", text) == re.findall(r"\b\d{4}\b", statement.text), statement.id
        if language == "ru":
            assert re.search(r"[а-яё]", text), statement.id


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_terminal_cites_rules_in_the_readers_language(game: Game, language: str) -> None:
    say, english = texts(language, game.name), texts("en", game.name)
    for statement in statements(game.name):
        told = say.rule(statement)
        assert told == text_of(messages(language, f"rules-{game.name}")[f"rule-{statement.id.lower()}"])
        assert english.rule(statement) == statement.text
