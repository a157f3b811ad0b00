"""Pictures of the auction in its busiest moments, to be looked at.

`.venv/bin/python -m tests.web.screens FOLDER`: 2, 4 and 6 seats at the widths of a phone, a tablet, a laptop
and a large screen, light and dark, in Russian, where the words are longest. The games are real ones, played
over the wire against a server of their own.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tests.support import ServerProcess
from tests.web.busy import BusyTable, crowded
from tests.web.chromium import FLAGS, chromium

SIZES = {390: (390, 844), 1024: (1024, 768), 1366: (1366, 768), 1920: (1920, 1080)}
LOTS_OF_EXPANSIONS = 23


def crowd(page: Page, players: int) -> None:
    """Show as many lots as the expansions bring, whatever the server sends."""

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(crowded(message, LOTS_OF_EXPANSIONS, players)))

    page.route_web_socket("**/ws/**", listen)


def take(browser: Browser, table: BusyTable, where: Path, options: argparse.Namespace) -> None:
    for theme in options.themes:
        for width in options.widths:
            context = browser.new_context(
                viewport={"width": SIZES[width][0], "height": SIZES[width][1]},
                locale="ru-RU",
                color_scheme=theme,
                has_touch=width == min(SIZES),
                reduced_motion="reduce",
            )
            page = context.new_page()
            if options.lots:
                crowd(page, len(table.keys))
            page.goto(table.link(None if options.watch else 0))
            page.locator("[data-testid^=lot-]").first.wait_for()
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(150)
            page.screenshot(path=where.with_name(f"{where.name}-{width}-{theme}.png"))
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--widths", type=int, nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--themes", nargs="+", default=["light", "dark"])
    parser.add_argument("--season", default="summer")
    parser.add_argument("--lots", action="store_true", help="as many lots as the expansions bring")
    parser.add_argument("--watch", action="store_true", help="as a spectator")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for players in options.seats:
                with BusyTable(server.url, players) as table:
                    table.play_to(options.season).play(4 * players).play_until_turn(0)
                    more = "-crowded" * options.lots + "-watched" * options.watch
                    take(browser, table, options.folder / f"{players}-seats{more}", options)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
