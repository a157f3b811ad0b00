"""Artificium on the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from artel.cli.edition_files import facts_in
from artel.cli.output import show_rows
from artel.cli.texts import Texts

Data = Mapping[str, Any]
NAME: Final = "artificium"


def facts(data: Data) -> dict[str, dict[str, Any]]:
    """The printed values of cards and goods by the word that commands use."""
    rows = facts_in(NAME, data)
    return {str(row["name"]): row for row in rows if str(row["id"]).partition("-")[0] in ("card", "good")}


def show(out: Console, say: Texts, data: Data, whole: bool) -> None:
    phase = say.say(f"phase-{data['phase']}")
    deck = data["deck"] if isinstance(data["deck"], int) else sum(data["deck"].values())
    discards = sum(data["discards"].values())
    first = f"; {say.say('first-player')}: {say.seat(data['first'])}" if data["first"] is not None else ""
    out.print(
        f"\n[bold]{say.say('round', {'round': data['round']})}[/], {phase}; "
        f"{say.say('deck')} {deck}, {say.say('discards')} {discards}{first}"
    )
    if data["market"]:
        out.print(f"{say.say('zone-market')}: {typable(say, data['market'])}", markup=False)
    if data.get("seat") is not None:
        mine = data["seats"][data["seat"]]["hand"]
        out.print(f"{say.say('zone-hand')}: {typable(say, mine) or '-'}", markup=False)
    show_seats(out, say, data)


def typable(say: Texts, cards: Mapping[str, int]) -> str:
    """Cards by name, with the word that commands use where that is another."""
    if say.language == "en":
        return say.pieces(cards)
    return ", ".join(f"{say.pieces({word: count})} ({word})" for word, count in cards.items())


def show_seats(out: Console, say: Texts, data: Data) -> None:
    """A row for each seat; a column that is empty for all is left out."""
    shown = {label: cells for label, cells in columns(say, data).items() if any(cells)}
    rows = []
    for seat in range(len(data["seats"])):
        style = "bold" if data.get("seat") == seat else ""
        cells = [Text(column[seat]) for column in shown.values()]
        rows.append([Text(heading(say, data, seat), style), *cells])
    show_rows(out, [say.say("seats-label"), *shown], rows)


def heading(say: Texts, data: Data, seat: int) -> str:
    return f"{say.seat(seat)} ({say.say('seat-you')})" if data.get("seat") == seat else say.seat(seat)


def columns(say: Texts, data: Data) -> dict[str, list[str]]:
    """One column per kind of thing; the own hand has a line above."""
    rows = data["seats"]
    return {
        say.say("terminal-track"): [str(seat["marker"]) for seat in rows],
        say.say("good-coin"): [str(seat["coins"]) for seat in rows],
        say.say("terminal-goods"): [say.pieces(seat["goods"]) for seat in rows],
        say.say("terminal-hand"): [hand(say, data, number) for number in range(len(rows))],
        say.say("terminal-played"): [played(say, seat) for seat in rows],
        say.say("terminal-state"): [standing(say, data, number) for number in range(len(rows))],
    }


def hand(say: Texts, data: Data, number: int) -> str:
    """How many cards, and those this seat, or everyone, is sure of; the own ones have a line above."""
    seat = data["seats"][number]
    sure = seat.get("known", seat.get("shown", {}))
    known = {} if data.get("seat") == number else seat.get("hand", sure)
    return f"{seat['hand_size']} ({say.pieces(known)})" if known else str(seat["hand_size"])


def played(say: Texts, seat: Data) -> str:
    cards = [say.pieces(seat["table"])] if seat["table"] else []
    if seat["revealed"] is not None:
        cards.append(f"-> {say.piece(seat['revealed'])}")
    elif seat.get("sealed") is not None:
        cards.append(f"? {say.piece(seat['sealed'])}")
    return "\n".join(cards)


def standing(say: Texts, data: Data, number: int) -> str:
    seat = data["seats"][number]
    passed = seat["passed"] and data["phase"] == "market"
    notes = {"seat-passed": passed, "seat-out": seat["out"], "seat-ready": seat["chosen"]}
    return ", ".join(say.say(key) for key, so in notes.items() if so)


# Single pieces.


def pieces(say: Texts) -> dict[str, str]:
    """Every card and good by its id and by its name in this language."""
    return {name: word for word in facts({}) for name in (word, say.piece(word).lower())}


def show_piece(out: Console, say: Texts, word: str, data: Data) -> None:
    """What a card or a good is, and where it is to be seen."""
    row = facts(data)[word]
    out.print(Text.assemble((say.piece(word), "bold"), f" ({word})"))
    is_card = str(row["id"]).startswith("card-")
    lines = card(say, word, row, data) if is_card else good(say, word, row, data)
    for line in lines:
        out.print(line, markup=False)


def card(say: Texts, word: str, row: Data, data: Data) -> list[str]:
    places = {say.say("zone-market"): data["market"], say.say("discards"): data["discards"]}
    for number, seat in enumerate(data["seats"]):
        places[f"{say.seat(number)}, {say.say('terminal-hand')}"] = seat.get("hand", seat["shown"])
        places[f"{say.seat(number)}, {say.say('terminal-played')}"] = seat["table"]
    return [
        say.say(f"card-{word}-rule"),
        "; ".join([say.say("card-points", row), say.say("card-copies", row)]),
        *[f"{place}: {cards[word]}" for place, cards in places.items() if cards.get(word)],
    ]


def good(say: Texts, word: str, row: Data, data: Data) -> list[str]:
    held = [f"{say.seat(number)}: {seat['goods'][word]}" for number, seat in enumerate(data["seats"])
            if seat["goods"].get(word)]  # fmt: skip
    return [say.say("good-prices", row), *held]
