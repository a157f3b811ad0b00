"""A public server behind a proxy with TLS: links, origins, callers and sockets."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from artel.table.hosting import Hosting
from artel.table.proxies import LOOPBACKS, Public, ServeError, Trusted, public_address
from tests.support import WAIT, ServerProcess
from tests.table.tls_proxy import CERTIFICATE, NAME, TlsProxy


@pytest.mark.parametrize(
    ("text", "url", "name", "host"),
    [
        ("https://games.example.org", "https://games.example.org", NAME, NAME),
        ("https://Games.Example.org:443/", "https://games.example.org", NAME, NAME),
        ("http://games.example.org:8080", f"http://{NAME}:8080", NAME, f"{NAME}:8080"),
        ("https://игры.test", "https://xn--c1ajz8b.test", "xn--c1ajz8b.test", "xn--c1ajz8b.test"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443", "2001:db8::1", "[2001:db8::1]:8443"),
        (
            "https://игры.example.org",
            "https://xn--c1ajz8b.example.org",
            "xn--c1ajz8b.example.org",
            "xn--c1ajz8b.example.org",
        ),
    ],
)
def test_a_public_address_is_what_browsers_write(text: str, url: str, name: str, host: str) -> None:
    assert public_address(text) == Public(url, name, host)


@pytest.mark.parametrize(
    "text",
    ["", "games.example.org", "ftp://games.example.org", "https://", "https://me@games.example.org",
     "https://games.example.org/artel", "https://games.example.org?x=1", "https://games.example.org:99999",
     "https://[half", "https://" + "a" * 70 + ".org"],
)  # fmt: skip
def test_another_address_is_refused(text: str) -> None:
    with pytest.raises(ServeError, match=r"expected a public address such as https://games\.example\.org"):
        public_address(text)


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("127.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("::1", ["2001:db8::5"], "2001:db8::5"),
        ("::ffff:127.0.0.1", ["::ffff:203.0.113.5"], "203.0.113.5"),
        # What a caller makes up stands before what the proxy has seen.
        ("127.0.0.1", ["127.0.0.1, 10.0.0.9, 203.0.113.5"], "203.0.113.5"),
        ("127.0.0.1", ["127.0.0.1", "203.0.113.5"], "203.0.113.5"),
        # Several proxies, all of them trusted.
        ("127.0.0.1", ["203.0.113.5, 127.0.0.2"], "203.0.113.5"),
        ("127.0.0.1", ["127.0.0.3"], "127.0.0.3"),
        ("127.0.0.1", [], None),
        ("127.0.0.1", ["nonsense"], None),
        ("127.0.0.1", ["203.0.113.5, nonsense"], None),
        ("127.0.0.1", [", ".join(["203.0.113.5"] + ["127.0.0.1"] * 5000)], "127.0.0.1"),
        ("198.51.100.7", ["203.0.113.5"], None),
        ("testclient", ["203.0.113.5"], None),
    ],
)
def test_only_a_trusted_proxy_speaks_for_others(peer: str, forwarded: list[str], caller: str | None) -> None:
    assert Trusted(LOOPBACKS).caller(peer, forwarded) == caller


def test_a_network_of_proxies_can_be_named() -> None:
    assert "172.17.0.4" in Trusted(["172.16.0.0/12"])
    assert "127.0.0.1" not in Trusted(["172.16.0.0/12"])
    with pytest.raises(ServeError, match="expected the address or network of a proxy"):
        Trusted(["my-proxy"])


@pytest.fixture
def proxied(start_server: Callable[..., ServerProcess]) -> Iterator[tuple[TlsProxy, ServerProcess]]:
    """A public server that lets a caller do little, and the proxy before it."""
    with TlsProxy() as proxy:
        limits = {"rate": 1.0, "burst": 150.0, "of_caller": 3}
        server = start_server(hosting={"public_url": proxy.url}, limits=limits)
        proxy.serve(server.url)
        yield proxy, server


class Here(httpx.HTTPTransport):
    """Finds the public name on this computer."""

    def __init__(self) -> None:
        super().__init__(verify=trusting())

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1")
        return super().handle_request(request)


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))


def ask(proxy: TlsProxy, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
    with httpx.Client(transport=Here(), timeout=WAIT) as client:
        content = None if body is None else json.dumps(body)
        return client.request(method, proxy.url + path, content=content, headers=headers)


class Joined:
    """A WebSocket from a page of this origin.

    On a loop of its own: up to Python 3.12, two threads that read and write the same TLS socket, as the
    library's blocking client has them, can wait for each other for ever.
    """

    def __init__(self, proxy: TlsProxy, path: str, origin: str) -> None:
        self._address = f"wss://{NAME}:{proxy.port}{path}"
        self._port = proxy.port
        self._origin = Origin(origin)

    def __enter__(self) -> Joined:
        self._runner = asyncio.Runner()
        try:
            self._socket = self._runner.run(self._open())
        except BaseException:
            self._runner.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.run(self._socket.close())
        self._runner.close()

    def send(self, message: Any) -> None:
        self._runner.run(self._socket.send(json.dumps(message)))

    def recv(self) -> Any:
        return json.loads(self._runner.run(asyncio.wait_for(self._socket.recv(), WAIT)))

    async def _open(self) -> ClientConnection:
        return await connect(
            self._address,
            host="127.0.0.1",
            port=self._port,
            ssl=trusting(),
            server_hostname=NAME,
            origin=self._origin,
            open_timeout=WAIT,
        )


TABLE = {"game": "artificium", "seats": [{"kind": "open"}, {"kind": "open"}], "name": "Anna", "take": 0}


@pytest.mark.parametrize("keep_host", [True, False], ids=["own name", "server's name"])
def test_a_game_is_played_through_a_proxy_with_tls(
    proxied: tuple[TlsProxy, ServerProcess], keep_host: bool
) -> None:
    proxy, server = proxied
    proxy.keep_host = keep_host
    made = ask(proxy, "POST", "/api/tables", TABLE, origin=proxy.url)
    assert made.status_code == 201, made.text
    table, key = made.json()["table"], made.json()["key"]
    policy = made.headers["content-security-policy"]
    assert f"wss://{NAME}:{proxy.port}" in policy
    info = ask(proxy, "GET", "/api/info").json()
    assert (info["lan_url"], info["may_open"]) == (proxy.url, False)
    # The same on the computer of the host: links lead to the public address.
    assert httpx.get(f"{server.url}/api/info", timeout=WAIT).json()["lan_url"] == proxy.url
    joined = ask(
        proxy, "POST", f"/api/tables/{table}/join", {"name": "Boris", "seat": None}, origin=proxy.url
    )
    assert joined.status_code == 200, joined.text
    with Joined(proxy, f"/ws/{table}", proxy.url) as guest:
        guest.send({"t": "enter", "key": key})
        guest.send({"t": "hello", "have": 0})
        while (view := guest.recv())["t"] != "view":
            pass
        other = {"t": "move", "id": "m-1", "at": view["n"], "line": (view["view"]["moves"] or ["pass"])[0]}
        guest.send(other)
        while (answer := guest.recv()).get("id") != "m-1":
            pass
        assert answer["t"] in ("ok", "no")
    with pytest.raises(InvalidStatus), Joined(proxy, f"/ws/{table}", "https://evil.example"):
        pass
    wrong = ask(proxy, "POST", "/api/tables", TABLE, origin="https://evil.example")
    assert (wrong.status_code, wrong.json()["error"]["kind"]) == (403, "wrong-origin")
    insecure = ask(proxy, "POST", "/api/tables", TABLE, origin=proxy.url.replace("https", "http"))
    assert insecure.status_code == (201 if keep_host else 403)


def test_every_guest_behind_the_proxy_has_a_budget_of_their_own(
    proxied: tuple[TlsProxy, ServerProcess],
) -> None:
    proxy, _ = proxied
    while ask(proxy, "GET", "/api/tables/elm-1").status_code != 429:
        pass
    # Whatever the caller says of themselves.
    assert ask(proxy, "GET", "/api/info", **{"x-forwarded-for": "198.51.100.7"}).status_code == 429
    proxy.told = "203.0.113.99"
    assert ask(proxy, "GET", "/api/info").status_code == 200
    # Nobody opens a public server further, not even where the proxy names no caller.
    proxy.told = None
    assert ask(proxy, "POST", "/api/network", {}, origin=proxy.url).json()["lan_url"] == proxy.url


def test_a_guest_behind_the_proxy_has_only_so_many_connections(
    proxied: tuple[TlsProxy, ServerProcess],
) -> None:
    proxy, _ = proxied
    table = ask(proxy, "POST", "/api/tables", TABLE, origin=proxy.url).json()["table"]
    with ExitStack() as sockets:
        for _ in range(3):
            sockets.enter_context(Joined(proxy, f"/ws/{table}", proxy.url))
        with pytest.raises(InvalidStatus), Joined(proxy, f"/ws/{table}", proxy.url):
            pass
        proxy.told = "203.0.113.99"
        for _ in range(3):
            sockets.enter_context(Joined(proxy, f"/ws/{table}", proxy.url))


def test_without_a_public_address_no_proxy_is_believed(start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(limits={"rate": 1.0, "burst": 20.0})
    with httpx.Client(timeout=WAIT) as client:
        for number in range(200):
            headers = {"x-forwarded-for": f"203.0.113.{number}"}
            status = client.get(f"{server.url}/api/info", headers=headers).status_code
            if status == 429:
                return
            assert status == 200
    pytest.fail("expected all requests to count as one caller's")


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Hosting("games.example.org"), "expected a public address"),
        (Hosting(trusted=["10.0.0.1"]), "expected --public-url with --trust-proxy"),
        (Hosting(metrics="often"), "expected PORT or HOST:PORT for --metrics, got 'often'"),
        (Hosting(metrics="99999"), "expected PORT or HOST:PORT for --metrics, got '99999'"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused_at_the_start(wishes: Hosting, said: str) -> None:
    with ExitStack() as afterwards, pytest.raises(ServeError, match=said):
        wishes.network("127.0.0.1", 0, lambda: None, afterwards)
