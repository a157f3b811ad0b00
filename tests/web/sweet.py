"""A real table of Sweet Lands in the middle of a game: everybody builds as fast as they can, over the wire.

`.venv/bin/python -m tests.web.sweet DIR` writes pictures of it.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, sync_playwright

from tests.support import ServerProcess
from tests.web.busy import BusyTable
from tests.web.chromium import FLAGS, chromium

SIZES = {390: (390, 844), 1366: (1366, 768), 1920: (1920, 1080)}
# What busy people like to do, best first, and how much.
LIKES = (
    (("lay", "lay-special", "road", "put", "rabbit", "employ", "drive", "advance", "take"), 0.97),
    (("claim", "tower", "ability"), 0.9),
    (("play", "flip"), 0.55),
    (("use", "use-disk", "copy"), 0.95),
    (("buy", "barter"), 0.3),
)
OUT = ("done", "end-round", "stop", "decline")


class SweetTable(BusyTable):
    """People at a table of Sweet Lands."""

    GAME: ClassVar = "sweet-lands"

    def play_to_round(self, number: int) -> SweetTable:
        """Play on until the turns of this round have begun."""
        for _ in range(6000):
            view = self.view(self.asked())
            if view["round"] >= number and view["asks"][0]["kind"] == "turn":
                return self
            self.play(1)
        raise AssertionError(f"expected round {number}, got {self.view(0)['round']}")

    def play_to_ask(self, seat: int, *kinds: str) -> SweetTable:
        """Play on until this seat is asked one of these."""
        for _ in range(6000):
            ask = self.view(self.asked())["asks"][0]
            if ask["seat"] == seat and ask["kind"] in kinds:
                return self
            self.play(1)
        raise AssertionError(f"expected a question of {kinds}, got none")

    def _wish(self, view: dict[str, Any]) -> str:
        moves: list[str] = view["moves"]
        for verbs, odds in LIKES:
            wished = [line for line in moves if line.split()[0] in verbs]
            if wished and self._chance.random() < odds:
                return self._chance.choice(wished)
        deeds = [
            line
            for line in moves
            if line.split()[0] not in (*OUT, "sell", "scrap-card", "scrap-disk", "settle")
        ]
        ways_out = [line for line in OUT if line in moves]
        if ways_out and (not deeds or self._chance.random() < 0.8):
            return ways_out[0]
        return self._chance.choice(deeds or moves)


def take(browser: Browser, table: SweetTable, where: Path, options: argparse.Namespace) -> None:
    for theme in options.themes:
        for language in options.languages:
            for width in options.widths:
                phone = width == min(SIZES)
                context = browser.new_context(
                    viewport={"width": SIZES[width][0], "height": SIZES[width][1]},
                    locale=language,
                    color_scheme=theme,
                    has_touch=phone,
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.goto(table.link(None if options.watch else options.seat))
                page.get_by_test_id("shared").wait_for(state="attached")
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(300)
                name = f"{where.name}-{language[:2]}-{theme}-{width}"
                page.screenshot(path=where.with_name(f"{name}.png"))
                if phone and not options.watch:
                    for tab, part in PHONE:
                        page.get_by_test_id(f"tab-{tab}").click()
                        if part is not None:
                            page.get_by_test_id(part).click()
                        page.wait_for_timeout(120)
                        page.screenshot(path=where.with_name(f"{name}-{part or tab}.png"))
                context.close()


PHONE = (
    ("table", "shared-part-areas"),
    ("table", "shared-part-tracks"),
    ("table", "shared-part-tokens"),
    ("mine", "my-part-land"),
    ("mine", "my-part-plan"),
    ("mine", "my-part-line"),
    ("mine", "my-part-hand"),
    ("others", None),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 4])
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--widths", type=int, nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--themes", nargs="+", default=["light", "dark"])
    parser.add_argument("--languages", nargs="+", default=["ru-RU", "en-GB"])
    parser.add_argument("--round", type=int, default=4)
    parser.add_argument("--asks", nargs="+", default=["turn"])
    parser.add_argument("--watch", action="store_true", help="as a spectator")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for players in options.seats:
                with SweetTable(server.url, players) as table:
                    if options.round > 0:
                        table.play_to_round(options.round).play(3 * players)
                    table.play_to_ask(options.seat, *options.asks)
                    take(browser, table, options.folder / f"{players}-seats-{options.asks[0]}", options)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
