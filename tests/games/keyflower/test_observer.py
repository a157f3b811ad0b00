"""Whoever remembers everything never finds a redealt state impossible, and would notice one that is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from artel.games import game_named
from artel.kernel.game import SPECTATOR, Log, Rng, State
from artel.kernel.log import line_data
from tests.contract.walks import Case, walk
from tests.games.keyflower.observer import Observer

GAME = game_named("keyflower")
# About how many decisions lie between two looks at what could be.
BETWEEN = 40


class Watcher:
    """An observer of a game in progress, told after every decision."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.read = 0
        self.observer = Observer(GAME, state.rules, seat)

    def look(self) -> None:
        log = self.state.log
        assert log is not None
        lines = [line_data(GAME.lines, log, index) for index in log.visible(self.seat, self.read)]
        self.read = len(log.lines)
        self.observer.see(GAME.view(self.state, self.seat).data, lines)

    def redealt(self, rng: Rng) -> State:
        return GAME.redeal(GAME.view(self.state, self.seat), rng)


def watched(players: int, seed: int, seats: list[int]) -> Iterator[list[Watcher]]:
    """A whole random game; the watchers after every decision."""
    case = Case(GAME, GAME.default_modules, players)
    state = case.setup(Log())
    watchers = [Watcher(state, seat) for seat in seats]
    for watcher in watchers:
        watcher.look()
    first = True
    for _ in walk(case, seed, state=state):
        if not first:
            for watcher in watchers:
                watcher.look()
            yield watchers
        first = False


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("KF-SETUP-5", "KF-USE-10", "KF-USE-11", "KF-UPGRADE-12", "KF-SEASON-14")
def test_no_redealt_state_is_impossible_for_who_remembers_all(players: int) -> None:
    chance, rng, judged = random.Random(players), Rng(f"observers {players}"), 0
    for seed in range(2):
        for watchers in watched(players, 100 + seed, [SPECTATOR, seed % players]):
            if chance.random() < 1 / BETWEEN:
                for watcher in watchers:
                    where = f"{players} players, seed {seed}, ply {watcher.state.ply}, seat {watcher.seat}"
                    assert watcher.observer.impossible(watcher.state) is None, where
                    assert watcher.observer.impossible(watcher.redealt(rng)) is None, where
                    judged += 1
    assert judged > 10


def naively_dealt(watcher: Watcher, chance: random.Random) -> dict[str, Any]:
    """Hidden workers and skills shuffled with no memory but of how many there are of each kind."""
    data: dict[str, Any] = GAME.to_data(watcher.redealt(Rng(chance.random().hex())))
    others = [row for seat, row in enumerate(data["seats"]) if seat != watcher.seat]
    for pieces, pool in (("workers", "bag"), ("skills", "stack")):
        heaps = [row[pieces] for row in others] + [data[pool]]
        pile = [kind for heap in heaps for kind, count in heap.items() for _ in range(count)]
        chance.shuffle(pile)
        for row in others:
            row[pieces] = dict(Counter(pile.pop() for _ in range(sum(row[pieces].values()))))
        data[pool] = dict(Counter(pile))
    return data


def test_an_observer_notices_what_cannot_be() -> None:
    chance, noticed = random.Random("naive"), Counter[str]()
    for watchers in watched(4, 100, [SPECTATOR, 0]):
        if chance.random() < 1 / BETWEEN:
            for watcher in watchers:
                fault = watcher.observer.trouble(naively_dealt(watcher, chance))
                noticed[str(fault).split()[0]] += 1
    assert noticed["workers"] > 10
    assert noticed["None"] < noticed["workers"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("winter", 1, 0), "has one of my winter tiles"),
        (("winter", 1, 2), "winter tiles lie twice"),
        (("kept", 1, 2), "kept"),
    ],
)
def test_an_observer_notices_winter_tiles_in_two_places(change: tuple[str, int, int], fault: str) -> None:
    field, goal, source = change
    watcher = next(watchers[0] for watchers in watched(3, 1, [0]) if watchers[0].state.ply > 100)
    data: dict[str, Any] = GAME.to_data(watcher.state)
    assert watcher.observer.trouble(data) is None
    data["seats"][goal][field] = data["seats"][source]["winter"]
    assert fault in str(watcher.observer.trouble(data))
