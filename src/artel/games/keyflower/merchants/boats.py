"""Boats II: which boat of a pair is in play, what else boats carry, and the exchange of Sea Bastion II."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.boats import Boat, one_at_a_time
from artel.games.keyflower.components.box import MAX_PLAYERS
from artel.games.keyflower.components.vocabulary import BOAT, GREEN_WORKER
from artel.games.keyflower.merchants.lines import (
    BOAT_DRAWN,
    BOAT_EXCHANGED,
    CABIN_CAME,
    CABIN_LOADED,
    GOLD_LOADED,
    GREEN_LOADED,
)
from artel.games.keyflower.merchants.tiles import CABIN
from artel.games.keyflower.merchants.variants import ONLY_MERCHANTS, YES
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import COLOUR_COUNT, GOOD_COUNT, KeyflowerState, home_of, rules_of
from artel.games.keyflower.text import MADE
from artel.games.keyflower.trade import Cargo
from artel.games.keyflower.words import AUTUMN, GOLD, GOODS, GREEN, WINTER
from artel.kernel.bag import bag, counts_of
from artel.kernel.draw import Draw
from artel.kernel.forms import Form, Number
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape, numbers
from artel.kernel.slices import Slot
from artel.kernel.state import NATURE, Ask, Do, State

# NATURE's verb, and a seat's.
IN_PLAY: Final = Shape("in-play", TILE)
IN_PLAY_TILE: Final = IN_PLAY.part("tile")
EXCHANGE: Final = Shape("exchange", TILE)
EXCHANGE_TILE: Final = EXCHANGE.part("tile")

SEA_BASTION_II: Final = TILE.index["sea-bastion-ii"]
# What lies on boats besides workers and skills; green workers lie with the others.
FREIGHT: Final = "freight"
FREIGHT_WORDS: Final = (GOODS[GOLD], CABIN)
FREIGHT_KINDS: Final = 2
ABOARD_GOLD: Final = 0
ABOARD_CABIN: Final = 1
CABINS: Final = "cabins"
CABINS_LEFT: Final = "cabins_left"
CABIN_COUNT: Final = 6


class Aboard(Form):
    """What lies on the boats, by their places."""

    def __init__(self) -> None:
        super().__init__(MAX_PLAYERS * FREIGHT_KINDS, 0)

    def write(self, numbers: list[int]) -> object:
        return [
            bag(numbers[place : place + FREIGHT_KINDS], list(FREIGHT_WORDS))
            for place in range(0, self.width, FREIGHT_KINDS)
        ]

    def read(self, data: object) -> list[int]:
        if not isinstance(data, list) or len(data) != MAX_PLAYERS:
            raise TypeError(f"expected the freight of {MAX_PLAYERS} places, got {data!r}")
        return [count for row in data for count in counts_of(row, list(FREIGHT_WORDS))]


# Rule: KFM-BOX-10, KFM-SETUP-4, KFM-CABIN-2
SLOTS: Final[list[Slot]] = [
    Slot(FREIGHT, Aboard(), seldom=True),
    Slot(CABINS_LEFT, Number(), start=[CABIN_COUNT]),
    Slot(CABINS, Number(), by_seat=True),
]


def cabins_of(state: KeyflowerState, seat: i64) -> i64:
    return state.lists[rules_of(state).slices.list_of(CABINS)][seat]


class PairBoats(Draw):
    """Of two boats with the same name one is in play, by chance; with variant A the boat II.

    Rule: KFM-BOX-3, KFM-SETUP-1, KFM-SETUP-2, KFM-VARIANT-1
    """

    def __init__(self) -> None:
        super().__init__("pair-boats", IN_PLAY, numbers("place", MAX_PLAYERS))
        self.place: Final = self.part("place")

    def openings(self, state: State) -> list[int]:
        pairs = rules_of(cast(KeyflowerState, state)).boats
        return [int(self.frame(NATURE, place)) for place in range(len(pairs)) if len(pairs[place]) > 1]

    def pool(self, state: State, frame: i64) -> list[int]:
        rules = rules_of(cast(KeyflowerState, state))
        only = rules.options[ONLY_MERCHANTS] == YES
        boats = [cast(Boat, rules.tables.tiles[tile]) for tile in rules.boats[self.place.read(frame)]]
        return [0 if only and not boat.twin_of else 1 for boat in boats]

    def drawn(self, state: State, frame: i64) -> list[int]:
        pairs = rules_of(cast(KeyflowerState, state)).boats
        return [int(IN_PLAY.of(tile)) for tile in pairs[self.place.read(frame)]]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = IN_PLAY_TILE.read(move)
        put_into_play(s, self.place.read(frame), tile)
        s.note(BOAT_DRAWN.of(tile))


def put_into_play(state: KeyflowerState, place: i64, tile: i64) -> None:
    state.boats = state.boats[:]
    state.boats[place] = int(tile)


class LoadFreight(Do):
    """Gold, cabins and green workers go on the boats, one piece to each that has room, as far as they go.

    Rule: KFM-SETUP-3, KFM-BOAT-3, KFM-BOAT-4, KFM-BOAT-6, KFM-BOAT-7, KFM-CABIN-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season == WINTER:
            return
        for place in places_with_room(s, GOODS[GOLD]):
            if s.supply[GOLD] > 0:
                s.supply[GOLD] -= 1
                put_aboard(s, place, ABOARD_GOLD, 1)
                s.note(GOLD_LOADED.of(s.boats[place]))
        left = rules_of(s).slices.place_of(CABINS_LEFT)
        for place in places_with_room(s, CABIN):
            if s.lists[0][left] > 0:
                s.lists[0][left] -= 1
                put_aboard(s, place, ABOARD_CABIN, 1)
                s.note(CABIN_LOADED.of(s.boats[place]))
        for place in places_with_room(s, GREEN_WORKER):
            if s.green > 0:
                s.green -= 1
                s.load = s.load[:]
                s.load[place * COLOUR_COUNT + GREEN] += 1
                s.note(GREEN_LOADED.of(s.boats[place]))


def places_with_room(state: KeyflowerState, word: str) -> list[int]:
    """The places of the boats that carry this in the season, in the order in which they are filled."""
    loads: list[int] = []
    for tile in state.boats:
        brings = cast(Boat, rules_of(state).tables.tiles[tile]).brings
        loads.append(brings[word][state.season] if word in brings else 0)
    return one_at_a_time(loads)


def put_aboard(state: KeyflowerState, place: i64, kind: i64, count: i64) -> None:
    number = rules_of(state).slices.list_of(FREIGHT)
    state.lists[number] = state.lists[number][:]
    state.lists[number][place * FREIGHT_KINDS + kind] += count


class Freight(Cargo):
    """Gold and cabins go on the home tile of the seat that took the boat.

    Rule: KFM-BOAT-1, KFM-CABIN-2, KFM-END-1
    """

    def unload(self, state: State, seat: i64, boat: i64) -> None:
        s = cast(KeyflowerState, state)
        slices = rules_of(s).slices
        first = boat * FREIGHT_KINDS
        aboard = s.lists[slices.list_of(FREIGHT)][first : first + FREIGHT_KINDS]
        if aboard[ABOARD_GOLD] > 0:
            home = home_of(s, seat)
            s.goods[home * GOOD_COUNT + GOLD] += aboard[ABOARD_GOLD]
            s.note(MADE.of(seat, home, GOLD, aboard[ABOARD_GOLD]))
        for _ in range(aboard[ABOARD_CABIN]):
            s.lists[slices.list_of(CABINS)][seat] += 1
            s.note(CABIN_CAME.of(seat))
        for kind in range(FREIGHT_KINDS):
            put_aboard(s, boat, kind, -aboard[kind])


class Replacement(Cargo):
    """Whoever takes the load of Sea Bastion II in autumn chooses at once what takes its place.

    Rule: KFM-BOAT-9
    """

    def unload(self, state: State, seat: i64, boat: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season == AUTUMN and s.boats[boat] == SEA_BASTION_II:
            s.agenda.append(EXCHANGE_BOAT.frame(seat))


class ExchangeBoat(Ask):
    """A boat that is not in play takes the place of Sea Bastion II, which leaves the game.

    Rule: KFM-BOAT-9, KFM-BOAT-10
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        return [int(EXCHANGE.of(tile)) for tile in rules_of(s).of_kind(BOAT) if tile not in s.boats]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = EXCHANGE_TILE.read(move)
        put_into_play(s, s.boats.index(SEA_BASTION_II), tile)
        s.note(BOAT_EXCHANGED.of(seat, SEA_BASTION_II, tile))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        if not EXCHANGE.has(move):
            return Refusal("KFM-BOAT-9", "not-now", {"question": "exchange-boat"})
        tile = EXCHANGE_TILE.read(move)
        values: dict[str, int | str] = {"tile": TILE.word(tile)}
        if tile not in rules_of(s).of_kind(BOAT):
            return Refusal("KFM-BOAT-9", "never-a-boat", values)
        return Refusal("KFM-BOAT-9", "boat-in-play", values)


PAIR_BOATS: Final = PairBoats()
LOAD_FREIGHT: Final = LoadFreight("load-freight")
EXCHANGE_BOAT: Final = ExchangeBoat("exchange-boat")
