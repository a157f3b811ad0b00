"""Final scoring and the winner."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.artificium.state import ArtificiumState, coin_points, rules_of, sale_value
from artel.games.artificium.words import CARD_COUNT, CARDS, FIRST_ACTION
from artel.kernel.ranking import ranked
from artel.kernel.view import Outcome, Reason


def points_of(s: ArtificiumState, seat: i64) -> i64:
    """How far along a seat is once its coins are counted.

    Rule: AR-FIN-2, AR-FIN-4
    """
    return s.marker[seat] + coin_points(s, seat)


def outcome(s: ArtificiumState) -> Outcome:
    """The marker and the points for coins; whoever is furthest along wins, several together too.

    Rule: AR-FIN-2, AR-FIN-4, AR-FIN-5
    """
    scores: list[int] = []
    reasons: list[Reason] = []
    points = rules_of(s).points
    for seat in range(s.rules.players):
        for card in range(FIRST_ACTION):
            count = s.built[seat * CARD_COUNT + card]
            if count:
                values: dict[str, int | str] = {"card": CARDS[card], "count": count}
                reasons.append(Reason(seat, "building", count * points[card], values))
        if s.knighted[seat]:
            reasons.append(Reason(seat, "knighted", -s.knighted[seat], {"steps": s.knighted[seat]}))
        from_coins = int(coin_points(s, seat))
        coins = s.coins[seat] + int(sale_value(s, seat))
        reasons.append(Reason(seat, "coins", from_coins, {"coins": coins}))
        scores.append(int(points_of(s, seat)))
    return ranked(s, scores, reasons)
