"""Single pieces of Sweet Lands: a card, an area, a character, a token, with what it does and costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from artel.cli.faces.sweet_lands.effects import told_cost, told_effects, told_need
from artel.cli.faces.sweet_lands.printed import facts, printed
from artel.cli.texts import Texts

Data = Mapping[str, Any]
# What can be shown, and where its name stands; of equal words the first is meant.
SHOWN: Final = {
    "card": "card",
    "area": "area",
    "character": "character",
    "skill": "skill",
    "upgrade": "skill-up",
    "milestone": "milestone",
    "scoring": "scoring",
    "support": "support",
    "special": "special",
    "track": "track",
}
INDUSTRIES: Final = ("farming", "forestry", "mining")


def name_of(say: Texts, piece: str) -> str:
    """The name of a piece by the id of its facts."""
    kind, _, word = piece.partition("-")
    return say.piece(piece if kind == "card" else word, SHOWN[kind])


def names(say: Texts) -> dict[str, str]:
    """Every piece by its id, its word and its name in this language."""
    found: dict[str, str] = {}
    for piece in facts({}):
        kind, _, word = piece.partition("-")
        if kind in SHOWN:
            for name in (piece, word, name_of(say, piece).lower()):
                found.setdefault(name, piece)
    return found


def typable(say: Texts, word: str, sort: str) -> str:
    """A name, with the word that commands use where that is another."""
    name = say.piece(word, sort)
    return name if "-".join(name.lower().split()) == word else f"{name} ({word})"


def card_line(say: Texts, data: Data, card: str) -> Text:
    """A worker card on one line: what it costs, what it does, its sweets."""
    return Text.assemble(
        (f"{card} ", "dim"), (name_of(say, card), "bold"), f"  {'. '.join(card_lines(say, data, card))}"
    )


def card_lines(say: Texts, data: Data, card: str) -> list[str]:
    row = printed(data, card)
    found = [say.say("card-cost", {"cost": told_cost(say, row["cost"])})]
    if row.get("instant"):
        found.append(say.say("card-instant", {"effects": told_effects(say, row["instant"])}))
    if row.get("round"):
        found.append(say.say("card-round", {"effects": told_effects(say, [row["round"]])}))
    if row.get("work"):
        work = say.say("card-work", {"effects": told_effects(say, row["work"])})
        found.append(f"{work} ({say.piece(row['industry'], 'industry')})")
    found.append(", ".join(say.piece(sweet, "sweet") for sweet in row["sweets"]))
    return found


def support_line(say: Texts, data: Data, token: str) -> str:
    """What a support token brings: the end-of-round ones say it themselves."""
    if say.has(f"support-{token}-rule"):
        return say.say(f"support-{token}-rule")
    return told_effects(say, printed(data, f"support-{token}")["effect"])


def show_piece(out: Console, say: Texts, word: str, data: Data) -> None:
    kind, _, name = word.partition("-")
    out.print(Text.assemble((name_of(say, word), "bold"), f" ({word})"))
    lines = [say.say(key) for key in rule_keys(kind, name) if say.has(key)]
    if kind == "card":
        lines += card_lines(say, data, word)
    elif kind == "character":
        lines += character_lines(say, printed(data, word))
    elif kind == "support" and not lines:
        lines.append(support_line(say, data, name))
    for line in lines:
        out.print(line, markup=False)


def rule_keys(kind: str, word: str) -> list[str]:
    sort = SHOWN[kind]
    return [f"{sort}-{word}-rule", *([f"{sort}-{word}-tower"] if kind == "character" else [])]


def character_lines(say: Texts, row: Data) -> list[str]:
    """What a character begins with, what its columns give, and what the clock tower asks for."""
    found = [
        f"{say.say('label-resources')}: {told_cost(say, row['start'])} ({told_cost(say, row['production'])})"
    ]
    found += [
        f"{say.piece(industry, 'industry')}: {told_effects(say, row[industry])}" for industry in INDUSTRIES
    ]
    needs = ", ".join(told_need(say, need) for need in row["tower"])
    return [*found, f"{say.say('tally-tower')}: {needs}"]
