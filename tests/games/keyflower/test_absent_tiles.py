"""A tile of a module that is not in play is refused by its rule wherever it is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.kernel.game import Refused
from tests.games.festival.module import NEW_TILES
from tests.games.keyflower.positions import GAME, Table, auction, extending, lot, north, seat, tile

AWAY = NEW_TILES[0]


def turn() -> Table:
    return auction(seat("red*2", *north("keywood")), seat(), lots=[lot("stable")])


def transport() -> Table:
    return auction(seat("red", tile("home-1", goods="wood"), *north("keywood")), seat()).play(
        0, "use home-1 red 1"
    )


def pay() -> Table:
    return auction(seat("red*3", *north("tavern")), seat()).play(0, "use tavern red 1")


def boats() -> Table:
    return auction(seat(), seat()).all_pass()


def places() -> Table:
    return extending(seat(to_place="keywood"), seat())


@pytest.mark.parametrize(
    ("table", "line"),
    [
        (turn, f"use {AWAY} red 1"),
        (turn, f"bid {AWAY} red 1"),
        (turn, f"lift {AWAY}"),
        (turn, f"put-back {AWAY}"),
        (transport, f"carry wood {AWAY} home-1"),
        (transport, f"carry wood home-1 {AWAY}"),
        (transport, f"upgrade {AWAY}"),
        (pay, f"pay-bid {AWAY}"),
        (boats, f"take-boat {AWAY}"),
        (places, f"place {AWAY} home-1 top 0"),
        (places, f"place keywood {AWAY} top 0"),
    ],
)
def test_a_tile_that_is_not_in_play_is_refused(table: Callable[[], Table], line: str) -> None:
    position = table()
    with pytest.raises(Refused) as refused:
        GAME.understand(position.state, 0, line)
    assert str(refused.value.refusal.rule).startswith("KF-")
