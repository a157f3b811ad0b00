"""Commands that show what there is, and how wrong ones are refused."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from artel.bots import levels, usual
from artel.cli import commands, export_client, ledger
from artel.cli.arguments import LANGUAGES
from artel.cli.facts import shown
from artel.cli.texts import texts
from artel.cli.typescript import TypeScript
from artel.games import GAMES, game_named
from artel.kernel.schema import Words
from artel.table.budget import Limits
from artel.table.expiry import Keep
from artel.table.hosting import Hosting
from artel.table.network import ServeError
from tests.cli.samples import GAME, ROOT, Capture, called, called_json, refused


def test_version_names_the_build(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "compiled", lambda: True)
    assert re.fullmatch(r"artel \d+\.\d+\.\d+ \(compiled engine, Python 3\.\d+\.\d+\)", commands.version())
    monkeypatch.setattr(commands, "compiled", lambda: False)
    assert re.fullmatch(r"artel \S+ \(pure Python engine: .+, Python 3\.\d+\.\d+\)", commands.version())
    code, out, _ = called(capsys, "--version")
    assert code == 0
    assert out == f"{commands.version()}\n"


def test_version_says_why_the_engine_is_pure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "artel").mkdir()
    note = "artel: the engine runs in pure Python: expected a C compiler, found no cc\n"
    (tmp_path / "artel" / "engine-pure").write_text(note)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert commands.why_pure() == "expected a C compiler, found no cc"


def test_no_command_shows_the_help(capsys: Capture) -> None:
    code, out, _ = called(capsys)
    assert code == 0
    assert all(name in out for name in commands.COMMANDS)


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_help_has_examples(capsys: Capture, name: str) -> None:
    code, out, _ = called(capsys, name, "--help")
    assert code == 0
    assert f"artel {name}" in out.split("examples:")[1]


@pytest.mark.parametrize(
    ("argv", "expected", "got"),
    [
        (["dance"], "a command out of play | serve", "'dance'"),
        (["facts", "chess"], "a game out of artificium", "'chess'"),
        (["facts"], "GAME", "nothing"),
        (["facts", "artificium", "--fast"], "no further argument", "--fast"),
        (["selfplay", "artificium", "--players", "many"], "a whole number from 1 up", "'many'"),
        (["selfplay", "artificium", "--players", "7"], "2 to 6 players", "7"),
        (["selfplay", "artificium", "--games", "0"], "a whole number from 1 up", "'0'"),
        (["selfplay", "artificium", "--bots", "clever"], "a bot out of random | greedy", "'clever'"),
        (["selfplay", "artificium", "--bots", ","], "names with commas", "','"),
        (["selfplay", "artificium", "--modules", "dragons"], "modules out of base", "'dragons'"),
        (["selfplay", "artificium", "--players", "2", "--bots", "random,random,greedy"], "at most 2 bots",
         "random, random, greedy"),
        (["selfplay", "artificium", "--seed"], "one argument", "none"),
        (["play", "artificium", "--players", "2", "--seat", "2"], "a seat from 0 to 1", "2"),
        (["play", "artificium", "--lang", "de"], "a language out of en | ru | it", "'de'"),
        (["play", "artificium", "--bot", "clever"], "a bot out of random | greedy", "'clever'"),
        (["serve", "--port", "70000"], "a whole number from 0 to 65535", "'70000'"),
        (["serve", "--bot-delay", "-1"], "a number of seconds from 0 up", "'-1'"),
        (["replay", "no-such-file.artel"], "a record file", "no-such-file.artel"),
    ],
)  # fmt: skip
def test_wrong_use_is_one_line_with_both_sides(
    capsys: Capture, argv: list[str], expected: str, got: str
) -> None:
    line = refused(capsys, *argv)
    assert line.startswith("artel")
    assert f"expected {expected}" in line
    assert f"got {got}" in line


def test_games(capsys: Capture) -> None:
    rows = called_json(capsys, "games")
    row = next(each for each in rows if each["name"] == "artificium")
    assert (row["min_players"], row["max_players"]) == (2, 6)
    assert (row["bots"], row["usual_bot"]) == (levels("artificium"), usual("artificium"))
    code, out, _ = called(capsys, "games")
    assert code == 0
    assert "artificium" in out
    assert all(level in out for level in levels("artificium"))


def test_facts_hold_every_value_with_its_source(capsys: Capture) -> None:
    rows = called_json(capsys, "facts", "artificium")
    assert rows == GAME.facts()
    wood = next(row for row in rows if row["id"] == "good-wood")
    assert wood["provenance"]["buy"] == "house"


def test_facts_mark_house_values(capsys: Capture) -> None:
    _, out, _ = called(capsys, "facts", "artificium")
    wood = next(line for line in out.splitlines() if "good-wood" in line)
    assert wood.count("*") == 3
    rounds = next(line for line in out.splitlines() if "number-rounds" in line)
    assert "*" not in rounds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_games_cut_no_word(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    _, out, _ = called(capsys, "games", "--lang", language)
    assert max(len(line) for line in out.splitlines()) <= columns
    words = {word.strip(",") for word in out.split()}
    for game in GAMES:
        names = game.module_names()
        options = {f"{each.name}={'|'.join(each.values)}" for each in game.options(names)}
        assert {game.name, *levels(game.name), *names} | options <= words
    say = texts(language, "artificium")
    assert {say.say(f"games-{head}") for head in ("players", "modules")} <= {
        word.strip(":") for word in words
    }


@pytest.mark.parametrize("columns", [60, 80, 120, 400])
@pytest.mark.parametrize("game", ["artificium", "keyflower", "sweet-lands"])
def test_facts_cut_no_word(capsys: Capture, monkeypatch: pytest.MonkeyPatch, game: str, columns: int) -> None:
    """Every value can be read whole, at the width of any terminal."""
    monkeypatch.setenv("COLUMNS", str(columns))
    _, out, _ = called(capsys, "facts", game)
    assert "\N{HORIZONTAL ELLIPSIS}" not in out
    assert max(len(line) for line in out.splitlines()[:-1]) <= columns
    told = Counter(out.split())
    told.subtract(
        Counter(
            word
            for row in game_named(game).facts()
            for name, value in row.items()
            if name not in ("name", "provenance")
            for word in shown(value).split()
        )
    )
    assert min(told.values()) >= 0


def test_rules_list_statements_with_code_and_tests(capsys: Capture) -> None:
    rows = called_json(capsys, "rules", "artificium")
    row = next(each for each in rows if each["id"] == "AR-MKT-12")
    assert set(row) == {"id", "chapter", "text", "code", "tests"}
    assert "src/artel/games/artificium/phases/market.py:exchange_card" in row["code"]
    assert all((ROOT / test.partition("::")[0]).is_file() for test in row["tests"])
    code, out, _ = called(capsys, "rules", "artificium")
    assert code == 0
    assert "AR-MKT-12" in out


def test_coverage_is_whole(capsys: Capture) -> None:
    data = called_json(capsys, "rules", "artificium", "--coverage")
    assert data["untested"] == []
    assert data["tested"] == data["total"] == len(ledger.statements("artificium"))
    assert sum(each["total"] for each in data["chapters"]) == data["total"]


def test_coverage_with_a_gap_leaves_with_one(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = {rule: tests for rule, tests in ledger.marks(ROOT).items() if rule != "AR-MKT-3"}
    monkeypatch.setattr(ledger, "marks", lambda root: marks)
    code, out, _ = called(capsys, "rules", "artificium", "--coverage")
    assert code == 1
    assert "without a test: AR-MKT-3" in out


def test_rules_without_a_checkout(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artel.cli.rules.checkout", lambda: None)
    code, out, err = called(capsys, "rules", "artificium", "--json")
    assert code == 0
    assert "without their code and tests" in err
    assert {tuple(row["tests"]) for row in json.loads(out)} == {()}
    assert "expected a checkout with tests" in refused(capsys, "rules", "artificium", "--coverage")


def test_serve_hands_its_flags_on(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("artel.table.app.serve", lambda **given: calls.append(given))
    flags = ["--port", "9000", "--lan", "--no-browser", "--data", str(tmp_path), "--bot-delay", "0"]
    flags += ["--review-thoughts", "5", "--memory", "64"]
    assert called(capsys, "serve", *flags)[0] == 0
    assert calls == [
        {
            "port": 9000,
            "lan": True,
            "data_dir": tmp_path,
            "open_browser": False,
            "bot_delay": 0.0,
            "bots": (),
            "editions": [],
            "hosting": Hosting(),
            "limits": Limits(memory=64 * 1024 * 1024),
            "review_thoughts": 5,
        }
    ]


def test_serve_takes_the_wishes_of_a_host(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("artel.table.app.serve", lambda **given: calls.append(given))
    flags = [
        "--public-url",
        "https://games.example.org",
        "--trust-proxy",
        "10.0.0.7,::1",
        "--metrics",
        "9100",
    ]
    kept = ["--keep-lobbies", "never", "--keep-games", "7.5"]
    assert called(capsys, "serve", *flags, *kept)[0] == 0
    keep = Keep(lobbies=None, games=7.5, finished=Keep.finished)
    wishes = Hosting("https://games.example.org", ("10.0.0.7", "::1"), "9100", keep)
    assert calls[0]["hosting"] == wishes
    for wrong in ("0", "-3", "nan", "inf", "soon"):
        said = refused(capsys, "serve", "--keep-games", wrong)
        assert f"expected a number of days above 0, or never, got '{wrong}'" in said


def test_serve_that_cannot_begin(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(**given: object) -> None:
        raise ServeError("expected port 9000 to be free, got one in use")

    monkeypatch.setattr("artel.table.app.serve", stop)
    assert refused(capsys, "serve") == "artel serve: expected port 9000 to be free, got one in use"


def test_export_has_the_shape_the_client_reads(tmp_path: Path) -> None:
    assert export_client.main([str(tmp_path / "made")]) == 0

    def made(name: str) -> Any:
        return json.loads((tmp_path / "made" / "artificium" / f"{name}.json").read_text(encoding="utf-8"))

    facts = {row["id"]: row for row in made("facts")}
    wood = facts["good-wood"]
    assert (wood["level"], wood["buy"], wood["sell"], wood["provenance"]) == (1, 2, 1, "house")
    castle = facts["card-castle"]
    assert castle["takes"] == {"kvass": 1, "sword": 1}
    assert (castle["effect"], castle["provenance"]) == ("knight", "rulebook")
    assert list(facts) == [row["id"] for row in game_named("artificium").facts()]
    assert made("rules")["AR-MKT-3"] == next(
        each.text for each in ledger.statements("artificium") if each.id == "AR-MKT-3"
    )
    assert made("verbs")["pass"] == []
    assert made("verbs")["exchange"] == ["card", "taken"]
    assert sorted(path.name for path in (tmp_path / "made").iterdir()) == [
        "artificium",
        "keyflower",
        "sweet-lands",
        "table.ts",
    ]


def test_export_has_the_types_of_views_and_messages(tmp_path: Path) -> None:
    assert export_client.main([str(tmp_path)]) == 0
    views = (tmp_path / "keyflower" / "types.ts").read_text(encoding="utf-8")
    assert "export type Colour = 'blue' | 'red' | 'yellow' | 'green';" in views
    assert "  /** The colour of its workers. */\n  colour: Colour;\n" in views
    assert "  | { seat: number; kind: 'turn'; lifted: readonly Tile[] }\n" in views
    assert "v: { seat: number; good: Good; start: Tile; goal: Tile } }\n" in views
    assert "  workers?: Record<string, number>;\n" in views
    for game in GAMES:
        text = (tmp_path / game.name / "types.ts").read_text(encoding="utf-8")
        assert all(f"k: '{shape.name}'" in text for shape in game.lines.shapes)
    table = (tmp_path / "table.ts").read_text(encoding="utf-8")
    assert "  | { t: 'move'; id: string; at: number; line: string }\n" in table
    assert "export type ServerMessageKind = ServerMessage['t'];" in table


def test_two_types_of_one_name_are_an_error() -> None:
    types = TypeScript()
    types.declare(Words("Colour", ["blue"]))
    with pytest.raises(ValueError, match="expected one type of the name Colour, got two"):
        types.declare(Words("Colour", ["red"]))


def test_export_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        env = {**os.environ, "PYTHONHASHSEED": str(len(name)), "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "artel.cli.export_client", str(tmp_path / name)]
        subprocess.run(command, env=env, check=True)
    files = sorted(path.relative_to(tmp_path / "one") for path in (tmp_path / "one").rglob("*.*"))
    for game in GAMES:
        made = {path.name for path in files if path.parent.name == game.name}
        assert made >= {"facts.json", "pages.json", "rules.json", "types.ts", "verbs.json"}
    assert Path("table.ts") in files
    for path in files:
        assert (tmp_path / "one" / path).read_bytes() == (tmp_path / "two" / path).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_found_in_every_language(language: str) -> None:
    say = texts(language, "artificium")
    for key in ("terminal-begins", "terminal-left", "terminal-help-own", "terminal-goods", "why-fine"):
        assert say.has(key)
    assert say.say("no-such-message") == "no-such-message"
    assert say.log_line({"k": "unheard", "v": {"seat": 1}}) == f"unheard: {say.seat(1)}"


def test_the_command_in_a_process_of_its_own() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "artel.cli.main"]
    done = subprocess.run([*command, "games", "--json"], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)[0]["name"] == "artificium"
    done = subprocess.run([*command, "facts", "chess"], env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_seen_enough() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "artel.cli.main", "rules", "artificium", "--json"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
