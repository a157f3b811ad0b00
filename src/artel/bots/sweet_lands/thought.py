"""Playing on in thought: a seat's own questions are answered quickly, the others' turns are passed over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.choices import QUICK
from artel.bots.sweet_lands.land import city_value, ground_value
from artel.bots.sweet_lands.outlook import Outlook
from artel.bots.sweet_lands.quick import First, Quick
from artel.bots.sweet_lands.weights import Weights
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.domain.property import FREE, sites
from artel.games.sweet_lands.domain_map import lowest
from artel.games.sweet_lands.moves import ABILITIES, CLAIMS, THE_DONE, TOWERS
from artel.games.sweet_lands.phases.free import is_met, may_raise_tower, may_use
from artel.games.sweet_lands.phases.turn import AFTER, NEXT_TURN, TURN
from artel.games.sweet_lands.state import SweetState, map_of
from artel.games.sweet_lands.words import MILESTONE_COUNT, SAKURA, TOWER
from artel.kernel.agenda import decider, play_trusted, sample
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import NATURE, Rules, Together, frame_seat

# More answers in a row than any chain of effects asks for, and more free actions than a turn has.
MOST_ANSWERS: Final = 300
MOST_CHORES: Final = 8
# Sakura gives a card for a disk while so many are in her hand.
SAKURA_HAND: Final = 3
NO_MOVE: Final = -1


# Of the rules that were met last; by their number, which the rules that are kept hold for themselves.
_QUICK: Final[dict[int, tuple[Rules, list[Quick]]]] = {}
MOST_KEPT: Final = 8


def quick_of(rules: Rules) -> list[Quick]:
    """By code of a step, its quick answer."""
    found = _QUICK.get(id(rules))
    if found is None:
        if len(_QUICK) >= MOST_KEPT:
            _QUICK.clear()
        found = (rules, [QUICK.get(step.shape.name, First()) for step in rules.steps])
        _QUICK[id(rules)] = found
    return found[1]


class Thought:
    """One seat, thinking about its own answers in states dealt from its view."""

    def __init__(self, s: SweetState, seat: i64, weights: Weights, rng: Rng) -> None:
        self.seat: Final[i64] = seat
        self.rng: Final = rng
        self.o: Final = Outlook(s, seat, weights)
        self.by_code: Final[list[Quick]] = quick_of(s.rules)
        self.turn: Final[i64] = TURN.shape.code
        self.after: Final[i64] = AFTER.shape.code
        self.o.know_hand(s)

    def quick(self, s: SweetState, moves: list[int]) -> i64:
        """The quick answer to the question that is open."""
        if len(moves) == 1:
            return moves[0]
        frame: i64 = s.agenda[-1]
        return self.by_code[frame & CODE_MASK].choose(self.o, s, self.seat, frame, moves)

    def go_on(self, s: SweetState) -> None:
        """Until a turn begins or ends, somebody else is asked, or all are."""
        steps = s.rules.steps
        agenda = s.agenda
        for _ in range(MOST_ANSWERS):
            if not agenda:
                return
            frame: i64 = agenda[-1]
            code: i64 = frame & CODE_MASK
            if code == self.turn or code == self.after or isinstance(steps[code], Together):
                return
            who = decider(s)
            if who == NATURE:
                play_trusted(s, NATURE, sample(s, self.rng))
            elif who == self.seat:
                play_trusted(s, who, self.quick(s, steps[code].moves(s, frame, who)))
            else:
                return

    def play(self, s: SweetState, move: i64) -> None:
        """A move of the seat, and the answers to what it is asked because of it."""
        play_trusted(s, self.seat, move)
        self.go_on(s)

    def end_turn(self, s: SweetState) -> None:
        """The chores of a turn that is over, and on to the next own one: the others' are passed over."""
        if self.is_open(s, self.after):
            self.chores(s)
            if self.is_open(s, self.after):
                self.play(s, THE_DONE)
        agenda = s.agenda
        if agenda and (agenda[-1] & CODE_MASK) == self.turn and frame_seat(agenda[-1]) != self.seat:
            if s.has(self.seat, on.ENDED):
                return
            agenda[-2] = NEXT_TURN.frame(self.seat)
            agenda[-1] = TURN.frame(self.seat)

    def is_open(self, s: SweetState, code: i64) -> bool:
        """True when this menu is open to the seat."""
        return (
            len(s.agenda) > 0 and (s.agenda[-1] & CODE_MASK) == code and frame_seat(s.agenda[-1]) == self.seat
        )

    def chores(self, s: SweetState) -> None:
        """Free actions that are always good."""
        for _ in range(MOST_CHORES):
            move = self.chore(s)
            if move == NO_MOVE:
                return
            self.play(s, move)
            if not (self.is_open(s, self.turn) or self.is_open(s, self.after)):
                return

    def chore(self, s: SweetState) -> i64:
        """A milestone to claim, the clock tower, what the character may do; or NO_MOVE."""
        seat = self.seat
        if s.milestones:
            milestone: i64 = 0
            while milestone < MILESTONE_COUNT:
                if (s.milestones >> milestone) & 1 and is_met(s, seat, milestone):
                    return CLAIMS[milestone]
                milestone += 1
        if may_raise_tower(s, seat):
            cells: i64 = sites(s, seat, s.has(seat, on.FLIPPED), FREE)
            if cells:
                return TOWERS[map_of(s, seat).places[self.tower_cell(s, cells)]]
        number: i64 = 0
        while number < len(ABILITIES):
            if may_use(s, seat, number) and (
                s.character[seat] != SAKURA or s.has(seat, on.HAND) >= SAKURA_HAND
            ):
                return ABILITIES[number]
            number += 1
        return NO_MOVE

    def tower_cell(self, s: SweetState, cells: i64) -> i64:
        best: i64 = lowest(cells)
        most: float = -1000.0
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            value = ground_value(self.o, s, self.seat, cell) + city_value(self.o, s, self.seat, cell, TOWER)
            if value > most:
                best = cell
                most = value
        return best
