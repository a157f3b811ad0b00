"""The final count of the boxed game in nine parts: what stands on boards, domain and before a player."""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import (
    MOST_MILESTONES,
    PORT_COUNT,
    SCORING_IN_PLAY,
)
from artel.games.sweet_lands.counts import BEST_PRODUCTION, BORDER, EMPLOYED, PORTS, count
from artel.games.sweet_lands.domain_map import MOST_CELLS, bit_count
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.scoring import Tally, reasons_from
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import COLUMN_ROOM
from artel.games.sweet_lands.state import SweetState, empty_state, rules_of
from artel.games.sweet_lands.words import (
    INDUSTRY_COUNT,
    PROPERTIES,
    ROW_LENGTH,
    SCORING_COUNT,
    SCORING_TOKENS,
    TERRAINS,
    TRACK_COUNT,
    TRACKS,
)
from artel.kernel.editions import Edition
from artel.kernel.form_text import MOST_TEXT, form_answer, read_form
from artel.kernel.ranking import ranked
from artel.kernel.score_form import (
    CHOICES_KIND,
    NUMBER_KIND,
    NUMBERS_KIND,
    FormField,
    FormPlayer,
    FormSheet,
    ScoreForm,
)
from artel.kernel.sheet import SheetScorer
from artel.kernel.state import State
from artel.kernel.view import Reason

# Nothing of these runs out; more than this nobody has.
MOST_POINTS: Final = 999
MOST_PIECES: Final = 99
MOST_ROADS: Final = 199
# A special cell has no terrain, but its token counts as one.
LAND: Final = [*TERRAINS, "special"]
SCORING_LINE: Final = "scoring"
TRACK_LINE: Final = "prosperity"
TERRAIN_LINE: Final = "terrain"
PROPERTY_LINE: Final = "properties"
# The numbers of a sheet that are fields of their own, in the order of the rulebook's parts.
PLAIN: Final[dict[str, int]] = {
    "vp": on.VP,
    "city-points": on.CITY_POINTS,
    "industry-points": on.INDUSTRY_POINTS,
    "rabbits": on.RABBITS,
    "roads": on.ROADS,
    "gold": on.GOLD,
    "diamonds": on.DIAMOND,
}

# A sheet to start from.
EXAMPLE: Final = """\
scoring border employed    # the two scoring tokens in play

player Anna
vp 64
prosperity 3 terrain 2 roads 4 workers
terrain 6 field 4 forest 5 mine 2 sea 1 special
properties 5 tent 2 house 1 lab 1 tower
city-points 9
industry-points 7
rabbits 5
roads 8
employed 4
border 7
gold 12
diamonds 2
ports 3
milestones 2

player Boris
vp 71
prosperity 5 properties 1 industry
terrain 8 forest 3 mine
properties 2 tent 5 building 2 shop
city-points 5
industry-points 14
rabbits 2
roads 5
employed 6
border 4
gold 31
ports 4
milestones 1
"""


def form_by(rules: SweetRules) -> ScoreForm:
    """The form by an edition: its tracks say how many steps and labs there are."""
    steps = [len(rates) - 1 for rates in rules.track_points]
    properties = [*[ROW_LENGTH] * 3, len(rules.lab_steps), INDUSTRY_COUNT, 1]
    return ScoreForm(
        [FormField(SCORING_LINE, CHOICES_KIND, SCORING_TOKENS, [SCORING_IN_PLAY], sort="scoring")],
        [
            FormField("vp", NUMBER_KIND, [], [MOST_POINTS]),
            FormField(TRACK_LINE, NUMBERS_KIND, TRACKS, steps, sort="track"),
            FormField(TERRAIN_LINE, NUMBERS_KIND, LAND, [MOST_CELLS] * len(LAND), sort="terrain"),
            FormField(PROPERTY_LINE, NUMBERS_KIND, PROPERTIES, properties, sort="property"),
            FormField("city-points", NUMBER_KIND, [], [MOST_POINTS]),
            FormField("industry-points", NUMBER_KIND, [], [MOST_POINTS]),
            FormField("rabbits", NUMBER_KIND, [], [MOST_PIECES]),
            FormField("roads", NUMBER_KIND, [], [MOST_ROADS]),
            FormField("employed", NUMBER_KIND, [], [INDUSTRY_COUNT * COLUMN_ROOM]),
            FormField("production", NUMBER_KIND, [], [MOST_PIECES], needs="best-production"),
            FormField("border", NUMBER_KIND, [], [MOST_CELLS], needs="border"),
            FormField("gold", NUMBER_KIND, [], [MOST_POINTS]),
            FormField("diamonds", NUMBER_KIND, [], [MOST_PIECES]),
            FormField("ports", NUMBER_KIND, [], [PORT_COUNT]),
            FormField("milestones", NUMBER_KIND, [], [MOST_MILESTONES]),
        ],
        SWEET_LANDS.max_players,
        {"base": EXAMPLE},
    )


def rules_by(players: int, edition: Edition | None) -> SweetRules:
    own = None if edition is None else edition.digest
    return cast(SweetRules, SWEET_LANDS.rules(players, (), None, own))


def form_of_edition(edition: Edition | None) -> ScoreForm:
    return form_by(rules_by(SWEET_LANDS.min_players, edition))


def score_form(text: str, edition: Edition | None) -> dict[str, object]:
    """The nine parts of every player's points, and who wins.

    Rule: SL-FIN-1, SL-FIN-28, SL-FIN-29
    """
    sheet = read_form(form_of_edition(edition), text)
    rules = rules_by(len(sheet.players), edition)
    # Only the sheets of this state are looked at, by what decides between equal points.
    s = empty_state(rules)
    tallies = [_tally(player) for player in sheet.players]
    for seat, tally in enumerate(tallies):
        s.sheet[seat * WIDTH : (seat + 1) * WIDTH] = tally.sheet
    chosen = sheet.table.values[SCORING_LINE]
    in_play = sum([1 << token for token in range(SCORING_COUNT) if chosen[token]])
    reasons: list[list[Reason]] = []
    for seat in range(len(tallies)):
        reasons.append(reasons_from(rules, tallies, seat, in_play))
    scores = [sum([reason.points for reason in each]) for each in reasons]
    return form_answer(sheet, reasons, ranked(s, scores, []))


def _tally(player: FormPlayer) -> Tally:
    """What the final scoring looks at, out of what the player has counted.

    Rule: SL-FIN-4, SL-FIN-7, SL-FIN-24
    """
    sheet = [0] * WIDTH
    for word, place in PLAIN.items():
        sheet[place] = player.number(word)
    land = player.values[TERRAIN_LINE]
    properties = player.values[PROPERTY_LINE]
    sheet[on.FIRST_TRACK : on.FIRST_TRACK + TRACK_COUNT] = player.values[TRACK_LINE]
    sheet[on.TENTS : on.TENTS + len(properties)] = properties
    employed = player.number("employed")
    tracked = [
        sum(land),
        sheet[on.RABBITS],
        sheet[on.ROADS],
        sum(properties),
        employed,
        sheet[on.INDUSTRY_POINTS],
    ]
    results = [max(land[: len(TERRAINS)]), player.number("production"), employed, player.number("border")]
    return Tally(sheet, tracked, player.number("ports"), player.number("milestones"), results)


def form_of(state: State) -> FormSheet:
    """The form of a game that is over; the players go by their numbers."""
    s = cast(SweetState, state)
    sheet = FormSheet(form_by(rules_of(s)))
    sheet.table.values[SCORING_LINE] = [(int(s.scoring) >> token) & 1 for token in range(SCORING_COUNT)]
    for seat in range(s.rules.players):
        player = sheet.add_player(str(seat + 1), 0)
        for word, place in PLAIN.items():
            player.values[word] = [int(s.has(seat, place))]
        at = seat * WIDTH
        player.values[TRACK_LINE] = s.sheet[at + on.FIRST_TRACK : at + on.FIRST_TRACK + TRACK_COUNT]
        land = s.sheet[at + on.FIELDS_LAID : at + on.FIELDS_LAID + len(TERRAINS)]
        player.values[TERRAIN_LINE] = [*land, s.sheet[at + on.TOKENS_LAID] - sum(land)]
        player.values[PROPERTY_LINE] = s.sheet[at + on.TENTS : at + on.TENTS + len(PROPERTIES)]
        for word, which in (
            ("employed", EMPLOYED), ("production", BEST_PRODUCTION), ("border", BORDER), ("ports", PORTS),
        ):  # fmt: skip
            player.values[word] = [int(count(s, seat, which))]
        player.values["milestones"] = [int(bit_count(s.has(seat, on.MILESTONE_SET)))]
    return sheet


def sheet_of(state: State) -> str:
    return form_of(state).text()


SHEETS: Final = SheetScorer(score_form, form_of_edition, sheet_of, MOST_TEXT)
