"""Sea Bastion: the closed road loop that passes the most different tiles.

Tiles are nodes and matched road edges are links. A loop that uses no road twice is a closed trail: a
connected set of links in which every tile has an even number. It may pass a tile more than once.
"""

from artel.games.keyflower.scoring.village import EDGE_COUNT, NO_TILE, Village, joined


def sea_bastion_points(village: Village) -> int:
    """One point for each different tile on the best loop.

    No loop crosses a bridge, so each part of the village that holds together without bridges is searched
    alone.

    Rule: KF-BOAT-4
    """
    links = _without_dead_ends(road_links(village))
    left = 0
    for tile in range(len(links)):
        if links[tile]:
            left |= 1 << tile
    if left == 0:
        return 0
    links = BridgeFinder(links, left).without_bridges()
    best = 0
    while left:
        part = reachable(links, left & -left)
        left &= ~part
        best = max(best, best_in_part(links, part, best))
    return best


def road_links(village: Village) -> list[int]:
    """For each tile, the set of tiles that a matched road leads to, as bits."""
    links: list[int] = []
    for tile in range(len(village.roads)):
        bits = 0
        for edge in range(EDGE_COUNT):
            other = joined(village, village.roads, tile, edge)
            if other != NO_TILE:
                bits |= 1 << other
        links.append(bits)
    return links


def _without_dead_ends(links: list[int]) -> list[int]:
    """Cut tiles with a single road off, again and again: what is left has loops, or nothing is left."""
    waiting = [tile for tile in range(len(links)) if links[tile] and links[tile] & (links[tile] - 1) == 0]
    while waiting:
        tile = waiting.pop()
        bits = links[tile]
        if bits == 0:
            continue
        other = lowest(bits)
        links[tile] = 0
        links[other] &= ~(1 << tile)
        rest = links[other]
        if rest and rest & (rest - 1) == 0:
            waiting.append(other)
    return links


def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    return (bits & -bits).bit_length() - 1


def count_of(bits: int) -> int:
    """The number of bits."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def reachable(links: list[int], start: int) -> int:
    """All tiles that links join to a set of tiles."""
    reached = start
    fresh = start
    while fresh:
        more = 0
        while fresh:
            more |= links[lowest(fresh)]
            fresh &= fresh - 1
        fresh = more & ~reached
        reached |= more
    return reached


class BridgeFinder:
    """Depth-first search that marks links whose loss would split their part of the village."""

    def __init__(self, links: list[int], tiles: int) -> None:
        self.links = links
        self.tiles = tiles
        self.order = [0] * len(links)
        self.low = [0] * len(links)
        self.clock = 0
        self.kept = links[:]

    def without_bridges(self) -> list[int]:
        """The links that lie on some loop."""
        left = self.tiles
        while left:
            tile = lowest(left)
            left &= left - 1
            if self.order[tile] == 0:
                self.visit(tile, NO_TILE)
        return self.kept

    def visit(self, tile: int, parent: int) -> None:
        """Number the tiles reached from here and find how far back each can lead another way."""
        self.clock += 1
        self.order[tile] = self.clock
        self.low[tile] = self.clock
        bits = self.links[tile]
        while bits:
            other = lowest(bits)
            bits &= bits - 1
            if other == parent:
                continue
            if self.order[other] == 0:
                self.visit(other, tile)
                self.low[tile] = min(self.low[tile], self.low[other])
                if self.low[other] > self.order[tile]:
                    self.kept[tile] &= ~(1 << other)
                    self.kept[other] &= ~(1 << tile)
            else:
                self.low[tile] = min(self.low[tile], self.order[other])


def best_in_part(links: list[int], part: int, known: int) -> int:
    """The best loop in one part without bridges; the search is spared where the answer is plain."""
    size = count_of(part)
    if size <= known or size < 3:
        return 0
    bits = part
    even = True
    while bits:
        if count_of(links[lowest(bits)]) & 1:
            even = False
        bits &= bits - 1
    if even:
        return size
    return TrailSearch(links, part, known).run()


class TrailSearch:
    """Exact search over chains: runs of tiles with two roads between crossings, tiles with three or more.

    A chain is used whole or not at all. Chains are decided one by one, used first; a crossing whose chains
    are all decided must have used an even number. What is lost so far bounds what can still be reached.
    """

    def __init__(self, links: list[int], part: int, known: int) -> None:
        self.links = links
        self.size = count_of(part)
        self.best = known
        self.crossings: list[int] = []
        self.number: list[int] = [NO_TILE] * len(links)
        self.chain_from: list[int] = []
        self.chain_to: list[int] = []
        self.chain_inner: list[int] = []
        self.used: list[bool] = []
        self.undecided: list[int] = []
        self.degree: list[int] = []
        self.own_loop: list[int] = []
        self.find_crossings(part)
        self.find_chains()

    def find_crossings(self, part: int) -> None:
        """Number the crossings in breadth-first order, so that the chains of early ones are decided early."""
        first = part & -part
        bits = part
        while bits:
            if count_of(self.links[lowest(bits)]) > 2:
                first = bits & -bits
                break
            bits &= bits - 1
        waiting = [lowest(first)]
        seen = first
        at = 0
        while at < len(waiting):
            tile = waiting[at]
            at += 1
            if count_of(self.links[tile]) > 2:
                self.number[tile] = len(self.crossings)
                self.crossings.append(tile)
            fresh = self.links[tile] & ~seen
            seen |= fresh
            while fresh:
                waiting.append(lowest(fresh))
                fresh &= fresh - 1
        for _ in self.crossings:
            self.undecided.append(0)
            self.degree.append(0)
            self.own_loop.append(0)

    def find_chains(self) -> None:
        """Follow every road out of every crossing to the next one.

        A chain that comes back to its own crossing is always worth using with it, so it is never decided.
        """
        for high in range(len(self.crossings)):
            bits = self.links[self.crossings[high]]
            while bits:
                tile = lowest(bits)
                bits &= bits - 1
                last = self.crossings[high]
                inner = 0
                while self.number[tile] == NO_TILE:
                    following = lowest(self.links[tile] & ~(1 << last))
                    last = tile
                    tile = following
                    inner += 1
                low = self.number[tile]
                if low == high:
                    self.own_loop[high] += inner
                elif low < high:
                    self.add_chain(low, high, inner)
        for crossing in range(len(self.own_loop)):
            # Each such chain was followed from both of its ends.
            self.own_loop[crossing] //= 2

    def add_chain(self, low: int, high: int, inner: int) -> None:
        """One more chain to decide."""
        self.chain_from.append(low)
        self.chain_to.append(high)
        self.chain_inner.append(inner)
        self.used.append(False)
        self.undecided[low] += 1
        self.undecided[high] += 1

    def run(self) -> int:
        """The most tiles on a loop, if more than were known already."""
        self.decide(0, 0)
        return self.best

    def decide(self, chain: int, lost: int) -> None:
        """Try a chain both ways, unless too much is lost already."""
        if self.size - lost <= self.best:
            return
        if chain == len(self.used):
            self.best = max(self.best, self.largest_piece())
            return
        low = self.chain_from[chain]
        high = self.chain_to[chain]
        self.undecided[low] -= 1
        self.undecided[high] -= 1
        self.used[chain] = True
        self.degree[low] += 1
        self.degree[high] += 1
        if self.may_stand(low) and self.may_stand(high):
            self.decide(chain + 1, lost)
        self.used[chain] = False
        self.degree[low] -= 1
        self.degree[high] -= 1
        if self.may_stand(low) and self.may_stand(high):
            loss = self.chain_inner[chain] + self.left_out(low) + self.left_out(high)
            self.decide(chain + 1, lost + loss)
        self.undecided[low] += 1
        self.undecided[high] += 1

    def may_stand(self, crossing: int) -> bool:
        """A crossing with nothing left to decide needs an even number of used roads."""
        return self.undecided[crossing] > 0 or self.degree[crossing] & 1 == 0

    def left_out(self, crossing: int) -> int:
        """What is lost when no chain of a crossing is used: its tile and the loops that only it leads to.

        Such a loop alone is never best: without bridges the crossing lies on a wider loop as well.
        """
        if self.undecided[crossing] > 0 or self.degree[crossing] > 0:
            return 0
        return 1 + self.own_loop[crossing]

    def largest_piece(self) -> int:
        """The used chains may form several separate loops; each is a loop, and the largest counts."""
        links = [0] * len(self.crossings)
        for chain in range(len(self.used)):
            if self.used[chain]:
                links[self.chain_from[chain]] |= 1 << self.chain_to[chain]
                links[self.chain_to[chain]] |= 1 << self.chain_from[chain]
        left = (1 << len(self.crossings)) - 1
        best = 0
        while left:
            piece = reachable(links, left & -left)
            left &= ~piece
            best = max(best, self.tiles_of(piece))
        return best

    def tiles_of(self, piece: int) -> int:
        """The tiles on the used chains between these crossings, their own loops included."""
        count = 0
        for crossing in range(len(self.crossings)):
            if piece >> crossing & 1 and self.degree[crossing] > 0:
                count += 1 + self.own_loop[crossing]
        for chain in range(len(self.used)):
            if self.used[chain] and piece >> self.chain_from[chain] & 1:
                count += self.chain_inner[chain]
        return count
