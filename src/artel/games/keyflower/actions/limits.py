"""What must be so before a tile may be used for some gains, besides what all uses have in common."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from artel.games.keyflower.actions.exchange import can_exchange
from artel.games.keyflower.actions.group import Group
from artel.games.keyflower.components.vocabulary import EXCHANGE, Effect
from artel.games.keyflower.state import KeyflowerState, rules_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """A condition of one word of what effects give; a module lists it by that word among its rows."""

    def __init__(self, rule: str) -> None:
        # The rule behind a use that is not allowed.
        self.rule: Final = rule

    def allows(self, state: KeyflowerState, group: Group, tile: i64, colour: i64, count: i64) -> bool:
        """True when the group may use the tile together with so many workers from behind the screen."""
        raise NotImplementedError(type(self).__name__)


def can_be_used(
    state: KeyflowerState, group: Group, tile: i64, effect: Effect, colour: i64, count: i64
) -> bool:
    """True when a tile that asks for more than workers gets it: its payment, or what a limit says."""
    if effect.kind == EXCHANGE and not can_exchange(state, group, tile, effect, colour, count):
        return False
    if len(rules_of(state).limits) == 0:
        return True
    for gain in effect.gains:
        limit = limit_of(state, gain.word)
        if limit is not None and not limit.allows(state, group, tile, colour, count):
            return False
    return True


def limit_of(state: KeyflowerState, word: str) -> Limit | None:
    found = rules_of(state).limits.get(word)
    return None if found is None else cast(Limit, found)


def limiting_rule(state: KeyflowerState, effect: Effect) -> str | None:
    """The rule of the limit on a tile, if there is one."""
    for gain in effect.gains:
        limit = limit_of(state, gain.word)
        if limit is not None:
            return limit.rule
    return None
