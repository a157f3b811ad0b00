"""Whatever an edition prints, nothing is cut off and nothing goes on for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from artel.games.sweet_lands.cards.bonuses import MOST_CHAIN, MOST_WAITING
from artel.games.sweet_lands.effects.clauses import MOST_AMOUNT, parse_clause
from artel.games.sweet_lands.effects.giving import in_parts
from tests.games.sweet_lands.positions import Table, at_turn


@pytest.fixture
def employer() -> Iterator[Callable[[str], Table]]:
    """Makes a seat whose only farming worker does a given work; afterwards the card is what it was."""
    table = at_turn().employed(0, "farming", "card-1")
    printed = table.rules.card_work[0]

    def employ(clause: str) -> Table:
        table.rules.card_work[0] = table.rules.effects.add("card-1", [parse_clause(clause)])
        return table

    yield employ
    table.rules.card_work[0] = printed


def bonuses(table: Table) -> int:
    return len(table.log("bonus-taken"))


@pytest.mark.rule("SL-IBO-5")
def test_a_column_that_brings_its_own_bonus_comes_to_an_end(employer: Callable[[str], Table]) -> None:
    table = employer("farming-bonus 1").effect(0, "farming-bonus 1")
    while table.question() not in ("turn", None):
        table.play(0, table.moves(0)[-1])
    assert bonuses(table) == MOST_CHAIN


@pytest.mark.rule("SL-IBO-5")
def test_a_column_that_brings_many_bonuses_comes_to_an_end_too(employer: Callable[[str], Table]) -> None:
    table = employer(f"farming-bonus {MOST_AMOUNT}").effect(0, "farming-bonus 1")
    while table.question() not in ("turn", None):
        table.play(0, table.moves(0)[-1])
    assert MOST_CHAIN < bonuses(table) <= (MOST_CHAIN + 1) * (MOST_WAITING + 1)


def test_parts_are_all_there_is() -> None:
    for amount in range(200):
        assert sum(in_parts(amount, 31)) == amount
        assert max(in_parts(amount, 31), default=0) <= 31


def test_more_basic_resources_than_one_question_holds_are_asked_for_in_parts() -> None:
    table = at_turn().effect(0, f"basic {MOST_AMOUNT}")
    while table.question() == "gain":
        table.play(0, f"gain {table.asks()['count']} 0 0")
    assert table.number(0, "wheat") == MOST_AMOUNT


def test_more_basic_resources_than_one_question_holds_are_paid_in_parts() -> None:
    table = (
        at_turn().own(0, wheat=MOST_AMOUNT).effect(0, f"pay basic {MOST_AMOUNT}: gold 1").play(0, "accept")
    )
    while table.question() == "spend":
        table.play(0, f"spend {table.asks()['count']} 0 0")
    assert (table.number(0, "wheat"), table.number(0, "gold")) == (0, 1)


def test_more_steps_than_one_question_holds_are_all_taken() -> None:
    table = at_turn().own(0, labs=len(at_turn().rules.lab_steps), cart=at_turn().rules.industry_end)
    table.effect(0, f"industry {MOST_AMOUNT}")
    while table.question() == "drive":
        table.play(0, "drive cart")
    assert table.number(0, "vp") == MOST_AMOUNT


@pytest.mark.parametrize(
    "gain", ["terrain", "road", "rabbit", "prosperity", "skill", "wonder", "cards", "food"]
)
def test_nothing_that_an_edition_may_give_breaks_a_question(gain: str) -> None:
    table = at_turn().effect(0, f"{gain} {MOST_AMOUNT} per round-industry-points", f"{gain} {MOST_AMOUNT}")
    for _ in range(400):
        if table.question() == "turn":
            break
        table.chance()
        if table.question() not in ("turn", None):
            table.play(0, table.moves(0)[0])
    assert table.question() == "turn"
