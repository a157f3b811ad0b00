"""What whoever made a table may decide about its guests: showing somebody out, and muting for everybody."""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from tests.support import Guest, Message, ServerProcess, full_table, new_table, post


def join(url: str, table: str, name: str, **more: object) -> httpx.Response:
    return post(url, f"/api/tables/{table}/join", {"name": name, "seat": None, **more})


def kind(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["kind"])


def told(url: str, table: str, key: str | None = None) -> Message:
    with Guest(url, table, key) as guest:
        return guest.wait_for("table")


class Rude:
    """Somebody who was shown out, with all they had."""

    def __init__(self, table: str, joined: Message) -> None:
        self.table, self.key, self.code = table, str(joined["key"]), str(joined["code"])

    def knocks_in_vain(self, url: str) -> None:
        """By the link they know, under any name, with what they had."""
        for name in ("Rude", "Polite"):
            assert kind(join(url, self.table, name)) == "not-invited"
        assert kind(join(url, self.table, "Polite", key=self.key)) == "not-invited"
        assert kind(join(url, self.table, "Polite", invitation="guessed")) == "not-invited"
        body = {"seat": 1, "code": self.code}
        assert kind(post(url, f"/api/tables/{self.table}/return", body)) == "not-a-person"
        with Guest(url, self.table, self.key, have=None) as again:
            assert again.wait_for("bad")["why"]["kind"] == "wrong-key"
        # Who watches is not told the invitation, and the table is on no list any more.
        assert "invitation" not in told(url, self.table)
        assert httpx.get(f"{url}/api/public").json()["tables"] == []


def test_who_was_shown_out_stays_out_and_others_of_the_house_come_in(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    url = server.url
    made = new_table(url, 4, public=True)
    table, host = str(made["table"]), str(made["key"])
    rude = Rude(table, join(url, table, "Rude").json())
    friend = str(join(url, table, "Friend").json()["key"])
    assert "invitation" not in told(url, table, host)
    out = {"key": host, "kind": "open", "id": "k" * 16}
    with Guest(url, table, rude.key) as shown_out:
        shown_out.wait_for("table")
        opened = post(url, f"/api/tables/{table}/seats/1", out)
        assert (opened.status_code, opened.json()["invited_only"]) == (200, True)
        with contextlib.suppress(ConnectionClosed):
            while shown_out.next():
                pass
        assert shown_out.socket.close_code == 4403
    rude.knocks_in_vain(url)
    assert server.stop() == 0
    server = ServerProcess(tmp_path)
    url = server.url
    rude.knocks_in_vain(url)
    invitation = told(url, table, friend)["invitation"]
    # The request that showed them out is repeated: nobody has to be invited anew.
    assert post(url, f"/api/tables/{table}/seats/1", out).status_code == 200
    assert told(url, table, host)["invitation"] == invitation
    assert httpx.get(f"{url}/api/tables/{table}/qr.svg?invitation={invitation}").status_code == 200
    assert kind(httpx.get(f"{url}/api/tables/{table}/qr.svg?invitation=guessed")) == "not-invited"
    cousin = join(url, table, "Cousin", invitation=invitation)
    assert (cousin.status_code, cousin.json()["seat"]) == (200, 1)
    # Those who sat there go on, and the next of them to be shown out knows another invitation than the last.
    assert post(url, f"/api/tables/{table}/seats/1", {"key": host, "kind": "open"}).status_code == 200
    assert kind(join(url, table, "Cousin", invitation=invitation)) == "not-invited"
    newest = told(url, table, friend)["invitation"]
    for name in ("Second", "Third"):
        assert join(url, table, name, invitation=newest).status_code == 200
    assert httpx.get(f"{url}/api/tables/{table}").json()["state"] == "playing"
    assert server.stop() == 0


def test_who_gets_up_comes_back_by_the_same_link(url: str) -> None:
    table = str(new_table(url, 3)["table"])
    boris = join(url, table, "Boris").json()
    assert post(url, f"/api/tables/{table}/leave", {"key": boris["key"]}).status_code == 200
    assert join(url, table, "Boris").status_code == 200


def test_a_bot_that_makes_room_changes_no_invitation(url: str) -> None:
    made = new_table(url, 3, ("novice",))
    path = f"/api/tables/{made['table']}/seats/2"
    opened = post(url, path, {"key": made["key"], "kind": "open"})
    assert opened.json()["invited_only"] is False


def test_the_host_mutes_somebody_for_everybody(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    url = server.url
    table, keys = full_table(url, 3)
    path = f"/api/tables/{table}/seats/1/mute"
    with Guest(url, table, keys[1]) as loud, Guest(url, table, keys[2]) as other:
        assert loud.ask({"t": "say", "text": "one"})["t"] == "ok"
        assert kind(post(url, path, {"key": keys[2], "muted": True})) == "not-the-creator"
        own = post(url, f"/api/tables/{table}/seats/0/mute", {"key": keys[0], "muted": True})
        assert kind(own) == "not-a-person"
        assert kind(post(url, path, {"key": keys[0], "muted": "yes"})) == "wrong-type"
        muted = post(url, path, {"key": keys[0], "muted": True})
        assert [seat["muted"] for seat in muted.json()["seats"]] == [False, True, False]
        other.wait_for("notice", kind="seat-muted")
        refused = loud.ask({"t": "say", "text": "two"})
        assert (refused["t"], refused["why"]["kind"]) == ("no", "muted")
        # Who is muted plays on.
        assert loud.ask({"t": "why", "line": "pass"})["t"] == "why"
    assert server.stop() == 0
    server = ServerProcess(tmp_path)
    url = server.url
    with Guest(url, table, keys[1]) as loud, Guest(url, table, keys[2]) as other:
        assert loud.ask({"t": "say", "text": "three"})["why"]["kind"] == "muted"
        assert post(url, path, {"key": keys[0], "muted": False}).status_code == 200
        assert loud.ask({"t": "say", "text": "four"})["t"] == "ok"
        assert other.wait_for("said", text="four")["seat"] == 1
    assert server.stop() == 0
