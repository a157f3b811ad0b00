"""The path of a newcomer on a phone: a first game with a guide, a game at own pace, its end, a look back.

Every lesson is done by tapping what the guide points at.
"""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from artel.table.lessons import chapters_of
from tests.web.hurry import finish
from tests.web.newcomer import PHONE, Newcomer
from tests.web.people import Person, play_on
from tests.web.test_access import check

Device = Callable[..., Page]
# Moves of the other that are still to be shown, which takes seconds at a slow pace; or none of them are left.
SKIPPABLE = "[data-testid=pace-skip]:enabled"
SHOWN = f"() => document.querySelector('[data-testid=question], {SKIPPABLE}') !== null"


def choose_pace(page: Page, speed: str) -> None:
    page.get_by_test_id("menu").tap()
    page.get_by_test_id("open-pace").tap()
    page.get_by_test_id(f"pace-{speed}").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id(f"pace-{speed}")).to_have_count(0)


def play_at_own_pace(page: Page, url: str) -> None:
    """The bot's moves slowly at first, until they are skipped, then all at once; the rest in a hurry."""
    me = Person(page, "")
    expect(page.get_by_test_id("question")).to_be_visible()
    choose_pace(page, "slow")
    skip = page.locator(SKIPPABLE)
    while True:
        play_on([me], until=me.answered + 1)
        page.wait_for_function(SHOWN)
        if skip.count():
            break
    skip.tap()
    expect(page.get_by_test_id("question")).to_be_visible()
    # What the other has done meanwhile is told until I act.
    expect(page.get_by_test_id("since")).to_be_visible()
    choose_pace(page, "instant")
    play_on([me], until=me.answered + 4)
    finish(url, [me])


def look_back(page: Page) -> None:
    page.get_by_test_id("review").tap()
    bar = page.get_by_test_id("rewind")
    expect(bar).to_have_attribute("data-at", "0")
    page.get_by_test_id("look-play").tap()
    expect(bar).not_to_have_attribute("data-at", "0")
    page.get_by_test_id("look-pause").tap()
    expect(bar).to_have_attribute("data-playing", "false")
    page.get_by_test_id("look-curve").tap()
    expect(page.get_by_test_id("curve-chart").locator("polyline")).to_have_count(2)


def test_the_path_of_a_newcomer_on_a_phone(device: Device, url: str) -> None:
    lessons = [lesson.id for lesson in chapters_of("artificium")[0].lessons]
    page = device(size=PHONE, language="it-IT", has_touch=True)
    page.goto(url)
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("learn-link").click()
    chapter = page.get_by_test_id("guide-base")
    expect(chapter).to_have_attribute("data-at", "0")
    check(page)
    # From the chapters to the rules, and back.
    page.get_by_test_id("rules-link").click()
    expect(page.get_by_test_id("search-rules")).to_be_visible()
    page.get_by_test_id("learn-link").click()
    chapter.click()
    newcomer = Newcomer(page)
    expect(newcomer.lesson).to_have_attribute("data-lesson", "welcome")
    check(page)
    learnt = [newcomer.learn() for _ in range(3)]
    # Something else that is legal is not what the lesson asks for, and the guide says so.
    page.get_by_test_id("open-command").evaluate("button => button.click()")
    page.get_by_test_id("command-line").fill("exchange theft fair")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-kind", "lesson-expects")
    expect(page.get_by_test_id("lesson-waits")).to_be_visible()
    page.get_by_test_id("lesson-leave").click()
    expect(chapter).to_have_attribute("data-at", "3")
    page.reload()
    chapter.click()
    expect(newcomer.lesson).to_have_attribute("data-lesson", "pass")
    page.get_by_test_id("lesson-rule").click()
    expect(page.get_by_test_id("rules-overlay").locator("[aria-current=true]")).to_be_visible()
    page.get_by_test_id("close-rules").click()
    expect(page.get_by_test_id("rules-overlay")).to_have_count(0)
    # One is shown, begun anew and then done.
    page.get_by_test_id("lesson-show").click()
    expect(newcomer.lesson).to_have_attribute("data-lesson", "choose")
    learnt.append("pass")
    page.get_by_test_id("lesson-again").click()
    newcomer.settle()
    while (name := newcomer.at()) != "over":
        assert name == newcomer.learn()
        learnt.append(name)
    assert learnt == lessons
    check(page)
    # Nothing of it is a table of this server.
    assert httpx.get(f"{url}/api/tables/guide").status_code == 404
    page.get_by_test_id("lesson-chapters").click()
    expect(chapter).to_have_attribute("data-at", str(len(lessons)))
    chapter.click()
    page.get_by_test_id("lesson-restart").click()
    expect(newcomer.lesson).to_have_attribute("data-lesson", "welcome")
    page.goto(url)
    page.get_by_test_id("game-artificium").tap()
    page.get_by_test_id("players-2").tap()
    page.get_by_test_id("play-now").tap()
    play_at_own_pace(page, url)
    expect(page.get_by_test_id("winner")).to_be_visible()
    for name in ("rematch", "review", "record", "home"):
        expect(page.get_by_test_id(name)).to_be_visible()
    look_back(page)
