"""What a position of Keyflower is worth to one seat: a sum of terms, in points at the end of the game.

The base game's terms are what the upgrades of the village promise, the stock that they leave, the tiles with
their printed points and later use, and the exact score of the pieces. Modules add terms of their own (see
`games.keyflower.advice`). Workers are valued apart.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from artel.bots.keyflower.evaluation import Estate, Stock, promise
from artel.bots.keyflower.points import exact_score
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.components.vocabulary import ANY_TYPES, WINTER_TILE, YARD, Cost
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.state import COLOUR_COUNT, GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import BACK, FRONT, GOLD, GREEN, WINTER


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """One part of the worth of a seat's village and pieces.

    The stock is shared: what one term has planned with is gone for those behind it.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def worth(self, s: KeyflowerState, estate: Estate, stock: Stock) -> float:
        raise NotImplementedError(self.name)


def upgrade_gain(s: KeyflowerState, weights: Weights, tile: int, season: int) -> float:
    """What turning a tile over adds: printed points, better use, more points for what lies in a yard."""
    tables = rules_of(s).tables
    gain = float(tables.points[2 * tile + BACK] - tables.points[2 * tile + FRONT])
    standing = weights.standing_of(rules_of(s))[season]
    gain += standing[2 * tile + BACK] - standing[2 * tile + FRONT]
    if tables.effect_kind[2 * tile] == YARD:
        more = tables.effect[2 * tile + BACK].points - tables.effect[2 * tile + FRONT].points
        lying = 0
        for good in range(GOOD_COUNT):
            lying += s.goods[tile * GOOD_COUNT + good]
        gain += more * (lying + 0.5 * weights.yard_goods[season])
    elif tile in rules_of(s).advice.prospects:
        gain += turned_over(s, tile)
    return gain


def turned_over(s: KeyflowerState, tile: int) -> float:
    """What a tile of a module scores more with its other side up."""
    seat = s.owner[tile]
    if seat < 0 or seat >= s.rules.players:
        return 0.0
    prospect = rules_of(s).advice.prospects[tile]
    before = prospect(s, seat, tile)
    side = s.side
    s.side = side[:]
    s.side[tile] = BACK
    after = prospect(s, seat, tile)
    s.side = side
    return after - before


def upgrades_worth(s: KeyflowerState, estate: Estate, stock: Stock) -> float:
    """The promise of all upgrades together: the surest and best first, each piece promised once."""
    tables = rules_of(s).tables
    tiles: list[int] = []
    targets: list[int] = []
    gains: list[float] = []
    hopes: list[float] = []
    for index in range(len(estate.tiles) + len(estate.won)):
        laid = index < len(estate.tiles)
        tile = estate.tiles[index] if laid else estate.won[index - len(estate.tiles)]
        cost = tables.cost[tile]
        if cost is None or s.side[tile] == BACK:
            continue
        target = index if laid else -1
        tiles.append(tile)
        targets.append(target)
        gain = upgrade_gain(s, estate.weights, tile, estate.season)
        gains.append(gain)
        hopes.append(gain * promise(stock, cost, target, estate.season, False))
    total = 0.0
    weight = 1.0
    for _ in range(len(tiles)):
        best = 0
        for index in range(1, len(tiles)):
            if hopes[index] > hopes[best]:
                best = index
        hopes[best] = -1.0
        cost = cast(Cost, tables.cost[tiles[best]])
        chance = promise(stock, cost, targets[best], estate.season, True)
        total += weight * chance * gains[best]
        weight *= estate.weights.next_upgrade
    return total


def holdings(s: KeyflowerState, estate: Estate) -> Holdings:
    """What would be scored if the season ended now and every leading bid won; hopes count apart."""
    advice = rules_of(s).advice
    hoping = len(advice.hopes) > 0 and s.season < WINTER
    found = holdings_of(s, estate.seat, advice.sure_demands if hoping else None)
    found.workers = estate.workers[:]
    found.purple = estate.purple
    for tile in estate.won:
        found.add_tile(tile, s.side[tile])
    return found


def points_added(s: KeyflowerState, seat: int, found: Holdings, tile: int) -> float:
    """What a tile adds to the exact score of the pieces, whether it is counted already or not.

    Where a module knows what its tile would score, it is asked.
    """
    prospects = rules_of(s).advice.prospects
    if tile in prospects:
        return prospects[tile](s, seat, tile)
    side = s.side[tile]
    counted = found.has_tile(tile, side)
    found.add_tile(tile, side)
    with_tile = exact_score(found)
    found.remove_tile(tile, side)
    without = exact_score(found)
    if counted:
        found.add_tile(tile, side)
    return float(with_tile - without)


def pieces_worth(s: KeyflowerState, estate: Estate, found: Holdings) -> float:
    """The exact score of the pieces, and a share of what winter tiles in the hand would add to it."""
    base = exact_score(found)
    total = float(base)
    prospects = rules_of(s).advice.prospects
    for tile in estate.hand:
        side = s.side[tile]
        if tile in prospects:
            if tile not in estate.won:
                total += estate.weights.held_share * prospects[tile](s, estate.seat, tile)
        elif not found.has_tile(tile, side):
            found.add_tile(tile, side)
            total += estate.weights.held_share * (exact_score(found) - base)
            found.remove_tile(tile, side)
    return total


def tiles_worth(s: KeyflowerState, estate: Estate) -> float:
    """Printed points and later use of every tile, and what the yards may still get."""
    tables = rules_of(s).tables
    standing = estate.weights.standing_of(rules_of(s))[estate.season]
    total = 0.0
    for index in range(len(estate.tiles) + len(estate.won)):
        laid = index < len(estate.tiles)
        tile = estate.tiles[index] if laid else estate.won[index - len(estate.tiles)]
        face = 2 * tile + s.side[tile]
        total += standing[face]
        # The exact scorer counts the points of winter tiles.
        if tables.kind[tile] != WINTER_TILE:
            total += tables.points[face]
        effect = tables.effect[face]
        if effect.kind == YARD:
            total += yard_worth(s, estate, effect.points, effect.pattern == ANY_TYPES, effect.named)
    return total


def prospects_worth(s: KeyflowerState, estate: Estate) -> float:
    """What tiles of modules score by the village or by pieces of other kinds."""
    prospects = rules_of(s).advice.prospects
    total = 0.0
    if len(prospects) > 0:
        for tile in estate.tiles + estate.won:
            if tile in prospects:
                total += prospects[tile](s, estate.seat, tile)
    return total


def yard_worth(s: KeyflowerState, estate: Estate, points: int, any_good: bool, named: int) -> float:
    """Resources elsewhere in the village that could still be carried to a yard."""
    weights = estate.weights
    waiting = 0.0
    for tile in estate.tiles:
        for good in range(GOOD_COUNT):
            if any_good or good in (named, GOLD):
                waiting += float(s.goods[tile * GOOD_COUNT + good])
    return points * (
        weights.yard_share[estate.season] * min(waiting, 6.0) + 0.5 * weights.yard_goods[estate.season]
    )


def loose_worth(estate: Estate, stock: Stock) -> float:
    """Resources and skills that no planned upgrade takes; gold spent on upgrades does not score."""
    weights = estate.weights
    season = estate.season
    total = 0.0
    for place in range(len(estate.tiles)):
        for good in range(GOLD):
            total += weights.good[season] * stock.goods[place * GOOD_COUNT + good]
        total += weights.gold_more[season] * stock.goods[place * GOOD_COUNT + GOLD]
    for skill in range(SKILL_COUNT):
        total += weights.skill[season] * stock.skills[skill]
    return total - 0.7 * stock.gold_taken


class Upgrades(Term):
    def worth(self, s: KeyflowerState, estate: Estate, stock: Stock) -> float:
        return upgrades_worth(s, estate, stock)


class LooseStock(Term):
    def worth(self, s: KeyflowerState, estate: Estate, stock: Stock) -> float:
        return loose_worth(estate, stock)


class Tiles(Term):
    def worth(self, s: KeyflowerState, estate: Estate, stock: Stock) -> float:
        return tiles_worth(s, estate)


class Pieces(Term):
    def worth(self, s: KeyflowerState, estate: Estate, stock: Stock) -> float:
        return pieces_worth(s, estate, holdings(s, estate))


class Prospects(Term):
    def worth(self, s: KeyflowerState, estate: Estate, stock: Stock) -> float:
        return prospects_worth(s, estate)


# Those that the bot knows, in the order in which they take from the stock; what modules say comes last.
TERMS: Final[list[Term]] = [
    Upgrades("upgrades"), LooseStock("stock"), Tiles("tiles"), Pieces("pieces"), Prospects("prospects"),
]  # fmt: skip


def parts_of_worth(s: KeyflowerState, estate: Estate) -> list[float]:
    """The terms, and then what each module says besides."""
    stock = Stock(s, estate)
    found = [term.worth(s, estate, stock) for term in TERMS]
    advice = rules_of(s).advice
    if len(advice.worths) > 0:
        tiles = estate.tiles + estate.won
        found.extend([part(s, estate.seat, tiles) for part in advice.worths])
    if s.season < WINTER:
        found.extend([hope(s, estate.seat) for hope in advice.hopes])
    return found


def further_parts(s: KeyflowerState, estate: Estate, parts: list[float], tile: int) -> list[float]:
    """What modules say once a tile is counted, from prospects on; `parts` are those without it."""
    advice = rules_of(s).advice
    prospects = parts[len(TERMS) - 1]
    if tile in advice.prospects:
        prospects += advice.prospects[tile](s, estate.seat, tile)
    found = [prospects]
    if len(advice.worths) > 0:
        tiles = estate.tiles + estate.won
        found.extend([part(s, estate.seat, tiles) for part in advice.worths])
    # No hope rests on tiles that are not there yet.
    found.extend(parts[len(TERMS) + len(advice.worths) :])
    return found


def worth(s: KeyflowerState, estate: Estate) -> float:
    """The whole worth of a seat's village and pieces, its workers' further use aside."""
    total = 0.0
    for part in parts_of_worth(s, estate):
        total += part
    return total


def land_worth(s: KeyflowerState, estate: Estate) -> float:
    """The terms that do not ask who the seat's workers are."""
    stock = Stock(s, estate)
    total = upgrades_worth(s, estate, stock)
    total += loose_worth(estate, stock)
    return total + tiles_worth(s, estate)


def worth_with_workers(s: KeyflowerState, estate: Estate) -> float:
    """The same with what the seat's workers are good for later: to compare moves of any kind."""
    total = worth(s, estate)
    for colour in range(COLOUR_COUNT):
        factor = estate.weights.green_factor if colour == GREEN else 1.0
        total += factor * estate.weights.worker_next[estate.season] * estate.workers[colour]
    return total
