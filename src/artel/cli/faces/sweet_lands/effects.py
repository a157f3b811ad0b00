"""The effect language in words: `pay wheat 3: food 2` as a sentence, and what an effect comes from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from artel.cli.texts import Texts

Data = Mapping[str, Any]
PAY: Final = re.compile(r"pay (?P<paid>.+?)(?P<again> repeatedly)?")
IF: Final = re.compile(r"if (?P<needed>\S+ \d+)")
AMOUNT: Final = re.compile(r"(?P<word>[a-z-]+) (?P<count>\d{1,4})")
PER: Final = re.compile(r"(?:(?P<count>\d{1,4}) )?(?P<word>[a-z-]+)")
# Sources that end in a number or a word of their own: a step of a track, a piece of a row, a cell.
NUMBERED: Final = re.compile(r"(?P<kind>cart|locomotive|food|rabbit|tent|house|building)-(?P<number>\d+)")
ON_TRACK: Final = re.compile(r"track-(?P<track>[a-z]+)-(?P<number>\d+)")
INDUSTRIES: Final = ("farming", "forestry", "mining")


class UnknownEffectError(Exception):
    """A text that is no effect; it is shown as it stands."""


def read(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text.strip())
    if found is None:
        raise UnknownEffectError(text)
    return found


def known(say: Texts, key: str) -> str:
    """The id of a message that there is."""
    if not say.has(key):
        raise UnknownEffectError(key)
    return key


def told_effect(say: Texts, text: str) -> str:
    """One clause of the effect language in words."""
    try:
        return told_clause(say, text)
    except UnknownEffectError:
        return text


def told_effects(say: Texts, texts: Iterable[str]) -> str:
    return "; ".join(told_effect(say, text) for text in texts)


def told_clause(say: Texts, text: str) -> str:
    condition, colon, rest = text.partition(":")
    gains = told_gains(say, rest if colon else text)
    if not colon:
        return gains
    if condition.startswith("if "):
        return say.say("effect-if", {"needed": told_need(say, read(IF, condition)["needed"]), "gains": gains})
    paid = read(PAY, condition)
    key = "effect-pay-repeatedly" if paid["again"] else "effect-pay"
    return say.say(key, {"paid": told_amounts(say, paid["paid"]), "gains": gains})


def told_gains(say: Texts, text: str) -> str:
    gains, per, counted = text.partition(" per ")
    told = told_amounts(say, gains)
    if not per:
        return told
    found = read(PER, counted)
    each = say.form(known(say, f"count-{found['word']}"), int(found["count"] or 1))
    return say.say("effect-per", {"gains": told, "counted": each})


def told_amounts(say: Texts, text: str) -> str:
    found = [read(AMOUNT, part) for part in text.split("+")]
    return ", ".join(say.form(known(say, f"gain-{each['word']}"), int(each["count"])) for each in found)


def told_need(say: Texts, text: str) -> str:
    """A condition: what is counted, and how much of it is enough."""
    found = read(AMOUNT, text)
    return say.form(f"count-{found['word']}", int(found["count"]), case="many")


def told_cost(say: Texts, text: str) -> str:
    """A cost, `gold 7 - brownie`; nothing is free."""
    amounts, *sweets = [part.strip() for part in text.split(" - ")]
    try:
        paid = told_amounts(say, amounts) if amounts else say.say("effect-free")
    except UnknownEffectError:
        return text
    less = [say.say("effect-less", {"counted": say.form(f"count-{sweet}", 1)}) for sweet in sweets]
    return ", ".join([paid, *less])


def told_source(say: Texts, source: str) -> str:
    """What an effect comes from: a piece by its name, a step of a track, a cell."""
    if found := NUMBERED.fullmatch(source):
        return say.say(f"source-{found['kind']}", {"number": int(found["number"])})
    if found := ON_TRACK.fullmatch(source):
        return say.say("source-track", {"track": found["track"], "number": int(found["number"])})
    kind, _, word = source.partition("-")
    match kind:
        case "cell":
            return say.say("source-cell", {"cell": word})
        case "capital":
            return say.say("source-capital")
        case "token":
            return say.say("source-token", {"name": say.piece(word, "terrain")})
        case "crown":
            return say.say("source-crown", {"track": word})
        case "character":
            return say.piece(word, "character")
    character, _, industry = source.rpartition("-")
    if industry in INDUSTRIES:
        if not character:
            return say.piece(industry, "industry")
        return say.say("source-column", {"character": character, "industry": industry})
    return say.piece(source, "source")


def told_chain(say: Texts, chain: Iterable[Data]) -> list[str]:
    """What is still to come, next thing first."""
    found = []
    for entry in chain:
        source = told_source(say, entry["source"]) if entry["source"] else ""
        key = f"chain-{entry['kind']}"
        if source and say.has(f"{key}-source"):
            key = f"{key}-source"
        found.append(say.say(key, {"source": source, "effects": told_effects(say, entry["effects"])}))
    return found
