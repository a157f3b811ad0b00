"""Positions of the engine on a real page: what is touched there is played by the engine, and shown."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.games.keyflower.positions import GAME, Table
from tests.support import post

# Far from every number that the real table can reach meanwhile.
FIRST = 1000


class Stage:
    """Seat 0 of a position. The table behind it is real but for its views, its moves and its plans."""

    def __init__(self, page: Page, url: str, table: Table) -> None:
        self.page = page
        self.position = table
        self.lines: list[str] = []
        self._route: WebSocketRoute | None = None
        rest = [{"kind": "bot", "bot": "random"}] * (table.state.rules.players - 1)
        body = {"game": GAME.name, "seats": [{"kind": "open"}, *rest], "name": "Anna", "take": 0}
        made = post(url, "/api/tables", body).json()
        page.route_web_socket("**/ws/**", self._listen)
        page.goto(f"{url}/t/{made['table']}#{made['key']}")
        expect(page.get_by_test_id("question")).to_be_visible()

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
            self.position.play(0, data["line"]).chance()
            self._say({"t": "ok", "id": data["id"], "n": FIRST + len(self.lines)})
            self._show()
        elif data["t"] == "plan":
            self._say({"t": "no", "id": data["id"], "why": {"kind": "not-now", "rule": None, "values": {}}})
        else:
            server.send(message)

    def _show(self) -> None:
        now = FIRST + len(self.lines)
        view = self.position.view(0)
        self._say(
            {
                "t": "view",
                "n": now,
                "since": 0,
                "view": view,
                "log": [],
                "reset": True,
                "undo": False,
                "clock": None,
            }
        )

    def _say(self, message: dict[str, Any]) -> None:
        if self._route is not None:
            self._route.send(json.dumps(message))
