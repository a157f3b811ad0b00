"""Levels at a table: what is offered, what is accepted, and who plays where nobody has chosen."""

from __future__ import annotations

import httpx
import pytest

from artel.bots import known, levels, usual
from artel.games import GAMES
from tests.support import WAIT, Guest, full_table, post

NAMES = [game.name for game in GAMES]


def made_with(url: str, game: str, bot: str, **more: object) -> httpx.Response:
    """A table at which one more seat stays open, so that nobody begins to think."""
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": bot}]
    return post(url, "/api/tables", {"game": game, "seats": seats, "name": "Anna", "take": 0, **more})


@pytest.mark.parametrize("game", NAMES)
def test_the_levels_are_offered_and_every_known_bot_is_accepted(url: str, game: str) -> None:
    told = {each["name"]: each for each in httpx.get(f"{url}/api/games", timeout=WAIT).json()}
    assert told[game]["bots"] == levels(game)
    assert told[game]["usual_bot"] == usual(game)
    assert told[game]["usual_bot"] in told[game]["bots"]
    for bot in known(game):
        answer = made_with(url, game, bot, clock={"kind": "bank", "seconds": 60, "increment": 1, "bot": bot})
        assert answer.status_code == 201
        table, key = answer.json()["table"], answer.json()["key"]
        again = {"key": key, "kind": "bot", "bot": bot}
        shown = post(url, f"/api/tables/{table}/seats/2", again).json()
        assert (shown["seats"][2]["bot"], shown["control"]["bot"]) == (bot, bot)


@pytest.mark.parametrize("bot", ["hal", "Elder", "elder ", "usual"])
def test_a_level_that_nobody_knows_is_refused_with_those_that_are_known(url: str, bot: str) -> None:
    for more in ({}, {"clock": {"kind": "bank", "seconds": 60, "increment": 1, "bot": bot}}):
        answer = made_with(url, "keyflower", bot if not more else "novice", **more)
        error = answer.json()["error"]
        assert (answer.status_code, error["kind"]) == (400, "unknown-bot")
        assert error["expected"] == known("keyflower")


def test_in_a_sandbox_the_usual_level_answers_for_people(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as guest:
        asked = int(guest.wait_for("view")["view"]["asks"][0]["seat"])
        with Guest(url, f"{table}/what-if?others=bots", keys[asked]) as sandbox:
            assert sandbox.wait_for("table")["seats"][1 - asked]["bot"] == usual("artificium")
