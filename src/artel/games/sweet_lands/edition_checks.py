"""What must hold in an edition file beyond its single values: facts that the rulebook and the box give."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.components.printed import (
    DISCOUNTS,
    EXTRA_AREA_ROUNDS,
    FIRST_EXTRA_AREA,
    FIRST_INDUSTRY_POINTS,
    FIRST_RABBIT,
    FIRST_TRACK_RATES,
    LEAST_CAPITALS,
    PORT_COUNT,
    TERRAIN_TOKENS,
)
from artel.games.sweet_lands.counts import connected
from artel.games.sweet_lands.domain_map import (
    EDGE_BITS,
    EDGE_WORDS,
    MOST_CELLS,
    DomainMap,
    is_row,
)
from artel.games.sweet_lands.hexes import COLUMN_COUNT, PLACES
from artel.games.sweet_lands.slots import MOST_PLAYERS
from artel.games.sweet_lands.words import (
    AREAS,
    MARKS,
    MIO_CARD_COUNT,
    SWEETS,
    TERRAINS,
)
from artel.kernel.edition import Data, Faults, Path

# So many tokens of a terrain there are for each of four seats.
MOST_OF_TERRAIN: Final = [tokens // MOST_PLAYERS for tokens in TERRAIN_TOKENS]
WONDER: Final = "wonders 1"
MIO_AREAS: Final[tuple[str, ...]] = (*AREAS[:11], *AREAS[FIRST_EXTRA_AREA:])


def card(row: Data, path: Path, faults: Faults) -> None:
    """A card is an instant one or one for the end of a round, never both."""
    if "round" in row:
        for name in ("instant", "work", "industry"):
            if name in row:
                faults.add((*path, name), "card-kind", "no such key beside 'round'", name)
        return
    for name in ("instant", "industry"):
        if name not in row:
            faults.add(path, "card-kind", f"a key {name!r}, or 'round' for an end-of-round card", "none")
    is_marked = row.get("industry") != "none"
    if is_marked != bool(row.get("work")):
        expected = "a work ability" if is_marked else "no work ability beside 'none'"
        faults.add(path, "card-work", expected, "none" if is_marked else "work")


def character(row: Data, path: Path, faults: Faults) -> None:
    """Every clock tower asks for a wonder symbol.

    Rule: SL-TOW-4
    """
    if WONDER not in cast("list[str]", row["tower"]):
        faults.add((*path, "tower"), "tower", f"{WONDER!r} among the conditions", "none")


def domain(row: Data, path: Path, faults: Faults) -> None:
    """A map of the right shape, of which every cell can be reached from the capital.

    Rule: SL-TER-3
    """
    rows = [line.split() for line in cast("list[str]", row["map"])]
    for number, codes in enumerate(rows):
        if not is_row(codes):
            expected = f"{COLUMN_COUNT} of f o m s F O M S x c b ."
            faults.add((*path, "map", number), "map-row", expected, " ".join(codes))
            return
    drawn = DomainMap(rows)
    where = (*path, "map")
    if drawn.cell_count > MOST_CELLS or drawn.edge_count > EDGE_BITS * EDGE_WORDS:
        faults.add(where, "map-size", f"at most {MOST_CELLS} cells", drawn.cell_count)
        return
    counts = [sum([kind == terrain for kind in drawn.kind]) for terrain in range(len(TERRAINS))]
    for terrain, count in enumerate(counts):
        if count > MOST_OF_TERRAIN[terrain]:
            expected = f"at most {MOST_OF_TERRAIN[terrain]} of {TERRAINS[terrain]}"
            faults.add(where, "map-terrain", expected, count)
    if len(drawn.ports) != PORT_COUNT:
        faults.add(where, "map-ports", f"{PORT_COUNT} ports", len(drawn.ports))
    capitals = drawn.capitals.bit_count()
    if capitals < LEAST_CAPITALS:
        faults.add(where, "map-capitals", f"at least {LEAST_CAPITALS} capital cells", capitals)
        return
    every = (1 << drawn.cell_count) - 1
    apart = every & ~int(connected(drawn.near, drawn.capitals, every))
    if apart:
        cells = [PLACES[place] for cell, place in enumerate(drawn.places) if (apart >> cell) & 1]
        faults.add(where, "map-connected", "every cell joined with the capital", " ".join(cells))
    for place in cast(Data, row["bonuses"]):
        if place not in PLACES or drawn.cell_at[PLACES.index(place)] < 0:
            faults.add((*path, "bonuses", place), "map-cell", "a cell of this map", place)


def whole(data: Data, faults: Faults) -> None:
    """What holds between the tables."""
    cards(data, faults)
    industry(cast("list[Data]", data["industry"]), faults)
    food(cast("list[Data]", data["food"]), faults)
    prosperity(cast("list[Data]", data["prosperity"]), faults)
    areas(cast("list[Data]", data["area"]), faults)
    mio(cast("list[Data]", data["mio"]), faults)


def cards(data: Data, faults: Faults) -> None:
    """The header says how many cards there are of each kind, and no two cards are the same."""
    rows = cast("list[Data]", data["card"])
    counts: dict[str, int] = {"instant": 0, "round": 0}
    counts.update(dict.fromkeys(MARKS, 0))
    counts.update(dict.fromkeys(SWEETS, 0))
    seen: dict[str, int] = {}
    for place, row in enumerate(rows):
        counts["round" if "round" in row else "instant"] += 1
        if "round" not in row:
            counts[cast(str, row["industry"])] += 1
        for sweet in set(cast("list[str]", row["sweets"])):
            counts[sweet] += 1
        print_of = repr([value for name, value in sorted(row.items()) if name not in ("id", "name")])
        if print_of in seen:
            faults.add(("card", place), "same-card", "a card like no other", f"card {seen[print_of]} again")
        seen[print_of] = cast(int, row["id"])
    header = cast("dict[str, int]", data["cards"])
    for name, count in counts.items():
        if header[name] != count:
            faults.add(("cards", name), "card-count", f"{count}, as the cards say", header[name])


def industry(rows: list[Data], faults: Faults) -> None:
    """The first point symbols are 1, 1 and 2.

    Rule: SL-END-12
    """
    points = [cast(int, row["points"]) for row in rows if "points" in row]
    if tuple(points[: len(FIRST_INDUSTRY_POINTS)]) != FIRST_INDUSTRY_POINTS:
        faults.add(("industry",), "industry-points", "1, 1, 2 as the first points", str(points[:3]))


def food(rows: list[Data], faults: Faults) -> None:
    """The first rabbit stands on step 4, discounts of 1 and 2 wood on 7 and 11.

    Rule: SL-RAB-2, SL-FOD-4
    """
    rabbits = [step for step, row in enumerate(rows, 1) if "rabbit" in row]
    if not rabbits or rabbits[0] != FIRST_RABBIT:
        faults.add(("food",), "first-rabbit", f"the first rabbit on step {FIRST_RABBIT}", str(rabbits[:1]))
    found = {step: row["discount"] for step, row in enumerate(rows, 1) if "discount" in row}
    if found != dict(DISCOUNTS):
        faults.add(("food",), "discounts", "a discount of 1 on step 7 and of 2 on step 11", str(found))


def prosperity(rows: list[Data], faults: Faults) -> None:
    """The first track is the rulebook's; of each colour the lower track is longer.

    Rule: SL-PRO-8
    """
    lengths: list[int] = []
    for place, row in enumerate(rows):
        rates = cast("list[str]", row["rates"])
        lengths.append(len(rates))
        if place == 0 and tuple(rates) != FIRST_TRACK_RATES:
            faults.add(
                ("prosperity", place, "rates"), "first-track", " ".join(FIRST_TRACK_RATES), " ".join(rates)
            )
        if place % 2 and lengths[place] <= lengths[place - 1]:
            expected = f"more than {lengths[place - 1]} steps"
            faults.add(("prosperity", place, "rates"), "track-length", expected, len(rates))
        for step in cast(Data, row["bonuses"]):
            if not 1 <= int(step) < len(rates):
                expected = f"a step from 1 to {len(rates) - 1}"
                faults.add(("prosperity", place, "bonuses", step), "track-step", expected, step)


def areas(rows: list[Data], faults: Faults) -> None:
    """Of the extra areas one opens in round 1, two in round 2 and two in round 3; the others at once.

    Rule: SL-RND-3
    """
    counts = {1: 0, 2: 0, 3: 0}
    for place, row in enumerate(rows):
        opens = cast(int, row["round"])
        if AREAS.index(cast(str, row["id"])) >= FIRST_EXTRA_AREA:
            counts[opens] += 1
        elif opens != 1:
            faults.add(("area", place, "round"), "area-round", "1", opens)
    if tuple(counts.values()) != EXTRA_AREA_ROUNDS:
        faults.add(("area",), "area-rounds", "extra areas 1, 2 and 2 by round", str(list(counts.values())))


def mio(rows: list[Data], faults: Faults) -> None:
    """Eight cards of each deck, numbered from 1."""
    for deck in ("a", "b"):
        ids = sorted([cast(int, row["id"]) for row in rows if row["deck"] == deck])
        if ids != list(range(1, MIO_CARD_COUNT + 1)):
            faults.add(("mio",), "mio-deck", f"cards 1 to 8 of deck {deck}", " ".join(map(str, ids)))
