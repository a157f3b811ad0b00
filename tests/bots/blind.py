"""Does anybody see more than a seat may? Each is asked twice: at the true table, and at one that looks so.

Two players of every name answer: one that has answered at every seat of the true table, with the mind that
all players of a process share, and one that has only ever sat in one seat, at tables dealt anew from what
that seat sees. The same numbers are drawn for both. Whatever reaches a player beside the view of its seat,
through the state, a shared mind or what it remembers of other seats, makes the two differ sooner or later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from artel.bots import bot_named, flat_thoughts, known, plain, strengths
from artel.bots.contract import Bot
from artel.bots.search.advice import advise
from artel.bots.search.levels import FLAT_LEVEL, flat_player, thinker
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of, shared_mind
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.search.weighing import weigh
from artel.kernel.game import (
    NATURE,
    Game,
    Rng,
    Rules,
    State,
    View,
    deciders,
    legal_moves,
    play_trusted,
    sample,
)

# Answers at a table: what is done with the state is up to whoever asks.
Asked = Callable[[State, int, Rng], object]
# The hints, the weighing, and a player of few thoughts: who is asked beside the named bots.
HINT, WEIGHED, HASTY = "hint", "weigh", "hasty"
MOST_WEIGHED = 4
FEW = 2
# Of so many moves of a game one is drawn, so that it leads to where no good player comes.
STRAY = 5


class SeenThrough(AssertionError):
    """Somebody answered otherwise, or a seat could tell the two tables apart."""


def by_view(game: Game, answer: Callable[[View, Rng], object]) -> Asked:
    """Somebody who is shown the view of a seat, as everywhere in Artel."""
    return lambda state, seat, rng: answer(game.view(state, seat), rng)


def named(game: str, level: str, mind: Mind) -> Bot:
    """The bot that is called so, with this mind."""
    if level == FLAT_LEVEL:
        return flat_player(mind, flat_thoughts(game))
    return plain(game)[level]() if level in plain(game) else thinker(level, mind, strengths(game))


def weighed(mind: Mind) -> Callable[[View, Rng], object]:
    def answer(view: View, rng: Rng) -> object:
        found = weigh(mind, view, rng, FEW, MOST_WEIGHED)
        return [(each.move, each.points, each.margin, each.behind, each.error, each.shares) for each in found]

    return answer


def everybody(game: Game, mind: Mind, bot_of: Callable[[str], Bot]) -> dict[str, Asked]:
    """Every named bot of a game, and who gives hints."""
    found = {level: by_view(game, bot_of(level).choose) for level in known(game.name)}
    found[HASTY] = by_view(game, Thinker(mind, Strength(FEW, MOST_WEIGHED)).choose)
    found[WEIGHED] = by_view(game, weighed(mind))
    found[HINT] = by_view(game, lambda view, rng: advise(mind, view, rng, FEW))
    return found


def at_the_table(game: Game) -> dict[str, Asked]:
    """Those who answer at every seat, as the bots of one process do."""
    return everybody(game, shared_mind(game.name), lambda level: bot_named(game.name, level))


def in_one_seat(game: Game) -> dict[str, Asked]:
    """Those of whom a seat has its own."""
    mind = mind_of(game.name)
    return everybody(game, mind, lambda level: named(game.name, level, mind))


@dataclass
class Looked:
    """What came of a game: questions with a choice, how many of them had something hidden, who answered."""

    questions: int = 0
    hidden: int = 0
    answers: dict[str, int] = field(default_factory=dict)


class Blindfold:
    """Asks at both tables, and raises `SeenThrough` where the answers differ."""

    def __init__(
        self, game: Game, there: dict[str, Asked], here: list[dict[str, Asked]], name: str = "blind"
    ) -> None:
        self.game = game
        self.name = name
        # Who answers at the true table, and by seat who answers at the others.
        self.there = there
        self.here = here
        self.looked = Looked()

    def look(self, state: State, seat: int, names: list[str]) -> None:
        """Ask these for a seat that has a choice."""
        game, seed = self.game, f"{self.name} {state.ply} {seat}"
        view = game.view(state, seat)
        other = game.redeal(view, Rng(f"{seed} other"))
        if game.view(other, seat) != view:
            raise SeenThrough(f"{self._where(state, seat)}: expected a table that looks the same")
        self.looked.questions += 1
        self.looked.hidden += game.digest(other) != game.digest(state)
        for name in names:
            true = answered(self.there[name], state, seat, seed)
            blind = answered(self.here[seat][name], other, seat, seed)
            self.looked.answers[name] = self.looked.answers.get(name, 0) + 1
            if true != blind:
                told = f"expected the same answer of {name} at both tables"
                raise SeenThrough(f"{self._where(state, seat)}: {told}, got {true} and {blind}")

    def _where(self, state: State, seat: int) -> str:
        return f"{self.game.name}, {self.name}, ply {state.ply}, seat {seat}"


def blindfold(game: Game, players: int, name: str) -> Blindfold:
    """For everybody who plays this game or tells what is good in it."""
    return Blindfold(game, at_the_table(game), [in_one_seat(game) for _ in range(players)], name)


def answered(asked: Asked, state: State, seat: int, seed: str) -> tuple[object, int]:
    """An answer, and what would be drawn next: whoever thought otherwise has drawn otherwise."""
    rng = Rng(seed)
    return asked(state, seat, rng), int(rng.word())


def questions(game: Game, rules: Rules, seed: str) -> Iterator[tuple[State, int]]:
    """Every question with a choice in a whole game, most of it played by the quick player.

    Where several seats are asked at once any of them answers first: what is sealed already is hidden then.
    """
    state, rng = game.setup(rules), Rng(seed)
    player = bot_named(game.name, "greedy")
    while asked := deciders(state):
        seat = asked[rng.below(len(asked))]
        if seat == NATURE:
            play_trusted(state, NATURE, sample(state, rng))
            continue
        moves = legal_moves(state, seat)
        if len(moves) > 1:
            yield state, seat
        stray = rng.below(STRAY) == 0
        play_trusted(
            state, seat, moves[rng.below(len(moves))] if stray else player.decide(state, seat, moves, rng)
        )
