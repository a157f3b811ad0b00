"""Positions of these tests are positions of the game with all promo tiles."""

from __future__ import annotations

import pytest

from tests.games.keyflower import positions
from tests.games.keyflower.promos.tables import MODULES


@pytest.fixture(autouse=True)
def promos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MODULES", MODULES)
