"""Playing cards: the sealed choice, the reveal, the order, and cards that are not applied."""

from __future__ import annotations

import pytest

from artel.kernel.game import SPECTATOR
from tests.games.artificium.positions import at_play, seat


@pytest.mark.rule("AR-PLY-1")
def test_all_seats_choose_at_the_same_time_in_any_order() -> None:
    table = at_play(seat("farm sawmill"), seat("farm"), seat("theft"))
    assert (table.asked(), table.question()) == ([0, 1, 2], "choose")
    table.play(2, "choose theft")
    assert table.asked() == [0, 1]
    table.play(0, "choose sawmill")
    assert table.hand(0) == {"farm": 1}
    assert table.asked() == [1]


@pytest.mark.rule("AR-PLY-1")
def test_one_card_of_ones_own_hand_is_chosen() -> None:
    table = at_play(seat("farm sawmill"), seat("theft"))
    assert table.moves(0) == ["choose sawmill", "choose farm"]
    assert table.why_not(0, "choose theft") == "AR-PLY-1"
    table.play(0, "choose farm")
    assert table.why_not(0, "choose sawmill") == "already-answered"


@pytest.mark.rule("AR-PLY-2")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_sealed_card_stays_secret_until_all_have_chosen(viewer: int) -> None:
    chose_farm = at_play(seat("farm sawmill"), seat("theft")).play(0, "choose farm")
    chose_sawmill = at_play(seat("farm sawmill"), seat("theft")).play(0, "choose sawmill")
    assert chose_farm.view(viewer) == chose_sawmill.view(viewer)
    assert chose_farm.view(viewer)["seats"][0]["chosen"] is True
    assert chose_farm.log("revealed") == []


@pytest.mark.rule("AR-PLY-2")
def test_all_cards_are_revealed_together() -> None:
    table = at_play(seat("farm"), seat("theft")).choose("farm", "theft")
    assert table.log("revealed") == [{"seat": 0, "card": "farm"}, {"seat": 1, "card": "theft"}]
    assert [row["revealed"] for row in table.view(SPECTATOR)["seats"]] == ["farm", "theft"]


@pytest.mark.rule("AR-PLY-3")
def test_actions_come_before_buildings() -> None:
    table = at_play(seat("farm"), seat("fair"), seat("sawmill"), seat("fair"), first=0)
    table.choose("farm", "fair", "sawmill", "fair")
    turns = []
    while table.question() == "resolve":
        turns.append(table.asked()[0])
        table.play(table.asked()[0], "apply")
    assert turns == [1, 3, 0, 2]


@pytest.mark.rule("AR-PLY-4")
def test_actions_are_resolved_clockwise_from_the_first_player() -> None:
    table = at_play(*[seat("fair")] * 4, first=2).choose(*["fair"] * 4)
    turns = []
    while table.question() == "resolve":
        turns.append(table.asked()[0])
        table.play(table.asked()[0], "apply")
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("AR-PLY-5")
def test_buildings_are_resolved_clockwise_from_the_first_player() -> None:
    table = at_play(*[seat("farm")] * 4, first=3).choose(*["farm"] * 4)
    turns = []
    while table.question() == "resolve":
        turns.append(table.asked()[0])
        table.play(table.asked()[0], "apply")
    assert turns == [3, 0, 1, 2]


@pytest.mark.rule("AR-PLY-6")
@pytest.mark.parametrize("card", ["farm", "fair"])
def test_a_card_that_could_be_applied_may_be_left(card: str) -> None:
    table = at_play(seat(card), seat("sawmill")).choose(card, "sawmill")
    assert {"apply", "discard-card", "take-back"} <= table.verbs(0)


@pytest.mark.rule("AR-PLY-7")
@pytest.mark.parametrize(
    ("card", "goods", "coins"),
    [
        ("charcoal-burner", "wheat", 9),
        ("laboratory", "coal", 9),
        ("armoury", "metal", 9),
        ("castle", "kvass sword", 0),
        ("castle", "kvass", 9),
        ("mage-tower", "kvass potion", 0),
    ],
)
def test_a_building_whose_cost_is_missing_cannot_be_applied(card: str, goods: str, coins: int) -> None:
    table = at_play(seat(card, goods=goods, coins=coins), seat("farm")).choose(card, "farm")
    assert "apply" not in table.moves(0)
    assert table.why_not(0, "apply") == "AR-PLY-7"
    assert {"discard-card", "take-back"} <= table.verbs(0)


@pytest.mark.rule("AR-PLY-7")
@pytest.mark.parametrize("line", ["scout 1", "rebuild farm", "steal 1 wood", "knight 1", "discard farm"])
def test_a_card_is_not_applied_as_another_one(line: str) -> None:
    table = at_play(seat("farm", table="farm"), seat("sawmill sawmill", goods="wood"))
    table.choose("farm", "sawmill")
    assert table.why_not(0, line) == "AR-PLY-7"


@pytest.mark.rule("AR-PLY-8")
def test_a_seat_that_discards_its_card_goes_on() -> None:
    table = at_play(seat("farm sawmill"), seat("farm sawmill")).choose("farm", "farm")
    table.play(0, "discard-card")
    assert table.cards_in("discards") == {"farm": 1}
    assert table.table(0) == {}
    table.play(1, "apply")
    assert (table.asked(), table.question()) == ([0, 1], "choose")


@pytest.mark.rule("AR-PLY-9")
def test_a_seat_that_takes_its_card_back_is_out_for_the_round() -> None:
    table = at_play(seat("farm sawmill"), seat("farm sawmill fair")).choose("farm", "farm")
    table.play(0, "take-back")
    assert table.hand(0) == {"farm": 1, "sawmill": 1}
    table.play(1, "apply")
    assert table.asked() == [1]
    table.play(1, "choose fair", "apply")
    assert table.asked() == [1]


@pytest.mark.rule("AR-PLY-9")
def test_a_seat_that_was_out_plays_again_in_the_next_round() -> None:
    table = at_play(seat("farm sawmill"), seat("farm")).choose("farm", "farm")
    table.play(0, "take-back").play(1, "apply").all_play("done").chance()
    while table.question() == "market":
        table.play(table.asked()[0], "pass")
    assert (table.asked(), table.question()) == ([0, 1], "choose")


@pytest.mark.rule("AR-PLY-10")
def test_an_applied_card_lies_face_up_until_the_round_ends() -> None:
    table = at_play(seat("farm fair"), seat("sawmill sawmill")).choose("farm", "sawmill")
    table.play(0, "apply").play(1, "apply").choose("fair", "sawmill").play(0, "apply")
    assert table.table(0) == {"farm": 1, "fair": 1}
    assert table.view(1)["seats"][0]["table"] == {"farm": 1, "fair": 1}
    assert table.cards_in("discards") == {}
    table.play(1, "take-back")
    assert table.question() == "round-end"
    assert table.table(0) == {}


@pytest.mark.rule("AR-PLY-11")
def test_more_than_five_cards_may_be_played() -> None:
    table = at_play(seat(" ".join(["farm"] * 7)), seat("sawmill")).choose("farm", "sawmill")
    table.play(0, "apply").play(1, "take-back")
    for _ in range(6):
        table.play(0, "choose farm", "apply")
    assert table.log("built")[-1] == {"seat": 0, "card": "farm", "points": 1}
    assert len(table.log("built")) == 7


@pytest.mark.rule("AR-PLY-12")
def test_a_seat_with_cards_must_choose_one() -> None:
    table = at_play(seat("farm"), seat("sawmill"))
    assert table.moves(0) == ["choose farm"]
    assert [table.why_not(0, line) for line in ("pass", "done", "take-back")] == ["AR-PLY-12"] * 3


@pytest.mark.rule("AR-PLY-13")
def test_a_seat_with_an_empty_hand_is_not_asked() -> None:
    table = at_play(seat(), seat("sawmill farm"))
    assert table.asked() == [1]
    table.play(1, "choose farm", "apply")
    assert table.asked() == [1]
