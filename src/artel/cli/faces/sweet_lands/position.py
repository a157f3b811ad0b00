"""Sweet Lands on the terminal: areas, what belongs to each seat, the own hand and domain, what is to come.

What can be typed stands as the commands have it, with its name beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from artel.cli.faces.sweet_lands.domain import drawn
from artel.cli.faces.sweet_lands.effects import told_chain, told_effect, told_source
from artel.cli.faces.sweet_lands.pieces import card_line, support_line, typable
from artel.cli.faces.sweet_lands.printed import printed
from artel.cli.output import show_rows
from artel.cli.texts import Texts

Data = Mapping[str, Any]
PRODUCED: Final = ("gold", "wheat", "wood", "iron")
TRACKS: Final = ("terrain", "rabbits", "roads", "properties", "workers", "industry")
SWEETS: Final = ("cake", "pie", "tiramisu", "brownie", "macaron", "wagashi")
TALLIED: Final = (
    "tents",
    "houses",
    "buildings",
    "labs",
    "shops",
    "tower",
    "rabbits",
    "roads",
    "tokens",
    "wonders",
)
INDENT: Final = 2
# Questions about the support board.
SUPPORT_ASKS: Final = ("choose-support", "move-support")


def show(out: Console, say: Texts, data: Data, whole: bool) -> None:
    """The position. In short of the others only what they own; in whole every domain is a map."""
    out.print()
    out.print(header(say, data))
    show_areas(out, say, data, whole)
    asks = data.get("asks") or []
    if whole or any(ask["kind"] in SUPPORT_ASKS for ask in asks):
        show_tokens(out, say, data)
    mine = data.get("seat")
    for number in range(len(data["seats"])):
        if number != mine:
            show_belongings(out, say, data, number, whole)
    if mine is not None:
        show_belongings(out, say, data, mine, True)
        show_hand(out, say, data, data["seats"][mine])
    if whole:
        show_legend(out, say)
    show_chain(out, say, data)


def show_seat(out: Console, say: Texts, data: Data, seat: int) -> None:
    """All that belongs to one seat."""
    show_belongings(out, say, data, seat, True)
    show_legend(out, say)


def show_legend(out: Console, say: Texts) -> None:
    out.print(say.say("map-legend"), style="dim", markup=False)


def alone(say: Texts, data: Data, points: int) -> str:
    """What the points of the solo game are worth."""
    targets = printed(data, "number-solo-targets")["value"]
    for key, target in zip(("alone-missed", "alone-reached"), targets, strict=True):
        if points <= target:
            return say.say(key, {"points": points, "goal": target})
    return say.say("alone-mastered", {"points": points})


def header(say: Texts, data: Data) -> Text:
    first = data["first"]
    parts = [f"{say.say('deck')} {data['deck']}", f"{say.say('discards')} {len(data['discards'])}"]
    if first is not None:
        parts.append(f"{say.say('first-player')}: {say.seat(first)}")
    title = say.say("round", {"round": data["round"]}) if data["round"] else ""
    phase = say.say(f"phase-{data['phase']}")
    return Text.assemble((title, "bold"), ", " if title else "", phase, "; ", "; ".join(parts))


# The main board.


def show_areas(out: Console, say: Texts, data: Data, whole: bool) -> None:
    """The action areas with their disks, and how many cards the next space costs."""
    if not whole:
        out.print(Text(say.say("zone-areas"), "underline"))
        show_line(out, Columns([area(row) for row in data["areas"]], padding=(0, 2)))
        return
    rows = [
        [
            area(row),
            Text(say.piece(row["area"], "area")),
            Text(space(say, row)),
            Text(say.say(f"area-{row['area']}-rule")),
        ]
        for row in data["areas"]
    ]
    show_rows(out, [say.say("zone-areas"), "", "", ""], rows)


def area(row: Data) -> Text:
    """Short: the word to type, and how many of its spaces are taken."""
    is_free = row["open"] and row["taken"] < row["spaces"]
    return Text(f"{row['area']} {row['taken']}/{row['spaces']}", "" if is_free else "dim")


def space(say: Texts, row: Data) -> str:
    if not row["open"]:
        return say.say("space-later", {"round": row["round"]})
    if row["taken"] >= row["spaces"]:
        return say.say("space-full")
    return say.say("space-cost", {"count": row["taken"] + 1})


def show_tokens(out: Console, say: Texts, data: Data) -> None:
    """The support board, and the tokens beside the main board."""
    out.print(Text(say.say("zone-support"), "underline"))
    for place, tokens in enumerate(data["supports"], 1):
        told = "; ".join(support_line(say, data, token).rstrip(".") for token in tokens)
        show_line(out, Text(f"{place}  {told}"))
    if data.get("mio") and data["mio"]["support"]:
        show_line(out, Text(say.say("seat-mio", {"place": data["mio"]["support"]})))
    tokens = {
        "milestones": [typable(say, each, "milestone") for each in data["milestones"]],
        "scoring": [say.piece(each, "scoring") for each in data["scoring"]],
        "skills": [
            *[f"{count} {typable(say, each, 'skill')}" for each, count in data["skills"].items() if count],
            *[typable(say, each, "skill") for each in data["upgrades"]],
        ],
    }
    show_labelled(out, say, {name: ", ".join(words) for name, words in tokens.items()})


def show_line(out: Console, line: RenderableType) -> None:
    """Set in a little, however many lines it takes."""
    out.print(Padding(line, (0, 0, 0, INDENT), expand=False))


def show_labelled(out: Console, say: Texts, lines: Mapping[str, str]) -> None:
    """Lines with their labels; what is empty is left out."""
    for name, line in lines.items():
        if line:
            told = Text.assemble((f"{say.say(f'label-{name}')}: ", "dim"), line)
            show_line(out, told)


# What belongs to a seat.


def show_belongings(out: Console, say: Texts, data: Data, number: int, whole: bool) -> None:
    seat = data["seats"][number]
    out.print(heading(say, data, number))
    sheet = seat["sheet"]
    show_labelled(out, say, {"resources": resources(say, seat)})
    if not whole:
        return
    show_labelled(
        out,
        say,
        {
            "tracks": tracks(say, sheet),
            "prosperity": tally(say, sheet, {f"track-{each}": f"track-{each}" for each in TRACKS}),
            "pieces": tally(say, sheet, {each: f"tally-{each}" for each in TALLIED}),
            "sweets": tally(say, sheet, {each: f"sweet-{each}" for each in SWEETS}),
            "skills": ", ".join(skills(say, seat)),
            "milestones": ", ".join(say.piece(each, "milestone") for each in seat["milestones"]),
            "workers": workers(say, seat),
            "played": ", ".join(say.piece(each, "card") for each in seat["table"]),
            "hand": "" if data.get("seat") == number else hand(say, seat),
        },
    )
    show_domain(out, say, data, number)


def heading(say: Texts, data: Data, number: int) -> Text:
    seat = data["seats"][number]
    mine = data.get("seat") == number
    name = f"{say.seat(number)} ({say.say('seat-you')})" if mine else say.seat(number)
    parts = []
    if seat["character"] is not None:
        parts.append(say.piece(seat["character"], "character"))
    if seat["domain"] is not None:
        parts.append(say.piece(seat["domain"], "domain"))
    sheet = seat["sheet"]
    points = {"vp": held(sheet, "vp"), "city": held(sheet, "city-points")}
    parts.append(say.say("seat-points", {**points, "industry": held(sheet, "industry-points")}))
    parts.append(say.say("seat-hand", {"count": seat["hand_size"]}))
    if seat.get("support"):
        parts.append(say.say("seat-support", {"place": seat["support"]}))
    if number in data.get("ended", ()):
        parts.append(say.say("seat-ended"))
    style = "bold" if mine else "underline"
    return Text.assemble((name, style), "  ", "; ".join(parts))


def held(sheet: Data, field: str) -> int:
    """A number of a sheet; what is not there is nothing."""
    return int(sheet.get(field, 0))


def resources(say: Texts, seat: Data) -> str:
    """Resources, in brackets what a round produces."""
    sheet = seat["sheet"]
    found = [
        f"{say.piece(each, 'resource')} {held(sheet, each)} (+{held(sheet, f'{each}-production')})"
        for each in PRODUCED
    ]
    found.append(f"{say.piece('diamond', 'resource')} {held(sheet, 'diamond')}")
    if held(sheet, "disk"):
        found.append(say.say("seat-disks", {"count": held(sheet, "disk")}))
    return ", ".join(found)


def tracks(say: Texts, sheet: Data) -> str:
    found = [
        f"{say.say('tally-food')} {held(sheet, 'food')}",
        f"{say.piece('cart', 'marker')} {held(sheet, 'cart')}",
    ]
    if held(sheet, "has-locomotive"):
        found.append(f"{say.piece('locomotive', 'marker')} {held(sheet, 'locomotive')}")
    return ", ".join(found)


def tally(say: Texts, sheet: Data, keys: Mapping[str, str]) -> str:
    """Numbers by name, those that are not 0."""
    return ", ".join(
        f"{say.say(key)} {held(sheet, field)}" for field, key in keys.items() if held(sheet, field)
    )


def skills(say: Texts, seat: Data) -> list[str]:
    """Skill tokens, those turned over in brackets."""
    tokens = [*seat["skills"], *seat["upgrades"]]
    used = [*seat["used_skills"], *seat["used_upgrades"]]
    told = {each: typable(say, each, "skill") for each in tokens}
    return [f"[{name}]" if each in used else name for each, name in told.items()]


def workers(say: Texts, seat: Data) -> str:
    found = [
        f"{say.piece(industry, 'industry')}: {', '.join(say.piece(card, 'card') for card in cards)}"
        for industry, cards in seat["columns"].items()
        if cards
    ]
    return "; ".join(found)


def hand(say: Texts, seat: Data) -> str:
    """The cards of a hand that lies open, as after the game."""
    return ", ".join(say.piece(each, "card") for each in seat.get("hand", ()))


def show_domain(out: Console, say: Texts, data: Data, number: int) -> None:
    seat = data["seats"][number]
    if seat["domain"] is not None:
        row = printed(data, f"domain-{seat['domain']}")
        out.print(Text(say.say("zone-domain", {"seat": number}), "underline"))
        for line in drawn(row["map"], row["bonuses"], seat):
            out.print(line, no_wrap=True, crop=False)


def show_hand(out: Console, say: Texts, data: Data, seat: Data) -> None:
    """The own hand, and the pack of a draft, with what the cards do."""
    cards: Sequence[str] = [*seat.get("pack", ()), *seat.get("hand", ())]
    if cards:
        out.print(Text(say.say("zone-hand"), "underline"))
    for card in cards:
        show_line(out, card_line(say, data, card))


# What is asked, and what is still to come.


def show_chain(out: Console, say: Texts, data: Data) -> None:
    """The effects a question speaks of, by the number that answers it, and the chain below."""
    for ask in data.get("asks") or []:
        source = told_source(say, ask["source"]) if ask.get("source") else ""
        if "effects" in ask:
            out.print(Text(source, "underline"))
            for number, effect in enumerate(ask["effects"]):
                if f"next {number}" in data["moves"]:
                    show_line(out, Text(f"next {number}  {told_effect(say, effect)}"))
        elif "effect" in ask:
            out.print(Text(f"{source}: {told_effect(say, ask['effect'])}"))
    chain = told_chain(say, data.get("chain") or [])
    if chain:
        out.print(Text(say.say("chain-title"), "underline"))
        for line in chain:
            show_line(out, Text(line))
