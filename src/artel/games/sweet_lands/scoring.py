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
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    BUILDING,
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
TOKEN_COUNTS: Final = [COUNT_NUMBER[word] for word in SCORING_COUNTS]
# What a full row of tents, houses or buildings pays for, and how much.
ROW_FIELDS: Final = [on.RABBITS, on.CITY_POINTS, on.INDUSTRY_POINTS]
ROW_POINTS: Final = [
    POINTS_PER_TENT_RABBIT,
    POINTS_PER_HOUSE_CITY_POINT,
    POINTS_PER_BUILDING_INDUSTRY_POINT,
]


class Tally:
    """What the final scoring looks at of one seat: its numbers, and what follows from its domain.

    A game at the table fills it from its state, a sheet of the boxed game from what somebody has counted.
    """

    def __init__(
        self, sheet: list[int], tracked: list[int], ports: int, milestones: int, results: list[int]
    ) -> None:
        self.sheet: Final = sheet
        # By prosperity track, how many elements it counts.
        self.tracked: Final = tracked
        self.ports: Final = ports
        self.milestones: Final = milestones
        # By scoring token, what it counts.
        self.results: Final = results


def track_points(s: SweetState, seat: i64, track: i64) -> i64:
    """The points of a prosperity track, by how far its marker has come.

    Rule: SL-FIN-3, SL-FIN-4, SL-FIN-5, SL-FIN-6, SL-FIN-7, SL-FIN-8, SL-FIN-9, SL-PRO-10
    """
    return rate_points(
        rules_of(s), track, s.has(seat, on.FIRST_TRACK + track), count(s, seat, TRACK_COUNTS[track])
    )


def rate_points(rules: SweetRules, track: i64, step: i64, number: i64) -> i64:
    """What so many elements of a prosperity track bring at a step of it, rounded down.

    Rule: SL-FIN-3, SL-PRO-10
    """
    points: i64 = rules.track_points[track][step]
    each: i64 = rules.track_counts[track][step]
    return number // each * points


def row_points(s: SweetState, seat: i64, kind: i64) -> i64:
    """What five pieces of a row give.

    Rule: SL-FIN-11, SL-FIN-12, SL-FIN-13
    """
    if s.has(seat, on.TENTS + kind) < ROW_LENGTH:
        return 0
    return ROW_POINTS[kind] * s.has(seat, ROW_FIELDS[kind])


def token_places(s: SweetState, token: i64) -> list[int]:
    """By seat, the points of a scoring token: first and second place, the virtual player among them.

    Rule: SL-FIN-20, SL-FIN-21, SL-FIN-22, SL-FIN-23
    """
    players: i64 = s.rules.players
    values = [int(count(s, seat, TOKEN_COUNTS[token])) for seat in range(players)]
    return place_points(values, rules_of(s).virtual[token])


def place_points(values: list[int], virtual: int) -> list[int]:
    """The points of these results, with the result of the virtual player among them.

    Rule: SL-FIN-20, SL-FIN-21, SL-FIN-22, SL-FIN-23
    """
    everybody = [*values, virtual]
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


def tally_of(s: SweetState, seat: int) -> Tally:
    return Tally(
        s.sheet[seat * on.WIDTH : (seat + 1) * on.WIDTH],
        [int(count(s, seat, each)) for each in TRACK_COUNTS],
        int(port_count(s, seat)),
        int(bit_count(s.has(seat, on.MILESTONE_SET))),
        [int(count(s, seat, each)) if s.domain[seat] >= 0 else 0 for each in TOKEN_COUNTS],
    )


def reasons_of(s: SweetState, seat: int) -> list[Reason]:
    """Where the points of a seat come from, part by part."""
    tallies = [tally_of(s, each) for each in range(s.rules.players)]
    return reasons_from(rules_of(s), tallies, seat, int(s.scoring) if s.round else 0)


def reasons_from(rules: SweetRules, tallies: list[Tally], seat: int, scoring: int) -> list[Reason]:
    """The nine parts of a seat's points; `scoring` is the set of scoring tokens in play.

    Rule: SL-FIN-1, SL-FIN-2, SL-FIN-10, SL-FIN-14, SL-FIN-15, SL-FIN-16, SL-FIN-19
    """
    own = tallies[seat]
    sheet = own.sheet
    found = [Reason(seat, "game", sheet[on.VP], {})]
    for track in range(TRACK_COUNT):
        step = sheet[on.FIRST_TRACK + track]
        values: dict[str, int | str] = {
            "track": TRACKS[track],
            "count": own.tracked[track],
            "step": step,
            "each": rules.track_counts[track][step],
            "rate": rules.track_points[track][step],
        }
        points = int(rate_points(rules, track, step, own.tracked[track]))
        found.append(Reason(seat, "prosperity", points, values))
    city = sheet[on.CITY_POINTS]
    found.append(Reason(seat, "city-points", POINTS_PER_CITY_POINT * city, {"count": city}))
    for kind, name in enumerate(("tents", "houses", "buildings")):
        points = ROW_POINTS[kind] * sheet[ROW_FIELDS[kind]]
        if points and sheet[on.TENTS + kind] >= ROW_LENGTH:
            found.append(Reason(seat, name, points, {"count": sheet[ROW_FIELDS[kind]]}))
    gold = sheet[on.GOLD]
    found.append(Reason(seat, "gold", gold // GOLD_PER_POINT, {"count": gold}))
    diamonds = sheet[on.DIAMOND]
    found.append(Reason(seat, "diamonds", POINTS_PER_DIAMOND * diamonds, {"count": diamonds}))
    found.append(Reason(seat, "ports", PORT_POINTS[own.ports], {"count": own.ports}))
    if own.milestones:
        points = MILESTONE_POINTS * own.milestones
        found.append(Reason(seat, "milestones", points, {"count": own.milestones}))
    for token in range(SCORING_COUNT):
        if (scoring >> token) & 1:
            results = [each.results[token] for each in tallies]
            held: dict[str, int | str] = {
                "scoring": SCORING_TOKENS[token],
                "count": own.results[token],
                "virtual": rules.virtual[token],
            }
            found.append(Reason(seat, "scoring", place_points(results, rules.virtual[token])[seat], held))
    return found


class MostRabbits(TieBreak):
    """Among equal points, more gingerbread rabbits.

    Rule: SL-FIN-28, SL-FIN-29
    """

    def value(self, state: State, seat: i64) -> int:
        return int(cast(SweetState, state).has(seat, on.RABBITS))


MOST_RABBITS: Final = MostRabbits("rabbits")
