"""A game that one may play alone: a table with one seat and no bot, from the lobby to the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from artel.games import GAMES, game_named
from artel.kernel.record import read_record, replay, verify_chance
from tests.support import Guest, ServerProcess, post

ALONE = [game.name for game in GAMES if game.min_players == 1]


def solo_table(url: str, game: str) -> dict[str, Any]:
    body = {"game": game, "seats": [{"kind": "open"}], "name": "Anna", "take": 0}
    made = post(url, "/api/tables", body)
    assert made.status_code == 201, made.text
    return dict(made.json())


def play_on(guest: Guest, decisions: int) -> dict[str, Any]:
    """Answer every question with the last legal move."""
    view = guest.wait_for("view")
    for _ in range(decisions):
        if view["view"]["outcome"] is not None:
            break
        answer = guest.move(view["view"]["moves"][-1], view["n"])
        assert answer["t"] == "ok", answer
        while guest.last_n() < answer["n"]:
            guest.wait_for("view")
        view = guest.last_view()
    return view


def test_some_game_is_played_alone() -> None:
    assert ALONE == ["sweet-lands"]


def test_a_table_for_one_starts_at_once_and_is_played_to_its_end(url: str) -> None:
    for name in ALONE:
        made = solo_table(url, name)
        with Guest(url, made["table"], str(made["key"])) as anna:
            started = anna.wait_for("table", state="playing")
            assert [seat["kind"] for seat in started["seats"]] == ["human"]
            view = play_on(anna, 2_000)
            assert view["view"]["outcome"]["places"] == [1]
        game = game_named(name)
        record = read_record(httpx.get(f"{url}/api/tables/{made['table']}/record").text)
        assert record.players() == 1
        assert game.outcome(replay(game, record)).scores == view["view"]["outcome"]["scores"]
        assert verify_chance(game, record) > 20


def test_a_table_for_one_outlives_its_server(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    made = solo_table(server.url, ALONE[0])
    with Guest(server.url, made["table"], str(made["key"])) as anna:
        before = play_on(anna, 10)["view"]
    server.kill()
    again = start_server()
    with Guest(again.url, made["table"], str(made["key"])) as anna:
        assert anna.wait_for("view")["view"] == before


def test_too_many_and_none_are_refused(url: str) -> None:
    for seats in (0, 5):
        body = {"game": ALONE[0], "seats": [{"kind": "open"}] * seats, "name": "Anna", "take": None}
        refused = post(url, "/api/tables", body)
        assert refused.status_code == 400
        assert refused.json()["error"]["kind"] == "wrong-players"
