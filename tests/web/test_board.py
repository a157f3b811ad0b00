"""The table of Keyflower around its auction: villages, looking back, moving pieces, the keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.busy import BusyTable, table_where
from tests.web.measure import WHERE, measured, settled

Device = Callable[..., Page]
PHONE = (390, 844)
SMALL_LAPTOP = (1024, 768)


def is_summer(table: BusyTable) -> bool:
    """Whether in summer somebody has bid and the first seat may; whoever has no workers cannot."""
    table.play_to("summer").play(6).play_until_turn(0)
    view = table.view(0)
    may_bid = any(line.startswith("bid ") for line in view["moves"])
    return view["season"] == "summer" and may_bid and any(lot["bids"] for lot in view["lots"])


@pytest.fixture(scope="module")
def summer(url: str) -> Iterator[BusyTable]:
    """A table of four in summer."""
    with table_where("a summer", url, 4, is_summer) as table:
        yield table


def opened(page: Page, table: BusyTable, seat: int | None = 0) -> Page:
    page.goto(table.link(seat))
    page.locator("[data-testid^=lot-]").first.wait_for()
    settled(page)
    return page


def test_a_spectator_sees_every_village_at_reading_size_with_one_click(
    device: Device, summer: BusyTable
) -> None:
    page = opened(device(size=SMALL_LAPTOP), summer, seat=None)
    for seat, village in enumerate(summer.view(0)["villages"]):
        page.get_by_test_id(f"show-village-{seat}").click()
        over = page.get_by_test_id("over-village")
        for on in village:
            expect(over.get_by_test_id(f"village-{seat}-{on['tile']}")).to_be_visible()
        home = over.locator("[data-testid^=village-]").first
        expect(home.locator("text").first).to_be_attached()
        assert measured(page)["small"] == []
        page.get_by_test_id("close-over").click()
        expect(over).to_have_count(0)


def test_own_winter_tiles_and_village_open_at_reading_size_with_one_click(
    device: Device, summer: BusyTable
) -> None:
    page = opened(device(size=SMALL_LAPTOP, language="ru-RU"), summer)
    tiles = summer.view(0)["seats"][0]["winter"]
    page.get_by_test_id(f"winter-{tiles[0]}").click()
    over = page.get_by_test_id("over-winter")
    expect(over.locator("article")).to_have_count(len(tiles))
    assert measured(page)["small"] == []
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    page.get_by_test_id("open-village-0").click()
    expect(page.get_by_test_id("over-village")).to_be_visible()
    assert measured(page)["small"] == []


def test_looking_back_shows_the_steps_and_the_log_of_that_moment(device: Device, summer: BusyTable) -> None:
    # Tall enough for the recap and the log.
    page = opened(device((1366, 960)), summer)
    log = page.get_by_test_id("log")
    newest = log.locator("[data-n]").last.get_attribute("data-n") or ""
    # The whole story stands there before its first placed tile is asked for.
    earlier = page.get_by_test_id("earlier")
    while earlier.count():
        earlier.click()
    first_placed = log.locator("[data-kind=placed]").first
    at = int(first_placed.get_attribute("data-n") or 0)
    first_placed.click()
    steps = page.get_by_test_id("season-end")
    expect(steps).to_be_visible()
    growing = steps.locator("section", has=page.get_by_role("heading", name="Villages grow"))
    expect(growing.locator("p")).to_have_count(1)
    expect(steps.get_by_role("heading", name="The new season")).to_have_count(0)
    told = log.locator("[data-n]").evaluate_all("all => all.map((each) => Number(each.dataset.n))")
    assert told
    assert max(told) <= at < int(newest)
    page.get_by_test_id("back-to-now").click()
    expect(log.locator("[data-n]").last).to_have_attribute("data-n", newest)
    expect(steps).to_have_count(0)


WATCH_THE_SKY = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      const motion = node.getAnimations?.()[0];
      if (motion) window.flown.push(motion.effect.getTiming().duration);
    }
  }).observe(document.querySelector('.sky'), { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_on_a_phone_unless_motion_is_unwelcome(device: Device, url: str, motion: str) -> None:
    page = device(size=PHONE, has_touch=True)
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    with BusyTable(url, 2) as table:
        opened(page, table)
        page.evaluate(WATCH_THE_SKY)
        told = page.get_by_test_id("log").locator("[data-kind=bid]")
        table.play_until_turn(1)
        # A bid of the other seat comes out of the tab of the neighbours, since their village is not in sight.
        n = table.send(1, next(line for line in table.view(1)["moves"] if line.startswith("bid ")))
        expect(told.last).to_have_attribute("data-n", str(n))
        page.wait_for_timeout(100)
        flown = page.evaluate("window.flown")
    if motion == "reduce":
        assert flown == []
    else:
        assert flown
        assert all(200 <= duration <= 350 for duration in flown)


def test_the_keyboard_is_soon_at_the_lots_and_hears_who_leads(device: Device, summer: BusyTable) -> None:
    page = opened(device(), summer)
    focused = "document.activeElement?.dataset?.testid ?? ''"
    stops = 0
    while not page.evaluate(focused).startswith("lot-"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= 4, page.evaluate("document.activeElement.outerHTML")
    page.reload()
    page.locator("[data-testid^=lot-]").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("skip")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.hasAttribute('data-legal')")
    lot = next(lot for lot in summer.view(0)["lots"] if lot["bids"])
    label = page.get_by_test_id(f"lot-{lot['tile']}").get_attribute("aria-label") or ""
    leader = next(bid for bid in lot["bids"] if bid["leads"])
    assert f"{leader['count']} {leader['colour']}" in label
    assert ("You lead" if leader["seat"] == 0 else "leads with") in label
    home = page.locator("[data-testid^=village-0-home-]").first
    assert "Moves resources along the roads" in (home.get_attribute("aria-label") or "")


def is_carrying(table: BusyTable) -> bool:
    """Play until somebody carries something; in a whole game perhaps nobody does."""
    table.busy_hands = True
    table.play_until("transport", lambda _, ask: ask["kind"] == "transport")
    return True


def test_the_board_stays_where_it_is_when_transport_opens_or_a_turn_is_put_together(
    device: Device, url: str
) -> None:
    lots = WHERE.replace("[data-cell-of], .foot", "[data-cell-of]")
    with BusyTable(url, 2) as table:
        table.play_until_turn(0)
        page = opened(device(size=SMALL_LAPTOP), table)
        before = page.evaluate(lots)
        page.locator("[data-testid^=lot-][data-legal]").first.click()
        expect(page.get_by_test_id("confirm")).to_be_visible()
        settled(page)
        assert page.evaluate(lots) == before
    with table_where("transport", url, 2, is_carrying) as table:
        mover = table.asked()
        page = opened(device(size=SMALL_LAPTOP), table, mover)
        expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "transport")
        before = page.evaluate(lots)
        table.send(mover, "stop")
        expect(page.get_by_test_id("waiting")).to_be_visible()
        settled(page)
        assert page.evaluate(lots) == before


def with_season_end(page: Page, players: int) -> None:
    """Let the next view tell that something came home to every seat."""

    def told(message: str | bytes) -> str | bytes:
        data: Any = json.loads(message)
        if isinstance(data, dict) and data.get("t") == "view" and not data["reset"]:
            for seat in range(players):
                values = {"seat": seat, "count": 2, "colour": "red", "tile": "woodcutter"}
                data["log"].append({"n": data["n"], "k": "came-home", "rule": None, "v": values})
        return json.dumps(data)

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(told(message)))

    page.route_web_socket("**/ws/**", route)


def test_the_banner_of_a_season_has_room_for_six_seats(device: Device, url: str) -> None:
    with BusyTable(url, 6) as table:
        table.play_until_turn(0)
        page = device(size=SMALL_LAPTOP, language="ru-RU")
        with_season_end(page, 6)
        opened(page, table)
        table.play(1)
        banner = page.get_by_test_id("step-banner")
        expect(banner.locator("p > span")).to_have_count(6)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        settled(page)
        cut = "e => e.scrollHeight > e.clientHeight + 1"
        assert not banner.evaluate(cut)
        assert not banner.locator("p").evaluate(cut)
