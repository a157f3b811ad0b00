"""A whole game by typed commands, known only by what a screen reader is told at every step."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.keyboard import Keyboard
from tests.web.spoken import Tree, listening, plain
from tests.web.test_access import check

Device = Callable[..., Page]
# What a hasty but sensible person types first.
FAVOURITES = ("apply", "done", "pass", "discard-card", "stop")
MOST_WORDS = 5
# What was typed was taken: the line is empty again, or gone with the last move of the game.
TAKEN = """() => {
  const line = document.querySelector('[data-testid=command-line]');
  return line === null || line.value === '';
}"""


def expect_told(page: Page, tree: Tree) -> None:
    """The tree names the game, asks the question in its words, and has a name for whatever can be used."""
    assert any(title.startswith("Artificium") for title in tree.texts("heading"))
    question = plain(page.get_by_test_id("question").inner_text())
    assert any(question in told for told in tree.live()), (question, tree.live())
    assert tree.nameless() == []


def happened(tree: Tree) -> list[str]:
    """The log as it is read out, line by line."""
    return [told.text for told in tree.things(within="log") if told.role == "listitem"]


def left_out(tree: Tree) -> int:
    """How many earlier lines a long log does not show."""
    earlier = [text for text in tree.texts("button") if text.startswith("Earlier lines:")]
    return int(earlier[0].rpartition(" ")[2]) if earlier else 0


def goes_on(known: list[str], told: list[str], added: int) -> bool:
    """Something has been added, and of the lines before it those that still stand there are as they were.

    The last of them may have grown.
    """
    kept = len(told) - added
    return told != known and (kept < 2 or told[: kept - 1] == known[-kept:-1])


def offers(tree: Tree) -> dict[str, bool]:
    """The words that can be typed next, and whether they are a whole command."""
    buttons = (told for told in tree.things(within="form") if told.role == "button" and told.parts)
    return {told.parts[0].strip(): len(told.parts) > 1 for told in buttons}


def type_answer(page: Page, tree: Tree) -> str:
    """Type a word that is offered, complete the command by Tab, and send it; answers what was typed."""
    field = page.get_by_test_id("command-line")
    offered = offers(tree)
    assert offered, tree.texts("button")
    verb = next((each for each in FAVOURITES if each in offered), next(iter(offered)))
    page.keyboard.type(verb if offered[verb] else verb + " ")
    for _ in range(MOST_WORDS):
        typed = field.input_value()
        if not typed.endswith(" "):
            page.keyboard.press("Enter")
            page.wait_for_function(TAKEN)
            return typed
        page.keyboard.press("Tab")
        expect(field).not_to_have_value(typed)
    raise AssertionError(f"expected a command of {MOST_WORDS} words at most, got {field.input_value()!r}")


def test_a_whole_game_is_typed_and_heard(device: Device, url: str) -> None:
    page = device()
    keys = Keyboard(page)
    keys.open(url, "artificium")
    listener = listening(page)
    keys.press("/")
    expect(page.get_by_test_id("command-line")).to_be_focused()
    check(page)
    tree = Tree(listener)
    typed: list[str] = []
    while not keys.is_over():
        expect_told(page, tree)
        known, before = happened(tree), keys.moment()
        lines = left_out(tree) + len(known)
        typed.append(type_answer(page, tree))
        keys.moved_on(before)
        tree = Tree(listener)
        if not keys.is_over():
            told = happened(tree)
            added = left_out(tree) + len(told) - lines
            assert goes_on(known, told, added), (typed[-1], known, told)
            assert keys.is_at("[data-testid=command-line]")
    assert len(typed) > 20
    # Two may win together: what is shown is heard.
    winner = plain(page.get_by_test_id("winner").inner_text())
    assert re.search(r"\bwins?\b", winner)
    tree = Tree(listener)
    assert any(winner in told for told in tree.live()), (winner, tree.live())
    assert tree.nameless() == []
    assert "dialog" in {told.role for told in tree.things()}
