"""What crowds do to a server: idle sockets at many tables, and many who come to watch one table at once.

scripts/bench crowds [--before DIR]

A real server and real sockets, on loopback alone: nine callers make sixty tables each, sit down and say
nothing more. Then a tenth makes a table, and a person comes back to a seat whose table was used before all
others. After that 400 come at once to watch one table, half by sockets and half by streams. With --before
another checkout's server gets the same.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from benchmarks._table_load import WAIT, ServerUnderLoad, line_to, request

HERE = Path(__file__).resolve().parents[1]
CALLERS = 9
TABLES = 60
WATCHERS = 400
OPEN = {"kind": "open"}
# One frame, masked with nothing: who comes by a socket has to say something first.
PING = b'\x81\x8c\0\0\0\0{"t":"ping"}'


async def sat_down(server: ServerUnderLoad, address: str, made: Any) -> ClientConnection:
    """A socket of whoever sits there, which says nothing."""
    guest = await line_to(server, made["table"], made["key"], address, open_timeout=WAIT, ping_interval=None)
    await asyncio.wait_for(guest.recv(), WAIT)
    return guest


async def new_table(server: ServerUnderLoad, address: str) -> tuple[int, Any]:
    wish = {"game": "artificium", "seats": [OPEN, OPEN], "name": "Anna", "take": 0}
    return await request(server, address, "/api/tables", wish)


async def idle_sockets(server: ServerUnderLoad, told: dict[str, str]) -> None:
    """Nine callers with sixty tables and a socket at each; then somebody else."""
    _, mine = await new_table(server, "127.0.2.1")
    empty, guests, refused = server.memory_mib(), [], 0
    for caller in range(CALLERS):
        address = f"127.0.1.{1 + caller}"
        for _ in range(TABLES):
            status, made = await new_table(server, address)
            if status != 201:
                refused += 1
                continue
            guests.append(await sat_down(server, address, made))
    told["tables of the crowd"] = f"{len(guests)}, {refused} refused"
    told["memory (MiB)"] = f"{empty:.0f} before, {server.memory_mib():.0f} with the crowd"
    status, answer = await new_table(server, "127.0.3.1")
    told["a tenth makes a table"] = str(status) if status == 201 else f"{status} {answer['error']['kind']}"
    began = time.perf_counter()
    try:
        back = await sat_down(server, "127.0.2.1", mine)
        first = json.loads(await asyncio.wait_for(hello(back), WAIT))
        took = f"in {1000 * (time.perf_counter() - began):.0f} ms"
        told["a person comes back"] = f"{first['t']} {first.get('why', {}).get('kind', took)}"
        await back.close()
    except Exception as error:
        told["a person comes back"] = f"refused: {str(error)[:20]}"
    await asyncio.gather(*(guest.close() for guest in guests), return_exceptions=True)


async def hello(guest: ClientConnection) -> str | bytes:
    await guest.send(json.dumps({"t": "hello", "have": 0}))
    return await guest.recv()


async def watchers(server: ServerUnderLoad, told: dict[str, str]) -> None:
    """All are connected before any of them has asked."""
    _, made = await new_table(server, "127.0.4.1")
    lines = [
        await asyncio.open_connection(server.host, server.port, local_addr=(f"127.0.4.{2 + n % 8}", 0))
        for n in range(WATCHERS)
    ]
    host = f"Host: {server.host}:{server.port}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    socket = f"/ws/{made['table']} HTTP/1.1\r\n{host}{upgrade}"
    stream = f"/api/tables/{made['table']}/events HTTP/1.1\r\n{host}"
    for n, (_, writer) in enumerate(lines):
        writer.write(f"GET {(socket, stream)[n % 2]}\r\n".encode())
    for reader, writer in lines[::2]:
        with contextlib.suppress(EOFError, OSError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(PING)
    answers = await asyncio.gather(*(first_said(reader) for reader, _ in lines))
    told[f"of {WATCHERS} at once watch"] = f"{answers.count(True)}, {answers.count(False)} refused"
    for _, writer in lines:
        writer.close()


async def first_said(reader: asyncio.StreamReader) -> bool | None:
    """Whether somebody is let in; None where nothing is said."""
    said = b""
    with contextlib.suppress(TimeoutError, OSError):
        while told := await asyncio.wait_for(reader.read(65536), WAIT):
            said += told
            if b'"t":"table"' in said:
                return True
            if b"too-many-connections" in said:
                return False
    return None


def measured(checkout: Path) -> dict[str, str]:
    told: dict[str, str] = {}
    server = ServerUnderLoad(checkout, [])
    try:
        asyncio.run(idle_sockets(server, told))
        asyncio.run(watchers(server, told))
    finally:
        server.stop()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path, help="another checkout, whose server gets the same")
    arguments = parser.parse_args()
    sides = {"now": HERE} if arguments.before is None else {"before": arguments.before.resolve(), "now": HERE}
    found = {name: measured(checkout) for name, checkout in sides.items()}
    for what in found["now"]:
        print(f"{what:24}" + "".join(f"{name}: {told[what]:44}" for name, told in found.items()))


if __name__ == "__main__":
    main()
