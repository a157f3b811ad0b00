"""The final count of the boxed game: where each marker stands, and the goods and coins that are left."""

from __future__ import annotations

from typing import Final, cast

from artel.games.artificium.game import ARTIFICIUM
from artel.games.artificium.scoring import points_of
from artel.games.artificium.state import (
    ArtificiumRules,
    ArtificiumState,
    coin_points,
    empty_state,
    sale_value,
)
from artel.games.artificium.words import GOOD_COUNT, GOODS
from artel.kernel.editions import Edition
from artel.kernel.form_text import MOST_TEXT, form_answer, read_form
from artel.kernel.ranking import ranked
from artel.kernel.score_form import NUMBER_KIND, NUMBERS_KIND, FormField, FormSheet, ScoreForm
from artel.kernel.sheet import SheetScorer
from artel.kernel.state import State
from artel.kernel.view import Reason

# Nothing of these runs out; more than this nobody has.
MOST_POINTS: Final = 999
MOST_COINS: Final = 999
MOST_GOODS: Final = 99
MARKER_LINE: Final = "marker"
COINS_LINE: Final = "coins"
HELD_LINE: Final = "goods"

# A sheet to start from.
EXAMPLE: Final = """\
player Anna
marker 41    # the space of the score track
goods 3 wood 1 potion
coins 13

player Boris
marker 44
goods 2 wheat 1 coal
coins 2
"""

FORM: Final = ScoreForm(
    [],
    [
        FormField(MARKER_LINE, NUMBER_KIND, [], [MOST_POINTS]),
        FormField(HELD_LINE, NUMBERS_KIND, GOODS, [MOST_GOODS] * GOOD_COUNT, sort="good"),
        FormField(COINS_LINE, NUMBER_KIND, [], [MOST_COINS]),
    ],
    ARTIFICIUM.max_players,
    {"base": EXAMPLE},
)


def score_form(text: str, edition: Edition | None) -> dict[str, object]:
    """Every player's points: the marker, and what goods and coins are worth.

    Rule: AR-FIN-1, AR-FIN-2, AR-FIN-4, AR-FIN-5
    """
    sheet = read_form(FORM, text)
    players = len(sheet.players)
    own = None if edition is None else edition.digest
    rules = ARTIFICIUM.rules(max(ARTIFICIUM.min_players, players), (), None, own)
    s = empty_state(cast(ArtificiumRules, rules))
    for seat, player in enumerate(sheet.players):
        s.marker[seat] = player.number(MARKER_LINE)
        s.coins[seat] = player.number(COINS_LINE)
        s.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT] = player.values[HELD_LINE]
    reasons = [_reasons(s, seat) for seat in range(players)]
    scores = [int(points_of(s, seat)) for seat in range(players)]
    return form_answer(sheet, reasons, ranked(s, scores, []))


def _reasons(s: ArtificiumState, seat: int) -> list[Reason]:
    coins = s.coins[seat] + int(sale_value(s, seat))
    return [
        Reason(seat, MARKER_LINE, s.marker[seat], {}),
        Reason(seat, "coins", int(coin_points(s, seat)), {"coins": coins}),
    ]


def form_of(state: State) -> FormSheet:
    """The form of a game that is over; the players go by their numbers."""
    s = cast(ArtificiumState, state)
    sheet = FormSheet(FORM)
    for seat in range(s.rules.players):
        player = sheet.add_player(str(seat + 1), 0)
        player.values[MARKER_LINE] = [s.marker[seat]]
        player.values[COINS_LINE] = [s.coins[seat]]
        player.values[HELD_LINE] = s.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    return sheet


def sheet_of(state: State) -> str:
    return form_of(state).text()


def form_of_edition(edition: Edition | None) -> ScoreForm:
    """The same for all: an edition changes what goods are worth, not what is counted."""
    return FORM


SHEETS: Final = SheetScorer(score_form, form_of_edition, sheet_of, MOST_TEXT)
