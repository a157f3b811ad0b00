"""What promo tiles score by the village around them; each reads the points of one unit from its row."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.actions.gains import effect_of
from artel.games.keyflower.promos.walk import walk_points
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.scoring.looks import any_tile, summer_beside, tiles_with_roads, winter_beside
from artel.games.keyflower.scoring.scorers import village_of
from artel.games.keyflower.state import EDGE_COUNT, NO_TILE, KeyflowerState, rules_of
from artel.games.keyflower.words import SUMMER, WINTER
from artel.kernel.numbers import row_of


def beside(state: KeyflowerState, tile: int) -> list[int]:
    """The tiles next to a tile, at whatever edge."""
    around = row_of(state.adjacent, tile, EDGE_COUNT)
    return [other for other in around if other != NO_TILE]


def of_season_beside(state: KeyflowerState, tile: int, season: int) -> int:
    """How many tiles of a season's stack lie next to a tile; homes, boats and turn order tiles have none."""
    seasons = rules_of(state).tables.season
    return len([other for other in beside(state, tile) if seasons[other] == season])


def summer_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFP-GLADE-2"""
    return of_season_beside(state, tile, SUMMER) * effect_of(state, tile).points


def winter_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFP-GLADEWINTER-2"""
    return of_season_beside(state, tile, WINTER) * effect_of(state, tile).points


def upgrade_symbols(state: KeyflowerState, tile: int) -> int:
    """The upgrade symbols on the side that is up, and those that modules lay on the tile.

    Rule: KFP-DEVELOPER-3
    """
    rules = rules_of(state)
    printed = rules.tables.upgrade[2 * tile + state.side[tile]]
    return printed + sum([symbols(state, tile) for symbols in rules.scoring.symbols])


def upgrade_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFP-DEVELOPER-2, KFP-DEVELOPER-3, KFP-DEVELOPER-4"""
    symbols = sum([upgrade_symbols(state, other) for other in beside(state, tile)])
    return symbols * effect_of(state, tile).points


def worker_symbols(state: KeyflowerState, tile: int) -> int:
    """The workers that the side up gives, or takes in exchange.

    Rule: KFP-TALTON-3
    """
    effect = effect_of(state, tile)
    return effect.workers + effect.green + sum(effect.pays.workers) + effect.pays.any_worker


def worker_symbol_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFP-TALTON-2, KFP-TALTON-3, KFP-TALTON-4"""
    symbols = sum([worker_symbols(state, other) for other in state.laid if state.owner[other] == seat])
    return symbols * effect_of(state, tile).points


def delivery_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFP-DELIVERY-2, KFP-DELIVERY-3"""
    tiles, village = village_of(state, seat)
    return walk_points(village, tiles.index(tile)) * effect_of(state, tile).points


# Flipper is counted before those that look at sides, so turning over what they count pays.
UPGRADES_BESIDE: Final = Scorer(upgrade_points, by_sides=True, looks=any_tile)
WORKER_SYMBOLS: Final = Scorer(worker_symbol_points, by_sides=True)
SUMMER_BESIDE: Final = Scorer(summer_points, looks=summer_beside)
WINTER_BESIDE: Final = Scorer(winter_points, looks=winter_beside)
WALK: Final = Scorer(delivery_points, looks=tiles_with_roads)
