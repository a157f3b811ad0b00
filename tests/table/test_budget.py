"""One budget for every caller: what is asked costs, and a crowd makes nobody forgotten."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import httpx
import pytest

from artel.table.budget import COSTS, CROWD, PATIENCE, Buckets, Budget, Limits, caller_at
from artel.table.wire import MESSAGES, WireError
from tests.support import WAIT, Guest, ServerProcess, full_table, new_table, post, with_key

SMALL = {"rate": 50.0, "burst": 400.0}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_every_message_has_its_cost() -> None:
    assert set(MESSAGES) <= set(COSTS)
    assert COSTS["ping"] < COSTS["move"] < COSTS["look"] < COSTS["score"] < COSTS["unknown-table"]


def test_a_flood_is_refused_and_time_heals() -> None:
    clock = Clock()
    budget = Budget(Limits(rate=10, burst=30), clock)
    for _ in range(3):
        budget.spend("a", 10)
    with pytest.raises(WireError) as problem:
        budget.spend("a")
    assert (problem.value.kind, problem.value.status) == ("too-fast", 429)
    budget.spend("b", 30)
    clock.now += 1
    budget.spend("a", 5)


def test_a_message_waits_its_turn_and_is_refused_where_that_is_too_long() -> None:
    clock = Clock()
    budget = Budget(Limits(rate=10, burst=20), clock)
    assert budget.pause("a", 20) == 0
    assert budget.pause("a", 10) == pytest.approx(1)
    assert budget.pause("a", 10) == pytest.approx(PATIENCE)
    with pytest.raises(WireError, match="too-fast"):
        budget.pause("a", 1)
    for _ in range(100):
        with pytest.raises(WireError):
            budget.spend("a")
    assert not budget.visit("a")
    assert budget.visit("b")
    clock.now += 3 * PATIENCE
    assert budget.visit("a")


def test_a_crowd_makes_nobody_forgotten_and_takes_no_more_memory() -> None:
    clock = Clock()
    buckets = Buckets(1, 10, most=100, clock=clock)
    assert buckets.spend("attacker", 10)
    for number in range(10_000):
        buckets.spend(f"other {number}")
    assert len(buckets) <= 101
    assert not buckets.spend("attacker")
    assert not buckets.spend("somebody new")
    assert buckets.left(CROWD) < 1
    clock.now += 60
    assert buckets.spend("attacker", 10)
    assert buckets.spend("somebody new", 10)


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_caller(address: str, caller: str) -> None:
    assert caller_at(address) == caller


def test_reading_costs_too(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server(limits={"rate": 0.1, "burst": 20.0}).url
    with httpx.Client() as client:
        answers = [client.get(f"{url}/api/games") for _ in range(19)]
        assert {answer.status_code for answer in answers} == {200}
        refused = client.get(f"{url}/api/games")
    assert (refused.status_code, refused.json()["error"]["kind"]) == (429, "too-fast")
    assert refused.headers["retry-after"] == "1"


def test_who_goes_on_after_being_refused_is_shut_out_and_nobody_else(
    start_server: Callable[..., ServerProcess],
) -> None:
    url = start_server(limits={"rate": 1.0, "burst": 20.0}).url

    def ask_on() -> None:
        for _ in range(200):
            httpx.get(f"{url}/api/games")

    with pytest.raises(httpx.TransportError):
        ask_on()
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as elsewhere:
        assert elsewhere.get(f"{url}/api/games").status_code == 200


def test_a_watcher_who_looks_all_the_time_is_slowed_down(start_server: Callable[..., ServerProcess]) -> None:
    """As many looks as one socket can ask for, against the share of them that the budget pays for."""
    url = start_server(limits=SMALL).url
    table, _ = full_table(url)
    with Guest(url, table) as watcher:
        watcher.wait_for("view")
        began = time.monotonic()
        asked = 36
        for number in range(asked):
            watcher.send({"t": "look", "id": f"{number}", "at": 0})
        answers = [watcher.wait_for_one_of("look", "bad") for _ in range(asked)]
        took = time.monotonic() - began
        looked = sum(answer["t"] == "look" for answer in answers)
        paid = (SMALL["burst"] + SMALL["rate"] * (took + PATIENCE)) / COSTS["look"]
        assert 0 < looked <= paid + 1
        assert {answer["why"]["kind"] for answer in answers if answer["t"] == "bad"} <= {"too-fast"}


def test_sockets_and_requests_share_one_budget(start_server: Callable[..., ServerProcess]) -> None:
    # So slow a recovery that it does not matter how long all this takes.
    url = start_server(limits={"rate": 0.1, "burst": 400.0}).url
    table, keys = full_table(url)
    plan = {"t": "plan", "at": 0, "plans": [{"lines": ["pass"]}]}
    send = f"/api/tables/{table}/send"
    with Guest(url, table, keys[0]) as guest:
        guest.wait_for("view")
        assert post(url, send, {**plan, "id": "before"}, **with_key(keys[0])).status_code == 200
        for number in range(30):
            guest.send({**plan, "id": f"{number}"})
        assert guest.wait_for("bad")["why"]["kind"] == "too-fast"
        answer = post(url, send, {**plan, "id": "after"}, **with_key(keys[0]))
        assert (answer.status_code, answer.json()["error"]["kind"]) == (429, "too-fast")


def test_trying_names_of_tables_costs_dearly(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server().url
    table = new_table(url)["table"]
    tried = 0
    while (answer := httpx.get(f"{url}/api/tables/birch-{tried}")).status_code == 404:
        tried += 1
        assert tried < 100
    assert answer.status_code == 429
    # Whoever comes from elsewhere notices nothing.
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as elsewhere:
        assert elsewhere.get(f"{url}/api/tables/{table}").status_code == 200


def test_a_person_with_several_tabs_is_never_slowed_down(start_server: Callable[..., ServerProcess]) -> None:
    """Six tabs that load the page, open a table and look through a game at ten places a second."""
    url = start_server().url
    table, keys = full_table(url)
    refused: list[object] = []

    def tab(key: str) -> None:
        with httpx.Client() as client:
            for _ in range(30):
                if client.get(f"{url}/api/info").status_code != 200:
                    refused.append("info")
        with Guest(url, table, key) as guest:
            guest.wait_for("view")
            for _ in range(10):
                answer = guest.ask({"t": "look", "at": 0})
                if answer["t"] != "look":
                    refused.append(answer)
                time.sleep(0.1)

    tabs = [threading.Thread(target=tab, args=(keys[number % 2],)) for number in range(6)]
    for each in tabs:
        each.start()
    for each in tabs:
        each.join(WAIT)
    assert refused == []
