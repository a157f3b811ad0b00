"""The weight of the page, the time until the first decision, and what a busy board costs, in a real Chromium.

scripts/bench page [--before DIR] [--rounds N] [--games GAME ...]

DIR is another checkout that has been prepared (scripts/play or scripts/test was run there once); both are
measured in the same run, in turns, each time by a browser that has never seen the page. Bytes are those
that travel until the first decision, headers and the table's messages included, in the language that
needs most. Times are taken on a laptop, on a slow line, which shows what the bytes cost, and on a phone
with a processor 4 times slower: until the first page can be used, from its button to the first decision of
a new game, and from somebody's link to the first decision at that table. The best round counts. Boards are
looked at in their busiest moments (tests/web/busiest.py).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks import _page_boards as boards
from scripts.browser import ADVICE, find
from tests.support import post

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("artificium", "keyflower", "sweet-lands")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SERVE = """
import sys
from pathlib import Path
from artel.table.app import serve
if __name__ == "__main__":
    serve(port=0, open_browser=False, bot_delay=0.0, data_dir=Path(sys.argv[1]))
"""
# Russian needs two alphabets.
HEAVIEST = "ru-RU"
# A village's line: 8 Mbit/s, 40 ms there and back.
SLOW: dict[str, object] = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": 1_000_000,
    "uploadThroughput": 250_000,
}


# When each of these first stood on the page, and when it was asked for.
MARK = """
  window.marks = {};
  const STOOD = { ready: '[data-testid=play-now]:enabled', decision: '[data-testid=question]' };
  const mark = (name) => requestAnimationFrame(() => (window.marks[name] ??= performance.now()));
  const stands = ([name, what]) => document.querySelector(what) !== null && mark(name);
  const look = () => Object.entries(STOOD).forEach(stands);
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('click', (event) => event.target.closest('[data-testid=play-now]') && mark('asked'), true);
"""


class Profile(NamedTuple):
    """Whose device it is: how it is called, what it is like, how many times slower, and its line."""

    title: str
    device: dict[str, object]
    slower: int = 1
    line: dict[str, object] | None = None


PROFILES = (
    Profile("a laptop, loopback", boards.DESKTOP),
    Profile("a laptop, 8 Mbit/s and 40 ms", boards.DESKTOP, line=SLOW),
    Profile(f"a phone, {boards.SLOWER} times slower, loopback", boards.PHONE, boards.SLOWER),
)


class Figures(NamedTuple):
    first_page_bytes: float
    first_page_requests: float
    table_bytes: float
    first_page_ms: float
    decision_ms: float
    link_ms: float


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


def watch(page: Page, profile: Profile) -> list[int]:
    """The bytes of every answer and message from now on."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    if profile.line is not None:
        session.send("Network.emulateNetworkConditions", profile.line)
    session.send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})
    sizes: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    def told(event: dict[str, Any]) -> None:
        sizes.append(len(str(event["response"]["payloadData"]).encode()))

    session.on("Network.loadingFinished", finished)
    session.on("Network.webSocketFrameReceived", told)
    return sizes


def measured(browser: Browser, url: str, game: str, profile: Profile) -> Figures:
    """One visit by somebody new: the first page, then a game against a bot until it asks something."""
    context = browser.new_context(locale=HEAVIEST, **profile.device)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(boards.PATIENCE_MS)
    page.add_init_script(MARK)
    sizes = watch(page, profile)
    page.goto(url, wait_until="commit")
    page.locator("[data-testid=play-now]:enabled").wait_for()
    page.wait_for_load_state("networkidle")
    first, requests = sum(sizes), len(sizes)
    page.get_by_test_id(f"game-{game}").click()
    page.get_by_test_id("players-2").click()
    page.get_by_test_id("play-now").click()
    page.locator("[data-legal]").first.wait_for(state="attached")
    page.get_by_test_id("question").wait_for()
    page.wait_for_load_state("networkidle")
    whole = sum(sizes)
    marks: dict[str, float] = page.evaluate("window.marks")
    context.close()
    waited = marks["decision"] - marks["asked"]
    return Figures(first, requests, whole, marks["ready"], waited, by_link(browser, url, game, profile))


def by_link(browser: Browser, url: str, game: str, profile: Profile) -> float:
    """Somebody new opens the link of their seat: the milliseconds until they are asked something."""
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = post(url, "/api/tables", {"game": game, "seats": seats, "name": "Anna", "take": 0}).json()
    context = browser.new_context(locale=HEAVIEST, **profile.device)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(boards.PATIENCE_MS)
    page.add_init_script(MARK)
    watch(page, profile)
    page.goto(f"{url}/t/{made['table']}#{made['key']}", wait_until="commit")
    page.get_by_test_id("question").wait_for()
    page.wait_for_load_state("networkidle")
    waited: float = page.evaluate("window.marks.decision")
    context.close()
    return waited


def best(rounds: list[Figures]) -> Figures:
    """The round that the rest of the machine has disturbed least."""
    return Figures(*(min(column) for column in zip(*rounds, strict=True)))


def report(title: str, figures: dict[str, Figures]) -> None:
    print(f"\n{title}")
    heads = f"{'ready':>10}{'new game':>11}{'by link':>10}"
    print(f"{'':10}{'first page':>14}{'requests':>10}{'with a game':>14}{heads}")
    for name, each in figures.items():
        print(
            f"{name:10}{each.first_page_bytes / 1000:>11.1f} kB{each.first_page_requests:>10.0f}"
            f"{each.table_bytes / 1000:>11.1f} kB{each.first_page_ms:>7.0f} ms{each.decision_ms:>8.0f} ms"
            f"{each.link_ms:>7.0f} ms"
        )


def report_boards(found: dict[str, dict[str, boards.Board]]) -> None:
    print(f"\nthe busiest board, {boards.PHONE_TITLE}")
    print(f"{'':24}{'nodes':>8}{'tap to picture, 95 %':>24}{'slower':>12}{'of taps':>10}")
    for name, by_game in found.items():
        for game, each in by_game.items():
            print(
                f"{name + ', ' + game:24}{each.nodes:>8.0f}{each.tap_ms:>21.0f} ms"
                f"{each.slow_tap_ms:>9.0f} ms{each.taps:>10.0f}"
            )


def chromium() -> str:
    found = find()
    if found is None:
        raise SystemExit(f"page: expected a Chromium, found none that runs: {ADVICE}")
    return found


def visits(browser: Browser, checkouts: dict[str, Path], games: Sequence[str], count: int) -> None:
    for game in games:
        for profile in PROFILES:
            rounds: dict[str, list[Figures]] = {name: [] for name in checkouts}
            for _ in range(count):
                for name, checkout in checkouts.items():
                    with served(checkout) as url:
                        rounds[name].append(measured(browser, url, game, profile))
            report(f"{game}, {profile.title}", {name: best(each) for name, each in rounds.items()})


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench page", description=__doc__)
    parser.add_argument(
        "--before", metavar="DIR", type=Path, help="another prepared checkout to compare with"
    )
    parser.add_argument("--rounds", metavar="N", type=int, default=5)
    parser.add_argument("--games", metavar="GAME", nargs="+", default=GAMES, choices=GAMES)
    options = parser.parse_args(argv)
    checkouts = {"before": options.before.resolve()} if options.before else {}
    checkouts["now"] = ROOT
    games, count = tuple(options.games), max(1, options.rounds)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visits(browser, checkouts, games, count)
        found: dict[str, dict[str, boards.Board]] = {}
        for name, checkout in checkouts.items():
            with boards.busiest(checkout, games) as links:
                found[name] = {game: boards.measured(browser, links[game], count) for game in games}
        report_boards(found)
        browser.close()


if __name__ == "__main__":
    main()
