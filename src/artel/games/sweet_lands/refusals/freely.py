"""Why a free action cannot be taken."""

from __future__ import annotations

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.components.printed import (
    BARTER_BASICS,
    BASIC_GOLD,
    CARD_GOLD,
    SETTLE_BASICS,
)
from artel.games.sweet_lands.counts import count
from artel.games.sweet_lands.domain.property import FREE
from artel.games.sweet_lands.moves import (
    ABILITY,
    ABILITY_NUMBER,
    BARTER,
    BUY,
    BUY_CARD,
    CLAIM,
    CLAIMED,
    SCRAP_CARD,
    SCRAP_DISK,
    SCRAPPED,
    SELL,
    SETTLE,
    SETTLE_WHAT,
    SOLD,
    TOWER,
    TOWER_CELL,
)
from artel.games.sweet_lands.refusals.paying import (
    lacks_basics,
    lacks_cards,
    lacks_disk,
    lacks_resource,
    not_in_hand,
)
from artel.games.sweet_lands.refusals.places import refuse_site
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import MILESTONES, SAKURA, SOLBI, WHEAT
from artel.kernel.refusal import Refusal


def refuse_free(s: SweetState, seat: i64, move: i64) -> Refusal | None:
    """Why a free action is refused; None where the move is none."""
    if SETTLE.has(move):
        return refuse_settling(s, seat, int(SETTLE_WHAT.read(move)))
    if BUY_CARD.has(move):
        return lacks_resource(s, seat, [CARD_GOLD, 0, 0, 0, 0], "SL-FRE-4")
    if BUY.has(move):
        return lacks_resource(s, seat, [BASIC_GOLD, 0, 0, 0, 0], "SL-FRE-5")
    if CLAIM.has(move):
        return refuse_claim(s, seat, int(CLAIMED.read(move)))
    if SELL.has(move):
        prices = [0, 0, 0, 0, 0]
        prices[WHEAT + SOLD.read(move)] = 1
        return lacks_resource(s, seat, prices, "SL-FRE-7")
    if BARTER.has(move):
        return lacks_basics(s, seat, BARTER_BASICS, "SL-FRE-8")
    if SCRAP_DISK.has(move):
        return lacks_disk(s, seat, "SL-FRE-9")
    if SCRAP_CARD.has(move):
        card = int(SCRAPPED.read(move))
        return not_in_hand(s, seat, card) or lacks_cards(s, seat, 1, "SL-FRE-9")
    if TOWER.has(move):
        return refuse_tower(s, seat, int(TOWER_CELL.read(move)))
    if ABILITY.has(move):
        return refuse_ability(s, seat, int(ABILITY_NUMBER.read(move)))
    return None


def refuse_settling(s: SweetState, seat: i64, what: int) -> Refusal:
    """A card and three basic resources are enough, but there may be no place."""
    found = lacks_basics(s, seat, SETTLE_BASICS, "SL-FRE-3") or lacks_cards(s, seat, 1, "SL-FRE-3")
    if found is not None:
        return found
    if what:
        return Refusal("SL-ROD-2", "no-edge-left", {})
    return Refusal("SL-TER-2", "no-cell-left", {})


def refuse_claim(s: SweetState, seat: i64, milestone: int) -> Refusal:
    """A milestone that is not there, or asks for more.

    Rule: SL-MIL-1, SL-MIL-2, SL-MIL-4
    """
    if not (int(s.milestones) >> milestone) & 1:
        return Refusal("SL-MIL-2", "milestone-gone", {"milestone": MILESTONES[milestone]})
    what, need = rules_of(s).milestone_needs[milestone]
    have = int(count(s, seat, what))
    values: dict[str, int | str] = {"milestone": MILESTONES[milestone], "need": need, "have": have}
    return Refusal("SL-MIL-1", "milestone-not-met", values)


def refuse_tower(s: SweetState, seat: i64, place: int) -> Refusal:
    """A clock tower whose conditions are not met, or that cannot stand there.

    Rule: SL-TOW-1, SL-TOW-2
    """
    if s.has(seat, on.TOWER):
        return Refusal("SL-TOW-1", "tower-stands", {})
    if not s.has(seat, on.WONDERS):
        return Refusal("SL-TOW-1", "no-wonder", {})
    for what, need in rules_of(s).tower_needs[s.character[seat]]:
        have = int(count(s, seat, what))
        if have < need:
            return Refusal("SL-TOW-1", "tower-not-ready", {"need": need, "have": have})
    return refuse_site(s, seat, place, int(s.has(seat, on.FLIPPED)), FREE)


def refuse_ability(s: SweetState, seat: i64, number: int) -> Refusal:
    """A free action that the character has not, has used, or that would do nothing now.

    Rule: SL-FRE-11
    """
    who = s.character[seat]
    rules = rules_of(s)
    if number >= len(rules.ability_effect[who]):
        return Refusal("SL-FRE-11", "no-such-ability", {})
    if (int(s.has(seat, on.USED_ABILITIES)) >> number) & 1:
        return Refusal("SL-FRE-11", "ability-used", {})
    if who == SOLBI:
        need = rules.effects.needs_number[rules.effects.begin[rules.ability_effect[who][number]]]
        values: dict[str, int | str] = {"need": need, "have": int(s.has(seat, on.FOOD))}
        return Refusal("SL-CHR-5", "too-little-food", values)
    found = lacks_cards(s, seat, 1, "SL-CHR-29") if who == SAKURA else None
    return found or Refusal("SL-EFF-6", "ability-idle", {})
