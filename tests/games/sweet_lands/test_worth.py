"""What a piece would bring if the game ended now; everybody's points are open."""

from __future__ import annotations

from artel.games.sweet_lands.components.printed import MILESTONE_POINTS
from artel.games.sweet_lands.words import MILESTONES, SCORING_TOKENS, TRACKS
from artel.kernel.game import SPECTATOR, points_now, worths_now
from tests.games.sweet_lands.placing import Placed, cards_with, start
from tests.games.sweet_lands.positions import GAME


def worth(table: Placed, sort: str, piece: str) -> int | None:
    return worths_now(GAME, GAME.view(table.state, 0), [(sort, piece)])[0]


def test_all_points_are_open_to_everybody() -> None:
    table = start(players=3).own(0, gold=23, diamond=2).own(2, vp=4)
    now = [(points, points) for points in GAME.scores(table.state)]
    assert [points_now(GAME, GAME.view(table.state, viewer)) for viewer in (0, 2, SPECTATOR)] == [now] * 3


def test_gold_counts_by_fives_and_a_diamond_by_itself() -> None:
    table = start().own(0, gold=4, diamond=0)
    assert worth(table, "resource", "gold") == 1
    assert worth(table.own(0, gold=5), "resource", "gold") == 0
    assert (
        worth(table, "resource", "diamond")
        == GAME.scores(table.own(0, diamond=1).state)[0] - GAME.scores(table.own(0, diamond=0).state)[0]
    )
    assert worth(table, "resource", "nothing") is None


def test_a_step_on_a_track_pays_what_it_counts_and_ends_with_the_track() -> None:
    table = start().tokens().own(0, roads=6, track_roads=0)
    before = GAME.scores(table.state)[0]
    gained = worth(table, "track", "roads")
    assert gained == GAME.scores(table.own(0, track_roads=1).state)[0] - before
    last = len(table.rules.track_points[TRACKS.index("roads")]) - 1
    assert worth(table.own(0, track_roads=last), "track", "roads") is None


def test_the_fifth_tent_brings_its_row() -> None:
    table = start().tokens().land(0, e7="flipped").own(0, tents=4, rabbits=3, track_properties=0)
    assert worth(table, "property", "tent") == 2 * 3
    assert worth(table.own(0, tents=5), "property", "tent") is None


def test_a_worker_counts_where_a_column_has_room() -> None:
    card = cards_with("farming")[0]
    table = start().tokens(scoring="employed").own(0, track_workers=0, farming_column=3, mining_column=3)
    places = table.rules.virtual[SCORING_TOKENS.index("employed")]
    assert worth(table, "card", card) is None, "the column is full"
    table.own(0, farming_column=0, mining_column=0, forestry_column=0)
    gained = worth(table, "card", card)
    expected = {False: 0, True: 15}[places < 1]
    assert gained == expected + worth_of_workers(table)


def worth_of_workers(table: Placed) -> int:
    """What the prosperity track alone pays for one worker more."""
    rules = table.rules
    track, step = TRACKS.index("workers"), table.number(0, "track-workers")
    each, points = rules.track_counts[track][step], rules.track_points[track][step]
    return int(1 // each * points)


def test_a_scoring_token_brings_its_place_and_only_where_it_lies() -> None:
    table = start().tokens(scoring="border")
    told = [
        reason.points for reason in table.outcome().reasons if (reason.seat, reason.kind) == (0, "scoring")
    ]
    assert [worth(table, "scoring", "border")] == told
    assert worth(table, "scoring", "employed") is None


def test_a_milestone_in_play_brings_ten_until_one_has_three() -> None:
    table = start().tokens(milestones="m1a m2a")
    assert worth(table, "milestone", "m1a") == MILESTONE_POINTS
    assert worth(table, "milestone", "m6b") is None
    mine = sum(1 << MILESTONES.index(word) for word in ("m3a", "m4a", "m5a"))
    table.own(0, milestone_set=mine)
    assert worth(table, "milestone", "m1a") is None
    assert worth(table, "milestone", "m3a") == MILESTONE_POINTS


def test_terrain_is_worth_its_best_cell() -> None:
    rates = start().rules
    track = TRACKS.index("terrain")
    table = start().tokens().own(0, track_terrain=1)
    each, points = rates.track_counts[track][1], rates.track_points[track][1]
    table.own(0, tokens=each - 1)
    assert worth(table, "terrain", "field") == points
    table.own(0, tokens=each)
    assert worth(table, "terrain", "field") == (points if each == 1 else 0)
