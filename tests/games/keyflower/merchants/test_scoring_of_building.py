"""What extensions, artisan, builder and the boats II score."""

from __future__ import annotations

import pytest

from tests.games.keyflower import positions
from tests.games.keyflower.merchants.building import MODULES, built
from tests.games.keyflower.positions import FACTS, ended, seat, tile


@pytest.fixture(autouse=True)
def merchants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are positions of the game with The Merchants."""
    monkeypatch.setattr(positions, "MODULES", MODULES)


def back(word: str) -> int:
    return int(FACTS[word]["points"][1])


HOME = tile("home-1", side="back")
KEYWOOD = tile("keywood", 0, -1, side="back")


@pytest.mark.rule("KFM-SCORE-1")
@pytest.mark.rule("KFM-SCORE-2")
def test_an_extension_scores_the_printed_points_once_more() -> None:
    table = ended(seat("", HOME, KEYWOOD), data=built(red_3="home-1", blue_1="keywood"))
    assert table.reasons(0, "printed") == {"home-1": 5, "keywood": back("keywood")}
    assert table.reasons(0, "extension") == {"home-1": 5, "keywood": back("keywood")}
    assert table.points() == 2 * (5 + back("keywood"))
    told = [row.values["extension"] for row in table.outcome().reasons if row.kind == "extension"]
    assert told == ["blue-1", "red-3"]


@pytest.mark.rule("KFM-SCORE-3")
def test_an_extension_doubles_nothing_on_a_yard() -> None:
    yard = tile("timber-yard", 0, -1, side="back", goods="wood*3")
    assert back("timber-yard") == 0
    plain = ended(seat("", yard)).points()
    assert plain > 0
    extended = ended(seat("", yard), data=built(red_3="timber-yard"))
    assert (extended.points(), extended.reasons(0, "extension")) == (plain, {})


@pytest.mark.rule("KFM-TILE-10")
def test_the_artisan_counts_upgraded_tiles() -> None:
    rows = [tile("artisan", 1, 0), KEYWOOD, tile("alehouse", 0, -2), tile("summer-boat-1", 0, 1, side="back")]
    assert ended(seat("", HOME, *rows)).reasons(0, "score-upgraded") == {"artisan": 4}


@pytest.mark.rule("KFM-TILE-11")
@pytest.mark.rule("KFM-SCORE-11")
def test_the_builder_counts_extensions_and_the_marker_is_none() -> None:
    rows = [tile("builder", 1, 0), KEYWOOD]
    on = built(red_3="home-1", blue_1="keywood")
    table = ended(seat("", HOME, *rows), data=on, first=0)
    assert table.reasons(0, "score-extensions") == {"builder": 6}
    assert ended(seat("", *rows), first=0).reasons(0, "score-extensions") == {}


@pytest.mark.rule("KFM-TILE-11")
def test_extensions_of_others_do_not_count() -> None:
    other = seat("", tile("home-2", side="back"))
    table = ended(seat("", tile("builder", 1, 0)), other, data=built(red_3="home-2"))
    assert table.reasons(0, "score-extensions") == {}
    assert table.reasons(1, "extension") == {"home-2": 5}


# For each tile that counts others: what it counts, and its points for that in one's own village.
COUNTED = {
    "artisan": ((KEYWOOD, HOME), "score-upgraded", 4),
    "sea-breese-ii": ((tile("windmill", 0, -1), tile("keythedral", 1, -1)), "score-winter-tiles", 4),
    "ianvincible-ii": ((tile("stable", 0, -1),), "score-upgrade-symbols", 4),
    "flipper-ii": ((HOME,), "free-extension", 5),
}


@pytest.mark.rule("KFM-TILE-10", "KFM-BOAT-13", "KFM-BOAT-14", "KFM-BOAT-17")
@pytest.mark.parametrize("word", COUNTED)
def test_what_a_tile_counts_lies_in_its_own_village(word: str) -> None:
    """The same tiles in the village of another, who has the tile that counts only in the third case."""
    counted, kind, points = COUNTED[word]
    counts, third = tile(word, 0, 1), seat("", tile("home-3"))
    own = ended(seat("", *counted, counts), seat("", tile("home-2")), third)
    assert own.reasons(0, kind) == {word: points}
    # Where the counted tiles include a home, the other's own home is turned over instead.
    theirs = tuple(tile("home-2", side="back") if each is HOME else each for each in counted)
    apart = ended(seat("", counts), seat("", *theirs), third)
    alone = ended(seat("", counts), seat("", tile("home-2")), third)
    assert apart.reasons(0, kind) == alone.reasons(0, kind)
    assert all(apart.reasons(who, kind) == {} for who in (1, 2))


@pytest.mark.rule("KFM-BOAT-14", "KFM-TILE-11")
def test_flipper_iis_extension_counts_for_no_builder_of_another() -> None:
    boat, builder = tile("flipper-ii", 0, 1), tile("builder", 1, 0)
    table = ended(seat("", HOME, boat), seat("", tile("home-2"), builder))
    assert table.reasons(0, "free-extension") == {"flipper-ii": 5}
    assert table.reasons(1, "score-extensions") == {}


@pytest.mark.rule("KFM-BOAT-17")
def test_ianvincible_ii_counts_the_symbols_of_the_sides_that_are_up() -> None:
    rows = [tile("ianvincible-ii", 0, 1), tile("stable", 0, -1), tile("farrier", 0, -2, side="back")]
    symbols = 1 + FACTS["stable"]["front"]["upgrade"] + FACTS["farrier"]["back"]["upgrade"]
    assert ended(seat("", *rows)).reasons(0, "score-upgrade-symbols") == {"ianvincible-ii": 2 * symbols}


@pytest.mark.rule("KFM-SCORE-14")
def test_without_choices_places_are_shared() -> None:
    outcome = ended(seat("", HOME), seat("", tile("home-2", side="back")), seat(), first=2).outcome()
    assert outcome.winners == [0, 1]
