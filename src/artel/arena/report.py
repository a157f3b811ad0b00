"""What an arena has shown, as one document: ratings, wins, points, times, and everybody against everybody."""

from __future__ import annotations

from typing import Any

from artel.arena.playing import Match, percentile
from artel.arena.ratings import RESAMPLES, Compared, Ratings, Span, meetings, rated
from artel.arena.results import Results
from artel.arena.schedule import Schedule
from artel.kernel.build import compiled

VERSION = 1


def report_of(match: Match, names: list[str], schedule: Schedule, results: Results, anchor: int) -> Any:
    """Everything, with the best rated bot first."""
    compared = Compared(len(names), schedule.deals, meetings(schedule, results))
    ratings = rated(compared, anchor, match.seed, RESAMPLES)
    order = sorted(range(len(names)), key=lambda bot: (-ratings.ratings[bot], bot))
    rules = match.rules
    return {
        "version": VERSION,
        "artel": match.version,
        "build": "compiled" if compiled() else "pure",
        "game": rules.game,
        "players": rules.players,
        "modules": list(rules.modules),
        "options": rules.options,
        "edition": rules.edition,
        "seed": match.seed,
        "games": schedule.games,
        "fields": len(schedule.fields),
        "deals": schedule.deals,
        "anchor": names[anchor],
        "bots": [
            {
                "bot": names[bot],
                "given": match.bots[bot],
                **rating_row(ratings, bot, names, order),
                **counted(compared, ratings, bot),
                **timed(results, bot),
            }
            for bot in order
        ],
        "cross": cross(compared, names, order),
    }


def rating_row(ratings: Ratings, bot: int, names: list[str], order: list[int]) -> dict[str, object]:
    """A rating with its interval, and how far it is above the next one."""
    after = order[order.index(bot) + 1 :][:1]
    above = None
    if after:
        lead, span = ratings.lead(bot, after[0])
        above = {"bot": names[after[0]], "rating": rounded(lead), **ends(span)}
    return {"rating": rounded(ratings.ratings[bot]), **ends(ratings.spans[bot]), "above": above}


def counted(compared: Compared, ratings: Ratings, bot: int) -> dict[str, object]:
    """Of all its seats: the share of a win in the mean, and the mean points."""
    seats = int(compared.seats[:, bot].sum())
    span = ratings.points_spans[bot]
    return {
        "seats": seats,
        "wins": round(float(compared.firsts[:, bot].sum()) / seats, 4),
        "points": rounded(ratings.points[bot], 2),
        "points_low": None if span is None else rounded(span[0], 2),
        "points_high": None if span is None else rounded(span[1], 2),
    }


def timed(results: Results, bot: int) -> dict[str, object]:
    times = results.times[bot]
    return {
        "decisions": sum(times.values()),
        "ms_p50": round(1000 * percentile(times, 50), 4),
        "ms_p99": round(1000 * percentile(times, 99), 4),
    }


def cross(compared: Compared, names: list[str], order: list[int]) -> list[dict[str, object]]:
    """Of each bot against each other: how often they were compared, what it won, its mean lead in points."""
    won, ahead = compared.won.sum(axis=0), compared.ahead.sum(axis=0)
    rows: list[dict[str, object]] = []
    for bot in order:
        for other in order:
            met = float(won[bot, other] + won[other, bot])
            if bot != other and met:
                rows.append(
                    {
                        "bot": names[bot],
                        "against": names[other],
                        "compared": int(met),
                        "share": round(float(won[bot, other]) / met, 4),
                        "points_ahead": round(float(ahead[bot, other]) / met, 2),
                    }
                )
    return rows


def ends(span: Span) -> dict[str, object]:
    return {"low": rounded(span[0]), "high": rounded(span[1])}


def rounded(value: float, digits: int = 1) -> float:
    """Without a sign before nothing."""
    return round(value, digits) + 0.0
