"""Whatever the server says is what it has declared: no field besides, none missing."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from artel.kernel.chance import SealedChance
from artel.kernel.game import SPECTATOR, Game, Rng, legal_moves
from artel.kernel.schema import Listed, Schema, Variants
from artel.kernel.view_types import line_schemas, view_schema
from artel.table import messages
from artel.table.messages import server_schemas
from artel.table.room import Answer, Room
from artel.table.seats import Seat, Seats
from artel.table.wire import (
    ENTER,
    MESSAGES,
    Draft,
    Enter,
    GameMessage,
    Hello,
    Look,
    MoveMade,
    Ping,
    Plan,
    Say,
    Undo,
    Why,
    client_message,
    client_schemas,
    entering,
)
from tests.contract.contract import view_types_of
from tests.contract.walks import PLAYED
from tests.support import WAIT, full_table, new_table, post


def fits(schema: Schema, data: object) -> None:
    misfit = schema.misfit(data)
    assert misfit is None, str(misfit)


def schemas_of(game: Game) -> Variants:
    """The server's messages with this game's own views and log lines in them."""
    types = view_types_of(game)
    return server_schemas(view_schema(types, game.steps), line_schemas(types, game.lines))


class Watched:
    """A room whose every message is held against the schemas, and which kinds there were."""

    def __init__(self, game: Game) -> None:
        seats = Seats([Seat("human", name=f"P{number}") for number in range(3)], 0)
        self.game = game
        self.room = Room(game, game.rules(3), seats, SealedChance(bytes(range(32))), [])
        self.room.take(self.room.start())
        self.schemas = schemas_of(game)
        self.kinds: set[str] = set()

    def check(self, message: dict[str, Any]) -> None:
        fits(self.schemas, message)
        self.kinds.add(str(message["t"]))

    def tell(self, seat: int, said: GameMessage) -> Answer:
        answer = self.room.receive(seat, said)
        self.room.take(answer)
        for _, message in answer.posts:
            self.check(message)
        return answer

    def look_round(self) -> None:
        for viewer in (SPECTATOR, 0, 1, 2):
            self.check(json.loads(self.room.view_text(viewer, 0)))

    def play_out(self) -> None:
        rng = Rng("messages")
        while not self.room.over():
            n = len(self.room.entries)
            seat = self.room.waiting_for()[0]
            moves = [self.game.verbs.text(move) for move in legal_moves(self.room.state, seat)]
            line = moves[rng.below(len(moves))]
            if n % 7 == 0:
                verbs = tuple(sorted({each.split()[0] for each in moves}))[:2]
                drafts = (Draft(), Draft((line,), verbs), Draft(("nonsense",)))
                self.tell(seat, Plan(f"p{n}", n, drafts))
                self.tell(seat, Why(f"w{n}", "nonsense"))
                self.tell(seat, MoveMade(f"x{n}", n, "nonsense"))
                self.look_round()
            self.tell(seat, MoveMade(f"m{n}", n, line))


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_a_whole_game_says_only_what_is_declared(game: Game) -> None:
    watched = Watched(game)
    watched.tell(0, Hello(0))
    watched.tell(SPECTATOR, Hello(0))
    watched.tell(1, Say("s", "Good luck"))
    watched.tell(1, Ping())
    watched.play_out()
    watched.look_round()
    watched.tell(2, Look("l", 3))
    watched.tell(2, Look("k", 10**6))
    watched.tell(0, Undo("u", len(watched.room.entries)))
    assert {"view", "ok", "no", "why", "plan", "look", "said", "pong"} <= watched.kinds


def test_a_field_more_or_less_is_found() -> None:
    schemas = server_schemas()
    fits(schemas, {"t": "ok", "id": "a", "n": 1})
    for message, kind in (
        ({"t": "ok", "id": "a", "n": 1, "more": 1}, "unknown-field"),
        ({"t": "ok", "id": "a"}, "missing-field"),
        ({"t": "okay", "id": "a", "n": 1}, "unknown-word"),
        ({"t": "ok", "id": "a", "n": "1"}, "wrong-type"),
    ):
        misfit = schemas.misfit(message)
        assert misfit is not None
        assert misfit.kind == kind


def test_every_message_of_a_client_is_declared() -> None:
    schemas = client_schemas()
    assert tuple(schemas.records) == (ENTER, *MESSAGES)
    examples: list[dict[str, Any]] = [
        {"t": "hello", "have": 0},
        {"t": "move", "id": "a", "at": 0, "line": "pass"},
        {"t": "plan", "id": "a", "at": 0, "plans": [{"lines": ["pass"], "follow": ["bid"]}, {"lines": []}]},
        {"t": "seal", "id": "a", "seal": "0" * 64},
        {"t": "ping"},
    ]
    for example in examples:
        fits(schemas, example)
        client_message(example)
    enter: dict[str, Any] = {"t": "enter", "key": "K3Y"}
    fits(schemas, enter)
    assert entering(enter) == Enter("K3Y")


def test_the_answers_over_http_are_declared(url: str) -> None:
    def got(path: str) -> Any:
        return httpx.get(f"{url}{path}", timeout=WAIT).json()

    fits(messages.SERVER_INFO, got("/api/info"))
    fits(Listed(messages.GAME_INFO), got("/api/games"))
    made = new_table(url, 2)
    fits(messages.MADE_TABLE, made)
    table = f"/api/tables/{made['table']}"
    fits(messages.TABLE_INFO, got(table))
    joined = post(url, f"{table}/join", {"name": "Boris", "seat": None}).json()
    fits(messages.SITTING, joined)
    back = post(url, f"{table}/return", {"seat": 1, "code": joined["code"]}).json()
    fits(messages.SITTING, back)
    fits(messages.REVOKED, post(url, f"{table}/keys/revoke", {"key": back["key"]}).json())
    fits(messages.PROBLEM, got("/api/tables/nowhere"))


def test_the_answers_about_a_game_that_is_over_are_declared(url: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"game": "artificium", "seats": bots, "name": "", "take": None}
    made = post(url, "/api/tables", wish).json()
    fits(messages.MADE_TABLE, made)
    table = f"/api/tables/{made['table']}"
    over = False
    for _ in range(600):
        over = httpx.get(f"{url}{table}", timeout=WAIT).json()["state"] == "over"
        if over:
            break
    assert over
    fits(messages.TABLE_INFO, httpx.get(f"{url}{table}", timeout=WAIT).json())
    fits(messages.OPENED, httpx.get(f"{url}{table}/chance", timeout=WAIT).json())
    fits(messages.REMATCH, post(url, f"{table}/rematch", {"key": made["key"]}).json())


def test_a_seat_changed_answers_with_the_table(url: str) -> None:
    made = new_table(url, 3)
    wish = {"key": made["key"], "kind": "bot", "bot": "random"}
    fits(messages.TABLE_INFO, post(url, f"/api/tables/{made['table']}/seats/2", wish).json())
    table, keys = full_table(url)
    fits(messages.PROBLEM, post(url, f"/api/tables/{table}/rematch", {"key": keys[0]}).json())
