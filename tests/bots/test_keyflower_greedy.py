"""The greedy bot of Keyflower: legal at every table, the same for the same seed, blind to what is hidden."""

from __future__ import annotations

from typing import cast

import pytest

from artel.bots.contract import Bot, RandomBot
from artel.bots.keyflower.evaluation import FAR, Estate, distances
from artel.bots.keyflower.greedy import KeyflowerGreedy
from artel.bots.keyflower.terms import worth
from artel.bots.keyflower.transport import Planner
from artel.bots.keyflower.turn import TurnValue
from artel.bots.keyflower.values import Weights
from artel.bots.match import play_match
from artel.games.keyflower.components.vocabulary import SUMMER_BOAT, VILLAGE
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.moves import BID, BID_COUNT, THE_PASS, THE_STOP
from artel.games.keyflower.scoring.scorers import edge_set
from artel.games.keyflower.state import COLOUR_COUNT, GOOD_COUNT, KeyflowerState, home_of, rules_of
from artel.games.keyflower.words import FRONT, IRON, ROAD, STONE, WOOD
from artel.kernel.game import NATURE, Rng, View, deciders, legal_moves, play, play_nature, sample
from artel.kernel.numbers import put_row


def questions(players: int, seed: str) -> list[tuple[View, int]]:
    """Every view of one game among greedy bots, with the answer it got; each answer is checked."""
    state, rng, asked = KEYFLOWER.setup(KEYFLOWER.rules(players)), Rng(seed), []
    bot = KeyflowerGreedy()
    while seats := deciders(state):
        if seats == [NATURE]:
            play(state, NATURE, sample(state, rng))
            continue
        view = KEYFLOWER.view(state, seats[0])
        move = bot.choose(view, Rng(f"{seed} {state.ply}"))
        assert move in legal_moves(state, seats[0]), KEYFLOWER.verbs.text(move)
        asked.append((view, move))
        play(state, seats[0], move)
    return asked


def kind(view: View) -> str:
    asks = cast("list[dict[str, object]]", view.data["asks"])
    return str(next(ask["kind"] for ask in asks if ask["seat"] == view.seat))


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_are_played_by_legal_moves(players: int) -> None:
    asked = questions(players, "legal")
    assert {view.seat for view, _ in asked} == set(range(players))
    assert {"turn", "transport", "choose-boat", "place-tiles", "offer-tiles"} <= {
        kind(view) for view, _ in asked
    }


def test_the_same_view_and_seed_get_the_same_answer() -> None:
    for number, (view, move) in enumerate(questions(3, "same")):
        if number % 5 == 0:
            again = KeyflowerGreedy().choose(view, Rng(f"same {view.data['ply']}"))
            assert again == move


def test_what_is_hidden_does_not_matter() -> None:
    """A state with other workers, skills and winter tiles behind the screens looks and is answered alike."""
    compared = 0
    for number, (view, move) in enumerate(questions(4, "hidden")):
        if number % 5 == 0:
            other = KEYFLOWER.redeal(view, Rng(f"other {number}"))
            seen = KEYFLOWER.view(other, view.seat)
            assert KeyflowerGreedy().choose(seen, Rng(f"hidden {view.data['ply']}")) == move
            compared += 1
    assert compared > 40


def test_greedy_beats_random_by_far() -> None:
    bots: list[Bot] = [KeyflowerGreedy(), RandomBot()]
    tally = play_match(KEYFLOWER, KEYFLOWER.rules(2), bots, 0, 12, "margin")
    means = {level: sum(scores) / len(scores) for level, scores in tally.bot_scores.items()}
    assert tally.wins["greedy"] == 12
    assert means["greedy"] > means["random"] + 40


def test_among_its_like_it_builds_a_scoring_village() -> None:
    tally = play_match(KEYFLOWER, KEYFLOWER.rules(3), [KeyflowerGreedy()], 0, 4, "village")
    scores = tally.bot_scores["greedy"]
    assert sum(scores) / len(scores) > 40


def test_bids_stay_within_reason() -> None:
    """No tile of the spring is worth a whole screen of workers."""
    highest = 0
    for seed in range(3):
        for view, move in questions(3, f"bids {seed}"):
            if view.data["season"] == "spring" and BID.has(move):
                highest = max(highest, int(BID_COUNT.read(move)))
    assert 0 < highest <= 4


def test_it_passes_when_no_worker_is_left() -> None:
    state = first_turn(3)
    seat = deciders(state)[0]
    put_row(state.screen, seat, [0] * COLOUR_COUNT)
    assert KeyflowerGreedy().choose(KEYFLOWER.view(state, seat), Rng(1)) == THE_PASS


def first_turn(players: int) -> KeyflowerState:
    state = KEYFLOWER.setup(KEYFLOWER.rules(players))
    play_nature(state, Rng("first turn"))
    return cast(KeyflowerState, state)


def test_a_transport_upgrades_the_home_when_its_cost_lies_there() -> None:
    state = first_turn(2)
    home = int(home_of(state, 0))
    for good in (WOOD, STONE, IRON):
        state.goods[home * GOOD_COUNT + good] = 1
    planner = Planner(state, Estate(state, 0, Weights()))
    before = state.goods[:]
    assert planner.plan(1, 1) > 0
    assert KEYFLOWER.verbs.text(planner.first) == f"upgrade home-{home + 1}"
    assert (state.goods, state.side[home]) == (before, FRONT)


def test_a_transport_with_nothing_to_do_stops() -> None:
    state = first_turn(2)
    planner = Planner(state, Estate(state, 0, Weights()))
    assert planner.plan(4, 2) == 0
    assert planner.first == THE_STOP


def test_resources_on_the_way_to_an_upgrade_are_worth_more_than_others() -> None:
    state = first_turn(2)
    home = int(home_of(state, 0))
    cost = rules_of(state).tables.cost[home]
    assert cost is not None
    estate = Estate(state, 0, Weights())
    gains = []
    for good in (WOOD, STONE, IRON):
        empty = worth(state, estate)
        state.goods[home * GOOD_COUNT + good] += 1
        gains.append(worth(state, estate) - empty)
        state.goods[home * GOOD_COUNT + good] -= 1
    wanted = [gain for good, gain in enumerate(gains) if cost.goods[good] > 0]
    others = [gain for good, gain in enumerate(gains) if cost.goods[good] == 0]
    assert min(wanted) > max(others) > 0


def test_workers_on_a_tile_make_it_worth_more_to_win() -> None:
    state = first_turn(3)
    seat = deciders(state)[0]
    lot = state.lots[0]
    before = TurnValue(state, seat, Weights()).lot(lot)
    state.on_tile[lot * COLOUR_COUNT] += 3
    assert TurnValue(state, seat, Weights()).lot(lot) > before + 1


def test_villages_hold_together_by_road() -> None:
    """Whatever was laid before winter and has roads can be reached from the home."""
    state, rng, bot = KEYFLOWER.setup(KEYFLOWER.rules(4)), Rng("roads"), KeyflowerGreedy()
    while seats := deciders(state):
        if seats == [NATURE]:
            play(state, NATURE, sample(state, rng))
        else:
            play(state, seats[0], bot.choose(KEYFLOWER.view(state, seats[0]), rng))
    s = cast(KeyflowerState, state)
    joined = total = 0
    for seat in range(4):
        tiles = [tile for tile in s.laid if s.owner[tile] == seat]
        distance = distances(s, tiles, False)
        for place, tile in enumerate(tiles):
            kind = rules_of(s).tables.kind[tile]
            if kind in (VILLAGE, SUMMER_BOAT) and edge_set(s, tile, ROAD):
                total += 1
                joined += distance[tiles.index(home_of(s, seat)) * len(tiles) + place] < FAR
    assert joined >= 0.9 * total
