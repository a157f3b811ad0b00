"""Opening the data file: what is not sound is named before the server listens, and left as it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from artel.table.datafile import open_data
from artel.table.schema import STEPS, StoreError
from artel.table.seats import Seat, Seats
from artel.table.store import Stored
from tests.support import ServerProcess, new_table

Harm = Callable[[Path], None]


def empty(path: Path) -> None:
    path.write_bytes(b"")


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 // 4096 * 4096])


def overwritten(path: Path) -> None:
    """The first page is whole, so that the file still looks like a database."""
    data = bytearray(path.read_bytes())
    data[4096:] = b"\x5a" * (len(data) - 4096)
    path.write_bytes(bytes(data))


def no_database(path: Path) -> None:
    path.write_bytes(b"holiday pictures" * 1000)


def newer(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 99")
    database.close()


def another_program(path: Path) -> None:
    path.unlink()
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE songs (name TEXT)")
    database.execute("INSERT INTO songs VALUES ('Katyusha')")
    database.commit()
    database.close()


@pytest.mark.parametrize(
    ("harm", "advice"),
    [
        (empty, "artel restore"),
        (cut_off, "artel restore"),
        (overwritten, "artel restore"),
        (no_database, "artel restore"),
        (another_program, "another folder"),
        (newer, "a newer Artel wrote it"),
    ],
)
def test_a_data_file_that_is_not_sound_is_named_and_not_touched(
    tmp_path: Path, harm: Harm, advice: str
) -> None:
    path = tmp_path / "tables.sqlite3"
    server = ServerProcess(tmp_path)
    for _ in range(3):
        new_table(server.url)
    assert server.stop() == 0
    harm(path)
    left = path.read_bytes()
    again = ServerProcess(tmp_path)
    assert again.ended() == 1
    assert "listening" not in again.beginning
    assert str(tmp_path) in again.beginning
    assert "expected" in again.beginning
    assert advice in again.beginning
    assert path.read_bytes() == left


def test_games_beside_a_missing_data_file_are_not_thrown_away(tmp_path: Path) -> None:
    log = tmp_path / "tables.sqlite3-wal"
    log.write_bytes(b"games")
    with pytest.raises(StoreError, match=r"tables\.sqlite3-wal, which holds games"):
        open_data(tmp_path / "tables.sqlite3")
    assert log.read_bytes() == b"games"


def test_a_new_data_file_appears_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite3"

    def power_cut(_: sqlite3.Connection) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("artel.table.store.take_over", power_cut)
        with pytest.raises(KeyboardInterrupt):
            open_data(path)
    assert not path.exists()
    store = open_data(path)
    seats = Seats([Seat(), Seat()], 0)
    assert store.create(Stored("birch-41", "artificium", "2", ("base",), {}, bytes(32), False, None, seats))
    store.close()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert open_data(path).has("birch-41")


def test_a_data_file_of_an_older_version_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    database = sqlite3.connect(path)
    database.executescript(f"{STEPS[0].sql} PRAGMA user_version = 1;")
    database.execute(
        "INSERT INTO tables VALUES ('birch-41','artificium',1,'[\"base\"]','{}',x'00',0,0,NULL,'')"
    )
    for seat in range(2):
        database.execute("INSERT INTO seats VALUES ('birch-41', ?, 'open', '', '', '')", (seat,))
    database.commit()
    database.close()
    store = open_data(path)
    found = store.load("birch-41")
    assert found is not None
    assert found.seats.requests == []
    assert len(store.secret()) == 32
    assert store.secret() == store.secret()
    store.close()
    assert open_data(path).secret() == open_data(path).secret()
