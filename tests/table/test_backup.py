"""A backup is one sound file made while people play; in an empty folder its games go on."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from artel.cli.main import main
from artel.table.datafile import copy, open_data, read_only
from artel.table.history import Entry
from artel.table.schema import VERSION
from artel.table.seats import Seat, Seats
from artel.table.store import Stored
from tests.support import Guest, ServerProcess, full_table

Capture = pytest.CaptureFixture[str]


def called(*words: object) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as beside a running server."""
    return subprocess.run(
        [sys.executable, "-m", "artel.cli.main", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def play_some(url: str, table: str, keys: list[str], count: int) -> int:
    """Play a few first moves; answers how many entries there are then."""
    with Guest(url, table, keys[0]) as one, Guest(url, table, keys[1]) as two:
        guests = (one, two)
        for guest in guests:
            guest.wait_for("view")
        at = one.last_n()
        for _ in range(count):
            for guest in guests:
                while guest.last_n() < at:
                    guest.next()
            asked = next(guest for guest in guests if guest.last_view()["view"]["moves"])
            answer = asked.move(asked.last_view()["view"]["moves"][0], asked.last_n())
            assert answer["t"] == "ok", answer
            at = int(answer["n"])
    return at


def test_a_backup_of_a_running_server_goes_on_in_an_empty_folder(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "first")
    table, keys = full_table(server.url)
    at = play_some(server.url, table, keys, 5)
    backup = tmp_path / "monday.sqlite3"
    made = called("backup", backup, "--data", tmp_path / "first", "--json")
    assert made.returncode == 0, made.stderr
    told = json.loads(made.stdout)
    assert (told["tables"], told["entries"], told["version"]) == (1, at, VERSION)
    later = play_some(server.url, table, keys, 3)
    assert server.stop() == 0
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [backup.name]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert main(["restore", str(backup), "--data", str(tmp_path / "second")]) == 0
    again = ServerProcess(tmp_path / "second")
    try:
        with Guest(again.url, table, keys[0]) as guest:
            assert guest.wait_for("view")["n"] == at < later
        assert play_some(again.url, table, keys, 3) > at
    finally:
        assert again.stop() == 0


def some_data(folder: Path) -> Path:
    """A small data folder without a server."""
    folder.mkdir()
    store = open_data(folder / "tables.sqlite3")
    seats = Seats([Seat(), Seat()], 0)
    store.create(Stored("birch-41", "artificium", "2", ("base",), {}, bytes(32), False, None, seats))
    store.close()
    return folder


def test_a_backup_in_the_middle_of_writing_is_of_one_moment(tmp_path: Path) -> None:
    data = some_data(tmp_path / "data")
    store, done = open_data(data / "tables.sqlite3"), threading.Event()

    def write() -> None:
        number = 0
        while not done.is_set():
            move = [Entry(number, 0, "pass", str(number), "m" * 500)]
            store.append("birch-41", move)
            number += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        kept: list[int] = []
        while len(kept) < 5 or kept[-1] < 20:
            target = tmp_path / f"copy-{len(kept)}.sqlite3"
            with closing(read_only(data / "tables.sqlite3")) as source:
                kept.append(copy(source, target).entries)
            with closing(sqlite3.connect(target)) as made:
                numbers = [n for (n,) in made.execute("SELECT n FROM entries ORDER BY n")]
            assert numbers == list(range(kept[-1]))
    finally:
        done.set()
        writer.join()
        store.close()
    assert kept == sorted(kept)


def test_nothing_is_overwritten(tmp_path: Path, capsys: Capture) -> None:
    data = some_data(tmp_path / "data")
    backup = tmp_path / "b.sqlite3"
    backup.write_text("holiday")
    assert main(["backup", str(backup), "--data", str(data)]) == 2
    assert "which exists already" in capsys.readouterr().err
    assert backup.read_text() == "holiday"
    backup.unlink()
    assert main(["backup", str(backup), "--data", str(data)]) == 0
    # Not in WAL mode: the file is all there is, and can be read where nothing can be written beside it.
    assert backup.read_bytes()[18:20] == b"\x01\x01"
    capsys.readouterr()
    before = (data / "tables.sqlite3").read_bytes()
    assert main(["restore", str(backup), "--data", str(data)]) == 2
    assert "expected an empty folder, got" in capsys.readouterr().err
    assert (data / "tables.sqlite3").read_bytes() == before
    other = tmp_path / "other"
    other.mkdir()
    for number in range(9):
        (other / f"picture-{number}").touch()
    assert main(["restore", str(backup), "--data", str(other)]) == 2
    assert "picture-4 and 4 more" in capsys.readouterr().err
    assert len(list(other.iterdir())) == 9


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("missing", "which is none"),
        ("empty", "got an empty file"),
        ("other", "got another file"),
        ("cut off", "got a damaged file"),
        ("orphans", "a row of seats without its table"),
        ("newer", "a newer Artel wrote it"),
        ("songs", "belongs to another program"),
    ],
)
def test_a_file_that_is_no_sound_backup_restores_nothing(
    tmp_path: Path, capsys: Capture, harm: str, said: str
) -> None:
    backup, target = tmp_path / "b.sqlite3", tmp_path / "target"
    assert main(["backup", str(backup), "--data", str(some_data(tmp_path / "data"))]) == 0
    if harm == "missing":
        backup.unlink()
    elif harm == "empty":
        backup.write_bytes(b"")
    elif harm == "other":
        backup.write_text("holiday pictures" * 1000)
    elif harm == "cut off":
        backup.write_bytes(backup.read_bytes()[: 3 * 4096])
    else:
        with closing(sqlite3.connect(backup)) as database:
            database.executescript(
                {
                    "orphans": "DELETE FROM tables;",
                    "newer": f"PRAGMA user_version = {VERSION + 1};",
                    "songs": "PRAGMA foreign_keys = OFF; DROP TABLE keys;",
                }[harm]
            )
    capsys.readouterr()
    assert main(["restore", str(backup), "--data", str(target)]) == 2
    assert said in capsys.readouterr().err
    assert not (target / "tables.sqlite3").exists()


def test_a_backup_without_data_says_where_it_looked(tmp_path: Path, capsys: Capture) -> None:
    assert main(["backup", str(tmp_path / "b"), "--data", str(tmp_path)]) == 2
    assert f"expected tables.sqlite3 in {tmp_path}, got no such file" in capsys.readouterr().err


def test_a_failed_backup_leaves_nothing_behind(tmp_path: Path, capsys: Capture) -> None:
    data = some_data(tmp_path / "data")
    with closing(sqlite3.connect(data / "tables.sqlite3")) as database:
        database.execute("DELETE FROM tables")
        database.commit()
    assert main(["backup", str(tmp_path / "b.sqlite3"), "--data", str(data)]) == 2
    assert "a row of seats without its table" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert main(["backup", str(tmp_path / "no" / "b.sqlite3"), "--data", str(data)]) == 2
    assert "no" in capsys.readouterr().err
