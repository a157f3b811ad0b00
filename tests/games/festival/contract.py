"""What the contract tests must know of Keyflower with the festival: all of Keyflower, and the invitations."""

from __future__ import annotations

from typing import Any, cast

from artel.games.keyflower.state import KeyflowerState, rules_of
from artel.kernel.game import Game, Rules, State
from tests.contract.contract import Ask, Contract
from tests.games.festival.module import COPIES, FESTIVAL_GAME, KINDS, numbers_of
from tests.games.keyflower import contract as keyflower
from tests.games.keyflower.observer import Observer


class FestivalChecker(keyflower.KeyflowerChecker):
    """Every invitation lies in the deck or in a hand."""

    def check(self, state: State) -> None:
        super().check(state)
        s = cast(KeyflowerState, state)
        there = rules_of(s).slices.pieces(s.lists, s.rules.players, "invitations")
        assert there == [COPIES] * len(KINDS), there
        assert min(numbers_of(s, "festival_deck")) >= 0
        assert min(numbers_of(s, "invitations")) >= 0
        assert min(numbers_of(s, "tokens")) >= 0


class FestivalObserver:
    """Keyflower's observer, and one who counts invitations: its own by kind, those of others by number."""

    def __init__(self, game: Game, rules: Rules, seat: int) -> None:
        self.base = Observer(game, rules, seat)
        self.seat = seat
        self.own: dict[str, int] = dict.fromkeys(KINDS, 0)
        self.counts = [0] * rules.players

    def see(self, view_data: dict[str, Any], visible_log_lines: list[dict[str, Any]]) -> None:
        self.base.see(view_data, visible_log_lines)
        for line in visible_log_lines:
            if line["k"] == "invitation-came":
                self.own[line["v"]["invitation"]] += 1
            if line["k"] in ("invitation-came", "invitation-came-hidden"):
                self.counts[line["v"]["seat"]] += 1

    def impossible(self, state: State) -> str | None:
        width = len(KINDS)
        held = numbers_of(state, "invitations")
        for seat, count in enumerate(self.counts):
            there = held[seat * width : (seat + 1) * width]
            if sum(there) != count:
                return f"seat {seat}: expected {count} invitations, got {there}"
            if seat == self.seat and there != list(self.own.values()):
                return f"expected the own invitations {self.own}, got {there}"
        return self.base.impossible(state)


def is_secret(ask: Ask, state: State, seat: int, viewer: int) -> bool:
    if ask["kind"] == "draw-invitation":
        return bool(ask["for"] != viewer)
    return keyflower.is_secret(ask, state, seat, viewer)


CONTRACT = Contract(
    checker=FestivalChecker,
    observer=FestivalObserver,
    is_secret=is_secret,
    opens=keyflower.opens,
    games=20,
    checked=6,
    most_plies=4000,
    leanings={
        **{
            verb: lean
            for verb, lean in keyflower.CONTRACT.leanings.items()
            if verb in FESTIVAL_GAME.verbs.named
        },
        "invite": 0.5,
    },
    modules=(("base", "festival"),),
)
