"""What extensions, upgraded tiles, winter tiles and upgrade symbols score, and who comes first in a tie."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.components.vocabulary import DOUBLE_TRANSPORT, effect_words
from artel.games.keyflower.merchants.boats import cabins_of
from artel.games.keyflower.merchants.extending import may_carry
from artel.games.keyflower.merchants.extensions import EXTENSION, extensions_left, owned, tiles_of
from artel.games.keyflower.merchants.tiles import (
    FREE_EXTENSION,
    SCORE_EXTENSIONS,
    SCORE_UPGRADE_SYMBOLS,
    SCORE_UPGRADED,
    SCORE_WINTER_TILES,
)
from artel.games.keyflower.scoring.hooks import Scorer
from artel.games.keyflower.state import (
    NO_TILE,
    NOWHERE,
    SEAT_COUNT,
    KeyflowerState,
    has_ability,
    is_laid,
    rules_of,
)
from artel.games.keyflower.words import BACK
from artel.kernel.forms import NOTHING
from artel.kernel.state import State, TieBreak
from artel.kernel.view import Reason


def unit(state: KeyflowerState, tile: i64) -> int:
    """The points that the row of a tile gives for one unit of what it counts."""
    return rules_of(state).tables.effect[2 * tile + state.side[tile]].points


def printed(state: KeyflowerState, tile: i64) -> int:
    """The points printed on the side of a tile that is up."""
    return rules_of(state).scoring.table.printed[2 * tile + state.side[tile]]


def extension_points(state: KeyflowerState, seat: int) -> list[Reason]:
    """An extension scores the printed points of its tile once more, and nothing else of it.

    Rule: KFM-SCORE-1, KFM-SCORE-2, KFM-SCORE-3
    """
    found: list[Reason] = []
    words = rules_of(state).tables.words
    for number, tile in enumerate(tiles_of(state)):
        if tile != NOTHING and state.owner[tile] == seat and printed(state, tile) > 0:
            values: dict[str, int | str] = {"tile": words[tile], "extension": EXTENSION.word(number)}
            found.append(Reason(seat, "extension", printed(state, tile), values))
    return found


def artisan_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFM-TILE-10"""
    costs = rules_of(state).tables.cost
    count = 0
    for other in state.laid:
        if state.owner[other] == seat and state.side[other] == BACK and costs[other] is not None:
            count += 1
    return count * unit(state, tile)


def builder_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFM-TILE-11, KFM-SCORE-11"""
    return int(owned(state, seat)) * unit(state, tile)


def winter_tile_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFM-BOAT-13"""
    winter_at = rules_of(state).winter_at
    count = 0
    for other in state.laid:
        if state.owner[other] == seat and winter_at[other] != NOWHERE:
            count += 1
    return count * unit(state, tile)


def symbol_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFM-BOAT-17, KFM-BOAT-18, KFM-CABIN-6, KFM-SCORE-11"""
    symbols = rules_of(state).tables.upgrade
    count = int(cabins_of(state, seat))
    for other in state.laid:
        if state.owner[other] == seat:
            count += symbols[2 * other + state.side[other]]
    return count * unit(state, tile) * (2 if has_ability(state, seat, DOUBLE_TRANSPORT) else 1)


def best_extended(state: KeyflowerState, seat: i64) -> i64:
    """Flipper II: the upgraded tile without an extension that has most points printed, or NO_TILE.

    Any extension of the supply will do: colour and cost do not matter.
    Rule: KFM-BOAT-14, KFM-BOAT-15, KFM-BOAT-16
    """
    best: i64 = NO_TILE
    if len(extensions_left(state)) > 0:
        for tile in state.laid:
            if may_carry(state, seat, tile) and (
                best == NO_TILE or printed(state, tile) > printed(state, best)
            ):
                best = tile
    return best


def for_one_more(state: KeyflowerState, seat: i64) -> int:
    """What the seat's tiles score for one more extension. Rule: KFM-TILE-11"""
    kinds = rules_of(state).tables.effect_kind
    points = 0
    for tile in rules_of(state).scoring.lookers:
        counts = kinds[2 * tile + state.side[tile]] == SCORE_EXTENSIONS
        if counts and state.owner[tile] == seat and is_laid(state, tile):
            points += unit(state, tile)
    return points


def free_extension_points(state: KeyflowerState, seat: int, tile: int) -> int:
    """Rule: KFM-BOAT-14, KFM-BOAT-15, KFM-TILE-11"""
    best = best_extended(state, seat)
    return 0 if best == NO_TILE else printed(state, best) + for_one_more(state, seat)


def extended_tile(state: KeyflowerState, seat: int, tile: int) -> dict[str, int | str]:
    best = best_extended(state, seat)
    return {} if best == NO_TILE else {"extended": rules_of(state).tables.words[best]}


class BoatOrder(TieBreak):
    """Who chose a boat earlier in winter comes first.

    Rule: KFM-SCORE-14
    """

    def value(self, state: State, seat: i64) -> int:
        choices = cast(KeyflowerState, state).boat_choices
        order = [choice % SEAT_COUNT for choice in choices]
        return order.index(int(seat)) + 1 if seat in order else len(order) + 1


BOAT_ORDER: Final = BoatOrder("boat-order", least=True)
SCORERS: Final[dict[str, object]] = {
    effect_words()[SCORE_UPGRADED]: Scorer(artisan_points, by_sides=True),
    effect_words()[SCORE_EXTENSIONS]: Scorer(builder_points),
    effect_words()[SCORE_WINTER_TILES]: Scorer(winter_tile_points),
    effect_words()[SCORE_UPGRADE_SYMBOLS]: Scorer(symbol_points, by_sides=True),
    effect_words()[FREE_EXTENSION]: Scorer(free_extension_points, extended_tile, turns=True),
}
BONUSES: Final[dict[str, object]] = {"extensions": extension_points}
