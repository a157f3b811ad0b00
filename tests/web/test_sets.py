"""The sets of Keyflower in real browsers: their pieces by touch, and a whole game of two people and a bot."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.games.keyflower import positions
from tests.games.keyflower.celeste.tables import MODULES as CELESTE
from tests.games.keyflower.celeste.tables import bidding
from tests.games.keyflower.merchants.bargaining import holding
from tests.games.keyflower.merchants.building import KEYWOOD, freight
from tests.games.keyflower.merchants.building import MODULES as MERCHANTS
from tests.games.keyflower.positions import lot, seat, tile
from tests.games.keyflower.together.both import auction, with_wheat
from tests.web.hurry import rush
from tests.web.people import Person, play_on
from tests.web.staged import Stage

Device = Callable[..., Page]
# Nothing of the log is wider than its column.
INSIDE = """[...document.querySelectorAll(".story *")].every(
    each => each.getBoundingClientRect().right <= window.innerWidth + 1)"""
SETS = ("merchants", "farmers", "key-celeste")


def farm(page: Page, url: str) -> Stage:
    """Seat 0 moves sheep and builds: two sheep west of its home, an upgraded tile north of it, some wheat."""
    own = with_wheat(seat("red*6", tile("home-1"), KEYWOOD), 2)
    table = auction(own, seat(), herds={"home-1 left": "sheep*2"}).play(0, "use home-1 red 1")
    return Stage(page, url, table)


def test_an_animal_goes_from_field_to_field_by_touch(device: Device, url: str) -> None:
    stage = farm(device(), url)
    page = stage.page
    sheep = page.locator("[data-testid^=herd-]")
    expect(sheep).to_have_count(1)
    expect(page.locator("[data-testid^=field-][data-legal]")).to_have_count(0)
    sheep.hover()
    expect(page.get_by_test_id("field-note")).to_contain_text("scores 1 point")
    sheep.click()
    goals = page.locator("[data-testid^=field-][data-legal]")
    lines = [line for line in stage.position.moves(0) if line.startswith("drive ")]
    expect(goals).to_have_count(len(lines))
    goals.first.click()
    expect(sheep).to_have_count(2)
    assert len(stage.lines) == 1
    assert stage.lines[0] in lines
    page.get_by_test_id("move-wheat").click()
    expect(page.get_by_test_id("have-wheat")).to_contain_text("1")


def test_a_touch_of_a_herd_is_one_of_the_field_it_covers(device: Device, url: str) -> None:
    own = seat("red*3", tile("sheep-fold", 0, -1))
    table = auction(own, seat(), herds={"sheep-fold left": "sheep*2"}).play(0, "use sheep-fold red 1")
    stage = Stage(device(), url, table)
    expect(stage.page.get_by_test_id("question")).to_have_attribute("data-kind", "place-animal")
    stage.page.get_by_test_id("herd-sheep-fold-left-sheep").click()
    expect(stage.page.locator("[data-testid^=field-][data-legal]")).to_have_count(0)
    assert stage.lines == ["pasture sheep sheep-fold left"]


def test_an_extension_is_chosen_on_its_tile_with_its_cost_in_sight(device: Device, url: str) -> None:
    stage = farm(device(), url)
    page = stage.page
    expect(page.get_by_test_id("move-extend")).to_have_count(0)
    page.get_by_test_id("village-0-keywood").click()
    choices = page.get_by_test_id("over-extend").locator("[data-line]")
    lines = [line for line in stage.position.moves(0) if line.startswith("extend ")]
    expect(choices).to_have_count(len(lines))
    assert len(lines) > 1
    expect(page.get_by_test_id("choose-red-1")).to_contain_text("red extension: 1 red")
    page.get_by_test_id("choose-red-1").click()
    expect(page.get_by_test_id("over-extend")).to_have_count(0)
    page.get_by_test_id("move-pay-worker").click()
    label = re.compile("red extension")
    expect(page.get_by_test_id("village-0-keywood")).to_have_attribute("aria-label", label)
    assert stage.lines == ["extend keywood red-1", "pay-worker red"]


def test_a_contract_is_taken_and_traded_in_by_touch(device: Device, url: str) -> None:
    own = holding(seat("red*6", tile("home-1"), tile("merchant", 0, -1)), 34, 12)
    other = holding(seat(), 1, 2, shown=(2,))
    stage = Stage(device(), url, auction(own, other, open=(3, 8, 20), discards=(5, 6)))
    page = stage.page
    expect(page.get_by_test_id("contracts").locator("[data-contract]")).to_have_count(4)
    expect(page.get_by_test_id("discarded-contracts")).to_contain_text("2")
    expect(page.get_by_test_id("contracts-1")).to_contain_text("2")
    expect(page.get_by_test_id("seat-1").locator("[data-contract=contract-2]")).to_have_count(1)
    page.get_by_test_id("mine-contract-34").click()
    expect(page.get_by_test_id("over-trade").locator("[data-line]")).to_have_count(3)
    page.get_by_test_id("choose-stone").click()
    expect(page.get_by_test_id("mine-contract-34")).to_have_count(0)
    expect(page.get_by_test_id("good-home-1-stone")).to_be_visible()
    page.get_by_test_id("mine-contract-12").click()
    expect(page.get_by_test_id("choose-cow")).to_be_visible()
    page.keyboard.press("Escape")
    stage.position.play(0, "use merchant red 1")
    page.reload()
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "choose-contract")
    page.get_by_test_id("open-contract-8").click()
    expect(page.get_by_test_id("my-contracts").locator("[data-contract]")).to_have_count(2)
    assert stage.lines == ["trade contract-34 stone", "contract contract-8"]


def test_the_ghost_scares_the_bid_that_is_touched(device: Device, url: str) -> None:
    lots = (lot("keywood", {1: "red*3"}), lot("miner"))
    stage = Stage(
        device(), url, bidding(seat("blue"), seat("red"), of=0, season="summer", lots=lots, modules=CELESTE)
    )
    page = stage.page
    expect(page.get_by_test_id("have-ghost")).to_be_visible()
    expect(page.get_by_test_id("move-scare")).to_have_count(0)
    page.get_by_test_id("scare-keywood").click()
    assert stage.lines == []
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("shut-keywood")).to_be_visible()
    assert stage.lines == ["scare keywood"]


def test_a_boat_is_exchanged_where_both_of_every_pair_lie_in_sight(device: Device, url: str) -> None:
    boats, data = ["keyflower-ii", "sea-bastion-ii"], {**freight("gold", "cabin"), "cabins_left": 5}
    table = positions.auction(
        seat(), seat(), season="autumn", boats=boats, data=data, modules=MERCHANTS, supply="gold*47"
    )
    stage = Stage(device(), url, table.all_pass().play(0, "take-boat sea-bastion-ii"))
    pairs = stage.page.get_by_test_id("over-boats")
    expect(pairs.locator("[data-legal]")).to_have_count(10)
    expect(stage.page.get_by_test_id("pair-keyflower-ii")).to_contain_text("in play")
    # Whoever has put them away takes them up again.
    stage.page.keyboard.press("Escape")
    expect(pairs).to_have_count(0)
    stage.page.get_by_test_id("open-boats-again").click()
    stage.page.get_by_test_id("pair-white-wind").click()
    expect(pairs).to_have_count(0)
    expect(stage.page.get_by_test_id("boat-white-wind")).to_be_visible()
    assert stage.lines == ["exchange white-wind"]


def test_two_people_and_a_bot_play_three_sets_to_the_end(device: Device, url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(language="ru-RU"), "Лев")
    for person in (anna, lev):
        person.wishes, person.patience = ("bid", "use", "make", "take"), 8
    link = anna.open_table(url, "keyflower", ["open", "novice"], modules=SETS)
    lev.join(link)
    page = anna.page
    page.get_by_test_id("auction").wait_for()
    expect(page.get_by_test_id("contracts").locator("[data-contract]")).to_have_count(4)
    expect(page.get_by_test_id("lot-key-celeste")).to_be_visible()
    expect(page.locator("[data-testid^=wheat-]")).to_have_count(2)
    page.get_by_test_id("open-boats").click()
    expect(page.get_by_test_id("over-boats").locator("figure")).to_have_count(6)
    page.get_by_test_id("close-over").click()
    # They let the half of the year go by, and play the other one.
    rush(url, [anna, lev], until=lambda view: view["season"] == "autumn")
    play_on([anna, lev])
    for person in (anna, lev):
        assert person.page.evaluate(INSIDE)
    verbs = {line.split()[0] for line in anna.lines + lev.lines}
    assert {"pass", "bid", "place", "take-boat", "offer"} <= verbs
    assert len(anna.totals()) == 3
    assert anna.totals() == lev.totals()
    record = httpx.get(f"{url}/api/tables/{link.rsplit('/', 1)[1]}/record").text
    assert "merchants" in record
    scores = [re.sub(r"\D", "", total) for total in anna.totals()]
    assert f"result {' '.join(scores)} won" in record
