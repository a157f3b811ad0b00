"""What is seen of a question in Artificium; version 1.

One's own means and hand, the strongest rival and the others, the market and what has not been seen; of a move
its card, good or rival, and what the quick player thinks of it.
"""

from __future__ import annotations

from typing import Final, cast

from artel.bots.artificium.evaluation import POINT, missing_price
from artel.bots.artificium.options import (
    KNIGHTING,
    NO_QUESTION,
    QUESTIONS,
    RESOLVING,
    Options,
    question_of,
    unseen_of,
    wealth,
)
from artel.bots.artificium.planner import Planner
from artel.bots.artificium.scene_moves import MOVES, see_move
from artel.bots.search.scene import Look, Scene, Seen
from artel.games.artificium.components import ROUNDS
from artel.games.artificium.scoring import points_of
from artel.games.artificium.state import PIECES, ArtificiumState, held, rules_of, sale_value
from artel.games.artificium.words import (
    CARD_COUNT,
    CARDS,
    END_PHASE,
    FIRST_ACTION,
    GOOD_COUNT,
    GOODS,
    NO_CARD,
)
from artel.kernel.memory import known_after
from artel.kernel.state import State

VERSION: Final = 1
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
# Points and coins are written in tens, prices and numbers of cards in fives.
TENTH: Final = 0.1
FIFTH: Final = 0.2
# Coins are told one by one up to these.
MANY_COINS: Final = 12
# Whoever begins to practise does what the quick player would, most of the time; of the other moves each is
# rarer by so much a point that it is worth less, and no move is rarer than the last number says.
QUICK: Final = 2.5
A_POINT: Final = 0.4
RAREST: Final = 4.0


def own_features() -> list[tuple[str, str, str]]:
    found = [
        ("own", "marker", "points on the track, in tens"),
        ("own", "means", "what coins and goods are worth to the quick player, in tens of points"),
        ("own", "plan", "what the best plan for the hand adds, in tens of points"),
        ("own", "salable", "what the bank would pay for all goods, in tens"),
        ("own", "coins", "coins, in tens"),
        ("own", "hand", "cards in the hand, in fives"),
        ("own", "table", "cards played this round, in fives"),
        ("own", "first", "1 for the first player"),
        ("own", "traded", "1 after an exchange at this market"),
        ("own", "exchanges", "exchanges at this market beyond the first"),
        ("own", "bonus", "spaces to the next bonus of the track, in fives"),
        ("own", "ahead", "points if the game ended now above those of the strongest rival, in tens"),
    ]
    found += [
        ("coins", f"coins-{count}", f"1 with {count} coins or more") for count in range(1, MANY_COINS + 1)
    ]
    found += [("goods", good, f"1 with any {good}") for good in GOODS]
    found += [("goods", f"second-{good}", f"1 with a second {good}") for good in GOODS]
    found += [("goods", f"further-{good}", f"{good} beyond the second") for good in GOODS]
    found += [("track", f"bonus-{good}", f"1 where the next bonus is {good}") for good in GOODS]
    found += [("hand", f"hand-{card}", f"1 with {card} in the hand") for card in CARDS]
    found += [("hand", f"second-{card}", f"{card} in the hand beyond the first") for card in CARDS]
    found += [("hand", f"lack-{card}", f"what {card} in the hand lacks, in fives of coins") for card in CARDS]
    found += [("table", f"table-{card}", f"{card} played this round") for card in CARDS]
    found += [("table", f"revealed-{card}", f"1 where {card} is to be resolved") for card in CARDS]
    return found


def rival_features(whose: str, says: str) -> list[tuple[str, str, str]]:
    found = [
        (whose, f"{whose}-behind", f"how far {says} is behind if the game ended now, in tens of points"),
        (whose, f"{whose}-coins", f"coins of {says}, in tens"),
        (whose, f"{whose}-hand", f"cards of {says}, in fives"),
        (whose, f"{whose}-table", f"cards {says} has played this round, in fives"),
        (whose, f"{whose}-out", f"1 where {says} plays no more this round"),
        (whose, f"{whose}-passed", f"1 where {says} has passed at the market"),
        (whose, f"{whose}-exchanges", f"exchanges of {says} at this market"),
        (whose, f"{whose}-first", f"1 where {says} is the first player"),
    ]
    found += [(whose, f"{whose}-{good}", f"{good} of {says}") for good in GOODS]
    found += [(whose, f"{whose}-known-{card}", f"{card} known to be held by {says}") for card in CARDS]
    found += [
        (whose, f"{whose}-revealed-{card}", f"1 where {says} is about to resolve {card}") for card in CARDS
    ]
    return found


def around_features() -> list[tuple[str, str, str]]:
    found = [("round", f"round-{number}", f"1 in round {number}") for number in range(1, ROUNDS + 1)]
    found += [
        ("seats", f"seats-{seats}", f"1 in a game for {seats}")
        for seats in range(LEAST_SEATS, MOST_SEATS + 1)
    ]
    found += [("question", f"question-{name}", f"1 at the question {name}") for name in QUESTIONS]
    found += own_features()
    found += rival_features("front", "the strongest rival")
    found += rival_features("others", "the other rivals on the mean")
    found += [("market", f"market-{card}", f"{card} at the market") for card in CARDS]
    found += [("unseen", f"unseen-{card}", f"{card} not seen yet, in fives") for card in CARDS]
    return found


AROUND: Final = around_features()
SEATS: Final = ROUNDS
ASKED_AT: Final = SEATS + MOST_SEATS - LEAST_SEATS + 1
OWN: Final = ASKED_AT + len(QUESTIONS)
OWN_COINS: Final = OWN + 12
OWN_GOODS: Final = OWN_COINS + MANY_COINS
NEXT_BONUS: Final = OWN_GOODS + 3 * GOOD_COUNT
OWN_HAND: Final = NEXT_BONUS + GOOD_COUNT
OWN_TABLE: Final = OWN_HAND + 3 * CARD_COUNT
FRONT: Final = OWN_TABLE + 2 * CARD_COUNT
RIVAL: Final = 8 + GOOD_COUNT + 2 * CARD_COUNT
OTHERS: Final = FRONT + RIVAL
AT_MARKET: Final = OTHERS + RIVAL
UNSEEN: Final = AT_MARKET + CARD_COUNT


class ArtificiumScene(Scene):
    def __init__(self) -> None:
        super().__init__("artificium", VERSION, AROUND, MOVES, batch=256, most_gained=1.0)
        self.planner: Final = Planner()
        self._rival: Final = [0.0] * RIVAL

    def fits(self, state: State) -> bool:
        question = question_of(cast(ArtificiumState, state))
        return question != NO_QUESTION and (question != KNIGHTING or state.rules.players > LEAST_SEATS)

    def moment(self, state: State) -> int:
        """The end of each round, before any cards are dealt, and the beginning of the next one.

        What fresh cards bring is luck, so thoughts of a round go to its end. There every card sold or
        discarded is asked about again: thoughts of that go on until the next round has been dealt.
        """
        s = cast(ArtificiumState, state)
        return 2 * int(s.round) + (1 if s.phase == END_PHASE else 0)

    def look_around(self, state: State, seat: int) -> Seen:
        s = cast(ArtificiumState, state)
        return self._around(s, Options(s, seat, self.planner), front_of(s, seat))

    def look(self, state: State, seat: int, moves: list[int], most: int) -> Look:
        s = cast(ArtificiumState, state)
        options, front = Options(s, seat, self.planner), front_of(s, seat)
        found = Look(self._around(s, options, front))
        options.find(moves)
        best = max(options.values)
        for number in options.order()[:most]:
            behind = (best - options.values[number]) / POINT
            quick = number == options.quick
            found.moves.append(options.moves[number])
            found.likings.append((QUICK if quick else 0.0) - min(RAREST, A_POINT * behind))
            seen = Seen()
            see_move(options, number, front, behind, quick, len(AROUND), seen)
            found.rows.append(seen)
        return found

    def _around(self, s: ArtificiumState, options: Options, front: int) -> Seen:
        seen, seat = Seen(), options.seat
        seen.put(min(ROUNDS, max(1, int(s.round))) - 1, 1.0)
        seen.put(SEATS + s.rules.players - LEAST_SEATS, 1.0)
        if options.question != NO_QUESTION:
            seen.put(ASKED_AT + options.question, 1.0)
        self._own(s, options, front, seen)
        known = known_after(PIECES, s.memory.known, s.memory.told_to(seat), held(s))
        self._rivals(s, seat, front, known, seen)
        for card in range(CARD_COUNT):
            seen.put(AT_MARKET + card, float(s.market[card]))
        for card in range(CARD_COUNT):
            seen.put(UNSEEN + card, FIFTH * unseen_of(s, seat, card))
        return seen

    def _own(self, s: ArtificiumState, options: Options, front: int, seen: Seen) -> None:
        p, seat = options.position, options.seat
        coins = s.coins[seat]
        seen.put(OWN, TENTH * s.marker[seat])
        seen.put(OWN + 1, TENTH * (options.worth / POINT - s.marker[seat]))
        seen.put(OWN + 2, TENTH * (options.plan - options.worth) / POINT)
        seen.put(OWN + 3, TENTH * int(sale_value(s, seat)))
        seen.put(OWN + 4, TENTH * coins)
        seen.put(OWN + 5, FIFTH * s.hand_size[seat])
        seen.put(OWN + 6, FIFTH * sum(p.table))
        seen.put(OWN + 7, 1.0 if s.first == seat else 0.0)
        seen.put(OWN + 8, 1.0 if s.exchanges[seat] > 0 else 0.0)
        seen.put(OWN + 9, float(max(0, s.exchanges[seat] - 1)))
        seen.put(OWN + 11, TENTH * int(points_of(s, seat) - points_of(s, front)))
        for count in range(min(coins, MANY_COINS)):
            seen.put(OWN_COINS + count, 1.0)
        for good in range(GOOD_COUNT):
            held_goods = p.goods[good]
            if held_goods > 0:
                seen.put(OWN_GOODS + good, 1.0)
                seen.put(OWN_GOODS + GOOD_COUNT + good, 1.0 if held_goods > 1 else 0.0)
                seen.put(OWN_GOODS + 2 * GOOD_COUNT + good, float(max(0, held_goods - 2)))
        rules = rules_of(s)
        for space in range(s.marker[seat] + 1, rules.track_end + 1):
            if rules.bonus[space] >= 0:
                seen.put(OWN + 10, FIFTH * (space - s.marker[seat]))
                seen.put(NEXT_BONUS + rules.bonus[space], 1.0)
                break
        for card in range(CARD_COUNT):
            count = p.hand[card]
            if count > 0:
                seen.put(OWN_HAND + card, 1.0)
                seen.put(OWN_HAND + CARD_COUNT + card, float(count - 1))
                if card < FIRST_ACTION:
                    seen.put(OWN_HAND + 2 * CARD_COUNT + card, FIFTH * int(missing_price(p, card)))
            seen.put(OWN_TABLE + card, float(p.table[card]))
        if options.question == RESOLVING and s.revealed[seat] != NO_CARD:
            seen.put(OWN_TABLE + CARD_COUNT + s.revealed[seat], 1.0)

    def _rivals(self, s: ArtificiumState, seat: int, front: int, known: list[int], seen: Seen) -> None:
        others = s.rules.players - 2
        row = self._rival
        for rival in range(s.rules.players):
            if rival == front:
                for at in range(RIVAL):
                    row[at] = 0.0
                add_rival(s, seat, rival, known, row)
                for at in range(RIVAL):
                    seen.put(FRONT + at, row[at])
        if others > 0:
            for at in range(RIVAL):
                row[at] = 0.0
            for rival in range(s.rules.players):
                if rival not in (front, seat):
                    add_rival(s, seat, rival, known, row)
            for at in range(RIVAL):
                seen.put(OTHERS + at, row[at] / others)


def add_rival(s: ArtificiumState, seat: int, rival: int, known: list[int], row: list[float]) -> None:
    """Add what is seen of a rival. A card that it has laid face down still counts for its hand."""
    row[0] += TENTH * int(points_of(s, seat) - points_of(s, rival))
    row[1] += TENTH * s.coins[rival]
    row[2] += FIFTH * (s.hand_size[rival] + (0 if s.sealed[rival] == NO_CARD else 1))
    cards = rival * CARD_COUNT
    played = 0
    for card in range(CARD_COUNT):
        played += s.table[cards + card]
        row[8 + GOOD_COUNT + card] += known[cards + card]
    row[3] += FIFTH * played
    row[4] += 1.0 if (s.out >> rival) & 1 else 0.0
    row[5] += 1.0 if (s.passed >> rival) & 1 else 0.0
    row[6] += s.exchanges[rival]
    row[7] += 1.0 if s.first == rival else 0.0
    for good in range(GOOD_COUNT):
        row[8 + good] += s.goods[rival * GOOD_COUNT + good]
    if s.revealed[rival] != NO_CARD:
        row[8 + GOOD_COUNT + CARD_COUNT + s.revealed[rival]] += 1.0


def front_of(s: ArtificiumState, seat: int) -> int:
    """The strongest rival."""
    best, most = -1, -1
    for other in range(s.rules.players):
        if other != seat:
            strength = wealth(s, other)
            if strength > most:
                best, most = other, strength
    return best
