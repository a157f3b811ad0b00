"""Games saved and gone on with: the very same game, and nothing of anybody's is ever lost."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from artel.bots import bot_named
from artel.cli.record_files import MOST_KEPT, claimed
from artel.cli.sitting import Sitting, resumed
from artel.games import GAMES
from artel.kernel.game import Game
from artel.kernel.record import read_record, replay
from tests.cli.samples import Capture, called, refused, sealed_record, typed

# Lines of a record up to which a game is saved at every question; then where their number divides by this.
OFTEN, RARELY = 300, 6
TABLE = ("play", "artificium", "--bot", "random", "--seed", "3")


def sat_down(game: Game, seed: str = "6") -> Sitting:
    sitting = Sitting(game, game.rules(3), 1, bot_named(game.name, "random"), seed)
    sitting.go_on()
    return sitting


def again(sitting: Sitting) -> Sitting:
    """The same game by way of its file."""
    return resumed(sitting.game, read_record(sitting.text()), sitting.bot)


def answered(sitting: Sitting, choices: Random) -> bool:
    """Answer at random; whether the game goes on."""
    lines = [sitting.game.verbs.text(move) for move in sitting.view().moves]
    sitting.answer(choices.choice(lines))
    return not sitting.over


def is_kept(sitting: Sitting) -> bool:
    """Whether the game is left here: at every question at first, now and then when it has become long."""
    answers = len(sitting.text().splitlines())
    return answers < OFTEN or answers % RARELY == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_resumed_game_goes_on_as_it_would_have(game: Game) -> None:
    """Saved and resumed over and over, a game ends with the same record as one that never was."""
    records = []
    for saving in (False, True):
        sitting, choices = sat_down(game), Random(1)
        while not sitting.over:
            if answered(sitting, choices) and saving and is_kept(sitting):
                sitting = again(sitting)
            sitting.go_on()
        records.append(sitting.text())
    assert records[0] == records[1]
    assert replay(game, read_record(records[0])).agenda == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_undo_reaches_as_far_after_resuming(game: Game) -> None:
    sitting, choices = sat_down(game), Random(2)
    could = 0
    while not sitting.over:
        if not answered(sitting, choices):
            break
        if not is_kept(sitting):
            sitting.go_on()
            continue
        other = again(sitting)
        assert other.may_undo == sitting.may_undo
        could += sitting.may_undo
        if sitting.may_undo:
            assert sitting.undo() is None
            assert other.undo() is None
            assert game.digest(other.state) == game.digest(sitting.state)
            assert other.text() == sitting.text()
            answered(sitting, choices)
        sitting.go_on()
    assert could > 2


def test_saving_and_resuming_at_the_prompt(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "my evening.artel"
    typed(monkeypatch, "pass", f"save {file}", "quit")
    _, out, _ = called(capsys, *TABLE)
    assert f"Saved. Go on later with: artel play --resume '{file}'" in out
    typed(monkeypatch, "log 1000", "quit")
    code, out, err = called(capsys, "play", "--resume", str(file), "--lang", "en")
    assert (code, err) == (0, "")
    assert "Seed 3." in out
    assert "Seat 0 passes." in out
    # The file is a record like any other.
    code, out, _ = called(capsys, "replay", str(file), "--verify")
    assert code == 0
    assert "digests agree" in out


def test_leaving_keeps_the_game_and_says_where(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    typed(monkeypatch, "pass")
    _, out, _ = called(capsys, *TABLE)
    (kept,) = data_folder.iterdir()
    assert out.endswith(f"artel play --resume {kept}\n")
    before = read_record(kept.read_text(encoding="utf-8"))
    typed(monkeypatch, "1", "1")
    assert called(capsys, "play", "--resume", str(kept))[0] == 0
    # It goes on in the same file.
    assert list(data_folder.iterdir()) == [kept]
    after = read_record(kept.read_text(encoding="utf-8"))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_a_saved_game_is_no_place_to_keep_another_line_of_play(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data_folder: Path
) -> None:
    """What was saved by name stays as it was saved; going on from it is kept elsewhere."""
    file = tmp_path / "saved.artel"
    typed(monkeypatch, "pass", f"save {file}")
    called(capsys, *TABLE)
    saved = file.read_bytes()
    typed(monkeypatch, "1", "1", "1")
    called(capsys, "play", "--resume", str(file))
    assert file.read_bytes() == saved
    assert len(list(data_folder.iterdir())) == 2
    # Saved again on purpose, it is this game's own file.
    typed(monkeypatch, "1", f"save {file}", "1", "save")
    _, out, _ = called(capsys, "play", "--resume", str(file))
    assert out.count("Saved.") == 2
    assert len(file.read_bytes()) > len(saved)


def test_no_other_file_is_overwritten(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear all")
    folder = tmp_path / "folder"
    folder.mkdir()
    link = tmp_path / "link"
    link.symlink_to(letter)
    nowhere = tmp_path / "none" / "game.artel"
    below = letter / "game.artel"
    names = (
        letter,
        folder,
        link,
        nowhere,
        below,
        "~nobody-of-this-name/x",
        f"{tmp_path}/{'x' * 400}",
        "a\0b",
    )
    typed(monkeypatch, "save", *[f"save {name}" for name in names], "pass", "quit")
    code, out, err = called(capsys, *TABLE)
    assert (code, err) == (0, "")
    assert "A file name is needed" in out
    assert out.count("is already there and stays as it is") == 3
    assert out.count("cannot be written") == 5
    assert "Saved." not in out
    assert "Seat 0 passes." in out
    assert letter.read_text() == "dear all"
    assert list(folder.iterdir()) == []


def test_a_file_that_another_has_written_since_is_left_alone(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "saved.artel"
    lines = iter([f"save {file}", "1", f"save {file}"])

    def read(prompt: str = "") -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        if line == "1":
            file.write_text("another game")
        return line

    monkeypatch.setattr("builtins.input", read)
    _, out, _ = called(capsys, *TABLE)
    assert "is already there and stays as it is" in out
    assert file.read_text() == "another game"


def test_a_half_written_file_does_not_stay(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(path: Path, raw: bytes) -> None:
        raise OSError(28, "No space left on device", str(path))

    file = tmp_path / "saved.artel"
    typed(monkeypatch, f"save {file}", "pass", f"save {file}")
    monkeypatch.setattr("artel.cli.record_files.replace", full)
    _, out, _ = called(capsys, *TABLE)
    assert f"{file} cannot be written: No space left on device. Nothing is lost" in out
    first = read_record(file.read_text(encoding="utf-8"))
    assert (0, "pass") not in first.moves


def test_a_game_that_cannot_be_kept_is_played_all_the_same(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(blocked))
    typed(monkeypatch, "pass", "1", f"save {tmp_path / 'saved.artel'}")
    code, out, _ = called(capsys, *TABLE)
    assert code == 0
    assert out.count("The game cannot be kept by itself") == 1
    assert "The game is kept" not in out
    assert "Saved." in out


def test_where_data_cannot_be_written_a_temporary_folder_serves(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "blocked").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "blocked"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    typed(monkeypatch)
    _, out, _ = called(capsys, *TABLE)
    assert f"--resume {tmp_path / 'temporary' / f'artel-terminal-{os.getuid()}'}" in out


def test_the_games_kept_are_bounded(data_folder: Path) -> None:
    for number in range(MOST_KEPT + 10):
        path = claimed(data_folder, "game", str(number).encode())
        os.utime(path, (number, number))
    assert len(list(data_folder.iterdir())) == MOST_KEPT
    left = {int(path.read_bytes()) for path in data_folder.iterdir()}
    assert left == set(range(10, MOST_KEPT + 10))


@pytest.mark.parametrize("seed", ["../../etc/passwd", "a b\nc", "x" * 300, "   ", "Ёж"])
def test_any_seed_has_a_file_of_its_own(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, data_folder: Path, seed: str
) -> None:
    typed(monkeypatch, "pass")
    assert called(capsys, "play", "artificium", "--seed", seed, "--bot", "random")[0] == 0
    (kept,) = data_folder.iterdir()
    assert kept.name.startswith("artificium")
    typed(monkeypatch)
    assert called(capsys, "play", "--resume", str(kept))[0] == 0


def saved_text() -> str:
    sitting = sat_down(GAMES[0])
    sitting.answer("pass")
    return sitting.text()


SAVED = saved_text()


def with_line(name: str, value: str) -> str:
    return "\n".join(f"{name} {value}" if line.startswith(f"{name} ") else line for line in SAVED.split("\n"))


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        ("", "artel-record 1", "''"),
        ("<html>", "artel-record 1", "'<html>'"),
        (SAVED[:200], "", ""),
        (SAVED.replace("unfinished\n", ""), "a closing line", ""),
        (SAVED.replace("1 pass", "1 fly"), "a legal move", "unknown-command"),
        (with_line("game", "chess"), "a game out of artificium | keyflower | sweet-lands", "'chess'"),
        (with_line("rules", "99"), "rules version", "'99'"),
        (with_line("edition", "mine"), "edition", "'mine'"),
        (with_line("play-seat", "3"), "a seat from 0 to 2", "'3'"),
        (with_line("play-seat", "-1"), "a seat from 0 to 2", "'-1'"),
        (with_line("play-bot", "clever"), "a bot out of random | greedy", "'clever'"),
        (with_line("play-rng", "1 2 3"), "four numbers below 4294967296", "'1 2 3'"),
        (with_line("play-rng", "0 0 0 0"), "four numbers below 4294967296", "'0 0 0 0'"),
        (with_line("play-rng", "1 2 3 4294967296"), "four numbers below 4294967296", "4294967296"),
        (with_line("play-rng", "9" * 5000), "four numbers below 4294967296", "9999"),
        (sealed_record().text(), "a game saved by `artel play`, with a header line", "game, modules"),
    ],
)  # fmt: skip
def test_what_is_no_saved_game_is_one_line(
    capsys: Capture, tmp_path: Path, data_folder: Path, text: str, expected: str, got: str
) -> None:
    file = tmp_path / "saved.artel"
    file.write_text(text, encoding="utf-8")
    line = refused(capsys, "play", "--resume", str(file))
    assert f"expected {expected}" in line
    assert got in line
    assert len(line) < 600
    assert file.read_text(encoding="utf-8") == text
    assert not data_folder.exists()


def test_files_that_are_no_text(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    huge = tmp_path / "huge"
    huge.write_bytes(SAVED.encode() + b"\n" * (1 << 20))
    assert "in UTF-8" in refused(capsys, "play", "--resume", str(picture))
    assert "at most 1048576 bytes" in refused(capsys, "play", "--resume", str(huge))
    assert "at most 1048576 bytes" in refused(capsys, "play", "--resume", "/dev/zero")
    assert "Is a directory" in refused(capsys, "play", "--resume", str(tmp_path))
    assert "No such file" in refused(capsys, "play", "--resume", str(tmp_path / "none"))
    assert "expected a record file" in refused(capsys, "play", "--resume", "a\0b")


def test_a_finished_game_is_for_replay(capsys: Capture, tmp_path: Path) -> None:
    sitting, choices = sat_down(GAMES[0]), Random(3)
    while not sitting.over:
        answered(sitting, choices)
        sitting.go_on()
    file = tmp_path / "over.artel"
    file.write_text(sitting.text(), encoding="utf-8")
    assert "expected an unfinished game, got 'one that is over'" in refused(
        capsys, "play", "--resume", str(file)
    )
    assert called(capsys, "replay", str(file), "--verify")[0] == 0


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["play"], "expected GAME or --resume FILE, got nothing"),
        (["play", "artificium", "--resume", "x"], "expected no GAME with --resume"),
        (["play", "--resume", "x", "--players", "3"], "expected no --players with --resume"),
        (["play", "--resume", "x", "--seat", "0"], "expected no --seat with --resume"),
        (["play", "--resume", "x", "--seed", "1"], "expected no --seed with --resume"),
    ],
)
def test_what_the_file_holds_is_not_said_twice(capsys: Capture, argv: list[str], expected: str) -> None:
    assert expected in refused(capsys, *argv)


def test_another_bot_may_go_on(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "saved.artel"
    file.write_text(SAVED, encoding="utf-8")
    typed(monkeypatch)
    _, out, _ = called(capsys, "play", "--resume", str(file), "--bot", "greedy")
    assert "against bots: Greedy" in out


def test_no_damage_is_a_traceback(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Cut anywhere or with bytes changed, a file is refused in one line or is still a game."""
    file = tmp_path / "saved.artel"
    raw = SAVED.encode()
    random = Random(5)
    for number in range(250):
        if number < 100:
            hurt = bytearray(raw[: random.randrange(len(raw))])
        else:
            hurt = bytearray(raw)
            for _ in range(random.randrange(1, 4)):
                hurt[random.randrange(len(hurt))] = random.randrange(256)
        file.write_bytes(bytes(hurt))
        typed(monkeypatch)
        code, _, err = called(capsys, "play", "--resume", str(file))
        assert code in (0, 2)
        assert err.count("\n") == (1 if code else 0)
        assert file.read_bytes() == bytes(hurt)
