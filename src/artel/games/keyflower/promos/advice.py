"""What the promo tiles tell the bots: what those score that look at the village around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.keyflower.actions.gains import effect_of
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.heeds import nothing_else
from artel.games.keyflower.promos.lodging import ANY_SIZE, workers_to_pay
from artel.games.keyflower.promos.scoring import worker_symbol_points
from artel.games.keyflower.promos.sorcery import in_reach
from artel.games.keyflower.promos.tiles import USE_ANYWHERE, USE_BESIDE
from artel.games.keyflower.scoring.best import best_score
from artel.games.keyflower.scoring.final import holdings_of, village_points
from artel.games.keyflower.state import AUCTION, COLOUR_COUNT, KeyflowerState, is_laid, leader, rules_of
from artel.games.keyflower.words import SUMMER, WINTER
from artel.kernel.numbers import row_of

if TYPE_CHECKING:
    from collections.abc import Callable

    Guess = Callable[[KeyflowerState, int, int], float]

KEYSIDE: Final = number_of("keyside")
# Units that a tile will count where it will lie: upgrade symbols and tiles beside it.
SYMBOLS_BESIDE: Final = 2.0
TILES_BESIDE: Final = 3.2
# The share of a season's tiles in the village that comes to lie beside such a tile, and how many at most.
SHARE_BESIDE: Final = 0.7
MOST_BESIDE: Final = 3.0
# Of the tiles of a village so many lie on a walk.
WALKED: Final = 0.55
# What Keyside's resources bring before it is known what counts them.
LAST_GIFT_WORTH: Final = 6.0


class Looks:
    """A tile that scores by the village: what it scores where it lies, and a guess before."""

    def __init__(self, guess: Guess) -> None:
        self.guess: Final = guess

    def __call__(self, state: KeyflowerState, seat: int, tile: int) -> float:
        if is_laid(state, tile):
            return float(village_points(state, seat, tile))
        return effect_of(state, tile).points * self.guess(state, seat, tile)


def symbols_beside(state: KeyflowerState, seat: int, tile: int) -> float:
    return SYMBOLS_BESIDE


def tiles_beside(state: KeyflowerState, seat: int, tile: int) -> float:
    return TILES_BESIDE


def of_season(state: KeyflowerState, seat: int, tile: int, season: int) -> float:
    """The tiles of a season that a seat has or leads, as far as they may lie beside one."""
    seasons = rules_of(state).tables.season
    count = 0
    for other in range(len(state.owner)):
        if seasons[other] == season and other != tile:
            leads = other in state.lots and leader(state, other) == seat
            if leads or state.owner[other] == seat:
                count += 1
    return min(MOST_BESIDE, SHARE_BESIDE * count)


def summer_beside(state: KeyflowerState, seat: int, tile: int) -> float:
    return of_season(state, seat, tile, SUMMER)


def winter_beside(state: KeyflowerState, seat: int, tile: int) -> float:
    return of_season(state, seat, tile, WINTER)


def walked(state: KeyflowerState, seat: int, tile: int) -> float:
    tiles = [other for other in state.laid if state.owner[other] == seat]
    return 1.0 + WALKED * len(tiles)


def lodge(state: KeyflowerState, seat: int, tile: int) -> float:
    """Worker symbols count wherever the lodge lies."""
    return float(worker_symbol_points(state, seat, tile))


def last_gift(state: KeyflowerState, seat: int, tile: int) -> float:
    """What the resources of Keyside would score with the tiles of the village."""
    if state.season != WINTER:
        return LAST_GIFT_WORTH
    found = holdings_of(state, seat)
    before = best_score(found)
    goods = effect_of(state, tile).goods
    for good in range(len(goods)):
        found.resources[good] += min(goods[good], state.supply[good])
    return float(best_score(found) - before)


def comes_last(state: KeyflowerState, seat: int) -> bool:
    """True when Keyside is asked what it brings a seat: in winter, wherever the seat could have it from."""
    rules = rules_of(state)
    held = state.winter_of[rules.winter_at[KEYSIDE]] == seat
    return state.season == WINTER and (held or state.owner[KEYSIDE] in (seat, AUCTION))


def last_pieces(state: KeyflowerState, seat: int) -> list[int]:
    """The resources that are still there for Keyside, and the marker that scores with them."""
    if not comes_last(state, seat):
        return []
    goods = effect_of(state, KEYSIDE).goods
    there = [min(goods[good], state.supply[good]) for good in range(len(goods))]
    return [1 if state.first == seat else 0, *there]


def behind_the_screen(state: KeyflowerState, seat: int) -> list[int]:
    """The workers that score beside what Keyside brings."""
    return row_of(state.screen, seat, COLOUR_COUNT) if comes_last(state, seat) else []


def payers_of_lodge(state: KeyflowerState, seat: int) -> list[int]:
    """How many workers could pay for the lodge."""
    return [int(workers_to_pay(state, seat, ANY_SIZE, 0))]


# By module: its rows for the bots.
ADVICE: Final[dict[str, dict[str, dict[str, object]]]] = {
    "sorcerer": {
        "reaches": {USE_BESIDE: in_reach, USE_ANYWHERE: in_reach},
        "prizes": {USE_BESIDE: 1.2, USE_ANYWHERE: 1.8},
    },
    "developer": {
        "prospects": {"developer": Looks(symbols_beside)},
        "heeds": {"developer": nothing_else},
    },
    "boat-7": {"prizes": {"land-anywhere": 1.5}},
    "talton-lodge": {
        "prospects": {"talton-lodge": lodge},
        "heeds": {"talton-lodge": nothing_else, "any-worker": nothing_else},
        "crews": {"any-worker": payers_of_lodge},
    },
    "beekeeper": {
        "prospects": {"beekeeper": Looks(tiles_beside)},
        "heeds": {"beekeeper": nothing_else},
    },
    "the-glade": {
        "prospects": {"the-glade": Looks(summer_beside)},
        "heeds": {"the-glade": nothing_else},
    },
    "the-glade-in-winter": {
        "prospects": {"the-glade-in-winter": Looks(winter_beside)},
        "heeds": {"the-glade-in-winter": nothing_else},
    },
    "keyside": {
        "prospects": {"keyside": last_gift},
        "heeds": {"keyside": last_pieces},
        "crews": {"keyside": behind_the_screen},
    },
    "delivery-man": {
        "prospects": {"delivery-man": Looks(walked)},
        "heeds": {"delivery-man": nothing_else},
    },
}
