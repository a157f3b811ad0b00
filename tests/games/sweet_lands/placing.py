"""More words for positions: a game set up by its own rules, what has changed, and answers in a row.

`start` plays the setup by fixed choices until the first turn of round 1, so that characters have what they
begin with. Everything else is as in `positions.py`.
"""

from __future__ import annotations

from typing import Any, Self, cast

from artel.games.sweet_lands.phases.cleanup import CLEANUP
from artel.games.sweet_lands.rows import CardRow
from artel.games.sweet_lands.sheet import FIELDS
from artel.games.sweet_lands.state import SweetState, map_of, rules_of
from artel.games.sweet_lands.words import (
    AREAS,
    CAPITAL,
    CARD_COUNT,
    CARDS,
    CHARACTERS,
    MARKS,
    ROUND_COUNT,
    SPECIALS,
    SUPPORTS,
)
from artel.kernel.game import Log, deciders, legal_moves, play
from artel.kernel.shape import CODE_MASK
from tests.games.sweet_lands.positions import GAME, Table

# Characters that have no part in what is tested.
PLAIN = ("elina-macaron", "bastet-biscuit", "solbi-chocolate", "che-lotus")
# Groups of three cells of map a that lie apart from each other, and cities that can stand on them.
APART = ["a4 a5 a6", "c4 c5 c6", "b8 c8 c9", "e2 e3 e4", "e8 e9 e10", "g4 g5 g6", "g8 g9 h8"]
TYPES = [*["tent house building"] * 4, "tent lab shop", "house lab shop", "building lab shop"]


class Placed(Table):
    """A position of a game that has been set up."""

    # Arranging.

    def land(self, who: int, **cells: str) -> Self:
        """What lies on cells, turned over if not `up`: a special token, a property, `rabbit`."""
        for place, text in cells.items():
            words = text.split()
            special = "".join([f"{word}@" for word in words if word in SPECIALS])
            if map_of(self.state, who).kind[self.cell(who, place)] != CAPITAL:
                self.lay(who, f"{special}{place}{'' if 'up' in words else '!'}")
            for word in words:
                if word not in (*SPECIALS, "up", "flipped"):
                    self.build(who, f"{'farming-shop' if word == 'shop' else word}@{place}")
        return self

    def cities(self, who: int, number: int) -> Self:
        """So many cities of three properties on side A, none of them beside another."""
        for cells, types in list(zip(APART, TYPES, strict=True))[:number]:
            self.land(who, **dict(zip(cells.split(), types.split(), strict=True)))
        return self

    def support(self, cell: int, *tokens: str) -> Self:
        """The tokens over a support cell, from 1; what is not named gives gold."""
        for place, word in enumerate((*tokens, "n1", "n1")[:2]):
            self.state.supports[2 * (cell - 1) + place] = SUPPORTS.index(word) + 1
        return self

    def round(self, number: int) -> Self:
        """This round instead of the first; after the fifth there is no clean-up."""
        s = self.state
        s.round = number
        if number == ROUND_COUNT:
            s.agenda[:] = [frame for frame in s.agenda if frame & CODE_MASK != CLEANUP.shape.code]
        return self

    # Playing.

    def through(self, who: int, *lines: str) -> Self:
        """Play these lines, chance answering in between."""
        for line in lines:
            self.chance().play(who, line)
        return self.chance()

    def end_round(self, who: int) -> Self:
        """The seat ends the round and moves its support piece to the first free cell, where it must."""
        self.through(who, "end-round")
        if self.question() == "move-support":
            self.play(who, self.moves(who)[0])
        return self.chance()

    def answer_last(self, *until: str) -> Self:
        """Every question is answered by its last move, often a refusal, until one of these kinds is asked.

        After the main action of a turn nothing more is done.
        """
        while self.question() not in until:
            who = deciders(self.state)[0]
            moves = legal_moves(self.state, who)
            play(self.state, who, moves[0 if self.question() == "after" else -1])
        return self

    def turn_of(self, who: int) -> Self:
        """The next turn of this seat; others end their round meanwhile."""
        self.answer_last("turn")
        while self.asked() != [who]:
            self.end_round(self.asked()[0]).answer_last("turn")
        return self

    # Looking.

    def sheet(self, who: int) -> dict[str, int]:
        return {field: self.number(who, field) for field in FIELDS}

    def gained(self, before: dict[str, int], who: int) -> dict[str, int]:
        """What has changed on a sheet."""
        after = self.sheet(who)
        return {field: after[field] - before[field] for field in FIELDS if after[field] != before[field]}

    def row(self, who: int, viewer: int | None = None) -> dict[str, Any]:
        """What a view shows of a seat."""
        seats = cast("list[dict[str, Any]]", self.view(who if viewer is None else viewer)["seats"])
        return dict(seats[who])

    def spaces(self, area: str) -> int:
        return self.state.spaces[AREAS.index(area)]

    def points_from(self, *sources: str) -> int:
        """The victory points that ends of rounds gave out of these sorts of sources."""
        found = [line["points"] for line in self.log("round-points") if sort_of(line["source"]) in sources]
        return sum(found)


def sort_of(source: str) -> str:
    """What gave points, by the whole id of its name: character, support, skill, upgrade or card."""
    return "upgrade" if source.startswith("skill-up-") else source.partition("-")[0]


def opening(players: int = 2, **options: str) -> Placed:
    """A new game, before anything is drawn; options with `_` for `-`."""
    words = {key.replace("_", "-"): value for key, value in options.items()}
    return Placed(cast(SweetState, GAME.setup(GAME.rules(players, (), words), Log())))


def start(*characters: str, players: int = 2, seed: int = 1, **options: str) -> Placed:
    """The first turn of round 1; seat 0 is first, seats without a character named are plain ones.

    Whatever production asks is answered by the last move it offers.
    """
    table = before_production(*characters, players=players, seed=seed, **options)
    table.chance().answer_last("turn")
    table.state.log = Log()
    return table


def before_production(*characters: str, players: int = 2, seed: int = 1, **options: str) -> Placed:
    """Set up by fixed choices, until chance is to draw the first cards."""
    named = [*characters]
    boards = [CHARACTERS.index(each) // 2 for each in named]
    others = [plain for plain in PLAIN if CHARACTERS.index(plain) // 2 not in boards]
    players = max(players, len(named))
    named += others[: players - len(named)]
    table = opening(players, **options).nature("first 0").chance(seed)
    for seat in reversed(range(players)):
        table.play(seat, f"choose-character {named[seat]}")
    for seat in reversed(range(players)):
        # Over everybody's cell lies what gives gold and wheat and asks nothing.
        table.support(seat + 1, "n1", "n2").play(seat, f"support {seat + 1}")
    return table


def card_row(card: str) -> CardRow:
    """What is printed on a card."""
    return rules_of(opening().state).printed.cards[CARDS.index(card)]


def cards_with(mark: str) -> list[str]:
    """All instant cards with this mark; `round` for those of the end of the round."""
    rules = rules_of(opening().state)
    if mark == "round":
        return [CARDS[card] for card in range(CARD_COUNT) if rules.is_round_card[card]]
    wanted = MARKS.index(mark)
    return [
        CARDS[card]
        for card in range(CARD_COUNT)
        if rules.card_mark[card] == wanted and not rules.is_round_card[card]
    ]
