"""Fair chance over the wire: seals first, then nonces, and draws that follow from all of them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from artel.games import game_named
from artel.kernel.chance import SealedChance
from artel.kernel.record import read_record, verify_chance
from tests.support import WAIT, Guest, ServerProcess, post, with_key

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
GAME = game_named("artificium")


class Person:
    """Somebody's browser: a nonce, its seal, and the seat it got."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.nonce = secrets.token_hex(32)
        self.key = self.code = ""
        self.seat = -1

    @property
    def seal(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()

    def create(self, url: str, *others: dict[str, str], sealed: bool = True) -> str:
        body = {"game": "artificium", "seats": [OPEN, *others], "name": self.name, "take": 0}
        made = post(url, "/api/tables", {**body, "seal": self.seal if sealed else None}).json()
        self.key, self.code, self.seat = made["key"], made["code"], 0
        return str(made["table"])

    def join(self, url: str, table: str, *, sealed: bool = True) -> None:
        body = {"name": self.name, "seat": None, **({"seal": self.seal} if sealed else {})}
        joined = post(url, f"/api/tables/{table}/join", body).json()
        self.key, self.code, self.seat = joined["key"], joined["code"], joined["seat"]

    def send(self, url: str, table: str, **message: str) -> dict[str, Any]:
        sent = {"id": secrets.token_hex(8), **message}
        answer = post(url, f"/api/tables/{table}/send", sent, **with_key(self.key)).json()
        assert isinstance(answer, dict)
        return answer

    def open(self, url: str, table: str) -> dict[str, Any]:
        return self.send(url, table, t="open", nonce=self.nonce)

    def reseal(self, url: str, table: str) -> dict[str, Any]:
        self.nonce = secrets.token_hex(32)
        return self.send(url, table, t="seal", seal=self.seal)


def two() -> tuple[Person, Person]:
    return Person("Anna"), Person("Boris")


def sealed_table(url: str) -> tuple[str, Person, Person]:
    anna, boris = two()
    table = anna.create(url, OPEN)
    boris.join(url, table)
    return table, anna, boris


def summary(url: str, table: str) -> dict[str, Any]:
    found = httpx.get(f"{url}/api/tables/{table}", timeout=WAIT).json()
    assert isinstance(found, dict)
    return found


def why(answer: dict[str, Any]) -> str:
    assert answer["t"] == "no", answer
    return str(answer["why"]["kind"])


def play_out(url: str, table: str, *people: Person) -> None:
    """Everybody makes the first legal move until the game is over."""
    guests = {person.seat: Guest(url, table, person.key) for person in people}
    try:
        for guest in guests.values():
            guest.wait_for("view")
        n = max(guest.last_n() for guest in guests.values())
        while True:
            for guest in guests.values():
                while guest.last_n() < n:
                    guest.wait_for("view")
            asked = [guest for guest in guests.values() if guest.last_view()["view"]["moves"]]
            if not asked:
                return
            n = asked[0].move(asked[0].last_view()["view"]["moves"][0], asked[0].last_n())["n"]
    finally:
        for guest in guests.values():
            guest.close()


def chance_of(url: str, table: str) -> httpx.Response:
    return httpx.get(f"{url}/api/tables/{table}/chance", timeout=WAIT)


def test_draws_follow_from_the_seed_and_from_both_nonces(url: str) -> None:
    anna, boris = two()
    table = anna.create(url, OPEN)
    before = summary(url, table)
    assert (before["state"], before["seals"], before["sealing"]) == ("lobby", [anna.seal, None], None)
    assert why(anna.open(url, table)) == "not-sealing"
    boris.join(url, table)
    full = summary(url, table)
    assert (full["state"], full["seals"]) == ("sealing", [anna.seal, boris.seal])
    assert full["sealing"] == {"step": "nonces", "seats": [0, 1]}
    assert boris.open(url, table)["t"] == "ok"
    assert boris.open(url, table)["t"] == "ok"
    half = summary(url, table)
    assert (half["state"], half["sealing"]["seats"], half["nonces"]) == ("sealing", [0], [None, None])
    assert anna.open(url, table)["t"] == "ok"
    begun = summary(url, table)
    assert (begun["state"], begun["nonces"]) == ("playing", [anna.nonce, boris.nonce])
    assert (begun["seals"], begun["sealing"], begun["seed"]) == (full["seals"], None, None)
    assert begun["chance"] == before["chance"]
    # The answer to a message that is sent again is the same after the start too.
    assert anna.open(url, table)["t"] == "ok"
    assert anna.send(url, table, t="seal", seal=anna.seal)["t"] == "ok"
    assert chance_of(url, table).status_code == 409
    play_out(url, table, anna, boris)
    told = chance_of(url, table).json()
    assert sorted(told) == ["chance", "draws", "nonces", "seals", "seed"]
    assert (told["chance"], told["nonces"]) == (before["chance"], begun["nonces"])
    both = {0: bytes.fromhex(anna.nonce), 1: bytes.fromhex(boris.nonce)}
    chance = SealedChance(bytes.fromhex(told["seed"]), both)
    assert chance.commitment() == before["chance"]
    for number, draw in enumerate(told["draws"]):
        assert draw["lines"][chance.pick(number, draw["weights"])] == draw["line"]
    record = read_record(httpx.get(f"{url}/api/tables/{table}/record").text)
    assert record.header["nonces"] == f"0:{anna.nonce} 1:{boris.nonce}"
    assert verify_chance(GAME, record) == len(told["draws"]) > 10


def test_a_seat_without_a_seal_delays_nothing(url: str) -> None:
    anna, boris = two()
    table = anna.create(url, OPEN, sealed=False)
    boris.join(url, table, sealed=False)
    begun = summary(url, table)
    assert (begun["state"], begun["seals"], begun["nonces"]) == ("playing", [None, None], [None, None])
    assert why(anna.reseal(url, table)) == "too-late"
    anna, boris = two()
    table = anna.create(url, OPEN)
    boris.join(url, table, sealed=False)
    assert summary(url, table)["sealing"]["seats"] == [0]
    assert why(boris.open(url, table)) == "wrong-nonce"
    assert anna.open(url, table)["t"] == "ok"
    assert summary(url, table)["nonces"] == [anna.nonce, None]


def test_alone_with_bots_the_game_begins_with_ones_nonce(url: str) -> None:
    anna = Person("Anna")
    table = anna.create(url, BOT)
    with Guest(url, table, anna.key) as guest, Guest(url, table) as watching:
        seen = guest.wait_for("table", state="sealing")
        assert (seen["seals"], seen["you"]) == ([anna.seal, None], 0)
        assert guest.ask({"t": "move", "at": 0, "line": "pass"})["why"]["kind"] == "not-started"
        assert watching.ask({"t": "open", "nonce": anna.nonce})["why"]["kind"] == "spectator"
        assert guest.ask({"t": "open", "nonce": "00" * 32})["why"]["kind"] == "wrong-nonce"
        assert guest.ask({"t": "open", "nonce": anna.nonce})["t"] == "ok"
        # A table and a view are told by what the client is ready for, in any order.
        while not {("table", "playing"), ("view", None)} <= {
            (m["t"], m.get("state")) for m in guest.received
        }:
            guest.next()
        assert guest.last_n() > 0


@pytest.mark.parametrize("seal", ["", "abc", "G" * 64, "AB" * 32, "ab" * 33, 7, ["ab" * 32]])
def test_what_is_no_seal_is_refused(url: str, seal: object) -> None:
    body = {"game": "artificium", "seats": [OPEN, OPEN], "name": "Anna", "take": 0}
    answer = post(url, "/api/tables", {**body, "seal": seal})
    assert answer.status_code == 400
    assert "seal" in str(answer.json()["error"]["expected"])
    table, anna, _ = sealed_table(url)
    for t, field in (("seal", "seal"), ("open", "nonce")):
        message = {"t": t, "id": "x", field: seal}
        bad = post(url, f"/api/tables/{table}/send", message, **with_key(anna.key)).json()
        assert (bad["t"], field in bad["why"]["expected"]) == ("bad", True)
    assert summary(url, table)["state"] == "sealing"


def test_seals_change_until_the_nonces_are_asked_for(url: str) -> None:
    """After that whoever opens a nonce has seen the very seals that count: nobody can choose by another's."""
    anna, boris = two()
    table = anna.create(url, OPEN)
    first = anna.seal
    assert anna.reseal(url, table)["t"] == "ok"
    back = {"seat": 0, "code": anna.code}
    tablet = Person("Anna")
    answer = post(url, f"/api/tables/{table}/return", {**back, "seal": tablet.seal}).json()
    tablet.key = answer["key"]
    assert summary(url, table)["seals"] == [tablet.seal, None]
    boris.join(url, table)
    seals = summary(url, table)["seals"]
    assert seals == [tablet.seal, boris.seal] != [first, boris.seal]
    assert why(boris.reseal(url, table)) == "too-late"
    late = post(url, f"/api/tables/{table}/return", {**back, "seal": first})
    assert late.status_code == 200
    fill = post(url, f"/api/tables/{table}/seats/1", {"key": anna.key, **BOT})
    assert fill.json()["error"]["kind"] == "already-started"
    assert summary(url, table)["seals"] == seals
    assert why(anna.open(url, table)) == "wrong-nonce"
    assert tablet.open(url, table)["t"] == "ok"
    assert why(boris.reseal(url, table)) == "too-late"


def test_nobody_sees_a_nonce_before_the_start(url: str) -> None:
    table, anna, boris = sealed_table(url)
    with Guest(url, table, boris.key) as other, Guest(url, table) as watching:
        assert anna.open(url, table)["t"] == "ok"
        for guest in (other, watching):
            guest.drain()
            assert anna.seal in str(guest.received)
            assert anna.nonce not in str(guest.received)
    assert anna.nonce not in str(summary(url, table))


def test_sealing_survives_the_death_of_the_server(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    anna, boris = two()
    table = anna.create(server.url, OPEN)
    server.kill()
    server = start_server()
    boris.join(server.url, table)
    seen = summary(server.url, table)
    server.kill()
    server = start_server()
    assert {**summary(server.url, table), "now": seen["now"]} == seen
    assert seen["state"] == "sealing"
    assert boris.open(server.url, table)["t"] == "ok"
    server.kill()
    server = start_server()
    assert summary(server.url, table)["sealing"] == {"step": "nonces", "seats": [0]}
    assert boris.open(server.url, table)["t"] == "ok"
    assert anna.open(server.url, table)["t"] == "ok"
    server.kill()
    server = start_server()
    begun = summary(server.url, table)
    assert (begun["state"], begun["nonces"]) == ("playing", [anna.nonce, boris.nonce])
    play_out(server.url, table, anna, boris)
    record = read_record(httpx.get(f"{server.url}/api/tables/{table}/record").text)
    assert verify_chance(GAME, record) > 10


def rematch_of(url: str) -> tuple[str, Person, Person]:
    """The game after one that two people have played with seals."""
    table, anna, boris = sealed_table(url)
    anna.open(url, table)
    boris.open(url, table)
    play_out(url, table, anna, boris)
    return str(post(url, f"/api/tables/{table}/rematch", {"key": anna.key}).json()["table"]), anna, boris


def test_a_rematch_waits_for_new_seals(url: str) -> None:
    again, anna, boris = rematch_of(url)
    found = summary(url, again)
    assert (found["state"], found["seals"]) == ("sealing", [None, None])
    assert found["sealing"] == {"step": "seals", "seats": [0, 1]}
    old = anna.nonce
    assert anna.reseal(url, again)["t"] == "ok"
    assert summary(url, again)["sealing"] == {"step": "seals", "seats": [1]}
    assert why(anna.open(url, again)) == "not-sealing"
    assert boris.reseal(url, again)["t"] == "ok"
    assert anna.open(url, again)["t"] == "ok"
    assert boris.open(url, again)["t"] == "ok"
    begun = summary(url, again)
    assert (begun["state"], begun["nonces"]) == ("playing", [anna.nonce, boris.nonce])
    assert old not in begun["nonces"]


def test_who_does_not_open_in_time_is_left_out(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server(limits={"sealing": 0.5}).url
    table, anna, boris = sealed_table(url)
    assert summary(url, table)["state"] == "sealing"
    # Nobody is there yet: the clock begins to run when she opens hers, and not before.
    assert anna.open(url, table)["t"] == "ok"
    with Guest(url, table, anna.key) as guest:
        begun = guest.wait_for("table", state="playing")
    assert begun["seals"] == [anna.seal, boris.seal]
    assert begun["nonces"] == [anna.nonce, None]
    assert why(boris.open(url, table)) == "not-sealing"


def test_nobody_is_left_out_before_somebody_else_waits(start_server: Callable[..., ServerProcess]) -> None:
    patience = 3.0
    url = start_server(limits={"sealing": patience}).url
    table, anna, boris = sealed_table(url)
    with Guest(url, table) as watching:
        watching.drain()
        assert watching.received[-1]["state"] == "sealing"
        with pytest.raises(TimeoutError):
            watching.next(timeout=1.5 * patience)
    assert anna.open(url, table)["t"] == "ok"
    assert boris.open(url, table)["t"] == "ok"
    assert summary(url, table)["nonces"] == [anna.nonce, boris.nonce]


def test_another_device_alone_is_not_kept_waiting_for_ever(
    start_server: Callable[..., ServerProcess],
) -> None:
    """The device that sealed is gone with its number; whoever holds the seat elsewhere plays without."""
    url = start_server(limits={"sealing": 0.5}).url
    anna = Person("Anna")
    table = anna.create(url, BOT)
    with Guest(url, table, anna.key) as tablet:
        begun = tablet.wait_for("table", state="playing")
    assert (begun["seals"], begun["nonces"]) == ([anna.seal, None], [None, None])


def test_who_does_not_come_over_to_a_rematch_is_left_out(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    again, anna, boris = rematch_of(server.url)
    assert anna.reseal(server.url, again)["t"] == "ok"
    server.kill()
    # She is waited for no longer than he is.
    url = start_server(limits={"sealing": 3.0}).url
    with Guest(url, again, anna.key) as guest:
        left = guest.wait_for("table", sealing={"step": "nonces", "seats": [0]})
        assert left["seals"] == [anna.seal, None]
        assert why(boris.reseal(url, again)) == "too-late"
        assert guest.ask({"t": "open", "nonce": anna.nonce})["t"] == "ok"
        assert guest.wait_for("table", state="playing")["nonces"] == [anna.nonce, None]


def test_what_the_draws_follow_from_is_told_only_after_the_end(url: str) -> None:
    table, anna, boris = sealed_table(url)
    for person in (anna, boris):
        assert chance_of(url, table).json()["error"]["kind"] == "not-over"
        person.open(url, table)
    assert chance_of(url, table).json()["error"] == {
        "kind": "not-over",
        "expected": "a table whose game is over",
        "got": "playing",
    }
