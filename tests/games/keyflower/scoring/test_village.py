"""Points from the shape of a village: the road loop, the river, the neighbours of turn order tiles."""

import random
from itertools import combinations, pairwise

import pytest

from artel.games.keyflower.scoring.loop import road_links, sea_bastion_points
from artel.games.keyflower.scoring.village import (
    STEP_Q,
    STEP_R,
    Village,
    edge_bits,
    river_boats,
    sea_breese_points,
)
from tests.games.keyflower.scoring.village_samples import grown_village, scattered_village

ALL = 0b111111


def village(*tiles: tuple[int, int, str, int]) -> Village:
    """Tiles as q, r, printed edges and rotation."""
    return Village(
        [q for q, _, _, _ in tiles],
        [r for _, r, _, _ in tiles],
        [edge_bits(edges, "R", rotation) for _, _, edges, rotation in tiles],
        [edge_bits(edges, "W", rotation) for _, _, edges, rotation in tiles],
    )


def road_village(*places: tuple[int, int]) -> Village:
    """Tiles with roads on all edges."""
    return Village([q for q, _ in places], [r for _, r in places], [ALL] * len(places), [0] * len(places))


def drawn_village(walks: list[list[tuple[int, int]]]) -> Village:
    """Tiles with roads along these walks only."""
    places = sorted({place for walk in walks for place in walk})
    roads = [0] * len(places)
    for walk in walks:
        for (q, r), (to_q, to_r) in pairwise(walk):
            side = next(e for e in range(6) if (q + STEP_Q[e], r + STEP_R[e]) == (to_q, to_r))
            roads[places.index((q, r))] |= 1 << side
            roads[places.index((to_q, to_r))] |= 1 << (side + 3) % 6
    return Village([q for q, _ in places], [r for _, r in places], roads, [0] * len(places))


def road_pairs(shape: Village) -> list[tuple[int, int]]:
    """The matched roads as pairs of tiles."""
    links = road_links(shape)
    return [(a, b) for a, b in combinations(range(len(links)), 2) if links[a] >> b & 1]


def is_closed_trail(pairs: list[tuple[int, int]]) -> bool:
    """Each tile on an even number of these roads, and all roads in one piece."""
    degree: dict[int, int] = {}
    for pair in pairs:
        for tile in pair:
            degree[tile] = degree.get(tile, 0) + 1
    reached = {pairs[0][0]} if pairs else set()
    for _ in pairs:
        for a, b in pairs:
            if a in reached or b in reached:
                reached |= {a, b}
    return len(reached) == len(degree) and all(count % 2 == 0 for count in degree.values())


def best_loop_by_subsets(shape: Village) -> int:
    """Every set of roads, tried one by one."""
    pairs = road_pairs(shape)
    best = 0
    for chosen in range(1, 1 << len(pairs)):
        parity = 0
        tiles = 0
        for at, (a, b) in enumerate(pairs):
            if chosen >> at & 1:
                parity ^= 1 << a ^ 1 << b
                tiles |= 1 << a | 1 << b
        if parity == 0 and tiles.bit_count() > best:
            used = [pair for at, pair in enumerate(pairs) if chosen >> at & 1]
            if is_closed_trail(used):
                best = tiles.bit_count()
    return best


def best_loop_by_rings(shape: Village) -> int:
    """Every sum of rings: each road outside a spanning forest closes one ring with it."""
    pairs = road_pairs(shape)
    trail: dict[int, int] = {}
    rings: list[int] = []
    for root in range(len(shape.q)):
        waiting = [root] if root not in trail else []
        trail.setdefault(root, 0)
        while waiting:
            tile = waiting.pop()
            for at, (a, b) in enumerate(pairs):
                other = b if a == tile else a
                if tile in (a, b) and other not in trail:
                    trail[other] = trail[tile] ^ 1 << at
                    waiting.append(other)
    for at, (a, b) in enumerate(pairs):
        if trail[a] ^ trail[b] != 1 << at:
            rings.append(trail[a] ^ trail[b] ^ 1 << at)
    best = 0
    for chosen in range(1, 1 << len(rings)):
        roads = 0
        for number, ring in enumerate(rings):
            roads ^= ring if chosen >> number & 1 else 0
        used = [pair for at, pair in enumerate(pairs) if roads >> at & 1]
        tiles = len({tile for pair in used for tile in pair})
        if tiles > best and is_closed_trail(used):
            best = tiles
    return best


def best_loop_by_walking(shape: Village) -> int:
    """Every walk from every tile that takes no road twice, as one would with a finger."""
    links = road_links(shape)

    def walk(start: int, tile: int, used: frozenset[tuple[int, int]], seen: int) -> int:
        best = seen.bit_count() if tile == start and used else 0
        for other in range(len(links)):
            road = (min(tile, other), max(tile, other))
            if links[tile] >> other & 1 and road not in used:
                best = max(best, walk(start, other, used | {road}, seen | 1 << other))
        return best

    return max((walk(start, start, frozenset(), 1 << start) for start in range(len(links))), default=0)


def test_sea_bastion_against_every_set_of_roads() -> None:
    rng = random.Random("subsets")
    checked = 0
    loops = set()
    while checked < 250:
        shape = scattered_village(rng, rng.randint(6, 13), rng.choice((0.5, 0.65, 0.8)))
        if 8 <= len(road_pairs(shape)) <= 14:
            found = sea_bastion_points(shape)
            assert found == best_loop_by_subsets(shape)
            loops.add(found)
            checked += 1
    assert loops >= {0, 3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize(("inner", "points"), [((1, 1, 3), 6), ((1, 2, 3), 7)])
def test_three_ways_between_two_crossings_leave_out_the_shortest(inner: tuple[int, ...], points: int) -> None:
    ways = {
        1: [(0, 1)],
        2: [(1, 0), (2, 0)],
        3: [(-1, 1), (-1, 2), (0, 2)],
    }
    lower, upper = (0, 0), (1, 1)
    routes = [ways[inner[0]], ways[2] if inner[1] == 2 else [(1, 0)], ways[inner[2]]]
    shape = drawn_village([[lower, *route, upper] for route in routes])
    assert len(shape.q) == 2 + sum(inner)
    assert sea_bastion_points(shape) == points


def test_sea_bastion_against_every_sum_of_rings() -> None:
    rng = random.Random("rings")
    checked = 0
    while checked < 400:
        shape = scattered_village(rng, rng.randint(10, 22), rng.choice((0.45, 0.55, 0.65)))
        rings = len(road_pairs(shape)) - len(shape.q)
        if 1 <= rings <= 7:
            assert sea_bastion_points(shape) == best_loop_by_rings(shape)
            checked += 1


def test_sea_bastion_against_every_walk() -> None:
    rng = random.Random("walks")
    checked = 0
    while checked < 120:
        shape = grown_village(rng, rng.randint(1, 4))
        if 8 <= len(road_pairs(shape)) <= 17:
            assert sea_bastion_points(shape) == best_loop_by_walking(shape)
            checked += 1


def test_sea_bastion_does_not_depend_on_the_order_of_tiles() -> None:
    rng = random.Random("order")
    for _ in range(60):
        shape = scattered_village(rng, 22, 0.75)
        order = rng.sample(range(22), 22)
        lists = [[values[tile] for tile in order] for values in (shape.q, shape.r, shape.roads, shape.water)]
        assert sea_bastion_points(Village(*lists)) == sea_bastion_points(shape)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([(0, 0)], 0),
        ([(0, 0), (0, 1)], 0),
        ([(0, 0), (0, 1), (0, 2)], 0),
        ([(0, 0), (0, 1), (1, 0)], 3),
        # A diamond: the shared road would be used twice, so the outer four make the loop.
        ([(0, 0), (0, 1), (1, 0), (1, 1)], 4),
        # A ring of six around an empty place.
        ([(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)], 6),
        # Two triangles that share only one tile: the loop passes it twice and counts it once.
        ([(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)], 5),
        # A triangle and a dead end.
        ([(0, 0), (0, 1), (1, 0), (0, 2), (0, 3)], 3),
    ],
)
@pytest.mark.rule("KF-BOAT-4")
def test_sea_bastion_by_hand(places: list[tuple[int, int]], points: int) -> None:
    assert sea_bastion_points(road_village(*places)) == points


def test_two_loops_joined_by_one_road_do_not_add_up() -> None:
    shape = road_village((0, 0), (0, 1), (1, 0), (0, -2), (0, -3), (1, -3), (0, -1))
    shape.roads[6] = 0b001001
    assert sea_bastion_points(shape) == 3


def test_two_loops_joined_by_two_roads_do_not_add_up() -> None:
    five = [(0, -1), (0, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    three = [(1, -1), (2, -1), (1, 0), (1, -1)]
    shape = drawn_village([five, three, [(0, -1), (1, -1)], [(0, 1), (1, 0)]])
    # All eight lie on one loop or the other; one loop over both joining roads misses the tile at 0, 0.
    assert sea_bastion_points(shape) == 7


@pytest.mark.rule("KF-SBOAT-12")
def test_a_road_against_a_field_joins_nothing() -> None:
    shape = road_village((0, 0), (0, 1), (1, 0))
    shape.roads[1] = 0
    assert sea_bastion_points(shape) == 0


HOME = (0, 0, "WRRRRR", 0)


@pytest.mark.parametrize(
    ("boats", "joined", "points"),
    [
        ([], 0, 0),
        ([(0, 1, "WFFWFF", 0)], 1, 2),
        # The river runs from bottom to top; a boat turned across it is not joined.
        ([(0, 1, "WFFWFF", 1)], 0, 0),
        ([(0, 1, "WFFWFF", 3), (0, 2, "WFFWFF", 0)], 2, 4),
        ([(0, y, "WFFWFF", 0) for y in (1, 2, 3)], 3, 8),
        ([(0, y, "WFFWFF", 0) for y in (1, 2, 3, 4)], 4, 16),
        ([(0, y, "WFFWFF", 0) for y in (1, 2, 3, 4, 5)], 5, 32),
        ([(0, y, "WFFWFF", 0) for y in (1, 2, 3, 4, 5, 6)], 6, 32),
        # The third is joined to the second boat only across a gap.
        ([(0, y, "WFFWFF", 0) for y in (1, 2, 4)], 2, 4),
        ([(1, 0, "WFFWFF", 0)], 0, 0),
    ],
)
@pytest.mark.rule("KF-BOAT-5", "KF-BOAT-6", "KF-BOAT-7")
def test_sea_breese(boats: list[tuple[int, int, str, int]], joined: int, points: int) -> None:
    shape = village(HOME, *boats)
    fleet = (1 << len(boats) + 1) - 2
    assert river_boats(shape, 0, fleet) == joined
    assert sea_breese_points(shape, 0, fleet) == points


def test_only_boats_count_for_sea_breese() -> None:
    shape = village(HOME, (0, 1, "WFFWFR", 0), (0, 2, "WFFWFF", 0))
    assert river_boats(shape, 0, 0b100) == 1


def test_turning_a_tile_moves_its_edges_clockwise() -> None:
    assert [edge_bits("WRFFFF", "R", turn) for turn in range(6)] == [2, 4, 8, 16, 32, 1]
    assert edge_bits("WRFFFF", "W", 5) == 32


def test_two_tiles_in_one_place_are_refused() -> None:
    with pytest.raises(ValueError, match="expected one tile at 2, -1; got tiles 0 and 1"):
        road_village((2, -1), (2, -1))


def test_an_edge_string_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="expected six edges; got 'RRF'"):
        edge_bits("RRF", "R", 0)
