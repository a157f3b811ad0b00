"""Quick answers about cards, resources, tracks and tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.land import Lay, PlaceRabbit, PutPiece, TakePiece, TurnOver
from artel.bots.sweet_lands.outlook import Outlook
from artel.bots.sweet_lands.quick import NEVER, First, Quick
from artel.bots.sweet_lands.track_worth import marker_value, skill_value, step_value, support_value
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.playing import EMPLOY
from artel.games.sweet_lands.effects.executor import PAY_FOR
from artel.games.sweet_lands.effects.vocabulary import GAIN_CARDS, GAIN_FARMING_BONUS, PRICE_COUNT
from artel.games.sweet_lands.moves import (
    ADVANCED,
    BONUS_INDUSTRY,
    COPIED_AREA,
    DISCARDED_CARD,
    DRIVEN,
    FOUND_CARD,
    GAIN,
    HIRED_CARD,
    KEPT_CARD,
    PICKED_CARD,
    PLAYED_CARD,
    RAISE,
    RAISED,
    SKILL_TOKEN,
    SPENT_IRON,
    SPENT_WHEAT,
    SPENT_WOOD,
    SUPPORT_AT,
    THE_ACCEPT,
    THE_DECLINE,
    THE_DIAMOND,
    THE_STOP,
)
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import COLUMNS

STOLLEN_POINTS: Final = 3.0


class Discard(Quick):
    """The card that is worth least; a diamond where that is worth less."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_DIAMOND:
            own: float = o.price[4] - (STOLLEN_POINTS if s.has(seat, on.TOWER) else 0.0)
            return -own + o.price[GAIN_CARDS]
        return -o.card(s, seat, DISCARDED_CARD.read(move))


class Spend(Quick):
    """Basic resources of which there are most go first."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        at: i64 = seat * WIDTH
        sign: i64 = 1 if GAIN.has(move) else -1
        found = stock(o, 1, s.sheet[at + on.WHEAT] + sign * SPENT_WHEAT.read(move))
        found += stock(o, 2, s.sheet[at + on.WOOD] + sign * SPENT_WOOD.read(move))
        return found + stock(o, 3, s.sheet[at + on.IRON] + sign * SPENT_IRON.read(move))


def stock(o: Outlook, good: i64, amount: i64) -> float:
    """What so many of a basic resource are worth: the more there are, the less one more is."""
    have: float = float(amount)
    return o.price[good] * (have - 0.025 * have * have)


class Raise(Quick):
    """The production that brings most, or a step of prosperity."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if not RAISE.has(move):
            return step_value(o, s, seat, ADVANCED.read(move))
        production = RAISED.read(move)
        have: i64 = s.has(seat, on.GOLD_PRODUCTION + production)
        return o.price[on.GOLD_PRODUCTION + production] - (0.0 if production == 0 else 0.04 * float(have))


class PayFor(Quick):
    """Paid for where that is worth more than it costs."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move != THE_ACCEPT:
            return 0.0
        item = PAY_FOR.item.read(frame)
        return o.gains(item) - o.cost(o.rules.effects.prices, item * PRICE_COUNT)


class Advance(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        return 0.0 if move == THE_STOP else step_value(o, s, seat, ADVANCED.read(move))


class Drive(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        return 0.0 if move == THE_STOP else marker_value(o, s, seat, DRIVEN.read(move))


class ChooseBonus(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        return o.price[GAIN_FARMING_BONUS + BONUS_INDUSTRY.read(move)]


class TakeSkill(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        return skill_value(o, s, seat, SKILL_TOKEN.read(move))


class Employ(Quick):
    """A diamond for a worker, where the work is worth it; the emptiest column first."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_DECLINE:
            return 0.0
        return employed_value(o, s, seat, EMPLOY.card.read(frame)) - o.price[4]


def employed_value(o: Outlook, s: SweetState, seat: i64, card: i64) -> float:
    found = o.work(s, seat, card)
    if (s.has(seat, on.SKILL_SET) >> COLUMNS) & 1:
        found += 2.0 * (o.left + 1.0)
    return found


class Hire(Quick):
    """The worker whose work is worth most; a card of the hand goes."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_DECLINE:
            return 0.0
        card = HIRED_CARD.read(move)
        return 1.0 + employed_value(o, s, seat, card) - 0.5 * o.card(s, seat, card)


class PlayCard(Quick):
    """A card of the hand, where playing it is worth more than keeping it."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_DECLINE:
            return o.price[GAIN_CARDS] * 0.8
        return o.card(s, seat, PLAYED_CARD.read(move))


class Find(Quick):
    """The best card of the deck."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        if move == THE_DECLINE:
            return NEVER + 1.0
        card = FOUND_CARD.read(move)
        o.known[card] = True
        return o.card(s, seat, card)


class Keep(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        return o.card(s, seat, KEPT_CARD.read(move))


class Pick(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        card = PICKED_CARD.read(move)
        o.known[card] = True
        return o.card(s, seat, card)


class Support(Quick):
    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        return support_value(o, s, seat, SUPPORT_AT.read(move))


class Copy(Quick):
    """The area whose effect is worth most beyond what it costs."""

    def value(self, o: Outlook, s: SweetState, seat: i64, frame: i64, move: i64) -> float:
        area = COPIED_AREA.read(move)
        found = o.effects(s, seat, o.rules.area_effect[area]) if o.rules.area_effect[area] else 8.0
        return found - o.cost(o.rules.area_costs, area * PRICE_COUNT)


QUICK: Final[dict[str, Quick]] = {
    "discard": Discard(),
    "spend": Spend(),
    "gain": Spend(),
    "raise": Raise(),
    "order": First(),
    "pay-for": PayFor(),
    "lay": Lay(),
    "turn-over": TurnOver(),
    "take-piece": TakePiece(),
    "put-piece": PutPiece(),
    "place-rabbit": PlaceRabbit(),
    "drive": Drive(),
    "advance": Advance(),
    "take-skill": TakeSkill(),
    "choose-bonus": ChooseBonus(),
    "employ": Employ(),
    "hire": Hire(),
    "hire-two": Hire(),
    "play-card": PlayCard(),
    "search": Find(),
    "find-and-play": Find(),
    "keep": Keep(),
    "pick": Pick(),
    "choose-support": Support(),
    "move-support": Support(),
    "copy": Copy(),
}
