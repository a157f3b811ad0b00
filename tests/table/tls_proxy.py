"""A small proxy that ends TLS, as stands before a public server: it names its caller and passes on."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import threading
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

# A key and its own signature, for the name games.example.org, for this test alone.
CERTIFICATE = Path(__file__).parent / "tls" / "localhost.pem"
NAME = "games.example.org"


class TlsProxy:
    """Listens with TLS on this computer while it is open.

    `told` is what it says of its callers (nothing: as some proxies do); `keep_host` is False for one that
    asks the server by the server's own name.
    """

    def __init__(self, *, told: str | None = "203.0.113.5", keep_host: bool = True) -> None:
        self.told = told
        self.keep_host = keep_host
        self.port = 0
        self._target = ("", 0)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> TlsProxy:
        self._thread.start()
        self._run(self._listen())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def serve(self, url: str) -> None:
        """Pass on to this server."""
        parts = urlsplit(url)
        self._target = (str(parts.hostname), int(parts.port or 0))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _listen(self) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0, ssl=context)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _end(self) -> None:
        self._server.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            head = await reader.readuntil(b"\r\n\r\n")
            there, onward = await asyncio.open_connection(*self._target)
            onward.write(self._rewritten(head))
            await asyncio.gather(_copy(reader, onward), _copy(there, writer))
        writer.close()

    def _rewritten(self, head: bytes) -> bytes:
        """The head of a request with what proxies add; each connection is for one request."""
        lines = head.decode("latin-1").split("\r\n")[:-2]
        upgrade = any(line.lower().startswith("upgrade:") for line in lines)
        came = ""
        kept = [lines[0]]
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "x-forwarded-for":
                came = f"{value.strip()}, "
            elif name.lower() == "host" and not self.keep_host:
                kept.append(f"Host: {self._target[0]}:{self._target[1]}")
            elif name.lower() != "connection" or upgrade:
                kept.append(line)
        if self.told is not None:
            kept += [f"X-Forwarded-For: {came}{self.told}", "X-Forwarded-Proto: https"]
        if not upgrade:
            kept.append("Connection: close")
        return ("\r\n".join(kept) + "\r\n\r\n").encode("latin-1")


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()
