"""Worker cards: costs, instant abilities, cards for the end of a round."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import CARDS, SWEET_COUNT
from tests.games.sweet_lands.placing import card_row, start


@pytest.mark.rule("SL-CRD-1", "SL-CRD-7")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_instant_or_for_the_end_of_a_round_and_shows_a_sweet(card: str) -> None:
    row = card_row(card)
    assert (row.round is None) == bool(row.instant)
    assert row.sweets
    assert all(0 <= sweet < SWEET_COUNT for sweet in row.sweets)


@pytest.mark.rule("SL-CRD-2")
def test_the_cost_comes_before_the_card() -> None:
    # It costs 2 gold and gives 3: what it gives cannot pay for it.
    table = start().hand(0, "card-21 card-1").own(0, gold=1)
    assert table.moves_of(0, "play") == []
    table.own(0, gold=2).play(0, "play card-21")
    assert table.number(0, "gold") == 3


@pytest.mark.rule("SL-CRD-2")
def test_what_has_been_paid_is_gone_when_the_ability_asks_for_more() -> None:
    # 2 gold to play, then 2 gold for a wheat as often as one likes.
    table = start().hand(0, "card-53 card-1").own(0, gold=3, wheat=0, diamond=0)
    table.play(0, "play card-53")
    assert (table.number(0, "gold"), table.number(0, "wheat")) == (1, 2)
    assert table.question() == "after"


@pytest.mark.rule("SL-CRD-3", "SL-CRD-4")
@pytest.mark.parametrize(("brownies", "paid"), [(0, 4), (1, 3), (3, 1), (4, 0), (6, 0)])
def test_own_brownies_lower_the_cost_but_not_the_one_on_the_card(brownies: int, paid: int) -> None:
    table = start().hand(0, "card-85 card-1").own(0, gold=10, brownie=brownies, diamond=0)
    table.play(0, "play card-85")
    assert table.number(0, "gold") == 10 - paid
    assert table.number(0, "brownie") == brownies + 1


@pytest.mark.rule("SL-CRD-3")
def test_a_card_without_the_discount_costs_its_price() -> None:
    table = start().hand(0, "card-21 card-1").own(0, gold=10, brownie=5, diamond=0)
    table.play(0, "play card-21")
    assert table.number(0, "gold") == 10 - 2 + 3


@pytest.mark.rule("SL-CRD-5")
def test_a_played_card_counts_for_its_own_ability() -> None:
    # 4 gold, and 2 gold for each cake: its own is one of two.
    table = start().hand(0, "card-4 card-1").own(0, gold=3, cake=1, diamond=0)
    table.play(0, "play card-4")
    assert table.number(0, "gold") == 4 + 2 * 2
    assert table.row(0, viewer=1)["table"] == ["card-4"]
    assert table.number(0, "cake") == 2


@pytest.mark.rule("SL-CRD-6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_effects_of_a_card_come_once_each_in_any_order(first: int) -> None:
    table = start().hand(0, "card-6 card-1").own(0, gold=7, diamond=0)
    table.play(0, "play card-6")
    assert table.moves(0) == ["next 0", "next 1"]
    kinds = ["raise", "advance"]
    table.play(0, f"next {first}")
    assert table.question() == kinds[first]
    answers = {"raise": "raise wood", "advance": "advance roads"}
    before = table.sheet(0)
    table.play(0, answers[kinds[first]])
    assert table.question() == kinds[1 - first]
    table.play(0, answers[kinds[1 - first]])
    assert table.gained(before, 0) == {"wood-production": 1, "track-roads": 1}
    assert table.question() == "after"


@pytest.mark.rule("SL-CRD-8", "SL-EMP-1")
def test_a_worker_may_be_employed_for_a_diamond_when_its_ability_is_done() -> None:
    table = start().hand(0, "card-1 card-2").own(0, gold=2, gold_production=0, diamond=1)
    table.play(0, "play card-1")
    assert table.number(0, "gold-production") == 5
    assert table.moves(0) == ["employ farming", "decline"]
    table.play(0, "employ farming")
    assert table.number(0, "diamond") == 0
    row = table.row(0, viewer=1)
    assert (row["columns"]["farming"], row["table"]) == (["card-1"], [])


@pytest.mark.rule("SL-CRD-8")
def test_a_worker_need_not_be_employed_and_without_a_diamond_cannot() -> None:
    table = start().hand(0, "card-1 card-2 card-3").own(0, gold=20, diamond=1)
    table.play(0, "play card-1", "decline", "done")
    assert table.row(0)["table"] == ["card-1"]
    assert table.number(0, "diamond") == 1
    table.play(1, "end-round", "support 3").own(0, diamond=0).play(0, "play card-2")
    assert table.question() == "after"


@pytest.mark.rule("SL-CRD-8")
def test_a_diamond_of_the_ability_pays_for_the_employment() -> None:
    table = start().hand(0, "card-113 card-2").own(0, gold=4, diamond=0)
    table.play(0, "play card-113", "employ farming")
    assert table.number(0, "diamond") == 0


@pytest.mark.rule("SL-CRD-9", "SL-CRD-10")
def test_a_card_for_the_end_of_a_round_scores_each_time_and_is_never_employed() -> None:
    table = start().hand(0, "card-171 card-1 card-2").own(0, gold=7, diamond=3, cake=2, vp=0)
    before = table.sheet(0)
    table.play(0, "play card-171")
    assert table.gained(before, 0) == {"gold": -7, "cake": 1, "played": 1, "hand": -1}
    assert table.question() != "employ"
    table.answer_last("turn").play(1, "end-round", "support 3")
    for _ in range(2):
        points = table.number(0, "vp")
        table.end_round(0)
        assert table.number(0, "vp") == points + 3
        table.answer_last("turn")
        if table.asked() == [1]:
            table.end_round(1).answer_last("turn")
