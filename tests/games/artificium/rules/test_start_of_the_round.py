"""Start of the round: the deal and the first player."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import (
    Table,
    at_market,
    at_play,
    at_round_end,
    at_round_start,
    opening,
    seat,
)


def finish_round(table: Table) -> Table:
    """Everyone passes at the market, takes the first card back, and is done."""
    table.chance()
    while table.question() == "market":
        table.play(table.asked()[0], "pass")
    for who in table.asked():
        table.play(who, next(iter(table.moves(who))))
    while table.question() == "resolve":
        table.play(table.asked()[0], "take-back")
    return table.all_play("done") if table.question() == "round-end" else table


@pytest.mark.rule("AR-RND-1")
def test_the_game_lasts_four_rounds() -> None:
    table = opening(2)
    rounds = []
    while table.asked():
        rounds.append(table.data()["round"])
        finish_round(table)
    assert rounds == [1, 2, 3, 4]


@pytest.mark.rule("AR-RND-2")
def test_a_round_has_four_phases_in_order() -> None:
    table = opening(2)
    phases = [table.data()["phase"]]
    table.chance()
    phases.append(table.data()["phase"])
    table.play(table.asked()[0], "pass").play(table.asked()[0], "pass")
    phases.append(table.data()["phase"])
    for who in table.asked():
        table.play(who, table.moves(who)[0])
    table.play(table.asked()[0], "take-back").play(table.asked()[0], "take-back")
    phases.append(table.data()["phase"])
    table.play(0, f"discard {next(iter(table.hand(0)))}").all_play("done")
    phases.append(table.data()["phase"])
    assert phases == ["deal", "market", "play", "end", "deal"]


@pytest.mark.rule("AR-RND-3")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_five_cards_are_dealt_in_round_one(players: int) -> None:
    table = opening(players).draw_until("first-by-lot")
    assert [sum(table.hand(who).values()) for who in range(players)] == [5] * players
    assert sum(table.cards_in("deck").values()) == 108 - 5 * players


@pytest.mark.rule("AR-RND-4")
def test_later_hands_are_filled_up_to_five() -> None:
    table = at_round_start(seat("farm castle"), seat(), seat("theft theft theft theft")).draw_until("lay-out")
    assert [sum(table.hand(who).values()) for who in range(3)] == [5, 5, 5]
    assert table.hand(0)["castle"] == 1
    assert len(table.log("drew")) == 3 + 5 + 1


@pytest.mark.rule("AR-RND-5")
def test_a_hand_of_five_or_more_is_kept_whole() -> None:
    seven, five = "farm farm farm castle castle theft fair", "sawmill sawmill farm farm theft"
    table = at_round_start(seat(seven), seat(five)).draw_until("lay-out")
    assert table.hand(0) == {"farm": 3, "castle": 2, "theft": 1, "fair": 1}
    assert table.hand(1) == {"sawmill": 2, "farm": 2, "theft": 1}
    assert table.log("drew") == []


@pytest.mark.rule("AR-RND-6")
def test_the_first_player_of_round_one_is_drawn_by_lot() -> None:
    table = opening(4).draw_until("first-by-lot")
    assert table.chances() == {"first 0": 1, "first 1": 1, "first 2": 1, "first 3": 1}
    table.nature("first 2")
    assert table.data()["first"] == 2


@pytest.mark.rule("AR-RND-7")
def test_the_seat_with_the_fewest_points_is_first() -> None:
    table = at_round_end(seat(marker=9), seat(marker=7), seat(marker=4), seat(marker=30), first=1)
    table.all_play("done").draw_until("lay-out")
    assert table.data()["first"] == 2


@pytest.mark.rule("AR-RND-8")
@pytest.mark.parametrize(
    ("markers", "previous", "expected"),
    [
        ((3, 3, 9, 9), 2, 0),
        ((3, 3, 9, 9), 1, 1),
        ((3, 9, 3, 9), 1, 2),
        ((3, 9, 3, 9), 3, 0),
        ((5, 5, 5, 5), 3, 3),
    ],
)
def test_a_tie_goes_clockwise_from_the_previous_first_player(
    markers: tuple[int, ...], previous: int, expected: int
) -> None:
    table = at_round_start(*[seat(marker=marker) for marker in markers], first=previous).draw_until("lay-out")
    assert table.data()["first"] == expected


@pytest.mark.rule("AR-RND-9")
def test_cards_are_drawn_clockwise_from_the_previous_first_player() -> None:
    table = at_round_start(seat("farm"), seat(marker=5), seat("farm farm farm"), first=1, deck="")
    table.draw_until("lay-out")
    assert [line["seat"] for line in table.log("drew")] == [1] * 5 + [2] * 2 + [0] * 4


@pytest.mark.rule("AR-RND-9")
def test_the_deal_of_round_one_begins_with_seat_zero() -> None:
    table = opening(3).draw_until("first-by-lot")
    assert [line["seat"] for line in table.log("drew")] == [0] * 5 + [1] * 5 + [2] * 5


@pytest.mark.rule("AR-RND-7")
def test_the_first_player_begins_the_market_and_the_actions() -> None:
    hand = "fair farm"
    market = at_market(seat(hand), seat(hand), seat(hand), first=2)
    assert market.asked() == [2]
    step = at_play(seat(hand), seat(hand), seat(hand), first=2).choose("fair", "fair", "fair")
    assert step.asked() == [2]
