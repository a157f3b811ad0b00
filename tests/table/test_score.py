"""Scoring a boxed game over HTTP; no table is needed."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from artel.games import game_named
from artel.games.keyflower.sheet_text import MOST_TEXT
from artel.kernel.sheet import MOST_FAULTS
from artel.table.pages import STATIC
from artel.table.score import MOST_ANSWER, MOST_WAITING, ScoreRoom, score_of
from artel.table.wire import WireError
from tests.support import WAIT, Guest, ServerProcess, full_table, post

WORDS = "/api/score/keyflower/words"


def test_the_examples_are_scored(url: str) -> None:
    words = httpx.get(url + WORDS, timeout=WAIT).json()
    for name, text in words["examples"].items():
        answer = post(url, "/api/score/keyflower", {"text": text})
        assert answer.status_code == 200
        assert answer.json()["modules"][:1] == ([] if name == "base" else [name])
        assert [player["name"] for player in answer.json()["players"]] == ["Anna", "Boris"]
    result = post(url, "/api/score/keyflower", {"text": words["examples"]["base"]}).json()
    for player in result["players"]:
        assert set(player) == {"name", "points", "reasons", "warnings", "village"}
        assert player["points"] == sum(reason["points"] for reason in player["reasons"]) > 0
    assert result["winners"] == [1]


def test_the_words_for_completion(url: str) -> None:
    words = httpx.get(url + WORDS, timeout=WAIT).json()
    assert len(words["tiles"]) == 111
    alehouse = {
        "id": "alehouse", "kind": "village", "upgrade": True, "sides": False, "options": ["extended"],
        "module": "base",
    }  # fmt: skip
    assert alehouse in words["tiles"]
    assert words["goods"] == ["wood", "stone", "iron", "gold"]
    assert "player" in words["keywords"]


@pytest.mark.parametrize("game", ["artificium", "sweet-lands"])
def test_final_counts_of_the_other_games(url: str, game: str) -> None:
    words = httpx.get(f"{url}/api/score/{game}/words", timeout=WAIT).json()
    assert set(words) == {"form", "examples"}
    answer = post(url, f"/api/score/{game}", {"text": words["examples"]["base"]}).json()
    assert [player["name"] for player in answer["sheet"]["players"]] == ["Anna", "Boris"]
    wrong = post(url, f"/api/score/{game}", {"text": "player Anna\nmoons 3"})
    assert wrong.status_code == 422
    assert (wrong.json()["error"]["kind"], wrong.json()["error"]["line"]) == ("unknown-line", 2)
    unknown = httpx.get(f"{url}/api/score/{game}/words?edition=0123", timeout=WAIT)
    assert (unknown.status_code, unknown.json()["error"]["kind"]) == (400, "unknown-edition")


def test_a_wrong_sheet_names_its_lines(url: str) -> None:
    answer = post(url, "/api/score/keyflower", {"text": "home-1\r\nalehose\r\nworkers 41 blue"})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["kind"], error["line"], error["got"], error["near"][0]) == (
        "unknown-tile", 2, "alehose", "alehouse"
    )  # fmt: skip
    assert [(fault["kind"], fault["line"]) for fault in error["faults"]] == [
        ("unknown-tile", 2), ("too-many", 3)
    ]  # fmt: skip
    assert error["faults"][1]["values"] == {"most": 40, "piece": "blue"}
    assert post(url, "/api/score/keyflower", {"text": ""}).json()["error"]["kind"] == "empty"


def test_bad_requests_have_their_own_answers(url: str) -> None:
    for path, body, status, kind in (
        ("/api/score/chess", {"text": "home-1"}, 404, "unknown-game"),
        ("/api/score/keyflower", {}, 400, "missing-field"),
        ("/api/score/keyflower", {"text": 3}, 400, "wrong-type"),
        ("/api/score/keyflower", {"text": "x" * (MOST_TEXT + 1)}, 400, "too-long"),
        ("/api/score/keyflower", {"text": "x" * 20_000}, 413, "too-large"),
    ):
        answer = post(url, path, body)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (status, kind)
    assert httpx.get(f"{url}/api/score/chess/words", timeout=WAIT).status_code == 404


def test_the_page_has_an_address(url: str) -> None:
    page = httpx.get(f"{url}/score/keyflower", timeout=WAIT)
    assert page.headers["content-type"].startswith("text/html")
    assert page.text == (STATIC / "index.html").read_text(encoding="utf-8")


LONGEST = [
    "home-1\n" * 1712,
    "player x\n" * 1300,
    "workers 41 blue 41 red 41 green 41 yellow\n" * 250,
    "alehose\n" * 1500,
    "\u4e00" * 190 + "\n" + ("\u4e00" * 190 + "\n") * 20,
    "x " * 6000,
    "stable beside keywood bottom\n" * 400,
    "home-1 " + "1 wood " * 25 + "\n" + "boat-1 beside home-1 top\n" * 470,
]


@pytest.mark.parametrize("text", LONGEST, ids=range(len(LONGEST)))
def test_whatever_is_wrong_with_a_sheet_the_answer_is_short(url: str, text: str) -> None:
    answer = post(url, "/api/score/keyflower", {"text": text[:MOST_TEXT]})
    if answer.status_code == 413:
        return
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert 1 <= len(error["faults"]) <= MOST_FAULTS
    assert error["more"] == (len(error["faults"]) == MOST_FAULTS)
    assert len(answer.content) < MOST_ANSWER / 4


def answers_while(guest: Guest, goes_on: Callable[[], bool]) -> float:
    """How many questions a second a table answers meanwhile."""
    began, answered = time.monotonic(), 0
    while goes_on():
        assert guest.ask({"t": "why", "line": "pass"})["t"] == "why"
        answered += 1
    return answered / (time.monotonic() - began)


def test_nobody_at_a_table_waits_for_score_sheets(start_server: Callable[..., ServerProcess]) -> None:
    url = start_server(limits={"rate": 1e6, "burst": 1e6}).url
    table, keys = full_table(url)
    host, _, port = url.removeprefix("http://").partition(":")
    statuses: list[int] = []

    def score() -> None:
        connection = HTTPConnection(host, int(port), timeout=WAIT)
        for _ in range(40):
            connection.request("POST", "/api/score/keyflower", json.dumps({"text": LONGEST[0][:MOST_TEXT]}))
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)
        connection.close()

    with Guest(url, table, keys[0]) as guest:
        guest.wait_for("view")
        until = time.monotonic() + 0.5
        calm = answers_while(guest, lambda: time.monotonic() < until)
        scoring = threading.Thread(target=score)
        scoring.start()
        meanwhile = answers_while(guest, scoring.is_alive)
    assert statuses == [422] * 40
    assert meanwhile > calm / 10


def test_a_sheet_that_takes_too_long_is_given_up_and_the_next_is_scored() -> None:
    async def scene() -> None:
        room = ScoreRoom(seconds=0.0)
        with pytest.raises(WireError) as problem:
            await room.scored("keyflower", {"text": "home-1"})
        assert (problem.value.kind, problem.value.status) == ("too-slow", 503)
        room.seconds = 30.0
        answer, status = await room.scored("keyflower", {"text": "home-1"})
        assert (status, b"winners" in answer) == (200, True)
        room.close()

    asyncio.run(scene())


def test_an_answer_beyond_its_bound_is_not_sent() -> None:
    async def scene() -> None:
        room = ScoreRoom(most_answer=10)
        with pytest.raises(WireError) as problem:
            await room.scored("keyflower", {"text": "home-1"})
        assert (problem.value.kind, problem.value.status) == ("server-failed", 500)
        room.close()

    asyncio.run(scene())


def test_only_so_many_sheets_wait() -> None:
    async def scene() -> None:
        room = ScoreRoom()
        asked = [
            asyncio.create_task(room.scored("keyflower", {"text": "home-1"})) for _ in range(MOST_WAITING + 3)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        busy = [answer for answer in answers if isinstance(answer, WireError)]
        assert [(problem.kind, problem.status) for problem in busy] == [("busy", 503)] * 3
        assert len([answer for answer in answers if isinstance(answer, tuple)]) == MOST_WAITING
        room.close()

    asyncio.run(scene())


FOLD = "modules farmers\nplayer A\nhome-1\nsheep-fold upgraded\n"


def dear_fold() -> str:
    """An upgraded sheep fold is worth 9 points in place of 3."""
    text = game_named("keyflower").editions.house_text().replace("House edition", "Dear fold")
    return text.replace("sheep = 2 }\npoints = [0, 3]", "sheep = 2 }\npoints = [0, 9]")


def points_of(answer: httpx.Response) -> int:
    assert answer.status_code == 200, answer.text
    return int(answer.json()["players"][0]["points"])


def test_a_sheet_is_counted_by_the_edition_that_is_asked_for(
    start_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(dear_fold(), encoding="utf-8")
    url = start_server(editions=[str(path)]).url
    games = {game["name"]: game for game in httpx.get(f"{url}/api/games", timeout=WAIT).json()}
    (edition,) = games["keyflower"]["editions"]
    by_house = points_of(post(url, "/api/score/keyflower", {"text": FOLD}))
    for _ in range(2):
        asked = {"text": FOLD, "edition": edition["digest"]}
        assert points_of(post(url, "/api/score/keyflower", asked)) == by_house + 6
    assert points_of(post(url, "/api/score/keyflower", {"text": FOLD})) == by_house
    for wish, kind in (("0123456789abcdef", "unknown-edition"), (7, "wrong-type"), ("", "empty-field")):
        refused = post(url, "/api/score/keyflower", {"text": FOLD, "edition": wish})
        assert (refused.status_code, refused.json()["error"]["kind"]) == (400, kind), wish
    unknown = post(url, "/api/score/keyflower", {"text": FOLD, "edition": "0123456789abcdef"}).json()["error"]
    assert (unknown["expected"], unknown["got"]) == ([edition["digest"]], "0123456789abcdef")


def test_a_process_that_has_let_go_of_an_edition_reads_it_again() -> None:
    game = game_named("keyflower")
    edition = game.take_in_edition(dear_fold())
    given = (edition.digest, edition.text)
    first, _ = score_of("keyflower", FOLD, given)
    game.editions.forget()
    assert score_of("keyflower", FOLD, given)[0] == first != score_of("keyflower", FOLD)[0]
    game.editions.forget()
