"""Looking back in a browser: a running game, a link that others open, and a whole game with its points."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.support import Guest, full_table, post
from tests.web.test_access import PHONE, check

Device = Callable[..., Page]


def play_on(guests: list[Guest], moves: int) -> int:
    """Let these two make so many moves, the first that each may; answers how many entries there are."""
    for _ in range(moves):
        seat = next(seat for seat, guest in enumerate(guests) if guest.last_view()["view"]["moves"])
        at = guests[seat].move(guests[seat].last_view()["view"]["moves"][0], guests[seat].last_n())["n"]
        for guest in guests:
            while guest.last_n() < at:
                guest.next()
    return guests[0].last_n()


def at(page: Page, moment: int) -> None:
    """The board, the bar and the address are all of this moment."""
    expect(page.get_by_test_id("rewind")).to_have_attribute("data-at", str(moment))
    expect(page).to_have_url(re.compile(rf"\?at={moment}$"))
    expect(page.get_by_test_id("decision-bar")).to_have_count(0)
    expect(page.locator("[data-legal]")).to_have_count(0)


def test_looking_back_at_a_running_game_is_in_nobodys_way(device: Device, url: str) -> None:
    table, keys = full_table(url, 2)
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        guests = [one, two]
        for guest in guests:
            guest.wait_for("view")
        n = play_on(guests, 8)
        anna = device()
        anna.goto(f"{url}/t/{table}#{keys[0]}")
        lines = anna.get_by_test_id("log").locator("[data-n]")
        expect(lines.last).to_have_attribute("data-n", str(n))
        moment = int(lines.nth(lines.count() // 2).get_attribute("data-n") or 0)
        lines.nth(lines.count() // 2).click()
        at(anna, moment)
        expect(lines.last).to_have_attribute("data-n", str(moment))
        check(anna)
        walk_by_keys(anna)
        anna.goto(f"{url}/t/{table}?at={moment}")
        at(anna, moment)
        told = anna.get_by_test_id("look-told").inner_text()
        play_on(guests, 2)
        expect(anna.get_by_test_id("look-news")).to_be_visible()
        at(anna, moment)
        others_open_the_link(anna, device(), moment, told)
        anna.get_by_test_id("back-to-now").click()
        expect(anna.get_by_test_id("decision-bar")).to_be_visible()
        expect(anna).to_have_url(f"{url}/t/{table}")
        expect(lines.last).to_have_attribute("data-n", str(guests[0].last_n()))
        moments_that_are_not_there(anna, f"{url}/t/{table}", guests[0].last_n())


def walk_by_keys(page: Page) -> None:
    bar = page.get_by_test_id("rewind")
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    expect(bar).not_to_have_attribute("data-at", "0")
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    page.keyboard.press(" ")
    expect(bar).to_have_attribute("data-playing", "true")
    expect(bar).not_to_have_attribute("data-at", "0")
    page.keyboard.press(" ")
    expect(bar).to_have_attribute("data-playing", "false")
    page.keyboard.press("End")
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    page.get_by_test_id("look-back").click()
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("decision-bar")).to_be_visible()


def others_open_the_link(anna: Page, watcher: Page, moment: int, told: str) -> None:
    """Somebody who only watches sees the same moment, and nothing of what is Anna's alone."""
    anna.get_by_test_id("look-link").click()
    link = anna.get_by_test_id("moment-url").input_value()
    assert re.search(rf"/t/[\w-]+\?at={moment}$", link)
    anna.keyboard.press("Escape")
    at(anna, moment)
    watcher.goto(link)
    at(watcher, moment)
    expect(watcher.get_by_test_id("look-told")).to_have_text(told)
    expect(watcher.locator("[data-zone=mine]")).to_have_count(0)
    expect(anna.locator("[data-zone=mine]")).to_have_count(1)


def moments_that_are_not_there(page: Page, address: str, last: int) -> None:
    for wrong in ("99999", "-1", "soon"):
        page.goto(f"{address}?at={wrong}")
        lost = page.get_by_test_id("moment-lost")
        expect(lost).to_contain_text(f"“{wrong}”")
        expect(lost).to_contain_text(f"0 to {last}")
    check(page)
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(page).to_have_url(address)


def test_a_whole_game_is_walked_through_on_a_phone_with_its_points(device: Device, url: str) -> None:
    wish = {"game": "artificium", "seats": [{"kind": "bot", "bot": "random"}] * 2, "take": None}
    table = str(post(url, "/api/tables", {**wish, "name": "Anna"}).json()["table"])
    with Guest(url, table) as watcher:
        n = watcher.wait_for("view")["n"]
        while watcher.last_view()["view"]["outcome"] is None:
            n = watcher.wait_for("view")["n"]
        turns = watcher.ask({"t": "past"})["turns"]
        views = [message for message in watcher.received if message["t"] == "view"]
    begun = {line["n"] for view in views for line in view["log"] if line["k"].endswith("-begins")}
    phone = device(PHONE, has_touch=True)
    phone.goto(f"{url}/t/{table}")
    phone.get_by_test_id("review").click()
    at(phone, 0)
    phone.get_by_test_id("look-unit").select_option("turn")
    phone.get_by_test_id("step-on").click()
    at(phone, turns[0][0])
    phone.get_by_test_id("look-unit").select_option("stage")
    phone.get_by_test_id("step-on").click()
    at(phone, min(moment for moment in begun if moment > turns[0][0]))
    # More may have happened with the same entry, such as a deck that ran out: the heading is near the end.
    expect(phone.locator("[data-testid=log] li.here")).to_have_count(1)
    expect(phone.locator("[data-testid=log] li.head").last).to_be_attached()
    check(phone)
    phone.get_by_test_id("look-curve").click()
    chart = phone.get_by_test_id("curve-chart")
    expect(chart.locator("polyline")).to_have_count(2)
    check(phone)
    phone.get_by_test_id("curve-as-table").click()
    rows = phone.get_by_test_id("curve-row")
    expect(rows).to_have_count(len(turns) + 1)
    rows.nth(2).click()
    at(phone, turns[1][0])
    phone.get_by_test_id("look-curve").click()
    # The chart takes the width of its place once it is there.
    expect(chart).not_to_have_attribute("width", "600")
    box = chart.bounding_box()
    assert box is not None
    chart.tap(position={"x": box["width"] - 4, "y": box["height"] / 2})
    at(phone, n)
    phone.get_by_test_id("show-scores").click()
    expect(phone.get_by_test_id("score-sheet")).to_be_visible()
