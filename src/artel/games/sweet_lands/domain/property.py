"""Putting property on the domain: pieces in their order, costs, discounts and bonuses; the clock tower."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import BUILDER_POINTS
from artel.games.sweet_lands.domain.flipping import token_effect
from artel.games.sweet_lands.domain_map import MOST_CELLS, bit, lowest
from artel.games.sweet_lands.effects.executor import EFFECTS, GIVE, begin_effects, give, spend
from artel.games.sweet_lands.effects.giving import Giver
from artel.games.sweet_lands.effects.table import EMPTY_LIST
from artel.games.sweet_lands.effects.vocabulary import GAIN_FARMING_BONUS, GAIN_PROPERTY, GAIN_VP, PRICE_COUNT
from artel.games.sweet_lands.moves import PUT_CELL, PUTS, TAKEN_PIECE, TAKES, THE_STOP
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import (
    BUILT,
    FLIP_BITS,
    FLIP_SHIFT,
    FLIPPED_MASK,
    MASK_COUNT,
    OF_TYPE,
    PROPERTY_SHIFT,
)
from artel.games.sweet_lands.state import SweetState, map_of, rules_of
from artel.games.sweet_lands.text import BUILT as BUILT_LINE
from artel.games.sweet_lands.words import (
    BUILDER,
    FIRST_SHOP,
    LAB,
    PIECE_COUNT,
    PIECES,
    ROW_LENGTH,
    SHOP,
    WOOD,
)
from artel.kernel.shape import Field, numbers
from artel.kernel.state import Do, State, frame_seat

# How a piece comes: free anywhere, free on one terrain, or for its cost.
FREE: Final = 0
PAID: Final = 5
HOW: Final = Field("how", ("free", "field", "forest", "mine", "sea", "paid"))
# How many pieces may still come in one action, and how many stand already; each needs a cell of its own.
PIECES_LEFT: Final = numbers("left", MOST_CELLS + 1)
PLACED: Final = numbers("placed", MOST_CELLS + 1)
# Tokens turned over after so many flips came too late for this action.
FLIPS_FIELD: Final = numbers("flips", 64)
PIECE: Final = Field("piece", PIECES)
# Both in one number: the low three bits of each, then the high ones.
STAGE: Final = numbers("stage", 64 * 64)


def stage_of(left: i64, placed: i64) -> i64:
    return (left // 8 * 8 + placed // 8) * 64 + left % 8 * 8 + placed % 8


def left_of(stage: i64) -> i64:
    return stage // 512 * 8 + stage // 8 % 8


def placed_of(stage: i64) -> i64:
    return stage // 64 % 8 * 8 + stage % 8


def begin_property(state: SweetState, seat: i64, pieces: i64, how: i64) -> None:
    """So many pieces may be put on the domain; tokens turned over from now on come too late.

    Rule: SL-PRP-7
    """
    left: i64 = pieces if pieces < MOST_CELLS else MOST_CELLS
    state.agenda.append(PROPERTY.frame(seat, left, 0, state.has(seat, on.FLIPPED), how))


def sites(state: SweetState, seat: i64, flips: i64, how: i64) -> i64:
    """The cells on which a piece may be put: tokens turned over in time and capital cells, without property.

    Rule: SL-PRP-4, SL-PRP-5, SL-PRP-6, SL-PRP-7, SL-EFF-14
    """
    domain = map_of(state, seat)
    found: i64 = (state.mask(seat, FLIPPED_MASK) | domain.capitals) & ~state.mask(seat, BUILT)
    if FREE < how < PAID:
        found &= domain.of_kind[how - 1]
    if flips < state.has(seat, on.FLIPPED):
        rest: i64 = found & ~domain.capitals
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if (state.cells[seat * MOST_CELLS + cell] >> FLIP_SHIFT) & FLIP_BITS > flips:
                found &= ~bit(cell)
    return found


def piece_left(state: SweetState, seat: i64, piece: i64) -> bool:
    """True when such a piece is still to be had.

    Rule: SL-BOX-11, SL-PRP-11, SL-PRP-15, SL-PRP-17
    """
    at: i64 = seat * WIDTH
    if piece < LAB:
        return state.sheet[at + on.TENTS + piece] < ROW_LENGTH
    if piece == LAB:
        return state.sheet[at + on.LABS] < len(rules_of(state).lab_steps)
    return (state.sheet[at + on.SHOP_SET] >> (piece - FIRST_SHOP)) & 1 == 0


def price_of(state: SweetState, seat: i64, piece: i64, resource: i64) -> i64:
    """What a piece costs of one resource, discounts taken off its wood.

    Rule: SL-PRP-12, SL-PRP-15, SL-PRP-17, SL-FOD-4, SL-FOD-5
    """
    rules = rules_of(state)
    price: i64
    if piece < LAB:
        price = rules.row_costs[state.has(seat, on.TENTS + piece) * PRICE_COUNT + resource]
    elif piece == LAB:
        price = rules.lab_costs[state.has(seat, on.LABS) * PRICE_COUNT + resource]
    else:
        price = rules.shop_costs[(piece - FIRST_SHOP) * PRICE_COUNT + resource]
    if resource == WOOD:
        price -= state.has(seat, on.DISCOUNT)
    return price if price > 0 else 0


def may_take(state: SweetState, seat: i64, piece: i64, how: i64) -> bool:
    """True when a piece is there and can be paid."""
    if not piece_left(state, seat, piece):
        return False
    if how != PAID:
        return True
    resource: i64 = 0
    while resource < 5:
        if state.has(seat, resource) < price_of(state, seat, piece, resource):
            return False
        resource += 1
    return True


class Property(Do):
    """Pieces that may still be put on the domain, if any can be."""

    def __init__(self) -> None:
        super().__init__("property", PIECES_LEFT, PLACED, FLIPS_FIELD, HOW)
        self.left: Final = self.part("left")
        self.placed: Final = self.part("placed")
        self.flips: Final = self.part("flips")
        self.how: Final = self.part("how")

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        how = self.how.read(frame)
        flips = self.flips.read(frame)
        if not self.left.read(frame) or not sites(s, seat, flips, how):
            return
        for piece in range(PIECE_COUNT):
            if may_take(s, seat, piece, how):
                stage = stage_of(self.left.read(frame), self.placed.read(frame))
                s.agenda.append(TAKE_PIECE.frame(seat, stage, flips, how))
                return


class TakePiece(Question):
    """Which piece comes next; none need come.

    Rule: SL-PRP-1, SL-PRP-2, SL-PRP-3, SL-PRP-19
    """

    def __init__(self) -> None:
        super().__init__("take-piece", STAGE, FLIPS_FIELD, HOW)
        self.stage: Final = self.part("stage")
        self.flips: Final = self.part("flips")
        self.how: Final = self.part("how")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        how = self.how.read(frame)
        found: list[int] = []
        piece: i64 = 0
        while piece < PIECE_COUNT:
            if may_take(s, seat, piece, how):
                found.append(TAKES[piece])
            piece += 1
        found.append(THE_STOP)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_STOP:
            return
        s = cast(SweetState, state)
        how = self.how.read(frame)
        piece = TAKEN_PIECE.read(move)
        if how == PAID:
            resource: i64 = 0
            while resource < 5:
                spend(s, seat, resource, price_of(s, seat, piece, resource))
                resource += 1
        s.agenda.append(PUT_PIECE.frame(seat, self.stage.read(frame), self.flips.read(frame), how, piece))

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"left": int(left_of(self.stage.read(frame))), "how": HOW.word(self.how.read(frame))}


class PutPiece(Question):
    """Where a piece goes. What its cell gives comes at once, the piece's own bonus when all pieces stand.

    Rule: SL-PRP-4, SL-PRP-5, SL-PRP-10
    """

    def __init__(self) -> None:
        super().__init__("put-piece", STAGE, FLIPS_FIELD, HOW, PIECE)
        self.stage: Final = self.part("stage")
        self.flips: Final = self.part("flips")
        self.how: Final = self.part("how")
        self.piece: Final = self.part("piece")

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        return sites_in(s, seat, sites(s, seat, self.flips.read(frame), self.how.read(frame)), PUTS)

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        piece = self.piece.read(frame)
        stage = self.stage.read(frame)
        placed = placed_of(stage)
        place = PUT_CELL.read(move)
        s.note(BUILT_LINE.of(seat, piece, place))
        # The bonuses of this action wait below what follows, the first piece's on top.
        s.agenda.insert(len(s.agenda) - placed, bonus_frame(s, seat, piece))
        s.agenda.append(
            PROPERTY.frame(seat, left_of(stage) - 1, placed + 1, self.flips.read(frame), self.how.read(frame))
        )
        take_off(s, seat, piece)
        put_property(s, seat, map_of(s, seat).cell_at[place], SHOP if piece >= FIRST_SHOP else piece)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"piece": PIECES[self.piece.read(frame)], "how": HOW.word(self.how.read(frame))}


def sites_in(state: SweetState, seat: i64, cells: i64, moves: list[int]) -> list[int]:
    """The moves of these cells."""
    places = map_of(state, seat).places
    found: list[int] = []
    while cells:
        found.append(moves[places[lowest(cells)]])
        cells &= cells - 1
    return found


def bonus_frame(state: SweetState, seat: i64, piece: i64) -> i64:
    """What a piece gives from under it, for the number of pieces taken so far.

    Rule: SL-PRP-13, SL-PRP-14, SL-PRP-16, SL-PRP-18
    """
    if piece >= FIRST_SHOP:
        return GIVE.frame(seat, GAIN_FARMING_BONUS + piece - FIRST_SHOP, 1)
    if piece == LAB:
        return EFFECTS.frame(seat, EMPTY_LIST)
    number: i64 = state.has(seat, on.TENTS + piece)
    bonuses = rules_of(state).piece_bonus[state.character[seat]]
    return EFFECTS.frame(seat, bonuses[piece * ROW_LENGTH + number])


def take_off(state: SweetState, seat: i64, piece: i64) -> None:
    """A piece leaves the boards of its seat."""
    if piece >= FIRST_SHOP:
        state.add(seat, on.SHOPS_BUILT, 1)
        state.sheet[seat * WIDTH + on.SHOP_SET] |= 1 << (piece - FIRST_SHOP)
    elif piece == LAB:
        state.add(seat, on.LABS, 1)
    else:
        state.add(seat, on.TENTS + piece, 1)


def put_property(state: SweetState, seat: i64, cell: i64, kind: i64) -> None:
    """A property stands on a cell, which gives what it gives.

    Rule: SL-PRP-8, SL-PRP-9, SL-EFF-17, SL-SKL-10, SL-TOW-3
    """
    state.cells[seat * MOST_CELLS + cell] |= (kind + 1) << PROPERTY_SHIFT
    at: i64 = seat * MASK_COUNT
    state.masks[at + BUILT] |= bit(cell)
    state.masks[at + OF_TYPE + kind] |= bit(cell)
    if (state.has(seat, on.SKILL_SET) >> BUILDER) & 1:
        give(state, seat, GAIN_VP, BUILDER_POINTS)
    if (map_of(state, seat).capitals >> cell) & 1:
        begin_effects(state, seat, rules_of(state).capital_effect[state.domain[seat]])
    else:
        begin_effects(state, seat, token_effect(state, seat, cell))


class PropertyGiver(Giver):
    """Property that costs nothing.

    Rule: SL-PRP-19, SL-EFF-1, SL-EFF-14
    """

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        begin_property(cast(SweetState, state), seat, amount, gain - GAIN_PROPERTY)


PROPERTY: Final = Property()
TAKE_PIECE: Final = TakePiece()
PUT_PIECE: Final = PutPiece()
PROPERTY_GIVER: Final = PropertyGiver(
    "property", "field-property", "forest-property", "mine-property", "sea-property"
)
