"""artel review: a finished game told again in numbers and sentences, and files that cannot be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from artel.cli.review import told
from artel.cli.texts import texts
from artel.kernel.game import NATURE
from artel.kernel.record import record_of
from artel.review.findings import Found
from artel.review.parts import Moment, parts_of
from artel.review.review import Chances, Reason, Review, Swing
from artel.review.reviewing import Progress
from artel.review.summary import summary_of
from tests.cli.samples import GAME, ROOT, Capture, called, called_json, refused, sealed_record


def kept(folder: Path, text: str) -> str:
    path = folder / "game.artel"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_review_for_programs(capsys: Capture, tmp_path: Path) -> None:
    path = kept(tmp_path, sealed_record().text())
    data = called_json(capsys, "review", path, "--thoughts", "2")
    assert (data["format"], data["version"], data["game"]) == ("artel-review", 3, "artificium")
    assert data["moves"] == data["curve"][-1]["at"] == len(sealed_record().moves)
    for player in data["players"]:
        parts = sum(player[name] for name in ("luck", "skill", "others", "estimate"))
        assert parts == player["last"] - player["first"]
    assert data["curve"][-1]["chances"] == [50, 50], "they have shared the victory"
    assert all(99 <= sum(each["chances"]) <= 101 for each in data["curve"])
    assert all(set(swing["chances"]) == {"better", "played"} for swing in data["swings"])


@pytest.mark.parametrize(("lang", "title"), [("en", "Luck and skill"), ("ru", "Удача и мастерство")])
def test_a_review_for_people(
    lang: str, title: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a review that is there: how long it takes is seen above."""
    curve = [Moment(0, None, [0, 100]), Moment(2, NATURE, [400, 100]), Moment(65, 0, [150, 100])]
    parts = [parts_of(curve, seat) for seat in range(2)]
    swings = [Swing(18, 1, "pass", "buy metal", 354, 61, [Reason("goods", 90)], Chances(62, 48))]
    review = Review(
        "artificium", "", 2, 65, curve, swings, parts, summary_of([0], [2, 1], curve, parts, swings)
    )
    told = [Progress(1, 9, Found("first", 0, None)), review]
    monkeypatch.setattr("artel.cli.review.reviewing", lambda *given: iter(told))
    path = kept(tmp_path, sealed_record().text())
    code, out, err = called(capsys, "review", path, "--lang", lang)
    assert (code, err) == (0, "")
    assert title in out
    assert out.count("+4.0") == 1, "the luck of seat 0"
    assert out.count("3.5") >= 2, "what the swing cost, and all that its seat gave away"
    assert "62" in out
    assert "48" in out
    # Every sentence is there: none is shown as its id.
    assert "review-" not in out
    assert "group-" not in out


def test_a_swing_is_told_in_sentences() -> None:
    swing = Swing(
        18, 1, "exchange farm castle", "buy metal", 354, 61, [Reason("cards", -100), Reason("goods", 90)]
    )
    cells = list(told(GAME, swing, texts("en", GAME.name)))
    assert cells == ["19", "Seat 1", "Give Farm, take Castle", "Buy metal", "3.5", "goods"]
    assert list(told(GAME, swing, texts("it", GAME.name)))[-1] == "merci"
    likely = replace(swing, chances=Chances(62, 48))
    assert list(told(GAME, likely, texts("en", GAME.name)))[-1] == "48% instead of 62%"


def test_what_cannot_be_reviewed_is_refused_in_one_line(capsys: Capture, tmp_path: Path) -> None:
    record = sealed_record()
    state = GAME.setup(GAME.rules(2))
    unfinished = record_of(GAME, state, record.moves[:40], {})
    path = kept(tmp_path, unfinished.text())
    assert "expected a game that is over, got one that stops after 40 moves" in refused(
        capsys, "review", path
    )
    path = kept(tmp_path, record.text().replace("pass", "fly", 1))
    assert "expected a legal move" in refused(capsys, "review", path)
    assert "artel-record 1" in refused(capsys, "review", kept(tmp_path, "no record\n"))
    assert "expected a record file" in refused(capsys, "review", str(tmp_path / "nothing"))
    assert "at most 1048576 bytes" in refused(capsys, "review", "/dev/zero")


@pytest.mark.parametrize("given", ["0", "4097", "many"])
def test_thoughts_are_bounded(given: str, capsys: Capture, tmp_path: Path) -> None:
    path = kept(tmp_path, sealed_record().text())
    assert f"expected a whole number from 1 to 4096, got '{given}'" in refused(
        capsys, "review", path, "--thoughts", given
    )


def test_a_game_that_cannot_be_valued_is_refused(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    text = sealed_record().text().replace("game artificium", "game tiny", 1)
    line = refused(capsys, "--games", "tests.games.tiny.game:TINY", "review", kept(tmp_path, text))
    assert "expected a game whose positions can be valued, got tiny" in line
