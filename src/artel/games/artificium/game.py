"""Artificium behind the contract of a game."""

from __future__ import annotations

from typing import Final, cast

from artel.games.artificium import components, view
from artel.games.artificium.modules.base import BASE
from artel.games.artificium.moves import VERBS
from artel.games.artificium.phases.actions import SCOUT_TAKE
from artel.games.artificium.phases.buildings import USE_KNIGHT, WIZARD_CHOOSES, WIZARD_DISCARD
from artel.games.artificium.phases.end import END_OF_ROUND, FINAL_SCORING, ROUND_END
from artel.games.artificium.phases.market import CARD_MARKET, LAY_OUT, MARKET
from artel.games.artificium.phases.play import CHOOSE_CARD, PLAY_CARDS
from artel.games.artificium.phases.resolve import RESOLVE
from artel.games.artificium.phases.start import (
    BEGIN_ROUND,
    DEAL,
    DRAW_CARD,
    FIRST_BY_LOT,
    FIRST_BY_POINTS,
    START_OF_ROUND,
)
from artel.games.artificium.scoring import outcome
from artel.games.artificium.state import ArtificiumRules, ArtificiumState, empty_state
from artel.games.artificium.text import LINES
from artel.kernel.game import Game, Outcome, Rng, Rules, State, View
from artel.kernel.rules import Flat
from artel.kernel.state import Step

STEPS: Final[list[Step]] = [
    BEGIN_ROUND,
    START_OF_ROUND,
    DEAL,
    DRAW_CARD,
    FIRST_BY_LOT,
    FIRST_BY_POINTS,
    CARD_MARKET,
    LAY_OUT,
    MARKET,
    PLAY_CARDS,
    CHOOSE_CARD,
    RESOLVE,
    SCOUT_TAKE,
    USE_KNIGHT,
    WIZARD_CHOOSES,
    WIZARD_DISCARD,
    END_OF_ROUND,
    ROUND_END,
    FINAL_SCORING,
]


class Artificium(Game):
    """Chains of crafts in four rounds, for two to six."""

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        return ArtificiumRules(players, modules, self.steps, flat)

    def first_state(self, rules: Rules) -> State:
        state = empty_state(cast(ArtificiumRules, rules))
        state.agenda.append(BEGIN_ROUND.frame())
        return state

    def outcome(self, state: State) -> Outcome:
        return outcome(cast(ArtificiumState, state))

    def state_data(self, state: State) -> dict[str, object]:
        return view.state_data(cast(ArtificiumState, state))

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        return view.state_from(cast(ArtificiumRules, rules), data)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        return view.view_data(cast(ArtificiumState, state), seat)

    def redeal(self, view_of_seat: View, rng: Rng) -> State:
        data = view_of_seat.data
        modules = cast("list[str]", data["modules"])
        rules = cast(ArtificiumRules, self.rules(cast(int, data["players"]), modules))
        return self.from_data(rules, view.fill_view(rules, data, view_of_seat.seat, rng))

    def facts(self) -> list[dict[str, object]]:
        return components.facts()


ARTIFICIUM: Final = Artificium(
    "artificium",
    rules_version=2,
    min_players=2,
    max_players=6,
    verbs=VERBS,
    steps=STEPS,
    lines=LINES,
    modules=[BASE],
    default_modules=("base",),
    openings=(),
)
