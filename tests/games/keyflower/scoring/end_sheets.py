"""Checks a score sheet by hand: each piece stands in one row, and each row is worth what it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from artel.kernel.view import Reason
from tests.games.keyflower.scoring.end_oracle import GOLD, YARDS, EndProgram, Group, PieceProgram, groups_of
from tests.games.keyflower.scoring.ends import COLOURS, GOODS, SKILLS

PIECES = (*COLOURS, *SKILLS, *GOODS, "wheat", "purple")
# Tiles that change what rows of others pay.
CHANGING = ("summer-boat-3", "summer-boat-5", "muleteer", "white-wind-ii")


def pieces_of(reason: Reason) -> Counter[str]:
    return Counter({word: int(reason.values[word]) for word in PIECES if word in reason.values})


def check_sheet(data: Mapping[str, Any], who: int, reasons: Sequence[Reason]) -> None:
    """No piece is counted twice, what must lie where it lies does, and every row of pieces pays."""
    held: Counter[str] = Counter()
    for group in groups_of(data, who):
        held[group.kind] += group.count
    used: Counter[str] = Counter()
    for reason in reasons:
        used += pieces_of(reason)
    assert not used - held, (used - held, reasons)
    seen = [(reason.kind, *sorted(reason.values.items())) for reason in reasons]
    assert len(set(seen)) == len(seen)
    sides = {row["tile"]: row["side"] for row in data["villages"][who]}
    for reason in reasons:
        if reason.kind in ("pieces", "gold", "contract", "contract-unmet"):
            assert worth(reason, sides) == reason.points, reason
    check_yards(data, who, reasons)
    check_animals(data, who, reasons)
    check_contracts(data, who, reasons)


def worth(reason: Reason, sides: Mapping[str, str]) -> int:
    """What a tile, a contract or gold pays for the pieces of its row if there is nothing else."""
    word = str(reason.values.get("tile", reason.values.get("contract", reason.kind)))
    changing = [(name, side) for name, side in sides.items() if name in (word, *CHANGING)]
    return alone(word, tuple(sorted(pieces_of(reason).items())), tuple(sorted(changing)))


@cache
def alone(word: str, counts: tuple[tuple[str, int], ...], sides: tuple[tuple[str, str], ...]) -> int:
    program = PieceProgram([Group(kind, count, word) for kind, count in counts], dict(sides))
    if word == "gold":
        program.role("gold", GOLD)
    elif word.startswith("contract"):
        program.contract(word)
    else:
        program.tile(word)
        # The one winter tile with points printed and nothing else.
        program.fixed += 12 if word == "keythedral" else 0
    return program.solve()


def check_yards(data: Mapping[str, Any], who: int, reasons: Sequence[Reason]) -> None:
    """On a yard counts only what lies there, or the marker; and all that is of its type."""
    told = {reason.values["tile"]: pieces_of(reason) for reason in reasons if reason.kind == "pieces"}
    for row in data["villages"][who]:
        if row["tile"] in YARDS:
            counted = told.get(row["tile"], Counter())
            for good, count in row["goods"].items():
                due = PieceProgram.is_type(good, row["tile"])
                assert counted[good] == count if due else counted[good] <= count, (row, counted)
            assert set(counted) <= {"purple", *row["goods"]}


def check_animals(data: Mapping[str, Any], who: int, reasons: Sequence[Reason]) -> None:
    """A field scores a kind once, that is there, is the marker, or is the sheep left out of the shelter."""
    rows = [reason.values for reason in reasons if reason.kind == "field"]
    names = [(f"{row['tile']} {row['sector']}", str(row["animal"])) for row in rows]
    # Where the marker stands in for the sheep left out, it scores what that one gains on the shelter.
    plain = [name for name, row in zip(names, rows, strict=True) if "sheltered" not in row]
    assert len(set(plain)) == len(plain)
    left = sum("sheltered" in row for row in rows)
    counted = [int(reason.values["sheep"]) for reason in reasons if reason.kind == "score-sheep"]
    assert sum(counted) + left <= data.get("sheltered", 0)
    if rows:
        fields = EndProgram(data, who).fields()
        for (field, kind), row in zip(names, rows, strict=True):
            assert kind in fields[field] or "purple" in row or "sheltered" in row


def check_contracts(data: Mapping[str, Any], who: int, reasons: Sequence[Reason]) -> None:
    """Each contract stands in one row at most, and is held."""
    told = [str(reason.values["contract"]) for reason in reasons if reason.kind.startswith("contract")]
    assert len(set(told)) == len(told)
    assert set(told) <= set(data["seats"][who].get("contracts", ()))
