"""Random games for the tests: every game, every combination of its modules, every number of players.

A game that joins `PLAYED` is walked at once, as much of it as its contract says.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from artel.games import GAMES
from artel.kernel.game import NATURE, Game, Log, Rules, State, deciders, legal_moves, play, weights
from artel.kernel.rules import ModuleError
from artel.kernel.shape import Shape
from tests.contract.canonical import Canon
from tests.contract.contract import Contract, contract_of, nothing_rare
from tests.games.festival.module import FESTIVAL_GAME
from tests.games.tiny.game import TINY


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: Game
    modules: tuple[str, ...]
    players: int
    options: tuple[tuple[str, str], ...] = ()
    # Cases beside the main ones are walked less: one game where those have so many.
    share: int = 1
    name: str = ""

    def __str__(self) -> str:
        if self.name:
            return f"{self.game.name}-{self.name}-{self.players}"
        options = "".join([f"-{name}={value.replace(' ', ',')}" for name, value in self.options])
        return f"{self.game.name}-{'+'.join(self.modules)}-{self.players}{options}"

    @property
    def games(self) -> int:
        return self.some(self.contract.games)

    @property
    def checked(self) -> int:
        return self.some(self.contract.checked)

    def some(self, count: int) -> int:
        """Of so many games this case has its share, and one at least."""
        return max(1, count // self.share)

    def part(self, of: int) -> int:
        """Of the games that are looked at, one in so many, and one at least."""
        return max(1, self.checked // of)

    @property
    def contract(self) -> Contract:
        return contract_of(self.game.name)

    def rules(self) -> Rules:
        return rules_of(self)

    def setup(self, log: Log | None = None) -> State:
        return self.game.setup(self.rules(), log)


@cache
def rules_of(case: Case) -> Rules:
    return case.game.rules(case.players, case.modules, dict(case.options))


def any_of(shape: Shape, chance: random.Random) -> int:
    """Any move of a verb."""
    return int(shape.of(*[chance.randrange(field.size) for field in shape.fields]))


def combinations(game: Game) -> list[tuple[str, ...]]:
    """The default modules with every set of further ones that fits together."""
    said = contract_of(game.name).modules
    if said:
        return list(said)
    further = [name for name in game.modules if name not in game.default_modules]
    found = []
    for count in range(len(further) + 1):
        for extra in itertools.combinations(further, count):
            modules = (*game.default_modules, *extra)
            try:
                game.rules(game.min_players, modules)
            except ModuleError:
                continue
            found.append(modules)
    return found


# Artel's own games, and those that are known to these tests alone.
PLAYED: tuple[Game, ...] = (*GAMES, TINY, FESTIVAL_GAME)
CASES = [
    Case(game, modules, players)
    for game in PLAYED
    for modules in combinations(game)
    for players in range(game.min_players, game.max_players + 1)
] + [
    Case(game, each.modules, each.players, each.options, each.share, each.name)
    for game in PLAYED
    for each in contract_of(game.name).further(game)
]


@dataclass(frozen=True)
class Turn:
    """One decision, before it is carried out."""

    state: State
    seat: int
    moves: list[int]
    move: int


def pick(case: Case, state: State, seat: int, moves: list[int], chance: random.Random, leaning: bool) -> int:
    """A move: NATURE's by its weights, a seat's evenly or by the leanings of its game."""
    if seat == NATURE:
        return chance.choices(moves, weights(state))[0]
    if not leaning:
        return chance.choice(moves)
    by_verb = case.contract.leanings
    names = case.game.verbs.shapes
    return chance.choices(moves, [by_verb.get(names[move & 255].name, 1.0) for move in moves])[0]


def start(case: Case, seed: int, log: Log | None = None) -> State:
    """Where the walk of this seed begins: at the opening, every third time at a rich one."""
    state = case.setup(log)
    if seed % 3 == 2 and case.contract.enrich is not nothing_rare:
        data = case.game.to_data(state)
        case.contract.enrich(data)
        state = case.game.from_data(case.rules(), data)
        state.log = log
    return state


def walk(case: Case, seed: int, log: Log | None = None, state: State | None = None) -> Iterator[Turn]:
    """Every decision of one random game; each is carried out when the next one is asked for.

    Most walks lean. Where several seats are asked at once, any of them answers first. At every ply moves,
    frames and log lines are checked to be canonical, whatever else a test looks at.
    """
    here = start(case, seed, log) if state is None else state
    chance = random.Random(f"{case} {seed}")
    leaning = chance.random() < 0.7
    canon = Canon(case.game)
    while asked := deciders(here):
        seat = chance.choice(asked)
        moves = legal_moves(here, seat)
        assert moves, f"{case} seed {seed} ply {here.ply}: expected moves for the asked seat {seat}, got none"
        canon.check(here, moves)
        move = pick(case, here, seat, moves, chance, leaning)
        yield Turn(here, seat, moves, move)
        play(here, seat, move)
    canon.check(here)


def finished(case: Case, seed: int, log: Log | None = None) -> tuple[State, list[tuple[int, str]]]:
    """A whole random game from the opening: its last state and its moves as a record writes them."""
    state = case.setup(log)
    text = case.game.verbs.text
    history = [(turn.seat, text(turn.move)) for turn in walk(case, seed, state=state)]
    return state, history


def question(state: State) -> str:
    """The name of the step that asks now."""
    return state.rules.steps[state.agenda[-1] & 255].shape.name
