"""Winter tiles, as they score in a village."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import auction, ended, lot, seat, tile


def score(word: str, *, workers: str = "", skills: str = "", goods: str = "") -> int:
    """The points of a seat with this winter tile and these pieces."""
    return ended(seat(workers, tile("home-1", goods=goods), tile(word, 0, -1), skills=skills)).points()


@pytest.mark.rule("KF-WINTER-1")
@pytest.mark.parametrize(
    ("workers", "points"), [("red*4", 0), ("red*2 blue green*2", 3), ("red*9", 3), ("red*10", 6)]
)
def test_apothecary_scores_3_for_five_workers(workers: str, points: int) -> None:
    assert score("apothecary", workers=workers) == points


@pytest.mark.rule("KF-WINTER-2")
@pytest.mark.parametrize(
    ("workers", "points"), [("red blue yellow", 3), ("red*2 blue*3 yellow*2", 6), ("red*2 blue*2", 0)]
)
def test_craftsmans_guild_scores_3_for_a_set_of_colours(workers: str, points: int) -> None:
    assert score("craftsmans-guild", workers=workers) == points


@pytest.mark.rule("KF-WINTER-3")
def test_green_workers_fill_no_place_of_a_guild_set() -> None:
    assert score("craftsmans-guild", workers="red blue green*3") == 0


@pytest.mark.rule("KF-WINTER-4")
def test_jeweller_scores_2_for_each_gold_in_place_of_1() -> None:
    assert score("jeweller", goods="gold*4 wood*3") == 8
    assert score("keythedral", goods="gold*4") == 12 + 4


@pytest.mark.rule("KF-WINTER-5")
@pytest.mark.parametrize(
    ("skills", "points"), [("saw*4", 0), ("saw*2 anvil*3", 10), ("saw*9", 10), ("saw*10", 20)]
)
def test_key_guild_scores_10_for_five_skills(skills: str, points: int) -> None:
    assert score("key-guild", skills=skills) == points


@pytest.mark.rule("KF-WINTER-6")
def test_keythedral_scores_12() -> None:
    assert score("keythedral") == 12


@pytest.mark.rule("KF-WINTER-7")
def test_key_market_scores_2_for_each_green_worker() -> None:
    assert score("key-market", workers="green*3 red*5") == 6


@pytest.mark.rule("KF-WINTER-8")
@pytest.mark.parametrize(
    ("goods", "points"), [("wood stone iron", 5), ("wood*2 stone*2 iron*2", 10), ("wood*2 stone", 0)]
)
def test_mercers_guild_scores_5_for_three_different_resources(goods: str, points: int) -> None:
    assert score("mercers-guild", goods=goods) == points


@pytest.mark.rule("KF-WINTER-9")
def test_gold_in_a_mercers_set_does_not_score_as_gold() -> None:
    assert score("mercers-guild", goods="wood stone gold") == 5
    assert score("mercers-guild", goods="wood stone iron gold") == 6


@pytest.mark.rule("KF-WINTER-10")
def test_scholar_scores_3_for_each_skill_of_one_type() -> None:
    assert score("scholar", skills="saw*2 anvil*4 pickaxe") == 12


@pytest.mark.rule("KF-WINTER-11")
@pytest.mark.parametrize(
    ("skills", "points"), [("saw anvil pickaxe", 10), ("saw*2 anvil*2 pickaxe*3", 20), ("saw*3", 0)]
)
def test_scribes_scores_10_for_three_different_skills(skills: str, points: int) -> None:
    assert score("scribes", skills=skills) == points


@pytest.mark.rule("KF-WINTER-12")
def test_village_hall_scores_1_for_each_worker_of_one_colour() -> None:
    assert score("village-hall", workers="red*2 blue*5 green*3") == 5
    assert score("village-hall", workers="red*2 green*3") == 3


@pytest.mark.rule("KF-WINTER-13")
def test_watermill_scores_1_for_each_resource_of_one_type() -> None:
    assert score("watermill", goods="wood*2 stone*4 iron") == 4


@pytest.mark.rule("KF-WINTER-14")
def test_gold_at_the_watermill_does_not_score_twice() -> None:
    assert score("watermill", goods="gold*3") == 3
    assert score("watermill", goods="gold*3 wood*2") == 5


@pytest.mark.rule("KF-WINTER-15")
@pytest.mark.parametrize(
    ("goods", "points"), [("wood*4", 0), ("wood*2 stone*2 iron", 5), ("wood*9", 5), ("wood*10", 10)]
)
def test_windmill_scores_5_for_five_resources(goods: str, points: int) -> None:
    assert score("windmill", goods=goods) == points


@pytest.mark.rule("KF-WINTER-16")
@pytest.mark.parametrize(
    ("word", "points"), [("apothecary", 3), ("craftsmans-guild", 3), ("village-hall", 3)]
)
def test_workers_in_the_own_village_in_winter_count(word: str, points: int) -> None:
    mine = seat("blue yellow", tile("home-1", workers="red*3"))
    table = auction(mine, seat(), season="winter", lots=[lot(word, {0: "green"})]).all_pass().take_boats()
    table.first_answers("place-tiles")
    assert table.reasons(0, "pieces") == {word: points}
