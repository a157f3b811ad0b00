"""A score sheet of a game that is over, as an owner of the box would write it."""

from __future__ import annotations

from artel.games.keyflower import words
from artel.games.keyflower.components.vocabulary import SUMMER_BOAT
from artel.games.keyflower.sheet_book import SheetBook
from artel.games.keyflower.state import COLOUR_COUNT, GOOD_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.games.keyflower.words import BACK
from artel.kernel.numbers import row_of


def write_sheet(state: KeyflowerState, book: SheetBook) -> str:
    """Every tile with its place and everything that scores; the players go by their numbers."""
    modules = [name for name in book.modules if name in state.rules.modules]
    lines = [f"modules {' '.join(modules)}", ""] if modules else []
    for seat in range(state.rules.players):
        lines.extend(_player(state, seat, book))
        lines.append("")
    return "\n".join(lines)


def _player(state: KeyflowerState, seat: int, book: SheetBook) -> list[str]:
    lines = [f"player {seat + 1}"]
    for tile in state.laid:
        if state.owner[tile] == seat:
            lines.append(_tile(state, tile, book))
    workers = row_of(state.screen, seat, COLOUR_COUNT)
    skills = row_of(state.skills, seat, SKILL_COUNT)
    if sum(workers) > 0:
        lines.append(" ".join(["workers", *_counted(workers, words.COLOURS)]))
    if sum(skills) > 0:
        lines.append(" ".join(["skills", *_counted(skills, words.SKILLS)]))
    if state.first == seat:
        lines.append("marker")
    for line in book.lines_of(state.rules.modules):
        lines.extend(line.write(state, seat))
    return lines


def _tile(state: KeyflowerState, tile: int, book: SheetBook) -> str:
    tables = rules_of(state).tables
    said = [tables.words[tile]]
    if tables.kind[tile] == SUMMER_BOAT:
        said.append(words.BOAT_SIDES[state.side[tile]])
    elif state.side[tile] == BACK and tables.cost[tile] is not None:
        said.append("upgraded")
    for option in book.options_of(state.rules.modules):
        said.extend(option.write(state, tile))
    said.append(f"at {state.place_q[tile]} {state.place_r[tile]} turn {state.turn[tile]}")
    goods = _counted(row_of(state.goods, tile, GOOD_COUNT), words.GOODS)
    return ": ".join([" ".join(said), *([" ".join(goods)] if goods else [])])


def _counted(counts: list[int], names: list[str]) -> list[str]:
    return [f"{count} {names[kind]}" for kind, count in enumerate(counts) if count > 0]
