"""Home, spring, summer and autumn tiles."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games.keyflower.words import GREEN
from artel.kernel.game import NATURE
from artel.kernel.state import held_by, in_flight
from tests.games.keyflower.positions import Table, auction, ended, lot, seat, tile


def use(
    word: str, side: str = "front", workers: str = "red", *, own: bool = False, skills: str = "", **piles: Any
) -> Table:
    """Seat 0 uses this tile, in the village of seat 1 or in its own, with one red worker."""
    there = tile(word, 0, -1, side=side)
    me = seat(workers, *([there] if own else []), skills=skills)
    return auction(me, seat("", *([] if own else [there])), season="winter", **piles).play(
        0, f"use {word} red 1"
    )


def draws(table: Table) -> int:
    """How many draws chance makes in a row."""
    count = 0
    while table.asked() == [NATURE]:
        table.nature(table.moves(NATURE)[0])
        count += 1
    return count


@pytest.mark.rule("KF-TILE-1")
@pytest.mark.parametrize(
    ("word", "side", "count"),
    [("alehouse", "front", 1), ("alehouse", "back", 2), ("inn", "front", 1), ("inn", "back", 3)],
)
def test_alehouse_and_inn_draw_workers(word: str, side: str, count: int) -> None:
    table = use(word, side)
    assert draws(table) == count
    assert sum(table.workers(0).values()) == count
    assert draws(use(word, side, bag="blue")) == 1


@pytest.mark.rule("KF-TILE-2")
@pytest.mark.parametrize(("side", "count"), [("front", 1), ("back", 2)])
def test_apprentice_hall_draws_skills(side: str, count: int) -> None:
    table = use("apprentice-hall", side)
    assert table.chances() == {"draw-skill saw": 16, "draw-skill pickaxe": 16, "draw-skill anvil": 16}
    assert draws(table) == count
    assert table.skills(0) == {"saw": count}


@pytest.mark.rule("KF-TILE-3")
@pytest.mark.parametrize(
    ("word", "good", "front", "back"),
    [
        ("barn", "iron", 1, 2),
        ("blacksmith", "iron", 2, 3),
        ("stone-yard", "stone", 2, 3),
        ("timber-yard", "wood", 2, 3),
    ],
)
def test_yards_score_for_the_resources_on_them(word: str, good: str, front: int, back: int) -> None:
    for side, each in (("front", front), ("back", back)):
        yard = tile(word, 0, -1, side=side, goods=f"{good}*3")
        assert ended(seat("", yard)).points() == 3 * each
    if word != "barn":
        wrong = "wood" if good != "wood" else "iron"
        assert ended(seat("", tile(word, 0, -1, goods=f"{wrong}*3"))).points() == 0


@pytest.mark.rule("KF-TILE-4")
@pytest.mark.parametrize(
    ("word", "goods", "points"),
    [
        # Six alone on the yard; the winter tile alone would bring less.
        ("jeweller", "gold*3", 9),
        ("mercers-guild", "wood*3", 9),
        ("watermill", "wood*3", 9),
        ("windmill", "wood*5", 15),
    ],
)
def test_a_resource_counted_on_a_yard_is_not_counted_elsewhere(word: str, goods: str, points: int) -> None:
    yard = tile("timber-yard", 0, -1, side="back", goods=goods)
    assert ended(seat("", yard, tile(word, 0, 1))).points() == points


@pytest.mark.rule("KF-TILE-5")
@pytest.mark.parametrize(("side", "count"), [("front", 2), ("back", 3)])
def test_brewer_turns_a_skill_into_workers(side: str, count: int) -> None:
    table = use("brewer", side, skills="saw anvil")
    assert table.moves(0) == ["pay-skill saw", "pay-skill anvil"]
    table.play(0, "pay-skill anvil")
    assert (table.skills(0), table.pieces("stack")["anvil"]) == ({"saw": 1}, 16)
    assert draws(table) == count
    short = use("brewer", side, skills="saw", bag="red").play(0, "pay-skill saw")
    assert (draws(short), short.skills(0), short.workers(0)) == (1, {}, {"red": 1})


@pytest.mark.rule("KF-TILE-6")
@pytest.mark.parametrize(
    ("word", "skill", "good"),
    [("carpenter", "saw", "wood"), ("mason", "pickaxe", "stone"), ("smelter", "anvil", "iron")],
)
def test_carpenter_mason_and_smelter_turn_a_skill_into_resources(word: str, skill: str, good: str) -> None:
    for side, made in (("front", good), ("back", "gold")):
        table = use(word, side, skills="saw pickaxe anvil")
        assert table.moves(0) == [f"pay-skill {skill}"]
        table.play(0, f"pay-skill {skill}")
        assert table.goods("home-1") == {made: 3}
        assert (skill not in table.skills(0), table.pieces("stack")[skill]) == (True, 16)
        short = use(word, side, skills=skill, supply=f"{made}*2").play(0, f"pay-skill {skill}")
        assert short.goods("home-1") == {made: 2}


@pytest.mark.rule("KF-TILE-6")
def test_another_skill_does_not_do() -> None:
    table = auction(seat("red", skills="anvil*3"), seat("", tile("mason", 0, -1)))
    assert table.moves_of(0, "use mason") == []
    assert table.why_not(0, "use mason red 1") is not None


@pytest.mark.rule("KF-TILE-7")
@pytest.mark.parametrize(("own", "place"), [(True, "carpenter"), (False, "home-1")])
def test_their_resources_lie_on_the_tile_in_the_own_village_otherwise_at_home(own: bool, place: str) -> None:
    table = use("carpenter", skills="saw", own=own).play(0, "pay-skill saw")
    assert table.goods(place) == {"wood": 3}


GREEN_TILES = [("fair", "red"), ("peddler", "yellow"), ("store", "blue")]


@pytest.mark.rule("KF-TILE-8")
@pytest.mark.parametrize(("word", "colour"), GREEN_TILES)
def test_fair_peddler_and_store_turn_a_worker_into_green_ones(word: str, colour: str) -> None:
    for side, count in (("front", 1), ("back", 2)):
        table = use(word, side, "red*2 blue yellow")
        assert table.moves(0) == [f"pay-worker {colour}"]
        before = table.pieces("bag")[colour]
        table.play(0, f"pay-worker {colour}")
        assert (table.workers(0)["green"], table.green()) == (count, 20 - count)
        assert table.pieces("bag")[colour] == before + 1
        assert sum(table.workers(0).values()) == 2 + count


@pytest.mark.rule("KF-TILE-8")
@pytest.mark.parametrize(("word", "colour"), GREEN_TILES)
def test_the_paid_worker_is_one_more_than_those_placed(word: str, colour: str) -> None:
    others = "red*2 blue yellow".replace("red*2", "red") if colour == "red" else "red*2"
    table = auction(seat(others), seat("", tile(word, 0, -1)))
    assert table.moves_of(0, f"use {word} red") == []
    assert table.why_not(0, f"use {word} red 1") == "KF-TILE-8"


@pytest.mark.rule("KF-TILE-9")
def test_a_beaten_bid_pays_whole() -> None:
    lots = [lot("windmill", {0: "yellow*3", 1: "yellow*4"}), lot("scholar", {0: "blue", 1: "blue*2"})]
    table = auction(seat("red yellow"), seat("", tile("peddler", 0, -1)), season="winter", lots=lots)
    table.play(0, "use peddler red 1")
    assert table.moves(0) == ["pay-worker yellow", "pay-bid windmill"]
    assert table.why_not(0, "pay-bid scholar") == "KF-TILE-9"
    table.play(0, "pay-bid windmill")
    assert (table.workers(0), table.bids("windmill")) == ({"yellow": 1, "green": 1}, {1: "yellow*4"})
    assert table.pieces("bag")["yellow"] == 40 - 1 - 7 + 3


@pytest.mark.rule("KF-TILE-9")
def test_a_leading_bid_does_not_pay() -> None:
    lots = [lot("windmill", {0: "yellow*3"})]
    table = auction(seat("red"), seat("", tile("peddler", 0, -1)), season="winter", lots=lots)
    assert table.moves_of(0, "use peddler") == []


@pytest.mark.rule("KF-TILE-10")
def test_missing_green_workers_are_not_taken_from_the_bag() -> None:
    table = use("peddler", "back", "red yellow", green=1, bag="green*4").play(0, "pay-worker yellow")
    assert (table.workers(0), table.pieces("bag")) == ({"green": 1}, {"green": 4, "yellow": 1})


@pytest.mark.rule("KF-TILE-11")
@pytest.mark.parametrize("word", ["home-2", "stable", "farrier", "wainwright"])
def test_transport_works_in_the_village_of_the_user(word: str) -> None:
    mine = [tile("home-1", goods="wood"), tile("keywood", 0, -1)]
    theirs = [tile("home-2", goods="iron"), tile("key-mine", 0, -1)]
    if word != "home-2":
        theirs.append(tile(word, 0, 1))
    me = seat("red", *mine, skills="saw anvil")
    table = auction(me, seat("", *theirs), season="winter").play(0, f"use {word} red 1")
    assert table.moves(0) == ["carry wood home-1 keywood", "upgrade keywood", "stop"]
    assert table.why_not(0, "carry iron home-2 key-mine") == "KF-TILE-11"
    assert table.why_not(0, "upgrade key-mine") == "KF-TILE-11"


@pytest.mark.rule("KF-TILE-12")
def test_the_transport_number_is_divided_among_types() -> None:
    rows = [tile("home-1", goods="wood iron gold"), tile("stable", 0, -1)]
    table = auction(seat("red", *rows), seat()).play(0, "use stable red 1")
    table.play(0, "carry wood home-1 stable", "carry gold home-1 stable")
    assert (table.goods("stable"), table.goods("home-1")) == ({"wood": 1, "gold": 1}, {"iron": 1})


@pytest.mark.rule("KF-TILE-13")
@pytest.mark.parametrize(
    ("word", "front", "back"),
    [("forge", 3, 10), ("goldsmith", 0, 7), ("sawmill", 3, 10), ("sculptor", 3, 10), ("well", 3, 7)],
)
def test_five_tiles_only_score(word: str, front: int, back: int) -> None:
    for side, points in (("front", front), ("back", back)):
        row = tile(word, 0, -1, side=side)
        assert ended(seat("", row)).points() == points
        assert auction(seat("red", row), seat()).why_not(0, f"use {word} red 1") == "KF-TILE-13"


MAKERS = {
    "gold-mine": ({"gold": 1}, {"gold": 2}),
    "key-mine": ({"iron": 1}, {"iron": 3}),
    "keystone-quarry": ({"stone": 1}, {"stone": 3}),
    "keywood": ({"wood": 1}, {"wood": 3}),
    "miner": ({"iron": 2}, {"iron": 1, "gold": 1}),
    "quarryman": ({"stone": 2}, {"stone": 1, "gold": 1}),
    "woodcutter": ({"wood": 2}, {"wood": 1, "gold": 1}),
}


@pytest.mark.rule("KF-TILE-14")
@pytest.mark.parametrize("word", MAKERS)
def test_seven_tiles_make_resources(word: str) -> None:
    for side, made in zip(("front", "back"), MAKERS[word], strict=True):
        assert use(word, side).goods("home-1") == made
        assert use(word, side, supply="").goods("home-1") == {}
    short = use(word, "back", supply="gold wood stone iron").goods("home-1")
    assert short == dict.fromkeys(MAKERS[word][1], 1)


@pytest.mark.rule("KF-TILE-15")
@pytest.mark.parametrize("word", MAKERS)
def test_their_goods_lie_on_the_tile_in_the_own_village(word: str) -> None:
    table = use(word, own=True)
    assert (table.goods(word), table.goods("home-1")) == (MAKERS[word][0], {})
    assert use(word).goods(word) == {}


@pytest.mark.rule("KF-TILE-16")
@pytest.mark.parametrize(("side", "count"), [("front", 2), ("back", 3)])
def test_hiring_fair_draws_skills_before_the_paid_one_is_mixed_in(side: str, count: int) -> None:
    table = use("hiring-fair", side, skills="anvil", stack="saw*5").play(0, "pay-skill anvil")
    for left in range(5, 5 - count, -1):
        assert table.chances() == {"draw-skill saw": left}
        table.nature("draw-skill saw")
    assert table.skills(0) == {"saw": count}
    assert table.pieces("stack") == {"saw": 5 - count, "anvil": 1}


@pytest.mark.rule("KF-TILE-17")
@pytest.mark.parametrize(("side", "count"), [("front", 2), ("back", 3)])
def test_tavern_takes_one_more_worker_of_any_colour(side: str, count: int) -> None:
    table = use("tavern", side, "red blue green", bag="yellow*9")
    assert table.moves(0) == ["pay-worker blue", "pay-worker green"]
    table.play(0, "pay-worker green")
    assert draws(table) == count
    assert table.workers(0) == {"blue": 1, "yellow": count}
    alone = auction(seat("red"), seat("", tile("tavern", 0, -1)))
    assert alone.why_not(0, "use tavern red 1") == "KF-TILE-17"


@pytest.mark.rule("KF-TILE-18")
def test_the_worker_given_to_the_tavern_enters_the_bag_after_the_draw() -> None:
    table = use("tavern", "back", "red green", bag="yellow").play(0, "pay-worker green")
    told = held_by(table.state.rules, table.state.agenda)
    for held in (in_flight(table.state), told):
        assert [(each.sort, each.kind, each.count) for each in held] == [("workers", GREEN, 1)]
    assert table.chances() == {"draw yellow": 1}
    table.nature("draw yellow")
    assert (table.asked(), table.workers(0), table.pieces("bag")) == ([1], {"yellow": 1}, {"green": 1})


@pytest.mark.rule("KF-TILE-19")
def test_a_workshop_gives_one_of_three_resources() -> None:
    table = use("workshop")
    assert table.moves(0) == ["make wood", "make stone", "make iron"]
    assert table.why_not(0, "make gold") == "KF-TILE-19"
    table.play(0, "make iron")
    assert (table.goods("home-1"), table.asked()) == ({"iron": 1}, [1])
    assert use("workshop", supply="iron gold*3").moves(0) == ["make iron"]


@pytest.mark.rule("KF-TILE-19")
def test_a_workshop_without_stock_gives_nothing() -> None:
    table = use("workshop", supply="gold*3")
    assert (table.asked(), table.question(), table.goods("home-1")) == ([1], "turn", {})


@pytest.mark.rule("KF-TILE-20")
def test_an_upgraded_workshop_gives_all_three() -> None:
    assert use("workshop", "back").goods("home-1") == {"wood": 1, "stone": 1, "iron": 1}
    assert use("workshop", "back", supply="iron gold").goods("home-1") == {"iron": 1}


@pytest.mark.rule("KF-TILE-21")
@pytest.mark.parametrize("side", ["front", "back"])
def test_the_goods_of_the_workshop_lie_on_it_in_the_own_village(side: str) -> None:
    table = use("workshop", side, own=True)
    if side == "front":
        table.play(0, "make wood")
    assert table.goods("workshop")["wood"] == 1
    assert table.goods("home-1") == {}
