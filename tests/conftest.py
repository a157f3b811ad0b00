"""Shared by all tests: random walks (`contract/walks.py`), real servers, Hypothesis without surprises."""

from __future__ import annotations

import asyncio
import atexit
import os
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings

from tests.deals import FILE
from tests.support import WAIT, ServerProcess

# The same examples in every run; a slow machine is no failure.
settings.register_profile(
    "artel", derandomize=True, deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("artel")
# Everybody at the tables of a file calls from the same computer, and on a quick one faster than people do.
MANY_PEOPLE = {"rate": 20_000.0, "burst": 200_000.0}
# Seconds of a day, and how many of its last ones are too few for a test.
DAY, TOO_FEW = 86_400.0, 120.0
# Left alone, a request gives up after five seconds.
for verb in ("get", "post", "put", "delete"):
    setattr(httpx, verb, partial(getattr(httpx, verb), timeout=WAIT))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long, a browser, is begun first, so that at the end nobody waits for it alone."""
    items.sort(key=lambda item: "browser" not in getattr(item, "fixturenames", ()))


def pytest_configure() -> None:
    """Every process of the run has a file that says which test it is in."""
    handle, name = tempfile.mkstemp(prefix="artel-test-")
    os.close(handle)
    os.environ[FILE] = name
    atexit.register(os.unlink, name)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Servers deal by the name of the test."""
    Path(os.environ[FILE]).write_text(item.nodeid, encoding="utf-8")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A browser that is open for the whole run keeps its loop as the running one of this thread.

    Which tests come after it is decided by who is free, so the others do not get to see it.
    """
    if "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    kept = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(kept)


@pytest.fixture
def one_day() -> None:
    """It is the same day at the end of the test: shortly before midnight it waits for the next one."""
    left = DAY - time.time() % DAY
    if left < TOO_FEW:
        time.sleep(left)


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start servers on the same data folder; all of them are stopped at the end."""
    started: list[ServerProcess] = []

    def start(**options: Any) -> ServerProcess:
        started.append(ServerProcess(tmp_path / "data", **options))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server shared by the tests of a file."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), limits=MANY_PEOPLE)
    yield server.url
    server.stop()
