"""Turning terrain tokens over, beside a road or without one, and what they give."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import IfAny, Question
from artel.games.sweet_lands.domain_map import MOST_CELLS, bit, lowest
from artel.games.sweet_lands.effects.executor import EFFECTS
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.moves import TURNED_CELL, TURNS_OVER
from artel.games.sweet_lands.slots import (
    FLIP_SHIFT,
    FLIPPED_MASK,
    FLIPPED_TOKEN,
    LAID,
    MASK_COUNT,
    SPECIAL_BITS,
    SPECIAL_SHIFT,
    TOKEN_BITS,
)
from artel.games.sweet_lands.state import SweetState, map_of, rules_of
from artel.games.sweet_lands.text import TURNED
from artel.games.sweet_lands.words import SPECIAL
from artel.kernel.state import State


def turn_over(state: SweetState, seat: i64, cells: i64) -> None:
    """Tokens turn over together; what their backs show comes in the order of the cells.

    Rule: SL-ROD-7, SL-ROD-9, SL-ROD-10
    """
    place: i64 = len(state.agenda)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        flip(state, seat, cell)
        which: i64 = token_effect(state, seat, cell)
        if which:
            state.agenda.insert(place, EFFECTS.frame(seat, which))


def flip(state: SweetState, seat: i64, cell: i64) -> None:
    """A token lies the other side up, and it is known as which one it was turned over."""
    domain = map_of(state, seat)
    kind: i64 = domain.kind[cell]
    state.add(seat, on.FLIPPED, 1)
    if kind != SPECIAL:
        state.add(seat, on.FLIPPED_FIELDS + kind, 1)
    place: i64 = seat * MOST_CELLS + cell
    packed: i64 = state.cells[place]
    packed = (packed & ~TOKEN_BITS) | FLIPPED_TOKEN
    state.cells[place] = packed | (state.has(seat, on.FLIPPED) << FLIP_SHIFT)
    state.masks[seat * MASK_COUNT + FLIPPED_MASK] |= bit(cell)
    if state.log is not None:
        state.note(TURNED.of(seat, domain.places[cell]))


def token_effect(state: SweetState, seat: i64, cell: i64) -> i64:
    """What the token on a cell gives, turned over or built on.

    Rule: SL-ROD-7, SL-ROD-8, SL-PRP-8
    """
    rules = rules_of(state)
    kind: i64 = map_of(state, seat).kind[cell]
    if kind != SPECIAL:
        return rules.terrain_effect[kind]
    special: i64 = (state.cells[seat * MOST_CELLS + cell] >> SPECIAL_SHIFT) & SPECIAL_BITS
    return rules.special_effect[special - 1]


class TurnOver(Question):
    """Which token turns over without a road.

    Rule: SL-EFF-16, SL-CHR-11
    """

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        return face_up(cast(SweetState, state), seat) != 0

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        places = map_of(s, seat).places
        cells: i64 = face_up(s, seat)
        found: list[int] = []
        while cells:
            found.append(TURNS_OVER[places[lowest(cells)]])
            cells &= cells - 1
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        cell: i64 = map_of(s, seat).cell_at[TURNED_CELL.read(move)]
        turn_over(s, seat, bit(cell))


def face_up(state: SweetState, seat: i64) -> i64:
    """The cells whose tokens have not been turned over."""
    return state.mask(seat, LAID) & ~state.mask(seat, FLIPPED_MASK)


class FlipGiver(Giver):
    """Tokens to turn over."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        for _ in range(amount):
            state.agenda.append(FLIPPING.frame(seat))


TURN_OVER: Final = TurnOver("turn-over")
FLIPPING: Final = IfAny("flipping", TURN_OVER)
FLIP_GIVER: Final = FlipGiver("flip")
