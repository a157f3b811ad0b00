"""Setup: homes, workers behind the screens, winter tiles."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.homes import Home
from artel.games.keyflower.moves import HOME, HOME_TILE, WINTER, WINTER_TILE
from artel.games.keyflower.phases.draws import draw_workers
from artel.games.keyflower.state import NOWHERE, KeyflowerState, home_of, lay, rules_of, survey
from artel.games.keyflower.text import HOME_DEALT, MARKER, WINTER_DEALT, WINTER_DEALT_HIDDEN
from artel.kernel.draw import Draw
from artel.kernel.log import all_but, only
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, SEAT, Do, State


class DealHome(Draw):
    """A home tile at random for each seat: the first tile of its village.

    Rule: KF-SETUP-6
    """

    def __init__(self) -> None:
        super().__init__("deal-home", HOME, SEAT)
        self.who: Final = self.part("seat")

    def openings(self, state: State) -> list[int]:
        return [int(self.frame(NATURE, seat)) for seat in range(state.rules.players)]

    def pool(self, state: State, frame: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        return [1 if s.owner[home] == NOWHERE else 0 for home in rules_of(s).homes]

    def drawn(self, state: State, frame: i64) -> list[int]:
        rules = rules_of(cast(KeyflowerState, state))
        return [rules.listing.homes[home] for home in rules.homes]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.who.read(frame)
        home = HOME_TILE.read(move)
        s.owner[home] = who
        lay(s, home)
        s.note(HOME_DEALT.of(who, home))
        survey(s, home)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame))}


class FirstMarker(Do):
    """The lowest home number takes the start player marker and starts the spring.

    Rule: KF-SETUP-7, KF-SEASON-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        best: i64 = 0
        for seat in range(1, s.rules.players):
            if home_number(s, seat) < home_number(s, best):
                best = seat
        s.first = best
        s.note(MARKER.of(best))


def home_number(state: KeyflowerState, seat: i64) -> int:
    """The number printed on the home tile of a seat."""
    return cast(Home, rules_of(state).tables.tiles[home_of(state, seat)]).number


class DealWorkers(Do):
    """Eight workers from the bag behind the screen of a seat.

    Rule: KF-SETUP-5
    """

    def __init__(self) -> None:
        super().__init__("deal-workers", SEAT)
        self.who: Final = self.part("seat")

    def openings(self, state: State) -> list[int]:
        return [int(self.frame(NATURE, seat)) for seat in range(state.rules.players)]

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        draw_workers(s, self.who.read(frame), rules_of(s).starting_workers)


class DealWinter(Draw):
    """Winter tiles, face down, that their seat alone may look at.

    Rule: KF-SETUP-16, KF-SETUP-17
    """

    def __init__(self) -> None:
        super().__init__("deal-winter", WINTER, SEAT, numbers("count", 8))
        self.who: Final = self.part("seat")
        self.count: Final = self.part("count")

    def openings(self, state: State) -> list[int]:
        count: i64 = rules_of(cast(KeyflowerState, state)).winter_tiles
        return [int(self.frame(NATURE, seat, count)) for seat in range(state.rules.players)]

    def pool(self, state: State, frame: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        variants = rules_of(s).variants
        if variants.limits:
            return variants.winter_weights(s.winter_of, NOWHERE)
        return [1 if seat == NOWHERE else 0 for seat in s.winter_of]

    def drawn(self, state: State, frame: i64) -> list[int]:
        rules = rules_of(cast(KeyflowerState, state))
        return [rules.listing.winters[tile] for tile in rules.winters]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        who = self.who.read(frame)
        tile = WINTER_TILE.read(move)
        s.winter_of = s.winter_of[:]
        s.winter_of[rules_of(s).winter_at[tile]] = who
        s.note(WINTER_DEALT.of(who, tile), only(who))
        s.note(WINTER_DEALT_HIDDEN.of(who), all_but(only(who)))
        left: i64 = self.count.read(frame) - 1
        if left > 0:
            s.agenda.append(self.frame(NATURE, who, left))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"for": int(self.who.read(frame)), "count": int(self.count.read(frame))}


DEAL_HOME: Final = DealHome()
FIRST_MARKER: Final = FirstMarker("first-marker")
DEAL_WORKERS: Final = DealWorkers()
DEAL_WINTER: Final = DealWinter()
SETUP: Final = ("deal-workers", "deal-home", "first-marker", "deal-winter", "season-begins")
