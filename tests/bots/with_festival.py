"""Keyflower as it stands where its tiles are other ones than those that were learned of.

The sets are gone and the festival has come, with a tile of every kind that no learned file has ever seen. It
runs in a process of its own, before any bot has read a file, and prints what is said there at a table of the
base game and at one with the festival.
"""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from artel.bots import bot_named, levels
from artel.bots.search.advice import advise
from artel.bots.search.minds import mind_of
from artel.cli.selfplay_records import recorded_game
from artel.games.keyflower.game import KEYFLOWER, Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import QUESTIONS
from artel.kernel.agenda import decider, legal_moves, play_nature
from artel.kernel.game import Rng
from artel.kernel.rules import Module
from artel.puzzles.puzzle import shipped
from artel.review.reviewing import Work

NAME = KEYFLOWER.name
BASE_ONLY = ("base",)
WITH_FESTIVAL = ("base", "festival")
SEATS = 2


def let_come(module: Module) -> None:
    """The one object by which everybody knows the game is made anew."""
    Keyflower.__init__(
        KEYFLOWER, NAME, min_players=2, max_players=6, modules=[BASE, module], questions=QUESTIONS
    )


def said_at(modules: tuple[str, ...]) -> dict[str, Any]:
    """The first move of every level, how moves are liked, what is expected, a hint and some of a review."""
    rules, verbs, mind = KEYFLOWER.rules(SEATS, modules), KEYFLOWER.verbs, mind_of(NAME)
    state = KEYFLOWER.setup(rules)
    play_nature(state, Rng("said"))
    seat = int(decider(state))
    view = KEYFLOWER.view(state, seat)
    work = Work(KEYFLOWER, recorded_game(KEYFLOWER, rules, ["random"], 0, "said"), 1)
    list(work.draw_curve(range(3)))
    list(islice(work.look_shortly(), 3))
    return {
        "levels": {
            level: verbs.text(int(bot_named(NAME, level).choose(view, Rng(level)))) for level in levels(NAME)
        },
        "likings": mind.liked(state, seat, legal_moves(state, seat), 3).likings,
        "values": mind.values(state),
        "hint": [[verbs.text(each.move), each.margin] for each in advise(mind, view, Rng("hint"), 1)],
        "review": [work.found.curve[number] for number in range(3)],
    }


def puzzle_told() -> dict[str, object]:
    """The first puzzle of the base game."""
    puzzle = next(each for each in shipped(NAME) if each.record.header["modules"] == "base")
    return {"id": puzzle.id, "ahead": puzzle.ahead(KEYFLOWER, puzzle.state(KEYFLOWER))}


def names_seen() -> list[str]:
    scene = mind_of(NAME).scene
    assert scene is not None
    return scene.names


if __name__ == "__main__":
    from tests.games.festival.module import FESTIVAL

    let_come(FESTIVAL)
    said = {name: said_at(modules) for name, modules in (("base", BASE_ONLY), ("festival", WITH_FESTIVAL))}
    print(json.dumps({"names": names_seen(), "puzzle": puzzle_told(), **said}))
