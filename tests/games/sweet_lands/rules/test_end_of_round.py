"""The end of a round for a seat: six steps, the support piece, the first player marker."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.placing import start


@pytest.mark.rule("SL-END-1")
def test_a_seat_may_always_end_the_round_and_has_no_turn_after_that() -> None:
    table = start().hand(0, "card-27").own(0, gold=0, wheat=0, wood=0, iron=0, diamond=0)
    # One card that must stay and nothing to pay with: there is nothing else to do.
    assert table.moves(0) == ["end-round"]
    table.play(0, "end-round")
    assert table.question() == "move-support"
    table.play(0, "support 3")
    for _ in range(3):
        assert table.asked() == [1]
        table.own(1, iron=9).play(1, "sell iron")
    table.hand(1, "card-1 card-2 card-3").play(1, "use gold").play(1, "discard card-1", "done")
    assert table.asked() == [1]


@pytest.mark.rule("SL-END-1", "SL-TRN-3")
def test_turns_pass_over_a_seat_that_has_ended_the_round() -> None:
    table = start(players=4)
    for who in range(4):
        table.own(who, disk=3)
    table.play(0, "use-disk gold", "done").end_round(1).play(2, "use-disk cards")
    table.answer_last("turn").play(3, "use-disk diamond", "done")
    seen: list[int] = []
    for _ in range(3):
        seen.append(table.asked()[0])
        table.play(seen[-1], "use-disk property").answer_last("turn")
    assert seen == [0, 2, 3]


@pytest.mark.rule("SL-END-2", "SL-END-3", "SL-END-4", "SL-END-5", "SL-END-6", "SL-END-7")
def test_the_six_steps_come_in_their_order() -> None:
    table = start("solbi-chocolate").cities(0, 2).land(0, d5="tower rabbit")
    table.own(0, cart=3, food=3, vp=0).skills(0, "food").played(0, "card-169")
    table.support(1, "r-cities").play(0, "end-round")
    lines = [
        (kind, values.get("source"), values.get("points"))
        for kind, values in table.story()
        if kind in ("round-points", "city-points", "industry-points")
    ]
    assert lines == [
        ("round-points", "character-solbi-chocolate", 1),
        ("city-points", None, 2),
        ("industry-points", None, 1),
        ("round-points", "support-r-cities", 6),
        ("round-points", "skill-food", 3),
        ("round-points", "card-169", 4),
    ]


@pytest.mark.rule("SL-END-10")
def test_city_industry_and_victory_points_are_counted_apart() -> None:
    table = start().cities(0, 2).own(0, cart=3, vp=10, city_points=5, industry_points=7)
    table.play(0, "end-round")
    assert [table.number(0, kind) for kind in ("vp", "city-points", "industry-points")] == [10, 7, 8]


@pytest.mark.rule("SL-END-5")
def test_a_cell_without_a_token_for_the_end_of_the_round_gives_nothing() -> None:
    table = start().cities(0, 2).support(1, "n3", "n4").support(2, "r-cities").own(0, vp=0)
    table.play(0, "end-round")
    assert table.number(0, "vp") == 0


@pytest.mark.rule("SL-END-7")
def test_every_card_for_the_end_of_the_round_scores() -> None:
    table = start().cities(0, 2).played(0, "card-169 card-171 card-172").own(0, vp=0, cake=3)
    # Two a city, one a cake, one for three properties; the cards of others do not matter.
    table.played(1, "card-176").play(0, "end-round")
    assert table.number(0, "vp") == 4 + 3 + 2


@pytest.mark.rule("SL-END-12", "SL-END-4")
def test_the_example_of_the_rulebook_gives_six_industry_points() -> None:
    # The symbols of the house edition: 1 on step 3, 1 on step 5, 2 on step 7.
    table = start().own(0, cart=7, locomotive=5, has_locomotive=1).play(0, "end-round")
    assert table.number(0, "industry-points") == (1 + 1 + 2) + (1 + 1)
    assert table.log("industry-points") == [{"seat": 0, "points": 6}]


@pytest.mark.rule("SL-END-4")
@pytest.mark.parametrize(("cart", "points"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_a_marker_on_a_step_has_passed_its_symbol(cart: int, points: int) -> None:
    table = start().own(0, cart=cart).play(0, "end-round")
    assert table.number(0, "industry-points") == points


@pytest.mark.rule("SL-END-2", "SL-CHR-4")
def test_nata_counts_the_industry_points_of_this_end() -> None:
    table = start("nata-pastel").land(0, d5="tower").own(0, cart=7, vp=0, industry_points=50)
    table.play(0, "end-round")
    assert table.number(0, "vp") == 4
    kinds = [kind for kind, _ in table.story() if kind in ("industry-points", "round-points")]
    assert kinds == ["industry-points", "round-points"]


@pytest.mark.rule("SL-END-2", "SL-SKL-6")
def test_the_points_of_bastets_tower_are_gained_at_this_end() -> None:
    table = start("bastet-biscuit").skills(0, "industry-points").own(0, cart=3, vp=0)
    table.land(0, d5="tower", d6="lab", e6="tent").play(0, "end-round")
    # One of the track and one of the city with a lab: two, which the skill asks for.
    assert (table.number(0, "industry-points"), table.number(0, "vp")) == (2, 3)


@pytest.mark.rule("SL-END-8", "SL-SUP-3")
def test_support_pieces_move_in_the_order_of_ending() -> None:
    table = start(players=3)
    table.play(0, "end-round")
    # Its own cell and those of the others, ended or not, are not free; one must go.
    assert table.moves(0) == ["support 4", "support 5", "support 6"]
    table.play(0, "support 5").play(1, "end-round")
    assert table.moves(1) == ["support 1", "support 4", "support 6"]
    table.play(1, "support 1").play(2, "end-round")
    assert table.moves(2) == ["support 2", "support 4", "support 6"]


@pytest.mark.rule("SL-END-9")
def test_the_first_to_end_the_round_is_the_next_first_player() -> None:
    table = start(players=3).hand(0, "card-1 card-2 card-3").hand(1, "card-4 card-5 card-6")
    table.through(0, "use gold", "discard card-1", "done").end_round(1).end_round(2).end_round(0)
    table.answer_last("turn")
    assert table.view(0)["first"] == 1
    assert table.asked() == [1]


@pytest.mark.rule("SL-END-11", "SL-CLN-1")
def test_after_round_five_nothing_moves_and_nothing_is_cleaned_up() -> None:
    table = start().round(5).hand(0, "card-1 card-2").hand(1, "card-3").own(0, disk=1)
    table.play(0, "end-round")
    assert table.asked() == [1]
    assert table.number(0, "support") == 1
    table.play(1, "end-round")
    assert table.question() is None
    assert (table.number(0, "hand"), table.number(0, "disk")) == (2, 1)
    assert table.log("game-over") == [{}]
