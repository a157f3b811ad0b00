"""Points, the score track and its bonus goods."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import FACTS, Table, at_play, seat

BONUS = {
    4: "wood",
    8: "wheat",
    13: "coal",
    18: "food",
    24: "kvass",
    30: "wood",
    36: "wheat",
    42: "metal",
    48: "crystal",
    54: "coal",
    60: "kvass",
    66: "food",
    72: "metal",
    78: "crystal",
    84: "potion",
    90: "sword",
}


def apply_from(marker: int, card: str, goods: str = "") -> Table:
    """Seat 0 applies a card with its marker on this space."""
    table = at_play(seat(f"{card} farm", marker=marker, goods=goods), seat("farm farm")).choose(card, "farm")
    return table.play(0, "apply")


@pytest.mark.rule("AR-VP-1")
@pytest.mark.parametrize(
    ("card", "goods", "points"),
    [("farm", "", 1), ("kvass-yard", "wheat", 2), ("ore-works", "food", 3), ("armoury", "coal metal", 5)],
)
def test_a_building_moves_the_marker_at_once(card: str, goods: str, points: int) -> None:
    table = apply_from(91, card, goods)
    assert table.asked() == [1]
    assert table.marker(0) == 91 + points


@pytest.mark.rule("AR-VP-2")
@pytest.mark.parametrize("space", BONUS)
def test_stopping_on_a_bonus_space_pays_its_good(space: int) -> None:
    table = apply_from(space - 1, "farm")
    assert table.marker(0) == space
    expected = {"wheat": 2}
    expected[BONUS[space]] = expected.get(BONUS[space], 0) + 1
    assert table.goods(0) == expected
    assert table.coins(0) == 5


@pytest.mark.rule("AR-VP-2")
@pytest.mark.parametrize("space", BONUS)
def test_passing_a_bonus_space_pays_its_good(space: int) -> None:
    table = apply_from(space - 1, "hunters-hut", "wood")
    assert table.marker(0) == space + 1
    expected = {"food": 1}
    expected[BONUS[space]] = expected.get(BONUS[space], 0) + 1
    assert table.goods(0) == expected


@pytest.mark.rule("AR-VP-2")
def test_the_bonus_spaces_of_the_house() -> None:
    rows = [row for row_id, row in FACTS.items() if row_id.startswith("track-") and row_id[6:].isdigit()]
    assert {row["space"]: row["good"] for row in rows} == BONUS


@pytest.mark.rule("AR-VP-3")
def test_one_move_pays_every_bonus_space_on_its_way() -> None:
    table = apply_from(3, "armoury", "coal metal")
    assert (table.marker(0), table.goods(0)) == (8, {"sword": 1, "wood": 1, "wheat": 1})


@pytest.mark.rule("AR-VP-4")
def test_the_space_one_leaves_pays_nothing() -> None:
    table = apply_from(4, "farm")
    assert (table.marker(0), table.goods(0)) == (5, {"wheat": 2})


@pytest.mark.rule("AR-VP-5")
@pytest.mark.parametrize("end", ["discard-card", "take-back"])
def test_a_card_not_applied_scores_nothing(end: str) -> None:
    table = at_play(seat("farm", marker=3), seat("farm")).choose("farm", "farm").play(0, end)
    assert table.marker(0) == 3


@pytest.mark.rule("AR-VP-6")
@pytest.mark.parametrize("end", ["discard-card", "take-back"])
def test_a_card_not_applied_takes_and_gives_nothing(end: str) -> None:
    table = at_play(seat("castle", goods="kvass sword"), seat("farm")).choose("castle", "farm").play(0, end)
    assert (table.goods(0), table.coins(0)) == ({"kvass": 1, "sword": 1}, 5)
    assert table.asked() == [1]


@pytest.mark.rule("AR-VP-7")
def test_moving_back_pays_nothing_and_a_space_passed_again_pays_again() -> None:
    castle, farm = seat("castle", goods="kvass sword", marker=91), seat("farm farm", marker=3)
    table = at_play(castle, farm, first=1).choose("castle", "farm").play(1, "apply")
    assert (table.marker(1), table.goods(1)) == (4, {"wheat": 2, "wood": 1})
    table.play(0, "apply", "knight 1")
    assert (table.marker(1), table.goods(1)) == (0, {"wheat": 2, "wood": 1})
    farm = seat("farm ore-works", marker=6, goods="food")
    again = at_play(castle, farm, first=0)
    again.choose("castle", "farm").play(0, "apply", "knight 1").play(1, "apply")
    assert (again.marker(1), again.goods(1)) == (3, {"wheat": 2, "food": 1})
    again.play(1, "choose ore-works", "apply")
    assert (again.marker(1), again.goods(1)) == (6, {"wheat": 2, "metal": 1, "wood": 1})


@pytest.mark.rule("AR-VP-8")
@pytest.mark.parametrize("marker", [97, 99, 103, 250])
def test_the_track_goes_on_past_99_without_bonus(marker: int) -> None:
    table = apply_from(marker, "armoury", "coal metal")
    assert (table.marker(0), table.goods(0)) == (marker + 5, {"sword": 1})
