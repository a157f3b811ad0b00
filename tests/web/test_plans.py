"""The client knows no rules: what glows, what is drawn ahead and why not come from the table, at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.busy import BusyTable
from tests.web.measure import settled
from tests.web.people import Person
from tests.web.tapping import FAR_GOAL, beaten_bid, far_away, ghost, lifted, long_way, lot_of, tapped

Device = Callable[..., Page]
# So far that a question asked only after the tap would be seen: it takes the whole way there and back.
FAR_MS = 1500.0
NO_WAIT = 0.9


def opened(page: Page, table: BusyTable, seat: int = 0) -> Page:
    page.goto(table.link(seat))
    page.locator("[data-testid^=lot-]").first.wait_for()
    settled(page)
    return page


@pytest.fixture
def table(url: str) -> Iterator[BusyTable]:
    with BusyTable(url, 2) as made:
        yield made


def glowing(page: Page) -> set[str]:
    lots = page.locator("[data-testid^=lot-][data-legal]")
    return {
        str(each).removeprefix("lot-")
        for each in lots.evaluate_all("all => all.map((e) => e.dataset.testid)")
    }


def lots_in(table: BusyTable, moves: list[str]) -> set[str]:
    acted = {line.split()[1] for line in moves if line.split()[0] in ("bid", "use")}
    return acted & {lot["tile"] for lot in table.view(0)["lots"]}


def bid_on(table: BusyTable, tile: str) -> bool:
    """True where the first seat may bid and nobody has."""
    bids = any(line.startswith(f"bid {tile} ") for line in table.view(0)["moves"])
    return bids and not lot_of(table, tile)["bids"]


def test_a_tap_glows_without_a_round_trip(device: Device, table: BusyTable) -> None:
    """What may follow a bid taken along, and the ghost of a bid, were asked ahead."""
    tile, _ = beaten_bid(table)
    page = device()
    far_away(page, FAR_MS)
    opened(page, table)
    page.wait_for_timeout(2 * FAR_MS)
    assert tapped(page, f"lift-{tile}", lifted(tile)) < NO_WAIT * FAR_MS
    assert glowing(page) == lots_in(table, table.plan(0, f"lift {tile}")["moves"])
    page.keyboard.press("Escape")
    free = next(lot["tile"] for lot in table.view(0)["lots"] if bid_on(table, lot["tile"]))
    assert tapped(page, f"lot-{free}", ghost(free)) < NO_WAIT * FAR_MS


def test_a_resource_taken_up_shows_every_goal_without_a_round_trip(device: Device, url: str) -> None:
    """In the village on the table, or in the one that opens over it where that is too small for a hand."""
    with long_way(url) as way:
        table, seat, good, start = way.table, way.seat, way.good, way.start
        page = device()
        far_away(page, FAR_MS)
        opened(page, table, seat)
        page.wait_for_timeout(2 * FAR_MS)
        assert tapped(page, f"good-{start}-{good}", FAR_GOAL) < NO_WAIT * FAR_MS
        walk = {"words": f"carry {good}", "start": start}
        (ways,) = table.plan(seat, walks=[walk])["ways"]
        shown = page.locator(".hex.goal").evaluate_all("all => all.map((each) => each.dataset.cell)")
        assert set(shown) == set(ways)
        goal = max(ways, key=lambda each: len(ways[each]))
        page.locator(f'[data-cell="{goal}"] .touch').last.click()
        log = page.get_by_test_id("log").locator("[data-kind=carried]")
        expect(log.last).to_be_attached()
        expect(page.get_by_test_id(f"good-{goal}-{good}").last).to_be_visible()


def test_the_ghost_is_what_the_table_foresees(device: Device, table: BusyTable) -> None:
    tile, _ = beaten_bid(table)
    moves = table.view(0)["moves"]
    bids = [line.split()[1] for line in moves if line.startswith("bid ")]
    tile = tile if tile in bids else bids[0]
    page = opened(device(), table)
    page.get_by_test_id(f"lot-{tile}").click()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_enabled()
    line = confirm.get_attribute("data-lines") or ""
    assert line in moves
    foreseen = next(each["v"] for each in table.plan(0, line)["log"] if each["k"] == "bid")
    assert (foreseen["seat"], foreseen["tile"]) == (0, tile)
    expect(page.locator(f'[data-bid="{tile}-0"] b')).to_have_text(str(foreseen["count"]))
    expect(confirm).to_have_text(re.compile(f"{foreseen['count']} {foreseen['colour']}"))


def test_why_not_names_the_rule_that_stands_in_the_way(device: Device, table: BusyTable) -> None:
    """The other leads with all its workers of a colour, more than we have: no number of ours is enough."""

    def led(mine: dict[str, int]) -> str:
        """The colour of which the other has most beside ours."""
        theirs: dict[str, int] = table.view(1)["seats"][1]["workers"]
        return max(theirs, key=lambda each: theirs[each] - mine.get(each, 0))

    def unbid(view: dict[str, Any]) -> tuple[str | None, str | None]:
        """A turn order tile and another one that nobody has bid on: the other seat may have begun."""
        free = [lot["tile"] for lot in view["lots"] if not lot["bids"]]
        orders = [each for each in free if each.startswith("turn-")]
        return next(iter(orders), None), next((each for each in free if each not in orders), None)

    def fits(view: dict[str, Any], ask: dict[str, Any]) -> bool:
        if (ask["seat"], ask["kind"]) != (0, "turn") or None in unbid(view):
            return False
        mine, theirs = view["seats"][0]["workers"], table.view(1)["seats"][1]["workers"]
        return any(mine.values()) and 0 < theirs[led(mine)] >= mine.get(led(mine), 0)

    table.play_until("a turn with more of a colour on the other side", fits)
    view = table.view(0)
    mine, theirs = view["seats"][0]["workers"], table.view(1)["seats"][1]["workers"]
    colour = led(mine)
    tile, other = unbid(view)
    spent = colour if mine.get(colour, 0) else next(each for each in mine if mine[each])
    table.send(0, f"bid {other} {spent} 1")
    table.send(1, f"bid {tile} {colour} {theirs[colour]}")
    left = table.view(0)["seats"][0]["workers"].get(colour, 0)
    tried = [table.plan(0, f"bid {tile} {colour} {count}")["why"] for count in range(1, max(1, left) + 1)]
    page = opened(device(), table)
    page.get_by_test_id(f"lot-{tile}").click(force=True)
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_have_attribute("data-kind", tried[-1]["kind"])
    expect(refusal).to_have_attribute("data-rule", tried[-1]["rule"])
    assert {why["rule"] for why in tried} == {tried[-1]["rule"]}


def test_why_not_in_artificium_is_the_same_question(device: Device, url: str) -> None:
    anna = Person(device(), "Anna")
    sent: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    anna.open_table(url, "artificium", ["novice"])
    page = anna.page
    expect(page.get_by_test_id("question")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill("why apply")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal")).to_have_attribute("data-rule", "AR-MKT-3")
    assert any('"t":"plan"' in text and '"apply"' in text for text in sent), sent
