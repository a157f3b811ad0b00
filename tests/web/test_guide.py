"""A newcomer's first game with a guide, on a phone: every lesson by touching what the guide points at."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import Locator, Page, expect

from artel.table.lessons import chapters_of
from tests.web.test_access import check

Device = Callable[..., Page]
PHONE = (390, 844)


class Newcomer:
    """Does what the lesson on the screen says, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lesson = page.get_by_test_id("lesson")

    def learn(self) -> str:
        """One lesson: read on, or touch what is pointed at; answers which lesson it was."""
        page = self.page
        name = str(self.lesson.get_attribute("data-lesson"))
        read = page.get_by_test_id("lesson-next")
        if read.count():
            read.click()
        else:
            for at in self._pointed():
                self._touch(page.get_by_test_id(at).first)
            sure = page.get_by_test_id("confirm")
            if sure.count() and self.lesson.get_attribute("data-lesson") == name:
                sure.first.click()
        expect(self.lesson).not_to_have_attribute("data-lesson", name)
        return name

    def _pointed(self) -> list[str]:
        rings = self.page.get_by_test_id("pointer")
        expect(rings.first).to_be_visible()
        return [str(ring.get_attribute("data-at")) for ring in rings.all()]

    def _touch(self, thing: Locator) -> None:
        """Where it is in another part of the table, the ring is around that part's tab."""
        if not thing.is_visible():
            zone = thing.evaluate("element => element.closest('[data-zone]').dataset.zone")
            self.page.get_by_test_id(f"tab-{zone}").click()
        thing.click()


def test_a_whole_guided_game_on_a_phone_left_and_taken_up_again(device: Device, url: str) -> None:
    lessons = [lesson.id for lesson in chapters_of("artificium")[0].lessons]
    page = device(size=PHONE, language="it-IT", has_touch=True)
    page.goto(url)
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("guide-base").click()
    newcomer = Newcomer(page)
    expect(newcomer.lesson).to_have_attribute("data-lesson", "welcome")
    check(page)
    learnt = [newcomer.learn() for _ in range(3)]
    # Something else that is legal is not what the lesson asks for.
    page.get_by_test_id("open-command").evaluate("button => button.click()")
    page.get_by_test_id("command-line").fill("exchange theft fair")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-kind", "lesson-expects")
    page.get_by_test_id("lesson-leave").click()
    expect(page.get_by_test_id("guide-base")).to_contain_text("3")
    page.reload()
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("guide-base").click()
    expect(newcomer.lesson).to_have_attribute("data-lesson", "pass")
    page.get_by_test_id("lesson-rule").click()
    expect(page.get_by_test_id("rules-overlay").locator("[aria-current=true]")).to_be_visible()
    page.get_by_test_id("close-rules").click()
    expect(page.get_by_test_id("rules-overlay")).to_have_count(0)
    while (name := newcomer.lesson.get_attribute("data-lesson")) != "over":
        assert name == newcomer.learn()
        learnt.append(name)
    assert learnt == lessons
    check(page)
    # Nothing of it is a table of this server.
    assert httpx.get(f"{url}/api/tables/guide").status_code == 404
    page.get_by_test_id("lesson-restart").click()
    expect(newcomer.lesson).to_have_attribute("data-lesson", "welcome")
