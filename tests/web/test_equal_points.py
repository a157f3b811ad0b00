"""Equal points in the browser: the score sheet says why a place is shared, or what decided."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.support import Guest, new_table

Device = Callable[..., Page]
SHEET = "player Anna\nhome-1\nplayer Boris\nhome-2\n"


def outcomes(data: Any) -> list[dict[str, Any]]:
    """Every outcome inside a message."""
    if isinstance(data, list):
        return [found for each in data for found in outcomes(each)]
    if not isinstance(data, dict):
        return []
    own = data.get("outcome")
    return ([own] if own else []) + [found for each in data.values() for found in outcomes(each)]


def decided(route: WebSocketRoute) -> None:
    """The server as it is, but its outcomes tell of a tie that was broken and of a place that is shared."""
    server = route.connect_to_server()
    server.on_message(lambda message: route.send(with_ties(message)))


def with_ties(message: str | bytes) -> str:
    data = json.loads(message)
    for outcome in outcomes(data):
        assert {"places", "ties"} <= set(outcome)
        outcome["ties"] = [
            {"place": 1, "seats": [0, 2], "points": 31, "kind": "boats", "values": [1, 3]},
            {"place": 3, "seats": [1, 3], "points": 12, "kind": None, "values": []},
        ]
    return json.dumps(data)


def finished(url: str, game: str) -> str:
    """A table at which bots have played a game to its end."""
    made = new_table(url, 4, ("random",) * 4, None, game=game)
    with Guest(url, str(made["table"]), have=None) as watching:
        watching.wait_for("table", state="over")
    return str(made["table"])


@pytest.mark.parametrize("game", ["artificium", "keyflower"])
def test_the_sheet_of_a_game_says_what_decided_and_what_is_shared(
    device: Device, url: str, game: str
) -> None:
    """The game is over before the page comes: nobody has to see it played."""
    page = device()
    page.route_web_socket("**", decided)
    page.goto(f"{url}/t/{finished(url, game)}")
    lines = page.get_by_test_id("tie")
    expect(lines).to_have_count(2)
    expect(page.get_by_test_id("winner")).to_be_visible()
    told = re.compile(r"Level on points \(31\): .* and .*tiebreak-boats \(.* 1, .* 3\)")
    expect(lines.nth(0)).to_have_text(told)
    expect(lines.nth(1)).to_contain_text("They share place 3")


def test_equal_villages_on_the_score_page_share_the_victory(device: Device, url: str) -> None:
    page = device()
    page.goto(f"{url}/score/keyflower")
    page.get_by_test_id("mode-text").click()
    page.locator("textarea").fill(SHEET)
    expect(page.get_by_test_id("tie")).to_contain_text("Anna, Boris", timeout=30_000)
