"""A position on the terminal: a renderer for each game that has one, and one for any view data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Console
from rich.table import Table

from artel.cli import show_artificium, show_keyflower
from artel.cli.facts import shown
from artel.cli.texts import Texts
from artel.kernel.game import Outcome

Data = Mapping[str, object]
Renderer = Callable[[Console, Texts, Data], None]
RENDERERS: Final[dict[str, Renderer]] = {
    "artificium": show_artificium.show,
    "keyflower": show_keyflower.show,
}
# What a view holds for programs, and what the prompt shows anyway.
UNSHOWN: Final = ("game", "players", "modules", "seat", "ply", "agenda", "asks", "moves", "outcome", "seats")


def show_position(out: Console, say: Texts, game: str, data: Data, outcome: Outcome | None) -> None:
    RENDERERS.get(game, show_any)(out, say, data)
    if outcome is not None:
        show_outcome(out, say, outcome)


def show_any(out: Console, say: Texts, data: Data) -> None:
    """Any view: its own values in one table, its seats in another."""
    table = Table(show_header=False)
    for name, value in data.items():
        if name not in UNSHOWN:
            table.add_row(say.first(name), shown(value))
    out.print(table)
    seats = data.get("seats")
    if not isinstance(seats, list):
        return
    names = list(dict.fromkeys(name for row in seats for name in row))
    of_seats = Table("", *[say.seat(number) for number in range(len(seats))])
    for name in names:
        of_seats.add_row(say.first(name), *[shown(row.get(name)) for row in seats])
    out.print(of_seats)


def show_outcome(out: Console, say: Texts, outcome: Outcome) -> None:
    """The score sheet: where each point comes from."""
    table = Table("", *[say.seat(seat) for seat in range(len(outcome.scores))], title=say.say("score-sheet"))
    reasons: dict[str, list[int]] = {}
    for reason in outcome.reasons:
        label = say.say(f"why-{reason.kind}", reason.values)
        reasons.setdefault(label, [0] * len(outcome.scores))[reason.seat] += reason.points
    for label, points in reasons.items():
        table.add_row(label, *[str(each) if each else "" for each in points])
    table.add_section()
    table.add_row(say.say("score-total"), *[str(score) for score in outcome.scores])
    out.print(table)
    names = ", ".join(say.seat(seat) for seat in outcome.winners)
    out.print(say.say("winner" if len(outcome.winners) == 1 else "winners", {"names": names}))
