"""Somebody who plays Sweet Lands by touching what glows, and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page

# Everything in sight that may be an answer, with the line it stands for.
IN_SIGHT = """() => [...document.querySelectorAll('[data-legal]')]
  .filter((each) => each.checkVisibility())
  .map((each) => ({ id: each.dataset.testid ?? '', line: each.dataset.line ?? '' }))"""
# The middle of a thing once it is scrolled into view; null where something else lies over it.
MIDDLE = """([id, line]) => {
  const found = [...document.querySelectorAll('[data-legal]')].filter((each) => each.checkVisibility()
    && (each.dataset.testid ?? '') === id && (each.dataset.line ?? '') === line);
  for (const each of found) {
    each.scrollIntoView({ block: 'nearest' });
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top !== null && (each.contains(top) || top.contains(each))) return [x, y];
  }
  return null;
}"""
PATIENCE = 600.0
# What ends a turn or a round is done when there is nothing better.
LAST = ("end-round", "done", "stop", "decline")


class Thumb:
    """One finger, or one mouse, at one page."""

    def __init__(self, page: Page, seed: int, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.chance = random.Random(seed)
        self.kinds: set[str] = set()
        self.lines: list[str] = []

    def question(self) -> str | None:
        found = self.page.get_by_test_id("question")
        try:
            return found.get_attribute("data-kind", timeout=300) if found.count() else None
        except Error:
            return None

    def in_sight(self) -> list[dict[str, str]]:
        return list(self.page.evaluate(IN_SIGHT))

    def tap(self, thing: dict[str, str]) -> bool:
        """Touch it where it lies; false where it cannot be reached."""
        at: list[float] | None = self.page.evaluate(MIDDLE, [thing["id"], thing["line"]])
        if at is None:
            return False
        if self.touch:
            self.page.touchscreen.tap(at[0], at[1])
        else:
            self.page.mouse.click(at[0], at[1])
        return True

    def answer(self) -> None:
        """Answer the question on the screen with something in sight."""
        kind = self.question()
        if kind is None:
            return
        self.kinds.add(kind)
        if kind == "turn" and self.touch and self.chance.random() < 0.3:
            self.page.get_by_test_id("tab-mine").tap()
            self.page.get_by_test_id("my-part-hand").tap()
        things = self.in_sight()
        if not things and self.touch:
            # Who looked elsewhere when the question came goes where the counts say that something waits.
            waiting = self.page.locator("[data-tab-of]:not([data-tab-of=log]):has(em)")
            if waiting.count():
                waiting.first.tap(timeout=300)
            return
        choice = self._choice(things)
        if choice is not None and self.tap(choice) and choice["id"] == "confirm":
            self.lines.append(choice["line"])

    def _choice(self, things: list[dict[str, str]]) -> dict[str, str] | None:
        confirm = [each for each in things if each["id"] == "confirm"]
        if confirm:
            return self.chance.choice(confirm)
        deeds = [each for each in things if each["line"].split(" ")[0] not in LAST]
        if deeds and (len(deeds) == len(things) or self.chance.random() < 0.86):
            return self.chance.choice(deeds)
        return self.chance.choice(things) if things else None

    def verbs(self) -> set[str]:
        """What has been confirmed so far."""
        return {line.split(" ")[0] for line in self.lines}

    def is_over(self) -> bool:
        return self.page.get_by_test_id("score-sheet").count() > 0

    def play_to_the_end(self) -> None:
        self.play_until(self.is_over)

    def play_until(self, holds: Callable[[], bool]) -> None:
        """Answer until this holds; a question that nobody finds an answer to in sight is a failure."""
        deadline = time.monotonic() + PATIENCE
        since, seen = time.monotonic(), ""
        while not holds():
            assert time.monotonic() < deadline, f"expected the end, got {self.question()}"
            try:
                self.answer()
            except Error:
                # The page was drawn anew under the finger, as it may be when others move.
                continue
            now = self.moment()
            if now != seen:
                since, seen = time.monotonic(), now
            assert time.monotonic() - since < 40, (self.question(), self.in_sight()[:12])

    def moment(self) -> str:
        """What distinguishes this moment of the game: the question and the newest line of the log."""
        told: Any = self.page.evaluate("document.querySelector('[data-testid=table]')?.dataset.at ?? ''")
        return f"{self.question()} {told} {len(self.lines)}"
