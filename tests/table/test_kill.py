"""The death of the server: whatever was acknowledged is there afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support import Guest, ServerProcess, full_table


def test_every_acknowledged_move_survives_kill_9(
    start_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    server = start_server()
    table, keys = full_table(server.url)
    acknowledged: dict[int, tuple[int, str]] = {}
    for round_of_deaths in range(3):
        with Guest(server.url, table, keys[0]) as one, Guest(server.url, table, keys[1]) as two:
            guests = (one, two)
            views = [guest.wait_for("view") for guest in guests]
            at = views[0]["n"]
            for step in range(6):
                for guest in guests:
                    while guest.last_n() < at:
                        guest.next()
                seat = next(n for n, guest in enumerate(guests) if guest.last_view()["view"]["moves"])
                line = guests[seat].last_view()["view"]["moves"][0]
                answer = guests[seat].move(line, guests[seat].last_n(), f"{round_of_deaths}-{step}")
                assert answer["t"] == "ok"
                at = answer["n"]
                acknowledged[at - 1] = (seat, line)
            unanswered = {"t": "move", "id": "lost", "at": at, "line": "pass"}
            guests[0].send(unanswered)
            server.kill()
        server = start_server()
    rows = sqlite3.connect(tmp_path / "data" / "tables.sqlite3").execute(
        "SELECT n, seat, line FROM entries WHERE table_id = ? ORDER BY n", (table,)
    )
    kept = {n: (seat, line) for n, seat, line in rows}
    assert sorted(kept) == list(range(len(kept)))
    assert acknowledged.items() <= kept.items()
    assert len(acknowledged) == 18
    with Guest(server.url, table, keys[0]) as back:
        assert back.wait_for("view")["n"] >= len(kept)


def test_a_polite_end_closes_connections_and_leaves_nothing_behind(
    start_server: Callable[..., ServerProcess],
) -> None:
    server = start_server()
    table, keys = full_table(server.url)
    guest = Guest(server.url, table, keys[0])
    guest.wait_for("view")
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/events") as stream:
        next(stream.iter_lines())
        assert server.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        guest.wait_for("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
