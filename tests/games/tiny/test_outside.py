"""A game from outside the package: how it becomes known, and that whatever it does not have is named."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import artel.games
from artel.cli.show import renderer
from artel.cli.texts import texts
from artel.games import GAMES, all_games, game_from, game_named, outside, sheet_scorer
from artel.kernel.game import DataError, Game
from artel.kernel.record import read_record
from artel.kernel.rules import Module
from tests.cli.samples import Capture, called, refused, typed
from tests.games.tiny.game import TINY

PLACE = "tests.games.tiny.game:TINY"


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Every test begins with Artel's own games alone, and leaves no other ones to the next."""
    monkeypatch.setattr(artel.games, "_OUTSIDE", {})
    monkeypatch.setenv("ARTEL_GAMES", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    texts.__globals__["_texts"].cache_clear()


def test_a_game_is_known_once_it_is_named_with_its_place() -> None:
    assert TINY not in all_games()
    with pytest.raises(
        DataError, match=r"expected a game out of artificium \| keyflower \| sweet-lands, got 'tiny'"
    ):
        game_named("tiny")
    assert game_from(PLACE) is TINY
    assert game_from("tiny") is game_named("tiny") is TINY
    assert all_games() == (*GAMES, TINY)
    assert os.environ["ARTEL_GAMES"] == PLACE, "processes begun by this one know it too"


def test_a_place_is_never_looked_up_for_people_and_files() -> None:
    """A name that comes over the wire or out of a record runs no code."""
    with pytest.raises(DataError, match=r"got 'tests\.games\.tiny\.game:TINY'"):
        game_named(PLACE)


def test_the_environment_and_installed_packages_name_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARTEL_GAMES", PLACE)
    assert game_named("tiny") is TINY
    monkeypatch.setenv("ARTEL_GAMES", "")
    monkeypatch.setattr(artel.games, "_OUTSIDE", {})
    offered = [EntryPoint("tiny", PLACE, outside.GROUP)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: offered)
    artel.games._installed.cache_clear()
    try:
        assert game_named("tiny") is TINY
    finally:
        monkeypatch.undo()
        artel.games._installed.cache_clear()


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("tiny:", "expected a game as package.module:GAME, got 'tiny:'"),
        (":TINY", "expected a game as package.module:GAME, got ':TINY'"),
        ("no.such.module:GAME", "expected a module 'no.such.module' for the game .*ModuleNotFoundError"),
        ("tests.games.tiny.game:MOST", "expected an artel.kernel.game.Game at .*, got 6"),
        ("tests.games.tiny.game:DICE", "expected an artel.kernel.game.Game at .*, got None"),
        ("tests.games.tiny.test_outside:LOUD", "expected a name of small letters, digits and -, got 'L/ud'"),
        ("tests.games.tiny.test_outside:CROWD", "expected from 1 to 6 players, got 2 to 9"),
        ("tests.games.tiny.test_outside:OTHER", "expected a game with a name of its own, got 'keyflower'"),
    ],
)
def test_what_is_no_game_is_said(place: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        game_from(place)
    assert all_games() == GAMES


def made(name: str, most: int = 4) -> Game:
    """A game that has a name, and nothing else."""
    return Game(name, min_players=2, max_players=most, modules=[Module("base")])


LOUD, CROWD, OTHER = made("L/ud"), made("crowd", 9), made("keyflower")


# The command line.


def test_a_whole_game_in_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "peek", "undo", "why bid 9", "bid 4", "why bid 4", "?", *["1"] * 5)
    code, out, _ = called(capsys, "play", PLACE, "--seed", "3")
    assert code == 0
    assert "peeked: Seat 0, number" in out
    assert texts("en", "tiny").say("no-nothing-to-undo") in out, "what was peeked at cannot be unseen"
    assert "not-in-hand: number 4" in out
    assert "opened: Seat 2, number" in out
    assert "wins" in out
    assert "peeks" in out


@pytest.mark.parametrize("language", ["ru", "it"])
def test_every_language_speaks_of_it(language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1"] * 6)
    code, out, _ = called(capsys, "play", PLACE, "--seed", "3", "--lang", language)
    assert code == 0
    assert texts(language, "tiny").say("score-total") in out


def test_bots_play_it_in_processes_and_its_record_is_told(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    match = ("selfplay", PLACE, "--games", "30", "--players", "4", "--jobs", "2", "--record", str(folder))
    code, out, _ = called(capsys, *match)
    assert code == 0
    assert "30" in out
    file = sorted(folder.iterdir())[0]
    assert read_record(file.read_text(encoding="utf-8")).header["game"] == "tiny"
    code, out, _ = called(capsys, "replay", "--verify", str(file))
    assert (code, "won: Seat" in out, "digests agree" in out) == (0, True, True)


def test_a_record_is_told_with_its_game_beside_it(capsys: Capture, tmp_path: Path) -> None:
    called(capsys, "selfplay", PLACE, "--games", "1", "--players", "2", "--record", str(tmp_path / "r"))
    (file,) = (tmp_path / "r").iterdir()
    artel.games._OUTSIDE.clear()
    os.environ["ARTEL_GAMES"] = ""
    known = "expected a game out of artificium | keyflower | sweet-lands, got 'tiny'"
    assert known in refused(capsys, "replay", str(file))
    code, out, _ = called(capsys, "--games", PLACE, "replay", str(file))
    assert (code, "opened: Seat" in out) == (0, True)


def test_it_is_listed(capsys: Capture) -> None:
    _, out, _ = called(capsys, "--games", PLACE, "games")
    assert "2 to 4" in out


# What it does not have.


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("rules", PLACE), "expected a ledger of tiny in one of its modules, got none"),
        (("facts", PLACE), "expected printed values of tiny, got a game without facts"),
        (
            ("play", PLACE, "--bot", "greedy"),
            "tiny: expected a bot out of random | package.module:Class, got 'greedy'",
        ),
        (
            ("selfplay", PLACE, "--bots", "greedy"),
            "tiny: expected a bot out of random | package.module:Class, got 'greedy'",
        ),
        (("play", PLACE, "--players", "5"), "tiny: expected 2 to 4 players, got 5"),
    ],
)
def test_what_is_missing_is_named(command: tuple[str, ...], said: str, capsys: Capture) -> None:
    assert said in refused(capsys, *command)


def test_a_game_without_score_sheets_is_named() -> None:
    game_from(PLACE)
    with pytest.raises(DataError, match=r"a game with score sheets out of .*sweet-lands, got 'tiny'"):
        sheet_scorer("tiny")


def test_a_game_without_a_renderer_is_shown_by_its_data() -> None:
    game_from(PLACE)
    assert renderer("tiny").seat is None
    assert renderer("tiny").names(texts("en", "tiny")) == {}


def test_a_game_that_leaves_out_what_it_must_say_is_named() -> None:
    with pytest.raises(NotImplementedError, match="crowd"):
        CROWD.rules(2)


def test_the_sources_do_not_mention_it() -> None:
    package = Path(artel.__file__).parent
    assert not [path for path in package.rglob("*.py") if "tiny" in path.read_text(encoding="utf-8").lower()]
    assert "tests.games.tiny.game" in sys.modules


def test_it_is_small() -> None:
    source = Path(str(sys.modules["tests.games.tiny.game"].__file__)).read_text(encoding="utf-8")
    assert len(source.splitlines()) < 200
