"""A whole state out of a view: what is hidden is dealt anew so that it fits all that the viewer remembers."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.domain_map import EDGE_BITS, EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.memory import EVERYBODY, with_group
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
from artel.games.sweet_lands.view import SETS
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
    UPGRADES,
)
from artel.kernel.rng import Rng

Data = dict[str, object]
ORDER_ROOM: Final = 4
CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}


def fill_view(rules: SweetRules, data: Data, viewer: int, rng: Rng) -> Data:
    """The data of a whole state that looks like this to the viewer."""
    rows = cast("list[Data]", data["seats"])
    full = {**data, **table_numbers(data)}
    where = [IN_DECK] * CARD_COUNT
    put(where, data["discards"], DISCARDED)
    put(where, data["under"], UNDER_DECK)
    full["seats"] = [seat_numbers(rules, data, row, seat, where) for seat, row in enumerate(rows)]
    if viewer >= 0:
        put(where, rows[viewer]["hand"], IN_HAND + viewer)
        put(where, rows[viewer]["pack"], pack_place(data, viewer))
    deal(data, viewer, where, rng)
    full["where"] = where
    full["known"] = known_to_all(data, viewer, where)
    for seat, row in enumerate(cast("list[Data]", full["seats"])):
        row["picked"] = sealed_by(data, seat, viewer, where, rng)
    return full


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
        "upgrades": mask_of(data["upgrades"], UPGRADES),
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


def groups_known(data: Data, viewer: int) -> list[Data]:
    memory = cast("dict[str, list[Data]]", data["memory"])
    return memory["own" if viewer >= 0 else "common"]


def deal(data: Data, viewer: int, where: list[int], rng: Rng) -> None:
    """Unseen cards go where they may be: of every group so many into each hand, the others anywhere."""
    rows = cast("list[Data]", data["seats"])
    hands = [0 if seat == viewer else cast(int, row["hand_size"]) for seat, row in enumerate(rows)]
    packs = [0 if seat == viewer else cast(int, row["pack_size"]) for seat, row in enumerate(rows)]
    for group in groups_known(data, viewer):
        cards = [CARD_NUMBER[card] for card in cast("list[str]", group["cards"])]
        rng.shuffle(cards)
        for seat, count in enumerate(cast("list[int]", group["hands"])):
            for _ in range(count):
                where[cards.pop()] = IN_HAND + seat
            hands[seat] -= count
        if cards:
            at = cast(int, group["pack"])
            packs[at] -= len(cards)
            for card in cards:
                where[card] = pack_place(data, at)
    unseen = [card for card in range(CARD_COUNT) if where[card] == IN_DECK]
    rng.shuffle(unseen)
    for seat in range(len(rows)):
        for _ in range(hands[seat]):
            where[unseen.pop()] = IN_HAND + seat
        for _ in range(packs[seat]):
            where[unseen.pop()] = pack_place(data, seat)


def known_to_all(data: Data, viewer: int, where: list[int]) -> list[int]:
    """The memory of the state: the viewer's own, and for the others what everybody knows."""
    players = len(cast("list[Data]", data["seats"]))
    known = [0] * CARD_COUNT
    memory = cast("dict[str, list[Data]]", data["memory"])
    for number, group in enumerate(memory["common"]):
        for word in cast("list[str]", group["cards"]):
            card = CARD_NUMBER[word]
            for other in [*range(players), EVERYBODY]:
                if other != viewer and where[card] != IN_HAND + other:
                    known[card] = int(with_group(known[card], other, number + 1))
    for number, group in enumerate(memory["own"]):
        for word in cast("list[str]", group["cards"]):
            card = CARD_NUMBER[word]
            known[card] = int(with_group(known[card], viewer, number + 1))
    return known


def sealed_by(data: Data, seat: int, viewer: int, where: list[int], rng: Rng) -> int:
    """The card that a seat has chosen and not shown, from 1: one's own, or any of its pack or its hand."""
    row = cast("list[Data]", data["seats"])[seat]
    if not row["chosen"]:
        return 0
    if seat == viewer:
        return CARD_NUMBER[cast(str, row["picked"])] + 1
    place = pack_place(data, seat) if data["pick"] else IN_HAND + seat
    cards = [card for card in range(CARD_COUNT) if where[card] == place]
    return cards[rng.below(len(cards))] + 1
