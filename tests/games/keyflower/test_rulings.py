"""Our readings where the rulebook leaves a question open: a test for each page of docs/rulings.

The pages on final scoring have theirs in `test_rulings_of_scoring.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.game import SPECTATOR
from tests.games.keyflower.positions import (
    BASE_FACTS,
    Table,
    auction,
    bag,
    ended,
    extending,
    lot,
    north,
    opening,
    season_start,
    seat,
    tile,
)


def boat_order(table: Table) -> list[int]:
    chosen = []
    while table.question() == "choose-boat":
        chosen.append(table.asked()[0])
        table.turns(table.moves(chosen[-1])[0])
    return chosen


@pytest.mark.rule("KF-BID-2", "KF-BID-10", "KF-BID-11", "KF-BID-12", "KF-BID-13")
@pytest.mark.rule("KF-USE-4", "KF-USE-13", "KF-USE-6")
def test_a_beaten_bid_moves_whole_and_may_be_joined() -> None:
    lots = [lot("alehouse", {0: "red*2", 1: "red*3"}), lot("miner", {0: "red*3", 1: "red*4"}), lot("keywood")]
    table = auction(seat("red*2"), seat("red*9"), lots=lots).play(0, "lift alehouse")
    assert table.verbs(0) == {"bid", "use", "lift"}
    # The tile it was bidding on may be used too; from two workers up to six.
    assert table.moves_of(0, "use alehouse") == [f"use alehouse red {count}" for count in (0, 1, 2)]
    table.play(0, "lift miner")
    assert table.why_not(0, "use keywood red 2") == "KF-USE-6"
    table.play(0, "bid keywood red 1").play(1, "bid keywood red 7")
    # Once moved together, the six are one group: they fill a tile on which nobody is.
    table.play(0, "lift keywood")
    assert table.moves_of(0, "use miner") == ["use miner red 0"]
    assert table.bids("keywood") == {0: "red*6", 1: "red*7"}


@pytest.mark.rule("KF-BID-10", "KF-BID-11", "KF-TILE-8", "KF-TILE-9", "KF-TILE-17")
def test_an_exchange_is_paid_with_one_worker_or_one_whole_beaten_bid() -> None:
    lots = [lot("mason", {0: "blue*3", 1: "blue*4"}), lot("brewer", {0: "red", 1: "red*2"}), lot("tavern")]
    table = auction(seat("red*2 green"), seat(), season="summer", lots=lots, bag="yellow*9")
    paying = auction(seat("red"), seat(), season="summer", lots=lots, bag="yellow*9")
    # The group that uses the tavern cannot pay there as well.
    table.play(0, "lift brewer", "use tavern red 0")
    assert table.moves(0) == ["pay-worker red", "pay-worker green", "pay-bid mason"]
    table.play(0, "pay-bid mason").nature("draw yellow", "draw yellow")
    assert table.workers(0) == {"red": 2, "yellow": 2, "green": 1}
    assert table.pieces("bag") == {"blue": 3, "yellow": 7}
    assert paying.play(0, "use tavern red 1").moves(0) == ["pay-bid mason", "pay-bid brewer"]


@pytest.mark.rule("KF-TILE-5", "KF-TILE-6", "KF-TILE-8", "KF-TILE-16", "KF-TILE-17")
@pytest.mark.parametrize("word", ["brewer", "carpenter", "hiring-fair", "store", "tavern"])
def test_an_exchange_that_cannot_be_paid_is_no_legal_use(word: str) -> None:
    wrong = "" if word in ("brewer", "hiring-fair") else "pickaxe"
    table = auction(seat("red", skills=wrong), seat(), season="summer", lots=[lot(word)])
    assert table.moves_of(0, f"use {word}") == []
    assert table.why_not(0, f"use {word} red 1") is not None
    payable = auction(seat("red blue", skills="saw"), seat(), season="summer", lots=[lot(word)])
    payable.play(0, f"use {word} red 1")
    assert {move.split()[0] for move in payable.moves(0)} <= {"pay-skill", "pay-worker"}


@pytest.mark.rule("KF-SEASON-16", "KF-USE-1", "KF-TILE-13", "KF-TILE-3", "KF-SBOAT-3", "KF-ORDER-12")
def test_a_tile_without_action_cannot_be_used() -> None:
    idle = ["forge", "goldsmith", "sawmill", "sculptor", "well", "barn", "blacksmith", "stone-yard"]
    idle += ["timber-yard", "windmill", "keythedral", "flipper", "summer-boat-3", "turn-2"]
    for side in ("front", "back"):
        village = [tile(word, 0, row, side=side) for row, word in enumerate(idle, 1)]
        table = auction(seat("red*3", *village), seat(), lots=[lot("summer-boat-1"), lot("inn")])
        assert {move.split()[1] for move in table.moves_of(0, "use")} == {"home-1", "home-2", "inn"}


@pytest.mark.rule("KF-USE-13", "KF-USE-15", "KF-UPGRADE-5")
def test_a_tile_may_be_used_although_nothing_is_gained() -> None:
    for word in ("alehouse", "apprentice-hall", "keywood", "workshop", "stable"):
        table = auction(seat("red"), seat(), lots=[lot(word)], bag="", stack="", supply="")
        assert table.play(0, f"use {word} red 1").asked() == [1]
        assert table.lot(word)["workers"] == {"red": 1}


@pytest.mark.rule("KF-BID-8", "KF-BID-9", "KF-BID-6")
def test_a_beaten_bid_may_be_raised_where_it_stands() -> None:
    lots = [lot("alehouse", {0: "red*2", 1: "red*4"}), lot("miner", {0: "red*2", 1: "red*3"})]
    assert auction(seat("red*3"), seat(), lots=lots).play(0, "bid alehouse red 3").leader("alehouse") == 0
    table = auction(seat("red*3"), seat(), lots=lots).play(0, "lift miner")
    assert table.moves_of(0, "bid alehouse") == [f"bid alehouse red {count}" for count in (1, 2, 3)]
    assert table.why_not(0, "bid alehouse red 0") == "KF-BID-9"
    table.play(0, "bid alehouse red 1")
    assert table.bids("alehouse") == {0: "red*5", 1: "red*4"}


@pytest.mark.rule("KF-SEASON-20", "KF-SEASON-21", "KF-END-1")
def test_a_season_ends_after_as_many_passes_in_a_row_as_players() -> None:
    table = auction(seat("red*2"), seat("blue*2"), seat(), lots=[lot("alehouse")])
    table.turns("pass", "pass", "pass")
    assert table.question() == "choose-boat"
    assert auction(seat(), seat(), seat()).moves(0) == ["pass"]
    broken_row = auction(seat("red*2"), seat(), seat(), lots=[lot("alehouse")], passes=2)
    broken_row.play(0, "bid alehouse red 1").turns("pass", "pass")
    assert broken_row.question() == "turn"
    assert broken_row.turns("pass").question() == "choose-boat"


@pytest.mark.rule("KF-BID-4", "KF-USE-3", "KF-USE-5", "KF-SBOAT-21")
def test_the_first_worker_fixes_the_colour_for_bids_and_uses() -> None:
    by_use = auction(seat("red blue*3"), seat("blue*3 red*3"), lots=[lot("alehouse")])
    by_use.play(0, "use alehouse red 1").chance()
    assert {move.split()[2] for move in by_use.moves_of(1, "bid alehouse")} == {"red"}
    by_bid = auction(seat("red blue*3"), seat("blue*3 red*3"), lots=[lot("alehouse")])
    by_bid.play(0, "bid alehouse red 1")
    assert {move.split()[2] for move in by_bid.moves_of(1, "use alehouse")} == {"red"}
    # The beaten bid has left; the colour stays.
    by_bid.play(1, "bid alehouse red 2").play(0, "lift alehouse", "use home-1 red 0").play(1, "pass")
    assert by_bid.why_not(0, "bid alehouse blue 3") == "KF-BID-4"
    season = auction(seat(), seat("blue"), passes=1, lots=[lot("turn-1", {0: "red"})])
    season.play(0, "pass").take_boats().chance().first_answers("place-tiles")
    assert season.lot("turn-1")["colour"] is None


@pytest.mark.rule("KF-SBOAT-17", "KF-SBOAT-18", "KF-SBOAT-19", "KF-SBOAT-20", "KF-SBOAT-21")
def test_boat_4a_counters_on_village_tiles_only_and_stands_up_when_alone() -> None:
    four = tile("summer-boat-4", 0, 1)
    lots = [lot("windmill", {1: "red"}), lot("scholar", {1: "blue"}), lot("turn-1", {1: "red"})]
    table = auction(seat("blue*2 red", four), seat("red*2"), season="winter", lots=lots)
    assert table.moves_of(0, "bid turn-1") == []
    table.play(0, "bid windmill blue 2").play(1, "bid windmill red 2").play(0, "lift windmill")
    # On the scholar, where the colour is blue, the lying group stands.
    table.play(0, "bid scholar blue 0")
    assert table.bids("scholar") == {0: "blue*2", 1: "blue*1"}
    assert table.bids("windmill") == {1: "red*3"}


@pytest.mark.rule("KF-SBOAT-22", "KF-SBOAT-23", "KF-SBOAT-24", "KF-SBOAT-25")
def test_boat_4b_mixes_colours_only_on_a_tile_that_has_a_colour() -> None:
    four = tile("summer-boat-4", 0, 1, side="back")
    lots = [
        lot("inn", {0: "red", 1: "red*2"}),
        lot("fair", {0: "blue*2", 1: "blue*3"}),
        lot("wainwright", workers="green*1"),
    ]
    table = auction(seat("yellow", four), seat(), season="autumn", lots=lots).play(0, "lift inn", "lift fair")
    # Three lifted workers and perhaps the yellow one: only on tiles with a colour, and never as a bid.
    assert table.verbs(0) == {"use"}
    # The fair asks for a red worker more, and there is none left.
    assert {move.split()[1] for move in table.moves_of(0, "use")} == {"inn", "wainwright"}
    table.play(0, "use wainwright yellow 1")
    row = table.lot("wainwright")
    assert (row["workers"], row["colour"]) == ({"blue": 2, "red": 1, "yellow": 1, "green": 1}, "green")


@pytest.mark.rule("KF-SBOAT-4", "KF-SBOAT-13", "KF-SBOAT-14", "KF-BOAT-3")
def test_boat_2b_doubles_every_use_by_its_owner_and_no_one_elses() -> None:
    goods = [tile("home-1", goods="wood"), *north("keywood")]
    two = tile("summer-boat-2", 0, 1, side="back")
    theirs = [tile("home-2", goods="wood"), tile("key-mine", 0, -1)]

    def steps(who: int, word: str) -> object:
        table = auction(seat("red", *goods, two), seat("red", *theirs), lots=[lot("stable")], turn=who)
        table.play(who, f"use {word} red 1")
        return table.ask()["steps"], table.ask()["upgrades"]

    assert [steps(0, word) for word in ("home-1", "home-2", "stable")] == [(2, 2), (2, 2), (4, 2)]
    assert [steps(1, word) for word in ("home-1", "home-2", "stable")] == [(1, 1), (1, 1), (2, 1)]


@pytest.mark.rule("KF-SBOAT-10", "KF-SBOAT-11", "KF-SBOAT-12", "KF-ORDER-10")
def test_boat_2a_crosses_fields_but_not_water() -> None:
    # The home's bottom is water; to the top a field of the barn touches its road.
    rows = [tile("home-1", goods="wood"), tile("summer-boat-2", 0, 1)]
    rows += [tile("barn", 0, -1, turn=3), tile("turn-1", 0, -2)]
    table = auction(seat("red", *rows), seat(), season="winter").play(0, "use home-1 red 1")
    assert table.moves(0) == ["carry wood home-1 barn", "stop"]
    assert table.why_not(0, "carry wood home-1 summer-boat-2") == "KF-UPGRADE-6"
    assert ended(seat("", *rows)).reasons(0, "score-adjacent") == {"turn-1": 1}
    placing = extending(seat("", *rows, to_place="well"), seat(), season="winter")
    assert all(move.split()[2] in ("home-1", "summer-boat-2", "barn", "turn-1") for move in placing.moves(0))


@pytest.mark.rule("KF-SBOAT-2", "KF-SBOAT-5", "KF-SBOAT-8", "KF-SBOAT-11", "KF-END-4")
def test_a_summer_boat_works_in_the_summer_it_is_won() -> None:
    lots = [lot("summer-boat-1", {0: "red"}), lot("summer-boat-2", {0: "red"}), lot("tavern", {0: "red"})]
    table = auction(seat(), seat(), season="summer", lots=lots).all_pass().take_boats()
    table.nature("draw red", "draw red")
    assert table.workers(0) == {"red": 2}
    # Around a home alone there are six places, with six turns of the tavern each, whatever the edges.
    assert len(table.moves_of(0, "place tavern")) == 6 * 6


@pytest.mark.rule("KF-SBOAT-5", "KF-SBOAT-6", "KF-SBOAT-7", "KF-SBOAT-8", "KF-END-22", "KF-END-15")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_1_draws_after_every_winning_bid_is_in_the_bag(season: str) -> None:
    one = tile("summer-boat-1", 0, 1)
    lots = [lot("turn-1", {0: "blue"}), lot("inn", {0: "green"}), lot("turn-2", {1: "red*2"})]
    table = auction(seat("", one), seat(), seat(), season=season, lots=lots, bag="").all_pass()
    assert boat_order(table) == [0, 1, 2]
    assert table.chances() == {"draw blue": 1, "draw red": 2, "draw green": 1}
    table.nature("draw green", "draw red")
    assert table.question() == "place-tiles"


@pytest.mark.rule("KF-END-8", "KF-END-9", "KF-END-10", "KF-END-11", "KF-END-12")
@pytest.mark.rule("KF-END-13", "KF-END-14", "KF-END-17", "KF-END-18", "KF-END-19")
@pytest.mark.parametrize("season", ["spring", "winter"])
@pytest.mark.parametrize(
    ("winners", "order", "first"),
    [
        ({}, [2, 3, 0, 1], 3),
        ({1: 0}, [0, 2, 3, 1], 3),
        ({2: 1, 3: 1}, [1, 2, 3, 0], 1),
        ({1: 3, 2: 0, 3: 1}, [3, 0, 1, 2], 1),
        ({1: 2, 3: 0}, [2, 0, 1, 3], 0),
    ],
)
def test_boats_are_chosen_by_tile_number_then_clockwise(
    season: str, winners: dict[int, int], order: list[int], first: int
) -> None:
    lots = [lot(f"turn-{number}", {who: "red"}) for number, who in winners.items()]
    table = auction(*[seat()] * 4, season=season, lots=lots, first=2).all_pass()
    assert boat_order(table) == order
    assert table.data()["first"] == first


@pytest.mark.rule("KF-SEASON-10", "KF-SEASON-11", "KF-SEASON-12", "KF-SEASON-13", "KF-SEASON-14")
@pytest.mark.parametrize("players", [2, 3])
def test_winter_tiles_are_chosen_in_secret_and_do_not_name_their_chooser(players: int) -> None:
    hands = ["windmill scholar", "apothecary scribes", "village-hall"][:players]
    table = season_start(*[seat(winter=hand) for hand in hands], season="winter")
    table.offer(1, "apothecary")
    before = str(table.view(0)) + str(table.view(SPECTATOR))
    assert "apothecary" not in before
    table.offer(0, "scholar windmill")
    if players == 3:
        table.offer(2, "village-hall")
    shown = ["apothecary", "scholar", *["village-hall"] * (players - 2), "windmill"]
    assert table.lots()[: len(shown)] == shown
    assert all(row["owner"] is None for row in table.view(0)["lots"])
    assert "scribes" not in str(table.view(0))


@pytest.mark.rule("KF-SEASON-4", "KF-SEASON-5")
def test_short_bags_fill_boats_one_worker_at_a_time_in_order() -> None:
    table = season_start(*[seat()] * 4, season="autumn", bag="red*10", stack="saw*5").chance()
    boats = table.data()["boats"]
    # They show 3, 6, 4 and 2 workers: two rounds of four, then Keyflower and Sea Bastion.
    assert [row["workers"].get("red", 0) for row in boats] == [3, 3, 2, 2]
    # And 2, 2, 1 and 2 skills: one round of four, then Keyflower.
    assert [row["skills"].get("saw", 0) for row in boats] == [2, 1, 1, 1]


@pytest.mark.rule("KF-SETUP-4", "KF-UPGRADE-9", "KF-TILE-16")
def test_the_skill_paid_at_the_hiring_fair_cannot_be_drawn_by_it() -> None:
    lots = [lot("hiring-fair")]
    table = auction(seat("red", skills="anvil"), seat(), season="summer", lots=lots, stack="saw")
    table.play(0, "use hiring-fair red 1", "pay-skill anvil")
    assert table.chances() == {"draw-skill saw": 1}
    # Two are due, but the paid one is not there yet.
    table.nature("draw-skill saw")
    assert (table.asked(), table.skills(0), table.pieces("stack")) == ([1], {"saw": 1}, {"anvil": 1})
    rows = north("keywood", "apprentice-hall")
    later = auction(seat("red*2", *rows, skills="saw"), seat(), stack="anvil*2")
    later.play(0, "use home-1 red 1", "upgrade keywood").play(1, "pass").play(0, "use apprentice-hall red 1")
    assert later.chances() == {"draw-skill saw": 1, "draw-skill anvil": 2}


@pytest.mark.rule("KF-USE-15", "KF-USE-17", "KF-TILE-19", "KF-TILE-20", "KF-TILE-18", "KF-TILE-10")
def test_a_gain_is_cut_to_what_the_supply_holds() -> None:
    def use(word: str, side: str = "front", **piles: Any) -> Table:
        there = tile(word, 0, -1, side=side)
        table = auction(seat("red yellow", skills="anvil"), seat("", there), season="winter", **piles)
        return table.play(0, f"use {word} red 1")

    assert use("miner", "back", supply="gold*3").goods("home-1") == {"gold": 1}
    assert use("workshop", "back", supply="stone*3 gold").goods("home-1") == {"stone": 1}
    assert use("workshop", supply="gold").asked() == [1]
    assert use("workshop", supply="stone").moves(0) == ["make stone"]
    # The payment is made although nothing comes of it.
    smelter = use("smelter", supply="").play(0, "pay-skill anvil")
    assert (smelter.skills(0), smelter.goods("home-1")) == ({}, {})
    peddler = use("peddler", green=0).play(0, "pay-worker yellow")
    assert peddler.workers(0) == {}
    tavern = use("tavern", bag="").play(0, "pay-worker yellow")
    assert (tavern.asked(), tavern.workers(0), tavern.pieces("bag")) == ([1], {}, {"yellow": 1})


@pytest.mark.rule("KF-UPGRADE-5", "KF-UPGRADE-6", "KF-UPGRADE-7", "KF-UPGRADE-8", "KF-UPGRADE-10")
@pytest.mark.rule("KF-TILE-11")
def test_transport_and_upgrades_alternate_in_the_users_own_village() -> None:
    rows = [tile("home-1", goods="wood iron"), *north("stable", "keywood")]
    table = auction(seat("red*2", *rows, skills="saw"), seat("", tile("home-2")), lots=[lot("miner")])
    table.play(0, "use stable red 1", "carry wood home-1 stable", "carry iron home-1 stable")
    table.play(0, "upgrade stable")
    # Its two steps are gone: the upgraded side counts from the next use on.
    assert table.asked() == [1]
    assert (table.laid("stable")["side"], table.goods("stable")) == ("back", {})
    mixed = auction(seat("red", *rows[:1], *north("keywood"), skills="saw"), seat("", tile("stable", 0, -1)))
    mixed.play(0, "use stable red 1", "carry wood home-1 keywood", "upgrade keywood")
    mixed.play(0, "carry wood keywood home-1")
    assert (mixed.goods("home-1"), mixed.laid("keywood")["side"]) == ({"wood": 1, "iron": 1}, "back")


@pytest.mark.rule("KF-UPGRADE-2", "KF-UPGRADE-8", "KF-UPGRADE-9", "KF-BOX-6", "KF-SBOAT-15")
def test_gold_stands_for_any_named_resource_of_an_upgrade() -> None:
    def upgraded(goods: str, word: str = "home-1", *more: dict[str, Any]) -> Table:
        rows = [tile("home-1"), tile("barn", 0, -1, turn=1), *more]
        rows = [{**row, "goods": bag(goods)} if row["tile"] == word else row for row in rows]
        table = auction(seat("red", *rows), seat(), season="winter").play(0, "use home-1 red 1")
        return table.play(0, f"upgrade {word}")

    # Home 1 costs wood and stone.
    assert upgraded("wood gold").goods("home-1") == {}
    choice = upgraded("wood gold*2 stone")
    assert choice.moves(0) == ["pay-good wood", "pay-good gold"]
    choice.play(0, "pay-good gold")
    assert choice.moves(0) == ["pay-good stone", "pay-good gold"]
    choice.play(0, "pay-good stone")
    assert choice.goods("home-1") == {"wood": 1, "gold": 1}
    # The fair costs gold, which nothing stands for, boat 3a aside.
    three = tile("summer-boat-3", 0, 1)
    paid = upgraded("iron wood", "fair", tile("fair", 1, -1, turn=2), three)
    assert paid.moves(0) == ["pay-good wood", "pay-good iron"]
    with pytest.raises(ValueError, match="cannot-pay-upgrade"):
        upgraded("iron wood", "fair", tile("fair", 1, -1, turn=2))


@pytest.mark.rule("KF-EXTEND-1", "KF-EXTEND-2", "KF-EXTEND-4", "KF-EXTEND-5")
def test_every_touching_edge_must_match() -> None:
    # A turn order tile at the upper right of the home also touches the keywood.
    table = extending(seat("", *north("keywood"), to_place="turn-4 barn"), seat(to_place="inn"))
    here = table.moves_of(0, "place turn-4 home-1 upper-right")
    # The home asks for a road, the keywood for a field at the upper left of the tile.
    assert here == ["place turn-4 home-1 upper-right 2"]
    table.play(0, here[0])
    # The tile just placed has empty places beside it, which count for the next.
    assert [move for move in table.moves_of(0, "place barn") if move.split()[2] == "turn-4"]
    table.first_answers("place-tiles")
    assert table.village(0) == ["home-1", "turn-4", "keywood", "barn"]


@pytest.mark.rule("KF-SETUP-5", "KF-USE-16", "KF-USE-10", "KF-USE-11")
def test_screens_hide_colours_and_types_but_not_numbers() -> None:
    def view(workers: str, skills: str, who: int) -> dict[str, Any]:
        return auction(seat(workers, skills=skills), seat(), bag="red*5", stack="saw*4").view(who)

    assert view("red*2 blue", "saw", 1) == view("yellow*3", "anvil", 1)
    assert view("red*2 blue", "saw", SPECTATOR) == view("yellow*3", "anvil", SPECTATOR)
    assert view("red*2 blue", "saw", 0) != view("yellow*3", "anvil", 0)
    row = view("red*2 blue", "saw", 1)["seats"][0]
    assert (row["worker_count"], row["skill_count"]) == (3, 1)


@pytest.mark.rule("KF-BOX-2", "KF-SETUP-12")
def test_there_are_four_turn_order_tiles() -> None:
    assert sum(row["kind"] == "turn-order" for row in BASE_FACTS.values()) == 4
    lots = opening(6).chance().lots()
    assert [name for name in lots if name.startswith("turn-")] == ["turn-1", "turn-2", "turn-3", "turn-4"]


@pytest.mark.rule("KF-USE-2", "KF-USE-5", "KF-USE-14", "KF-USE-6", "KF-EX-1", "KF-EX-2")
def test_a_later_use_takes_one_more_than_the_last_use() -> None:
    ways = []
    for counts in [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]:
        table = auction(seat("red*20"), seat("red*20"), lots=[lot("keywood")])
        legal = []
        for count in counts:
            line = f"use keywood red {count}"
            legal.append(line in table.moves(table.asked()[0]))
            if not legal[-1]:
                break
            table.turns(line)
        if all(legal):
            ways.append(counts)
    assert ways == [(1, 2, 3)]


@pytest.mark.rule("KF-END-2", "KF-END-3", "KF-END-4", "KF-END-5")
def test_workers_on_a_won_tile_go_to_its_winner() -> None:
    lots = [
        lot("alehouse", {0: "red", 1: "red*2"}, workers="red*3"),
        lot("miner", workers="blue*2"),
    ]
    table = auction(seat(), seat(), lots=lots, bag="").all_pass()
    assert (table.workers(0), table.workers(1)) == ({"red": 1}, {"red": 3})
    assert table.pieces("bag") == {"blue": 2, "red": 2}
