"""A real browser: the system's Chromium, one process for the whole run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.chromium import FLAGS, chromium

# A busy machine is no failure.
expect.set_options(timeout=60_000)
DESKTOP = (1366, 768)
NONCE = """
const chosen = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => {
  if (bytes.length !== 32) return chosen(bytes);
  const before = Number(sessionStorage.getItem('nonces'));
  sessionStorage.setItem('nonces', String(before + 1));
  return bytes.fill(100 + %d).fill(before, 0, 1);
};
"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def device(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A new device: a browser with a memory of its own. A page error fails the test at its end."""
    opened: list[BrowserContext] = []
    errors: list[str] = []

    def new(size: tuple[int, int] = DESKTOP, language: str = "en-GB", **options: object) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            **options,  # type: ignore[arg-type]
        )
        # What a browser adds to the chance of a table is dealt by the test, as the table's own seed is.
        context.add_init_script(NONCE % len(opened))
        opened.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield new
    for context in opened:
        context.close()
    assert errors == []
