"""Keyflower with whatever an edition may print: played to the end, seen and dealt anew like the house's."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

from artel.bots import bot_named
from artel.games.keyflower import edition as form
from artel.games.keyflower.components.vocabulary import STANDING, SUMMER_BOAT
from artel.games.keyflower.game import KEYFLOWER
from artel.games.keyflower.rules import KeyflowerRules
from artel.kernel.edition import Data
from artel.kernel.edition_text import written
from artel.kernel.game import NATURE, Rng, State, decider, legal_moves, play_nature, play_trusted

SETS = (
    ["farmers"],
    ["farmers", "key-celeste"],
    ["farmers", "merchants"],
    ["farmers", "merchants", "sorcerer"],
)


@pytest.fixture(autouse=True)
def nothing_taken_in() -> Iterator[None]:
    yield
    KEYFLOWER.editions.forget()


def some(rng: Rng, words: Sequence[str], most: int, kinds: int) -> dict[str, int]:
    shuffled = list(range(len(words)))
    rng.shuffle(shuffled)
    return {words[word]: 1 + rng.below(most) for word in shuffled[: 1 + rng.below(kinds)]}


def edges(rng: Rng, kind: int) -> str:
    """A river for a boat, at least one road for every other tile."""
    letters = (
        [2, 2, 1, 1, 1, 1] if kind in (SUMMER_BOAT, STANDING) else [0, *[rng.below(2) for _ in range(5)]]
    )
    rng.shuffle(letters)
    return "".join(["RFW"[letter] for letter in letters])


def wild(rng: Rng) -> str:
    """A file with every value taken by chance out of what the form allows."""
    data = copy.deepcopy(KEYFLOWER.house_data())
    for row in cast("list[Data]", data["tile"]):
        kind = form.TILES_OF_OURS[str(row["id"])].kind
        made: Data = {
            "edges": edges(rng, kind),
            "upgrade": some(rng, form.PAID, 2, 3),
            "front": some(rng, form.GIVEN, form.MOST_GIVEN, 4),
            "back": some(rng, form.GIVEN, form.MOST_GIVEN, 4),
            "sheep": [rng.below(form.MOST_POINTS + 1), rng.below(form.MOST_POINTS + 1)],
            "points": [rng.below(form.MOST_POINTS + 1), rng.below(form.MOST_POINTS + 1)],
            "gift": some(rng, form.GIFTS, form.MOST_GIVEN, 1),
        }
        row.update({key: made[key] for key in row if key in made})
    return written(form.FORM, data)


def look(state: State, seat: int, rng: Rng) -> None:
    """What a seat sees can be dealt anew, and what is saved is read again."""
    view = KEYFLOWER.view(state, seat)
    assert KEYFLOWER.view(KEYFLOWER.redeal(view, rng), seat) == view
    assert KEYFLOWER.digest(KEYFLOWER.from_data(state.rules, KEYFLOWER.to_data(state))) == KEYFLOWER.digest(
        state
    )


@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_form_allows_can_be_played(seed: int) -> None:
    rng = Rng(f"wild {seed}")
    taken = KEYFLOWER.take_in_edition(wild(rng))
    state = KEYFLOWER.setup(KEYFLOWER.rules(2 + seed % 3, SETS[seed % 4], edition=taken.digest))
    made = 0
    while state.agenda:
        seat = decider(state)
        if seat == NATURE:
            play_nature(state, rng)
            continue
        moves = legal_moves(state, seat)
        play_trusted(state, seat, moves[rng.below(len(moves))])
        made += 1
        if made % 60 == 0 and state.agenda and decider(state) != NATURE:
            look(state, decider(state), rng)
    outcome = KEYFLOWER.outcome(state)
    assert outcome.scores == KEYFLOWER.scores(state)
    assert sum(reason.points for reason in outcome.reasons) == sum(outcome.scores)


def test_the_bot_knows_what_to_do_with_an_edition() -> None:
    rng = Rng("bot")
    taken = KEYFLOWER.take_in_edition(wild(rng))
    state = KEYFLOWER.setup(KEYFLOWER.rules(2, ["farmers"], edition=taken.digest))
    bot = bot_named("keyflower", "greedy")
    for _ in range(60):
        seat = decider(state)
        if seat == NATURE:
            play_nature(state, rng)
            continue
        move = bot.choose(KEYFLOWER.view(state, seat), rng)
        assert move in legal_moves(state, seat)
        play_trusted(state, seat, move)


def test_the_rules_hold_what_the_file_says_and_nothing_else_changes() -> None:
    text = KEYFLOWER.editions.house_text()
    begin = text.index('id = "ranch"')
    end = text.index("[[tile]]", begin)
    ranch = (
        'id = "ranch"\nedges = "RFFFFR"\nupgrade = { gold = 1, wheat = 1 }\nfront = { cow = 2 }\n'
        "back = { gold = 2, transport = 2 }\npoints = [1, 4]\n\n"
    )
    taken = KEYFLOWER.take_in_edition(text[:begin] + ranch + text[end:])
    own = cast(KeyflowerRules, KEYFLOWER.rules(2, ["farmers"], edition=taken.digest)).tables
    house = cast(KeyflowerRules, KEYFLOWER.rules(2, ["farmers"])).tables
    at = own.words.index("ranch")
    cost = own.cost[at]
    assert cost is not None
    assert cost.units == ["gold", "wheat"]
    assert [own.effect[2 * at].count_of("cow"), own.effect[2 * at + 1].count_of("gold")] == [2, 2]
    assert own.points[2 * at : 2 * at + 2] == [1, 4]
    for tile, word in enumerate(own.words):
        if word != "ranch":
            assert own.points[2 * tile : 2 * tile + 2] == house.points[2 * tile : 2 * tile + 2]
            assert own.edge[36 * tile : 36 * tile + 36] == house.edge[36 * tile : 36 * tile + 36]
    facts = {row["id"]: row for row in KEYFLOWER.facts(taken)}
    assert [row_id for row_id, row in facts.items() if row not in KEYFLOWER.facts()] == ["ranch"]
    assert facts["ranch"]["upgrade_cost"] == {"gold": 1, "wheat": 1}
