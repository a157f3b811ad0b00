"""Keyflower on the terminal: the auction, the boats, the villages and what is behind the screens.

Tiles are shown by the ids that commands use, so that what stands here can be typed. Workers have their
colour and its first letter or word, so that nothing is lost without colours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from artel.cli.edition_files import facts_in
from artel.cli.hex_map import Hex, drawn, side_by_side, turned
from artel.cli.output import show_rows
from artel.cli.texts import Texts

Data = Mapping[str, Any]
NAME: Final = "keyflower"
STYLES: Final = {
    "blue": "bright_blue",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "purple": "magenta",
}
# More letters than this are told by a number.
MOST_LETTERS: Final = 9
SUMMER_BOAT: Final = "summer-boat"


def facts(data: Data) -> dict[str, dict[str, Any]]:
    """The printed values of every tile by its id."""
    return {str(row["id"]): row for row in facts_in(NAME, data)}


def show(out: Console, say: Texts, data: Data, whole: bool) -> None:
    """The position. In short the villages of the others are lists; in whole every village is a map."""
    season = say.say(f"season-{data['season']}") if data["season"] else ""
    first = data["first"]
    marker = f"  * {say.say('marker-of', {'seat': first})}" if first is not None else ""
    out.print(f"\n[bold]{season}[/]  {say.say('bag-label', {'count': number_of(data['bag'])})}{marker}")
    tables = [auction(say, data)] if data["lots"] else []
    if data["season"] != "winter":
        tables.append(boats(say, data))
    if tables:
        show_tables(out, tables)
    show_seats(out, say, data)
    everyone = range(len(data["villages"]))
    mine = data.get("seat")
    mapped = everyone if whole or mine is None else [mine]
    show_villages(out, say, data, mapped)
    for seat in everyone:
        if seat not in mapped:
            out.print(village_list(say, data, seat))
    if whole:
        out.print(legend(say))


def number_of(pieces: object) -> int:
    """How many pieces; a seat may know their number alone."""
    if isinstance(pieces, dict):
        return sum(pieces.values())
    assert isinstance(pieces, int)
    return pieces


def words(pieces: Mapping[str, int]) -> Text:
    """Pieces by the words of the commands: `2 blue red`."""
    found = [
        Text(f"{number} {word}" if number > 1 else word, STYLES.get(word, ""))
        for word, number in pieces.items()
    ]
    return Text(" ").join(found)


def letters(workers: Mapping[str, int]) -> Text:
    """Workers as they stand: a letter each, or a number where they are many."""
    if sum(workers.values()) <= MOST_LETTERS:
        return Text().join([Text(word[0] * number, STYLES[word]) for word, number in workers.items()])
    return Text(" ").join([Text(f"{number}{word[0]}", STYLES[word]) for word, number in workers.items()])


def plain_table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold underline")
    for head in heads:
        table.add_column(head)
    return table


def show_tables(out: Console, tables: list[Table]) -> None:
    """Beside each other where every line stays whole, otherwise below each other."""
    beside = Table.grid(padding=(0, 4, 0, 0))
    beside.add_row(*tables)
    if out.measure(beside, options=out.options.update(max_width=1000)).maximum <= out.width:
        out.print(beside)
    else:
        for table in tables:
            out.print(table)


def auction(say: Texts, data: Data) -> Table:
    table = plain_table(say.say("zone-auction"), say.say("terminal-bids"), say.say("terminal-placed"))
    for lot in data["lots"]:
        table.add_row(Text(lot_name(lot)), bids(say, lot), words(lot["workers"]))
    return table


def lot_name(lot: Data) -> str:
    return f"{tile_name(lot)}{' *' if lot['marker'] else ''}"


def tile_name(tile: Data) -> str:
    """The id with what its side adds to it: a or b of a summer boat, a plus of an upgrade."""
    if tile["tile"].startswith(SUMMER_BOAT):
        return f"{tile['tile']}{side_word(tile)}"
    return f"{tile['tile']}{'+' if tile['side'] == 'back' else ''}"


def side_word(tile: Data) -> str:
    return "b" if tile["side"] == "back" else "a"


def bids(say: Texts, lot: Data) -> Text:
    """Who bids what; the one that leads is first, behind an arrow."""
    ordered = sorted(lot["bids"], key=lambda bid: not bid["leads"])
    return Text(", ").join([one_bid(say, bid) for bid in ordered])


def one_bid(say: Texts, bid: Data) -> Text:
    style = "bold" if bid["leads"] else ""
    return Text.assemble(
        (f"{'> ' if bid['leads'] else ''}{say.seat(bid['seat'])}: ", style),
        (f"{bid['count']} {bid['colour']}", f"{style} {STYLES[bid['colour']]}"),
    )


def boats(say: Texts, data: Data) -> Table:
    table = plain_table(say.say("zone-boats"), say.say("terminal-workers"), say.say("terminal-skills"))
    for boat in data["boats"]:
        if boat["taken"]:
            table.add_row(boat["boat"], say.say("boat-gone"))
        else:
            table.add_row(boat["boat"], words(boat["workers"]), words(boat["skills"]))
    return table


def show_seats(out: Console, say: Texts, data: Data) -> None:
    """What lies behind each screen; a column that is empty for all is left out."""
    rows = data["seats"]
    cells = {
        say.say("terminal-workers"): [behind_screen(row, "worker") for row in rows],
        say.say("terminal-skills"): [behind_screen(row, "skill") for row in rows],
        say.say("season-winter"): [Text(" ".join(row.get("winter") or row.get("kept", []))) for row in rows],
        say.say("terminal-to-place"): [Text(" ".join(row["to_place"])) for row in rows],
    }
    shown = {head: column for head, column in cells.items() if any(each.plain for each in column)}
    by_seat = [
        [heading(say, data, seat), *[column[seat] for column in shown.values()]] for seat in range(len(rows))
    ]
    show_rows(out, [say.say("seats-label"), *shown], by_seat)


def heading(say: Texts, data: Data, seat: int) -> Text:
    mine = data.get("seat") == seat
    you = f" ({say.say('seat-you')})" if mine else ""
    return Text(f"{say.seat(seat)}{you}{' *' if data['first'] == seat else ''}", "bold" if mine else "")


def behind_screen(row: Data, kind: str) -> Text:
    """Own pieces by kind; of others' the number, and what everyone has seen go there."""
    own = row.get(f"{kind}s")
    if own is not None:
        return words(own)
    count = Text(str(row[f"{kind}_count"]))
    known = row[f"{kind}s_shown"]
    return Text.assemble(count, " (", words(known), ")") if known else count


# Villages.


def show_villages(out: Console, say: Texts, data: Data, shown: Sequence[int]) -> None:
    blocks = []
    for seat in shown:
        if data["villages"][seat]:
            title = Text(say.say("village-of", {"seat": seat}), "underline")
            for strip in drawn([hex_of(data, tile) for tile in data["villages"][seat]], out.width):
                blocks.append([title, *strip])
    for line in side_by_side(blocks, out.width):
        out.print(line, no_wrap=True, crop=False)


def show_village(out: Console, say: Texts, data: Data, seat: int) -> None:
    """One seat's village with what is known of its screen."""
    row = data["seats"][seat]
    out.print(Text.assemble(heading(say, data, seat), "  ", behind_screen(row, "worker")))
    show_villages(out, say, data, [seat])
    out.print(legend(say))


def hex_of(data: Data, tile: Data) -> Hex:
    edges = turned(facts(data)[tile["tile"]]["edges"], tile["turn"])
    upper, lower = letters(tile["workers"]), short_goods(tile["goods"])
    return Hex(tile["q"], tile["r"], edges, upper, tile_name(tile), lower)


def short_goods(goods: Mapping[str, int]) -> Text:
    """Resources in words, by their first letters where there are several kinds."""
    if len(goods) <= 1:
        return words(goods)
    return Text(" ".join(f"{number}{word[0]}" for word, number in goods.items()))


def village_list(say: Texts, data: Data, seat: int) -> Text:
    tiles = [tile_in_list(tile) for tile in data["villages"][seat]]
    label = Text(say.say("village-of", {"seat": seat}), "underline")
    return Text.assemble(label, "  ", Text(", ").join(tiles))


def tile_in_list(tile: Data) -> Text:
    """A tile, a plus when it is upgraded, and in brackets who stands there and what lies there."""
    name = Text(tile_name(tile))
    there = [words(tile[what]) for what in ("workers", "goods") if tile[what]]
    return Text.assemble(name, " (", Text("; ").join(there), ")") if there else name


def legend(say: Texts) -> Text:
    colours = [
        Text.assemble((word[0], STYLES[word]), f" {say.say(f'colour-{word}')}")
        for word in list(STYLES)[: len(STYLES) - 1]
    ]
    return Text.assemble(Text(", ").join(colours), f"; {say.say('terminal-legend')}", style="dim")
