"""The busiest moment of each game at a real table, with the first seat to move.

`python -m tests.web.busiest FOLDER GAME...` serves such tables until its input ends, and writes their links
as one line of JSON; benchmarks call it in every checkout they measure.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from tests.support import ServerProcess
from tests.web.busy import BusyTable
from tests.web.sweet import SweetTable


class CardTable(BusyTable):
    """People at a table of Artificium."""

    GAME: ClassVar = "artificium"

    def _wish(self, view: dict[str, Any]) -> str:
        moves: list[str] = view["moves"]
        plain = [line for line in moves if line in ("apply", "pass", "done")]
        return plain[0] if plain else self._chance.choice(moves)


MOST_GAMES = 8


def artificium(url: str) -> BusyTable:
    """Six seats in the third round, goods and cards with everybody, after somebody else has had a turn."""
    asked = [0]

    def ready(view: dict[str, Any], ask: dict[str, Any]) -> bool:
        before, asked[0] = asked[0], int(ask["seat"])
        return view["round"] >= 3 and ask["seat"] == 0 and ask["kind"] == "choose" and before != 0

    return CardTable(url, 6).play_until("the third round", ready)


def keyflower(url: str) -> BusyTable:
    """Six seats in winter, when the villages have grown and every lot is fought for."""
    for _ in range(MOST_GAMES):
        table = BusyTable(url, 6).play_to("winter").play(12)
        # Whoever has nothing to choose is not asked; and the first seat may have played its last turn.
        with suppress(IndexError):
            return table.play_until(
                "a turn",
                lambda view, ask: ask["seat"] == 0 and ask["kind"] == "turn" and len(view["moves"]) > 1,
            )
        table.close()
    raise AssertionError(f"expected a last turn of the first seat in one of {MOST_GAMES} games, got none")


def sweet_lands(url: str) -> BusyTable:
    """Four seats in the fourth round."""
    table = SweetTable(url, 4)
    table.play_to_round(4).play(12)
    return table.play_to_ask(0, "turn")


BUSIEST: dict[str, Callable[[str], BusyTable]] = {
    "artificium": artificium,
    "keyflower": keyflower,
    "sweet-lands": sweet_lands,
}


def main() -> None:
    folder, games = Path(sys.argv[1]), sys.argv[2:]
    server = ServerProcess(folder)
    tables = {game: BUSIEST[game](server.url) for game in games}
    try:
        print(json.dumps({game: table.link(0) for game, table in tables.items()}), flush=True)
        sys.stdin.read()
    finally:
        for table in tables.values():
            table.close()
        server.stop()


if __name__ == "__main__":
    main()
