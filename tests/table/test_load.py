"""The load of `scripts/bench table`, in small: it plays real games and counts what it says it counts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks._table_load import ServerUnderLoad
from benchmarks.table import Side

ROOT = Path(__file__).resolve().parents[2]
MOST_ROUNDS = 8


@pytest.mark.parametrize("scene", [(2, 0), (1, 1)], ids=["people", "with a bot"])
def test_games_make_a_move_a_second(scene: tuple[int, int]) -> None:
    server = ServerUnderLoad(ROOT, [])
    side = Side("now", server)

    async def measure() -> Any:
        # A busy machine takes its time to start the bots' process; nobody moves meanwhile.
        for _ in range(MOST_ROUNDS):
            figures = await side.measure(scene, "keyflower", 3, 2.0)
            if figures.moves >= 3:
                break
        await asyncio.gather(*(game.end() for game in side.games))
        return figures

    try:
        figures = asyncio.run(measure())
    finally:
        server.stop()
    assert figures.refused == 0
    assert 3 <= figures.moves <= 3 * 3
    assert 0 < figures.p50 <= figures.p99
    assert figures.memory > 0
