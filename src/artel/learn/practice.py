"""Much practice: batches of games are played by an instinct and learned from, again and again.

While one batch is learned from, the next is played already, by the network as it was before: nobody waits.
Every so often the network of that moment joins the league, against which some of the games are played.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from artel.bots.search.instinct import FORMAT, packed
from artel.bots.search.scene import Scene
from artel.kernel.rng import Rng
from artel.learn.playing_much import KINDS, turns_of
from artel.learn.schooling import School, best_device, read

# Games of one task.
CHUNK = 4
# Nodes of the two layers.
WIDE, NARROW = 128, 32
# How far a step goes at first and at the end; whoever goes on from something learned begins more carefully.
FIRST_PACE, LATER_PACE, LAST_PACE = 2e-3, 4e-4, 5e-5
# At first only the critic learns: an actor would follow its first mistakes.
CRITIC_ONLY = 6
# After so many batches a network joins the league, which has room for so many; and so often it is told how
# far the learning has come.
JOINING, LEAGUE_ROOM = 16, 8


class Crew(Protocol):
    """Whoever plays: what is handed out is done somewhere, sometime, and taken when it is done."""

    def hand_out(self, work: Callable[..., Any], row: tuple[Any, ...]) -> object: ...
    def done(self, tickets: list[Any]) -> list[Any]: ...
    def result(self, ticket: Any) -> Any: ...


class Practice:
    """One learning, from a network that knows nothing or from one that goes on."""

    def __init__(self, scene: Scene, games: int, seed: str, weights: list[float] | None) -> None:
        self.scene = scene
        self.games = games
        self.seed = seed
        self.goes_on = weights is not None
        self.device = best_device()
        number = zlib.crc32(seed.encode())
        self.school = School(scene, WIDE, NARROW, FIRST_PACE, number, self.device)
        if weights is not None:
            self.school.take(weights)
        self.league: list[str] = []
        self.rng = Rng(f"{seed}/league")
        # What was told of the learning, every so often.
        self.log: list[dict[str, float]] = []

    def run(self, crew: Crew) -> Iterator[int]:
        """How many games of it have been learned from, batch by batch."""
        size = self.scene.batch
        waiting = self.begin(crew, 0)
        for first in range(0, self.games, size):
            following = self.begin(crew, first + size)
            packs = [self.finish(crew, ticket) for ticket in waiting]
            waiting = following
            begun = LATER_PACE if self.goes_on else FIRST_PACE
            pace = begun + (LAST_PACE - begun) * first / self.games
            critic_only = not self.goes_on and first < CRITIC_ONLY * size
            told = self.school.learn(read(packs, KINDS), pace, critic_only)
            done = min(first + size, self.games)
            if first // size % JOINING == 0 or done == self.games:
                self.log.append({"games": done, **{key: round(value, 4) for key, value in told.items()}})
            yield done

    def begin(self, crew: Crew, first: int) -> list[object]:
        """Hand out the games of the batch that begins there."""
        if first >= self.games:
            return []
        so_far, size = self.text({}), self.scene.batch
        if first // size % JOINING == 0:
            self.league = [*self.league, so_far][-LEAGUE_ROOM:]
        older = self.league[int(self.rng.below(len(self.league)))]
        end = min(first + size, self.games)
        return [
            crew.hand_out(
                turns_of, (self.scene.game, so_far, older, number, min(CHUNK, end - number), self.seed)
            )
            for number in range(first, end, CHUNK)
        ]

    def finish(self, crew: Crew, ticket: object) -> dict[str, bytes]:
        crew.done([ticket])
        found: dict[str, bytes] = crew.result(ticket)
        return found

    def text(self, recipe: dict[str, Any]) -> str:
        """The network as it is now, as a file."""
        data = {
            "format": FORMAT, "game": self.scene.game, "version": self.scene.version,
            "nodes": [WIDE, NARROW], "recipe": recipe, "names": self.scene.names,
            "weights": packed(self.school.weights()),
        }  # fmt: skip
        return json.dumps(data, indent=1) + "\n"
