"""The deck and the discards."""

from __future__ import annotations

import pytest

from artel.kernel.game import SPECTATOR
from tests.games.artificium.positions import at_market, at_play, at_round_start, seat

FIVE = "farm farm castle theft fair"


@pytest.mark.rule("AR-DCK-1")
def test_the_discards_become_the_deck_in_mid_deal() -> None:
    piles = {"deck": "castle castle", "discards": "fair theft theft", "keeper": "1"}
    table = at_round_start(seat("farm"), seat(FIVE), round_number=2, first=0, **piles)
    table.nature("draw castle", "draw castle")
    assert len(table.log("reshuffled")) == 1
    assert table.cards_in("discards") == {}
    assert table.chances() == {"draw fair": 1, "draw theft": 2}
    table.nature("draw theft", "draw fair")
    assert table.hand(0) == {"farm": 1, "castle": 2, "theft": 1, "fair": 1}


@pytest.mark.rule("AR-DCK-1")
def test_the_discards_become_the_deck_for_the_market() -> None:
    table = at_market(seat(FIVE), seat(FIVE), market="farm", deck="farm", discards="fair theft")
    assert len(table.log("reshuffled")) == 1
    assert table.chances()["reveal fair"] == 5 - 2


@pytest.mark.rule("AR-DCK-1")
def test_the_discards_become_the_deck_for_a_whole_hand() -> None:
    table = at_market(seat(FIVE), seat("sawmill"), deck="farm " * 6, keeper="1", market="farm " * 6)
    table.play(0, "exchange-hand")
    assert len(table.log("reshuffled")) == 1
    assert table.chances() == {"draw farm": 2, "draw castle": 1, "draw theft": 1, "draw fair": 1}


@pytest.mark.rule("AR-DCK-2")
def test_nothing_is_shuffled_before_a_card_is_needed() -> None:
    exact = "castle castle castle castle farm fair"
    table = at_market(seat(FIVE), seat(FIVE), deck=exact, market=exact)
    assert table.cards_in("deck") == {}
    assert table.log("reshuffled") == []
    discards = table.cards_in("discards")
    table.play(0, "pass").play(1, "pass")
    assert table.log("reshuffled") == []
    assert table.cards_in("deck") == {}
    assert sum(table.cards_in("discards").values()) == sum(discards.values()) + 6


@pytest.mark.rule("AR-DCK-3")
def test_fewer_cards_are_drawn_when_there_are_none_left() -> None:
    table = at_round_start(seat("farm"), seat(), deck="castle", discards="fair", keeper="1", first=0)
    table.nature("draw castle", "draw fair")
    assert table.hand(0) == {"farm": 1, "castle": 1, "fair": 1}
    assert sum(table.hand(1).values()) == 108 - 3
    assert table.cards_in("market") == {}
    assert (table.asked(), table.question()) == ([0], "market")


@pytest.mark.rule("AR-DCK-3")
def test_a_scouted_player_draws_nothing_when_there_are_none_left() -> None:
    table = at_play(seat("scouting"), seat("farm castle"), seat("sawmill"), deck="", keeper="2")
    table.choose("scouting", "farm", "sawmill").play(0, "scout 1").nature("take castle")
    assert (table.hand(0), table.hand(1)) == ({"castle": 1}, {})
    assert table.asked() == [1]


@pytest.mark.rule("AR-DCK-4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everyone_sees_the_discards(viewer: int) -> None:
    table = at_play(seat("farm castle"), seat("theft fair"), discards="sawmill sawmill")
    table.choose("castle", "theft").play(1, "discard-card").play(0, "discard-card")
    assert table.view(viewer)["discards"] == {"sawmill": 2, "castle": 1, "theft": 1}
