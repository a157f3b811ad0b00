"""Positions of Sweet Lands in a browser: what variants ask, cities, and the end of a solo game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from artel.cli.texts import texts
from artel.games.sweet_lands.components.printed import SOLO_TARGETS
from artel.games.sweet_lands.words import SKILLS, UPGRADES
from tests.games.sweet_lands.positions import Table, at_turn, before_round, opening
from tests.web.staged import Stage
from tests.web.sweet_measure import expect_legible, expect_reachable

Device = Callable[..., Page]
PHONE = (390, 844)
LAPTOP = (1366, 768)
SEATS = 3


def drafting() -> Table:
    """Everybody has six cards before them."""
    return before_round(players=SEATS, drafting="yes").begin().chance()


def after_two_picks() -> Table:
    table = drafting()
    for _ in range(2):
        for seat in range(SEATS):
            table.play(seat, table.moves(seat)[0])
    return table


def choosing_a_domain() -> Table:
    table = opening(SEATS, domains="choose").chance()
    while (table.question(), table.asked()[0]) != ("choose-domain", 0):
        seat = table.asked()[0]
        table.play(seat, table.moves(seat)[0]).chance()
    return table


def searching() -> Table:
    return at_turn(players=SEATS).effect(0, "round-cards 1")


def taking_a_skill() -> Table:
    table = at_turn(players=SEATS, upgraded_skills="yes").own(0, diamond=1)
    table.tokens(upgrades="cities iron-road mint host").skills(0, "up-guild harvest")
    return table.effect(0, "skill 1")


def all_skills() -> Table:
    """One seat has one of each skill and half of the upgraded ones; the others lie on the table."""
    table = at_turn(players=SEATS, upgraded_skills="yes")
    table.skills(0, " ".join([*SKILLS, *(f"up-{name}" for name in UPGRADES[::2])]))
    return table.tokens(upgrades=" ".join(UPGRADES[1::2]))


def asked(stage: Stage, kind: str) -> dict[str, Any]:
    """The page asks this; the view behind it."""
    expect(stage.page.get_by_test_id("question")).to_have_attribute("data-kind", kind)
    return stage.position.view(0)


def tap(stage: Stage, line: str) -> None:
    """Touch what stands for a line, and confirm it."""
    stage.page.get_by_test_id(f"choice-{line.split()[1]}").tap()
    expect(stage.page.get_by_test_id("confirm")).to_have_attribute("data-line", line)
    stage.page.get_by_test_id("confirm").tap()


def cards_in(place: Locator) -> list[str]:
    numbers = place.locator("[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    return [f"card-{number}" for number in numbers]


def test_the_variants_are_played_by_touch(device: Device, url: str) -> None:
    stage = Stage(device(PHONE, has_touch=True, is_mobile=True), url, drafting())
    the_draft_shows_what_was_passed_on(stage)
    a_domain_is_chosen(stage)
    cards_are_found_in_the_deck(stage)
    an_upgraded_skill_is_taken(stage)


def the_draft_shows_what_was_passed_on(stage: Stage) -> None:
    page = stage.page
    passed = page.get_by_test_id("group")
    for pick in range(2):
        view = asked(stage, "pick")
        expect(passed).to_have_count(pick)
        expect_reachable(page)
        pack: list[str] = view["seats"][0]["pack"]
        tap(stage, f"pick {pack[1]}")
        expect(page.get_by_test_id("choosing")).to_have_count(0)
        for seat in range(1, SEATS):
            stage.play(seat, stage.position.view(seat)["moves"][0])
        # The pack lies before the next seat now, without what everybody has taken out of theirs.
        expect(passed).to_have_count(pick + 1)
        groups = [(cards_in(each), each.locator("[data-pack]").count()) for each in passed.all()]
        assert ([card for card in pack if card != pack[1]], 1) in groups
        assert pack[1] in cards_in(page.get_by_test_id("picked"))
    memory = stage.position.view(0)["memory"]["own"]
    told = [
        {
            int(seat)
            for seat in each.locator("[data-hand]").evaluate_all("all => all.map(e => e.dataset.hand)")
        }
        for each in passed.all()
    ]
    assert told == [{seat for seat in range(SEATS) if group["hands"][seat]} for group in memory]
    page.get_by_test_id("close-over").tap()
    page.get_by_test_id("tab-others").tap()
    page.get_by_test_id("open-1").tap()
    of_one = [group["cards"] for group in memory if group["hands"][1] or group["pack"] == 1]
    assert [cards_in(each) for each in passed.all()] == of_one
    page.get_by_test_id("close-over").tap()


def a_domain_is_chosen(stage: Stage) -> None:
    stage.turn_to(choosing_a_domain())
    view = asked(stage, "choose-domain")
    expect_reachable(stage.page)
    shown = stage.page.get_by_test_id("choosing").locator("[data-line]")
    assert shown.evaluate_all("all => all.map(each => each.dataset.line)") == view["moves"]
    tap(stage, "choose-domain b3")
    expect(stage.page.get_by_test_id("choosing")).to_have_count(0)
    assert stage.position.view(0)["seats"][0]["domain"] == "b3"
    stage.page.get_by_test_id("tab-mine").tap()
    stage.page.get_by_test_id("my-part-land").tap()
    expect(stage.page.get_by_test_id("domain-0")).to_be_visible()


def cards_are_found_in_the_deck(stage: Stage) -> None:
    stage.turn_to(searching())
    for left in (2, 1):
        view = asked(stage, "search")
        assert view["asks"][0]["count"] == left
        expect(stage.page.get_by_test_id("choosing").locator("[data-legal]")).to_have_count(
            len(view["moves"])
        )
        expect_reachable(stage.page)
        tap(stage, view["moves"][-1])
        expect(stage.page.get_by_test_id(f"choice-{view['moves'][-1].split()[1]}")).to_have_count(0)
    asked(stage, "turn")
    stage.page.get_by_test_id("tab-mine").tap()
    stage.page.get_by_test_id("my-part-hand").tap()
    for line in stage.lines[-2:]:
        expect(stage.page.get_by_test_id(f"hand-{line.split()[1]}")).to_be_visible()


def an_upgraded_skill_is_taken(stage: Stage) -> None:
    page = stage.page
    stage.turn_to(taking_a_skill())
    view = asked(stage, "take-skill")
    assert {f"skill {token}" for token in view["upgrades"]} < set(view["moves"])
    expect_reachable(page)
    for token in view["upgrades"]:
        choice = page.get_by_test_id(f"choice-{token}")
        # Its face has its emblem and its effect; a diamond is its price.
        expect(choice.locator(f"[data-skill={token}] [data-mark]").first).to_be_attached()
        expect(choice.locator("h3 [data-effect='diamond 1']")).to_be_visible()
    expect(page.get_by_test_id("choice-jewel").locator("h3 [data-effect]")).to_have_count(0)
    tap(stage, "skill up-iron-road")
    asked(stage, "turn")
    mine = stage.position.view(0)["seats"][0]
    assert (mine["upgrades"], mine["sheet"]["diamond"]) == (["up-iron-road", "up-guild"], 0)
    page.get_by_test_id("tab-mine").tap()
    page.get_by_test_id("my-part-plan").tap()
    own = page.get_by_test_id("own-skill-up-iron-road")
    expect(own.locator("[data-mark]").first).to_be_attached()
    page.get_by_test_id("tab-table").tap()
    page.get_by_test_id("shared-part-tokens").tap()
    expect(page.get_by_test_id("skill-up-iron-road")).to_have_count(0)
    expect(page.get_by_test_id("skill-up-mint").locator("[data-mark]").first).to_be_attached()


def test_every_skill_can_be_read_on_a_phone(device: Device, url: str) -> None:
    """Before its owner and on the table: all twelve, all upgraded ones, and those used."""
    stage = Stage(device(PHONE, language="ru-RU", has_touch=True, is_mobile=True), url, all_skills())
    page = stage.page
    for tab, part in (("mine", "my-part-plan"), ("table", "shared-part-tokens")):
        page.get_by_test_id(f"tab-{tab}").tap()
        page.get_by_test_id(part).tap()
        expect_legible(page)
        expect_reachable(page)
    for name in SKILLS:
        expect(page.get_by_test_id(f"skill-{name}")).to_be_visible()
    page.get_by_test_id("tab-mine").tap()
    page.get_by_test_id("my-part-plan").tap()
    for name in [*SKILLS, *(f"up-{name}" for name in UPGRADES[::2])]:
        expect(page.get_by_test_id(f"own-skill-{name}").locator("[data-skill]")).to_be_visible()


def name_of(domain: str) -> str:
    return texts("ru", "sweet-lands").say(f"domain-{domain}")


def test_what_the_variants_ask_can_be_read_at_a_laptop(device: Device, url: str) -> None:
    """Names are whole, nothing lies over anything, and the maps to choose from stand side by side."""
    page = device(LAPTOP, language="ru-RU")
    stage = Stage(page, url, after_two_picks())
    for kind, position in (
        ("pick", after_two_picks),
        ("choose-domain", choosing_a_domain),
        ("search", searching),
        ("take-skill", taking_a_skill),
    ):
        stage.turn_to(position())
        asked(stage, kind)
        expect_legible(page, "[data-testid=over]")
        tall = page.locator("[data-testid^=open-] b").evaluate_all(
            "all => all.map(each => each.offsetHeight)"
        )
        assert max(tall) < 30, kind
        if kind == "choose-domain":
            # All maps side by side, and the one that is looked at with all that is printed on it.
            expect(page.get_by_test_id("choosing").locator("[data-legal]").last).to_be_in_viewport(ratio=1)
            page.get_by_test_id("choice-b4").hover()
            expect(page.get_by_test_id("domain-close")).to_have_attribute("aria-label", name_of("b4"))


def test_cities_have_a_wall_around_them_whoever_builds_them(device: Device, url: str) -> None:
    page = device(LAPTOP)
    table = at_turn(players=2).build(0, "tent@d5 house@d6 lab@e6 tent@h4 house@h5")
    stage = Stage(page, url, table.build(1, "tent@c5 house@c6 building@b6"))
    expect(page.get_by_test_id("city")).to_have_count(1)
    expect(page.get_by_test_id("city")).to_have_attribute("data-cells", "d5 d6 e6")
    # Three cells that meet in a point share three of their sides with each other.
    assert str(page.get_by_test_id("city").locator("path").first.get_attribute("d")).count("M") == 12
    expect(page.get_by_test_id("cell-0-d6")).to_have_attribute("aria-label", re.compile("in a city"))
    expect(page.get_by_test_id("cell-0-h4")).not_to_have_attribute("aria-label", re.compile("in a city"))
    table.build(0, "lab@g5")
    stage.turn_to(table)
    expect(page.get_by_test_id("city")).to_have_count(2)
    page.get_by_test_id("open-1").click()
    theirs = page.get_by_test_id("domain-1").get_by_test_id("city")
    assert sorted(str(theirs.get_attribute("data-cells")).split()) == ["b6", "c5", "c6"]


def alone_with(points: int) -> Table:
    """A solo game that is over, with so many points."""
    table = over(points - over(0).outcome().scores[0])
    assert table.outcome().scores == [points]
    return table


def over(gained: int) -> Table:
    table = at_turn("che-lotus", round_number=5).own(0, vp=gained).play(0, "end-round")
    while table.asked():
        table.play(0, table.moves(0)[-1])
    return table


@pytest.mark.rule("SL-SOL-9", "SL-SOL-10")
def test_the_end_of_a_solo_game_says_what_was_reached(device: Device, url: str) -> None:
    page = device(PHONE, language="ru-RU", has_touch=True, is_mobile=True)
    target, mastery = SOLO_TARGETS
    stage = Stage(page, url, at_turn("che-lotus"))
    say = texts("ru", "sweet-lands")
    for points, key, goal in (
        (target, "alone-missed", target),
        (target + 1, "alone-reached", mastery),
        (mastery, "alone-reached", mastery),
        (mastery + 1, "alone-mastered", 0),
    ):
        stage.turn_to(alone_with(points))
        expect(page.get_by_test_id("total-0")).to_have_text(str(points))
        expect(page.get_by_test_id("verdict")).to_have_text(say.say(key, {"points": points, "goal": goal}))
        expect(page.get_by_test_id("winner")).to_have_count(0)
