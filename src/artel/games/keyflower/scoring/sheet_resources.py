"""The rows of a score sheet that count resources."""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.scoring.closed import FIVE_RESOURCES_PAY, MERCERS_PAY, WATERMILL_PAYS
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import (
    FIRST_RESOURCE,
    GOLD_RESOURCE,
    JEWELLER,
    LEFT_OVER_GOLD,
    MERCERS_GUILD,
    PURPLE,
    RESOURCE_COUNT,
    WATERMILL,
    WINDMILL,
    YARDS,
)
from artel.games.keyflower.scoring.resources import (
    fill_sets,
    fits_yard,
    milled,
    own_worth,
    purple_worth,
    scored_as,
    stand_in_worth,
)
from artel.games.keyflower.scoring.sheet_rows import Row

# The place of a resource that lies on no yard.
ELSEWHERE: Final = 4


class Heap:
    """Resources of one type in one place, or the purple worker: alike for scoring."""

    def __init__(self, place: int, piece: int, kind: int, count: int, worth: int) -> None:
        self.place = place
        self.piece = piece
        self.kind = kind
        self.count = count
        self.worth = worth


def write_resources(rows: list[Row], holdings: Holdings, stock: list[int], plan: i64, purple: bool) -> None:
    """The yards count what fits them; then the plan is carried out for all other resources."""
    _write_yards(rows, holdings)
    mill: int = plan >> 16 & 15
    mercer: int = plan >> 8 & 255
    windmill: int = plan & 255
    taken = [0] * len(stock)
    fill_sets(milled(stock, mill), mercer, windmill, taken)
    heaps = _heaps(holdings, mill, purple)
    _write_sets(rows, heaps, taken, mercer)
    rows[MERCERS_GUILD].points = MERCERS_PAY * mercer
    rows[WINDMILL].points = FIVE_RESOURCES_PAY * windmill
    for heap in heaps:
        _write_worth(rows, heap, mill, holdings.tiles)
    if mill != GOLD_RESOURCE:
        rows[WATERMILL].chosen = FIRST_RESOURCE + mill


def _write_yards(rows: list[Row], holdings: Holdings) -> None:
    for yard in range(YARDS):
        for resource in range(RESOURCE_COUNT):
            count = holdings.on_yard[yard * RESOURCE_COUNT + resource]
            if fits_yard(yard, resource):
                rows[yard].pieces[FIRST_RESOURCE + resource] += count
                rows[yard].points += holdings.yard_points[yard] * count


def _heaps(holdings: Holdings, mill: int, purple: bool) -> list[Heap]:
    """The heaps, resources away from yards first, so that sets take those first; the purple worker last."""
    tiles: i64 = holdings.tiles
    near: list[Heap] = []
    heaps: list[Heap] = []
    for resource in range(RESOURCE_COUNT):
        kind = scored_as(resource, tiles)
        piece = FIRST_RESOURCE + resource
        alone = own_worth(resource, tiles)
        if kind == mill and kind != GOLD_RESOURCE:
            alone = WATERMILL_PAYS
        elsewhere = holdings.resources[resource]
        for yard in range(YARDS):
            count = holdings.on_yard[yard * RESOURCE_COUNT + resource]
            elsewhere -= count
            if fits_yard(yard, resource):
                continue
            pays = stand_in_worth(resource, holdings.yard_points[yard], tiles)
            place = yard if pays > 0 and pays >= alone else ELSEWHERE
            near.append(Heap(place, piece, kind, count, max(pays, alone)))
        heaps.append(Heap(ELSEWHERE, piece, kind, elsewhere, alone))
    heaps.extend(near)
    if purple:
        worth = purple_worth(holdings)
        place = ELSEWHERE
        if worth > own_worth(GOLD_RESOURCE, tiles):
            place = holdings.yard_points.index(worth)
        heaps.append(Heap(place, PURPLE, GOLD_RESOURCE, 1, worth))
    return heaps


def _write_sets(rows: list[Row], heaps: list[Heap], taken: list[int], mercer: int) -> None:
    """Fill Mercer's guild first, each resource in its own place and gold in the rest; then the Windmill."""
    wanted = [0] * RESOURCE_COUNT
    golds = 3 * mercer
    for resource in range(GOLD_RESOURCE):
        given = 0
        for at in range(resource, len(taken), RESOURCE_COUNT):
            given += taken[at]
        wanted[resource] = min(mercer, given)
        golds -= wanted[resource]
    wanted[GOLD_RESOURCE] = golds
    for heap in heaps:
        at = heap.worth * RESOURCE_COUNT + heap.kind
        count = min(heap.count, taken[at])
        taken[at] -= count
        heap.count -= count
        into_mercer = min(count, wanted[heap.kind])
        wanted[heap.kind] -= into_mercer
        rows[MERCERS_GUILD].pieces[heap.piece] += into_mercer
        rows[WINDMILL].pieces[heap.piece] += count - into_mercer


def _write_worth(rows: list[Row], heap: Heap, mill: int, tiles: i64) -> None:
    """Score what is left of a heap on its own: on its yard, or wherever such a resource pays."""
    if heap.worth == 0:
        return
    tile = heap.place
    if tile == ELSEWHERE and heap.kind == GOLD_RESOURCE:
        tile = JEWELLER if tiles >> JEWELLER & 1 else LEFT_OVER_GOLD
    elif tile == ELSEWHERE:
        tile = WATERMILL
    rows[tile].pieces[heap.piece] += heap.count
    rows[tile].points += heap.worth * heap.count
