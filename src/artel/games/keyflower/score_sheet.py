"""Scoring a village of the boxed game from a short text, by the same final scoring as a game at the table.

The format is described in docs/score-format.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from artel.games.keyflower import words
from artel.games.keyflower.components.box import MIN_PLAYERS
from artel.games.keyflower.components.tables import TABLES
from artel.games.keyflower.components.vocabulary import SUMMER_BOAT, TILE_KINDS
from artel.games.keyflower.game import KEYFLOWER, Keyflower
from artel.games.keyflower.scoring.final import reasons_of
from artel.games.keyflower.sheet_text import KEYWORDS, MOST_TEXT, OPTIONS, Sheet, SheetPlayer, SheetTile
from artel.games.keyflower.sheet_village import doubts_of, edge_of, position, settle
from artel.games.keyflower.state import COLOUR_COUNT, EDGE_COUNT, KeyflowerRules
from artel.kernel.bag import bag
from artel.kernel.ranking import ranked
from artel.kernel.sheet import MOST_FAULTS, SheetError, SheetScorer

EXAMPLE: Final = """\
player Anna
home-3 upgraded
keywood upgraded beside home-3 bottom turn 3
stable beside home-3 lower-right turn 2
timber-yard upgraded at 1 1 turn 5: 3 wood 1 gold
summer-boat-2 b beside home-3 top
sea-breese beside summer-boat-2 top     # the river joins two boats
windmill                                # no place: it scores without one
goods elsewhere 2 stone 4 iron 1 gold
workers 3 blue 2 red 1 green
skills 2 saw 1 anvil
marker

player Boris
home-5
alehouse upgraded beside home-5 top
Hiring fair upgraded beside home-5 upper-left turn 2
well beside home-5 bottom turn 4
forge upgraded beside home-5 lower-left turn 4
sea-bastion beside home-5 upper-right turn 1
Key market
scribes
workers 4 green 3 yellow
skills 2 saw 2 pickaxe 1 anvil
"""


def read_sheet(text: str) -> list[SheetPlayer]:
    """The players of a sheet, every tile with its place where it has one; SheetError where it is wrong."""
    sheet = Sheet()
    sheet.read(text)
    if not sheet.players and not sheet.faults:
        sheet.fault("empty", "a tile on a line, such as home-3", "no line")
    if not sheet.faults:
        for player in sheet.players:
            sheet.faults.extend(settle(player))
    if sheet.faults:
        raise SheetError(sorted(sheet.faults, key=lambda fault: fault.line)[:MOST_FAULTS])
    return sheet.players


def score_sheet(text: str, game: Keyflower = KEYFLOWER, modules: Sequence[str] = ()) -> dict[str, object]:
    """The best score of each player with the reason of every point, and who wins.

    Rule: KF-SCORE-1, KF-SCORE-5, KF-SCORE-13, KF-SCORE-14
    """
    players = read_sheet(text)
    rules = cast(KeyflowerRules, game.rules(max(MIN_PLAYERS, len(players)), modules))
    state = position(players, rules)
    rows: list[dict[str, object]] = []
    scores: list[int] = []
    for seat, player in enumerate(players):
        reasons = reasons_of(state, seat)
        scores.append(sum(reason.points for reason in reasons))
        rows.append(
            {
                "name": player.name,
                "points": scores[seat],
                "reasons": [
                    {"kind": reason.kind, "points": reason.points, "values": reason.values}
                    for reason in reasons
                ],
                "warnings": [doubt.as_data() for doubt in doubts_of(state, seat, player)],
                "village": [_village_row(row) for row in player.tiles],
            }
        )
    outcome = ranked(state, scores, [])
    ties = [tie.to_data() for tie in outcome.ties]
    return {"players": rows, "winners": outcome.winners, "ties": ties}


def _village_row(row: SheetTile) -> dict[str, object]:
    """A tile as the views of a game show it; without a place, q and r are null."""
    return {
        "tile": row.word(),
        "side": words.SIDES[row.side],
        "q": row.q if row.placed else None,
        "r": row.r if row.placed else None,
        "turn": row.turn,
        "edges": [words.EDGES[edge_of(row, edge)] for edge in range(EDGE_COUNT)],
        "goods": bag(row.goods, words.GOODS),
    }


def sheet_words() -> dict[str, object]:
    """Every word that a sheet may use, for completion, and an example."""
    tiles: list[dict[str, object]] = []
    for number, word in enumerate(TABLES.words):
        tiles.append(
            {
                "id": word,
                "kind": TILE_KINDS[TABLES.kind[number]],
                "upgrade": TABLES.cost[number] is not None,
                "sides": TABLES.kind[number] == SUMMER_BOAT,
            }
        )
    return {
        "keywords": list(KEYWORDS),
        "options": list(OPTIONS),
        "tiles": tiles,
        "workers": words.COLOURS[:COLOUR_COUNT],
        "skills": words.SKILLS,
        "goods": words.GOODS,
        "directions": words.DIRECTIONS,
        "example": EXAMPLE,
    }


SHEETS: Final = SheetScorer(score_sheet, sheet_words, MOST_TEXT)
