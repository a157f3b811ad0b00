"""Tables that began under an earlier version of a module go on by it; a rematch begins by the newest."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from artel.games import game_named
from artel.kernel.record import Record, read_record, replay, rules_of_record
from artel.table.history import Entry
from artel.table.seats import Seat, Seats
from artel.table.store import Store, Stored
from tests.support import Guest, ServerProcess

GAME = game_named("keyflower")
PLAYED = Path(__file__).parents[1] / "records" / "keyflower" / "earlier" / "farmers-1-home.record"
USE = (0, "use ranch yellow 1")
PLAYING, OVER = "birch-k7qm2-pxw4t-z9bd3-hvnrs", "laurel-5nx17-bzasz-yejqd-g7msc"


def played() -> Record:
    return read_record(PLAYED.read_text(encoding="utf-8"))


def before_the_ranch() -> int:
    """So many moves before an animal goes home because its own tile has no field for it."""
    record = played()
    return max(place for place, move in enumerate(record.moves) if move == USE)


def entries_of(record: Record, moves: int) -> list[Entry]:
    state = GAME.setup(rules_of_record(GAME, record))
    entries: list[Entry] = []
    for seat, line in record.moves[:moves]:
        GAME.attempt(state, seat, line)
        entries.append(Entry(len(entries), seat, line, f"id-{len(entries)}", GAME.digest(state)))
    return entries


def kept(folder: Path, name: str, versions: str, moves: int) -> list[str]:
    """Keep a table of Anna and Boris that has come so far; their keys."""
    folder.mkdir(parents=True, exist_ok=True)
    record = played()
    seats = Seats([Seat(), Seat()], 0)
    keys = [seats.sit(seat, who)[0] for seat, who in enumerate(("Anna", "Boris"))]
    rules = rules_of_record(GAME, record)
    table = Stored(
        id=name, game=GAME.name, versions=versions, modules=rules.modules, options=dict(rules.options),
        seed=bytes(32), started=False, rematch=None, seats=seats,
    )  # fmt: skip
    store = Store(folder / "tables.sqlite3")
    assert store.create(table)
    table.started = True
    store.keep(table, entries_of(record, moves))
    store.close()
    return keys


def cows(view: dict[str, Any]) -> int:
    return sum(int(row.get("cow", 0)) for row in view["view"]["herds"])


@pytest.mark.parametrize(("versions", "come"), [("2 1", 1), ("2 2", 0)])
def test_a_table_goes_on_by_the_version_it_began_under(
    tmp_path: Path, start_server: Callable[..., ServerProcess], versions: str, come: int
) -> None:
    keys = kept(tmp_path / "data", PLAYING, versions, before_the_ranch())
    url = start_server().url
    with Guest(url, PLAYING, keys[0]) as anna:
        before = anna.wait_for("view")
        assert before["view"].get("versions", {}) == ({"farmers": 1} if come else {})
        with Guest(url, f"{PLAYING}/what-if?others=me", keys[0]) as sandbox:
            tried = sandbox.wait_for("view")
            assert sandbox.move(USE[1], tried["n"])["t"] == "ok"
            assert cows(sandbox.wait_for("view", n=tried["n"] + 1)) == cows(tried) + come
        assert anna.move(USE[1], before["n"])["t"] == "ok"
        assert cows(anna.wait_for("view", n=before["n"] + 1)) == cows(before) + come


def test_a_finished_table_tells_its_version_and_its_rematch_begins_under_the_newest(
    tmp_path: Path, start_server: Callable[..., ServerProcess]
) -> None:
    keys = kept(tmp_path / "data", OVER, "2 1", len(played().moves))
    server = start_server()
    assert httpx.get(f"{server.url}/api/tables/{OVER}").json()["state"] == "over"
    record = read_record(httpx.get(f"{server.url}/api/tables/{OVER}/record", params={"key": keys[0]}).text)
    assert record.header["rules"] == replay(GAME, record).rules.version == "2 1"
    answer = httpx.post(
        f"{server.url}/api/tables/{OVER}/rematch", json={"key": keys[0], "id": "again, once more"}
    )
    again = answer.json()["table"]
    assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite3")) as db:
        found = dict(db.execute("SELECT id, versions FROM tables").fetchall())
    assert found == {OVER: "2 1", again: "2 2"}


def test_a_table_of_a_version_that_nobody_knows_is_refused(
    tmp_path: Path, start_server: Callable[..., ServerProcess]
) -> None:
    kept(tmp_path / "data", PLAYING, "2 7", before_the_ranch())
    answer = httpx.get(f"{start_server().url}/api/tables/{PLAYING}")
    assert answer.status_code == 410, answer.text
    assert answer.json()["error"]["got"] == "keyflower: base 2, farmers 7"
    assert "farmers 2|1" in str(answer.json()["error"]["expected"])
