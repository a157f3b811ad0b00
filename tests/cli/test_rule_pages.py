"""What the rule pages of the browser are made of: statements, the pieces they name, and rulings."""

from __future__ import annotations

import re
from functools import cache

import pytest

from artel.cli.export_client import names_of, rules_of
from artel.cli.ledger import statements
from artel.cli.rule_pages import MOST_PIECES, drawn_names, pages_of, pieces_in, ruling, slug
from artel.games import GAMES, game_named
from artel.kernel.game import Game
from tests.fluent_files import LANGUAGES, messages


@cache
def pages(name: str) -> dict[str, object]:
    return pages_of(game_named(name))


def chapters(game: Game) -> list[dict[str, object]]:
    found = pages(game.name)["chapters"]
    assert isinstance(found, list)
    return found


def rows(game: Game) -> list[dict[str, object]]:
    return [row for chapter in chapters(game) for row in chapter["statements"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_statement_stands_in_a_chapter_in_the_order_of_the_ledger(game: Game) -> None:
    assert [row["id"] for row in rows(game)] == [each.id for each in statements(game.name)]
    assert {chapter["module"] for chapter in chapters(game)} <= set(game.modules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_chapter_has_a_title_and_no_title_is_left_over(game: Game, language: str) -> None:
    """A chapter of a small module goes by the name of the module."""
    needed = {f"chapter-{each['chapter']}" for each in chapters(game) if each["chapter"] != each["module"]}
    assert set(messages(language, f"chapters-{game.name}")) == needed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_ruling_that_a_statement_names_is_a_note(game: Game) -> None:
    rulings = pages(game.name)["rulings"]
    assert isinstance(rulings, dict)
    texts = rules_of(game)
    named = {number for text in texts.values() for number in re.findall(r"\b0\d{3}\b", text)}
    assert named <= set(rulings)
    shown = {number for row in rows(game) for number in row["rulings"]}  # type: ignore[attr-defined]
    assert shown == set(rulings)
    assert all(note["title"] and note["reading"] for note in rulings.values())


def test_a_ruling_without_a_page_is_told() -> None:
    with pytest.raises(FileNotFoundError, match=r"expected one page of ruling 9999 .* got 0"):
        ruling("9999")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pieces_are_those_that_have_a_name_in_every_language(game: Game) -> None:
    pieces = {tuple(piece) for row in rows(game) for piece in row["pieces"]}  # type: ignore[attr-defined]
    assert len(pieces) > 20
    for language in LANGUAGES:
        known, given = messages(language, game.name), names_of(game).get(language, {})
        assert {
            (sort, word) for sort, word in pieces if f"{sort}-{word}" not in known and word not in given
        } == set()


def test_a_longer_name_hides_the_shorter_one_and_plurals_count() -> None:
    names = drawn_names("keyflower")
    assert pieces_in("Sheep on the sheep shelter", names) == [("piece", "sheep"), ("tile", "sheep-shelter")]
    assert pieces_in("Two saws, as well as gold.", names) == [("skill", "saw"), ("good", "gold")]
    assert pieces_in("Keyflower II and The Merchants", names) == [("tile", "keyflower-ii")]
    assert pieces_in("Nothing of that.", names) == []


def test_no_statement_shows_more_pieces_than_fit() -> None:
    names = drawn_names("keyflower")
    every = ", ".join(
        f"{name}" for name in ("barn", "inn", "well", "fair", "store", "mason", "miner", "forge")
    )
    more = "brewer, tavern, stable, smelter, farrier, peddler, keywood"
    assert len(pieces_in(f"{every}, {more}", names)) == MOST_PIECES


def test_a_chapter_goes_by_its_words() -> None:
    assert slug("home, spring, summer and autumn tiles") == "home-spring-summer-and-autumn-tiles"
