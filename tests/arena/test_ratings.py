"""Ratings: known strengths are found again, and intervals hold what they promise."""

from __future__ import annotations

import math
import sys
from itertools import combinations

import numpy
import pytest
from scipy.stats import beta

from artel.arena.playing import Match, Played
from artel.arena.ratings import Compared, Meeting, check_library, meetings, rated
from artel.arena.report import report_of
from artel.arena.results import Results
from artel.arena.schedule import Schedule
from artel.games import game_named
from artel.kernel.game import DataError, Rng


def won_by(one: float, other: float) -> float:
    """How often a rating beats another one."""
    return 1 / (1 + 10 ** ((other - one) / 400))


def game(deal: int, one: int, other: int, first: bool) -> Meeting:
    return Meeting(deal, (one, other), (1, 0) if first else (0, 1), (1, 2) if first else (2, 1))


def drawn(strengths: list[float], deals: int, seed: str) -> list[Meeting]:
    """Two games of every pair on every deal, won by chance as the strengths say."""
    rng = Rng(seed)
    return [
        game(deal, one, other, int(rng.below(10**6)) < 10**6 * won_by(strengths[one], strengths[other]))
        for deal in range(deals)
        for one, other in combinations(range(len(strengths)), 2)
        for _ in range(2)
    ]


def test_known_strengths_are_found_again() -> None:
    strengths = [0.0, 250.0, 100.0, 450.0]
    found = rated(Compared(4, 200, drawn(strengths, 200, "known")), 0, "seed", 200)
    assert sorted(range(4), key=lambda bot: found.ratings[bot]) == [0, 2, 1, 3]
    assert found.ratings[0] == 0
    assert list(found.spans[0]) == [0, 0]
    for bot in (1, 2, 3):
        low, high = found.spans[bot]
        assert low < strengths[bot] < high
        assert low < found.ratings[bot] < high
        assert high - low < 120
    lead, (low, high) = found.lead(3, 1)
    assert lead == found.ratings[3] - found.ratings[1]
    assert low < 200 < high


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    held = 0
    for number in range(30):
        found = rated(Compared(2, 30, drawn([0.0, 120.0], 30, f"again {number}")), 0, str(number), 100)
        low, high = found.spans[1]
        held += low <= 120 <= high
    assert 26 <= held <= 30


def test_the_same_seed_gives_the_same_intervals() -> None:
    compared = Compared(3, 20, drawn([0.0, 50.0, 90.0], 20, "once"))
    one, same, other = (rated(compared, 0, seed, 50) for seed in ("a", "a", "b"))
    assert (one.spans, one.points_spans) == (same.spans, same.points_spans)
    assert one.ratings == other.ratings
    assert one.spans != other.spans


def test_two_bots_have_the_rating_of_their_share_and_half_a_win_each() -> None:
    met = [game(deal, 0, 1, deal < 10) for deal in range(40)]
    found = rated(Compared(2, 40, met), 0, "seed", 50)
    assert found.ratings[1] == pytest.approx(400 * math.log10(30.5 / 10.5), abs=0.01)
    assert rated(Compared(2, 40, met), 1, "seed", 50).ratings[0] == pytest.approx(-found.ratings[1])


def test_who_has_won_everything_has_an_interval_as_wide_as_so_few_games_allow() -> None:
    """By Jeffreys: ten of ten do not show that one never loses."""
    found = rated(Compared(2, 10, [game(deal, 0, 1, False) for deal in range(10)]), 0, "seed", 2000)
    low, high = found.spans[1]
    share = beta.ppf(0.025, 10.5, 0.5)
    assert low == pytest.approx(400 * math.log10(share / (1 - share)), abs=20)
    assert low < found.ratings[1] < high
    alone = rated(Compared(2, 1, [game(0, 0, 1, False)]), 0, "seed", 500)
    assert alone.spans[1][0] < 0 < alone.spans[1][1]
    assert alone.points_spans == [None, None]


def test_games_of_a_deal_are_weighed_together() -> None:
    """Where the deal decides, each bot wins it once from the better seat: that leaves no doubt."""
    deals = 40
    paired = [game(deal, 0, 1, first) for deal in range(deals) for first in (True, False)]
    loose = [game(deal, 0, 1, deal % 2 == 0) for deal in range(deals) for _ in range(2)]
    one, other = (rated(Compared(2, deals, met), 0, "seed", 300) for met in (paired, loose))
    assert one.ratings == pytest.approx(other.ratings, abs=0.01)
    narrow, wide = (found.spans[1][1] - found.spans[1][0] for found in (one, other))
    assert narrow < wide / 4


def test_shared_places_are_half_a_win_and_shared_first_places_a_share_of_one() -> None:
    met = [Meeting(0, (0, 1, 2), (9, 9, 4), (1, 1, 3)), Meeting(1, (2, 0, 1), (5, 5, 5), (1, 1, 1))]
    compared = Compared(3, 2, met)
    assert compared.won.sum(axis=0).tolist() == [[0, 1, 1.5], [1, 0, 1.5], [0.5, 0.5, 0]]
    assert compared.firsts.sum(axis=0) == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    found = rated(compared, 0, "seed", 20)
    assert found.ratings[1] == pytest.approx(0, abs=1e-6)
    assert found.ratings[2] < 0


def test_bots_that_sit_twice_are_not_compared_with_themselves() -> None:
    compared = Compared(2, 1, [Meeting(0, (0, 0, 1, 1), (9, 3, 5, 3), (1, 3, 2, 3))])
    # Before both, tied with one, behind one.
    assert compared.won[0].tolist() == [[0, 2.5], [1.5, 0]]
    assert compared.ahead[0].tolist() == [[0, 8], [-8, 0]]
    assert compared.seats[0].tolist() == [2, 2]


ALONE = Match(game_named("sweet-lands").rules(1), ("a", "b", "c"), "seed")


def played_alone() -> tuple[Schedule, Results]:
    schedule = Schedule(3, 1, "seed", 4)
    results = Results(ALONE)
    for pairing in schedule:
        (bot,) = pairing.seats
        score = 10 * bot + pairing.deal if (bot, pairing.deal) != (2, 3) else 13
        results.add(Played(pairing.number, pairing.seats, (score,), (1,), ({1: 1},)))
    return schedule, results


def test_who_plays_alone_is_compared_by_points_on_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artel.arena.report.RESAMPLES", 20)
    schedule, results = played_alone()
    met = meetings(schedule, results)
    assert met[0] == Meeting(0, (0, 1, 2), (0, 10, 20), (3, 2, 1))
    assert met[3] == Meeting(3, (0, 1, 2), (3, 13, 13), (3, 1, 1))
    assert len(met) == schedule.deals == 4
    report = report_of(ALONE, ["a", "b", "c"], schedule, results, 0)
    rows = {row["bot"]: row for row in report["bots"]}
    assert rows["c"]["wins"] == pytest.approx((3 + 1 / 2) / 4)
    assert rows["b"]["points"] == 11.5
    assert rows["c"]["above"]["bot"] == "b"
    cells = {(row["bot"], row["against"]): row for row in report["cross"]}
    assert cells["c", "b"]["points_ahead"] == 7.5
    assert cells["c", "b"]["share"] == 3.5 / 4


def test_points_have_intervals_by_deals() -> None:
    met = [Meeting(deal, (0, 1), (deal % 5, 7), (2, 1)) for deal in range(100)]
    found = rated(Compared(2, 100, met), 0, "seed", 300)
    assert found.points == [2, 7]
    span = found.points_spans[0]
    assert span is not None
    error = numpy.std([deal % 5 for deal in range(100)]) / 10
    assert span[1] - span[0] == pytest.approx(2 * 1.96 * error, rel=0.2)


def test_without_the_library_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(DataError) as refused:
        check_library()
    assert str(refused.value) == (
        'expected choix for the ratings, found none; pip install "artel[arena]" brings it'
    )
