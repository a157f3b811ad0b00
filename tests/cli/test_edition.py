"""artel edition, and --edition everywhere: ten kinds of broken file, and a changed price really paid."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from artel.cli.arguments import LANGUAGES
from artel.cli.texts import texts
from artel.games import GAMES, game_named
from artel.kernel.edition import MOST_BYTES, MOST_FAULTS
from artel.kernel.game import Game
from artel.kernel.record import header_for
from tests.cli.samples import ROOT, Capture, called, called_json, refused, typed

ARTIFICIUM = game_named("artificium")
KEYFLOWER = game_named("keyflower")
RECORDS = ROOT / "tests" / "records"


@pytest.fixture(autouse=True)
def nothing_taken_in() -> Iterator[None]:
    yield
    for game in GAMES:
        game.editions.forget()


def house(name: str = "artificium") -> str:
    return game_named(name).editions.house_text()


# A value of every game changed in the house edition.
CHANGED: dict[str, Callable[[str], str]] = {
    "artificium": lambda text: text.replace("buy = 2", "buy = 3", 1),
    "keyflower": lambda text: text.replace("points = [0, 3]", "points = [0, 4]", 1),
    "sweet-lands": lambda text: text.replace('cost = "gold 2"', 'cost = "gold 3"', 1),
}


EDITED = [game for game in GAMES if game.edition_form() is not None]


def dearer() -> str:
    """Wood for 3 coins, and for 2 when it is sold."""
    changed = house().replace("buy = 2\nsell = 1", "buy = 3\nsell = 2", 1)
    return changed.replace("House edition", "Dear wood").replace("Домашнее издание", "Дорогое дерево")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(dearer(), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", [game.name for game in EDITED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_exported_is_sound_and_the_house_edition(
    capsys: Capture, tmp_path: Path, game: str, language: str
) -> None:
    code, out, _ = called(capsys, "edition", "export", game, "--lang", language)
    assert code == 0
    path = tmp_path / "house.toml"
    path.write_text(out, encoding="utf-8")
    found = called_json(capsys, "edition", "check", str(path))
    assert set(found["digest"].split()) <= set(game_named(game).edition().split())
    assert found["house"] is True
    assert found["changes"] == []
    assert "edition-note" not in out
    _, told, _ = called(capsys, "edition", "check", str(path), "--lang", language)
    assert texts(language, game).say("edition-as-house") in told


def test_games_with_the_exported_edition_are_the_same_to_the_letter(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(house(), encoding="utf-8")
    asked = ["selfplay", "artificium", "--games", "2", "--players", "2", "--bots", "greedy", "--record"]
    assert called(capsys, *asked, str(tmp_path / "a"))[0] == 0
    assert called(capsys, *asked, str(tmp_path / "b"), "--edition", str(path))[0] == 0
    for name in ("artificium-00000.artel", "artificium-00001.artel"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


# What is changed in the house edition, which of the two games it is of, and what is said of it.
BROKEN: dict[str, tuple[str, Callable[[str], str], str]] = {
    "no TOML": (
        "artificium",
        lambda text: text.replace("end = 99", "end 99"),
        "line 11: Expected TOML, found “end 99  # house”.",
    ),
    "a key twice": (
        "artificium",
        lambda text: text.replace("end = 99", "end = 99\nend = 98"),
        "line 12: Expected every key once in a table; “end = 98  # house” says one again.",
    ),
    "another game": (
        "artificium",
        lambda text: text.replace('"artificium"', '"artifiium"'),
        "line 2, game: Expected an edition of artificium | keyflower | sweet-lands, found one of “artifiium”."
        " Did you mean artificium?",
    ),
    "no game": (
        "artificium",
        lambda text: text.replace('game = "artificium"\n', ""),
        "line 1: Expected a key “game”, found none.",
    ),
    "another format": (
        "artificium",
        lambda text: text.replace("format = 1", "format = 7"),
        "line 1, format: Expected format 1, found 7: the file is of another version of Artel.",
    ),
    "unknown key": (
        "artificium",
        lambda text: text.replace("level = 1\nbuy", "level = 1\nbye", 1),
        "line 17, good[1].bye: Expected a key out of id | level | buy | sell, found “bye”."
        " Did you mean buy?",
    ),
    "missing name": (
        "artificium",
        lambda text: text.replace('ru = "Домашнее издание"\n', ""),
        "line 4, name: Expected a key “ru”, found none.",
    ),
    "wrong type": (
        "artificium",
        lambda text: text.replace("buy = 2", 'buy = "two"', 1),
        "line 17, good[1].buy: Expected a whole number, found \"two\".",
    ),
    "out of bounds": (
        "artificium",
        lambda text: text.replace("buy = 2", "buy = -2", 1),
        "line 17, good[1].buy: Expected a number from 1 to 99, found -2.",
    ),
    "unknown word": (
        "artificium",
        lambda text: text.replace('good = "sword"', 'good = "sward"'),
        "space[16].good: Expected one of wood | wheat | coal | food | kvass | metal | crystal | potion |"
        " sword, found “sward”. Did you mean sword?",
    ),
    "duplicate id": (
        "artificium",
        lambda text: text.replace('id = "wheat"', 'id = "wood"'),
        "line 21, good[2].id: Expected “wood” once, and it stands in line 15 already.",
    ),
    "a row missing": (
        "artificium",
        lambda text: text.replace('[[good]]\nid = "wheat"\nlevel = 1\nbuy = 2\nsell = 1\n', ""),
        "line 14, good: Expected “wheat” among them, found none.",
    ),
    "impossible price": (
        "artificium",
        lambda text: text.replace("buy = 10\nsell = 5", "buy = 10\nsell = 10", 1),
        "good[8].sell: Expected a price of at most 9 for selling, below the one for buying; found 10.",
    ),
    "falling prices": (
        "artificium",
        lambda text: text.replace("buy = 10\nsell = 5", "buy = 5\nsell = 4", 1),
        "good[8].buy: Expected a price of at least 6: prices rise with the level; found 5.",
    ),
    "nothing to begin with": (
        "artificium",
        lambda text: text.replace("buy = 2", "buy = 6", 1),
        "good[1].buy: Expected a price of at most 5: a good of level 1 can be bought with the opening coins;"
        " found 6.",
    ),
    "beyond the track": (
        "artificium",
        lambda text: text.replace("end = 99", "end = 89"),
        "space[16].space: Expected a space from 1 to 89, where the track ends; found 90.",
    ),
    "five edges": (
        "keyflower",
        lambda text: text.replace('"RRFRRF"', '"RRFRR"'),
        "tile[5].edges: Expected six letters out of R, F and W, clockwise from the bottom; found “RRFRR”.",
    ),
    "no road": (
        "keyflower",
        lambda text: text.replace('"RRFRRF"', '"FFFFFF"'),
        "tile[5].edges: Expected edges R and F, at least one of them R; found “FFFFFF”.",
    ),
    "no river": (
        "keyflower",
        lambda text: text.replace('"WFFWFF"', '"WFFFFF"', 1),
        "tile[10].edges: Expected two edges W and four F on a boat, found “WFFFFF”.",
    ),
    "impossible cost": (
        "keyflower",
        lambda text: text.replace("{ wood = 1, stone = 1 }", "{ wood = 5, stone = 2 }", 1),
        "tile[5].upgrade: Expected an upgrade of 1 to 6 pieces, found 7.",
    ),
    "unknown gain": (
        "keyflower",
        lambda text: text.replace("front = { pig = 1 }", "front = { pigs = 1 }"),
        "tile[8].front.pigs: Expected a key out of sheep | pig | cow | wheat | wood | stone | iron | gold |"
        " random-worker | random-skill | green-worker | transport | upgrade, found “pigs”. Did you mean pig?",
    ),
    "empty gain": (
        "keyflower",
        lambda text: text.replace("front = { pig = 1 }", "front = {}"),
        "tile[8].front: Expected 1 to 13 entries, found 0.",
    ),
    "a key of another tile": (
        "keyflower",
        lambda text: text.replace('id = "bakery"\n', 'id = "bakery"\npoints = [0, 1]\n'),
        "points: Expected a key out of edges, found “points”.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("sort", BROKEN)
def test_a_broken_file_is_told_with_its_line(capsys: Capture, tmp_path: Path, sort: str) -> None:
    game, change, said = BROKEN[sort]
    text = house(game)
    assert change(text) != text
    path = tmp_path / "mine.toml"
    path.write_text(change(text), encoding="utf-8")
    code, out, err = called(capsys, "edition", "check", str(path))
    assert (code, out) == (2, "")
    assert said in err
    lines = re.findall(r"line (\d+)", err)
    for language, word in (("ru", "строка"), ("it", "riga")):
        _, _, told = called(capsys, "edition", "check", str(path), "--lang", language)
        assert re.findall(rf"{word} (\d+)", told)[:1] == lines[:1]
        assert "Expected" not in told
        assert "edition-" not in told


def test_several_mistakes_are_told_at_once_and_not_too_many(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(house().replace("buy =", "bye ="), encoding="utf-8")
    code, _, err = called(capsys, "edition", "check", str(path))
    assert code == 2
    assert len(err.splitlines()) == 18
    path.write_text(house().replace("space =", "spaces ="), encoding="utf-8")
    _, _, err = called(capsys, "edition", "check", str(path))
    assert len(err.splitlines()) == MOST_FAULTS + 1
    assert err.splitlines()[-1] == f"There are further mistakes; these are the first {MOST_FAULTS}."


def test_files_that_are_none_are_told(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert "No such file" in refused(capsys, "edition", "check", str(path))
    assert "expected an edition file, got" in refused(capsys, "edition", "check", str(tmp_path))
    path.write_bytes(b"format = 1\n\xff")
    assert "line 2: Expected text in UTF-8, found the byte ff." in refused(
        capsys, "edition", "check", str(path)
    )
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    assert "at most 524,288 bytes, found more" in refused(capsys, "edition", "check", str(path))
    path.write_text("a = " + "[" * 100_000, encoding="utf-8")
    assert "line 1: Expected at most 12 lists or tables" in refused(capsys, "edition", "check", str(path))
    assert "at most 524,288 bytes" in refused(capsys, "edition", "check", "/dev/zero")
    assert "expected export GAME, check FILE or report GAME" in refused(capsys, "edition")


def test_a_file_of_another_game_is_refused_by_every_command(capsys: Capture, mine: Path) -> None:
    said = "line 2, game: Expected an edition of keyflower, found one of “artificium”."
    for argv in (["facts", "keyflower"], ["selfplay", "keyflower", "--games", "1"], ["play", "keyflower"]):
        assert said in refused(capsys, *argv, "--edition", str(mine))


def test_a_server_does_not_begin_with_a_broken_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(dearer().replace("end = 99", "end = 9"), encoding="utf-8")
    told = refused(capsys, "serve", "--no-browser", "--data", str(tmp_path / "data"), "--edition", str(path))
    assert "track.end: Expected a number from 20 to 127, found 9." in told


def test_check_lists_what_is_changed(capsys: Capture, mine: Path) -> None:
    found = called_json(capsys, "edition", "check", str(mine))
    assert found["changes"] == [
        {"id": "good-wood", "value": "buy", "house": 2, "edition": 3},
        {"id": "good-wood", "value": "sell", "house": 1, "edition": 2},
    ]
    _, out, _ = called(capsys, "edition", "check", str(mine), "--lang", "ru")
    assert "«Дорогое дерево»" in out
    assert "good-wood: buy 2 -> 3" in out


@pytest.mark.parametrize("game", EDITED, ids=lambda game: game.name)
@pytest.mark.parametrize("changed", [False, True], ids=["as the house", "changed"])
def test_check_tells_the_digest_that_records_carry(
    capsys: Capture, tmp_path: Path, game: Game, changed: bool
) -> None:
    """A word for each module in play, and of those alone whose values the file gives."""
    path = tmp_path / "mine.toml"
    text = game.editions.house_text()
    path.write_text(CHANGED[game.name](text) if changed else text, encoding="utf-8")
    found = called_json(capsys, "edition", "check", str(path))
    _, out, _ = called(capsys, "edition", "check", str(path))
    edition = game.take_in_edition(path.read_text(encoding="utf-8"))
    modules = ("base", "farmers", "key-celeste") if game is KEYFLOWER else ("base",)
    rules = game.rules(2, modules, edition=edition.digest)
    words = header_for(game, game.setup(rules))["edition"].split()
    assert words == [found["modules"][name] for name in rules.modules]
    assert found["digest"].split() == (words[1:] if game is KEYFLOWER else words)
    assert all(word in out for word in found["digest"].split())
    assert edition.digest not in out
    assert (rules.edition == game.rules(2, modules).edition) is not changed


def test_facts_of_an_edition(capsys: Capture, mine: Path) -> None:
    rows = {row["id"]: row for row in called_json(capsys, "facts", "artificium", "--edition", str(mine))}
    assert (rows["good-wood"]["buy"], rows["good-wood"]["provenance"]["buy"]) == (3, "edition")
    _, out, _ = called(capsys, "facts", "artificium", "--edition", str(mine))
    assert "3 +" in out
    assert "+ value of the edition Dear wood (2 of" in out


def test_selfplay_with_an_edition_in_one_process_and_in_several(capsys: Capture, mine: Path) -> None:
    asked = ["selfplay", "artificium", "--games", "26", "--players", "2", "--bots", "greedy"]
    alone = called_json(capsys, *asked, "--edition", str(mine))
    several = called_json(capsys, *asked, "--edition", str(mine), "--jobs", "2")
    plain = called_json(capsys, *asked)
    assert alone["mean_scores"] == several["mean_scores"] != plain["mean_scores"]


def recorded(capsys: Capture, folder: Path, *more: str) -> Path:
    asked = ["selfplay", "artificium", "--games", "1", "--players", "2", "--bots", "greedy", "--record"]
    assert called(capsys, *asked, str(folder), *more)[0] == 0
    return folder / "artificium-00000.artel"


def test_a_record_is_replayed_with_its_edition_alone(capsys: Capture, mine: Path, tmp_path: Path) -> None:
    own = recorded(capsys, tmp_path / "own", "--edition", str(mine))
    plain = recorded(capsys, tmp_path / "plain")
    assert called(capsys, "replay", str(own), "--verify", "--edition", str(mine))[0] == 0
    ARTIFICIUM.editions.forget()
    told = refused(capsys, "replay", str(own))
    assert f"line 4: edition: expected edition {ARTIFICIUM.edition()} (house)" in told
    assert "--edition FILE" in told
    other = tmp_path / "other.toml"
    other.write_text(dearer().replace("end = 99", "end = 100"), encoding="utf-8")
    taken = ARTIFICIUM.take_in_edition(other.read_text(encoding="utf-8"))
    words = taken.words(list(ARTIFICIUM.modules.values()))
    assert f"expected edition {words} of the file" in refused(
        capsys, "replay", str(own), "--edition", str(other)
    )
    assert f"got '{ARTIFICIUM.edition()}'" in refused(capsys, "replay", str(plain), "--edition", str(other))


def test_a_game_in_the_terminal_with_an_edition(
    capsys: Capture, mine: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "evening.artel"
    typed(monkeypatch, "show wood", f"save {saved}", "quit")
    asked = ["play", "artificium", "--seed", "3", "--lang", "ru", "--edition", str(mine)]
    code, out, _ = called(capsys, *asked)
    assert code == 0
    assert "Издание: «Дорогое дерево»." in out
    wanted = texts("ru", "artificium").say("good-prices", {"buy": 3, "sell": 2, "level": 1})
    assert wanted.splitlines()[0] in out
    assert f"artel play --resume {saved} --edition {mine}" in re.sub(r"\s+", " ", out)
    ARTIFICIUM.editions.forget()
    assert "--edition FILE" in refused(capsys, "play", "--resume", str(saved))
    typed(monkeypatch, "quit")
    assert called(capsys, "play", "--resume", str(saved), "--edition", str(mine))[0] == 0


def test_score_sheets_are_counted_with_an_edition(capsys: Capture, tmp_path: Path) -> None:
    sheet = tmp_path / "village.txt"
    sheet.write_text("modules farmers\nplayer A\nhome-1\nsheep-fold upgraded\n", encoding="utf-8")
    path = tmp_path / "mine.toml"
    dear = house("keyflower").replace("sheep = 2 }\npoints = [0, 3]", "sheep = 2 }\npoints = [0, 9]")
    path.write_text(dear, encoding="utf-8")
    plain = called_json(capsys, "score", "keyflower", str(sheet))
    own = called_json(capsys, "score", "keyflower", str(sheet), "--edition", str(path))
    assert own["players"][0]["points"] == plain["players"][0]["points"] + 6


def fault_kinds() -> set[str]:
    """The kinds of fault written in the code of the kernel and of the games."""
    found: set[str] = set()
    files = [
        *(ROOT / "src/artel/kernel").glob("edition*.py"),
        *(ROOT / "src/artel/games").rglob("edition*.py"),
    ]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called_as = ast.unparse(node.func)
                place = {"Unfit": 0, "Fault": 0, "faults.add": 1, "faults.add_word": 1}.get(called_as, 9)
                named = node.args[place] if len(node.args) > place else None
                if isinstance(named, ast.Constant):
                    found.add(str(named.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fault_has_its_sentence(language: str) -> None:
    kinds = fault_kinds() | {"broken", "said-twice"}
    assert {"type", "duplicate", "sell-price", "river", "too-deep"} <= kinds
    known = [texts(language, game.name) for game in GAMES]
    assert {kind for kind in kinds if not any(say.has(f"edition-fault-{kind}") for say in known)} == set()


def test_json_of_a_check_is_for_programs(capsys: Capture, mine: Path) -> None:
    _, out, _ = called(capsys, "edition", "check", str(mine), "--json")
    assert json.loads(out)["name"] == {"en": "Dear wood", "ru": "Дорогое дерево", "it": "Edizione della casa"}
