"""Artificium behind the contract of a game."""

from __future__ import annotations

from functools import partial
from typing import Final, SupportsIndex, cast

from artel.games.artificium import dealing, edition, view
from artel.games.artificium.modules.base import BASE
from artel.games.artificium.phases.start import BEGIN_ROUND
from artel.games.artificium.scoring import outcome, points_of
from artel.games.artificium.state import ArtificiumRules, ArtificiumState, empty_state
from artel.games.artificium.worth import worth
from artel.kernel.building import read_by
from artel.kernel.edition import Data, Form
from artel.kernel.editions import Printed
from artel.kernel.game import Game, Outcome, Rng, Rules, Span, State, View, check_viewer
from artel.kernel.rules import Flat


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

    def scores(self, state: State) -> list[int]:
        s = cast(ArtificiumState, state)
        return [int(points_of(s, seat)) for seat in range(s.rules.players)]

    def spans(self, state: State, viewer: int) -> list[Span | None]:
        """Coins, goods and markers lie open, and cards in hand score nothing: everybody's points are known.

        Rule: AR-FIN-2, AR-FIN-4
        """
        return [(points, points) for points in self.scores(state)]

    def worth(self, state: State, seat: int, sort: str, piece: str) -> int | None:
        return worth(cast(ArtificiumState, state), seat, sort, piece)

    def state_data(self, state: State) -> dict[str, object]:
        return view.state_data(cast(ArtificiumState, state))

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        return view.state_from(cast(ArtificiumRules, rules), data)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        return view.view_data(cast(ArtificiumState, state), seat)

    def redeal(self, view_of_seat: View, rng: Rng) -> State:
        data, viewer = view_of_seat.seen, view_of_seat.seat
        rules = cast(ArtificiumRules, self.rules_of_view(view_of_seat))
        state = cast(ArtificiumState, read_by(self, partial(view.state_from, rules, data, viewer), data))
        dealing.deal(state, dealing.known_from(state, data, viewer), rng)
        return state

    def determinise(self, state: State, seat: SupportsIndex, rng: Rng) -> State:
        viewer = check_viewer(state, seat)
        return dealing.dealt_anew(cast(ArtificiumState, state), viewer, rng)

    def edition_form(self) -> Form:
        return edition.FORM

    def house_data(self) -> Data:
        return edition.house_data()

    def rows_of_edition(self, data: Data) -> Printed:
        return edition.rows_of_edition(data)


ARTIFICIUM: Final = Artificium("artificium", min_players=2, max_players=6, modules=[BASE])
