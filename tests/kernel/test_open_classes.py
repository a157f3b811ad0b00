"""Classes that others derive from can be derived from in the compiled build too."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

import pytest

import artel.bots
import artel.games
import artel.kernel
from artel.bots.contract import Bot, RandomBot
from artel.bots.match import play_match
from artel.kernel.game import Game, Outcome, Rng, Rules, State, View, deciders, legal_moves, play
from artel.kernel.log import Line
from artel.kernel.loop import Loop
from artel.kernel.rules import Flat, Module
from artel.kernel.shape import Shape, numbers
from artel.kernel.state import NATURE, SEAT, Ask, Do, Step, Together

MOST: Final = 5
GUESS: Final = Shape("guess", numbers("number", MOST))
DRAW: Final = Shape("draw", numbers("number", MOST))
GUESSED: Final = Line("guessed", "GU-1", SEAT, numbers("number", MOST))


class GuessState(State):
    """Everybody guesses at once; whoever comes nearest to what NATURE draws has won."""

    def __init__(self, rules: Rules, agenda: list[int], ply: int, guesses: list[int], drawn: int) -> None:
        super().__init__(rules, agenda, ply)
        self.guesses = guesses
        self.drawn = drawn

    def clone(self) -> GuessState:
        return GuessState(self.rules, self.agenda[:], self.ply, self.guesses[:], self.drawn)


class Opening(Do):
    def run(self, state: State, frame: int) -> None:
        state.agenda.append(DRAWN.frame(NATURE))
        state.agenda.append(GUESSES.frame_for((1 << state.rules.players) - 1))


class Guesses(Together):
    def moves(self, state: State, frame: int, seat: int) -> list[int]:
        return GUESS.all()

    def answer(self, state: State, frame: int, seat: int, move: int) -> None:
        assert isinstance(state, GuessState)
        state.guesses[seat] = GUESS.part("number").read(move)
        state.note(GUESSED.of(seat, state.guesses[seat]))
        waiting = self.part("waiting").read(frame) & ~(1 << seat)
        if waiting:
            state.agenda.append(self.frame_for(waiting))


class Drawn(Ask):
    def moves(self, state: State, frame: int, seat: int) -> list[int]:
        return DRAW.all()

    def weights(self, state: State, frame: int) -> list[int]:
        return [1] * MOST

    def answer(self, state: State, frame: int, seat: int, move: int) -> None:
        assert isinstance(state, GuessState)
        state.drawn = DRAW.part("number").read(move)


OPENING: Final = Opening("opening")
GUESSES: Final = Guesses("guesses")
DRAWN: Final = Drawn("drawn")
STEPS: Final[list[Step]] = [OPENING, GUESSES, DRAWN]


class GuessRules(Rules):
    pass


class Guessing(Game):
    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        return GuessRules(self.name, players, modules, self.steps)

    def first_state(self, rules: Rules) -> State:
        return GuessState(rules, [OPENING.frame()], 0, [-1] * rules.players, -1)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, GuessState)
        scores = [MOST - abs(guess - state.drawn) for guess in state.guesses]
        return Outcome(scores, [seat for seat, score in enumerate(scores) if score == max(scores)], [])

    def state_data(self, state: State) -> dict[str, object]:
        assert isinstance(state, GuessState)
        return {"guesses": list(state.guesses), "drawn": state.drawn}

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, GuessState)
        return {"drawn": state.drawn}


GUESSING: Final = Guessing(
    "guessing",
    min_players=2,
    max_players=4,
    modules=[Module("base", verbs=[GUESS, DRAW], steps=STEPS, lines=[GUESSED])],
)


class Careful(Bot):
    """Looks at its view and takes what comes first."""

    level = "careful"

    def choose(self, view: View, rng: Rng) -> int:
        assert view.data["asks"], "a bot that looks is shown its view"
        return view.moves[0]


class Blind(Bot):
    """Answers by its moves alone."""

    looks = False

    def choose(self, view: View, rng: Rng) -> int:
        assert view.data == {}, "a bot that does not look costs no view"
        return view.moves[-1]


def test_a_whole_game_of_interpreted_classes_is_played() -> None:
    tally = play_match(GUESSING, GUESSING.rules(3), [Careful(), Blind(), RandomBot()], 0, 20, "guess")
    assert (tally.games, tally.decisions) == (20, 60)
    assert set(tally.bot_scores) == {"careful", "Blind", "random"}
    assert all(0 < score <= MOST for scores in tally.bot_scores.values() for score in scores)


def test_the_kernel_calls_what_an_interpreted_class_overrides() -> None:
    state = GUESSING.setup(GUESSING.rules(2))
    assert deciders(state) == [0, 1]
    copy = state.clone()
    assert type(copy) is GuessState
    play(copy, 1, legal_moves(copy, 1)[3])
    assert isinstance(state, GuessState)
    assert (state.guesses, copy.guesses) == ([-1, -1], [-1, 3])
    assert GUESSING.to_data(copy)["agenda"] == ["drawn *", "guesses * 1"]


def modules_under(package: object) -> list[object]:
    path, name = package.__path__, package.__name__  # type: ignore[attr-defined]
    return [importlib.import_module(found.name) for found in pkgutil.walk_packages(path, f"{name}.")]


def bases_for_others() -> list[type]:
    """The classes of the kernel and of the bots that something of another package derives from."""
    modules = [each for package in (artel.kernel, artel.games, artel.bots) for each in modules_under(package)]
    classes = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    found = {Bot, Loop}
    for each in classes:
        for base in each.__mro__[1:]:
            package = base.__module__.split(".")[:2]
            if package == ["artel", "kernel"] and each.__module__.split(".")[:2] != package:
                found.add(base)
    return sorted(found, key=lambda base: base.__name__)


def test_every_class_of_the_kernel_that_a_game_derives_from_is_open() -> None:
    """In a compiled class that is not open, `__new__` refuses whatever is derived from it."""
    found = bases_for_others()
    assert {Game, Rules, State, Step, Ask, Do, Together} <= set(found)
    closed = []
    for base in found:
        derived = type(f"Outside{base.__name__}", (base,), {"__init__": lambda self: None})
        try:
            derived()
        except TypeError as error:
            if "interpreted classes" in str(error):
                closed.append(base.__name__)
    assert closed == []


@pytest.mark.parametrize("base", [Ask, Do, Together])
def test_an_interpreted_step_is_of_the_kind_of_its_base(base: type[Step]) -> None:
    derived = type("Derived", (base,), {})
    assert derived("derived").kind == base("plain").kind
