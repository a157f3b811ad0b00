"""Why something cannot be done in a turn: areas, cards and skills; and the choices before the first round."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.playing import gold_for
from artel.games.sweet_lands.components.printed import FLIP_SKILLS, FLIP_UPGRADES, SUPPORT_CELLS
from artel.games.sweet_lands.effects.vocabulary import PRICE_CARD, PRICE_COUNT
from artel.games.sweet_lands.moves import (
    CHOOSE_CHARACTER,
    CHOOSE_DOMAIN,
    CHOSEN_CHARACTER,
    CHOSEN_DOMAIN,
    COPIED_AREA,
    COPY,
    END_ROUND,
    FLIP,
    FLIPPED_TOKEN,
    PLAY,
    PLAYED_CARD,
    SUPPORT,
    SUPPORT_AT,
    USE,
    USE_DISK,
    USED_AREA,
)
from artel.games.sweet_lands.phases.areas import COPY as COPY_STEP
from artel.games.sweet_lands.phases.areas import hand_cost, is_open, may_pay_hand, price_of
from artel.games.sweet_lands.refusals.freely import refuse_free
from artel.games.sweet_lands.refusals.paying import (
    lacks_cards,
    lacks_disk,
    lacks_price,
    lacks_resource,
    not_in_hand,
)
from artel.games.sweet_lands.refusing import Refuser
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import (
    AREAS,
    CHARACTERS,
    COPY_ANY_AREA,
    COPY_BASIC_AREA,
    DOMAINS,
    GOLD,
    SKILL_COUNT,
    TOKENS,
)
from artel.kernel.refusal import Refusal
from artel.kernel.state import State


def refuse_place(s: SweetState, area: int) -> Refusal | None:
    """An area that is not there, or not yet."""
    rules = rules_of(s)
    if not rules.spaces[area]:
        return Refusal("SL-SET-1", "area-not-in-play", {"area": AREAS[area]})
    if not is_open(s, area):
        opens = rules.area_round[area]
        return Refusal("SL-ARE-32", "area-closed", {"area": AREAS[area], "count": opens})
    return None


def refuse_price(s: SweetState, seat: i64, area: int, rule: str) -> Refusal:
    """What an area costs, and where it copies, that nothing can be copied."""
    prices = [int(price_of(s, seat, area, resource)) for resource in range(5)]
    found = lacks_resource(s, seat, prices, rule)
    if found is None and area in (COPY_BASIC_AREA, COPY_ANY_AREA):
        return Refusal("SL-ARE-26", "nothing-to-copy", {"area": AREAS[area]})
    return found or Refusal(rule, "not-asked", {})


def refuse_use(s: SweetState, seat: i64, area: int, is_disk: bool) -> Refusal:
    """Why a space of an area cannot be used.

    Rule: SL-ARE-2, SL-ARE-9, SL-ARE-32
    """
    found = refuse_place(s, area)
    if found is not None:
        return found
    cards = int(hand_cost(s, area))
    if not cards:
        return Refusal("SL-ARE-2", "area-full", {"area": AREAS[area]})
    if is_disk:
        found = lacks_disk(s, seat, "SL-ARE-8")
    elif not may_pay_hand(s, seat, area, cards):
        found = lacks_cards(s, seat, cards, "SL-ARE-7")
        if found is None:
            found = Refusal("SL-CHR-32", "lacks-diamonds", {"need": cards})
    return found or refuse_price(s, seat, area, "SL-ARE-9")


def refuse_play(s: SweetState, seat: i64, card: int) -> Refusal:
    """Why a card of the hand cannot be played."""
    costs = rules_of(s).card_costs[card * PRICE_COUNT : (card + 1) * PRICE_COUNT]
    costs[GOLD] = int(gold_for(s, seat, card))
    costs[PRICE_CARD] += 1
    found = not_in_hand(s, seat, card) or lacks_price(s, seat, costs, "SL-CRD-2")
    return found or Refusal("SL-CRD-2", "not-asked", {})


def refuse_flip(s: SweetState, seat: i64, token: int) -> Refusal:
    """Why a skill cannot be turned over.

    Rule: SL-FLP-4, SL-FLP-5, SL-FLP-6
    """
    upgrade = token - SKILL_COUNT
    is_upgraded = upgrade >= 0
    number = upgrade if is_upgraded else token
    owned = int(s.has(seat, on.UPGRADE_SET if is_upgraded else on.SKILL_SET))
    used = int(s.has(seat, on.USED_UPGRADES if is_upgraded else on.USED_SKILLS))
    if not (owned >> number) & 1:
        return Refusal("SL-FLP-4", "skill-not-owned", {"skill": TOKENS[token]})
    if number not in (FLIP_UPGRADES if is_upgraded else FLIP_SKILLS):
        return Refusal("SL-FLP-6", "skill-never-flipped", {"skill": TOKENS[token]})
    if (used >> number) & 1:
        return Refusal("SL-FLP-5", "skill-used", {"skill": TOKENS[token]})
    rules = rules_of(s)
    item = rules.effects.begin[rules.upgrade_effect[upgrade]]
    prices = rules.effects.prices[item * PRICE_COUNT : (item + 1) * PRICE_COUNT]
    return lacks_resource(s, seat, prices, "SL-FLP-4") or Refusal("SL-FLP-4", "not-asked", {})


class TurnRefuser(Refuser):
    """The menu of a turn."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if USE.has(move) or USE_DISK.has(move):
            return refuse_use(s, seat, int(USED_AREA.read(move)), USE_DISK.has(move))
        if PLAY.has(move):
            return refuse_play(s, seat, int(PLAYED_CARD.read(move)))
        if FLIP.has(move):
            return refuse_flip(s, seat, int(FLIPPED_TOKEN.read(move)))
        return refuse_free(s, seat, move)


class AfterRefuser(Refuser):
    """The menu after the action of a turn: free actions only."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if any(verb.has(move) for verb in (USE, USE_DISK, PLAY, FLIP, END_ROUND)):
            return Refusal("SL-TRN-2", "action-done", {})
        return refuse_free(cast(SweetState, state), seat, move)


class CopyRefuser(Refuser):
    """An area that copies another."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not COPY.has(move):
            return None
        area = int(COPIED_AREA.read(move))
        found = refuse_place(s, area)
        if found is not None:
            return found
        if area not in nameable(int(COPY_STEP.which.read(frame))):
            return Refusal("SL-ARE-24", "not-copyable", {"area": AREAS[area]})
        return refuse_price(s, seat, area, "SL-ARE-26")


def nameable(which: int) -> list[int]:
    """The areas that a copying area may name: basic ones, or extra ones too."""
    return [*range(6), *(range(14, 19) if which else [])]


class CharacterRefuser(Refuser):
    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not CHOOSE_CHARACTER.has(move):
            return None
        who = CHARACTERS[CHOSEN_CHARACTER.read(move)]
        return Refusal("SL-SET-13", "board-taken", {"character": who})


class DomainRefuser(Refuser):
    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not CHOOSE_DOMAIN.has(move):
            return None
        return Refusal("SL-SET-14", "domain-taken", {"domain": DOMAINS[CHOSEN_DOMAIN.read(move)]})


class SupportRefuser(Refuser):
    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not SUPPORT.has(move):
            return None
        cells = SUPPORT_CELLS[state.rules.players]
        place = int(SUPPORT_AT.read(move)) + 1
        if place > cells:
            return Refusal("SL-SUP-1", "no-such-support-cell", {"count": place, "most": cells})
        return Refusal("SL-SUP-3", "support-cell-taken", {"count": place})


TURN_REFUSERS: Final[list[Refuser]] = [
    TurnRefuser("turn", "SL-TRN-2"),
    AfterRefuser("after", "SL-FRE-1"),
    CopyRefuser("copy", "SL-ARE-26"),
    CharacterRefuser("choose-character", "SL-SET-12"),
    DomainRefuser("choose-domain", "SL-SET-14"),
    SupportRefuser("choose-support", "SL-SET-24"),
    SupportRefuser("move-support", "SL-END-8"),
]
