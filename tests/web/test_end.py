"""Who stands where while the game goes on, and the end: row by row, with its pieces on the board."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.games.artificium import positions as artificium
from tests.games.keyflower.positions import Table, auction, ended, seat, tile
from tests.support import full_table, new_table, post
from tests.web.staged import Stage
from tests.web.test_access import serious

Device = Callable[..., Page]
PHONE = (390, 844)
# Long after the page was opened: its timers stand still until they are told to go on.
LATER = "2030-01-01"


def villages() -> list[dict[str, object]]:
    own = [tile("home-1", goods="gold*2"), tile("keywood", 0, -1, side="back"), tile("village-hall", 0, 1)]
    return [seat("blue*6", *own), seat("red*5", tile("home-2"), tile("apothecary", 0, 1))]


def final() -> Table:
    return ended(*villages())


def test_the_end_builds_up_at_ones_own_pace_and_shows_its_pieces_on_a_phone(device: Device, url: str) -> None:
    page = device(PHONE, language="ru-RU", has_touch=True, is_mobile=True)
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    stage = Stage(page, url, auction(*villages()))
    page.clock.pause_at(LATER)
    stage.turn_to(final())
    rows, sheet = page.get_by_test_id("score-row"), page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    expect(rows).to_have_count(0)
    expect(page.get_by_test_id("total-0")).to_have_text("0")
    page.get_by_test_id("next-row").click()
    expect(page.get_by_test_id("total-0")).to_have_text("3")
    page.clock.run_for(60_000)
    expect(page.get_by_test_id("total-0")).to_have_text("3")
    expect(page.get_by_test_id("winner")).to_have_count(0)
    expect(page.get_by_test_id("home")).to_have_count(0)
    page.get_by_test_id("show-all").click()
    expect(page.get_by_test_id("winner")).to_contain_text("Anna")
    scores = final().outcome().scores
    for who in (0, 1):
        expect(page.get_by_test_id(f"total-{who}")).to_have_text(str(scores[who]))
    page.locator("[data-row=pieces]").first.click()
    bar = page.get_by_test_id("peek-bar")
    expect(bar).to_contain_text("6 × 1")
    expect(sheet).to_have_count(0)
    expect(page.locator('[data-spot="tile-village-hall"][data-lit]')).to_be_in_viewport()
    expect(page.get_by_test_id("tab-mine")).to_have_attribute("aria-current", "page")
    page.get_by_test_id("row-after").click()
    expect(page.locator('[data-spot="tile-village-hall"][data-lit]')).to_have_count(0)
    page.get_by_test_id("back-to-sheet").click()
    expect(page.locator("[data-lit]")).to_have_count(0)
    for name in ("rematch", "review", "record", "home"):
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)
    page.get_by_test_id("home").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_the_end_by_keyboard_is_a_table_with_formulas(device: Device, url: str) -> None:
    def over() -> artificium.Table:
        own = {**artificium.seat(coins=9, marker=3, goods="wood"), "built": {"sawmill": 3}}
        return artificium.at_round_end(own, artificium.seat(coins=1), round_number=4)

    page = device()
    stage = Stage(page, url, artificium.at_play(artificium.seat("farm"), artificium.seat("farm")))
    stage.turn_to(over())
    # Without motion everything is there at once.
    expect(page.get_by_test_id("winner")).to_be_visible()
    table = page.get_by_role("table", name=re.compile("final count"))
    expect(table.get_by_role("columnheader")).to_have_count(2)
    sawmill = table.get_by_role("row", name=re.compile("Sawmill"))
    expect(sawmill.get_by_test_id("formula")).to_have_text("3 × 1")
    coins = over().coins(0)
    expect(table.get_by_role("row", name=re.compile("Coins")).get_by_test_id("formula").first).to_have_text(
        f"{coins} / 4"
    )
    assert serious(page) == {}
    button = sawmill.get_by_role("button")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("peek-bar")).to_contain_text("3 × 1")
    assert serious(page) == {}
    expect(page.locator('[data-spot="marker-0"][data-lit]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sawmill.get_by_role("button")).to_be_focused()


def test_points_now_and_what_a_piece_would_bring(device: Device, url: str) -> None:
    table, (anna, _) = full_table(url)
    page = device()
    page.goto(f"{url}/t/{table}#{anna}")
    # Five coins are a point, and three more are missing for another.
    expect(page.get_by_test_id("points-own")).to_have_text("1")
    expect(page.get_by_test_id("points-list")).to_have_count(0)
    page.get_by_test_id("points-toggle").click()
    for who in (0, 1):
        expect(page.get_by_test_id(f"points-{who}")).to_have_text("1")
    assert serious(page) == {}
    page.get_by_test_id("have-sword").hover()
    expect(page.get_by_test_id("worth")).to_have_text(re.compile(r"ended now: 2 points|ended now: 1 point"))
    # On a phone it stands with the others; a span where screens hide pieces.
    table, (anna, _) = full_table(url, game="keyflower")
    phone = device(PHONE, has_touch=True, is_mobile=True)
    phone.goto(f"{url}/t/{table}#{anna}")
    # A question that comes opens the tab in which it is answered.
    expect(phone.locator("main[data-ask]")).to_be_visible()
    phone.get_by_test_id("tab-others").click()
    phone.get_by_test_id("points-toggle").click()
    expect(phone.get_by_test_id("points-1")).to_have_text(re.compile(r"^\d+(–\d+)?$"))


def test_where_points_are_off_nobody_is_told(device: Device, url: str) -> None:
    made = new_table(url, 2, points=False)
    page = device()
    page.goto(f"{url}/t/{made['table']}#{made['key']}")
    expect(page.get_by_test_id("points-off")).to_be_visible()
    assert post(url, f"/api/tables/{made['table']}/join", {"name": "Boris"}).status_code == 200
    page.get_by_test_id("have-sword").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.get_by_test_id("worth")).to_have_count(0)
    expect(page.get_by_test_id("points-toggle")).to_have_count(0)
