"""A table with an edition in the browser: chosen by its name, told at the table, its values drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from artel.games import game_named
from tests.support import ServerProcess
from tests.web.people import Person

Device = Callable[..., Page]
Start = Callable[..., ServerProcess]


def dear_wood(folder: Path) -> str:
    """Wood for 5 coins, and a bonus space of swords at 2."""
    text = game_named("artificium").editions.house_text()
    text = text.replace("buy = 2\nsell = 1", "buy = 5\nsell = 4", 1).replace("buy = 4", "buy = 5")
    text = text.replace('space = 4\ngood = "wood"', 'space = 2\ngood = "sword"')
    text = text.replace('en = "House edition"', 'en = "Dear wood"')
    text = text.replace('ru = "Домашнее издание"', 'ru = "Дорогое дерево"')
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def wide_paddock(folder: Path) -> str:
    text = game_named("keyflower").editions.house_text()
    text = text.replace('id = "paddock"\nedges = "RRFRRF"', 'id = "paddock"\nedges = "RFFFFF"')
    path = folder / "tiles.toml"
    path.write_text(text.replace("House edition", "Wide paddock"), encoding="utf-8")
    return str(path)


def chip(page: Page, name: str) -> None:
    page.get_by_test_id("editions").get_by_role("button", name=name).click()


def test_a_table_with_an_edition_shows_its_name_and_its_prices(
    device: Device, start_server: Start, tmp_path: Path
) -> None:
    url = start_server(editions=[dear_wood(tmp_path), wide_paddock(tmp_path)]).url
    anna, lev = Person(device(), "Anna"), Person(device(language="ru-RU"), "Лев")
    page = anna.page
    page.goto(url)
    page.get_by_test_id("game-keyflower").click()
    expect(page.get_by_test_id("editions")).to_contain_text("Wide paddock")
    expect(page.get_by_test_id("editions")).not_to_contain_text("Dear wood")
    page.get_by_test_id("game-artificium").click()
    expect(page.get_by_test_id("edition-house")).to_have_attribute("aria-pressed", "true")
    chip(page, "Dear wood")
    expect(page.get_by_test_id("edition-house")).to_have_attribute("aria-pressed", "false")
    link = invite(page)
    expect(page.get_by_test_id("rules")).to_contain_text("edition “Dear wood”")
    lev.page.goto(link)
    expect(lev.page.get_by_test_id("rules")).to_contain_text("издание «Дорогое дерево»")
    lev.join(link)
    expect(page.get_by_test_id("edition")).to_contain_text("Dear wood")
    expect(lev.page.get_by_test_id("edition")).to_contain_text("Дорогое дерево")
    expect(page.get_by_test_id("buy-wood")).to_have_text(re.compile(r"\+\s*5"))
    expect(page.get_by_test_id("sell-wood")).to_have_text(re.compile(r"−\s*4"))
    page.get_by_test_id("have-sword").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("2, 90")
    page.reload()
    expect(page.get_by_test_id("buy-wood")).to_have_text(re.compile(r"\+\s*5"))


def invite(page: Page) -> str:
    page.get_by_test_id("name").fill("Anna")
    page.get_by_test_id("players-2").click()
    page.get_by_test_id("invite").click()
    page.get_by_test_id("seat-wish-1").select_option("open")
    page.get_by_test_id("create-table").click()
    page.get_by_test_id("lobby").wait_for()
    return page.url


def test_a_table_of_the_house_after_one_with_an_edition_shows_the_houses_prices(
    device: Device, start_server: Start, tmp_path: Path
) -> None:
    url = start_server(editions=[dear_wood(tmp_path)]).url
    page = device()
    page.goto(url)
    page.get_by_test_id("game-artificium").click()
    chip(page, "Dear wood")
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("buy-wood")).to_have_text(re.compile(r"\+\s*5"))
    # Within the page, without loading it anew: what the edition printed must not stay.
    page.evaluate("history.pushState({}, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("buy-wood")).to_have_text(re.compile(r"\+\s*2"))
    expect(page.get_by_test_id("edition")).to_have_count(0)
