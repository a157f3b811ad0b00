"""Why a card cannot be discarded, kept, picked, employed or found, and why a payment is not one."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.hand import DISCARD as DISCARD_STEP
from artel.games.sweet_lands.cards.hand import FOR_AREA, GAIN_BASICS, SPEND_BASICS
from artel.games.sweet_lands.cards.playing import EMPLOY as EMPLOY_STEP
from artel.games.sweet_lands.cards.playing import PLAY_FROM_HAND, column_limit, may_employ
from artel.games.sweet_lands.moves import (
    DISCARD,
    DISCARDED_CARD,
    EMPLOY,
    EMPLOYED_IN,
    FIND,
    GAIN,
    HIRE,
    HIRED_CARD,
    HIRED_IN,
    KEEP,
    KEPT_CARD,
    NEXT,
    PAY_DIAMOND,
    PICK,
    PLAY,
    PLAYED_CARD,
    SPEND,
    SPENT_IRON,
    SPENT_WHEAT,
    SPENT_WOOD,
)
from artel.games.sweet_lands.refusals.paying import lacks_cards, lacks_resource, not_in_hand
from artel.games.sweet_lands.refusals.turns import refuse_play
from artel.games.sweet_lands.refusing import Refuser
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import ANY_MARK, BASICS, GRETEL, INDUSTRIES, NO_MARK
from artel.kernel.refusal import Refusal
from artel.kernel.state import State


class DiscardRefuser(Refuser):
    """Cards that are given up; diamonds instead of them."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if PAY_DIAMOND.has(move):
            if s.character[seat] != GRETEL or DISCARD_STEP.why.read(frame) != FOR_AREA:
                return Refusal("SL-CHR-32", "no-diamonds-for-cards", {})
            return Refusal("SL-RES-4", "lacks-diamond", {})
        if not DISCARD.has(move):
            return None
        card = int(DISCARDED_CARD.read(move))
        return not_in_hand(s, seat, card) or lacks_cards(s, seat, 1, "SL-ARE-7")


class SpendRefuser(Refuser):
    """Basic resources that are paid."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not SPEND.has(move):
            return None
        paid = [int(SPENT_WHEAT.read(move)), int(SPENT_WOOD.read(move)), int(SPENT_IRON.read(move))]
        kinds = int(SPEND_BASICS.kinds.read(frame))
        need = int(SPEND_BASICS.count.read(frame))
        for basic, amount in enumerate(paid):
            if amount and not (kinds >> basic) & 1:
                return Refusal("SL-RES-4", "wrong-payment", {"good": BASICS[basic]})
        if sum(paid) != need:
            return Refusal("SL-RES-4", "wrong-sum", {"need": need, "have": sum(paid)})
        return lacks_resource(s, seat, [0, *paid, 0], "SL-RES-4")


class GainRefuser(Refuser):
    """Basic resources that are gained."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not GAIN.has(move):
            return None
        taken = int(SPENT_WHEAT.read(move) + SPENT_WOOD.read(move) + SPENT_IRON.read(move))
        need = int(GAIN_BASICS.count.read(frame))
        return Refusal("SL-EFF-7", "wrong-sum", {"need": need, "have": taken})


class NextRefuser(Refuser):
    """Effects in any order."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("SL-CRD-6", "effect-done", {}) if NEXT.has(move) else None


def refuse_column(s: SweetState, seat: i64, card: int, industry: int) -> Refusal | None:
    """Why a worker cannot go into a column.

    Rule: SL-EMP-1, SL-EMP-3, SL-EMP-4
    """
    if may_employ(s, seat, card, industry):
        return None
    mark = rules_of(s).card_mark[card]
    if mark == NO_MARK:
        return Refusal("SL-EMP-3", "cannot-be-employed", {})
    if mark not in (industry, ANY_MARK):
        return Refusal("SL-EMP-1", "other-industry", {"industry": INDUSTRIES[industry]})
    most = int(column_limit(s, seat, industry))
    return Refusal("SL-EMP-4", "column-full", {"industry": INDUSTRIES[industry], "most": most})


class EmployRefuser(Refuser):
    """A worker that has been played."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not EMPLOY.has(move):
            return None
        card = int(EMPLOY_STEP.card.read(frame))
        return refuse_column(cast(SweetState, state), seat, card, int(EMPLOYED_IN.read(move)))


class HireRefuser(Refuser):
    """A worker of the hand."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not HIRE.has(move):
            return None
        card = int(HIRED_CARD.read(move))
        found = not_in_hand(s, seat, card) or refuse_column(s, seat, card, int(HIRED_IN.read(move)))
        return found or lacks_cards(s, seat, 1, "SL-EMP-11")


class WelcomeRefuser(HireRefuser):
    """The two workers of Carmen Honey."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        found = super().why(state, frame, seat, move)
        if found is not None and found.kind != "hand-would-be-empty":
            return found
        if HIRE.has(move) and s.has(seat, on.HAND):
            return Refusal("SL-CHR-24", "leaves-no-second", {})
        return found


class PlayRefuser(Refuser):
    """A card that an effect lets be played."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not PLAY.has(move):
            return None
        card = int(PLAYED_CARD.read(move))
        found = not_in_hand(s, seat, card)
        if found is None and PLAY_FROM_HAND.which.read(frame) and not rules_of(s).is_round_card[card]:
            return Refusal("SL-EFF-10", "round-cards-only", {})
        return found or refuse_play(s, seat, card)


class SearchRefuser(Refuser):
    """A card of the deck."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("SL-EFF-12", "not-to-be-found", {}) if FIND.has(move) else None


class PickRefuser(Refuser):
    """A card of a pack."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("SL-VAR-3", "not-in-pack", {}) if PICK.has(move) else None


class KeepRefuser(Refuser):
    """The card that goes over into the next round."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not KEEP.has(move):
            return None
        return not_in_hand(cast(SweetState, state), seat, int(KEPT_CARD.read(move)))


CARD_REFUSERS: Final[list[Refuser]] = [
    DiscardRefuser("discard", "SL-ARE-7"),
    SpendRefuser("spend", "SL-RES-4"),
    GainRefuser("gain", "SL-EFF-7"),
    NextRefuser("order", "SL-CRD-6"),
    Refuser("pay-for", "SL-EFF-2"),
    Refuser("choose-bonus", "SL-IBO-4"),
    EmployRefuser("employ", "SL-CRD-8"),
    HireRefuser("hire", "SL-EFF-13"),
    WelcomeRefuser("hire-two", "SL-CHR-24"),
    PlayRefuser("play-card", "SL-EFF-10"),
    SearchRefuser("search", "SL-EFF-12"),
    SearchRefuser("find-and-play", "SL-CHR-30"),
    PickRefuser("pick", "SL-VAR-3"),
    KeepRefuser("keep", "SL-CLN-4"),
]
