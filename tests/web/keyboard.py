"""Somebody with a keyboard and nothing else. After every key the focus is somewhere, in sight and marked."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Error, Page, expect

from artel.bots import levels

# More stops than any page has.
CIRCLE = 400
POLL_MS = 20

STANDS = """(css) => {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return null;
  const box = at.getBoundingClientRect();
  const style = getComputedStyle(at);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  // Drawn pieces light up a part of themselves or of what they stand in.
  const rules = (list) => [...list].flatMap((each) => [each, ...rules(each.cssRules ?? [])]);
  const lights = ({ style, selectorText }) => /:focus/.test(selectorText ?? '')
    && (style.stroke !== '' || parseFloat(style.outlineWidth) >= 2);
  const about = (part) => at.contains(part) || part.contains(at) || at.nextElementSibling === part;
  const lit = () => [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules)).filter(lights)
    .some(({ selectorText }) => [...document.querySelectorAll(selectorText)].some(about));
  const within = box.width > 0 && box.bottom > 0 && box.right > 0
    && box.top < innerHeight && box.left < innerWidth;
  return {
    what: at.dataset.testid ?? '', line: at.dataset.line ?? '',
    marked: at.matches(':focus-visible') && (ring || lit()), within, there: css !== null && at.matches(css),
    html: at.outerHTML.slice(0, 160),
  };
}"""
# A page that is drawn anew has a moment to find the focus a place.
SETTLED = (
    f"(css) => {{ const stands = ({STANDS})(css); return stands?.marked && stands.within ? stands : false; }}"
)


class Stand(NamedTuple):
    """Where the focus is, and whether that is where it was to go."""

    what: str
    line: str
    there: bool


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str, goal: str | None = None) -> Stand:
        """Press a key; the focus is somewhere then, and can be seen."""
        self.page.keyboard.press(key)
        return self.stands(key, goal)

    def stands(self, after: str, goal: str | None = None) -> Stand:
        try:
            found = self.page.wait_for_function(SETTLED, arg=goal, polling=POLL_MS).json_value()
        except Error as error:
            stands = self.page.evaluate(STANDS, None)
            raise AssertionError(f"expected a marked focus in sight after {after!r}, got {stands}") from error
        return Stand(found["what"], found["line"], found["there"])

    def is_at(self, css: str) -> bool:
        return bool(self.page.evaluate("css => document.activeElement?.matches(css) ?? false", css))

    def go(self, css: str, key: str = "Tab") -> None:
        """Walk to this with one key, once round the page at most."""
        there = self.is_at(css)
        for _ in range(CIRCLE):
            if there:
                return
            there = self.press(key, css).there
        raise AssertionError(f"expected to come to {css} by {key}, got no further than {self.stands(key)}")

    def choose(self, css: str, key: str = "Tab", by: str = "Enter") -> None:
        """Walk to this and press it."""
        self.go(css, key)
        self.press(by)

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def open(self, url: str, game: str, players: int = 2) -> None:
        """From the first page into a game against the weakest bots."""
        self.page.goto(url)
        expect(self.page.get_by_test_id("play-now")).to_be_enabled()
        self.choose(f"[data-testid=game-{game}]", by="Space")
        self.choose(f"[data-testid=players-{players}]")
        self.go("[data-testid=levels] input:checked")
        self.go(f"[data-testid=bot-{levels(game)[0]}]", key="ArrowRight")
        self.go("[data-testid=play-now]")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_test_id("question")).to_be_visible()
        self.stands("opening the table")

    def kind(self) -> str | None:
        """The kind of the question that is asked now."""
        found = self.page.locator("[data-testid=question]")
        return found.get_attribute("data-kind") if found.count() else None

    def moment(self) -> str:
        return self.page.get_by_test_id("table").get_attribute("data-at") or ""

    def moved_on(self, since: str) -> None:
        """Wait until the table has gone on, and asks something or is over."""
        expect(self.page.get_by_test_id("table")).not_to_have_attribute("data-at", since)
        self.asked()
        self.stands("moving on")

    def asked(self) -> None:
        asked = self.page.get_by_test_id("question").or_(self.page.get_by_test_id("score-sheet"))
        expect(asked.first).to_be_visible()
        expect(self.page.locator(".sending")).to_have_count(0)

    def lines(self) -> list[str]:
        """The answers that have buttons."""
        found = self.page.locator("[data-testid=decision-bar] button[data-line]")
        lines = found.evaluate_all("all => all.filter(b => !b.disabled).map(b => b.dataset.line)")
        return [str(line) for line in lines if line]

    def is_over(self) -> bool:
        return self.page.get_by_test_id("score-sheet").count() > 0


def quoted(line: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", line)
