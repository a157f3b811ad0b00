"""The weight of the page and the time until the first decision can be made, in a real Chromium.

scripts/bench page [--before DIR] [--rounds N]

DIR is another checkout that has been prepared (scripts/play or scripts/test was run there once); both are
measured in the same run, in turns, each time by a browser that has never seen the page. Bytes are those
that travel, headers included. Times are taken on the loopback and again on a slow line, which shows what
the bytes cost. The best round counts.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from scripts.browser import ADVICE, find

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("artificium", "keyflower")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SERVE = """
import sys
from pathlib import Path
from artel.table.app import serve
if __name__ == "__main__":
    serve(port=0, open_browser=False, bot_delay=0.0, data_dir=Path(sys.argv[1]))
"""
# A village's line: 8 Mbit/s, 40 ms there and back.
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_000_000, "uploadThroughput": 250_000}


class Figures(NamedTuple):
    first_page_bytes: float
    first_page_requests: float
    table_bytes: float
    first_page_ms: float
    decision_ms: float


@contextmanager
def served(checkout: Path) -> Iterator[str]:
    """The table of a checkout, in a process of its own."""
    python = checkout / ".venv" / "bin" / "python"
    built = checkout / "src" / "artel" / "table" / "static" / "index.html"
    for needed in (python, built):
        if not needed.exists():
            raise SystemExit(
                f"page: expected a prepared checkout (scripts/play makes one), found no {needed}"
            )
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE)
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(checkout / "src")}
        command = [str(python), str(script), str(Path(folder) / "data")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            urls = [word for word in line.split() if word.startswith("http://")]
            try:
                if not urls:
                    raise SystemExit(f"page: expected the server to say where it listens, got {line!r}")
                yield urls[0]
            finally:
                process.terminate()


def watch(page: Page, slow: bool) -> list[int]:
    """The bytes of every answer from now on."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW)
    sizes: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    session.on("Network.loadingFinished", finished)
    return sizes


def measured(browser: Browser, url: str, game: str, slow: bool) -> Figures:
    """One visit by somebody new: the first page, then a game against a bot until it asks something."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    sizes = watch(page, slow)
    began = time.monotonic()
    page.goto(url, wait_until="commit")
    page.locator("[data-testid=play-now]:enabled").wait_for()
    ready = time.monotonic()
    page.wait_for_load_state("networkidle")
    first, requests = sum(sizes), len(sizes)
    page.get_by_test_id(f"game-{game}").click()
    page.get_by_test_id("players-2").click()
    asked = time.monotonic()
    page.get_by_test_id("play-now").click()
    page.locator("[data-legal]").first.wait_for()
    page.get_by_test_id("question").wait_for()
    decided = time.monotonic()
    page.wait_for_load_state("networkidle")
    whole = sum(sizes)
    context.close()
    waited = (ready - began + decided - asked) * 1000
    return Figures(first, requests, whole, (ready - began) * 1000, waited)


def best(rounds: list[Figures]) -> Figures:
    """The round that the rest of the machine has disturbed least."""
    return Figures(*(min(column) for column in zip(*rounds, strict=True)))


def report(title: str, figures: dict[str, Figures]) -> None:
    print(f"\n{title}")
    print(f"{'':10}{'first page':>14}{'requests':>10}{'with a game':>14}{'ready':>10}{'first decision':>16}")
    for name, each in figures.items():
        print(
            f"{name:10}{each.first_page_bytes / 1000:>11.1f} kB{each.first_page_requests:>10.0f}"
            f"{each.table_bytes / 1000:>11.1f} kB{each.first_page_ms:>7.0f} ms{each.decision_ms:>13.0f} ms"
        )


def chromium() -> str:
    found = find()
    if found is None:
        raise SystemExit(f"page: expected a Chromium, found none that runs: {ADVICE}")
    return found


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench page", description=__doc__)
    parser.add_argument(
        "--before", metavar="DIR", type=Path, help="another prepared checkout to compare with"
    )
    parser.add_argument("--rounds", metavar="N", type=int, default=5)
    options = parser.parse_args(argv)
    checkouts = {"before": options.before.resolve()} if options.before else {}
    checkouts["now"] = ROOT
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in GAMES:
            for slow in (False, True):
                rounds: dict[str, list[Figures]] = {name: [] for name in checkouts}
                for _ in range(max(1, options.rounds)):
                    for name, checkout in checkouts.items():
                        with served(checkout) as url:
                            rounds[name].append(measured(browser, url, game, slow))
                line = "a line of 8 Mbit/s and 40 ms" if slow else "loopback"
                report(f"{game}, {line}", {name: best(each) for name, each in rounds.items()})
        browser.close()


if __name__ == "__main__":
    main()
