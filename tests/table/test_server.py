"""The server through real sockets: lobby, moves, two tabs, fallback, records."""

from __future__ import annotations

import json
import re
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.games import game_named
from artel.kernel.record import read_record, replay, verify_chance
from tests.support import WAIT, Guest, full_table, new_table, post, with_key

GAME = game_named("artificium")


def asked(view: dict[str, Any]) -> int:
    return int(view["view"]["asks"][0]["seat"])


def view_of(guest: Guest) -> dict[str, Any]:
    return guest.wait_for("view")


def play_out(guests: list[Guest], choose: int = 0) -> None:
    """Everybody answers with their first (or another) legal move until the game is over."""
    at = 0
    while True:
        views = [guest.wait_for("view") if guest.last_n() < at else guest.last_view() for guest in guests]
        if views[0]["view"]["outcome"] is not None:
            return
        seat = next(n for n, view in enumerate(views) if view["view"]["moves"])
        moves = views[seat]["view"]["moves"]
        answer = guests[seat].move(moves[choose % len(moves)], views[seat]["n"])
        assert answer["t"] == "ok", answer
        at = answer["n"]


def test_what_the_server_says_of_itself_and_its_games(url: str) -> None:
    info = httpx.get(f"{url}/api/info").json()
    assert set(info) == {"version", "build", "lan_url", "lan_qr", "may_open"}
    assert info["lan_url"] is None
    games = httpx.get(f"{url}/api/games").json()
    artificium = next(game for game in games if game["name"] == "artificium")
    assert artificium["min_players"] == 2
    assert artificium["usual_bot"] in artificium["bots"]


def test_a_table_fills_up_and_starts_when_no_seat_is_open(url: str) -> None:
    made = new_table(url, 3)
    table = made["table"]
    with Guest(url, table, str(made["key"])) as anna:
        lobby = anna.wait_for("table")
        assert (lobby["state"], lobby["you"], lobby["creator"]) == ("lobby", 0, 0)
        assert [seat["kind"] for seat in lobby["seats"]] == ["human", "open", "open"]
        assert anna.move("pass", 0)["why"]["kind"] == "not-started"
        joined = post(url, f"/api/tables/{table}/join", {"name": "Boris", "seat": 2}).json()
        assert joined["seat"] == 2
        filled = post(
            url, f"/api/tables/{table}/seats/1", {"key": made["key"], "kind": "bot", "bot": "random"}
        )
        assert filled.status_code == 200
        started = anna.wait_for("table", state="playing")
        assert [seat["kind"] for seat in started["seats"]] == ["human", "bot", "human"]
        assert started["seats"][0]["online"] is True
        assert started["seats"][2]["online"] is False
        assert started["seed"] is None
        first = view_of(anna)
        assert first["reset"] is True
        assert first["view"]["seat"] == 0
        assert first["log"][0]["n"] == 0


def test_a_bots_seat_can_be_opened_again_before_the_start(url: str) -> None:
    made = new_table(url, 3, bots=("greedy",))
    path = f"/api/tables/{made['table']}/seats/2"
    opened = post(url, path, {"key": made["key"], "kind": "open"}).json()
    assert [seat["kind"] for seat in opened["seats"]] == ["human", "open", "open"]


def test_moves_reach_every_tab_and_every_seat(url: str) -> None:
    table, keys = full_table(url)
    with (
        Guest(url, table, keys[0]) as one,
        Guest(url, table, keys[0]) as tab,
        Guest(url, table, keys[1]) as two,
        Guest(url, table) as spectator,
    ):
        everyone = [one, tab, two, spectator]
        first = [view_of(guest) for guest in everyone]
        assert first[0]["view"] == first[1]["view"]
        assert first[3]["view"]["seat"] is None
        mover = (one, two)[asked(first[0])]
        answer = mover.move("pass", first[0]["n"])
        assert answer["t"] == "ok"
        for guest in everyone:
            seen = guest.last_view() if guest.last_n() == answer["n"] else guest.wait_for("view")
            assert seen["n"] == answer["n"]
            assert [line["k"] for line in seen["log"]] == ["market-passed"]


def test_a_connection_cut_in_the_middle_of_a_choice_harms_nobody(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        first = view_of(one)
        view_of(two)
        seat = asked(first)
        loser, other = ((one, two), (two, one))[seat]
        loser.send({"t": "move", "id": "cut", "at": first["n"], "line": "pass"})
        loser.socket.socket.close()
        seen = other.wait_for("view", n=first["n"] + 1)
        assert [line["k"] for line in seen["log"]] == ["market-passed"]
        with Guest(url, table, keys[seat], have=first["n"]) as back:
            again = back.move("pass", first["n"], "cut")
            assert again == {"t": "ok", "id": "cut", "n": first["n"] + 1}
            assert other.move("pass", seen["n"])["t"] == "ok"


def test_two_tabs_that_send_the_same_move_at_once_play_it_once(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table) as spectator:
        first = view_of(spectator)
        key = keys[asked(first)]
        tabs = [Guest(url, table, key) for _ in range(4)]
        answers: list[dict[str, Any]] = []

        def send(tab: Guest) -> None:
            answers.append(tab.move("pass", first["n"], "the-same"))

        threads = [threading.Thread(target=send, args=(tab,)) for tab in tabs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(WAIT)
        assert answers == [{"t": "ok", "id": "the-same", "n": first["n"] + 1}] * 4
        assert httpx.get(f"{url}/api/tables/{table}").json()["ply"] == first["n"] + 1
        for tab in tabs:
            tab.close()


def test_a_whole_game_its_record_and_a_rematch(url: str) -> None:
    table, keys = full_table(url)
    assert httpx.get(f"{url}/api/tables/{table}/record").json()["error"]["kind"] == "not-over"
    assert post(url, f"/api/tables/{table}/rematch", {"key": keys[0]}).json()["error"]["kind"] == "not-over"
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        chance = one.wait_for("table", state="playing")["chance"]
        for guest in (one, two):
            view_of(guest)
        play_out([one, two])
        over = one.wait_for("table", state="over")
        record = read_record(httpx.get(f"{url}/api/tables/{table}/record").text)
        assert record.header["chance"] == chance
        assert record.header["seed"] == over["seed"]
        assert verify_chance(GAME, record) > 0
        state = replay(GAME, record)
        assert GAME.outcome(state).to_data() == one.last_view()["view"]["outcome"]
        first = post(url, f"/api/tables/{table}/rematch", {"key": keys[0]}).json()
        second = post(url, f"/api/tables/{table}/rematch", {"key": keys[1]}).json()
        assert first == second
        assert two.wait_for("table", rematch=first["table"])["state"] == "over"
    with Guest(url, first["table"], keys[1]) as again:
        assert again.wait_for("table")["you"] == 1
        assert view_of(again)["view"]["seat"] == 1


def test_undo_look_plan_and_why_by_socket(url: str) -> None:
    table, keys = full_table(url)
    with Guest(url, table) as spectator:
        first = view_of(spectator)
    with Guest(url, table, keys[asked(first)]) as guest:
        before = view_of(guest)
        planned = guest.ask({"t": "plan", "at": first["n"], "plans": [{"lines": ["pass"]}]})
        assert planned["n"] == first["n"]
        assert [line["k"] for line in planned["plans"][0]["log"]] == ["market-passed"]
        assert guest.ask({"t": "why", "line": "pass"})["why"] is None
        guest.move("pass", first["n"])
        assert view_of(guest)["undo"] is True
        assert guest.ask({"t": "undo", "at": first["n"] + 1})["t"] == "ok"
        after = view_of(guest)
        assert after["reset"] is True
        assert after["n"] == first["n"] + 2
        assert after["view"] == before["view"]
        looked = guest.ask({"t": "look", "at": 0})
        assert looked["view"]["asks"][0]["seat"] == -1


def test_coming_back_by_the_return_code_with_the_attempts_of_each_caller_counted(url: str) -> None:
    made = new_table(url, 2)
    path = f"/api/tables/{made['table']}/return"
    loose = str(made["code"]).lower().replace("-", " ")
    back = post(url, path, {"seat": 0, "code": loose})
    assert back.status_code == 200
    assert back.json()["key"] != made["key"]
    assert back.json()["code"] == made["code"]
    for key in (made["key"], back.json()["key"]):
        with Guest(url, str(made["table"]), str(key)) as guest:
            assert guest.wait_for("table")["you"] == 0
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.9"), timeout=WAIT) as stranger:
        for _ in range(5):
            wrong = stranger.post(url + path, json={"seat": 0, "code": "AAA-AAA"})
            assert (wrong.status_code, wrong.json()["error"]["kind"]) == (403, "wrong-code")
        limited = stranger.post(url + path, json={"seat": 0, "code": made["code"]})
        assert (limited.status_code, limited.json()["error"]["kind"]) == (429, "too-many-attempts")
    # The stranger has used up nothing of the owner's.
    assert post(url, path, {"seat": 0, "code": made["code"]}).status_code == 200
    assert post(url, path, {"seat": 1, "code": "AAA-AAA"}).json()["error"]["kind"] == "not-a-person"


def test_server_sent_events_and_post_play_the_same_game(url: str) -> None:
    table, keys = full_table(url)
    seat = asked(post(url, f"/api/tables/{table}/send", {"t": "hello", "have": 0}).json())
    address = f"{url}/api/tables/{table}/events"
    key = with_key(keys[seat])
    with httpx.stream("GET", address, timeout=WAIT, headers=key) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        events = (json.loads(line[6:]) for line in lines if line.startswith("data: "))
        view = next(event for event in events if event["t"] == "view")
        move = {"t": "move", "id": "by-post", "at": view["n"], "line": "pass"}
        sent = f"/api/tables/{table}/send"
        assert post(url, sent, move, **key).json() == {"t": "ok", "id": "by-post", "n": view["n"] + 1}
        assert post(url, sent, move, **key).json() == {"t": "ok", "id": "by-post", "n": view["n"] + 1}
        seen = next(event for event in events if event["t"] == "view")
        assert [line["k"] for line in seen["log"]] == ["market-passed"]
    resumed = {**key, "last-event-id": str(view["n"])}
    with httpx.stream("GET", address, timeout=WAIT, headers=resumed) as stream:
        events = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        caught_up = next(event for event in events if event["t"] == "view")
        assert caught_up["reset"] is False
        assert caught_up["log"] == seen["log"]


def test_bots_play_a_game_by_themselves_and_against_people(url: str) -> None:
    made = new_table(url, 3, bots=("greedy", "random", "greedy"), take=None)
    assert made["seat"] is None
    with Guest(url, str(made["table"])) as spectator:
        spectator.wait_for("table", state="over")
    made = new_table(url, 2, bots=("random",))
    with Guest(url, str(made["table"]), str(made["key"])) as guest:
        for _ in range(5):
            view = view_of(guest)
            while not view["view"]["moves"]:
                view = view_of(guest)
            assert guest.move(view["view"]["moves"][0], view["n"])["t"] in ("ok", "no")


def test_invite_picture_and_the_page_of_the_client(url: str) -> None:
    table, _ = full_table(url)
    picture = httpx.get(f"{url}/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    pages = [httpx.get(f"{url}{path}") for path in ("/", f"/t/{table}")]
    # One page, each time with links to what it will ask for.
    bare = [re.sub(r'<link rel="(modulepreload|preload)"[^>]*>', "", page.text) for page in pages]
    assert bare[0] == bare[1]
    assert "<html" in bare[0]
    policy = pages[0].headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    host = url.removeprefix("http://")
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "content-security-policy" in picture.headers
    # A part of a page is under the policy of the page.
    for part in re.findall(r'(?:src|href)="(/assets/[^"]+)"', pages[1].text):
        headers = httpx.get(f"{url}{part}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in headers
    assert httpx.get(f"{url}/..%2f..%2fwire.py").status_code == 404


def test_a_wrong_key_or_table_is_named_and_the_socket_closed(url: str) -> None:
    table, _ = full_table(url)
    for address, key, kind, code in (
        (table, "nonsense", "wrong-key", 4403),
        ("nowhere-00", None, "unknown-table", 4404),
    ):
        guest = Guest(url, address, key, have=None)
        refused = guest.next()
        assert refused["t"] == "bad"
        assert refused["why"]["kind"] == kind
        with pytest.raises(ConnectionClosed) as closed:
            guest.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
