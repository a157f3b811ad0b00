"""At the prompt: help, the log, single pieces, and what is typed wrong."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

from artel.bots import bot_named
from artel.bots.search.advice import Advice
from artel.cli import terminal
from artel.cli.arguments import LANGUAGES
from artel.cli.hints import expected, reason
from artel.cli.output import console
from artel.cli.record_files import Kept, Saves, kept_folders
from artel.cli.sitting import Sitting
from artel.cli.terminal import Terminal
from artel.cli.texts import texts
from artel.games import game_named
from artel.kernel.record import read_record
from tests.cli.samples import Capture, called, typed

KEYFLOWER = game_named("keyflower")
CARDS = ("play", "artificium", "--bot", "random", "--seed", "3")
TILES = ("play", "keyflower", "--players", "2", "--bot", "random", "--seed", "5")


def answers(capture: Capture, patch: pytest.MonkeyPatch, table: tuple[str, ...], *lines: str) -> str:
    """What is shown after the first question."""
    typed(patch, *lines)
    code, out, err = called(capture, *table)
    assert (code, err) == (0, "")
    return re.split(r"(?m)^(?:Bid on a tile|Exchange a card|Сделайте|Scambia|Fai un).*$", out, maxsplit=1)[-1]


def test_help_lists_only_what_may_be_typed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(capsys, monkeypatch, CARDS, "?").split("You may play now:")[1]
    assert re.findall(r"(?m)^  ([a-z-]+)", said)[:3] == ["pass", "exchange", "exchange-hand"]
    assert "exchange CARD TAKEN" in said
    for verb in ("steal", "draw", "knight", "buy", "undo", "show SEAT"):
        assert not re.search(rf"(?m)^ +{verb}\b", said), verb
    for own in ("why LINE", "show PIECE", "log [N]", "save [FILE]", "quit"):
        assert f"\n  {own}" in said


def with_a_choice() -> tuple[str, str]:
    """A seed and a first move that asks which resource to make, so that nothing follows it yet."""
    for seed in range(100):
        sitting = Sitting(KEYFLOWER, KEYFLOWER.rules(2), 0, bot_named("keyflower", "random"), str(seed))
        sitting.go_on()
        lines = [KEYFLOWER.verbs.text(move) for move in sitting.view().moves]
        for line in lines:
            if line.startswith("use workshop "):
                return str(seed), line
    raise AssertionError("expected a workshop in one of 100 springs")


def test_help_offers_undo_where_it_works(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    seed, line = with_a_choice()
    table = (*TILES[:-1], seed)
    assert "\n  undo " not in answers(capsys, monkeypatch, table, "?")
    said = answers(capsys, monkeypatch, table, line, "?").split("You may play now:")[1]
    assert "  make GOOD\n      wood, stone, iron\n" in said
    assert "\n  bid " not in said
    assert "\n  undo " in said
    assert "bid TILE" in answers(capsys, monkeypatch, table, line, "undo", "?").split("You may play now:")[1]


def test_what_help_names_can_be_typed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(capsys, monkeypatch, TILES, "moves", "log", "log 3", "show", "show 1", "show inn", "undo")
    assert "There is no such command" not in said
    assert "There is no such piece" not in said


def test_the_start_shows_at_most_half_a_screen_of_log(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "24")
    typed(monkeypatch, "log", "log 100000", "log 99999999999999999999")
    _, out, _ = called(capsys, *TILES, "--players", "4")
    begun, _, rest = out.partition("\nSpring")
    assert len(begun.splitlines()) <= 13
    all_lines = int(re.findall(r"log (\d+) shows everything", begun)[0])
    assert all_lines > 60
    screen = rest.split("(> leads)")[0]
    assert screen
    assert f"({all_lines - 21} lines before" in rest
    assert len(re.findall(r"draws a (?:blue|red|yellow) worker", rest)) >= 8


def test_a_tile_is_explained(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(capsys, monkeypatch, TILES, "show Key Mine")
    assert "Key mine (key-mine), Spring" in said
    assert "as it comes: makes 1 × iron" in said
    assert "upgraded: makes 3 × iron; 3 points" in said
    assert "The upgrade costs 1 × anvil." in said
    assert "Edges: = road, ~ water" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_card_is_explained(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for game, table in (("keyflower", TILES), ("artificium", CARDS)):
        say = texts(language, game)
        words = [str(row["id"]) for row in game_named(game).facts()]
        if game == "artificium":
            words = [word.partition("-")[2] for word in words if word.startswith(("card-", "good-"))]
        typed(
            monkeypatch, *[f"show {word}" for word in words], *[f"show {say.piece(word)}" for word in words]
        )
        _, out, _ = called(capsys, *table, "--lang", language)
        assert "terminal-" not in out
        assert "-rule" not in out
        for word in words:
            assert out.count(f"({word})") >= 1, word
            assert say.piece(word) in out


def test_where_a_tile_is_and_who_stands_there(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    first = answers(capsys, monkeypatch, TILES, "moves")
    use = re.findall(r"\d use (\S+) (\S+) ", first)[0]
    lot = re.findall(r"\d bid (\S+) (\S+) ", first)[0]
    winter = re.findall(r"Seat 0 \(you\).*", called(capsys, *TILES)[1])[0].split()[-1]
    said = answers(
        capsys,
        monkeypatch,
        TILES,
        f"use {use[0]} {use[1]} 1",
        f"show {use[0]}",
        f"show {lot[0]}",
        f"show {winter}",
    )
    assert f"workers on it: {use[1]}" in said
    assert "The next use this season takes at least 2 workers." in said
    assert "It is up for auction." in said
    assert "It is one of your winter tiles." in said


def test_a_card_and_a_good_are_explained(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(capsys, monkeypatch, CARDS, "show castle", "show SWORD")
    assert "a Knight rides out" in said
    assert "8 points; 6 in the deck" in said
    assert "Buy for 10, sell for 5. Level 4." in said


def test_a_piece_that_is_not_there(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(
        capsys, monkeypatch, TILES, "show wood-cuter", "show 7", "show [/bold]", f"show {'x' * 5000}"
    )
    assert "There is no such piece: wood-cuter.\nDid you mean: show woodcutter" in said
    assert "There is no such piece: 7." in said
    assert "There is no such piece: [/bold]." in said
    assert "x" * 100 not in said


def test_words_of_the_terminal_in_any_case(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(capsys, monkeypatch, CARDS, "HELP", "Show Castle", "Why pass", "QUIT")
    assert "You may play now:" in said
    assert "a Knight rides out" in said
    assert "This may be done." in said


def test_what_may_have_been_meant_is_suggested(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    first = re.findall(r"\d use (\S+) (\S+) ", answers(capsys, monkeypatch, TILES, "moves"))[0]
    wrong = (f"usse {first[0]} {first[1]} 1", f"use {first[0]} {first[1]} 99", "why pas", "why use")
    said = answers(capsys, monkeypatch, TILES, *wrong, "PASS")
    assert said.count("Did you mean: ") == 4
    assert f"Did you mean: use {first[0]} {first[1]} 1" in said
    assert "Did you mean: pass?" in said
    assert "Seat 0 passes." in said


def test_a_bid_taken_along_can_be_put_back(capsys: Capture) -> None:
    """The record then tells of neither, and help offers it only while there is something to put back."""
    terminal, lift = with_a_beaten_bid()
    game = terminal.sitting
    before = (list(game.history), KEYFLOWER.digest(game.state))
    assert "put-back" not in said_by(capsys, terminal, "?")
    assert terminal.obey(lift.upper())
    assert game.history == [*before[0], (0, lift)]
    assert "put-back TILE" in said_by(capsys, terminal, "?")
    assert terminal.obey(lift.replace("lift", "put-back"))
    assert (game.history, KEYFLOWER.digest(game.state)) == before


def with_a_beaten_bid() -> tuple[Terminal, str]:
    """A position in which a bid of seat 0 can be taken along."""
    random = Random(1)
    for seed in range(50):
        terminal = at_the_table(str(seed))
        while not terminal.sitting.over:
            moves = terminal.moves()
            for line in moves:
                if line.startswith("lift "):
                    return terminal, line
            terminal.sitting.answer(random.choice(moves))
            terminal.sitting.go_on()
    raise AssertionError("expected a beaten bid in one of 50 games")


def at_the_table(seed: str) -> Terminal:
    sitting = Sitting(KEYFLOWER, KEYFLOWER.rules(2), 0, bot_named("keyflower", "greedy"), seed)
    sitting.go_on()
    return Terminal(sitting, texts("en", "keyflower"), console(), Kept(kept_folders(), seed), Saves())


def said_by(capture: Capture, terminal: Terminal, line: str) -> str:
    capture.readouterr()
    terminal.out.file = sys.stdout
    assert not terminal.obey(line)
    return capture.readouterr().out


def test_absurd_numbers_are_no_move(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers(capsys, monkeypatch, CARDS, "0", "9" * 5000, "²", "why 1")
    assert said.count("There is no such command") == 3
    assert "This may be done." in said


@pytest.mark.parametrize("players", ["2", "6"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["artificium", "keyflower"])
def test_the_table_fits_eighty_columns(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, game: str, language: str, players: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed(monkeypatch, "?", *["1", "show", "moves"] * 12)
    options = ("--players", players, "--bot", "random", "--seed", "2", "--lang", language)
    _, out, _ = called(capsys, "play", game, *options)
    lines = out.partition(texts(language, game).say("terminal-left"))[0].splitlines()
    assert [line for line in lines if len(line.removeprefix("> ")) > 80] == []
    assert "\N{HORIZONTAL ELLIPSIS}" not in out


HINTS = {
    "en": ("Weighing the moves…", "points, "),
    "ru": ("Взвешиваю ходы…", "очк"),
    "it": ("Sto soppesando le mosse…", "punti, "),
}


# A hinted move: its number and its line.
HINTED = re.compile(r"(?m)^ *(\d+) (\S.*?): ≈ .*$")


@pytest.mark.parametrize("table", [CARDS, TILES], ids=["cards", "tiles"])
@pytest.mark.parametrize("typed_back", ["number", "line"])
def test_a_hint_that_is_typed_back_is_played(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, table: tuple[str, ...], typed_back: str
) -> None:
    monkeypatch.setattr(terminal, "FEW_THOUGHTS", 1)
    monkeypatch.setattr(terminal, "THOUGHTS", 1)
    hinted = HINTED.findall(answers(capsys, monkeypatch, table, "hint"))
    assert len(hinted) == 3
    assert [number for number, _ in hinted] != ["1", "2", "3"], "the best moves stand elsewhere in the menu"
    for at, (number, line) in enumerate(hinted):
        file = tmp_path / f"{at}.artel"
        answers(
            capsys, monkeypatch, table, "hint", number if typed_back == "number" else line, f"save {file}"
        )
        played = [made for seat, made in read_record(file.read_text("utf-8")).moves if seat == 0]
        assert played[0] == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_tells_the_best_moves_and_why(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(terminal, "FEW_THOUGHTS", 1)
    monkeypatch.setattr(terminal, "THOUGHTS", 1)
    said = answers(capsys, monkeypatch, (*CARDS, "--players", "2", "--lang", language), "hint")
    thinking, points = HINTS[language]
    assert thinking in said
    lines = [line for _, line in HINTED.findall(said)]
    assert len(lines) == len(set(lines)) == 3
    assert points in said
    assert "hint-" not in said


def test_reasons_are_told_as_sentences() -> None:
    say = texts("en", "keyflower")
    best = Advice(0, 74.2, 6.4, 0.0, [("workers", 2.13), ("tiles", 1.0)])
    second = Advice(0, 73.0, -2.6, 1.24, [("stock", -0.96)])
    assert expected(say, best, 2) == "≈ 74 points, 6 ahead"
    assert expected(say, second, 2) == "≈ 73 points, 3 behind"
    assert expected(say, second, 1) == "≈ 73 points"
    assert expected(say, Advice(0, 1.0, 0.3, 0.0, []), 2) == "≈ 1 point, level with the best"
    likely = best._replace(chance=0.617)
    assert expected(say, likely, 2) == "≈ 74 points, 6 ahead, 62% to win"
    assert expected(texts("ru", "keyflower"), likely, 2).endswith("шанс на победу 62\u00a0%")
    assert expected(say, likely._replace(chance=1.0), 2).endswith("99% to win"), "it is not over"
    told = reason(say, best, best=True, alone=False)
    assert told == "More than the next move through workers (+2.1) and tiles (+1.0)."
    assert reason(say, second, best=False, alone=False) == "1.2 less than the best: resources (−1.0)."
    bare = Advice(0, 1.0, 1.0, 0.0, [])
    assert reason(say, bare, best=True, alone=False) == "Hardly better than the next move."
    assert reason(say, bare, best=True, alone=True) == "Nothing else is worth trying."
    assert reason(say, bare, best=False, alone=False) == "As good as the best, as far as one can tell."
    behind = Advice(0, 1.0, 1.0, 3.0, [])
    assert reason(say, behind, best=False, alone=False) == "3.0 less than the best."
    russian = reason(texts("ru", "keyflower"), best, best=True, alone=False)
    assert russian == "Даёт больше следующего хода: рабочие (+2,1) и тайлы (+1,0)."
    mixed = best._replace(reasons=[*best.reasons, ("stock", -1.5)])
    told = reason(say, mixed, best=True, alone=False)
    assert told == "More than the next move through workers (+2.1) and tiles (+1.0), but resources (−1.5)."
    worse = Advice(0, 73.0, -2.6, 1.24, [("stock", -0.96), ("workers", 1.2)])
    told = reason(say, worse, best=False, alone=False)
    assert told == "1.2 less than the best: resources (−1.0), but workers (+1.2)."


def test_where_there_is_no_hint_it_says_so(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "has_mind", lambda game: False)
    said = answers(capsys, monkeypatch, CARDS, "hint", "?")
    assert "At this table there are no hints." in said
    assert "\n  hint " not in said
