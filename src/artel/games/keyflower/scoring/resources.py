"""The best use of resources: the yards, Jeweller, Mercer's guild, Watermill, Windmill, left-over gold.

What lies on a yard and fits its type is counted there before anything is shared out. Each other resource
has a worth on its own: standing in on its yard, with the Jeweller, at the Watermill or as left-over gold.
Mercer's guild and Windmill take resources away from that worth for sets. For given numbers of sets the
places in them and the resources that fit there form a transversal matroid, so the cheapest filling is found
by taking resources in order of worth and keeping each one that still fits.

A plan is one integer, so that the greatest plan is a best plan:
points << 20 | Watermill resource << 16 | Mercer's guild sets << 8 | Windmill sets.
"""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.components.box import GOLD_POINTS
from artel.games.keyflower.scoring.closed import (
    ANY_SET,
    FIVE_RESOURCES_PAY,
    JEWELLER_PAYS,
    MERCERS_PAY,
    WATERMILL_PAYS,
    WORTHS,
)
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import (
    BARN,
    BOAT_3B,
    GOLD_RESOURCE,
    JEWELLER,
    MERCERS_GUILD,
    RESOURCE_COUNT,
    WATERMILL,
    WINDMILL,
    YARDS,
)

# The resource that a yard pays for; the Barn pays for all.
YARD_RESOURCE: Final = (-1, 2, 1, 0)
NO_FIT: Final = -1


def scored_as(resource: i64, tiles: i64) -> i64:
    """Boat 3b lets every resource stand for any other: each is then as good as gold.

    Rule: KF-SBOAT-16
    """
    if tiles >> BOAT_3B & 1:
        return GOLD_RESOURCE
    return resource


def own_worth(resource: i64, tiles: i64) -> i64:
    """What a resource scores off its yard, the Watermill aside: gold 1, or 2 with the Jeweller.

    Rule: KF-WINTER-4, KF-SCORE-11
    """
    if scored_as(resource, tiles) != GOLD_RESOURCE:
        return 0
    return JEWELLER_PAYS if tiles >> JEWELLER & 1 else GOLD_POINTS


def fits_yard(yard: i64, resource: i64) -> bool:
    """True for a resource that must be counted on the yard it lies on: any on the Barn, gold included.

    Rule: KF-TILE-3, KF-SCORE-4
    """
    return yard == BARN or YARD_RESOURCE[yard] == resource


def stand_in_worth(resource: i64, points: i64, tiles: i64) -> i64:
    """What a resource that does not fit the yard it lies on may score there: gold stands in, by choice.

    Rule: KF-SCORE-3
    """
    return points if scored_as(resource, tiles) == GOLD_RESOURCE else 0


def points_of_yards(holdings: Holdings) -> i64:
    """What the resources that lie on the yards and fit them score there.

    Rule: KF-TILE-3, KF-SCORE-4
    """
    total: i64 = 0
    yard: i64 = 0
    while yard < YARDS:
        points: i64 = holdings.yard_points[yard]
        resource: i64 = 0
        while points > 0 and resource < RESOURCE_COUNT:
            if fits_yard(yard, resource):
                total += points * holdings.on_yard[yard * RESOURCE_COUNT + resource]
            resource += 1
        yard += 1
    return total


def purple_worth(holdings: Holdings) -> i64:
    """The purple worker as a resource: gold, which may also be put on any yard now.

    Rule: KF-SCORE-9, KF-SCORE-10
    """
    best: i64 = own_worth(GOLD_RESOURCE, holdings.tiles)
    for points in holdings.yard_points:
        best = max(best, i64(points))
    return best


def stock_by_worth(holdings: Holdings, purple: bool) -> list[int]:
    """How many resources to share out have each worth, by kind, at [worth * 4 + resource]."""
    stock = [0] * (WORTHS * RESOURCE_COUNT)
    tiles: i64 = holdings.tiles
    resource: i64 = 0
    while resource < RESOURCE_COUNT:
        kind: i64 = scored_as(resource, tiles)
        alone: i64 = own_worth(resource, tiles)
        elsewhere: i64 = holdings.resources[resource]
        yard: i64 = 0
        while yard < YARDS:
            count: i64 = holdings.on_yard[yard * RESOURCE_COUNT + resource]
            if count > 0:
                elsewhere -= count
                if not fits_yard(yard, resource):
                    worth: i64 = max(alone, stand_in_worth(resource, holdings.yard_points[yard], tiles))
                    stock[worth * RESOURCE_COUNT + kind] += count
            yard += 1
        stock[alone * RESOURCE_COUNT + kind] += elsewhere
        resource += 1
    for heap in holdings.like_gold:
        stock[own_worth(GOLD_RESOURCE, tiles) * RESOURCE_COUNT + GOLD_RESOURCE] += heap.count
    if purple:
        stock[purple_worth(holdings) * RESOURCE_COUNT + GOLD_RESOURCE] += 1
    return stock


def fill_sets(stock: list[int], mercer: i64, windmill: i64, taken: list[int] | None) -> i64:
    """The least worth that these numbers of sets take from the stock, or NO_FIT when it is too small.

    What goes into the sets is written into `taken`, shaped like the stock, when it is given.

    Rule: KF-WINTER-8, KF-WINTER-9, KF-WINTER-15
    """
    free: i64 = ANY_SET * windmill
    places: i64 = 3 * mercer + free
    wood: i64 = mercer
    stone: i64 = mercer
    iron: i64 = mercer
    cost: i64 = 0
    worth: i64 = 0
    while worth < WORTHS and places > 0:
        resource: i64 = 0
        while resource < RESOURCE_COUNT:
            count: i64 = stock[worth * RESOURCE_COUNT + resource]
            if count > 0:
                count = min(count, places)
                if resource != GOLD_RESOURCE:
                    own: i64 = wood if resource == 0 else (stone if resource == 1 else iron)
                    count = min(count, own + free)
                    free -= max(count - own, 0)
                    own = max(own - count, 0)
                    if resource == 0:
                        wood = own
                    elif resource == 1:
                        stone = own
                    else:
                        iron = own
                places -= count
                cost += worth * count
                if taken is not None:
                    taken[worth * RESOURCE_COUNT + resource] = count
            resource += 1
        worth += 1
    return cost if places == 0 else NO_FIT


def _with_sets(stock: list[int], alone: i64, mill: i64, tiles: i64) -> i64:
    """The best plan when the resources are worth `alone` points without sets.

    For a given number of Mercer's guild sets the gain is concave in the number of Windmill sets (a
    minimum-cost flow), so climbing finds the best; every number of Mercer's guild sets is tried.
    """
    total: i64 = 0
    for count in stock:
        total += count
    most: i64 = total // 3 if tiles >> MERCERS_GUILD & 1 else 0
    grinds: bool = tiles >> WINDMILL & 1 != 0
    best: i64 = alone << 20 | mill << 16
    windmill: i64 = 0
    mercer: i64 = 0
    while mercer <= most:
        cost: i64 = fill_sets(stock, mercer, windmill, None)
        while cost == NO_FIT and windmill > 0:
            windmill -= 1
            cost = fill_sets(stock, mercer, windmill, None)
        if cost == NO_FIT:
            break
        gain: i64 = MERCERS_PAY * mercer + FIVE_RESOURCES_PAY * windmill - cost
        step: i64 = 1
        while grinds and step != 0:
            cost = NO_FIT
            if windmill + step >= 0:
                cost = fill_sets(stock, mercer, windmill + step, None)
            further: i64 = MERCERS_PAY * mercer + FIVE_RESOURCES_PAY * (windmill + step) - cost
            if cost != NO_FIT and further > gain:
                gain = further
                windmill += step
                continue
            step = -1 if step == 1 else 0
        best = max(best, (alone + gain) << 20 | mill << 16 | mercer << 8 | windmill)
        mercer += 1
    return best


def resource_plan(stock: list[int], tiles: i64) -> i64:
    """The best plan for a stock. The Watermill's resource is gold when there is no Watermill."""
    alone: i64 = 0
    at: i64 = RESOURCE_COUNT
    while at < WORTHS * RESOURCE_COUNT:
        alone += (at // RESOURCE_COUNT) * stock[at]
        at += 1
    sets: bool = tiles & (1 << MERCERS_GUILD | 1 << WINDMILL) != 0
    best: i64 = alone << 20 | GOLD_RESOURCE << 16
    if sets:
        best = _with_sets(stock, alone, GOLD_RESOURCE, tiles)
    if not tiles >> WATERMILL & 1:
        return best
    mill: i64 = 0
    while mill < GOLD_RESOURCE:
        count: i64 = stock[mill]
        if count > 0 and not sets:
            best = max(best, (alone + WATERMILL_PAYS * count) << 20 | mill << 16)
        elif count > 0:
            ground: i64 = alone + WATERMILL_PAYS * count
            best = max(best, _with_sets(milled(stock, mill), ground, mill, tiles))
        mill += 1
    return best


def milled(stock: list[int], mill: i64) -> list[int]:
    """The stock when the Watermill pays for each idle resource of the chosen type.

    Rule: KF-WINTER-13
    """
    ground = stock[:]
    if mill != GOLD_RESOURCE:
        ground[WATERMILL_PAYS * RESOURCE_COUNT + mill] += ground[mill]
        ground[mill] = 0
    return ground


def resource_points(holdings: Holdings, purple: bool) -> i64:
    """The most points the resources can score, with the purple worker among them if told."""
    shared_out: i64 = resource_plan(stock_by_worth(holdings, purple), holdings.tiles) >> 20
    return points_of_yards(holdings) + shared_out
