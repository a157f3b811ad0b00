"""Finds puzzles in games between bots, by what the deciding seat knows and nothing else.

A first look in few deals passes over most decisions, a second one in more deals over most of the rest: short
thoughts of the moves that instinct likes. A third is at every legal move. What they promise is then proved in
another way: every legal move is measured by games that are played on to their end, until it is known of each
whether it is as good as the best. All of it follows from the seed and the number of a game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from artel.bots import bot_named
from artel.bots.contract import Bot
from artel.bots.search.advice import LEAST, MOST_REASONS, parts, tenths
from artel.bots.search.farsight import MOST_DEALS, Farsight, is_as_good, is_worse
from artel.bots.search.mind import Mind, alike
from artel.bots.search.minds import has_mind, shared_mind
from artel.bots.search.thinker import thoughts_about
from artel.bots.search.weighing import (
    SHORT,
    Weighed,
    weighed_by,
    weighed_far,
    weighed_in,
    weighed_shortly,
)
from artel.bots.seated import SeatedBots
from artel.kernel.game import DataError, Game, Rng, Rules, State, View, legal_moves
from artel.kernel.record import Record, record_of
from artel.kernel.rules import ModuleError
from artel.kernel.whole import whole
from artel.puzzles.puzzle import BOTS, CLOSE, Puzzle, Weight, are_kin, digest_of, lines_of

# What every different move is behind by, in points, where nothing else is asked for.
LEAST_POINTS: Final = 3.0
# The seats of the games, and the levels that play them.
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
WITH_MODULES: Final = 4
PLAYERS: Final = ("apprentice", "journeyman")
# A question has so many legal moves; fewer are no puzzle, and more are too many to look at.
FEWEST_MOVES: Final = 4
MOST_MOVES: Final = 120
# So many decisions of a game are looked at, and so many puzzles taken from it; of these so many that the
# quick player would solve.
MOST_LOOKED_AT: Final = 64
MOST_OF_GAME: Final = 4
MOST_EASY: Final = 1
# So many moves are tried at the first and the second look, with so many thoughts.
MOST_TRIED: Final = 8
FIRST_THOUGHTS: Final = 12
SECOND_THOUGHTS: Final = 64
# A look that is not the last is content with this part of the points.
NEARLY: Final = 0.7
# In so many deals every legal move is weighed shortly. Some games are played on after different ones that may
# be as good as the best; where these are more than so many, nothing is clear.
FEW_DEALS: Final = 8
SOME_DEALS: Final = 32
MOST_UNSURE: Final = 3
UNSURE_ERRORS: Final = 2.0
# The quick player's games are a second opinion.
QUICK_DEALS: Final = 96
# Of so many legal moves one may be close to the best: another telling of the same deed.
ONE_CLOSE_OF: Final = 4
# How hard it is: who thinks little tries so often.
TRIES: Final = 5
WHO_TRIES: Final = "journeyman"
EASY: Final = 1


@dataclass(frozen=True)
class Moment:
    """A decision of a game: after so many moves, whose, and how it stood."""

    at: int
    seat: int
    state: State


class Remembered(SeatedBots):
    """A game between bots that remembers its decisions."""

    def __init__(self, game: Game, state: State, bots: list[Bot], rng: Rng) -> None:
        super().__init__(game, state, bots, rng)
        self.moves: Final[list[tuple[int, str]]] = []
        self.moments: Final[list[Moment]] = []

    def carry_out(self, seat: int, move: int) -> None:
        if seat >= 0 and FEWEST_MOVES <= len(legal_moves(self.state, seat)) <= MOST_MOVES:
            self.moments.append(Moment(len(self.moves), int(seat), self.state.clone()))
        self.moves.append((int(seat), self.game.verbs.text(move)))
        super().carry_out(seat, move)


def check_mind(game: str) -> None:
    if not has_mind(game):
        raise DataError(f"expected a game whose positions can be valued, got {game}")


def puzzles_in(game: Game, seed: str, number: int, least: float = LEAST_POINTS) -> list[Puzzle]:
    """The puzzles of one game: few, or none."""
    check_mind(game.name)
    name = f"puzzle {seed} {number}"
    rules = rules_for(game, number, Rng(f"{name} rules"))
    rng = Rng(f"{name} game")
    levels = [PLAYERS[rng.below(len(PLAYERS))] for _ in range(rules.players)]
    bots = [bot_named(game.name, level) for level in levels]
    played = Remembered(game, game.setup(rules), bots, rng)
    played.run()
    record = record_of(game, played.state, played.moves, {BOTS: " ".join(levels)})
    looks = Looks(game, shared_mind(game.name), name, least)
    found: dict[tuple[int, int, str], Puzzle] = {}
    for moment in chosen(played.moments, rng):
        easy = sum(each.level == EASY for each in found.values())
        puzzle = looks.at(moment, record, easy_too=easy < MOST_EASY)
        if puzzle is not None:
            best = game.verbs.text(puzzle.best(moment.state))
            found.setdefault((moment.seat, int(looks.mind.stage(moment.state)), best), puzzle)
        if len(found) == MOST_OF_GAME:
            break
    return sorted(found.values(), key=lambda each: each.at)


def rules_for(game: Game, number: int, rng: Rng) -> Rules:
    """Two to four seats in turn; every fourth game with some of the modules there are besides the first."""
    most = min(MOST_SEATS, game.max_players)
    fewest = min(max(FEWEST_SEATS, game.min_players), most)
    players = fewest + number % (most - fewest + 1)
    others = [name for name in game.module_names() if name not in game.default_modules]
    wanted = (
        [name for name in others if rng.below(3) == 0] if number % WITH_MODULES == WITH_MODULES - 1 else []
    )
    try:
        return game.rules(players, wanted)
    except ModuleError:
        # One of them needs another that was not drawn.
        return game.rules(players)


def chosen(moments: list[Moment], rng: Rng) -> list[Moment]:
    """Some of the decisions, in an order of chance."""
    left = list(moments)
    found: list[Moment] = []
    while left and len(found) < MOST_LOOKED_AT:
        found.append(left.pop(rng.below(len(left))))
    return found


class Looks:
    """The looks at the decisions of one game."""

    def __init__(self, game: Game, mind: Mind, name: str, least: float) -> None:
        self.game: Final = game
        self.mind: Final = mind
        self.name: Final = name
        self.least: Final = least

    def at(self, moment: Moment, record: Record, *, easy_too: bool) -> Puzzle | None:
        """A puzzle, where the best move is far ahead and, unless easy ones are wanted, no quick player's."""
        view = self.game.view(moment.state, moment.seat)
        promising = self._promising(view, moment.at, easy_too)
        if promising is None:
            return None
        quick, best = promising
        if not self._bears_out(view, moment.at, quick, best):
            return None
        played = self.played_out(view, moment.at)
        if not self.is_clear(played) or not are_kin(self.game, played[0].move, best):
            return None
        if self.disputed(view, moment.at, played):
            return None
        weights = self.weights_of(view, played)
        level = self.level(view, moment.at, quick, weights)
        if level == EASY and not easy_too:
            return None
        lines = digest_of(lines_of(self.game, moment.state, moment.seat))
        return Puzzle(self.game.name, record, moment.at, moment.seat, level, lines, weights)

    def _dealt(self, view: View, look: str, at: int) -> tuple[State, Rng]:
        rng = Rng(f"{self.name} {look} {at}")
        return self.game.redeal(view, rng), rng

    def _promising(self, view: View, at: int, easy_too: bool) -> tuple[int, int] | None:
        """The quick player's move and the best one, where both looks find no different one near to that."""
        state, rng = self._dealt(view, "first", at)
        tried = self.mind.candidates(state, view.seat, view.moves, MOST_TRIED, rng)
        quick = best = tried[0]
        liked = self.mind.liked(state, view.seat, view.moves, MOST_TRIED).moves
        if liked:
            tried = [quick, *[move for move in liked if move != quick]]
        for look, thoughts, most in (("second", FIRST_THOUGHTS, 1), ("third", SECOND_THOUGHTS, 0)):
            if len(tried) < 2:
                return None
            state, rng = self._dealt(view, look, at)
            near = self._near(state, view.seat, tried, rng, thoughts)
            best = near[0]
            others = [move for move in near if not are_kin(self.game, move, best)]
            if len(others) > most or (not easy_too and quick in near):
                return None
        return quick, best

    def _near(self, state: State, seat: int, moves: list[int], rng: Rng, thoughts: int) -> list[int]:
        """Those of these moves that a look finds to be nearly as good as the best, which is the first."""
        nearly = NEARLY * self.least
        if not self.mind.has_instinct(state):
            weighed = weighed_in(self.mind, state, seat, moves, rng, thoughts)
            return [each.move for each in weighed if each.behind < nearly]
        pondered = thoughts_about(self.mind, state, seat, alike(moves), rng)
        pondered.grow(SHORT * thoughts, math.inf)
        return [moves[number] for number in pondered.order if pondered.behind(number)[0] < nearly]

    def _others(self, moves: list[Weighed], best: Weighed) -> list[Weighed]:
        """Those of these moves that are essentially different from the best."""
        return [each for each in moves if not are_kin(self.game, each.move, best.move)]

    def _bears_out(self, view: View, at: int, quick: int, best: int) -> bool:
        """Whether a look at all legal moves, and some games of the likely ones, find the same deed."""
        state, rng = self._dealt(view, "all", at)
        coarse = weighed_shortly(self.mind, state, view.seat, view.moves, rng, FEW_DEALS)
        unsure = [each for each in coarse if each.behind < self.least + UNSURE_ERRORS * each.error]
        others = self._others(unsure, coarse[0])
        if len(others) > MOST_UNSURE or not are_kin(self.game, coarse[0].move, best):
            return False
        tried = {coarse[0].move, quick, *[each.move for each in others]}
        state, rng = self._dealt(view, "some", at)
        some = weighed_far(
            self.mind, state, view.seat, [move for move in view.moves if move in tried], rng, SOME_DEALS
        )
        near = [each for each in self._others(some, some[0]) if each.behind < NEARLY * self.least]
        return not near and are_kin(self.game, some[0].move, best)

    def played_out(self, view: View, at: int, most: int = MOST_DEALS) -> list[Weighed]:
        """Every legal move in games that instinct plays on to their end, the best first."""
        state, rng = self._dealt(view, "many", at)
        far = Farsight(self.mind, state, view.seat, view.moves, rng, self.mind.at_once)
        far.race(most)
        return weighed_by(far)

    def is_clear(self, played: list[Weighed]) -> bool:
        """Whether one deed is far ahead of all others, and it is known of each move if it is right."""
        wrong = [each for each in played if tenths(each.behind) > CLOSE]
        others = self._others(played, played[0])
        return (
            all(is_worse(each.behind, each.error) for each in wrong)
            and len(others) > 0
            and all(each.behind >= self.least for each in others)
            and sum(each.behind < self.least for each in played) <= len(played) // ONE_CLOSE_OF
        )

    def disputed(self, view: View, at: int, played: list[Weighed], most: int = QUICK_DEALS) -> list[int]:
        """The wrong moves that games of the quick player surely find as good as the best."""
        best = played[0].move
        moves = [best, *[each.move for each in played if tenths(each.behind) > CLOSE]]
        state, rng = self._dealt(view, "quick", at)
        far = Farsight(self.mind, state, view.seat, moves, rng, self.mind.decide)
        far.race(most)
        return [moves[number] for number in range(1, len(moves)) if is_as_good(*far.ahead(0, number))]

    def weights_of(self, view: View, played: list[Weighed]) -> tuple[Weight, ...]:
        """By legal move; what is right is told beside the best of what is different, the rest beside it."""
        best, second = played[0], self._others(played, played[0])[0]
        found: dict[int, Weight] = {}
        for each in played:
            behind = tenths(each.behind)
            reasons = self._reasons(each, second, 1) if behind <= CLOSE else self._reasons(each, best, -1)
            found[each.move] = Weight(tenths(best.points) - behind, behind, tenths(each.error), reasons)
        return tuple(found[move] for move in view.moves)

    def _reasons(self, one: Weighed, other: Weighed, sign: int) -> tuple[tuple[str, int], ...]:
        """What a move has more than another, or less."""
        told = [part for part in parts(self.mind, one, other) if sign * part[1] >= LEAST]
        return tuple((group, tenths(points)) for group, points in told[:MOST_REASONS])

    def level(self, view: View, at: int, quick: int, weights: tuple[Weight, ...]) -> int:
        """How hard it is: whether the quick player finds it, or one who thinks little at least sometimes."""
        if weights[view.moves.index(quick)].right:
            return EASY
        player = bot_named(self.game.name, WHO_TRIES)
        tries = [player.choose(view, Rng(f"{self.name} try {number} {at}")) for number in range(TRIES)]
        found = any(weights[view.moves.index(whole(move, "a move"))].right for move in tries)
        return 2 if found else 3


def in_turn(found: list[list[Puzzle]]) -> list[Puzzle]:
    """The puzzles of many games in the order of days: those of one game do not follow each other."""
    most = max((len(each) for each in found), default=0)
    return [each[place] for place in range(most) for each in found if place < len(each)]
