"""An edition as a file again: one canonical layout, with where each value is from as comments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from artel.kernel.edition import Form
from artel.kernel.edition_faults import Data
from artel.kernel.edition_kinds import Field, Keyed, Rows, Table

WIDTH: Final = 100
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\"}
Say = Callable[[str], str]


def silent(note: str) -> str:
    return ""


def written(form: Form, data: Data, say: Say = silent) -> str:
    """The file of this data: plain keys first, then tables, then the rows of arrays.

    `say` gives the remark of a field's note; comments of provenance need no words but their own.
    """
    lines: list[str] = []
    fields = [field for field in form.table.fields if field.name in data]
    for field in fields:
        if not isinstance(field.kind, (Table, Keyed, Rows)):
            _remark(field, say, lines)
            lines.append(_pair(field, data[field.name]))
    for field in fields:
        if isinstance(field.kind, (Table, Keyed)):
            lines.append("")
            _remark(field, say, lines)
            lines.append(f"[{key_text(field.name)}]")
            _table(field, cast(Data, data[field.name]), lines)
    for field in fields:
        if isinstance(field.kind, Rows):
            lines.append("")
            _remark(field, say, lines)
            _rows(field, field.kind, cast("list[Data]", data[field.name]), lines)
    return "\n".join(lines) + "\n"


def _remark(field: Field, say: Say, lines: list[str]) -> None:
    """What is said above a key or a table, and of which of its keys the value is from where."""
    if field.note:
        lines.extend([f"# {line}".rstrip() for line in say(field.note).splitlines()])
    table = field.kind.table if isinstance(field.kind, Rows) else field.kind
    if isinstance(table, Table):
        for source in dict.fromkeys([each.source for each in table.fields if each.source]):
            names = [each.name for each in table.fields if each.source == source]
            lines.append(f"# {source}: {' '.join(names)}")
    elif isinstance(field.kind, Keyed) and field.source:
        lines.append(f"# {field.source}")


def _table(field: Field, data: Data, lines: list[str]) -> None:
    if isinstance(field.kind, Table):
        lines.extend([_pair(each, data[each.name]) for each in field.kind.fields if each.name in data])
    else:
        lines.extend([_key_and_value(name, value) for name, value in data.items()])


def _rows(field: Field, rows: Rows, data: list[Data], lines: list[str]) -> None:
    for place, row in enumerate(data):
        if place:
            lines.append("")
        lines.append(f"[[{key_text(field.name)}]]")
        for each in rows.table.fields:
            if each.name in row:
                lines.append(_key_and_value(each.name, row[each.name]))


def _pair(field: Field, value: object) -> str:
    text = _key_and_value(field.name, value)
    plain = not isinstance(field.kind, (Table, Keyed, Rows))
    return f"{text}  # {field.source}" if field.source and plain and "\n" not in text else text


def _key_and_value(name: str, value: object) -> str:
    text = f"{key_text(name)} = {value_text(value)}"
    if len(text) <= WIDTH or not isinstance(value, list):
        return text
    inner = "".join([f"    {value_text(each)},\n" for each in value])
    return f"{key_text(name)} = [\n{inner}]"


def key_text(name: str) -> str:
    plain = all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in name)
    return name if name and plain else value_text(name)


def value_text(value: object) -> str:
    """One value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join([_letter(letter) for letter in value]) + '"'
    if isinstance(value, list):
        return "[" + ", ".join([value_text(each) for each in value]) + "]"
    if isinstance(value, dict):
        pairs = [f"{key_text(name)} = {value_text(each)}" for name, each in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    raise TypeError(f"expected plain data, got {value!r}")


def _letter(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"
