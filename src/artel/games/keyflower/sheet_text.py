"""The text of a score sheet: one thing per line, read into players with their tiles and pieces.

Every line is read even when an earlier one is wrong, so that all faults come at once, each with its line.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from artel.games.keyflower import words
from artel.games.keyflower.components.box import GOOD_COUNTS, MAX_PLAYERS, SKILL_COUNTS, WORKER_COUNTS
from artel.games.keyflower.components.order import TILE
from artel.games.keyflower.components.tables import TABLES
from artel.games.keyflower.components.vocabulary import BOAT, HOME, SUMMER_BOAT
from artel.games.keyflower.state import COLOUR_COUNT, EDGE_COUNT, GOOD_COUNT, NO_TILE, SKILL_COUNT
from artel.games.keyflower.words import BACK, FRONT
from artel.kernel.sheet import MOST_FAULTS, Fault

# A sheet of the whole box is a quarter of this.
MOST_TEXT: Final = 12_000
MOST_LINE: Final = 200
# The first word of a line that is no tile, with the other spellings that are understood.
KEYWORDS: Final = ("player", "workers", "skills", "goods", "marker")
SPELLINGS: Final = {
    "worker": "workers", "skill": "skills", "good": "goods", "resources": "goods", "purple": "marker",
}  # fmt: skip
UPGRADED_SAID: Final = ("upgraded", "up", "back")
# What may follow the name of a tile.
OPTIONS: Final = ("upgraded", "a", "b", "at", "beside", "turn")
# A name such as "Key market" has at most this many words; so has "Summer boat 2".
MOST_WORDS: Final = 3
FARTHEST: Final = 99
MOST_NAME: Final = 40
NEAR: Final = 3


class SheetTile:
    """A tile of a village as the sheet gives it; without a place nobody knows what lies beside it."""

    def __init__(self, tile: int, line: int) -> None:
        self.tile = tile
        self.line = line
        self.side: int = FRONT
        self.side_given = False
        self.turn: int = 0
        self.turn_given = False
        self.placed = False
        self.q: int = 0
        self.r: int = 0
        self.beside: int = NO_TILE
        self.direction: int = 0
        self.goods: list[int] = [0] * GOOD_COUNT

    def word(self) -> str:
        return TABLES.words[self.tile]


class SheetPlayer:
    """One player's part of the sheet. A sheet for one needs no name."""

    def __init__(self, name: str | None, line: int) -> None:
        self.name = name
        self.line = line
        self.tiles: list[SheetTile] = []
        self.workers: list[int] = [0] * COLOUR_COUNT
        self.skills: list[int] = [0] * SKILL_COUNT
        self.goods: list[int] = [0] * GOOD_COUNT
        self.marker = False


def _names() -> dict[str, int]:
    """Every tile under its id and under its printed name with hyphens: `boat-2` is `summer-boat-2`."""
    names = {word: TILE.index[word] for word in TABLES.words}
    for number, tile in enumerate(TABLES.tiles):
        names["-".join(tokens_of(tile.name))] = number
    return names


def named_tile(tokens: list[str], start: int) -> tuple[int, str, int]:
    """The tile named at a place of the line, the side its name ends with, and the place after the name.

    The words of a name may stand apart: `Key market` is `key-market`, `Boat 2b` is summer boat 2.
    """
    for count in range(min(MOST_WORDS, len(tokens) - start), 0, -1):
        name = "-".join(tokens[start : start + count])
        if name in NAMES:
            return NAMES[name], "", start + count
        tile = NAMES.get(name[:-1], NO_TILE)
        if name[-1] in "ab" and tile != NO_TILE and TABLES.kind[tile] == SUMMER_BOAT:
            return tile, name[-1], start + count
    return NO_TILE, "", start


def near_words(name: str) -> list[str]:
    return get_close_matches(name, [*TABLES.words, *KEYWORDS], NEAR, 0.6)


def tokens_of(line: str) -> list[str]:
    """The words of a line. Commas, colons and brackets only help the eye."""
    plain = line.lower().replace("'", "").replace("’", "").replace("−", "-")
    for sign in ",:;()=":
        plain = plain.replace(sign, " ")
    return plain.split()


def whole_number(token: str) -> int | None:
    digits = token[1:] if token[0] in "+-" else token
    if not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        return None
    return int(token)


NAMES: Final = _names()


class Sheet:
    """Reads a text line by line and keeps the players, the faults, and what of the box is already taken."""

    def __init__(self) -> None:
        self.players: list[SheetPlayer] = []
        self.faults: list[Fault] = []
        self._line = 0
        self._taken: dict[int, int] = {}
        self._names: dict[str, int] = {}
        self._totals: dict[str, int] = {}
        self._marker_line = 0

    def fault(self, kind: str, expected: str, got: str) -> Fault:
        found = Fault(kind, self._line, expected, got)
        if not self.is_full():
            self.faults.append(found)
        return found

    def is_full(self) -> bool:
        """True when nobody would read more faults."""
        return len(self.faults) >= MOST_FAULTS

    def _again(self, kind: str, expected: str, got: str, line: int) -> None:
        """A fault because of something on an earlier line."""
        self.fault(kind, f"{expected} (it is on line {line})", got).values["other"] = line

    def read(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            self._line = 1
            self.fault("sheet-too-long", f"at most {MOST_TEXT} characters", str(len(text)))
            return
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            self._line = number
            kept = line.partition("#")[0].strip()
            if len(kept) > MOST_LINE:
                found = self.fault("line-too-long", f"at most {MOST_LINE} characters", str(len(kept)))
                found.values["most"] = MOST_LINE
            elif tokens := tokens_of(kept):
                self._read_line(kept, tokens)
            if self.is_full():
                return

    def _read_line(self, kept: str, tokens: list[str]) -> None:
        tile, side, after = named_tile(tokens, 0)
        if tile != NO_TILE:
            self._read_tile(tile, side, tokens, after)
            return
        keyword = SPELLINGS.get(tokens[0], tokens[0])
        if keyword == "player":
            self._read_player(" ".join(kept.split()[1:]))
        elif keyword == "workers":
            self._read_pieces(
                keyword, words.COLOURS[:COLOUR_COUNT], WORKER_COUNTS, self._player().workers, tokens, 1
            )
        elif keyword == "skills":
            self._read_pieces(keyword, words.SKILLS, SKILL_COUNTS, self._player().skills, tokens, 1)
        elif keyword == "goods":
            start = 2 if len(tokens) > 1 and tokens[1] == "elsewhere" else 1
            self._read_pieces(keyword, words.GOODS, GOOD_COUNTS, self._player().goods, tokens, start)
        elif keyword == "marker":
            self._read_marker(tokens)
        else:
            self._unknown_start(tokens)

    def _unknown_start(self, tokens: list[str]) -> None:
        """The name reaches to the first word that may follow a tile."""
        count = 1
        while count < min(MOST_WORDS, len(tokens)) and not self._may_follow(tokens[count]):
            count += 1
        name = "-".join(tokens[:count])
        found = self.fault("unknown-tile", f"a tile or {' | '.join(KEYWORDS)}", name)
        found.near = near_words(name)

    def _may_follow(self, token: str) -> bool:
        return (
            token in OPTIONS
            or token in UPGRADED_SAID
            or token in words.GOODS
            or whole_number(token) is not None
        )

    def _player(self) -> SheetPlayer:
        """The player whose lines these are; before any `player` line it is one without a name."""
        if not self.players:
            self.players.append(SheetPlayer(None, self._line))
        return self.players[-1]

    def _read_player(self, name: str) -> None:
        if not name or len(name) > MOST_NAME or not name.isprintable():
            got = f"{len(name)} characters" if name else "nothing"
            self.fault("player-name", f"a name of 1 to {MOST_NAME} characters after player", got)
            name = f"{len(self.players) + 1}"
        if name.lower() in self._names:
            self._again("player-twice", "each name once", name, self._names[name.lower()])
        if len(self.players) == MAX_PLAYERS:
            self.fault("too-many-players", f"at most {MAX_PLAYERS} players", f"one more: {name}")
        self._names.setdefault(name.lower(), self._line)
        self.players.append(SheetPlayer(name, self._line))

    def _read_marker(self, tokens: list[str]) -> None:
        if len(tokens) > 1:
            self.fault("unknown-word", "nothing after marker", tokens[1]).values["tile"] = "marker"
        if self._marker_line:
            self._again("marker-twice", "the one marker", "marker again", self._marker_line)
            return
        self._marker_line = self._line
        self._player().marker = True

    def _read_pieces(
        self, what: str, names: list[str], box: list[int], into: list[int], tokens: list[str], start: int
    ) -> None:
        place = start
        while place < len(tokens):
            place = self._read_piece(what, names, box, into, tokens, place)

    def _read_piece(
        self, what: str, names: list[str], box: list[int], into: list[int], tokens: list[str], place: int
    ) -> int:
        """`3 wood`, or `wood` for one. Answers the place after it; behind a fault that is the line's end."""
        count = whole_number(tokens[place])
        if count is not None:
            place += 1
        named = tokens[place] if place < len(tokens) else ""
        if named not in names:
            found = self.fault(
                "unknown-piece", f"{what}: {' | '.join(names)}", named or "the end of the line"
            )
            found.near = get_close_matches(named, names, NEAR, 0.6)
            found.values["names"] = ", ".join(names)
            return len(tokens)
        if count is not None and count < 0:
            self.fault("wrong-number", f"a number of {named} from 0 up", str(count))
            return len(tokens)
        piece = names.index(named)
        more = 1 if count is None else count
        total = self._totals.get(named, 0) + more
        self._totals[named] = total
        if total > box[piece]:
            found = self.fault("too-many", f"at most {box[piece]} {named}, as in the box", str(total))
            found.values.update({"most": box[piece], "piece": named})
        into[piece] += more
        return place + 1

    def _read_tile(self, tile: int, side: str, tokens: list[str], place: int) -> None:
        row = SheetTile(tile, self._line)
        word = row.word()
        if tile in self._taken:
            self._again("tile-twice", f"{word} once", f"{word} again", self._taken[tile])
        self._taken.setdefault(tile, self._line)
        player = self._player()
        self._only_one(player, row)
        player.tiles.append(row)
        if side:
            self._take_side(row, side)
        while place < len(tokens):
            place = self._read_option(row, tokens, place)
        if TABLES.kind[tile] == SUMMER_BOAT and not row.side_given:
            self.fault("side-missing", f"{word} a | {word} b", "no side").values["tile"] = word

    def _only_one(self, player: SheetPlayer, row: SheetTile) -> None:
        """A village has one home and one of the six boats; a second is told beside the first."""
        for other in player.tiles:
            if is_home(row.tile) and is_home(other.tile):
                self._again("home-twice", "one home in a village", row.word(), other.line)
                return
            if is_boat(row.tile) and is_boat(other.tile):
                self._again("boat-twice", "one of the six boats in a village", row.word(), other.line)
                return

    def _read_option(self, row: SheetTile, tokens: list[str], place: int) -> int:
        token = tokens[place]
        if token in UPGRADED_SAID:
            self._upgrade(row)
        elif token in ("a", "b"):
            self._take_side(row, token)
        elif token == "at":
            return self._read_at(row, tokens, place + 1)
        elif token == "beside":
            return self._read_beside(row, tokens, place + 1)
        elif token == "turn":
            return self._read_turn(row, tokens, place + 1)
        elif token in words.GOODS or whole_number(token) is not None:
            return self._read_piece("goods", words.GOODS, GOOD_COUNTS, row.goods, tokens, place)
        else:
            found = self.fault("unknown-word", f"{' | '.join(OPTIONS)} or goods after {row.word()}", token)
            found.near = get_close_matches(token, [*OPTIONS, *words.GOODS], NEAR, 0.6)
            found.values["tile"] = row.word()
            return len(tokens)
        return place + 1

    def _upgrade(self, row: SheetTile) -> None:
        if TABLES.cost[row.tile] is None:
            found = self.fault("no-upgrade", f"a tile that can be upgraded; {row.word()} cannot", "upgraded")
            found.values["tile"] = row.word()
            return
        row.side = BACK

    def _take_side(self, row: SheetTile, side: str) -> None:
        if TABLES.kind[row.tile] != SUMMER_BOAT:
            found = self.fault("no-side", f"a side only for a summer boat, not for {row.word()}", side)
            found.values["tile"] = row.word()
            return
        if row.side_given:
            self.fault("said-twice", f"one side of {row.word()}", side).values["tile"] = row.word()
        row.side_given = True
        row.side = words.BOAT_SIDES.index(side)

    def _read_at(self, row: SheetTile, tokens: list[str], place: int) -> int:
        given = tokens[place : place + 2]
        numbers = [number for number in map(whole_number, given) if number is not None]
        if len(numbers) < 2:
            self.fault("wrong-number", "two whole numbers after at", " ".join(given) or "the end of the line")
            return len(tokens)
        if max(abs(numbers[0]), abs(numbers[1])) > FARTHEST:
            self.fault("wrong-number", f"numbers from -{FARTHEST} to {FARTHEST} after at", " ".join(given))
        self._place_once(row)
        row.q, row.r = numbers[0], numbers[1]
        row.placed = True
        return place + 2

    def _read_beside(self, row: SheetTile, tokens: list[str], place: int) -> int:
        beside, _, after = named_tile(tokens, place)
        if beside == NO_TILE:
            got = tokens[place] if place < len(tokens) else "the end of the line"
            found = self.fault("unknown-beside", "a tile of the village after beside", got)
            found.near = get_close_matches(got, TABLES.words, NEAR, 0.6)
            return len(tokens)
        direction = tokens[after] if after < len(tokens) else "the end of the line"
        if direction not in words.DIRECTIONS:
            expected = f"a direction: {' | '.join(words.DIRECTIONS)}"
            found = self.fault("unknown-direction", expected, direction)
            found.near = get_close_matches(direction, words.DIRECTIONS, NEAR, 0.4)
            return len(tokens)
        self._place_once(row)
        row.beside = beside
        row.direction = words.DIRECTIONS.index(direction)
        return after + 1

    def _place_once(self, row: SheetTile) -> None:
        if row.placed or row.beside != NO_TILE:
            self.fault("said-twice", f"one place of {row.word()}", "a second one").values["tile"] = row.word()

    def _read_turn(self, row: SheetTile, tokens: list[str], place: int) -> int:
        turn = whole_number(tokens[place]) if place < len(tokens) else None
        if turn is None or turn < 0 or turn >= EDGE_COUNT:
            got = tokens[place] if place < len(tokens) else "the end of the line"
            self.fault("wrong-number", f"0 to {EDGE_COUNT - 1} after turn: sixths clockwise", got)
            return len(tokens)
        if row.turn_given:
            self.fault("said-twice", f"one turn of {row.word()}", str(turn)).values["tile"] = row.word()
        row.turn_given = True
        row.turn = turn
        return place + 1


def is_home(tile: int) -> bool:
    return TABLES.kind[tile] == HOME


def is_boat(tile: int) -> bool:
    return TABLES.kind[tile] == BOAT
