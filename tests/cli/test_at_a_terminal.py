"""Whole games in real processes behind a real terminal: colours, sizes, Ctrl+C, Ctrl+D and worse."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path
from random import Random

import pytest

from artel.kernel.record import read_record
from tests.cli.pty_terminal import Screen
from tests.cli.samples import Capture, called

COLOURS = {"blue": "94", "red": "31", "yellow": "33"}
CTRL_C = b"\x03"
CTRL_D = b"\x04"


def opened(folder: Path, game: str = "keyflower", *options: str, **settings: object) -> Screen:
    chosen = ("--players", "3", "--bot", "random", "--seed", "4", *options)
    return Screen(folder, "play", game, *chosen, **settings)  # type: ignore[arg-type]


def kept_in(folder: Path) -> Path:
    (kept,) = (folder / "artel" / "terminal").glob("*.artel")
    return kept


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", ["artificium", "keyflower", "sweet-lands"])
def test_a_whole_game(tmp_path: Path, capsys: Capture, game: str, columns: int, rows: int) -> None:
    """Played by the numbers of the list; no line is wider than the terminal, and the record is whole."""
    screen = opened(tmp_path, game, columns=columns, rows=rows)
    random = Random(7)
    shown = screen.until_asked()
    answers = 0
    while shown.endswith("\n> "):
        numbers = re.findall(r"(?:^|\s)(\d+)(?:-\d+)? [a-z]", screen.type("moves"))
        shown = screen.type(random.choice(numbers))
        answers += 1
        assert answers < 2000
        wide = [line for line in shown.split("\n") if len(line) > columns and "artel replay" not in line]
        assert wide == []
    assert screen.left() == 0
    assert answers > 15
    assert "Score sheet" in shown
    assert "Traceback" not in screen.raw
    code, out, _ = called(capsys, "replay", str(kept_in(tmp_path)), "--verify")
    assert code == 0
    assert "digests agree" in out


def test_workers_have_their_colour_and_their_word(tmp_path: Path) -> None:
    screen = opened(tmp_path)
    shown = screen.until_asked()
    for word, code in COLOURS.items():
        assert re.search(rf"\x1b\[(?:1;)?{code}m(?:\d+ )?{word}\x1b\[0m", screen.raw), word
        assert word in shown
    assert screen.type("quit").strip().startswith("quit")
    assert screen.left() == 0


def test_without_colours_nothing_is_lost(tmp_path: Path) -> None:
    screens = []
    for name, env in {"colours": {}, "plain": {"NO_COLOR": "1"}}.items():
        (tmp_path / name).mkdir()
        screens.append(opened(tmp_path / name, **env))
    shown = [screen.until_asked() for screen in screens]
    assert shown[0] == shown[1]
    assert "\x1b[94m" in screens[0].raw
    assert "\x1b[94m" not in screens[1].raw
    for screen in screens:
        screen.type("quit")
        assert screen.left() == 0


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)], ids=["Ctrl+C", "Ctrl+D"])
def test_leaving_by_a_key_keeps_the_game(tmp_path: Path, key: bytes, code: int) -> None:
    screen = opened(tmp_path)
    screen.until_asked()
    screen.type("pass")
    said = screen.press(key)
    assert screen.left() == code
    assert "You have left the table." in said
    assert "Traceback" not in said
    file = said.split("--resume ")[1].split()[0]
    assert Path(file) == kept_in(tmp_path)
    again = Screen(tmp_path, "play", "--resume", file)
    assert "Seat 0 passes." in again.until_asked()
    again.type("quit")
    assert again.left() == 0


def test_ctrl_c_while_bots_think_loses_no_move(tmp_path: Path) -> None:
    screen = opened(tmp_path, "keyflower", "--players", "6", "--bot", "greedy")
    screen.until_asked()
    screen.send(b"pass\n")
    kept = kept_in(tmp_path)
    until = time.monotonic() + 60
    while (0, "pass") not in read_record(kept.read_text("utf-8")).moves and time.monotonic() < until:
        time.sleep(0.01)
    said = screen.press(CTRL_C)
    assert screen.left() in (130, 0)
    assert "Traceback" not in said
    assert (0, "pass") in read_record(kept.read_text("utf-8")).moves
    assert "--resume" in said


def test_a_killed_process_loses_no_move(tmp_path: Path) -> None:
    screen = opened(tmp_path)
    screen.until_asked()
    before = screen.type("pass")
    os.kill(screen.process.pid, signal.SIGKILL)
    assert screen.left() == -signal.SIGKILL
    again = Screen(tmp_path, "play", "--resume", str(kept_in(tmp_path)))
    shown = again.until_asked()
    # The table stands as it stood.
    assert shown.split("\nSpring")[1] == before.split("\nSpring")[1]
    again.type("quit")
    assert again.left() == 0


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    screen = opened(tmp_path)
    screen.until_asked()
    said = screen.press(b"\xff\xfe\x80 pass\n")
    assert "There is no such command" in said
    assert "Traceback" not in said
    screen.type("quit")
    assert screen.left() == 0
