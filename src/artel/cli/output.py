"""What the commands print: people's forms through rich, programs' forms as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from artel.cli.legible import output_encoding


def console() -> Console:
    """Standard output as it is now, so that a redirected one is found."""
    return Console(file=sys.stdout, highlight=False)


def notes() -> Console:
    return Console(file=sys.stderr, highlight=False)


def print_json(data: object) -> None:
    """Exact in every encoding: what an output cannot show is escaped, never respelled."""
    whole = output_encoding().lower().startswith("utf")
    print(json.dumps(data, ensure_ascii=not whole, indent=1))


def show_rows(out: Console, heads: Sequence[str], rows: Sequence[Sequence[Text]], gap: int = 2) -> None:
    """A table where every word has room; otherwise each row by itself, a cell to a line."""
    table = table_of_whole_words(heads, rows, out.width, gap)
    if table is not None:
        out.print(table)
        return
    for row in rows:
        out.print(row[0])
        for head, cell in zip(heads[1:], row[1:], strict=True):
            if cell.plain:
                out.print(Padding(Text.assemble((f"{head}: ", "dim"), cell), (0, 0, 0, 4), expand=False))


def table_of_whole_words(
    heads: Sequence[str], rows: Sequence[Sequence[Text]], width: int, gap: int
) -> Table | None:
    """A table without lines that cuts no word and fills at most this width; None when there is none."""
    widths = fitting([[head, *[row[at].plain for row in rows]] for at, head in enumerate(heads)], width, gap)
    if widths is None:
        return None
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="bold underline")
    for head, wide in zip(heads, widths, strict=True):
        table.add_column(head, width=wide)
    for row in rows:
        table.add_row(*row)
    return table


def fitting(columns: Sequence[Sequence[str]], width: int, gap: int) -> list[int] | None:
    """The width of each column, the widest ones narrowed first; None when a word would be cut."""
    widths = [max(len(line) for text in column for line in text.split("\n")) for column in columns]
    least = [max(len(word) for text in column for word in [*text.split(), ""]) for column in columns]
    # What a row is about stays on one line.
    least[0] = widths[0]
    surplus = sum(widths) + gap * (len(widths) - 1) - width
    while surplus > 0:
        slack = [wide - narrow for wide, narrow in zip(widths, least, strict=True)]
        if max(slack) == 0:
            return None
        widths[slack.index(max(slack))] -= 1
        surplus -= 1
    return widths
