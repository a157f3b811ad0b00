"""Positions of Sweet Lands, written down as a table would be described, and played by command lines.

`at_turn` puts seats into the action phase of a round, `before_round` before a round begins (`begin` lets it).
A seat is bare: no resources and no production, side A of its domain empty, five cards in hand; `own`, `hand`,
`lay`, `roads`, `build` and others change that. Things are words with spaces between them; cards that are
named nowhere lie in the deck. Seat 0 is first. `effect` carries out clauses of the effect language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from artel.games import game_named
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import NORMAL_SUPPORTS, ROUND_SUPPORTS
from artel.games.sweet_lands.domain_map import EDGE_BITS, EDGE_WORDS, MOST_CELLS
from artel.games.sweet_lands.effects.clauses import parse_clause
from artel.games.sweet_lands.effects.executor import begin_effects
from artel.games.sweet_lands.hexes import EDGES, PLACES
from artel.games.sweet_lands.phases.cleanup import CLEANUP
from artel.games.sweet_lands.phases.production import BEGIN_ROUND, BEGIN_TURNS
from artel.games.sweet_lands.rules import SweetRules
from artel.games.sweet_lands.sheet import AT, WIDTH
from artel.games.sweet_lands.slots import (
    COLUMN_ROOM,
    DISCARDED,
    EMPLOYED,
    FACE_UP,
    FLIP_SHIFT,
    FLIPPED_TOKEN,
    IN_DECK,
    IN_HAND,
    ON_TABLE,
    OUT_OF_PLAY,
    PROPERTY_SHIFT,
    RABBIT_BIT,
    SPECIAL_SHIFT,
    TOKEN_BITS,
    UNDER_DECK,
)
from artel.games.sweet_lands.state import SweetState, map_of, survey
from artel.games.sweet_lands.view import cells_of, roads_of
from artel.games.sweet_lands.words import (
    ACTION_PHASE,
    AREAS,
    CAPITAL,
    CARDS,
    CHARACTERS,
    DOMAINS,
    FIRST_SHOP,
    INDUSTRIES,
    MILESTONES,
    PIECES,
    PROPERTIES,
    ROUND_COUNT,
    SCORING_TOKENS,
    SKILLS,
    SPECIAL,
    SPECIALS,
    SUPPORTS,
    UPGRADES,
)
from artel.kernel.game import (
    NATURE,
    Log,
    Outcome,
    Refused,
    Rng,
    advance,
    deciders,
    legal_moves,
    play_nature,
    weights,
)
from artel.kernel.log import line_data

GAME = game_named("sweet-lands")
# Characters without an ability that comes by itself.
QUIET = ("elina-macaron", "che-lotus", "bastet-biscuit", "sakura-mochi")
PILES = {"deck": IN_DECK, "discards": DISCARDED, "under": UNDER_DECK, "out": OUT_OF_PLAY}


def cards_of(seat: int, count: int = 5) -> list[str]:
    """The cards a seat holds when nothing is said of them."""
    return list(CARDS[10 * seat : 10 * seat + count])


class Table:
    """A game in progress, spoken to in command lines."""

    def __init__(self, state: SweetState) -> None:
        self.state = state
        self.rules = cast(SweetRules, state.rules)

    # Arranging.

    def own(self, who: int, **numbers: int) -> Self:
        """Numbers of a seat's sheet by name: `wheat=6`, `gold_production=3`, `track_terrain=2`."""
        for name, number in numbers.items():
            self.state.sheet[who * WIDTH + AT[name.replace("_", "-")]] = number
        return self

    def put_cards(self, words: Sequence[str], place: int) -> None:
        for word in words:
            self.state.where[CARDS.index(word)] = place
        self.state.deck_size = self.state.where.count(IN_DECK)
        for seat in range(self.rules.players):
            self.own(seat, hand=self.state.where.count(IN_HAND + seat))

    def hand(self, who: int, words: str) -> Self:
        """Exactly these cards are in this hand."""
        self.put_cards(self.cards(who), IN_DECK)
        self.put_cards(words.split(), IN_HAND + who)
        return self

    def pile(self, words: str, *, rest: str = "out", pile: str = "deck") -> Self:
        """Exactly these cards are in the deck, or in another pile; what else was there lies elsewhere."""
        place = PILES[pile]
        self.put_cards(self.cards_at(place), PILES[rest])
        self.put_cards(words.split(), place)
        return self

    def played(self, who: int, words: str) -> Self:
        """These cards lie played before a seat."""
        for word in words.split():
            self.put_cards([word], ON_TABLE + who)
            self.count_card(who, CARDS.index(word))
        return self

    def employed(self, who: int, industry: str, words: str) -> Self:
        """These workers are employed in a column, the first on top."""
        column = INDUSTRIES.index(industry)
        for word in words.split():
            card = CARDS.index(word)
            self.put_cards([word], EMPLOYED + who)
            self.count_card(who, card)
            number = self.number(who, f"{industry}-column")
            self.state.columns[(who * 3 + column) * COLUMN_ROOM + number] = card + 1
            self.state.add(who, on.FARMING_COLUMN + column, 1)
        return self

    def count_card(self, who: int, card: int) -> None:
        row = self.rules.printed.cards[card]
        self.state.add(who, on.PLAYED, 1)
        for sweet in row.sweets:
            self.state.add(who, on.SWEET + sweet, 1)
        if row.mark < 4:
            self.state.add(who, on.FARMING_CARDS + row.mark, 1)

    def lay(self, who: int, words: str) -> Self:
        """Terrain tokens, `d4` face up and `d4!` turned over; a special one as `vault@b5`."""
        for word in words.split():
            flipped = word.endswith("!")
            special, _, place = word.rstrip("!").rpartition("@")
            cell = self.cell(who, place)
            kind = map_of(self.state, who).kind[cell]
            self.state.add(who, on.TOKENS_LAID, 1)
            packed = FLIPPED_TOKEN if flipped else FACE_UP
            if kind == SPECIAL:
                packed |= (SPECIALS.index(special) + 1) << SPECIAL_SHIFT
            else:
                self.state.add(who, on.FIELDS_LAID + kind, 1)
            if flipped:
                self.state.add(who, on.FLIPPED, 1)
                packed |= self.number(who, "flipped") << FLIP_SHIFT
                if kind != SPECIAL:
                    self.state.add(who, on.FLIPPED_FIELDS + kind, 1)
            self.state.cells[who * MOST_CELLS + cell] = packed
        survey(self.state, who)
        return self

    def roads(self, who: int, words: str) -> Self:
        """Roads on these edges, `d4-e`."""
        for word in words.split():
            edge = map_of(self.state, who).edge_at[EDGES.index(word)]
            assert edge >= 0, word
            self.state.roads[who * EDGE_WORDS + edge // EDGE_BITS] |= 1 << (edge % EDGE_BITS)
            self.state.add(who, on.ROADS, 1)
        survey(self.state, who)
        return self

    def build(self, who: int, words: str) -> Self:
        """Properties and rabbits, `tent@d5 farming-shop@e4 tower@e6 rabbit@d5`; a token lies under them."""
        for word in words.split():
            piece, _, place = word.partition("@")
            cell = self.cell(who, place)
            at = who * MOST_CELLS + cell
            is_capital = map_of(self.state, who).kind[cell] == CAPITAL
            if not is_capital and not self.state.cells[at] & TOKEN_BITS:
                self.lay(who, f"{place}!")
            if piece == "rabbit":
                self.state.cells[at] |= RABBIT_BIT
                self.state.add(who, on.RABBITS, 1)
                continue
            kind = "shop" if piece.endswith("-shop") else piece
            self.state.cells[at] |= (PROPERTIES.index(kind) + 1) << PROPERTY_SHIFT
            self.state.add(who, AT[kind if kind == "tower" else f"{kind}s"], 1)
            if kind == "shop":
                self.state.sheet[who * WIDTH + on.SHOP_SET] |= 1 << (PIECES.index(piece) - FIRST_SHOP)
        survey(self.state, who)
        return self

    def skills(self, who: int, words: str) -> Self:
        """Skill tokens before a seat; an upgraded one as `up-mint`."""
        for word in words.split():
            if word.startswith("up-"):
                upgrade = UPGRADES.index(word.removeprefix("up-"))
                self.state.sheet[who * WIDTH + on.UPGRADE_SET] |= 1 << upgrade
            else:
                self.state.skills[SKILLS.index(word)] -= 1
                self.state.sheet[who * WIDTH + on.SKILL_SET] |= 1 << SKILLS.index(word)
        return self

    def tokens(self, *, milestones: str = "", scoring: str = "", upgrades: str = "") -> Self:
        """What lies beside the board."""
        self.state.milestones = sum([1 << MILESTONES.index(word) for word in milestones.split()])
        self.state.scoring = sum([1 << SCORING_TOKENS.index(word) for word in scoring.split()])
        self.state.upgrades = sum([1 << UPGRADES.index(word) for word in upgrades.split()])
        return self

    def supports(self, words: str) -> Self:
        """The tokens over the support cells, two over each."""
        for place, word in enumerate(words.split()):
            self.state.supports[place] = SUPPORTS.index(word) + 1
        return self

    def disks(self, **taken: int) -> Self:
        """So many spaces of areas are taken: `land_and_roads=1`."""
        for name, number in taken.items():
            self.state.spaces[AREAS.index(name.replace("_", "-"))] = number
        return self

    # Playing.

    def begin(self) -> Self:
        advance(self.state)
        return self

    def play(self, who: int, *lines: str) -> Self:
        """This seat plays these lines; an illegal one raises `Refused`."""
        for line in lines:
            GAME.attempt(self.state, who, line)
        return self

    def nature(self, *lines: str) -> Self:
        return self.play(NATURE, *lines)

    def chance(self, seed: int = 1) -> Self:
        """Let chance answer until a seat is asked."""
        play_nature(self.state, Rng(seed))
        return self

    def effect(self, who: int, *clauses: str) -> Self:
        """Carry out a list of effects for a seat, on top of whatever is asked now."""
        number = self.rules.effects.add("test", [parse_clause(text) for text in clauses])
        begin_effects(self.state, who, number)
        return self.begin()

    def use(self, who: int, area: str) -> Self:
        """Use an area and pay its hand cost with the first cards of the hand."""
        self.play(who, f"use {area}")
        while self.question() == "discard":
            self.play(who, self.moves(who)[0])
        return self

    # Looking.

    def number(self, who: int, name: str) -> int:
        """A number of a seat's sheet."""
        return self.state.sheet[who * WIDTH + AT[name]]

    def cell(self, who: int, place: str) -> int:
        cell = map_of(self.state, who).cell_at[PLACES.index(place)]
        assert cell >= 0, place
        return cell

    def cells(self, who: int) -> dict[str, dict[str, Any]]:
        """What lies on the cells of a domain, by cell."""
        return {str(row["cell"]): dict(row) for row in cells_of(self.state, who)}

    def road_words(self, who: int) -> list[str]:
        return roads_of(self.state, who)

    def cards_at(self, place: int) -> list[str]:
        return [word for word, where in zip(CARDS, self.state.where, strict=True) if where == place]

    def cards(self, who: int) -> list[str]:
        """A hand."""
        return self.cards_at(IN_HAND + who)

    def cards_in(self, pile: str) -> list[str]:
        """The deck, the discards, what lies under the deck."""
        return self.cards_at(PILES[pile])

    def asked(self) -> list[int]:
        return deciders(self.state)

    def question(self) -> str | None:
        asks = GAME.asks(self.state)
        return str(asks[0]["kind"]) if asks else None

    def asks(self) -> dict[str, Any]:
        return dict(GAME.asks(self.state)[0])

    def moves(self, who: int) -> list[str]:
        return [GAME.verbs.text(move) for move in legal_moves(self.state, who)]

    def moves_of(self, who: int, verb: str) -> list[str]:
        return [move for move in self.moves(who) if move.split()[0] == verb]

    def verbs(self, who: int) -> set[str]:
        return {move.split()[0] for move in self.moves(who)}

    def chances(self) -> dict[str, int]:
        """Chance's moves and how likely each is."""
        return dict(zip(self.moves(NATURE), weights(self.state), strict=True))

    def is_refused(self, who: int, line: str) -> bool:
        """True when a line is not legal now; nothing is played."""
        try:
            GAME.attempt(self.state.clone(), who, line)
        except Refused:
            return True
        return False

    def view(self, who: int) -> dict[str, Any]:
        return GAME.view(self.state, who).data

    def data(self) -> dict[str, Any]:
        return GAME.to_data(self.state)

    def outcome(self) -> Outcome:
        return GAME.outcome(self.state)

    def log(self, kind: str) -> list[dict[str, Any]]:
        """The values of every line of this kind written since the position."""
        return [values for name, values in self.story() if name == kind]

    def story(self) -> list[tuple[str, dict[str, Any]]]:
        """Every line since the position: its kind and its values."""
        log = self.state.log
        assert log is not None
        lines = [cast("dict[str, Any]", line_data(GAME.lines, log, n)) for n in range(len(log.lines))]
        return [(str(line["k"]), dict(line["v"])) for line in lines]


def opening(players: int = 2, **options: str) -> Table:
    """A new game, before anything is drawn; options with `_` for `-`."""
    named = {name.replace("_", "-"): word for name, word in options.items()}
    return Table(cast(SweetState, GAME.setup(GAME.rules(players, (), named), Log())))


def at_turn(*characters: str, players: int = 2, round_number: int = 1, **options: str) -> Table:
    """The first player is asked for the first turn of the action phase."""
    table = _position(characters, players, options)
    table.state.round = round_number
    table.state.phase = ACTION_PHASE
    table.state.agenda = [BEGIN_ROUND.frame()]
    if round_number < ROUND_COUNT:
        table.state.agenda.append(CLEANUP.frame())
    table.state.agenda.append(BEGIN_TURNS.frame())
    return table.begin()


def before_round(*characters: str, players: int = 2, round_number: int = 1, **options: str) -> Table:
    """A round is about to begin; `begin` begins it. Hands are empty in round 1 and hold one card later."""
    table = _position(characters, players, options)
    state = table.state
    state.round = round_number - 1
    state.next_first = 0
    state.agenda = [BEGIN_ROUND.frame()]
    for seat in range(table.rules.players):
        state.next_order[seat] = seat + 1
        table.hand(seat, "" if round_number == 1 else cards_of(seat)[0])
    return table


def _position(characters: Sequence[str], players: int, options: dict[str, str]) -> Table:
    names = characters or QUIET[:players]
    table = opening(len(names), **options)
    state = table.state
    count = len(names)
    state.log = Log()
    state.first = 0
    tokens = [*range(15, 15 + ROUND_SUPPORTS[count]), *range(NORMAL_SUPPORTS[count])]
    places = [2 * cell for cell in range(ROUND_SUPPORTS[count])]
    places += [place for place in range(len(tokens)) if place not in places]
    for token, place in zip(tokens, places, strict=True):
        state.supports[place] = token + 1
    for seat, name in enumerate(names):
        state.order[seat] = seat + 1
        state.character[seat] = CHARACTERS.index(name)
        state.domain[seat] = DOMAINS.index("a")
        survey(state, seat)
        table.own(seat, support=seat + 1)
        table.hand(seat, " ".join(cards_of(seat)))
    return table
