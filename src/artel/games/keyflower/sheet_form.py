"""Score sheets for those who tap: what is behind a screen as a form, and a sheet as its editor keeps it."""

from __future__ import annotations

from typing import Final

from artel.games.keyflower import words
from artel.games.keyflower.components.box import GOOD_COUNTS, MAX_PLAYERS, SKILL_COUNTS, WORKER_COUNTS
from artel.games.keyflower.sheet_book import SheetBook, SheetData, SheetPlayer, SheetTile
from artel.games.keyflower.sheet_text import Sheet
from artel.games.keyflower.state import COLOUR_COUNT
from artel.kernel.bag import bag
from artel.kernel.score_form import MARK_KIND, NUMBERS_KIND, FormField, ScoreForm

BASE_FIELDS: Final = (
    FormField("workers", NUMBERS_KIND, words.COLOURS[:COLOUR_COUNT], WORKER_COUNTS, WORKER_COUNTS, "colour"),
    FormField("skills", NUMBERS_KIND, words.SKILLS, SKILL_COUNTS, SKILL_COUNTS, "skill"),
    FormField("goods", NUMBERS_KIND, words.GOODS, GOOD_COUNTS, GOOD_COUNTS, "good"),
    FormField("marker", MARK_KIND, sort="piece", once=True),
)


def form_of(book: SheetBook, examples: dict[str, str]) -> ScoreForm:
    """What every player has besides the village; each field of a set names its module."""
    fields = list(BASE_FIELDS)
    for word, line in book.lines.items():
        own = line.field()
        if own is not None:
            fields.append(
                FormField(
                    word, own.kind, own.words, own.most, own.box, own.sort, own.once, "", book.module_of[word]
                )
            )
    return ScoreForm([], fields, MAX_PLAYERS, examples)


def sheet_data(sheet: Sheet) -> dict[str, object]:
    """A sheet that has been read, as the editor keeps it."""
    return {
        "modules": [name for name in sheet.book.modules if name in sheet.modules],
        "table": {},
        "players": [_player(player) for player in sheet.players],
    }


def _player(player: SheetPlayer) -> dict[str, object]:
    data = SheetData()
    data.fields["workers"] = bag(player.workers, words.COLOURS[:COLOUR_COUNT])
    data.fields["skills"] = bag(player.skills, words.SKILLS)
    data.fields["goods"] = bag(player.goods, words.GOODS)
    data.fields["marker"] = player.marker
    for row in player.tiles:
        data.tiles[row.tile] = _tile(row)
    for said in player.all_said():
        said.recall(data)
    return {
        "name": player.name,
        "fields": data.fields,
        "village": list(data.tiles.values()),
        "herds": data.herds,
    }


def _tile(row: SheetTile) -> dict[str, object]:
    return {
        "tile": row.word(),
        "side": words.SIDES[row.side],
        "q": row.q if row.placed else None,
        "r": row.r if row.placed else None,
        "turn": row.turn,
        "goods": bag(row.goods, words.GOODS),
    }
