"""Scoring a village of the boxed game from a short text, by the same final scoring as a game at the table.

The format is described in docs/score-format.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from artel.games.keyflower import words
from artel.games.keyflower.components.box import MIN_PLAYERS
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import Tables
from artel.games.keyflower.components.vocabulary import ABSENT, SUMMER_BOAT, TILE_KINDS
from artel.games.keyflower.game import KEYFLOWER, Keyflower
from artel.games.keyflower.scoring.final import reasons_of
from artel.games.keyflower.sheet_book import Doubt, SheetBook, SheetPlayer, SheetTile
from artel.games.keyflower.sheet_form import form_of, sheet_data
from artel.games.keyflower.sheet_text import MOST_TEXT, Sheet
from artel.games.keyflower.sheet_village import doubts_of, edge_of, position, settle
from artel.games.keyflower.sheet_writer import write_sheet
from artel.games.keyflower.state import COLOUR_COUNT, EDGE_COUNT, KeyflowerRules, KeyflowerState, rules_of
from artel.kernel.bag import bag
from artel.kernel.editions import Edition
from artel.kernel.ranking import ranked
from artel.kernel.score_form import ScoreForm
from artel.kernel.sheet import MOST_FAULTS, Fault, SheetError, SheetScorer
from artel.kernel.state import State
from artel.kernel.view import Reason

BOOK: Final = SheetBook(KEYFLOWER.modules)

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


def read_text(text: str, book: SheetBook) -> Sheet:
    """A sheet in which every tile has its place where it has one; SheetError where it is wrong."""
    sheet = Sheet(book)
    sheet.read(text)
    if not sheet.players and not sheet.faults:
        sheet.fault("empty", "a tile on a line, such as home-3", "no line")
    if not sheet.faults:
        for player in sheet.players:
            sheet.faults.extend(settle(player, book.tables))
    if sheet.faults:
        raise SheetError(sorted(sheet.faults, key=lambda fault: fault.line)[:MOST_FAULTS])
    return sheet


def read_sheet(text: str) -> list[SheetPlayer]:
    """The players of a sheet."""
    return read_text(text, BOOK).players


def book_of(game: Keyflower, edition: Edition | None) -> SheetBook:
    """The words of a game's sheets, and its tiles as an edition prints them."""
    if edition is not None:
        return SheetBook(game.modules, edition.printed.rows)
    return BOOK if game is KEYFLOWER else SheetBook(game.modules)


def score_sheet(
    text: str, game: Keyflower = KEYFLOWER, modules: Sequence[str] = (), edition: Edition | None = None
) -> dict[str, object]:
    """The best score of each player with the reason of every point, and who wins.

    These modules are in play, and those that the sheet names or has tiles and pieces of.
    Rule: KF-SCORE-1, KF-SCORE-5, KF-SCORE-13, KF-SCORE-14
    """
    book = book_of(game, edition)
    sheet = read_text(text, book)
    players = sheet.players
    chosen = [name for name in book.modules if name in sheet.modules or name in modules]
    own = edition.digest if edition is not None else None
    rules = cast(KeyflowerRules, game.rules(max(MIN_PLAYERS, len(players)), chosen, None, own))
    _check_in_play(sheet, rules)
    state = position(players, rules)
    reasons = [reasons_of(state, seat) for seat in range(len(players))]
    scores = [sum(reason.points for reason in own) for own in reasons]
    doubts = _doubts(state, book, players, scores)
    rows: list[dict[str, object]] = []
    for seat, player in enumerate(players):
        rows.append(
            {
                "name": player.name,
                "points": scores[seat],
                "reasons": [_reason_row(state, book, player, reason) for reason in reasons[seat]],
                "warnings": [doubt.as_data() for doubt in doubts[seat]],
                "village": _village(rules.tables, player),
            }
        )
        for line in book.lines_of(rules.modules):
            rows[seat].update(line.told(state, seat))
    outcome = ranked(state, scores, [])
    ties = [tie.to_data() for tie in outcome.ties]
    return {
        "modules": chosen,
        "players": rows,
        "winners": outcome.winners,
        "ties": ties,
        "sheet": sheet_data(sheet),
    }


def _reason_row(
    state: KeyflowerState, book: SheetBook, player: SheetPlayer, reason: Reason
) -> dict[str, object]:
    values = reason.values
    for line in book.lines_of(rules_of(state).modules):
        values = line.retold(state, player, reason)
        if values is not reason.values:
            break
    return {"kind": reason.kind, "points": reason.points, "values": values}


def _check_in_play(sheet: Sheet, rules: KeyflowerRules) -> None:
    """A tile whose place another one takes in the game at hand is not in play."""
    faults: list[Fault] = []
    for row in [row for player in sheet.players for row in player.tiles]:
        tables = sheet.book.tables
        if row.tile < rules.tile_count and rules.tables.kind[row.tile] != ABSENT:
            continue
        twins = [
            TILE.word(tile)
            for tile, other in enumerate(rules.tables.tiles)
            if other.name == tables.tiles[row.tile].name
        ]
        expected = f"a tile that is in play together with {', '.join(sheet.modules)}"
        fault = Fault("not-in-play", row.line, expected, row.word())
        fault.near = twins
        fault.values.update({"tile": row.word(), "modules": ", ".join(sheet.modules)})
        faults.append(fault)
    if faults:
        raise SheetError(faults[:MOST_FAULTS])


def _doubts(
    state: KeyflowerState, book: SheetBook, players: list[SheetPlayer], scores: list[int]
) -> list[list[Doubt]]:
    """By seat, in the order of the lines."""
    found = [doubts_of(state, seat, player) for seat, player in enumerate(players)]
    for line in book.lines_of(rules_of(state).modules):
        for seat, doubt in line.doubts(state, players, scores):
            found[seat].append(doubt)
    return [sorted(own, key=lambda doubt: doubt.line) for own in found]


def _village(tables: Tables, player: SheetPlayer) -> list[dict[str, object]]:
    rows = {row.tile: _village_row(tables, row) for row in player.tiles}
    for said in player.all_said():
        said.tell(rows)
    return list(rows.values())


def _village_row(tables: Tables, row: SheetTile) -> dict[str, object]:
    """A tile as the views of a game show it; without a place, q and r are null."""
    return {
        "tile": row.word(),
        "side": words.SIDES[row.side],
        "q": row.q if row.placed else None,
        "r": row.r if row.placed else None,
        "turn": row.turn,
        "edges": [words.EDGES[edge_of(tables, row, edge)] for edge in range(EDGE_COUNT)],
        "goods": bag(row.goods, words.GOODS),
    }


def sheet_words() -> dict[str, object]:
    """Every word that a sheet may use, for completion."""
    tables = BOOK.tables
    tiles: list[dict[str, object]] = []
    for number, kind in enumerate(tables.kind):
        if kind != ABSENT:
            options = [word for word, each in BOOK.options.items() if each.may_follow(tables, number)]
            tiles.append(
                {
                    "id": TILE.word(number),
                    "kind": TILE_KINDS[kind],
                    "upgrade": tables.cost[number] is not None,
                    "sides": kind == SUMMER_BOAT,
                    "options": options,
                    "module": BOOK.module_of[TILE.word(number)],
                }
            )
    return {
        "keywords": BOOK.keywords,
        "options": BOOK.option_words,
        "tiles": tiles,
        "workers": words.COLOURS[:COLOUR_COUNT],
        "skills": words.SKILLS,
        "goods": words.GOODS,
        "directions": words.DIRECTIONS,
        "modules": BOOK.modules,
        "follow": {word: list(line.follow) for word, line in BOOK.lines.items()},
        "spots": {word: list(line.spots) for word, line in BOOK.lines.items() if line.spots},
    }


def form_of_edition(edition: Edition | None) -> ScoreForm:
    """The same for all: no edition has other pieces."""
    return form_of(BOOK, {BOOK.base: EXAMPLE, **BOOK.examples})


def sheet_of(state: State) -> str:
    """The sheet of a game that is over."""
    return write_sheet(cast(KeyflowerState, state), BOOK)


def score_of_edition(text: str, edition: Edition | None) -> dict[str, object]:
    return score_sheet(text, edition=edition)


SHEETS: Final = SheetScorer(score_of_edition, form_of_edition, sheet_of, MOST_TEXT, sheet_words)
