"""Data files of every version before this one are taken over: their games go on, and the old file is kept.

The dumps in `kept` were made by servers of those versions. The first line of each says which tables there are
and the keys to their seats.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from artel.table.schema import STEPS, VERSION, version_of
from tests.support import Guest, ServerProcess

DUMPS = sorted((Path(__file__).parent / "kept").glob("version-*.sql"))


def put_back(dump: Path, path: Path) -> dict[str, Any]:
    """A data file as a server of that version left it; answers the tables in it with their keys."""
    text = dump.read_text(encoding="utf-8")
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(text)
    known = json.loads(text.splitlines()[0].removeprefix("-- "))
    assert isinstance(known, dict)
    return known


def test_steps_are_numbered_without_a_gap_and_a_version_before_is_at_hand() -> None:
    assert [step.version for step in STEPS] == list(range(1, VERSION + 1))
    versions = [int(dump.stem.rpartition("-")[2]) for dump in DUMPS]
    assert versions
    assert max(versions) < VERSION


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_games_of_an_older_version_go_on(
    dump: Path, tmp_path: Path, start_server: Callable[..., ServerProcess]
) -> None:
    path = tmp_path / "data" / "tables.sqlite3"
    known = put_back(dump, path)
    server = start_server()
    for state, table in known.items():
        assert httpx.get(f"{server.url}/api/tables/{table['table']}").json()["state"] == state
    playing, keys = known["playing"]["table"], known["playing"]["keys"]
    with Guest(server.url, playing, keys[0]) as one, Guest(server.url, playing, keys[1]) as two:
        asked = next(guest for guest in (one, two) if guest.wait_for("view")["view"]["moves"])
        before = asked.last_n()
        assert asked.move(asked.last_view()["view"]["moves"][0], before)["t"] == "ok"
    lobby = known["lobby"]
    body = {"name": "Clara", "seat": None}
    assert httpx.post(f"{server.url}/api/tables/{lobby['table']}/join", json=body).status_code == 200
    assert server.stop() == 0
    with closing(sqlite3.connect(path)) as database:
        assert version_of(database) == VERSION
        (kept,) = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (playing,)).fetchone()
        assert kept > before
    was = int(dump.stem.rpartition("-")[2])
    with closing(sqlite3.connect(path.with_name(f"tables.v{was}.sqlite3"))) as old:
        assert version_of(old) == was
        assert old.execute("SELECT count(*) FROM entries WHERE table_id = ?", (playing,)).fetchone() == (
            before,
        )
