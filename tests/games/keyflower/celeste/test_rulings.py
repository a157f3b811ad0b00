"""Key Celeste: one test for each reading in docs/rulings."""

from __future__ import annotations

import pytest

from tests.games.keyflower.celeste.tables import bidding, ghost, over, season_over, where
from tests.games.keyflower.positions import extending, lot, seat, tile


@pytest.mark.rule("KFC-LOT-1", "KFC-LOT-2", "KFC-LOT-3", "KFC-LOT-5", "KFC-LOT-10")
def test_key_celeste_is_bid_for_like_a_village_tile() -> None:
    boat = tile("summer-boat-4", 0, 1)
    bids = (lot("key-celeste", {1: "red*2"}),)
    table = bidding(seat("blue*4 red*3", boat), seat(), season="summer", lots=bids)
    colours = {line.split()[2] for line in table.moves_of(0, "bid key-celeste")}
    assert colours == {"red", "blue"}
    assert table.moves_of(0, "use key-celeste") == []
    season_over(table.play(0, "bid key-celeste blue 3").play(1, "pass"))
    assert where(table) == ("held", 0)
    assert (table.bids("key-celeste"), table.lot("key-celeste")["colour"]) == ({}, None)


@pytest.mark.rule("KFC-LOT-7", "KFC-LOT-8", "KFC-LOT-9", "KFC-GHOST-12", "KFC-GHOST-13")
@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize(("season", "end"), [("summer", ("held", 0)), ("winter", None)])
def test_the_ghost_returns_before_key_celeste_is_settled(
    season: str, end: tuple[str, int] | None, played: bool
) -> None:
    lots = (lot("keywood", {1: "red*2"}), lot("key-celeste", {0: "blue"}))
    table = bidding(seat("red"), seat(), season=season, of=0, lots=lots)
    if played:
        table.turns("scare keywood", "pass")
    season_over(table)
    # In winter what was played leaves the game and what was kept stays.
    assert where(table) == (end or (("gone", None) if played else ("held", 0)))


@pytest.mark.rule("KFC-LOT-7")
def test_a_ghost_that_nobody_holds_leaves_with_the_winter() -> None:
    table = season_over(bidding(seat(), seat(), season="winter", lots=(lot("key-celeste", {0: "red"}),)))
    assert where(table) == ("gone", None)
    assert table.reasons(0, "score-ghost") == {}
    assert table.reasons(0, "printed") == {"key-celeste": 3}


@pytest.mark.rule("KFC-LOT-6", "KFC-LOT-11", "KFC-LOT-12")
def test_key_celeste_is_placed_like_a_boat() -> None:
    table = extending(seat(to_place="key-celeste"), seat(), season="winter", data=ghost(place="gone"))
    assert table.moves(0) == ["place key-celeste home-1 bottom 0"]
    scored = over(seat("", tile("key-celeste", 0, 1), tile("sea-breese", 0, 2)))
    assert scored.reasons(0, "score-river") == {"sea-breese": 4}


@pytest.mark.rule("KFC-GHOST-1", "KFC-GHOST-2")
def test_playing_the_ghost_takes_the_turn() -> None:
    lots = (lot("keywood", {1: "red"}),)
    table = bidding(seat(), seat(), season="winter", of=0, passes=1, lots=lots).play(0, "scare keywood")
    assert (table.asked(), table.data()["passes"]) == ([1], 0)


@pytest.mark.rule("KFC-GHOST-3", "KFC-GHOST-4", "KFC-GHOST-5")
def test_the_ghost_reaches_every_leading_bid_of_another_player() -> None:
    # Lying workers of boat 4a, green ones, a turn order tile, and Key Celeste itself.
    lots = (
        lot("keywood", {0: "red", 1: "blue*2"}),
        lot("miner", {1: "green"}),
        lot("well", {0: "red*2", 1: "red"}),
        lot("key-celeste", {1: "yellow"}),
        lot("turn-1", {1: "blue*3"}),
    )
    table = bidding(seat(), seat("", tile("summer-boat-4", 0, 1)), season="autumn", of=0, lots=lots)
    assert {line.split()[1] for line in table.moves_of(0, "scare")} == {
        "keywood", "miner", "key-celeste", "turn-1",
    }  # fmt: skip
    table.play(0, "scare key-celeste").turns("pass", "pass").take_boats()
    assert where(table) == ("held", 1)


@pytest.mark.rule(
    "KFC-GHOST-6", "KFC-GHOST-7", "KFC-GHOST-8", "KFC-GHOST-9", "KFC-GHOST-10", "KFC-GHOST-11", "KFC-GHOST-14"
)
def test_nobody_bids_or_works_where_the_ghost_stands() -> None:
    bids = {1: "red*3", 2: "red*2"}
    lots = (lot("keywood", bids, workers="red"), lot("miner"))
    table = bidding(seat("red*9"), seat("red*9"), seat("red*9"), season="summer", of=0, lots=lots)
    table.play(0, "scare keywood")
    for who in (1, 2, 0):
        assert table.moves_of(who, "bid keywood") + table.moves_of(who, "use keywood") == []
        table.play(who, "pass")
    assert table.workers(0) == {"red": 9 + 3}
    assert table.workers(1) == {"red": 9 + 1}
    assert table.workers(2) == {"red": 9 + 2}
    assert "keywood" in table.to_place(1)


@pytest.mark.rule("KFC-SCORE-1", "KFC-SCORE-2", "KFC-SCORE-3", "KFC-SCORE-4", "KFC-SCORE-5")
def test_the_marker_scores_as_a_ghost_and_scares_nobody() -> None:
    celeste = tile("key-celeste", 0, 1)
    assert over(seat("", celeste), of=0, first=0).points() == 9
    assert over(seat("", celeste), first=0).points() == 6
    assert over(seat(), of=0, first=0).points() == 1
    table = bidding(seat(), seat(), season="summer", first=0, lots=(lot("keywood", {1: "red"}),))
    assert table.moves(0) == ["pass"]
