"""The tiny game at a real server: people, a bot, sealed answers, undo, and its record afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
import pytest

from artel.kernel.game import NATURE
from artel.kernel.record import read_record, replay, verify_chance
from tests.games.tiny.game import TINY
from tests.support import Guest, Message, ServerProcess, post

PLACE = "tests.games.tiny.game:TINY"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, start_server: Callable[..., ServerProcess]) -> ServerProcess:
    """A server that knows the game as any process does that Artel begins."""
    monkeypatch.setenv("ARTEL_GAMES", PLACE)
    return start_server()


def made(url: str, bots: int = 1) -> tuple[str, list[str]]:
    """A table with two people and so many bots: its name and the keys of the people."""
    seats = [{"kind": "open"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * bots]
    answer = post(url, "/api/tables", {"game": "tiny", "seats": seats, "name": "Anna", "take": 0})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    joined = post(url, f"/api/tables/{table}/join", {"name": "Boris", "seat": None})
    return table, [answer.json()["key"], joined.json()["key"]]


def test_the_server_offers_it_with_what_it_has(server: ServerProcess) -> None:
    offered = {each["name"]: each for each in httpx.get(f"{server.url}/api/games").json()}
    assert list(offered) == ["artificium", "keyflower", "sweet-lands", "tiny"]
    tiny = offered["tiny"]
    assert (tiny["min_players"], tiny["max_players"], tiny["bots"]) == (2, 4, ["random"])


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}, "unknown-bot"),
        ({"seats": [{"kind": "open"}] * 5}, "wrong-players"),
        ({"seats": [{"kind": "open"}] * 2, "modules": ["farmers"]}, "bad-rules"),
        ({"seats": [{"kind": "open"}] * 2, "game": PLACE}, "unknown-game"),
    ],
)
def test_what_it_has_not_is_refused_by_name(server: ServerProcess, body: Message, kind: str) -> None:
    answer = post(server.url, "/api/tables", {"game": "tiny", "name": "Anna", "take": 0, **body})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (400, kind), answer.text


def test_a_whole_game_over_the_wire(server: ServerProcess) -> None:
    table, keys = made(server.url)
    chance = random.Random("tiny")
    with Guest(server.url, table, keys[0]) as anna, Guest(server.url, table, keys[1]) as boris:
        guests = (anna, boris)
        for guest in guests:
            guest.wait_for("view")
        over = False
        while not over:
            for guest in guests:
                guest.drain()
            asked = [guest for guest in guests if guest.last_view()["view"]["moves"]]
            for guest in asked:
                line = chance.choice(guest.last_view()["view"]["moves"])
                answer = guest.move(line, guest.last_n())
                assert answer["t"] == "ok", answer
                if line == "peek":
                    check_nothing_is_unseen(guest)
            over = anna.last_view()["view"]["outcome"] is not None
        outcome = anna.last_view()["view"]["outcome"]
    record = read_record(httpx.get(f"{server.url}/api/tables/{table}/record").text)
    assert record.header["game"] == "tiny"
    state = replay(TINY, record)
    assert TINY.outcome(state).to_data() == outcome
    assert verify_chance(TINY, record) == sum(seat == NATURE for seat, _ in record.moves)


def check_nothing_is_unseen(guest: Guest) -> None:
    """Whoever has peeked knows the prize, and cannot take that back; unless it was known anyway."""
    guest.drain()
    view = guest.last_view()["view"]
    assert view["prize"] in view["coming"]
    if len(view["coming"]) > 2:
        refused = guest.ask({"t": "undo", "at": guest.last_n()})
        assert refused["why"]["kind"] == "nothing-to-undo"


def test_a_sealed_number_is_taken_back(server: ServerProcess) -> None:
    table, keys = made(server.url, bots=0)
    with Guest(server.url, table, keys[0]) as anna, Guest(server.url, table, keys[1]) as boris:
        for guest in (anna, boris):
            guest.wait_for("view")
        assert anna.move("bid 6", anna.last_n())["t"] == "ok"
        boris.drain()
        row = boris.last_view()["view"]["seats"][0]
        assert (row["sealed"], "bid" in row, row["cards"]) == (True, False, [1, 2, 3, 4, 5, 6])
        anna.drain()
        assert anna.ask({"t": "undo", "at": anna.last_n()})["t"] == "ok"
        anna.drain()
        assert anna.move("bid 5", anna.last_n())["t"] == "ok"
        boris.drain()
        assert boris.move("bid 6", boris.last_n())["t"] == "ok"
        anna.drain()
        assert anna.last_view()["view"]["seats"][1]["won"] != []
