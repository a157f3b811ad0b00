"""Final counts of boxed games: an ended game scores on its sheet as the engine does, bad sheets say why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from artel.games import SHEET_SCORERS, game_named
from artel.kernel.form_text import MOST_LINE, MOST_TEXT
from artel.kernel.record import read_record, replay
from artel.kernel.score_form import NUMBER_KIND, NUMBERS_KIND
from artel.kernel.sheet import MOST_FAULTS, SheetError

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.record"))
FORMS = ("artificium", "sweet-lands")


def faults(game: str, text: str) -> list[tuple[str, int, str, str]]:
    with pytest.raises(SheetError) as caught:
        SHEET_SCORERS[game].score(text, None)
    return [(each.kind, each.line, each.expected, each.got) for each in caught.value.faults]


def kinds(game: str, text: str) -> list[tuple[str, int]]:
    return [fault[:2] for fault in faults(game, text)]


def form(game: str) -> Any:
    return SHEET_SCORERS[game].words()["form"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_sheet_of_a_golden_record_scores_as_the_engine_does(path: Path) -> None:
    game = game_named(path.parent.name)
    sheets = SHEET_SCORERS[game.name]
    state = replay(game, read_record(path.read_text(encoding="utf-8")))
    outcome = game.outcome(state)
    text = sheets.write(state)
    result: Any = sheets.score(text, None)
    assert [player["points"] for player in result["players"]] == outcome.scores
    assert result["winners"] == outcome.winners
    assert result["ties"] == [tie.to_data() for tie in outcome.ties]
    for player in result["players"]:
        assert sum(reason["points"] for reason in player["reasons"]) == player["points"]


@pytest.mark.parametrize("game", SHEET_SCORERS)
def test_examples_are_scored_and_told_back(game: str) -> None:
    words: Any = SHEET_SCORERS[game].words()
    for text in words["examples"].values():
        result: Any = SHEET_SCORERS[game].score(text, None)
        assert [player["name"] for player in result["sheet"]["players"]] == ["Anna", "Boris"]
        known = {field["word"] for field in words["form"]["fields"]}
        for player in result["sheet"]["players"]:
            assert set(player["fields"]) <= known


def test_a_form_tells_what_it_has_read() -> None:
    text = "scoring border\nplayer Anna\nvp 12\nterrain 3 field, forest\nproperties tower\nports 4\nborder 2"
    result: Any = SHEET_SCORERS["sweet-lands"].score(text, None)
    assert result["sheet"]["table"] == {"scoring": ["border"]}
    anna = result["sheet"]["players"][0]["fields"]
    assert anna["terrain"] == {"field": 3, "forest": 1}
    assert anna["properties"] == {"tower": 1}
    assert (anna["vp"], anna["ports"], anna["roads"], anna["prosperity"]) == (12, 4, 0, {})


def test_whole_reasons_of_a_domain_are_counted() -> None:
    """By hand: the parts of the rulebook one after the other, with the first rates of the terrain track."""
    text = "\n".join(
        [
            "scoring employed",
            "player Anna", "vp 10", "prosperity 5 terrain", "terrain 4 field 2 special",
            "properties 5 tent", "city-points 3", "rabbits 2", "gold 11", "diamonds 3", "ports 4",
            "milestones 2", "employed 12",
            "player Boris", "ports 4",
        ]
    )  # fmt: skip
    result: Any = SHEET_SCORERS["sweet-lands"].score(text, None)
    anna, boris = result["players"]
    assert anna["points"] == 10 + 6 + 2 * 3 + 2 * 2 + 2 + 3 + 10 + 20 + 15
    assert boris["points"] == 10
    assert result["winners"] == [0]


def test_equal_points_are_decided_by_rabbits() -> None:
    text = "player Anna\nports 4\nplayer Boris\nports 4\nrabbits 1"
    result: Any = SHEET_SCORERS["sweet-lands"].score(text, None)
    assert [player["points"] for player in result["players"]] == [10, 10]
    assert result["winners"] == [1]
    assert result["ties"][0]["kind"] == "rabbits"


def test_goods_and_coins_are_worth_what_the_bank_pays() -> None:
    text = "player Anna\nmarker 41\ngoods 3 wood 1 potion\ncoins 13"
    result: Any = SHEET_SCORERS["artificium"].score(text, None)
    assert result["players"][0]["reasons"] == [
        {"kind": "marker", "points": 41, "values": {}},
        {"kind": "coins", "points": 5, "values": {"coins": 21}},
    ]
    assert result["players"][0]["points"] == 46


@pytest.mark.parametrize("game", FORMS)
def test_every_field_is_bounded(game: str) -> None:
    """The most is taken, one more is a fault that names the bound, the line and what came."""
    for field in form(game)["fields"]:
        if field["kind"] == NUMBER_KIND:
            lines = [(f"{field['word']} {{}}", field["most"][0])]
        else:
            assert field["kind"] == NUMBERS_KIND
            lines = [
                (f"{field['word']} {{}} {word}", most)
                for word, most in zip(field["words"], field["most"], strict=True)
            ]
        for line, most in lines:
            SHEET_SCORERS[game].score("player A\n" + line.format(most), None)
            kind, number, expected, got = faults(game, "player A\n" + line.format(most + 1))[0]
            assert (kind, number, got) == ("wrong-count", 2, str(most + 1))
            assert f"from 0 to {most}" in expected


def test_a_wrong_line_says_what_was_expected_and_what_came() -> None:
    text = "player Anna\ncoin 3\ncoins many\ngoods 3 wod\nmarker 3 4\ncoins 2\ncoins 3\nplayer anna\nplayer"
    assert faults("artificium", text) == [
        ("unknown-line", 2, "a line that begins with player | marker | goods | coins", "coin"),
        ("wrong-count", 3, "a number of coins from 0 to 999", "many"),
        (
            "unknown-piece", 4,
            "goods: wood | wheat | coal | food | kvass | metal | crystal | potion | sword", "wod",
        ),
        ("nothing-more", 5, "nothing more after marker", "4"),
        ("field-twice", 7, "one line with coins", "coins again"),
        ("player-twice", 8, "each name once (it is on line 1)", "anna"),
        ("player-name", 9, "a name of 1 to 40 characters after player", "nothing"),
    ]  # fmt: skip


@pytest.mark.parametrize("game", FORMS)
def test_bounds_of_a_whole_sheet(game: str) -> None:
    most = form(game)["players"]
    everybody = "".join(f"player {number}\n" for number in range(most))
    SHEET_SCORERS[game].score(everybody, None)
    assert kinds(game, f"{everybody}player one more") == [("too-many-players", most + 1)]
    assert kinds(game, "\n\n# nothing") == [("no-player", 3)]
    assert kinds(game, "x" * (MOST_TEXT + 1)) == [("sheet-too-long", 1)]
    assert kinds(game, "x" * (MOST_LINE + 1)) == [("line-too-long", 1)]
    assert len(kinds(game, "x\n" * 2000)) == MOST_FAULTS


def test_no_more_tokens_than_are_in_play_can_be_chosen() -> None:
    assert kinds("sweet-lands", "scoring border employed main-terrain\nplayer A") == [("too-many-chosen", 1)]
    assert kinds("sweet-lands", "scoring\nplayer A") == [("unknown-piece", 1)]


def test_a_full_form_is_far_from_the_longest_text() -> None:
    for game in FORMS:
        declared = form(game)
        lines = [f"player {'x' * 40}"]
        for field in declared["fields"]:
            pieces = " ".join(f"999 {word}" for word in field["words"]) or "999"
            lines.append(f"{field['word']} {pieces}")
        assert declared["players"] * len("\n".join(lines)) < MOST_TEXT // 2
