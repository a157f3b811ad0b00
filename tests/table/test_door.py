"""Where the server listens, who may call it, and what it says when it cannot begin."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from artel.table.folder import default_data_dir
from artel.table.network import DEFAULT_PORT, ServeError, listening_socket
from tests.support import ServerProcess, new_table, post

EVIL = "http://evil.example"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:80",
        "127.0.0.1.evil.example",
        "[",
        "192.0.2.7",
        "localhost:80; script-src *",
        "",
    ],
)
def test_another_host_is_turned_away(url: str, host: str) -> None:
    answer = httpx.get(f"{url}/api/info", headers={"host": host})
    assert answer.status_code == 403
    assert answer.json()["error"]["kind"] == "wrong-host"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:9", "[::1]:80", "LOCALHOST"])
def test_this_machine_by_any_of_its_names_is_let_in(url: str, host: str) -> None:
    assert httpx.get(f"{url}/api/info", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [{"origin": EVIL}, {"origin": "null"}, {"origin": "http://["}, {"sec-fetch-site": "cross-site"}],
)
def test_a_page_of_another_site_cannot_post(url: str, headers: dict[str, str]) -> None:
    answer = post(url, "/api/tables", {}, **headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["kind"] == "wrong-origin"


def test_the_own_page_can_post(url: str) -> None:
    assert post(url, "/api/tables", {}, origin=url).json()["error"]["kind"] == "missing-field"


def test_a_page_of_another_site_cannot_open_a_socket(url: str) -> None:
    table = new_table(url)["table"]
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(EVIL)):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(url)) as allowed:
        allowed.send('{"t":"ping"}')
        assert allowed.recv(timeout=10)


def test_without_lan_it_listens_on_this_machine_only(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server()
    assert server.url.startswith("http://127.0.0.1:")
    port = int(server.url.rpartition(":")[2])
    other = _own_address()
    if other is None:
        pytest.skip("this machine has no address beside 127.0.0.1")
    with socket.socket() as probe:
        assert probe.connect_ex((other, port)) != 0


def test_with_lan_it_offers_an_address_and_its_picture(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(lan=True)
    info = httpx.get(f"{server.url}/api/info").json()
    assert httpx.get(f"{server.url}/api/info", headers={"host": "evil.example"}).status_code == 403
    assert httpx.get(f"{server.url}/api/info", headers={"host": "192.0.2.7"}).status_code == 200
    assert (info["lan_qr"] is None) == (info["lan_url"] is None)
    other = _own_address()
    if other is None:
        pytest.skip("this machine has no address beside 127.0.0.1")
    assert info["lan_url"] == f"http://{other}:{server.url.rpartition(':')[2]}"
    assert info["lan_qr"].startswith("<svg")
    assert httpx.get(f"{info['lan_url']}/api/info").status_code == 200


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def test_a_port_asked_for_and_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"expected port {port} to be free"):
            listening_socket("127.0.0.1", port)
        server = ServerProcess(tmp_path, port=port)
        assert server.ended() == 1
        assert f"expected port {port} to be free" in server.beginning


def test_a_port_nobody_asked_for_gives_way_to_the_next() -> None:
    one = listening_socket("127.0.0.1", None)
    two = listening_socket("127.0.0.1", None)
    ports = [one.getsockname()[1], two.getsockname()[1]]
    one.close()
    two.close()
    assert ports[0] >= DEFAULT_PORT
    assert ports[1] > ports[0]


def test_a_data_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    server = ServerProcess(tmp_path)
    assert server.ended() == 1
    assert str(tmp_path) in server.beginning


def test_the_data_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data_dir() == tmp_path / "artel"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data_dir().is_relative_to(tmp_path)
