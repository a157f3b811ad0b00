"""What is in the box."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import CARDS, MILESTONES, SKILLS, SUPPORTS, UPGRADES, WOOD
from artel.kernel.game import DataError
from tests.games.sweet_lands.positions import GAME, at_turn, opening


@pytest.mark.rule("SL-BOX-1")
def test_one_to_four_seats_each_with_a_set_of_pieces() -> None:
    for players in (1, 2, 3, 4):
        assert len(opening(players).data()["seats"]) == players
    for players in (0, 5):
        with pytest.raises(DataError):
            GAME.rules(players)


@pytest.mark.rule("SL-BOX-2")
def test_there_are_207_worker_cards() -> None:
    table = opening()
    assert len(table.cards_in("deck")) == len(CARDS) == len(table.rules.printed.cards) == 207


@pytest.mark.rule("SL-BOX-3")
def test_there_are_three_skill_tokens_of_each_of_twelve_types() -> None:
    assert list(opening().view(0)["skills"].values()) == [3] * 12
    assert len(set(SKILLS)) == 12


@pytest.mark.rule("SL-BOX-4")
def test_there_is_one_of_each_of_fourteen_upgraded_skills() -> None:
    table = opening(upgraded_skills="yes").nature("first 0")
    while table.question() != "draw-upgrade":
        table.nature(table.moves(-1)[0])
    assert table.chances() == {f"reveal-upgrade {name}": 1 for name in UPGRADES}
    assert len(UPGRADES) == 14
    table.nature("reveal-upgrade mint")
    assert "reveal-upgrade mint" not in table.chances()


@pytest.mark.rule("SL-BOX-5")
def test_six_milestone_tokens_have_two_sides_with_conditions_of_their_own() -> None:
    table = opening().nature("first 0")
    assert set(table.chances()) == {f"reveal-milestone {name}" for name in MILESTONES}
    assert {name[:2] for name in MILESTONES} == {f"m{number}" for number in range(1, 7)}
    assert len(set(table.rules.milestone_needs)) == 12


@pytest.mark.rule("SL-BOX-6")
def test_there_are_four_scoring_tokens() -> None:
    table = opening().nature("first 0")
    while table.question() != "draw-scoring":
        table.nature(table.moves(-1)[0])
    assert set(table.chances()) == {
        f"reveal-scoring {name}" for name in ("main-terrain", "best-production", "employed", "border")
    }


@pytest.mark.rule("SL-BOX-7")
def test_there_are_fifteen_normal_and_five_support_tokens_for_the_end_of_a_round() -> None:
    table = opening().nature("first 0")
    while table.question() != "draw-support":
        table.nature(table.moves(-1)[0])
    assert set(table.chances()) == {f"reveal-support {name}" for name in SUPPORTS if name.startswith("r-")}
    assert len(table.chances()) == 5
    table.nature("reveal-support r-cities", "reveal-support r-ports")
    assert set(table.chances()) == {f"reveal-support n{number}" for number in range(1, 16)}


@pytest.mark.rule("SL-BOX-8")
def test_no_map_needs_more_tokens_than_a_seat_can_count_on() -> None:
    for domain in opening().rules.maps:
        cells = [bin(mask).count("1") for mask in domain.of_kind]
        assert all(4 * count <= most for count, most in zip(cells, (60, 52, 52, 28), strict=True))


@pytest.mark.rule("SL-BOX-9")
def test_six_special_tokens_have_different_effects() -> None:
    rules = opening().rules
    effects = rules.effects
    texts = {tuple(effects.texts[effects.begin[n] : effects.end[n]]) for n in rules.special_effect}
    assert len(rules.special_effect) == len(texts) == 6


@pytest.mark.rule("SL-BOX-10")
def test_fourteen_characters_on_seven_boards() -> None:
    table = opening(4).nature("first 0").chance()
    assert len(table.moves(3)) == 14
    for seat in (3, 2, 1):
        table.play(seat, table.moves(seat)[0])
    assert len(table.moves(0)) == 14 - 2 * 3


@pytest.mark.rule("SL-BOX-11")
def test_pieces_run_out_on_the_boards_of_a_seat() -> None:
    table = at_turn()
    labs = len(table.rules.lab_steps)
    table.own(0, tents=4, houses=4, buildings=4, labs=labs - 1)
    table.effect(0, "property 1")
    every = ["tent", "house", "building", "lab", "farming-shop", "forestry-shop", "mining-shop"]
    assert table.moves_of(0, "take") == [f"take {piece}" for piece in every]
    table.own(0, tents=5, houses=5, buildings=5, labs=labs, shop_set=0b101)
    assert table.moves_of(0, "take") == ["take forestry-shop"]


@pytest.mark.rule("SL-BOX-12")
def test_every_property_costs_wood() -> None:
    rules = opening().rules
    for costs in (rules.row_costs, rules.shop_costs, rules.lab_costs):
        assert len(costs) >= 3 * 8
        assert all(costs[at + WOOD] > 0 for at in range(0, len(costs), 8))


@pytest.mark.rule("SL-BOX-13")
def test_nothing_of_the_supply_runs_out() -> None:
    table = at_turn().own(0, diamond=20, disk=25, wheat=110, roads=105)
    table.effect(0, "diamond 1 + disk 1 + wheat 1", "road 1")
    table.play(0, table.moves_of(0, "road")[0])
    sheet = [table.number(0, name) for name in ("diamond", "disk", "wheat", "roads")]
    assert sheet == [21, 26, 111, 106]
