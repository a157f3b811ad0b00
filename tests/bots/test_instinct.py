"""Instinct: what is seen of a turn, and a network that has played much."""

from __future__ import annotations

import json
import math
from importlib.resources import files

import pytest

from artel.bots.search.instinct import INSTINCT, Instinct, instinct_from, packed, size_of
from artel.bots.search.mind import MOST_LOOKED_AT, NO_MOVE, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import POINTS, Look, Scene, Seen
from artel.kernel.agenda import legal_moves
from artel.kernel.game import DataError
from artel.kernel.state import State
from tests.bots.by_instinct import questions

TEXT = (files("artel.bots.keyflower") / INSTINCT).read_text(encoding="utf-8")


def scene_of(mind: Mind) -> Scene:
    assert mind.scene is not None
    return mind.scene


def instinct_of(mind: Mind) -> Instinct:
    assert mind.instinct is not None
    return mind.instinct


def turns(mind: Mind, players: int, seed: str, modules: tuple[str, ...] = ()) -> list[tuple[State, int]]:
    """Every turn of a game of Keyflower by instinct, with the seat whose it is."""
    return questions(mind, "keyflower", players, seed, modules)


@pytest.mark.parametrize("players", [2, 4])
def test_a_scene_lists_what_is_there_and_each_feature_once(players: int) -> None:
    mind = mind_of("keyflower")
    scene = scene_of(mind)
    seasons = set()
    for state, seat in turns(mind, players, f"scene {players}"):
        look = scene.look(state, seat, legal_moves(state, seat), MOST_LOOKED_AT)
        assert 0 < len(look.moves) == len(look.rows) == len(look.likings) <= MOST_LOOKED_AT
        assert set(look.moves) <= set(legal_moves(state, seat))
        assert max(look.around.at) < scene.around <= min(at for row in look.rows for at in row.at)
        for seen in (look.around, *look.rows):
            assert len(set(seen.at)) == len(seen.at) == len(seen.of)
            assert all(value != 0.0 and math.isfinite(value) for value in seen.of)
        seasons |= {scene.names[at] for at in look.around.at if at < 4}
        again = scene.look_around(state, seat)
        assert (again.at, again.of) == (look.around.at, look.around.of)
    assert seasons == {"spring", "summer", "autumn", "winter"}


def test_a_network_adds_to_habit_what_its_nodes_say() -> None:
    """Two features around, one of moves; every layer by hand."""
    scene = Scene("made-up", 1, [("a", "x", ""), ("a", "y", "")], [("m", "z", "")])
    # First: x, y, z to two nodes; their biases; two nodes to one; its bias; the last weight and bias.
    actor = [1.0, 0.0, 0.0, -1.0, 2.0, 1.0, 0.5, 0.0, 1.0, 10.0, -1.0, 3.0, 0.25]
    critic = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 2.0, -1.0]
    assert len(actor) == size_of(3, 2, 1)
    assert len(critic) == size_of(2, 2, 1)
    instinct = Instinct(scene, 2, 1, [*actor, *critic])
    around = Seen()
    around.put(0, 3.0)
    around.put(1, 2.0)
    look = Look(around)
    for liking, value in ((0.5, 0.0), (0.0, 1.0), (0.0, 3.0)):
        row = Seen()
        row.put(2, value)
        look.moves.append(len(look.moves))
        look.likings.append(liking)
        look.rows.append(row)
    # Nodes 3.5 + 2 z and -2 + z; a node below nothing is silent.
    assert instinct.likings(look) == pytest.approx([0.5 + 0.25 + 3 * 2.5, 0.25 + 3 * 4.5, 0.25 + 3 * 18.5])
    assert instinct.margin(around) == pytest.approx(POINTS * (2 * 5.0 - 1.0))


def test_the_shipped_instinct_plays_by_what_it_likes_best_and_knows_who_is_ahead() -> None:
    mind = mind_of("keyflower")
    scene, instinct = scene_of(mind), instinct_of(mind)
    other_than_habit = 0
    for state, seat in turns(mind, 2, "likes"):
        moves = legal_moves(state, seat)
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        likings = instinct.likings(look)
        chosen = mind.instinctive(state, seat, moves)
        assert chosen == look.moves[likings.index(max(likings))]
        other_than_habit += chosen != look.moves[look.likings.index(max(look.likings))]
        first, second = (instinct.margin(scene.look_around(state, each)) for each in range(2))
        assert abs(first + second) < POINTS, "what one is ahead the other is behind, roughly"
    assert other_than_habit > 3


def test_sets_and_six_seats_were_practised_too() -> None:
    """Their tiles weigh something, and whoever plays with them by instinct plays what is legal."""
    mind = mind_of("keyflower")
    scene, instinct = scene_of(mind), instinct_of(mind)
    wide = int(instinct.moves.wide)
    for name in ("seats-6", "bid-goldsmiths-workshop"):
        for at in [at for at, each in enumerate(scene.names) if each.endswith(name)]:
            assert any(instinct.moves.first[at * wide + node] for node in range(wide))
    for state, seat in turns(mind, 3, "sets", ("merchants",))[:20]:
        assert mind.instinctive(state, seat, legal_moves(state, seat)) in legal_moves(state, seat)


def test_where_there_is_no_turn_instinct_says_nothing() -> None:
    mind = mind_of("keyflower")
    state, seat = turns(mind, 2, "none")[0]
    mind.instinct = None
    assert mind.instinctive(state, seat, legal_moves(state, seat)) == NO_MOVE
    assert Mind(mind.player, mind.encoder).instinctive(state, seat, legal_moves(state, seat)) == NO_MOVE


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": 2}, "file: expected format 1, got 2"),
        (
            {"names": ["x"]},
            "expected 8706 to 8834 weights for 1 names and 128 nodes, in steps of 128, got 293762",
        ),
        ({"nodes": [128]}, "expected an instinct of format 1, got ValueError"),
        ({"nodes": [0, 32]}, "expected 1 to 1024 nodes a layer, got 0 and 32"),
        ({"nodes": [64, 32]}, "weights for 1250 names and 64 nodes, in steps of 64, got 293762"),
        ({"weights": "AAAA"}, "expected an instinct of format 1, got error"),
        ({"weights": "?"}, "expected an instinct of format 1, got Error"),
        ({"weights": "A" * 12_000_004}, "expected at most 12000000 characters of weights, got 12000004"),
        ({"weights": None}, "expected an instinct of format 1, got TypeError"),
    ],
)
def test_a_file_that_is_no_instinct_is_told_so(change: dict[str, object], expected: str) -> None:
    scene = scene_of(mind_of("keyflower"))
    with pytest.raises(DataError) as refused:
        instinct_from(scene, json.dumps({**json.loads(TEXT), **change}), "file")
    assert expected in str(refused.value)


def test_weights_that_are_no_numbers_are_refused() -> None:
    scene = scene_of(mind_of("keyflower"))
    data = json.loads(TEXT)
    count = size_of(len(scene.names), 1, 1) + size_of(scene.around, 1, 1)
    broken = {**data, "nodes": [1, 1], "weights": packed([*[0.0] * (count - 1), math.inf])}
    with pytest.raises(DataError, match="expected finite weights, got inf"):
        instinct_from(scene, json.dumps(broken), "file")
