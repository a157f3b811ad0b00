"""Start of the season: boats and lots, the winter choice, and turns until all have passed."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import SUMMER_BOAT
from artel.games.keyflower.moves import (
    HELD_TILE,
    LOT,
    LOT_SIDE,
    LOT_TILE,
    OFFER,
    OFFER_FOURTH,
    OFFER_SECOND,
    OFFER_THIRD,
    OFFER_TILE,
    TILE,
    VERBS,
)
from artel.games.keyflower.state import AUCTION, MOST_OFFERED, NOWHERE, KeyflowerState, rules_of
from artel.games.keyflower.text import LOT_SHOWN, OFFERED, SEASON_BEGINS
from artel.games.keyflower.words import FRONT, WINTER
from artel.kernel.draw import Draw
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, Do, State, Together, begin, frame_waiting
from artel.kernel.telling import Told


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
        begin(s, rules_of(s).season_start)


class ShowLot(Draw):
    """The next village tile of the season, at random; a summer boat with a random side up.

    Rule: KF-SEASON-7, KF-SEASON-8, KF-SEASON-9, KF-SETUP-15
    """

    def __init__(self) -> None:
        super().__init__("show-lot", LOT, numbers("count", 32))
        self.count: Final = self.part("count")

    def openings(self, state: State) -> list[int]:
        s = cast(KeyflowerState, state)
        return [] if s.season == WINTER else [int(self.frame(NATURE, rules_of(s).lots))]

    def pool(self, state: State, frame: i64) -> list[int]:
        """Both sides of each tile of the season: a boat lies with either up, any other with its front."""
        s = cast(KeyflowerState, state)
        found: list[int] = []
        sure = sure_lots_left(s)
        for tile in rules_of(s).season_tiles[s.season]:
            if s.owner[tile] != NOWHERE or (len(sure) > 0 and tile not in sure):
                found.append(0)
                found.append(0)
            elif is_summer_boat(s, tile):
                found.append(1)
                found.append(1)
            else:
                found.append(2)
                found.append(0)
        return found

    def drawn(self, state: State, frame: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        return rules_of(s).season_lots[s.season]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile, side = LOT_TILE.read(move), LOT_SIDE.read(move)
        s.owner[tile] = AUCTION
        s.side[tile] = side
        s.lots = [*s.lots, int(tile)]
        s.note(LOT_SHOWN.of(tile, side))
        left: i64 = self.count.read(frame) - 1
        if left > 0:
            s.agenda.append(self.frame(NATURE, left))


def sure_lots_left(state: KeyflowerState) -> list[int]:
    """The tiles of this season that come in any case and have not come yet: they are laid out first."""
    sure = rules_of(state).variants.sure_lots
    if len(sure) == 0:
        return sure
    season = rules_of(state).tables.season
    return [tile for tile in sure if season[tile] == state.season and state.owner[tile] == NOWHERE]


def is_summer_boat(state: KeyflowerState, tile: i64) -> bool:
    return rules_of(state).tables.kind[tile] == SUMMER_BOAT


class OfferTiles(Together):
    """Winter: each seat chooses one or more of its winter tiles in secret, all at once.

    Rule: KF-SEASON-10, KF-SEASON-11, KF-SEASON-12, KF-SEASON-13
    """

    def openings(self, state: State) -> list[int]:
        everybody = (1 << state.rules.players) - 1
        return [int(self.frame_for(everybody))] if cast(KeyflowerState, state).season == WINTER else []

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        hand = winter_hand(cast(KeyflowerState, state), seat)
        found: list[int] = []
        list_offers(hand, [], found)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        for tile in offered_tiles(move):
            s.offered |= 1 << rules_of(s).winter_at[tile]
        waiting: i64 = frame_waiting(frame) & ~(1 << seat)
        if waiting == 0:
            show_winter_tiles(s)
        else:
            s.agenda.append(self.frame_for(waiting))

    def retell(self, state: State, frame: i64, seat: i64, move: i64) -> Told | None:
        """The same tiles in another order."""
        if not OFFER.has(move):
            return None
        named = offer_of(sorted(offered_tiles(move)))
        return Told(0, [named]) if named in self.moves(state, frame, seat) else None

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        if not OFFER.has(move):
            return Refusal("KF-SEASON-10", "not-now", {"question": "offer-tiles"})
        hand = winter_hand(s, seat)
        for tile in offered_tiles(move):
            if tile not in hand:
                return Refusal("KF-SEASON-10", "not-your-winter-tile", {"tile": TILE.word(tile)})
        named = offer_of(sorted(offered_tiles(move)))
        if named not in self.moves(state, frame, seat):
            return Refusal("KF-SEASON-10", "offered-twice", {})
        return Refusal("KF-SEASON-10", "named-otherwise", {"line": VERBS.text(named)})


def winter_hand(state: KeyflowerState, seat: i64) -> list[int]:
    """The winter tiles a seat holds."""
    winters = rules_of(state).winters
    return [winters[place] for place in range(len(winters)) if state.winter_of[place] == seat]


def list_offers(hand: list[int], before: list[int], found: list[int]) -> None:
    """Every offer that begins with these tiles and goes on with some of the hand."""
    for place in range(len(hand)):
        tiles = [*before, hand[place]]
        found.append(offer_of(tiles))
        list_offers(hand[place + 1 :], tiles, found)


def offered_tiles(move: i64) -> list[int]:
    """The tiles an offer names; behind the first, a number is one more than the tile's, and 0 is none."""
    further = [int(part.read(move)) for part in (OFFER_SECOND, OFFER_THIRD, OFFER_FOURTH)]
    named = [int(OFFER_TILE.read(move)), *[number - 1 for number in further if number > 0]]
    return [TILE.index[HELD_TILE.word(number)] for number in named]


def offer_of(tiles: list[int]) -> int:
    """The offer of these one to four tiles."""
    named = [HELD_TILE.index[TILE.word(tile)] for tile in tiles]
    further = [number + 1 for number in named[1:]] + [0] * (MOST_OFFERED - len(tiles))
    return int(OFFER.of(named[0], further[0], further[1], further[2]))


def show_winter_tiles(state: KeyflowerState) -> None:
    """The numbers become known, then the tiles, but not who chose which; the others leave the game.

    Rule: KF-SEASON-12, KF-SEASON-13, KF-SEASON-14, KF-SEASON-15
    """
    winters = rules_of(state).winters
    for seat in range(state.rules.players):
        count: i64 = 0
        for place in range(len(winters)):
            if state.winter_of[place] == seat and (state.offered >> place) & 1:
                count += 1
        state.note(OFFERED.of(seat, count))
    state.kept_of = [
        NOWHERE if (state.offered >> place) & 1 else state.winter_of[place] for place in range(len(winters))
    ]
    state.winter_of = [NOWHERE] * len(winters)
    for place, tile in enumerate(winters):
        if (state.offered >> place) & 1:
            state.owner[tile] = AUCTION
            state.lots = [*state.lots, tile]
            state.note(LOT_SHOWN.of(tile, FRONT))
    state.offered = 0


class AuctionBegins(Do):
    """The turn order tiles, and what else comes in every season, join the lots; then the first turn.

    Modules may let something happen before it.

    Rule: KF-SEASON-2, KF-SEASON-19, KF-SETUP-12, KF-SETUP-13, KF-ORDER-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        standing = rules_of(s).orders + rules_of(s).standing
        for tile in standing:
            s.owner[tile] = AUCTION
        s.lots = s.lots + standing
        begin(s, rules_of(s).auction_start)


SEASON_BEGINS_STEP: Final = SeasonBegins("season-begins")
SHOW_LOT: Final = ShowLot()
OFFER_TILES: Final = OfferTiles("offer-tiles")
AUCTION_BEGINS: Final = AuctionBegins("auction-begins")
SEASON_START: Final = ("load-worker", "load-skill", "show-lot", "offer-tiles", "auction-begins")
