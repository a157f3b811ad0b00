"""Sweet Lands as data: the whole state, what one seat may know of it, and a state that fits a view."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.chain import chain
from artel.games.sweet_lands.components.printed import SUPPORT_CELLS
from artel.games.sweet_lands.counts import cities, joined_land
from artel.games.sweet_lands.domain_map import EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.memory import memory_data, pack_before
from artel.games.sweet_lands.phases.areas import is_open
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.sheet import AT, FIELDS, SHOP_SET, WIDTH
from artel.games.sweet_lands.slots import (
    CARD_PLACES,
    COLUMN_ROOM,
    DISCARDED,
    DRAFTED,
    FLIP_BITS,
    FLIP_SHIFT,
    IN_HAND,
    MASK_COUNT,
    MASKS_LIST,
    NEAR_ROADS_LIST,
    NO_TOKEN,
    ON_TABLE,
    PROPERTY_BITS,
    PROPERTY_SHIFT,
    RABBIT_BIT,
    SLICES,
    SPECIAL_BITS,
    SPECIAL_SHIFT,
    TOKEN_BITS,
    UNDER_DECK,
)
from artel.games.sweet_lands.state import SweetState, map_of, roads_on, rules_of, survey
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    AREAS,
    CARD_COUNT,
    CARDS,
    INDUSTRIES,
    INDUSTRY_COUNT,
    MILESTONES,
    MIO_CARD_COUNT,
    PIECES,
    PROPERTIES,
    SCORING_TOKENS,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    TERRAINS,
    TRACKS,
    UPGRADE_TOKENS,
)
from artel.games.sweet_lands.words import FIRST_SHOP as FIRST
from artel.kernel.bag import bag
from artel.kernel.slices import EVERYTHING

# The numbers in the `sheet` of a seat; sets, the hand and the support piece have names of their own.
SHEET: Final = tuple([field for field in FIELDS[:SHOP_SET] if field != "hand"])
SHOP_WORDS: Final = PIECES[FIRST:]
ABILITIES: Final = (1, 2, 3)
# The sets of a seat's sheet: under which name a view lists them, and their words.
SETS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "shop-set": ("shops", SHOP_WORDS),
    "skill-set": ("skills", SKILLS),
    "used-skills": ("used_skills", SKILLS),
    "upgrade-set": ("upgrades", UPGRADE_TOKENS),
    "used-upgrades": ("used_upgrades", UPGRADE_TOKENS),
    "milestone-set": ("milestones", MILESTONES),
}


def state_data(s: SweetState) -> dict[str, object]:
    data = SLICES.table_data(s.lists, EVERYTHING)
    data["seats"] = [SLICES.seat_data(s.lists, seat, EVERYTHING) for seat in range(s.rules.players)]
    return data


def state_from(rules: SweetRules, data: dict[str, object]) -> SweetState:
    lists = SLICES.read(rules.players, data)
    lists[MASKS_LIST].extend([0] * (rules.players * MASK_COUNT))
    lists[NEAR_ROADS_LIST].extend([0] * (rules.players * EDGE_WORDS))
    state = SweetState(rules, [], 0, lists)
    for seat in range(rules.players):
        survey(state, seat)
    return state


def members(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for number, word in enumerate(words) if (mask >> number) & 1]


def view_data(s: SweetState, viewer: int) -> dict[str, object]:
    """Everything open, one's own hand, and what one remembers.

    Rule: SL-HND-5
    """
    players = s.rules.players
    cells = SUPPORT_CELLS[players]
    cards = cards_by_place(s)
    return {
        "round": int(s.round),
        "phase": SLICES.named["phase"].form.write([int(s.phase)]),
        "first": None if s.first < 0 else int(s.first),
        "order": [seat - 1 for seat in s.order if seat],
        "ended": [seat - 1 for seat in s.next_order if seat],
        "deck": int(s.deck_size),
        "discards": cards[DISCARDED],
        "under": cards[UNDER_DECK],
        "areas": areas_of(s),
        "skills": bag(s.skills, SKILLS),
        "upgrades": members(int(s.upgrades), UPGRADE_TOKENS),
        "milestones": members(int(s.milestones), MILESTONES),
        "scoring": members(int(s.scoring), SCORING_TOKENS),
        "crowned": members(int(s.crowned), TRACKS),
        "supports": [
            [SUPPORTS[token - 1] for token in s.supports[2 * cell : 2 * cell + 2] if token]
            for cell in range(cells)
        ],
        "mio": mio_of(s),
        "pick": int(s.pick),
        "chain": chain(s),
        "seats": [seat_view(s, seat, viewer, cards) for seat in range(players)],
        "memory": memory_data(s, viewer),
    }


def cards_by_place(s: SweetState) -> list[list[str]]:
    """The cards in each place, in their order."""
    found: list[list[str]] = [[] for _ in CARD_PLACES]
    for card in range(CARD_COUNT):
        found[s.where[card]].append(CARDS[card])
    return found


def areas_of(s: SweetState) -> list[dict[str, object]]:
    """The action areas in play, their spaces and how many disks lie there."""
    rules = rules_of(s)
    return [
        {
            "area": AREAS[area],
            "spaces": rules.spaces[area],
            "taken": s.spaces[area],
            "round": rules.area_round[area],
            "open": is_open(s, area),
        }
        for area in range(AREA_COUNT)
        if rules.spaces[area]
    ]


def mio_of(s: SweetState) -> dict[str, object] | None:
    """Where Mio's support piece stands, and the cards turned up from each of its decks; None with others."""
    if s.rules.players > 1:
        return None
    return {
        "support": int(s.mio_support) or None,
        "a": [card + 1 for card in range(MIO_CARD_COUNT) if (int(s.mio_a) >> card) & 1],
        "b": [card + 1 for card in range(MIO_CARD_COUNT) if (int(s.mio_b) >> card) & 1],
    }


def seat_view(s: SweetState, seat: int, viewer: int, cards: list[list[str]]) -> dict[str, object]:
    numbers = s.sheet[seat * WIDTH : (seat + 1) * WIDTH]
    pack = cards[DRAFTED + int(pack_before(s, seat))] if s.pick else []
    row: dict[str, object] = {
        "character": SLICES.named["character"].form.write([s.character[seat]]),
        "domain": SLICES.named["domain"].form.write([s.domain[seat]]),
        "sheet": {field: numbers[AT[field]] for field in SHEET},
        "support": numbers[AT["support"]] or None,
        "used_abilities": [each for each in ABILITIES if (numbers[AT["used-abilities"]] >> (each - 1)) & 1],
        "hand_size": numbers[AT["hand"]],
        "table": cards[ON_TABLE + seat],
        "columns": columns_of(s, seat),
        "domain_cells": cells_of(s, seat),
        "domain_roads": roads_of(s, seat),
        "bonus_areas": bonus_areas_of(s, seat, numbers[AT["area-set"]]),
        "open_ports": open_ports_of(s, seat),
        "cities": cities_of(s, seat),
        "pack_size": len(pack),
        "chosen": s.picked[seat] > 0,
    }
    for field, (name, words) in SETS.items():
        row[name] = members(numbers[AT[field]], words)
    if seat == viewer:
        row["hand"] = cards[IN_HAND + seat]
        row["pack"] = pack
        row["picked"] = CARDS[s.picked[seat] - 1] if s.picked[seat] else None
    return row


def bonus_areas_of(s: SweetState, seat: int, mask: int) -> list[str]:
    """The bonus-card areas that have been activated, by their places."""
    if s.domain[seat] < 0:
        return []
    places = map_of(s, seat).area_places
    return [PLACES[place] for number, place in enumerate(places) if (mask >> number) & 1]


def open_ports_of(s: SweetState, seat: int) -> list[str]:
    """The cells whose ports are open."""
    if s.domain[seat] < 0:
        return []
    domain = map_of(s, seat)
    joined = int(joined_land(s, seat))
    return [PLACES[domain.places[cell]] for cell in domain.ports if (joined >> cell) & 1]


def cities_of(s: SweetState, seat: int) -> list[list[str]]:
    """The cities, each by the cells of its properties."""
    if s.domain[seat] < 0:
        return []
    places = map_of(s, seat).places
    return [
        [PLACES[place] for cell, place in enumerate(places) if (group >> cell) & 1]
        for group in cities(s, seat)
    ]


def columns_of(s: SweetState, seat: int) -> dict[str, list[str]]:
    """The employed workers of each column, top down."""
    begin = seat * INDUSTRY_COUNT * COLUMN_ROOM
    return {
        industry: [
            CARDS[card - 1]
            for card in s.columns[begin + number * COLUMN_ROOM : begin + (number + 1) * COLUMN_ROOM]
            if card
        ]
        for number, industry in enumerate(INDUSTRIES)
    }


def cells_of(s: SweetState, seat: int) -> list[dict[str, object]]:
    """The cells on which something lies."""
    if s.domain[seat] < 0:
        return []
    domain = map_of(s, seat)
    found: list[dict[str, object]] = []
    for cell in range(domain.cell_count):
        packed = s.cells[seat * MOST_CELLS + cell]
        if packed:
            token = packed & TOKEN_BITS
            special = (packed >> SPECIAL_SHIFT) & SPECIAL_BITS
            built = (packed >> PROPERTY_SHIFT) & PROPERTY_BITS
            kind = SPECIALS[special - 1] if special else (*TERRAINS, None, None)[domain.kind[cell]]
            found.append(
                {
                    "cell": PLACES[domain.places[cell]],
                    "token": None if token == NO_TOKEN else kind,
                    "flipped": (packed >> FLIP_SHIFT) & FLIP_BITS,
                    "property": PROPERTIES[built - 1] if built else None,
                    "rabbit": packed & RABBIT_BIT > 0,
                }
            )
    return found


def roads_of(s: SweetState, seat: int) -> list[str]:
    if s.domain[seat] < 0:
        return []
    words = map_of(s, seat).edge_words
    return [EDGES[words[edge]] for edge in roads_on(s, seat)]
