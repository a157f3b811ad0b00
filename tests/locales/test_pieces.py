"""The pieces of Keyflower's further sets go by their names, whatever a line or a move calls the value."""

from __future__ import annotations

import pytest

from artel.cli.texts import texts
from tests.fluent_files import LANGUAGES, messages

PIECES = ("sheep", "pig", "cow", "wheat", "cabin", "contract", "extension", "ghost")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_has_a_name_and_a_rule(piece: str, language: str) -> None:
    assert {f"piece-{piece}", f"piece-{piece}-rule"} <= set(messages(language, "keyflower"))


@pytest.mark.parametrize(("language", "name"), [("en", "sheep"), ("ru", "овца"), ("it", "pecora")])
@pytest.mark.parametrize("value", ["animal", "source", "piece"])
def test_the_terminal_finds_the_name_under_any_value(value: str, language: str, name: str) -> None:
    assert texts(language, "keyflower").piece("sheep", value) == name
