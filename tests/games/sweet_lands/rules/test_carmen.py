"""Carmen Honey."""

from __future__ import annotations

import pytest

from artel.games.sweet_lands.slots import UNDER_DECK
from tests.games.sweet_lands.placing import Placed, before_production, cards_with, start


def welcomed(cards: list[str]) -> Placed:
    """Carmen draws these cards in the first production."""
    table = before_production("carmen-honey")
    return table.nature(*[f"draw {card}" for card in cards])


def some(**marks: int) -> list[str]:
    """So many cards of each mark."""
    return [card for mark, number in marks.items() for card in cards_with(mark)[:number]]


@pytest.mark.rule("SL-CHR-24")
def test_carmen_draws_two_cards_more_and_employs_two_workers_free() -> None:
    cards = some(farming=2, forestry=1, round=4, none=1)
    table = welcomed(cards)
    assert (table.asked(), table.question()) == ([0], "hire-two")
    assert table.number(0, "hand") == 8
    farmer, other, forester = cards[:3]
    before = table.sheet(0)
    # The first must leave room for a second; a worker without a mark and cards of the end are none.
    assert set(table.moves(0)) == {
        f"hire {farmer} farming",
        f"hire {other} farming",
        f"hire {forester} forestry",
    }
    table.play(0, f"hire {other} farming")
    assert table.moves(0) == [f"hire {forester} forestry"]
    table.play(0, f"hire {forester} forestry")
    gained = table.gained(before, 0)
    assert (gained["hand"], gained["played"]) == (-2, 2)
    # Nothing is paid and no instant ability applies: only what is counted of the cards has changed.
    paid = ("gold", "wheat", "wood", "iron", "diamond", "gold-production", "wheat-production", "vp")
    assert not set(gained) & set(paid)
    assert table.row(0, viewer=1)["columns"] == {"farming": [other], "forestry": [forester], "mining": []}


@pytest.mark.rule("SL-CHR-24")
def test_carmen_draws_and_employs_so_only_in_the_first_round() -> None:
    table = start("carmen-honey").end_round(0).end_round(1).answer_last("turn")
    assert table.view(0)["round"] == 2
    assert table.row(0)["hand_size"] == 1 + 5
    assert table.number(0, "played") == 2


@pytest.mark.rule("SL-CHR-24", "SL-EMP-2")
def test_a_mark_of_any_industry_fits_where_there_is_room() -> None:
    cards = some(farming=1, any=1, round=6)
    farmer, anybody = cards[:2]
    table = welcomed(cards)
    # In the farming column it would leave no room for the other.
    assert set(table.moves(0)) == {
        f"hire {farmer} farming",
        f"hire {anybody} forestry",
        f"hire {anybody} mining",
    }
    table.play(0, f"hire {farmer} farming")
    assert table.moves(0) == [f"hire {anybody} forestry", f"hire {anybody} mining"]


@pytest.mark.rule("SL-CHR-25", "SL-EMP-4")
@pytest.mark.parametrize(
    ("marks", "fits"),
    [
        ({"farming": 2, "round": 6}, False),
        ({"farming": 8}, False),
        ({"farming": 1, "none": 3, "round": 4}, False),
        ({"round": 8}, False),
        ({"farming": 1, "mining": 1, "round": 6}, True),
        ({"farming": 1, "any": 1, "round": 6}, True),
        ({"any": 2, "round": 6}, True),
    ],
)
def test_two_workers_must_fit_into_the_columns(marks: dict[str, int], fits: bool) -> None:
    table = welcomed(some(**marks))
    assert table.question() == ("hire-two" if fits else "draw-card")


@pytest.mark.rule("SL-CHR-25")
def test_returned_cards_are_shown_and_wait_under_the_deck() -> None:
    cards = some(farming=8)
    table = welcomed(cards)
    assert sorted(table.view(1)["under"]) == sorted(cards)
    assert [line["card"] for line in table.log("returned")] == sorted(cards, key=lambda card: int(card[5:]))
    assert table.number(0, "hand") == 0
    # They are not drawn again while the deck has others; as many new ones come, again if need be.
    assert not set(table.chances()) & {f"draw {card}" for card in cards}
    again = some(round=8)
    table.nature(*[f"draw {card}" for card in again])
    assert sorted(table.view(1)["under"]) == sorted([*cards, *again])
    better = some(forestry=7, mining=1)
    table.nature(*[f"draw {card}" for card in better])
    assert table.question() == "hire-two"
    assert len(table.cards_at(UNDER_DECK)) == 16


@pytest.mark.rule("SL-CHR-26")
def test_each_industry_bonus_puts_a_marker_on_carmens_board() -> None:
    table = (
        start("carmen-honey")
        .hand(0, "card-109 card-2")
        .own(0, gold=30, wheat=9, brownie=0, diamond=0, marks=0)
    )
    table.own(0, farming_column=0, forestry_column=0, mining_column=0).employed(0, "farming", "card-62")
    table.play(0, "play card-109", "bonus farming")
    assert table.number(0, "marks") == 1
    table.play(0, "accept")
    assert table.number(0, "marks") == 2
    assert start().hand(0, "card-75 card-2").own(0, gold=9).play(0, "play card-75").number(0, "marks") == 0


@pytest.mark.rule("SL-CHR-27")
@pytest.mark.parametrize(("tower", "points"), [("tower", 5), ("tent", 0)])
def test_carmens_tower_gives_a_point_for_each_marker(tower: str, points: int) -> None:
    table = start("carmen-honey").land(0, d5=tower).own(0, marks=5).play(0, "end-round")
    assert table.points_from("character") == points
    assert table.number(0, "marks") == 5
