"""The rules inside the client: found from the first page, searched, linked, and read over a table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.people import Person
from tests.web.test_access import check, serious

Device = Callable[..., Page]
PHONE = (390, 844)


def test_a_reader_searches_the_rules_on_a_phone_and_follows_a_link(device: Device, url: str) -> None:
    page = device(size=PHONE, language="ru-RU", has_touch=True)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(url)
    page.get_by_test_id("game-keyflower").click()
    page.get_by_test_id("rules-link").wait_for()
    assert not [each for each in fetched if re.search(r"RulesPage|rules-keyflower|pages", each)]
    page.get_by_test_id("rules-link").click()
    expect(page).to_have_url(re.compile(r"/#/rules/keyflower$"))
    page.get_by_test_id("search-rules").fill("ЖЕЛТЫЕ мешке")
    expect(page.get_by_test_id("rule-KF-SETUP-1")).to_contain_text("жёлтые рабочие")
    expect(page.locator("mark").first).to_be_visible()
    check(page)
    page.get_by_test_id("search-rules").fill("пшеница перевозке")
    expect(page.get_by_test_id("piece-piece-wheat").or_(page.locator("article")).first).to_be_visible()
    page.get_by_test_id("search-rules").fill("")
    page.get_by_test_id("chapter-pieces").click()
    expect(page.get_by_test_id("piece-skill-saw")).to_contain_text("за ширмой")
    page.get_by_test_id("chapter-farmers-components").click()
    expect(page.locator("[data-piece='piece sheep'] svg, [data-piece='piece pig'] svg").first).to_be_visible()
    page.goto(f"{url}/#/rules/keyflower/kf-bid-2")
    chosen = page.get_by_test_id("rule-KF-BID-2")
    expect(chosen).to_be_in_viewport()
    expect(chosen).to_be_focused()
    page.get_by_test_id("ruling-of-KF-BID-2").click()
    expect(chosen.locator("[lang=en]")).to_contain_text("Each beaten bid is a group")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.goto(f"{url}/#/rules/keyflower/KF-NONE-1")
    expect(page.get_by_test_id("rules-found")).to_contain_text("KF-NONE-1")


def test_the_rules_open_over_a_table_that_stays_as_it_is(device: Device, url: str) -> None:
    anna = Person(device(), "Anna")
    page = anna.page
    anna.open_table(url, "artificium", ["novice"])
    expect(page.get_by_test_id("question")).to_be_visible()
    page.get_by_test_id("open-command").click()
    page.get_by_test_id("command-line").fill("why buy wood")
    page.keyboard.press("Enter")
    refused = page.get_by_test_id("refusal")
    rule = str(refused.get_attribute("data-rule"))
    assert rule.startswith("AR-")
    page.get_by_test_id("rule-link").click()
    expect(page.get_by_test_id(f"rule-{rule}")).to_be_focused()
    assert serious(page) == {}
    at = page.get_by_test_id("table").get_attribute("data-at")
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules-overlay")).to_have_count(0)
    # What was being looked at is there still: no key of the rules was heard by the table.
    expect(refused).to_be_visible()
    expect(page.get_by_test_id("question")).to_be_visible()
    assert page.get_by_test_id("table").get_attribute("data-at") == at
    link = page.get_by_test_id("log-rule").first
    link.click()
    expect(page.get_by_test_id("rules-overlay").locator("[aria-current=true]")).to_be_focused()
    page.go_back()
    expect(page.get_by_test_id("rules-overlay")).to_have_count(0)
    expect(page.get_by_test_id("question")).to_be_visible()
