"""Terminals that cannot show every letter: respelled, measured and never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from artel.cli.arguments import LANGUAGES
from artel.cli.legible import legible, spelled
from artel.cli.texts import Texts
from tests.cli.samples import ROOT, sealed_record

ASCII = {
    "PYTHONIOENCODING": "ascii",
    "LANG": "C",
    "LC_ALL": "C",
    "PYTHONUTF8": "0",
    "PYTHONCOERCECLOCALE": "0",
}
TYPED = "?\nlog\nshow\nshow home-1\nпривет\nwhy привет\nundo\nsave\n1\n1\nquit\n".encode()


def ran(tmp_path: Path, *argv: str, typed: bytes = b"", **env: str) -> tuple[int, bytes, bytes]:
    """One command in a process whose terminal knows ASCII alone."""
    surroundings = {
        **os.environ,
        **ASCII,
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(tmp_path),
        **env,
    }
    command = [sys.executable, "-m", "artel.cli.main", *argv]
    done = subprocess.run(command, env=surroundings, input=typed, capture_output=True, cwd=tmp_path)
    return done.returncode, done.stdout, done.stderr


def test_letters_that_are_missing_are_respelled() -> None:
    assert legible("Тайл «Ёж» — щит", "ascii") == 'Tayl "Yozh" - shchit'
    assert legible("perché l’abilità…", "ascii") == "perche l'abilita..."
    assert legible("┏━┓ 2 × 3 → \udcff 猫", "ascii") == "+-+ 2 x 3 -> ? ?"
    assert legible("Рука — ’", "koi8-r") == "Рука - '"
    assert legible("Рука — ’", "utf-8") == "Рука — ’"
    assert spelled("\N{COMBINING ACUTE ACCENT}") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["artificium", "keyflower", "sweet-lands"])
def test_a_game_can_be_played(tmp_path: Path, game: str, language: str) -> None:
    argv = ("play", game, "--players", "2", "--bot", "random", "--seed", "5", "--lang", language)
    code, out, err = ran(tmp_path, *argv, typed=TYPED)
    assert (code, err) == (0, b"")
    assert out.isascii()
    left = Texts(language, game, "ascii").say("terminal-left")
    assert left.isascii()
    assert left in out.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_with_sentences(tmp_path: Path, language: str) -> None:
    record = tmp_path / "game.artel"
    record.write_text(sealed_record().text(), encoding="utf-8")
    sheet = tmp_path / "sheet.txt"
    sheet.write_text("player Ёж\nhome-1 upgraded\nwindmill: 5 iron\nkeywood at 0 1\nsea-bastion\n", "utf-8")
    for argv in (
        ("replay", str(record), "--verify", "--lang", language),
        ("score", "keyflower", str(sheet), "--lang", language),
    ):
        code, out, err = ran(tmp_path, *argv)
        assert (code, err) == (0, b"")
        assert out.isascii()
        assert b"?" not in out


@pytest.mark.parametrize(
    "argv",
    [
        (), ("--help",), ("--version",), ("play", "--help"), ("games",), ("facts", "keyflower"),
        ("facts", "artificium"),
        ("rules", "keyflower"), ("rules", "artificium", "--coverage"), ("score", "keyflower", "--example"),
        ("selfplay", "artificium", "--games", "2"),
    ],
)  # fmt: skip
def test_every_other_command(tmp_path: Path, argv: tuple[str, ...]) -> None:
    code, out, err = ran(tmp_path, *argv)
    assert (code, err) == (0, b"")
    assert out.isascii()
    assert out


def test_wrong_words_are_told_back(tmp_path: Path) -> None:
    for argv in (("танец",), ("facts", "шахматы"), ("replay", "нет.artel"), ("score", "keyflower", "нет")):
        code, out, err = ran(tmp_path, *argv)
        assert (code, out) == (2, b"")
        assert err.isascii()
        assert b"Traceback" not in err
        assert err.count(b"\n") == 1


def test_json_is_exact(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_text("player Ёж’\nhome-1 upgraded\n", "utf-8")
    code, out, _ = ran(tmp_path, "score", "keyflower", str(sheet), "--json")
    assert code == 0
    assert out.isascii()
    assert json.loads(out)["players"][0]["name"] == "Ёж’"
