"""Final scoring."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import GAME, auction, ended, seat, tile

HOME = tile("home-1", goods="gold*2")


@pytest.mark.rule("KF-SCORE-1")
def test_the_game_ends_after_winter_and_tiles_and_gold_score() -> None:
    rows = [HOME, tile("keywood", 0, -1, side="back"), tile("keythedral", -1, 0)]
    table = auction(seat("red", *rows), seat(), season="winter").all_pass()
    table.take_boats("keyflower", "sea-bastion").first_answers("place-tiles")
    assert (table.asked(), table.question()) == ([], None)
    assert table.view(0)["outcome"] is not None
    # Keywood 3, Keythedral 12, Keyflower 1 for the home, two gold.
    assert table.points() == 3 + 12 + 1 + 2


@pytest.mark.rule("KF-SCORE-2")
def test_only_resources_on_a_yard_count_there() -> None:
    yard = tile("timber-yard", 0, -1, goods="wood")
    assert ended(seat("", tile("home-1", goods="wood*5"), yard)).points() == 2


@pytest.mark.rule("KF-SCORE-3")
def test_gold_on_a_yard_counts_as_its_resource_and_not_as_gold() -> None:
    yard = tile("stone-yard", 0, -1, goods="gold*2 stone")
    assert ended(seat("", yard)).points() == 3 * 2


@pytest.mark.rule("KF-SCORE-4")
@pytest.mark.parametrize("word", ["jeweller", "mercers-guild", "watermill", "windmill"])
def test_resources_counted_on_a_yard_do_not_count_again(word: str) -> None:
    yard = tile("barn", 0, -1, side="back", goods="gold*4 wood")
    alone = ended(seat("", yard)).points()
    assert alone == 10
    assert ended(seat("", yard, tile(word, 0, 1))).points() == alone


@pytest.mark.rule("KF-SCORE-5")
def test_other_pieces_are_assigned_freely_and_without_transport() -> None:
    far = [tile("keywood", 0, -1, goods="wood"), tile("miner", 3, 3, goods="iron*2")]
    rows = [tile("home-1", goods="stone wood"), *far, tile("windmill", 0, 1), tile("scribes", 0, 2)]
    table = ended(seat("", *rows, skills="saw anvil pickaxe"))
    assert table.reasons(0, "pieces") == {"windmill": 5, "scribes": 10}


@pytest.mark.rule("KF-SCORE-6")
def test_each_piece_counts_once() -> None:
    rows = [tile("home-1", goods="wood stone iron"), tile("mercers-guild", 0, -1), tile("watermill", 0, 1)]
    assert ended(seat("", *rows)).points() == 5
    skills = ended(seat("", tile("scribes", 0, -1), tile("scholar", 0, 1), skills="saw anvil pickaxe"))
    assert skills.points() == 10


@pytest.mark.rule("KF-SCORE-7")
def test_a_tile_scores_as_often_as_the_pieces_go() -> None:
    table = ended(seat("red*15", tile("apothecary", 0, -1), tile("key-guild", 0, 1), skills="saw*15"))
    assert table.reasons(0, "pieces") == {"apothecary": 9, "key-guild": 30}


@pytest.mark.rule("KF-SCORE-8")
def test_printed_points_score() -> None:
    rows = [tile("home-1", side="back"), tile("well", 0, -1), tile("store", 0, 1, side="back")]
    table = ended(seat("", *rows))
    assert table.reasons(0, "printed") == {"home-1": 5, "well": 3, "store": 3}
    assert GAME.scores(table.state)[0] == table.points() == 11
    assert ended(seat("", tile("keythedral", 0, -1))).points() == 12


@pytest.mark.rule("KF-SCORE-9")
@pytest.mark.parametrize(
    ("word", "workers", "skills", "points"),
    [
        ("craftsmans-guild", "red blue", "", 3),
        ("key-market", "green", "", 4),
        ("scribes", "", "saw anvil", 10),
        ("jeweller", "", "", 2),
        ("keythedral", "", "", 12 + 1),
    ],
)
def test_the_marker_is_any_piece_for_its_holder(word: str, workers: str, skills: str, points: int) -> None:
    mine = seat(workers, tile(word, 0, -1), skills=skills)
    assert ended(mine, seat(), first=0).points() == points
    assert ended(mine, seat(), first=1).points() < points


@pytest.mark.rule("KF-SCORE-10")
@pytest.mark.parametrize(
    ("word", "points"), [("barn", 2), ("blacksmith", 3), ("stone-yard", 3), ("timber-yard", 3)]
)
def test_the_marker_may_lie_on_a_yard(word: str, points: int) -> None:
    mine = seat("", tile(word, 0, -1, side="back"))
    assert ended(mine, seat(), first=0).points() == points


@pytest.mark.rule("KF-SCORE-11")
def test_gold_not_used_elsewhere_scores_1() -> None:
    table = ended(seat("", tile("home-1", goods="gold*3 wood*4"), tile("windmill", 0, -1)))
    # Four wood and one gold make a set; two gold are left.
    assert (table.reasons(0, "gold"), table.points()) == ({"gold": 2}, 7)


@pytest.mark.rule("KF-SCORE-12")
def test_yards_count_before_flipper_turns_a_tile() -> None:
    rows = [tile("home-1", side="back"), tile("barn", 0, -1, goods="wood*9"), tile("flipper", 0, 1)]
    table = ended(seat("", *rows))
    # Turned over, the barn would pay 2 each.
    assert table.reasons(0, "pieces") == {"barn": 9}
    assert table.points() == 5 + 9 + 2


@pytest.mark.rule("KF-SCORE-12")
def test_every_part_is_counted_once() -> None:
    rows = [
        tile("home-1", goods="gold"),
        tile("flipper", 0, 1),
        tile("turn-1", 0, -1),
        tile("village-hall", 1, 0),
    ]
    table = ended(seat("red*2", *rows))
    kinds = [(reason.kind, reason.points) for reason in table.outcome().reasons if reason.seat == 0]
    assert sorted(kinds) == [
        ("free-upgrade", 5),
        ("gold", 1),
        ("pieces", 2),
        ("printed", 2),
        ("score-adjacent", 1),
    ]
    assert table.points() == 11


@pytest.mark.rule("KF-SCORE-13")
def test_the_most_points_win() -> None:
    table = ended(seat("", HOME), seat("", tile("keythedral", 0, -1)), seat(), first=0)
    assert (table.outcome().scores, table.outcome().winners) == ([3, 12, 0], [1])


@pytest.mark.rule("KF-SCORE-14")
def test_a_tie_is_not_broken() -> None:
    table = ended(seat("", HOME), seat("red*5", tile("home-2", goods="gold")), seat(), first=1)
    assert (table.outcome().scores, table.outcome().winners) == ([2, 2, 0], [0, 1])
    assert table.outcome().places == [1, 1, 3]
    assert [(tie.seats, tie.kind) for tie in table.outcome().ties] == [([0, 1], "")]
