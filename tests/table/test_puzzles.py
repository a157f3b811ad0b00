"""Puzzles over HTTP: the position of the day as its seat sees it, and verdicts that tell no answer early."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from artel.games import GAMES, game_named
from artel.kernel.game import Game
from artel.puzzles.days import MOST_DAYS, number_of, numbered, today
from artel.puzzles.puzzle import Puzzle, lines_of, shipped
from artel.table import puzzles as posing
from artel.table.messages import server_schemas
from artel.table.puzzle_messages import PUZZLE_TOLD, PUZZLES
from tests.support import Guest

pytestmark = pytest.mark.usefixtures("one_day")
HELLO = {"t": "hello", "have": 0}


def ask(url: str, message: object, game: str = "artificium", **more: Any) -> httpx.Response:
    return httpx.post(f"{url}/api/puzzle", json={"game": game, "have": 0, "message": message, **more})


def told(url: str, message: object, **more: Any) -> dict[str, Any]:
    answer = ask(url, message, **more)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()
    for each in data["messages"]:
        assert server_schemas().misfit(each) is None
    assert PUZZLE_TOLD.misfit({name: data[name] for name in data if name != "messages"}) is None
    return data


def move(line: str) -> dict[str, Any]:
    return {"t": "move", "id": "a", "at": 0, "line": line}


def of_today(game: str = "artificium") -> tuple[Puzzle, str, str]:
    """Today's puzzle, its best move, and one that is not."""
    own, puzzle = game_named(game), numbered(game, number_of(game, today()))
    state = puzzle.state(own)
    wrong = next(number for number, each in enumerate(puzzle.weights) if not each.right)
    return puzzle, own.verbs.text(puzzle.best(state)), lines_of(own, state, puzzle.seat)[wrong]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_position_is_what_its_seat_sees(url: str, game: Game) -> None:
    puzzle = of_today(game.name)[0]
    data = told(url, HELLO, game=game.name)
    table, view = data["messages"]
    assert (table["t"], table["you"], table["seed"], table["hints"]) == ("table", puzzle.seat, None, False)
    assert view["view"] == game.view(puzzle.state(game), puzzle.seat).data
    assert (view["undo"], view["ask"], data["verdict"], data["hint"]) == (False, False, None, None)
    assert data["puzzle"]["id"] == puzzle.id


def test_a_wrong_move_then_the_right_one(url: str) -> None:
    puzzle, best, wrong = of_today()
    data = told(url, move(wrong))
    assert data["messages"][0]["why"]["kind"] == "puzzle-judged"
    assert (data["verdict"]["line"], data["verdict"]["right"]) == (wrong, False)
    assert data["verdict"]["behind"] > 0
    right = told(url, move(best.upper()))["verdict"]
    assert (right["line"], right["right"], right["behind"], right["shown"]) == (best, True, 0, False)
    own = game_named("artificium")
    assert right["ahead"] == puzzle.ahead(own, puzzle.state(own))
    # Nothing was played.
    assert told(url, HELLO)["messages"][1]["n"] == puzzle.at


def test_hints_and_the_answer_are_told_when_they_are_asked_for(url: str) -> None:
    _, best, _ = of_today()
    assert best not in ask(url, "hint").text
    assert told(url, "hint")["hint"] is not None
    shown = told(url, "show")["verdict"]
    assert (shown["line"], shown["right"], shown["shown"]) == (best, True, True)


def test_plans_and_reasons_are_answered_as_at_a_table(url: str) -> None:
    puzzle, best, _ = of_today()
    plan = {"t": "plan", "id": "p", "at": puzzle.at, "plans": [{"lines": [best]}]}
    assert told(url, plan)["messages"][0]["t"] == "plan"
    assert told(url, {"t": "why", "id": "w", "line": best})["messages"][0]["why"] is None
    refusal = told(url, move("fly away"))
    assert (refusal["messages"][0]["t"], refusal["verdict"]) == ("no", None)
    for other in ({"t": "undo", "id": "u", "at": 0, "turn": False}, {"t": "say", "id": "s", "text": "hello"}):
        assert told(url, other)["messages"][0]["why"]["kind"] == "only-at-the-table"


def test_the_last_days_and_no_others(url: str) -> None:
    listed = httpx.get(f"{url}/api/puzzles").json()
    assert PUZZLES.misfit(listed) is None
    assert [each["game"] for each in listed["games"]] == [game.name for game in GAMES]
    days = [each["day"] for each in listed["games"][0]["days"]]
    assert (days[0], len(days)) == (today().isoformat(), MOST_DAYS)
    assert told(url, HELLO, day=days[-1])["puzzle"] == listed["games"][0]["days"][-1]
    for other in (today() + timedelta(days=1), today() - timedelta(days=MOST_DAYS)):
        answer = ask(url, HELLO, day=other.isoformat())
        assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "unknown-day")


@pytest.mark.parametrize(
    ("data", "status", "kind"),
    [
        ({}, 400, "wrong-type"),
        ({"have": 0, "message": HELLO}, 400, "missing-field"),
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": 7}, 400, "wrong-type"),
        ({"game": "x" * 100}, 400, "too-long"),
        ({"game": "artificium", "day": "soon"}, 400, "wrong-type"),
        ({"game": "artificium", "have": -1}, 400, "wrong-type"),
        ({"game": "artificium", "message": "tell"}, 400, "wrong-type"),
        ({"game": "artificium", "message": None}, 400, "wrong-type"),
        ({"game": "artificium", "message": {"t": "fly"}}, 400, "unknown-message"),
        ({"game": "artificium", "message": {"t": "why", "id": "w", "line": "x" * 20_000}}, 413, "too-large"),
    ],
)
def test_bad_input_is_answered_and_bounded(url: str, data: dict[str, Any], status: int, kind: str) -> None:
    whole = {"have": 0, "message": HELLO, **data} if "game" in data else data
    answer = httpx.post(f"{url}/api/puzzle", json=whole)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (status, kind)


def playing_on(url: str, *asked: str, have: int | None = 0) -> Guest:
    return Guest(url, f"puzzle/what-if?{'&'.join(asked)}", have=have)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_plays_on_decides_in_that_position_and_the_bots_answer(url: str, game: Game) -> None:
    puzzle, best, _ = of_today(game.name)
    with playing_on(url, f"game={game.name}", f"day={today().isoformat()}", "others=bots") as guest:
        table, view = guest.wait_for("table"), guest.wait_for("view")
        assert (table["you"], table["state"]) == (puzzle.seat, "playing")
        bots = [seat["bot"] for seat in table["seats"] if seat["seat"] != puzzle.seat]
        assert bots == [bot for seat, bot in enumerate(puzzle.bots) if seat != puzzle.seat]
        assert view["view"] == game.view(puzzle.state(game), puzzle.seat).data
        assert guest.move(best, view["n"])["t"] == "ok"
        later = guest.wait_for("view")
        while not later["view"]["moves"] and later["view"]["outcome"] is None:
            later = guest.wait_for("view")
        assert later["n"] > view["n"]
    # The puzzle stands as it stood.
    assert told(url, HELLO, game=game.name)["messages"][1]["n"] == puzzle.at


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ((), "missing-field"),
        (("game=chess",), "unknown-game"),
        ((f"game={'x' * 100}",), "too-long"),
        (("game=artificium", "day=soon"), "wrong-type"),
        (("game=artificium", "day=2001-01-01"), "unknown-day"),
        (("game=artificium", "others=nobody"), "wrong-type"),
    ],
)
def test_bad_wishes_to_play_on_are_turned_away(url: str, asked: tuple[str, ...], kind: str) -> None:
    with playing_on(url, *asked, have=None) as guest:
        assert guest.wait_for("bad")["why"]["kind"] == kind
        with pytest.raises(ConnectionClosed):
            guest.wait_for("view")


def test_few_boards_are_kept_and_all_share_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posing, "MOST_KEPT", 2)
    desk = posing.Puzzles()
    first, second, third = shipped("artificium")[:3]
    posed = desk._posed(first)
    assert desk._posed(first) is posed
    desk._posed(second)
    desk._posed(third)
    assert len(desk._kept) == 2
    assert desk._posed(first) is not posed
    desk.close()


def test_the_page_is_there(url: str) -> None:
    for path in ("/puzzle", "/puzzle/artificium", "/puzzle/artificium/2026-03-14"):
        assert "text/html" in httpx.get(url + path).headers["content-type"]
