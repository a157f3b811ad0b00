"""The ghost: where it is, and the turn in which it scares the workers of another's leading bid."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.turn import TURN, next_seat
from artel.games.keyflower.moves import COLOUR, TILE
from artel.games.keyflower.screens import gain_workers
from artel.games.keyflower.state import NOWHERE, SEAT_COUNT, KeyflowerState, leader, rules_of
from artel.games.keyflower.text import COUNT, TARGET
from artel.kernel.forms import SomeSeat, Word
from artel.kernel.log import Line
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import Shape
from artel.kernel.slices import NUMBERS, Slot
from artel.kernel.state import SEAT, State

# Where the ghost is: on the tile, with the seat that won it, on the lot that is shut, or out of the game.
ON_TILE: Final = 0
HELD: Final = 1
PLAYED: Final = 2
GONE: Final = 3
GHOST_PLACES: Final = ["key-celeste", "held", "played", "gone"]

GHOST: Final = "ghost"
GHOST_OF: Final = "ghost_of"
SLOTS: Final = [Slot(GHOST, Word(GHOST_PLACES)), Slot(GHOST_OF, SomeSeat())]

SCARE: Final = Shape("scare", TILE)
SCARE_TILE: Final = SCARE.part("tile")

SCARED: Final = Line("scared", "KFC-GHOST-3", SEAT, TARGET, TILE, COLOUR, COUNT)
GHOST_TAKEN: Final = Line("ghost-taken", "KFC-LOT-5", SEAT)
GHOST_BACK: Final = Line("ghost-back", "KFC-GHOST-12")
GHOST_GONE: Final = Line("ghost-gone", "KFC-GHOST-13")


def ghost_place(state: KeyflowerState) -> i64:
    """Where the ghost is. It begins the game on the tile.

    Rule: KFC-LOT-4
    """
    return state.lists[NUMBERS][rules_of(state).slices.place_of(GHOST)]


def ghost_holder(state: KeyflowerState) -> i64:
    """Who holds the ghost, or has played it in this season; NOWHERE for nobody."""
    return state.lists[NUMBERS][rules_of(state).slices.place_of(GHOST_OF)]


def holds_ghost(state: KeyflowerState, seat: i64) -> bool:
    """True when a seat has the ghost and has not played it."""
    return ghost_place(state) == HELD and ghost_holder(state) == seat


def put_ghost(state: KeyflowerState, place: i64, seat: i64) -> None:
    slices = rules_of(state).slices
    state.lists[NUMBERS][slices.place_of(GHOST)] = place
    state.lists[NUMBERS][slices.place_of(GHOST_OF)] = seat


def scare(state: KeyflowerState, seat: i64, tile: i64) -> None:
    """The workers of the leading bid go behind the screen of the ghost's player; the lot is shut.

    The ghost takes their place: no worker, so it stands in no list of workers. Nobody bids or works there
    any more in this season, and the robbed player has the tile; beaten bids and workers at work stay.
    Rule: KFC-GHOST-3, KFC-GHOST-6, KFC-GHOST-7, KFC-GHOST-8, KFC-GHOST-9, KFC-GHOST-10, KFC-GHOST-11,
    KFC-GHOST-14
    """
    front = leader(state, tile)
    bid: i64 = state.bids[tile * SEAT_COUNT + front]
    state.bids[tile * SEAT_COUNT + front] = 0
    gain_workers(state, seat, bid & 3, bid >> 2)
    state.shut = tile
    state.shut_for = front
    put_ghost(state, PLAYED, seat)
    state.note(SCARED.of(seat, front, tile, bid & 3, bid >> 2))


class Scare(Action):
    """A whole turn: the holder of the ghost plays it on any tile that another seat leads.

    Rule: KFC-GHOST-1, KFC-GHOST-2, KFC-GHOST-4, KFC-GHOST-5, KFC-SCORE-4
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        if TURN.lifted.read(frame) != 0 or TURN.added.read(frame) != 0 or not holds_ghost(s, seat):
            return
        for tile in s.lots:
            if leader(s, tile) not in (NOWHERE, seat):
                found.append(int(SCARE.of(tile)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(KeyflowerState, state)
        s.passes = 0
        s.agenda.append(TURN.frame(next_seat(s, seat)))
        scare(s, seat, SCARE_TILE.read(move))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(KeyflowerState, state)
        tile = SCARE_TILE.read(move)
        if not holds_ghost(s, seat):
            return Refusal("KFC-GHOST-1", "no-ghost", {})
        if TURN.lifted.read(frame) != 0 or TURN.added.read(frame) != 0:
            return Refusal("KF-BID-13", "finish-moving", {})
        if tile in s.lots and leader(s, tile) == seat:
            return Refusal("KFC-GHOST-5", "own-bid-there", {"tile": TILE.word(tile)})
        return Refusal("KFC-GHOST-3", "nobody-to-scare", {"tile": TILE.word(tile)})
