"""Health and numbers: what they tell, and to whom."""

from __future__ import annotations

import re
import socket
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from artel.table.metrics import BOUNDS, MOST_KINDS, OTHERS, Exposition, Tally, Timing
from artel.table.store import Store
from tests.support import WAIT, Guest, ServerProcess, full_table, new_table
from tests.table.test_network import answer_to

LINE = re.compile(r'([a-z_]+)(\{[a-z]+="(?:[^"\\\n]|\\["\\n])*"\})? (-?[0-9.e+-]+|\+Inf|NaN)')


def numbers(text: str) -> dict[str, float]:
    """Every line of the exposition, each held against the format."""
    found: dict[str, float] = {}
    families: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, sort = line.split(" ")
            assert name not in families
            assert sort in ("gauge", "counter", "histogram")
            assert name.endswith("_total") == (sort == "counter")
            families.add(name)
        elif not line.startswith("# HELP "):
            match = LINE.fullmatch(line)
            assert match, line
            name = match[1]
            assert {name, re.sub("_(bucket|sum|count)$", "", name)} & families
            found[name + (match[2] or "")] = float(match[3])
    assert text.endswith("\n")
    return found


def test_numbers_follow_what_happens(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    before = numbers(httpx.get(f"{server.url}/metrics", timeout=WAIT).text)
    assert before['artel_tables{state="playing"}'] == 0
    table, keys = full_table(server.url)
    with ExitStack() as leaving:
        one, two, spectator = (leaving.enter_context(Guest(server.url, table, key)) for key in (*keys, None))
        for guest in (one, two, spectator):
            guest.wait_for("view")
        asked = one if one.last_view()["view"]["moves"] else two
        assert asked.move("steal 0 sword", asked.last_n())["t"] == "no"
        assert asked.move(asked.last_view()["view"]["moves"][0], asked.last_n())["t"] == "ok"
        # What was answered is counted a moment later.
        asked.ask({"t": "look", "at": 0})
        answer = httpx.get(f"{server.url}/metrics", timeout=WAIT)
    assert answer.headers["content-type"] == Exposition.TYPE
    after = numbers(answer.text)
    assert after['artel_tables{state="playing"}'] == after['artel_tables_loaded{state="playing"}'] == 1
    assert after['artel_connections{role="player"}'] == 2
    assert after['artel_connections{role="spectator"}'] == 1
    assert after['artel_moves_total{by="guest"}'] == 1
    assert sum(value for name, value in after.items() if name.startswith("artel_refusals_total")) == 1
    assert after["artel_write_seconds_count"] > before["artel_write_seconds_count"]
    assert after['artel_write_seconds_bucket{le="+Inf"}'] == after["artel_write_seconds_count"]
    assert after["artel_writes_waiting"] == 0
    assert after["process_cpu_seconds_total"] >= before["process_cpu_seconds_total"] > 0
    made = new_table(server.url, 2, ("random", "random"), take=None)
    with Guest(server.url, str(made["table"])) as guest:
        first = guest.wait_for("view")["n"]
        while guest.last_n() == first:
            guest.wait_for("view")
    bots = numbers(httpx.get(f"{server.url}/metrics", timeout=WAIT).text)
    assert bots["artel_bot_thinking_seconds_count"] >= bots['artel_moves_total{by="bot"}'] >= 1
    assert httpx.get(f"{server.url}/health", timeout=WAIT).json()["status"] == "ok"


@pytest.mark.parametrize(("caller", "status"), [("127.0.0.1", 200), ("::1", 200), ("192.0.2.9", 404)])
def test_numbers_are_for_this_computer_alone(tmp_path: Path, caller: str, status: int) -> None:
    assert answer_to(caller, "GET", "/metrics", tmp_path).status_code == status
    assert answer_to(caller, "GET", "/health", tmp_path).status_code == 200


def test_a_public_server_tells_numbers_at_a_door_of_their_own(
    start_server: Callable[..., ServerProcess],
) -> None:
    # An address that nothing else here uses, so that its port stays free.
    host = "127.0.0.9" if sys.platform == "linux" else "127.0.0.1"
    with socket.create_server((host, 0)) as probe:
        port = probe.getsockname()[1]
    hosting = {"public_url": "https://games.example.org", "metrics": f"{host}:{port}"}
    server = start_server(hosting=hosting)
    assert httpx.get(f"{server.url}/metrics", timeout=WAIT).status_code == 404
    assert httpx.get(f"{server.url}/health", timeout=WAIT).status_code == 200
    # Whatever name the watcher knows it by, and nothing else is behind that door.
    door = f"http://{host}:{port}"
    told = httpx.get(f"{door}/metrics", headers={"host": "artel.internal:9100"}, timeout=WAIT)
    assert "artel_tables" in told.text
    for method, path in (("GET", "/"), ("GET", "/api/info"), ("POST", "/api/tables"), ("POST", "/metrics")):
        assert httpx.request(method, door + path, timeout=WAIT).status_code == 404


def test_a_server_that_cannot_write_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(self: Store, work: object) -> Future[object]:
        failed: Future[object] = Future()
        failed.set_exception(sqlite3.OperationalError("disk I/O error"))
        return failed

    monkeypatch.setattr(Store, "writing", failing)
    answer = answer_to("192.0.2.9", "GET", "/health", tmp_path)
    assert (answer.status_code, answer.json()["status"]) == (503, "failing")


def test_kinds_are_bounded_and_labels_escaped() -> None:
    tally = Tally()
    for number in range(MOST_KINDS + 50):
        tally.count(f"kind-{number}")
        tally.count("kind-0")
    counts = tally.counts()
    assert len(counts) == MOST_KINDS + 1
    assert counts[OTHERS] == 50
    assert counts["kind-0"] == MOST_KINDS + 51
    told = Exposition()
    told.counters("odd_total", "Odd.", "kind", {'a"b\\c\nd': 1})
    assert told.text().splitlines()[-1] == 'odd_total{kind="a\\"b\\\\c\\nd"} 1'
    assert numbers(told.text())


def test_a_timing_counts_each_bound_in_its_own_bucket() -> None:
    timing = Timing()
    for seconds in (0.0, BOUNDS[0], BOUNDS[3], 100.0):
        timing.add(seconds)
    told = Exposition()
    told.timing("odd_seconds", "Odd.", timing)
    found = numbers(told.text())
    assert found['odd_seconds_bucket{le="0.001"}'] == 2
    assert found['odd_seconds_bucket{le="10"}'] == 3
    assert found['odd_seconds_bucket{le="+Inf"}'] == found["odd_seconds_count"] == 4
