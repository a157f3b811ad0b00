"""Production: using tiles."""

from __future__ import annotations

import pytest

from artel.kernel.game import NATURE
from tests.games.keyflower.positions import Table, auction, lot, north, seat, tile


def used(workers: str, have: str = "red*6 blue*6", last_use: int | None = None) -> Table:
    """The keywood of seat 1 has these workers on it."""
    wood = tile("keywood", workers=workers, last_use=last_use)
    return auction(seat(have), seat("red", *north(wood)))


def counts(table: Table) -> list[int]:
    return [int(move.split()[-1]) for move in table.moves_of(0, "use keywood red")]


@pytest.mark.rule("KF-USE-1")
def test_tiles_of_the_own_village_of_others_and_of_the_auction_are_used() -> None:
    table = auction(seat("red", *north("key-mine")), seat("", *north("keywood")), lots=[lot("workshop")])
    used_tiles = {move.split()[1] for move in table.moves_of(0, "use")}
    assert used_tiles == {"home-1", "home-2", "key-mine", "keywood", "workshop"}
    assert table.why_not(0, "use alehouse red 1") == "KF-USE-1"


@pytest.mark.rule("KF-USE-1")
def test_winter_tiles_in_the_auction_are_not_used() -> None:
    table = auction(seat("red"), seat(), season="winter", lots=[lot("windmill"), lot("keythedral")])
    assert {move.split()[1] for move in table.moves_of(0, "use")} == {"home-1", "home-2"}
    assert table.why_not(0, "use windmill red 1") == "KF-USE-1"


@pytest.mark.rule("KF-USE-2")
def test_the_first_use_takes_at_least_one_worker() -> None:
    table = auction(seat("red*2"), seat(), lots=[lot("keywood")])
    assert table.moves_of(0, "use keywood") == ["use keywood red 1", "use keywood red 2"]
    assert table.why_not(0, "use keywood red 0") == "KF-USE-2"


@pytest.mark.rule("KF-USE-3")
def test_the_bids_on_a_tile_bind_the_colour_of_its_use() -> None:
    table = auction(seat("red blue"), seat(), lots=[lot("keywood", {1: "blue*2"})])
    assert table.moves_of(0, "use keywood") == ["use keywood blue 1"]
    assert table.why_not(0, "use keywood red 1") == "KF-USE-3"


@pytest.mark.rule("KF-USE-4")
def test_the_workers_of_a_use_come_from_the_screen_beaten_bids_or_both() -> None:
    def table() -> Table:
        return auction(
            seat("red*3"), seat(), lots=[lot("alehouse", {0: "red*2", 1: "red*3"}), lot("keywood")]
        )

    assert table().play(0, "use keywood red 2").workers(0) == {"red": 1}
    both = table().play(0, "lift alehouse", "use keywood red 1")
    assert (both.lot("keywood")["workers"], both.workers(0)) == ({"red": 3}, {"red": 2})
    assert both.bids("alehouse") == {1: "red*3"}
    alone = table().play(0, "lift alehouse", "use keywood red 0")
    assert (alone.lot("keywood")["workers"], alone.workers(0)) == ({"red": 2}, {"red": 3})


@pytest.mark.rule("KF-USE-5")
def test_the_second_use_takes_two_and_the_third_three_of_the_same_colour() -> None:
    table = auction(seat("red*9 blue*9"), seat("red*9"), lots=[lot("keywood")])
    table.play(0, "use keywood red 1")
    assert table.why_not(1, "use keywood red 1") == "KF-USE-14"
    table.play(1, "use keywood red 2")
    assert table.why_not(0, "use keywood blue 3") == "KF-USE-5"
    assert table.moves_of(0, "use keywood") == ["use keywood red 3"]
    table.play(0, "use keywood red 3")
    assert table.lot("keywood")["workers"] == {"red": 6}
    assert table.moves_of(1, "use keywood") == []


@pytest.mark.rule("KF-USE-6")
def test_no_more_than_six_workers_are_placed_on_a_tile() -> None:
    assert counts(used("")) == [1, 2, 3, 4, 5, 6]
    assert counts(used("red")) == [2, 3, 4, 5]
    table = used("red*3", last_use=2)
    assert counts(table) == [3]
    assert table.why_not(0, "use keywood red 4") == "KF-USE-6"


@pytest.mark.rule("KF-USE-7")
def test_the_user_gets_what_the_tile_shows_at_once() -> None:
    table = used("").play(0, "use keywood red 1")
    assert table.goods("home-1") == {"wood": 1}
    assert table.pieces("supply")["wood"] == 23
    back = auction(seat("red"), seat("", *north(tile("keywood", side="back")))).play(0, "use keywood red 1")
    assert back.goods("home-1") == {"wood": 3}


@pytest.mark.rule("KF-USE-8")
def test_resources_of_the_own_village_stay_on_their_tile() -> None:
    table = auction(seat("red", *north("key-mine")), seat()).play(0, "use key-mine red 1")
    assert (table.goods("key-mine"), table.goods("home-1")) == ({"iron": 1}, {})


@pytest.mark.rule("KF-USE-9")
def test_resources_made_elsewhere_go_to_the_home_of_the_user() -> None:
    other = auction(seat("red"), seat("", *north("key-mine"))).play(0, "use key-mine red 1")
    assert (other.goods("home-1"), other.goods("key-mine"), other.goods("home-2")) == ({"iron": 1}, {}, {})
    on_offer = auction(seat("red"), seat(), lots=[lot("key-mine")]).play(0, "use key-mine red 1")
    assert on_offer.goods("home-1") == {"iron": 1}


@pytest.mark.rule("KF-USE-10")
def test_skills_are_drawn_from_the_stack_behind_the_screen() -> None:
    table = auction(seat("red"), seat(), lots=[lot("apprentice-hall")], stack="saw*3 anvil")
    table.play(0, "use apprentice-hall red 1")
    assert table.chances() == {"draw-skill saw": 3, "draw-skill anvil": 1}
    table.nature("draw-skill anvil")
    assert (table.skills(0), table.pieces("stack")) == ({"anvil": 1}, {"saw": 3})
    assert table.view(1)["seats"][0]["skill_count"] == 1
    assert "skills" not in table.view(1)["seats"][0]


@pytest.mark.rule("KF-USE-11")
def test_white_workers_are_drawn_from_the_bag_behind_the_screen() -> None:
    table = auction(seat("red"), seat(), lots=[lot("alehouse")], bag="blue*2 green*5")
    table.play(0, "use alehouse red 1")
    assert table.chances() == {"draw blue": 2, "draw green": 5}
    table.nature("draw green")
    assert (table.workers(0), table.pieces("bag")) == ({"green": 1}, {"blue": 2, "green": 4})
    assert table.view(1)["seats"][0]["worker_count"] == 1
    assert table.view(1)["seats"][0]["workers_shown"] == {}


@pytest.mark.rule("KF-USE-12")
def test_green_workers_come_from_the_supply() -> None:
    table = auction(seat("red yellow"), seat(), lots=[lot("peddler")])
    table.play(0, "use peddler red 1", "pay-worker yellow")
    assert (table.workers(0), table.green()) == ({"green": 1}, 19)


@pytest.mark.rule("KF-USE-13")
def test_more_workers_than_needed_may_be_placed() -> None:
    table = used("").play(0, "use keywood red 6")
    assert table.laid("keywood")["workers"] == {"red": 6}
    assert table.goods("home-1") == {"wood": 1}
    group = auction(seat(), seat(), lots=[lot("alehouse", {0: "red*4", 1: "red*5"}), lot("keywood")])
    group.play(0, "lift alehouse", "use keywood red 0")
    assert group.lot("keywood")["workers"] == {"red": 4}


@pytest.mark.rule("KF-USE-14")
@pytest.mark.parametrize(
    ("before", "after"), [("red", [2, 3, 4, 5]), ("red*2", [3, 4]), ("red*3", []), ("red*4", [])]
)
def test_each_use_takes_more_workers_than_the_one_before(before: str, after: list[int]) -> None:
    assert counts(used(before)) == after


@pytest.mark.rule("KF-USE-15")
def test_a_user_gets_only_what_there_is() -> None:
    wood = auction(seat("red"), seat(), lots=[lot("woodcutter")], supply="wood").play(
        0, "use woodcutter red 1"
    )
    assert (wood.goods("home-1"), wood.pieces("supply")) == ({"wood": 1}, {})
    empty = auction(seat("red"), seat(), lots=[lot("alehouse")], bag="").play(0, "use alehouse red 1")
    assert (empty.asked(), empty.workers(0)) == ([1], {})
    hall = tile("apprentice-hall", side="back")
    skill = auction(seat("red"), seat("", *north(hall)), stack="saw").play(0, "use apprentice-hall red 1")
    assert skill.nature("draw-skill saw").asked() == [1]
    inn = tile("inn", 0, -1, side="back")
    short = auction(seat("red"), seat("", inn), season="winter", bag="blue*2").play(0, "use inn red 1")
    assert short.nature("draw blue", "draw blue").asked() == [1]


@pytest.mark.rule("KF-USE-16")
def test_the_numbers_in_bag_stack_and_supply_are_open() -> None:
    table = auction(seat("red"), seat(), bag="blue*3 red*2", stack="saw*4 anvil", supply="gold*7", green=11)
    view = table.view(1)
    assert (view["bag"], view["stack"], view["supply"], view["green"]) == (5, 5, {"gold": 7}, 11)


@pytest.mark.rule("KF-USE-17")
def test_green_workers_are_not_looked_for_in_the_bag() -> None:
    table = auction(seat("red yellow"), seat(), lots=[lot("peddler")], green=0, bag="green*5")
    table.play(0, "use peddler red 1", "pay-worker yellow")
    assert table.workers(0) == {}
    assert table.pieces("bag") == {"green": 5, "yellow": 1}
    assert table.asked() == [1] != [NATURE]
