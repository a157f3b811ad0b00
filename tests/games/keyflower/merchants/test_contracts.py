"""The Merchants, contracts: what they are, where they lie, and how they are taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from artel.games.keyflower.merchants.contracts import CONTRACTS, WHITE
from artel.kernel.game import NATURE
from tests.games.keyflower.merchants.bargaining import (
    ALL,
    auction,
    extending,
    hand,
    holding,
    lying,
    opening,
    season_start,
    shown,
    word,
)
from tests.games.keyflower.positions import FACTS, Table, lot, north, seat, tile

BOATS_II = [
    "keyflower-ii",
    "sea-bastion-ii",
    "sea-breese-ii",
    "flipper-ii",
    "ianvincible-ii",
    "white-wind-ii",
]


def assayer(side: str = "front") -> dict[str, object]:
    return tile("assayer", 0, -1, side=side)


def working(word: str, side: str, *, workers: str = "red*3", **more: Any) -> Table:
    """Seat 0 uses this tile of its village."""
    (row,) = north(tile(word, side=side))
    return auction(seat(workers, row), seat(), **more).play(0, f"use {word} red 1")


# Components.


@pytest.mark.rule("KFM-BOX-8")
def test_there_are_36_contracts_all_different() -> None:
    rows = [row for row in FACTS.values() if row["kind"] == "contract"]
    assert [row["id"] for row in rows] == [word(number) for number in ALL]
    assert len({tuple(sorted(row["needs"].items())) for row in rows}) == 36
    assert {row["source"] for row in rows} == {"public"}
    assert {row["points"] for row in rows} == {7}
    sorts = Counter(sort_of(str(next(iter(row["needs"])))) for row in rows)
    assert sorts == {"worker": 13, "skill": 10, "resource": 13}
    assert FACTS["contract-8"]["needs"] == {"blue": 2, "red": 2, "any-worker": 1}
    assert FACTS["contract-12"]["needs"] == {"purple": 1}
    assert FACTS["contract-35"]["needs"] == {"gold": 1, "any-skill": 1}


def sort_of(need: str) -> str:
    if need in ("blue", "red", "yellow", "green", "purple", "any-worker"):
        return "worker"
    return "skill" if need in ("saw", "pickaxe", "anvil", "any-skill") else "resource"


@pytest.mark.rule("KFM-BOX-9")
def test_a_white_symbol_stands_beside_something_named() -> None:
    white = [contract for contract in CONTRACTS if any(need in WHITE for need in contract.needs)]
    assert len(white) == 18
    assert all(contract.named and not set(contract.named) & set(WHITE) for contract in white)


# Setup and boats.


@pytest.mark.rule("KFM-SETUP-5", "KFM-SETUP-6")
def test_three_contracts_lie_open_and_the_others_in_the_stacks() -> None:
    table = opening(2)
    while table.question() != "show-contract":
        table.chance_once()
    assert table.chances() == {f"show-contract contract-{number}": 1 for number in ALL}
    table.nature("show-contract contract-7", "show-contract contract-0", "show-contract contract-30")
    assert lying(table, "open_contracts") == [0, 7, 30]
    assert len(lying(table, "contract_deck")) == 33
    assert table.question() != "show-contract"
    assert table.view(1)["open_contracts"] == {"contract-0": 1, "contract-7": 1, "contract-30": 1}
    assert table.view(1)["contracts_left"] == 33
    assert [line["contract"] for line in table.log("contract-shown")] == [
        "contract-7",
        "contract-0",
        "contract-30",
    ]


@pytest.mark.rule("KFM-SETUP-7", "KFM-BOAT-5", "KFM-BOAT-8", "KFM-CONTRACT-2", "KFM-BOAT-2")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_sea_breese_ii_and_white_wind_ii_carry_a_contract_that_nobody_sees(season: str) -> None:
    table = season_start(*[seat() for _ in range(6)], season=season, boats=BOATS_II, open=(1, 2, 3))
    while table.question() != "load-contract":
        table.chance_once()
    table.nature("load-contract contract-20").nature("load-contract contract-9").chance()
    assert [numbers for numbers in table.data()["boat_contracts"] if numbers] == [
        {"contract-20": 1},
        {"contract-9": 1},
    ]
    for viewer in (-2, 0, 5):
        view = table.view(viewer)
        assert view["contracts_aboard"] == [0, 0, 1, 0, 0, 1]
        assert "boat_contracts" not in view
        assert "contract_deck" not in view
    assert table.log("contract-loaded") == [
        {"tile": "sea-breese-ii"},
        {"tile": "white-wind-ii"},
    ]
    table.all_pass()
    takes = dict(enumerate(BOATS_II))
    for _ in range(6):
        who = table.asked()[0]
        if table.question() != "choose-boat":
            break
        table.play(who, f"take-boat {takes[who]}")
        if table.question() == "exchange-boat":
            table.turns(table.moves(table.asked()[0])[0])
    assert hand(table, 2) == [20]
    assert hand(table, 5) == [9]
    assert shown(table, 2) == []
    assert table.view(2)["seats"][2]["contracts"] == {"contract-20": 1}
    other = table.view(0)["seats"][2]
    assert other["contract_count"] == 1
    assert "contracts" not in other


@pytest.mark.rule("KFM-BOAT-5", "KFM-BOAT-8")
def test_in_spring_they_carry_one_too() -> None:
    table = opening(6, **{"merchants-only": "yes"}).chance()
    assert table.view(0)["contracts_aboard"] == [0, 0, 1, 0, 0, 1]
    assert len(lying(table, "contract_deck")) == 36 - 3 - 2


@pytest.mark.rule("KFM-CONTRACT-1")
def test_the_other_boats_and_winter_bring_no_contract() -> None:
    boats = ["keyflower-ii", "sea-bastion-ii", "sea-breese", "flipper-ii"]
    table = season_start(*[seat() for _ in range(4)], season="autumn", boats=boats).chance()
    assert table.view(0)["contracts_aboard"] == [0] * 6
    winter = season_start(*[seat(winter="apothecary") for _ in range(6)], season="winter", boats=BOATS_II)
    assert winter.question() == "offer-tiles"
    assert winter.view(0)["contracts_aboard"] == [0] * 6


# Taking contracts.


@pytest.mark.rule("KFM-CONTRACT-3", "KFM-CONTRACT-5", "KFM-CONTRACT-6", "KFM-TILE-7")
def test_the_merchant_gives_an_open_contract_which_is_replaced_at_once() -> None:
    table = working("merchant", "front", open=(4, 5, 6))
    assert table.question() == "choose-contract"
    assert table.ask()["source"] == "merchant"
    assert table.moves(0) == ["contract contract-4", "contract contract-5", "contract contract-6", "closed"]
    table.play(0, "contract contract-5")
    assert table.question() == "show-contract"
    table.nature("show-contract contract-12")
    assert (hand(table, 0), shown(table, 0)) == ([5], [5])
    assert lying(table, "open_contracts") == [4, 6, 12]
    assert table.asked() == [1]
    assert table.log("contract-taken") == [{"seat": 0, "contract": "contract-5"}]
    assert table.view(1)["seats"][0]["contracts_shown"] == {"contract-5": 1}


@pytest.mark.rule("KFM-CONTRACT-3", "KFM-CONTRACT-4")
def test_a_closed_contract_is_seen_by_its_taker_alone() -> None:
    table = working("merchant", "front", open=(4, 5, 6)).play(0, "closed")
    assert table.question() == "draw-contract"
    assert len(table.chances()) == 33
    table.nature("draw-contract contract-31")
    assert (hand(table, 0), shown(table, 0)) == ([31], [])
    assert lying(table, "open_contracts") == [4, 5, 6]
    assert table.view(0)["seats"][0]["contracts"] == {"contract-31": 1}
    assert table.view(1)["seats"][0]["contract_count"] == 1
    assert "contract-31" not in str(table.view(1))
    assert table.log("contract-drew-hidden") == [{"seat": 0}]


@pytest.mark.rule("KFM-CONTRACT-3")
def test_what_does_not_lie_open_is_not_taken() -> None:
    table = working("merchant", "front", open=(4, 5, 6))
    assert table.why_not(0, "contract contract-7") == "KFM-CONTRACT-3"
    assert table.why_not(0, "pass") == "KFM-CONTRACT-3"


@pytest.mark.rule("KFM-TILE-1", "KFM-TILE-3")
def test_the_assayer_gives_one_of_three_things() -> None:
    table = working("assayer", "front", open=(4, 5, 6))
    assert table.moves(0) == ["make stone", "make iron", "take contract"]
    assert table.play(0, "make iron").goods("assayer") == {"iron": 1}
    table = working("assayer", "front", open=(4, 5, 6)).play(0, "take contract")
    assert table.question() == "choose-contract"
    assert table.play(0, "closed").nature("draw-contract contract-0").asked() == [1]
    abroad = auction(seat("red*3"), seat(), lots=[lot("assayer")], open=(4, 5, 6))
    abroad.play(0, "use assayer red 1", "make stone")
    assert abroad.goods("home-1") == {"stone": 1}


@pytest.mark.rule("KFM-TILE-1", "KFM-CONTRACT-11")
def test_the_assayers_choice_is_among_what_is_there() -> None:
    table = working("assayer", "front", supply="wood*9 iron*1", open=(4,))
    assert table.moves(0) == ["make iron", "take contract"]
    none = working("assayer", "front", open=(), deck=(), discards=())
    assert none.moves(0) == ["make stone", "make iron"]
    assert none.why_not(0, "take contract") == "KF-TILE-19"


@pytest.mark.rule("KFM-TILE-2")
def test_the_upgraded_assayer_gives_all_three() -> None:
    table = working("assayer", "back", open=(4, 5, 6))
    assert table.goods("assayer") == {"stone": 1, "iron": 1}
    assert table.question() == "choose-contract"
    table.play(0, "contract contract-4").nature("show-contract contract-0")
    assert hand(table, 0) == [4]


@pytest.mark.rule("KFM-TILE-4")
def test_the_bookkeeper_gives_a_contract_or_a_skill() -> None:
    table = working("bookkeeper", "front", open=(4, 5, 6))
    assert table.moves(0) == ["take random-skill", "take contract"]
    assert table.play(0, "take random-skill").nature("draw-skill saw").skills(0) == {"saw": 1}
    table = working("bookkeeper", "front", open=(4, 5, 6), stack="")
    assert table.moves(0) == ["take contract"]


@pytest.mark.rule("KFM-TILE-5", "KFM-TILE-6")
def test_the_upgraded_bookkeepers_skill_is_seen_before_the_contract_is_chosen() -> None:
    table = working("bookkeeper", "back", open=(4, 5, 6))
    assert table.question() == "draw-skill"
    table.nature("draw-skill anvil")
    assert table.skills(0) == {"anvil": 1}
    assert table.question() == "choose-contract"


@pytest.mark.rule("KFM-TILE-7", "KFM-TILE-8")
def test_the_upgraded_merchant_gives_two_and_a_closed_one_is_seen_first() -> None:
    table = working("merchant", "back", open=(4, 5, 6)).play(0, "closed").nature("draw-contract contract-0")
    assert hand(table, 0) == [0]
    assert table.question() == "choose-contract"
    table.play(0, "contract contract-4").nature("show-contract contract-1")
    assert hand(table, 0) == [0, 4]
    assert table.asked() == [1]


@pytest.mark.rule("KFM-TILE-9", "KFM-CONTRACT-5")
def test_the_upgraded_merchants_second_contract_may_be_the_replacement() -> None:
    table = working("merchant", "back", open=(4, 5, 6)).play(0, "contract contract-4")
    table.nature("show-contract contract-22")
    assert table.moves(0)[:3] == ["contract contract-5", "contract contract-6", "contract contract-22"]
    table.play(0, "contract contract-22").nature("show-contract contract-23")
    assert hand(table, 0) == [4, 22]


# Discards and shortage.


@pytest.mark.rule("KFM-CONTRACT-7", "KFM-CONTRACT-8", "KFM-END-2")
def test_open_contracts_are_replaced_last_in_a_season() -> None:
    table = extending(seat(to_place="well"), seat(), season="autumn", open=(4, 5, 6))
    assert table.question() == "place-tiles"
    assert lying(table, "open_contracts") == [4, 5, 6]


@pytest.mark.rule("KFM-CONTRACT-7", "KFM-END-2")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_at_the_end_of_three_seasons_new_contracts_are_turned_up(season: str) -> None:
    table = end_of(season)
    assert table.question() == "show-contract"
    assert lying(table, "discarded_contracts") == [4, 5, 6]
    table.nature("show-contract contract-1", "show-contract contract-2", "show-contract contract-3")
    assert lying(table, "open_contracts") == [1, 2, 3]
    assert table.view(1)["discarded_contracts"] == {word(number): 1 for number in (4, 5, 6)}
    assert len(table.log("contracts-replaced")) == 1


@pytest.mark.rule("KFM-END-3")
def test_after_winter_nothing_is_replaced() -> None:
    table = end_of("winter")
    assert table.asked() == []
    assert lying(table, "open_contracts") == [4, 5, 6]
    assert table.log("contracts-replaced") == []


def end_of(season: str) -> Table:
    """All have passed and taken boats; nothing is left but the last steps."""
    table = auction(seat(), seat(), season=season, open=(4, 5, 6)).all_pass()
    table.take_boats().first_answers("exchange-boat")
    if season == "winter":
        table.first_answers("place-tiles")
    return table


@pytest.mark.rule("KFM-CONTRACT-9")
def test_the_draw_that_finds_the_stacks_empty_shuffles_the_discards() -> None:
    table = working("merchant", "front", open=(4, 5, 6), deck=(), discards=(7, 8))
    assert lying(table, "discarded_contracts") == [7, 8]
    table.play(0, "closed")
    assert table.log("contracts-shuffled") == [{"count": 2}]
    assert table.chances() == {"draw-contract contract-7": 1, "draw-contract contract-8": 1}
    assert lying(table, "discarded_contracts") == []
    table.nature("draw-contract contract-8")
    assert lying(table, "contract_deck") == [7]
    assert table.view(1)["contract_shuffles"] == {"contract-7": 1, "contract-8": 1}


@pytest.mark.rule("KFM-CONTRACT-10")
def test_with_nothing_to_draw_an_open_one_is_not_replaced() -> None:
    table = working("merchant", "front", open=(4, 5), deck=(), discards=())
    assert table.moves(0) == ["contract contract-4", "contract contract-5"]
    assert table.why_not(0, "closed") == "KFM-CONTRACT-10"
    table.play(0, "contract contract-4")
    assert lying(table, "open_contracts") == [5]
    assert table.asked() == [1]


@pytest.mark.rule("KFM-CONTRACT-11")
def test_one_contract_left_is_taken_without_a_question_and_none_leaves_none() -> None:
    one = working("merchant", "back", open=(4,), deck=(), discards=())
    assert (hand(one, 0), one.asked()) == ([4], [1])
    closed = working("merchant", "front", open=(), deck=(7, 8), discards=())
    assert closed.question() == "draw-contract"
    none = working("merchant", "back", open=(), deck=(), discards=())
    assert (hand(none, 0), none.asked()) == ([], [1])


@pytest.mark.rule("KFM-CONTRACT-6")
def test_a_contract_in_the_hand_of_nobody_else() -> None:
    table = auction(holding(seat(), 3, 9, shown=(9,)), seat(), open=(1, 2, 4))
    rows = table.view(1)["seats"]
    assert rows[0]["contract_count"] == 2
    assert rows[0]["contracts_shown"] == {"contract-9": 1}
    assert table.view(1)["contracts_unseen"]["seats"] == [[1], [0]]
    assert table.view(0)["seats"][0]["contracts"] == {"contract-3": 1, "contract-9": 1}
    assert NATURE not in table.asked()
