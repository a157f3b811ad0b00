"""Keyflower behind the contract of a game."""

from __future__ import annotations

from typing import Final, SupportsIndex, cast

from artel.games.keyflower import edition, redeal, view
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.farmers import FARMERS
from artel.games.keyflower.modules.key_celeste import KEY_CELESTE_MODULE
from artel.games.keyflower.modules.merchants import MERCHANTS
from artel.games.keyflower.modules.merchants_farmers import MERCHANTS_FARMERS
from artel.games.keyflower.modules.merchants_promos import MERCHANTS_PROMOS
from artel.games.keyflower.modules.promos import PROMOS
from artel.games.keyflower.modules.questions import QUESTIONS
from artel.games.keyflower.scoring.final import outcome, score
from artel.games.keyflower.scoring.spans import spans
from artel.games.keyflower.scoring.worth import worth
from artel.games.keyflower.state import KeyflowerRules, KeyflowerState, empty_state
from artel.kernel.edition import Data, Form
from artel.kernel.editions import Printed
from artel.kernel.game import Game, Outcome, Rng, Rules, Span, State, View, check_viewer
from artel.kernel.rules import Flat
from artel.kernel.state import begin


class Keyflower(Game):
    """Four seasons of bidding, working and building, for two to six."""

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        return KeyflowerRules(self.name, players, modules, self.steps, flat)

    def first_state(self, rules: Rules) -> State:
        own = cast(KeyflowerRules, rules)
        state = empty_state(own)
        begin(state, own.setup)
        return state

    def outcome(self, state: State) -> Outcome:
        return outcome(cast(KeyflowerState, state))

    def scores(self, state: State) -> list[int]:
        own = cast(KeyflowerState, state)
        return [int(score(own, seat)) for seat in range(own.rules.players)]

    def spans(self, state: State, viewer: int) -> list[Span | None]:
        return spans(cast(KeyflowerState, state), viewer)

    def worth(self, state: State, seat: int, sort: str, piece: str) -> int | None:
        return worth(cast(KeyflowerState, state), seat, sort, piece)

    def state_data(self, state: State) -> dict[str, object]:
        return view.state_data(cast(KeyflowerState, state))

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        return view.state_from(cast(KeyflowerRules, rules), data)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        return view.view_data(cast(KeyflowerState, state), seat)

    def redeal(self, view_of_seat: View, rng: Rng) -> State:
        return redeal.dealt_from(self, view_of_seat, rng)

    def determinise(self, state: State, seat: SupportsIndex, rng: Rng) -> State:
        viewer = check_viewer(state, seat)
        return redeal.dealt_anew(cast(KeyflowerState, state), viewer, rng)

    def edition_form(self) -> Form:
        return edition.FORM

    def house_data(self) -> Data:
        return edition.house_data()

    def rows_of_edition(self, data: Data) -> Printed:
        return edition.rows_of_edition(data)


MODULES: Final = [BASE, MERCHANTS, FARMERS, MERCHANTS_FARMERS, KEY_CELESTE_MODULE, *PROMOS, *MERCHANTS_PROMOS]
KEYFLOWER: Final = Keyflower("keyflower", min_players=2, max_players=6, modules=MODULES, questions=QUESTIONS)
