"""Sakura Mochi."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.words import SWEETS
from tests.games.sweet_lands.placing import Placed, cards_with, start

ROUND_CARDS = cards_with("round")


def at_tower(place: str = "d5") -> Placed:
    """Sakura has placed her tower."""
    table = start("sakura-mochi", upgraded_skills="yes").own(0, wonders=1, wagashi=3)
    return (
        table.hand(0, "card-1 card-2")
        .hand(1, "card-3 card-169")
        .land(0, b5="vault")
        .play(0, f"tower {place}")
    )


@pytest.mark.rule("SL-CHR-28")
def test_sakura_has_one_wagashi_symbol() -> None:
    table = start("sakura-mochi")
    assert [table.number(0, sweet) for sweet in SWEETS] == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("SL-CHR-29", "SL-FRE-11")
def test_sakura_gives_a_card_for_a_disk_once_a_round() -> None:
    table = start("sakura-mochi").hand(0, "card-1 card-2 card-3")
    table.play(0, "ability 1")
    assert table.moves(0) == ["discard card-1", "discard card-2", "discard card-3"]
    table.play(0, "discard card-2")
    assert (table.number(0, "disk"), table.number(0, "hand"), table.question()) == (1, 2, "turn")
    assert table.moves_of(0, "ability") == []
    assert "use-disk gold" in table.moves(0)


@pytest.mark.rule("SL-CHR-29")
def test_sakura_keeps_her_last_card() -> None:
    table = start("sakura-mochi").hand(0, "card-1")
    assert table.moves_of(0, "ability") == []
    assert table.round(5).moves_of(0, "ability") == ["ability 1"]


@pytest.mark.rule("SL-CHR-30")
def test_sakura_picks_two_end_of_round_cards() -> None:
    table = at_tower().play(0, "raise gold")
    there = [card for card in ROUND_CARDS if card != "card-169"]
    # All of the deck are hers to choose from, not the one in another's hand; she must choose.
    assert table.moves(0) == [f"find {card}" for card in there]
    gold, deck = table.number(0, "gold"), table.view(0)["deck"]
    table.play(0, "find card-195")
    assert table.row(0, viewer=1)["table"] == ["card-195"]
    assert table.log("played") == [{"seat": 0, "card": "card-195"}]
    table.play(0, "find card-170")
    assert table.row(0)["hand"] == ["card-1", "card-2", "card-170"]
    assert (table.number(0, "gold"), table.number(0, "played")) == (gold, 1)
    assert table.view(0)["deck"] == deck - 2
    # The other seat learns that a card was picked, not which.
    assert table.row(0, viewer=1)["hand_size"] == 3
    assert table.question() == "turn"


@pytest.mark.rule("SL-CHR-30")
def test_the_card_sakura_plays_counts_as_played() -> None:
    table = at_tower().skills(0, "up-host").own(0, vp=0).play(0, "raise gold", "find card-170")
    assert (table.number(0, "vp"), table.number(0, "cake")) == (2, 1)
    table.play(0, "find card-171")
    assert table.number(0, "vp") == 2


@pytest.mark.rule("SL-CHR-30", "SL-TOW-3")
def test_what_lies_under_the_tower_comes_before_the_search() -> None:
    table = at_tower("b5")
    assert table.question() == "draw-card"
    assert table.log("looked") == []
    table.nature("draw card-200")
    assert (table.question(), table.log("looked")) == ("find-and-play", [{"seat": 0}])
    assert "find card-200" not in table.moves(0)


@pytest.mark.rule("SL-CHR-30")
def test_fewer_cards_than_two_are_all_there_is() -> None:
    table = start("sakura-mochi").own(0, wonders=1, wagashi=3).hand(0, "card-1 card-2").hand(1, "card-3")
    table.pile("card-5 card-6 card-170").play(0, "tower d5", "raise gold")
    assert table.moves(0) == ["find card-170"]
    table.play(0, "find card-170")
    assert table.moves(0) == ["decline"]
    table.play(0, "decline")
    assert table.question() == "turn"
