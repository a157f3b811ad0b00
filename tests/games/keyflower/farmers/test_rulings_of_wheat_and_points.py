"""Readings of The Farmers that docs/rulings settles: wheat, turn order tiles, boats and points."""

from __future__ import annotations

import pytest

from tests.games.keyflower.farmers.farm import (
    MODULES,
    auction,
    ended,
    extending,
    farmer,
    field_reasons,
    herds,
    wheat,
)
from tests.games.keyflower.positions import lot, north, orders_of, tile

CORNERS = ("bottom-left", "left", "top-left", "top-right", "right", "bottom-right")
# One wood, and a road on which it can go back and forth.
WOOD = (tile("home-1", goods="wood"), *north("keywood"))


@pytest.mark.rule("KFF-WHEAT-1")
def test_everybody_knows_how_much_wheat_a_player_has() -> None:
    table = auction(farmer("red", tile("wheat-field", 0, -1, side="back"), wheat=1), farmer("red"))
    table.play(0, "use wheat-field red 1")
    assert [table.view(viewer)["seats"][0]["wheat"] for viewer in (0, 1)] == [4, 4]


@pytest.mark.rule("KFF-WHEAT-3", "KFF-WHEAT-4", "KFF-WHEAT-5", "KFF-WHEAT-6", "KFF-WHEAT-8")
def test_wheat_gives_single_steps_within_a_transport() -> None:
    boat_2b = tile("summer-boat-2", 0, 1, side="back")
    table = auction(farmer("red", *WOOD, boat_2b, wheat=3), farmer("red"))
    assert "wheat" not in table.verbs(0)
    table.play(0, "use home-1 red 1", "wheat")
    assert (table.ask()["steps"], table.ask()["upgrades"]) == (3, 2)
    for _ in range(3):
        table.play(0, table.moves_of(0, "carry")[0])
    # All steps are used up, and wheat is there.
    table.play(0, "wheat").play(0, table.moves_of(0, "carry")[0]).play(0, "stop")
    assert (wheat(table), table.asked()) == (1, [1])
    assert ended(farmer("", tile("keyflower", 0, 1), wheat=5)).reasons(0, "score-transport") == {
        "keyflower": 1
    }


@pytest.mark.rule("KFF-TILE-5", "KFF-TILE-6", "KFF-WHEAT-5")
def test_the_paddocks_wheat_can_be_spent_in_its_own_transport() -> None:
    village = (tile("home-1", goods="wood"), *north("keywood"), tile("summer-boat-2", 0, 1, side="back"))
    # In the auction it serves the user's own village; boat 2b doubles all but the wheat.
    table = auction(farmer("red", *village), farmer("red"), lots=[lot("paddock")])
    table.play(0, "use paddock red 1")
    assert (wheat(table), table.ask()["steps"], table.ask()["upgrades"]) == (1, 2, 2)
    assert table.play(0, "wheat").ask()["steps"] == 3


@pytest.mark.rule("KFF-TILE-3", "KFF-TILE-4")
def test_the_farm_yard_offers_what_can_be_had() -> None:
    full = {f"home-1 {corner}": "pig" for corner in CORNERS}
    yard = [lot("farm-yard")]
    table = auction(farmer("red"), farmer("red"), lots=yard, herds=full).play(0, "use farm-yard red 1")
    # There is no field for a sheep at home.
    assert table.moves(0) == ["take wheat", "take random-skill"]
    assert table.why_not(0, "take sheep") == "KF-TILE-19"
    table = auction(farmer("red"), farmer("red"), lots=yard, herds=full, wheat_supply=0, stack="")
    assert table.play(0, "use farm-yard red 1").asked() == [1]
    # In the own village its own fields count, then those of the home tile.
    own = auction(farmer("red", tile("farm-yard", 0, -1)), farmer("red"), herds=full)
    assert "take sheep" in own.play(0, "use farm-yard red 1").moves(0)
    # Upgraded, the sheep comes first.
    back = auction(farmer("red"), farmer("red"), lots=[lot("farm-yard", side="back")])
    back.play(0, "use farm-yard red 1")
    assert (back.question(), wheat(back)) == ("place-animal", 0)
    back.first_answers("place-animal")
    assert (back.question(), wheat(back)) == ("draw-skill", 1)


@pytest.mark.rule("KFF-BOX-4", "KFF-TILE-10")
def test_wheat_pays_only_what_asks_for_wheat() -> None:
    shelter = tile("sheep-shelter", 1, -1, goods="gold*5 wood*5")
    boat_3a = tile("summer-boat-3", 0, 1)
    rows = (tile("home-1", goods="wood"), shelter, boat_3a, *north("ranch"))
    table = auction(farmer("red", *rows, wheat=1, skills="saw*3"), farmer("red")).play(0, "use home-1 red 1")
    assert table.why_not(0, "upgrade sheep-shelter") == "KF-UPGRADE-8"
    assert table.why_not(0, "upgrade ranch") == "KF-UPGRADE-8"
    rich = auction(farmer("red", *rows, wheat=2), farmer("red")).play(0, "use home-1 red 1")
    rich.play(0, "upgrade sheep-shelter")
    assert (wheat(rich), rich.goods("sheep-shelter")) == (0, {"gold": 5, "wood": 5})


@pytest.mark.rule("KFF-ORDER-1", "KFF-ORDER-2", "KFF-ORDER-4", "KFF-ORDER-5")
def test_every_won_turn_order_tile_pays_when_its_number_comes_up() -> None:
    lots = [lot("farm-turn-1", {1: "red"}), lot("farm-turn-3", {1: "blue"}), lot("turn-4", {0: "red"})]
    table = auction(*[farmer()] * 5, lots=lots).all_pass()
    assert (table.question(), table.asked(), wheat(table, 1)) == ("choose-boat", [1], 1)
    table.take_boats("keyflower")
    assert (table.question(), table.asked()) == ("place-animal", [1])
    table.turns("pasture pig home-2 left")
    # Tile 4 has no goods, tile 2 no winner.
    assert (table.question(), table.asked()) == ("choose-boat", [0])
    assert (herds(table), [wheat(table, who) for who in range(5)]) == (
        {"home-2 left": "pig"},
        [0, 1, 0, 0, 0],
    )


@pytest.mark.rule("KFF-BOAT-6", "KFF-BOAT-7", "KFF-BOAT-9")
def test_boat_6b_places_its_animals_at_home_in_the_order_the_owner_likes() -> None:
    boat = tile("summer-boat-6", 0, 2, side="back")
    one_free = {f"home-1 {corner}": "cow" for corner in CORNERS[1:]}
    for kind, other in (("pig", "sheep"), ("sheep", "pig")):
        seats = [farmer("", boat, winter="apothecary"), farmer(winter="scholar")]
        table = auction(*seats, season="summer", herds=one_free).all_pass().take_boats()
        assert sorted(table.moves(0)) == [
            "pasture pig home-1 bottom-left",
            "pasture sheep home-1 bottom-left",
        ]
        table.play(0, f"pasture {kind} home-1 bottom-left")
        assert herds(table)["home-1 bottom-left"] == kind
        assert [line["animal"] for line in table.log("no-pasture")] == [other]


@pytest.mark.rule("KFF-WINTER-6", "KFF-WINTER-7", "KFF-SCORE-8")
def test_hillside_counts_each_tile_of_its_field_once() -> None:
    table = ended(farmer("", tile("hillside", 1, -1)))
    grass = {row["tile"]: row["fields"] for row in table.data()["grass"]}
    assert grass["home-1"].count(grass["hillside"][0]) == 2
    assert table.reasons(0, "score-field-tiles") == {"hillside": 2}
    alone = ended(farmer("", tile("hillside", 5, 5)))
    assert alone.reasons(0, "score-field-tiles") == {"hillside": 1}


@pytest.mark.rule("KFF-SCORE-4", "KFF-WINTER-1")
def test_the_weaver_may_take_one_sheep_out_of_the_shelter() -> None:
    village = (tile("sheep-shelter", 1, -1), tile("weaver", 0, 1))
    assert ended(farmer("", *village), sheltered=4).points() == 3 + 3
    with_a_sheep = ended(farmer("", *village), sheltered=4, herds={"home-1 top-right": "sheep"})
    assert with_a_sheep.points() == 4 + 3


@pytest.mark.rule("KFF-SCORE-9", "KFF-SCORE-10")
def test_the_marker_is_one_animal_in_any_field() -> None:
    dairy = tile("dairy", 0, 1)
    pigs = {f"home-1 {corner}": "pig" for corner in CORNERS}
    table = ended(farmer("", dairy), first=0, herds=pigs)
    rows = field_reasons(table)
    assert [(name, points) for name, points in rows.items() if "purple" in name] == [
        ("home-1 bottom-left cow purple", 7)
    ]


@pytest.mark.rule("KFF-BOAT-2", "KFF-BOAT-3", "KFF-BOAT-4", "KFF-SCORE-11", "KFF-SCORE-12")
def test_boat_5b_exchanges_wheat_and_resources_both_ways() -> None:
    boat_5b = tile("summer-boat-5", 0, 1, side="back")
    bakery, jeweller = tile("bakery", 1, 1), tile("jeweller", 2, 1)
    home = tile("home-1", goods="wood stone")
    # Two wheat and a skill, and two resources and a skill.
    table = ended(farmer("", home, boat_5b, bakery, wheat=2, skills="saw saw"))
    assert table.points() == 8
    assert ended(farmer("", boat_5b, jeweller, wheat=4)).points() == 8
    # Wheat stays off the yard; with and without the boat the marker may be a wheat.
    yard = tile("timber-yard", 0, -1, side="back")
    assert ended(farmer("", boat_5b, yard, wheat=4)).points() == 4
    full = {f"home-1 {corner}": "sheep pig cow" for corner in CORNERS}
    granary = tile("granary", 5, 5)
    fields = ended(farmer("", granary, wheat=1), herds={**full, "granary left": "sheep pig cow"}).points()
    herded = {**full, "granary left": "sheep pig cow"}
    assert ended(farmer("", granary, wheat=1), first=0, herds=herded).points() == fields + 3


@pytest.mark.rule("KFF-SETUP-8")
def test_the_farmers_tiles_replace_base_tiles_1_to_3() -> None:
    words = ["farm-turn-1", "farm-turn-2", "farm-turn-3", "turn-4"]
    assert [orders_of(players, MODULES) for players in (2, 3, 4, 5, 6)] == [
        words[:1],
        words[:2],
        words[:3],
        words,
        words,
    ]


@pytest.mark.rule("KFF-SCORE-5", "KFF-SCORE-6", "KFF-SCORE-7", "KFF-SCORE-8")
def test_a_field_counts_for_its_animals_and_for_hillside() -> None:
    table = extending(
        farmer(to_place="hillside"), farmer(), season="winter", first=1, herds={"home-1 top-right": "cow pig"}
    )
    table.play(0, table.moves_of(0, "place hillside home-1 upper-right")[0])
    assert sorted(field_reasons(table).values()) == [2, 3]
    assert table.reasons(0, "score-field-tiles") == {"hillside": 2}


@pytest.mark.rule("KFF-SCORE-1", "KFF-SCORE-2")
def test_flipper_turns_a_tile_after_the_shelter_is_counted() -> None:
    shelter = tile("sheep-shelter", 1, -1)
    # The home tile is upgraded already: nothing is left to turn over but the shelter, for nothing.
    village = (tile("home-1", side="back"), shelter, tile("flipper", 0, 1))
    table = ended(farmer("", *village), sheltered=6)
    assert (table.reasons(0, "score-sheep"), table.reasons(0, "free-upgrade")) == ({"sheep-shelter": 6}, {})
