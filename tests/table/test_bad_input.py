"""Everything wrong that can be sent: each has its own clear answer, and nobody else notices."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from artel.table.wire import MOST_BYTES, WireError, client_message, decode
from tests.support import Guest, full_table, new_table, post, with_key

MESSAGES: list[tuple[str | bytes, str]] = [
    ("{not json", "not-json"),
    ("", "not-json"),
    (b"\xff\xfe", "not-json"),
    ("[" * 5000, "not-json"),
    ("[1, 2]", "not-an-object"),
    ("null", "not-an-object"),
    ('"text"', "not-an-object"),
    ("{}", "missing-field"),
    ('{"t": "dance"}', "unknown-message"),
    ('{"t": 7}', "unknown-message"),
    ('{"t": ["move"]}', "unknown-message"),
    ('{"t": "hello"}', "missing-field"),
    ('{"t": "hello", "have": "0"}', "wrong-type"),
    ('{"t": "hello", "have": -1}', "wrong-type"),
    ('{"t": "hello", "have": true}', "wrong-type"),
    ('{"t": "hello", "have": 1e300}', "wrong-type"),
    ('{"t": "hello", "have": 99999999999999999999}', "wrong-type"),
    ('{"t": "hello", "have": NaN}', "not-json"),
    ('{"t": "hello", "have": 0, "x": -Infinity}', "not-json"),
    ('{"t": "hello", "have": 1e400}', "wrong-type"),
    ('{"t": "\\ud800"}', "unknown-message"),
    ('{"\\ud800": 1}', "missing-field"),
    ('{"t": "why", "id": "\\udfff", "line": "pass"}', "wrong-type"),
    ('{"t": "dance", "id": "\\udfff"}', "unknown-message"),
    ('{"t": "move", "id": "a", "at": 0}', "missing-field"),
    ('{"t": "move", "at": 0, "line": "pass"}', "missing-field"),
    ('{"t": "move", "id": 5, "at": 0, "line": "pass"}', "wrong-type"),
    ('{"t": "move", "id": "", "at": 0, "line": "pass"}', "empty-field"),
    ('{"t": "move", "id": "a", "at": null, "line": "pass"}', "wrong-type"),
    ('{"t": "move", "id": "a", "at": 0, "line": {"x": 1}}', "wrong-type"),
    ('{"t": "move", "id": "a", "at": 0, "line": "   "}', "empty-field"),
    ('{"t": "move", "id": "a", "at": 0, "line": "\\ud800"}', "wrong-type"),
    ('{"t": "move", "id": "a", "at": 0, "line": "' + "x" * 300 + '"}', "too-long"),
    ('{"t": "say", "id": "a", "text": "' + "x" * 600 + '"}', "too-long"),
    ('{"t": "say", "id": "' + "x" * 100 + '", "text": "hi"}', "too-long"),
    ('{"t": "look", "id": "a"}', "missing-field"),
    ('{"t": "say", "id": "a", "text": "' + "x" * MOST_BYTES + '"}', "too-large"),
]


@pytest.mark.parametrize(("raw", "kind"), MESSAGES, ids=range(len(MESSAGES)))
def test_a_bad_message_is_named(raw: str | bytes, kind: str) -> None:
    with pytest.raises(WireError) as problem:
        client_message(decode(raw))
    assert problem.value.kind == kind
    assert problem.value.expected


@pytest.mark.parametrize(
    ("raw", "expected", "got"),
    [
        ('{"t": "move", "id": 5, "at": 0, "line": "pass"}', "id: text", 5),
        ('{"t": "move", "id": "a", "line": "pass"}', "at", ["id", "line", "t"]),
        ('{"t": "hello", "have": -1}', "have: a whole number from 0", -1),
        ('{"t": "hello", "have": [1]}', "have: a whole number from 0", "a list"),
        ('{"t": "say", "id": "a", "text": "' + "x" * 600 + '"}', "text: at most 500 characters", 600),
        ('{"t": "say", "id": "a", "text": " "}', "text: some text", " "),
        ('{"t": "seal", "id": "a", "seal": "XY"}', "seal: 64 lower-case hexadecimal digits", "XY"),
        ('{"t": "dance"}', ["hello", "move", "undo"], "dance"),
    ],
)
def test_a_bad_message_names_what_was_expected_where_and_what_came(raw: str, expected: Any, got: Any) -> None:
    with pytest.raises(WireError) as problem:
        client_message(decode(raw))
    found = problem.value.expected
    assert (found[:3] if isinstance(found, list) else found) == expected
    assert problem.value.got == got


def test_bad_messages_are_answered_and_close_nothing(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        views = [one.wait_for("view"), two.wait_for("view")]
        for raw, kind in MESSAGES:
            one.send(raw)
            answer = one.wait_for("bad")
            assert set(answer["why"]) == {"kind", "expected", "got"}
            assert answer["why"]["kind"] == kind
        seat = views[0]["view"]["asks"][0]["seat"]
        assert (one, two)[seat].move("pass", views[0]["n"])["t"] == "ok"
        for guest in (one, two):
            while guest.last_n() <= views[0]["n"]:
                guest.next()


def test_a_message_beyond_all_measure_closes_only_its_own_connection(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        two.wait_for("view")
        one.send("x" * (8 * MOST_BYTES))
        assert two.wait_for("table", you=1)["seats"][0]["online"] in (True, False)
        assert two.ask({"t": "why", "line": "pass"})["t"] == "why"
        two.send({"t": "ping"})
        assert two.wait_for("pong") == {"t": "pong"}


OPEN: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "open"}]
TABLE: dict[str, Any] = {"game": "artificium", "seats": OPEN, "name": "Anna", "take": 0}


@pytest.mark.parametrize(
    ("change", "kind", "status"),
    [
        ({"game": "chess"}, "unknown-game", 400),
        ({"game": None}, "wrong-type", 400),
        ({"seats": None}, "wrong-type", 400),
        ({"seats": OPEN[:1]}, "wrong-players", 400),
        ({"seats": OPEN * 6}, "wrong-players", 400),
        ({"seats": ["open", "open"]}, "wrong-type", 400),
        ({"seats": [{"kind": "king"}, {"kind": "open"}]}, "unknown-kind", 400),
        ({"seats": [{"kind": "open"}, {"kind": "bot", "bot": "deep-blue"}]}, "unknown-bot", 400),
        ({"seats": [{"kind": "open"}, {"kind": "bot"}]}, "missing-field", 400),
        ({"take": 2}, "unknown-seat", 404),
        ({"take": "first"}, "wrong-type", 400),
        ({"seats": [{"kind": "bot", "bot": "random"}, {"kind": "open"}]}, "seat-taken", 409),
        ({"name": ""}, "empty-field", 400),
        ({"name": "x" * 25}, "too-long", 400),
        ({"name": "a\u0007b"}, "wrong-type", 400),
        ({"name": 5}, "wrong-type", 400),
        ({"modules": "base"}, "wrong-type", 400),
        ({"modules": ["seafarers"]}, "bad-rules", 400),
        ({"options": {"speed": "high"}}, "bad-rules", 400),
        ({"options": ["speed"]}, "wrong-type", 400),
        ({"options": {"\ud800": "high"}}, "wrong-type", 400),
        ({"options": {"speed": "\ud800"}}, "wrong-type", 400),
        ({"options": {f"o{n}": "x" for n in range(13)}}, "too-long", 400),
        ({"modules": ["base"] * 65}, "too-long", 400),
        ({"modules": ["b" * 65]}, "too-long", 400),
        ({"modules": ["\ud800"]}, "wrong-type", 400),
        ({"game": "\ud800"}, "wrong-type", 400),
        ({"take": float("inf")}, "not-json", 400),
        ({"seats": float("nan")}, "not-json", 400),
    ],
)
def test_a_table_that_cannot_be_made(url: str, change: dict[str, Any], kind: str, status: int) -> None:
    answer = post(url, "/api/tables", {**TABLE, **change})
    assert (answer.json()["error"]["kind"], answer.status_code) == (kind, status)
    assert set(answer.json()["error"]) == {"kind", "expected", "got"}


def error(answer: httpx.Response) -> tuple[str, int]:
    return answer.json()["error"]["kind"], answer.status_code


def test_joining_wrongly(url: str) -> None:
    made = new_table(url, 3)
    join = f"/api/tables/{made['table']}/join"
    assert error(post(url, join, {"name": "Boris", "seat": 0})) == ("seat-taken", 409)
    assert error(post(url, join, {"name": "Boris", "seat": 9})) == ("unknown-seat", 404)
    assert error(post(url, join, {"name": "ANNA", "seat": 1})) == ("name-taken", 409)
    assert error(post(url, join, {"name": "Boris", "seat": 1, "key": made["key"]})) == ("already-seated", 409)
    assert error(post(url, join, {"seat": 1})) == ("missing-field", 400)
    assert error(post(url, join, b"{")) == ("not-json", 400)
    assert error(post(url, join, b"x" * (MOST_BYTES + 1))) == ("too-large", 413)
    assert post(url, join, {"name": "Boris"}).status_code == 200
    assert error(post(url, join, {"name": "Boris"})) == ("name-taken", 409)
    assert post(url, join, {"name": "Clara", "seat": 2}).status_code == 200
    assert error(post(url, join, {"name": "Dario"})) == ("table-full", 409)
    assert error(post(url, "/api/tables/nowhere-00/join", {"name": "Boris"})) == ("unknown-table", 404)


def test_changing_seats_wrongly(url: str) -> None:
    made = new_table(url, 3)
    table = f"/api/tables/{made['table']}"
    boris = post(url, f"{table}/join", {"name": "Boris"}).json()
    bot = {"kind": "bot", "bot": "random"}
    assert error(post(url, f"{table}/seats/2", {**bot, "key": "nonsense"})) == ("wrong-key", 403)
    assert error(post(url, f"{table}/seats/2", {**bot, "key": boris["key"]})) == ("not-the-creator", 403)
    assert error(post(url, f"{table}/seats/1", {**bot, "key": made["key"]})) == ("seat-taken", 409)
    assert error(post(url, f"{table}/seats/7", {**bot, "key": made["key"]})) == ("unknown-seat", 404)
    fill = {**bot, "key": made["key"]}
    for number in ("x", "-1", "1000", "9" * 4301, "\u0661", "1.0", "%00"):
        assert error(post(url, f"{table}/seats/{number}", fill)) == ("unknown-seat", 404)
    assert error(post(url, f"{table}/seats/2", bot)) == ("missing-field", 400)
    assert post(url, f"{table}/seats/2", {**bot, "key": made["key"]}).status_code == 200
    assert error(post(url, f"{table}/seats/2", {**bot, "key": made["key"]})) == ("already-started", 409)


def test_wrong_addresses_and_methods(url: str) -> None:
    table, keys = full_table(url)
    assert error(httpx.get(f"{url}/api/nothing")) == ("unknown-path", 404)
    assert error(httpx.get(f"{url}/api/tables/nowhere-00")) == ("unknown-table", 404)
    assert error(httpx.get(f"{url}/api/tables/nowhere-00/events")) == ("unknown-table", 404)
    assert error(httpx.get(f"{url}/api/tables/{table}/events", headers=with_key("x"))) == ("wrong-key", 403)
    assert error(httpx.get(f"{url}/api/tables/{table}/events?have=-1")) == ("wrong-type", 400)
    assert error(httpx.delete(f"{url}/api/tables/{table}")) == ("wrong-method", 405)
    assert error(httpx.get(f"{url}/%00")) == ("unknown-path", 404)
    assert error(httpx.get(f"{url}/{'x' * 300}")) == ("unknown-path", 404)
    assert error(httpx.get(f"{url}/api/tables/%00")) == ("unknown-table", 404)
    assert error(httpx.get(f"{url}/api/tables/{'x' * 300}")) == ("unknown-table", 404)
    assert error(post(url, "/api/tables", b'{"game": "artificium", "seats": 1e400}')) == ("wrong-type", 400)
    assert error(post(url, "/api/tables", b'{"\\ud800": 1}')) == ("missing-field", 400)
    send = f"/api/tables/{table}/send"
    assert error(post(url, send, {"t": "ping"}, **with_key("x"))) == ("wrong-key", 403)
    unknown = post(url, send, {"t": "dance", "id": "d"}, **with_key(keys[0]))
    assert unknown.status_code == 400
    assert unknown.json()["id"] == "d"
    assert unknown.json()["why"]["kind"] == "unknown-message"
    assert (
        post(url, send, {"t": "move", "id": "a", "at": 0, "line": "pass"}).json()["why"]["kind"]
        == "spectator"
    )
