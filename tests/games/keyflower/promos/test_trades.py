"""Storyteller and trader."""

from __future__ import annotations

import pytest

from tests.games.keyflower.positions import auction, north, seat, tile


@pytest.mark.rule("KFP-STORYTELLER-2")
def test_the_storyteller_gives_a_worker_or_a_skill_as_the_user_chooses() -> None:
    for gift, asked in (("random-worker", "draw-worker"), ("random-skill", "draw-skill")):
        table = auction(seat("red", *north("storyteller")), seat()).play(0, "use storyteller red 1")
        assert table.moves(0) == ["take random-worker", "take random-skill"]
        table.play(0, f"take {gift}")
        assert table.question() == asked
        table.chance()
        assert (sum(table.workers(0).values()), sum(table.skills(0).values())) == (
            int(gift == "random-worker"),
            int(gift == "random-skill"),
        )


@pytest.mark.rule("KFP-STORYTELLER-2")
def test_what_is_not_there_cannot_be_chosen() -> None:
    village = north("storyteller")
    no_worker = auction(seat("red", *village), seat(), bag="").play(0, "use storyteller red 1")
    assert no_worker.moves(0) == ["take random-skill"]
    assert no_worker.why_not(0, "take random-worker") == "KF-TILE-19"
    nothing = auction(seat("red", *village), seat(), bag="", stack="").play(0, "use storyteller red 1")
    assert (nothing.question(), nothing.asked()) == ("turn", [1])


@pytest.mark.rule("KFP-STORYTELLER-3")
def test_upgraded_it_gives_both_as_far_as_there_are_any() -> None:
    village = north(tile("storyteller", side="back"))
    table = auction(seat("red", *village), seat()).play(0, "use storyteller red 1")
    assert table.question() == "draw-worker"
    table.chance()
    assert (sum(table.workers(0).values()), sum(table.skills(0).values())) == (1, 1)
    no_skill = auction(seat("red", *village), seat(), stack="").play(0, "use storyteller red 1").chance()
    assert (sum(no_skill.workers(0).values()), no_skill.skills(0)) == (1, {})


@pytest.mark.rule("KFP-TRADER-2")
@pytest.mark.parametrize(("side", "green"), [("front", 1), ("back", 2)])
def test_the_trader_takes_a_skill_face_down_for_green_workers(side: str, green: int) -> None:
    table = auction(seat("red", *north(tile("trader", side=side)), skills="saw anvil"), seat())
    table.play(0, "use trader red 1")
    assert table.moves(0) == ["pay-skill saw", "pay-skill anvil"]
    table.play(0, "pay-skill saw")
    assert (table.workers(0), table.skills(0), table.green()) == ({"green": green}, {"anvil": 1}, 20 - green)
    assert table.view(1)["stack_story"] != table.view(0)["stack_story"]
    without = auction(seat("red", *north("trader")), seat())
    assert without.why_not(0, "use trader red 1") == "KF-TILE-5"


@pytest.mark.rule("KFP-TRADER-2", "KFP-TRADER-3")
def test_green_workers_come_from_the_supply_alone() -> None:
    village = north(tile("trader", side="back"))
    table = auction(seat("red", *village, skills="saw"), seat(), green=1, bag="green*5")
    table.play(0, "use trader red 1", "pay-skill saw")
    assert (table.workers(0), table.green(), table.pieces("bag")) == ({"green": 1}, 0, {"green": 5})
    none = auction(seat("red", *village, skills="saw"), seat(), green=0, bag="green*5")
    none.play(0, "use trader red 1", "pay-skill saw")
    assert (none.workers(0), none.skills(0)) == ({}, {})
