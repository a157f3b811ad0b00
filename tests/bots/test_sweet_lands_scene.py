"""What is seen of a turn in Sweet Lands, and of the questions that a deed asks."""

from __future__ import annotations

import math

import pytest

from artel.bots.search.instinct import Instinct, size_of
from artel.bots.search.mind import MOST_LOOKED_AT, Mind
from artel.bots.search.minds import mind_of
from artel.bots.search.scene import Scene, Seen
from artel.bots.search.thinker import Strength, Thinker
from artel.bots.sweet_lands.outlook import Outlook
from artel.bots.sweet_lands.scene_features import QUESTIONS
from artel.bots.sweet_lands.weights import WEIGHTS
from artel.bots.sweet_lands.worth import terms, worth
from artel.games import game_named
from artel.games.sweet_lands.state import SweetState
from artel.kernel.agenda import NOBODY, decider, legal_moves, play_nature, play_trusted
from artel.kernel.game import KNOWN
from artel.kernel.rng import Rng
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import State
from artel.learn.schedule import plain_rules

GAME = KNOWN["sweet-lands"]


def scene_of(mind: Mind) -> Scene:
    assert mind.scene is not None
    return mind.scene


def blank(scene: Scene) -> Instinct:
    """Nobody has learned anything: what is liked is what the quick player would do."""
    return Instinct(scene, 1, 1, [0.0] * (size_of(len(scene.names), 1, 1) + size_of(scene.around, 1, 1)))


def asked(mind: Mind, players: int, seed: str, **options: str) -> list[tuple[State, int]]:
    """Every question of a game by instinct that instinct answers, with the seat whose it is."""
    scene = scene_of(mind)
    state, rng = GAME.setup(game_named("sweet-lands").rules(players, (), options)), Rng(seed)
    player = Thinker(mind, Strength(0, 1, instinct=True))
    found: list[tuple[State, int]] = []
    while True:
        play_nature(state, rng)
        seat = int(decider(state))
        if seat == NOBODY:
            assert state.ply > 100
            return found
        moves = legal_moves(state, seat)
        if len(moves) > 1 and scene.fits(state):
            found.append((state.clone(), seat))
        move = player.decide(GAME.determinise(state, seat, rng), seat, moves, rng)
        assert move in moves
        play_trusted(state, seat, move)


def question(state: State) -> str:
    return state.rules.steps[state.agenda[-1] & CODE_MASK].shape.name


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_scene_lists_what_is_there_and_each_feature_once(players: int) -> None:
    mind = mind_of("sweet-lands")
    scene = scene_of(mind)
    met = set()
    for state, seat in asked(mind, players, f"scene {players}"):
        legal = legal_moves(state, seat)
        look = scene.look(state, seat, legal, MOST_LOOKED_AT)
        assert 0 < len(look.moves) == len(look.rows) == len(look.likings) <= MOST_LOOKED_AT
        assert set(look.moves) <= set(legal)
        assert len(set(look.moves)) == len(look.moves)
        assert max(look.around.at) < scene.around <= min(at for row in look.rows for at in row.at)
        assert max(at for row in look.rows for at in row.at) < len(scene.names)
        for seen in (look.around, *look.rows):
            assert len(set(seen.at)) == len(seen.at) == len(seen.of)
            assert all(value != 0.0 and abs(value) <= 40.0 and math.isfinite(value) for value in seen.of)
        assert look.likings == sorted(look.likings, reverse=True), "the quick player's own comes first"
        met.add(question(state))
        again = scene.look_around(state, seat)
        assert (again.at, again.of) == (look.around.at, look.around.of)
    assert met >= {"turn", "lay", "advance", "take-piece", "choose-character", "move-support"}
    assert met <= set(QUESTIONS)


def test_what_is_hidden_changes_nothing_that_is_seen() -> None:
    """Two tables dealt from the same view look alike; only who draws a card in thought may draw another."""
    mind = mind_of("sweet-lands")
    scene = scene_of(mind)
    rows, others = 0, 0
    for number, (state, seat) in enumerate(asked(mind, 3, "hidden")):
        dealt = [GAME.determinise(state, seat, Rng(f"{number}/{deal}")) for deal in range(2)]
        looks = [scene.look(each, seat, legal_moves(each, seat), MOST_LOOKED_AT) for each in dealt]
        assert told(looks[0].around) == told(looks[1].around)
        assert set(looks[0].moves) == set(looks[1].moves)
        first, second = [dict(zip(look.moves, map(told, look.rows), strict=True)) for look in looks]
        rows += len(first)
        others += sum(first[move] != second[move] for move in first)
    assert others < 0.01 * rows


def told(seen: Seen) -> list[tuple[int, float]]:
    return list(zip(seen.at, seen.of, strict=True))


def test_the_terms_of_a_worth_add_up_to_it() -> None:
    for state, seat in asked(mind_of("sweet-lands"), 2, "terms"):
        if isinstance(state, SweetState) and state.round > 0:
            outlook = Outlook(state, seat, WEIGHTS)
            outlook.know_hand(state)
            assert sum(terms(outlook, state, seat)) == pytest.approx(worth(outlook, state, seat))


def test_before_anything_is_learned_the_best_deed_at_first_sight_is_liked_best() -> None:
    mind = mind_of("sweet-lands")
    scene = scene_of(mind)
    mind.instinct = blank(scene)
    for state, seat in asked(mind, 2, "blank")[:60]:
        moves = legal_moves(state, seat)
        look = scene.look(state, seat, moves, MOST_LOOKED_AT)
        assert mind.instinctive(state, seat, moves) == look.moves[0]


def test_options_that_were_not_practised_are_played_too() -> None:
    mind = mind_of("sweet-lands")
    met = {question(state) for state, _ in asked(mind, 3, "draft", drafting="yes", domains="choose")}
    assert {"pick", "choose-domain"} <= met


def test_alone_is_practised_where_one_can_play_alone() -> None:
    alone = [plain_rules(game_named("sweet-lands"), number, "x").players for number in range(5)]
    assert alone == [2, 2, 3, 4, 1]
    assert [plain_rules(game_named("artificium"), number, "x").players for number in range(4)] == [2, 2, 3, 4]
