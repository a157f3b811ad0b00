"""Sweet Lands as data: the whole state, what one seat may know of it, and a state that fits a view."""

from __future__ import annotations

from typing import cast

from artel.games.sweet_lands.domain_map import EDGE_BITS, EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.memory import deal_hands, memory_data
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.slots import (
    COLUMN_ROOM,
    DISCARDED,
    EMPLOYED,
    FLIP_BITS,
    FLIP_SHIFT,
    FLIPPED_TOKEN,
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
from artel.games.sweet_lands.state import SweetState, has_road, map_of, rules_of, survey
from artel.games.sweet_lands.words import (
    CARD_COUNT,
    CARDS,
    DOMAINS,
    FIRST_SHOP,
    INDUSTRIES,
    INDUSTRY_COUNT,
    MILESTONES,
    PIECES,
    PROPERTIES,
    SCORING_TOKENS,
    SKILLS,
    SPECIALS,
    SUPPORTS,
    TERRAINS,
    UPGRADES,
)
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.slices import EVERYTHING
from artel.kernel.state import SPECTATOR


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
    data = SLICES.table_data(s.lists, SPECTATOR)
    data["milestones"] = members(int(s.milestones), MILESTONES)
    data["scoring"] = members(int(s.scoring), SCORING_TOKENS)
    data["upgrades"] = members(int(s.upgrades), UPGRADES)
    data["supports"] = [None if not token else SUPPORTS[token - 1] for token in s.supports]
    data["open"] = list(rules_of(s).spaces)
    data["discards"] = cards_at(s, DISCARDED)
    data["under"] = cards_at(s, UNDER_DECK)
    data["chain"] = chain(s)
    data["seats"] = [seat_view(s, seat, viewer) for seat in range(s.rules.players)]
    data["memory"] = memory_data(s, viewer)
    return data


def cards_at(s: SweetState, place: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_COUNT) if s.where[card] == place]


def seat_view(s: SweetState, seat: int, viewer: int) -> dict[str, object]:
    row = SLICES.seat_data(s.lists, seat, SPECTATOR)
    numbers = cast("dict[str, int]", row["sheet"])
    row["skills"] = members(numbers.get("skill-set", 0), SKILLS)
    row["used_skills"] = members(numbers.get("used-skills", 0), SKILLS)
    row["upgrades"] = members(numbers.get("upgrade-set", 0), UPGRADES)
    row["used_upgrades"] = members(numbers.get("used-upgrades", 0), UPGRADES)
    row["milestones"] = members(numbers.get("milestone-set", 0), MILESTONES)
    row["shops"] = members(numbers.get("shop-set", 0), PIECES[FIRST_SHOP:])
    row["hand_size"] = numbers.get("hand", 0)
    row["table"] = cards_at(s, ON_TABLE + seat)
    row["columns"] = columns_of(s, seat)
    row["domain_cells"] = cells_of(s, seat)
    row["domain_roads"] = roads_of(s, seat)
    row["chosen"] = s.picked[seat] > 0
    if seat == viewer:
        row["hand"] = cards_at(s, IN_HAND + seat)
        row["picked"] = CARDS[s.picked[seat] - 1] if s.picked[seat] else None
    return row


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
    domain = map_of(s, seat)
    return [EDGES[domain.edge_words[edge]] for edge in range(domain.edge_count) if has_road(s, seat, edge)]


def chain(s: SweetState) -> list[dict[str, object]]:
    """What is still to come of what has been begun, next thing first: effects by their texts."""
    found: list[dict[str, object]] = []
    table = rules_of(s).effects
    for frame in reversed(s.agenda):
        step = s.rules.steps[frame & CODE_MASK]
        values = step.shape.values(frame)
        name = step.shape.name
        if name in ("effects", "order"):
            which, done = cast(int, values["list"]), cast(int, values["done"])
            begin, end = table.begin[which], table.end[which]
            left = [table.texts[item] for item in range(begin, end) if not (done >> (item - begin)) & 1]
            if left:
                found.append({"kind": "effects", "source": table.sources[which], "effects": left})
        elif name in ("effect", "pay-for", "perform"):
            found.append(
                {"kind": "effects", "source": "", "effects": [table.texts[cast(int, values["item"])]]}
            )
        elif name == "give":
            found.append(
                {"kind": "effects", "source": "", "effects": [f"{values['gain']} {values['amount']}"]}
            )
        elif name == "working":
            found.append({"kind": "bonus", "source": cast(str, values["industry"]), "effects": []})
    return found


def fill_view(rules: SweetRules, data: dict[str, object], viewer: int, rng: Rng) -> dict[str, object]:
    """The data of a whole state that looks like this to the viewer: hands that fit all it remembers."""
    full = dict(data)
    rows = [dict(row) for row in cast("list[dict[str, object]]", data["seats"])]
    where = [0] * CARD_COUNT
    for place, words in ((DISCARDED, data["discards"]), (UNDER_DECK, data["under"])):
        for word in cast("list[str]", words):
            where[CARDS.index(word)] = place
    for name, words in (("milestones", MILESTONES), ("scoring", SCORING_TOKENS), ("upgrades", UPGRADES)):
        full[name] = mask_of(data[name], words)
    full["supports"] = [
        0 if token is None else SUPPORTS.index(token) + 1
        for token in cast("list[str | None]", data["supports"])
    ]
    for seat, row in enumerate(rows):
        fill_seat(rules, row, seat, where)
    deal_hands(full, rows, where, viewer, rng)
    full["where"] = where
    full["seats"] = rows
    return full


def mask_of(words: object, known: tuple[str, ...]) -> int:
    found = 0
    for word in cast("list[str]", words):
        found |= 1 << known.index(word)
    return found


def fill_seat(rules: SweetRules, row: dict[str, object], seat: int, where: list[int]) -> None:
    """Write cells, roads and columns of a view back as a state has them."""
    for word in cast("list[str]", row["table"]):
        where[CARDS.index(word)] = ON_TABLE + seat
    columns = [0] * (INDUSTRY_COUNT * COLUMN_ROOM)
    for number, industry in enumerate(INDUSTRIES):
        for place, word in enumerate(cast("dict[str, list[str]]", row["columns"])[industry]):
            where[CARDS.index(word)] = EMPLOYED + seat
            columns[number * COLUMN_ROOM + place] = CARDS.index(word) + 1
    cells = [0] * MOST_CELLS
    roads = [0] * EDGE_WORDS
    name = cast("str | None", row["domain"])
    if name is not None:
        domain = rules.maps[DOMAINS.index(name)]
        for each in cast("list[dict[str, object]]", row["domain_cells"]):
            cells[domain.cell_at[PLACES.index(cast(str, each["cell"]))]] = packed_cell(each)
        for word in cast("list[str]", row["domain_roads"]):
            edge = domain.edge_at[EDGES.index(word)]
            roads[edge // EDGE_BITS] |= 1 << (edge % EDGE_BITS)
    row["columns"] = columns
    row["cells"] = cells
    row["roads"] = roads


def packed_cell(data: dict[str, object]) -> int:
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
