"""Final scoring in nine parts, and the winner."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import (
    GOLD_PER_POINT,
    MILESTONE_POINTS,
    POINTS_PER_BUILDING_INDUSTRY_POINT,
    POINTS_PER_CITY_POINT,
    POINTS_PER_DIAMOND,
    POINTS_PER_HOUSE_CITY_POINT,
    POINTS_PER_TENT_RABBIT,
    PORT_POINTS,
    SCORING_COUNTS,
    SCORING_POINTS,
)
from artel.games.sweet_lands.counts import count, open_ports
from artel.games.sweet_lands.domain_map import bit_count
from artel.games.sweet_lands.effects.vocabulary import COUNT_NUMBER
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    BUILDING,
    HOUSE,
    ROW_LENGTH,
    SCORING_COUNT,
    SCORING_TOKENS,
    TENT,
    TRACK_COUNT,
    TRACKS,
)
from artel.kernel.ranking import ranked
from artel.kernel.state import State, TieBreak
from artel.kernel.view import Outcome, Reason

# What each prosperity track counts, in their order.
TRACK_COUNTS: Final = [
    COUNT_NUMBER[word] for word in ("tokens", "rabbits", "roads", "properties", "employed", "industry-points")
]
# What a full row of tents, houses or buildings counts.
ROW_COUNTS: Final = [on.RABBITS, on.CITY_POINTS, on.INDUSTRY_POINTS]
TOKEN_COUNTS: Final = [COUNT_NUMBER[word] for word in SCORING_COUNTS]


def track_points(s: SweetState, seat: i64, track: i64) -> i64:
    """The points of a prosperity track, by how far its marker has come.

    Rule: SL-FIN-3, SL-FIN-4, SL-FIN-5, SL-FIN-6, SL-FIN-7, SL-FIN-8, SL-FIN-9, SL-PRO-10
    """
    rules = rules_of(s)
    step: i64 = s.has(seat, on.FIRST_TRACK + track)
    points: i64 = rules.track_points[track][step]
    each: i64 = rules.track_counts[track][step]
    return count(s, seat, TRACK_COUNTS[track]) // each * points


def row_points(s: SweetState, seat: i64, kind: i64) -> i64:
    """What five pieces of a row give.

    Rule: SL-FIN-11, SL-FIN-12, SL-FIN-13
    """
    if s.has(seat, on.TENTS + kind) < ROW_LENGTH:
        return 0
    if kind == TENT:
        return POINTS_PER_TENT_RABBIT * s.has(seat, on.RABBITS)
    if kind == HOUSE:
        return POINTS_PER_HOUSE_CITY_POINT * s.has(seat, on.CITY_POINTS)
    return POINTS_PER_BUILDING_INDUSTRY_POINT * s.has(seat, on.INDUSTRY_POINTS)


def token_places(s: SweetState, token: i64) -> list[int]:
    """By seat, the points of a scoring token: first and second place, the virtual player among them.

    Rule: SL-FIN-20, SL-FIN-21, SL-FIN-22, SL-FIN-23
    """
    players: i64 = s.rules.players
    values = [int(count(s, seat, TOKEN_COUNTS[token])) for seat in range(players)]
    everybody = [*values, rules_of(s).virtual[token]]
    found: list[int] = []
    for value in values:
        ahead = len([other for other in everybody if other > value])
        found.append(SCORING_POINTS[ahead] if ahead < len(SCORING_POINTS) else 0)
    return found


def points_of(s: SweetState, seat: i64, tokens: list[list[int]]) -> i64:
    """The points of a seat, all parts together.

    Rule: SL-FIN-1, SL-FIN-2, SL-FIN-10, SL-FIN-14, SL-FIN-15, SL-FIN-16, SL-FIN-19, SL-SOL-8
    """
    points: i64 = s.has(seat, on.VP)
    track: i64 = 0
    while track < TRACK_COUNT:
        points += track_points(s, seat, track)
        track += 1
    points += POINTS_PER_CITY_POINT * s.has(seat, on.CITY_POINTS)
    kind: i64 = TENT
    while kind <= BUILDING:
        points += row_points(s, seat, kind)
        kind += 1
    points += s.has(seat, on.GOLD) // GOLD_PER_POINT + POINTS_PER_DIAMOND * s.has(seat, on.DIAMOND)
    points += PORT_POINTS[port_count(s, seat)]
    points += MILESTONE_POINTS * bit_count(s.has(seat, on.MILESTONE_SET))
    for row in tokens:
        points += row[seat]
    return points


def port_count(s: SweetState, seat: i64) -> i64:
    """Open ports; before a domain is chosen there are none."""
    return open_ports(s, seat) if s.domain[seat] >= 0 else 0


def scoring_tokens(s: SweetState) -> list[list[int]]:
    """By scoring token in play, the points of every seat."""
    if s.round == 0:
        return []
    return [token_places(s, token) for token in range(SCORING_COUNT) if (s.scoring >> token) & 1]


def scores(s: SweetState) -> list[int]:
    tokens = scoring_tokens(s)
    return [int(points_of(s, seat, tokens)) for seat in range(s.rules.players)]


def outcome(s: SweetState) -> Outcome:
    """All nine parts, seat by seat.

    Rule: SL-FIN-1, SL-FIN-28, SL-FIN-29
    """
    reasons: list[Reason] = []
    for seat in range(s.rules.players):
        reasons.extend(reasons_of(s, seat))
    return ranked(s, scores(s), reasons)


def reasons_of(s: SweetState, seat: int) -> list[Reason]:
    """Where the points of a seat come from, part by part."""
    found = [Reason(seat, "game", int(s.has(seat, on.VP)), {})]
    rules = rules_of(s)
    for track in range(TRACK_COUNT):
        step = int(s.has(seat, on.FIRST_TRACK + track))
        values: dict[str, int | str] = {
            "track": TRACKS[track],
            "count": int(count(s, seat, TRACK_COUNTS[track])),
            "step": step,
            "each": rules.track_counts[track][step],
            "rate": rules.track_points[track][step],
        }
        found.append(Reason(seat, "prosperity", int(track_points(s, seat, track)), values))
    city = int(s.has(seat, on.CITY_POINTS))
    found.append(Reason(seat, "city-points", POINTS_PER_CITY_POINT * city, {"count": city}))
    for kind, name in enumerate(("tents", "houses", "buildings")):
        points = int(row_points(s, seat, kind))
        if points:
            found.append(Reason(seat, name, points, {"count": int(s.has(seat, ROW_COUNTS[kind]))}))
    gold = int(s.has(seat, on.GOLD))
    found.append(Reason(seat, "gold", gold // GOLD_PER_POINT, {"count": gold}))
    diamonds = int(s.has(seat, on.DIAMOND))
    found.append(Reason(seat, "diamonds", POINTS_PER_DIAMOND * diamonds, {"count": diamonds}))
    ports = int(port_count(s, seat))
    found.append(Reason(seat, "ports", PORT_POINTS[ports], {"count": ports}))
    milestones = int(bit_count(s.has(seat, on.MILESTONE_SET)))
    if milestones:
        found.append(Reason(seat, "milestones", MILESTONE_POINTS * milestones, {"count": milestones}))
    for token in range(SCORING_COUNT):
        if (s.scoring >> token) & 1 and s.round:
            own = token_places(s, token)[seat]
            held: dict[str, int | str] = {
                "scoring": SCORING_TOKENS[token],
                "count": int(count(s, seat, TOKEN_COUNTS[token])),
                "virtual": rules_of(s).virtual[token],
            }
            found.append(Reason(seat, "scoring", own, held))
    return found


class MostRabbits(TieBreak):
    """Among equal points, more gingerbread rabbits.

    Rule: SL-FIN-28, SL-FIN-29
    """

    def value(self, state: State, seat: i64) -> int:
        return int(cast(SweetState, state).has(seat, on.RABBITS))


MOST_RABBITS: Final = MostRabbits("rabbits")
