"""Score sheets with the sets: what their words mean, what they score and why."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games import SHEET_SCORERS
from artel.games.keyflower.farmers.words import SECTORS
from artel.games.keyflower.merchants.contracts import CONTRACT_COUNT, CONTRACTS
from artel.games.keyflower.score_sheet import score_sheet
from tests.games.keyflower.test_score_sheet import (
    DIRECTIONS,
    PAGE,
    faults,
    only,
    points_by_kind,
)

Rows = list[dict[str, Any]]


def reasons(text: str, kind: str) -> Rows:
    return [reason for reason in only(text)["reasons"] if reason["kind"] == kind]


def warnings(text: str) -> list[tuple[str, int]]:
    return [(each["kind"], each["line"]) for each in only(text)["warnings"]]


# Which sets are in play.


@pytest.mark.parametrize(
    ("text", "modules"),
    [
        ("home-1", []),
        ("home-1\nmodules farmers merchants", ["merchants", "farmers"]),
        ("home-1\nmodules base emporium", ["emporium"]),
        ("home-1\nsheep-fold", ["farmers"]),
        ("home-1\nwheat 0", ["farmers"]),
        ("home-1 extended", ["merchants"]),
        ("home-1\ncabins 1\nghost\nboat 7b", ["merchants", "key-celeste", "boat-7"]),
        ("home-1\ncontract 2 gold\nThe glade in winter", ["merchants", "the-glade-in-winter"]),
    ],
)
def test_tiles_and_pieces_say_which_sets_are_in_play(text: str, modules: list[str]) -> None:
    assert score_sheet(text)["modules"] == modules


@pytest.mark.rule("KFF-SCORE-9")
def test_a_set_may_matter_though_no_tile_of_it_is_there() -> None:
    assert only("home-1\nmarker")["points"] == 1
    as_cow = reasons("home-1\nmarker\nmodules farmers", "field")
    assert [(row["points"], row["values"]["animal"], row["values"]["purple"]) for row in as_cow] == [
        (3, "cow", 1)
    ]


# The Merchants.


@pytest.mark.rule("KFM-SCORE-1")
def test_an_extended_tile_is_upgraded_and_scores_twice() -> None:
    for text in ("home-1 extended", "home-1 extended blue", "home-1 upgraded extended red at 2 2"):
        assert points_by_kind(text) == {"printed": 5, "extension": 5}
    village = only("home-1 extended blue\nmason extended")["village"]
    assert [row["extension"] for row in village] == ["blue", None]
    assert [row["side"] for row in village] == ["back", "back"]


def test_extensions_of_any_colour_leave_the_others_theirs() -> None:
    free = ["home-1", "stable", "miner", "peddler", "keywood", "workshop"]
    told_red = ["mason", "smelter", "carpenter", "farrier", "brewer"]
    lines = [f"{word} extended" for word in free] + [f"{word} extended red" for word in told_red]
    text = "\n".join(lines)
    colours = [row["values"]["extension"].split("-")[0] for row in reasons(text, "extension")]
    assert colours.count("red") <= 5
    by_tile = {row["values"]["tile"]: row["values"]["extension"] for row in reasons(text, "extension")}
    assert all(by_tile[word].startswith("red") for word in told_red if word in by_tile)


@pytest.mark.rule("KFM-CABIN-6")
def test_cabins_are_upgrade_symbols() -> None:
    text = "home-1\nianvincible-ii\n{}"
    assert points_by_kind(text.format("")) == {"score-upgrade-symbols": 2}
    assert points_by_kind(text.format("cabins 2\ncabin 1")) == {"score-upgrade-symbols": 8}
    assert only(text.format("cabins 2"))["cabins"] == 2


@pytest.mark.parametrize(
    "line",
    [
        "contracts contract-13 contract-26",
        "contracts 13 26",
        "contract saw wood / 2 gold",
        "contract 1 wood, 1 saw/gold gold",
        "Contracts: saw wood / 26",
        "contract gold 1 gold\ncontract contract-13",
    ],
)
def test_spellings_of_contracts(line: str) -> None:
    assert only(f"home-1\n{line}")["contracts"] == ["contract-13", "contract-26"]


@pytest.mark.parametrize(
    ("needs", "contract"),
    [
        ("2 blue 4 any worker", 4),
        ("blue blue any-worker 3 any-workers", 4),
        ("green 4 white workers", 7),
        ("marker", 12),
        ("purple", 12),
        ("saw 2 any resources", 16),
        ("saw 2 white-goods", 16),
        ("any skill gold", 35),
        ("1 blue 1 red 1 yellow 1 green", 11),
    ],
)
def test_a_contract_is_named_by_what_it_asks_for(needs: str, contract: int) -> None:
    assert only(f"home-1\ncontract {needs}")["contracts"] == [f"contract-{contract}"]


def test_no_two_contracts_ask_for_the_same() -> None:
    assert len({tuple(sorted(contract.needs)) for contract in CONTRACTS}) == CONTRACT_COUNT


@pytest.mark.rule("KFM-SCORE-4")
def test_contracts_compete_with_tiles_and_the_reasons_say_what_went_where() -> None:
    text = "home-1\njeweller\nmuleteer\ncontracts 2 gold / saw wood / 4 blue\ngoods 3 gold\nskills saw"
    assert [(row["kind"], row["points"], row["values"]) for row in only(text)["reasons"]] == [
        ("contract-unmet", 3, {"contract": "contract-0"}),
        ("contract", 7, {"contract": "contract-13", "saw": 1, "gold": 1}),
        ("contract", 7, {"contract": "contract-26", "gold": 2}),
    ]


@pytest.mark.rule("KFM-SCORE-14")
def test_who_chose_a_boat_first_is_before_the_others() -> None:
    text = "player A\nhome-1\nchose {}\nplayer B\nhome-2\nchose {}\nplayer C\nhome-3 upgraded"
    for one, other, first in [("1", "2", 0), ("second", "first", 1), ("4", "3", 1)]:
        result: Any = score_sheet(text.format(one, other).replace(" upgraded", "") + " upgraded")
        assert result["winners"] == [2]
        tie = result["ties"][0]
        assert (tie["kind"], tie["seats"]) == ("boat-order", [0, 1])
        assert (tie["values"][0] < tie["values"][1]) == (first == 0)


def test_an_order_that_is_not_known_of_all_decides_nothing() -> None:
    result: Any = score_sheet("player A\nhome-1\nchose 3\nplayer B\nhome-2")
    assert result["winners"] == [0, 1]
    assert result["ties"][0]["kind"] is None
    assert [player["warnings"] for player in result["players"]] == [
        [],
        [{"kind": "needs-choice", "line": 4, "values": {"points": 0}}],
    ]
    apart: Any = score_sheet("player A\nhome-1\nchose 3\nplayer B\nhome-2 upgraded")
    assert apart["players"][1]["warnings"] == []


# The Farmers.


@pytest.mark.rule("KFF-SCORE-5")
def test_each_field_scores_each_kind_in_it_once() -> None:
    text = "home-1\nanimals 3 sheep 1 pig on home-1 left\nanimals sheep on home-1 left"
    text += "\nanimals cow on home-1 top-left"
    assert [(row["points"], row["values"]) for row in reasons(text, "field")] == [
        (1, {"tile": "home-1", "sector": "left", "animal": "sheep"}),
        (2, {"tile": "home-1", "sector": "left", "animal": "pig"}),
        (3, {"tile": "home-1", "sector": "top-left", "animal": "cow"}),
    ]
    assert only(text)["herds"] == [
        {"tile": "home-1", "sector": "left", "sheep": 4, "pig": 1},
        {"tile": "home-1", "sector": "top-left", "cow": 1},
    ]


@pytest.mark.rule("KFF-FIELD-1")
def test_a_field_may_be_named_by_any_of_its_tiles() -> None:
    """The bottom of home 1 is a river, and the edges beside it are roads: two fields go down on its sides."""
    text = "home-1\nsea-breese beside home-1 bottom\nanimals {} on home-1 {}\nanimals {} on sea-breese {}"
    one = text.format("sheep", "bottom-left", "sheep", "upper-left")
    assert points_by_kind(one)["field"] == 1
    two = text.format("sheep", "bottom-left", "sheep", "upper-right")
    assert points_by_kind(two)["field"] == 2
    assert [row["values"]["tile"] for row in reasons(two, "field")] == ["home-1", "sea-breese"]


def test_corners_and_edges_turn_with_the_tile() -> None:
    """An edge of grass is one field on both sides of its middle, an edge with a road is two."""
    for turn in range(6):
        village: Any = only(f"home-1\nstable turn {turn}\nmodules farmers")
        stable = village["village"][1]
        grass = next(row["fields"] for row in village["grass"] if row["tile"] == "stable")
        for edge, direction in enumerate(DIRECTIONS):
            line = f"home-1\nstable turn {turn}\nanimals pig on stable {direction}"
            if stable["edges"][edge] == "field":
                assert reasons(line, "field")[0]["values"]["sector"] == SECTORS[edge]
                assert grass[edge] == grass[edge - 1]
            else:
                assert faults(line) == [("field-split", 3)]


def kept(text: str) -> dict[str, Any]:
    """The one player of a sheet as the editor keeps them."""
    result: Any = score_sheet(text)
    (player,) = result["sheet"]["players"]
    assert isinstance(player, dict)
    return player


def test_animals_at_an_edge_are_kept_at_the_corner_that_reasons_name() -> None:
    """The editor knows fields by corners: what was said of an edge of grass is the same field there."""
    seen = 0
    for turn in range(6):
        village: Any = only(f"home-1\nstable turn {turn}\nmodules farmers")
        for edge, direction in enumerate(DIRECTIONS):
            if village["village"][1]["edges"][edge] != "field":
                continue
            seen += 1
            line = f"home-1\nstable turn {turn}\nanimals 2 pig 1 cow on stable {{}}"
            (herd,) = kept(line.format(direction))["herds"]
            sector = reasons(line.format(direction), "field")[0]["values"]["sector"]
            assert herd == {"tile": "stable", "corner": sector, "animals": {"pig": 2, "cow": 1}}
            assert reasons(line.format(herd["corner"]), "field") == reasons(line.format(direction), "field")
    assert seen > 0


def test_the_ghost_and_animals_that_are_none_are_kept_as_they_were_said() -> None:
    assert kept("home-1\nghost")["fields"]["ghost"] is True
    assert "ghost" not in kept("home-1")["fields"]
    assert kept("home-1\nanimals 0 sheep on home-1 left")["herds"] == []


@pytest.mark.rule("KFF-SCORE-4")
def test_sheep_on_the_shelter_and_the_one_for_the_weaver() -> None:
    assert points_by_kind("home-1\nsheep-shelter: 3 sheep") == {"score-sheep": 3}
    assert points_by_kind("home-1\nsheep-shelter upgraded sheep 2 sheep") == {"score-sheep": 6}
    text = "home-1\nsheep-shelter: 3 sheep\nweaver"
    assert points_by_kind(text) == {"score-sheep": 2, "field": 3}
    assert reasons(text, "field")[0]["values"] == {
        "tile": "sheep-shelter", "sector": "bottom-left", "animal": "sheep", "sheltered": 1,
    }  # fmt: skip
    # In the field around the shelter there are sheep already.
    assert points_by_kind(f"{text}\nanimals sheep on sheep-shelter top") == {"score-sheep": 3, "field": 3}
    assert only(text)["village"][1]["sheltered"] == 3


@pytest.mark.rule("KFF-WINTER-5")
def test_wheat_counts_with_granary_and_bakery() -> None:
    assert points_by_kind("home-1\ngranary\nwheat 3\nwheat 2") == {"pieces": 6}
    bakery = reasons("home-1\nbakery\nwheat 2\ngoods 2 wood\nskills 2 saw", "pieces")
    assert bakery[0]["values"] == {"tile": "bakery", "saw": 2, "wood": 2, "wheat": 2}


def test_fields_without_places_score_with_a_warning() -> None:
    text = "home-1\nstable\nkeywood\nanimals sheep on stable left\nanimals cow on home-1 left"
    assert points_by_kind(text) == {"field": 4}
    assert warnings(text) == [("field-unplaced", 4)]
    assert warnings("home-1\nhillside\nkeywood at 5 5") == [("needs-places", 2)]
    assert points_by_kind("home-1\nhillside")["score-field-tiles"] == 1


# Key Celeste and promo tiles.


@pytest.mark.rule("KFC-SCORE-2")
def test_the_ghost_scores_with_the_tile_alone() -> None:
    assert points_by_kind("home-1\nghost") == {}
    assert points_by_kind("home-1\nkey-celeste\nghost") == {"printed": 3, "score-ghost": 3}
    assert only("home-1\nkey-celeste\nghost\nmarker")["points"] == 9
    assert only("home-1\nghost")["ghost"] is True


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("home-1\nthe-glade\nkeywood at 4 4", [("needs-places", 2)]),
        ("home-1\nthe-glade beside home-1 top turn 1\nkeywood", []),
        ("home-1\nthe-glade beside home-1 top turn 1\nmason", [("needs-places", 2)]),
        ("home-1\nthe-glade-in-winter beside home-1 top turn 1\nscribes", [("needs-places", 2)]),
        ("home-1\ndelivery-man beside home-1 top turn 5\nsheep-shelter", []),
        ("home-1\ndelivery-man beside home-1 top turn 5\nstable", [("needs-places", 2)]),
        ("home-1\ndeveloper beside home-1 top turn 3\nscribes", [("needs-places", 2)]),
        ("home-1\nbeekeeper beside home-1 top turn 3\nscribes", [("needs-places", 2)]),
        ("home-1\ntalton-lodge\nscribes", []),
    ],
)
def test_places_are_asked_for_only_where_they_matter(text: str, places: list[tuple[str, int]]) -> None:
    assert [each for each in warnings(text) if each[0] == "needs-places"] == places


# Examples and words.


def test_examples_score_without_a_warning_and_stand_on_the_page() -> None:
    examples: Any = SHEET_SCORERS["keyflower"].words()["examples"]
    assert list(examples) == ["base", "merchants", "farmers", "key-celeste"]
    for name, text in examples.items():
        result: Any = score_sheet(text)
        assert name in [*result["modules"], "base"]
        assert len(result["players"]) == 2
        assert [player["warnings"] for player in result["players"]] == [[], []]
        assert all(player["points"] > 10 for player in result["players"])
        assert f"```\n{text}```" in PAGE
        points = [player["points"] for player in result["players"]]
        assert f"Anna has {points[0]} points and Boris {points[1]}" in PAGE.split(text)[1]


def test_words_that_may_follow_a_line_are_understood() -> None:
    words: Any = SHEET_SCORERS["keyflower"].words()
    assert set(words["follow"]) == {"cabins", "chose", "contracts", "animals", "wheat", "ghost"}
    for word in words["follow"]["chose"]:
        only(f"home-1\nchose {word}")
    for word in words["follow"]["animals"]:
        if word != "on":
            only(f"home-1\nanimals {word} on home-1 left")
    for word in words["follow"]["contracts"]:
        if word.startswith("contract-"):
            only(f"home-1\ncontract {word}")
    spots = words["spots"]["animals"]
    assert len(spots) == 12
    for spot in spots[:6]:
        only(f"home-1\nanimals pig on home-1 {spot}")
    tiles = {row["id"]: row["options"] for row in words["tiles"]}
    assert tiles["sheep-shelter"] == ["extended", "sheep"]
    assert tiles["keywood"] == ["extended"]
    assert tiles["scribes"] == []
