"""What a seat may do in a turn, as far as it is worth a thought: purchases, then the deed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from artel.bots.sweet_lands.outlook import Outlook
from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.hand import hand_of
from artel.games.sweet_lands.cards.playing import gold_for
from artel.games.sweet_lands.components.printed import BASIC_GOLD
from artel.games.sweet_lands.domain.property import piece_left, sites
from artel.games.sweet_lands.domain.property import price_of as piece_price
from artel.games.sweet_lands.effects.executor import may_discard
from artel.games.sweet_lands.effects.vocabulary import PRICE_BASIC, PRICE_CARD, PRICE_COUNT, PRICE_DISK
from artel.games.sweet_lands.moves import (
    BUY_CARD,
    BUYS,
    DISK_USES,
    END_ROUND,
    FLIP,
    PLAY,
    PLAYED_CARD,
    PLAYS,
    SALES,
    SETTLE,
    USE,
    USE_DISK,
    USES,
)
from artel.games.sweet_lands.phases.areas import (
    hand_cost,
    is_open,
    may_pay_hand,
    price_of,
    takes_wood_for_wheat,
)
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import (
    AREA_COUNT,
    BIG_PROPERTY_AREA,
    COPY_ANY_AREA,
    COPY_BASIC_AREA,
    PIECE_COUNT,
    PROPERTY_AREA,
)
from artel.kernel.shape import CODE_MASK

MOST_BOUGHT: Final = 4
MOST_SOLD: Final = 4
# So many different purchases for a piece of property are thought of.
MOST_OFFERS: Final = 2
WANTED: Final = [USE.code, USE_DISK.code, FLIP.code, END_ROUND.code, SETTLE.code, BUY_CARD.code]


def candidates(o: Outlook, s: SweetState, seat: i64, moves: list[int]) -> list[list[int]]:
    """The legal deeds, then those that a purchase makes possible."""
    found: list[list[int]] = []
    for move in moves:
        code: i64 = move & CODE_MASK
        if code == PLAY.code:
            if o.known[PLAYED_CARD.read(move)]:
                found.append([move])
        elif code in WANTED:
            found.append([move])
    if s.has(seat, on.GOLD) >= BASIC_GOLD:
        bought_areas(s, seat, found)
        bought_pieces(s, seat, found)
    bought_cards(o, s, seat, found)
    return found


def buying(s: SweetState, seat: i64, lacks: list[int], gold: i64) -> list[int]:
    """The purchases for what is lacking of the basic resources, where the gold is enough; else nothing."""
    missing: i64 = lacks[0] + lacks[1] + lacks[2]
    if missing == 0 or missing > MOST_BOUGHT or s.has(seat, on.GOLD) < gold + BASIC_GOLD * missing:
        return []
    found: list[int] = []
    for good in range(3):
        for _ in range(lacks[good]):
            found.append(BUYS[good])
    return found


def bought_areas(s: SweetState, seat: i64, found: list[list[int]]) -> None:
    """Areas whose price is lacking a few basic resources."""
    area: i64 = 0
    while area < AREA_COUNT:
        cards = hand_cost(s, area)
        copies = area in (COPY_BASIC_AREA, COPY_ANY_AREA)
        if cards and is_open(s, area) and not copies and not takes_wood_for_wheat(s, seat, area):
            paid = may_pay_hand(s, seat, area, cards)
            if (paid or s.has(seat, on.DISK)) and s.has(seat, on.DIAMOND) >= price_of(s, seat, area, 4):
                lacks: list[int] = []
                for good in range(1, 4):
                    lacks.append(max(0, int(price_of(s, seat, area, good) - s.has(seat, good))))
                bought = buying(s, seat, lacks, price_of(s, seat, area, 0))
                if bought:
                    found.append([*bought, USES[area] if paid else DISK_USES[area]])
        area += 1


def bought_pieces(s: SweetState, seat: i64, found: list[list[int]]) -> None:
    """The property areas, with what an area and a piece are lacking."""
    if not sites(s, seat, s.has(seat, on.FLIPPED), 0):
        return
    for area in (PROPERTY_AREA, BIG_PROPERTY_AREA):
        cards = hand_cost(s, area)
        if not cards or not is_open(s, area) or not may_pay_hand(s, seat, area, cards):
            continue
        offers: list[list[int]] = []
        for piece in range(PIECE_COUNT):
            if piece_left(s, seat, piece):
                lacks = [0, 0, 0]
                for good in range(1, 4):
                    needed = price_of(s, seat, area, good) + piece_price(s, seat, piece, good)
                    lacks[good - 1] = max(0, int(needed - s.has(seat, good)))
                gold = price_of(s, seat, area, 0) + piece_price(s, seat, piece, 0)
                bought = buying(s, seat, lacks, gold)
                if bought and bought not in offers:
                    offers.append(bought)
        for bought in offers[:MOST_OFFERS]:
            found.append([*bought, USES[area]])


def bought_cards(o: Outlook, s: SweetState, seat: i64, found: list[list[int]]) -> None:
    """Cards of the hand that lack a few basic resources, or gold that others can be sold for."""
    hand: list[int] = []
    hand_of(s, seat, PLAYS, hand)
    costs = o.rules.card_costs
    for move in hand:
        card = PLAYED_CARD.read(move)
        begin: i64 = card * PRICE_COUNT
        if not o.known[card] or costs[begin + PRICE_BASIC] or costs[begin + PRICE_DISK]:
            continue
        if s.has(seat, on.DIAMOND) < costs[begin + 4] or not may_discard(
            s, seat, 1 + costs[begin + PRICE_CARD]
        ):
            continue
        lacks: list[int] = []
        spare: list[int] = []
        for good in range(1, 4):
            rest = int(s.has(seat, good) - costs[begin + good])
            lacks.append(max(0, -rest))
            spare.append(max(0, rest))
        gold: i64 = gold_for(s, seat, card)
        short: i64 = gold - s.has(seat, on.GOLD)
        if sum(lacks):
            bought = buying(s, seat, lacks, gold)
            if bought:
                found.append([*bought, move])
        elif 0 < short <= MOST_SOLD and sum(spare) >= short:
            found.append([*selling(spare, short), move])


def selling(spare: list[int], gold: i64) -> list[int]:
    """Sales of so many basic resources, always of the kind there is most of."""
    found: list[int] = []
    rest = spare[:]
    while gold > 0:
        good = rest.index(max(rest))
        rest[good] -= 1
        found.append(SALES[good])
        gold -= 1
    return found
