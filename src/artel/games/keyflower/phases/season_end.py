"""End of the season, step by step as printed."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.gains import gain
from artel.games.keyflower.moves import TAKE_BOAT, TAKE_BOAT_TILE, TILE
from artel.games.keyflower.phases.extend import EXTEND_VILLAGES
from artel.games.keyflower.phases.season import SEASON_BEGINS_STEP
from artel.games.keyflower.screens import gain_skill, gain_workers, put_in_bag
from artel.games.keyflower.state import (
    AUCTION,
    COLOUR_COUNT,
    NO_COLOUR,
    NOWHERE,
    SEAT_COUNT,
    SKILL_COUNT,
    KeyflowerState,
    is_standing,
    leader,
    rules_of,
    take_boat,
)
from artel.games.keyflower.text import (
    BOAT_TAKEN,
    CAME_HOME,
    COLLECTED,
    GAME_OVER,
    LOT_REMOVED,
    LOT_WON,
    MARKER,
    ORDER_WON,
    SEASON_ENDS,
)
from artel.games.keyflower.trade import Cargo
from artel.games.keyflower.words import WINTER
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Ask, Do, State, begin


def end_season(state: KeyflowerState) -> None:
    """All have passed in a row: the steps of the end follow in their printed order.

    Rule: KF-END-1, KF-SEASON-20
    """
    state.note(SEASON_ENDS.of(state.season))
    begin(state, rules_of(state).season_end)


class ReturnBeatenBids(Do):
    """Workers of beaten bids go home behind the screens.

    Rule: KF-END-2
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        for tile in s.lots:
            front = leader(s, tile)
            for seat in range(s.rules.players):
                bid: i64 = s.bids[tile * SEAT_COUNT + seat]
                if bid > 0 and seat != front:
                    s.bids[tile * SEAT_COUNT + seat] = 0
                    gain_workers(s, seat, bid & 3, bid >> 2)
                    s.note(CAME_HOME.of(seat, tile, bid & 3, bid >> 2))


class RemoveUnbidTiles(Do):
    """Village tiles without a bid leave the game; the workers on them go into the bag.

    Rule: KF-END-3
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        for tile in s.lots:
            if not is_standing(s, tile) and leader(s, tile) == NOWHERE:
                s.owner[tile] = NOWHERE
                s.removed = [*s.removed, tile]
                for colour in range(COLOUR_COUNT):
                    put_in_bag(s, colour, s.on_tile[tile * COLOUR_COUNT + colour])
                    s.on_tile[tile * COLOUR_COUNT + colour] = 0
                s.note(LOT_REMOVED.of(tile))


class CollectTiles(Do):
    """Winners take their village tiles and the workers on them; the winning bids go into the bag.

    Rule: KF-END-4, KF-END-5, KF-BID-14
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        players: i64 = s.rules.players
        turn: i64 = 0
        while turn < players:
            seat: i64 = (s.first + turn) % players
            for tile in s.lots:
                if s.owner[tile] == AUCTION and not is_standing(s, tile) and leader(s, tile) == seat:
                    bid: i64 = s.bids[tile * SEAT_COUNT + seat]
                    s.bids[tile * SEAT_COUNT + seat] = 0
                    put_in_bag(s, bid & 3, bid >> 2)
                    s.owner[tile] = seat
                    s.note(LOT_WON.of(seat, tile))
            turn += 1


class CollectWorkers(Do):
    """All workers on a seat's tiles go behind its screen, whoever placed them.

    Rule: KF-END-4, KF-END-6, KF-END-7
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        total = [0] * (s.rules.players * COLOUR_COUNT)
        for tile in range(len(s.owner)):
            seat: i64 = s.owner[tile]
            if seat >= 0 and seat < AUCTION:
                for colour in range(COLOUR_COUNT):
                    count: i64 = s.on_tile[tile * COLOUR_COUNT + colour]
                    if count > 0:
                        s.on_tile[tile * COLOUR_COUNT + colour] = 0
                        total[seat * COLOUR_COUNT + colour] += count
                s.colour[tile] = NO_COLOUR
                s.last_use[tile] = 0
        for tile in s.lots:
            s.colour[tile] = NO_COLOUR
            s.last_use[tile] = 0
        for seat in range(s.rules.players):
            for colour in range(COLOUR_COUNT):
                count = total[seat * COLOUR_COUNT + colour]
                if count > 0:
                    gain_workers(s, seat, colour, count)
                    s.note(COLLECTED.of(seat, colour, count))


class TurnOrder(Do):
    """Winners of turn order tiles choose a boat by number, the others follow clockwise.

    The first two fields count the tile and the seat that come next; the third is the set of seats that
    have chosen. What a tile itself gives comes before its winner's choice.

    Rule: KF-END-8, KF-END-9, KF-END-10, KF-END-11, KF-END-12, KF-END-13, KF-END-17, KF-END-18, KF-END-19,
    KF-ORDER-4, KF-ORDER-5, KF-ORDER-8
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, numbers("place", 8), numbers("turn", 8), numbers("chosen", 64))
        self.place: Final = self.part("place")
        self.turn: Final = self.part("turn")
        self.chosen: Final = self.part("chosen")

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        rules = rules_of(s)
        place, turn, chosen = self.place.read(frame), self.turn.read(frame), self.chosen.read(frame)
        players: i64 = rules.players
        while place < len(rules.orders):
            tile: i64 = rules.orders[place]
            place += 1
            seat = win_order_tile(s, tile)
            if seat == NOWHERE:
                continue
            goods: bool = len(rules.tables.effect[2 * tile].gains) > 0
            first: bool = (chosen >> seat) & 1 == 0
            if first:
                self.ask(s, place, turn, chosen, seat)
            elif goods:
                s.agenda.append(self.frame(-1, place, turn, chosen))
            if goods:
                gain(s, seat, tile, s.side[tile], 0)
            if first or goods:
                return
        while turn < players:
            seat = (s.first + turn) % players
            turn += 1
            if (chosen >> seat) & 1 == 0:
                self.ask(s, place, turn, chosen, seat)
                return
        pass_unwon_marker(s)

    def ask(self, state: KeyflowerState, place: i64, turn: i64, chosen: i64, seat: i64) -> None:
        state.agenda.append(self.frame(-1, place, turn, chosen | (1 << seat)))
        state.agenda.append(CHOOSE_BOAT.frame(seat))


def win_order_tile(state: KeyflowerState, tile: i64) -> i64:
    """The winner of a turn order tile: the tile itself only in winter, the marker with the last one.

    The bid stays on the tile until all boats are chosen, so that it shows who won.
    Rule: KF-END-13, KF-END-17, KF-ORDER-2, KF-ORDER-5, KF-ORDER-8
    """
    seat = leader(state, tile)
    if seat == NOWHERE:
        return NOWHERE
    state.note(ORDER_WON.of(seat, tile))
    if tile == rules_of(state).marker_tile:
        state.first = seat
        state.note(MARKER.of(seat))
    return seat


def pass_unwon_marker(state: KeyflowerState) -> None:
    """Nobody bid on the tile with the marker: it goes to the left of the former first player.

    Rule: KF-END-14, KF-END-20
    """
    if leader(state, rules_of(state).marker_tile) == NOWHERE:
        state.first = (state.first + 1) % state.rules.players
        state.note(MARKER.of(state.first))


class ChooseBoat(Ask):
    """What one boat carries, or in winter the boat itself.

    Rule: KF-END-8, KF-END-12, KF-END-16, KF-END-17, KF-BOAT-1, KF-SEASON-18
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(KeyflowerState, state)
        boats = s.boats
        choices = rules_of(s).listing.boat_choices
        return [choices[boats[n]] for n in range(len(boats)) if (s.boats_taken >> n) & 1 == 0]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        tile = TAKE_BOAT_TILE.read(move)
        boat: i64 = s.boats.index(tile)
        take_boat(s, seat, boat)
        s.note(BOAT_TAKEN.of(seat, tile))
        if s.season == WINTER:
            s.owner[tile] = seat
            return
        for cargo in rules_of(s).cargo:
            cargo.unload(s, seat, boat)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        if not TAKE_BOAT.has(move):
            return Refusal("KF-END-8", "not-now", {"question": "choose-boat"})
        tile = TAKE_BOAT_TILE.read(move)
        if tile not in s.boats:
            return Refusal("KF-SETUP-8", "no-boat", {"tile": TILE.word(tile)})
        return Refusal("KF-END-12", "boat-taken", {"tile": TILE.word(tile)})


class Workers(Cargo):
    """The workers on a boat go behind the screen of the seat that took it.

    Rule: KF-END-8
    """

    def unload(self, state: State, seat: i64, boat: i64) -> None:
        s = cast(KeyflowerState, state)
        s.load = s.load[:]
        for colour in range(COLOUR_COUNT):
            gain_workers(s, seat, colour, s.load[boat * COLOUR_COUNT + colour])
            s.load[boat * COLOUR_COUNT + colour] = 0


class Skills(Cargo):
    """So do the skills.

    Rule: KF-END-8
    """

    def unload(self, state: State, seat: i64, boat: i64) -> None:
        s = cast(KeyflowerState, state)
        s.load_skills = s.load_skills[:]
        for skill in range(SKILL_COUNT):
            for _ in range(s.load_skills[boat * SKILL_COUNT + skill]):
                gain_skill(s, seat, skill)
            s.load_skills[boat * SKILL_COUNT + skill] = 0


class OrderBidsLeave(Do):
    """The workers bid on turn order tiles go into the bag; in winter the tiles go to their winners.

    Rule: KF-END-15, KF-END-17, KF-END-21, KF-ORDER-2
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        for tile in rules_of(s).orders:
            seat = leader(s, tile)
            s.owner[tile] = NOWHERE
            if seat != NOWHERE:
                bid: i64 = s.bids[tile * SEAT_COUNT + seat]
                s.bids[tile * SEAT_COUNT + seat] = 0
                put_in_bag(s, bid & 3, bid >> 2)
                if s.season == WINTER:
                    s.owner[tile] = seat
        s.lots = [tile for tile in s.lots if tile in rules_of(s).standing]


class BoatIncome(Do):
    """What tiles bring their owners at the end of every season.

    Summer boat 1: two workers from the bag, or one green worker from the supply.
    Rule: KF-END-22, KF-SBOAT-5, KF-SBOAT-6, KF-SBOAT-7, KF-SBOAT-8, KF-SBOAT-9
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        incomes = rules_of(s).incomes
        # The last tile first, so that what they ask for comes in the order of the tiles.
        for place in range(len(incomes) - 1, -1, -1):
            tile = incomes[place]
            seat: i64 = s.owner[tile]
            if seat >= 0 and seat < AUCTION:
                gain(s, seat, tile, s.side[tile], 0)


class NextSeason(Do):
    """The next season, or the end of the game after winter.

    Rule: KF-SCORE-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(KeyflowerState, state)
        if s.season == WINTER:
            s.note(GAME_OVER.of())
        else:
            s.agenda.append(SEASON_BEGINS_STEP.frame())


RETURN_BEATEN_BIDS: Final = ReturnBeatenBids("return-beaten-bids")
REMOVE_UNBID_TILES: Final = RemoveUnbidTiles("remove-unbid-tiles")
COLLECT_TILES: Final = CollectTiles("collect-tiles")
COLLECT_WORKERS: Final = CollectWorkers("collect-workers")
TURN_ORDER: Final = TurnOrder("turn-order")
CHOOSE_BOAT: Final = ChooseBoat("choose-boat")
ORDER_BIDS_LEAVE: Final = OrderBidsLeave("order-bids-leave")
BOAT_INCOME: Final = BoatIncome("boat-income")
NEXT_SEASON: Final = NextSeason("next-season")
CARGO: Final[dict[str, Cargo]] = {"workers": Workers(), "skills": Skills()}
SEASON_END: Final = (
    "return-beaten-bids",
    "remove-unbid-tiles",
    "collect-tiles",
    "collect-workers",
    "turn-order",
    "order-bids-leave",
    "boat-income",
    EXTEND_VILLAGES.shape.name,
    "next-season",
)
