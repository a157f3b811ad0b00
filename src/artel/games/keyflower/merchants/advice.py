"""What The Merchants tell the bots: boats II and their loads, cabins, and what extensions are built for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.advice import Errand
from artel.games.keyflower.components.vocabulary import ANY, HOME, SCORE, Cost
from artel.games.keyflower.heeds import nothing_else
from artel.games.keyflower.merchants import contract_advice
from artel.games.keyflower.merchants.boats import (
    ABOARD_CABIN,
    ABOARD_GOLD,
    EXCHANGE_TILE,
    FREIGHT,
    FREIGHT_KINDS,
    cabins_of,
)
from artel.games.keyflower.merchants.contract_slots import ABOARD
from artel.games.keyflower.merchants.contracts import CONTRACT_COUNT
from artel.games.keyflower.merchants.extending import EXTEND, fits, may_carry
from artel.games.keyflower.merchants.extensions import EXTENSIONS, extensions_left, owned, tiles_of
from artel.games.keyflower.merchants.paying import bids_of, can_pay
from artel.games.keyflower.merchants.scoring import artisan_points, for_one_more, printed, unit
from artel.games.keyflower.merchants.tiles import CABIN, CONTRACT_WORD
from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.scoring.final import holdings_of, village_points
from artel.games.keyflower.state import COLOUR_COUNT, NOWHERE, SEAT_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import GOLD, GOODS
from artel.kernel.forms import NOTHING
from artel.kernel.numbers import row_of

if TYPE_CHECKING:
    from artel.games.keyflower.advice import Worth

    Rows = dict[str, dict[str, object]]

# By season: what pays for extensions, and what a cabin and a closed contract bring.
WORKER_PRICE: Final[list[float]] = [1.3, 1.2, 0.9, 0.5]
SKILL_PRICE: Final[list[float]] = [1.3, 1.2, 1.0, 0.4]
GOOD_PRICE: Final[list[float]] = [0.6, 0.5, 0.4, 0.2]
GOLD_PRICE: Final = 1.0
CABIN_WORTH: Final[list[float]] = [1.6, 1.1, 0.6, 0.0]
CONTRACT_WORTH: Final[list[float]] = [2.2, 2.2, 1.8, 0.0]
# Upgrades and extensions that are still to come, by season.
UPGRADES_TO_COME: Final[list[float]] = [3.0, 2.0, 1.0, 0.5]
EXTENSIONS_TO_COME: Final[list[float]] = [1.5, 1.2, 0.8, 0.3]
# What it matters that the own workers fit the colour of an extension.
OWN_COLOUR: Final = 0.03
MOST_EXTENDED: Final = 3
# A boat that suits a rival better.
TO_A_RIVAL: Final = 0.5


def season_of(state: KeyflowerState) -> int:
    return int(max(state.season, 0))


def built_worth(state: KeyflowerState, seat: int, tiles: list[int]) -> float:
    """The points of extensions, and cabins as long as there is something to upgrade."""
    total = CABIN_WORTH[season_of(state)] * int(cabins_of(state, seat))
    for tile in tiles_of(state):
        if tile != NOTHING and state.owner[tile] == seat:
            total += printed(state, tile)
    return total


def built(state: KeyflowerState, seat: int) -> list[int]:
    """The cabins of a seat, and those of its tiles that carry extensions."""
    extended = [tile for tile in tiles_of(state) if tile != NOTHING and state.owner[tile] == seat]
    return [int(cabins_of(state, seat)), *extended]


def price(state: KeyflowerState, cost: Cost) -> float:
    """What the pieces that an extension costs could have brought elsewhere."""
    season = season_of(state)
    total = WORKER_PRICE[season] * (sum(cost.workers) + cost.any_worker)
    total += SKILL_PRICE[season] * sum(cost.skills)
    total += GOOD_PRICE[season] * (sum(cost.goods[:GOLD]) + cost.any_good)
    return total + GOLD_PRICE * cost.goods[GOLD]


def extend_errands(state: KeyflowerState, seat: int, steps: int, upgrades: int) -> list[Errand]:
    """On each tile that may carry one the extension that costs least."""
    if upgrades == 0:
        return []
    left = extensions_left(state)
    more = for_one_more(state, seat)
    found: list[Errand] = []
    for tile in state.laid:
        if not may_carry(state, seat, tile) or printed(state, tile) + more == 0:
            continue
        best, gain = NOTHING, 0.0
        for extension in left:
            each = EXTENSIONS[extension]
            value = printed(state, tile) + more - price(state, each.cost)
            value += OWN_COLOUR * float(state.screen[seat * COLOUR_COUNT + each.colour])
            if value > gain and fits(state, tile, extension) and can_pay(state, seat, tile, each.cost):
                best, gain = extension, value
        if best != NOTHING:
            found.append(Errand(int(EXTEND.of(tile, best)), 0, 1, gain))
    found.sort(key=by_gain)
    # What pays for one seldom pays for many.
    return found[:MOST_EXTENDED]


def to_extend(state: KeyflowerState, seat: int) -> list[int]:
    """What is left to be built, and the colours of the tiles that may carry it."""
    colours = [state.colour[tile] for tile in state.laid if may_carry(state, seat, tile)]
    return [*colours, *extensions_left(state)] if colours else []


def builders(state: KeyflowerState, seat: int) -> list[int]:
    """The workers that could pay for extensions: those behind the screen, and the colours of beaten bids."""
    if not any(may_carry(state, seat, tile) for tile in state.laid):
        return []
    bids = [state.bids[tile * SEAT_COUNT + seat] & 3 for tile in bids_of(state, seat, ANY)]
    return [*row_of(state.screen, seat, COLOUR_COUNT), *sorted(set(bids))]


def by_gain(errand: Errand) -> float:
    return -errand.gain


def cabin_symbols(state: KeyflowerState, tile: int) -> int:
    """The upgrades that cabins add to the use of a home tile."""
    if rules_of(state).tables.kind[tile] != HOME:
        return 0
    return int(cabins_of(state, state.owner[tile]))


def artisan_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    return artisan_points(state, seat, tile) + unit(state, tile) * UPGRADES_TO_COME[season_of(state)]


def builder_prospect(state: KeyflowerState, seat: int, tile: int) -> float:
    return unit(state, tile) * (int(owned(state, seat)) + EXTENSIONS_TO_COME[season_of(state)])


def freight_worth(state: KeyflowerState, seat: int, place: int) -> float:
    """Gold, cabins and closed contracts on a boat."""
    slices = rules_of(state).slices
    freight = state.lists[slices.list_of(FREIGHT)]
    season = season_of(state)
    total = (1.0 + GOLD_PRICE) * freight[place * FREIGHT_KINDS + ABOARD_GOLD]
    total += CABIN_WORTH[season] * freight[place * FREIGHT_KINDS + ABOARD_CABIN]
    aboard = state.lists[slices.list_of(ABOARD)]
    return total + CONTRACT_WORTH[season] * sum(aboard[place * CONTRACT_COUNT : (place + 1) * CONTRACT_COUNT])


def gold_worth(state: KeyflowerState, seat: int, boat: int, tiles: list[int]) -> float:
    """Keyflower II: its gold where it counts most."""
    found = holdings_of(state, seat)
    before = best_score(found)
    found.resources[GOLD] += rules_of(state).tables.effect[2 * boat].count_of(GOODS[GOLD])
    return float(best_score(found) - before)


def winter_tiles_worth(state: KeyflowerState, seat: int, boat: int, tiles: list[int]) -> float:
    """Sea Breese II: the winter tiles of the village and those to be laid."""
    winter_at = rules_of(state).winter_at
    return float(unit(state, boat) * len([tile for tile in tiles if winter_at[tile] != NOWHERE]))


def boat_points(state: KeyflowerState, seat: int, boat: int) -> float:
    """What a boat would score for a seat as things stand."""
    rules = rules_of(state)
    points = float(rules.tables.points[2 * boat])
    told = rules.advice.boats
    if boat in told:
        return points + told[boat](
            state, seat, boat, [tile for tile in state.laid if state.owner[tile] == seat]
        )
    if rules.tables.effect_kind[2 * boat] == SCORE:
        found = holdings_of(state, seat)
        before = best_score(found)
        found.add_tile(boat, state.side[boat])
        return points + best_score(found) - before
    return points + float(village_points(state, seat, boat))


def exchange_boat(state: KeyflowerState, seat: int, moves: list[int], worth: Worth) -> int:
    """The boat that suits oneself best against the rival it suits most."""
    best, most = moves[0], -1000.0
    for move in moves:
        boat = int(EXCHANGE_TILE.read(move))
        rivals = [boat_points(state, other, boat) for other in range(state.rules.players) if other != seat]
        value = boat_points(state, seat, boat) - TO_A_RIVAL * max(rivals)
        if value > most:
            best, most = move, value
    return best


def both(
    one: dict[str, dict[str, object]], other: dict[str, dict[str, object]]
) -> dict[str, dict[str, object]]:
    """The rows of both, table by table."""
    return {table: {**one.get(table, {}), **other.get(table, {})} for table in [*one, *other]}


ADVICE: Final[dict[str, dict[str, object]]] = both(
    {
        "worths": {"built": built_worth},
        "prizes": {CONTRACT_WORD: 2.0, CABIN: 1.2},
        "errands": {EXTEND.name: extend_errands},
        "upgrades": {"cabins": cabin_symbols},
        "prospects": {"artisan": artisan_prospect, "builder": builder_prospect},
        "loads": {"freight": freight_worth},
        "boats": {"keyflower-ii": gold_worth, "sea-breese-ii": winter_tiles_worth},
        "choosers": {"exchange-boat": exchange_boat},
        # Other tiles count cabins too, by their symbols.
        "heeds": {
            "built": built,
            "cabins": built,
            "artisan": nothing_else,
            "builder": built,
            EXTEND.name: to_extend,
        },
        "crews": {EXTEND.name: builders},
    },
    contract_advice.ADVICE,
)
