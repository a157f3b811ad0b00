"""Everybody can use the pages: axe finds nothing serious, and every page has one heading of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.web.people import Person, play_on

Device = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Besides the rules that are on by themselves: a name that does not contain the words one sees.
OPTIONS = {"rules": {"label-content-name-mismatch": {"enabled": True}}, "resultTypes": ["violations"]}
# Only colours depend on the theme.
THEMES: dict[str, dict[str, Any]] = {
    "light": OPTIONS,
    "dark": {"runOnly": ["color-contrast"], "resultTypes": ["violations"]},
}
# Colours that glide from one theme to the other are at their end when this is over.
DRESSED = """async theme => {
  document.documentElement.dataset.theme = theme;
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  await new Promise(done => setTimeout(done));
}"""
PHONE = (390, 844)
LOOKS = 20


# What is drawn inside a picture is no label: a tile is called by its name, its bids and its effect.
# Nothing can be said of what the page has taken away since axe looked at it.
DRAWN = """target => {
  const element = document.querySelector(target);
  if (!element) return null;
  if (element.closest('svg')) return true;
  const words = element.cloneNode(true);
  words.querySelectorAll('svg, [aria-hidden=true]').forEach(each => each.remove());
  const plain = text => text.toLowerCase().replace(/\\s+/g, ' ').trim();
  return plain(element.getAttribute('aria-label') ?? '').includes(plain(words.textContent));
}"""


class MovedOn(Exception):
    """The page changed while it was looked at."""


def look(page: Page, options: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    bad: dict[str, list[str]] = {}
    for each in found["violations"]:
        if each["impact"] not in ("serious", "critical"):
            continue
        for node in each["nodes"]:
            target = node["target"][0]
            drawn = page.evaluate(DRAWN, target)
            if drawn is None:
                raise MovedOn(target)
            if each["id"] == "label-content-name-mismatch" and drawn:
                continue
            bad.setdefault(each["id"], []).append(f"{target}: {node['html'][:160]}")
    return bad


def seen(page: Page, options: dict[str, Any]) -> dict[str, list[str]]:
    """What is seriously wrong with a page at rest."""
    for _ in range(LOOKS):
        try:
            return look(page, options)
        except MovedOn:
            continue
    raise AssertionError(f"expected a page at rest within {LOOKS} looks")


def serious(page: Page) -> dict[str, list[str]]:
    """The serious violations on this page by rule, with the places where they are, in light and dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    own = page.evaluate("document.documentElement.dataset.theme")
    for theme, options in THEMES.items():
        page.evaluate(DRESSED, theme)
        found |= {f"{rule}, {theme}": places for rule, places in seen(page, options).items()}
    page.evaluate(DRESSED, own)
    return found


def check(page: Page) -> None:
    assert serious(page) == {}
    expect(page.locator("h1")).to_have_count(1)


def test_axe_sees_what_it_should(device: Device, url: str) -> None:
    """A page spoilt on purpose: the check above can fail."""
    page = device()
    page.goto(url)
    page.get_by_test_id("play-now").wait_for()
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<div role=log><li>a</li></div><img src=x>')"
    )
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button aria-label=Bid>Use</button>')")
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<p class=pale style=\"background: #fff\">pale</p>"
        "<style>[data-theme=dark] .pale { color: #eee }</style>')"
    )
    found = set(serious(page))
    assert {"listitem, light", "image-alt, light", "label-content-name-mismatch, light"} <= found
    assert {rule for rule in found if rule.endswith("dark")} == {"color-contrast, dark"}
    assert "color-contrast, light" not in found


def test_a_page_that_moves_on_is_looked_at_again(device: Device, url: str) -> None:
    page = device()
    page.goto(url)
    page.get_by_test_id("play-now").wait_for()
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img id=gone src=x>')")
    page.evaluate(
        """() => {
          const found = document.querySelector.bind(document);
          document.querySelector = what => {
            if (what === '#gone') found(what)?.remove();
            return found(what);
          };
        }"""
    )
    assert serious(page) == {}


def test_first_page_lobby_and_score_page(device: Device, url: str) -> None:
    page = device()
    page.goto(url)
    page.get_by_test_id("play-now").wait_for()
    check(page)
    Person(page, "Anna").open_table(url, "keyflower", ["open", "apprentice"])
    page.get_by_test_id("only-here").wait_for()
    check(page)
    page.goto(f"{url}/score/keyflower")
    page.get_by_test_id("mode-text").click()
    page.get_by_test_id("example-base").click()
    page.get_by_test_id("player-score").first.wait_for()
    check(page)


def test_both_boards_in_the_middle_of_a_game(device: Device, url: str) -> None:
    for game, size in (("artificium", (1366, 768)), ("keyflower", (1366, 768)), ("keyflower", PHONE)):
        anna = Person(device(size=size), "Anna")
        anna.wishes, anna.patience = ("bid", "use"), 4
        anna.open_table(url, game, ["apprentice"])
        play_on([anna], until=6)
        expect(anna.page.get_by_test_id("question")).to_be_visible()
        check(anna.page)
        if size == PHONE:
            anna.page.get_by_test_id("tab-log").click()
            check(anna.page)


def test_the_score_sheet(device: Device, url: str) -> None:
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    made = httpx.post(
        f"{url}/api/tables", json={"game": "artificium", "seats": seats, "name": "", "take": None}
    )
    page = device()
    page.goto(f"{url}/t/{made.json()['table']}")
    expect(page.get_by_test_id("winner")).to_be_visible(timeout=120_000)
    check(page)
