"""Tables played with an edition: offered, kept with its text, told to browsers, and known to the bots."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from artel.games import GAMES, game_named
from artel.kernel.game import Rng, play_nature
from artel.kernel.record import RecordError, read_record, replay
from artel.kernel.schema import Listed
from artel.table import messages
from artel.table.schema import STEPS
from artel.table.seats import Seat, Seats
from artel.table.store import Store, Stored
from artel.table.worker import BotWorker
from tests.support import WAIT, Guest, ServerProcess, post

GAME = game_named("artificium")
Start = Callable[..., ServerProcess]


@pytest.fixture(autouse=True)
def nothing_taken_in() -> Iterator[None]:
    yield
    for game in GAMES:
        game.editions.forget()


def dearer() -> str:
    """Wood costs 5 coins and brings 4."""
    text = GAME.editions.house_text().replace("House edition", "Dear wood")
    return text.replace("buy = 2\nsell = 1", "buy = 5\nsell = 4", 1).replace("buy = 4", "buy = 5")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(dearer(), encoding="utf-8")
    return str(path)


def got(url: str, path: str) -> Any:
    return httpx.get(f"{url}{path}", timeout=WAIT).json()


def made_with(url: str, edition: object, *bots: str) -> Any:
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    wish = {"game": "artificium", "seats": seats, "name": "Anna", "take": 0, "edition": edition}
    return post(url, "/api/tables", wish)


def only_edition(url: str) -> Any:
    artificium = next(game for game in got(url, "/api/games") if game["name"] == "artificium")
    (edition,) = artificium["editions"]
    return edition


def test_an_edition_is_offered_chosen_told_and_played(start_server: Start, mine: str) -> None:
    url = start_server(editions=[mine]).url
    assert Listed(messages.GAME_INFO).misfit(got(url, "/api/games")) is None
    offered = only_edition(url)
    assert offered["name"]["en"] == "Dear wood"
    answer = made_with(url, offered["digest"], "greedy")
    assert answer.status_code == 201, answer.text
    made = answer.json()
    summary = got(url, f"/api/tables/{made['table']}")
    assert summary["edition"] == offered
    told = got(url, f"/api/editions/{offered['digest']}")
    assert messages.EDITION.misfit(told) is None
    wood = next(row for row in told["facts"] if row["id"] == "good-wood")
    assert (wood["buy"], wood["sell"], wood["provenance"]) == (5, 4, "edition")
    file = httpx.get(f"{url}/api/editions/{offered['digest']}/file", timeout=WAIT)
    assert file.text == dearer()
    assert file.headers["content-type"].startswith("text/plain")
    with Guest(url, made["table"], made["key"]) as anna:
        view = anna.wait_for("view")
        assert view["view"]["edition"] == offered["digest"]
        plan = anna.ask(
            {"t": "plan", "id": "p", "at": view["n"], "plans": [{"lines": view["view"]["moves"][:1]}]}
        )
        assert "why" not in plan["plans"][0]
        record = played_out(url, made["table"], anna)
    with pytest.raises(RecordError, match="--edition FILE"):
        replay(GAME, read_record(record))
    GAME.take_in_edition(dearer())
    assert replay(GAME, read_record(record)).rules.edition in record


def played_out(url: str, table: str, guest: Guest) -> str:
    """The first legal move until the game is over; its record."""
    view = guest.last_view()
    while view["view"]["outcome"] is None:
        if view["view"]["moves"]:
            assert guest.move(view["view"]["moves"][0], view["n"])["t"] in ("ok", "no")
        view = guest.wait_for("view")
    fell_back = [message for message in guest.received if message.get("kind") == "bot-fell-back"]
    assert fell_back == []
    return httpx.get(f"{url}/api/tables/{table}/record", timeout=WAIT).text


def test_a_table_survives_a_restart_without_the_file(start_server: Start, mine: str) -> None:
    server = start_server(editions=[mine])
    offered = only_edition(server.url)
    made = made_with(server.url, offered["digest"], "greedy").json()
    with Guest(server.url, made["table"], made["key"]) as anna:
        before = anna.wait_for("view")
    server.kill()
    Path(mine).unlink()
    url = start_server().url
    games = got(url, "/api/games")
    assert [game["editions"] for game in games] == [[] for _ in games]
    assert httpx.get(f"{url}/api/editions/{offered['digest']}", timeout=WAIT).status_code == 404
    assert got(url, f"/api/tables/{made['table']}")["edition"] == offered
    assert got(url, f"/api/editions/{offered['digest']}")["digest"] == offered["digest"]
    with Guest(url, made["table"], made["key"]) as anna:
        view = anna.wait_for("view")
        assert view["view"]["edition"] == before["view"]["edition"]
        assert played_out(url, made["table"], anna)
        again = post(url, f"/api/tables/{made['table']}/rematch", {"key": made["key"]}).json()
    assert got(url, f"/api/tables/{again['table']}")["edition"] == offered


@pytest.mark.parametrize("wish", ["nothing-of-ours", 7, "", ["a"]])
def test_an_edition_that_is_not_offered_is_refused(start_server: Start, mine: str, wish: object) -> None:
    url = start_server(editions=[mine]).url
    answer = made_with(url, wish, "random")
    assert answer.status_code == 400
    assert answer.json()["error"]["kind"] in ("unknown-edition", "wrong-type", "empty-field")
    other = {"game": "keyflower", "seats": [{"kind": "open"}] * 2, "name": "A", "take": 0}
    refused = post(url, "/api/tables", {**other, "edition": only_edition(url)["digest"]})
    assert refused.json()["error"]["kind"] == "unknown-edition"


def test_the_house_edition_is_quiet(start_server: Start, tmp_path: Path) -> None:
    """The exported house edition changes nothing, so its tables are tables of the house."""
    path = tmp_path / "house.toml"
    path.write_text(GAME.editions.house_text(), encoding="utf-8")
    url = start_server(editions=[str(path)]).url
    made = made_with(url, only_edition(url)["digest"], "random").json()
    assert got(url, f"/api/tables/{made['table']}")["edition"] is None


def test_a_bots_process_is_given_the_edition_with_the_view() -> None:
    """It has not read the file; a bot that reckons with the house's prices would choose otherwise."""
    taken = GAME.take_in_edition(dearer())
    state = GAME.setup(GAME.rules(2, edition=taken.digest))
    while state.agenda and not any(GAME.view(state, seat).moves for seat in (0, 1)):
        play_nature(state, Rng(1))
    view = GAME.view(state, next(seat for seat in (0, 1) if GAME.view(state, seat).moves))
    worker = BotWorker(processes=1)

    async def ask() -> Any:
        return await worker.choose(view, "greedy", "seed")

    choice = asyncio.run(ask())
    worker.close()
    assert choice.fell_back is None


def test_data_files_of_before_editions_are_read(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    old = sqlite3.connect(path)
    for step in STEPS[:4]:
        old.executescript(f"{step.sql} PRAGMA user_version = {step.version};")
    old.execute(
        "INSERT INTO tables (id, game, versions, modules, options, seed, creator) VALUES"
        " ('oak-1', 'artificium', '2', '[\"base\"]', '{}', x'00', 0)"
    )
    old.commit()
    old.close()
    store = Store(path)
    found = store.load("oak-1")
    assert found is not None
    assert (found.edition, found.edition_text) == ("", "")
    seats = Seats([Seat(), Seat()], 0)
    kept = Stored("elm-1", "artificium", "2", ("base",), {}, bytes(32), False, None, seats, "abc", "text = 1")
    assert store.create(kept)
    assert store.load("elm-1") == kept
    store.close()
