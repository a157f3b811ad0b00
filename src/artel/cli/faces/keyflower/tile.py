"""One tile of Keyflower: what it does, what it costs, its edges, where it lies and who stands there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from artel.cli.faces.keyflower.position import SUMMER_BOAT, bids, facts, hex_of, side_word, words
from artel.cli.hex_map import drawn
from artel.cli.texts import Texts

Data = Mapping[str, Any]
# These sides are told in full by the sentence of the tile, and so are those without a text of their own.
TOLD: Final = (
    "ability",
    "score",
)
SIDES: Final = ("front", "back")


def tiles(say: Texts) -> dict[str, str]:
    """Every tile, and every other piece of the sets, by its id and by its name in this language."""
    return {name: word for word, row in facts({}).items() for name in (word, name_of(say, word, row).lower())}


def name_of(say: Texts, word: str, row: Data) -> str:
    """A tile by its name; extensions of one colour have a name in common."""
    kind = row["kind"]
    if kind == "extension":
        return say.say(f"extension-{row['colour']}")
    return say.piece(word, kind if kind in ("contract", "piece") else "tile")


def show_piece(out: Console, say: Texts, word: str, row: Data) -> None:
    """What is no tile: a contract, an extension, a kind of piece."""
    out.print(Text.assemble((name_of(say, word, row), "bold"), f" ({word})"))
    sort = word if row["kind"] == "piece" else row["kind"]
    out.print(say.say(f"piece-{sort}-rule"), markup=False)
    if row["kind"] == "extension":
        out.print(pieces(say, row["cost"]), markup=False)


def show_tile(out: Console, say: Texts, word: str, data: Data) -> None:
    row = facts(data)[word]
    if "edges" not in row:
        show_piece(out, say, word, row)
        return
    name = say.piece(word, "tile")
    season = say.say(f"season-{row['season']}") if row["season"] else ""
    out.print(Text.assemble((name, "bold"), f" ({word})", f", {season}" if season else ""))
    lines = [rule(say, word), *sides(say, row), cost(say, row)]
    for line in [*lines, *whereabouts(say, word, data)]:
        if line:
            out.print(line, markup=False)
    for line in drawn([hex_of(data, lying(word, data))], out.width)[0]:
        out.print(line)
    out.print(say.say("terminal-edges"), style="dim", markup=False)


def rule(say: Texts, word: str) -> str:
    """The sentence of a tile; homes and turn order tiles have one in common."""
    return say.first(f"tile-{word}-rule", f"tile-{word.rpartition('-')[0]}-rule")


def sides(say: Texts, row: Data) -> list[str]:
    """What each side does in numbers, and the points printed on it; one line when both are alike."""
    told = [(side(say, row[name]), points) for name, points in zip(SIDES, row["points"], strict=True)]
    if told[0] == told[1]:
        labels = [("", *told[0])]
    else:
        labels = [(f"{say.say(f'side-{name}')}: ", *each) for name, each in zip(SIDES, told, strict=True)]
    lines = []
    for label, does, points in labels:
        parts = [part for part in (does, say.say("points", {"points": points}) if points else "") if part]
        if parts:
            lines.append(f"{label}{'; '.join(parts)}")
    return lines


def side(say: Texts, effect: Data) -> str:
    kind = effect["kind"]
    if kind in TOLD or not say.has(f"terminal-effect-{kind}"):
        return ""
    gains = effect.get("gains") or effect.get("one_of") or {}
    values = {
        "gains": pieces(say, gains),
        "pays": piece(say, effect.get("pays", "")),
        "steps": effect.get("transport", 0),
        "upgrades": effect.get("upgrade", 0),
        "points": effect.get("points", 0),
    }
    return say.say(f"terminal-effect-{kind}", values)


def pieces(say: Texts, counts: Mapping[str, int]) -> str:
    return ", ".join(
        say.say("terminal-count", {"count": count, "name": piece(say, word)})
        for word, count in counts.items()
    )


def piece(say: Texts, word: str) -> str:
    return say.first(f"terminal-piece-{word}", f"good-{word}", f"skill-{word}") if word else ""


def cost(say: Texts, row: Data) -> str:
    if row["upgrade_cost"] is None:
        return ""
    return say.say("terminal-cost", {"cost": pieces(say, row["upgrade_cost"])})


def lying(word: str, data: Data) -> Data:
    """The tile as it lies in a village, otherwise upright and bare."""
    for village in data["villages"]:
        for tile in village:
            if tile["tile"] == word:
                found: Data = tile
                return found
    return {"tile": word, "side": "front", "q": 0, "r": 0, "turn": 0, "workers": {}, "goods": {}}


def whereabouts(say: Texts, word: str, data: Data) -> list[str | Text]:
    """Where the tile is, as far as this seat may know."""
    for seat, village in enumerate(data["villages"]):
        for tile in village:
            if tile["tile"] == word:
                return [say.say("terminal-in-village", {"seat": seat}), *standing(say, tile)]
    for lot in data["lots"]:
        if lot["tile"] == word:
            label = f"{say.say('terminal-in-auction')} {offered_side(say, lot)}".rstrip()
            return [Text.assemble(f"{label} ", bids(say, lot)), *standing(say, lot)]
    for boat in data["boats"]:
        if boat["boat"] == word:
            load = [words(boat[what]) for what in ("workers", "skills") if boat[what]]
            gone = say.say("boat-gone") if boat["taken"] else ""
            return [Text.assemble(f"{say.say('terminal-at-quay')} {gone}", Text("; ").join(load))]
    for seat, row in enumerate(data["seats"]):
        if word in row["to_place"]:
            return [say.say("terminal-waits", {"seat": seat})]
        if word in row.get("winter", []):
            return [say.say("terminal-behind-screen")]
    return [say.say("terminal-nowhere")]


def offered_side(say: Texts, lot: Data) -> str:
    return f"({say.say(f'side-{side_word(lot)}')})" if lot["tile"].startswith(SUMMER_BOAT) else ""


def standing(say: Texts, tile: Data) -> list[str | Text]:
    """Who stands on the tile, and how many workers its next use takes."""
    lines: list[str | Text] = []
    if tile["workers"]:
        lines.append(Text.assemble(f"{say.say('terminal-placed')}: ", words(tile["workers"])))
    if tile["last_use"]:
        lines.append(say.say("terminal-next-use", {"need": tile["last_use"] + 1}))
    if tile.get("goods"):
        lines.append(Text.assemble(f"{say.say('terminal-lying')}: ", words(tile["goods"])))
    return lines
