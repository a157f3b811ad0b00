"""What makes another village of one that is remembered: what modules look at, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.bots.keyflower import memory
from artel.bots.keyflower.evaluation import Estate
from artel.bots.keyflower.memory import Memory, Works
from artel.bots.keyflower.values import Weights
from artel.games.keyflower.celeste.ghost import HELD, put_ghost
from artel.games.keyflower.components.tables import number_of
from artel.games.keyflower.farmers.fields import fields_of
from artel.games.keyflower.farmers.herds import change_herd
from artel.games.keyflower.farmers.words import SHEEP, SHEEP_SHELTER
from artel.games.keyflower.merchants.contract_slots import put_in_hand
from artel.games.keyflower.merchants.extensions import put_on
from artel.games.keyflower.state import (
    AUCTION,
    COLOUR_COUNT,
    SEAT_COUNT,
    KeyflowerState,
    home_of,
    lay,
    rules_of,
)
from artel.games.keyflower.words import BACK, WINTER
from tests.bots.test_keyflower_memory import SETS, village

Change = Callable[[KeyflowerState], None]
CARPENTER, SMELTER, KEYSIDE = number_of("carpenter"), number_of("smelter"), number_of("keyside")


def both(one: Change, other: Change) -> Change:
    def change(s: KeyflowerState) -> None:
        one(s)
        other(s)

    return change


def number(slot: str, seat: int = 0) -> Change:
    """One more of what a slot of a module counts."""

    def change(s: KeyflowerState) -> None:
        slices = rules_of(s).slices
        s.lists[slices.list_of(slot)][slices.place_of(slot) + seat] += 1

    return change


def takes_a_contract(s: KeyflowerState) -> None:
    put_in_hand(s, 0, 3, seen=False)


def as_it_is(s: KeyflowerState) -> None:
    """No matter how it stands."""


def leads_keyside(s: KeyflowerState) -> None:
    s.season, s.owner[KEYSIDE] = WINTER, AUCTION


def owns_a_shelter(s: KeyflowerState) -> None:
    s.owner[SHEEP_SHELTER] = 0


def holds_the_ghost(s: KeyflowerState) -> None:
    put_ghost(s, HELD, 0)


def winter_comes(s: KeyflowerState) -> None:
    s.season = WINTER


def goes_to_work(s: KeyflowerState) -> None:
    """A worker of the first seat comes out from behind its screen, and home again in the end."""
    home = int(home_of(s, 0))
    colour = next(colour for colour in range(COLOUR_COUNT) if s.screen[colour] > 0)
    s.screen[colour] -= 1
    s.on_tile[home * COLOUR_COUNT + colour] += 1


def goes_to_a_lot(s: KeyflowerState) -> None:
    """The same on a lot that the seat leads."""
    s.bids[s.lots[0] * SEAT_COUNT] = 1 << 2
    colour = next(colour for colour in range(COLOUR_COUNT) if s.screen[colour] > 0)
    s.screen[colour] -= 1
    s.on_tile[s.lots[0] * COLOUR_COUNT + colour] += 1


def leads_a_lot(s: KeyflowerState) -> None:
    s.bids[s.lots[0] * SEAT_COUNT] = 1 << 2


def loses_the_marker(s: KeyflowerState) -> None:
    """Before the season ends it will be back, by a bid."""
    s.bids[rules_of(s).marker_tile * SEAT_COUNT] = 1 << 2
    s.first = 1 - s.first


def leads_the_marker(s: KeyflowerState) -> None:
    s.bids[rules_of(s).marker_tile * SEAT_COUNT] = 1 << 2
    s.first = 0


def lays_the_carpenter(s: KeyflowerState) -> None:
    s.owner[CARPENTER], s.side[CARPENTER] = 0, BACK
    lay(s, CARPENTER)


def extends(s: KeyflowerState) -> None:
    put_on(s, 0, CARPENTER)


def pastures(s: KeyflowerState) -> None:
    change_herd(s, fields_of(s, 0)[0], SHEEP, 1)


def uses_up(s: KeyflowerState) -> None:
    s.supply[0] = 1


def takes_the_lot(s: KeyflowerState) -> None:
    s.owner[s.lots[0]] = 0


# What matters to a seat: the set, how it stands, and what then changes.
MATTERS: dict[str, tuple[str, Change, Change]] = {
    "a tile is taken that was led": ("base", leads_a_lot, takes_the_lot),
    "a cabin": ("merchants", as_it_is, number("cabins")),
    "an extension": ("merchants", lays_the_carpenter, extends),
    "a contract": ("merchants", as_it_is, takes_a_contract),
    "the marker with a contract": ("merchants", both(leads_the_marker, takes_a_contract), loses_the_marker),
    "a worker who comes home with a lot": ("merchants", both(leads_a_lot, takes_a_contract), goes_to_a_lot),
    "wheat": ("farmers", as_it_is, number("wheat")),
    "a herd": ("farmers", as_it_is, pastures),
    "a sheep on the shelter": ("farmers", owns_a_shelter, number("sheltered")),
    "the marker on a farm": ("farmers", leads_the_marker, loses_the_marker),
    "the ghost": ("key-celeste", winter_comes, holds_the_ghost),
    "the marker as a ghost": ("key-celeste", both(winter_comes, leads_the_marker), loses_the_marker),
    "what is left for Keyside": ("promos", leads_keyside, uses_up),
    "a worker beside Keyside": ("promos", leads_keyside, goes_to_work),
    "the marker beside Keyside": ("promos", both(leads_keyside, leads_the_marker), loses_the_marker),
}


@pytest.mark.parametrize("case", MATTERS)
def test_what_matters_makes_another_village(case: str) -> None:
    modules, before, change = MATTERS[case]
    s, weights, known = village(SETS[modules]), Weights(), Memory(glance=False)
    before(s)
    after = s.clone()
    change(after)
    assert known.of(after, Estate(after, 0, weights)) is not known.of(s, Estate(s, 0, weights))


# What a seat has is no matter of another; nor is what does not count yet.
NO_MATTER: dict[str, tuple[str, Change, Change]] = {
    "another's cabin": ("merchants", as_it_is, number("cabins", 1)),
    "another's wheat": ("farmers", as_it_is, number("wheat", 1)),
    "another's sheep on the shelter": ("farmers", as_it_is, number("sheltered")),
    "wheat of the supply": ("farmers", as_it_is, number("wheat_supply")),
    "the ghost before winter": ("key-celeste", as_it_is, holds_the_ghost),
    "a worker without contracts": ("merchants", leads_a_lot, goes_to_work),
    "the supply before winter": ("promos", as_it_is, uses_up),
}


@pytest.mark.parametrize("case", NO_MATTER)
def test_what_does_not_matter_leaves_a_village_as_it_is(case: str) -> None:
    modules, before, change = NO_MATTER[case]
    s, weights, known = village(SETS[modules]), Weights(), Memory(glance=False)
    before(s)
    after = s.clone()
    change(after)
    assert known.of(after, Estate(after, 0, weights)) is known.of(s, Estate(s, 0, weights))


def colours_a_tile(s: KeyflowerState) -> None:
    s.colour[CARPENTER] = 1


def another_extends(s: KeyflowerState) -> None:
    s.owner[SMELTER] = 1
    put_on(s, 0, SMELTER)


@pytest.mark.parametrize(
    ("modules", "change", "glanced"),
    [
        ("merchants", colours_a_tile, True),
        ("merchants", another_extends, True),
        ("merchants", goes_to_work, False),
        ("promos", goes_to_work, False),
    ],
)
def test_what_matters_within_a_transport(modules: str, change: Change, glanced: bool) -> None:
    """At a glance, whoever could pay for it does not."""
    s, works, known = village(SETS[modules]), Works(), Memory(glance=True)
    lays_the_carpenter(s)
    after = s.clone()
    change(after)
    for glance in (True, False):
        changed = known.hauls(after, 0, works, glance=glance) is not known.hauls(s, 0, works, glance=glance)
        assert changed == (glanced or not glance)


def test_what_is_known_of_transports_has_a_bound() -> None:
    s, works, known = village(SETS["merchants"]), Works(), Memory(glance=True)
    lays_the_carpenter(s)
    for seen in range(memory.MOST_HAULS + 3):
        s.colour[CARPENTER] = seen
        known.hauls(s, 0, works, glance=True)
    assert len(works.hauls) == 3
