"""Games that are played by instinct, for tests that look at its questions."""

from __future__ import annotations

from artel.bots.search.instinct import Instinct, size_of
from artel.bots.search.mind import Mind
from artel.bots.search.scene import Scene
from artel.bots.search.thinker import Strength, Thinker
from artel.games import game_named
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_nature, play_trusted
from artel.kernel.rng import Rng
from artel.kernel.state import State


def known(mind: Mind) -> tuple[Scene, Instinct]:
    """The scene of a mind and its instinct."""
    assert mind.scene is not None
    assert mind.instinct is not None
    return mind.scene, mind.instinct


def fixed(scene: Scene, promised: float) -> Instinct:
    """One that likes all moves as it did before it learned, and promises everybody so many margins of one."""
    count = size_of(len(scene.names), 1, 1) + size_of(scene.around, 1, 1)
    return Instinct(scene, 1, 1, [*[0.0] * (count - 1), promised])


def questions(
    mind: Mind, name: str, players: int, seed: str, modules: tuple[str, ...] = ()
) -> list[tuple[State, int]]:
    """Every question with a choice that instinct answers in a game by it, with the seat that is asked."""
    game, rng = game_named(name), Rng(seed)
    state = game.setup(game.rules(players, modules))
    player = Thinker(mind, Strength(0, 1, instinct=True))
    found: list[tuple[State, int]] = []
    while True:
        play_nature(state, rng)
        seat = int(decider(state))
        if seat == NOBODY:
            return found
        moves = legal_moves(state, seat)
        if len(moves) > 1 and known(mind)[0].fits(state):
            found.append((state.clone(), seat))
        play_trusted(state, seat, player.decide(state, seat, moves, rng))
