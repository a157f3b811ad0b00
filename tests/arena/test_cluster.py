"""A Ray cluster takes the same tasks as processes do. Ray itself is run by `scripts/bench arena_ray`."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from artel.arena.cluster import cluster_at
from artel.arena.crew import Alone, crew_of, in_order, spread
from artel.arena.playing import Match, play_pairing
from artel.arena.schedule import Schedule
from artel.bots.contract import BotFault
from artel.games import game_named
from artel.kernel.game import DataError


class RayError(Exception):
    """What Ray raises of itself."""


class RayTaskError(RayError):
    """What Ray raises where a task has failed."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"a page of Ray's own\n{cause}")
        self.cause = cause


class Ray:
    """As much of Ray as is used: references instead of results, done in an order of its own."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self, cores: float = 3.0) -> None:
        self.cores = cores
        self.begun: list[dict[str, Any]] = []
        self.ended = 0
        self.tasks: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {}
        self.most = 0

    def init(self, **settings: Any) -> None:
        if settings["address"] == "nowhere":
            raise ConnectionError("no cluster there\nand much more to read")
        if settings["address"] == "locked":
            raise RayError("a token is missing")
        self.begun.append(settings)

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cores, "memory": 1e9}

    def remote(self, num_cpus: int) -> Callable[[Callable[..., Any]], Any]:
        assert num_cpus == 1
        return lambda work: SimpleNamespace(remote=lambda *row: self.begin(work, row))

    def begin(self, work: Callable[..., Any], row: tuple[Any, ...]) -> str:
        name = f"reference {len(self.tasks)}"
        self.tasks[name] = (work, row)
        return name

    def wait(self, references: list[str], num_returns: int) -> tuple[list[str], list[str]]:
        self.most = max(self.most, len(references))
        return references[-num_returns:], references[:-num_returns]

    def get(self, reference: str) -> Any:
        work, row = self.tasks[reference]
        if work is lost:
            raise RayError("a machine went away")
        try:
            return work(*row)
        except Exception as error:
            raise RayTaskError(error) from error


def lost() -> None:
    """A task whose machine goes away."""


def at_fault() -> None:
    raise BotFault("bot 'mine' at seat 1: expected a move, got none")


def broken() -> None:
    raise KeyError("word")


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    made = Ray()
    monkeypatch.setitem(sys.modules, "ray", made)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "")
    monkeypatch.delenv("ARTEL_GAMES", raising=False)
    return made


def test_a_cluster_and_processes_play_the_same_games(ray: Ray) -> None:
    match = Match(game_named("artificium").rules(2), ("random", "greedy"), "seed")
    rows = [(match, pairing) for pairing in Schedule(2, 2, "seed", 2)]

    def ends(crew: Any) -> list[object]:
        return [(each.number, each.scores, each.places) for each in in_order(crew, play_pairing, rows)]

    alone = ends(Alone())
    with crew_of(2) as processes:
        assert ends(processes) == alone
    with cluster_at("auto") as cluster:
        assert ends(cluster) == alone


def test_every_core_of_a_cluster_has_a_task_and_the_next(ray: Ray) -> None:
    with cluster_at("auto") as cluster:
        found = list(spread(cluster, pow, [(number, 2) for number in range(50)]))
        assert ray.ended == 0
    assert sorted(found) == [(number, number**2) for number in range(50)]
    assert found != sorted(found)
    assert ray.most == 2 * 3 + 1
    assert (len(ray.begun), ray.ended) == (1, 1)
    assert ray.begun[0]["address"] == "auto"


@pytest.mark.parametrize("cores", [0.0, 0.5])
def test_a_cluster_that_still_grows_has_a_task_at_least(ray: Ray, cores: float) -> None:
    ray.cores = cores
    with cluster_at("auto") as cluster:
        assert cluster.at_once == 2


def test_games_from_outside_are_told_to_the_machines(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARTEL_GAMES", "mygames.dice:DICE")
    with cluster_at("auto"):
        assert ray.begun[0]["runtime_env"] == {"env_vars": {"ARTEL_GAMES": "mygames.dice:DICE"}}


def test_a_cluster_that_is_begun_here_reports_to_nobody(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED")
    with cluster_at("local"):
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


@pytest.mark.parametrize(
    ("work", "kind", "said"),
    [
        (at_fault, BotFault, "bot 'mine' at seat 1: expected a move, got none"),
        (broken, DataError, "expected the cluster to play every game, got KeyError: 'word'"),
        (lost, DataError, "expected the cluster to play every game, got RayError: a machine went away"),
    ],
)
def test_what_fails_elsewhere_is_told_here(
    ray: Ray, work: Callable[[], None], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind) as raised, cluster_at("auto") as cluster:
        list(spread(cluster, work, [()]))
    assert str(raised.value) == said
    assert ray.ended == 1


def test_an_address_without_a_cluster_is_named(ray: Ray) -> None:
    with pytest.raises(DataError) as refused, cluster_at("nowhere"):
        pass
    assert str(refused.value) == "expected a Ray cluster at 'nowhere', got no cluster there"
    with pytest.raises(DataError, match="expected a Ray cluster at 'locked', got a token is missing"):
        cluster_at("locked").__enter__()


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_where_nobody_answers_is_named_before_ray_goes_on_asking(ray: Ray, form: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = form.format(server.getsockname()[1])
        with cluster_at(address):
            assert ray.begun[0]["address"] == address
    with pytest.raises(DataError, match=f"expected a Ray cluster at '{address}', got .*refused"):
        cluster_at(address).__enter__()
    with pytest.raises(DataError, match=r"expected a Ray cluster at '127\.0\.0\.1:99999', got "):
        cluster_at("127.0.0.1:99999").__enter__()
    assert len(ray.begun) == 1
