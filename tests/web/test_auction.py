"""The auction of Keyflower in its busiest moments: nothing collides, nothing is cut off, all can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.busy import BusyTable, crowded, table_where
from tests.web.measure import expect_clear, measured, settled
from tests.web.tapping import beaten_bid, lot_of

Device = Callable[..., Page]
LAPTOPS = ((1024, 768), (1366, 768), (1920, 1080))
PHONE = (390, 844)
LOTS_OF_EXPANSIONS = 23


def bids_at(table: BusyTable) -> int:
    return sum(len(lot["bids"]) for lot in table.view(0)["lots"])


def is_busy(table: BusyTable) -> bool:
    """Whether most have bid in summer when it is the first seat's turn; a season may be over by then."""
    players = len(table.keys)
    table.play_to("summer").play(4 * players).play_until_turn(0)
    return table.view(0)["season"] == "summer" and bids_at(table) >= players


@pytest.fixture(scope="module")
def tables(url: str) -> Iterator[dict[int, BusyTable]]:
    """Tables of 2, 4 and 6 seats in summer, when most have bid and it is the first seat's turn."""
    made = {players: table_where("a busy summer", url, players, is_busy) for players in (2, 4, 6)}
    yield made
    for table in made.values():
        table.close()


def opened(page: Page, table: BusyTable, seat: int | None = 0) -> Page:
    page.goto(table.link(seat))
    page.locator("[data-testid^=lot-]").first.wait_for()
    return page


def with_more_lots(page: Page, lots: int, players: int) -> None:
    """Let the table's messages arrive as they would with the expansions."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(crowded(message, lots, players)))

    page.route_web_socket("**/ws/**", route)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_bids_keep_apart_and_everything_can_be_read(
    device: Device, tables: dict[int, BusyTable], players: int
) -> None:
    table = tables[players]
    page = opened(device(language="ru-RU"), table)
    lots = table.view(0)["lots"]
    bids = bids_at(table)
    assert bids >= players
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        found = expect_clear(page, len(lots))
        assert found["bids"] == bids
    for lot in lots:
        for bid in lot["bids"]:
            mark = page.locator(f'[data-bid="{lot["tile"]}-{bid["seat"]}"]')
            expect(mark.locator("b")).to_have_text(str(bid["count"]))
            expect(page.locator(f'[data-bid="{lot["tile"]}-{bid["seat"]}"].leads')).to_have_count(
                int(bid["leads"])
            )


def test_the_lots_of_all_expansions_fit_a_small_laptop_and_a_phone(
    device: Device, tables: dict[int, BusyTable]
) -> None:
    page = device(size=LAPTOPS[0], language="ru-RU")
    with_more_lots(page, LOTS_OF_EXPANSIONS, 6)
    opened(page, tables[6])
    expect_clear(page, LOTS_OF_EXPANSIONS)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect_clear(page, LOTS_OF_EXPANSIONS)


def test_a_phone_shows_all_lots_at_once_and_opens_one_to_be_read(
    device: Device, tables: dict[int, BusyTable]
) -> None:
    table = tables[6]
    page = opened(device(size=PHONE, language="ru-RU", has_touch=True), table)
    expect_clear(page, len(table.view(0)["lots"]))
    tile = next(lot["tile"] for lot in table.view(0)["lots"] if lot["bids"])
    page.get_by_test_id(f"lot-{tile}").tap()
    over = page.get_by_test_id("over-lot")
    expect(over).to_be_visible()
    expect(over.locator("li")).to_have_count(len(lot_of(table, tile)["bids"]))
    assert over.locator("svg").first.bounding_box()["width"] >= 190  # type: ignore[index]
    over.get_by_test_id("close-over").tap()
    expect(over).to_have_count(0)
    page.get_by_test_id("tab-others").tap()
    page.get_by_test_id("show-village-3").tap()
    expect(page.get_by_test_id("over-village")).to_be_visible()
    settled(page)
    assert measured(page)["small"] == []


def test_a_bid_taken_along_by_a_typed_command_is_put_back_by_mouse(device: Device, url: str) -> None:
    with BusyTable(url, 2) as table:
        tile, _ = beaten_bid(table)
        page = opened(device(), table)
        marker = page.get_by_test_id(f"lift-{tile}")
        page.keyboard.press("/")
        page.get_by_test_id("command-line").fill(f"Lift {tile}")
        page.keyboard.press("Enter")
        expect(marker).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        marker.click()
        expect(marker).to_have_attribute("aria-pressed", "false")
        expect(page.locator('button[data-line="pass"]')).to_be_visible()


def test_a_beaten_bid_uses_the_tile_it_lies_on_by_mouse_alone(device: Device, url: str) -> None:
    with BusyTable(url, 2) as table:
        tile, colour = beaten_bid(table)
        page = opened(device(), table)
        page.get_by_test_id(f"lift-{tile}").click()
        page.get_by_test_id(f"lot-{tile}").click()
        confirm = page.get_by_test_id("confirm")
        line = confirm.get_attribute("data-lines") or ""
        assert line.startswith(f"lift {tile}; use {tile} {colour} ")
        if line.endswith(" 1"):
            page.get_by_test_id(f"less-{colour}").click()
        expect(confirm).to_have_attribute("data-lines", f"lift {tile}; use {tile} {colour} 0")
        confirm.click()
        expect(page.locator(f'[data-bid="{tile}-0"]')).to_have_count(0)
        expect(page.get_by_test_id("log").locator("[data-kind=put]").last).to_be_attached()
