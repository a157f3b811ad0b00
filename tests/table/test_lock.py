"""One server for one data folder, and nobody else reads what is in it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from artel.table.app import serve
from artel.table.lock import DataLock, LockedError
from artel.table.network import ServeError
from tests.support import ServerProcess, new_table


def test_a_second_server_on_the_same_data_is_refused_and_told_where_the_first_is(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path)
    second = ServerProcess(tmp_path)
    assert second.ended() == 1
    assert "expected a data folder that no other server uses" in second.beginning
    assert str(tmp_path) in second.beginning
    assert first.url in second.beginning
    assert new_table(first.url)["table"]
    first.kill()
    third = ServerProcess(tmp_path)
    assert third.url
    assert third.stop() == 0


def test_a_killed_server_with_a_living_bots_process_does_not_block_the_next(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path, bot_delay=0.05)
    new_table(first.url, 2, bots=("random", "random"), take=None)
    first.kill()
    second = ServerProcess(tmp_path)
    assert second.url
    second.stop()


def test_a_lock_is_free_again_once_let_go_and_a_server_that_cannot_begin_lets_go(tmp_path: Path) -> None:
    lock = DataLock(tmp_path)
    with pytest.raises(LockedError, match="a server that is just starting"):
        DataLock(tmp_path)
    lock.write("http://127.0.0.1:9")
    with pytest.raises(LockedError, match=r"the server at http://127\.0\.0\.1:9"):
        DataLock(tmp_path)
    lock.release()
    with pytest.raises(ServeError, match=r"expected to listen on 192\.0\.2\.1"):
        serve(host="192.0.2.1", port=9, data_dir=tmp_path, open_browser=False)
    DataLock(tmp_path).release()


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these modes")
def test_only_the_owner_may_read_the_data(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with pytest.raises(ServeError):
            serve(host="192.0.2.1", port=9, data_dir=tmp_path / "new", open_browser=False)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
    assert modes == {"tables.sqlite3": 0o600, "tables.lock": 0o600}
