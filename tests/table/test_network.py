"""Opening a running server to the network, from this computer alone."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from artel.table.app import make_app
from artel.table.budget import Budget, Limits
from artel.table.lobby import Lobby
from artel.table.network import Network
from artel.table.score import ScoreRoom
from artel.table.store import Store
from artel.table.worker import BotWorker
from tests.support import Guest, ServerProcess, full_table, post

# An address of this machine that is not the one it listens on stands for its address in a network.
ADDRESS = "127.0.0.3"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")


def answer_to(caller: str, method: str, path: str, folder: Path) -> httpx.Response:
    """What a caller from some address is answered by a server on this computer."""

    async def scene() -> httpx.Response:
        with socket.create_server(("127.0.0.1", 0)) as bound:
            network = Network("127.0.0.1", bound, lambda: ADDRESS)
            lobby = Lobby(Store(folder / "t.sqlite3"), BotWorker(), 0.0)
            app = make_app(lobby, network, Budget(Limits()), ScoreRoom(), BotWorker())
            transport = httpx.ASGITransport(app, client=(caller, 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await client.request(method, path)

    return asyncio.run(scene())


@pytest.mark.parametrize("caller", ["192.0.2.9", "2001:db8::9", "::ffff:192.0.2.9", "testclient"])
def test_only_this_computer_opens_it(caller: str, tmp_path: Path) -> None:
    refused = answer_to(caller, "POST", "/api/network", tmp_path)
    assert (refused.status_code, refused.json()["error"]["kind"]) == (403, "not-from-here")
    assert answer_to(caller, "GET", "/api/info", tmp_path).json()["may_open"] is False


@pytest.mark.parametrize("caller", ["127.0.0.1", "::1"])
def test_this_computer_may(caller: str, tmp_path: Path) -> None:
    assert answer_to(caller, "GET", "/api/info", tmp_path).json()["may_open"] is True


@LINUX
def test_a_table_on_this_computer_opens_to_the_network(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(found_address=ADDRESS)
    port = server.url.rpartition(":")[2]
    outside = f"http://{ADDRESS}:{port}"
    table, keys = full_table(server.url)
    before = httpx.get(f"{server.url}/api/info").json()
    assert (before["may_open"], before["lan_url"], before["lan_qr"]) == (True, None, None)
    inside = httpx.get(f"{server.url}/api/tables/{table}/qr.svg").text
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{outside}/api/info")
    with Guest(server.url, table, keys[0]) as guest:
        guest.wait_for("view")
        opened = post(server.url, "/api/network", {}, origin=server.url)
        assert opened.status_code == 200
        assert opened.json()["lan_url"] == outside
        assert opened.json()["lan_qr"].startswith("<svg")
        assert guest.ask({"t": "why", "line": "pass"})["t"] == "why"
    info = httpx.get(f"{outside}/api/info").json()
    assert (info["may_open"], info["lan_url"]) == (False, outside)
    assert info["lan_qr"] == opened.json()["lan_qr"]
    assert httpx.get(f"{server.url}/api/tables/{table}/qr.svg").text != inside
    assert post(server.url, "/api/network", {}).json() == opened.json()
    with Guest(outside, table, keys[1]) as phone:
        assert phone.wait_for("view")
    assert httpx.get(f"{outside}/api/info", headers={"host": "evil.example"}).status_code == 403
    assert server.stop() == 0


@LINUX
def test_another_port_is_taken_where_that_one_is_in_use(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(found_address=ADDRESS)
    port = int(server.url.rpartition(":")[2])
    with socket.socket() as other:
        other.bind((ADDRESS, port))
        other.listen()
        outside = post(server.url, "/api/network", {}).json()["lan_url"]
    assert outside != f"http://{ADDRESS}:{port}"
    assert httpx.get(f"{outside}/api/info").status_code == 200


@LINUX
def test_without_a_network_there_is_nothing_to_open(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server(found_address=None).url
    refused = post(url, "/api/network", {})
    assert (refused.status_code, refused.json()["error"]["kind"]) == (409, "no-network")
    assert httpx.get(f"{url}/api/info").json()["may_open"] is True


@LINUX
def test_an_address_of_another_machine_is_no_network(
    start_server: Callable[..., ServerProcess],
) -> None:
    url = start_server(found_address="192.0.2.1").url
    refused = post(url, "/api/network", {})
    assert (refused.status_code, refused.json()["error"]["kind"]) == (409, "no-network")
    assert httpx.get(f"{url}/api/info").json()["lan_url"] is None


@LINUX
def test_a_page_of_another_site_cannot_open_anything(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server(found_address=ADDRESS).url
    refused = post(url, "/api/network", {}, origin="http://evil.example")
    assert (refused.status_code, refused.json()["error"]["kind"]) == (403, "wrong-origin")
    assert httpx.get(f"{url}/api/network").status_code == 404
    assert httpx.get(f"{url}/api/info").json()["may_open"] is True
