"""A puzzle in a browser: a wrong move, the right one, what the device remembers, giving up, playing on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from artel.games import GAMES, game_named
from artel.kernel.game import Game
from artel.puzzles.days import number_of, numbered, today
from artel.puzzles.puzzle import lines_of
from tests.web.people import expect_state
from tests.web.test_access import PHONE, check

pytestmark = pytest.mark.usefixtures("one_day")
Device = Callable[..., Page]


def lines(game: str) -> tuple[str, str]:
    """The best move of today's puzzle, and one that is not."""
    own, puzzle = game_named(game), numbered(game, number_of(game, today()))
    state = puzzle.state(own)
    wrong = next(number for number, each in enumerate(puzzle.weights) if not each.right)
    return own.verbs.text(puzzle.best(state)), lines_of(own, state, puzzle.seat)[wrong]


def type_move(page: Page, line: str) -> None:
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill(line)
    page.keyboard.press("Enter")


def expect_verdict(page: Page, verdict: str) -> None:
    expect(page.get_by_test_id("puzzle-panel")).to_have_attribute("data-verdict", verdict)


def test_a_wrong_move_then_the_right_one_and_it_is_remembered(device: Device, url: str) -> None:
    best, wrong = lines("artificium")
    page = device()
    page.goto(url)
    page.get_by_test_id("puzzle-link").click()
    today_s = page.get_by_test_id("puzzle-artificium")
    expect(today_s).to_have_attribute("data-solved", "false")
    today_s.click()
    expect_verdict(page, "none")
    table = page.get_by_test_id("table")
    expect(table).not_to_have_attribute("data-at", "0")
    at = table.get_attribute("data-at") or ""
    type_move(page, wrong)
    expect_verdict(page, "wrong")
    expect(page.get_by_test_id("puzzle-verdict")).to_contain_text("less than the best")
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    check(page)
    page.get_by_test_id("puzzle-again").click()
    expect_verdict(page, "none")
    type_move(page, best)
    expect_verdict(page, "right")
    expect(page.get_by_test_id("puzzle-show")).to_have_count(0)
    # Nothing was played.
    expect(table).to_have_attribute("data-at", at)
    check(page)
    page.get_by_test_id("puzzle-all").click()
    expect(today_s).to_have_attribute("data-solved", "true")
    expect(page.get_by_test_id("puzzle-streak")).to_contain_text("today")
    page.reload()
    expect(today_s).to_have_attribute("data-solved", "true")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hint_and_giving_up_on_a_phone_in_russian(device: Device, url: str, game: Game) -> None:
    name = game.name
    best, _ = lines(name)
    page = device(PHONE, "ru-RU", has_touch=True)
    page.goto(f"{url}/puzzle/{name}")
    page.get_by_test_id("puzzle-hint").tap()
    expect(page.get_by_test_id("puzzle-hinted")).to_contain_text("Лучший ход")
    page.get_by_test_id("puzzle-show").tap()
    expect_verdict(page, "shown")
    # The answer lies ready on the board; whoever makes it then has not found it.
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("data-line", best)
    confirm.tap()
    expect_verdict(page, "right")
    page.get_by_test_id("puzzle-all").tap()
    expect(page.get_by_test_id(f"puzzle-{name}")).to_have_attribute("data-solved", "false")


def test_whoever_gives_up_plays_on_from_there(device: Device, url: str) -> None:
    best, _ = lines("artificium")
    page = device()
    page.goto(f"{url}/puzzle/artificium")
    mine, question = page.locator("[data-zone=mine]"), page.get_by_test_id("question")
    expect(question).to_be_visible()
    position, asked = mine.text_content() or "", question.get_attribute("data-kind") or ""
    # Nobody would hear what is said here.
    expect(page.get_by_test_id("log")).to_be_visible()
    expect(page.get_by_test_id("say")).to_have_count(0)
    expect(page.get_by_test_id("puzzle-play-on")).to_have_count(0)
    page.get_by_test_id("puzzle-show").click()
    page.get_by_test_id("puzzle-play-on").click()
    expect(page.get_by_test_id("sandbox")).to_be_visible()
    expect(page.get_by_test_id("table")).to_have_attribute("data-state", "playing")
    expect(question).to_have_attribute("data-kind", asked)
    expect(mine).to_have_text(position)
    expect(page.get_by_test_id("say")).to_have_count(0)
    check(page)
    type_move(page, best)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.get_by_test_id("back-to-table").click()
    expect_verdict(page, "shown")
    expect(mine).to_have_text(position)


def test_days_and_games_without_a_puzzle(device: Device, url: str) -> None:
    page = device()
    for path, state in (
        ("/puzzle/artificium/2001-01-01", "no-puzzle"),
        ("/puzzle/chess", "no-puzzle"),
        ("/puzzle/artificium/soon", "lost-link"),
    ):
        page.goto(url + path)
        expect_state(page, state)
    page.goto(f"{url}/puzzle/chess")
    page.get_by_test_id("to-puzzles").click()
    expect(page.get_by_test_id("puzzles")).to_be_visible()
