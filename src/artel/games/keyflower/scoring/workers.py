"""The best use of workers: Apothecary, Craftsman's guild, Key market, Village hall, White Wind.

A plan is one integer, so that the greatest plan is a best plan:
points << 20 | chosen colour << 16 | Craftsman's guild sets << 8 | Apothecary sets.
"""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.scoring.closed import (
    ANY_SET,
    CRAFTSMEN_PAY,
    FIVE_WORKERS_PAY,
    KEY_MARKET_PAYS,
    VILLAGE_HALL_PAYS,
    WHITE_WIND_PAYS,
)
from artel.games.keyflower.scoring.pieces import (
    APOTHECARY,
    CRAFTSMANS_GUILD,
    KEY_MARKET,
    VILLAGE_HALL,
    WHITE_WIND,
)

# The chosen colour of the Village hall when there is no Village hall.
NO_COLOUR: Final = 4


def worker_plan(blue: i64, red: i64, yellow: i64, green: i64, tiles: i64) -> i64:
    """The best plan for these workers.

    With White Wind nothing beats one point for each worker, except a green one on the Key market.
    Without it, the Craftsman's guild makes all sets it can. Suppose a blue, a red and a yellow worker are
    left out of it: they score at most 1 in the Village hall and 3 by completing one Apothecary set. Taking
    them costs more than the 3 points of their set only when both happen, and then the workers set free from
    the Apothecary refill the hall, or the hall's refill the Apothecary, or one more guild set fits.

    Rule: KF-WINTER-1, KF-WINTER-2, KF-WINTER-7, KF-WINTER-12, KF-BOAT-11, KF-BOAT-12
    """
    market: i64 = (tiles >> KEY_MARKET) & 1
    if tiles >> WHITE_WIND & 1:
        aboard: i64 = WHITE_WIND_PAYS * (blue + red + yellow + green)
        return (aboard + (KEY_MARKET_PAYS - WHITE_WIND_PAYS) * green * market) << 20 | NO_COLOUR << 16
    sets: i64 = 0
    if tiles >> CRAFTSMANS_GUILD & 1:
        sets = min(blue, red, yellow)
        blue -= sets
        red -= sets
        yellow -= sets
    if not tiles >> VILLAGE_HALL & 1:
        return _with_apothecary(blue + red + yellow, green, 0, NO_COLOUR, sets, tiles)
    best: i64 = _with_apothecary(red + yellow, green, blue, 0, sets, tiles)
    best = max(best, _with_apothecary(blue + yellow, green, red, 1, sets, tiles))
    best = max(best, _with_apothecary(blue + red, green, yellow, 2, sets, tiles))
    if market == 0:
        best = max(best, _with_apothecary(blue + red + yellow, 0, green, 3, sets, tiles))
    return best


def _with_apothecary(idle: i64, green: i64, hall: i64, colour: i64, sets: i64, tiles: i64) -> i64:
    """The plan for idle workers (worth 0), `hall` workers (1) and green ones (2 on the Key market).

    An Apothecary set takes the cheapest five. Sets of idle workers are free; one more set may pay if it needs
    few others; a set of five workers that each score elsewhere never does.
    """
    market: i64 = green
    if not tiles >> KEY_MARKET & 1:
        idle += green
        market = 0
    points: i64 = CRAFTSMEN_PAY * sets + VILLAGE_HALL_PAYS * hall + KEY_MARKET_PAYS * market
    fives: i64 = 0
    if tiles >> APOTHECARY & 1:
        fives = idle // ANY_SET
        missing: i64 = ANY_SET - idle % ANY_SET
        from_hall: i64 = min(missing, hall)
        from_market: i64 = missing - from_hall
        cost: i64 = VILLAGE_HALL_PAYS * from_hall + KEY_MARKET_PAYS * from_market
        points += FIVE_WORKERS_PAY * fives
        if from_market <= market and cost < FIVE_WORKERS_PAY:
            fives += 1
            points += FIVE_WORKERS_PAY - cost
    return points << 20 | colour << 16 | sets << 8 | fives


def worker_points(blue: i64, red: i64, yellow: i64, green: i64, tiles: i64) -> i64:
    """The most points these workers can score."""
    return worker_plan(blue, red, yellow, green, tiles) >> 20


def worker_points_with_purple(blue: i64, red: i64, yellow: i64, green: i64, tiles: i64) -> i64:
    """The most points when the purple worker joins them in the best colour."""
    best: i64 = worker_plan(blue + 1, red, yellow, green, tiles)
    best = max(best, worker_plan(blue, red + 1, yellow, green, tiles))
    best = max(best, worker_plan(blue, red, yellow + 1, green, tiles))
    best = max(best, worker_plan(blue, red, yellow, green + 1, tiles))
    return best >> 20
