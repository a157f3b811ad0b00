"""What the boats are worth to a seat, and so what it is worth to choose early."""

from __future__ import annotations

from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.points import exact_score
from artel.bots.keyflower.terms import holdings, points_added
from artel.games.keyflower.components.box import RIVER_POINTS
from artel.games.keyflower.components.vocabulary import SCORE, SCORE_RIVER, SUMMER_BOAT
from artel.games.keyflower.scoring.final import village_points
from artel.games.keyflower.state import COLOUR_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import GREEN, WINTER


def boat_worth(s: KeyflowerState, estate: Estate, place: int) -> float:
    """The load of a boat, or in winter the points of the boat itself."""
    if s.season == WINTER:
        return winter_boat_worth(s, estate, s.boats[place])
    weights = estate.weights
    season = estate.season
    total = 0.0
    for colour in range(COLOUR_COUNT):
        factor = weights.green_factor if colour == GREEN else 1.0
        total += factor * weights.worker_next[season] * s.load[place * COLOUR_COUNT + colour]
    skills = s.load_skills[place * SKILL_COUNT : (place + 1) * SKILL_COUNT]
    found = holdings(s, estate)
    for tile in estate.hand:
        found.add_tile(tile, s.side[tile])
    before = exact_score(found)
    for skill in range(SKILL_COUNT):
        total += weights.skill[season] * skills[skill]
        found.skills[skill] += skills[skill]
    for load in rules_of(s).advice.loads:
        total += load(s, estate.seat, place)
    return total + 0.4 * (exact_score(found) - before)


def winter_boat_worth(s: KeyflowerState, estate: Estate, boat: int) -> float:
    tables = rules_of(s).tables
    kind = tables.effect_kind[2 * boat]
    points = float(tables.points[2 * boat])
    told = rules_of(s).advice.boats
    if boat in told:
        return points + told[boat](s, estate.seat, boat, estate.tiles + estate.won)
    if kind == SCORE:
        return points + points_added(s, estate.seat, holdings(s, estate), boat)
    if kind == SCORE_RIVER:
        boats = 1
        for tile in estate.tiles:
            if tables.kind[tile] == SUMMER_BOAT:
                boats += 1
        return points + RIVER_POINTS[min(boats, len(RIVER_POINTS) - 1)]
    return points + float(village_points(s, estate.seat, boat))


def free_boats(s: KeyflowerState, estate: Estate) -> list[float]:
    """The worth of the boats not taken yet, the best first."""
    values: list[float] = []
    for place in range(len(s.boats)):
        if (s.boats_taken >> place) & 1 == 0:
            values.append(boat_worth(s, estate, place))
    values.sort(reverse=True)
    return values


def order_tile_worth(s: KeyflowerState, estate: Estate, tile: int, number: int, lead: int) -> float:
    """What winning a turn order tile brings: an earlier boat, the marker, and in winter the tile itself.

    `number` is the tile's place among the turn order tiles, `lead` the first one this seat is winning.
    """
    boats = free_boats(s, estate)
    players = s.rules.players
    default = int((estate.seat - s.first) % players)
    rank = default if lead < 0 else min(lead, default)
    total = 0.0
    if number < rank and boats:
        # Rivals do not value the boats alike, so a later choice is less bad than it looks.
        total += 0.7 * (boats[min(number, len(boats) - 1)] - boats[min(rank, len(boats) - 1)])
    if tile == rules_of(s).marker_tile:
        total += estate.weights.marker[estate.season]
    if s.season == WINTER:
        total += estate.weights.order_tile
    return total
