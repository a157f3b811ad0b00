"""What the busiest board of a game costs: its nodes, and how long a tap on it waits for the next picture."""

from __future__ import annotations

import json
import math
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

PHONE: dict[str, object] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, object] = {"viewport": {"width": 1366, "height": 768}}
# How much slower a phone's processor is than this machine's.
SLOWER = 4
PHONE_TITLE = f"taps on a phone as quick as this machine, and {SLOWER} times slower"
# The browser tells of a tap only when its picture took longer than this.
FLOOR_MS = 16
TAPS_EACH = 6
PATIENCE_MS = 120_000
WATCH = f"""
  window.taps = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({{ name, interactionId, duration }}) => {{
    const tap = interactionId > 0 && /^(pointer|click|mouse|touch)/.test(name);
    if (tap) window.taps.push([interactionId, duration]);
  }})).observe({{ type: 'event', durationThreshold: {FLOOR_MS}, buffered: true }});
"""
# Where a finger meets each thing that may be touched, what is covered or out of sight left out.
WITHIN_REACH = """(most) => [...document.querySelectorAll('.screen [data-legal]')]
  .filter((each) => each.closest('[data-testid=decision-bar]') === null)
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, { x, y, width, height }]) => [each, x + width / 2, y + height / 2])
  .filter(([each, x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (each.contains(top) || top.contains(each));
  })
  .slice(0, most)
  .map(([, x, y]) => [x, y])"""
NODES = "document.querySelectorAll('*').length"


class Board(NamedTuple):
    nodes: float
    """The elements of the page, on a large screen or a phone, whichever has more."""
    tap_ms: float
    """From a tap to the next picture, at the 95th percentile, on a phone as quick as this machine."""
    slow_tap_ms: float
    """The same on a slower one."""
    taps: float


@contextmanager
def busiest(checkout: Path, games: tuple[str, ...]) -> Iterator[dict[str, str]]:
    """Tables of a checkout in their busiest moments, served by its own code: the links of the first seats."""
    here = Path(__file__).resolve().parents[1] / "tests" / "web" / "busiest.py"
    paths = os.pathsep.join((str(checkout), str(checkout / "src")))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryDirectory() as folder:
        command = [str(checkout / ".venv" / "bin" / "python"), str(here), folder, *games]
        with subprocess.Popen(
            command, cwd=checkout, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                if not line:
                    raise SystemExit(f"page: expected links to tables of {checkout}, got none")
                yield json.loads(line)
            finally:
                process.stdin.close()


def opened(browser: Browser, link: str, device: dict[str, object]) -> Page:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **device)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH)
    page.goto(link)
    page.get_by_test_id("question").wait_for()
    page.evaluate("document.fonts.ready")
    return page


def tapped(page: Page) -> int:
    """Tap what may be touched in every tab, each time putting it down again; answers how many taps."""
    count = 0
    tabs = page.locator("[data-tab-of]")
    for each in range(tabs.count()):
        tabs.nth(each).tap()
        count += 1
        places: list[list[float]] = page.evaluate(WITHIN_REACH, TAPS_EACH)
        for x, y in places:
            page.touchscreen.tap(x, y)
            page.wait_for_timeout(120)
            page.keyboard.press("Escape")
            page.wait_for_timeout(60)
            count += 1
    # The last pictures are told a moment later.
    page.wait_for_timeout(400)
    return count


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[max(0, math.ceil(len(values) * share) - 1)]


def measured(browser: Browser, link: str, rounds: int) -> Board:
    page = opened(browser, link, DESKTOP)
    nodes = int(page.evaluate(NODES))
    page.context.close()
    at_speed: list[float] = []
    for slower in (1, SLOWER):
        page = opened(browser, link, PHONE)
        nodes = max(nodes, int(page.evaluate(NODES)))
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        taps = sum(tapped(page) for _ in range(rounds))
        at_speed.append(percentile(waits(page, taps), 0.95))
        page.context.close()
    return Board(nodes, at_speed[0], at_speed[1], taps)


def waits(page: Page, taps: int) -> list[float]:
    """How long each of so many taps waited for its picture."""
    slowest: dict[int, float] = {}
    for ident, duration in page.evaluate("window.taps"):
        slowest[ident] = max(duration, slowest.get(ident, 0.0))
    return [*slowest.values(), *[float(FLOOR_MS)] * max(0, taps - len(slowest))]
