"""Modules and options are chosen everywhere: in the library, on the command line, at the table."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import artel
from artel.cli.arguments import option
from artel.kernel.game import Rng
from artel.kernel.record import read_record, replay
from artel.kernel.rules import ModuleError
from artel.table import messages
from artel.table.lobby import Lobby
from artel.table.store import Store
from artel.table.summary import summary_of
from artel.table.wire import WireError
from artel.table.worker import BotWorker
from tests.cli.samples import Capture, called, refused, typed
from tests.games.choices.game import CHOICES

PLACE = "tests.games.choices.game:CHOICES"
MODULES = ("base", "night")
CHOSEN = {"moon": "full", "camp": "north south"}


@pytest.fixture(autouse=True)
def _known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known as any game from outside is, to these tests alone."""
    monkeypatch.setattr("artel.games._OUTSIDE", {})
    monkeypatch.setenv("ARTEL_GAMES", PLACE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_the_library_takes_modules_and_options() -> None:
    game = artel.new("choices", players=2, seed=1, modules=("night", "base"), options={"camp": "south north"})
    assert game.state.rules.modules == MODULES
    assert game.state.rules.options == {"moon": "new", "camp": "south north"}
    with pytest.raises(ModuleError, match=r"option moon: expected full \| new, got 'half'"):
        artel.new("choices", players=2, modules=MODULES, options={"moon": "half"})
    with pytest.raises(ModuleError, match="expected no options, got an option 'moon'"):
        artel.new("choices", players=2, options={"moon": "full"})


def test_a_view_holds_what_was_chosen_and_is_dealt_anew_under_it() -> None:
    state = CHOICES.setup(CHOICES.rules(2, MODULES, CHOSEN))
    view = CHOICES.view(state, 0)
    assert view.data["options"] == CHOSEN
    assert CHOICES.rules_of_view(view).options == CHOSEN
    again = CHOICES.redeal(view, Rng(1))
    assert (again.rules.modules, again.rules.options) == (MODULES, CHOSEN)
    assert CHOICES.view(again, 0) == view


def test_selfplay_takes_them_and_its_records_hold_them(tmp_path: Path, capsys: Capture) -> None:
    words = ("--players", "2", "--games", "1", "--modules", "night,base")
    code, _, err = called(
        capsys, "selfplay", "choices", *words, "--option", "moon=full", "--option", "camp=north,south",
        "--record", str(tmp_path), "--json",
    )  # fmt: skip
    assert (code, err) == (0, "")
    record = read_record(next(tmp_path.iterdir()).read_text(encoding="utf-8"))
    assert record.header["modules"] == "base night"
    assert record.header["option-moon"] == "full"
    assert record.header["option-camp"] == "north south"
    assert replay(CHOICES, record).rules.options == CHOSEN


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--modules", "fog"), "expected modules out of base | night | day, got 'fog'"),
        (("--modules", "base,day"), "module 'day' expected 'night' beside it, got base, day"),
        (("--option", "moon=full"), "expected no options, got an option 'moon'"),
        (("--modules", "base,night", "--option", "moon=half"), "expected full | new, got 'half'"),
        (("--modules", "base,night", "--option", "camp=north"), "expected 3 of them, got 'north'"),
        (("--option", "moon=full", "--option", "moon=new"), "expected each option once, got moon, moon"),
        (("--option", "moon"), "expected NAME=VALUE, got 'moon'"),
    ],
)
@pytest.mark.parametrize("command", ["play", "selfplay"])
def test_a_wrong_choice_is_named(capsys: Capture, command: str, words: tuple[str, ...], said: str) -> None:
    assert said in refused(capsys, command, "choices", "--players", "3", *words)


def test_play_takes_them_and_goes_on_with_them(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.artel"
    typed(monkeypatch, f"save {path}", "quit")
    words = ("--players", "2", "--modules", "base,night", "--option", "camp=south,south", "--seed", "5")
    assert called(capsys, "play", "choices", *words, "--bot", "random")[0::2] == (0, "")
    record = read_record(path.read_text(encoding="utf-8"))
    assert (record.header["modules"], record.header["option-camp"]) == ("base night", "south south")
    typed(monkeypatch, "quit")
    assert called(capsys, "play", "--resume", str(path))[0] == 0
    said = refused(capsys, "play", "--resume", str(path), "--modules", "base")
    assert "expected no --modules with --resume: the file holds it, got one" in said
    said = refused(capsys, "play", "--resume", str(path), "--option", "moon=new")
    assert "expected no --option with --resume: the file holds it, got one" in said


def test_games_lists_them(capsys: Capture) -> None:
    code, out, _ = called(capsys, "games", "--json")
    row = next(row for row in json.loads(out) if row["name"] == "choices")
    assert (code, row["modules"]) == (0, ["base", "night", "day"])
    assert [(each["name"], each["module"], each["per_seat"]) for each in row["options"]] == [
        ("moon", "night", False),
        ("camp", "night", True),
    ]


def test_an_option_is_a_name_and_a_value() -> None:
    assert option("camp=north,south") == ("camp", "north south")


def at_a_lobby(tmp_path: Path, wish: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The summary of a table made by this wish, and the same read from disk again."""

    async def scene() -> tuple[dict[str, Any], dict[str, Any]]:
        store = Store(tmp_path / "t.sqlite3")
        seats = [{"kind": "open"}, {"kind": "open"}]
        first = Lobby(store, BotWorker(), 0.0)
        made = await first.create({"game": "choices", "seats": seats, "name": "Anna", "take": 0, **wish})
        table = await first.table(str(made["table"]))
        again = await Lobby(store, BotWorker(), 0.0).table(str(made["table"]))
        assert again.rules.options == table.rules.options
        assert messages.TABLE_INFO.misfit(table.summary()) is None
        return summary_of(table), summary_of(again)

    return asyncio.run(scene())


def test_a_table_keeps_them_in_their_one_order(tmp_path: Path) -> None:
    wish = {"modules": ["day", "night", "base"], "options": {"camp": " south  north "}}
    summary, again = at_a_lobby(tmp_path, wish)
    assert summary["modules"] == ["base", "night", "day"]
    assert summary["options"] == {"moon": "new", "camp": "south north"}
    assert again == summary


def test_a_table_keeps_the_rules_version_of_each_module(tmp_path: Path) -> None:
    at_a_lobby(tmp_path, {"modules": ["base", "night"]})
    store = Store(tmp_path / "t.sqlite3")
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    (name, versions) = db.execute("SELECT id, versions FROM tables").fetchone()
    assert versions == "2 1"
    db.execute("UPDATE tables SET modules = '[\"base\", \"fog\"]', versions = '2 3'")
    db.commit()
    db.close()
    with pytest.raises(WireError, match="unplayable-table") as problem:
        asyncio.run(Lobby(store, BotWorker(), 0.0).table(name))
    assert "choices: base 2, night 1, day 1" in problem.value.expected  # type: ignore[operator]
    assert problem.value.got == "choices: base 2, fog 3"


def test_a_table_without_a_choice_has_the_usual_ones(tmp_path: Path) -> None:
    summary, _ = at_a_lobby(tmp_path, {})
    assert (summary["modules"], summary["options"]) == (["base"], {})


@pytest.mark.parametrize(
    "wish",
    [
        {"modules": ["base", "day"]},
        {"modules": ["night"], "options": {"moon": "half"}},
        {"modules": ["base", "night"], "options": {"camp": "north"}},
        {"modules": ["base", "base"]},
        {"options": {"moon": "full"}},
    ],
)
def test_a_table_that_cannot_be_played_so_is_refused(tmp_path: Path, wish: dict[str, Any]) -> None:
    with pytest.raises(WireError) as problem:
        at_a_lobby(tmp_path, wish)
    assert (problem.value.kind, problem.value.expected) == ("bad-rules", "rules of choices")
    assert "expected" in str(problem.value.got)


def test_the_lobby_offers_them(tmp_path: Path) -> None:
    games = Lobby(Store(tmp_path / "t.sqlite3"), BotWorker(), 0.0).games()
    row = next(row for row in games if row["name"] == "choices")
    assert messages.GAME_INFO.misfit(row) is None
    assert (row["modules"], row["default_modules"]) == (["base", "night", "day"], ["base"])
    assert row["options"] == [
        {"name": "moon", "module": "night", "values": ["full", "new"], "default": "new", "per_seat": False},
        {
            "name": "camp",
            "module": "night",
            "values": ["north", "south"],
            "default": "north",
            "per_seat": True,
        },
    ]
