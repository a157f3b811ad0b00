"""Artificium in real browsers: whole games, reloads, a killed server, other devices."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support import Guest, ServerProcess
from tests.web.hurry import finish
from tests.web.people import Person, expect_state, play_on

Device = Callable[..., Page]


def test_two_people_and_a_bot_finish_a_game_and_one_reloads_in_the_middle(device: Device, url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(language="ru-RU"), "Лев")
    link = anna.open_table(url, "artificium", ["open", "novice"])
    lev.join(link)
    play_on([anna, lev], until=12)
    lines = lev.page.get_by_test_id("log").locator("li")
    before = lines.count()
    assert before > 10
    lev.page.reload()
    expect(lines.nth(before - 1)).to_be_attached()
    play_on([anna, lev])
    assert anna.answered > 10 < lev.answered
    assert len(anna.totals()) == 3
    assert anna.totals() == lev.totals()
    record = httpx.get(f"{url}/api/tables/{link.rsplit('/', 1)[1]}/record").text
    scores = [re.sub(r"\D", "", total) for total in anna.totals()]
    assert f"result {' '.join(scores)} won" in record


def test_after_a_killed_server_every_acknowledged_move_is_there(
    device: Device, start_server: Callable[..., ServerProcess]
) -> None:
    first = start_server()
    anna = Person(device(), "Anna")
    link = anna.open_table(first.url, "artificium", ["apprentice"])
    play_on([anna], until=6)
    table, key = link.rsplit("/", 1)[1], anna.key()
    with Guest(first.url, table, key) as tab:
        acknowledged = int(tab.wait_for("view")["n"])
    first.kill()
    expect(
        anna.page.get_by_test_id("reconnecting").or_(anna.page.get_by_test_id("server-lost")).first
    ).to_be_visible()
    second = start_server(port=int(first.url.rsplit(":", 1)[1]))
    with Guest(second.url, table, key) as tab:
        assert int(tab.wait_for("view")["n"]) >= acknowledged > 6
    expect(anna.page.get_by_test_id("reconnecting")).to_have_count(0)
    play_on([anna], until=anna.answered + 3)
    finish(second.url, [anna])
    assert len(anna.totals()) == 2


def test_one_click_leads_into_a_game_against_bots(device: Device, url: str) -> None:
    page = device()
    page.goto(url)
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("decision-bar").wait_for()
    expect(page.get_by_test_id("table")).to_have_attribute("data-state", "playing")


def test_the_same_link_and_a_return_code_bring_the_seat_to_another_device(device: Device, url: str) -> None:
    anna = Person(device(), "Anna")
    link = anna.open_table(url, "artificium", ["apprentice"])
    play_on([anna], until=3)
    anna.page.get_by_test_id("other-device").click()
    code = anna.page.get_by_test_id("my-return-code").inner_text()
    phone = device(size=(390, 844), has_touch=True)
    phone.goto(link)
    expect_state(phone, "table")
    phone.get_by_test_id("menu").click()
    phone.get_by_test_id("i-sit-here").first.click()
    phone.get_by_test_id("return-seat-0").check(force=True)
    phone.locator("input[autocomplete=one-time-code]").fill("AAA-AAA")
    phone.get_by_test_id("return-go").click()
    expect(phone.get_by_role("alert").first).to_be_visible()
    phone.locator("input[autocomplete=one-time-code]").fill(code)
    phone.get_by_test_id("return-go").click()
    expect(phone.get_by_test_id("question").or_(phone.get_by_test_id("waiting")).first).to_be_visible()
    assert "#" not in phone.url
    # A personal link brings its key into the page, and out of the address at once; a reload keeps the seat.
    anna.page.get_by_test_id("personal-link").wait_for()
    tablet = device()
    tablet.goto(anna.page.get_by_test_id("personal-link").input_value())
    for _ in range(2):
        expect(tablet.get_by_test_id("question").or_(tablet.get_by_test_id("waiting")).first).to_be_visible()
        assert tablet.url == link
        tablet.reload()


def test_the_keyboard_alone_plays_and_undoes(device: Device, url: str) -> None:
    anna = Person(device(), "Anna")
    anna.open_table(url, "artificium", ["apprentice"])
    page = anna.page
    question = page.get_by_test_id("question")
    page.locator('button[data-line="pass"]').click()
    expect(question).to_have_attribute("data-kind", "choose")
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill("choose farm-house")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refusal").or_(page.get_by_role("alert")).first).to_be_visible()
    page.get_by_test_id("command-line").fill("chose")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("nearest")).to_contain_text("choose ")
    page.keyboard.press("Escape")
    page.locator("[data-testid^=hand-][data-legal]").first.click()
    expect(question).to_have_attribute("data-kind", "resolve")
    coins = page.get_by_test_id("my-coins").text_content() or ""
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill("buy wood")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("my-coins")).not_to_have_text(coins)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("command-line")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.get_by_test_id("my-coins")).to_have_text(coins)


@pytest.mark.parametrize(
    ("path", "state"), [("/t/no-such-table-1", "no-table"), ("/t/%00", "no-table"), ("/nowhere", "lost-link")]
)
def test_an_unknown_link_gets_a_page_that_says_so(device: Device, url: str, path: str, state: str) -> None:
    page = device()
    page.goto(url + path)
    expect_state(page, state)
    page.get_by_test_id(state).get_by_role("button").first.click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_a_stranger_watches_and_never_gets_a_hand(device: Device, url: str, tmp_path: Path) -> None:
    anna = Person(device(), "Anna")
    link = anna.open_table(url, "artificium", ["apprentice"])
    watcher = device()
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    watcher.goto(link)
    watcher.get_by_test_id("decision-bar").wait_for()
    play_on([anna], until=8)
    watcher.wait_for_timeout(300)
    assert frames
    assert not any('"hand":' in frame or '"sealed":' in frame for frame in frames)
    expect(watcher.locator("[data-testid^=hand-]")).to_have_count(0)
