"""Keyflower in real browsers: a whole game of two people, and six seats watched on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.web.people import Person, play_on

Device = Callable[..., Page]


def test_two_people_play_a_whole_game_in_two_browsers(device: Device, url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(language="ru-RU"), "Лев")
    for person in (anna, lev):
        person.wishes, person.patience = ("bid", "use", "carry", "upgrade", "make"), 40
    link = anna.open_table(url, "keyflower", ["open"])
    lev.join(link)
    play_on([anna, lev])
    verbs = {line.split()[0] for line in anna.lines + lev.lines}
    assert {"pass", "bid", "place", "take-boat", "offer"} <= verbs
    assert len(anna.totals()) == 2
    assert anna.totals() == lev.totals()
    record = httpx.get(f"{url}/api/tables/{link.rsplit('/', 1)[1]}/record").text
    scores = [re.sub(r"\D", "", total) for total in anna.totals()]
    assert f"result {' '.join(scores)} won" in record


def test_six_seats_of_bots_are_watched_to_the_end_on_a_phone(device: Device, url: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 6
    made = httpx.post(
        f"{url}/api/tables", json={"game": "keyflower", "seats": bots, "name": "", "take": None}
    )
    assert made.status_code == 201, made.text
    phone = device(size=(390, 844), has_touch=True)
    phone.goto(f"{url}/t/{made.json()['table']}")
    expect(phone.get_by_test_id("score-sheet")).to_be_visible(timeout=120_000)
    expect(phone.locator("[data-testid^=total-]")).to_have_count(6)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
