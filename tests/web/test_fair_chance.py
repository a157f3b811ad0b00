"""Fair chance in real browsers: each adds a number, checks the draws at the end by itself, and says so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

import httpx
from playwright.sync_api import Page, Request, Route, expect

from tests.support import ServerProcess, post
from tests.web.hurry import finish
from tests.web.people import Person

Device = Callable[..., Page]
CHANCE = re.compile("/chance$")


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def summary(url: str, table: str) -> dict[str, list[str | None]]:
    found = httpx.get(f"{url}/api/tables/{table}").json()
    assert isinstance(found, dict)
    return found


def test_the_sheet_says_that_all_draws_were_checked(device: Device, url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(language="ru-RU"), "Лев")
    link = anna.open_table(url, "artificium", ["open", "novice"])
    lev.join(link)
    expect(anna.page.get_by_test_id("table")).to_have_attribute("data-state", "playing")
    finish(url, [anna, lev])
    told = httpx.get(f"{url}/api/tables/{table_of(anna.page)}/chance").json()
    assert [nonce is not None for nonce in told["nonces"]] == [True, True, False]
    for person in (anna, lev):
        line = person.page.get_by_test_id("chance")
        expect(line).to_have_attribute("data-verdict", "fair")
        expect(line).to_contain_text(str(len(told["draws"])))
        expect(line).to_contain_text(
            "every player’s number, yours included" if person is anna else "всех игроков, в том числе вашего"
        )


def test_what_was_tampered_with_is_said_loudly(device: Device, url: str) -> None:
    """The table's own answer is changed on its way: a draw, the seed, one's own number, another's number."""
    anna = Person(device(), "Anna")
    anna.open_table(url, "artificium", ["novice"])
    finish(url, [anna])
    line = anna.page.get_by_test_id("chance")
    expect(line).to_have_attribute("data-verdict", "fair")
    for what in ("draw", "seed", "nonce", "seal"):
        anna.page.route(CHANCE, partial(tamper, what=what))
        anna.page.reload()
        expect(line).to_have_attribute("data-verdict", what)
        expect(line).to_have_attribute("role", "alert")
        expect(line).to_contain_text("These draws cannot be trusted.")
        anna.page.unroute(CHANCE)


def tamper(route: Route, request: Request, what: str) -> None:
    told = httpx.get(request.url).json()
    draw = next(draw for draw in told["draws"] if len(set(draw["lines"])) > 1)
    if what == "draw":
        draw["line"] = next(line for line in draw["lines"] if line != draw["line"])
    elif what == "seed":
        told["seed"] = "00" * 32
    else:
        told["nonces"][0 if what == "nonce" else 1] = "00" * 32
    route.fulfill(body=json.dumps(told), content_type="application/json")


def test_a_browser_that_saw_nothing_sealed_says_so_and_a_failed_check_can_be_repeated(
    device: Device, url: str
) -> None:
    anna = Person(device(), "Anna")
    anna.page.route(CHANCE, lambda route: route.abort())
    link = anna.open_table(url, "artificium", ["novice"])
    finish(url, [anna])
    line = anna.page.get_by_test_id("chance")
    expect(line).to_have_attribute("data-verdict", "unchecked")
    anna.page.unroute(CHANCE)
    anna.page.get_by_test_id("chance").get_by_role("button").click()
    expect(line).to_have_attribute("data-verdict", "fair")
    other = device()
    other.goto(link)
    expect(other.get_by_test_id("chance")).to_have_attribute("data-verdict", "unwitnessed")


def test_a_rematch_is_sealed_anew(device: Device, url: str) -> None:
    anna, boris = Person(device(), "Anna"), Person(device(), "Boris")
    boris.join(anna.open_table(url, "artificium", ["open"]))
    expect(anna.page.get_by_test_id("table")).to_have_attribute("data-state", "playing")
    finish(url, [anna, boris])
    first = summary(url, table_of(anna.page))
    anna.page.get_by_test_id("rematch").click()
    expect(anna.page.get_by_test_id("sealing")).to_contain_text("Boris")
    expect(anna.page.get_by_test_id("sealing")).not_to_contain_text("Anna")
    boris.page.get_by_test_id("rematch").click()
    for person in (anna, boris):
        expect(person.page.get_by_test_id("table")).to_have_attribute("data-state", "playing")
    again = summary(url, table_of(anna.page))
    assert again["chance"] != first["chance"]
    assert None not in again["nonces"]
    assert not set(again["nonces"]) & set(first["nonces"])


def test_whose_number_was_left_out_is_named(
    device: Device, start_server: Callable[..., ServerProcess]
) -> None:
    """Boris's client seals a number and never opens it; Anna's has as long as he to open hers."""
    url = start_server(limits={"sealing": 5.0}).url
    anna = Person(device(), "Anna")
    anna.open_table(url, "artificium", ["open"])
    table = table_of(anna.page)
    joined = post(url, f"/api/tables/{table}/join", {"name": "Boris", "seat": 1, "seal": "ab" * 32}).json()
    expect(anna.page.get_by_test_id("table")).to_have_attribute("data-state", "playing")
    finish(url, [anna], joined["key"])
    line = anna.page.get_by_test_id("chance")
    expect(line).to_have_attribute("data-verdict", "fair")
    expect(line).to_contain_text("Boris")
    expect(line).to_contain_text("yours included")
    expect(line).not_to_contain_text("every player")
