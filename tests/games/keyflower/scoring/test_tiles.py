"""Each scoring tile by hand: positions small enough to add up on paper."""

import pytest

from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.pieces import TILE_IDS, tile_set

RESOURCES = ("wood", "stone", "iron", "gold")


def holdings(
    tiles: str = "",
    workers: tuple[int, int, int, int] = (0, 0, 0, 0),
    skills: tuple[int, int, int] = (0, 0, 0),
    resources: tuple[int, int, int, int] = (0, 0, 0, 0),
    yards: dict[str, int] | None = None,
    on_yard: dict[tuple[str, str], int] | None = None,
    purple: bool = False,
) -> Holdings:
    """A position; `resources` are those away from yards."""
    total = list(resources)
    lying = [0] * 16
    for (yard, resource), count in (on_yard or {}).items():
        lying[TILE_IDS.index(yard) * 4 + RESOURCES.index(resource)] = count
        total[RESOURCES.index(resource)] += count
    points = [(yards or {}).get(name, 0) for name in TILE_IDS[:4]]
    return Holdings(list(workers), list(skills), total, lying, points, tile_set(tiles.split()), purple)


@pytest.mark.parametrize(
    ("tiles", "workers", "points"),
    [
        ("", (9, 9, 9, 9), 0),
        ("apothecary", (2, 2, 0, 1), 3),
        ("apothecary", (2, 1, 0, 1), 0),
        ("apothecary", (9, 5, 0, 0), 6),
        ("craftsmans-guild", (2, 3, 4, 5), 6),
        ("craftsmans-guild", (2, 0, 4, 5), 0),
        ("key-market", (5, 0, 0, 3), 6),
        ("village-hall", (1, 4, 2, 3), 4),
        ("village-hall", (1, 4, 2, 6), 6),
        ("white-wind", (1, 2, 3, 4), 10),
        # The market takes the green ones, White Wind the six others.
        ("white-wind key-market", (1, 2, 3, 4), 14),
        # A guild set of three is worth no more than three workers on White Wind.
        ("white-wind craftsmans-guild", (3, 3, 3, 0), 9),
        # Four blue and one green: 3 together beat 2 for the green one alone.
        ("apothecary key-market", (4, 0, 0, 1), 3),
        # Three blue and two green: 4 on the market beat 3.
        ("apothecary key-market", (3, 0, 0, 2), 4),
        # A guild set for 3 and three green workers in the hall; five of the six in the Apothecary bring less.
        ("craftsmans-guild apothecary village-hall", (1, 1, 1, 3), 6),
        # Three idle workers and two from the hall make an Apothecary set: 3 for 2, and 3 stay in the hall.
        ("apothecary village-hall", (5, 2, 1, 0), 6),
    ],
)
@pytest.mark.rule(
    "KF-WINTER-1",
    "KF-WINTER-2",
    "KF-WINTER-3",
    "KF-WINTER-7",
    "KF-WINTER-12",
    "KF-BOAT-11",
    "KF-BOAT-12",
    "KF-SCORE-7",
)
def test_workers(tiles: str, workers: tuple[int, int, int, int], points: int) -> None:
    assert best_score(holdings(tiles, workers=workers)) == points


@pytest.mark.parametrize(
    ("tiles", "skills", "points"),
    [
        ("", (9, 9, 9), 0),
        ("key-guild", (2, 2, 1), 10),
        ("key-guild", (4, 0, 0), 0),
        ("key-guild", (4, 4, 3), 20),
        ("scholar", (2, 3, 1), 9),
        ("scribes", (2, 3, 1), 10),
        ("scribes", (2, 3, 0), 0),
        # One set, then the two pickaxes that are left.
        ("scribes scholar", (2, 3, 1), 16),
        # Five of seven in the guild for 10, the other two with the Scholar for 6.
        ("key-guild scholar", (2, 5, 0), 16),
        # Two idle ones and three of the chosen type: 10 beat 9.
        ("key-guild scholar", (1, 3, 1), 10),
        # Two sets for 20 use six; five of seven would bring 10.
        ("key-guild scribes", (2, 2, 3), 20),
        # Three sets for 30 leave two; two sets and a guild set would bring 30 as well.
        ("key-guild scribes", (3, 3, 5), 30),
        ("key-guild scribes", (2, 2, 7), 30),
    ],
)
@pytest.mark.rule("KF-WINTER-5", "KF-WINTER-10", "KF-WINTER-11", "KF-SCORE-7")
def test_skills(tiles: str, skills: tuple[int, int, int], points: int) -> None:
    assert best_score(holdings(tiles, skills=skills)) == points


@pytest.mark.parametrize(
    ("tiles", "resources", "points"),
    [
        ("", (5, 5, 5, 3), 3),
        ("jeweller", (5, 5, 5, 3), 6),
        ("jeweller", (0, 0, 0, 12), 24),
        ("mercers-guild", (1, 1, 1, 0), 5),
        ("mercers-guild", (1, 1, 0, 0), 0),
        # Gold takes the place of the iron; the other gold scores 1.
        ("mercers-guild", (1, 1, 0, 2), 6),
        ("mercers-guild", (0, 0, 0, 3), 5),
        # With the Jeweller three gold are worth 6, more than a set.
        ("mercers-guild jeweller", (0, 0, 0, 3), 6),
        ("mercers-guild jeweller", (1, 1, 0, 3), 9),
        ("watermill", (3, 4, 1, 2), 6),
        ("windmill", (2, 2, 1, 0), 5),
        ("windmill", (2, 2, 0, 1), 5),
        ("windmill", (2, 1, 0, 2), 5),
        ("windmill", (2, 1, 0, 1), 1),
        ("windmill jeweller", (3, 0, 0, 2), 5),
        ("windmill jeweller", (2, 0, 0, 3), 6),
        # Three wood and two stone to the Windmill for 5, the other two stone to the Watermill.
        ("watermill windmill", (3, 4, 0, 0), 7),
        ("keythedral", (0, 0, 0, 0), 12),
    ],
)
@pytest.mark.rule(
    "KF-WINTER-4",
    "KF-WINTER-6",
    "KF-WINTER-8",
    "KF-WINTER-9",
    "KF-WINTER-13",
    "KF-WINTER-14",
    "KF-WINTER-15",
    "KF-SCORE-11",
)
def test_resources(tiles: str, resources: tuple[int, int, int, int], points: int) -> None:
    assert best_score(holdings(tiles, resources=resources)) == points


@pytest.mark.parametrize(
    ("yard", "points", "lying", "score"),
    [
        ("barn", 1, {"wood": 2, "gold": 1}, 3),
        ("barn", 2, {"wood": 2, "gold": 1}, 6),
        ("blacksmith", 2, {"iron": 2, "wood": 4}, 4),
        ("blacksmith", 3, {"iron": 2, "gold": 1}, 9),
        ("stone-yard", 2, {"stone": 1, "gold": 2}, 6),
        ("timber-yard", 3, {"wood": 3, "stone": 1}, 9),
    ],
)
@pytest.mark.rule("KF-TILE-3", "KF-SCORE-3")
def test_a_yard_pays_for_what_lies_on_it(yard: str, points: int, lying: dict[str, int], score: int) -> None:
    on_yard = {(yard, resource): count for resource, count in lying.items()}
    assert best_score(holdings(yards={yard: points}, on_yard=on_yard)) == score


@pytest.mark.rule("KF-SCORE-2")
def test_a_yard_pays_nothing_for_resources_elsewhere() -> None:
    assert best_score(holdings(yards={"timber-yard": 3}, resources=(4, 0, 0, 0))) == 0


@pytest.mark.rule("KF-TILE-3", "KF-TILE-4", "KF-SCORE-4")
def test_what_fits_a_yard_is_counted_there_even_where_another_tile_would_pay_more() -> None:
    on_barn = {("barn", "wood"): 1, ("barn", "stone"): 1, ("barn", "iron"): 1}
    assert best_score(holdings("mercers-guild", yards={"barn": 1}, on_yard=on_barn)) == 3
    assert best_score(holdings("mercers-guild", yards={"barn": 2}, on_yard=on_barn)) == 6
    # The one iron counts 2 on its yard; the set that it would have completed is not made.
    iron = {("blacksmith", "iron"): 1}
    position = holdings("mercers-guild", resources=(1, 1, 0, 0), yards={"blacksmith": 2}, on_yard=iron)
    assert best_score(position) == 2


@pytest.mark.rule("KF-SCORE-3", "KF-SCORE-5", "KF-TILE-3")
def test_gold_on_a_yard_of_one_resource_goes_where_its_owner_likes_and_on_the_barn_it_fits() -> None:
    gold = {("blacksmith", "gold"): 1}
    assert best_score(holdings(yards={"blacksmith": 2}, on_yard=gold)) == 2
    # As the third of a set it brings 5.
    position = holdings("mercers-guild", resources=(1, 1, 0, 0), yards={"blacksmith": 2}, on_yard=gold)
    assert best_score(position) == 5
    assert best_score(holdings("jeweller", yards={"barn": 1}, on_yard={("barn", "gold"): 3})) == 3
    assert best_score(holdings("jeweller", yards={"barn": 2}, on_yard={("barn", "gold"): 3})) == 6


@pytest.mark.rule("KF-SCORE-5")
def test_what_does_not_fit_a_yard_is_free_for_other_tiles() -> None:
    wood = {("blacksmith", "wood"): 3}
    assert best_score(holdings("watermill", yards={"blacksmith": 3}, on_yard=wood)) == 3
    # With boat 3b the wood may stand for iron, by choice; the iron has none.
    both = {("blacksmith", "wood"): 1, ("blacksmith", "iron"): 1}
    smith, tiles = {"blacksmith": 2}, "boat-3b mercers-guild"
    assert best_score(holdings(tiles, resources=(2, 0, 0, 0), yards=smith, on_yard=both)) == 2 + 5
    assert best_score(holdings(tiles, resources=(1, 0, 0, 0), yards=smith, on_yard=both)) == 2 + 2 + 1


@pytest.mark.rule("KF-SCORE-4", "KF-SCORE-6")
def test_a_resource_on_a_yard_never_counts_twice() -> None:
    on_yard = {("timber-yard", "gold"): 2}
    assert best_score(holdings("jeweller", yards={"timber-yard": 3}, on_yard=on_yard)) == 6


@pytest.mark.rule("KF-SBOAT-16")
def test_boat_3b_makes_every_resource_as_good_as_gold() -> None:
    assert best_score(holdings("boat-3b", resources=(2, 1, 0, 1))) == 4
    assert best_score(holdings("boat-3b jeweller", resources=(2, 1, 0, 1))) == 8
    assert best_score(holdings("boat-3b mercers-guild", resources=(4, 0, 0, 0))) == 6
    assert best_score(holdings("boat-3b", yards={"blacksmith": 3}, on_yard={("blacksmith", "wood"): 2})) == 6


@pytest.mark.parametrize(
    ("position", "points", "declared"),
    [
        (holdings(purple=True), 1, "gold"),
        (holdings("jeweller", purple=True), 2, "gold"),
        (holdings("key-market", purple=True), 2, "green"),
        (holdings("white-wind key-market", workers=(1, 0, 0, 0), purple=True), 3, "green"),
        (holdings("craftsmans-guild", workers=(1, 0, 1, 0), purple=True), 3, "red"),
        (holdings("scribes", skills=(1, 0, 1), purple=True), 10, "pickaxe"),
        (holdings("scholar", skills=(0, 0, 2), purple=True), 9, "anvil"),
        (holdings("mercers-guild", resources=(1, 0, 1, 0), purple=True), 5, "gold"),
        (holdings(yards={"timber-yard": 3}, purple=True), 3, "gold"),
        (holdings("windmill", resources=(2, 2, 0, 0), purple=True), 5, "gold"),
    ],
)
@pytest.mark.rule("KF-SCORE-9", "KF-SCORE-10")
def test_the_purple_worker_is_one_piece_of_any_kind(position: Holdings, points: int, declared: str) -> None:
    sheet = best_allocation(position)
    assert best_score(position) == sheet.points == points
    assert sheet.as_data()["purple"] == declared
    assert sum(row.pieces[11] for row in sheet.rows) == 1


def test_the_sheet_names_tiles_pieces_points_and_choices() -> None:
    position = holdings("scholar mercers-guild", skills=(2, 0, 0), resources=(1, 1, 0, 2))
    assert best_allocation(position).as_data() == {
        "points": 12,
        "purple": None,
        "rows": [
            {
                "tile": "mercers-guild",
                "pieces": {"wood": 1, "stone": 1, "gold": 1},
                "points": 5,
                "chosen": None,
            },
            {"tile": "scholar", "pieces": {"saw": 2}, "points": 6, "chosen": "saw"},
            {"tile": "gold", "pieces": {"gold": 1}, "points": 1, "chosen": None},
        ],
    }


def test_an_unknown_tile_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"expected one of barn.*got 'palace'"):
        tile_set(["palace"])
