"""Bots that the operator of a server names: offered, seated, and harmless when they are wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from artel.bots import known
from artel.bots.search.levels import SIX, USUAL
from artel.kernel.game import DataError
from artel.table.roster import Roster, seated_bot
from tests.support import WAIT, Guest, ServerProcess, new_table, post

MODULE = """
import os, sys
from artel.bots.contract import Bot

class Wild(Bot):
    level = "wild"
    games = ("artificium",)
    def choose(self, view, rng):
        return 12345

class Raising(Bot):
    level = "raising"
    def choose(self, view, rng):
        raise LookupError("nothing found")

class Leaving(Bot):
    level = "leaving"
    def choose(self, view, rng):
        os._exit(3)

class Wordy(Bot):
    level = "wordy"
    def choose(self, view, rng):
        return "pass"

class Random(Bot):
    level = "random"
"""
FAULTS = {"wild": "illegal-move", "raising": "crashed", "leaving": "crashed", "wordy": "crashed"}
PLACES = [f"tablebots:{name}" for name in ("Wild", "Raising", "Leaving", "Wordy")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "tablebots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    sys.modules.pop("tablebots", None)


@pytest.mark.parametrize("level", FAULTS)
def test_a_bot_that_gives_no_legal_move_does_not_stop_the_room(
    level: str, folder: Path, start_server: Callable[..., ServerProcess]
) -> None:
    # Slowly enough that the game is not over before it is looked at.
    server = start_server(bots=PLACES, bot_delay=0.1)
    made = new_table(server.url, 2, bots=(level, "random"), take=None)
    with Guest(server.url, made["table"]) as guest:
        first, again = (guest.wait_for("notice") for _ in range(2))
        values = {"seat": 0, "bot": level, "why": FAULTS[level]}
        assert (first["kind"], first["values"]) == ("bot-fell-back", values)
        assert (again["kind"], again["values"]) == ("bot-fell-back", values)
        # Both were followed by a move, and the game goes on.
        before = guest.last_n()
        assert guest.wait_for("view")["n"] > before
    table = httpx.get(f"{server.url}/api/tables/{made['table']}", timeout=WAIT).json()
    assert table["state"] == "playing"


def test_a_client_chooses_among_names_and_can_name_no_code(
    folder: Path, start_server: Callable[..., ServerProcess]
) -> None:
    server = start_server(bots=PLACES)
    offered = {
        game["name"]: game["bots"] for game in httpx.get(f"{server.url}/api/games", timeout=WAIT).json()
    }
    assert offered["artificium"] == ["wild", "raising", "leaving", "wordy", *SIX]
    assert "wild" not in offered["keyflower"]
    (folder / "spoiler.py").write_text("open('spoiled', 'w')")
    for name in ("spoiler:Bot", "tablebots:Wild", "os:system"):
        places = [{"kind": "open"}, {"kind": "bot", "bot": name}]
        answer = post(
            server.url, "/api/tables", {"game": "artificium", "seats": places, "name": "Eve", "take": 0}
        )
        assert answer.status_code == 400
        assert answer.json()["error"]["kind"] == "unknown-bot"
    assert not (folder / "spoiled").exists()


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (
            ["tablebots:Nobody"],
            "expected a subclass of artel.bots.contract.Bot at 'tablebots:Nobody', got None",
        ),
        (["tablebots:Random"], "expected bots of different names, got 'random' again: tablebots:Random"),
        (["tablebots:Wild", "tablebots:Wild"], "expected bots of different names, got 'wild' again"),
        (["greedy"], "expected a bot from outside, got 'greedy', which every table has"),
        (["elder"], "expected a bot from outside, got 'elder', which every table has"),
    ],
)
def test_a_server_does_not_begin_with_a_bot_it_cannot_offer(
    named: list[str], said: str, folder: Path
) -> None:
    with pytest.raises(DataError) as caught:
        Roster(named)
    assert said in str(caught.value)


def test_a_server_says_so_in_a_line(folder: Path, start_server: Callable[..., ServerProcess]) -> None:
    server = start_server(bots=["nowhere:Bot"])
    assert server.ended() == 1
    assert (
        "expected a module 'nowhere' for the bot 'nowhere:Bot', got ModuleNotFoundError" in server.beginning
    )


def test_a_seat_is_answered_by_the_operators_bots_and_artels_own_alone(folder: Path) -> None:
    places = Roster(PLACES[:1]).places
    assert places == {"wild": "tablebots:Wild"}
    assert seated_bot(places, "artificium", "wild").level == "wild"
    assert seated_bot(places, "artificium", "greedy").level == "greedy"
    for level in ("tablebots:Raising", "raising"):
        with pytest.raises(DataError, match="expected a bot out of random"):
            seated_bot(places, "artificium", level)


def test_bots_from_outside_are_offered_for_games_from_outside(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("artel.games._OUTSIDE", {})
    monkeypatch.setenv("ARTEL_GAMES", "tests.games.tiny.game:TINY")
    roster = Roster(PLACES[:2])
    assert roster.levels("artificium") == ["wild", "raising", *SIX]
    assert roster.known("artificium") == ["wild", "raising", *known("artificium")]
    assert roster.usual("artificium") == USUAL
    assert roster.levels("tiny") == roster.known("tiny") == ["raising", "random"]
    assert roster.usual("tiny") == "random", "never one of the operator's"
