"""Scoring a boxed game over HTTP; no table is needed."""

from __future__ import annotations

import httpx

from artel.games.keyflower.sheet_fault import MOST_TEXT
from support import WAIT, post

WORDS = "/api/score/keyflower/words"


def test_the_example_is_scored(url: str) -> None:
    words = httpx.get(url + WORDS, timeout=WAIT).json()
    answer = post(url, "/api/score/keyflower", {"text": words["example"]})
    assert answer.status_code == 200
    result = answer.json()
    assert [player["name"] for player in result["players"]] == ["Anna", "Boris"]
    for player in result["players"]:
        assert set(player) == {"name", "points", "reasons", "warnings", "village"}
        assert player["points"] == sum(reason["points"] for reason in player["reasons"]) > 0
    assert result["winners"] == [1]


def test_the_words_for_completion(url: str) -> None:
    words = httpx.get(url + WORDS, timeout=WAIT).json()
    assert len(words["tiles"]) == 64
    assert {"id": "alehouse", "kind": "village", "upgrade": True, "sides": False} in words["tiles"]
    assert words["goods"] == ["wood", "stone", "iron", "gold"]
    assert "player" in words["keywords"]


def test_a_wrong_sheet_names_its_lines(url: str) -> None:
    answer = post(url, "/api/score/keyflower", {"text": "home-1\r\nalehose\r\nworkers 41 blue"})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["kind"], error["line"], error["got"], error["near"]) == (
        "unknown-tile", 2, "alehose", ["alehouse"]
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
    assert page.text == httpx.get(url, timeout=WAIT).text
