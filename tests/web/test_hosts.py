"""The host mutes somebody for everybody, by the list of people beside the talk, and shows somebody out."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.support import full_table, new_table, post
from tests.web.test_access import PHONE, check

Device = Callable[..., Page]
# As large as a finger needs.
TARGET = 44


def is_large(thing: Locator) -> bool:
    box = thing.bounding_box()
    return box is not None and box["width"] >= TARGET and box["height"] >= TARGET


def test_the_host_finds_how_to_mute_somebody_for_everybody(device: Device, url: str) -> None:
    table, keys = full_table(url, 3)
    host, loud, other = device(PHONE, "ru-RU", has_touch=True), device(), device()
    for page, key in zip((host, loud, other), keys, strict=True):
        page.goto(f"{url}/t/{table}#{key}")
        page.get_by_test_id("decision-bar").wait_for()
    loud.get_by_test_id("say").fill("hello")
    loud.keyboard.press("Enter")
    expect(other.get_by_test_id("said")).to_have_text("Boris: hello")
    host.get_by_test_id("tab-log").click()
    expect(host.get_by_test_id("said")).to_have_text("Boris: hello")
    # The way there stands beside what was said, and who has not made the table sees their own alone.
    assert is_large(host.get_by_test_id("people-of-talk"))
    host.get_by_test_id("people-of-talk").click()
    check(host)
    for way in ("mute-1", "mute-all-1"):
        assert is_large(host.get_by_test_id(way)), way
    host.get_by_test_id("mute-all-1").click()
    expect(host.get_by_test_id("muted-1")).to_be_visible()
    host.keyboard.press("Escape")
    for page in (host, loud, other):
        expect(page.get_by_test_id("said")).to_have_count(0)
    told = "The host has muted you: nobody sees what you write."
    expect(loud.get_by_test_id("you-are-muted")).to_have_text(told)
    expect(other.get_by_test_id("notice")).to_have_text("The host has muted Boris for everybody.")
    check(loud)
    other.get_by_test_id("people-of-talk").press("Enter")
    expect(other.get_by_test_id("mute-0")).to_be_visible()
    expect(other.get_by_test_id("mute-all-0")).to_have_count(0)
    other.keyboard.press("Escape")
    expect(other.get_by_test_id("people-of-talk")).to_be_focused()
    # By keyboard alone they may talk again.
    host.get_by_test_id("people-of-talk").press("Enter")
    host.get_by_test_id("mute-all-1").press("Enter")
    expect(host.get_by_test_id("muted-1")).to_have_count(0)
    expect(loud.get_by_test_id("say")).to_be_visible()
    expect(other.get_by_test_id("said")).to_have_text("Boris: hello")


def test_who_was_shown_out_is_told_so_and_the_new_link_seats_another(device: Device, url: str) -> None:
    made = new_table(url, 3)
    table = str(made["table"])
    rude = post(url, f"/api/tables/{table}/join", {"name": "Boris", "seat": None}).json()
    host, shown_out, friend = device(), device(), device(PHONE, has_touch=True)
    host.goto(f"{url}/t/{table}#{made['key']}")
    old = host.get_by_test_id("share-link").input_value()
    shown_out.goto(f"{url}/t/{table}#{rude['key']}")
    shown_out.get_by_test_id("get-up").wait_for()
    host.get_by_test_id("kick-1").click()
    expect(host.get_by_test_id("link-is-new")).to_be_visible()
    expect(host.get_by_test_id("share-link")).not_to_have_value(old)
    check(host)
    shown_out.get_by_test_id("wrong-key").wait_for()
    shown_out.goto(old)
    shown_out.evaluate("sessionStorage.clear()")
    shown_out.evaluate("localStorage.clear()")
    shown_out.reload()
    expect(shown_out.get_by_test_id("invited-only")).to_be_visible()
    shown_out.get_by_test_id("name").fill("Somebody else")
    shown_out.get_by_test_id("join").click()
    told = "The old link seats nobody here any more. Ask whoever made the table for the new one."
    expect(shown_out.get_by_test_id("fault")).to_have_text(told)
    friend.goto(host.get_by_test_id("share-link").input_value())
    friend.get_by_test_id("name").fill("Clara")
    friend.get_by_test_id("join").click()
    expect(friend.get_by_test_id("get-up")).to_be_visible()
    expect(host.get_by_test_id("seat-1")).to_contain_text("Clara")
    assert "invitation" not in friend.url
