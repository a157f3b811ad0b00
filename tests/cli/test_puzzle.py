"""artel puzzle: a position, verdicts on moves, and what is asked for wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games import game_named
from artel.puzzles.days import number_of, numbered, today, with_puzzles
from artel.puzzles.puzzle import Puzzle, lines_of, read_puzzles
from tests.cli.samples import Capture, called, called_json, refused, typed

GAME = "artificium"
ONE = ("puzzle", GAME, "--number", "1")


def lines(puzzle: Puzzle) -> tuple[str, str]:
    """The best move, and one that is not."""
    game = game_named(puzzle.game)
    state = puzzle.state(game)
    wrong = next(number for number, each in enumerate(puzzle.weights) if not each.right)
    return game.verbs.text(puzzle.best(state)), lines_of(game, state, puzzle.seat)[wrong]


def test_a_wrong_move_a_hint_and_the_right_one(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    best, wrong = lines(numbered(GAME, 1))
    typed(monkeypatch, "?", "", "nonsense", wrong, "hint", best, "never read")
    code, out, err = called(capsys, *ONE)
    assert (code, err) == (0, "")
    assert "puzzle 1 of" in out
    assert out.index("give up ") < out.index("Not the best move.") < out.index("Right!")
    assert f"{wrong}: ≈" in out
    assert "less than the best" in out
    assert "The best move is ahead through" in out or "a little more of everything" in out
    # Nothing told the answer before it was given.
    assert f"{best}: ≈" not in out[: out.index("Right!")]


def test_giving_up_and_leaving(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    best, _ = lines(numbered(GAME, 1))
    typed(monkeypatch, "Give  up")
    code, out, _ = called(capsys, *ONE, "--lang", "it")
    assert code == 0
    assert "Ecco la mossa migliore." in out
    assert f"{best}: ≈" in out
    for way in (["quit"], []):
        typed(monkeypatch, *way)
        code, out, _ = called(capsys, *ONE, "--lang", "ru")
        assert code == 0
        assert f"{best}: ≈" not in out


@pytest.mark.usefixtures("one_day")
def test_today_and_other_days(capsys: Capture) -> None:
    now = called_json(capsys, "puzzle", GAME, "--json")
    assert now["number"] == number_of(GAME, today())
    first = called_json(capsys, "puzzle", "--day", "2026-03-14", "--json")
    assert first["game"] in with_puzzles()
    assert called_json(capsys, "puzzle", "--day", "2026-03-15", "--json")["game"] != first["game"]


def test_a_puzzle_for_programs_tells_what_its_seat_sees_and_no_answer(capsys: Capture) -> None:
    puzzle = numbered(GAME, 1)
    game = game_named(GAME)
    data = called_json(capsys, *ONE, "--json")
    assert set(data) == {"game", "id", "number", "level", "seat", "moves", "view"}
    assert data["view"] == game.view(puzzle.state(game), puzzle.seat).data
    assert data["moves"] == data["view"]["moves"]
    best, wrong = lines(puzzle)
    assert called_json(capsys, *ONE, "--json", "--answer", best)["verdict"]["right"] is True
    code, out, _ = called(capsys, *ONE, "--answer", wrong)
    assert (code, out.startswith(f"{wrong}: ≈")) == (1, True)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (("puzzle", GAME, "--day", "soon"), "expected a day as YYYY-MM-DD, got 'soon'"),
        (("puzzle", GAME, "--number", "9999"), "expected a puzzle of artificium from 1 to"),
        (("puzzle", GAME, "--number", "0"), "expected a whole number from 1 up, got '0'"),
        (("puzzle", GAME, "--number", "1", "--day", "2026-03-14"), "expected --day or --number, got both"),
        (("puzzle", "chess"), "expected a game out of"),
        ((*ONE, "--answer", "fly away"), "expected a legal move, got 'fly away'"),
        (("puzzle", GAME, "--count", "3"), "expected --count with --make FILE, got it alone"),
        (("puzzle", "--make", "new.json"), "expected GAME with --make, got nothing"),
        (("puzzle", GAME, "--make", "new.json", "--day", "2026-03-14"), "expected no --day with --make"),
        (("puzzle", GAME, "--make", "new.json", "--count", "1001"), "expected a whole number from 1 to 1000"),
        (("puzzle", GAME, "--make", "."), "expected a file that is not there yet, got ."),
    ],
)
def test_what_is_asked_for_wrongly(capsys: Capture, given: tuple[str, ...], fault: str) -> None:
    assert fault in refused(capsys, *given)


def test_new_puzzles_are_made(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer looks than those shipped have had."""
    shipped = numbered(GAME, 1)
    monkeypatch.setattr(
        "artel.cli.puzzle.puzzles_in", lambda game, seed, number, least: [shipped] * (number % 2)
    )
    path = tmp_path / "new.json"
    made = called_json(capsys, "puzzle", GAME, "--make", str(path), "--count", "2", "--least", "4", "--json")
    assert made == {"game": GAME, "puzzles": 2, "games": 4}
    file = read_puzzles(path.read_text(encoding="utf-8"))
    assert (file.least, [each.id for each in file.puzzles]) == (40, [shipped.id] * 2)
    assert "expected a file that is not there yet" in refused(capsys, "puzzle", GAME, "--make", str(path))
