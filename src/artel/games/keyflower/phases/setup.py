"""Setup: homes, workers behind the screens, winter tiles."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.box import STARTING_WORKERS
from artel.games.keyflower.components.tables import FIRST_WINTER
from artel.games.keyflower.moves import HOME, HOMES, WINTER, WINTERS
from artel.games.keyflower.phases.draws import draw_workers
from artel.games.keyflower.state import NOWHERE, WINTER_TILES, KeyflowerState, home_of, lay, rules_of
from artel.games.keyflower.text import HOME_DEALT, MARKER, WINTER_DEALT, WINTER_DEALT_HIDDEN
from artel.kernel.log import all_but, only
from artel.kernel.shape import numbers
from artel.kernel.state import MOST_SEATS, NATURE, SEATS, Ask, Do, State


class DealHome(Ask):
    """A home tile at random for each seat: the first tile of its village.

    Rule: KF-SETUP-6
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        owner = cast(KeyflowerState, state).owner
        return [HOMES[home] for home in range(MOST_SEATS) if owner[home] == NOWHERE]

    def weights(self, state: State, frame: i64) -> list[int]:
        return [1] * len(self.moves(state, frame, NATURE))

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.shape.b(frame)
        home = HOME.a(move)
        s.owner[home] = who
        lay(s, home)
        s.note(HOME_DEALT.of(who, home))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.shape.b(frame))}


class FirstMarker(Do):
    """The lowest home number takes the start player marker and starts the spring.

    Rule: KF-SETUP-7, KF-SEASON-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        best: i64 = 0
        for seat in range(1, s.rules.players):
            if home_of(s, seat) < home_of(s, best):
                best = seat
        s.first = best
        s.note(MARKER.of(best))


class DealWorkers(Do):
    """Eight workers from the bag behind the screen of a seat.

    Rule: KF-SETUP-5
    """

    def run(self, state: State, frame: i64) -> None:
        draw_workers(cast(KeyflowerState, state), self.shape.b(frame), STARTING_WORKERS)


class DealWinter(Ask):
    """Winter tiles, face down, that their seat alone may look at.

    Rule: KF-SETUP-16, KF-SETUP-17
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        winter_of = cast(KeyflowerState, state).winter_of
        return [WINTERS[FIRST_WINTER + tile] for tile in range(WINTER_TILES) if winter_of[tile] == NOWHERE]

    def weights(self, state: State, frame: i64) -> list[int]:
        return [1] * len(self.moves(state, frame, NATURE))

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.shape.b(frame)
        tile = WINTER.a(move)
        s.winter_of = s.winter_of[:]
        s.winter_of[tile - FIRST_WINTER] = who
        s.note(WINTER_DEALT.of(who, tile), only(who))
        s.note(WINTER_DEALT_HIDDEN.of(who), all_but(only(who)))
        left: i64 = self.shape.c(frame) - 1
        if left > 0:
            s.agenda.append(self.frame(NATURE, who, left))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.shape.b(frame)), "count": int(self.shape.c(frame))}


def push_setup(state: KeyflowerState) -> None:
    """The whole setup, on top of what follows it; the last step first."""
    rules = rules_of(state)
    for seat in range(rules.players - 1, -1, -1):
        state.agenda.append(DEAL_WINTER.frame(NATURE, seat, rules.winter_tiles))
    state.agenda.append(FIRST_MARKER.frame())
    for seat in range(rules.players - 1, -1, -1):
        state.agenda.append(DEAL_HOME.frame(NATURE, seat))
    for seat in range(rules.players - 1, -1, -1):
        state.agenda.append(DEAL_WORKERS.frame(NATURE, seat))


DEAL_HOME: Final = DealHome("deal-home", SEATS)
FIRST_MARKER: Final = FirstMarker("first-marker")
DEAL_WORKERS: Final = DealWorkers("deal-workers", SEATS)
DEAL_WINTER: Final = DealWinter("deal-winter", SEATS, numbers("count", 4))
