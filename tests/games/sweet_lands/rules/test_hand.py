"""Hands, the deck and the discard pile."""

from __future__ import annotations

import pytest

from tests.games.sweet_lands.positions import at_turn


@pytest.mark.rule("SL-HND-1")
def test_cards_are_drawn_from_the_deck_into_the_hand() -> None:
    table = at_turn().hand(0, "card-1")
    table.effect(0, "cards 2")
    assert table.chances() == {f"draw {card}": 1 for card in table.cards_in("deck")}
    table.nature("draw card-100", "draw card-7")
    assert table.cards(0) == ["card-1", "card-7", "card-100"]
    assert not {"card-7", "card-100"} & set(table.cards_in("deck"))


@pytest.mark.rule("SL-HND-2")
def test_discards_lie_open() -> None:
    table = at_turn().play(0, "use gold", "discard card-4")
    assert table.view(1)["discards"] == ["card-4"]
    assert "card-4" not in table.cards(0)


@pytest.mark.rule("SL-HND-3")
def test_nothing_leaves_the_hand_empty_before_round_five() -> None:
    rich = {"gold": 99, "wheat": 20, "wood": 20, "iron": 20, "diamond": 5}
    for number in (1, 4):
        table = at_turn("sakura-mochi", "che-lotus", round_number=number).own(0, **rich).hand(0, "card-1")
        assert table.verbs(0) & {"use", "play", "settle", "scrap-card", "ability"} == set()
        table.effect(0, "pay card 1: vp 1", "card-to-diamond 1", "play-card 1").play(0, "next 0")
        while table.question() == "order":
            table.play(0, table.moves(0)[0])
        assert table.moves(0) == ["decline"]
        assert (table.cards(0), table.number(0, "diamond")) == (["card-1"], 5)
        table.play(0, "decline").hand(0, "card-1 card-2").disks(terrain=1)
        assert {"use", "play", "settle", "scrap-card", "ability"} <= table.verbs(0)
        assert table.is_refused(0, "use terrain")
        assert not table.is_refused(0, "use food")


@pytest.mark.rule("SL-HND-3")
def test_a_card_drawn_first_counts_for_the_hand() -> None:
    table = at_turn().hand(0, "card-1")
    table.effect(0, "employ 1").nature("draw card-2")
    assert {"hire card-1 farming", "hire card-2 farming"} <= set(table.moves(0))
    table.play(0, "hire card-1 farming")
    assert table.cards(0) == ["card-2"]


@pytest.mark.rule("SL-HND-3", "SL-HND-4")
@pytest.mark.parametrize(("number", "hired"), [(1, []), (4, []), (5, ["hire card-1 farming"])])
def test_an_effect_does_not_employ_the_last_card_of_the_hand_before_round_five(
    number: int, hired: list[str]
) -> None:
    # Nothing is left to be drawn: the one card of the hand stays the only one.
    table = at_turn(round_number=number).hand(0, "card-1").pile("").effect(0, "employ 1")
    assert table.question() == "hire"
    assert table.moves(0) == [*hired, "decline"]
    assert table.hand(0, "card-1 card-2").moves_of(0, "hire") != []


@pytest.mark.rule("SL-HND-4")
def test_in_round_five_the_whole_hand_may_be_used() -> None:
    table = at_turn(round_number=5).own(0, gold=50, wheat=20).hand(0, "card-1")
    assert {"use", "play", "settle", "scrap-card"} <= table.verbs(0)
    table.play(0, "use gold", "discard card-1")
    assert table.cards(0) == []
    three = at_turn(round_number=5).hand(0, "card-1 card-2 card-3").own(0, wheat=20).disks(terrain=2)
    assert three.use(0, "terrain").cards(0) == []


@pytest.mark.rule("SL-HND-5")
def test_a_hand_is_hidden_but_for_its_size() -> None:
    table = at_turn().hand(0, "card-8 card-9 card-60")
    own, other = table.view(0)["seats"][0], table.view(1)["seats"][0]
    assert own["hand"] == ["card-8", "card-9", "card-60"]
    assert "hand" not in other
    assert other["hand_size"] == own["hand_size"] == 3
    assert "card-60" not in str(table.view(1))
    table.effect(0, "cards 1").nature("draw card-77")
    assert "card-77" not in str(table.view(1))
    assert table.log("drew-hidden") == [{"seat": 0}]


@pytest.mark.rule("SL-HND-6")
def test_discards_and_cards_under_the_deck_become_the_new_deck() -> None:
    table = (
        at_turn().pile("card-101").pile("card-102 card-103", pile="discards").pile("card-104", pile="under")
    )
    table.played(1, "card-150")
    table.effect(0, "cards 2").nature("draw card-101")
    assert table.chances() == {"draw card-102": 1, "draw card-103": 1, "draw card-104": 1}
    assert len(table.log("reshuffled")) == 1
    assert table.cards_in("discards") == table.cards_in("under") == []
    table.nature("draw card-104")
    assert set(table.cards_in("deck")) == {"card-102", "card-103"}
    assert "card-150" not in table.cards_in("deck")


@pytest.mark.rule("SL-HND-6")
def test_the_discards_stay_until_a_card_is_needed() -> None:
    table = at_turn().pile("card-101").pile("card-102", pile="discards")
    table.effect(0, "cards 1").nature("draw card-101")
    assert table.cards_in("discards") == ["card-102"]
    assert table.log("reshuffled") == []


@pytest.mark.rule("SL-HND-7")
def test_without_anything_to_shuffle_the_draw_ends() -> None:
    table = at_turn().hand(0, "card-1").pile("card-101")
    table.effect(0, "cards 3").nature("draw card-101")
    assert table.cards(0) == ["card-1", "card-101"]
    assert table.question() == "turn"


@pytest.mark.rule("SL-HND-7")
def test_a_second_draw_of_the_same_moment_finds_the_deck_empty() -> None:
    table = at_turn().hand(0, "card-1").pile("card-101")
    table.effect(0, "cards 1", "cards 2").nature("draw card-101")
    assert table.question() == "turn"
    assert table.cards(0) == ["card-1", "card-101"]
