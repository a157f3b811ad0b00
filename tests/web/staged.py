"""Positions of the engine on a real page: what is touched there is played by the engine, and shown."""

from __future__ import annotations

import json
from typing import Any, Protocol

from playwright.sync_api import Page, WebSocketRoute, expect

from artel.kernel.game import State
from artel.table.turns import NO_TURN
from tests.support import post

# Far from every number that the real table can reach meanwhile.
FIRST = 1000


class Position(Protocol):
    """A game in progress that is spoken to in command lines."""

    @property
    def state(self) -> State: ...

    def play(self, who: int, *lines: str) -> object: ...

    def chance(self, seed: int = 1) -> object: ...

    def moves(self, who: int) -> list[str]: ...

    def view(self, who: int) -> dict[str, Any]: ...


class Stage:
    """Seat 0 of a position. The table behind it is real but for its views, its moves and its plans."""

    def __init__(self, page: Page, url: str, position: Position) -> None:
        self.page = page
        self.position = position
        self.lines: list[str] = []
        self._shown = FIRST
        self._route: WebSocketRoute | None = None
        rules = position.state.rules
        rest = [{"kind": "bot", "bot": "random"}] * (rules.players - 1)
        game = position.view(0)["game"]
        made = post(
            url,
            "/api/tables",
            {"game": game, "seats": [{"kind": "open"}, *rest], "name": "Anna", "take": 0},
        ).json()
        page.route_web_socket("**/ws/**", self._listen)
        page.goto(f"{url}/t/{made['table']}#{made['key']}")
        expect(page.get_by_test_id("question")).to_be_visible()

    def turn_to(self, position: Position) -> None:
        """Show another position with as many seats on the same page."""
        self.position = position
        self._shown += 1
        self._show()

    def play(self, who: int, line: str) -> None:
        """Another seat plays a line."""
        self.position.play(who, line)
        self.position.chance()
        self.turn_to(self.position)

    def _listen(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()
        server.on_message(self._from_table)
        route.on_message(lambda message: self._from_page(message, server))

    def _from_table(self, message: str | bytes) -> None:
        if json.loads(message)["t"] == "view":
            self._show()
        elif self._route is not None:
            self._route.send(message)

    def _from_page(self, message: str | bytes, server: WebSocketRoute) -> None:
        data: dict[str, Any] = json.loads(message)
        if data["t"] == "move":
            self.lines.append(data["line"])
            self.position.play(0, data["line"])
            self.position.chance()
            self._shown += 1
            self._say({"t": "ok", "id": data["id"], "n": self._shown})
            self._show()
        elif data["t"] == "plan":
            self._say({"t": "no", "id": data["id"], "why": {"kind": "not-now", "rule": None, "values": {}}})
        else:
            server.send(message)

    def _show(self) -> None:
        view = self.position.view(0)
        self._say(
            {
                "t": "view",
                "n": self._shown,
                "since": 0,
                "view": view,
                "log": [],
                "reset": True,
                "by": [],
                **NO_TURN,
                "stands": [],
                "standing": None,
                "itself": [],
                "clock": None,
            }
        )

    def _say(self, message: dict[str, Any]) -> None:
        if self._route is not None:
            self._route.send(json.dumps(message))
