"""What a seat remembers of the others' hands: packs it handed on, and looks through the deck.

A pack of the draft that a seat has seen twice tells which cards went out of it in between, one to each of the
seats it passed; and what it saw last has gone one to each of those after. Of a look through the deck remain
the cards that were in hands then, and how many of each hand.
"""

from __future__ import annotations

from typing import cast

from artel.games.sweet_lands.components.printed import FIRST_HAND
from artel.games.sweet_lands.slots import DRAFTED, IN_DECK, IN_HAND, MOST_PLAYERS
from artel.games.sweet_lands.state import SweetState
from artel.games.sweet_lands.words import CARD_COUNT, CARDS
from artel.kernel.rng import Rng


def memory_data(s: SweetState, viewer: int) -> dict[str, object]:
    """What this viewer knows of cards it does not see now."""
    looked: list[str] = []
    looks: list[int] = [0] * s.rules.players
    if viewer >= 0:
        looked = [CARDS[card] for card in range(CARD_COUNT) if (s.looked[card] >> viewer) & 1]
        looks = s.looks[viewer * MOST_PLAYERS : viewer * MOST_PLAYERS + s.rules.players]
    return {"packs": packs_seen(s, viewer), "looked": looked, "looks": looks}


def packs_seen(s: SweetState, viewer: int) -> list[dict[str, object]]:
    """Groups of cards of the draft: so many cards, one of which each of as many seats has taken."""
    players = s.rules.players
    found: list[dict[str, object]] = []
    if viewer < 0 or not s.rules.players > 1:
        return found
    for pack in range(players):
        found.extend(pack_groups(s, pack, viewer))
    return found


def pack_groups(s: SweetState, pack: int, viewer: int) -> list[dict[str, object]]:
    """What a viewer knows of one pack: between two looks, who took which cards, in any order."""
    players = s.rules.players
    done = FIRST_HAND if s.pick == 0 else int(s.pick) - 1
    picks = s.picks[pack * FIRST_HAND : (pack + 1) * FIRST_HAND]
    if not picks[0]:
        return []
    # The picks at which the viewer itself took a card out of this pack.
    own = [pick for pick in range(FIRST_HAND) if (pack + pick) % players == viewer]
    found: list[dict[str, object]] = []
    for number, pick in enumerate(own):
        if pick >= done:
            break
        until = own[number + 1] if number + 1 < len(own) else FIRST_HAND
        if until > done and s.pick:
            # The pack is still on its way: what is left of it has not been seen again.
            still = [CARDS[card] for card in range(CARD_COUNT) if s.where[card] == DRAFTED + pack]
            taken = [CARDS[picks[each] - 1] for each in range(pick + 1, done)]
            if taken:
                seats = [(pack + each) % players for each in range(pick + 1, done)]
                found.append({"pack": pack, "seats": seats, "cards": sorted([*taken, *still])})
            else:
                found.append({"pack": pack, "seats": [], "cards": sorted(still)})
        else:
            group = [each for each in range(pick + 1, until) if s.where[picks[each] - 1] >= 0]
            cards = [CARDS[picks[each] - 1] for each in group]
            if cards:
                seats = [(pack + each) % players for each in group]
                found.append({"pack": pack, "seats": seats, "cards": sorted(cards)})
    return found


def deal_hands(
    full: dict[str, object], rows: list[dict[str, object]], where: list[int], viewer: int, rng: Rng
) -> None:
    """Give the unseen cards places that fit what the viewer knows; the rest is the deck."""
    if viewer >= 0:
        for word in cast("list[str]", rows[viewer]["hand"]):
            where[CARDS.index(word)] = IN_HAND + viewer
    sizes = [0 if seat == viewer else cast(int, row["hand_size"]) for seat, row in enumerate(rows)]
    unseen = [card for card in range(CARD_COUNT) if where[card] == IN_DECK]
    rng.shuffle(unseen)
    for seat, size in enumerate(sizes):
        for _ in range(size):
            where[unseen.pop()] = IN_HAND + seat
