"""Schemas as types of the client: every named list of words, record and union once, in order of use."""

from __future__ import annotations

from collections.abc import Sequence

from artel.kernel.schema import (
    Anything,
    Either,
    Entry,
    Listed,
    Maybe,
    Named,
    Nothing,
    Record,
    Schema,
    Series,
    Text,
    Truth,
    Variants,
    Whole,
    Within,
    Words,
)

HEADER = "/** Made by `python -m artel.cli.export_client` from the declarations in Python; change those. */\n"


class TypeScript:
    """The types of one file. Two different things under one name are an error."""

    def __init__(self) -> None:
        self._named: dict[str, Schema] = {}
        self._texts: dict[str, str] = {}

    def text(self) -> str:
        return HEADER + "".join(f"\n{text}\n" for text in self._texts.values())

    def declare(self, schema: Words | Record | Variants | Either | Series) -> str:
        """Write the type of a named schema, and before it those it is made of; its name."""
        known = self._named.get(schema.name)
        if known is not None:
            if known is not schema:
                raise ValueError(f"expected one type of the name {schema.name}, got two")
            return schema.name
        self._named[schema.name] = schema
        match schema:
            case Words():
                text = f"export type {schema.name} = {union(schema.words)};"
            case Record():
                text = f"{comment(schema.says)}export type {schema.name} = {self._fields(schema)};"
            case Variants():
                text = self._union(schema)
            case Either():
                members = " | ".join(self._member(record) for record in schema.records.values())
                text = f"{comment(schema.says)}export type {schema.name} = {members};"
            case Series():
                places = ", ".join(self._entry(entry) for entry in schema.entries)
                text = f"{comment(schema.says)}export type {schema.name} = [{places}];"
        self._texts[schema.name] = text
        return schema.name

    def _union(self, schema: Variants) -> str:
        """A union with the words that tell its members apart, as a type and as a list."""
        rows = [f"\n  | {self._member(record)}" for record in schema.records.values()]
        kinds = f"{schema.name}Kind"
        known = f"{constant(schema.name)}_KINDS"
        words = ", ".join(quoted(word) for word in schema.records)
        return (
            f"{comment(schema.says)}export type {schema.name} ={''.join(rows)};\n"
            f"export type {kinds} = {schema.name}[{quoted(schema.tag)}];\n"
            f"export const {known}: readonly {kinds}[] = [{words}];"
        )

    def _member(self, record: Record) -> str:
        return self.declare(record) if record.name else self._inline(record)

    def _fields(self, record: Record) -> str:
        rows = [f"  {comment(entry.says, '  ')}{self._entry(entry)};\n" for entry in record.entries]
        more = "  [other: string]: unknown;\n" if record.is_open else ""
        return f"{{\n{''.join(rows)}{more}}}"

    def _inline(self, record: Record) -> str:
        fields = "; ".join(self._entry(entry) for entry in record.entries)
        return f"{{ {fields} }}" if fields else "Record<string, never>"

    def _entry(self, entry: Entry) -> str:
        return f"{key(entry.name)}{'?' if entry.may_lack else ''}: {self.type_of(entry.schema)}"

    def type_of(self, schema: Schema) -> str:
        match schema:
            case Text():
                return "string"
            case Whole():
                return "number"
            case Truth():
                return "boolean"
            case Words():
                return self.declare(schema) if schema.name else union(schema.words)
            case Maybe():
                return f"{self.type_of(schema.schema)} | null"
            case Listed():
                inner = self.type_of(schema.schema)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case Named():
                return self._named_type(schema)
            case Record():
                return self._member(schema)
            case Variants() | Either() | Series():
                return self.declare(schema)
            case Within():
                return "string | number"
            case Nothing():
                return "null"
            case Anything():
                return "unknown"
        raise TypeError(f"expected a schema, got {schema!r}")

    def _named_type(self, schema: Named) -> str:
        # Names are looked up by whatever word is at hand, so they are texts even where the list is closed.
        return f"Record<string, {self.type_of(schema.schema)}>"


def quoted(word: str) -> str:
    return f"'{word}'"


def union(words: Sequence[str]) -> str:
    return " | ".join(quoted(word) for word in words)


def comment(says: str, indent: str = "") -> str:
    return f"/** {says} */\n{indent}" if says else ""


def key(name: str) -> str:
    """A name as a key: in quotes where it is more than one word."""
    return name if name.isidentifier() else quoted(name)


def constant(name: str) -> str:
    """`ServerMessage` as a constant is called: SERVER_MESSAGE."""
    return "".join(
        f"_{sign}" if sign.isupper() and place else sign for place, sign in enumerate(name)
    ).upper()
