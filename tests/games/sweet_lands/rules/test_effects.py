"""What abilities and bonuses do: the language of everything printed."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import Table, at_turn


def sweets_of(table: Table, sweet: int) -> list[str]:
    return [
        f"card-{number + 1}" for number, row in enumerate(table.rules.printed.cards) if sweet in row.sweets
    ]


def round_cards(table: Table) -> list[str]:
    return [f"card-{number + 1}" for number, row in enumerate(table.rules.printed.cards) if row.round]


def instant_cards(table: Table) -> list[str]:
    return [f"card-{number + 1}" for number, row in enumerate(table.rules.printed.cards) if not row.round]


@pytest.mark.rule("SL-EFF-1")
def test_what_a_bonus_lets_a_seat_do_costs_nothing() -> None:
    table = at_turn().build(0, "tent@d5").own(0, food=4).lay(0, "d4!")
    for clause, line in (
        ("terrain 1", "lay d7"),
        ("road 1", "road d4-e"),
        ("rabbit 1", "rabbit d5"),
        ("industry 1", "drive cart"),
        ("prosperity 1", "advance roads"),
        ("property 1", "take house"),
    ):
        table.effect(0, clause).play(0, line)
    table.play(0, "put d4")
    assert table.log("spent") == table.log("discarded") == []
    paid = at_turn().own(0, wheat=2)
    paid.effect(0, "pay wheat 2: terrain 1").play(0, "accept")
    assert (paid.number(0, "wheat"), paid.question()) == (0, "lay")


@pytest.mark.rule("SL-EFF-2")
def test_a_price_that_may_be_paid_once_is_paid_once_or_not_at_all() -> None:
    for answer, wheat, gold in (("accept", 7, 2), ("decline", 10, 0)):
        table = at_turn().own(0, wheat=10)
        table.effect(0, "pay wheat 3: gold 2")
        assert (table.question(), table.moves(0)) == ("pay-for", ["accept", "decline"])
        table.play(0, answer)
        assert (table.number(0, "wheat"), table.number(0, "gold"), table.question()) == (wheat, gold, "turn")


@pytest.mark.rule("SL-EFF-3")
def test_a_price_is_paid_as_often_as_the_seat_wishes_and_can() -> None:
    table = at_turn().own(0, wheat=10)
    table.effect(0, "pay wheat 3 repeatedly: gold 2").play(0, "accept", "accept", "accept")
    assert (table.number(0, "wheat"), table.number(0, "gold"), table.question()) == (1, 6, "turn")
    table = at_turn().own(0, wheat=10)
    table.effect(0, "pay wheat 3 repeatedly: gold 2").play(0, "accept", "decline")
    assert (table.number(0, "wheat"), table.number(0, "gold"), table.question()) == (7, 2, "turn")


@pytest.mark.rule("SL-EFF-3")
def test_prices_in_cards_disks_and_any_basics_are_paid_before_the_gain() -> None:
    table = at_turn().own(0, wheat=1, iron=2, disk=2).hand(0, "card-1 card-2")
    table.effect(0, "pay basic 2 + card 1 + disk 1: vp 5").play(0, "accept")
    assert (table.question(), table.number(0, "vp"), table.number(0, "disk")) == ("spend", 0, 1)
    assert table.moves(0) == ["spend 0 0 2", "spend 1 0 1"]
    table.play(0, "spend 1 0 1", "discard card-2")
    assert [table.number(0, name) for name in ("vp", "wheat", "iron")] == [5, 0, 1]
    assert table.cards(0) == ["card-1"]


@pytest.mark.rule("SL-EFF-4")
def test_a_condition_that_is_met_lets_the_effect_happen_once() -> None:
    table = at_turn().lay(0, "d4 d7 e5")
    table.effect(0, "if tokens 4: gold 7")
    assert table.number(0, "gold") == 0
    table.effect(0, "if tokens 3: gold 7")
    assert table.number(0, "gold") == 7
    table.effect(0, "if tokens 1: gold 1")
    assert table.number(0, "gold") == 8


@pytest.mark.rule("SL-EFF-5")
def test_an_effect_for_each_is_gained_as_often_as_there_is_one() -> None:
    table = at_turn().lay(0, "d4 d7 e5 e7 f5")
    table.effect(0, "gold 3 per tokens").effect(0, "vp 2 per 2 tokens").effect(0, "iron 1 per roads")
    assert [table.number(0, name) for name in ("gold", "vp", "iron")] == [15, 4, 0]


@pytest.mark.rule("SL-EFF-6", "SL-ARE-10")
def test_what_cannot_be_done_is_skipped_and_placing_may_stop() -> None:
    table = at_turn().own(0, track_terrain=5, track_rabbits=7)
    table.effect(0, "rabbit 1", "flip 1", "orange 2", "pay diamond 3: vp 9", "terrain 2", "gold 4")
    assert table.number(0, "gold") == 4
    for item in (0, 1, 2, 3):
        table.play(0, f"next {item}")
        assert table.question() in ("order", "lay")
    assert table.question() == "lay"
    table.play(0, "stop")
    assert (table.question(), table.cells(0)) == ("turn", {})
    for clause in ("road 2", "industry 2", "prosperity 2", "property 1"):
        table.effect(0, clause)
        assert table.moves(0)[-1] == "stop"
        table.play(0, "stop")
    fed = at_turn()
    fed.effect(0, "food 1")
    assert (fed.question(), fed.number(0, "food")) == ("turn", 1)


@pytest.mark.rule("SL-EFF-6")
def test_what_is_no_placing_must_be_taken() -> None:
    for clause in ("basic 1", "any-production 1", "any-bonus 1", "skill 1", "capital 1"):
        table = at_turn()
        table.effect(0, clause)
        assert not {"stop", "decline"} & table.verbs(0)


@pytest.mark.rule("SL-EFF-7")
def test_any_production_and_any_basic_are_of_choice() -> None:
    table = at_turn()
    table.effect(0, "any-production 2").play(0, "raise gold", "raise iron")
    assert [table.number(0, f"{good}-production") for good in ("gold", "iron")] == [1, 1]
    table.effect(0, "basic 2")
    assert len(table.moves(0)) == 6
    table.play(0, "gain 1 0 1")
    assert [table.number(0, good) for good in ("wheat", "wood", "iron")] == [1, 0, 1]


@pytest.mark.rule("SL-EFF-8")
def test_the_capital_gives_a_step_of_any_production_or_prosperity_track() -> None:
    table = at_turn()
    table.effect(0, "capital 1")
    assert [move.split()[0] for move in table.moves(0)] == ["raise"] * 4 + ["advance"] * 6
    table.play(0, "advance workers")
    assert (table.number(0, "track-workers"), table.question()) == (1, "turn")
    assert {tuple(clause.text for clause in row.capital) for row in table.rules.printed.domains} == {
        ("capital 1",)
    }


@pytest.mark.rule("SL-EFF-9")
def test_a_terrain_token_and_a_road_come_in_either_order() -> None:
    for first, second in (("lay d4", "road d4-e"), ("road d4-e", "lay d4")):
        table = at_turn()
        table.effect(0, "terrain 1 + road 1").play(0, first)
        assert first.split()[0] not in table.verbs(0)
        table.play(0, second)
        assert (table.question(), table.number(0, "iron-production")) == ("turn", 1)


@pytest.mark.rule("SL-CRD-6", "SL-EFF-9")
def test_fixed_amounts_come_first_and_the_rest_in_the_order_chosen() -> None:
    table = at_turn()
    table.effect(0, "pay gold 3: vp 1", "road 1", "gold 3 + wood-production 1", "terrain 1")
    assert (table.number(0, "gold"), table.number(0, "wood-production")) == (3, 1)
    assert (table.question(), table.moves(0)) == ("order", ["next 0", "next 1", "next 4"])
    assert table.asks()["effects"][0] == "pay gold 3: vp 1"
    table.play(0, "next 4", "lay d4")
    assert table.moves(0) == ["next 0", "next 1"]
    table.play(0, "next 1", "road d4-e", "accept")
    assert (table.number(0, "vp"), table.question()) == (1, "turn")


@pytest.mark.rule("SL-EFF-10")
def test_a_card_of_the_hand_may_be_played_for_its_cost() -> None:
    table = at_turn()
    instant, late = instant_cards(table)[0], round_cards(table)[0]
    table.own(0, gold=30, wheat=9, wood=9, iron=9).hand(0, f"{instant} {late} card-20")
    table.effect(0, "play-card 1")
    assert {f"play {instant}", f"play {late}", "decline"} <= set(table.moves(0))
    table.play(0, "decline").effect(0, "play-round-card 1")
    assert table.moves(0) == [f"play {late}", "decline"]
    before = [table.number(0, good) for good in ("gold", "wheat", "wood", "iron")]
    table.play(0, f"play {late}")
    costs = table.rules.card_costs[8 * (int(late.split("-")[1]) - 1) :][:4]
    after = [table.number(0, good) for good in ("gold", "wheat", "wood", "iron")]
    assert [was - is_now for was, is_now in zip(before, after, strict=True)] == costs
    assert sum(costs) > 0
    assert table.number(0, "played") == 1
    poor = at_turn().hand(0, f"{instant} {late} card-20")
    poor.effect(0, "play-card 1")
    assert [move for move in poor.moves(0) if move != "decline"] == []


@pytest.mark.rule("SL-EFF-11")
def test_a_card_may_be_exchanged_for_a_diamond() -> None:
    table = at_turn().hand(0, "card-1 card-2 card-3")
    table.effect(0, "card-to-diamond 2").play(0, "discard card-3", "discard card-1")
    assert (table.number(0, "diamond"), table.cards(0)) == (2, ["card-2"])
    assert table.cards_in("discards") == ["card-1", "card-3"]


@pytest.mark.rule("SL-EFF-12")
def test_two_cards_of_a_kind_are_taken_from_the_deck() -> None:
    table = at_turn().hand(0, "card-1").hand(1, "card-2")
    macarons = [card for card in sweets_of(table, 4) if card in table.cards_in("deck")]
    table.effect(0, "macaron-cards 1")
    assert table.moves(0) == [f"find {card}" for card in macarons]
    table.play(0, f"find {macarons[0]}", f"find {macarons[3]}")
    assert set(table.cards(0)) == {"card-1", macarons[0], macarons[3]}
    assert table.question() == "turn"
    assert macarons[3] not in str(table.view(1)["seats"])
    assert [line["card"] for line in table.log("found")] == [macarons[0], macarons[3]]
    assert table.log("looked") == [{"seat": 0}]
    assert table.log("found-hidden") == [{"seat": 0}, {"seat": 0}]
    table.effect(0, "cards 1")
    assert set(table.chances().values()) == {1}
    late = at_turn().hand(0, "card-1").hand(1, "card-2")
    late.effect(0, "round-cards 1")
    assert late.moves(0) == [f"find {card}" for card in round_cards(late)]


@pytest.mark.rule("SL-EFF-12")
def test_fewer_are_taken_where_the_deck_holds_fewer() -> None:
    table = at_turn().hand(0, "card-1")
    macaron = sweets_of(table, 4)[5]
    plain = [card for card in instant_cards(table) if card not in sweets_of(table, 4)]
    table.pile(f"{plain[60]} {plain[61]}").pile(macaron, pile="under", rest="under")
    table.effect(0, "macaron-cards 1").play(0, f"find {macaron}")
    assert table.moves(0) == ["decline"]
    table.play(0, "decline")
    assert (table.cards(0), table.question()) == (["card-1", macaron], "turn")


@pytest.mark.rule("SL-EFF-13")
def test_a_card_is_drawn_and_one_worker_of_the_hand_may_be_employed_free() -> None:
    table = at_turn()
    marks = table.rules.card_mark
    worker = next(f"card-{number + 1}" for number in range(100, 207) if marks[number] == 1)
    table.hand(0, "card-1 card-2")
    table.effect(0, "employ 1").nature(f"draw {worker}")
    assert f"hire {worker} forestry" in table.moves(0)
    assert "decline" in table.moves(0)
    table.play(0, f"hire {worker} forestry")
    assert table.view(1)["seats"][0]["columns"]["forestry"] == [worker]
    assert table.log("spent") == table.log("gained") == table.log("played") == []
    assert (table.number(0, "played"), table.question()) == (1, "turn")


@pytest.mark.rule("SL-EFF-12", "SL-EFF-13")
def test_as_often_as_an_effect_says_cards_are_looked_for_and_workers_employed() -> None:
    table = at_turn().hand(0, "card-1 card-2")
    table.effect(0, "round-cards 2")
    for card in round_cards(table)[:4]:
        table.play(0, f"find {card}")
    assert (table.number(0, "hand"), table.question(), len(table.log("looked"))) == (6, "turn", 2)
    table = at_turn().hand(0, "card-1 card-2")
    table.effect(0, "employ 2")
    # Each time the card comes before the question.
    assert table.question() == "draw-card"
    assert table.chance().question() == "hire"
    assert table.number(0, "hand") == 3
    assert table.play(0, "decline").question() == "draw-card"
    assert (table.chance().question(), table.number(0, "hand")) == ("hire", 4)


@pytest.mark.rule("SL-EFF-9")
@pytest.mark.parametrize(
    "clause", ["mine 1 + field 1", "mine 1 + field 1 + road 1", "pay wheat 1: mine 1 + field 1"]
)
def test_terrain_of_several_kinds_is_all_laid(clause: str) -> None:
    table = at_turn().own(0, wheat=1)
    table.effect(0, clause)
    if "pay" in clause:
        table.play(0, "accept")
    laid: list[str] = []
    while table.question() != "turn":
        move = next(move for move in table.moves(0) if not move.startswith("road"))
        laid += [move] if move.startswith("lay") else []
        table.play(0, move if table.question() == "order" or move.startswith("lay") else "stop")
    assert (len(laid), table.number(0, "mines"), table.number(0, "fields")) == (2, 1, 1)


@pytest.mark.rule("SL-EFF-14")
@pytest.mark.parametrize(
    ("terrain", "cell"), [("field", "d7"), ("forest", "e7"), ("mine", "d4"), ("sea", "c9")]
)
def test_a_property_may_be_bound_to_a_terrain(terrain: str, cell: str) -> None:
    table = at_turn().lay(0, "d7! e7! d4! c9! vault@b5! c6")
    table.effect(0, f"{terrain}-property 1").play(0, "take tent")
    assert table.moves(0) == [f"put {cell}"]
    none = at_turn().lay(0, "c6")
    none.effect(0, f"{terrain}-property 1")
    assert none.question() == "turn"


@pytest.mark.rule("SL-EFF-15")
def test_far_terrain_may_be_laid_next_to_nothing() -> None:
    table = at_turn().lay(0, "d4")
    table.effect(0, "far-terrain 1")
    assert {"lay i8", "lay a4", "lay-special vault g3"} <= set(table.moves(0))
    assert not {"lay d4", "lay d5", "lay d8"} & set(table.moves(0))
    table.play(0, "lay i8").effect(0, "terrain 1")
    assert {"lay i7", "lay h8"} <= set(table.moves(0))
    assert table.is_refused(0, "lay a4")


@pytest.mark.rule("SL-EFF-17")
def test_an_ability_answers_at_once_and_before_what_the_event_sets_off() -> None:
    table = at_turn().skills(0, "builder").lay(0, "vault@b5!")
    table.effect(0, "property 1").play(0, "take lab", "put b5")
    assert [line["gain"] for line in table.log("gained")] == ["vp", "diamond"]
    assert table.number(0, "vp") == 2


@pytest.mark.rule("SL-EFF-17")
def test_an_ability_does_not_answer_what_came_before_it() -> None:
    table = at_turn().build(0, "tent@d5")
    table.effect(0, "property 1", "skill 1").play(0, "next 0", "take lab", "put d6", "raise gold")
    assert table.number(0, "vp") == 0
    table.play(0, "skill builder")
    assert (table.number(0, "vp"), table.question()) == (0, "turn")
    table.effect(0, "property 1").play(0, "take lab", "put e6", "raise gold")
    assert table.number(0, "vp") == 2
