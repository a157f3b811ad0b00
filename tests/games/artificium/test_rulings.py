"""Our readings where the rulebook leaves a question open: a test for each page of docs/rulings."""

from __future__ import annotations

import pytest

from artel.kernel.game import SPECTATOR
from tests.games.artificium.positions import (
    Table,
    at_market,
    at_play,
    at_round_end,
    at_round_start,
    bag,
    opening,
    seat,
)

FIVE = "farm farm castle theft fair"


def resolving_order(table: Table, line: str) -> list[int]:
    turns = []
    while table.question() == "resolve":
        turns.append(table.asked()[0])
        table.play(table.asked()[0], line)
    return turns


@pytest.mark.rule("AR-PLY-5")
def test_buildings_resolve_clockwise_from_the_first_player() -> None:
    table = at_play(*[seat("sawmill farm")] * 3, first=1).choose("sawmill", "sawmill", "farm")
    assert resolving_order(table, "apply") == [1, 2, 0]
    mixed = at_play(*[seat("fair farm")] * 3, first=2).choose("fair", "farm", "farm")
    assert resolving_order(mixed, "apply") == [0, 2, 1]


@pytest.mark.rule("AR-PLY-8")
@pytest.mark.rule("AR-PLY-9")
@pytest.mark.parametrize(("card", "goods"), [("farm", ""), ("armoury", "coal metal"), ("castle", "")])
def test_an_unapplied_card_is_discarded_or_taken_back_and_scores_nothing(card: str, goods: str) -> None:
    for end, still_in in (("discard-card", True), ("take-back", False)):
        table = at_play(seat(f"{card} sawmill", goods=goods, marker=3), seat("farm farm"))
        table.choose(card, "farm").play(0, end).play(1, "apply")
        assert (table.marker(0), table.goods(0), table.coins(0)) == (3, bag(goods), 5)
        assert table.asked() == ([0, 1] if still_in else [1])
        assert table.cards_in("discards") == ({card: 1} if still_in else {})
        assert table.hand(0) == bag("sawmill" if still_in else f"{card} sawmill")


@pytest.mark.rule("AR-TRD-8")
@pytest.mark.rule("AR-MKT-13")
@pytest.mark.rule("AR-END-5")
def test_goods_are_bought_only_before_ones_own_card_is_resolved() -> None:
    rich = seat("farm farm", coins=40, goods="wood")
    table = at_market(rich, rich)
    assert table.verbs(0) & {"buy", "sell"} == set()
    table.play(0, "pass").play(1, "pass")
    assert (table.verbs(0) | table.verbs(1)) & {"buy", "sell"} == set()
    table.choose("farm", "farm")
    assert {"buy", "sell"} <= table.verbs(0)
    assert table.verbs(1) == set()
    table.play(0, "apply")
    assert table.verbs(0) == set()
    assert {"buy", "sell"} <= table.verbs(1)
    table.play(1, "take-back").play(0, "choose farm", "take-back")
    assert table.question() == "round-end"
    assert table.verbs(0) & {"buy", "sell"} == {"sell"}


@pytest.mark.rule("AR-CRD-13")
@pytest.mark.rule("AR-VP-7")
def test_the_knight_moves_any_marker_back_and_bonus_spaces_pay_again() -> None:
    for target, markers in ((0, [95, 10]), (1, [99, 6])):
        rival = seat("kvass-yard", goods="wheat", marker=10)
        table = at_play(seat("castle", goods="kvass sword", marker=91), rival)
        table.choose("castle", "kvass-yard").play(0, "apply", f"knight {target}")
        assert [table.marker(0), table.marker(1)] == markers
        assert table.goods(0) == {}
    # Seat 1 stands on 6 now, below the wheat of space 8 which it had passed before.
    table.play(1, "apply")
    assert (table.marker(1), table.goods(1)) == (8, {"kvass": 1, "wheat": 1})


@pytest.mark.rule("AR-CRD-16")
@pytest.mark.rule("AR-CRD-17")
def test_the_wizard_discards_from_the_whole_hand_and_nothing_limits_it() -> None:
    old = "theft theft theft fair fair fair"
    table = at_play(seat(f"mage-tower {old}", goods="kvass potion", marker=91), seat("farm"))
    table.choose("mage-tower", "farm").play(0, "apply")
    table.nature(*["draw sawmill"] * 5)
    assert table.moves(0) == ["discard sawmill", "discard fair", "discard theft"]
    table.play(0, "discard theft", "discard theft", "discard sawmill").play(1, "apply")
    table.play(0, "choose theft", "take-back").all_play("done").draw_until("lay-out")
    assert table.hand(0) == {"sawmill": 4, "fair": 3, "theft": 1}


@pytest.mark.rule("AR-PLY-7")
@pytest.mark.rule("AR-CRD-20")
@pytest.mark.rule("AR-CRD-22")
@pytest.mark.rule("AR-CRD-29")
@pytest.mark.parametrize("card", ["scouting", "rebuilding", "theft"])
def test_a_card_without_a_target_cannot_be_applied(card: str) -> None:
    table = at_play(seat(f"{card} farm", goods="wood"), seat("farm", goods="metal crystal potion sword"))
    table.choose(card, "farm")
    assert table.verbs(0) == {"buy", "sell", "discard-card", "take-back"}
    table.play(0, "discard-card").play(1, "apply")
    assert table.asked() == [0]
    assert table.cards_in("discards") == {card: 1}


@pytest.mark.rule("AR-DCK-2")
@pytest.mark.rule("AR-DCK-3")
def test_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    table = at_round_start(seat(), seat(), deck="farm " * 5, discards="castle fair", keeper="1")
    table.nature(*["draw farm"] * 4)
    assert table.log("reshuffled") == []
    table.nature("draw farm")
    # Seat 0 is served and seat 1 holds the rest of the box: the market needs the next card.
    assert table.question() == "lay-out"
    assert len(table.log("reshuffled")) == 1
    assert (table.cards_in("discards"), table.cards_in("deck")) == ({}, {"castle": 1, "fair": 1})
    table.nature("reveal fair", "reveal castle")
    assert table.question() == "market"
    assert table.cards_in("market") == {"castle": 1, "fair": 1}


@pytest.mark.rule("AR-MKT-9")
@pytest.mark.parametrize("size", [1, 4, 5, 7])
def test_a_whole_hand_is_replaced_by_as_many_cards(size: int) -> None:
    table = at_market(seat(" ".join(["crystal-mine"] * size)), seat(FIVE)).play(0, "exchange-hand")
    table.nature(*["draw laboratory", "draw armoury"] * (size // 2), *["draw castle"] * (size % 2))
    assert sum(table.hand(0).values()) == size
    assert table.cards_in("discards") == {"crystal-mine": size}
    assert table.asked() == [1]


@pytest.mark.rule("AR-BOX-10")
def test_the_bank_never_runs_out() -> None:
    hoard = " ".join(["sword"] * 60)
    table = at_play(seat("sawmill", goods=hoard), seat("fair", goods=hoard, table="farm"))
    table.choose("sawmill", "fair").play(1, "apply").play(0, "sell sword", "buy coal", "apply")
    assert table.goods(0) == {"wood": 2, "sword": 59, "coal": 1}
    assert (table.coins(0), table.coins(1)) == (6, 7)


@pytest.mark.rule("AR-RND-8")
def test_the_previous_first_player_stays_first_in_a_tie() -> None:
    for previous, expected in ((2, 2), (0, 1), (1, 1), (3, 1)):
        seats = [seat(marker=9), seat(marker=4), seat(marker=4), seat(marker=5)]
        table = at_round_start(*seats, first=previous).draw_until("lay-out")
        assert table.data()["first"] == expected


@pytest.mark.rule("AR-PLY-12")
@pytest.mark.rule("AR-PLY-13")
def test_nobody_passes_at_the_sealed_choice() -> None:
    table = at_play(seat("farm"), seat(), seat("theft fair"))
    assert table.asked() == [0, 2]
    assert (table.verbs(0), table.verbs(2)) == ({"choose"}, {"choose"})
    table.choose("farm", "fair").play(2, "take-back").play(0, "apply")
    assert table.question() == "round-end"


@pytest.mark.rule("AR-TRD-1")
@pytest.mark.parametrize("end", ["apply", "discard-card", "take-back"])
def test_one_may_trade_and_then_not_apply_the_card(end: str) -> None:
    table = at_play(seat("sawmill", goods="coal", coins=1), seat("farm")).choose("sawmill", "farm")
    table.play(0, "sell coal", "buy wheat", end)
    made = {"wood": 2} if end == "apply" else {}
    assert (table.coins(0), table.goods(0)) == (1, {**made, "wheat": 1})


@pytest.mark.rule("AR-CRD-25")
def test_the_fair_counts_the_cards_on_the_table() -> None:
    table = at_play(seat("fair rebuilding farm fair", table="castle sawmill"), seat("farm " * 4))
    table.choose("fair", "farm").play(0, "apply").play(1, "apply")
    assert table.coins(0) == 5 + 4
    table.choose("rebuilding", "farm").play(0, "rebuild castle").play(1, "apply")
    table.choose("farm", "farm").play(0, "discard-card").play(1, "apply")
    # On the table: sawmill, the earlier fair, rebuilding. The castle went back, the farm was discarded.
    assert table.table(0) == {"sawmill": 1, "fair": 1, "rebuilding": 1}
    table.choose("fair", "farm").play(0, "apply")
    assert table.coins(0) == 9 + 6


@pytest.mark.rule("AR-DCK-4")
def test_everyone_knows_the_discards() -> None:
    table = at_round_end(seat("castle"), seat("theft fair")).play(1, "discard fair")
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer)["discards"] == {"fair": 1}
    assert table.log("hand-discarded") == [{"seat": 1, "card": "fair"}]


@pytest.mark.rule("AR-MKT-12")
def test_a_card_given_lies_in_the_market() -> None:
    table = at_market(seat(FIVE), seat("sawmill")).play(0, "exchange castle farm")
    assert table.cards_in("market")["castle"] == 1
    assert table.cards_in("discards") == {}
    table.play(1, "exchange sawmill sawmill")
    assert (table.hand(1), table.coins(1)) == ({"sawmill": 1}, 5)
    table.play(0, "exchange farm castle")
    assert (table.hand(0)["castle"], table.coins(0)) == (1, 3)


@pytest.mark.rule("AR-CRD-11")
@pytest.mark.rule("AR-CRD-12")
def test_the_castle_scores_before_its_knight_rides() -> None:
    table = at_play(seat("castle", goods="kvass sword"), seat("farm"))
    table.choose("castle", "farm").play(0, "apply")
    # Eight spaces from 0: the wood of space 4 and the wheat of space 8 are paid before the Knight rides.
    assert (table.marker(0), table.goods(0)) == (8, {"wood": 1, "wheat": 1})
    assert table.moves(0) == ["knight 0", "knight 1"]
    table.play(0, "knight 1")
    assert (table.marker(0), table.marker(1)) == (8, 0)


@pytest.mark.rule("AR-CRD-16")
@pytest.mark.rule("AR-DCK-3")
@pytest.mark.parametrize("kept", ["", "fair", "fair fair"])
def test_the_wizard_discards_a_small_hand_whole(kept: str) -> None:
    tower = seat(f"mage-tower {kept}", goods="kvass potion", marker=91)
    table = at_play(tower, seat("farm"), deck="", keeper="1").choose("mage-tower", "farm").play(0, "apply")
    for card in kept.split():
        assert table.question() == "wizard"
        table.play(0, f"discard {card}")
    assert table.hand(0) == {}
    assert table.asked() == [1]


@pytest.mark.rule("AR-FIN-2")
@pytest.mark.rule("AR-FIN-3")
def test_the_final_conversion_pays_no_bonus_goods() -> None:
    table = at_round_end(seat(coins=23, marker=82), seat(coins=3, marker=0), round_number=4)
    # Five points lead past the potion of space 84; it is not paid, and three coins are lost.
    assert table.outcome().scores == [87, 0]
    assert (table.goods(0), table.log("bonus")) == ({}, [])


@pytest.mark.rule("AR-END-6")
def test_all_finish_the_round_at_once_and_not_after_round_four() -> None:
    lines = [("sell wood", "discard farm", "done"), ("sell coal", "discard theft", "done")]
    ends = []
    for order in ((0, 1), (1, 0)):
        table = at_round_end(seat("farm", goods="wood"), seat("theft", goods="coal"))
        assert table.asked() == [0, 1]
        for who in order:
            table.play(who, *lines[who])
        ends.append({**table.data(), "ply": 0})
    assert ends[0] == ends[1]
    last = at_round_end(seat("farm", goods="wood"), seat("theft", goods="coal"), round_number=4)
    assert (last.asked(), last.goods(0), last.coins(0)) == ([], {}, 6)


@pytest.mark.rule("AR-RND-9")
@pytest.mark.rule("AR-DCK-3")
def test_cards_are_drawn_from_the_previous_first_player_on() -> None:
    first_round = opening(3).draw_until("first-by-lot")
    assert [line["seat"] for line in first_round.log("drew")] == [0] * 5 + [1] * 5 + [2] * 5
    # Only six cards are left: the previous first player is served before the others.
    seats = [seat(), seat(" ".join(["farm"] * 5)), seat(), seat()]
    table = at_round_start(*seats, first=2, deck="fair fair fair fair castle castle", keeper="1")
    table.draw_until("market")
    assert [sum(table.hand(who).values()) for who in (2, 3, 0)] == [5, 1, 0]


@pytest.mark.rule("AR-CRD-21")
@pytest.mark.rule("AR-CRD-23")
def test_rebuilding_takes_any_card_and_the_seat_goes_on() -> None:
    table = at_play(seat("rebuilding", table="fair farm"), seat("sawmill")).choose("rebuilding", "sawmill")
    assert table.hand(0) == {}
    assert {"rebuild fair", "rebuild farm"} <= set(table.moves(0))
    table.play(0, "rebuild fair").play(1, "apply")
    assert table.asked() == [0]
    table.play(0, "choose fair", "apply")
    assert table.coins(0) == 5 + 4


@pytest.mark.rule("AR-CRD-30")
def test_two_rebuildings_do_not_take_each_other_back_for_ever() -> None:
    table = at_play(seat("rebuilding rebuilding", table="farm"), seat("sawmill"))
    table.choose("rebuilding", "sawmill").play(0, "rebuild farm").play(1, "take-back")
    table.play(0, "choose rebuilding", "rebuild rebuilding", "choose rebuilding")
    assert table.table(0) == {"rebuilding": 1}
    assert table.moves_of(0, "rebuild") == []
    assert table.why_not(0, "rebuild rebuilding") == "AR-CRD-30"
    table.play(0, "discard-card", "choose farm", "apply")
    # In the next round it may be done again.
    table.all_play("done")
    assert not table.row(0)["rebuilt"]


@pytest.mark.rule("AR-VP-8")
def test_the_track_goes_on_past_ninety_nine() -> None:
    table = at_play(seat("castle", goods="kvass sword", marker=98), seat("farm", marker=99))
    table.choose("castle", "farm").play(0, "apply", "knight 1").play(1, "apply")
    assert (table.marker(0), table.marker(1)) == (106, 96)
    assert table.log("bonus") == []
