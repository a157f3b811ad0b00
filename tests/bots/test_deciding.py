"""`decide`, an answer in an imagined state: legal, the same as by a view, and the state stays as it is."""

from __future__ import annotations

import pytest

from artel.bots.artificium.greedy import ArtificiumGreedy
from artel.bots.contract import Bot
from artel.games.artificium.game import ARTIFICIUM
from artel.kernel.game import NATURE, Rng, View, deciders, legal_moves, play_nature, play_trusted
from tests.bots.test_bots import TABLES, seated
from tests.contract.walks import Case

tables = pytest.mark.parametrize(("case", "level"), TABLES, ids=[f"{case}-{level}" for case, level in TABLES])


@tables
def test_a_game_in_thought_is_played_legally_and_every_state_is_left_as_it_was(
    case: Case, level: str
) -> None:
    bot, rng, state = seated(case, level), Rng("thought"), case.setup()
    play_nature(state, rng)
    while (asked := deciders(state)) and asked != [NATURE]:
        seat = asked[-1]
        moves = legal_moves(state, seat)
        before = case.game.digest(state)
        move = bot.decide(state, seat, moves, rng)
        assert move in moves, case.game.verbs.text(move)
        assert case.game.digest(state) == before, case.game.verbs.text(move)
        play_trusted(state, seat, move)
        play_nature(state, rng)
    assert deciders(state) == []


def test_artificium_is_seen_alike_in_a_view_and_in_a_state() -> None:
    bot, rng, state = ArtificiumGreedy(), Rng("alike"), ARTIFICIUM.setup(ARTIFICIUM.rules(3))
    play_nature(state, rng)
    while asked := deciders(state):
        seat = asked[0]
        moves = legal_moves(state, seat)
        by_view = bot.choose(ARTIFICIUM.view(state, seat), rng.clone())
        assert bot.decide(state, seat, moves, rng) == by_view
        play_trusted(state, seat, by_view)
        play_nature(state, rng)


class Last(Bot):
    """Takes the last move of its view."""

    def choose(self, view: View, rng: Rng) -> int:
        return view.moves[-1]


def test_a_bot_that_knows_no_shorter_way_looks_at_the_view() -> None:
    state = ARTIFICIUM.setup(ARTIFICIUM.rules(3))
    play_nature(state, Rng("view"))
    moves = legal_moves(state, 0)
    assert Last().decide(state, 0, moves, Rng("view")) == moves[-1]
