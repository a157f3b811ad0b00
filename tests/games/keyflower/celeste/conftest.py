"""Positions of these tests are positions of the game with Key Celeste."""

from __future__ import annotations

import pytest

from tests.games.keyflower import positions
from tests.games.keyflower.celeste.tables import MODULES


@pytest.fixture(autouse=True)
def key_celeste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MODULES", MODULES)
