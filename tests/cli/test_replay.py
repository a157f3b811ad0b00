"""artel replay: records told, checked and refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from artel.kernel.record import Record
from tests.cli.samples import GAME, Capture, called, called_json, refused, sealed_record

TEXT = sealed_record().text()


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[str], str]:
    """Keeps a text as a file and says where."""

    def keep(text: str) -> str:
        path = tmp_path / "game.artel"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return keep


def test_a_game_is_told_in_sentences(capsys: Capture, kept: Callable[[str], str]) -> None:
    code, out, err = called(capsys, "replay", kept(TEXT))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "   0  Round 1 begins."
    # A record holds everything, so draws are told with their cards, and once each.
    assert lines[1] == "   1  Seat 0 draws Bakery mill."
    assert sum(" draws " in line for line in lines) == 10
    assert "Score sheet" in out


def test_at_stops_there(capsys: Capture, kept: Callable[[str], str]) -> None:
    code, out, _ = called(capsys, "replay", kept(TEXT), "--at", "19")
    assert code == 0
    assert "Seat 1 passes." in out
    assert "has chosen a card" not in out
    assert "Score sheet" not in out


def test_numbers_are_those_of_the_file(capsys: Capture, kept: Callable[[str], str]) -> None:
    """The margin, `--at` and the marks count moves alike, and the last line names the file's line."""
    _, out, _ = called(capsys, "replay", kept(TEXT))
    margin = {int(line[:4]): line[6:] for line in out.splitlines() if line[:4].strip().isdecimal()}
    assert max(margin) == 65
    file = TEXT.splitlines()
    for number in (1, 19, 50, 51, 65):
        _, out, _ = called(capsys, "replay", kept(TEXT), "--at", str(number))
        told = [line for line in out.splitlines() if line[:4].strip().isdecimal()]
        assert int(told[-1][:4]) == number
        data = called_json(capsys, "replay", kept(TEXT), "--at", str(number))
        assert f"Told up to move {number} of 65, line {data['line']} of the file." in out
        moves = [line for line in file[: data["line"]] if line[:2] in ("0 ", "1 ", "* ")]
        assert len(moves) == number
        assert file[data["line"] - 1] == moves[-1]
    assert margin[18] == "Seat 0 passes."
    assert called_json(capsys, "replay", kept(TEXT), "--at", "0")["line"] is None


@pytest.mark.parametrize("number", [18, 51, 60])
def test_a_fault_is_where_the_error_says(capsys: Capture, kept: Callable[[str], str], number: int) -> None:
    lines = TEXT.splitlines()
    place = called_json(capsys, "replay", kept(TEXT), "--at", str(number))["line"]
    lines[place - 1] = "0 fly"
    path = kept("\n".join(lines))
    assert f"line {place}, move {number}: move: expected a legal move" in refused(capsys, "replay", path)
    # What stands before the fault can still be told.
    assert called(capsys, "replay", path, "--at", str(number - 1))[0] == 0


def test_a_file_without_end(capsys: Capture) -> None:
    assert "expected a record of at most 1048576 bytes, got more in /dev/zero" in refused(
        capsys, "replay", "/dev/zero"
    )


def test_another_language(capsys: Capture, kept: Callable[[str], str]) -> None:
    _, out, _ = called(capsys, "replay", kept(TEXT), "--at", "0", "--lang", "ru")
    assert "Раунд 1" in out


def test_json_holds_state_log_and_digest(capsys: Capture, kept: Callable[[str], str]) -> None:
    data = called_json(capsys, "replay", kept(TEXT), "--at", "50")
    assert (data["at"], data["moves"], data["over"]) == (50, 65, False)
    assert f"= 50 {data['digest']}" in TEXT
    assert data["log"][0] == {"n": 0, "k": "round-begins", "rule": "AR-RND-2", "v": {"round": 1}}
    rules = GAME.rules(2)
    assert GAME.to_data(GAME.from_data(rules, data["state"])) == data["state"]
    assert data["outcome"] is None
    whole = called_json(capsys, "replay", kept(TEXT))
    assert whole["outcome"]["scores"] == [1, 1]
    assert whole["verified"] is None


def test_verify_counts_what_was_checked(capsys: Capture, kept: Callable[[str], str]) -> None:
    data = called_json(capsys, "replay", kept(TEXT), "--verify")
    assert data["verified"] == {"moves": 65, "marks": 2, "draws": 35}


def test_without_a_seed_chance_cannot_be_checked(capsys: Capture, kept: Callable[[str], str]) -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith(("seed", "chance")))
    code, out, _ = called(capsys, "replay", kept(text), "--verify")
    assert code == 0
    assert "Chance cannot be checked: expected a header line 'seed', got game, modules" in out
    assert called_json(capsys, "replay", kept(text), "--verify")["verified"]["draws"] is None


def test_an_unfinished_game(capsys: Capture, kept: Callable[[str], str]) -> None:
    text = TEXT.split("1 pass")[0] + "unfinished\n"
    data = called_json(capsys, "replay", kept(text), "--verify")
    assert (data["over"], data["result"]) == (False, None)


def edited(change: Callable[[Record], None]) -> str:
    record = sealed_record()
    change(record)
    return record.text()


def other_draw(record: Record) -> None:
    """The same cards in another order: no mark differs, only the seed tells."""
    record.moves[0] = (-1, "draw armoury")
    record.moves[1] = (-1, "draw bakery-mill")


def other_seed(record: Record) -> None:
    record.header["seed"] = "00" * 32


def other_mark(record: Record) -> None:
    record.marks[50] = "0123456789abcdef"


def other_result(record: Record) -> None:
    record.result = "2 1 won 0"


def other_rules(record: Record) -> None:
    record.header["rules"] = "99"


def other_game(record: Record) -> None:
    record.header["game"] = "chess"


def other_edition(record: Record) -> None:
    record.header["edition"] = "mine"


def illegal_move(record: Record) -> None:
    record.moves[17] = (0, "buy sword")


def far_too_many(record: Record) -> None:
    record.header["players"] = "9"


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        ("", "artel-record 1", "''"),
        ("a letter\n", "artel-record 1", "'a letter'"),
        (TEXT.replace("players 2\n", ""), "a header line 'players'", "'game, modules"),
        (TEXT[:700], "a closing line 'result ...' or 'unfinished'", ""),
        (TEXT.split("= 50")[0], "a closing line 'result ...' or 'unfinished'", "'0 take-back'"),
        (TEXT + "0 pass\n", "nothing after the result", "'0 pass'"),
        (TEXT.replace("\n1 pass", "\n7 pass", 1), "'*' or a seat 0 to 1", "'7 pass'"),
        (TEXT.replace("= 50", "= 49"), "'= 50 DIGEST'", "'= 49"),
        (edited(other_mark), "digest 0123456789abcdef", ""),
        (edited(other_result), "2 1 won 0", "'1 1 won 0 1'"),
        (edited(other_rules), f"rules version {GAME.rules_version}", "'99'"),
        (edited(other_game), "a game out of artificium", "'chess'"),
        (edited(other_edition), "edition", "mine"),
        (edited(illegal_move), "a legal move", "buy sword"),
        (edited(far_too_many), "2 to 6 players", "9"),
        (edited(other_seed), "a seed whose hash is", ""),
        (edited(other_draw), "draw bakery-mill", "'draw armoury'"),
    ],
)
def test_a_faulty_record_is_one_line(
    capsys: Capture, kept: Callable[[str], str], text: str, expected: str, got: str
) -> None:
    line = refused(capsys, "replay", kept(text), "--verify")
    assert f"expected {expected}" in line
    assert "got " in line
    assert got in line.split(f"expected {expected}")[1]


def test_a_place_beyond_the_end(capsys: Capture, kept: Callable[[str], str]) -> None:
    line = refused(capsys, "replay", kept(TEXT), "--at", "66")
    assert "expected a place from 0 to 65, got '66'" in line


def test_other_bytes(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "expected a record in UTF-8" in refused(capsys, "replay", str(path))


def test_json_is_json_when_piped(capsys: Capture, kept: Callable[[str], str]) -> None:
    code, out, _ = called(capsys, "replay", kept(TEXT), "--json", "--lang", "it")
    assert code == 0
    assert json.loads(out)["header"]["game"] == "artificium"


def test_the_end_of_a_game_is_a_score_sheet(capsys: Capture, tmp_path: Path) -> None:
    record = next((Path(__file__).parents[1] / "records" / "keyflower").glob("*.record"))
    code, sheet, err = called(capsys, "replay", str(record), "--sheet")
    assert (code, err) == (0, "")
    path = tmp_path / "village.txt"
    path.write_text(sheet, encoding="utf-8")
    result = called_json(capsys, "score", "keyflower", str(path))
    outcome = called_json(capsys, "replay", str(record), "--json")["outcome"]
    assert [player["points"] for player in result["players"]] == outcome["scores"]
    assert result["winners"] == outcome["winners"]


def test_a_score_sheet_needs_a_game_that_is_over(capsys: Capture) -> None:
    record = next((Path(__file__).parents[1] / "records" / "keyflower").glob("*.record"))
    said = refused(capsys, "replay", str(record), "--sheet", "--at", "3")
    assert "expected a game that is over for a score sheet, got one after move 3" in said
