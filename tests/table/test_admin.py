"""artel admin: the host lists, ends and exports tables, beside a running server and without one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.cli.admin import MOST_ROWS
from artel.cli.main import main
from artel.games import game_named
from artel.kernel.record import read_record, replay, verify_chance
from artel.table.datafile import open_data
from tests.support import WAIT, Guest, ServerProcess, full_table, new_table
from tests.table.test_backup import play_some, some_data
from tests.table.test_expiry import kept
from tests.table.test_taken_over import DUMPS, put_back

Capture = pytest.CaptureFixture[str]


def told(capture: Capture, folder: Path, *words: str) -> Any:
    capture.readouterr()
    assert main(["admin", *words, "--data", str(folder), "--json"]) == 0
    return json.loads(capture.readouterr().out)


def refused(capture: Capture, folder: Path, *words: str) -> str:
    capture.readouterr()
    assert main(["admin", *words, "--data", str(folder)]) == 2
    out, err = capture.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def closed(guest: Guest) -> int | None:
    """Wait until a connection is closed; answers the code."""
    try:
        while True:
            guest.next()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None


def test_tables_are_listed_ended_and_exported_beside_a_running_server(
    tmp_path: Path, start_server: Callable[..., ServerProcess], capsys: Capture
) -> None:
    server, data = start_server(), tmp_path / "data"
    table, keys = full_table(server.url)
    at = play_some(server.url, table, keys, 3)
    lobby = str(new_table(server.url, 3, ("greedy",))["table"])
    page = told(capsys, data, "list")
    assert (page["count"], page["page"], page["pages"]) == (2, 1, 1)
    rows = {row["table"]: row for row in page["tables"]}
    assert [seat["name"] for seat in rows[table]["seats"]] == ["Anna", "Boris"]
    assert (rows[table]["state"], rows[table]["game"], rows[table]["entries"]) == (
        "playing",
        "artificium",
        at,
    )
    assert rows[table]["since"] <= rows[table]["touched"]
    assert rows[lobby]["state"] == "lobby"
    assert [seat["kind"] for seat in rows[lobby]["seats"]] == ["human", "open", "bot"]
    going_on = read_record(told(capsys, data, "export", table)["record"])
    assert (len(going_on.moves), going_on.result) == (at, None)
    assert "seed" not in going_on.header
    assert "chance" in going_on.header
    with Guest(server.url, table, keys[0]) as guest:
        guest.wait_for("view")
        assert told(capsys, data, "end", table) == {"table": table, "state": "ended"}
        assert closed(guest) == 1012
    assert httpx.get(f"{server.url}/api/tables/{table}", timeout=WAIT).status_code == 404
    assert httpx.get(f"{server.url}/api/tables/{lobby}", timeout=WAIT).status_code == 200
    with Guest(server.url, table, keys[0], have=None) as guest:
        assert closed(guest) == 4404
    states = {row["table"]: row["state"] for row in told(capsys, data, "list")["tables"]}
    assert states == {table: "ended", lobby: "lobby"}
    file = tmp_path / "game.artel"
    assert told(capsys, data, "export", table, str(file))["file"] == str(file)
    record = read_record(file.read_text(encoding="utf-8"))
    assert verify_chance(game_named("artificium"), record) > 0
    assert record.moves == going_on.moves
    assert "which is" in refused(capsys, data, "end", table)
    assert "exists already" in refused(capsys, data, "export", table, str(file))
    assert "whose game has begun" in refused(capsys, data, "export", lobby)


def test_a_list_is_told_by_pages(tmp_path: Path, capsys: Capture) -> None:
    data = some_data(tmp_path / "data")
    store = open_data(data / "tables.sqlite3")
    for number in range(6):
        kept(store, f"oak-{number}", days=number + 1)
    store.close()
    names = [
        [row["table"] for row in told(capsys, data, "list", "--rows", "3", "--page", str(page))["tables"]]
        for page in (1, 2, 3, 4)
    ]
    assert names == [["birch-41", "oak-0", "oak-1"], ["oak-2", "oak-3", "oak-4"], ["oak-5"], []]
    assert main(["admin", "list", "--rows", "2", "--data", str(data)]) == 0
    out = capsys.readouterr().out
    assert "page 1 of 4, 7 tables" in out
    assert "oak-1" not in out
    assert f"to {MOST_ROWS}, got '501'" in refused(capsys, data, "list", "--rows", "501")
    assert "got '0'" in refused(capsys, data, "list", "--page", "0")


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    data = some_data(tmp_path / "data")
    for deed in ("end", "export"):
        assert "out of `artel admin list`, got 'elm-99'" in refused(capsys, data, deed, "elm-99")
    assert "got no such file" in refused(capsys, tmp_path, "list")
    assert main(["admin"]) == 2
    assert "expected list, end TABLE or export TABLE" in capsys.readouterr().err


def test_a_finished_game_of_an_older_version_is_known_as_such_once_taken_over(
    tmp_path: Path, start_server: Callable[..., ServerProcess], capsys: Capture
) -> None:
    known = put_back(DUMPS[-1], tmp_path / "data" / "tables.sqlite3")
    assert "start artel serve once" in refused(capsys, tmp_path / "data", "list")
    start_server().stop()
    rows = told(capsys, tmp_path / "data", "list")["tables"]
    assert {row["table"]: row["state"] for row in rows} == {
        table["table"]: state for state, table in known.items()
    }
    record = read_record(told(capsys, tmp_path / "data", "export", known["over"]["table"])["record"])
    assert replay(game_named("artificium"), record).agenda == []
