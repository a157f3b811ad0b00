"""The greedy bot of Artificium: a chooser for every question, and an answer to any other."""

from __future__ import annotations

from artel.bots.artificium.greedy import CHOOSERS, ArtificiumGreedy
from artel.games.artificium.game import ARTIFICIUM
from artel.kernel.draw import Draw
from artel.kernel.game import Rng, View, deciders, play_nature
from artel.kernel.state import Do


def test_every_question_to_a_seat_has_a_chooser() -> None:
    asking = [step.shape.name for step in ARTIFICIUM.steps if not isinstance(step, Do | Draw)]
    assert sorted(CHOOSERS) == sorted(asking)


def test_a_question_it_does_not_know_gets_a_legal_answer() -> None:
    state = ARTIFICIUM.setup(ARTIFICIUM.rules(3))
    play_nature(state, Rng("unknown"))
    seat = deciders(state)[0]
    seen = ARTIFICIUM.view(state, seat)
    view = View(seen.game, seat, seen.moves, {**seen.data, "asks": [{"seat": seat, "kind": "auction"}]})
    answers = {ArtificiumGreedy().choose(view, Rng(f"{seed}")) for seed in range(30)}
    assert len(seen.moves) > 1
    assert len(answers) > 1
    assert answers <= set(seen.moves)
