"""What margins foretold: in games by instinct, the critic's margin at every turn, and who won."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from artel.bots.search.instinct import Instinct
from artel.bots.search.mind import Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Look, Scene
from artel.games import game_named
from artel.kernel.game import KNOWN
from artel.kernel.state import Rules
from artel.learn.playing_much import MuchPlayed
from artel.learn.schedule import practice_rules


@dataclass
class Foretold:
    """Turn by turn: at which stage, among how many, what margin was expected, and what came of it."""

    stages: array[int] = field(default_factory=lambda: array("b"))
    players: array[int] = field(default_factory=lambda: array("b"))
    margins: array[float] = field(default_factory=lambda: array("f"))
    # The share of the victory: whoever has shared it has a part.
    won: array[float] = field(default_factory=lambda: array("f"))
    # The game that a turn is from, counted from the first.
    games: array[int] = field(default_factory=lambda: array("i"))

    def add(self, other: Foretold) -> None:
        self.stages.extend(other.stages)
        self.players.extend(other.players)
        self.margins.extend(other.margins)
        self.won.extend(other.won)
        self.games.extend(other.games)


class Foretelling(MuchPlayed):
    """A game in which the critic says at every turn what its seat can expect, by what that seat may know."""

    def __init__(self, rules: Rules, mind: Mind, scene: Scene, instinct: Instinct, seed: str) -> None:
        super().__init__(rules, mind, scene, instinct, [instinct] * rules.players, seed)
        # Of every turn the seat, the stage and the margin.
        self.told: list[tuple[int, int, float]] = []

    def note(self, seat: int, look: Look, likings: list[float], picked: int) -> None:
        self.told.append((seat, int(self.mind.stage(self.state)), self.learner.margin(look.around)))


def foretold_of(game: str, first: int, games: int, seed: str) -> Foretold:
    """What was foretold in games number `first` to `first + games - 1`; the same in whichever process.

    Who plays alone wins nothing.
    """
    mind = mind_of(game)
    scene, instinct = mind.scene, mind.instinct
    assert scene is not None
    assert instinct is not None
    found = Foretold()
    for number in range(first, first + games):
        rules = practice_rules(game_named(game), number, seed)
        if rules.players == 1:
            continue
        play = Foretelling(rules, mind, scene, instinct, f"{seed}/{number}")
        play.run()
        winners = KNOWN[game].outcome(play.state).winners
        for seat, stage, margin in play.told:
            found.stages.append(stage)
            found.players.append(rules.players)
            found.margins.append(margin)
            found.won.append(1 / len(winners) if seat in winners else 0.0)
            found.games.append(number)
    return found
