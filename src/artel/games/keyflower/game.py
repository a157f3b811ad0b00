"""Keyflower behind the contract of a game."""

from __future__ import annotations

from typing import Final, cast

from artel.games.keyflower import redeal, view
from artel.games.keyflower.actions.effects import BAG_LATER, CHOOSE_GOOD, PAY, STACK_LATER
from artel.games.keyflower.actions.payment import PAY_NEXT, PAY_UNIT
from artel.games.keyflower.actions.transport import GO_ON, TRANSPORT_STEP
from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.components.facts import facts
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.moves import SPOKEN, VERBS
from artel.games.keyflower.phases.draws import DRAW_A_SKILL, DRAW_WORKER, LOAD_A_SKILL, LOAD_WORKER
from artel.games.keyflower.phases.extend import EXTEND_VILLAGES, PLACE_TILES
from artel.games.keyflower.phases.season import AUCTION_BEGINS, OFFER_TILES, SEASON_BEGINS_STEP, SHOW_LOT
from artel.games.keyflower.phases.season_end import (
    BOAT_INCOME,
    CHOOSE_BOAT,
    COLLECT_TILES,
    COLLECT_WORKERS,
    NEXT_SEASON,
    ORDER_BIDS_LEAVE,
    REMOVE_UNBID_TILES,
    RETURN_BEATEN_BIDS,
    TURN_ORDER,
)
from artel.games.keyflower.phases.setup import (
    DEAL_HOME,
    DEAL_WINTER,
    DEAL_WORKERS,
    FIRST_MARKER,
    push_setup,
)
from artel.games.keyflower.scoring.final import outcome, score
from artel.games.keyflower.state import KeyflowerRules, KeyflowerState, empty_state
from artel.games.keyflower.text import LINES
from artel.kernel.game import Game, Outcome, Rng, Rules, State, View, deciders, legal_moves
from artel.kernel.rules import Flat
from artel.kernel.state import Step

STEPS: Final[list[Step]] = [
    DEAL_HOME, FIRST_MARKER, DEAL_WORKERS, DEAL_WINTER, DRAW_WORKER, DRAW_A_SKILL, LOAD_WORKER, LOAD_A_SKILL,
    SEASON_BEGINS_STEP, SHOW_LOT, OFFER_TILES, AUCTION_BEGINS, TURN, CHOOSE_GOOD, PAY, BAG_LATER, STACK_LATER,
    GO_ON, TRANSPORT_STEP, PAY_NEXT, PAY_UNIT, RETURN_BEATEN_BIDS, REMOVE_UNBID_TILES, COLLECT_TILES,
    COLLECT_WORKERS, TURN_ORDER, CHOOSE_BOAT, ORDER_BIDS_LEAVE, BOAT_INCOME, EXTEND_VILLAGES, PLACE_TILES,
    NEXT_SEASON,
]  # fmt: skip


class Keyflower(Game):
    """Four seasons of bidding, working and building, for two to six."""

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        return KeyflowerRules(players, modules, self.steps, flat)

    def first_state(self, rules: Rules) -> State:
        own = cast(KeyflowerRules, rules)
        state = empty_state(own)
        state.agenda.append(own.season_begins)
        push_setup(state)
        return state

    def outcome(self, state: State) -> Outcome:
        return outcome(cast(KeyflowerState, state))

    def scores(self, state: State) -> list[int]:
        own = cast(KeyflowerState, state)
        return [int(score(own, seat)) for seat in range(own.rules.players)]

    def state_data(self, state: State) -> dict[str, object]:
        return view.state_data(cast(KeyflowerState, state))

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        return view.state_from(cast(KeyflowerRules, rules), data)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        return view.view_data(cast(KeyflowerState, state), seat)

    def redeal(self, view_of_seat: View, rng: Rng) -> State:
        data = view_of_seat.data
        modules = cast("list[str]", data["modules"])
        rules = cast(KeyflowerRules, self.rules(cast(int, data["players"]), modules))
        while True:
            state = self.from_data(rules, redeal.fill_view(rules, data, view_of_seat.seat, rng))
            # Whoever has lifted beaten bids has somewhere to put them.
            if all(legal_moves(state, seat) for seat in deciders(state)):
                return state

    def facts(self) -> list[dict[str, object]]:
        return facts()


KEYFLOWER: Final = Keyflower(
    "keyflower",
    rules_version=2,
    min_players=2,
    max_players=6,
    verbs=VERBS,
    steps=STEPS,
    lines=LINES,
    modules=[BASE],
    default_modules=("base",),
    spoken=SPOKEN,
    openings=(),
)
