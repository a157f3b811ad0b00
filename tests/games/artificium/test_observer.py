"""The observer can fail: it finds what contradicts its memory, and what a forgetful engine would deal."""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.game import SPECTATOR, Log, Rng, State, View
from artel.kernel.log import line_data
from tests.contract.walks import CASES, Case, walk
from tests.games.artificium.observer import Observer

FOUR = next(case for case in CASES if case.game.name == "artificium" and case.players == 4)


def followed(case: Case, seed: int, viewer: int, judge: Any) -> list[str]:
    """What a judge says at each decision of a game that an observer has followed so far."""
    log, read, said = Log(), 0, []
    observer = Observer(case.game, case.rules(), viewer)
    for turn in walk(case, seed, log):
        lines = [line_data(case.game.lines, log, index) for index in log.visible(viewer, read)]
        observer.see(case.game.view(turn.state, viewer).data, lines)
        read = len(log.lines)
        if turn.state.ply % 10 == 0:
            said.append(judge(observer, turn.state))
    return [fault for fault in said if fault]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_hands_dealt_without_memory_are_found_impossible(viewer: int) -> None:
    game, rng = FOUR.game, Rng("forgetful")

    def forget(observer: Observer, state: State) -> str | None:
        view = game.view(state, viewer)
        data: dict[str, Any] = dict(view.data)
        if not data["memory"]["events"]:
            return None
        shown = [row["shown"] for row in data["seats"]]
        data["memory"] = {"known": shown, "events": [], "doubtful": []}
        return observer.impossible(game.redeal(View(view.game, viewer, view.moves, data), rng))

    faults = [fault for seed in range(4) for fault in followed(FOUR, seed, viewer, forget)]
    assert any(fault.startswith("deck: expected cards of") for fault in faults)
    assert any("course of the hidden draws" in fault for fault in faults)


def test_a_card_in_two_places_is_found() -> None:
    game = FOUR.game

    def swap(observer: Observer, state: State) -> str | None:
        data: dict[str, Any] = game.to_data(state)
        data["discards"] = {**data["discards"], "castle": data["discards"].get("castle", 0) + 1}
        return observer.impossible(game.from_data(FOUR.rules(), data))

    assert all(fault.startswith("discards: expected") for fault in followed(FOUR, 0, 0, swap))


def test_a_hand_of_the_wrong_size_is_found() -> None:
    game = FOUR.game

    def shrink(observer: Observer, state: State) -> str | None:
        data: dict[str, Any] = game.to_data(state)
        hand = data["seats"][1]["hand"]
        if not hand:
            return None
        first = next(iter(hand))
        hand[first] -= 1
        data["deck"] = {**data["deck"], first: data["deck"].get(first, 0) + 1}
        return observer.impossible(game.from_data(FOUR.rules(), data))

    faults = followed(FOUR, 0, 0, shrink)
    assert faults
    assert all(fault.startswith("hand of seat 1: expected") for fault in faults)
