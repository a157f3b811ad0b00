"""What everybody knows of a hand, what two seats alone know of it, and what a new deck consists of."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, Rng, State
from tests.games.artificium.positions import GAME, Table, at_market, at_play, at_round_end, bag, seat

HAND = "farm farm castle theft fair"
DEALS = 40


def shown(table: Table, who: int) -> dict[str, int]:
    """What everybody knows to be in this hand: all viewers are told the same."""
    told = [table.view(viewer)["seats"][who]["shown"] for viewer in (SPECTATOR, 0, 1)]
    assert told[0] == told[1] == told[2]
    return dict(told[0])


def known(table: Table, viewer: int, who: int) -> dict[str, int]:
    return dict(table.view(viewer)["seats"][who]["known"])


def deals(table: Table, viewer: int) -> list[dict[str, Any]]:
    """States this viewer holds possible."""
    rng = Rng("deals")
    view = GAME.view(table.state, viewer)
    return [dict(GAME.to_data(GAME.redeal(view, rng))) for _ in range(DEALS)]


def hands(table: Table, viewer: int, who: int) -> list[Counter[str]]:
    """The hands this viewer holds possible for a seat."""
    return [Counter(deal["seats"][who]["hand"]) for deal in deals(table, viewer)]


@pytest.mark.rule("AR-PLY-9")
def test_everyone_knows_a_card_that_was_taken_back() -> None:
    table = at_play(seat("farm sawmill"), seat("fair theft")).choose("farm", "fair")
    assert shown(table, 0) == {}
    table.play(1, "apply").play(0, "take-back")
    assert shown(table, 0) == {"farm": 1}
    assert all(hand["farm"] >= 1 for hand in hands(table, 1, 0))


@pytest.mark.rule("AR-MKT-3")
def test_everyone_knows_a_card_taken_from_the_market_until_it_is_seen_again() -> None:
    table = at_market(seat(HAND), seat(HAND)).play(0, "exchange farm sawmill")
    assert shown(table, 0) == {"sawmill": 1}
    table.play(1, "pass").play(0, "exchange sawmill ore-works")
    assert shown(table, 0) == {"ore-works": 1}
    table.play(0, "pass").choose("ore-works", "farm")
    assert shown(table, 0) == {}


@pytest.mark.rule("AR-MKT-9")
def test_nothing_is_known_of_a_whole_hand_that_was_exchanged() -> None:
    played = at_play(seat("farm sawmill"), seat("fair")).choose("farm", "fair")
    played.play(1, "apply").play(0, "take-back").all_play("done").draw_until("market")
    assert shown(played, 0) == {"farm": 1}
    played.play(0, "exchange-hand").draw_until("market")
    assert shown(played, 0) == {}
    assert sum(played.hand(0).values()) == 5


@pytest.mark.rule("AR-MKT-9")
def test_everyone_sees_which_cards_a_whole_hand_exchanged_was() -> None:
    deck = "farm " * 6
    table = at_market(seat(HAND), seat("sawmill"), deck=deck, keeper="1", market=deck)
    table.play(0, "exchange-hand")
    assert table.log("reshuffled") == [{}]
    lines = table.log("exchange-discarded")
    assert [line["seat"] for line in lines] == [0] * 5
    assert Counter(line["card"] for line in lines) == bag(HAND)
    for viewer in (SPECTATOR, 1):
        assert all(deal["deck"] == bag(HAND) for deal in deals(table, viewer))


@pytest.mark.rule("AR-CRD-21")
def test_everyone_knows_a_card_that_was_rebuilt() -> None:
    table = at_play(seat("rebuilding sawmill", table="castle"), seat("farm")).choose("rebuilding", "farm")
    table.play(0, "rebuild castle")
    assert shown(table, 0) == {"castle": 1}


def scouted(taken: str) -> Table:
    """Seat 1 has taken a farm back openly and holds a castle and a fair besides; seat 0 scouts it."""
    scout, other = seat("sawmill scouting"), seat("farm castle fair")
    table = at_play(scout, other, seat("theft theft theft"), keeper="2", deck="theft")
    table.choose("sawmill", "farm", "theft").play(2, "discard-card").play(0, "apply").play(1, "take-back")
    table.choose("scouting", "theft").play(0, "scout 1").nature(f"take {taken}", "draw theft")
    return table


@pytest.mark.rule("AR-CRD-31")
def test_the_seat_that_lost_a_card_knows_who_holds_it() -> None:
    table = scouted("castle")
    assert known(table, 1, 0) == {"castle": 1}
    assert known(table, 2, 0) == {}
    assert shown(table, 0) == {}
    assert all(hand["castle"] == 1 for hand in hands(table, 1, 0))
    assert len({hand["castle"] for hand in hands(table, 2, 0)}) == 2


@pytest.mark.rule("AR-CRD-31")
def test_the_scout_goes_on_knowing_what_he_did_not_take() -> None:
    table = scouted("castle")
    assert known(table, 0, 1) == {"farm": 1}
    assert all(hand["farm"] >= 1 for hand in hands(table, 0, 1))
    # For the third seat the farm may be gone: then it is with the scout.
    assert known(table, 2, 1) == shown(table, 1) == {}
    for deal in deals(table, 2):
        assert deal["seats"][0]["hand"].get("farm", 0) + deal["seats"][1]["hand"].get("farm", 0) >= 1


@pytest.mark.rule("AR-CRD-31")
def test_the_scout_knows_when_it_took_the_known_card() -> None:
    table = scouted("farm")
    assert known(table, 0, 1) == {}
    assert known(table, 1, 0) == {"farm": 1}


@pytest.mark.rule("AR-CRD-31")
def test_a_card_out_of_a_hand_all_know_stays_known() -> None:
    table = at_play(seat("sawmill scouting"), seat("farm"), seat("theft theft theft"))
    table.choose("sawmill", "farm", "theft").play(2, "discard-card").play(0, "apply").play(1, "take-back")
    table.choose("scouting", "theft").play(0, "scout 1").nature("take farm", "draw castle")
    assert shown(table, 0) == {"farm": 1}
    assert shown(table, 1) == {}
    assert table.data()["memory"]["events"] == []


@pytest.mark.rule("AR-CRD-31")
def test_what_two_seats_know_ends_when_the_card_is_played() -> None:
    table = scouted("castle").play(2, "discard-card")
    table.choose("castle", "theft")
    assert known(table, 1, 0) == {}
    assert not any(hand["castle"] > 0 and sum(hand.values()) > 0 for hand in hands(table, 1, 0))


@pytest.mark.rule("AR-DCK-5")
def test_everyone_knows_what_a_new_deck_consists_of() -> None:
    # The last card of the deck is drawn; then the discards are shuffled for the next one.
    table = at_round_end(seat("theft"), seat("castle castle"), deck="fair", discards="farm farm sawmill")
    discards = Counter(table.cards_in("discards"))
    table.all_play("done").nature("draw fair")
    assert len(table.log("reshuffled")) == 1
    for viewer in (SPECTATOR, 0, 1):
        assert all(Counter(deal["deck"]) == discards for deal in deals(table, viewer))
    table.nature("draw farm")
    for viewer in (SPECTATOR, 1):
        for deal in deals(table, viewer):
            gone = discards - Counter(deal["deck"])
            assert sum(gone.values()) == 1
            assert gone <= Counter(deal["seats"][0]["hand"])


@pytest.mark.rule("AR-DCK-5")
def test_a_card_of_the_new_deck_is_in_no_hand_that_drew_none() -> None:
    """Seat 1 has drawn nothing since: it holds the only two cards seat 0 has not seen before."""
    table = at_round_end(seat("theft"), seat("fair fair"), deck="fair", discards="farm farm sawmill")
    table.all_play("done").nature("draw fair", "draw farm", "draw farm")
    for deal in deals(table, 0):
        assert deal["seats"][1]["hand"] == {"fair": 2}


def test_a_redealt_state_tells_its_viewer_the_same_and_can_be_played_on() -> None:
    table = scouted("castle")
    for viewer in (0, 1, 2):
        view = GAME.view(table.state, viewer)
        redealt: State = GAME.redeal(view, Rng(viewer))
        assert GAME.view(redealt, viewer) == view
        assert "?" not in str(GAME.to_data(redealt)["memory"])
