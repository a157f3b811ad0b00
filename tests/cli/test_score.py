"""artel score: the score of a boxed game in a terminal."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from artel.cli import score
from artel.cli import texts as texts_module
from artel.cli.arguments import LANGUAGES
from artel.cli.texts import texts
from artel.games.keyflower.sheet_text import MOST_TEXT
from artel.kernel.sheet import MOST_FAULTS
from tests.cli.samples import Capture, called, called_json, refused

FALLBACK = {"kind": "moonlight", "points": 3, "values": {"tile": "stable", "saw": 2}}


@pytest.fixture
def sheet(tmp_path: Path, capsys: Capture) -> Path:
    """The example, as the command itself writes it."""
    code, out, _ = called(capsys, "score", "keyflower", "--example")
    assert code == 0
    path = tmp_path / "village.txt"
    path.write_text(out, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["artificium", "sweet-lands"])
def test_the_other_games_are_counted_in_words(
    game: str, language: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "sheet.txt"
    path.write_text(called(capsys, "score", game, "--example")[1], encoding="utf-8")
    code, out, err = called(capsys, "score", game, str(path), "--lang", language)
    assert (code, err) == (0, "")
    assert re.search(r"\b(why|sheet)-[a-z]", out) is None
    path.write_text("player Anna\nmoons 3\n", encoding="utf-8")
    code, _, err = called(capsys, "score", game, str(path))
    assert code == 2
    assert "line 2: expected a line that begins with player" in err


def typed_in(monkeypatch: pytest.MonkeyPatch, raw: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))


def test_points_are_shown_with_their_total_and_the_winner(sheet: Path, capsys: Capture) -> None:
    code, out, err = called(capsys, "score", "keyflower", str(sheet))
    assert (code, err) == (0, "")
    assert out.index("Anna") < out.index("Boris") < out.index("Boris wins!")
    for table in out.split("Anna")[1].split("Boris\x20")[:2]:
        rows = [int(number) for number in re.findall(r"│ +(\d+) │", table)]
        assert len(rows) > 5
        assert sum(rows[:-1]) == rows[-1]
    assert "3 wood, 1 gold, 1 purple marker" in out


def test_json_is_what_the_game_says(sheet: Path, capsys: Capture) -> None:
    result = called_json(capsys, "score", "keyflower", str(sheet))
    assert [player["name"] for player in result["players"]] == ["Anna", "Boris"]
    for player in result["players"]:
        assert player["points"] == sum(reason["points"] for reason in player["reasons"]) > 0
    assert result["winners"] == [1]


@pytest.mark.parametrize("name", ["base", "merchants", "farmers", "key-celeste"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_told_in_every_language(
    name: str, language: str, tmp_path: Path, capsys: Capture
) -> None:
    _, text, _ = called(capsys, "score", "keyflower", "--example", name)
    path = tmp_path / "v.txt"
    path.write_text(text, encoding="utf-8")
    code, out, err = called(capsys, "score", "keyflower", str(path), "--lang", language)
    assert (code, err) == (0, "")
    assert not re.search(r"\b(why|sheet|contract|sector)-", out)


def test_an_example_that_is_not_there_is_refused(capsys: Capture) -> None:
    said = refused(capsys, "score", "keyflower", "--example", "festival")
    assert "expected an example out of base | merchants | farmers | key-celeste, got 'festival'" in said


def test_contracts_are_told_by_what_they_ask_for(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "v.txt"
    path.write_text("home-1\nmuleteer\ncontracts saw wood / 4 blue\nskills saw\ngoods gold")
    _, out, _ = called(capsys, "score", "keyflower", str(path))
    assert re.search(r"│ +7 │ [^│]*1 saw \+ 1 wood[^│]*: 1 saw, 1 gold", out)
    assert re.search(r"│ +3 │ [^│]*4 blue workers", out)


def test_a_sheet_may_come_from_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_in(monkeypatch, b"home-1 upgraded\r\nkeythedral\r\n")
    result = called_json(capsys, "score", "keyflower", "-")
    assert result["players"][0]["points"] == 17
    assert result["players"][0]["name"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_around_the_points(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "v.txt"
    path.write_text("home-1\nkeywood at 0 1\nsea-bastion\nstable\nwindmill: 5 iron")
    code, out, _ = called(capsys, "score", "keyflower", str(path), "--lang", language)
    say = texts(language, "keyflower")
    assert code == 0
    for key in ("sheet-points", "sheet-reason", "score-total", "sheet-piece-iron"):
        assert say.say(key) != key
        assert say.say(key) in out
    assert say.say("form-player", {"number": 1}) in out
    assert say.say("sheet-line", {"line": 2}) in out
    assert "sheet-" not in out


def test_what_is_too_long_for_a_sheet_is_not_even_read(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "v.txt"
    path.write_text("home-1\n" * 1712)
    code, out, err = called(capsys, "score", "keyflower", str(path))
    assert (code, out, err.count("\n")) == (2, "", MOST_FAULTS)
    path.write_text("home-1\n" * 2000)
    code, out, err = called(capsys, "score", "keyflower", str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"at most {MOST_TEXT} characters" in err
    path.write_bytes(b"x" * 10_000_000)
    code, out, err = called(capsys, "score", "keyflower", str(path))
    assert (code, out) == (2, "")
    assert f"at most {MOST_TEXT} characters" in err


def test_all_wrong_lines_are_named_at_once(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "v.txt"
    path.write_text("home-1\nalehose\nworkers 41 blue\n")
    code, out, err = called(capsys, "score", "keyflower", str(path))
    assert (code, out) == (2, "")
    first, second = err.splitlines()
    assert f"{path}, line 2: expected a tile or player | workers" in first
    assert "got alehose (near: alehouse" in first
    assert second.endswith("line 3: expected at most 40 blue, as in the box, got 41")


def test_what_cannot_be_read_is_refused(tmp_path: Path, capsys: Capture) -> None:
    binary = tmp_path / "picture"
    binary.write_bytes(b"\xff\xfe")
    assert "in UTF-8" in refused(capsys, "score", "keyflower", str(binary))
    assert "No such file" in refused(capsys, "score", "keyflower", str(tmp_path / "none"))
    assert "expected FILE" in refused(capsys, "score", "keyflower")
    known = "with score sheets out of artificium | keyflower | sweet-lands, got 'chess'"
    assert known in refused(capsys, "score", "chess", "x")


def test_a_reason_without_a_sentence_is_shown_by_its_id() -> None:
    assert score.sentence(FALLBACK, texts("en", "keyflower")) == "why-moonlight stable: 2 saw"


def test_only_the_named_game_has_its_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "chess.ftl").write_text("log-over = Mate\n")
    (tmp_path / "en" / "draughts.ftl").write_text("log-over = Blocked\n")
    for name in texts_module.SHARED:
        (tmp_path / "en" / f"{name}.ftl").write_text("log-over = Over\n")
    monkeypatch.setattr(texts_module, "locales", lambda: tmp_path)
    assert texts_module.Texts("en", "chess").say("log-over") == "Mate"
    assert texts_module.Texts("en", "draughts").say("log-over") == "Blocked"
