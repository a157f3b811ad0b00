"""What a card or a good would bring if the game ended now; everybody's points are open."""

from __future__ import annotations

from artel.kernel.game import SPECTATOR, points_now, worths_now
from tests.games.artificium.positions import GAME, GOODS, Table, at_play, seat


def worth(table: Table, sort: str, piece: str) -> int | None:
    return worths_now(GAME, GAME.view(table.state, 0), [(sort, piece)])[0]


def test_all_points_are_open_to_everybody() -> None:
    table = at_play(seat("farm castle", marker=7, coins=9, goods="wood"), seat("armoury", marker=3, coins=4))
    now = [(points, points) for points in GAME.scores(table.state)]
    assert [points_now(GAME, GAME.view(table.state, viewer)) for viewer in (0, 1, SPECTATOR)] == [now] * 3


def test_a_building_is_worth_its_points_and_the_goods_it_turns_over() -> None:
    table = at_play(seat("castle", coins=1, goods="kvass sword"), seat("farm"))
    before = GAME.scores(table.state)[0]
    assert before == (1 + GOODS["kvass"]["sell"] + GOODS["sword"]["sell"]) // 4
    # Eight points, two bonus goods on the way, and neither the coin nor the goods any more.
    bonus = (GOODS["wood"]["sell"] + GOODS["wheat"]["sell"]) // 4
    assert worth(table, "card", "castle") == 8 + bonus - before
    assert GAME.scores(table.state)[0] == before, "nothing has happened"


def test_a_building_without_its_goods_and_a_card_of_action_have_no_number() -> None:
    table = at_play(seat("castle theft", coins=9), seat("farm"))
    assert worth(table, "card", "castle") is None
    assert worth(table, "card", "theft") is None
    assert worth(table, "card", "sawmill") is not None
    assert worth(table, "phase", "market") is None


def test_a_good_is_worth_what_its_coins_complete() -> None:
    table = at_play(seat("farm", coins=3), seat("farm"))
    assert worth(table, "good", "coin") == 1
    assert worth(table, "good", "sword") == (3 + GOODS["sword"]["sell"]) // 4
    assert worth(at_play(seat("farm", coins=0), seat("farm")), "good", "coin") == 0
