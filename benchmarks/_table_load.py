"""Games at a real server over real sockets, each with a move a second, and how long a move takes.

The time of a move runs from its sending until the last seat of its game has the view that follows.
Every game calls from an address of its own, as households do, so that no limit of a caller is met.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

SERVE = """
import json, os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from artel.table.app import serve
if __name__ == "__main__":
    cores = json.loads(sys.argv[3])
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
    serve(data_dir=Path(sys.argv[2]), open_browser=False, bot_delay=0.05, port=0)
"""
WAIT = 60.0
PACE = 1.0


class ServerUnderLoad:
    """`serve` out of a checkout, in a process of its own, on the cores it is given."""

    def __init__(self, checkout: Path, cores: list[int]) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="artel-load-")
        script = Path(self.folder.name, "serve.py")
        script.write_text(SERVE)
        own = checkout / ".venv" / "bin" / "python"
        python = str(own if own.exists() else sys.executable)
        sources, data = str(checkout / "src"), str(Path(self.folder.name, "data"))
        self.process = subprocess.Popen(
            [python, str(script), sources, data, json.dumps(cores)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        words = [word for word in self.process.stdout.readline().split() if word.startswith("http://")]
        if not words:
            raise RuntimeError(f"expected a server out of {checkout}, got none")
        self.host, _, port = words[0].removeprefix("http://").rpartition(":")
        self.port = int(port)

    def cpu_seconds(self) -> float:
        """What the process has used so far, without its bots; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mib(self) -> float:
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()


async def request(
    server: ServerUnderLoad, address: str, path: str, body: object = None
) -> tuple[int, dict[str, Any]]:
    """One request from an address: a POST where it has a body; the status and the answer."""
    reader, writer = await asyncio.open_connection(server.host, server.port, local_addr=(address, 0))
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n"
    head += f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + content)
    answer = await asyncio.wait_for(reader.read(), WAIT)
    writer.close()
    status, _, rest = answer.partition(b"\r\n")
    return int(status.split()[1]), json.loads(rest.partition(b"\r\n\r\n")[2])


async def line_to(
    server: ServerUnderLoad, table: str, key: str, address: str, **more: Any
) -> ClientConnection:
    """A socket of whoever has this key, as pages of earlier versions open one: all versions let it in."""
    place = f"{server.host}:{server.port}"
    url, origin = f"ws://{place}/ws/{table}?key={key}", Origin(f"http://{place}")
    return await connect(url, origin=origin, local_addr=(address, 0), max_size=None, proxy=None, **more)


class LoadedGame:
    """One game: its seats are connected, and where it is active somebody moves once a second."""

    def __init__(self, server: ServerUnderLoad, number: int, game: str, humans: int, bots: int) -> None:
        self._server = server
        self._address = f"127.{1 + number // 60000}.{number // 240 % 250}.{1 + number % 240}"
        self._game = game
        self._humans, self._bots = humans, bots
        self._rng = random.Random(number)
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._at = [0] * humans
        self._moves: list[tuple[int, list[str]] | None] = [None] * humans
        self._changed = asyncio.Event()
        self._over = False
        self._sent = 0
        self._table = ""
        self.active = False
        self.times: list[float] = []
        self.refused = 0
        self.late = 0
        self.hints = 0

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """One request over a connection from this game's own address."""
        status, answer = await request(self._server, self._address, path, body)
        if status // 100 != 2:
            raise RuntimeError(f"{path}: expected an answer, got {status} {answer}")
        return answer

    async def begin(self) -> None:
        """Make a table, take the seats and connect them."""
        seats: list[dict[str, str]] = [{"kind": "open"}] * self._humans
        seats += [{"kind": "bot", "bot": "greedy"}] * self._bots
        wished = {"game": self._game, "seats": seats, "name": "P0", "take": 0, "hints": True}
        made = await self._post("/api/tables", wished)
        self._table = str(made["table"])
        keys = [str(made["key"])]
        for seat in range(1, self._humans):
            body = {"name": f"P{seat}", "seat": seat}
            keys.append(str((await self._post(f"/api/tables/{made['table']}/join", body))["key"]))
        self._over = False
        self._at = [0] * self._humans
        self._moves = [None] * self._humans
        for seat, key in enumerate(keys):
            socket = await line_to(self._server, self._table, key, self._address, compression=None)
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
            await socket.send('{"t":"hello","have":0}')

    async def end(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for socket in self._sockets:
            await socket.close()
        self._readers, self._sockets = [], []

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        """Note how far each seat is. Only the views of those who are asked are taken apart."""
        try:
            async for text in socket:
                assert isinstance(text, str)
                if text.startswith('{"t":"view","n":'):
                    self._at[seat] = int(text[16 : text.index(",", 16)])
                    self._moves[seat] = None
                    if '"moves":[]' not in text:
                        self._moves[seat] = self._at[seat], json.loads(text)["view"]["moves"]
                    elif '"outcome":null' not in text:
                        self._over = True
                    self._changed.set()
                elif text.startswith('{"t":"hint"'):
                    self.hints += 1
                    self._changed.set()
                elif text.startswith(('{"t":"no"', '{"t":"bad"')):
                    self.refused += 1
                    self._changed.set()
        except ConnectionClosed:
            self._over = True
            self._changed.set()

    async def play(self, until: float) -> None:
        """Move once a second until then."""
        due = time.monotonic() + self._rng.random() * PACE
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self._over:
                await self.end()
                await self.begin()
            await self._move(until)
            now = time.monotonic()
            self.late += int(max(0.0, now - due) // PACE)
            due = max(due + PACE, now)

    async def _move(self, until: float) -> None:
        """One move of whoever is asked, until everybody has seen it."""
        asked = await self._asked(until)
        if asked is None:
            return
        seat, at, moves = asked
        self._sent += 1
        ident, refused = f"{os.getpid()}-{self._sent}", self.refused
        line = self._rng.choice(moves)
        self._moves[seat] = None
        began = time.monotonic()
        await self._sockets[seat].send(
            json.dumps({"t": "move", "id": ident, "at": at, "line": line}, separators=(",", ":"))
        )
        while min(self._at) <= at and self.refused == refused and not self._over:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.01, until + WAIT - time.monotonic()))
            except TimeoutError:
                break
        self.times.append(time.monotonic() - began)

    async def _asked(self, until: float) -> tuple[int, int, list[str]] | None:
        """A seat that may move now, with all seats up to date; bots may have to think first."""
        while time.monotonic() < until and not self._over:
            for seat, known in enumerate(self._moves):
                if known is not None and known[0] == max(self._at):
                    return seat, *known
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.01, until - time.monotonic()))
            except TimeoutError:
                return None
        return None

    async def advised(self) -> None:
        """Take a hint before every move, one after the other without a pause, until somebody ends it."""
        for number in count():
            if self._over:
                await self.end()
                await self.begin()
            asked = await self._asked(time.monotonic() + WAIT)
            if asked is None:
                continue
            seat, at, _ = asked
            known = self.hints + self.refused
            message = {"t": "hint", "id": f"hint-{number}", "at": at}
            await self._sockets[seat].send(json.dumps(message, separators=(",", ":")))
            while self.hints + self.refused == known and not self._over:
                self._changed.clear()
                await self._changed.wait()
            await self._move(time.monotonic() + WAIT)

    async def reviewed(self) -> None:
        """Play to the end at once, and wish for a review."""
        while not self._over:
            refused = self.refused
            await self._move(time.monotonic() + WAIT)
            if self.refused > refused:
                # Whoever plays so fast is told to wait now and then.
                await asyncio.sleep(PACE / 4)
        await self.review()

    async def review(self) -> dict[str, Any]:
        """How far the review has come."""
        return await self._post(f"/api/tables/{self._table}/review", {})
