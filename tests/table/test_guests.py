"""Guests come and go: clocks over real sockets, seats that a bot keeps, resigning, the door of the lobby.

Server time passes when a test says so; nothing here waits for a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.bots import usual
from artel.kernel.record import read_record
from artel.table.admin import exported, tables_of
from artel.table.datafile import FILE
from artel.table.guests import AWAY_SECONDS
from tests.support import WAIT, Guest, ServerProcess, full_table, new_table, post

WORDS = ("one", "two", "three")
BANK = {"kind": "bank", "seconds": 600, "increment": 15}
Start = Callable[..., ServerProcess]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("guests"), fake_time=True)
    yield running
    running.stop()


def info(server: ServerProcess, table: str) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/api/tables/{table}", timeout=WAIT).json()
    assert isinstance(answer, dict)
    return answer


def left(clock: dict[str, Any]) -> list[float]:
    """What every seat has left, as a client works it out."""
    now = clock["now"]
    return [
        (seat["left"] - (0 if seat["since"] is None else now - seat["since"])) / 1000
        for seat in clock["seats"]
    ]


def ask(server: ServerProcess, table: str, path: str, key: str, **more: object) -> httpx.Response:
    return post(server.url, f"/api/tables/{table}/{path}", {"key": key, **more})


def refused(answer: httpx.Response) -> tuple[str, int]:
    return str(answer.json()["error"]["kind"]), answer.status_code


def mover(view: dict[str, Any]) -> int:
    return int(view["view"]["asks"][0]["seat"])


def closed(guest: Guest) -> int:
    """The code a connection ends with, after whatever came before."""
    while True:
        try:
            guest.next()
        except ConnectionClosed as end:
            return 0 if end.rcvd is None else int(end.rcvd.code)


def seat_is(guest: Guest, seat: int, **fields: object) -> dict[str, Any]:
    """Wait until everybody is told this of a seat."""
    while True:
        told = guest.wait_for("table")
        if all(told["seats"][seat][name] == value for name, value in fields.items()):
            return told


def test_clocks_travel_as_numbers_and_are_charged_for_the_own_turn(server: ServerProcess) -> None:
    table, keys = full_table(server.url, clock=BANK)
    assert info(server, table)["control"] == {**BANK, "bot": None}
    with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
        first = one.wait_for("view")
        two.wait_for("view")
        at, other = mover(first), 1 - mover(first)
        assert left(first["clock"]) == [600, 600]
        assert [seat["since"] is not None for seat in first["clock"]["seats"]] == [at == 0, at == 1]
        server.pass_time(100)
        assert left(info(server, table)["clock"])[at] == 500
        guest = (one, two)[at]
        assert guest.move("pass", first["n"])["t"] == "ok"
        seen = guest.wait_for("view")
        assert (left(seen["clock"])[at], left(seen["clock"])[other]) == (515, 600)
        server.pass_time(40)
        assert guest.ask({"t": "undo", "at": seen["n"]})["t"] == "ok"
        back = guest.wait_for("view")
        assert (left(back["clock"])[at], left(back["clock"])[other]) == (460, 600)
    with Guest(server.url, table, keys[at]) as again:
        assert left(again.wait_for("view")["clock"])[at] == 460, "coming back costs and gains nothing"


def test_a_table_without_a_clock_has_none(server: ServerProcess) -> None:
    table, keys = full_table(server.url)
    with Guest(server.url, table, keys[0]) as one:
        assert one.wait_for("view")["clock"] is None
    assert (info(server, table)["control"], info(server, table)["clock"]) == (None, None)


def test_time_while_the_server_is_down_costs_nobody_anything_and_talk_is_kept(start_server: Start) -> None:
    """Whether it ends politely or dies. What is kept with a deed is the time of that deed at least."""
    server = start_server(fake_time=True)
    table, keys = full_table(server.url, clock=BANK)
    with Guest(server.url, table, keys[0]) as one:
        first = one.wait_for("view")
    at, other = mover(first), 1 - mover(first)
    with Guest(server.url, table, keys[at]) as guest:
        guest.wait_for("view")
        server.pass_time(100)
        assert guest.move("pass", first["n"])["t"] == "ok"
    server.pass_time(50)
    server.stop()
    server.pass_time(10_000)
    again = start_server(fake_time=True)
    clock = info(again, table)["clock"]
    assert (left(clock)[at], left(clock)[other]) == (515, 550)
    again.pass_time(30)
    assert left(info(again, table)["clock"])[other] == 520
    ask(again, table, "leave", keys[other])
    talk_on(again, table, keys[at])
    again.kill()
    again.pass_time(10_000)
    last = start_server(fake_time=True)
    assert left(info(last, table)["clock"])[other] == 520
    remembers(last, table, keys[at])


def talk_on(server: ServerProcess, table: str, key: str) -> None:
    with Guest(server.url, table, key) as one:
        one.wait_for("view")
        for word in WORDS:
            assert one.ask({"t": "say", "id": f"id {word}", "text": word})["t"] == "ok"


def remembers(server: ServerProcess, table: str, key: str) -> None:
    with Guest(server.url, table, key) as one:
        assert one.wait_for("notice")["kind"] == "seat-left"
        assert [one.wait_for("said")["text"] for _ in WORDS] == list(WORDS)
        assert one.ask({"t": "say", "id": f"id {WORDS[-1]}", "text": WORDS[-1]})["t"] == "ok"
        assert one.ask({"t": "say", "id": "new", "text": "new"})["t"] == "ok"
        assert one.wait_for("said")["text"] == "new", "what was said once is not said again"


def test_a_bank_that_runs_out_gives_the_seat_to_a_bot_where_the_table_was_made_so(
    server: ServerProcess,
) -> None:
    table, keys = full_table(server.url, clock={**BANK, "bot": "random"})
    with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
        first = one.wait_for("view")
        two.wait_for("view")
        at = mover(first)
        late, other = ((one, two), (two, one))[at]
        server.pass_time(600)
        notice = other.wait_for("notice", kind="seat-late")
        assert notice["values"] == {"seat": at, "bot": "random"}
        moved = other.wait_for("view")
        assert moved["n"] > first["n"], "the bot plays on"
        assert left(moved["clock"])[at] == 0
        answer = late.ask({"t": "move", "at": moved["n"], "line": "pass"})
        assert answer["why"] == {"kind": "bot-sits-here", "rule": None, "values": {"seat": at}}
        assert ask(server, table, "back", keys[at]).json()["seats"][at]["stand_in"] is None
        assert late.wait_for("notice", kind="seat-back")["values"]["seat"] == at
        assert left(info(server, table)["clock"])[at] == 60, "who comes back has time to move"


def test_out_of_time_is_no_loss_and_the_others_may_give_the_seat_away(server: ServerProcess) -> None:
    table, keys = full_table(server.url, clock=BANK)
    with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
        first = one.wait_for("view")
        two.wait_for("view")
        at = mover(first)
        late, other = ((one, two), (two, one))[at]
        path = f"seats/{at}/stand-in"
        assert refused(ask(server, table, path, keys[1 - at])) == ("not-away", 409)
        server.pass_time(1000)
        assert info(server, table)["state"] == "playing"
        assert late.move("pass", first["n"])["t"] == "ok", "a late move is a move"
        assert refused(ask(server, table, path, keys[1 - at])) == ("not-away", 409)
        assert left(info(server, table)["clock"])[at] == 15
        n = late.wait_for("view")["n"]
        other.wait_for("view")
        assert other.move("pass", n)["t"] == "ok"
        seen = late.wait_for("view")
        if mover(seen) == at:
            server.pass_time(15)
            assert ask(server, table, path, keys[1 - at], bot="random").status_code == 200
            assert other.wait_for("notice", kind="seat-given")["values"] == {"seat": at, "bot": "random"}


def test_who_is_gone_for_a_while_is_replaced_by_consent_and_has_the_seat_again_on_return(
    server: ServerProcess,
) -> None:
    table, keys = full_table(server.url, 3)
    path = "seats/2/stand-in"
    with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
        one.wait_for("view")
        two.wait_for("view")
        with Guest(server.url, table, keys[2]) as three:
            three.wait_for("view")
            server.pass_time(10 * AWAY_SECONDS)
            assert refused(ask(server, table, path, keys[0])) == ("not-away", 409)
        told = seat_is(one, 2, online=False)
        assert told["seats"][2]["away"] == told["now"] + 1000 * AWAY_SECONDS
        assert refused(ask(server, table, path, keys[0])) == ("not-away", 409)
        server.pass_time(AWAY_SECONDS)
        asked = ask(server, table, path, keys[0]).json()["seats"][2]
        assert (asked["votes"], asked["stand_in"]) == ([0], None)
        assert ask(server, table, path, keys[0], agree=False).json()["seats"][2]["votes"] == []
        ask(server, table, path, keys[0])
        given = ask(server, table, path, keys[1], bot="random").json()["seats"][2]
        assert (given["kind"], given["stand_in"], given["votes"]) == ("human", "random", [])
        assert two.wait_for("notice")["kind"] == "seat-given"
        # A line that is mended is nobody who comes; a page that is opened is.
        n = one.last_n()
        with Guest(server.url, table, keys[2], have=n) as mended:
            assert mended.wait_for("table")["seats"][2]["stand_in"] == "random"
        code = ask(server, table, "keys/revoke", keys[2]).json()["code"]
        device = post(server.url, f"/api/tables/{table}/return", {"seat": 2, "code": code}).json()
        with Guest(server.url, table, device["key"]) as back:
            assert back.wait_for("view")["view"]["seat"] == 2
            assert seat_is(one, 2, online=True)["seats"][2]["stand_in"] is None
        assert two.wait_for("notice")["kind"] == "seat-back"


def test_alone_with_bots_a_seat_is_given_at_once_and_a_vote_needs_a_seat(server: ServerProcess) -> None:
    made = new_table(server.url, 3, ("random",), take=None)
    table = str(made["table"])
    keys = [
        post(server.url, f"/api/tables/{table}/join", {"name": name}).json()["key"]
        for name in ("Anna", "Boris")
    ]
    with Guest(server.url, table, keys[0]) as anna:
        anna.wait_for("view")
        server.pass_time(AWAY_SECONDS)
        assert refused(ask(server, table, "seats/1/stand-in", str(made["key"]))) == ("spectator", 403)
        assert refused(ask(server, table, "seats/1/stand-in", "nobodys")) == ("wrong-key", 403)
        assert refused(ask(server, table, "seats/0/stand-in", keys[0])) == ("not-a-person", 409)
        assert refused(ask(server, table, "seats/2/stand-in", keys[0])) == ("not-a-person", 409)
        assert refused(ask(server, table, "seats/7/stand-in", keys[0])) == ("unknown-seat", 404)
        assert refused(ask(server, table, "seats/1/stand-in", keys[0], bot="hal")) == ("unknown-bot", 400)
        assert refused(ask(server, table, "seats/1/stand-in", keys[0], agree="yes")) == ("wrong-type", 400)
        given = ask(server, table, "seats/1/stand-in", keys[0]).json()
        assert given["seats"][1]["stand_in"] == usual("artificium")


def test_who_takes_a_seat_back_from_a_bot_finds_no_pass_standing(server: ServerProcess) -> None:
    """A pass stood for a seat; a bot has played since. What was wished before is no wish any more."""
    table, keys = full_table(server.url, game="keyflower")
    with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
        first = one.wait_for("view")
        two.wait_for("view")
        at = 1 - mover(first)
        goer, other = ((one, two), (two, one))[at]
        # Where others are asked a pass may stand for later; the seat is not asked before somebody moves.
        assert goer.ask({"t": "wish", "forced": False, "stand": "pass"})["t"] == "ok"
        assert goer.wait_for("view")["standing"] == "pass"
        assert ask(server, table, "leave", keys[at]).status_code == 200
        assert ask(server, table, "back", keys[at]).status_code == 200
        goer.wait_for("notice", kind="seat-back")
        bid = next(line for line in other.last_view()["view"]["moves"] if line.startswith("bid "))
        n = other.move(bid, first["n"])["n"]
        asked = goer.wait_for("view", n=n)
        assert mover(asked) == at, "the person is asked: nothing passed for them"
        assert asked["standing"] is None


def test_leaving_is_for_now_and_resigning_for_good_and_the_record_tells_both(server: ServerProcess) -> None:
    table, keys = full_table(server.url)
    assert ask(server, table, "leave", keys[1]).json()["seats"][1]["stand_in"] == usual("artificium")
    with Guest(server.url, table, keys[1]) as back:
        told = [back.wait_for("notice") for _ in range(2)]
        assert [each["kind"] for each in told] == ["seat-left", "seat-back"]
        assert back.ask({"t": "wish", "forced": True})["t"] == "ok"
        gone = ask(server, table, "resign", keys[1]).json()["seats"][1]
        assert (gone["resigned"], gone["stand_in"]) == (True, usual("artificium"))
        assert refused(ask(server, table, "back", keys[1])) == ("resigned", 409)
        for message in (
            {"t": "undo", "at": 0},
            {"t": "ask-back", "at": 0},
            {"t": "wish", "forced": True, "stand": "pass"},
        ):
            assert back.ask(message)["why"]["kind"] == "bot-sits-here"
        assert back.ask({"t": "wish", "forced": True})["t"] == "ok", "a page says so whenever it is opened"
        assert back.ask({"t": "answer-back", "at": 0, "yes": True})["why"]["kind"] == "nothing-asked"
        assert back.ask({"t": "say", "text": "well played"})["t"] == "ok"
    with Guest(server.url, table, keys[1]) as again:
        assert again.wait_for("table")["seats"][1]["resigned"] is True
        assert ask(server, table, "resign", keys[0]).json()["seats"][0]["resigned"] is True
        over = again.wait_for("table", state="over")
        assert [seat["resigned"] for seat in over["seats"]] == [True, True]
        assert again.ask({"t": "say", "text": "once more?"})["t"] == "ok"
    wish = {"tables": [{"table": table, "key": keys[1]}]}
    assert post(server.url, "/api/mine", wish).json()["tables"][0]["state"] == "over", "talk changes no game"
    text = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=WAIT).text
    with tables_of(server.folder / FILE) as db:
        assert exported(db, table).text() == text, "the host's copy tells the same"
    record = read_record(text)
    words = record.header["guests"].split()
    assert [word.rsplit(":", 1)[0] for word in words] == ["1:left", "1:back", "1:resigned", "0:resigned"]
    assert refused(ask(server, table, "leave", keys[0])) == ("not-playing", 409)
    again_at = ask(server, table, "rematch", keys[0]).json()["table"]
    assert [seat["resigned"] for seat in info(server, again_at)["seats"]] == [False, False]


def test_the_lobby_has_a_door(server: ServerProcess) -> None:
    made = new_table(server.url, 3)
    table = str(made["table"])
    boris = post(server.url, f"/api/tables/{table}/join", {"name": "Boris"}).json()
    seat = f"seats/{boris['seat']}"
    assert refused(ask(server, table, "seats/0", boris["key"], kind="open")) == ("not-the-creator", 403)
    assert refused(ask(server, table, "seats/0", str(made["key"]), kind="open")) == ("seat-taken", 409)
    assert refused(ask(server, table, "resign", boris["key"])) == ("not-playing", 409)
    with Guest(server.url, table, boris["key"]) as guest:
        guest.wait_for("table")
        assert ask(server, table, seat, str(made["key"]), kind="open").json()["seats"][1]["kind"] == "open"
        assert closed(guest) == 4403
    assert refused(ask(server, table, "leave", boris["key"])) == ("wrong-key", 403)
    with Guest(server.url, table, str(made["key"])) as host:
        invitation = host.wait_for("table")["invitation"]
    body = {"name": "Clara", "seat": 2, "invitation": invitation}
    clara = post(server.url, f"/api/tables/{table}/join", body).json()
    request = {"key": made["key"], "id": "anna-gets-up-and-goes"}
    left = [post(server.url, f"/api/tables/{table}/leave", request).json() for _ in range(2)]
    assert [each["kind"] for each in left[0]["seats"]] == ["open", "open", "human"]
    assert left[1]["seats"] == left[0]["seats"], "asked again, the answer is the same"
    assert left[0]["creator"] == 2, "somebody else looks after the table"
    assert ask(server, table, "seats/1", clara["key"], kind="bot", bot="random").status_code == 200


def test_a_new_key_shuts_the_old_ones_out_at_once(server: ServerProcess) -> None:
    table, keys = full_table(server.url)
    with Guest(server.url, table, keys[1]) as thief:
        thief.wait_for("view")
        new = ask(server, table, "keys/revoke", keys[1]).json()
        assert closed(thief) == 4403
    assert new["key"] != keys[1]
    assert refused(ask(server, table, "leave", keys[1])) == ("wrong-key", 403)
    with Guest(server.url, table, keys[1], have=None) as shut_out:
        assert closed(shut_out) == 4403
    with Guest(server.url, table, new["key"]) as owner:
        assert owner.wait_for("view")["view"]["seat"] == 1
