"""The greedy bot in whole games with each set of Keyflower, and with all; longer matches are benchmarks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import cast

import pytest

from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.match import play_match
from artel.bots.seated import SeatedBots
from artel.games.keyflower.game import KEYFLOWER
from artel.kernel.game import Log, Rng, View

SETS = [name for name in KEYFLOWER.module_names() if name not in KEYFLOWER.default_modules]
ALL = ("base", *SETS)
GAMES = 2


@pytest.mark.parametrize("name", [*SETS, "all"])
def test_greedy_beats_random_by_far_with_every_set(name: str) -> None:
    modules = ALL if name == "all" else ("base", name)
    bots: list[Bot] = [KeyflowerGreedy(), RandomBot()]
    tally = play_match(KEYFLOWER, KEYFLOWER.rules(2, modules), bots, 0, GAMES, f"margin {name}")
    means = {level: sum(scores) / len(scores) for level, scores in tally.bot_scores.items()}
    assert tally.wins["greedy"] == GAMES
    assert means["greedy"] > 1.5 * max(means["random"], 10)


@cache
def told(players: int, seed: str) -> Counter[str]:
    """How often each log line was written in a game of the bot against itself with all sets; its points."""
    state = KEYFLOWER.setup(KEYFLOWER.rules(players, ALL), Log())
    SeatedBots(KEYFLOWER, state, cast("list[Bot]", [KeyflowerGreedy()] * players), Rng(seed)).run()
    assert state.log is not None
    found = Counter(KEYFLOWER.lines.text(line).split()[0] for line in state.log.lines)
    found["points"] = sum(KEYFLOWER.scores(state))
    for reason in KEYFLOWER.outcome(state).reasons:
        found[f"scored {reason.kind}"] += 1
    return found


def test_it_uses_everything_that_the_sets_have() -> None:
    games = [told(4, "everything"), told(4, "everything too")]
    lines = games[0] + games[1]
    for word in ("contract-taken", "extended", "animal-came", "wheat-came", "ghost-taken", "scared"):
        assert lines[word] > 0, word
    for kind in ("contract", "extension", "field"):
        assert lines[f"scored {kind}"] > 0, kind
    assert lines["points"] > 2 * 4 * 45


def test_what_is_hidden_does_not_matter_with_all_sets() -> None:
    """A state with other contracts, workers and skills where they cannot be seen is answered alike."""

    class Doubting(Bot):
        level = "doubting"

        def __init__(self) -> None:
            self.asked = self.compared = 0

        def choose(self, view: View, rng: Rng) -> int:
            move = KeyflowerGreedy().choose(view, Rng(f"{self.asked}"))
            if self.asked % 12 == 0:
                other = KEYFLOWER.view(KEYFLOWER.redeal(view, Rng(f"other {self.asked}")), view.seat)
                assert KeyflowerGreedy().choose(other, Rng(f"{self.asked}")) == move
                self.compared += 1
            self.asked += 1
            return move

    doubting = Doubting()
    state = KEYFLOWER.setup(KEYFLOWER.rules(3, ALL))
    SeatedBots(KEYFLOWER, state, cast("list[Bot]", [doubting] * 3), Rng("hidden")).run()
    assert doubting.compared > 15


def test_the_variants_of_the_merchants_are_played_alike() -> None:
    """Other boats, open screens and a green worker more: legal to the end, and no worse."""
    options = {"merchants-only": "yes", "open-screens": "yes", "green-start": "yes no"}
    known = {option.name for option in KEYFLOWER.options(("base", "merchants"))}
    assert set(options) == known
    rules = KEYFLOWER.rules(2, ("base", "merchants"), options)
    tally = play_match(KEYFLOWER, rules, [KeyflowerGreedy(), RandomBot()], 0, GAMES, "variants")
    assert tally.wins["greedy"] == GAMES
