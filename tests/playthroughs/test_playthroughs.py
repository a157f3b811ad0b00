"""The playthroughs tell what the engine does today, line for line."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.playthroughs.telling import PLAYTHROUGHS, playthrough, told_moves

HERE = Path(__file__).parent


@pytest.mark.parametrize(("game", "players"), PLAYTHROUGHS)
def test_a_playthrough_is_up_to_date(game: str, players: int) -> None:
    kept = (HERE / f"{game}-{players}.txt").read_text(encoding="utf-8")
    now = playthrough(game, players, told_moves(kept))
    changes = list(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=2, lineterm=""))
    assert not changes, "python tests/playthroughs/make.py tells it anew:\n" + "\n".join(changes[:40])


def test_every_playthrough_is_told_to_the_end() -> None:
    names = {f"{game}-{players}.txt" for game, players in PLAYTHROUGHS}
    assert names == {path.name for path in HERE.glob("*.txt")}
    for name in names:
        text = (HERE / name).read_text(encoding="utf-8")
        assert "game-over" in text
        assert "won by" in text
