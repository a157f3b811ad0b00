"""Games that an instinct learns from: everybody plays by the instinct so far, and draws its moves.

In some games one seat alone does so, against an instinct of earlier: whoever learns to beat only itself goes
in circles. What was seen and drawn is packed into bytes, so that whoever learns from it need not know the
game.
"""

from __future__ import annotations

import math
from array import array
from functools import cache, lru_cache
from typing import Any

from artel.bots.search.instinct import Instinct, drawn, instinct_from
from artel.bots.search.mind import MOST_LOOKED_AT, Mind, margin
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Look, Scene, Seen
from artel.games import game_named
from artel.kernel.agenda import legal_moves
from artel.kernel.game import KNOWN
from artel.kernel.loop import Loop
from artel.kernel.rng import Rng
from artel.kernel.state import Rules
from artel.learn.schedule import practice_rules

# Of so many games one is played against an instinct of earlier.
LEAGUE = 5
# What is kept of turns, each a list of numbers of one kind: by turn, by move, by feature that was seen.
KINDS = {
    "course": "i", "picked": "i", "odds": "f", "moves": "i", "around": "i",
    "liking": "f", "seen": "i",
    "around_at": "H", "around_of": "f", "seen_at": "H", "seen_of": "f",
    "gained": "f", "points": "f",
}  # fmt: skip


class Turns:
    """The turns of some games. A course is a seat in a game: its turns follow each other."""

    def __init__(self) -> None:
        self.kept: dict[str, array[Any]] = {name: array(kind) for name, kind in KINDS.items()}

    def add(self, course: int, look: Look, picked: int, odds: float) -> None:
        kept = self.kept
        kept["course"].append(course)
        kept["picked"].append(picked)
        kept["odds"].append(odds)
        kept["moves"].append(len(look.moves))
        kept["around"].append(len(look.around.at))
        self._see("around", look.around)
        for liking, seen in zip(look.likings, look.rows, strict=True):
            kept["liking"].append(liking)
            kept["seen"].append(len(seen.at))
            self._see("seen", seen)

    def _see(self, name: str, seen: Seen) -> None:
        self.kept[f"{name}_at"].extend(seen.at)
        self.kept[f"{name}_of"].extend(seen.of)

    def packed(self) -> dict[str, bytes]:
        return {name: numbers.tobytes() for name, numbers in self.kept.items()}


class MuchPlayed(Loop):
    """A game in which everybody draws its turns by an instinct, the better liked moves more often.

    What is kept is of the seats with the learner's instinct.
    """

    def __init__(
        self, rules: Rules, mind: Mind, scene: Scene, learner: Instinct, instincts: list[Instinct], seed: str
    ) -> None:
        super().__init__(KNOWN[rules.game].setup(rules), Rng(seed))
        self.mind = mind
        self.scene = scene
        self.learner = learner
        # By seat.
        self.instincts = instincts
        self.turns = Turns()
        self.first_course = 0

    def choose(self, seat: int) -> int:
        moves = legal_moves(self.state, seat)
        if len(moves) == 1:
            return moves[0]
        imagined = KNOWN[self.state.rules.game].determinise(self.state, seat, self.rng)
        if not self.scene.fits(imagined):
            return self.mind.decide(imagined, seat, moves, self.rng)
        look = self.scene.look(imagined, seat, moves, MOST_LOOKED_AT)
        if len(look.moves) == 1:
            return look.moves[0]
        instinct = self.instincts[seat]
        likings = instinct.likings(look)
        picked = drawn(likings, self.rng)
        self.note(seat, look, likings, picked)
        return look.moves[picked]

    def note(self, seat: int, look: Look, likings: list[float], picked: int) -> None:
        """Keep a turn, and how likely its move was to be drawn."""
        if self.instincts[seat] is self.learner:
            most = max(likings)
            total = sum([math.exp(liking - most) for liking in likings])
            self.turns.add(self.first_course + seat, look, picked, likings[picked] - most - math.log(total))


@cache
def learner_mind(game: str) -> Mind:
    return mind_of(game)


# The learner's, now and in the next batch, and those of the league.
@lru_cache(16)
def instinct_of(game: str, text: str) -> Instinct:
    scene = learner_mind(game).scene
    assert scene is not None
    return instinct_from(scene, text, "instinct")


def turns_of(game: str, learned: str, older: str, first: int, games: int, seed: str) -> dict[str, bytes]:
    """The turns of games number `first` to `first + games - 1`; the same in whichever process."""
    mind = learner_mind(game)
    scene = mind.scene
    assert scene is not None
    learner = instinct_of(game, learned)
    rival = instinct_of(game, older) if older else learner
    found = Turns()
    courses = 0
    for number in range(first, first + games):
        rules = practice_rules(game_named(game), number, seed)
        instincts = [learner] * rules.players
        if number % LEAGUE == LEAGUE - 1:
            alone = number // LEAGUE % rules.players
            instincts = [learner if seat == alone else rival for seat in range(rules.players)]
        play = MuchPlayed(rules, mind, scene, learner, instincts, f"{seed}/{number}")
        play.turns, play.first_course = found, courses
        play.run()
        points = [float(each) for each in KNOWN[game].scores(play.state)]
        for seat in range(rules.players):
            found.kept["gained"].append(margin(points, seat) - (scene.alone if rules.players == 1 else 0.0))
            found.kept["points"].append(points[seat])
        courses += rules.players
    return found.packed()
