"""The greedy bot with the sets of Keyflower: positions in which the right deed is plain."""

from __future__ import annotations

from typing import cast

import pytest

from artel.bots.keyflower.boats import quay_of
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.moves import TILE
from artel.games.keyflower.state import KeyflowerState
from artel.kernel.game import Rng
from tests.games.keyflower import positions
from tests.games.keyflower.celeste import tables as celeste
from tests.games.keyflower.farmers import farm
from tests.games.keyflower.farmers.farm import farmer
from tests.games.keyflower.merchants import bargaining, building
from tests.games.keyflower.merchants.bargaining import holding
from tests.games.keyflower.positions import GAME, Table, lot, seat, tile

CELESTE = ("base", "key-celeste")
Village = list[dict[str, object]]


def answer(table: Table, seed: object = 1) -> str:
    """What the bot does, told by its view alone."""
    who = table.asked()[0]
    return GAME.verbs.text(KeyflowerGreedy().choose(GAME.view(table.state, who), Rng(f"{seed}")))


def answers(table: Table, until: str = "turn") -> list[str]:
    """What it does one after the other, up to the next question of a kind."""
    found: list[str] = []
    while table.question() != until:
        found.append(answer(table))
        table.turns(found[-1]).chance()
    return found


def value_of(table: Table, who: int = 0) -> TurnValue:
    return TurnValue(cast(KeyflowerState, table.state), who, Weights())


# Contracts.


def merchant(season: str, *contracts: int, open: tuple[int, ...] = (), **holds: str) -> Table:
    """Seat 0 has used a merchant in its village, and is asked which contract it takes."""
    village = [tile("home-1", goods=holds.get("goods", "")), tile("merchant", 0, -1)]
    own = holding(seat("red*2", *village, skills=holds.get("skills", "")), *contracts)
    return bargaining.auction(own, seat("blue"), season=season, open=open).play(0, "use merchant red 1")


@pytest.mark.parametrize("season", ["spring", "autumn", "winter"])
def test_of_the_open_contracts_it_takes_the_one_it_can_fill(season: str) -> None:
    for number, held in ((13, {"skills": "saw", "goods": "wood"}), (25, {"goods": "iron*3"})):
        table = merchant(season, open=(13, 25, 26), **held)
        assert answer(table) == f"contract contract-{number}"


def test_a_second_contract_does_not_count_on_the_pieces_of_the_first() -> None:
    """Saw and wood are for the contract it has; the other it can fill besides."""
    table = merchant("autumn", 13, open=(16, 22, 25), skills="saw", goods="wood iron*3")
    assert answer(table) == "contract contract-25"


def test_a_closed_contract_where_nothing_open_can_be_filled() -> None:
    table = merchant("summer", open=(4, 5, 6), skills="saw pickaxe", goods="wood stone iron")
    assert answer(table) == "closed"


def test_a_contract_that_cannot_be_filled_any_more_is_traded_in() -> None:
    own = holding(seat("", tile("home-1")), 26)
    table = bargaining.auction(own, seat("blue"), season="winter")
    assert answer(table) == "trade contract-26 gold"


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_a_contract_for_which_everything_is_there_is_kept(season: str) -> None:
    own = holding(seat("", tile("home-1", goods="wood"), skills="saw"), 13)
    table = bargaining.auction(own, seat("blue"), season=season)
    assert answer(table) == "pass"


def test_with_a_muleteer_what_cannot_be_filled_is_kept_too() -> None:
    for village, expected in (([], "trade contract-26 gold"), ([tile("muleteer", 0, -1)], "pass")):
        own = holding(seat("", tile("home-1"), *village), 26)
        assert answer(bargaining.auction(own, seat("blue"), season="winter")) == expected


def test_a_contract_is_traded_for_the_piece_an_upgrade_wants() -> None:
    """Two skills are not to be had in autumn any more; one turns the mine over."""
    village = [tile("home-1"), tile("key-mine", 0, -1)]
    own = holding(seat("red*2", *village), 21)
    table = bargaining.auction(own, seat("blue"), season="autumn").play(0, "use home-1 red 1")
    assert answers(table)[:2] == ["trade contract-21 anvil", "upgrade key-mine"]


def test_contracts_make_white_wind_ii_the_best_boat() -> None:
    values = []
    for contracts in ((), (13, 24)):
        own = holding(seat("", tile("home-1", goods="wood stone*3"), skills="saw"), *contracts)
        table = bargaining.auction(own, seat("blue"), season="winter", boats=("keyflower", "white-wind-ii"))
        s = cast(KeyflowerState, table.state)
        values.append(quay_of(s, 0, Weights()).boat(1))
    assert values == [0.0, 6.0]


# Boats II, cabins and extensions.


def test_the_tile_of_ten_points_is_extended() -> None:
    tiles = [tile("home-1", goods="wood"), building.KEYWOOD, tile("forge", 0, -2, side="back")]
    table = building.transport(*tiles, modules=building.MODULES)
    lines = answers(table)
    assert lines[0].startswith("extend forge")
    assert building.extensions_of(table).popitem()[1] == "forge"


def test_an_extension_is_paid_with_what_is_missed_least() -> None:
    """A skill of which there are many, not the last worker of a colour that counts."""
    table = building.transport(workers="red*2", skills="saw*4", modules=building.MODULES)
    assert answer(table).startswith("extend keywood red-")


def test_nothing_is_extended_that_scores_nothing() -> None:
    """The alehouse has no points, but a builder counts every extension."""
    for season, more, extends in (("autumn", [], False), ("winter", [tile("builder", 9, 9)], True)):
        tiles = [tile("home-1"), tile("alehouse", 0, -1, side="back"), *more]
        table = building.transport(*tiles, modules=building.MODULES, season=season)
        assert answer(table).startswith("extend alehouse") == extends


def test_a_cabin_makes_the_use_of_a_home_better() -> None:
    village = [tile("home-1"), building.KEYWOOD, tile("forge", 0, -2, side="back")]
    values = []
    for cabins in (0, 1):
        own = seat("red*6", *village, cabins=cabins)
        table = positions.auction(own, seat("blue"), modules=building.MODULES, season="autumn")
        values.append(value_of(table).gain(TILE.index["home-1"]))
    assert values[1] > values[0] + 1


def test_the_load_of_boats_ii_counts() -> None:
    boats = ["keyflower-ii", "sea-bastion-ii"]
    for freight, best in ((("gold", ""), 0), (("", "cabin"), 1)):
        table = positions.auction(
            seat(), seat(), modules=building.MODULES, boats=boats, data=building.freight(*freight)
        )
        s = cast(KeyflowerState, table.state)
        values = [quay_of(s, 0, Weights()).boat(place) for place in range(2)]
        assert values[best] > values[1 - best]


# Animals and wheat.


def test_an_animal_too_many_is_driven_to_a_field_that_has_none_of_its_kind() -> None:
    table = farm.auction(
        farmer("red*9"), farmer("blue*3"), season="winter", herds={"home-1 left": "pig*2"}
    ).play(0, "use home-1 red 1")
    assert answer(table).startswith("drive pig home-1 left")


def test_the_last_animal_of_a_field_stays() -> None:
    table = farm.auction(
        farmer("red*9"), farmer("blue*3"), season="winter", herds={"home-1 left": "pig"}
    ).play(0, "use home-1 red 1")
    assert answer(table) == "stop"


@pytest.mark.parametrize(("season", "pairs"), [("spring", True), ("autumn", False)])
def test_animals_are_paired_while_they_may_still_breed(season: str, pairs: bool) -> None:
    """In spring a second pig joins the first; in autumn it stands in a field of its own."""
    table = farm.auction(
        farmer("red*9"), farmer("blue*3"), season=season, herds={"home-1 left": "pig"},
        lots=[lot("pigsty")],
    ).play(0, "use pigsty red 1")  # fmt: skip
    assert table.question() == "place-animal"
    assert (answer(table) == "pasture pig home-1 left") == pairs


def test_wheat_is_spent_where_a_step_is_worth_it() -> None:
    """Three pigs, one step and a wheat: in winter both go to fields of their own."""
    table = farm.auction(
        farmer("red*9", wheat=1), farmer("blue*3"), season="winter", herds={"home-1 left": "pig*3"}
    ).play(0, "use home-1 red 1")
    assert [line.split()[0] for line in answers(table)] == ["drive", "wheat", "drive"]


def test_wheat_is_kept_where_a_granary_pays_more() -> None:
    table = farm.auction(
        farmer("red*9", tile("granary", 9, 9), wheat=2), farmer("blue*3"), season="winter",
        herds={"home-1 left": "sheep*3"},
    ).play(0, "use home-1 red 1")  # fmt: skip
    assert [line.split()[0] for line in answers(table)] == ["drive", "stop"]


def test_sheep_go_onto_an_upgraded_shelter() -> None:
    village = [tile("keywood", 0, -1), tile("sheep-shelter", -1, -1, side="back")]
    table = farm.auction(
        farmer("red*9", *village), farmer("blue*3"), season="winter", herds={"keywood left": "sheep*3"}
    ).play(0, "use home-1 red 1")
    assert answer(table) == "shelter"


@pytest.mark.parametrize(
    ("word", "animals"), [("weaver", "sheep"), ("truffle-orchard", "pig"), ("dairy", "cow")]
)
def test_winter_tiles_are_wanted_by_whoever_has_their_animals(word: str, animals: str) -> None:
    values = []
    for herds in ({}, {"home-1 left": animals, "home-1 top-left": animals}):
        table = farm.auction(farmer("red*3"), farmer(), season="winter", herds=herds, lots=[lot(word)])
        values.append(value_of(table).lot(TILE.index[word]))
    assert values[1] > values[0] + 3


def test_a_turn_order_tile_is_worth_its_goods() -> None:
    table = farm.auction(farmer("red*3"), farmer(), season="autumn")
    plain = positions.auction(seat("red*3"), seat(), season="autumn")
    goods = value_of(table).lot(TILE.index["farm-turn-1"])
    assert goods > value_of(plain).lot(TILE.index["turn-1"])


def test_wheat_and_animals_at_the_end_of_seasons_make_boat_6_dear() -> None:
    for side in ("front", "back"):
        lots = [lot("summer-boat-6", side=side)]
        early = farm.auction(farmer("red*3"), farmer(), season="summer", lots=lots)
        late = farm.auction(farmer("red*3"), farmer(), season="winter", lots=lots)
        boat = TILE.index["summer-boat-6"]
        assert value_of(early).lot(boat) > value_of(late).lot(boat) + 0.5


# The ghost.


def test_a_fat_bid_is_scared_away() -> None:
    table = celeste.bidding(
        seat(""), seat("red"), seat("red"), of=0, season="summer", modules=CELESTE, passes=2,
        lots=(lot("keywood", {1: "red"}), lot("miner", {1: "blue*5"})),
    )  # fmt: skip
    assert answer(table) == "scare miner"


def test_a_single_worker_is_left_alone_while_bids_may_grow() -> None:
    table = celeste.bidding(
        seat("red"), seat("red*5"), seat("red*5"), of=0, season="summer", modules=CELESTE,
        lots=(lot("keywood", {1: "red"}),),
    )  # fmt: skip
    assert not answer(table).startswith("scare")


def test_a_tile_that_it_wants_itself_is_not_given_away() -> None:
    """It takes the workers of another bid of the same size, or bids."""
    table = celeste.bidding(
        seat("red*6"), seat("red"), of=0, season="winter", modules=CELESTE,
        lots=(lot("keythedral", {1: "red*2"}), lot("scribes", {1: "red*2"})),
    )  # fmt: skip
    assert answer(table) in ("bid keythedral red 3", "scare scribes")


def test_a_ghost_that_scores_is_not_spent_on_a_worker_in_winter() -> None:
    lots = (lot("keythedral", {1: "red"}), lot("key-celeste", {0: "blue"}))
    table = celeste.bidding(
        seat(""), seat("red"), of=0, season="winter", modules=CELESTE, passes=1, lots=lots
    )
    assert answer(table) == "pass"


def test_key_celeste_is_wanted_in_every_season_and_most_in_winter_by_whoever_kept_the_ghost() -> None:
    tile_number = TILE.index["key-celeste"]
    values = {}
    for season, of in (("spring", None), ("summer", None), ("autumn", None), ("winter", None), ("winter", 0)):
        table = celeste.bidding(seat("red*3"), seat("red"), of=of, season=season, modules=CELESTE, first=1)
        values[season, of] = value_of(table).lot(tile_number)
    assert min(values.values()) > 1
    assert values["winter", 0] > values["winter", None] + 1


# Promo tiles.


def test_the_sorcerer_uses_the_best_tile_in_reach() -> None:
    modules = ("base", "sorcerer")
    village = [tile("sorcerer", 0, -1), tile("gold-mine", 0, -2), tile("keywood", -1, -1)]
    table = positions.auction(seat("red*3", *village), seat("blue"), modules=modules, season="autumn")
    values = value_of(table)
    best = max(values.gain(TILE.index[word]) for word in ("gold-mine", "keywood", "home-1"))
    assert values.gain(TILE.index["sorcerer"]) == pytest.approx(best)
    assert answer(table.play(0, "use sorcerer red 1")) == "enchant gold-mine"


@pytest.mark.parametrize(
    ("name", "village"),
    [
        ("the-glade", [tile("mason", 0, -1), tile("smelter", 0, -2)]),
        ("talton-lodge", [tile("tavern", 0, -1), tile("brewer", 0, -2)]),
        ("delivery-man", [tile("keywood", 0, -1), tile("keystone-quarry", 0, -2)]),
    ],
)
def test_promo_tiles_are_wanted_by_whoever_has_what_they_count(name: str, village: Village) -> None:
    season = {"talton-lodge": "autumn"}.get(name, "winter")
    values = []
    for tiles in ([], village):
        table = positions.auction(
            seat("red*3", *tiles), seat("blue"), modules=("base", name), season=season, lots=[lot(name)]
        )
        values.append(value_of(table).lot(TILE.index[name]))
    assert values[1] > values[0] + 0.5


def test_a_worker_or_a_skill_of_the_storyteller_is_chosen_by_need() -> None:
    """In winter a skill counts for nothing, unless the scholar wants one more."""
    for winter, expected in (("", "take random-worker"), ("scholar", "take random-skill")):
        village = [tile("storyteller", 0, -1), *([tile(winter, 9, 9)] if winter else [])]
        table = positions.auction(
            seat("red*4", *village, skills="saw pickaxe"), seat("blue"), modules=("base", "storyteller"),
            season="winter", stack="anvil*3",
        ).play(0, "use storyteller red 1")  # fmt: skip
        assert answer(table) == expected
