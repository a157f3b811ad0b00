"""A newcomer with a game's guide on a phone: taps what is ringed, and nothing else.

`.venv/bin/python -m tests.web.newcomer FOLDER`: every chapter of every game to its end, with a picture of
each lesson.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Page, Request, sync_playwright

from artel.games import GAMES
from artel.table.lessons import chapters_of
from tests.support import ServerProcess
from tests.web.chromium import FLAGS, chromium

PHONE = (390, 844)
# Taps that one lesson takes at most.
MOST_TAPS = 24
# Rings are looked for this often or more.
SETTLE_MS = 300
# What a tap may change: the lesson, the table, the rings, what is chosen.
SCENE = """() => JSON.stringify([
    document.querySelector('[data-testid=lesson]')?.dataset.lesson,
    document.querySelector('[data-testid=table]')?.dataset.at,
    [...document.querySelectorAll('[data-testid=pointer]')].map((each) => each.outerHTML),
    [...document.querySelectorAll('[aria-pressed=true]')].map((each) => each.dataset.testid),
])"""
# Where to tap inside a ring: on what is ringed, or on the first thing inside it that answers.
AIM = """(ring) => {
    const box = ring.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const inside = (x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const at = ([x, y]) => document.elementFromPoint(x, y)?.closest('button, [role=button], [data-legal], a');
    const hit = at(middle)?.getBoundingClientRect();
    if (hit && Math.abs(hit.width - box.width) + Math.abs(hit.height - box.height) < 40) return middle;
    for (const each of document.querySelectorAll('[data-legal]')) {
        const own = each.getBoundingClientRect();
        const centre = [own.left + own.width / 2, own.top + own.height / 2];
        // A special token asks for more than a lesson wants.
        const special = each.dataset.testid?.startsWith('cell') && each.dataset.line === undefined;
        if (own.width > 0 && !special && inside(...centre) && at(centre) === each) return centre;
    }
    return middle;
}"""


class Newcomer:
    """Does what the lesson on the screen says by what is ringed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lesson = page.get_by_test_id("lesson")
        page.on("request", lambda request: self._count(request, 1))
        page.on("requestfinished", lambda request: self._count(request, -1))
        page.on("requestfailed", lambda request: self._count(request, -1))
        self._asked = 0

    def _count(self, request: Request, by: int) -> None:
        self._asked += by if request.url.endswith("/api/guide") else 0

    def at(self) -> str:
        self.lesson.wait_for()
        return str(self.lesson.get_attribute("data-lesson"))

    def learn(self) -> str:
        """One lesson; answers which it was."""
        name = self.at()
        read = self.page.get_by_test_id("lesson-next")
        if read.count():
            read.click()
            self.page.wait_for_function(
                "name => document.querySelector('[data-testid=lesson]').dataset.lesson !== name", arg=name
            )
            return name
        for _ in range(MOST_TAPS):
            self.tap()
            if self.at() != name:
                return name
        raise AssertionError(f"expected lesson {name} to end within {MOST_TAPS} taps, got {self.scene()}")

    def scene(self) -> str:
        return str(self.page.evaluate(SCENE))

    def tap(self) -> None:
        """Tap what is ringed, the last of several, and wait until something has come of it."""
        rings = self.page.get_by_test_id("pointer")
        rings.first.wait_for(state="attached")
        ring, before = rings.last, self.scene()
        x, y = ring.evaluate(AIM)
        self.page.touchscreen.tap(x, y)
        self.page.wait_for_function(f"before => ({SCENE})() !== before", arg=before)
        self.settle()

    def settle(self) -> None:
        """Wait until the guide has answered all that it was asked, and the rings stand still."""
        last = ""
        while self._asked > 0 or last != (last := self.scene()):
            self.page.wait_for_timeout(SETTLE_MS)


def play(page: Page, url: str, game: str, chapter: str, folder: Path) -> None:
    page.goto(f"{url}/#/learn/{game}/{chapter}")
    newcomer = Newcomer(page)
    count = 0
    while (name := newcomer.at()) != "over":
        count += 1
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{game}-{chapter}-{count:02}-{name}.png")
        newcomer.learn()
    page.screenshot(path=folder / f"{game}-{chapter}-over.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", default=[], help="as keyflower/base")
    parser.add_argument("--language", default="ru-RU")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wanted = [(game.name, each.id) for game in GAMES for each in chapters_of(game.name)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game, chapter in wanted:
                if options.only and f"{game}/{chapter}" not in options.only:
                    continue
                context = browser.new_context(
                    viewport={"width": PHONE[0], "height": PHONE[1]},
                    locale=options.language,
                    has_touch=True,
                    is_mobile=True,
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.on("pageerror", lambda error: print(f"  error: {error}"))
                try:
                    play(page, server.url, game, chapter, options.folder)
                    print(f"{game} {chapter}: learnt")
                except Exception as error:
                    page.screenshot(path=options.folder / f"{game}-{chapter}-stuck.png")
                    scene = page.evaluate(SCENE)
                    print(f"{game} {chapter}: stuck, {str(error)[:300]}\n  {scene}")
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
