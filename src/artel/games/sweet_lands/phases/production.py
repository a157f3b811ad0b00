"""The start of a round and its production: support tokens, characters, tracks and cards."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.cards.hand import draw_cards
from artel.games.sweet_lands.components.printed import (
    CARMEN_CARDS,
    FIRST_HAND,
    GRETEL_DIAMONDS,
    LAILA_STEPS,
    LATER_HAND,
)
from artel.games.sweet_lands.counts import BONUS_AREAS, count
from artel.games.sweet_lands.effects.executor import GIVE, begin_effects, give
from artel.games.sweet_lands.moves import MIO, MIO_CARD, MIO_CARDS
from artel.games.sweet_lands.phases.areas import is_open
from artel.games.sweet_lands.phases.carmen import WELCOME
from artel.games.sweet_lands.phases.cleanup import CLEANUP
from artel.games.sweet_lands.phases.draft import begin_draft
from artel.games.sweet_lands.phases.setup import set_order
from artel.games.sweet_lands.phases.turn import NEXT_TURN
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import (
    AREA_OPENS,
    FIRST_PLAYER,
    GAME_OVER,
    MIO_DRAWS,
    MIO_TAKES,
    ROUND_BEGINS,
)
from artel.games.sweet_lands.tracks import LEAST, PROSPERING
from artel.games.sweet_lands.words import (
    ACTION_PHASE,
    AREA_COUNT,
    CARMEN,
    DIAMOND,
    GRETEL,
    LAILA,
    MIO_CARD_COUNT,
    NORMAL_SUPPORT_COUNT,
    OVER_PHASE,
    PRODUCTION_COUNT,
    PRODUCTION_PHASE,
    ROUND_COUNT,
)
from artel.kernel.draw import Draw
from artel.kernel.shape import Field
from artel.kernel.state import NATURE, Do, State, frame_seat

NOBODY: Final = -1
DECK_A: Final = 0
DECK_B: Final = 1
DECK: Final = Field("deck", ("a", "b"))


class BeginRound(Do):
    """The next round: its areas open, everybody produces, then turns begin; after the last it is over.

    Rule: SL-RND-1, SL-RND-2, SL-RND-3, SL-RND-4, SL-RND-5, SL-RND-6, SL-SET-7, SL-CLN-1, SL-PRD-9,
    SL-SOL-11
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        rules = rules_of(s)
        if s.round == ROUND_COUNT:
            s.phase = OVER_PHASE
            s.note(GAME_OVER.of())
            return
        s.round += 1
        s.phase = PRODUCTION_PHASE
        s.note(ROUND_BEGINS.of(s.round))
        if s.round > 1:
            self.follow(s)
            for area in range(AREA_COUNT):
                if rules.spaces[area] and rules.area_round[area] == s.round:
                    s.note(AREA_OPENS.of(area))
        s.agenda.append(self.frame())
        if s.round < ROUND_COUNT:
            s.agenda.append(CLEANUP.frame())
        s.agenda.append(BEGIN_TURNS.frame())
        if s.round == 1 and rules.is_drafted:
            s.agenda.append(BEGIN_DRAFT.frame())
        place: i64 = rules.players - 1
        while place >= 0:
            s.agenda.append(PRODUCE.frame(s.order[place] - 1))
            place -= 1
        if rules.mio_decks & 2:
            s.agenda.append(MIO_STEP.frame(NATURE, DECK_B))
        if rules.mio_decks & 1:
            s.agenda.append(MIO_STEP.frame(NATURE, DECK_A))

    def follow(self, state: SweetState) -> None:
        """Whoever ended the last round first goes first now.

        Rule: SL-END-9, SL-VAR-1
        """
        players: i64 = state.rules.players
        state.first = state.next_first
        state.next_first = NOBODY
        state.note(FIRST_PLAYER.of(state.first))
        if rules_of(state).turn_order_changes:
            for place in range(players):
                state.order[place] = state.next_order[place]
        else:
            set_order(state)
        state.ended = 0
        for seat in range(players):
            state.add(seat, on.ENDED, -state.has(seat, on.ENDED))
            state.next_order[seat] = 0


class MioTakes(Draw):
    """Mio turns up a card and takes the spaces it names, as far as they are there.

    Rule: SL-SOL-2, SL-SOL-3, SL-SOL-4
    """

    def __init__(self) -> None:
        super().__init__("mio", MIO, DECK)
        self.deck: Final = self.part("deck")

    def pool(self, state: State, frame: i64) -> list[int]:
        s = cast(SweetState, state)
        gone: i64 = s.mio_a if self.deck.read(frame) == DECK_A else s.mio_b
        return [1 - ((gone >> card) & 1) for card in range(MIO_CARD_COUNT)]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return MIO_CARDS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        rules = rules_of(s)
        deck = self.deck.read(frame)
        card = MIO_CARD.read(move)
        if deck == DECK_A:
            s.mio_a |= 1 << card
        else:
            s.mio_b |= 1 << card
        s.note(MIO_DRAWS.of(deck, card))
        for area in rules.mio[deck][card]:
            if is_open(s, area) and s.spaces[area] < rules.spaces[area]:
                s.spaces[area] += 1
                s.note(MIO_TAKES.of(area))


class Produce(Do):
    """The production of one seat, in four steps.

    Rule: SL-PRD-1, SL-PRD-2, SL-PRD-3, SL-PRD-5, SL-CHR-31, SL-CHR-36
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        rules = rules_of(s)
        who: i64 = s.character[seat]
        s.agenda.append(HARVEST.frame(seat))
        if who == LAILA:
            s.agenda.append(PROSPERING.frame(seat, LAILA_STEPS, LEAST))
        elif who == GRETEL:
            s.agenda.append(GIVE.frame(seat, DIAMOND, GRETEL_DIAMONDS))
        cell: i64 = s.has(seat, on.SUPPORT) - 1
        # What asks comes after what does not, and so goes below it on the agenda.
        for asks in (True, False):
            for token in (s.supports[2 * cell + 1], s.supports[2 * cell]):
                if token <= NORMAL_SUPPORT_COUNT and rules.support_asks[token - 1] == asks:
                    begin_effects(s, seat, rules.support_effect[token - 1])


class Harvest(Do):
    """What the production tracks show, and cards.

    Rule: SL-PRD-4, SL-PRD-6, SL-PRD-7, SL-PRD-8, SL-CHR-24
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        seat = frame_seat(frame)
        production: i64 = 0
        while production < PRODUCTION_COUNT:
            give(s, seat, production, s.has(seat, on.GOLD_PRODUCTION + production))
            production += 1
        draft = s.round == 1 and rules_of(s).is_drafted
        cards: i64 = count(s, seat, BONUS_AREAS)
        if s.round > 1:
            cards += LATER_HAND
        elif not draft:
            cards += FIRST_HAND
        welcomes_carmen = s.round == 1 and s.character[seat] == CARMEN
        if welcomes_carmen:
            cards += CARMEN_CARDS
        if draft:
            return
        if welcomes_carmen:
            s.agenda.append(WELCOME.frame(seat))
        draw_cards(s, seat, cards)


class BeginDraft(Do):
    """The draft, and after it the cards that are no part of it.

    Rule: SL-VAR-5
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        place: i64 = s.rules.players - 1
        while place >= 0:
            seat: i64 = s.order[place] - 1
            cards: i64 = count(s, seat, BONUS_AREAS)
            if s.character[seat] == CARMEN:
                s.agenda.append(WELCOME.frame(seat))
                cards += CARMEN_CARDS
            draw_cards(s, seat, cards)
            place -= 1
        begin_draft(s)


class BeginTurns(Do):
    """The action phase: the first player begins.

    Rule: SL-RND-2, SL-TRN-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        s.phase = ACTION_PHASE
        s.agenda.append(NEXT_TURN.frame())


BEGIN_ROUND: Final = BeginRound("begin-round")
MIO_STEP: Final = MioTakes()
PRODUCE: Final = Produce("produce")
HARVEST: Final = Harvest("harvest")
BEGIN_DRAFT: Final = BeginDraft("begin-draft")
BEGIN_TURNS: Final = BeginTurns("begin-turns")
