"""artel play: a person at the terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from artel.bots import bot_named, usual
from artel.cli.arguments import LANGUAGES
from artel.cli.completions import folded
from artel.cli.show import show_any
from artel.cli.sitting import Sitting
from artel.cli.texts import texts
from artel.kernel.game import Refusal, Refused, deciders
from artel.table.undos import MOST_UNDOS
from tests.cli.samples import GAME, Capture, called, typed

TABLE = ("play", "artificium", "--bot", "random", "--seed", "3")


def sitting(seat: int = 0, players: int = 3, seed: str = "3") -> Sitting:
    made = Sitting(GAME, GAME.rules(players), seat, bot_named("artificium", "random"), seed)
    made.go_on()
    return made


def test_numbers_play_a_whole_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    # The first move of a list leads on sooner or later: coins and goods to trade run out.
    typed(monkeypatch, *["1"] * 2000)
    code, out, err = called(capsys, *TABLE)
    assert (code, err) == (0, "")
    assert "Round 4 ends." in out
    assert "Score sheet" in out
    assert " wins!" in out or " win together!" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rivals_are_told_by_their_name_and_how_they_play(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    say = texts(language, "artificium")
    for chosen, level in ((("--bot", "novice"), "novice"), ((), usual("artificium"))):
        typed(monkeypatch, "quit")
        asked = ("play", "artificium", "--seed", "3", "--players", "2", "--lang", language)
        _, out, _ = called(capsys, *asked, *chosen)
        told = " ".join(out.split())
        begins = say.say("terminal-begins", {"bot": say.say(f"bot-{level}"), "seed": "3"})
        assert f"{begins} {say.say(f'bot-about-{level}')}" in told


def test_the_seed_deals_the_same_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    outputs = []
    for _ in range(2):
        typed(monkeypatch, "pass", "quit")
        outputs.append(called(capsys, *TABLE)[1].partition("You have left")[0])
    assert outputs[0] == outputs[1]
    assert "Seat 0 passes." in outputs[0]


def test_leaving(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for lines in ([], ["quit"], ["", "q"]):
        typed(monkeypatch, *lines)
        code, out, _ = called(capsys, *TABLE)
        assert code == 0
        assert "You have left the table.\nThe game is kept. Go on with: artel play --resume " in out


def test_typed_lines_are_answered(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "?",
        "why buy wood",
        "why pass",
        "why fly",
        "buy wood",
        "fly",
        "exchange farm",
        "99",
        "undo",
        "show",
    ]
    typed(monkeypatch, *lines)
    _, out, _ = called(capsys, *TABLE)
    assert out.count("[AR-MKT-13]") == 2
    assert "No goods are bought or sold during the market" in out
    assert "This may be done." in out
    assert out.count("There is no such command: ") == 3
    assert "Expected: exchange CARD TAKEN." in out
    assert "There is nothing to take back" in out
    assert out.count("Exchange a card with the market, or pass.") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages(capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    typed(monkeypatch)
    _, out, _ = called(capsys, *TABLE, "--lang", language)
    assert texts(language, "artificium").say("terminal-left") in out
    assert texts(language, "artificium").say("round", {"round": 1}) in out
    assert "log-" not in out
    assert "ask-" not in out


def test_the_person_is_told_only_what_the_seat_may_know() -> None:
    mine = sitting(seat=1)
    told: list[dict[str, Any]] = mine.news()
    assert [line["v"]["seat"] for line in told if line["k"] == "drew"] == [1] * 5
    assert {line["v"]["seat"] for line in told if line["k"] == "drew-hidden"} == {0, 2}
    assert mine.news() == []


def at_round_end() -> Sitting:
    """Where one seat may make several moves in a row."""
    mine = sitting()
    while GAME.asks(mine.state)[0]["kind"] != "round-end":
        lines = [GAME.verbs.text(move) for move in mine.view().moves]
        wanted = ("pass", "choose", "take-back")
        mine.answer(next(line for word in wanted for line in lines if line.split()[0] == word))
        mine.go_on()
    return mine


def first_discard(mine: Sitting) -> str:
    lines = [GAME.verbs.text(move) for move in mine.view().moves]
    return next(line for line in lines if line.startswith("discard"))


def kind_of(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.kind


def test_as_much_is_taken_back_over_one_question_as_at_a_table() -> None:
    mine = at_round_end()
    for _ in range(MOST_UNDOS):
        mine.answer(first_discard(mine))
        assert mine.undo() is None
    mine.answer(first_discard(mine))
    assert (kind_of(mine.undo()), mine.may_undo) == ("too-many-undos", False)
    # Once a move has stood, further ones may be taken back again.
    while mine.my_turn and GAME.asks(mine.state)[0]["kind"] == "round-end":
        mine.answer("done")
        mine.go_on()
    mine.answer("pass")
    assert kind_of(mine.undo()) in (None, "nothing-to-undo")


def test_undo_takes_back_own_moves_one_by_one() -> None:
    mine = at_round_end()
    before = json.dumps(GAME.to_data(mine.state))
    mine.news()
    mine.answer(first_discard(mine))
    between = json.dumps(GAME.to_data(mine.state))
    mine.answer(first_discard(mine))
    assert mine.undo() is None
    assert json.dumps(GAME.to_data(mine.state)) == between
    assert mine.undo() is None
    assert json.dumps(GAME.to_data(mine.state)) == before
    assert kind_of(mine.undo()) == "nothing-to-undo"
    assert mine.news() == []


def test_undo_stops_at_what_others_did() -> None:
    mine = sitting()
    mine.answer("pass")
    mine.go_on()
    assert mine.history[-1][0] != 0
    assert kind_of(mine.undo()) == "nothing-to-undo"


def test_a_refused_move_changes_nothing() -> None:
    mine = sitting()
    before = (GAME.digest(mine.state), len(mine.history))
    with pytest.raises(Refused):
        mine.answer("buy wood")
    assert (GAME.digest(mine.state), len(mine.history)) == before
    assert deciders(mine.state) == [0]


def test_the_line_that_is_typed_is_kept_in_its_own_words() -> None:
    mine = sitting()
    mine.answer("  pass ")
    assert mine.history[-1] == (0, "pass")


def test_any_view_can_be_shown(capsys: Capture) -> None:
    """A game without a renderer of its own is shown by its data."""
    show_any(Console(width=200), texts("en", "artificium"), sitting().view().data, whole=True)
    out = capsys.readouterr().out
    assert "Deck" in out
    assert "hand_size" in out
    assert "Seat 2" in out


def test_moves_that_only_count_up_share_a_row() -> None:
    lines = [
        "pass",
        "bid inn red 1",
        "bid inn red 2",
        "bid inn red 3",
        "bid inn blue 3",
        "use inn red 1",
        "take-back",
    ]
    assert [" ".join(row.split()) for row in folded(lines)] == [
        "1 pass",
        "2-4 bid inn red 1-3",
        "5 bid inn blue 3",
        "6 use inn red 1",
        "7 take-back",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_keyflower_is_shown_by_the_words_of_its_commands(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "show", "1", "quit")
    options = ["--players", "2", "--seed", "5", "--bot", "random", "--lang", language]
    code, out, _ = called(capsys, "play", "keyflower", *options)
    assert code == 0
    say = texts(language, "keyflower")
    assert say.say("season-spring") in out
    assert say.say("terminal-bids") in out
    assert out.count("sea-bastion") >= 2
    assert "home-3" in out
    assert "turn-1 *" in out
    assert "log-" not in out
    assert "terminal-" not in out
