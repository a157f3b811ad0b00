"""A view read again: a state in which what the viewer does not see is blank, and what it knows of that."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.dealing import Known
from artel.games.sweet_lands.domain_map import EDGE_BITS, EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.memory import Group
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.sheet import AT
from artel.games.sweet_lands.slots import (
    COLUMN_ROOM,
    DISCARDED,
    DRAFTED,
    EMPLOYED,
    FLIP_SHIFT,
    FLIPPED_TOKEN,
    IN_DECK,
    IN_HAND,
    ON_TABLE,
    PROPERTY_SHIFT,
    RABBIT_BIT,
    SPECIAL_SHIFT,
    SUPPORT_ROOM,
    UNDER_DECK,
)
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.view import SETS, state_from
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    AREAS,
    CARD_COUNT,
    CARDS,
    DOMAINS,
    INDUSTRIES,
    INDUSTRY_COUNT,
    MILESTONES,
    PROPERTIES,
    SCORING_TOKENS,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    TRACKS,
    UPGRADE_TOKENS,
)

Data = dict[str, object]
ORDER_ROOM: Final = 4
CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}


def seen_data(rules: SweetRules, data: Data, viewer: int) -> Data:
    """The data of a state as a view tells it: what the viewer does not see lies in the deck, and is no
    memory.
    """
    rows = cast("list[Data]", data["seats"])
    full = {**data, **table_numbers(data)}
    where = [IN_DECK] * CARD_COUNT
    put(where, data["discards"], DISCARDED)
    put(where, data["under"], UNDER_DECK)
    seats = [seat_numbers(rules, data, row, seat, where) for seat, row in enumerate(rows)]
    if viewer >= 0:
        own = rows[viewer]
        put(where, own["hand"], IN_HAND + viewer)
        put(where, own["pack"], pack_place(data, viewer))
        if own["picked"] is not None:
            seats[viewer]["picked"] = CARD_NUMBER[cast(str, own["picked"])] + 1
    full["seats"] = seats
    full["where"] = where
    full["known"] = [0] * CARD_COUNT
    return full


def seen_from(rules: SweetRules, data: Data, viewer: int) -> SweetState:
    """A state as a view tells it."""
    return state_from(rules, seen_data(rules, data, viewer))


def known_from(s: SweetState, data: Data, viewer: int) -> Known:
    """What a viewer knows from a view, and from a state that was read from it."""
    known = Known(s, viewer)
    rows = cast("list[Data]", data["seats"])
    known.pack_sizes = [cast(int, row["pack_size"]) for row in rows]
    known.chosen = [cast(bool, row["chosen"]) for row in rows]
    memory = cast("dict[str, list[Data]]", data["memory"])
    known.common = [group_from(each) for each in memory["common"]]
    known.own = [group_from(each) for each in memory["own"]]
    return known


def group_from(data: Data) -> Group:
    """A group of cards as a view tells it."""
    group = Group(cast("list[int]", data["hands"])[:])
    group.cards = [CARD_NUMBER[card] for card in cast("list[str]", data["cards"])]
    if data["pack"] is not None:
        group.pack = cast(int, data["pack"])
    return group


def put(where: list[int], cards: object, place: int) -> None:
    for card in cast("list[str]", cards):
        where[CARD_NUMBER[card]] = place


def mask_of(words: object, known: tuple[str, ...]) -> int:
    found = 0
    for word in cast("list[str]", words):
        found |= 1 << known.index(word)
    return found


def table_numbers(data: Data) -> Data:
    """The slots of the table, as the state has them."""
    ended = cast("list[int]", data["ended"])
    order = cast("list[int]", data["order"])
    spaces = [0] * AREA_COUNT
    for area in cast("list[Data]", data["areas"]):
        spaces[AREAS.index(cast(str, area["area"]))] = cast(int, area["taken"])
    supports = [0] * SUPPORT_ROOM
    for cell, tokens in enumerate(cast("list[list[str]]", data["supports"])):
        for place, token in enumerate(tokens):
            supports[2 * cell + place] = SUPPORTS.index(token) + 1
    left = cast("dict[str, int]", data["skills"])
    mio = cast("Data", data["mio"] or {"support": None, "a": [], "b": []})
    return {
        "next-first": ended[0] if ended else None,
        "ended": len(ended),
        "deck-size": data["deck"],
        "milestones": mask_of(data["milestones"], MILESTONES),
        "scoring": mask_of(data["scoring"], SCORING_TOKENS),
        "upgrades": mask_of(data["upgrades"], UPGRADE_TOKENS),
        "crowned": mask_of(data["crowned"], TRACKS),
        "mio-support": mio["support"] or 0,
        "mio-a": sum([1 << (card - 1) for card in cast("list[int]", mio["a"])]),
        "mio-b": sum([1 << (card - 1) for card in cast("list[int]", mio["b"])]),
        "spaces": spaces,
        "skills": [left.get(skill, 0) for skill in SKILLS],
        "supports": supports,
        "order": [seat + 1 for seat in order] + [0] * (ORDER_ROOM - len(order)),
        "next-order": [seat + 1 for seat in ended] + [0] * (ORDER_ROOM - len(ended)),
    }


def seat_numbers(rules: SweetRules, data: Data, row: Data, seat: int, where: list[int]) -> Data:
    """The slots of a seat, as the state has them; what lies open before it goes to its places."""
    put(where, row["table"], ON_TABLE + seat)
    columns = [0] * (INDUSTRY_COUNT * COLUMN_ROOM)
    for number, industry in enumerate(INDUSTRIES):
        for place, word in enumerate(cast("dict[str, list[str]]", row["columns"])[industry]):
            where[CARD_NUMBER[word]] = EMPLOYED + seat
            columns[number * COLUMN_ROOM + place] = CARD_NUMBER[word] + 1
    ended = cast("list[int]", data["ended"])
    sheet = dict(cast("dict[str, int]", row["sheet"]))
    sheet["hand"] = cast(int, row["hand_size"])
    sheet["support"] = cast("int | None", row["support"]) or 0
    sheet["ended"] = ended.index(seat) + 1 if seat in ended else 0
    sheet["used-abilities"] = sum([1 << (each - 1) for each in cast("list[int]", row["used_abilities"])])
    for field, (name, words) in SETS.items():
        sheet[field] = mask_of(row[name], words)
    cells, roads, areas = domain_numbers(rules, row)
    sheet["area-set"] = areas
    assert set(sheet) == set(AT)
    return {
        "sheet": sheet,
        "character": row["character"],
        "domain": row["domain"],
        "cells": cells,
        "roads": roads,
        "columns": columns,
        "picked": 0,
    }


def domain_numbers(rules: SweetRules, row: Data) -> tuple[list[int], list[int], int]:
    """Cells, roads and activated bonus-card areas of a domain."""
    cells = [0] * MOST_CELLS
    roads = [0] * EDGE_WORDS
    areas = 0
    name = cast("str | None", row["domain"])
    if name is not None:
        domain = rules.maps[DOMAINS.index(name)]
        for each in cast("list[Data]", row["domain_cells"]):
            cells[domain.cell_at[PLACES.index(cast(str, each["cell"]))]] = packed_cell(each)
        for word in cast("list[str]", row["domain_roads"]):
            edge = domain.edge_at[EDGES.index(word)]
            roads[edge // EDGE_BITS] |= 1 << (edge % EDGE_BITS)
        for word in cast("list[str]", row["bonus_areas"]):
            areas |= 1 << domain.area_places.index(PLACES.index(word))
    return cells, roads, areas


def packed_cell(data: Data) -> int:
    token = data["token"]
    packed = 0
    if token is not None:
        flipped = cast(int, data["flipped"])
        packed = (FLIPPED_TOKEN if flipped else 1) | (flipped << FLIP_SHIFT)
        if token in SPECIALS:
            packed |= (SPECIALS.index(token) + 1) << SPECIAL_SHIFT
    if data["property"] is not None:
        packed |= (PROPERTIES.index(cast(str, data["property"])) + 1) << PROPERTY_SHIFT
    return packed | (RABBIT_BIT if data["rabbit"] else 0)


def pack_place(data: Data, seat: int) -> int:
    """Where the cards of the pack lie that is before a seat now."""
    players = len(cast("list[Data]", data["seats"]))
    return DRAFTED + (seat - (cast(int, data["pick"]) - 1)) % players
