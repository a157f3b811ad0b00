"""The text of a score sheet: one thing per line, read into players with their tiles and pieces.

Every line is read even when an earlier one is wrong, so that all faults come at once, each with its line.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from artel.games.keyflower import words
from artel.games.keyflower.components.box import GOOD_COUNTS, MAX_PLAYERS, SKILL_COUNTS, WORKER_COUNTS
from artel.games.keyflower.sheet_book import (
    MOST_WORDS,
    NEAR,
    THE_END,
    SheetBook,
    SheetPlayer,
)
from artel.games.keyflower.sheet_tiles import UPGRADED_SAID, TileLine
from artel.games.keyflower.state import COLOUR_COUNT, NO_TILE
from artel.kernel.sheet import MOST_FAULTS, Fault, tokens_of, whole_number

# A sheet of the whole box with all sets is less than two thirds of this.
MOST_TEXT: Final = 12_000
MOST_LINE: Final = 200
# Other spellings of the first word of a line.
SPELLINGS: Final = {
    "worker": "workers", "skill": "skills", "good": "goods", "resources": "goods", "purple": "marker",
    "module": "modules",
}  # fmt: skip
MOST_NAME: Final = 40


class Sheet:
    """Reads a text line by line and keeps the players, the faults, and what of the box is already taken."""

    def __init__(self, book: SheetBook) -> None:
        self.book: Final = book
        self.players: list[SheetPlayer] = []
        self.faults: list[Fault] = []
        # The line at hand.
        self.line = 0
        # The modules that the sheet needs, and the first line that needs each.
        self.modules: dict[str, int] = {}
        self._first: dict[str, int] = {}
        self._totals: dict[str, int] = {}

    def fault(self, kind: str, expected: str, got: str) -> Fault:
        found = Fault(kind, self.line, expected, got)
        if not self.is_full():
            self.faults.append(found)
        return found

    def is_full(self) -> bool:
        """True when nobody would read more faults."""
        return len(self.faults) >= MOST_FAULTS

    def fault_again(self, kind: str, expected: str, got: str, line: int) -> None:
        """A fault because of something on an earlier line."""
        self.fault(kind, f"{expected} (it is on line {line})", got).values["other"] = line

    def first_line(self, key: str) -> int:
        """The line that had something of which there is one, or 0 for the first; then it is kept."""
        before = self._first.get(key, 0)
        self._first.setdefault(key, self.line)
        return before

    def need(self, word: str) -> None:
        """A tile or a word brings its module into the game."""
        self.modules.setdefault(self.book.module_of[word], self.line)

    def take(self, piece: str, more: int, most: int) -> None:
        """So many pieces more of a kind on the sheet; the box holds only so many."""
        total = self._totals.get(piece, 0) + more
        self._totals[piece] = total
        if total > most:
            found = self.fault("too-many", f"at most {most} {piece}, as in the box", str(total))
            found.values.update({"most": most, "piece": piece})

    def count_at(self, tokens: list[str], place: int, what: str) -> int | None:
        """A number of pieces, or None behind a fault."""
        got = tokens[place] if place < len(tokens) else THE_END
        count = whole_number(got) if place < len(tokens) else None
        if count is None or count < 0:
            self.fault("wrong-number", f"a number of {what} from 0 up", got)
            return None
        return count

    def nothing_after(self, tokens: list[str], place: int) -> None:
        """What a line is done with is its end."""
        if place < len(tokens):
            word = tokens[0]
            self.fault("unknown-word", f"nothing more after {word}", tokens[place]).values["tile"] = word

    def read(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            self.line = 1
            self.fault("sheet-too-long", f"at most {MOST_TEXT} characters", str(len(text)))
            return
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            self.line = number
            kept = line.partition("#")[0].strip()
            if len(kept) > MOST_LINE:
                found = self.fault("line-too-long", f"at most {MOST_LINE} characters", str(len(kept)))
                found.values["most"] = MOST_LINE
            elif tokens := tokens_of(kept):
                self._read_line(kept, tokens)
            if self.is_full():
                return

    def _read_line(self, kept: str, tokens: list[str]) -> None:
        tile, side, after = self.book.named_tile(tokens, 0)
        if tile != NO_TILE:
            TileLine(self, tile).read(side, tokens, after)
            return
        keyword = SPELLINGS.get(tokens[0], tokens[0])
        keyword = self.book.spellings.get(keyword, keyword)
        if keyword == "player":
            self._read_player(" ".join(kept.split()[1:]))
        elif keyword == "workers":
            colours = words.COLOURS[:COLOUR_COUNT]
            self._read_pieces(keyword, colours, WORKER_COUNTS, self.player().workers, tokens, 1)
        elif keyword == "skills":
            self._read_pieces(keyword, words.SKILLS, SKILL_COUNTS, self.player().skills, tokens, 1)
        elif keyword == "goods":
            start = 2 if len(tokens) > 1 and tokens[1] == "elsewhere" else 1
            self._read_pieces(keyword, words.GOODS, GOOD_COUNTS, self.player().goods, tokens, start)
        elif keyword == "marker":
            self._read_marker(tokens)
        elif keyword == "modules":
            self._read_modules(tokens)
        elif keyword in self.book.lines:
            self.need(keyword)
            self.book.lines[keyword].read(self, [keyword, *tokens[1:]])
        else:
            self._unknown_start(tokens)

    def _unknown_start(self, tokens: list[str]) -> None:
        """The name reaches to the first word that may follow a tile."""
        count = 1
        while count < min(MOST_WORDS, len(tokens)) and not self._may_follow(tokens[count]):
            count += 1
        name = "-".join(tokens[:count])
        found = self.fault("unknown-tile", f"a tile or {' | '.join(self.book.keywords)}", name)
        found.near = get_close_matches(name, [*self.book.tile_words(), *self.book.keywords], NEAR, 0.6)
        found.values["names"] = ", ".join(self.book.keywords)

    def _may_follow(self, token: str) -> bool:
        return (
            token in self.book.option_words
            or token in UPGRADED_SAID
            or token in words.GOODS
            or whole_number(token) is not None
        )

    def player(self) -> SheetPlayer:
        """The player whose lines these are; before any `player` line it is one without a name."""
        if not self.players:
            self.players.append(SheetPlayer(None, self.line))
        return self.players[-1]

    def _read_player(self, name: str) -> None:
        if not name or len(name) > MOST_NAME or not name.isprintable():
            got = f"{len(name)} characters" if name else "nothing"
            self.fault("player-name", f"a name of 1 to {MOST_NAME} characters after player", got)
            name = f"{len(self.players) + 1}"
        before = self.first_line(f"player {name.lower()}")
        if before:
            self.fault_again("player-twice", "each name once", name, before)
        if len(self.players) == MAX_PLAYERS:
            found = self.fault("too-many-players", f"at most {MAX_PLAYERS} players", f"one more: {name}")
            found.values["most"] = MAX_PLAYERS
        self.players.append(SheetPlayer(name, self.line))

    def _read_marker(self, tokens: list[str]) -> None:
        self.nothing_after(["marker", *tokens[1:]], 1)
        before = self.first_line("marker")
        if before:
            self.fault_again("marker-twice", "the one marker", "marker again", before)
            return
        self.player().marker = True

    def _read_modules(self, tokens: list[str]) -> None:
        """The sets that are in play besides those that tiles and pieces of the sheet belong to."""
        known = self.book.modules
        if len(tokens) == 1:
            self._unknown_module(THE_END)
        for token in tokens[1:]:
            if token in known:
                self.modules.setdefault(token, self.line)
            elif token != self.book.base:
                self._unknown_module(token)

    def _unknown_module(self, got: str) -> None:
        known = self.book.modules
        found = self.fault("unknown-module", f"modules out of {' | '.join(known)}", got)
        found.near = get_close_matches(got, known, NEAR, 0.6)
        found.values["names"] = ", ".join(known)

    def _read_pieces(
        self, what: str, names: list[str], box: list[int], into: list[int], tokens: list[str], start: int
    ) -> None:
        place = start
        while place < len(tokens):
            place = self.read_piece(what, names, box, into, tokens, place)

    def read_piece(
        self, what: str, names: list[str], box: list[int], into: list[int], tokens: list[str], place: int
    ) -> int:
        """`3 wood`, or `wood` for one. Answers the place after it; behind a fault that is the line's end."""
        count = whole_number(tokens[place])
        if count is not None:
            place += 1
        named = tokens[place] if place < len(tokens) else ""
        if named not in names:
            found = self.fault("unknown-piece", f"{what}: {' | '.join(names)}", named or THE_END)
            found.near = get_close_matches(named, names, NEAR, 0.6)
            found.values["names"] = ", ".join(names)
            return len(tokens)
        if count is not None and count < 0:
            self.fault("wrong-number", f"a number of {named} from 0 up", str(count))
            return len(tokens)
        piece = names.index(named)
        more = 1 if count is None else count
        self.take(named, more, box[piece])
        into[piece] += more
        return place + 1
