"""A redealt state can go on: whoever is asked can answer, whatever another seat knows of it."""

from __future__ import annotations

import pytest

from artel.games.keyflower.game import KEYFLOWER
from artel.kernel.game import SPECTATOR, Rng, deciders, legal_moves, play
from tests.games.keyflower.positions import Table, auction, lot, season_start, seat, tile

DEALS = 30


def check_redeals(table: Table, viewer: int) -> None:
    """Every redeal offers moves, and none of them takes a piece that is not there."""
    rng = Rng("redeal")
    for _ in range(DEALS):
        state = KEYFLOWER.redeal(KEYFLOWER.view(table.state, viewer), rng)
        (asked,) = deciders(state)
        moves = legal_moves(state, asked)
        assert moves
        for move in moves:
            after = state.clone()
            play(after, asked, move)
            data = KEYFLOWER.to_data(after)
            rows = data["seats"]
            assert isinstance(rows, list)
            assert all(count >= 0 for row in rows for count in row["workers"].values())


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize(
    ("word", "screen", "skills"),
    [("carpenter", "red", "saw anvil"), ("peddler", "red yellow", ""), ("tavern", "red blue", "")],
)
def test_whoever_is_asked_to_pay_can_pay(word: str, screen: str, skills: str, viewer: int) -> None:
    table = auction(seat(screen, tile(word, 0, -1), skills=skills), seat("blue*4 red*2"))
    table.play(0, f"use {word} red 1")
    check_redeals(table, viewer)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_workers_added_with_boat_4b_are_there(viewer: int) -> None:
    lots = [lot("inn", {1: "red"})]
    owner = seat("blue*2 yellow*2", tile("summer-boat-4", 0, 1, side="back"))
    table = auction(owner, seat("blue*4 red*2"), season="autumn", lots=lots)
    table.play(0, "add blue 2")
    check_redeals(table, viewer)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_lifted_bids_have_somewhere_to_go(viewer: int) -> None:
    lots = [lot("inn", {0: "red*2", 1: "red*3"}), lot("forge", {1: "red*4"})]
    table = auction(seat("red*3 blue"), seat("blue*4 red*2"), season="autumn", lots=lots)
    table.play(0, "lift inn")
    check_redeals(table, viewer)


@pytest.mark.rule("KF-SEASON-10", "KF-SEASON-11")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_who_is_done_choosing_winter_tiles_has_offered_some_and_the_others_none(viewer: int) -> None:
    hands = ["apothecary jeweller windmill", "scholar scribes watermill", "keythedral key-guild key-market"]
    table = season_start(*[seat(winter=hand) for hand in hands], season="winter").chance()
    table.offer(0, "jeweller")
    view, rng = KEYFLOWER.view(table.state, viewer), Rng("offers")
    counts, places = set[int](), set[int]()
    for _ in range(DEALS):
        dealt = Table(KEYFLOWER.redeal(view, rng))
        one, two, three = dealt.data()["seats"]
        assert (two["offered"], three["offered"]) == ([], [])
        assert set(one["offered"]) <= set(one["winter"])
        counts.add(len(one["offered"]))
        places.update(one["winter"].index(word) for word in one["offered"])
        # The game goes on with them: they are auctioned beside what the others offer.
        dealt.offer(1, two["winter"][0]).offer(2, three["winter"][0])
        assert {*one["offered"], two["winter"][0], three["winter"][0]} <= set(dealt.lots())
    assert (counts, places) == ({1, 2, 3}, {0, 1, 2})
