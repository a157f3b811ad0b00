"""The same tasks on a Ray cluster (`pip install "artel[ray]"`): Ray is only asked for here."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from artel.arena.crew import Crew, Row
from artel.arena.ratings import needed
from artel.games import environment_elsewhere
from artel.kernel.game import DataError

# `HOST:PORT` or `ray://HOST:PORT`; whatever else Ray takes it names itself.
PLACE = re.compile(r"(?:ray://)?\[?([^\[\]/]+)\]?:([0-9]{1,5})")
# Ray itself goes on asking for minutes where nobody answers.
PATIENCE = 10


class Cluster(Crew):
    """The cores of all machines of a cluster; one task takes one."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remotes: dict[Callable[..., Any], Any] = {}

    def hand_out(self, work: Callable[..., Any], row: Row) -> object:
        if work not in self.remotes:
            self.remotes[work] = self.ray.remote(num_cpus=1)(work)
        return self.remotes[work].remote(*row)

    def done(self, tickets: list[Any]) -> list[Any]:
        there, _ = self.ray.wait(tickets, num_returns=1)
        return list(there)

    def result(self, ticket: Any) -> Any:
        try:
            return self.ray.get(ticket)
        except self.ray.exceptions.RayTaskError as error:
            # A fault of a bot is told as it is told without a cluster.
            if isinstance(error.cause, ValueError):
                raise error.cause from None
            raise failed(error.cause) from error
        except self.ray.exceptions.RayError as error:
            raise failed(error) from error


def failed(error: BaseException) -> DataError:
    last = (str(error).strip().splitlines() or [""])[-1]
    return DataError(f"expected the cluster to play every game, got {type(error).__name__}: {last}")


def check_reachable(address: str) -> None:
    """Somebody takes connections there; whether that is a cluster, Ray will find out."""
    place = PLACE.fullmatch(address)
    if place is None:
        return
    try:
        socket.create_connection((place[1], int(place[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise DataError(f"expected a Ray cluster at {address!r}, got {error}") from error


@contextmanager
def cluster_at(address: str) -> Iterator[Crew]:
    """A cluster by its address (`auto`, `HOST:PORT`, `ray://HOST:PORT`); `local` begins one here."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise needed("ray", "ray", "for --ray") from error
    check_reachable(address)
    # A cluster that is begun here tells nobody of it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings = {"env_vars": environment_elsewhere()}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", runtime_env=settings)
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        said = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise DataError(f"expected a Ray cluster at {address!r}, got {said}") from error
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
