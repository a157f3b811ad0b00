"""Bots from outside the package: named, installed, checked, and cleanly refused where they are wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from artel.bots import bot_from, bot_named, known, levels
from artel.bots.contract import Bot, BotFault, RandomBot
from artel.bots.match import play_match
from artel.bots.outside import installed
from artel.cli.main import main
from artel.cli.sitting import Sitting
from artel.games import GAMES, game_named
from artel.kernel.game import DataError, Game, Rng, View

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
GAME = game_named("artificium")
MODULE = """
from artel.bots.contract import Bot

class First(Bot):
    level = "first"
    def choose(self, view, rng):
        return view.moves[0]

class Illegal(Bot):
    def choose(self, view, rng):
        return 12345

class Broken(Bot):
    level = "broken"
    def choose(self, view, rng):
        return 1 // 0

class Keyed(Bot):
    games = ("keyflower",)
    level = "keyed"
    def choose(self, view, rng):
        return view.moves[0]

class Needy(Bot):
    def __init__(self, what):
        self.what = what

class Spaced(Bot):
    level = "two words"

class Alike(First):
    level = "greedy"

not_a_bot = 5
"""
# Every bot of Artel's own, as errors list them.
OWN = " | ".join(known("artificium"))


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module of bots, which is the current one."""
    (tmp_path / "outsiders.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    sys.modules.pop("outsiders", None)


@pytest.fixture
def package(outside: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same module as a package has it that is installed and offers two of its bots."""
    about = outside / "outsiders-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[artel.bots]\nfirstborn = outsiders:First\nlost = outsiders:Nobody\n"
    )
    monkeypatch.syspath_prepend(str(outside))
    return outside


class Cheat(Bot):
    """Plays what it likes, where it likes."""

    level = "cheat"

    def __init__(self, answer: object, after: int = 3) -> None:
        self.answer, self.left = answer, after

    def choose(self, view: View, rng: Rng) -> int:
        self.left -= 1
        return view.moves[0] if self.left >= 0 else self.answer  # type: ignore[return-value]


@games
def test_a_bot_is_found_by_module_and_class(game: Game, outside: Path) -> None:
    assert bot_from(game.name, "outsiders:First").level == "first"
    assert bot_from(game.name, "random").level == "random"
    tally = play_match(
        game, game.rules(2), [bot_from(game.name, "outsiders:First"), RandomBot()], 0, 2, "out"
    )
    assert set(tally.wins) == {"first", "random"}


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("outsiders:", "expected a bot as package.module:Class, got 'outsiders:'"),
        (":First", "expected a bot as package.module:Class, got ':First'"),
        ("outsiders:a:b", "expected a bot as package.module:Class, got 'outsiders:a:b'"),
        (
            "nowhere.atall:Bot",
            "expected a module 'nowhere.atall' for the bot 'nowhere.atall:Bot', got ModuleNot",
        ),
        (
            "outsiders:Missing",
            "expected a subclass of artel.bots.contract.Bot at 'outsiders:Missing', got None",
        ),
        ("outsiders:not_a_bot", "at 'outsiders:not_a_bot', got 5"),
        ("outsiders:Needy", "expected outsiders:Needy to be made without arguments, got TypeError"),
        ("outsiders:Spaced", "expected a level of letters, digits and -, got 'two words'"),
        ("outsiders:Keyed", "bot 'keyed': expected a game out of keyflower, got artificium"),
        ("genius", f"artificium: expected a bot out of {OWN} | package.module:Class, got 'genius'"),
    ],
)
def test_what_is_no_bot_is_named(
    place: str, said: str, outside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(DataError) as caught:
        bot_from("artificium", place)
    assert said in str(caught.value)
    assert main(["selfplay", "artificium", "--games", "1", "--bots", place]) == 2
    assert said in capsys.readouterr().err


def test_a_module_that_breaks_is_named(outside: Path) -> None:
    (outside / "brittle.py").write_text("raise RuntimeError('no luck')")
    with pytest.raises(DataError, match="'brittle' for the bot 'brittle:Bot', got RuntimeError: no luck"):
        bot_from("artificium", "brittle:Bot")


def test_a_file_of_the_current_folder_hides_no_installed_module(outside: Path) -> None:
    (outside / "httpx.py").write_text("raise RuntimeError('hidden')")
    bot_from("artificium", "outsiders:First")
    assert sys.path.index(str(outside)) == len(sys.path) - 1


def test_installed_bots_are_known_by_their_names(package: Path) -> None:
    assert installed()["firstborn"] == "outsiders:First"
    assert "outsiders" not in sys.modules, "listing imports nothing"
    assert bot_from("artificium", "firstborn").level == "first"
    with pytest.raises(DataError, match="got None"):
        bot_from("artificium", "lost")
    with pytest.raises(DataError, match=r"elder \| firstborn \| lost \| package"):
        bot_from("artificium", "unheard-of")


def test_the_closed_list_never_runs_code_from_outside(package: Path) -> None:
    for name in ("outsiders:First", "firstborn"):
        assert name not in levels("artificium")
        with pytest.raises(DataError, match="expected a bot out of random"):
            bot_named("artificium", name)
    assert "outsiders" not in sys.modules


@games
@pytest.mark.parametrize(
    ("answer", "got"), [(12345, "12345"), (-7, "-7"), (2**80, None), ("pass", None), (None, None)]
)
def test_an_illegal_move_ends_a_match_and_is_told(game: Game, answer: object, got: str | None) -> None:
    bots: list[Bot] = [RandomBot(), Cheat(answer)]
    with pytest.raises(BotFault) as caught:
        play_match(game, game.rules(2), bots, 0, 1, "cheat")
    said = str(caught.value)
    assert said.startswith(f"bot 'cheat' at seat 1 of {game.name}, ply ")
    assert "legal moves at the question '" in said
    assert got is None or said.endswith(f", got {got}")


class RandomNoMore(RandomBot):
    """Derived from the one bot whose answers are believed, and not believed itself."""

    def choose(self, view: View, rng: Rng) -> int:
        return 12345


def test_only_artels_own_random_bot_is_believed() -> None:
    with pytest.raises(BotFault, match=r"bot 'random' at seat 0 of artificium, ply \d+: .*, got 12345"):
        play_match(GAME, GAME.rules(2), [RandomNoMore(), RandomBot()], 0, 1, "derived")


@games
def test_a_move_of_the_game_that_is_not_legal_here_is_told_as_its_line(game: Game) -> None:
    lines = {game.verbs.text(move): move for shape in game.verbs.shapes for move in shape.all()[:1]}
    faults = 0
    for line, move in lines.items():
        try:
            play_match(game, game.rules(2), [Cheat(move, 0), RandomBot()], 0, 1, "line")
        except BotFault as fault:
            faults += f"got {line!r} ({move})" in str(fault)
    assert faults > len(lines) // 2


def test_an_error_of_a_bot_is_told_with_its_place(outside: Path) -> None:
    bots = [bot_from("artificium", "outsiders:Broken")]
    with pytest.raises(BotFault) as caught:
        play_match(GAME, GAME.rules(2), bots, 0, 1, "broken")
    assert str(caught.value).startswith("bot 'broken' at seat ")
    assert "got ZeroDivisionError: integer division or modulo by zero (outsiders.py, line " in str(
        caught.value
    )
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("bot", "said"), [("Illegal", "got 12345"), ("Broken", "got ZeroDivisionError")])
def test_self_play_ends_with_one_line(jobs: str, bot: str, said: str, outside: Path) -> None:
    done = artel(
        "selfplay", "artificium", "--games", "60", "--bots", f"random,outsiders:{bot}", "--jobs", jobs
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith(f"artel selfplay: bot '{bot if bot == 'Illegal' else 'broken'}' at seat ")
    assert said in done.stderr


def artel(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, where it stands."""
    command = [sys.executable, "-m", "artel.cli.main", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_self_play_in_several_processes_plays_the_same_games(package: Path) -> None:
    words = ["selfplay", "artificium", "--players", "3", "--games", "60", "--bots", "outsiders:First,random"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])}
    figures = []
    for extra in (["--jobs", "1"], ["--jobs", "2"], ["--bots", "firstborn,random", "--jobs", "2"]):
        command = [sys.executable, "-m", "artel.cli.main", *words, *extra, "--json"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True, env=env)
        found = json.loads(done.stdout)
        figures.append((found["decisions"], found["mean_scores"], found["wins"]))
    assert figures[0] == figures[1] == figures[2]
    assert set(figures[0][2]) == {"first", "random"}


def test_records_of_outside_bots_are_written(outside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["selfplay", "artificium", "--games", "2", "--bots", "outsiders:First", "--record", "kept"]
    assert main(words) == 0
    text = (outside / "kept" / "artificium-00000.artel").read_text()
    assert "bots outsiders:First outsiders:First" in text
    assert main(["replay", "kept/artificium-00000.artel"]) == 0


def test_two_bots_of_one_name_are_not_counted_together(
    outside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "artificium", "--games", "1", "--bots", "greedy,outsiders:Alike"]) == 2
    said = capsys.readouterr().err
    assert "expected bots of different names, got 'greedy' twice: greedy, outsiders:Alike" in said


def test_a_bot_at_the_terminal_is_checked_too(outside: Path) -> None:
    sitting = Sitting(GAME, GAME.rules(2), 0, bot_from("artificium", "outsiders:Illegal"), "1")

    def play_on() -> None:
        while True:
            sitting.go_on()
            sitting.answer(GAME.verbs.text(sitting.view().moves[-1]))

    with pytest.raises(BotFault, match=r"bot 'Illegal' at seat 1 of artificium, ply \d+: .*, got 12345"):
        play_on()


def test_a_saved_file_never_says_which_code_is_run(outside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting(GAME, GAME.rules(2), 0, bot_from("artificium", "outsiders:First"), "1")
    sitting.go_on()
    (outside / "honest.artel").write_text(sitting.text())
    (outside / "forged.artel").write_text(sitting.text().replace("play-bot first", "play-bot spoiler:Bot"))
    (outside / "spoiler.py").write_text("open('spoiled', 'w')")
    for name, bot in (("honest", "first"), ("forged", "spoiler:Bot")):
        assert main(["play", "--resume", f"{name}.artel"]) == 2
        said = capsys.readouterr().err
        assert f"expected a bot out of {OWN}, or --bot for one from outside, got {bot!r}" in said
    assert not (outside / "spoiled").exists()
