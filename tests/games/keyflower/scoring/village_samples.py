"""Random villages: grown from a home tile by the printed edges, or scattered without regard to matching."""

import random

from artel.games.keyflower.scoring.village import STEP_Q, STEP_R, Village, edge_bits

HOMES = ("WRRRRR", "RWRRRR", "RRRWRR", "RRWRRR", "RRRRWR", "RRRRRW")
SPRING = ("RRRRFF", "RRFRRF", "RFRRFR", "RFFRRR", "RFRRRF", "RRFRRF", "RRFRFR", "RFRRRF", "RFRRFR", "RRFRFR")
SUMMER = ("FRRFRF", "FRFRRF", "RFRFFR", "FFRRFR", "FRRFFR", "RRFRFF", "RFFRFR", "FRFFRR", "WFFWFF", "WFFWFF")
AUTUMN = ("RRFFFF", "FFRRFF", "FFFFRR", "RFRFFF", "FRFFRF", "RFFFRF", "RFFRFF", "FFRFFR", "FRFRFF", "FFFRFR")
WINTER = ("FRFFFF", "FFFFFR", "FFFFRF", "FFRFFF", "RFFFFF", "FFFRFF", "RFFRFF", "FRFRFR", "FRRFRR", "WFFWFF")


def letter_at(edges: str, rotation: int, side: int) -> str:
    """The letter on a side of a turned tile."""
    return edges[(side - rotation) % 6]


def grown_village(rng: random.Random, per_season: int) -> Village:
    """A village as played: tiles go where all edges match, mostly where the most roads meet."""
    placed = {(0, 0): (rng.choice(HOMES), 0)}
    for season in (SPRING, SUMMER, AUTUMN, WINTER):
        for edges in rng.sample(season, per_season):
            spots = fitting_spots(placed, edges)
            if spots:
                most = max(touching for touching, _, _ in spots)
                kept = [spot for spot in spots if spot[0] == most or rng.random() < 0.1]
                _, place, rotation = rng.choice(kept)
                placed[place] = (edges, rotation)
    return as_village(placed)


def fitting_spots(
    placed: dict[tuple[int, int], tuple[str, int]], edges: str
) -> list[tuple[int, tuple[int, int], int]]:
    """Every empty place and rotation where all edges match, with the number of roads that would meet."""
    empty = {(q + STEP_Q[e], r + STEP_R[e]) for q, r in placed for e in range(6)} - set(placed)
    spots = []
    for q, r in sorted(empty):
        for rotation in range(6):
            roads = 0
            for side in range(6):
                other = placed.get((q + STEP_Q[side], r + STEP_R[side]))
                if other is not None:
                    mine = letter_at(edges, rotation, side)
                    if mine != letter_at(*other, (side + 3) % 6):
                        break
                    roads += mine == "R"
            else:
                spots.append((roads, (q, r), rotation))
    return spots


def as_village(placed: dict[tuple[int, int], tuple[str, int]]) -> Village:
    return Village(
        [q for q, _ in placed],
        [r for _, r in placed],
        [edge_bits(edges, "R", rotation) for edges, rotation in placed.values()],
        [edge_bits(edges, "W", rotation) for edges, rotation in placed.values()],
    )


def scattered_village(rng: random.Random, tiles: int, share: float) -> Village:
    """A connected patch in which each pair of neighbours is joined by a road with that chance.

    Some roads end at a field or outside the village, as boat 2a allows.
    """
    places = [(0, 0)]
    while len(places) < tiles:
        q, r = rng.choice(places[-12:])
        side = rng.randrange(6)
        spot = (q + STEP_Q[side], r + STEP_R[side])
        if spot not in places:
            places.append(spot)
    roads = [0] * tiles
    for tile, (q, r) in enumerate(places):
        for side in range(3):
            other = (q + STEP_Q[side], r + STEP_R[side])
            if other not in places or rng.random() >= share:
                roads[tile] |= int(rng.random() < 0.2) << side
            else:
                roads[tile] |= 1 << side
                roads[places.index(other)] |= 1 << side + 3
    return Village([q for q, _ in places], [r for _, r in places], roads, [0] * tiles)
