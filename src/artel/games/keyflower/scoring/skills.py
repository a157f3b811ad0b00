"""The best use of skills: Key guild, Scholar, Scribes.

A plan is one integer, so that the greatest plan is a best plan:
points << 20 | chosen skill << 16 | Scribes sets << 8 | Key guild sets.
"""

from typing import Final

from mypy_extensions import i64

from artel.games.keyflower.scoring.closed import ANY_SET, FIVE_SKILLS_PAY, SCHOLAR_PAYS, SCRIBES_PAY
from artel.games.keyflower.scoring.pieces import KEY_GUILD, SCHOLAR, SCRIBES

# The chosen skill of the Scholar when there is no Scholar.
NO_SKILL: Final = 3


def skill_plan(saw: i64, pickaxe: i64, anvil: i64, tiles: i64) -> i64:
    """The best plan for these skills.

    Scribes make all sets they can. Suppose a saw, a pickaxe and an anvil are left out: they score at most 3
    with the Scholar and 10 by completing one Key guild set. Taking them costs more than the 10 points of
    their set only when both happen, and then the skills set free from the guild refill the Scholar, or the
    Scholar's refill the guild.

    Rule: KF-WINTER-5, KF-WINTER-10, KF-WINTER-11
    """
    sets: i64 = 0
    if tiles >> SCRIBES & 1:
        sets = min(saw, pickaxe, anvil)
        saw -= sets
        pickaxe -= sets
        anvil -= sets
    if not tiles >> SCHOLAR & 1:
        return _with_key_guild(saw + pickaxe + anvil, 0, NO_SKILL, sets, tiles)
    best: i64 = _with_key_guild(pickaxe + anvil, saw, 0, sets, tiles)
    best = max(best, _with_key_guild(saw + anvil, pickaxe, 1, sets, tiles))
    return max(best, _with_key_guild(saw + pickaxe, anvil, 2, sets, tiles))


def _with_key_guild(idle: i64, scholar: i64, skill: i64, sets: i64, tiles: i64) -> i64:
    """The plan for idle skills and for `scholar` skills of the chosen type (3 points each).

    A Key guild set of idle skills is free. One more set pays if at most three come from the Scholar.
    """
    points: i64 = SCRIBES_PAY * sets + SCHOLAR_PAYS * scholar
    fives: i64 = 0
    if tiles >> KEY_GUILD & 1:
        fives = idle // ANY_SET
        missing: i64 = ANY_SET - idle % ANY_SET
        points += FIVE_SKILLS_PAY * fives
        if SCHOLAR_PAYS * missing < FIVE_SKILLS_PAY and missing <= scholar:
            fives += 1
            points += FIVE_SKILLS_PAY - SCHOLAR_PAYS * missing
    return points << 20 | skill << 16 | sets << 8 | fives


def skill_points(saw: i64, pickaxe: i64, anvil: i64, tiles: i64) -> i64:
    """The most points these skills can score."""
    return skill_plan(saw, pickaxe, anvil, tiles) >> 20


def skill_points_with_purple(saw: i64, pickaxe: i64, anvil: i64, tiles: i64) -> i64:
    """The most points when the purple worker joins them as the best skill."""
    best: i64 = skill_plan(saw + 1, pickaxe, anvil, tiles)
    best = max(best, skill_plan(saw, pickaxe + 1, anvil, tiles))
    best = max(best, skill_plan(saw, pickaxe, anvil + 1, tiles))
    return best >> 20
