"""What the promo tiles score, and that pieces are shared out among them as well as can be."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from artel.games.keyflower.scoring.best import best_allocation, best_score
from artel.games.keyflower.scoring.final import holdings_of
from artel.games.keyflower.state import KeyflowerState
from tests.games.keyflower.positions import Table, auction, ended, seat, tile
from tests.games.keyflower.promos.tables import around, at_home
from tests.games.keyflower.scoring.test_demands import check_rows, oracle


def pieces(table: Table) -> dict[str, int]:
    return table.reasons(0, "pieces")


# Emporium and monument.


@pytest.mark.rule("KFP-EMPORIUM-2")
@pytest.mark.parametrize(
    ("workers", "points"),
    [("green", 0), ("green blue", 0), ("green blue red", 3), ("green*3", 3), ("green*2 blue*4", 6),
     ("green*5 red", 6), ("blue*9", 0)],
)  # fmt: skip
def test_emporium(workers: str, points: int) -> None:
    assert pieces(ended(seat(workers, at_home("emporium")))) == ({"emporium": points} if points else {})


@pytest.mark.rule("KFP-EMPORIUM-3")
def test_a_worker_counts_for_the_emporium_or_elsewhere() -> None:
    village = [at_home("emporium"), tile("white-wind", 0, 2)]
    assert pieces(ended(seat("green blue*2 red", *village))) == {"emporium": 3, "white-wind": 1}
    market = [at_home("emporium"), tile("key-market", 0, 2)]
    # Two green workers at the market are worth more than a set that takes both of them.
    assert pieces(ended(seat("green*2 red", *market))) == {"key-market": 4}
    assert pieces(ended(seat("green*2 red*2", *market))) == {"emporium": 3, "key-market": 2}


@pytest.mark.rule("KFP-MONUMENT-2", "KFP-MONUMENT-3")
@pytest.mark.parametrize(
    ("goods", "monument", "gold"),
    [("gold", 0, 1), ("gold wood stone", 4, 0), ("gold*3", 4, 0), ("gold*2 wood*4", 8, 0), ("wood*9", 0, 0),
     ("gold*4", 4, 1)],
)  # fmt: skip
def test_monument(goods: str, monument: int, gold: int) -> None:
    table = ended(seat("", tile("home-1", goods=goods), at_home("monument")))
    assert pieces(table) == ({"monument": monument} if monument else {})
    assert table.reasons(0, "gold") == ({"gold": gold} if gold else {})


@pytest.mark.rule("KFP-MONUMENT-4")
def test_what_counts_on_a_yard_does_not_count_for_the_monument() -> None:
    yard = tile("timber-yard", 0, 2, goods="wood*2")
    table = ended(seat("", tile("home-1", goods="gold"), at_home("monument"), yard))
    assert "monument" not in pieces(table)
    # What lies there of another type is free.
    stone = tile("timber-yard", 0, 2, goods="stone*2")
    assert pieces(ended(seat("", tile("home-1", goods="gold"), at_home("monument"), stone)))["monument"] == 4


WINTER = ("emporium", "monument", "apothecary", "craftsmans-guild", "jeweller", "key-market", "mercers-guild",
          "village-hall", "watermill", "windmill")  # fmt: skip
BOATS = ("white-wind", "summer-boat-3")


@pytest.mark.parametrize("batch", range(4))
def test_the_solver_equals_the_integer_program(batch: int) -> None:
    chance = random.Random(f"promos {batch}")
    for number in range(40):
        table = rich(chance)
        state = cast(KeyflowerState, table.state)
        expected = oracle(holdings_of(state, 0))
        assert best_score(holdings_of(state, 0)) == expected, (batch, number)
        sheet = best_allocation(holdings_of(state, 0))
        assert sheet.points == expected
        check_rows(sheet, holdings_of(state, 0))


def rich(chance: random.Random) -> Table:
    """Emporium and monument beside others that want the same pieces, yards included."""
    words = ["emporium", "monument", *chance.sample(WINTER[2:], chance.randint(0, 6))]
    words += [word for word in BOATS if chance.random() < 0.3]
    goods = {good: chance.randint(0, 5) for good in ("wood", "stone", "iron", "gold")}
    row = [tile(word, 0, 1 + at, side="back") for at, word in enumerate(words)]
    yards = [
        tile(word, 1, at, goods=f"wood*{chance.randint(0, 3)} gold*{chance.randint(0, 2)}")
        for at, word in enumerate(("timber-yard", "barn"))
        if chance.random() < 0.4
    ]
    home = tile("home-1", goods=" ".join(f"{good}*{count}" for good, count in goods.items() if count))
    workers = {colour: chance.randint(0, 6) for colour in ("blue", "red", "yellow", "green")}
    behind = " ".join(f"{colour}*{count}" for colour, count in workers.items() if count)
    return ended(seat(behind, home, *row, *yards), first=chance.randint(0, 1))


# What looks at the village.


@pytest.mark.rule("KFP-DEVELOPER-1")
def test_no_worker_is_placed_on_the_developer() -> None:
    table = auction(seat("red", at_home("developer")), seat())
    assert table.moves_of(0, "use developer") == []
    assert table.why_not(0, "use developer red 1") == "KFP-DEVELOPER-1"


@pytest.mark.rule("KFP-DEVELOPER-2", "KFP-DEVELOPER-3")
@pytest.mark.parametrize(("side", "unit"), [("front", 2), ("back", 3)])
def test_developer_counts_the_upgrade_symbols_beside_it(side: str, unit: int) -> None:
    own = at_home("developer", side=side)
    assert symbols(own) == unit
    assert symbols(own, *around("stable", "farrier", "keywood")) == 3 * unit
    upgraded = around("stable", "farrier", "wainwright", back="stable farrier")
    assert symbols(own, *upgraded) == (1 + 2 + 2 + 2) * unit
    # Not beside it, and boat 2b doubles nothing here.
    assert symbols(own, tile("stable", 0, 3), *around("summer-boat-2", back="summer-boat-2")) == unit


def symbols(*village: dict[str, Any]) -> int:
    return ended(seat("", *village)).reasons(0, "score-upgrades-beside").get("developer", 0)


@pytest.mark.rule("KFP-DEVELOPER-4")
def test_flipper_may_turn_over_the_developer_or_what_lies_beside_it() -> None:
    home, boat = tile("home-1", side="back"), tile("flipper", 0, -1)
    # The home and a stable: two symbols, one point more for each when the developer is turned; the stable
    # turned over has a symbol more and five points printed.
    table = ended(seat("", home, boat, at_home("developer"), *around("stable")))
    assert table.reasons(0, "free-upgrade") == {"flipper": 5 + 2}
    alone = ended(seat("", home, boat, at_home("developer"), *around("stable", back="stable")))
    assert alone.reasons(0, "free-upgrade") == {"flipper": 3}


@pytest.mark.rule("KFP-BEEKEEPER-2")
def test_beekeeper_scores_2_for_each_tile_beside_it() -> None:
    own = at_home("beekeeper")
    assert ended(seat("", own)).reasons(0, "score-adjacent") == {"beekeeper": 2}
    full = around("keywood", "well", "turn-1", "summer-boat-1", "keythedral")
    assert ended(seat("", own, *full)).reasons(0, "score-adjacent")["beekeeper"] == 12


SEASONS = ("keywood", "tavern", "summer-boat-1", "well", "keythedral")


@pytest.mark.rule("KFP-GLADE-2")
def test_the_glade_scores_5_for_each_summer_tile_beside_it() -> None:
    table = ended(seat("", at_home("the-glade"), *around(*SEASONS)))
    assert table.reasons(0, "score-summer-beside") == {"the-glade": 10}
    assert ended(seat("", at_home("the-glade"))).reasons(0, "score-summer-beside") == {}


@pytest.mark.rule("KFP-GLADEWINTER-2")
def test_the_glade_in_winter_scores_3_for_each_winter_tile_beside_it() -> None:
    beside = around("keythedral", "the-glade", "flipper", "turn-1", "tavern")
    table = ended(seat("", at_home("the-glade-in-winter"), *beside))
    assert table.reasons(0, "score-winter-beside") == {"the-glade-in-winter": 6}


# Keyside.


@pytest.mark.rule("KFP-KEYSIDE-2", "KFP-KEYSIDE-3")
def test_keyside_brings_three_of_each_onto_itself_before_the_scoring() -> None:
    table = auction(seat("", at_home("keyside")), seat(), season="winter").all_pass().take_boats()
    table.first_answers("place-tiles")
    assert table.question() is None
    assert table.goods("keyside") == {"wood": 3, "stone": 3, "iron": 3, "gold": 3}
    assert table.reasons(0, "gold") == {"gold": 3}


@pytest.mark.rule("KFP-KEYSIDE-2")
def test_keyside_won_in_the_last_winter_brings_what_there_is_once_it_is_placed() -> None:
    village = [tile("timber-yard", 0, -1)]
    table = auction(seat("", *village, to_place="keyside"), seat(), season="winter", supply="wood*2 gold*5")
    table.all_pass().take_boats()
    assert (table.question(), table.pieces("supply")) == ("place-tiles", {"wood": 2, "gold": 5})
    table.first_answers("place-tiles")
    assert table.goods("keyside") == {"wood": 2, "gold": 3}
    # It reaches no yard.
    assert pieces(table) == {}


@pytest.mark.rule("KFP-KEYSIDE-2")
def test_keyside_brings_nothing_in_other_seasons() -> None:
    table = auction(seat("", at_home("keyside")), seat(), season="autumn").all_pass().take_boats()
    assert table.goods("keyside") == {}


@pytest.mark.rule("KFP-KEYSIDE-4")
def test_the_river_of_keyside_joins_boats_and_it_is_none_itself() -> None:
    village = [at_home("keyside"), tile("sea-breese", 0, 2), tile("summer-boat-1", 0, 3)]
    assert ended(seat("", *village)).reasons(0, "score-river") == {"sea-breese": 4}
    assert ended(seat("", tile("sea-breese", 0, 1), tile("keyside", 0, 2))).reasons(0, "score-river") == {
        "sea-breese": 2
    }


# Delivery man.


def walked(*village: dict[str, Any]) -> int:
    return ended(seat("", *village)).reasons(0, "score-walk")["delivery-man"]


@pytest.mark.rule("KFP-DELIVERY-2")
def test_delivery_man_counts_the_tiles_of_the_best_walk_with_his_own() -> None:
    # His road leads up to the home; beyond it two branches begin, and the longer one counts.
    own = tile("delivery-man", -1, 1)
    assert walked(tile("delivery-man", 0, 1, 0)) == 1
    assert walked(own) == 2
    branches = [tile("keywood", 0, -1), tile("gold-mine", 0, -2), tile("workshop", 1, 0)]
    assert walked(own, *branches) == 4


@pytest.mark.rule("KFP-DELIVERY-2")
def test_a_walk_goes_around_a_ring_and_takes_no_road_twice() -> None:
    # Home, alehouse and stable form a ring: all of it is seen, and one may end anywhere on it.
    ring = [tile("alehouse", 0, -1, 5), tile("stable", 1, -1, 1)]
    own = tile("delivery-man", -1, 1)
    assert walked(own, *ring) == 4


@pytest.mark.rule("KFP-DELIVERY-3")
def test_only_roads_that_meet_are_walked_and_boat_2a_opens_none() -> None:
    # The top of the home is a road, the well above it has a field there.
    village = [tile("delivery-man", -1, 1), tile("well", 0, -1), tile("summer-boat-2", 5, 5)]
    assert walked(*village) == 2
