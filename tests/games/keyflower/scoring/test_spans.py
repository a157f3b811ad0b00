"""What others may score although their screens hide pieces, and what a piece would bring now."""

from __future__ import annotations

import pytest

from artel.kernel.game import SPECTATOR, Rng, play_nature, points_now, worths_now
from tests.games.festival.module import FESTIVAL_GAME
from tests.games.keyflower.merchants import bargaining
from tests.games.keyflower.positions import GAME, Table, auction, lot, seat, tile

HALL = tile("village-hall", 0, -1)


def spans(table: Table, viewer: int) -> list[object]:
    return [*points_now(GAME, GAME.view(table.state, viewer))]


def worth(table: Table, sort: str, piece: str, who: int = 0) -> int | None:
    return worths_now(GAME, GAME.view(table.state, who), [(sort, piece)])[0]


def test_hidden_workers_leave_a_span_and_ones_own_are_one_number() -> None:
    # A point for each worker of one colour: six are of one colour at best, two of each at worst.
    table = auction(seat("blue*6", HALL), seat(), first=1)
    assert spans(table, 0)[0] == (6, 6)
    assert spans(table, 1)[0] == spans(table, SPECTATOR)[0] == (2, 6)


def test_workers_that_everybody_saw_are_counted_as_they_are() -> None:
    seen = {**seat("blue*6", HALL), "data": {"workers_shown": {"blue": 5}}}
    table = auction(seen, seat(), first=1, data={"bag_story": ["draw 0 blue 1"]})
    assert spans(table, 1)[0] == (5, 6)


def test_kinds_that_the_viewer_holds_are_not_behind_another_screen() -> None:
    # Of 16 saws the viewer has 15: at most one of the three hidden skills is another.
    table = auction(seat("", tile("scholar", 0, -1), skills="pickaxe*3"), seat(skills="saw*15"), first=1)
    assert spans(table, 1)[0] == (3, 9)
    few = auction(
        seat("", tile("scholar", 0, -1), skills="saw*3"), seat(skills="pickaxe*16 anvil*16"), first=1
    )
    assert spans(few, 1)[0] == (9, 9)


def test_the_marker_joins_where_the_hidden_pieces_leave_it_most() -> None:
    table = auction(seat("blue*6", HALL), seat(), first=0)
    assert spans(table, 0)[0] == (7, 7)
    assert spans(table, 1)[0] == (3, 7)


def test_contracts_behind_a_screen_are_met_or_not() -> None:
    # Contract 0 asks for four blue workers: seven points, which its owner knows to have.
    table = bargaining.auction(bargaining.holding(seat("blue*4"), 0), seat(), first=1)
    assert [spans(table, viewer)[0] for viewer in (0, 1)] == [(7, 7), (0, 7)]


def test_a_contract_that_everybody_saw_is_met_by_workers_that_may_be_there() -> None:
    seen = bargaining.holding(seat("red*4"), 0, shown=[0])
    assert spans(bargaining.auction(seen, seat(), first=1), 1)[0] == (0, 7)
    assert spans(bargaining.auction(seen, seat(), first=1), 0)[0] == (0, 0)
    three = bargaining.holding(seat("blue*3"), 0, shown=[0])
    assert spans(bargaining.auction(three, seat(), first=1), 1)[0] == (0, 0), "there are too few"


def test_a_contract_is_worth_what_it_would_score() -> None:
    table = bargaining.auction(bargaining.holding(seat("blue*4"), 0), seat(), open=[1], first=1)
    assert [worth(table, "contract", f"contract-{number}") for number in (0, 1)] == [7, 0]
    assert worth(table, "contract", "none") is None


def test_nothing_is_said_of_others_where_a_module_hides_what_it_does_not_tell_of() -> None:
    state = FESTIVAL_GAME.setup(FESTIVAL_GAME.rules(2))
    told = points_now(FESTIVAL_GAME, FESTIVAL_GAME.view(state, 0))
    hidden = FESTIVAL_GAME.setup(FESTIVAL_GAME.rules(2, ("base", "festival")))
    play_nature(hidden, Rng(1))
    assert None not in told
    assert points_now(FESTIVAL_GAME, FESTIVAL_GAME.view(hidden, 0))[1] is None


@pytest.mark.parametrize(("word", "points"), [("keywood", 1), ("timber-yard", 0), ("home-1", None)])
def test_a_tile_of_the_village_is_worth_what_is_lost_without_it(word: str, points: int | None) -> None:
    yard = tile("timber-yard", 0, 1)
    table = auction(seat("", tile("home-1"), tile("keywood", 0, -1), yard), seat(), first=1)
    printed = table.reasons(0, "printed").get("keywood", 0)
    expected = printed if word == "keywood" else points
    assert worth(table, "tile", word) == expected
    assert worth(table, "tile", word, who=1) is None


def test_what_lies_on_a_tile_stays_without_it() -> None:
    yard = tile("timber-yard", 0, -1, goods="wood*3 gold")
    table = auction(seat("", yard), seat(), first=1)
    # Four at two points there, and one point for the gold anywhere.
    assert worth(table, "tile", "timber-yard") == 8 - 1


def test_a_tile_on_offer_is_worth_what_it_would_add_where_it_lies_best() -> None:
    table = auction(
        seat("green*4"), seat(), season="winter", lots=[lot("key-market"), lot("keythedral")], first=1
    )
    assert worth(table, "tile", "key-market") == 8
    assert worth(table, "tile", "keythedral") == 12
    assert worth(table, "tile", "key-market", who=1) == 1, "the purple worker is green, and was gold"
    assert worth(table, "tile", "scholar") is None, "it is nowhere to be had"


def test_a_turn_order_tile_stays_only_in_winter() -> None:
    order = auction(seat(), seat()).lots()[-1]
    assert worth(auction(seat(), seat(), season="autumn"), "tile", order) is None
    assert worth(auction(seat(), seat(), season="winter"), "tile", order) is not None


def test_one_more_piece_is_worth_what_it_adds() -> None:
    table = auction(seat("blue*2", HALL, tile("scholar", 0, 1), skills="saw"), seat(), first=1)
    found = {
        (sort, piece): worth(table, sort, piece)
        for sort, piece in [
            ("colour", "blue"),
            ("colour", "red"),
            ("skill", "saw"),
            ("good", "gold"),
            ("good", "wood"),
        ]
    }
    assert [*found.values()] == [1, 0, 3, 1, 0]
    assert worth(table, "season", "winter") is None


def test_nobody_without_a_seat_is_told_what_a_piece_would_bring() -> None:
    assert worth(auction(seat("blue"), seat()), "colour", "blue", who=SPECTATOR) is None
