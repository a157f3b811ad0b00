"""Score sheets: what a text means, what is wrong with it, and that it scores as the game does."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from artel.games import SHEET_SCORERS, game_named
from artel.games.keyflower.components.vocabulary import SUMMER_BOAT
from artel.games.keyflower.score_sheet import BOOK, EXAMPLE, score_sheet, sheet_words
from artel.games.keyflower.sheet_text import MOST_LINE, MOST_TEXT
from artel.kernel.game import NATURE, State, deciders, legal_moves, play, weights
from artel.kernel.sheet import MOST_FAULTS, SheetError

GAME = game_named("keyflower")
PAGE = (Path(__file__).parents[3] / "docs" / "score-format.md").read_text(encoding="utf-8")
DIRECTIONS = ("bottom", "lower-left", "upper-left", "top", "upper-right", "lower-right")
STEPS = dict(zip(DIRECTIONS, [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)], strict=True))
# Random seats that bid and work; evenly weighted ones pass too soon to have a village worth scoring.
EAGER = {"pass": 0.05, "bid": 3.0}
# Where the reader of sheets finds fault.
RAISED = re.compile(r'(?:\.fault|fault_again|\bFault)\(\s*"([a-z-]+)"')


def only(text: str) -> dict[str, Any]:
    """The one player of a sheet."""
    players: Any = score_sheet(text)["players"]
    assert len(players) == 1
    found: dict[str, Any] = players[0]
    return found


def points_by_kind(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for reason in only(text)["reasons"]:
        found[reason["kind"]] = found.get(reason["kind"], 0) + reason["points"]
    return found


def faults(text: str) -> list[tuple[str, int]]:
    with pytest.raises(SheetError) as caught:
        score_sheet(text)
    for fault in caught.value.faults:
        assert fault.expected
        assert fault.got
        assert f"line {fault.line}: expected {fault.expected}, got {fault.got}" in str(caught.value)
    return [(fault.kind, fault.line) for fault in caught.value.faults]


# A game and its sheets.


def random_end(players: int, seed: int) -> State:
    chance = random.Random(f"{players} {seed}")
    state = GAME.setup(GAME.rules(players))
    names = [shape.name for shape in GAME.verbs.shapes]
    while asked := deciders(state):
        seat = asked[0]
        moves = legal_moves(state, seat)
        if seat == NATURE:
            liking: list[float] = [float(weight) for weight in weights(state)]
        else:
            liking = [EAGER.get(names[move & 255], 1.0) for move in moves]
        play(state, seat, chance.choices(moves, liking)[0])
    return state


def counts(pieces: dict[str, int]) -> str:
    return " ".join(f"{count} {piece}" for piece, count in pieces.items())


def place_of(row: dict[str, Any], before: list[dict[str, Any]], chance: random.Random) -> str:
    """Coordinates, or the side of a tile that is already on the sheet."""
    beside = [
        f"beside {other['tile']} {direction}"
        for other in before
        for direction, (q, r) in STEPS.items()
        if (other["q"] + q, other["r"] + r) == (row["q"], row["r"])
    ]
    return chance.choice([f"at {row['q']} {row['r']}", *beside])


def sheet_of(data: dict[str, Any], seat: int, chance: random.Random) -> str:
    """A seat of a finished game, written as an owner of the box would."""
    village = data["villages"][seat]
    lines = [f"player Seat {seat}"]
    goods: dict[str, int] = {}
    for number, row in enumerate(village):
        words = [row["tile"]]
        if row["tile"].startswith("summer-boat"):
            words.append("a" if row["side"] == "front" else "b")
        elif row["side"] == "back":
            words.append("upgraded")
        words += [place_of(row, village[:number], chance), f"turn {row['turn']}"]
        if row["tile"] in ("barn", "blacksmith", "stone-yard", "timber-yard") or chance.random() < 0.5:
            words.append(counts(row["goods"]))
        else:
            for good, count in row["goods"].items():
                goods[good] = goods.get(good, 0) + count
        lines.append(" ".join(words))
    own = data["seats"][seat]
    lines += [f"goods elsewhere {counts(goods)}", f"workers {counts(own['workers'])}"]
    lines += [f"skills {counts(own['skills'])}", *(["marker"] if data["first"] == seat else [])]
    body = lines[1:]
    chance.shuffle(body)
    return "\n".join([lines[0], *body])


@pytest.mark.rule("KF-SCORE-1")
def test_a_sheet_scores_as_the_game_does() -> None:
    kinds: set[str] = set()
    for seed in range(60):
        players = 2 + seed % 5
        state = random_end(players, seed)
        data: Any = GAME.to_data(state)
        chance = random.Random(seed)
        result: Any = score_sheet("\n".join(sheet_of(data, seat, chance) for seat in range(players)))
        outcome = GAME.outcome(state)
        assert [player["points"] for player in result["players"]] == outcome.scores
        assert result["winners"] == outcome.winners
        for seat, player in enumerate(result["players"]):
            own = [reason.to_data() for reason in outcome.reasons if reason.seat == seat]
            assert [{"seat": seat, **reason} for reason in player["reasons"]] == own
            assert player["warnings"] == []
            kinds |= {reason["kind"] for reason in player["reasons"]}
    shapes = {"score-transport", "score-adjacent", "score-loop", "free-upgrade"}
    assert kinds >= {"printed", "pieces", "gold"} | shapes


def test_one_seat_alone_scores_the_same() -> None:
    state = random_end(3, 7)
    data: Any = GAME.to_data(state)
    for seat in range(3):
        assert only(sheet_of(data, seat, random.Random(seat)))["points"] == GAME.outcome(state).scores[seat]


# What lines mean.


def test_the_example_of_the_page_is_the_example_of_the_program() -> None:
    written = PAGE.split("## A whole sheet")[1]
    assert f"```\n{EXAMPLE}```" in written
    result: Any = score_sheet(EXAMPLE)
    said = re.search(r"Anna has (\d+) points and Boris (\d+)", written)
    assert said is not None
    assert [player["points"] for player in result["players"]] == [int(number) for number in said.groups()]
    assert [player["name"] for player in result["players"]] == ["Anna", "Boris"]
    assert all(player["warnings"] == [] for player in result["players"])
    assert result["winners"] == [1]


@pytest.mark.parametrize(
    "text",
    [
        "home-3\ntimber-yard upgraded: 3 wood 1 gold",
        "HOME-3\n  Timber Yard, upgraded (3 wood, 1 gold)  # full",
        "\ufeff# a remark\n\ntimber-yard wood wood 1 wood gold up\nhome 3\n",
        "home-3 at 5 5\ntimber-yard back 3 wood 1 gold beside home-3 top",
    ],
)
def test_spellings_of_the_same_village(text: str) -> None:
    assert only(text)["points"] == 12


@pytest.mark.parametrize(
    "name", ["summer-boat-3 b", "boat-3b", "Boat 3b", "Summer boat 3 B", "summer-boat-3b"]
)
def test_spellings_of_a_summer_boat(name: str) -> None:
    assert points_by_kind(f"home-1\n{name}\ngoods 4 iron") == {"gold": 4}


def test_printed_names_are_understood() -> None:
    assert points_by_kind("home-1\nCraftsman's guild\nworkers 2 blue 2 red 1 yellow") == {"pieces": 3}
    for tile in [tile for tile in BOOK.tables.tiles if not tile.word.startswith("farm-turn")]:
        name = tile.name if tile.kind != SUMMER_BOAT else f"{tile.name} a"
        home = "" if tile.word.startswith("home") else "home-1\n"
        village: Any = only(f"{home}{name}")["village"]
        assert village[-1]["tile"] == tile.word


def test_lines_of_pieces_add_up() -> None:
    assert points_by_kind("home-1\nkey-market\nworkers 1 green\nworkers 2 green 1 red") == {"pieces": 6}


def test_goods_count_on_a_yard_only_where_they_lie() -> None:
    assert points_by_kind("home-1\nblacksmith: 2 iron") == {"pieces": 4}
    assert points_by_kind("home-1\nblacksmith\ngoods elsewhere 2 iron") == {}


def test_the_marker_is_one_piece_more() -> None:
    assert only("home-1\nmarker")["points"] == 1
    assert only("home-1\nscribes\nskills saw anvil\nmarker")["points"] == 10


def test_beside_may_name_a_tile_of_a_later_line() -> None:
    village: Any = only("stable beside keywood top\nkeywood beside home-2 lower-right\nhome-2")["village"]
    assert {row["tile"]: (row["q"], row["r"]) for row in village} == {
        "home-2": (0, 0), "keywood": (1, 0), "stable": (1, -1)
    }  # fmt: skip


# Places.


@pytest.mark.rule("KF-BOAT-5")
def test_the_river_needs_places_only_of_tiles_with_water() -> None:
    placed = "home-1\nkeywood\nsea-breese beside home-1 bottom\nsummer-boat-1 a beside sea-breese bottom"
    assert points_by_kind(placed) == {"score-river": 4}
    assert only(placed)["warnings"] == []
    unplaced = only("home-1\nsea-breese beside home-1 bottom\nsummer-boat-1 a")
    assert unplaced["points"] == 2
    assert unplaced["warnings"] == [
        {"kind": "needs-places", "line": 2, "values": {"tile": "sea-breese", "count": 1}}
    ]


@pytest.mark.rule("KF-ORDER-10")
def test_a_turn_order_tile_counts_the_placed_neighbours() -> None:
    text = "home-2\nturn-1 beside home-2 top turn 3\nkeywood"
    assert points_by_kind(text) == {"score-adjacent": 1}
    assert [each["values"]["tile"] for each in only(text)["warnings"]] == ["turn-1"]


@pytest.mark.rule("KF-EXTEND-2")
def test_edges_that_differ_are_a_warning_unless_boat_2a_is_there() -> None:
    text = "home-1\nkeywood beside home-1 bottom"
    warning = {"kind": "edges-differ", "line": 2, "values": {"tile": "keywood", "beside": "home-1"}}
    assert only(text)["warnings"] == [warning]
    assert only(f"{text}\nsummer-boat-2 b at 9 9\n")["warnings"][0] == warning
    kinds = [each["kind"] for each in only(f"{text}\nsummer-boat-2 a at 9 9")["warnings"]]
    assert kinds == ["apart"]


# What is wrong.

HOMES = [(kind, line) for line in range(2, MOST_FAULTS) for kind in ("tile-twice", "home-twice")]


WRONG_LINES: list[tuple[str, list[tuple[str, int]]]] = [
    ("", [("empty", 1)]),
    ("# nothing", [("empty", 1)]),
    ("home-1\nalehose", [("unknown-tile", 2)]),
    ("home-7", [("unknown-tile", 1)]),
    ("home-1 upgarded", [("unknown-word", 1)]),
    ("home-1\nmarker now", [("unknown-word", 2)]),
    ("home-1: 3 wod", [("unknown-piece", 1)]),
    ("home-1\nworkers 3", [("unknown-piece", 2)]),
    ("home-1\nworkers 1 purple", [("unknown-piece", 2)]),
    ("home-1\nskills -1 saw", [("wrong-number", 2)]),
    ("home-1\nmodules", [("unknown-module", 2)]),
    ("home-1\nmodules merchants framers", [("unknown-module", 2)]),
    ("modules farmers\nhome-1\nturn-1\nturn-4\nturn-3", [("not-in-play", 3), ("not-in-play", 5)]),
    ("home-1\nstable at 1", [("wrong-number", 2)]),
    ("home-1\nstable at 1 100", [("wrong-number", 2)]),
    ("home-1\nstable turn 6", [("wrong-number", 2)]),
    ("home-1\nstable turn", [("wrong-number", 2)]),
    ("home-1\nstable beside hme-1 top", [("unknown-beside", 2)]),
    ("home-1\nstable beside", [("unknown-beside", 2)]),
    ("home-1\nstable beside home-1 left", [("unknown-direction", 2)]),
    ("home-1\nstable turn 1 turn 2", [("said-twice", 2)]),
    ("home-1\nstable at 1 0 beside home-1 top", [("said-twice", 2)]),
    ("home-1\nboat-2a b", [("said-twice", 2)]),
    ("home-1\nscribes upgraded", [("no-upgrade", 2)]),
    ("home-1 b", [("no-side", 1)]),
    ("home-1\nsummer-boat-2", [("side-missing", 2)]),
    ("home-1\nkeythedral\nkeythedral", [("tile-twice", 3)]),
    ("player A\nhome-1\nstable\nplayer B\nhome-2\nstable", [("tile-twice", 6)]),
    ("home-1\nhome-2", [("home-twice", 2)]),
    ("stable", [("home-missing", 1)]),
    ("player A\nhome-1\nplayer B\nstable", [("home-missing", 3)]),
    ("home-1\nflipper\nwhite-wind", [("boat-twice", 3)]),
    ("home-1\nworkers 41 blue", [("too-many", 2)]),
    ("player A\nhome-1\nskills 9 saw\nplayer B\nhome-2\nskills 8 saw", [("too-many", 6)]),
    ("home-1\ngoods 9999 gold", [("too-many", 2)]),
    ("player A\nhome-1\nmarker\nplayer B\nhome-2\nmarker", [("marker-twice", 6)]),
    ("home-1\nstable at 0 0", [("place-taken", 2)]),
    ("stable at 0 0\nhome-1", [("place-taken", 1)]),
    ("home-1\nstable at 1 0\nkeywood beside home-1 lower-right", [("place-taken", 3)]),
    ("home-1\nstable beside keywood top", [("beside-missing", 2)]),
    ("home-1\nkeywood\nstable beside keywood top", [("beside-unplaced", 3)]),
    (
        "home-1\nkeywood beside stable top\nstable beside keywood top",
        [("beside-unplaced", 2), ("beside-unplaced", 3)],
    ),
    ("home-1\nstable " + "x" * MOST_LINE, [("line-too-long", 2)]),
    ("home-1\nstable # " + "x" * MOST_LINE + "\nboat", [("unknown-tile", 3)]),
    ("home-1\n" * MOST_TEXT, [("sheet-too-long", 1)]),
    ("alehose\n" * 500, [("unknown-tile", line + 1) for line in range(MOST_FAULTS)]),
    ("home-1\n" * 1000, HOMES[:MOST_FAULTS]),
    ("player\nhome-1", [("player-name", 1)]),
    ("player A\nhome-1\nplayer a\nhome-2", [("player-twice", 3)]),
    (
        "\n".join(f"player {n}\nhome-{n % 6 + 1}" for n in range(7)),
        [("too-many-players", 13), ("tile-twice", 14)],
    ),
    (
        "alehose\nhome-1: 2 wod\nworkers blu",
        [("unknown-tile", 1), ("unknown-piece", 2), ("unknown-piece", 3)],
    ),
]


@pytest.mark.parametrize(("text", "expected"), WRONG_LINES)
def test_a_wrong_line_is_named(text: str, expected: list[tuple[str, int]]) -> None:
    assert faults(text) == expected


def check_told(kinds: set[str]) -> None:
    """The page describes these faults, and each has a sentence in every language."""
    described = set(re.findall(r"`([a-z-]+)`", PAGE.split("## Errors and warnings")[1].split("## JSON")[0]))
    assert kinds - described == set()
    for language in ("en", "ru", "it"):
        # What every game's sheet may be told, and what only this one is.
        folder = Path(__file__).parents[3] / "locales" / language
        text = "".join(
            (folder / name).read_text(encoding="utf-8") for name in ("score.ftl", "score-keyflower.ftl")
        )
        told = set(re.findall(r"^sheet-fault-([a-z-]+) =", text, re.MULTILINE))
        assert kinds - told == set()


def test_every_kind_of_fault_is_described_and_has_its_sentence() -> None:
    folder = Path(__file__).parents[3]
    kinds = {kind for row in WRONG_LINES for kind, _ in row[1]}
    raised: set[str] = set()
    for name in ("sheet_text", "sheet_tiles", "sheet_book", "sheet_village", "score_sheet"):
        source = (folder / "src/artel/games/keyflower" / f"{name}.py").read_text(encoding="utf-8")
        raised |= set(RAISED.findall(source))
    assert raised - kinds == set()
    check_told(kinds)


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("alehose", "alehouse"),
        ("Timbr yard 3 wood", "timber-yard"),
        ("worker 3 gren", "green"),
        ("wokers", "workers"),
        ("stable beside home-1 left", "lower-left"),
        ("stable upgarded", "upgraded"),
        ("modules merchant", "merchants"),
    ],
)
def test_near_words_are_offered(line: str, near: str) -> None:
    with pytest.raises(SheetError, match=re.escape(near)) as caught:
        score_sheet(f"home-1\n{line}")
    assert near in caught.value.faults[0].near


def test_any_text_is_a_sheet_or_a_sheet_error() -> None:
    chance = random.Random(5)
    words: Any = sheet_words()
    pool = [row["id"] for row in words["tiles"]] + words["keywords"] + words["options"] + words["goods"]
    pool += [word for follow in words["follow"].values() for word in follow] + words["modules"]
    pool += words["directions"] + ["1", "-3", "99999", "#", ":", "\n", "\n", "\n", "ё", "home-1", "'", "--"]
    understood = 0
    for _ in range(2000):
        text = " ".join(chance.choices(pool, k=chance.randrange(1, 14)))
        try:
            score_sheet(text)
            understood += 1
        except SheetError as error:
            assert error.faults  # noqa: PT017
    assert understood > 0


def test_the_words_are_those_the_parser_knows() -> None:
    words: Any = SHEET_SCORERS["keyflower"].words()
    for row in words["tiles"]:
        home = "" if row["kind"] == "home" else "home-1\n" if row["id"] != "home-1" else ""
        side = " a" if row["sides"] else ""
        upgraded = " upgraded" if row["upgrade"] else ""
        assert only(f"{home}{row['id']}{side}{upgraded}")["village"][-1]["tile"] == row["id"]
    for direction in words["directions"]:
        only(f"home-1\nstable beside home-1 {direction}")
    for name in ("workers", "skills", "goods"):
        only("home-1\n" + name + "".join(f" 1 {piece}" for piece in words[name]))
