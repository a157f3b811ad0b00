"""Start of the season: boats and lots, the winter choice, and turns until all have passed."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.tables import FIRST_SUMMER_BOAT, FIRST_WINTER
from artel.games.keyflower.moves import LOT, OFFER, VERBS
from artel.games.keyflower.phases.draws import load_skills, load_workers
from artel.games.keyflower.state import (
    AUCTION,
    COLOURS,
    NOWHERE,
    WINTER_TILES,
    KeyflowerState,
    rules_of,
)
from artel.games.keyflower.text import LOT_SHOWN, OFFERED, SEASON_BEGINS
from artel.games.keyflower.words import BACK, FRONT, WINTER
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, Ask, Do, State, Together, frame_waiting
from artel.kernel.telling import Told

# The word that ends a choice of winter tiles early.
NO_MORE: Final = WINTER_TILES


class SeasonBegins(Do):
    """Boats are loaded and the season's tiles laid out; in winter the seats choose them in secret.

    Rule: KF-SEASON-3, KF-SEASON-4, KF-SEASON-6, KF-SEASON-7, KF-SETUP-14, KF-SETUP-15
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        s.season += 1
        s.passes = 0
        s.boats_taken = 0
        s.note(SEASON_BEGINS.of(s.season))
        s.agenda.append(AUCTION_BEGINS.frame())
        if s.season == WINTER:
            s.agenda.append(OFFER_TILES.frame_for((1 << s.rules.players) - 1))
            return
        s.agenda.append(SHOW_LOT.frame(NATURE, rules_of(s).lots))
        load_skills(s, 0)
        load_workers(s, 0)


class ShowLot(Ask):
    """The next village tile of the season, at random; a summer boat with a random side up.

    Rule: KF-SEASON-7, KF-SEASON-8, KF-SEASON-9, KF-SETUP-15
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        found: list[int] = []
        for tile in rules_of(s).season_tiles[s.season]:
            if s.owner[tile] == NOWHERE:
                found.append(LOT.of(tile, FRONT))
                if is_summer_boat(tile):
                    found.append(LOT.of(tile, BACK))
        return found

    def weights(self, state: State, frame: i64) -> list[int]:
        return [1 if is_summer_boat(LOT.a(move)) else 2 for move in self.moves(state, frame, NATURE)]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = LOT.a(move)
        s.owner[tile] = AUCTION
        s.side[tile] = LOT.b(move)
        s.lots = [*s.lots, int(tile)]
        s.note(LOT_SHOWN.of(tile, LOT.b(move)))
        left: i64 = self.shape.b(frame) - 1
        if left > 0:
            s.agenda.append(self.frame(NATURE, left))


def is_summer_boat(tile: i64) -> bool:
    return tile >= FIRST_SUMMER_BOAT and tile < FIRST_SUMMER_BOAT + COLOURS


class OfferTiles(Together):
    """Winter: each seat chooses one or more of its winter tiles in secret, all at once.

    Rule: KF-SEASON-10, KF-SEASON-11, KF-SEASON-12, KF-SEASON-13
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        hand = [tile for tile in range(WINTER_TILES) if s.winter_of[tile] == seat]
        found: list[int] = []
        for first in range(len(hand)):
            found.append(OFFER.of(hand[first], NO_MORE, NO_MORE))
            for second in range(first + 1, len(hand)):
                found.append(OFFER.of(hand[first], hand[second], NO_MORE))
                for third in range(second + 1, len(hand)):
                    found.append(OFFER.of(hand[first], hand[second], hand[third]))
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        for tile in (OFFER.a(move), OFFER.b(move), OFFER.c(move)):
            if tile != NO_MORE:
                s.offered |= 1 << tile
        waiting: i64 = frame_waiting(frame) & ~(1 << seat)
        if waiting == 0:
            show_winter_tiles(s)
        else:
            s.agenda.append(self.frame_for(waiting))

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The same tiles in another order."""
        if not OFFER.has(move):
            return None
        named = offered_in_order(move)
        return Told(0, [named]) if named in self.moves(state, frame, seat) else None

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        if not OFFER.has(move):
            return Refusal("KF-SEASON-10", "not-now", {"question": "offer-tiles"})
        for tile in (OFFER.a(move), OFFER.b(move), OFFER.c(move)):
            if tile != NO_MORE and s.winter_of[tile] != seat:
                word = rules_of(s).tables.words[FIRST_WINTER + tile]
                return Refusal("KF-SEASON-10", "not-your-winter-tile", {"tile": word})
        named = offered_in_order(move)
        if named not in self.moves(state, frame, seat):
            return Refusal("KF-SEASON-10", "offered-twice", {})
        return Refusal("KF-SEASON-10", "named-otherwise", {"line": VERBS.text(named)})


def offered_in_order(move: i64) -> int:
    """The same tiles in their order, with nothing between them."""
    first, second, third = sorted([int(OFFER.a(move)), int(OFFER.b(move)), int(OFFER.c(move))])
    return int(OFFER.of(first, second, third))


def show_winter_tiles(state: KeyflowerState) -> None:
    """The numbers become known, then the tiles, but not who chose which; the others leave the game.

    Rule: KF-SEASON-12, KF-SEASON-13, KF-SEASON-14, KF-SEASON-15
    """
    for seat in range(state.rules.players):
        count: i64 = 0
        for tile in range(WINTER_TILES):
            if state.winter_of[tile] == seat and (state.offered >> tile) & 1:
                count += 1
        state.note(OFFERED.of(seat, count))
    state.kept_of = [
        NOWHERE if (state.offered >> tile) & 1 else state.winter_of[tile] for tile in range(WINTER_TILES)
    ]
    state.winter_of = [NOWHERE] * WINTER_TILES
    for tile in range(WINTER_TILES):
        if (state.offered >> tile) & 1:
            number = FIRST_WINTER + tile
            state.owner[number] = AUCTION
            state.lots = [*state.lots, number]
            state.note(LOT_SHOWN.of(number, FRONT))
    state.offered = 0


class AuctionBegins(Do):
    """The turn order tiles join the lots; the holder of the marker has the first turn.

    Rule: KF-SEASON-2, KF-SEASON-19, KF-SETUP-12, KF-SETUP-13, KF-ORDER-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        for tile in rules_of(s).orders:
            s.owner[tile] = AUCTION
        s.lots = s.lots + rules_of(s).orders
        s.agenda.append(TURN.frame(s.first))


SEASON_BEGINS_STEP: Final = SeasonBegins("season-begins")
SHOW_LOT: Final = ShowLot("show-lot", numbers("count", 16))
OFFER_TILES: Final = OfferTiles("offer-tiles")
AUCTION_BEGINS: Final = AuctionBegins("auction-begins")
