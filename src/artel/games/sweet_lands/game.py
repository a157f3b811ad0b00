"""Sweet Lands behind the contract of a game."""

from __future__ import annotations

import tomllib
from typing import Final, cast

from artel.games.sweet_lands import scoring, view
from artel.games.sweet_lands.board import board_data
from artel.games.sweet_lands.edition import HOUSE, HOUSE_FILE
from artel.games.sweet_lands.modules.base import BASE
from artel.games.sweet_lands.phases.production import BEGIN_ROUND
from artel.games.sweet_lands.phases.setup import SETUP
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.state import SweetState, empty_state
from artel.kernel.game import Game, Outcome, Rng, Rules, State, View
from artel.kernel.rules import Flat


class SweetLands(Game):
    """Domains, sweets and trades in five rounds, for one to four."""

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        return SweetRules(players, modules, self.steps, flat, HOUSE)

    def board(self) -> dict[str, object] | None:
        return board_data(tomllib.loads(HOUSE_FILE.read_text(encoding="utf-8")))

    def first_state(self, rules: Rules) -> State:
        state = empty_state(cast(SweetRules, rules))
        state.agenda.append(BEGIN_ROUND.frame())
        state.agenda.append(SETUP.frame())
        return state

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(SweetState, state))

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(SweetState, state))

    def state_data(self, state: State) -> dict[str, object]:
        return view.state_data(cast(SweetState, state))

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        return view.state_from(cast(SweetRules, rules), data)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        return view.view_data(cast(SweetState, state), seat)

    def redeal(self, view_of_seat: View, rng: Rng) -> State:
        rules = cast(SweetRules, self.rules_of_view(view_of_seat))
        return self.from_data(rules, view.fill_view(rules, view_of_seat.data, view_of_seat.seat, rng))


SWEET_LANDS: Final = SweetLands("sweet-lands", min_players=1, max_players=4, modules=[BASE])
