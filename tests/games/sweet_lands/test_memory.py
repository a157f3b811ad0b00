"""What can be remembered of hidden cards: packs handed on, looks through the deck, decks that ran out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, Log, Rng, View
from artel.kernel.log import line_data
from tests.contract.walks import CASES, Case, walk
from tests.games.sweet_lands.observer import Observer
from tests.games.sweet_lands.positions import Table, at_turn, before_round

HANDS = ("card-1 card-2 card-3", "card-4 card-5 card-6", "card-7 card-8")
ADEPT = next(case for case in CASES if dict(case.options).get("drafting") == "yes" and case.players == 4)


def three(round_number: int = 2) -> Table:
    table = at_turn(players=3, round_number=round_number)
    for seat, hand in enumerate(HANDS):
        table.hand(seat, hand)
    return table


def own(table: Table, who: int) -> list[dict[str, Any]]:
    return list(table.view(who)["memory"]["own"])


def found(table: Table) -> Table:
    """Seat 0 takes the first cards it may out of the deck."""
    while table.question() == "search":
        table.play(0, table.moves(0)[0])
    return table


def drafted(players: int, picks: int) -> Table:
    """So many picks of a draft, each seat taking the first card before it."""
    table = before_round(players=players, drafting="yes").begin().chance()
    for _ in range(picks):
        for seat in range(players):
            table.play(seat, table.moves(seat)[0])
    return table


@pytest.mark.rule("SL-VAR-3")
def test_a_pack_that_was_handed_on_is_a_group_until_it_comes_again() -> None:
    table = drafted(3, 0)
    mine = table.view(0)["seats"][0]["pack"]
    table = drafted(3, 1)
    (group,) = own(table, 0)
    assert group == {"cards": mine[1:], "hands": [0, 0, 0], "pack": 1}
    table = drafted(3, 2)
    assert next(row for row in own(table, 0) if set(row["cards"]) <= set(mine))["hands"] == [0, 1, 0]
    table = drafted(3, 3)
    (gone,) = [row for row in own(table, 0) if set(row["cards"]) <= set(mine)]
    assert (len(gone["cards"]), gone["hands"], gone["pack"]) == (2, [0, 1, 1], None)
    assert set(gone["cards"]).isdisjoint(table.view(0)["seats"][0]["pack"])


@pytest.mark.rule("SL-VAR-4")
def test_with_two_seats_the_draft_leaves_little_unknown() -> None:
    """A seat sees all cards but the first pick of the other, and who has each of them."""
    table = drafted(2, 5)
    assert table.question() != "pick"
    known = [row for row in own(table, 0) if row["hands"] == [0, 1]]
    assert sum(len(row["cards"]) for row in known) == 5
    for row in known:
        assert set(row["cards"]) <= set(table.cards(1))


@pytest.mark.rule("SL-EFF-12")
def test_a_look_through_the_deck_shows_what_the_others_hold() -> None:
    table = three().effect(0, "round-cards 1")
    assert own(table, 0) == [
        {"cards": [f"card-{number}" for number in range(4, 9)], "hands": [0, 3, 2], "pack": None}
    ]
    assert own(table, 1) == []
    found(table)
    table.play(0, "end-round")
    table.play(0, table.moves(0)[0])
    table.play(1, "scrap-card card-5")
    assert own(table, 0)[0]["hands"] == [0, 2, 2]
    assert "card-5" not in own(table, 0)[0]["cards"]


@pytest.mark.rule("SL-EFF-12")
def test_a_second_look_does_not_forget_the_first() -> None:
    """Cards drawn since make a group of their own."""
    table = found(three().effect(0, "round-cards 1"))
    table.effect(1, "cards 1").nature("draw card-50")
    table.effect(0, "round-cards 1")
    assert [row["hands"] for row in own(table, 0)] == [[0, 3, 2], [0, 1, 0]]
    assert own(table, 0)[1]["cards"] == ["card-50"]


@pytest.mark.rule("SL-HND-6")
def test_when_the_deck_has_run_out_everybody_knows_which_cards_are_in_hands() -> None:
    table = three().pile("card-50").pile("card-60 card-61", pile="discards")
    table.effect(1, "cards 2").nature("draw card-50")
    table.nature("draw card-60")
    common = table.view(SPECTATOR)["memory"]["common"]
    assert [(len(row["cards"]), row["hands"]) for row in common] == [(9, [3, 4, 2])]
    assert [row["hands"] for row in own(table, 0)] == [[0, 4, 2]]
    assert "card-60" not in common[0]["cards"]


def judged(case: Case, viewer: int, dealt: Callable[[View], View]) -> list[str]:
    """What an observer says of states dealt from views as they are given to it."""
    log, read, faults, rng = Log(), 0, [], Rng("judged")
    observer = Observer(case.game, case.rules(), viewer)
    for turn in walk(case, 2, log):
        view = case.game.view(turn.state, viewer)
        lines = [line_data(case.game.lines, log, index) for index in log.visible(viewer, read)]
        observer.see(view.data, lines)
        read = len(log.lines)
        if turn.state.ply % 5 == 0:
            faults.append(observer.impossible(case.game.redeal(dealt(view), rng)) or "")
    return [fault for fault in faults if fault]


def without_memory(view: View) -> View:
    data = {**view.data, "memory": {"common": [], "own": []}}
    return View(view.game, view.seat, view.moves, data)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_hands_dealt_without_memory_are_found_impossible(viewer: int) -> None:
    """The walk of this seed begins with a small deck, which runs out."""
    assert judged(ADEPT, viewer, lambda view: view) == []
    assert judged(ADEPT, viewer, without_memory)
