"""What is seen of a turn in Sweet Lands, and of the weighty questions that a deed asks; version 1.

One's own domain, hand and goods with what greedy thinks of them, the sheets of the rivals, which areas,
skills, goals and support cells are left; of a move what greedy thinks it gains and in which of its terms,
what it changes on the sheet, and what it is.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.bots.search.scene import Look, Scene, Seen
from artel.bots.sweet_lands.candidates import candidates
from artel.bots.sweet_lands.encode import SweetLandsEncoder
from artel.bots.sweet_lands.features import SHEET_AT, SHEET_BY
from artel.bots.sweet_lands.greedy import last_sales
from artel.bots.sweet_lands.playing_on import carry_out
from artel.bots.sweet_lands.scene_features import (
    AROUND,
    AROUND_AT,
    AT_SIGHT,
    CELLS_AT,
    FIRST_MOVE,
    GAINS_AT,
    MOVES,
    NUMBERS,
    QUESTIONS,
    TERMS,
    TERMS_AT,
    VERBS_AT,
)
from artel.bots.sweet_lands.thought import NO_MOVE, Thought
from artel.bots.sweet_lands.weights import Weights
from artel.bots.sweet_lands.worth import terms
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.moves import SUPPORT, SUPPORT_AT, THE_END_ROUND
from artel.games.sweet_lands.phases.areas import hand_cost, is_open
from artel.games.sweet_lands.phases.ending import free_supports
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.slots import EMPLOYED, IN_HAND, ON_TABLE
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    ACTION_PHASE,
    AREA_COUNT,
    CARD_COUNT,
    CHARACTER_COUNT,
    CLEANUP_PHASE,
    MILESTONE_COUNT,
    SCORING_COUNT,
    SKILL_COUNT,
    TRACK_COUNT,
    UPGRADE_COUNT,
)
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import State

VERSION: Final = 1
# A margin of so many points is one; who plays alone is measured by so many.
A_MARGIN: Final = 100.0
ALONE: Final = 450.0
# A game has 350 decisions, so few games between two changes of the network are many.
BATCH: Final = 128
# Points are written in fives, and values are cut off here.
SCALE: Final = 0.2
MOST: Final = 60.0
# How much a point that a move is behind the quick player's own makes it less liked before anything is
# learned, how much less it can be, and how much more that one is liked than the others.
PER_POINT: Final = 0.4
LEAST: Final = -6.0
OWN_CHOICE: Final = 1.0
# So many answers of a question are tried, of more those that seem best.
MOST_ANSWERS: Final = 12
# Where each part of what lies around begins.
OWN_AT: Final = len(QUESTIONS)
RIVALS_AT: Final = AROUND_AT["rivals-vp"]
WHO_AT: Final = AROUND_AT["rival-is-bastet-biscuit"]
RIVALS_SKILLS_AT: Final = AROUND_AT["rivals-skill-orange-3"]
TURNS_AT: Final = AROUND_AT["first"]
AREAS_AT: Final = AROUND_AT["open-terrain"]
MILESTONES_AT: Final = AROUND_AT["in-play-m1a"]
TOKENS_AT: Final = AROUND_AT["token-main-terrain"]
CROWNED_AT: Final = AROUND_AT["crowned-terrain"]
LEFT_AT: Final = AROUND_AT["left-orange-3"]
UPGRADES_AT: Final = AROUND_AT["left-up-cities"]
USED_AT: Final = AROUND_AT["used-orange-3"]
UPGRADED_AT: Final = AROUND_AT["has-up-cities"]
SUPPORT_CELL_AT: Final = AROUND_AT["support-n1"]
FREE_CELLS_AT: Final = AROUND_AT["free-n1"]
HAND_AT: Final = AROUND_AT["hand-card-1"]
TABLE_AT: Final = AROUND_AT["table-card-1"]
COLUMN_AT: Final = AROUND_AT["column-card-1"]
SHEET_COUNT: Final = len(SHEET_AT)
TERM_COUNT: Final = len(TERMS)


class Prospect:
    """A move, what the deed that begins with it leads to, and what greedy thinks of that."""

    def __init__(self, move: int, last: int, purchases: int, value: float, sight: float) -> None:
        self.move: Final = move
        self.last: Final = last
        self.purchases: Final = purchases
        self.value: Final = value
        # What it seems worth where it cannot be tried.
        self.sight: Final = sight
        # By term, what greedy thinks is gained, and what changes on the sheet; nothing where it is not tried.
        self.terms: list[float] = []
        self.gains: list[int] = []


class SweetLandsScene(Scene):
    def __init__(self, encoder: SweetLandsEncoder, weights: Weights) -> None:
        super().__init__("sweet-lands", VERSION, AROUND, MOVES, A_MARGIN, ALONE, BATCH, looking=0.97)
        self.encoder: Final = encoder
        self.weights: Final = weights
        self._row: Final = encoder.buffer()

    def fits(self, state: State) -> bool:
        return state.rules.steps[state.agenda[-1] & CODE_MASK].shape.name in QUESTIONS

    def moment(self, state: State) -> int:
        """The first turn of each round: before it a seat has had its points, and what it then produces.

        Free actions leave the turn where it is, and whoever ends the round has none for long; only there
        has everything come to the same.
        """
        s = cast(SweetState, state)
        has_turns = s.phase == ACTION_PHASE or s.phase == CLEANUP_PHASE
        return int(s.round) if has_turns else max(0, int(s.round) - 1)

    def look_around(self, state: State, seat: int) -> Seen:
        s = cast(SweetState, state)
        seen = Seen()
        if s.agenda:
            name = s.rules.steps[s.agenda[-1] & CODE_MASK].shape.name
            if name in QUESTIONS:
                seen.put(QUESTIONS.index(name), 1.0)
        self.encoder.encode(s, seat, self._row)
        row = self._row
        for at in range(len(row)):
            if row[at] != 0.0:
                seen.put(OWN_AT + at, row[at])
        see_rivals(s, seat, seen)
        see_areas(s, seen)
        see_goals(s, seat, seen)
        see_skills(s, seat, seen)
        see_supports(s, seat, seen)
        see_cards(s, seat, seen)
        return seen

    def look(self, state: State, seat: int, moves: list[int], most: int) -> Look:
        s = cast(SweetState, state)
        thought = Thought(s, seat, self.weights, Rng(0))
        name = s.rules.steps[s.agenda[-1] & CODE_MASK].shape.name
        if name in AT_SIGHT:
            found = at_sight(thought, s, moves, name)
        elif thought.is_open(s, thought.turn):
            chore = thought.chore(s)
            if chore != NO_MOVE:
                found = [Prospect(int(chore), int(chore), 0, 0.0, 0.0)]
            else:
                found = deeds(thought, s, moves)
        else:
            found = answers(thought, s, moves)
        found.sort(key=lambda prospect: -prospect.value)
        look = Look(self.look_around(s, seat))
        for number in range(min(most, len(found))):
            show(look, s, found[number], found[0].value, number == 0)
        return look


def deeds(thought: Thought, s: SweetState, moves: list[int]) -> list[Prospect]:
    """The deeds of a turn; of two that begin alike the better one."""
    before = terms(thought.o, s, thought.seat)
    found: dict[int, Prospect] = {}
    for deed in candidates(thought.o, s, thought.seat, moves):
        first = int(last_sales(s, thought.seat, deed[0])) if deed[0] == THE_END_ROUND else deed[0]
        prospect = tried(thought, s, deed, first, before)
        if first not in found or prospect.value > found[first].value:
            found[first] = prospect
    return list(found.values())


def answers(thought: Thought, s: SweetState, moves: list[int]) -> list[Prospect]:
    """The answers to a question that a deed asks; of many those that seem best."""
    before = terms(thought.o, s, thought.seat)
    if len(moves) > MOST_ANSWERS:
        moves = seemingly_best(thought, s, moves)
    return [tried(thought, s, [move], move, before) for move in moves]


def seemingly_best(thought: Thought, s: SweetState, moves: list[int]) -> list[int]:
    frame: i64 = s.agenda[-1]
    quick = thought.by_code[frame & CODE_MASK]
    seat = thought.seat
    values = [-quick.value(thought.o, s, seat, frame, move) for move in moves]
    order = sorted(range(len(moves)), key=lambda place: values[place])
    return [moves[place] for place in order[:MOST_ANSWERS]]


def at_sight(thought: Thought, s: SweetState, moves: list[int], name: str) -> list[Prospect]:
    """Answers whose worth shows later; who one is and where, nobody can tell beforehand."""
    if name in ("choose-character", "choose-domain"):
        return [Prospect(move, move, 0, 0.0, 0.0) for move in moves]
    frame: i64 = s.agenda[-1]
    quick = thought.by_code[frame & CODE_MASK]
    values = [quick.value(thought.o, s, thought.seat, frame, move) for move in moves]
    return [Prospect(move, move, 0, value, value) for move, value in zip(moves, values, strict=True)]


def tried(thought: Thought, s: SweetState, deed: list[int], first: int, before: list[float]) -> Prospect:
    """A deed carried out in thought, with quick answers to what it asks."""
    after = s.clone()
    carry_out(thought, after, deed)
    then = terms(thought.o, after, thought.seat)
    value: float = 0.0
    for term in range(TERM_COUNT):
        then[term] -= before[term]
        value += then[term]
    found = Prospect(first, deed[-1], len(deed) - 1, value, 0.0)
    found.terms = then
    at: i64 = thought.seat * WIDTH
    gains = [0] * SHEET_COUNT
    for place in range(SHEET_COUNT):
        field: i64 = SHEET_AT[place]
        gains[place] = after.sheet[at + field] - s.sheet[at + field]
    found.gains = gains
    return found


def show(look: Look, s: SweetState, prospect: Prospect, best: float, is_best: bool) -> None:
    """One move more."""
    seen = Seen()
    value = min(MOST, max(-MOST, prospect.value))
    behind = min(MOST, best - prospect.value)
    seen.put(FIRST_MOVE, SCALE * value)
    if value > 0.0:
        seen.put(FIRST_MOVE + 1, SCALE * SCALE * value * value * 0.25)
    seen.put(FIRST_MOVE + 2, SCALE * behind)
    seen.put(FIRST_MOVE + 3, 1.0 if is_best else 0.0)
    seen.put(FIRST_MOVE + 4, SCALE * prospect.sight)
    seen.put(FIRST_MOVE + 5, float(prospect.purchases))
    for term in range(len(prospect.terms)):
        seen.put(TERMS_AT + term, SCALE * min(MOST, max(-MOST, prospect.terms[term])))
    for place in range(len(prospect.gains)):
        if prospect.gains[place]:
            seen.put(GAINS_AT + place, prospect.gains[place] / SHEET_BY[place])
    seen.put(VERBS_AT + (prospect.last & CODE_MASK), 1.0)
    if SUPPORT.has(prospect.last):
        cell = SUPPORT_AT.read(prospect.last)
        for token in s.supports[2 * cell : 2 * cell + 2]:
            if token > 0:
                seen.put(CELLS_AT + token - 1, 1.0)
    if prospect.last in NUMBERS:
        seen.put(NUMBERS[prospect.last], 1.0)
    look.moves.append(prospect.move)
    look.likings.append(max(LEAST, -PER_POINT * behind) + (OWN_CHOICE if is_best else 0.0))
    look.rows.append(seen)


def see_rivals(s: SweetState, seat: i64, seen: Seen) -> None:
    """What is open about the others, on the mean, and who they are."""
    players: i64 = s.rules.players
    if players == 1:
        return
    others = float(players - 1)
    for place in range(SHEET_COUNT):
        total: i64 = 0
        other: i64 = 0
        while other < players:
            if other != seat:
                total += s.sheet[other * WIDTH + SHEET_AT[place]]
            other += 1
        if total:
            seen.put(RIVALS_AT + place, float(total) / SHEET_BY[place] / others)
    ended = 0
    skilled = [0] * SKILL_COUNT
    for other in range(players):
        if other == seat:
            continue
        ended += s.has(other, on.ENDED) > 0
        if 0 <= s.character[other] < CHARACTER_COUNT:
            seen.put(WHO_AT + s.character[other], 1.0)
        have: i64 = s.has(other, on.SKILL_SET)
        for token in range(SKILL_COUNT):
            skilled[token] += int((have >> token) & 1)
    for token in range(SKILL_COUNT):
        seen.put(RIVALS_SKILLS_AT + token, skilled[token] / others)
    seen.put(TURNS_AT + 1, ended / others)


def see_areas(s: SweetState, seen: Seen) -> None:
    area: i64 = 0
    while area < AREA_COUNT:
        cards = hand_cost(s, area)
        if cards and is_open(s, area):
            seen.put(AREAS_AT + area, 1.0)
            seen.put(AREAS_AT + AREA_COUNT + area, float(cards))
        area += 1
    seen.put(TURNS_AT + 2, float(s.deck_size) / 100.0)


def see_goals(s: SweetState, seat: i64, seen: Seen) -> None:
    """Milestones and how far they are met, scoring tokens, and whose ends of tracks are taken."""
    seen.put(TURNS_AT, 1.0 if s.first == seat else 0.0)
    if s.milestones and s.domain[seat] >= 0:
        needs = rules_of(s).milestone_needs
        milestone: i64 = 0
        while milestone < MILESTONE_COUNT:
            if (s.milestones >> milestone) & 1:
                what, needed = needs[milestone]
                seen.put(MILESTONES_AT + milestone, 1.0)
                part = min(1.0, float(count(s, seat, what)) / needed)
                seen.put(MILESTONES_AT + MILESTONE_COUNT + milestone, part)
            milestone += 1
    see_set(s.scoring, SCORING_COUNT, TOKENS_AT, seen)
    see_set(s.crowned, TRACK_COUNT, CROWNED_AT, seen)


def see_skills(s: SweetState, seat: i64, seen: Seen) -> None:
    for token in range(SKILL_COUNT):
        seen.put(LEFT_AT + token, float(s.skills[token]))
    see_set(s.upgrades, UPGRADE_COUNT, UPGRADES_AT, seen)
    see_set(s.has(seat, on.USED_SKILLS), SKILL_COUNT, USED_AT, seen)
    see_set(s.has(seat, on.UPGRADE_SET), UPGRADE_COUNT, UPGRADED_AT, seen)


def see_supports(s: SweetState, seat: i64, seen: Seen) -> None:
    own: i64 = s.has(seat, on.SUPPORT) - 1
    if own >= 0:
        see_cell(s, own, SUPPORT_CELL_AT, seen)
    for cell in free_supports(s):
        see_cell(s, cell, FREE_CELLS_AT, seen)


def see_cell(s: SweetState, cell: i64, at: i64, seen: Seen) -> None:
    for token in s.supports[2 * cell : 2 * cell + 2]:
        if token > 0:
            seen.put(int(at + token - 1), 1.0)


def see_cards(s: SweetState, seat: i64, seen: Seen) -> None:
    """One's own cards: in hand, on the table, employed."""
    where = s.where
    hand: i64 = IN_HAND + seat
    table: i64 = ON_TABLE + seat
    employed: i64 = EMPLOYED + seat
    card: i64 = 0
    while card < CARD_COUNT:
        place: i64 = where[card]
        if place == hand:
            seen.put(HAND_AT + card, 1.0)
        elif place == table:
            seen.put(TABLE_AT + card, 1.0)
        elif place == employed:
            seen.put(COLUMN_AT + card, 1.0)
        card += 1


def see_set(bits: i64, size: int, at: int, seen: Seen) -> None:
    for number in range(size):
        if (bits >> number) & 1:
            seen.put(at + number, 1.0)
