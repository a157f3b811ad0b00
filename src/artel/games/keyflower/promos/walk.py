"""Delivery man: the walk along roads from one tile that takes no road twice and sees the most tiles.

A road whose loss would split the village, a bridge, is crossed once at most. So a walk goes from part to
part, each holding together without bridges, and never comes back. Within a part, a walk from one tile to
another is a loop if a new chain of tiles joins the two: the search for loops of Sea Bastion finds the best,
and the chain counts for so much that no loop without it is better. How few roads are printed on tiles bounds
both searches alike.
"""

from __future__ import annotations

from typing import Final

from artel.games.keyflower.scoring.loop import (
    BridgeFinder,
    best_in_part,
    count_of,
    lowest,
    reachable,
    road_links,
)
from artel.games.keyflower.scoring.village import Village


def walk_points(village: Village, start: int) -> int:
    """The number of different tiles on the best walk from a tile, itself included.

    Rule: KFP-DELIVERY-2, KFP-DELIVERY-3
    """
    return Walks(road_links(village)).best_from(start, 0)


class Walks:
    """Roads, and what is left of them without bridges."""

    def __init__(self, links: list[int]) -> None:
        self.links: Final = links
        tiles = (1 << len(links)) - 1
        self.loops: Final = BridgeFinder(links, tiles).without_bridges()

    def best_from(self, start: int, crossed: int) -> int:
        """The most tiles from a tile on, which was reached over a bridge from a tile (bits, 0 for none)."""
        part = reachable(self.loops, 1 << start)
        ends: list[tuple[int, int]] = []
        bits = part
        while bits:
            tile = lowest(bits)
            bits &= bits - 1
            came = crossed if tile == start else 0
            ends.append((-self.beyond(tile, came), tile))
        best = 0
        size = count_of(part)
        # Where most lies beyond comes first, so that the others are seldom worth a search.
        for beyond, end in sorted(ends):
            if size - beyond <= best:
                break
            best = max(best, self.within(part, start, end, best + beyond) - beyond)
        return best

    def beyond(self, tile: int, came: int) -> int:
        """The most tiles on the other side of a bridge that begins at a tile, other than the one crossed."""
        best = 0
        bits = self.links[tile] & ~self.loops[tile] & ~came
        while bits:
            other = lowest(bits)
            bits &= bits - 1
            best = max(best, self.best_from(other, 1 << tile))
        return best

    def within(self, part: int, start: int, end: int, known: int) -> int:
        """The most tiles on a walk between two tiles of a part, if that is more than is known already."""
        size = count_of(part)
        if size == 1 or size <= known:
            return size
        known = max(known, 0)
        first = len(self.links)
        links = [bits if part >> tile & 1 else 0 for tile, bits in enumerate(self.loops)]
        joined = [start, *range(first, first + size), end]
        links.extend([0] * size)
        for at in range(len(joined) - 1):
            links[joined[at]] |= 1 << joined[at + 1]
            links[joined[at + 1]] |= 1 << joined[at]
        whole = part | ((1 << size) - 1) << first
        return best_in_part(links, whole, known + size) - size
