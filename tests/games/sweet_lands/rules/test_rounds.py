"""Five rounds of four phases, and the turns of the action phase."""

from __future__ import annotations

import pytest

from artel.kernel.game import Rng
from tests.games.sweet_lands.positions import Table, at_turn, before_round, opening


def end_all(table: Table) -> Table:
    """Everybody ends the round and goes where there is room."""
    while table.question() == "turn":
        who = table.asked()[0]
        table.play(who, "end-round")
        if table.question() == "move-support":
            table.play(who, table.moves(who)[0])
    return table


def keep_all(table: Table) -> Table:
    """Everybody keeps the first card."""
    while table.question() == "keep":
        who = table.asked()[0]
        table.play(who, table.moves(who)[0])
    return table


@pytest.mark.rule("SL-RND-1")
def test_the_game_lasts_five_rounds() -> None:
    table = opening()
    rng = Rng(4)
    while table.state.agenda:
        table.chance(int(rng.below(1000)))
        if table.question() == "turn":
            table.play(table.asked()[0], "end-round")
        elif table.asked():
            table.play(table.asked()[0], table.moves(table.asked()[0])[0])
    assert [line["round"] for line in table.log("round-begins")] == [1, 2, 3, 4, 5]
    assert len(table.log("game-over")) == 1


@pytest.mark.rule("SL-RND-2", "SL-RND-4")
def test_a_round_goes_from_its_start_over_production_and_actions_to_the_clean_up() -> None:
    table = before_round(round_number=2).own(0, wheat_production=2).begin()
    assert (table.view(0)["round"], table.view(0)["phase"]) == (2, "production")
    table.chance()
    assert (table.question(), table.view(0)["phase"]) == ("turn", "action")
    end_all(table)
    assert (table.question(), table.view(0)["phase"]) == ("keep", "cleanup")
    kinds = [kind for kind, _ in table.story()]
    order = ["round-begins", "area-opens", "gained", "drew", "round-ended", "cleaned"]
    assert sorted(order, key=kinds.index) == order
    keep_all(table)
    assert table.view(0)["round"] == 3


@pytest.mark.rule("SL-RND-3")
def test_round_1_has_no_start_phase() -> None:
    table = before_round(round_number=1).begin()
    assert (table.view(0)["round"], table.view(0)["phase"]) == (1, "production")
    assert table.log("area-opens") == table.log("first-player") == []


@pytest.mark.rule("SL-RND-5", "SL-RND-6", "SL-ARE-32")
def test_two_extra_areas_open_in_round_2_and_two_in_round_3() -> None:
    extra = ["land-and-roads", "big-food", "big-rabbit", "big-property", "big-industry"]
    found = []
    for number in (1, 2, 3, 4):
        table = before_round(round_number=number)
        table.own(0, wheat=99, wood=99, iron=99).begin().chance()
        usable = {area for area in extra if f"use {area}" in table.moves(0)}
        opened = {line["area"] for line in table.log("area-opens")}
        found.append((len(usable), opened))
        assert opened <= usable
    assert [(count, len(opened)) for count, opened in found] == [(1, 0), (3, 2), (5, 2), (5, 0)]
    assert not found[1][1] & found[2][1]


@pytest.mark.rule("SL-TRN-1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = before_round(round_number=2, players=3)
    table.state.next_first = 1
    table.begin().chance()
    order = []
    for _ in range(4):
        who = table.asked()[0]
        order.append(who)
        table.play(who, "use gold" if len(order) == 1 else "use diamond")
        while table.question() != "turn":
            table.play(who, table.moves(who)[0])
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("SL-TRN-2")
def test_a_turn_is_one_of_four_things() -> None:
    table = at_turn().own(0, gold=99, wheat=3, diamond=2).skills(0, "purse")
    main = {"use", "play", "flip", "end-round"}
    assert main <= table.verbs(0)
    for line in ("use diamond", table.moves_of(0, "play")[0], "flip purse"):
        again = at_turn().own(0, gold=99, wheat=3, diamond=2).skills(0, "purse").play(0, line)
        while again.question() != "after":
            who = again.asked()[0]
            again.play(who, again.moves(who)[-1])
        assert not main & again.verbs(0)
        assert again.play(0, "done").asked() == [1]


@pytest.mark.rule("SL-TRN-3", "SL-TRN-5")
def test_whoever_has_ended_the_round_is_left_out_and_the_last_goes_on_alone() -> None:
    table = at_turn(players=3).hand(2, "card-31 card-32 card-33 card-34 card-35 card-36 card-37")
    table.play(0, "end-round", "support 4").play(1, "end-round", "support 5")
    for area in ("gold", "disk", "cards"):
        assert (table.question(), table.asked()) == ("turn", [2])
        table.use(2, area).chance()
        if table.question() == "after":
            table.play(2, "done")
    assert (table.question(), table.asked()) == ("turn", [2])


@pytest.mark.rule("SL-TRN-3")
def test_the_others_go_on_in_turn_when_one_has_ended_the_round() -> None:
    table = at_turn(players=3).play(0, "use gold", "discard card-1", "done")
    table.play(1, "end-round", "support 4").play(2, "use disk", "discard card-21", "done")
    assert table.asked() == [0]
    table.play(0, "use diamond", "discard card-2", "done")
    assert table.asked() == [2]


@pytest.mark.rule("SL-TRN-4")
def test_the_action_phase_ends_when_all_have_ended_the_round() -> None:
    table = at_turn()
    table.play(0, "end-round", "support 3")
    assert (table.question(), table.asked()) == ("turn", [1])
    table.play(1, "end-round", "support 4")
    assert table.question() == "keep"
