"""A lost answer loses nothing: the same request gets the same answer, after a restart too."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.table.repeats import LEAST_ID, Mint, asked
from artel.table.seats import MOST_KEYS, MOST_REQUESTS, Seat, Seats
from artel.table.wire import MOST_ID, WireError
from tests.support import WAIT, Guest, ServerProcess, new_table, post, with_key

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def wish(**change: object) -> dict[str, Any]:
    return {"game": "artificium", "seats": [OPEN, OPEN], "name": "Anna", "take": 0, "id": fresh(), **change}


def fresh() -> str:
    return str(uuid.uuid4())


def kind(answer: httpx.Response) -> tuple[str, int]:
    return answer.json()["error"]["kind"], answer.status_code


def opens(url: str, table: str, key: str, seat: int | None) -> bool:
    with Guest(url, table, key, have=None) as guest:
        return bool(guest.wait_for("table")["you"] == seat)


def test_making_and_joining_a_table_again_after_a_restart(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    body, boris = wish(), {"name": "Boris", "seat": None, "id": fresh()}
    made = post(server.url, "/api/tables", body).json()
    join = f"/api/tables/{made['table']}/join"
    joined = post(server.url, join, boris).json()
    assert post(server.url, "/api/tables", body).json() == made
    assert post(server.url, join, boris).json() == joined
    server.kill()
    server = start_server()
    assert post(server.url, join, boris).json() == joined
    again = post(server.url, "/api/tables", body)
    assert (again.status_code, again.json()) == (201, made)
    assert opens(server.url, made["table"], made["key"], 0)
    assert opens(server.url, made["table"], joined["key"], 1)
    for sitting in (made, joined):
        back = {"seat": sitting["seat"], "code": sitting["code"]}
        assert post(server.url, f"/api/tables/{made['table']}/return", back).status_code == 200


def test_the_same_id_for_another_request_is_refused(url: str) -> None:
    body = wish(seats=[OPEN, OPEN, OPEN])
    made = post(url, "/api/tables", body).json()
    table = f"/api/tables/{made['table']}"
    assert kind(post(url, "/api/tables", {**body, "name": "Clara"})) == ("id-reused", 409)
    assert kind(post(url, "/api/tables", {**body, "take": 1})) == ("id-reused", 409)
    boris = {"name": "Boris", "seat": 1, "id": fresh()}
    assert post(url, f"{table}/join", boris).json()["seat"] == 1
    assert kind(post(url, f"{table}/join", {**boris, "name": "Clara"})) == ("id-reused", 409)
    assert kind(post(url, f"{table}/join", {**boris, "seat": 2})) == ("id-reused", 409)
    fill = {"key": made["key"], **BOT, "id": boris["id"]}
    assert kind(post(url, f"{table}/seats/2", fill)) == ("id-reused", 409)
    assert [seat["kind"] for seat in httpx.get(url + table).json()["seats"]] == ["human", "human", "open"]


def test_the_same_id_means_something_else_at_another_table(url: str) -> None:
    ident = fresh()
    seats = []
    for _ in range(2):
        table = new_table(url)["table"]
        joined = post(url, f"/api/tables/{table}/join", {"name": "Boris", "id": ident}).json()
        assert opens(url, str(table), joined["key"], 1)
        seats.append(joined)
    assert seats[0]["key"] != seats[1]["key"]


@pytest.mark.parametrize(
    ("ident", "problem"),
    [
        (5, "wrong-type"),
        ("", "empty-field"),
        ("x" * (LEAST_ID - 1), "too-short"),
        ("x" * (MOST_ID + 1), "too-long"),
        ("\ud800" * LEAST_ID, "wrong-type"),
    ],
)
def test_an_id_that_is_none(url: str, ident: object, problem: str) -> None:
    assert kind(post(url, "/api/tables", wish(id=ident))) == (problem, 400)
    table = new_table(url)["table"]
    assert kind(post(url, f"/api/tables/{table}/join", {"name": "B", "id": ident})) == (problem, 400)


def test_filling_the_last_seat_returning_and_revoking_again(url: str) -> None:
    made = new_table(url)
    table = f"/api/tables/{made['table']}"
    fill = {"key": made["key"], **BOT, "id": fresh()}
    assert post(url, f"{table}/seats/1", fill).json()["state"] == "playing"
    assert post(url, f"{table}/seats/1", fill).json()["state"] == "playing"
    assert kind(post(url, f"{table}/seats/1", {**fill, "id": fresh()})) == ("already-started", 409)
    back = {"seat": 0, "code": made["code"], "id": fresh()}
    first = post(url, f"{table}/return", back).json()
    assert post(url, f"{table}/return", back).json() == first
    alone = {"key": first["key"], "id": fresh()}
    revoked = post(url, f"{table}/keys/revoke", alone).json()
    assert post(url, f"{table}/keys/revoke", alone).json() == revoked
    assert opens(url, str(made["table"]), revoked["key"], 0)


def test_requests_sent_at_once_are_one_request(url: str) -> None:
    body = wish()
    answers: list[dict[str, Any]] = []

    def make() -> None:
        answers.append(post(url, "/api/tables", body).json())

    threads = [Thread(target=make) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    assert answers == [answers[0]] * 8
    assert opens(url, answers[0]["table"], answers[0]["key"], 0)


def test_a_revoked_key_is_not_given_out_again(url: str) -> None:
    made = new_table(url)
    table = str(made["table"])
    back = {"seat": 0, "code": made["code"], "id": fresh()}
    lost = post(url, f"/api/tables/{table}/return", back).json()
    with Guest(url, table, lost["key"], have=None) as thief, Guest(url, table, str(made["key"])) as owner:
        assert thief.wait_for("table")["you"] == 0
        owner.wait_for("table")
        answer = post(url, f"/api/tables/{table}/keys/revoke", {"key": made["key"]}).json()
        assert answer["seat"] == 0
        assert answer["key"] not in (made["key"], lost["key"])
        thief.drain()
        with pytest.raises(ConnectionClosed, match="4403"):
            thief.next()
    events = httpx.get(f"{url}/api/tables/{table}/events", headers=with_key(lost["key"]))
    assert kind(events) == ("wrong-key", 403)
    assert kind(post(url, f"/api/tables/{table}/return", back)) == ("wrong-code", 403)
    assert opens(url, table, answer["key"], 0)
    assert answer["code"] != made["code"]
    assert post(url, f"/api/tables/{table}/return", {"seat": 0, "code": answer["code"]}).status_code == 200


def test_a_seat_keeps_so_many_keys_and_requests_and_the_newest_of_them() -> None:
    seats = Seats([Seat(), Seat()], 0)
    seats.sit(1, "Boris", "boris", "AAA-AAA")
    for number in range(3 * MOST_KEYS):
        seats.give_key(0, f"key {number}")
        seats.grant(asked("return", {"id": f"{number:032}"}), 0)
    assert len(seats.keys) == MOST_KEYS + 1
    assert len(seats.requests) == MOST_REQUESTS
    assert seats.holder("key 0") is None
    assert seats.holder(f"key {3 * MOST_KEYS - 1}") == 0
    assert seats.holder("boris") == 1
    assert seats.granted(asked("return", {"id": f"{3 * MOST_KEYS - 1:032}"})) == 0


def test_returning_makes_only_so_many_keys(url: str) -> None:
    made = new_table(url)
    back = {"seat": 0, "code": made["code"]}
    keys = [
        post(url, f"/api/tables/{made['table']}/return", back).json()["key"] for _ in range(MOST_KEYS + 1)
    ]
    answers = [post(url, f"/api/tables/{made['table']}/send", b"{}", **with_key(key)) for key in keys]
    assert [answer.status_code for answer in answers] == [403] + [400] * MOST_KEYS


def test_keys_follow_from_the_secret_and_the_id_alone() -> None:
    one, other = Mint(b"1" * 32), Mint(b"2" * 32)
    request = asked("join", {"id": "a-client-made-this-id", "name": "Anna"})
    assert one.key("birch", request) == Mint(b"1" * 32).key("birch", request)
    made = {
        one.key("birch", request),
        other.key("birch", request),
        one.key("oak", request),
        one.key("birch", asked("join", {"id": "a-client-made-this-ix", "name": "Anna"})),
        one.key("birch", asked("return", {"id": "a-client-made-this-id", "name": "Anna"})),
    }
    assert len(made) == 5
    assert asked("join", {"name": "Anna"}).id != asked("join", {"name": "Anna"}).id
    with pytest.raises(WireError, match="too-short"):
        asked("join", {"id": "1"})


def test_ids_and_their_keys_are_not_on_disk(
    start_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    server = start_server()
    body = wish()
    made = post(server.url, "/api/tables", body).json()
    server.stop()
    everything = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert made["table"].encode() in everything
    for secret in (body["id"], made["key"], made["code"]):
        assert secret.encode() not in everything
