"""What the terminal says of equal points: who shares a place, and what decided between seats."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.console import Console

from artel.cli import show
from artel.cli.arguments import LANGUAGES
from artel.cli.show import show_outcome
from artel.cli.texts import Texts
from artel.kernel.game import Outcome, Tie
from tests.cli.samples import Capture, called, called_json

SHARED = {
    "en": "Level on points (31): {0}, {2}. Nothing in the rules decides between them",
    "ru": "Поровну очков (31): {0}, {2}. Правила не говорят, кто из них выше",
    "it": "A pari punti (31): {0}, {2}. Nel regolamento nulla decide tra loro",
}
BROKEN = {
    "en": "What decides: gold left over ({0} 4, {2} 1).",
    "ru": "Решает gold left over ({0} — 4, {2} — 1).",
    "it": "Decide gold left over ({0} 4, {2} 1).",
}


def seats(language: str) -> list[str]:
    return [Texts(language, "artificium").seat(seat) for seat in range(3)]


def said(language: str, outcome: Outcome, say: Texts | None = None) -> str:
    out = io.StringIO()
    show_outcome(Console(file=out, width=300), say or Texts(language, "artificium"), outcome)
    return out.getvalue()


class GoldTexts(Texts):
    """The sentences of a game that has a tie-break by gold."""

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        return "gold left over" if key == "tiebreak-gold" else super().say(key, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_victory_says_why_it_is_shared(language: str) -> None:
    tie = Tie(1, [0, 2], 31, "", [])
    assert SHARED[language].format(*seats(language)) in said(
        language, Outcome([31, 8, 31], [0, 2], [], [1, 3, 1], [tie])
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_tie_says_what_broke_it_with_the_value_of_every_seat(language: str) -> None:
    tie = Tie(1, [0, 2], 31, "gold", [4, 1])
    outcome = Outcome([31, 8, 31], [0], [], [1, 3, 2], [tie])
    assert BROKEN[language].format(*seats(language)) in said(
        language, outcome, GoldTexts(language, "artificium")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lower_place_is_shared_by_its_number(language: str) -> None:
    outcome = Outcome([9, 4, 4], [0], [], [1, 2, 2], [Tie(2, [1, 2], 4, "", [])])
    assert {"en": "share place 2", "ru": "делят 2-е место", "it": "il 2º posto"}[language] in said(
        language, outcome
    )


def test_a_score_sheet_of_equal_villages_says_so(capsys: Capture, tmp_path: Path) -> None:
    sheet = tmp_path / "villages.txt"
    sheet.write_text("player Anna\nhome-1\nplayer Boris\nhome-2\n", encoding="utf-8")
    result = called_json(capsys, "score", "keyflower", str(sheet))
    points = result["players"][0]["points"]
    assert result["winners"] == [0, 1]
    assert result["ties"] == [{"place": 1, "seats": [0, 1], "points": points, "kind": None, "values": []}]
    _, out, _ = called(capsys, "score", "keyflower", str(sheet))
    assert f"Level on points ({points}): Anna, Boris." in out
    said_whole = show.tie_line(Texts("en", "keyflower"), result["ties"][0], ["Anna", "Boris"])
    assert said_whole in " ".join(out.split())
