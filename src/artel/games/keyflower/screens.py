"""Pieces go behind the screens and leave them, and the bag and the stack keep their story.

Rule: KF-SETUP-5, KF-SETUP-4
"""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.keyflower.remembered import (
    drawn,
    gained,
    laid_down,
    lying_aside,
    mixed_in,
    spent,
    was_put,
    was_taken,
)
from artel.games.keyflower.state import COLOUR_COUNT, SKILL_COUNT, KeyflowerState, rules_of


def gain_workers(state: KeyflowerState, seat: i64, colour: i64, count: i64) -> None:
    """Workers go behind a screen, and everyone saw their colour."""
    place = seat * COLOUR_COUNT + colour
    state.screen[place] += count
    state.shown[place] += count


def spend_workers(state: KeyflowerState, seat: i64, colour: i64, count: i64) -> None:
    """Workers leave a screen in the open: those known to be there first, then drawn ones."""
    place = seat * COLOUR_COUNT + colour
    state.screen[place] -= count
    left: i64 = state.shown[place] - count
    if left < 0:
        state.bag_story = spent(state.bag_story, seat, colour, -left)
        left = 0
    state.shown[place] = left


def draw_from_bag(state: KeyflowerState, seat: i64, colour: i64) -> None:
    """A worker goes from the bag behind a screen; only its owner sees the colour."""
    state.bag[colour] -= 1
    state.bag_size -= 1
    state.screen[seat * COLOUR_COUNT + colour] += 1
    state.bag_story = drawn(state.bag_story, seat, colour, 1)


def put_in_bag(state: KeyflowerState, colour: i64, count: i64) -> None:
    state.bag[colour] += count
    state.bag_size += count
    state.bag_story = was_put(state.bag_story, colour, count)


def take_from_bag(state: KeyflowerState, colour: i64) -> None:
    """A worker leaves the bag in the open."""
    state.bag[colour] -= 1
    state.bag_size -= 1
    state.bag_story = was_taken(state.bag_story, colour, 1)


def gain_skill(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill goes behind a screen, and everyone saw its type."""
    place = seat * SKILL_COUNT + skill
    state.skills[place] += 1
    state.skills_shown[place] += 1
    state.stack_story = gained(state.stack_story, seat, skill, 1)


def spend_skill(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill whose type is named leaves a screen and goes into the stack."""
    place = seat * SKILL_COUNT + skill
    state.skills[place] -= 1
    if state.skills_shown[place] > 0:
        state.skills_shown[place] -= 1
    state.stack[skill] += 1
    state.stack_story = was_put(spent(state.stack_story, seat, skill, 1), skill, 1)


def draw_from_stack(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill goes from the stack behind a screen; only its owner sees the type."""
    state.stack[skill] -= 1
    state.skills[seat * SKILL_COUNT + skill] += 1
    state.stack_story = drawn(state.stack_story, seat, skill, 1)


def take_from_stack(state: KeyflowerState, skill: i64) -> None:
    """A skill leaves the stack in the open."""
    state.stack[skill] -= 1
    state.stack_story = was_taken(state.stack_story, skill, 1)


def lies_open(state: KeyflowerState, seat: i64, skill: i64) -> bool:
    """True when a skill of this type lies in front of a screen: it leaves before those behind it, and is
    seen."""
    return rules_of(state).variants.open_screens and state.skills_shown[seat * SKILL_COUNT + skill] > 0


def set_aside_skill(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill that lay open leaves; it is put into the stack later."""
    place = seat * SKILL_COUNT + skill
    state.skills[place] -= 1
    state.skills_shown[place] -= 1
    state.stack_story = spent(state.stack_story, seat, skill, 1)


def put_in_stack(state: KeyflowerState, skill: i64) -> None:
    """A skill that everyone saw goes into the stack."""
    state.stack[skill] += 1
    state.stack_story = was_put(state.stack_story, skill, 1)


def lay_down_skill(state: KeyflowerState, seat: i64, skill: i64) -> None:
    """A skill leaves a screen face down: of each type known to be there it may have been one.

    Where those lie open, everyone sees that it was none of them.
    Rule: KF-TILE-5, KF-TILE-16, KF-UPGRADE-12
    """
    place: i64 = seat * SKILL_COUNT
    state.skills[place + skill] -= 1
    if not rules_of(state).variants.open_screens:
        for other in range(SKILL_COUNT):
            if state.skills_shown[place + other] > 0:
                state.skills_shown[place + other] -= 1
    state.stack_story = laid_down(state.stack_story, seat, skill)


def mix_in_skill(state: KeyflowerState) -> None:
    """The skill that was laid down face down goes into the stack."""
    state.stack[lying_aside(state.stack_story)] += 1
    state.stack_story = mixed_in(state.stack_story)
