"""Final scoring: nine parts, scoring tokens, ties."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SCORING_TOKENS, TERRAINS, TRACKS
from artel.kernel.game import Rng, deciders, legal_moves, play, play_nature
from tests.games.sweet_lands.house_edition import house
from tests.games.sweet_lands.house_maps import Map
from tests.games.sweet_lands.placing import Placed, opening, start
from tests.games.sweet_lands.recount import Domain, cell_of, recount

# All four ports of side A, joined with the capital.
PORTS = {
    "e2": "e2 e3 e4 e5",
    "e10": "e7 e8 e9 e10",
    "i6": "f6 g6 h6 i6",
    "a8": "c7 b6 a7 a8",
}


def bare(*characters: str, players: int = 2) -> Placed:
    """Nothing that counts, and nothing to compare."""
    table = start(*characters, players=players).tokens()
    none = dict.fromkeys(("gold", "wheat", "wood", "iron", "diamond", "vp"), 0)
    for seat in range(players):
        table.own(seat, **none)
    return table


def points_for(table: Placed, kind: str, who: int = 0, **values: str) -> int:
    """The points of all reasons of a kind, with these values."""
    return sum(
        reason.points
        for reason in table.outcome().reasons
        if (reason.seat, reason.kind) == (who, kind) and values.items() <= reason.values.items()
    )


def random_game(players: int, seed: int, **options: str) -> Placed:
    table = opening(players, **options)
    rng = Rng(seed)
    play_nature(table.state, rng)
    while deciders(table.state):
        who = deciders(table.state)[0]
        moves = legal_moves(table.state, who)
        play(table.state, who, moves[rng.below(len(moves))])
        play_nature(table.state, rng)
    return table


@pytest.mark.rule("SL-FIN-1", "SL-FIN-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_a_recount_of_the_table_gives_the_same_points(players: int, seed: int) -> None:
    table = random_game(players, seed, domains="choose", upgraded_skills="yes")
    outcome = table.outcome()
    assert table.view(0)["phase"] == "over"
    counted = recount(table.view(0))
    for seat, parts in enumerate(counted):
        for part, points in parts.items():
            given = sum(each.points for each in outcome.reasons if (each.seat, each.kind) == (seat, part))
            assert given == points, f"seed {seed}, seat {seat}, {part}: counted {points}, got {given}"
    assert outcome.scores == [sum(parts.values()) for parts in counted]
    for row in table.view(0)["seats"]:
        assert {cell_of(each) for each in row["open_ports"]} == Domain(row).open_ports()
    by_reason = [
        sum(reason.points for reason in outcome.reasons if reason.seat == seat) for seat in range(players)
    ]
    assert by_reason == outcome.scores


@pytest.mark.rule("SL-FIN-1")
def test_the_game_is_over_when_all_have_ended_the_fifth_round() -> None:
    table = start().round(5).play(0, "end-round")
    assert table.asked() == [1]
    table.play(1, "end-round")
    assert (table.asked(), table.view(0)["phase"]) == ([], "over")


@pytest.mark.rule("SL-FIN-1")
def test_all_nine_parts_are_added() -> None:
    table = bare().own(0, vp=3, city_points=4, industry_points=6, gold=11, diamond=2, track_industry=7)
    table.land(0, d5="tent rabbit", d6="tent", e6="tent", e5="tent", e4="tent", e3="up", e2="up")
    table.tokens(scoring="border").own(0, milestone_set=1)
    parts = {
        "game": 3,
        "prosperity": 6,
        "city-points": 8,
        "tents": 2,
        "gold": 2,
        "diamonds": 2,
        "ports": -20,
        "milestones": 10,
        "scoring": 7,
    }
    assert {kind: points_for(table, kind) for kind in parts} == parts
    assert table.outcome().scores[0] == sum(parts.values())


@pytest.mark.rule("SL-FIN-2")
def test_points_gained_in_play_count() -> None:
    assert points_for(bare().own(0, vp=37), "game") == 37


@pytest.mark.rule("SL-FIN-3", "SL-FIN-4", "SL-FIN-5", "SL-FIN-6", "SL-FIN-7", "SL-FIN-8", "SL-FIN-9")
@pytest.mark.parametrize("track", TRACKS)
def test_each_track_counts_its_elements_by_the_rate_of_its_step(track: str) -> None:
    row = next(each for each in house()["prosperity"] if each["id"] == track)
    for step, rate in enumerate(row["rates"]):
        table = bare().own(0, **{f"track_{track}": step})
        table.land(0, e5="up", e4="flipped tent", e3="house", f4="bazaar", e2="up", f3="up", g3="up vault")
        table.land(0, d5="tower rabbit", d6="lab rabbit", e6="shop rabbit").roads(0, "d5-w d5-sw d5-nw d5-ne")
        table.employed(0, "farming", "card-1 card-2").employed(0, "mining", "card-16").played(
            0, "card-3 card-4"
        )
        table.own(0, industry_points=11)
        counts = {"terrain": 7, "rabbits": 3, "roads": 4, "properties": 5, "workers": 3, "industry": 11}
        points, _, each = rate.partition("/")
        expected = counts[track] // int(each or 1) * int(points)
        assert points_for(table, "prosperity", track=track) == expected
        assert points_for(table, "prosperity") == expected


@pytest.mark.rule("SL-FIN-3")
def test_each_track_is_rounded_down_for_itself() -> None:
    # 1 for 3 terrain tokens and 1 for 3 roads: five of each are 1 and 1, not 3.
    table = bare().own(0, track_terrain=1, track_roads=1)
    table.land(0, e5="up", e4="up", e3="up", f3="up", f5="up").roads(0, "d5-w d5-sw d5-nw d5-ne d6-ne")
    assert points_for(table, "prosperity") == 2


@pytest.mark.rule("SL-FIN-10")
def test_two_points_for_each_city_point() -> None:
    assert points_for(bare().own(0, city_points=9), "city-points") == 18


@pytest.mark.rule("SL-FIN-11", "SL-FIN-12", "SL-FIN-13")
@pytest.mark.parametrize(("row", "points"), [("tents", 6), ("houses", 7), ("buildings", 11)])
def test_a_whole_row_on_the_domain_scores(row: str, points: int) -> None:
    cells = ("e5", "e4", "e3", "f3", "f5")
    piece = row.removesuffix("s")
    table = bare().land(0, d5="lab rabbit", d6="lab rabbit", e6="shop rabbit")
    table.own(0, city_points=7, industry_points=11).land(0, **dict.fromkeys(cells[:4], piece))
    assert points_for(table, row) == 0
    table.land(0, f5=piece)
    assert points_for(table, row) == points
    assert sum(points_for(table, other) for other in ("tents", "houses", "buildings")) == points


@pytest.mark.rule("SL-FIN-14", "SL-FIN-15")
@pytest.mark.parametrize(("gold", "points"), [(4, 0), (5, 1), (9, 1), (10, 2), (24, 4)])
def test_gold_and_diamonds_that_are_left(gold: int, points: int) -> None:
    table = bare().own(0, gold=gold, diamond=3, wheat=50, disk=9)
    assert (points_for(table, "gold"), points_for(table, "diamonds")) == (points, 3)


@pytest.mark.rule("SL-FIN-16")
@pytest.mark.parametrize(("ports", "points"), [(0, -40), (1, -20), (2, -10), (3, -5), (4, 10)])
def test_open_ports_cost_or_give_points(ports: int, points: int) -> None:
    table = bare()
    for cells in list(PORTS.values())[:ports]:
        table.land(0, **dict.fromkeys(cells.split(), "up"))
    assert points_for(table, "ports") == points


@pytest.mark.rule("SL-FIN-17")
def test_every_domain_has_four_ports() -> None:
    assert [len(Map(row).cells("FOMS")) for row in house()["domain"]] == [4] * 5


@pytest.mark.rule("SL-FIN-19")
def test_ten_points_for_each_milestone() -> None:
    table = bare().own(0, milestone_set=0b101).own(1, milestone_set=0b10)
    assert (points_for(table, "milestones"), points_for(table, "milestones", 1)) == (20, 10)


def compared(*workers: int) -> list[int]:
    """By seat, the points of the token for employed workers; the virtual player has five."""
    table = bare(players=len(workers)).tokens(scoring="employed")
    for seat, number in enumerate(workers):
        table.own(seat, farming_column=number)
    return [points_for(table, "scoring", seat) for seat in range(len(workers))]


@pytest.mark.rule("SL-FIN-20", "SL-FIN-21", "SL-FIN-22", "SL-FIN-23")
@pytest.mark.parametrize(
    ("workers", "points"),
    [
        # The virtual player has 5 and takes a place without points.
        ((7, 6), [15, 7]),
        ((7, 4), [15, 0]),
        ((4, 3), [7, 0]),
        ((3, 3), [7, 7]),
        ((6, 6), [15, 15]),
        ((9, 9, 8), [15, 15, 0]),
        ((9, 8, 8), [15, 7, 7]),
        ((9, 8, 8, 8), [15, 7, 7, 7]),
        ((9, 9, 9, 8), [15, 15, 15, 0]),
        # Level with the virtual player: the place in full, and no second behind two firsts.
        ((5, 4), [15, 0]),
        ((5, 5), [15, 15]),
        ((7, 5), [15, 7]),
        ((7, 5, 5), [15, 7, 7]),
        ((4, 4, 4, 3), [7, 7, 7, 0]),
    ],
)
def test_places_of_a_scoring_token_with_the_virtual_player(
    workers: tuple[int, ...], points: list[int]
) -> None:
    assert compared(*workers) == points


@pytest.mark.rule("SL-FIN-20")
def test_every_scoring_token_in_play_is_compared_for_itself() -> None:
    table = bare().tokens(scoring="employed best-production")
    table.own(0, farming_column=6, wheat_production=2, wood_production=2, iron_production=2)
    table.own(1, farming_column=1, wheat_production=20, wood_production=2, iron_production=2)
    assert points_for(table, "scoring", 0, scoring="employed") == 15
    assert points_for(table, "scoring", 1, scoring="best-production") == 15
    assert points_for(table, "scoring", 0) == 15


@pytest.mark.rule("SL-FIN-24")
def test_the_token_for_terrain_counts_the_most_frequent_type() -> None:
    table = bare().land(0, e5="up", e4="flipped", e3="up", d4="up", d3="up", f4="up vault", g3="bazaar")
    assert result(table, "main-terrain") == 3


@pytest.mark.rule("SL-FIN-24")
@pytest.mark.parametrize("most", TERRAINS)
def test_each_terrain_may_be_the_most_frequent(most: str) -> None:
    # On side A, three cells of each.
    cells = {"field": "b3 b4 c4", "forest": "e3 e4 e5", "mine": "c5 c6 d4", "sea": "b8 c9 e10"}
    places = [place for each in TERRAINS for place in cells[each].split()[: 3 if each == most else 2]]
    assert result(bare().land(0, **dict.fromkeys(places, "up")), "main-terrain") == 3


@pytest.mark.rule("SL-FIN-25")
def test_the_token_for_production_counts_the_best_basic_one() -> None:
    table = bare().own(0, gold_production=40, wheat_production=3, wood_production=9, iron_production=5)
    assert result(table, "best-production") == 9


@pytest.mark.rule("SL-FIN-26")
def test_the_token_for_workers_counts_the_employed() -> None:
    table = (
        bare().employed(0, "farming", "card-1 card-2").employed(0, "mining", "card-16").played(0, "card-3")
    )
    assert result(table, "employed") == 3


@pytest.mark.rule("SL-FIN-27")
def test_the_border_is_where_the_map_ends() -> None:
    # On side A: a4 lies at the upper end, e2 on the left; d4 beside the capital, b6 beside a bonus-card area.
    assert result(bare().land(0, a4="up", e2="flipped", d9="up vault"), "border") == 3
    assert result(bare().land(0, d4="up", b6="up", f4="up bazaar"), "border") == 0
    # Capital cells are no terrain tokens, a property on them neither.
    assert result(bare().land(0, d5="tent"), "border") == 0


def result(table: Placed, token: str) -> int:
    """What is compared of seat 0."""
    table.tokens(scoring=token)
    reasons = [each for each in table.outcome().reasons if (each.seat, each.kind) == (0, "scoring")]
    assert reasons[0].values["virtual"] == house()["values"]["virtual"][token]
    return int(reasons[0].values["count"])


def test_all_scoring_tokens_are_shown() -> None:
    assert set(house()["values"]["virtual"]) == set(SCORING_TOKENS)


@pytest.mark.rule("SL-FIN-28")
def test_the_most_points_win_then_the_most_rabbits() -> None:
    table = bare(players=3).own(0, vp=50, rabbits=1).own(1, vp=50, rabbits=2).own(2, vp=49, rabbits=9)
    outcome = table.outcome()
    assert (outcome.winners, outcome.places) == ([1], [2, 1, 3])
    assert [(tie.kind, tie.values) for tie in outcome.ties] == [("rabbits", [1, 2])]


@pytest.mark.rule("SL-FIN-29")
def test_who_ties_in_rabbits_too_shares_the_victory() -> None:
    table = bare(players=3).own(0, vp=50, rabbits=2).own(1, vp=50, rabbits=2).own(2, vp=50, rabbits=1)
    outcome = table.outcome()
    assert (outcome.winners, outcome.places) == ([0, 1], [1, 1, 3])
