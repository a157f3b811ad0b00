from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from support import ServerProcess


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start servers on the same data folder; all of them are stopped at the end."""
    started: list[ServerProcess] = []

    def start(**options: object) -> ServerProcess:
        started.append(ServerProcess(tmp_path / "data", **options))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def running_server(start_server: Callable[..., ServerProcess]) -> str:
    """The address of a server of one's own."""
    return start_server().url


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server shared by the tests of a file."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server.url
    server.stop()
