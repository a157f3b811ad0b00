"""What was shut well is not read again when the server starts; what was not is read as a whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from artel.cli.main import main
from artel.table.datafile import FILE, open_data
from artel.table.seats import Seat, Seats
from artel.table.shut import is_as_shut, note_of, note_shut
from artel.table.store import Store, Stored
from tests.support import ServerProcess

EDITIONS = 3000
WORDS = "games that are over " * 40


def shut(folder: Path, editions: int = 0) -> Path:
    """A data file that was shut well."""
    folder.mkdir()
    path = folder / FILE
    store = open_data(path)
    seats = Seats([Seat(), Seat()], 0)
    store.create(Stored("birch-41", "artificium", "2", ("base",), {}, bytes(32), False, None, seats))
    rows = [(str(number), WORDS) for number in range(editions)]
    sql = "INSERT INTO editions (digest, game, text) VALUES (?, 'artificium', ?)"
    store.writing(lambda db: db.executemany(sql, rows)).result()
    store.close()
    note_shut(path)
    return path


@contextmanager
def counted() -> Iterator[Callable[[], int]]:
    """How many bytes this process has read meanwhile."""

    def read() -> int:
        lines = Path("/proc/self/io").read_text("ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("rchar"))

    before = read()
    yield lambda: read() - before


def read_by_opening(path: Path) -> int:
    with counted() as read:
        store = open_data(path)
        bytes_read = read()
    store.close()
    return bytes_read


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts what a process reads")
def test_a_start_reads_the_whole_file_only_where_it_was_not_shut_well(tmp_path: Path) -> None:
    path = shut(tmp_path / "data", EDITIONS)
    size = path.stat().st_size
    assert size > EDITIONS * len(WORDS)
    assert read_by_opening(path) < size / 10
    # A store that is closed without a word is like one that was killed.
    assert read_by_opening(path) > size


def killed(path: Path) -> None:
    ServerProcess(path.parent).kill()


def changed(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET public = 1 - public")
    database.close()


def overwritten(path: Path) -> None:
    """One byte in the middle, as by hand; the time may be too coarse to tell, so it is told."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\x5a")
    later = path.stat().st_mtime_ns + 1_000_000_000
    os.utime(path, ns=(later, later))


def copied(path: Path) -> None:
    """With its times and the note, as an archive does it."""
    copy = path.with_suffix(".copy")
    shutil.copy2(path, copy)
    copy.replace(path)


def with_a_log(path: Path) -> None:
    """Another program writes, and is killed."""
    database = sqlite3.connect(path)
    database.execute("UPDATE tables SET public = 1 - public")
    database.commit()
    log = path.with_name(path.name + "-wal")
    kept = log.read_bytes()
    database.close()
    log.write_bytes(kept)


@pytest.mark.parametrize("harm", [killed, changed, overwritten, copied, with_a_log])
def test_what_is_not_as_it_was_shut_is_read_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Path], None]
) -> None:
    path = shut(tmp_path / "data")
    looked: list[str] = []
    monkeypatch.setattr("artel.table.datafile._damage", lambda _, depth: looked.append(depth))
    open_data(path).close()
    assert looked == []
    note_shut(path)
    harm(path)
    open_data(path).close()
    assert looked == ["pages"]


def test_a_server_that_ends_well_leaves_a_note_and_none_while_it_runs(tmp_path: Path) -> None:
    for _ in range(2):
        server = ServerProcess(tmp_path)
        assert not note_of(tmp_path / FILE).exists()
        assert server.stop() == 0
        assert is_as_shut(tmp_path / FILE)


def test_the_note_is_gone_before_anything_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = shut(tmp_path / "data")
    there: list[bool] = []
    opened = Store.__init__

    def opening(store: Store, file: Path) -> None:
        there.append(note_of(path).exists())
        opened(store, file)

    monkeypatch.setattr(Store, "__init__", opening)
    open_data(path).close()
    assert there == [False]


def test_a_backup_is_put_back_where_a_file_was_moved_away_and_is_read_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shut(tmp_path / "data")
    backup = tmp_path / "monday.sqlite3"
    assert main(["backup", str(backup), "--data", str(path.parent)]) == 0
    assert is_as_shut(path)
    for file in path.parent.glob(f"{FILE}*"):
        file.unlink()
    assert main(["restore", str(backup), "--data", str(path.parent)]) == 0
    looked: list[str] = []
    monkeypatch.setattr("artel.table.datafile._damage", lambda _, depth: looked.append(depth))
    store = open_data(path)
    assert store.has("birch-41")
    store.close()
    assert looked == ["pages"]
