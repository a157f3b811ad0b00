"""The lot of Key Celeste: in every season, bid for like a village tile, settled last."""

from __future__ import annotations

from typing import cast

import pytest

from artel.games.keyflower.rules import KeyflowerRules
from artel.kernel.game import Log, Rng, deciders, play_nature
from tests.games.keyflower.celeste.tables import MODULES, bidding, ghost, over, season_over, where
from tests.games.keyflower.positions import GAME, Table, extending, lot, seat, tile


@pytest.mark.rule("KFC-LOT-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_it_lies_in_the_auction_of_every_season_besides_the_seasons_tiles(players: int) -> None:
    state = GAME.setup(GAME.rules(players, MODULES), Log())
    table = Table(state)
    seasons = []
    village_lots = cast(KeyflowerRules, GAME.rules(players)).lots
    while deciders(state):
        if table.asked() == [-1]:
            play_nature(state, Rng(players))
        elif table.question() == "turn":
            data = table.data()
            seasons.append(data["season"])
            assert table.lots().count("key-celeste") == 1
            if data["season"] != "winter":
                orders = [word for word in table.lots() if word.startswith("turn-")]
                assert len(table.lots()) == village_lots + len(orders) + 1
            for _ in range(players):
                table.turns("pass")
        else:
            table.turns(table.moves(table.asked()[0])[0])
    assert seasons == ["spring", "summer", "autumn", "winter"]


@pytest.mark.rule("KFC-LOT-2")
def test_bids_on_it_have_one_colour_and_go_higher() -> None:
    table = bidding(seat("red*3 blue*3"), seat("red*3 blue*3"), lots=(lot("key-celeste", {1: "red*2"}),))
    assert set(table.moves_of(0, "bid key-celeste")) == {"bid key-celeste red 3"}
    assert table.why_not(0, "bid key-celeste red 2") == "KF-BID-6"
    assert table.why_not(0, "bid key-celeste blue 3") == "KF-BID-4"
    table.play(0, "bid key-celeste red 3")
    assert table.leader("key-celeste") == 0
    assert table.moves_of(1, "lift") == ["lift key-celeste"]


@pytest.mark.rule("KFC-LOT-2")
def test_boat_4a_bids_against_a_colour_there_and_on_no_turn_order_tile() -> None:
    boat = tile("summer-boat-4", 0, 1)
    bids = (lot("key-celeste", {1: "red*2"}), lot("turn-1", {1: "red*2"}))
    table = bidding(seat("blue*4", boat), seat("red"), lots=bids)
    assert table.moves_of(0, "bid key-celeste blue") == ["bid key-celeste blue 3", "bid key-celeste blue 4"]
    assert table.moves_of(0, "bid turn-1") == []
    table.play(0, "bid key-celeste blue 3")
    assert table.bids("key-celeste") == {0: "(blue*3)", 1: "red*2"}
    # The workers that lie there stand up when those of the colour have gone.
    table.play(1, "lift key-celeste", "bid turn-1 red 1")
    assert table.bids("key-celeste") == {0: "blue*3"}
    assert table.lot("key-celeste")["colour"] == "blue"


@pytest.mark.rule("KFC-LOT-3")
def test_no_worker_uses_it() -> None:
    table = bidding(seat("red*6"), seat())
    assert table.moves_of(0, "use key-celeste") == []
    assert table.why_not(0, "use key-celeste red 1") == "KFC-LOT-3"


@pytest.mark.rule("KFC-LOT-4")
def test_the_ghost_begins_on_it() -> None:
    table = Table(GAME.setup(GAME.rules(3, MODULES)))
    assert where(table) == ("key-celeste", None)


@pytest.mark.rule("KFC-LOT-5")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_winner_takes_the_ghost_and_the_tile_stays(season: str) -> None:
    winter = "apothecary jeweller"
    table = bidding(
        seat(winter=winter), seat(winter="scribes windmill"), season=season,
        lots=(lot("key-celeste", {1: "red*2"}),),
    )  # fmt: skip
    season_over(table)
    assert where(table) == ("held", 1)
    assert "key-celeste" not in table.village(1) + table.to_place(1)
    if season == "autumn":
        table.offer(0, "apothecary").offer(1, "scribes").chance()
    assert table.bids("key-celeste") == {}
    assert table.lot("key-celeste")["colour"] is None


@pytest.mark.rule("KFC-LOT-6")
def test_in_winter_the_winner_adds_the_tile() -> None:
    table = bidding(seat("blue"), seat(), season="winter", lots=(lot("key-celeste", {0: "red*2"}),))
    table.all_pass().take_boats()
    assert table.to_place(0).count("key-celeste") == 1
    table.first_answers("place-tiles")
    assert "key-celeste" in table.village(0)


@pytest.mark.rule("KFC-LOT-7")
def test_without_a_bid_the_ghost_stays_and_in_winter_the_tile_leaves() -> None:
    table = season_over(bidding(seat(), seat(), season="spring"))
    assert where(table) == ("key-celeste", None)
    table = season_over(bidding(seat(), seat(), season="winter"))
    assert table.data()["removed"] == ["key-celeste"]
    assert where(table) == ("gone", None)


@pytest.mark.rule("KFC-LOT-8")
def test_it_is_settled_after_boats_and_the_gains_of_boat_1() -> None:
    boat = tile("summer-boat-1", 0, 1)
    table = bidding(
        seat("", boat), seat(), season="summer", lots=(lot("key-celeste", {1: "red*2"}),), bag="blue*2"
    )
    table.all_pass().take_boats()
    # Two workers are drawn for boat 1: those that were bid are not among them.
    assert (table.question(), table.chances()) == ("draw-worker", {"draw blue": 2})
    assert where(table) == ("key-celeste", None)
    table.chance()
    assert where(table) == ("held", 1)
    assert table.workers(0) == {"blue": 2}


@pytest.mark.rule("KFC-LOT-9")
def test_a_kept_ghost_goes_back_before_the_tile_is_settled() -> None:
    nobody = season_over(bidding(seat(), seat(), season="summer", of=1))
    assert where(nobody) == ("key-celeste", None)
    other = season_over(
        bidding(seat(), seat(), season="summer", of=1, lots=(lot("key-celeste", {0: "red"}),))
    )
    assert where(other) == ("held", 0)
    assert [other.log("ghost-back"), other.log("ghost-taken")] == [[{}], [{"seat": 0}]]


@pytest.mark.rule("KFC-LOT-10")
def test_the_winning_bid_goes_into_the_bag_and_beaten_bids_go_home() -> None:
    table = bidding(
        seat(), seat(), season="spring", bag="", lots=(lot("key-celeste", {0: "green", 1: "green*2"}),)
    )
    table.all_pass()
    assert table.workers(0) == {"green": 1}
    table.take_boats()
    before = table.log("loaded")
    while table.asked() == [-1]:
        table.nature(table.moves(-1)[0])
    loaded = [line["colour"] for line in table.log("loaded")[len(before) :]]
    assert loaded == ["green", "green"]
    assert table.bids("key-celeste") == {}


@pytest.mark.rule("KFC-LOT-11")
def test_its_river_goes_from_bottom_to_top_and_it_is_placed_like_any_tile() -> None:
    (facts,) = [row for row in GAME.facts() if row["id"] == "key-celeste"]
    assert facts["edges"] == "WFFWFF"
    assert facts["provenance"]["edges"] == "house"  # type: ignore[index]
    table = extending(seat(to_place="key-celeste"), seat(), season="winter", data=ghost(place="gone"))
    # The home has water at the bottom and roads all around: only there does the river go on.
    assert table.moves(0) == ["place key-celeste home-1 bottom 0"]
    assert table.why_not(0, "place key-celeste home-1 top 0") == "KF-EXTEND-2"
    table.turns("place key-celeste home-1 bottom 0")
    assert table.village(0) == ["home-1", "key-celeste"]


@pytest.mark.rule("KFC-LOT-12")
def test_it_is_a_boat_for_sea_breese_and_no_winter_tile() -> None:
    boat, further = tile("sea-breese", 0, 1), tile("key-celeste", 0, 2)
    assert over(seat("", boat)).reasons(0, "score-river") == {"sea-breese": 2}
    assert over(seat("", boat, further)).reasons(0, "score-river") == {"sea-breese": 4}
    assert winters(MODULES) == winters(("base",))


def winters(modules: tuple[str, ...]) -> list[int]:
    return cast(KeyflowerRules, GAME.rules(2, modules)).winters
