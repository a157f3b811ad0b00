"""An arena on processes of this machine and on a Ray cluster: the same games, and how many a second.

`scripts/bench arena_ray [--address HOST:PORT] [--games N]`; without an address a cluster is begun here.
"""

from __future__ import annotations

import argparse
import sys
import time

from artel.arena.cluster import cluster_at
from artel.arena.crew import Crew, crew_of, in_order
from artel.arena.playing import Match, Played, play_pairing
from artel.arena.schedule import Schedule
from artel.cli.arena import cores
from artel.games import game_named

BOTS = ("random", "greedy")


def played(crew: Crew, match: Match, schedule: Schedule) -> tuple[list[Played], float]:
    """All games in their order, and how many a second; what a process does once is done before."""
    list(in_order(crew, play_pairing, [(match, next(iter(schedule)))] * crew.at_once))
    began = time.perf_counter()
    games = list(in_order(crew, play_pairing, [(match, pairing) for pairing in schedule]))
    return games, len(games) / (time.perf_counter() - began)


def ends(games: list[Played]) -> list[object]:
    return [(each.number, each.seats, each.scores, each.places) for each in games]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", default="local")
    parser.add_argument("--games", type=int, default=200)
    arguments = parser.parse_args()
    match = Match(game_named("artificium").rules(2), BOTS, "arena")
    schedule = Schedule(len(BOTS), 2, "arena", arguments.games)
    with crew_of(cores()) as crew:
        here, rate = played(crew, match, schedule)
    print(f"{cores()} processes: {rate:.1f} games a second")
    with cluster_at(arguments.address) as cluster:
        there, rate = played(cluster, match, schedule)
        print(f"Ray, {cluster.at_once // 2} cores: {rate:.1f} games a second")
    if ends(here) != ends(there):
        sys.exit("expected the same games on processes and on Ray, got different ones")
    print(f"{len(here)} games, the same on both")
