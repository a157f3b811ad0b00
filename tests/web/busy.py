"""A real table of Keyflower in the middle of an auction: everybody bids against everybody, over the wire."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from websockets.exceptions import ConnectionClosed

from tests.support import Guest, post

NAMES = ("Anna", "Лев", "Chiara", "Борислав", "Mira", "Эсмеральда")
# Whether a game comes to such a moment is chance: so many games that all fail never happen.
MOST_TABLES = 20


class GameOver(IndexError):
    """Nobody is asked any more."""


class BusyTable:
    """People at a table of Keyflower, each at a connection of their own, who love to outbid each other."""

    GAME: ClassVar = "keyflower"

    def __init__(
        self,
        url: str,
        players: int,
        seed: int = 7,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.url = url
        self._chance = random.Random(seed)
        # Whether they rather use tiles than bid.
        self.busy_hands = False
        seats = [{"kind": "open"}] * players
        body: dict[str, object] = {"game": self.GAME, "seats": seats, "name": NAMES[0], "take": 0}
        if modules:
            body["modules"] = [*modules]
        if options:
            body["options"] = {**options}
        made = post(url, "/api/tables", body).json()
        self.table = str(made["table"])
        self.keys = [str(made["key"])]
        for name in NAMES[1:players]:
            joined = post(url, f"/api/tables/{self.table}/join", {"name": name, "seat": None}).json()
            self.keys.append(str(joined["key"]))
        self._guests = [Guest(url, self.table, key) for key in self.keys]
        self._views = [guest.wait_for("view") for guest in self._guests]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table. What nobody has read is taken in first: a full queue keeps a line from closing."""
        for guest in self._guests:
            with contextlib.suppress(TimeoutError, ConnectionClosed):
                while True:
                    guest.next(timeout=0)
            guest.close()

    def link(self, seat: int | None) -> str:
        """The personal link of a seat; without a seat, the link for those who watch."""
        share = f"{self.url}/t/{self.table}"
        return share if seat is None else f"{share}#{self.keys[seat]}"

    def view(self, seat: int) -> dict[str, Any]:
        view = self._views[seat]["view"]
        assert isinstance(view, dict)
        return view

    def is_over(self) -> bool:
        return not self.view(0)["asks"]

    def asked(self) -> int:
        """The first seat that is asked something."""
        if self.is_over():
            raise GameOver(f"expected a question at table {self.table}, got the end of its game")
        return int(self.view(0)["asks"][0]["seat"])

    def entries(self) -> int:
        """How many entries there are, as everybody here has seen."""
        return int(self._views[0]["n"])

    def send(self, seat: int, line: str) -> int:
        """Make a move for a seat, and let everybody see it; answers how many entries there are with it."""
        ident = f"busy-{self._views[seat]['n']}-{seat}"
        self._guests[seat].send({"t": "move", "id": ident, "at": self._views[seat]["n"], "line": line})
        answer = self._until(seat, ident)
        assert answer["t"] == "ok", (line, answer)
        for each, guest in enumerate(self._guests):
            while self._views[each]["n"] < answer["n"]:
                self._views[each] = guest.wait_for("view")
        return int(answer["n"])

    def _until(self, seat: int, ident: str) -> dict[str, Any]:
        while True:
            message = self._guests[seat].next()
            if message["t"] == "view":
                self._views[seat] = message
            if message.get("id") == ident:
                return message

    def plan(self, seat: int, *lines: str, **more: object) -> dict[str, Any]:
        """What a seat may do after these lines."""
        ident = f"plan-{self._views[seat]['n']}-{seat}-{len(self._guests[seat].received)}"
        drafts = [{"lines": list(lines), **more}]
        self._guests[seat].send({"t": "plan", "id": ident, "at": self._views[seat]["n"], "plans": drafts})
        answer = self._until(seat, ident)
        assert answer["t"] == "plan", answer
        return dict(answer["plans"][0])

    def play(self, turns: int) -> Self:
        """Let so many questions be answered; most turns are bids where somebody has bid before."""
        for _ in range(turns):
            seat = self.asked()
            self.send(seat, self._wish(self.view(seat)))
        return self

    def play_until(self, what: str, holds: Callable[[dict[str, Any], dict[str, Any]], bool]) -> BusyTable:
        """Play on until this holds of what the asked seat sees and of its question."""
        for _ in range(2000):
            view = self.view(self.asked())
            if holds(view, view["asks"][0]):
                return self
            self.play(1)
        raise AssertionError(f"expected {what}, got {self.view(0)['season']} and {self.view(0)['asks']}")

    def play_to(self, season: str) -> BusyTable:
        """Play on until the auction of a season is open."""
        return self.play_until(season, lambda view, ask: view["season"] == season and ask["kind"] == "turn")

    def play_until_turn(self, seat: int) -> BusyTable:
        """Play on until it is this seat's turn to bid."""
        return self.play_until("a turn", lambda _, ask: ask["seat"] == seat and ask["kind"] == "turn")

    def _wish(self, view: dict[str, Any]) -> str:
        moves: list[str] = view["moves"]
        contested = {lot["tile"] for lot in view["lots"] if lot["bids"]}
        bids = [line for line in moves if line.startswith("bid ")]
        low = [line for line in bids if int(line.split()[3]) <= 3]
        fights = [line for line in low if line.split()[1] in contested]
        uses = [line for line in moves if line.startswith("use ")]
        likes = [(fights, 0.8), (low, 0.6), (uses, 0.8)]
        if self.busy_hands:
            likes.insert(0, (uses, 0.7))
        for wished, odds in likes:
            if wished and self._chance.random() < odds:
                return self._chance.choice(wished)
        plain = [line for line in moves if line.split()[0] in ("pass", "stop")]
        return plain[0] if plain else self._chance.choice(moves)


def table_where(what: str, url: str, players: int, comes_to: Callable[[BusyTable], bool]) -> BusyTable:
    """Play at one table after the other until one of them has come to this."""
    for seed in range(MOST_TABLES):
        table = BusyTable(url, players, seed)
        with contextlib.suppress(GameOver):
            if comes_to(table):
                return table
        table.close()
    raise AssertionError(f"expected {what} at one of {MOST_TABLES} tables, got none")


def crowded(message: str | bytes, lots: int, players: int) -> str | bytes:
    """A message of the table as it would come with many more lots, up to every seat bidding on each."""
    data = json.loads(message)
    if not isinstance(data, dict) or data.get("t") != "view":
        return message
    view = data["view"]
    known = {lot["tile"] for lot in view["lots"]} | {
        on["tile"] for village in view["villages"] for on in village
    }
    spare = [tile for tile in SPARE if tile not in known]
    chance = random.Random(lots)
    while len(view["lots"]) < lots:
        view["lots"].append(
            {**view["lots"][0], "tile": spare.pop(), "workers": {}, "marker": False, "bids": []}
        )
    for lot in view["lots"]:
        colour = lot["colour"] or chance.choice(["blue", "red", "yellow", "green"])
        counts = chance.sample(range(1, 12), players)
        who = chance.sample(range(players), chance.randint(0, players))
        best = max((counts[seat] for seat in who), default=0)
        bids = [
            {
                "seat": seat,
                "colour": colour,
                "count": counts[seat],
                "leads": counts[seat] == best,
                "lies": False,
            }
            for seat in who
        ]
        lot["colour"], lot["bids"] = colour, bids
    return json.dumps(data)


SPARE = (
    "craftsmans-guild", "mercers-guild", "apprentice-hall", "keystone-quarry", "stone-yard", "timber-yard",
    "blacksmith", "wainwright", "goldsmith", "sculptor", "sawmill", "barn", "well", "forge", "fair", "inn",
    "scribes", "scholar", "watermill", "windmill", "jeweller", "key-guild", "key-market", "apothecary",
    "keythedral", "village-hall",
)  # fmt: skip
