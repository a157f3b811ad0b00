"""axe finds nothing serious on any screen of any game, in light and dark; and no board has too many nodes.

People and the plain board are looked at where they are used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support import post
from tests.web.busiest import BUSIEST
from tests.web.busy import BusyTable
from tests.web.people import Person, expect_state, play_on
from tests.web.test_access import PHONE, check

Device = Callable[..., Page]
MOST_NODES = 5000
# What opens over the board of each game at reading size.
OVER = {
    "artificium": (),
    "keyflower": ("show-village-1", "open-village-0"),
    "sweet-lands": ("seat-1",),
}


@pytest.fixture(scope="module", params=list(BUSIEST))
def busiest(request: pytest.FixtureRequest, url: str) -> Iterator[BusyTable]:
    with BUSIEST[request.param](url) as table:
        yield table


def expect_few_nodes(page: Page) -> None:
    nodes = int(page.evaluate("document.querySelectorAll('*').length"))
    assert 300 < nodes < MOST_NODES


def test_the_busiest_board_and_what_opens_over_it(device: Device, busiest: BusyTable) -> None:
    page = device()
    page.goto(busiest.link(0))
    expect(page.get_by_test_id("question")).to_be_visible()
    check(page)
    expect_few_nodes(page)
    for name in OVER[busiest.GAME]:
        page.get_by_test_id(name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("[")
    expect(page.get_by_test_id("rewind")).to_be_visible()
    check(page)


def test_every_tab_of_the_busiest_board_on_a_phone(device: Device, busiest: BusyTable) -> None:
    page = device(PHONE, has_touch=True, is_mobile=True)
    page.goto(busiest.link(0))
    expect(page.get_by_test_id("question")).to_be_visible()
    page.get_by_test_id("recap-open").tap()
    expect_fair(page, "recap")
    page.get_by_test_id("recap-open").tap()
    for tab in page.locator("[data-tab-of]").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        check(page)
    expect_few_nodes(page)


@pytest.mark.parametrize("game", list(BUSIEST))
def test_the_score_sheet_of_every_game(device: Device, url: str, game: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    made = post(url, "/api/tables", {"game": game, "seats": bots, "name": "", "take": None}).json()
    page = device()
    page.goto(f"{url}/t/{made['table']}")
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible(timeout=240_000)
    expect(page.get_by_test_id("winner").or_(page.get_by_test_id("verdict")).first).to_be_visible()
    expect(sheet.get_by_test_id("bot-sign-1").locator("[data-face=stranger]")).to_be_visible()
    check(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check(page)
    # Looking back and the curve are the same for every game but for the seats' signs.
    if game == "keyflower":
        page.get_by_test_id("review").click()
        page.get_by_test_id("look-curve").click()
        expect_fair(page, "curve-chart")
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("curve-chart")).to_have_count(0)
        expect_fair(page, "rewind")


def test_the_dialogs_of_a_table(device: Device, url: str) -> None:
    page = device()
    Person(page, "Anna").open_table(url, "artificium", ["apprentice"])
    expect(page.get_by_test_id("question")).to_be_visible()
    for button, dialog in (
        ("open-keys", "keys"),
        ("open-people", "people"),
        ("other-device", "device-dialog"),
    ):
        page.get_by_test_id(button).click()
        expect(page.get_by_test_id(dialog)).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(dialog)).to_have_count(0)
    # Something that is refused.
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill("chose")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_be_visible()
    check(page)
    watcher = device()
    watcher.goto(page.url)
    expect(watcher.get_by_test_id("waiting")).to_be_visible()
    watcher.get_by_test_id("i-sit-here").click()
    expect(watcher.get_by_role("dialog")).to_be_visible()
    check(watcher)


def expect_fair(page: Page, testid: str) -> None:
    expect(page.get_by_test_id(testid).first).to_be_visible()
    check(page)


def around_a_turn(page: Page) -> None:
    """What happened, who stands where, what a piece would bring, the pace, my turn and its sandbox."""
    expect_fair(page, "recap")
    page.get_by_test_id("points-toggle").click()
    expect_fair(page, "points-list")
    page.locator("[data-testid^=hand-]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    check(page)
    for button, dialog in (("open-pace", "pace-dialog"), ("open-turn", "turn-menu")):
        page.get_by_test_id(button).click()
        expect_fair(page, dialog)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(dialog)).to_have_count(0)
    page.get_by_test_id("open-turn").click()
    page.get_by_test_id("what-if-me").click()
    expect_fair(page, "sandbox")


def test_everything_around_a_turn_the_rules_a_lesson_a_puzzle_and_a_count(device: Device, url: str) -> None:
    page = device()
    anna = Person(page, "Anna")
    anna.open_table(url, "artificium", ["apprentice"])
    play_on([anna], until=1)
    expect(page.get_by_test_id("question")).to_be_visible()
    around_a_turn(page)
    page.goto(f"{url}/#/rules/artificium")
    page.get_by_test_id("search-rules").fill("market")
    expect(page.locator("mark").first).to_be_visible()
    check(page)
    page.goto(f"{url}/#/learn/artificium")
    page.get_by_test_id("guide-base").click()
    expect_fair(page, "lesson")
    page.goto(f"{url}/puzzle")
    expect_fair(page, "puzzles")
    page.get_by_test_id("puzzle-keyflower").click()
    expect_fair(page, "puzzle-panel")
    page.goto(url)
    page.get_by_test_id("count-keyflower").click()
    page.get_by_test_id("seats-2").click()
    expect_fair(page, "live-0")


def test_pages_that_say_what_went_wrong(device: Device, url: str) -> None:
    page = device()
    for path, state in (
        ("/nowhere", "lost-link"),
        ("/t/no-such-table-1", "no-table"),
        ("/score/nothing", "lost-link"),
    ):
        page.goto(url + path)
        expect_state(page, state)
        check(page)
    Person(page, "Anna").open_table(url, "artificium", ["apprentice"])
    page.goto(f"{page.url}#{'x' * 32}")
    page.reload()
    expect_state(page, "wrong-key")
    check(page)
    page.route("**/api/games", lambda route: route.abort())
    page.goto(url)
    expect_state(page, "server-lost")
    check(page)
