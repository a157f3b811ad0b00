"""Rulings on contracts, one test for each page."""

from __future__ import annotations

from collections import Counter
from typing import Any

from artel.kernel.game import Rng
from tests.games.keyflower.merchants.bargaining import (
    ALL,
    auction,
    ended,
    hand,
    holding,
    lying,
    shown,
    some,
    trades,
)
from tests.games.keyflower.positions import GAME, Table, lot, north, seat, tile

MERCHANT = tile("merchant", 0, -1, side="back")


def at_the_merchant(*contracts: int, **more: Any) -> Table:
    """Seat 0 is asked for the first of two contracts."""
    lie_open = more.pop("open", (4, 5, 6))
    stacks = more.pop("deck", None)
    row = holding(seat("red*3", MERCHANT), *contracts)
    # With few in the stacks, the others lie behind the other screen and everybody has seen them.
    there = {*contracts, *lie_open, *more.get("discards", ()), *(stacks or ())}
    rest = [] if stacks is None else [number for number in ALL if number not in there]
    other = holding(seat(), *rest, shown=rest)
    return auction(row, other, open=lie_open, deck=stacks, **more).play(0, "use merchant red 1")


def redealt(table: Table, viewer: int, times: int = 40) -> list[Table]:
    view = GAME.view(table.state, viewer)
    return [Table(GAME.redeal(view, Rng(f"redealt {number}"))) for number in range(times)]


def test_a_closed_contract_is_one_choice_however_many_stacks() -> None:
    """0301: one line, and every contract of the stacks is as likely."""
    table = at_the_merchant()
    assert table.moves(0).count("closed") == 1
    table.play(0, "closed")
    assert table.chances() == {
        f"draw-contract contract-{number}": 1 for number in ALL if number not in (4, 5, 6)
    }


def test_discards_are_shuffled_at_the_draw_that_finds_the_stacks_empty() -> None:
    """0302: not when the last is drawn; with what was discarded until then, and nothing else."""
    table = at_the_merchant(0, 1, deck=(7,), discards=(8, 9))
    table.play(0, "closed").nature("draw-contract contract-7")
    assert (lying(table, "contract_deck"), lying(table, "discarded_contracts")) == ([], [8, 9])
    table.play(0, "trade contract-0 blue", "closed")
    assert table.chances() == {f"draw-contract contract-{number}": 1 for number in (0, 8, 9)}
    table.nature("draw-contract contract-9")
    assert (hand(table, 0), lying(table, "contract_deck")) == ([1, 7, 9], [0, 8])
    assert lying(table, "open_contracts") == [4, 5, 6]
    # Everybody remembers which contracts those were: 1 and 7 came before, 9 after.
    assert table.view(1)["contracts_unseen"]["seats"][0] == [2, 1]
    for other in redealt(table, 1):
        assert len(set(hand(other, 0)) & {0, 8, 9}) == 1
        assert set(lying(other, "contract_deck")) < {0, 8, 9}


def test_a_second_reshuffle_is_told_from_the_first() -> None:
    """0302: contracts 7 and 8 are shuffled anew, while 0 and 2 of the first reshuffle lie behind screens."""
    first = dict.fromkeys((0, 2, 7, 8), 1)
    others = [number for number in ALL if number not in (0, 2, 4, 5, 6, 7, 8)]
    taker = holding(seat("red*3", MERCHANT), 0)
    watcher = holding(seat(), *others, shown=others)
    third = holding(seat(), 2)
    table = auction(taker, watcher, third, open=(4, 5, 6), deck=(), discards=(7, 8), shuffles=first)
    table.play(0, "use merchant red 1", "closed").nature("draw-contract contract-7")
    assert table.view(1)["contract_shuffles"] == {
        "contract-0": 1, "contract-2": 1, "contract-7": 2, "contract-8": 2,
    }  # fmt: skip
    # Of no reshuffle, of the first and of the second: how many lie unseen behind each screen.
    assert [row[:3] for row in table.view(1)["contracts_unseen"]["seats"]] == [
        [0, 1, 1],
        [0, 0, 0],
        [0, 1, 0],
    ]
    found = set()
    for other in redealt(table, 1):
        found.add((tuple(hand(other, 0)), tuple(hand(other, 2)), tuple(lying(other, "contract_deck"))))
    assert found == {
        ((first_one, second), (2 - first_one,), (15 - second,)) for first_one in (0, 2) for second in (7, 8)
    }


def test_open_contracts_are_discarded_before_new_ones_are_drawn() -> None:
    """0303: so three always come out, if need be two of the same."""
    table = auction(seat(), seat(), season="spring", open=(4, 5, 6), deck=(7,), discards=())
    table.all_pass().take_boats()
    assert table.question() == "show-contract"
    table.nature("show-contract contract-7")
    assert table.chances() == {f"show-contract contract-{number}": 1 for number in (4, 5, 6)}
    table.nature("show-contract contract-4", "show-contract contract-6")
    assert lying(table, "open_contracts") == [4, 6, 7]
    assert table.view(0)["season"] == "summer"


def test_others_know_the_number_of_contracts_and_those_taken_open() -> None:
    """0304: which deals from a view may put where."""
    table = auction(holding(seat(), 0, 1, 2, shown=(1,)), holding(seat(), 3), open=(4, 5, 6), aboard={0: 9})
    assert table.view(1)["seats"][0]["contract_count"] == 3
    dealt: Counter[int] = Counter()
    boats: Counter[str] = Counter()
    for other in redealt(table, 1, 150):
        assert (shown(other, 0), hand(other, 1)) == ([1], [3])
        assert 1 in hand(other, 0)
        dealt.update(hand(other, 0))
        boats.update(other.data()["boat_contracts"][0])
    unseen = set(ALL) - {1, 3, 4, 5, 6}
    assert set(dealt) == unseen | {1}
    assert {int(name.removeprefix("contract-")) for name in boats} <= unseen
    assert len(boats) > 20
    table.play(0, "trade contract-0 blue")
    assert table.view(1)["discarded_contracts"] == {"contract-0": 1}
    assert table.view(1)["seats"][0]["contract_count"] == 2
    assert shown(table, 0) == [1]


def test_a_contract_is_traded_at_every_question_of_the_own_turn_and_at_no_other_time() -> None:
    """0305."""
    lots = [lot("keywood", {0: "red*1", 1: "red*2"})]
    table = auction(holding(seat("red*3", MERCHANT), 26), seat(), lots=lots, open=(4, 5, 6))
    assert trades(table, 0) == ["26 gold"]
    assert trades(table.copy().play(0, "lift keywood"), 0) == ["26 gold"]
    choosing = table.copy().play(0, "use merchant red 1")
    assert trades(choosing, 0) == ["26 gold"]
    # After the last answer the turn is over.
    closed = choosing.play(0, "closed").nature("draw-contract contract-0")
    closed.play(0, "closed").nature("draw-contract contract-1")
    assert closed.asked() == [1]
    assert trades(closed, 0) == []
    # A use that only a later trade could pay is not open yet.
    tavern = auction(holding(seat("red", *north("carpenter")), 13), seat())
    assert "use carpenter red 1" not in tavern.moves(0)
    assert "use carpenter red 1" in tavern.play(0, "trade contract-13 saw").moves(0)


def test_an_item_that_is_not_there_is_not_offered_and_workers_come_from_the_bag() -> None:
    """0306: what everybody knows of bag and stack, deals from a view keep to."""
    others = tile("keywood", 0, -1, workers="red*38 yellow*40 blue*34")
    table = auction(
        holding(seat("red*2", skills="saw"), 11, 22), seat("blue*3", others), bag="blue*3", stack="saw anvil",
        loads={"keyflower": "saw*14 pickaxe*16 anvil*15"},
    )  # fmt: skip
    assert trades(table, 0) == ["11 blue", "11 green", "22 saw", "22 anvil"]
    for viewer in (0, 1, -2):
        assert table.view(viewer)["bag_colours"] == ["blue"]
        for other in redealt(table, viewer, 6):
            assert set(other.pieces("bag")) == {"blue"}
            assert set(other.pieces("stack")) == {"saw", "anvil"}
    table.play(0, "trade contract-11 blue")
    assert table.pieces("bag") == {"blue": 2}
    # What was paid for a draw lies beside the bag until it is made.
    fair = tile("hiring-fair", 0, -1)
    paid = auction(holding(seat("red", fair, skills="pickaxe"), 22), seat(), stack="saw*3")
    paid.play(0, "use hiring-fair red 1")
    assert trades(paid, 0) == ["22 saw"]


def test_the_start_player_contract_is_traded_for_anything_and_completed_by_the_marker_only() -> None:
    """0307."""
    table = auction(holding(seat(), 12), seat(), bag="red", stack="anvil", supply="gold")
    assert trades(table, 0) == ["12 gold", "12 anvil", "12 red", "12 green"]
    for first, points in ((0, 7), (1, 0)):
        over = ended(holding(seat("blue*4 green*4", skills="saw*3"), 12), seat(), first=first)
        assert over.points() == points


def test_a_contract_is_completed_only_where_the_total_gains() -> None:
    """0318: with the muleteer completing brings four more, or seven more with White Wind II."""
    muleteer, wind = tile("muleteer", 1, 0), tile("white-wind-ii", 0, 1)
    scribes = tile("scribes", -1, 0)
    skills = "saw pickaxe anvil"
    for tiles, points in (
        ((), 7),
        ((muleteer,), 7),
        ((wind,), 10),
        ((muleteer, wind), 10),
        ((muleteer, scribes), 13),
    ):
        assert ended(holding(seat("", *tiles, skills=skills), 22), seat()).points() == points
    assert ended(holding(seat("", muleteer), 22), seat()).points() == 3


def test_contracts_take_free_pieces_and_gold_for_any_resource() -> None:
    """0319: from anywhere in the village, what counts on a yard excepted; no colour or skill for another."""
    keywood = tile("keywood", 0, -1, goods="wood gold")
    yard = tile("timber-yard", 0, 1, goods="wood*2 gold")
    table = ended(holding(seat("", keywood, yard), 23), seat())
    assert [row.points for row in table.outcome().reasons if row.kind == "contract"] == [7]
    assert ended(holding(seat("red*4", skills="saw*2"), 0, 22), seat()).points() == 0


def test_the_second_contract_is_chosen_after_the_first_is_seen_and_replaced() -> None:
    """0326: and between the two, contracts may be traded."""
    table = at_the_merchant().play(0, "contract contract-4").nature("show-contract contract-0")
    assert table.data()["open_contracts"] == some((0, 5, 6))
    assert trades(table, 0) == ["4 blue"]
    table.play(0, "trade contract-4 blue", "contract contract-0")
    assert table.chances().keys() >= {"show-contract contract-1"}
    assert "show-contract contract-4" not in table.chances()
    assert hand(table, 0) == [0]
