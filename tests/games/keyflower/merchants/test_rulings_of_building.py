"""The rulings on boats II, cabins, extensions, the tie-break and the variants, one test each."""

from __future__ import annotations

import pytest

from artel.kernel.game import Rng
from tests.games.keyflower import positions
from tests.games.keyflower.merchants.building import (
    BOATS_II,
    KEYWOOD,
    MODULES,
    built,
    extensions_of,
    freight,
    transport,
)
from tests.games.keyflower.positions import (
    FACTS,
    GAME,
    Table,
    auction,
    ended,
    lot,
    opening,
    season_start,
    seat,
    tile,
)


@pytest.fixture(autouse=True)
def merchants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are positions of the game with The Merchants."""
    monkeypatch.setattr(positions, "MODULES", MODULES)


def back(word: str) -> int:
    return int(FACTS[word]["points"][1])


HOME = tile("home-1", side="back")


@pytest.mark.rule("KFM-SETUP-3")
def test_boats_ii_are_loaded_in_order_as_far_as_pieces_go() -> None:
    """Ruling 0308: by the order of the boats, and a green worker from the supply alone."""
    seats = [seat()] * 6
    scarce = {"supply": "wood", "green": 0, "data": {"cabins_left": 1}}
    table = season_start(*seats, season="summer", boats=BOATS_II, bag="green*9 red*60", **scarce).chance()
    assert table.data()["freight"] == [{}, {"cabin": 1}, {}, {}, {}, {}]
    workers = table.boat("flipper-ii")["workers"]
    assert sum(workers.values()) == FACTS["flipper-ii"]["load"]["summer"]["workers"]


@pytest.mark.rule("KFM-BOAT-9")
@pytest.mark.rule("KFM-BOAT-10")
def test_sea_bastion_ii_is_exchanged_at_once_for_any_boat_not_in_play() -> None:
    """Ruling 0309: before the next player chooses; openly; also for the other of its name, whatever the
    number of players; with variant A too."""
    loads = {"sea-bastion-ii": "red*2"}
    table = auction(
        seat(), seat(), season="autumn", boats=BOATS_II[:2], loads=loads, options={"merchants-only": "yes"},
        data={**freight("", "cabin"), "cabins_left": 3},
    ).all_pass()  # fmt: skip
    table.play(0, "take-boat sea-bastion-ii")
    assert (table.asked(), table.question()) == ([0], "exchange-boat")
    assert (table.workers(0), table.data()["seats"][0]["cabins"]) == ({"red": 2}, 1)
    others = [*positions.BOATS, *BOATS_II[2:]]
    assert table.moves(0) == [f"exchange {boat}" for boat in others]
    table.play(0, "exchange sea-bastion")
    assert table.log("boat-exchanged") == [{"seat": 0, "start": "sea-bastion-ii", "goal": "sea-bastion"}]
    assert (table.asked(), table.moves(1)) == ([1], ["take-boat keyflower-ii"])
    redealt = Table(GAME.redeal(GAME.view(table.state, 1), Rng(1)))
    assert redealt.data()["boats"] == table.data()["boats"]


@pytest.mark.rule("KFM-CABIN-3")
@pytest.mark.rule("KFM-CABIN-5")
def test_cabins_give_symbols_to_every_user_and_boat_2b_doubles_those_of_its_owner() -> None:
    """Ruling 0310."""
    boat = tile("summer-boat-2", 0, 1, side="back")
    rich = [tile("home-1", goods="wood"), tile("keywood", 0, -1), tile("alehouse", 0, -2)]
    plain = seat("red*3", *rich, skills="saw*9")
    for first, second, upgrades in (
        (plain, seat(cabins=2), 3),
        (seat("red*3", *rich, boat, skills="saw*9"), seat(cabins=2), 6),
        (plain, seat("", boat, cabins=2), 3),
    ):
        table = auction(first, second).play(0, "use home-2 red 1")
        assert (table.ask()["upgrades"], table.ask()["steps"]) == (upgrades, 2 if upgrades == 6 else 1)


@pytest.mark.rule("KFM-EXT-3")
@pytest.mark.rule("KFM-EXT-4")
def test_a_symbol_serves_for_an_upgrade_or_an_extension_and_two_may_do_both_on_one_tile() -> None:
    """Ruling 0311: in any order, mixed with transport; the used tile itself too."""
    home = tile("home-1", goods="wood*4 stone")
    table = transport(home, tile("keywood", 0, -1), holds={"cabins": 1})
    table.play(0, "carry wood home-1 keywood", "upgrade home-1")
    assert (table.ask()["steps"], table.ask()["upgrades"]) == (0, 1)
    # The workers just placed bind the used tile.
    assert table.why_not(0, "extend home-1 blue-2") == "KFM-EXT-16"
    table.play(0, "extend home-1 red-3")
    assert extensions_of(table) == {"red-3": "home-1"}
    assert table.question() == "turn"


@pytest.mark.rule("KFM-EXT-5")
@pytest.mark.rule("KFM-EXT-6")
@pytest.mark.rule("KFM-EXT-8")
def test_every_upgraded_tile_of_the_own_village_carries_one_extension_the_home_too() -> None:
    """Ruling 0312: yards and tiles without points as well."""
    yard = tile("timber-yard", 1, -1, side="back", goods="wood")
    home = tile("home-1", side="back", goods="wood")
    winter = tile("keythedral", -1, 0, goods="wood")
    table = transport(home, KEYWOOD, yard, winter, tile("alehouse", 0, 1, goods="wood"))
    assert {line.split()[1] for line in table.moves_of(0, "extend")} == {"home-1", "keywood", "timber-yard"}


@pytest.mark.rule("KFM-EXT-12")
@pytest.mark.rule("KFM-EXT-13")
@pytest.mark.rule("KFM-EXT-14")
def test_an_extension_is_paid_with_one_worker_or_one_whole_beaten_bid() -> None:
    """Ruling 0313: the player chooses; green goes into the bag too; what cannot be paid is not offered."""
    lots = [
        lot("alehouse", {1: "blue*6", 0: "blue*5"}),
        lot("keystone-quarry", {1: "green*2", 0: "green"}),
        lot("peddler", {0: "yellow*2"}),
    ]
    village = (tile("home-1", goods="wood"), KEYWOOD)
    table = auction(seat("red blue", *village), seat(), lots=lots).play(0, "use home-1 red 1")
    words = {line.split()[2] for line in table.moves_of(0, "extend")}
    assert words == {"blue-1", "blue-2", "red-2", "yellow-2", "green-1"}
    table.play(0, "extend keywood red-2")
    assert table.moves(0) == ["pay-worker blue", "pay-bid alehouse", "pay-bid keystone-quarry"]
    assert table.why_not(0, "pay-bid peddler") == "KFM-EXT-13"
    table.play(0, "pay-bid keystone-quarry")
    assert (table.pieces("bag")["green"], table.workers(0)) == (1, {"blue": 1})


def test_whoever_is_asked_for_a_worker_has_one_in_every_state_dealt_anew() -> None:
    """Who asks for a blue extension has shown to have a blue worker, or a beaten bid."""
    village = (tile("home-1", goods="wood"), KEYWOOD)
    table = auction(seat("red*3 blue yellow", *village), seat("red*5 blue*4")).play(0, "use home-1 red 1")
    table.play(0, "extend keywood blue-1")
    view = GAME.view(table.state, 1)
    for seed in range(30):
        redealt = Table(GAME.redeal(view, Rng(seed)))
        assert redealt.workers(0)["blue"] >= 1
        assert redealt.moves(0) == ["pay-worker blue"]


@pytest.mark.rule("KFM-EXT-16")
@pytest.mark.rule("KFM-EXT-17")
@pytest.mark.rule("KFM-EXT-18")
def test_an_extension_follows_the_workers_there_and_binds_the_tile_from_then_on() -> None:
    """Ruling 0314: lying workers do not count; the numbers needed stay; 4b places any mix."""
    lying = tile("keywood", 0, -1, side="back", colour="red", workers="blue*2", last_use=2, goods="gold")
    boat = tile("summer-boat-4", 0, 1, side="back")
    table = transport(tile("home-1", goods="wood"), lying, workers="red*9 blue*5")
    assert {line.split()[2][:3] for line in table.moves_of(0, "extend")} == {"red"}
    table.play(0, "extend keywood red-3", "stop").play(1, "pass")
    assert table.moves_of(0, "use keywood blue") == []
    assert table.moves_of(0, "use keywood red") == ["use keywood red 3", "use keywood red 4"]
    # From the first worker of a later season on.
    bound = tile("keywood", 0, -1, side="back", colour="green")
    rows = [tile("home-1"), bound]
    other = seat("red blue green")
    free = auction(seat("", *rows), other, turn=1, data=built(green_1="keywood"))
    assert free.moves_of(1, "use keywood") == ["use keywood green 1"]
    mixed = auction(seat("red blue", *rows, boat), other, data=built(green_1="keywood"))
    mixed.play(0, "add blue 1", "use keywood red 1")
    assert (mixed.laid("keywood")["colour"], mixed.laid("keywood")["last_use"]) == ("green", 2)


@pytest.mark.rule("KFM-SCORE-2")
@pytest.mark.rule("KFM-SCORE-3")
def test_an_extension_doubles_the_printed_points_of_the_upgraded_side_alone() -> None:
    """Ruling 0315."""
    rows = [tile("well", 0, -1, side="back"), tile("barn", 0, -2, side="back", goods="iron*2")]
    on = built(red_3="well", blue_1="barn", yellow_1="home-1")
    plain, extended = ended(seat("", HOME, *rows)), ended(seat("", HOME, *rows), data=on)
    assert extended.points() - plain.points() == back("well") + back("home-1") + back("barn")
    assert extended.reasons(0, "pieces") == plain.reasons(0, "pieces")


@pytest.mark.rule("KFM-BOAT-14")
@pytest.mark.rule("KFM-TILE-11")
def test_flipper_iis_extension_counts_for_the_builder_and_may_have_any_colour() -> None:
    """Ruling 0316: with the builder any upgraded tile is worth 3 more, a yard too."""
    boat, builder = tile("flipper-ii", 0, 1), tile("builder", 1, 0)
    yard = tile("timber-yard", 0, -1, side="back", colour="blue")
    assert ended(seat("", yard, boat)).reasons(0, "free-extension") == {}
    assert ended(seat("", yard, boat, builder)).reasons(0, "free-extension") == {"flipper-ii": 3}
    extended = {**yard, "colour": "red"}
    best = ended(seat("", HOME, extended, boat, builder), data=built(red_1="timber-yard"))
    assert best.reasons(0, "free-extension") == {"flipper-ii": 5 + 3}
    assert best.reasons(0, "score-extensions") == {"builder": 3}


@pytest.mark.rule("KFM-TILE-10")
def test_the_artisan_counts_the_home_and_the_tile_that_flipper_turned() -> None:
    """Ruling 0317: 2 more on any tile; with an extension a tile counts once."""
    artisan, flipper = tile("artisan", 1, 0), tile("flipper", 0, 1)
    assert ended(seat("", HOME, artisan)).reasons(0, "score-upgraded") == {"artisan": 2}
    table = ended(seat("", HOME, artisan), data=built(red_1="home-1"))
    assert table.reasons(0, "score-upgraded") == {"artisan": 2}
    yard = tile("timber-yard", 0, -1, goods="wood*2")
    turned = ended(seat("", HOME, yard, artisan, flipper))
    assert turned.reasons(0, "free-upgrade") == {"flipper": 2}
    assert turned.reasons(0, "score-upgraded") == {"artisan": 2}
    plain = ended(seat("", HOME, yard, flipper))
    assert plain.reasons(0, "free-upgrade") == {}


@pytest.mark.rule("KFM-BOAT-13")
def test_sea_breese_ii_counts_the_village_tiles_of_winter_only() -> None:
    """Ruling 0320."""
    winter = [tile("windmill", 0, -1), tile("artisan", 0, -2), tile("keythedral", 1, -1)]
    others = [tile("turn-1", 1, 0), tile("summer-boat-1", 0, 2), tile("well", -1, 0)]
    table = ended(seat("", tile("sea-breese-ii", 0, 1), *winter, *others))
    assert table.reasons(0, "score-winter-tiles") == {"sea-breese-ii": 2 * 3}


@pytest.mark.rule("KFM-BOAT-17")
@pytest.mark.rule("KFM-BOAT-18")
@pytest.mark.rule("KFM-SCORE-11")
def test_ianvincible_ii_counts_symbols_and_cabins_and_boat_2b_doubles_the_sum() -> None:
    """Ruling 0321: an extension is no symbol, nor is the marker."""
    rows = [HOME, tile("ianvincible-ii", 0, 1), tile("stable", 0, -1)]
    kind = "score-upgrade-symbols"
    on = built(red_1="home-1")
    assert ended(seat("", *rows, cabins=2), first=0, data=on).reasons(0, kind) == {"ianvincible-ii": 2 * 4}
    boat = tile("summer-boat-2", 0, 2, side="back")
    assert ended(seat("", *rows, boat, cabins=2)).reasons(0, kind) == {"ianvincible-ii": 4 * 4}


@pytest.mark.rule("KFM-SCORE-14")
def test_equal_points_go_by_the_order_of_choosing_boats_in_winter() -> None:
    """Ruling 0322: for every place."""
    boats = ["keyflower", "ianvincible", "sea-bastion"]
    table = auction(*[seat()] * 3, season="winter", boats=["keyflower-ii", *boats[1:]], first=1).all_pass()
    table.take_boats("sea-bastion", "keyflower-ii", "ianvincible").first_answers("place-tiles")
    outcome = table.outcome()
    order = [choice["seat"] for choice in table.data()["boat_choices"]]
    assert order == [1, 2, 0]
    data = {**table.data(), "boats": [dict(row) for row in table.data()["boats"]]}
    assert outcome.scores == GAME.outcome(GAME.from_data(table.state.rules, data)).scores
    # Three villages that are worth the same.
    choices = [{"boat": boat, "seat": who} for boat, who in zip(boats, order, strict=True)]
    even = ended(
        *[seat("", tile(f"home-{n}", side="back")) for n in (1, 2, 3)], seat(), first=3,
        boats=[*boats, "flipper"], data={"boat_choices": choices},
    ).outcome()  # fmt: skip
    assert even.places[:3] == [3, 1, 2]
    assert [(tie.seats, tie.kind) for tie in even.ties] == [([0, 1, 2], "boat-order")]


@pytest.mark.rule("KFM-VARIANT-3")
def test_variant_a_puts_two_winter_tiles_of_the_merchants_in_and_the_third_only_with_five() -> None:
    """Ruling 0323."""
    for players in range(2, 7):
        for seed in range(6):
            table = opening(players, {"merchants-only": "yes"}).chance(seed)
            words = {word for row in table.data()["seats"] for word in row["winter"]}
            assert len(words & {"artisan", "builder", "muleteer"}) == (3 if players == 5 else 2)


@pytest.mark.rule("KFM-VARIANT-4")
@pytest.mark.rule("KFM-VARIANT-5")
def test_variant_b_shows_what_was_received_in_the_open() -> None:
    """Ruling 0324: drawn pieces are closed; what came from boats, home or the supply lies open."""
    options = {"open-screens": "yes", "green-start": "yes no"}
    table = opening(2, options).chance()
    assert [row["workers_shown"] for row in table.view(1)["seats"]] == [{"green": 1}, {}]
    lots = [lot("alehouse", {0: "blue", 1: "blue*2"})]
    village = [tile("home-1", workers="yellow"), tile("apprentice-hall", 0, -1)]
    loads = {"keyflower": "red saw"}
    table = auction(seat("green", *village), seat(), lots=lots, loads=loads, options=options)
    table.play(0, "use apprentice-hall green 1").chance().play(1, "pass").play(0, "pass").take_boats()
    row = table.view(1)["seats"][0]
    assert row["workers_shown"] == {"blue": 1, "yellow": 1, "green": 1, "red": 1}
    assert (row["skill_count"], row["skills_shown"]) == (2, {"saw": 1})


@pytest.mark.rule("KFM-VARIANT-6")
def test_variant_c_gives_a_green_worker_to_the_chosen_seats() -> None:
    """Ruling 0325: any number of seats, from the supply, besides the eight."""
    for chosen in ("no no", "yes no", "yes yes"):
        table = opening(2, {"green-start": chosen, "merchants-only": "yes"}).chance()
        greens = [1 if word == "yes" else 0 for word in chosen.split()]
        assert [table.workers(who).get("green", 0) for who in (0, 1)] == greens
        assert [row["worker_count"] for row in table.data()["seats"]] == [8 + green for green in greens]
        assert table.green() == 20 - sum(greens)


@pytest.mark.rule("KFM-BOAT-11")
@pytest.mark.rule("KFM-BOAT-12")
def test_keyflower_iis_gold_comes_on_the_home_tile_and_not_on_yards() -> None:
    """Ruling 0327: for a winter tile or 1 point each, not for a yard."""
    yard = tile("barn", 0, -1, side="back")
    boats = ["keyflower-ii", "sea-bastion"]
    table = auction(seat("", yard), seat(), season="winter", boats=boats, first=1).all_pass()
    table.take_boats("sea-bastion", "keyflower-ii")
    assert (table.goods("home-1"), table.goods("barn")) == ({"gold": 3}, {})
    table.first_answers("place-tiles")
    assert table.reasons(0, "gold") == {"gold": 3}
    jeweller = ended(seat("", tile("home-1", goods="gold*3"), tile("jeweller", 1, 0), yard))
    assert jeweller.reasons(0, "pieces") == {"jeweller": 6}
