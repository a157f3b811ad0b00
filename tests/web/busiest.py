"""The busiest moment of each game at a real table, with the first seat to move.

`python -m tests.web.busiest FOLDER GAME...` serves such tables until its input ends, and writes their links
as one line of JSON; benchmarks call it in every checkout they measure.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
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


def after_another(kind: str) -> Callable[[dict[str, Any]], bool]:
    """Whether the first seat is asked this right after somebody else was: then there is a recap."""
    asked = 0

    def ready(ask: dict[str, Any]) -> bool:
        nonlocal asked
        before, asked = asked, int(ask["seat"])
        return before != 0 and asked == 0 and ask["kind"] == kind

    return ready


def first_to_come(games: Iterable[BusyTable], what: str, play: Callable[[BusyTable], BusyTable]) -> BusyTable:
    """Play one game after the other until one comes to such a moment before it is over."""
    for table in games:
        # Nobody is asked any more. A checkout to compare with may have no other name for it.
        with suppress(IndexError):
            return play(table)
        table.close()
    raise AssertionError(f"expected {what} in one of {MOST_GAMES} games, got none")


def artificium(url: str) -> BusyTable:
    """Six seats in the third round, goods and cards with everybody, after somebody else has had a turn."""

    def play(table: BusyTable) -> BusyTable:
        ready = after_another("choose")
        return table.play_until("the third round", lambda view, ask: ready(ask) and view["round"] >= 3)

    return first_to_come((CardTable(url, 6) for _ in range(MOST_GAMES)), "a choice after another's", play)


def keyflower(url: str) -> BusyTable:
    """Six seats in winter, when the villages have grown and every lot is fought for."""

    def play(table: BusyTable) -> BusyTable:
        # Whoever has nothing to choose is not asked; and the first seat may have played its last turn.
        return (
            table.play_to("winter")
            .play(12)
            .play_until(
                "a turn",
                lambda view, ask: ask["seat"] == 0 and ask["kind"] == "turn" and len(view["moves"]) > 1,
            )
        )

    return first_to_come((BusyTable(url, 6) for _ in range(MOST_GAMES)), "a turn in winter", play)


def sweet_lands(url: str) -> BusyTable:
    """Four seats in the fourth round, after somebody else's turn: a free action of one's own ends a recap."""

    def play(table: BusyTable) -> BusyTable:
        assert isinstance(table, SweetTable)
        ready = after_another("turn")
        busy = table.play_to_round(4).play(12)
        return busy.play_until("a turn after another's", lambda _, ask: ready(ask))

    return first_to_come((SweetTable(url, 4) for _ in range(MOST_GAMES)), "a turn after another's", play)


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
