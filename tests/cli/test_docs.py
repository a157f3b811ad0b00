"""What docs/record-format.md says, held against what the code does."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from artel.kernel.record import REQUIRED, read_record, replay, verify_chance
from tests.cli.samples import GAME, ROOT, Capture, called, sealed_record

PAGE = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.findall(r"^```\n(artel-record .*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(found) == 1
    return str(found[0])


def test_the_example_is_what_the_engine_writes() -> None:
    """After a change of facts or rules: put `sealed_record().text()` into the page."""
    assert example() == sealed_record().text()


def test_the_example_replays_and_its_chance_is_sound() -> None:
    record = read_record(example())
    state = replay(GAME, record)
    assert state.agenda == []
    assert verify_chance(GAME, record) == sum(seat == -1 for seat, _ in record.moves)


def test_the_example_passes_the_command(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "example.artel"
    path.write_text(example(), encoding="utf-8")
    code, out, err = called(capsys, "replay", str(path), "--verify")
    assert (code, err) == (0, "")
    assert "draws follow from the seed" in out


def test_the_digest_is_as_described() -> None:
    record = read_record(example())
    data = GAME.to_data(replay(GAME, record, 50))
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert record.marks[50] == hashlib.sha256(text.encode()).hexdigest()[:16]
    assert f"= 50 {record.marks[50]}" in PAGE.split("## A whole record")[0]


@pytest.mark.parametrize("name", REQUIRED)
def test_every_required_header_line_is_described(name: str) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
    assert row.endswith("| required |")


def test_every_kind_of_error_is_described() -> None:
    source = (ROOT / "src" / "artel" / "kernel" / "record.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'RecordError\("([a-z-]+)"', source))
    described = set(re.findall(r"`([a-z-]+)`", PAGE.split("## Errors")[1].split("## A whole record")[0]))
    assert len(kinds) > 5
    assert kinds <= described
