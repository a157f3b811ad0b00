"""The points of every seat over a game that is over: as they would have counted at the end of each turn.

They are worked out once, beside the tables and one game after the other, within a time: what is not reached
by then is left out evenly, so a slow curve has fewer points and none that is wrong.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from artel.kernel.game import Game, Rules, State
from artel.review.course import halving
from artel.table.history import Entry, first_position, live_entries
from artel.table.moments import turns_of
from artel.table.wire import WireError

SECONDS: Final = 5.0
# A curve has at most so many points, a server keeps so many curves at hand, and so many wait for theirs.
MOST_POINTS: Final = 400
MOST_CURVES: Final = 256
MOST_WAITING: Final = 8

Curve = list[tuple[int, list[int]]]


def curve_of(
    game: Game,
    rules: Rules,
    entries: Sequence[Entry],
    seconds: float = SECONDS,
    clock: Callable[[], float] = time.monotonic,
) -> Curve:
    """After so many entries the scores of all seats: at the start, at the ends of turns, at the very end."""
    until = clock() + seconds
    turns = turns_of(entries, rules.players)
    first = min((entry.n for entry in entries if entry.seat >= 0), default=len(entries))
    ends = [first, *spread([n for n, _ in turns], MOST_POINTS - 1)]
    states = _states(game, rules, entries, ends)
    points: dict[int, list[int]] = {}
    for place in halving(len(ends)):
        if len(points) >= 2 and clock() > until:
            break
        points[ends[place]] = game.scores(states[place])
    return sorted(points.items())


def _states(game: Game, rules: Rules, entries: Sequence[Entry], ends: Sequence[int]) -> list[State]:
    """How it stood at these ends, in one walk over what has stayed: what was taken back counts nowhere."""
    position = first_position(game, rules)
    live, done, states = live_entries(entries), 0, []
    for end in ends:
        while done < len(live) and live[done].n < end:
            position.attempt(live[done].n, live[done].seat, live[done].line)
            position.steps.clear()
            done += 1
        states.append(position.state)
    return states


def spread(all_ends: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly, always with the last."""
    count = len(all_ends)
    if count <= most:
        return list(all_ends)
    return [all_ends[(place + 1) * count // most - 1] for place in range(most)]


class Curves:
    """The curves of a server, each worked out once and kept while there is room."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds: Final = seconds
        self._turn: Final = asyncio.Lock()
        self._made: Final[OrderedDict[str, asyncio.Future[Curve]]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return len(self._made)

    async def curve(self, table: str, game: Game, rules: Rules, entries: Sequence[Entry]) -> Curve:
        """The curve of a table's game; it is over, so there is only one."""
        known = self._made.get(table)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            if self._waiting >= MOST_WAITING:
                raise WireError("busy", f"at most {MOST_WAITING} curves at once", self._waiting, 503)
            # Counted here: nobody else is let in before this one begins.
            self._waiting += 1
            known = asyncio.ensure_future(self._work(game, rules, entries))
            known.add_done_callback(self._worked)
            self._made[table] = known
        self._made.move_to_end(table)
        while len(self._made) > MOST_CURVES:
            self._made.popitem(last=False)
        return await asyncio.shield(known)

    async def _work(self, game: Game, rules: Rules, entries: Sequence[Entry]) -> Curve:
        async with self._turn:
            return await asyncio.to_thread(curve_of, game, rules, entries, self._seconds)

    def _worked(self, _: object) -> None:
        self._waiting -= 1
