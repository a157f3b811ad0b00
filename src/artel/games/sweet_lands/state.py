"""The state of Sweet Lands and the deeds every phase needs."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands.domain_map import EDGE_BITS, EDGE_WORDS, MOST_CELLS, DomainMap, lowest
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import (
    BUILT,
    CELLS_LIST,
    CHARACTER_LIST,
    COLUMNS_LIST,
    CROWNED_AT,
    DECK_SIZE_AT,
    DOMAIN_LIST,
    ENDED_AT,
    FIRST_AT,
    FLIPPED_MASK,
    FLIPPED_TOKEN,
    KNOWN_LIST,
    LAID,
    MASK_COUNT,
    MASKS_LIST,
    MILESTONES_AT,
    MIO_A_AT,
    MIO_B_AT,
    MIO_SUPPORT_AT,
    NEAR_ROADS_LIST,
    NEXT_FIRST_AT,
    NEXT_ORDER_LIST,
    NO_TOKEN,
    OF_TYPE,
    ORDER_LIST,
    PHASE_AT,
    PICK_AT,
    PICKED_LIST,
    PROPERTY_BITS,
    PROPERTY_SHIFT,
    RABBIT_BIT,
    RABBIT_MASK,
    REACHABLE,
    ROADS_LIST,
    ROUND_AT,
    SCORING_AT,
    SHARED_LISTS,
    SHEET_LIST,
    SKILLS_LIST,
    SLICES,
    SPACES_LIST,
    SUPPORTS_LIST,
    TOKEN_BITS,
    UPGRADES_AT,
    WHERE_LIST,
)
from artel.games.sweet_lands.words import CARD_COUNT
from artel.kernel.slices import NUMBERS, copies
from artel.kernel.state import Rules, State

__all__ = ["SweetState", "empty_state", "map_of", "rules_of"]


class SweetState(State):
    """Everything on the table and in the hands: what `slots.py` declares, under names of its own."""

    def __init__(self, rules: Rules, agenda: list[int], ply: i64, lists: list[list[int]]) -> None:
        super().__init__(rules, agenda, ply)
        self.lists: Final = lists
        self.numbers: Final = lists[NUMBERS]
        self.sheet: Final = lists[SHEET_LIST]
        self.spaces: Final = lists[SPACES_LIST]
        self.skills: Final = lists[SKILLS_LIST]
        self.supports: Final = lists[SUPPORTS_LIST]
        self.order: Final = lists[ORDER_LIST]
        self.next_order: Final = lists[NEXT_ORDER_LIST]
        self.character: Final = lists[CHARACTER_LIST]
        self.domain: Final = lists[DOMAIN_LIST]
        self.cells: Final = lists[CELLS_LIST]
        self.roads: Final = lists[ROADS_LIST]
        self.columns: Final = lists[COLUMNS_LIST]
        self.where: Final = lists[WHERE_LIST]
        self.picked: Final = lists[PICKED_LIST]
        # Masks by seat that follow from the cells and roads.
        self.masks: Final = lists[MASKS_LIST]
        self.near_roads: Final = lists[NEAR_ROADS_LIST]

    def clone(self) -> SweetState:
        return SweetState(self.rules, self.agenda[:], self.ply, copies(self.lists, SHARED_LISTS))

    @property
    def round(self) -> i64:
        return self.numbers[ROUND_AT]

    @round.setter
    def round(self, value: i64) -> None:
        self.numbers[ROUND_AT] = value

    @property
    def phase(self) -> i64:
        return self.numbers[PHASE_AT]

    @phase.setter
    def phase(self, value: i64) -> None:
        self.numbers[PHASE_AT] = value

    @property
    def first(self) -> i64:
        return self.numbers[FIRST_AT]

    @first.setter
    def first(self, value: i64) -> None:
        self.numbers[FIRST_AT] = value

    @property
    def next_first(self) -> i64:
        return self.numbers[NEXT_FIRST_AT]

    @next_first.setter
    def next_first(self, value: i64) -> None:
        self.numbers[NEXT_FIRST_AT] = value

    @property
    def ended(self) -> i64:
        return self.numbers[ENDED_AT]

    @ended.setter
    def ended(self, value: i64) -> None:
        self.numbers[ENDED_AT] = value

    @property
    def deck_size(self) -> i64:
        return self.numbers[DECK_SIZE_AT]

    @deck_size.setter
    def deck_size(self, value: i64) -> None:
        self.numbers[DECK_SIZE_AT] = value

    @property
    def milestones(self) -> i64:
        return self.numbers[MILESTONES_AT]

    @milestones.setter
    def milestones(self, value: i64) -> None:
        self.numbers[MILESTONES_AT] = value

    @property
    def scoring(self) -> i64:
        return self.numbers[SCORING_AT]

    @scoring.setter
    def scoring(self, value: i64) -> None:
        self.numbers[SCORING_AT] = value

    @property
    def upgrades(self) -> i64:
        return self.numbers[UPGRADES_AT]

    @upgrades.setter
    def upgrades(self, value: i64) -> None:
        self.numbers[UPGRADES_AT] = value

    @property
    def crowned(self) -> i64:
        return self.numbers[CROWNED_AT]

    @crowned.setter
    def crowned(self, value: i64) -> None:
        self.numbers[CROWNED_AT] = value

    @property
    def mio_support(self) -> i64:
        return self.numbers[MIO_SUPPORT_AT]

    @mio_support.setter
    def mio_support(self, value: i64) -> None:
        self.numbers[MIO_SUPPORT_AT] = value

    @property
    def mio_a(self) -> i64:
        return self.numbers[MIO_A_AT]

    @mio_a.setter
    def mio_a(self, value: i64) -> None:
        self.numbers[MIO_A_AT] = value

    @property
    def mio_b(self) -> i64:
        return self.numbers[MIO_B_AT]

    @mio_b.setter
    def mio_b(self, value: i64) -> None:
        self.numbers[MIO_B_AT] = value

    @property
    def pick(self) -> i64:
        return self.numbers[PICK_AT]

    @pick.setter
    def pick(self, value: i64) -> None:
        self.numbers[PICK_AT] = value

    @property
    def known(self) -> list[int]:
        return self.lists[KNOWN_LIST]

    def has(self, seat: i64, field: i64) -> i64:
        return self.sheet[seat * WIDTH + field]

    def add(self, seat: i64, field: i64, amount: i64) -> None:
        self.sheet[seat * WIDTH + field] += amount

    def mask(self, seat: i64, which: i64) -> i64:
        return self.masks[seat * MASK_COUNT + which]


def own(state: SweetState, which: int) -> list[int]:
    """A list that clones share, to be written to: a changed copy takes its place."""
    state.lists[which] = state.lists[which][:]
    return state.lists[which]


def rules_of(state: SweetState) -> SweetRules:
    return cast(SweetRules, state.rules)


def map_of(state: SweetState, seat: i64) -> DomainMap:
    return rules_of(state).maps[state.domain[seat]]


def empty_state(rules: SweetRules) -> SweetState:
    """Before anything has happened: all cards in the deck, empty maps, no characters.

    Rule: SL-BOX-3, SL-SET-4, SL-SET-5, SL-SET-7, SL-SET-16, SL-SET-17, SL-SET-18, SL-SET-22, SL-SET-23
    """
    players = rules.players
    if not rules.opening:
        rules.opening.extend(SLICES.first(players))
        rules.opening[MASKS_LIST].extend([0] * (players * MASK_COUNT))
        rules.opening[NEAR_ROADS_LIST].extend([0] * (players * EDGE_WORDS))
        rules.opening[NUMBERS][DECK_SIZE_AT] = CARD_COUNT
    return SweetState(rules, [], 0, copies(rules.opening))


def survey(state: SweetState, seat: i64) -> None:
    """Work out anew what follows from the cells and roads of a domain."""
    if state.domain[seat] < 0:
        return
    domain = map_of(state, seat)
    begin: i64 = seat * MASK_COUNT
    masks = [0] * MASK_COUNT
    masks[REACHABLE] = near_all(domain, domain.capitals)
    for cell in range(domain.cell_count):
        packed = state.cells[seat * MOST_CELLS + cell]
        token = packed & TOKEN_BITS
        if token != NO_TOKEN:
            masks[LAID] |= 1 << cell
            masks[REACHABLE] |= domain.near[cell]
        if token == FLIPPED_TOKEN:
            masks[FLIPPED_MASK] |= 1 << cell
        built = (packed >> PROPERTY_SHIFT) & PROPERTY_BITS
        if built:
            masks[BUILT] |= 1 << cell
            masks[OF_TYPE + built - 1] |= 1 << cell
        if packed & RABBIT_BIT:
            masks[RABBIT_MASK] |= 1 << cell
    state.masks[begin : begin + MASK_COUNT] = masks
    near = domain.first_roads[:]
    for edge in roads_on(state, seat):
        for word in range(EDGE_WORDS):
            near[word] |= domain.edge_near[edge * EDGE_WORDS + word]
    state.near_roads[seat * EDGE_WORDS : (seat + 1) * EDGE_WORDS] = near


def near_all(domain: DomainMap, cells: i64) -> int:
    """All cells beside these."""
    found = 0
    for cell in range(domain.cell_count):
        if (cells >> cell) & 1:
            found |= domain.near[cell]
    return found


def has_road(state: SweetState, seat: i64, edge: i64) -> bool:
    return (state.roads[seat * EDGE_WORDS + edge // EDGE_BITS] >> (edge % EDGE_BITS)) & 1 == 1


def roads_on(state: SweetState, seat: i64) -> list[int]:
    """The edges on which a seat's roads lie."""
    found: list[int] = []
    word: i64 = 0
    while word < EDGE_WORDS:
        edges: i64 = state.roads[seat * EDGE_WORDS + word]
        while edges:
            found.append(int(word * EDGE_BITS + lowest(edges)))
            edges &= edges - 1
        word += 1
    return found
