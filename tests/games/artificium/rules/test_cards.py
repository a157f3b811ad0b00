"""The sixteen cards."""

from __future__ import annotations

import pytest

from tests.games.artificium.positions import GOODS, Table, at_play, bag, seat

# From here on the score track pays no bonus goods.
BEYOND = 91


def apply(card: str, goods: str = "", coins: int = 5, hand: str = "") -> Table:
    """Seat 0 reveals a card against a farm of seat 1 and applies it."""
    own = seat(f"{card} {hand}", goods=goods, coins=coins, marker=BEYOND)
    return at_play(own, seat("farm farm")).choose(card, "farm").play(0, "apply")


@pytest.mark.parametrize(
    ("card", "takes", "gives", "points"),
    [
        pytest.param("sawmill", "", "wood wood", 1, marks=pytest.mark.rule("AR-CRD-1")),
        pytest.param("farm", "", "wheat wheat", 1, marks=pytest.mark.rule("AR-CRD-2")),
        pytest.param("charcoal-burner", "wood", "coal", 2, marks=pytest.mark.rule("AR-CRD-3")),
        pytest.param("hunters-hut", "wood", "food", 2, marks=pytest.mark.rule("AR-CRD-4")),
        pytest.param("bakery-mill", "wheat", "food", 2, marks=pytest.mark.rule("AR-CRD-5")),
        pytest.param("kvass-yard", "wheat", "kvass", 2, marks=pytest.mark.rule("AR-CRD-6")),
        pytest.param("ore-works", "food", "metal", 3, marks=pytest.mark.rule("AR-CRD-7")),
        pytest.param("crystal-mine", "food", "crystal", 3, marks=pytest.mark.rule("AR-CRD-8")),
        pytest.param("laboratory", "coal crystal", "potion", 5, marks=pytest.mark.rule("AR-CRD-9")),
        pytest.param("armoury", "coal metal", "sword", 5, marks=pytest.mark.rule("AR-CRD-10")),
        pytest.param("castle", "kvass sword", "", 8, marks=pytest.mark.rule("AR-CRD-11")),
        pytest.param("mage-tower", "kvass potion", "", 8, marks=pytest.mark.rule("AR-CRD-14")),
    ],
)
def test_what_a_building_takes_gives_and_scores(card: str, takes: str, gives: str, points: int) -> None:
    everything = " ".join(GOODS)
    table = apply(card, f"{everything} {takes}")
    assert table.goods(0) == bag(f"{everything} {gives}")
    assert table.coins(0) == (4 if card in ("castle", "mage-tower") else 5)
    assert table.marker(0) == BEYOND + points
    for good in takes.split():
        lacking = everything.replace(good, "")
        short = at_play(seat(card, goods=lacking), seat("farm")).choose(card, "farm")
        assert short.why_not(0, "apply") == "AR-PLY-7"


@pytest.mark.rule("AR-CRD-11")
@pytest.mark.rule("AR-CRD-14")
@pytest.mark.parametrize(("card", "goods"), [("castle", "kvass sword"), ("mage-tower", "kvass potion")])
def test_the_great_buildings_need_their_coin(card: str, goods: str) -> None:
    table = at_play(seat(card, goods=goods, coins=0), seat("farm")).choose(card, "farm")
    assert table.why_not(0, "apply") == "AR-PLY-7"


def with_knight(*markers: int) -> Table:
    """Seat 0 has just applied a castle and is to use the Knight."""
    own = seat("castle", goods="kvass sword", marker=markers[0] - 8)
    others = [seat("farm", marker=marker) for marker in markers[1:]]
    return at_play(own, *others).choose("castle", *["farm"] * len(others)).play(0, "apply")


@pytest.mark.rule("AR-CRD-12")
def test_the_knight_moves_any_marker_four_back_at_once() -> None:
    table = with_knight(99, 20, 30)
    assert (table.asked(), table.question()) == ([0], "knight")
    assert "knight" not in GOODS
    assert table.goods(0) == {}
    table.play(0, "knight 2")
    assert [table.marker(who) for who in range(3)] == [99, 20, 26]
    assert table.asked() == [1]


@pytest.mark.rule("AR-CRD-12")
def test_the_knight_cannot_be_kept_for_later() -> None:
    table = with_knight(99, 20, 30)
    assert table.moves(0) == ["knight 0", "knight 1", "knight 2"]
    assert [table.why_not(0, line) for line in ("done", "pass", "knight 5", "buy wood")] == ["AR-CRD-12"] * 4


@pytest.mark.rule("AR-CRD-13")
@pytest.mark.parametrize(("marker", "after"), [(0, 0), (1, 0), (3, 0), (4, 0), (5, 1)])
def test_no_marker_goes_below_zero(marker: int, after: int) -> None:
    assert with_knight(99, marker).play(0, "knight 1").marker(1) == after


@pytest.mark.rule("AR-CRD-13")
def test_the_knight_may_move_ones_own_marker() -> None:
    table = with_knight(99, 20).play(0, "knight 0")
    assert (table.marker(0), table.marker(1)) == (95, 20)


def with_wizard(hand: str) -> Table:
    """Seat 0 has just applied a mage tower and holds these cards besides."""
    return apply("mage-tower", "kvass potion", hand=hand)


@pytest.mark.rule("AR-CRD-15")
def test_the_wizard_draws_five_cards_at_once() -> None:
    table = with_wizard("fair")
    assert "wizard" not in GOODS
    table.nature("draw farm", "draw farm", "draw castle", "draw theft", "draw sawmill")
    assert table.hand(0) == {"fair": 1, "farm": 2, "castle": 1, "theft": 1, "sawmill": 1}
    assert (table.asked(), table.question()) == ([0], "wizard")


@pytest.mark.rule("AR-CRD-16")
def test_the_wizard_then_discards_any_three_cards() -> None:
    table = with_wizard("fair farm")
    table.nature("draw farm", "draw laboratory", "draw castle", "draw theft", "draw sawmill")
    assert table.moves(0) == [
        f"discard {card}" for card in ("sawmill", "farm", "laboratory", "castle", "fair", "theft")
    ]
    assert table.why_not(0, "discard armoury") == "AR-CRD-16"
    assert table.why_not(0, "done") == "AR-CRD-16"
    table.play(0, "discard fair", "discard theft", "discard farm")
    assert table.hand(0) == {"farm": 1, "laboratory": 1, "castle": 1, "sawmill": 1}
    assert table.cards_in("discards") == {"fair": 1, "theft": 1, "farm": 1}
    assert table.asked() == [1]


@pytest.mark.rule("AR-CRD-17")
def test_cards_kept_with_the_wizard_are_played_or_kept() -> None:
    table = with_wizard("fair fair fair fair farm")
    table.nature("draw farm", "draw farm", "draw castle", "draw theft", "draw sawmill")
    table.play(0, "discard theft", "discard farm", "discard farm").play(1, "take-back")
    assert sum(table.hand(0).values()) == 7
    table.play(0, "choose sawmill", "apply", "choose farm", "take-back")
    assert table.hand(0) == {"fair": 4, "farm": 1, "castle": 1}
    table.all_play("done").draw_until("lay-out")
    assert table.hand(0) == {"fair": 4, "farm": 1, "castle": 1}


def with_scouting(hand: str = "farm farm castle", third: str = "sawmill sawmill") -> Table:
    """Seat 0 has revealed Scouting; of the other hands one card each has been laid."""
    table = at_play(seat("scouting"), seat(f"{hand} armoury"), seat(f"{third} armoury"))
    return table.choose("scouting", "armoury", "armoury")


@pytest.mark.rule("AR-CRD-18")
def test_scouting_takes_a_random_card_of_another_hand() -> None:
    table = with_scouting()
    assert table.moves_of(0, "scout") == ["scout 1", "scout 2"]
    table.play(0, "scout 1")
    assert table.chances() == {"take farm": 2, "take castle": 1}
    table.nature("take castle")
    assert table.hand(0) == {"castle": 1}
    assert table.hand(1) == {"farm": 2}
    assert table.hand(2) == {"sawmill": 2}


@pytest.mark.rule("AR-CRD-19")
def test_the_scouted_player_draws_a_card() -> None:
    table = with_scouting().play(0, "scout 1").nature("take castle")
    assert (table.asked(), table.question()) == ([-1], "draw-card")
    table.nature("draw theft")
    assert table.hand(1) == {"farm": 2, "theft": 1}
    assert table.hand(0) == {"castle": 1}
    assert table.asked() == [1]


@pytest.mark.rule("AR-CRD-20")
def test_scouting_needs_another_player_with_a_card() -> None:
    table = with_scouting(hand="")
    assert table.why_not(0, "scout 1") == "AR-CRD-20"
    assert table.why_not(0, "scout 0") == "AR-CRD-20"
    assert table.why_not(0, "scout 2") is None
    assert table.why_not(0, "scout 3") is not None


@pytest.mark.rule("AR-CRD-21")
def test_rebuilding_takes_a_played_card_back_into_the_hand() -> None:
    table = at_play(seat("rebuilding", table="castle farm"), seat("sawmill", table="theft"))
    table.choose("rebuilding", "sawmill")
    assert table.moves_of(0, "rebuild") == ["rebuild farm", "rebuild castle"]
    assert table.why_not(0, "rebuild theft") == "AR-CRD-21"
    table.play(0, "rebuild castle")
    assert table.hand(0) == {"castle": 1}
    assert table.table(0) == {"farm": 1, "rebuilding": 1}


@pytest.mark.rule("AR-CRD-22")
def test_rebuilding_cannot_take_itself() -> None:
    alone = at_play(seat("rebuilding"), seat("sawmill")).choose("rebuilding", "sawmill")
    assert "rebuild" not in alone.verbs(0)
    assert alone.why_not(0, "rebuild rebuilding") is not None
    earlier = at_play(seat("rebuilding", table="rebuilding"), seat("sawmill")).choose("rebuilding", "sawmill")
    earlier.play(0, "rebuild rebuilding")
    assert (earlier.hand(0), earlier.table(0)) == ({"rebuilding": 1}, {"rebuilding": 1})


@pytest.mark.rule("AR-CRD-23")
@pytest.mark.parametrize("card", ["farm", "castle", "fair", "theft", "scouting"])
def test_rebuilding_takes_buildings_and_actions(card: str) -> None:
    table = at_play(seat("rebuilding", table=card), seat("sawmill")).choose("rebuilding", "sawmill")
    assert table.play(0, f"rebuild {card}").hand(0) == {card: 1}


@pytest.mark.rule("AR-CRD-24")
@pytest.mark.parametrize(
    ("played", "coins"),
    [("", 5), ("farm", 7), ("farm farm castle", 11), ("theft scouting rebuilding farm", 13)],
)
def test_the_fair_brings_two_coins_for_each_card_played(played: str, coins: int) -> None:
    table = at_play(seat("fair", table=played), seat("sawmill", table="farm farm")).choose("fair", "sawmill")
    table.play(0, "apply")
    assert (table.coins(0), table.coins(1)) == (coins, 5)
    assert table.table(0)["fair"] == 1


@pytest.mark.rule("AR-CRD-25")
def test_the_fair_counts_an_earlier_fair_but_no_card_discarded() -> None:
    table = at_play(seat("fair fair farm sawmill"), seat("farm farm farm farm"))
    for card, end in (("sawmill", "apply"), ("farm", "discard-card"), ("fair", "apply")):
        table.choose(card, "farm").play(0, end).play(1, "apply")
    assert table.coins(0) == 5 + 2
    table.choose("fair", "farm").play(0, "apply")
    assert table.coins(0) == 7 + 4


def with_theft(goods: str, coins: int = 5) -> Table:
    """Seat 0 has revealed Theft; seat 1 owns these goods, seat 2 a wood."""
    thief = seat("theft", goods="coal", coins=coins)
    table = at_play(thief, seat("farm", goods=goods), seat("farm", goods="wood"))
    return table.choose("theft", "farm", "farm")


@pytest.mark.rule("AR-CRD-26")
@pytest.mark.parametrize("good", ["wood", "wheat"])
def test_a_good_of_level_one_is_stolen_for_one_coin(good: str) -> None:
    table = with_theft(f"{good} {good} sword").play(0, f"steal 1 {good}")
    assert (table.coins(0), table.coins(1)) == (4, 5)
    assert (table.goods(0), table.goods(1)) == ({"coal": 1, good: 1}, {good: 1, "sword": 1})
    assert table.asked() == [1]


@pytest.mark.rule("AR-CRD-26")
def test_theft_reaches_any_other_player_and_only_goods_he_has() -> None:
    table = with_theft("wheat")
    assert table.moves_of(0, "steal") == ["steal 1 wheat", "steal 2 wood"]
    for line in ("steal 1 wood", "steal 0 coal", "steal 4 wood"):
        assert table.why_not(0, line) == "AR-CRD-26"
    assert with_theft("wheat", coins=0).why_not(0, "steal 1 wheat") == "AR-CRD-26"


@pytest.mark.rule("AR-CRD-27")
@pytest.mark.parametrize("good", ["coal", "food", "kvass"])
def test_a_good_of_level_two_is_stolen_for_two_coins(good: str) -> None:
    table = with_theft(good, coins=2).play(0, f"steal 1 {good}")
    assert (table.coins(0), table.coins(1)) == (0, 5)
    assert table.goods(0) == bag(f"coal {good}")
    assert table.goods(1) == {}
    assert with_theft(good, coins=1).why_not(0, f"steal 1 {good}") == "AR-CRD-27"


@pytest.mark.rule("AR-CRD-28")
def test_a_stolen_good_stays_the_same_good() -> None:
    table = with_theft("kvass").play(0, "steal 1 kvass")
    assert table.goods(0) == {"coal": 1, "kvass": 1}
    table = with_theft("kvass").play(0, "steal 2 wood")
    assert table.goods(0) == {"coal": 1, "wood": 1}


@pytest.mark.rule("AR-CRD-29")
@pytest.mark.parametrize("good", ["metal", "crystal", "potion", "sword"])
def test_dear_goods_cannot_be_stolen(good: str) -> None:
    table = with_theft(good, coins=99)
    assert table.why_not(0, f"steal 1 {good}") == "AR-CRD-29"
