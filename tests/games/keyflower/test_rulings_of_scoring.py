"""Our readings of the final scoring: a test for each page of docs/rulings that is about it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keyflower.positions import auction, ended, lot, north, seat, tile


@pytest.mark.rule("KF-END-20", "KF-SCORE-9")
def test_the_marker_passed_left_in_winter_counts_for_its_holder() -> None:
    seats = [seat("green", tile("key-market", 0, -1)), seat("green", tile("village-hall", 0, -1)), seat()]
    table = auction(*seats, season="winter", first=2).all_pass().take_boats().first_answers("place-tiles")
    assert table.data()["first"] == 0
    assert table.reasons(0, "pieces") == {"key-market": 4}
    assert table.reasons(1, "pieces") == {"village-hall": 1}


@pytest.mark.rule("KF-BOAT-8", "KF-BOAT-9", "KF-SCORE-12")
def test_flipper_turns_a_tile_after_the_yards_are_counted() -> None:
    yard = [tile("home-1", side="back"), tile("timber-yard", 0, -1, goods="wood*4"), tile("flipper", 0, 1)]
    assert ended(seat("", *yard)).points() == 5 + 4 * 2 + 2
    # No winter tile, boat, summer boat or turn order tile is turned; a home is.
    home = [tile("flipper", 0, 1), tile("summer-boat-1", 0, 2), tile("turn-1", 3, 3), tile("windmill", 4, 4)]
    outcome = ended(seat("", *home)).outcome()
    flips = [reason.values["flipped"] for reason in outcome.reasons if reason.kind == "free-upgrade"]
    assert (outcome.scores[0], flips) == (5 + 2, ["home-1"])


@pytest.mark.rule("KF-TILE-3", "KF-TILE-4", "KF-SCORE-2", "KF-SCORE-3", "KF-SCORE-4", "KF-SCORE-6")
def test_a_resource_that_fits_the_yard_it_lies_on_counts_there_and_nowhere_else() -> None:
    barn = tile("barn", 0, -1, goods="wood stone iron")
    assert ended(seat("", barn, tile("mercers-guild", 0, 1))).points() == 3
    assert ended(seat("", {**barn, "side": "back"}, tile("mercers-guild", 0, 1))).points() == 6
    golden = tile("barn", 0, -1, goods="gold*2")
    assert ended(seat("", golden, tile("jeweller", 0, 1))).points() == 2
    # Gold on a timber yard may stand for wood there, or be shared out.
    yard = tile("timber-yard", 0, -1, goods="gold")
    home = tile("home-1", goods="stone iron")
    assert ended(seat("", yard, home)).points() == 2
    assert ended(seat("", yard, home, tile("mercers-guild", 0, 1))).points() == 5
    # Iron on a timber yard is free for other tiles.
    yard = tile("timber-yard", 0, -1, goods="iron wood")
    assert ended(seat("", yard, tile("watermill", 0, 1))).points() == 2 + 1


@pytest.mark.rule("KF-SBOAT-16", "KF-SCORE-11", "KF-WINTER-4", "KF-WINTER-8")
def test_with_boat_3b_every_resource_may_count_as_gold() -> None:
    three = tile("summer-boat-3", 0, 1, side="back")
    home = tile("home-1", goods="wood*2 iron")
    assert ended(seat("", home, three)).points() == 3
    assert ended(seat("", home, three, tile("jeweller", 0, -1))).points() == 6
    assert ended(seat("", home, three, tile("mercers-guild", 0, -1))).points() == 5
    yard = tile("blacksmith", 0, -1, goods="wood*2")
    assert ended(seat("", yard, three)).points() == 4


@pytest.mark.rule("KF-SCORE-9", "KF-SCORE-10", "KF-SCORE-11")
def test_the_marker_counts_as_one_piece_of_any_kind() -> None:
    def points(*rows: dict[str, Any], workers: str = "", skills: str = "") -> int:
        return ended(seat(workers, *rows, skills=skills), seat(), first=0).points()

    assert points() == 1
    assert points(tile("jeweller", 0, -1)) == 2
    assert points(tile("timber-yard", 0, -1, side="back")) == 3
    assert points(tile("scholar", 0, -1), skills="saw") == 6
    # It is one piece: it completes the guild set or the scribes set, not both.
    guild, scribes = tile("craftsmans-guild", 0, -1), tile("scribes", 0, 1)
    assert points(guild, scribes, workers="red blue", skills="saw anvil") == 10
    assert points(tile("keyflower", 0, 1)) == 1 + 1


@pytest.mark.rule("KF-WINTER-4", "KF-SCORE-11")
def test_the_jeweller_counts_more_than_nine_gold() -> None:
    assert ended(seat("", tile("home-1", goods="gold*13"), tile("jeweller", 0, -1))).points() == 26


@pytest.mark.rule("KF-WINTER-8", "KF-WINTER-9", "KF-BOX-6")
@pytest.mark.parametrize(
    ("goods", "points"),
    [("wood stone gold", 5), ("wood gold*2", 5), ("gold*3", 5), ("wood*2 gold", 1), ("wood*2 gold*2", 5)],
)
def test_gold_fills_any_place_of_a_mercers_set(goods: str, points: int) -> None:
    assert ended(seat("", tile("home-1", goods=goods), tile("mercers-guild", 0, -1))).points() == points


@pytest.mark.rule("KF-WINTER-10", "KF-WINTER-12", "KF-WINTER-13", "KF-SCORE-7")
def test_a_chosen_type_is_chosen_once() -> None:
    assert ended(seat("", tile("scholar", 0, -1), skills="saw*3 anvil*3")).points() == 9
    assert ended(seat("red*3 blue*3", tile("village-hall", 0, -1))).points() == 3
    home = tile("home-1", goods="wood*2 iron*2 gold")
    assert ended(seat("", home, tile("watermill", 0, -1))).points() == 3
    assert ended(seat("", tile("scholar", 0, -1), skills="saw*3"), seat(), first=0).points() == 12


@pytest.mark.rule("KF-BOAT-4", "KF-SBOAT-12")
def test_the_best_road_loop_counts_each_tile_once() -> None:
    # Two triangles that share the home: one walk round both, the home counted once.
    one = [tile("gold-mine", 0, -1), tile("alehouse", 1, -1)]
    other = [tile("woodcutter", -1, 1, turn=1), tile("miner", -1, 0)]
    boat = tile("sea-bastion", 5, 5)
    single = ended(seat("", *one, boat)).reasons(0, "score-loop")
    assert single == {"sea-bastion": 3}
    both = ended(seat("", *one, *other, boat)).reasons(0, "score-loop")
    assert both == {"sea-bastion": 5}
    there_and_back = ended(seat("", *north("keywood", "miner"), boat))
    assert there_and_back.reasons(0, "score-loop") == {}


@pytest.mark.rule("KF-BOAT-5", "KF-BOAT-6", "KF-BOAT-7")
def test_boats_joined_by_water_score_by_their_number() -> None:
    breese = tile("sea-breese", 0, 1)
    assert ended(seat("", breese)).reasons(0, "score-river") == {"sea-breese": 2}
    two = ended(seat("", tile("summer-boat-1", 0, 1), tile("sea-breese", 0, 2)))
    assert two.reasons(0, "score-river") == {"sea-breese": 4}
    # Sea Breese itself need not be joined to score for those that are.
    apart = ended(seat("", tile("summer-boat-1", 0, 1), tile("sea-breese", 4, 4)))
    assert apart.reasons(0, "score-river") == {"sea-breese": 2}


@pytest.mark.rule("KF-END-2", "KF-END-6", "KF-END-7", "KF-BOAT-11", "KF-WINTER-16")
def test_workers_on_the_own_village_count_whoever_placed_them() -> None:
    hall = tile("village-hall", 0, -1)
    lots = [lot("windmill", {0: "red*2", 1: "red*3"}), lot("scholar", {0: "red*5"})]
    one = tile("summer-boat-1", 0, 1, side="back")
    table = auction(seat("red", hall, one), seat("red*3"), season="winter", lots=lots, turn=1)
    # Two of a beaten bid and two placed by the other; not the winning five, not the one given away.
    table.play(1, "use home-1 red 2").play(0, "use home-2 red 1").all_pass().take_boats()
    assert table.workers(0) == {"red": 4, "green": 1}
    assert table.first_answers("place-tiles").reasons(0, "pieces") == {"village-hall": 4}


@pytest.mark.rule("KF-SCORE-13", "KF-SCORE-14")
def test_equal_scores_share_the_victory() -> None:
    table = ended(seat("", tile("home-1", goods="gold")), seat(), seat("red"), first=1)
    assert (table.outcome().scores, table.outcome().winners) == ([1, 1, 0], [0, 1])


@pytest.mark.rule("KF-BOAT-2", "KF-BOAT-3")
def test_keyflower_counts_the_transport_of_the_own_village() -> None:
    boat = tile("keyflower", 0, 1)
    rows = [tile("home-1", side="back"), *north("stable"), tile("wainwright", 1, 1, side="back")]
    assert ended(seat("", *rows, boat)).reasons(0, "score-transport") == {"keyflower": 2 + 2 + 6}
    two = tile("summer-boat-2", 0, 2, side="back")
    other = seat("", tile("farrier", 0, -1))
    assert ended(seat("", *rows, boat, two), other).reasons(0, "score-transport") == {"keyflower": 20}


@pytest.mark.rule("KF-SCORE-5", "KF-SCORE-6", "KF-SCORE-7")
def test_the_best_assignment_is_found() -> None:
    home = tile("home-1", goods="wood*3 stone iron gold*2")
    # Two mercer sets (wood stone iron, wood gold gold) beat the windmill and two gold.
    table = ended(seat("", home, tile("mercers-guild", 0, -1), tile("windmill", 0, 1)))
    assert table.points() == 10
    # Turning the home brings 5, turning the keywood 3: the better one is turned.
    flipped = ended(seat("", *north("keywood"), tile("flipper", 0, 1)))
    assert flipped.reasons(0, "free-upgrade") == {"flipper": 5}
