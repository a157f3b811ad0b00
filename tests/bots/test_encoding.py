"""Features of a seat, for every game that has an encoder: named, finite, blind to what is hidden."""

from __future__ import annotations

import math
import re
from typing import cast

import pytest

from artel.bots.search.encoder import Encoder
from artel.bots.search.minds import has_mind, mind_of
from artel.bots.sweet_lands.encode import SweetLandsEncoder
from artel.bots.sweet_lands.features import ON_SHEET, PER_UNIT
from artel.bots.sweet_lands.thought import Thought
from artel.bots.sweet_lands.weights import WEIGHTS
from artel.bots.sweet_lands.worth import worth
from artel.games import GAMES
from artel.games.sweet_lands.game import SWEET_LANDS
from artel.games.sweet_lands.sheet import AT, SKILL_SET, WIDTH
from artel.games.sweet_lands.slots import IN_DECK, IN_HAND
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import CHARACTERS, ROUND_COUNT, SKILLS
from artel.kernel.game import Game, Rng, State, decider, legal_moves, play_nature, play_trusted

ENCODERS = [(game, mind_of(game.name).encoder) for game in GAMES if has_mind(game.name)]
encoders = pytest.mark.parametrize(("game", "encoder"), ENCODERS, ids=[game.name for game, _ in ENCODERS])
# Behind the features of a list nothing may be written.
SENTINEL = -12345.0
SWEET = SweetLandsEncoder()


def written(encoder: Encoder, state: State, seat: int) -> list[float]:
    """The features, checked to be all that was written and all there is to write."""
    into = [math.nan] * len(encoder.names) + [SENTINEL]
    encoder.encode(state, seat, into)
    assert into.pop() == SENTINEL
    assert all(math.isfinite(number) for number in into), [
        name for name, number in zip(encoder.names, into, strict=True) if not math.isfinite(number)
    ]
    return into


def states_of(game: Game, players: int, every: int) -> list[State]:
    """States of a game played at random, from its first question to its end."""
    state, rng, found = game.setup(game.rules(players)), Rng(f"features {players}"), []
    play_nature(state, rng)
    asked = 0
    while state.agenda:
        seat = decider(state)
        if asked % every == 0:
            found.append(state.clone())
        asked += 1
        moves = legal_moves(state, seat)
        play_trusted(state, seat, moves[rng.below(len(moves))])
        play_nature(state, rng)
    return [*found, state]


def test_every_game_of_artel_has_an_encoder() -> None:
    assert [game.name for game, _ in ENCODERS] == [game.name for game in GAMES]


@encoders
def test_every_feature_has_a_name_of_its_own_a_group_and_a_sentence(game: Game, encoder: Encoder) -> None:
    names, groups = encoder.names, encoder.groups
    assert len(names) == len(set(names)) == len(groups) == len(encoder.says)
    assert 40 <= len(names) <= 400
    assert 5 <= len(set(groups)) <= 10
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", word) for word in [*names, *groups])
    assert all(encoder.says)
    assert encoder.version >= 1


@encoders
def test_features_are_finite_at_every_moment_and_the_state_stays_as_it_is(
    game: Game, encoder: Encoder
) -> None:
    most = [0.0] * len(encoder.names)
    for players in {game.min_players, game.max_players}:
        for state in states_of(game, players, 9):
            before = game.digest(state)
            for seat in range(players):
                numbers = written(encoder, state, seat)
                most = [max(high, abs(number)) for high, number in zip(most, numbers, strict=True)]
                assert written(encoder, state, seat) == numbers
            assert game.digest(state) == before
    assert max(most) < 50, encoder.names[most.index(max(most))]


@encoders
def test_what_a_seat_cannot_tell_apart_has_the_same_features(game: Game, encoder: Encoder) -> None:
    differ = 0
    for state in states_of(game, 3, 25):
        for seat in range(3):
            other = game.determinise(state, seat, Rng("other"))
            differ += game.digest(other) != game.digest(state)
            before, after = written(encoder, state, seat), written(encoder, other, seat)
            # Of rivals it is told what somebody imagines.
            assert all(
                here == there or group == "rivals"
                for here, there, group in zip(before, after, encoder.groups, strict=True)
            )
    assert differ > 3


def named(state: State, seat: int) -> dict[str, float]:
    return dict(zip(SWEET.names, written(SWEET, state, seat), strict=True))


def test_sweet_lands_points_and_rivals_are_those_of_the_table() -> None:
    state = states_of(SWEET_LANDS, 3, 40)[-1]
    scores = SWEET_LANDS.scores(state)
    for seat in range(3):
        numbers = named(state, seat)
        others = scores[:seat] + scores[seat + 1 :]
        assert numbers["points-now"] * PER_UNIT == pytest.approx(scores[seat])
        assert numbers["mean-points-now"] * PER_UNIT == pytest.approx(sum(others) / 2)
        assert numbers["best-points-now"] * PER_UNIT == pytest.approx(max(others))


def test_sweet_lands_terms_of_the_outlook_make_up_what_greedy_thinks() -> None:
    looked = 0
    for each in states_of(SWEET_LANDS, 3, 40):
        state = cast(SweetState, each)
        for seat in range(3):
            if state.round in (0, ROUND_COUNT):
                continue
            thought = Thought(state, seat, WEIGHTS, Rng(0))
            assert named(state, seat)["outlook"] * PER_UNIT == pytest.approx(worth(thought.o, state, seat))
            looked += 1
    assert looked > 10


def test_sweet_lands_features_follow_what_they_are_named_after() -> None:
    states = [cast(SweetState, each) for each in states_of(SWEET_LANDS, 2, 20)]
    state = next(each for each in states if each.round == 2)
    before = named(state, 1)
    for _, name, _, _ in ON_SHEET:
        more = state.clone()
        more.sheet[WIDTH + AT[name]] += 1
        if name == "hand":
            more.where[more.where.index(IN_DECK)] = IN_HAND + 1
        assert named(more, 1)[name] > before[name], name
    for token, name in enumerate(SKILLS):
        more = state.clone()
        more.sheet[WIDTH + SKILL_SET] = 1 << token
        assert named(more, 1)[f"skill-{name}"] == 1.0
    for who, name in enumerate(CHARACTERS):
        more = state.clone()
        more.character[1] = who
        told = named(more, 1)
        assert [each for each in CHARACTERS if told[f"is-{each}"]] == [name]
