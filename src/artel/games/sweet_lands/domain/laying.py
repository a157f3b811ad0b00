"""Laying terrain tokens and roads, and bonus-card areas."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import IfAny, Question
from artel.games.sweet_lands.domain.flipping import face_up, turn_over
from artel.games.sweet_lands.domain_map import EDGE_BITS, EDGE_WORDS, MOST_CELLS, bit, lowest
from artel.games.sweet_lands.effects.executor import GIVE, begin_effects, capped
from artel.games.sweet_lands.effects.giving import Giver, LayTogether
from artel.games.sweet_lands.effects.vocabulary import (
    GAIN_CARDS,
    GAIN_ROAD,
    GAIN_TERRAIN,
)
from artel.games.sweet_lands.moves import (
    LAID_CELL,
    LAY,
    LAY_SPECIAL,
    LAYS,
    ROAD,
    ROAD_EDGE,
    ROADS,
    SPECIAL_CELL,
    SPECIAL_KIND,
    THE_STOP,
)
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import (
    FACE_UP,
    LAID,
    MASK_COUNT,
    REACHABLE,
    SPECIAL_SHIFT,
)
from artel.games.sweet_lands.state import SweetState, has_road, map_of, rules_of
from artel.games.sweet_lands.text import AREA_ACTIVATED, LAID_SPECIAL, ROAD_LAID
from artel.games.sweet_lands.text import LAID as LAID_LINE
from artel.games.sweet_lands.words import ELSA, SPECIAL, SPECIAL_COUNT
from artel.kernel.shape import Field, numbers
from artel.kernel.state import State

MOST_LAID: Final = 16
# Which cells: any beside others, one terrain only, or any at all.
ANY_CELL: Final = 0
FAR_CELL: Final = 5
KIND: Final = Field("where", ("any", "field", "forest", "mine", "sea", "far"))
TERRAIN_LEFT: Final = numbers("terrain", MOST_LAID)
ROADS_LEFT: Final = numbers("roads", MOST_LAID)


def lay_ahead(state: SweetState, seat: i64, terrain: i64, roads: i64, kind: i64) -> None:
    """Put so much terrain and so many roads on the agenda, to be laid in any order.

    Rule: SL-EFF-9
    """
    most: i64 = MOST_LAID - 1
    while terrain > 0 or roads > 0:
        state.agenda.append(
            LAYING.frame(seat, terrain if terrain < most else most, roads if roads < most else most, kind)
        )
        terrain = terrain - most if terrain > most else 0
        roads = roads - most if roads > most else 0


def free_cells(state: SweetState, seat: i64, kind: i64) -> i64:
    """The cells on which terrain may be laid.

    Rule: SL-TER-1, SL-TER-2, SL-TER-6, SL-TER-8, SL-EFF-15, SL-CHR-16
    """
    domain = map_of(state, seat)
    every: i64 = (1 << domain.cell_count) - 1
    found: i64 = every & ~state.mask(seat, LAID) & ~domain.capitals
    if kind != FAR_CELL and state.character[seat] != ELSA:
        found &= state.mask(seat, REACHABLE)
    if ANY_CELL < kind < FAR_CELL:
        found &= domain.of_kind[kind - 1]
    return found


def may_lay_road(state: SweetState, seat: i64) -> bool:
    at: i64 = seat * EDGE_WORDS
    word: i64 = 0
    while word < EDGE_WORDS:
        if state.near_roads[at + word] & ~state.roads[at + word]:
            return True
        word += 1
    return False


def lay_token(state: SweetState, seat: i64, cell: i64, special: i64) -> None:
    """A token lies on a cell: its symbol gives its bonus, beside a road it turns over, then come cards.

    Rule: SL-TER-1, SL-TER-3, SL-TER-9, SL-ROD-6
    """
    domain = map_of(state, seat)
    kind: i64 = domain.kind[cell]
    state.cells[seat * MOST_CELLS + cell] = FACE_UP | (special << SPECIAL_SHIFT)
    at: i64 = seat * MASK_COUNT
    state.masks[at + LAID] |= bit(cell)
    state.masks[at + REACHABLE] |= domain.near[cell]
    state.add(seat, on.TOKENS_LAID, 1)
    if kind != SPECIAL:
        state.add(seat, on.FIELDS_LAID + kind, 1)
    last: i64 = len(state.agenda)
    if has_road_beside(state, seat, cell):
        turn_over(state, seat, bit(cell))
    for area in range(domain.area_count):
        if (domain.area_cells[area] >> cell) & 1:
            look_at_area(state, seat, area, last)
    begin_effects(state, seat, rules_of(state).cell_effects[state.domain[seat]][cell])


def has_road_beside(state: SweetState, seat: i64, cell: i64) -> bool:
    domain = map_of(state, seat)
    word: i64 = 0
    while word < EDGE_WORDS:
        if domain.cell_edges[cell * EDGE_WORDS + word] & state.roads[seat * EDGE_WORDS + word]:
            return True
        word += 1
    return False


def lay_road(state: SweetState, seat: i64, edge: i64) -> None:
    """A road lies on an edge: tokens on both sides turn over, then bonus-card areas give their cards.

    Rule: SL-ROD-1, SL-ROD-5, SL-ROD-9, SL-ROD-10
    """
    domain = map_of(state, seat)
    state.roads[seat * EDGE_WORDS + edge // EDGE_BITS] |= bit(edge % EDGE_BITS)
    word: i64 = 0
    while word < EDGE_WORDS:
        state.near_roads[seat * EDGE_WORDS + word] |= domain.edge_near[edge * EDGE_WORDS + word]
        word += 1
    state.add(seat, on.ROADS, 1)
    last: i64 = len(state.agenda)
    turn_over(state, seat, domain.edge_cells[edge] & face_up(state, seat))
    areas: i64 = domain.edge_areas[edge]
    while areas:
        look_at_area(state, seat, lowest(areas), last)
        areas &= areas - 1


def look_at_area(state: SweetState, seat: i64, area: i64, last: i64) -> None:
    """A bonus-card area with a token beside it and a road along it gives a card, now and every round.

    The card comes when all that lies on the agenda from this place on is done.

    Rule: SL-BON-1, SL-BON-2, SL-BON-3, SL-BON-4
    """
    at: i64 = seat * WIDTH + on.AREA_SET
    domain = map_of(state, seat)
    if (state.sheet[at] >> area) & 1 or not domain.area_cells[area] & state.mask(seat, LAID):
        return
    for edge in domain.area_edges[area]:
        if has_road(state, seat, edge):
            state.sheet[at] |= 1 << area
            if state.log is not None:
                state.note(AREA_ACTIVATED.of(seat, domain.area_places[area]))
            state.agenda.insert(last, GIVE.frame(seat, GAIN_CARDS, 1))
            return


class LayDown(Question):
    """Where the next terrain token or road goes; none need be laid.

    Rule: SL-ARE-10, SL-TER-4, SL-TER-5, SL-TER-7, SL-ROD-3, SL-EFF-9
    """

    def __init__(self) -> None:
        super().__init__("lay", TERRAIN_LEFT, ROADS_LEFT, KIND)
        self.terrain: Final = self.part("terrain")
        self.roads: Final = self.part("roads")
        self.kind_of: Final = self.part("where")

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        s = cast(SweetState, state)
        if self.terrain.read(frame) and free_cells(s, seat, self.kind_of.read(frame)):
            return True
        return self.roads.read(frame) > 0 and may_lay_road(s, seat)

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        found: list[int] = []
        domain = map_of(s, seat)
        if self.terrain.read(frame):
            cells: i64 = free_cells(s, seat, self.kind_of.read(frame))
            special: i64 = cells & domain.specials
            cells &= ~special
            while cells:
                found.append(LAYS[domain.places[lowest(cells)]])
                cells &= cells - 1
            kind: i64 = 0
            while kind < SPECIAL_COUNT and special:
                rest: i64 = special
                while rest:
                    found.append(LAY_SPECIAL.of(kind, domain.places[lowest(rest)]))
                    rest &= rest - 1
                kind += 1
        if self.roads.read(frame):
            find_roads(s, seat, found)
        found.append(THE_STOP)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_STOP:
            return
        s = cast(SweetState, state)
        terrain = self.terrain.read(frame)
        roads = self.roads.read(frame)
        domain = map_of(s, seat)
        is_road = ROAD.has(move)
        lay_ahead(
            s, seat, terrain - (0 if is_road else 1), roads - (1 if is_road else 0), self.kind_of.read(frame)
        )
        if is_road:
            word = ROAD_EDGE.read(move)
            s.note(ROAD_LAID.of(seat, word))
            lay_road(s, seat, domain.edge_at[word])
        elif LAY.has(move):
            place = LAID_CELL.read(move)
            s.note(LAID_LINE.of(seat, place))
            lay_token(s, seat, domain.cell_at[place], 0)
        else:
            place = SPECIAL_CELL.read(move)
            s.note(LAID_SPECIAL.of(seat, SPECIAL_KIND.read(move), place))
            lay_token(s, seat, domain.cell_at[place], SPECIAL_KIND.read(move) + 1)

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {
            "terrain": int(self.terrain.read(frame)),
            "roads": int(self.roads.read(frame)),
            "where": KIND.word(self.kind_of.read(frame)),
        }


def find_roads(state: SweetState, seat: i64, found: list[int]) -> None:
    """The edges on which a road may be laid.

    Rule: SL-ROD-1, SL-ROD-2, SL-ROD-4
    """
    words = map_of(state, seat).edge_words
    at: i64 = seat * EDGE_WORDS
    word: i64 = 0
    while word < EDGE_WORDS:
        edges: i64 = state.near_roads[at + word] & ~state.roads[at + word]
        while edges:
            found.append(ROADS[words[word * EDGE_BITS + lowest(edges)]])
            edges &= edges - 1
        word += 1


class LandGiver(Giver):
    """Terrain or roads to lay."""

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        s = cast(SweetState, state)
        if gain == GAIN_ROAD:
            lay_ahead(s, seat, 0, amount, ANY_CELL)
        else:
            lay_ahead(s, seat, amount, 0, gain - GAIN_TERRAIN)


class Together(LayTogether):
    """Terrain and roads of one effect.

    Rule: SL-EFF-9, SL-ARE-27
    """

    def lay(self, state: State, seat: i64, item: i64, times: i64) -> None:
        s = cast(SweetState, state)
        table = rules_of(s).effects
        terrain: i64 = 0
        roads: i64 = 0
        kind: i64 = ANY_CELL
        gain: i64 = table.first_gain[item]
        while gain < table.last_gain[item]:
            if table.gains[gain] == GAIN_ROAD:
                roads = capped(table.amounts[gain] * times)
            else:
                terrain = capped(table.amounts[gain] * times)
                kind = table.gains[gain] - GAIN_TERRAIN
            gain += 1
        lay_ahead(s, seat, terrain, roads, kind)


LAY_DOWN: Final = LayDown()
LAYING: Final = IfAny("laying", LAY_DOWN)
LAND_GIVER: Final = LandGiver("terrain", "field", "forest", "mine", "sea", "far-terrain", "road")
TOGETHER: Final = Together()
