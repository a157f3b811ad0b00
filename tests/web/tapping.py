"""From a tap to what it lights up, in a real browser against a real server.

`.venv/bin/python -m tests.web.tapping` (or `scripts/bench glow`): a beaten bid is taken along, a lot is
chosen, a resource is taken up to be carried. Each is measured on the loopback and with 40 ms there and back,
from the moment the pointer is lifted to the first frame that shows where it may lead.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support import ServerProcess
from tests.web.busy import BusyTable
from tests.web.chromium import FLAGS, chromium
from tests.web.measure import settled

# Every message to and from the table takes half the time there and back.
FAR = """
const Near = window.WebSocket;
window.WebSocket = class extends Near {
  send(text) { setTimeout(() => super.send(text), HALF); }
  set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), HALF); }
};
"""
WATCH = """(shown) => {
  const holds = new Function(`return ${shown}`);
  window.took = new Promise((done) => addEventListener('pointerup', (event) => {
    const took = () => performance.now() - event.timeStamp;
    const look = () => requestAnimationFrame(() => (holds() ? done(took()) : look()));
    look();
  }, { capture: true, once: true }));
}"""
PATIENCE_MS = 10_000
# Whether somebody gets such a village is chance: so many that all fail never happens.
MOST_TABLES = 40
# Whether two seats have a colour in common is chance too.
MOST_TURNS = 40


def far_away(page: Page, there_and_back_ms: float) -> None:
    """Let this page be so far from the server; to be said before it is opened."""
    page.add_init_script(FAR.replace("HALF", str(there_and_back_ms / 2)))


def tapped(page: Page, testid: str, shown: str) -> float:
    """Milliseconds from a tap on something to the first frame in which this holds."""
    page.evaluate(WATCH, shown)
    # Where the village lies over the table as well, a hand reaches the one on top.
    page.get_by_test_id(testid).last.click()
    return float(
        page.evaluate(f"Promise.race([window.took, new Promise((_, no) => setTimeout(no, {PATIENCE_MS}))])")
    )


def lot_of(table: BusyTable, tile: str) -> dict[str, Any]:
    return next(dict(lot) for lot in table.view(0)["lots"] if lot["tile"] == tile)


def beaten_bid(table: BusyTable) -> tuple[str, str]:
    """The first seat bids one worker on a tile it could use, the second beats it: the tile and the colour.

    Who has drawn nothing of the other's colours plays on until it has.
    """
    for _ in range(MOST_TURNS):
        table.play_until_turn(0)
        found = beatable_bid(table)
        if found is not None:
            tile, colour = found
            table.send(0, f"bid {tile} {colour} 1")
            table.send(1, f"bid {tile} {colour} 2")
            return tile, colour
        table.play(1)
    raise AssertionError(f"expected a tile to bid on and to use, got {table.view(0)['moves']}")


def beatable_bid(table: BusyTable) -> tuple[str, str] | None:
    """A tile without bids that the first seat may bid on and use with one worker, and the second with two."""
    moves = table.view(0)["moves"]
    workers = table.view(1)["seats"][1]["workers"]
    for line in moves:
        verb, *words = line.split()
        if verb != "bid" or words[2] != "1" or f"use {words[0]} {words[1]} 1" not in moves:
            continue
        tile, colour, _ = words
        if not lot_of(table, tile)["bids"] and workers.get(colour, 0) >= 2:
            return tile, colour
    return None


@dataclass
class LongWay:
    """Somebody who may carry a good over two tiles or more."""

    table: BusyTable
    seat: int
    good: str
    start: str


def far_good(table: BusyTable, seat: int) -> tuple[str, str] | None:
    """A good that this seat can carry over two tiles, and where it lies."""
    carries = [line.split() for line in table.view(seat)["moves"] if line.startswith("carry ")]
    pairs = sorted({(good, start) for _, good, start, _ in carries})
    if not pairs:
        return None
    walks = [{"words": f"carry {good}", "start": start} for good, start in pairs]
    ways = table.plan(seat, walks=walks)["ways"]
    return next(
        (pair for pair, own in zip(pairs, ways, strict=True) if max(map(len, own.values())) > 1), None
    )


@contextmanager
def long_way(url: str) -> Iterator[LongWay]:
    """Play at one table after the other until somebody has such a way."""
    for seed in range(MOST_TABLES):
        with BusyTable(url, 4, seed) as table:
            table.busy_hands = True
            while not table.is_over():
                seat = table.asked()
                if table.view(seat)["asks"][0]["kind"] == "transport":
                    found = far_good(table, seat)
                    if found is not None:
                        yield LongWay(table, seat, *found)
                        return
                table.play(1)
    raise AssertionError(f"expected a way of two steps at one of {MOST_TABLES} tables, got none")


# The number of steps stands on every goal.
FAR_GOAL = (
    "[...document.querySelectorAll('.goal .steps + text')].some((each) => Number(each.textContent) > 1)"
)
READY = "document.querySelector('[data-testid=confirm]:not([disabled])') !== null"


def lifted(tile: str) -> str:
    pressed = f"document.querySelector('[data-testid=\"lift-{tile}\"]').ariaPressed === 'true'"
    return f"{pressed} && document.querySelector('[data-testid^=lot-][data-legal]') !== null"


def ghost(tile: str) -> str:
    return f"{READY} && document.querySelector('[data-bid=\"{tile}-0\"]') !== null"


@contextmanager
def opened(browser: Browser, table: BusyTable, seat: int, there_and_back_ms: float) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = context.new_page()
    far_away(page, there_and_back_ms)
    page.goto(table.link(seat))
    page.locator("[data-testid^=lot-]").first.wait_for()
    settled(page)
    # What is asked ahead has come by now.
    page.wait_for_timeout(100 + 3 * there_and_back_ms)
    yield page
    context.close()


def figures(browser: Browser, url: str, there_and_back_ms: float, rounds: int) -> dict[str, list[float]]:
    lifts: list[float] = []
    choices: list[float] = []
    goods: list[float] = []
    with BusyTable(url, 2) as table, long_way(url) as way:
        tile, _ = beaten_bid(table)
        open_lots = [lot["tile"] for lot in table.view(0)["lots"] if not lot["bids"]]
        bids = {line.split()[1] for line in table.view(0)["moves"] if line.startswith("bid ")}
        free = next(each for each in open_lots if each in bids)
        for _ in range(rounds):
            with opened(browser, table, 0, there_and_back_ms) as page:
                lifts.append(tapped(page, f"lift-{tile}", lifted(tile)))
                page.keyboard.press("Escape")
                choices.append(tapped(page, f"lot-{free}", ghost(free)))
            with opened(browser, way.table, way.seat, there_and_back_ms) as page:
                goods.append(tapped(page, f"good-{way.start}-{way.good}", FAR_GOAL))
    return {"a bid taken along": lifts, "a lot chosen": choices, "a resource taken up": goods}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", metavar="N", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            print(f"{'from tap to glow, ms':34}{'best':>8}{'median':>8}{'worst':>8}")
            for far in (0.0, 40.0):
                for what, took in figures(browser, server.url, far, options.rounds).items():
                    line = "loopback" if far == 0 else f"{far:g} ms"
                    middle = statistics.median(took)
                    print(f"{what + ', ' + line:34}{min(took):>8.0f}{middle:>8.0f}{max(took):>8.0f}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
