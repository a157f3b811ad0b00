"""Sweet Lands behind the contract of a game."""

from __future__ import annotations

from functools import partial
from typing import Final, SupportsIndex, cast

from artel.games.sweet_lands import scoring, seen, view
from artel.games.sweet_lands.dealing import Known, deal
from artel.games.sweet_lands.edition import FORM, HOUSE, house_text
from artel.games.sweet_lands.facts import facts_of
from artel.games.sweet_lands.modules.base import BASE
from artel.games.sweet_lands.phases.carmen import HIRE_TWO
from artel.games.sweet_lands.phases.production import BEGIN_ROUND
from artel.games.sweet_lands.phases.setup import SETUP
from artel.games.sweet_lands.rows import Edition
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.state import SweetState, empty_state
from artel.games.sweet_lands.worth import worth
from artel.kernel.building import read_by
from artel.kernel.edition import Data, Form
from artel.kernel.editions import Printed
from artel.kernel.game import (
    DataError,
    Game,
    Outcome,
    Rng,
    Rules,
    Span,
    State,
    View,
    check_viewer,
    deciders,
    legal_moves,
)
from artel.kernel.rules import Flat
from artel.kernel.shape import CODE_MASK

# Of the hands dealt to Carmen Honey few lack two workers that fit together.
MOST_DEALS: Final = 10_000


class SweetLands(Game):
    """Domains, sweets and trades in five rounds, for one to four.

    Rule: SL-BOX-1
    """

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        given = flat.rows.get("editions", {}).get("printed")
        printed = HOUSE.edition() if given is None else cast(Edition, given)
        return SweetRules(players, modules, self.steps, flat, printed)

    def edition_form(self) -> Form:
        return FORM

    def house_data(self) -> Data:
        return HOUSE.data()

    def house_text(self) -> str:
        return house_text()

    def rows_of_edition(self, data: Data) -> Printed:
        tables: dict[str, dict[str, object]] = {"editions": {"printed": Edition(data)}}
        return Printed({"base": tables}, {"base": facts_of(data)})

    def first_state(self, rules: Rules) -> State:
        state = empty_state(cast(SweetRules, rules))
        state.agenda.append(BEGIN_ROUND.frame())
        state.agenda.append(SETUP.frame())
        return state

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(SweetState, state))

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(SweetState, state))

    def spans(self, state: State, viewer: int) -> list[Span | None]:
        """All that scores lies open, and cards in hand score nothing: everybody's points are known.

        Rule: SL-FIN-1
        """
        return [(points, points) for points in self.scores(state)]

    def worth(self, state: State, seat: int, sort: str, piece: str) -> int | None:
        return worth(cast(SweetState, state), seat, sort, piece)

    def names(self, rules: Rules, language: str) -> dict[str, str]:
        """The worker cards, as the edition calls them."""
        cards = cast(SweetRules, rules).printed.cards
        return {f"card-{card.id}": card.name[language] for card in cards}

    def state_data(self, state: State) -> dict[str, object]:
        return view.state_data(cast(SweetState, state))

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        return view.state_from(cast(SweetRules, rules), data)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        return view.view_data(cast(SweetState, state), seat)

    def redeal(self, view_of_seat: View, rng: Rng) -> State:
        data, viewer = view_of_seat.seen, view_of_seat.seat
        rules = cast(SweetRules, self.rules_of_view(view_of_seat))
        state = cast(SweetState, read_by(self, partial(seen.seen_from, rules, data, viewer), data))
        deal_fitting(state, seen.known_from(state, data, viewer), rng)
        return state

    def determinise(self, state: State, seat: SupportsIndex, rng: Rng) -> State:
        viewer = check_viewer(state, seat)
        own = cast(SweetState, state)
        dealt = own.clone()
        deal_fitting(dealt, Known(own, viewer), rng)
        return dealt


def deal_fitting(state: SweetState, known: Known, rng: Rng) -> None:
    """Deal into a state until it fits the question."""
    for _ in range(MOST_DEALS):
        deal(state, known, rng)
        if shows_all_it_tells(state):
            return
    raise DataError(f"expected hands that fit the question within {MOST_DEALS} deals, got none")


def shows_all_it_tells(state: State) -> bool:
    """False where somebody is asked for a worker whom the hand that was dealt does not have.

    Rule: SL-CHR-24
    """
    if not state.agenda or state.rules.steps[state.agenda[-1] & CODE_MASK] is not HIRE_TWO:
        return True
    return len(legal_moves(state, deciders(state)[0])) > 0


SWEET_LANDS: Final = SweetLands("sweet-lands", min_players=1, max_players=4, modules=[BASE])
