"""The production phase."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.effects.vocabulary import GAINS
from tests.games.sweet_lands.positions import Table, before_round


def gained(table: Table, who: int) -> dict[str, int]:
    """What the lines say a seat has gained, added up."""
    found: dict[str, int] = {}
    for line in table.log("gained"):
        if line["seat"] == who:
            found[line["gain"]] = found.get(line["gain"], 0) + line["count"]
    return found


def shown(table: Table, *tokens: int) -> dict[str, int]:
    """What these normal support tokens show, plain gains all of them."""
    found: dict[str, int] = {}
    for token in tokens:
        for clause in table.rules.printed.supports[token - 1]:
            for gain, amount in clause.gains:
                found[GAINS[gain]] = found.get(GAINS[gain], 0) + amount
    return found


@pytest.mark.rule("SL-PRD-1", "SL-PRD-5")
def test_the_steps_follow_each_other_so_that_production_gained_is_paid_out_at_once() -> None:
    table = before_round("gretel-stollen", "che-lotus", round_number=2).supports("n9 n1")
    table.own(0, gold_production=5, iron_production=2)
    before = [table.number(0, "gold"), table.number(0, "gold-production")]
    table.begin()
    raised = shown(table, 9)["gold-production"]
    assert raised > 0
    assert table.number(0, "gold-production") == before[1] + raised
    assert table.number(0, "gold") == before[0] + shown(table, 1)["gold"] + 5 + raised
    order = [line["gain"] for line in table.log("gained") if line["seat"] == 0]
    assert order == ["gold-production", "gold", "diamond", "gold", "iron"]
    assert (table.question(), table.asks()["for"]) == ("draw-card", 0)


@pytest.mark.rule("SL-PRD-2")
def test_one_or_two_normal_tokens_over_the_own_cell_give_what_they_show() -> None:
    table = before_round(round_number=2).supports("r-cities n2 n3 n4").begin().chance()
    assert gained(table, 0) == shown(table, 2)
    assert gained(table, 1) == shown(table, 3, 4)


@pytest.mark.rule("SL-PRD-2")
@pytest.mark.parametrize("tokens", ["n6 n14", "n14 n6"])
def test_of_two_tokens_the_one_that_asks_nothing_comes_first(tokens: str) -> None:
    table = before_round(round_number=2).supports(tokens)
    table.own(0, diamond=0, track_terrain=table.rules.track_end[0] - 1).begin()
    # The diamond of one token pays the last step that the other gives.
    assert (table.question(), table.number(0, "diamond")) == ("advance", 1)
    assert "advance terrain" in table.moves(0)


@pytest.mark.rule("SL-PRD-3")
def test_the_ability_of_the_character_comes_after_the_support_tokens() -> None:
    table = before_round("gretel-stollen", "che-lotus", round_number=2).supports("n14 n1")
    last = table.rules.track_end[0]
    table.own(0, track_terrain=last - 1).begin()
    assert table.question() == "advance"
    assert "advance terrain" not in table.moves(0)
    assert table.number(0, "diamond") == 0
    table.play(0, "advance rabbits")
    assert table.number(0, "diamond") == 1
    assert gained(table.chance(), 1).get("diamond", 0) == 0


@pytest.mark.rule("SL-PRD-4")
def test_the_four_tracks_give_as_much_as_they_show() -> None:
    table = before_round(round_number=2).supports("r-ports n6 r-cities n6")
    table.own(
        0, gold=1, gold_production=12, wheat_production=4, wood_production=3, iron_production=51
    ).begin()
    assert [table.number(0, good) for good in ("gold", "wheat", "wood", "iron")] == [13, 4, 3, 51]


@pytest.mark.rule("SL-PRD-6", "SL-PRD-7")
def test_a_seat_draws_five_cards_and_six_in_round_1() -> None:
    for number, cards in ((1, 6), (2, 5), (5, 5)):
        table = before_round(round_number=number).supports("n1 n2 n3 n4").begin()
        kept = table.number(0, "hand")
        assert table.asks()["count"] == cards
        table.chance()
        assert table.number(0, "hand") == kept + cards
        assert table.number(1, "hand") == kept + cards


@pytest.mark.rule("SL-PRD-8")
def test_each_active_bonus_card_area_adds_a_card() -> None:
    table = before_round(round_number=2).supports("n1 n2 n3 n4").own(0, area_set=0b101).begin().chance()
    assert table.number(0, "hand") == 1 + 5 + 2
    assert table.number(1, "hand") == 1 + 5
    table = before_round(round_number=1).supports("n1 n2 n3 n4").own(0, area_set=0b1).begin().chance()
    assert table.number(0, "hand") == 6 + 1


@pytest.mark.rule("SL-PRD-9")
def test_seats_produce_in_turn_order() -> None:
    table = before_round(players=3, round_number=2).supports("n8 n1 n8 n2 n8 n4")
    for who in range(3):
        table.own(who, wood_production=1 + who)
    table.state.next_first = 2
    table.begin()
    for who in (2, 0, 1):
        assert (table.question(), table.asked()) == ("raise", [who])
        assert table.number(who, "wood") == 0
        table.play(who, "raise wood")
        assert table.asks()["for"] == who
        assert table.number(who, "wood") >= 2 + who
        table.chance()
    assert (table.question(), table.asked()) == ("turn", [2])
