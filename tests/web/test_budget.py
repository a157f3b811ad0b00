"""What a page may cost until the first decision can be made, and that its letters come in the small files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from artel.games import GAMES
from artel.table.pages import STATIC
from scripts import fonts
from tests.support import WAIT, post

Device = Callable[..., Page]
ROOT = Path(__file__).parents[2]
MOST_BYTES = 300_000
LANGUAGES = ("en", "ru", "it")
PHONE = (390, 844)


class Traffic:
    """What travels to a page: answers with their headers, packed as they come, and the table's messages."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[tuple[str, int]] = []
        names: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")

        def named(event: dict[str, Any]) -> None:
            names[event["requestId"]] = event["response"]["url"]

        def finished(event: dict[str, Any]) -> None:
            self.sizes.append((names.get(event["requestId"], ""), int(event["encodedDataLength"])))

        def told(event: dict[str, Any]) -> None:
            self.sizes.append(("a message", len(str(event["response"]["payloadData"]).encode())))

        session.on("Network.responseReceived", named)
        session.on("Network.loadingFinished", finished)
        session.on("Network.webSocketFrameReceived", told)

    def total(self) -> int:
        return sum(size for _, size in self.sizes)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_until_the_first_decision_little_travels(device: Device, url: str, game: str) -> None:
    """In Russian, which needs two alphabets and the longest words."""
    page = device(PHONE, "ru-RU", has_touch=True, is_mobile=True)
    traffic = Traffic(page)
    page.goto(url)
    page.get_by_test_id(f"game-{game}").tap()
    page.get_by_test_id("play-now").tap()
    expect(page.get_by_test_id("question")).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    fetched = [name for name, _ in traffic.sizes]
    assert any(f"/{game}-" in name for name in fetched)
    assert any(name.endswith(".woff2") for name in fetched)
    # A whole font is fetched only for letters that none of the languages has.
    assert not [name for name in fetched if re.search(r"-normal-[^/]*\.woff2$", name)]
    heaviest = sorted(traffic.sizes, key=lambda each: -each[1])[:12]
    assert traffic.total() < MOST_BYTES, heaviest


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_page_of_a_table_fetches_all_it_needs_at_once(device: Device, url: str, game: str) -> None:
    """Whatever script or style is there at the first decision was linked in the page, and no other."""
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = post(url, "/api/tables", {"game": game, "seats": seats, "name": "Anna", "take": 0}).json()
    page = device(PHONE, "it-IT", has_touch=True, is_mobile=True)
    address = f"{url}/t/{made['table']}"
    linked = set(re.findall(r'/assets/[^"]+', httpx.get(address, headers={"accept-language": "it"}).text))
    traffic = Traffic(page)
    page.goto(f"{address}#{made['key']}")
    expect(page.get_by_test_id("question")).to_be_visible()
    fetched = {name.removeprefix(url) for name, _ in traffic.sizes if re.search(r"\.(js|css)$", name)}
    assert fetched == linked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_fonts_have_every_letter_of_a_language(language: str) -> None:
    have = {*fonts.LATIN, *fonts.CYRILLIC}
    whole = {chr(code) for code in (*fonts.WHOLE_LATIN, *fonts.WHOLE_CYRILLIC)}
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        letters = {letter for letter in path.read_text(encoding="utf-8") if letter.isprintable()}
        assert letters & whole <= have, (path.name, sorted(letters & whole - have))


def test_the_stylesheet_of_the_fonts_is_the_one_that_is_written() -> None:
    def bare(text: str) -> str:
        return re.sub(r"\s+", "", text)

    assert bare(fonts.SHEET.read_text(encoding="utf-8")) == bare(fonts.stylesheet())
    for face in fonts.FACES:
        for script in ("latin", "cyrillic"):
            assert (fonts.FONTS / face.cut(script)).is_file()


def test_what_a_build_has_named_after_its_contents_is_kept_for_ever_and_sent_packed(url: str) -> None:
    texts = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    large = [path for path in texts if path.stat().st_size > 1000]
    assert large
    with httpx.Client(base_url=url, headers={"accept-encoding": "gzip, br"}, timeout=WAIT) as client:
        for path in large:
            sent = client.head(f"/assets/{path.name}").headers
            assert sent["content-encoding"] == "br"
            assert "immutable" in sent["cache-control"]
            assert int(sent["content-length"]) < path.stat().st_size
