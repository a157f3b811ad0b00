"""A position and single pieces on the terminal: a renderer for each game that has one, and one for any."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from rich.console import Console
from rich.table import Table

from artel.cli.edition_files import facts_in
from artel.cli.facts import show_piece, shown
from artel.cli.renderer import Data, Renderer
from artel.cli.texts import FACES, Texts
from artel.games import game_named
from artel.kernel.game import SPECTATOR, Game, Outcome, State

# What a view holds for programs, and what the prompt shows anyway.
UNSHOWN: Final = (
    "game",
    "players",
    "modules",
    "seat",
    "ply",
    "agenda",
    "asks",
    "moves",
    "outcome",
    "seats",
    "edition",
)


def renderer(game: str) -> Renderer:
    """A game's own renderer, where it has a folder here; otherwise the one for any game."""
    place = f"{FACES}.{game.replace('-', '_')}"
    if find_spec(place) is None:
        return any_renderer(game)
    own = import_module(place).RENDERER
    assert isinstance(own, Renderer)
    return own


def show_position(
    out: Console, say: Texts, game: str, data: Data, outcome: Outcome | None, whole: bool = True
) -> None:
    """The position, in whole or as short as a turn needs it; when the game is over, the score sheet too."""
    shown = renderer(game)
    shown.position(out, say, data, whole)
    if outcome is None:
        return
    show_outcome(out, say, outcome)
    if len(outcome.scores) == 1 and shown.alone is not None:
        out.print(shown.alone(say, data, outcome.scores[0]), markup=False)


def whole_table(game: Game, state: State) -> Data:
    """All there is to show of a state: its own data, or what each seat sees of itself."""
    if not renderer(game.name).of_views:
        data = {**game.to_data(state), "asks": game.asks(state)}
        if state.rules.taken is not None:
            data["edition"] = state.rules.taken.digest
        return data
    views: list[Data] = [game.view(state, seat).data for seat in range(state.rules.players)]
    own = [view["seats"][seat] for seat, view in enumerate(views)]
    return {**game.view(state, SPECTATOR).data, "seats": own}


def any_renderer(game: str) -> Renderer:
    """Pieces of a game without a renderer are shown by their facts."""
    words = [str(row["id"]) for row in game_named(game).facts()]

    def show_fact(out: Console, say: Texts, word: str, data: Data) -> None:
        row = next(row for row in facts_in(game, data) if row["id"] == word)
        show_piece(out, row, [name for name in row if name not in ("id", "name", "provenance")])

    return Renderer(show_any, lambda say: {word: word for word in words}, show_fact)


def show_any(out: Console, say: Texts, data: Data, whole: bool) -> None:
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
        label = say.told("why", reason.kind, reason.values)
        reasons.setdefault(label, [0] * len(outcome.scores))[reason.seat] += reason.points
    for label, points in reasons.items():
        table.add_row(label, *[str(each) if each else "" for each in points])
    table.add_section()
    table.add_row(say.say("score-total"), *[str(score) for score in outcome.scores])
    out.print(table)
    if len(outcome.scores) > 1:
        show_winners(out, say, outcome)


def show_winners(out: Console, say: Texts, outcome: Outcome) -> None:
    names = ", ".join(say.seat(seat) for seat in outcome.winners)
    out.print(say.say("winner" if len(outcome.winners) == 1 else "winners", {"names": names}))
    for tie in outcome.ties:
        out.print(tie_line(say, tie.to_data(), [say.seat(seat) for seat in range(len(outcome.scores))]))


def tie_line(say: Texts, tie: Data, seat_names: list[str]) -> str:
    """Why seats with equal points have the places they have."""
    names = [seat_names[seat] for seat in tie["seats"]]
    told = {"names": ", ".join(names), "points": tie["points"], "place": tie["place"]}
    if tie["kind"] is None:
        return say.say("tie-victory" if tie["place"] == 1 else "tie-place", told)
    values = [
        say.say("tie-value", {"name": name, "value": value})
        for name, value in zip(names, tie["values"], strict=True)
    ]
    why = say.say(f"tiebreak-{tie['kind']}")
    return say.say("tie-broken", {**told, "why": why, "values": ", ".join(values)})
