"""Two people with clocks: one leaves, a bot takes over, and the person comes back on another device."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from artel.table.guests import AWAY_SECONDS
from tests.support import Guest, ServerProcess
from tests.web.people import PATIENCE, Person
from tests.web.test_access import PHONE, check

Device = Callable[..., Page]
TABLET = (1024, 768)


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("server"), fake_time=True)
    yield running
    running.stop()


def make_table(page: Page, url: str) -> str:
    """A public table for two with a bank of five minutes; answers its name."""
    page.goto(url)
    page.get_by_test_id("name").fill("Anna")
    page.get_by_test_id("players-2").click()
    page.get_by_test_id("invite").click()
    page.get_by_test_id("clock-kind-bank").click()
    page.get_by_test_id("clock-minutes").select_option("5")
    page.get_by_test_id("clock-increment").select_option("10")
    page.get_by_test_id("by-list").click()
    page.get_by_test_id("create-table").click()
    page.get_by_test_id("lobby").wait_for()
    told = "Clock: 5 min for the game + 10 s a turn. Listed for everybody."
    expect(page.get_by_test_id("control")).to_have_text(told)
    return page.url.rsplit("/", 1)[1]


def sit_down(page: Page, url: str, table: str) -> str:
    """Find the table on the first page of a phone and take the free seat; answers the return code."""
    page.goto(url)
    page.get_by_test_id(f"public-{table}").click()
    page.get_by_test_id("name").fill("Boris")
    page.get_by_test_id("join").click()
    page.get_by_test_id("decision-bar").wait_for()
    page.locator(".burger").click()
    page.get_by_test_id("other-device").click()
    code = page.get_by_test_id("my-return-code").inner_text()
    page.keyboard.press("Escape")
    return code


def tell_the_time(server: ServerProcess, table: str) -> None:
    """Somebody comes to watch, so that everybody is told how the table stands."""
    with Guest(server.url, table, have=None) as watcher:
        watcher.wait_for("table")


def test_one_leaves_a_bot_takes_over_and_the_person_returns_on_another_device(
    device: Device, server: ServerProcess
) -> None:
    anna, phone = device(), device(PHONE, has_touch=True)
    table = make_table(anna, server.url)
    code = sit_down(phone, server.url, table)
    for page in (anna, phone):
        for seat in (0, 1):
            expect(page.get_by_test_id(f"clock-{seat}")).to_have_text(re.compile(r"[345]:\d\d"))
        expect(page.locator("[data-testid^=clock-][data-runs=true]")).to_have_count(1)
    running = anna.locator("[data-testid^=clock-][data-runs=true]")
    expect(running).not_to_have_text(running.inner_text())
    server.pass_time(200)
    tell_the_time(server, table)
    expect(running).to_have_text(re.compile(r"[01]:\d\d"))
    talk_and_mute(anna, phone)
    phone.context.close()
    expect(anna.get_by_test_id("give-1")).to_have_count(0)
    boris_goes(server, table, anna)
    done_by_him = deeds_of(anna, "Boris").count()
    anna.get_by_test_id("give-1").click()
    expect(anna.get_by_test_id("clock-1")).to_have_attribute("data-stand-in", "apprentice")
    expect(anna.get_by_test_id("notice")).to_have_text(
        "Boris is away: those who remain have let a bot sit in."
    )
    # The bot plays for him while Anna goes on.
    here = Person(anna, "Anna")
    go_on([here], lambda: deeds_of(anna, "Boris").count() > done_by_him)
    boris = comes_back(device(TABLET), server, table, code)
    expect(anna.get_by_test_id("notice").last).to_have_text("Boris is back.")
    expect(anna.locator("[data-testid=clock-1][data-stand-in]")).to_have_count(0)
    expect(boris.get_by_test_id("clock-1")).to_have_text(re.compile(r"\d:\d\d"))
    # And from here on he answers himself again.
    again = Person(boris, "Boris")
    go_on([here, again], lambda: again.answered > 0)
    expect(boris.locator("[data-testid=clock-1][data-stand-in]")).to_have_count(0)
    leaves_by_himself(boris, table)
    expect(anna.get_by_test_id("notice").last).to_have_text("Boris has left for now; a bot sits in.")


def deeds_of(page: Page, name: str) -> Locator:
    """What the log tells of somebody."""
    return page.get_by_test_id("log").locator("[data-n]", has_text=name)


def go_on(people: list[Person], until: Callable[[], bool]) -> None:
    """Let everybody who is asked answer until this has come about."""
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, [person.question() for person in people]
        asked = [person for person in people if person.question() is not None]
        for person in asked:
            person.answer()
        if not asked:
            people[0].page.wait_for_timeout(25)


def talk_and_mute(anna: Page, phone: Page) -> None:
    phone.get_by_test_id("tab-log").click()
    phone.get_by_test_id("say").fill("hello")
    phone.keyboard.press("Enter")
    expect(anna.get_by_test_id("said")).to_have_text("Boris: hello")
    anna.get_by_test_id("open-people").click()
    check(anna)
    anna.get_by_test_id("mute-1").click()
    anna.keyboard.press("Escape")
    expect(anna.get_by_test_id("said")).to_have_count(0)
    anna.reload()
    anna.get_by_test_id("clocks").wait_for()
    expect(anna.get_by_test_id("said")).to_have_count(0)


def boris_goes(server: ServerProcess, table: str, anna: Page) -> None:
    with Guest(server.url, table) as watcher:
        while watcher.wait_for("table")["seats"][1]["online"]:
            pass
    server.pass_time(AWAY_SECONDS)
    tell_the_time(server, table)
    expect(anna.get_by_test_id("away-1")).to_contain_text("Boris is away.")
    check(anna)


def comes_back(page: Page, server: ServerProcess, table: str, code: str) -> Page:
    page.goto(f"{server.url}/t/{table}")
    # On a tablet the tools lie in a menu.
    page.get_by_test_id("menu").click()
    page.get_by_test_id("i-sit-here").click()
    page.get_by_test_id("return-seat-1").check(force=True)
    page.get_by_test_id("return-code").fill(code)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("i-sit-here")).to_have_count(0)
    expect(page.get_by_test_id("stand-in")).to_have_count(0)
    return page


def leaves_by_himself(boris: Page, table: str) -> None:
    """Leaving leads to the first page, whose list tells how the table stands."""
    boris.get_by_test_id("menu").click()
    boris.get_by_test_id("open-people").click()
    boris.get_by_test_id("leave").click()
    mine = boris.get_by_test_id(f"mine-{table}")
    expect(mine).to_have_attribute("data-state", "playing")
    expect(mine).to_contain_text("with Anna")
    expect(mine).to_have_text(re.compile("(Your turn|Turn of Anna), since "))
    check(boris)


def test_a_link_that_others_have_is_made_worthless(device: Device, server: ServerProcess) -> None:
    owner, thief = Person(device(), "Anna"), device()
    owner.open_table(server.url, "artificium", ["novice"])
    owner.page.get_by_test_id("other-device").click()
    link = owner.page.get_by_test_id("personal-link").input_value()
    asked: list[str] = []
    thief.on("request", lambda request: asked.append(request.url))
    thief.on("websocket", lambda line: asked.append(line.url))
    thief.goto(link)
    thief.get_by_test_id("decision-bar").wait_for()
    key = link.partition("#")[2]
    assert any("/ws/" in address for address in asked)
    # What stands behind # is not sent.
    assert not any(key in address.partition("#")[0] for address in asked)
    owner.page.get_by_test_id("new-link").click()
    expect(thief.get_by_test_id("wrong-key")).to_be_visible()
    owner.page.get_by_test_id("other-device").click()
    expect(owner.page.get_by_test_id("personal-link")).not_to_have_value(link)
    owner.page.reload()
    expect(owner.page.get_by_test_id("other-device")).to_be_visible()
