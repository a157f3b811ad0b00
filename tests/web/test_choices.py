"""Modules and options on the first page and in the lobby: shown where there is a choice, and kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from artel.games.keyflower.game import KEYFLOWER
from tests.support import WAIT, ServerProcess
from tests.web.people import Person

Device = Callable[..., Page]
PLACE = "tests.games.choices.game:CHOICES"


@pytest.fixture
def choices_url(monkeypatch: pytest.MonkeyPatch, start_server: Callable[..., ServerProcess]) -> str:
    """A server that knows a game with modules and options."""
    monkeypatch.setenv("ARTEL_GAMES", PLACE)
    return start_server().url


def test_what_was_chosen_is_played(device: Device, choices_url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(), "Lev")
    page = anna.page
    page.goto(choices_url)
    page.get_by_test_id("game-artificium").click()
    expect(page.get_by_test_id("modules")).to_have_count(0)
    page.get_by_test_id("game-choices").click()
    page.get_by_test_id("players-2").click()
    expect(page.get_by_test_id("option-moon")).to_have_count(0)
    page.get_by_test_id("module-night").click()
    expect(page.get_by_test_id("module-night")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("option-moon-new")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("option-moon-full").click()
    page.get_by_test_id("option-camp-1-south").click()
    page.get_by_test_id("name").fill("Anna")
    page.get_by_test_id("invite").click()
    page.get_by_test_id("seat-wish-1").select_option("open")
    page.get_by_test_id("create-table").click()
    told = page.get_by_test_id("rules")
    expect(told).to_contain_text("night")
    expect(told).to_contain_text("moon: full")
    expect(told).to_contain_text("camp: north, south")
    table = page.url.rsplit("/", 1)[1]
    summary = httpx.get(f"{choices_url}/api/tables/{table}", timeout=WAIT).json()
    assert summary["modules"] == ["base", "night"]
    assert summary["options"] == {"moon": "full", "camp": "north south"}
    lev.join(page.url)
    expect(page.get_by_test_id("decision-bar")).to_be_visible()


def test_what_does_not_go_together_is_told(device: Device, choices_url: str) -> None:
    page = device()
    page.goto(choices_url)
    page.get_by_test_id("game-choices").click()
    page.get_by_test_id("module-day").click()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("fault")).to_have_text("These modules and options do not go together.")
    page.get_by_test_id("module-night").click()
    expect(page.get_by_test_id("option-camp-0-north")).to_have_attribute("aria-pressed", "true")


def test_a_game_without_a_choice_asks_nothing_and_a_module_brings_its_own(device: Device, url: str) -> None:
    page = device()
    page.goto(url)
    for game, modules in (("artificium", 0), ("keyflower", 1)):
        page.get_by_test_id(f"game-{game}").click()
        expect(page.get_by_test_id(f"game-{game}")).to_have_class(re.compile(r"\bon\b"))
        expect(page.get_by_test_id("modules")).to_have_count(modules)
        expect(page.locator("[data-testid^=option-]")).to_have_count(0)
    page.get_by_test_id("module-merchants").click()
    expect(page.get_by_test_id("about-merchants")).to_be_visible()
    expect(page.get_by_test_id("option-open-screens")).to_be_visible()
    # Of many modules the first stand there; the others unfold, and one that is chosen keeps them in sight.
    every = page.get_by_test_id("modules").locator("[data-testid^=module-]")
    expect(every).to_have_count(3)
    page.get_by_test_id("more-modules").click()
    expect(every).to_have_count(len(KEYFLOWER.module_names()) - 1)
    every.last.click()
    expect(every.last).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("game-keyflower").click()
    expect(every.last).to_have_attribute("aria-pressed", "true")


def test_points_may_be_hidden_against_bots_alone(device: Device, url: str) -> None:
    """Whoever plays at once has the same choice as who invites people, and it is remembered."""
    page = device()
    page.goto(url)
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("tell-points").uncheck()
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(page.get_by_test_id("points-toggle")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1]
    assert httpx.get(f"{url}/api/tables/{table}", timeout=WAIT).json()["points"] is False
    page.goto(url)
    expect(page.get_by_test_id("tell-points")).not_to_be_checked()
