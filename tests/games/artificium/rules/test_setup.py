"""Setting the table."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import all_cards, opening

PLAYERS = [2, 3, 4, 5, 6]


@pytest.mark.rule("AR-SET-1")
def test_the_game_begins_in_round_one() -> None:
    assert opening().data()["round"] == 1


@pytest.mark.rule("AR-SET-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_marker_starts_on_zero(players: int) -> None:
    table = opening(players)
    assert [table.marker(who) for who in range(players)] == [0] * players


@pytest.mark.rule("AR-SET-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_starts_with_five_coins(players: int) -> None:
    table = opening(players)
    assert [table.coins(who) for who in range(players)] == [5] * players


@pytest.mark.rule("AR-SET-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_starts_without_goods(players: int) -> None:
    table = opening(players)
    assert [table.goods(who) for who in range(players)] == [{}] * players


@pytest.mark.rule("AR-SET-5")
def test_one_deck_of_all_cards() -> None:
    table = opening()
    assert table.cards_in("deck") == dict(all_cards())
    assert sum(table.cards_in("deck").values()) == 108
    # The first draw is a building or an action, each card as likely as any other.
    assert table.chances() == {f"draw {card}": count for card, count in all_cards().items()}
