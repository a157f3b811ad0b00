"""Before the first round: what chance lays out, then characters, domains and support cells."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import Question
from artel.games.sweet_lands.components.printed import (
    MILESTONES_IN_PLAY,
    MORE_UPGRADES_THAN_SEATS,
    NORMAL_SUPPORTS,
    ROUND_SUPPORTS,
    SAKURA_WAGASHI,
    SCORING_IN_PLAY,
    SENA_SWEETS,
)
from artel.games.sweet_lands.moves import (
    CHARACTERS_CHOSEN,
    CHOSEN_CHARACTER,
    CHOSEN_DOMAIN,
    DOMAINS_CHOSEN,
    FIRST,
    FIRST_SEAT,
    FIRSTS,
    MILESTONES_REVEALED,
    REVEAL_MILESTONE,
    REVEAL_SCORING,
    REVEAL_SUPPORT,
    REVEAL_UPGRADE,
    REVEALED_MILESTONE,
    REVEALED_SCORING,
    REVEALED_SUPPORT,
    REVEALED_UPGRADE,
    SCORINGS_REVEALED,
    SUPPORT_AT,
    SUPPORTS_CHOSEN,
    SUPPORTS_REVEALED,
    UPGRADES_REVEALED,
)
from artel.games.sweet_lands.phases.ending import free_supports
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState, rules_of, survey
from artel.games.sweet_lands.text import (
    CHARACTER_CHOSEN,
    DOMAIN_CHOSEN,
    FIRST_PLAYER,
    MILESTONE_IN_PLAY,
    SUPPORT_CHOSEN,
    SUPPORT_IN_PLAY,
    UPGRADE_IN_PLAY,
)
from artel.games.sweet_lands.text import SCORING_IN_PLAY as SCORING_LINE
from artel.games.sweet_lands.words import (
    CHARACTER_COUNT,
    DOMAIN_COUNT,
    MILESTONE_COUNT,
    NORMAL_SUPPORT_COUNT,
    SAKURA,
    SCORING_COUNT,
    SENA,
    SUPPORT_COUNT,
    SWEET_COUNT,
    UPGRADE_COUNT,
    WAGASHI,
)
from artel.kernel.draw import Draw
from artel.kernel.shape import numbers
from artel.kernel.state import NATURE, Do, State

# How many tokens are still to be drawn.
TOKENS_LEFT: Final = numbers("left", 16)
SUPPORT_ROUND_FIRST: Final = NORMAL_SUPPORT_COUNT


class Setup(Do):
    """What has to be laid out, first thing first.

    Rule: SL-SET-2, SL-SET-3, SL-VAR-6, SL-SOL-1
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        rules = rules_of(s)
        players: i64 = rules.players
        s.agenda.append(CHOOSING.frame())
        if rules.has_upgrades:
            seats: i64 = 2 if players == 1 else players
            s.agenda.append(DRAW_UPGRADE.frame(NATURE, seats + MORE_UPGRADES_THAN_SEATS))
        s.agenda.append(DRAW_SUPPORT.frame(NATURE, NORMAL_SUPPORTS[players] + ROUND_SUPPORTS[players]))
        if players > 1:
            s.agenda.append(DRAW_SCORING.frame(NATURE, SCORING_IN_PLAY))
            s.agenda.append(DRAW_MILESTONE.frame(NATURE, MILESTONES_IN_PLAY))
        s.agenda.append(FIRST_BY_LOT.frame())


class FirstByLot(Draw):
    """Chance names the first player; turns go clockwise from there.

    Rule: SL-SET-11
    """

    def pool(self, state: State, frame: i64) -> list[int]:
        return [1] * state.rules.players

    def drawn(self, state: State, frame: i64) -> list[int]:
        return FIRSTS

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        s.first = FIRST_SEAT.read(move)
        s.note(FIRST_PLAYER.of(s.first))
        set_order(s)


def set_order(state: SweetState) -> None:
    """The order of turns, clockwise from the first player.

    Rule: SL-TRN-1, SL-VAR-2
    """
    players: i64 = state.rules.players
    for place in range(players):
        state.order[place] = (state.first + place) % players + 1


class DrawMilestone(Draw):
    """A milestone token with a side; its other side is out of the game.

    Rule: SL-SET-2
    """

    def __init__(self) -> None:
        super().__init__("draw-milestone", REVEAL_MILESTONE, TOKENS_LEFT)
        self.left: Final = self.part("left")

    def pool(self, state: State, frame: i64) -> list[int]:
        seen: i64 = cast(SweetState, state).milestones
        return [0 if (seen >> (each & ~1)) & 3 else 1 for each in range(MILESTONE_COUNT)]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return MILESTONES_REVEALED

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        milestone = REVEALED_MILESTONE.read(move)
        s.milestones |= 1 << milestone
        s.note(MILESTONE_IN_PLAY.of(milestone))
        if (left := self.left.read(frame) - 1) > 0:
            s.agenda.append(self.frame(NATURE, left))


class DrawScoring(Draw):
    """A scoring token.

    Rule: SL-BOX-6, SL-SET-3
    """

    def __init__(self) -> None:
        super().__init__("draw-scoring", REVEAL_SCORING, TOKENS_LEFT)
        self.left: Final = self.part("left")

    def pool(self, state: State, frame: i64) -> list[int]:
        seen: i64 = cast(SweetState, state).scoring
        return [1 - ((seen >> each) & 1) for each in range(SCORING_COUNT)]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return SCORINGS_REVEALED

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        token = REVEALED_SCORING.read(move)
        s.scoring |= 1 << token
        s.note(SCORING_LINE.of(token))
        if (left := self.left.read(frame) - 1) > 0:
            s.agenda.append(self.frame(NATURE, left))


class DrawUpgrade(Draw):
    """An upgraded skill.

    Rule: SL-VAR-6, SL-VAR-8
    """

    def __init__(self) -> None:
        super().__init__("draw-upgrade", REVEAL_UPGRADE, TOKENS_LEFT)
        self.left: Final = self.part("left")

    def pool(self, state: State, frame: i64) -> list[int]:
        seen: i64 = cast(SweetState, state).upgrades
        return [1 - ((seen >> each) & 1) for each in range(UPGRADE_COUNT)]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return UPGRADES_REVEALED

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        upgrade = REVEALED_UPGRADE.read(move)
        s.upgrades |= 1 << upgrade
        s.note(UPGRADE_IN_PLAY.of(upgrade))
        if (left := self.left.read(frame) - 1) > 0:
            s.agenda.append(self.frame(NATURE, left))


class DrawSupport(Draw):
    """A support token: those for the end of a round over the first cells, the others where there is room.

    Rule: SL-BOX-7, SL-SET-8, SL-SET-9, SL-SET-10, SL-SUP-2
    """

    def __init__(self) -> None:
        super().__init__("draw-support", REVEAL_SUPPORT, TOKENS_LEFT)
        self.left: Final = self.part("left")

    def pool(self, state: State, frame: i64) -> list[int]:
        s = cast(SweetState, state)
        players: i64 = s.rules.players
        for_round = self.left.read(frame) > NORMAL_SUPPORTS[players]
        return [
            1 if (token >= SUPPORT_ROUND_FIRST) == for_round and token + 1 not in s.supports else 0
            for token in range(SUPPORT_COUNT)
        ]

    def drawn(self, state: State, frame: i64) -> list[int]:
        return SUPPORTS_REVEALED

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        players: i64 = s.rules.players
        left: i64 = self.left.read(frame)
        token = REVEALED_SUPPORT.read(move)
        place: i64 = 2 * (NORMAL_SUPPORTS[players] + ROUND_SUPPORTS[players] - left)
        if left <= NORMAL_SUPPORTS[players]:
            place = 0
            while s.supports[place]:
                place += 1
        s.supports[place] = token + 1
        s.note(SUPPORT_IN_PLAY.of(token, place // 2))
        if left > 1:
            s.agenda.append(self.frame(NATURE, left - 1))


class Choosing(Do):
    """Everybody chooses, counter-clockwise and the first player last: first who and where, then support.

    Rule: SL-SET-12, SL-SET-24
    """

    def run(self, state: State, frame: i64) -> None:
        s = cast(SweetState, state)
        players: i64 = s.rules.players
        # The one to the right of the first player comes first, and so lies on top.
        seats = [(s.first + turn) % players for turn in range(players)]
        for seat in seats:
            s.agenda.append(CHOOSE_SUPPORT.frame(seat))
        for seat in seats:
            s.agenda.append(CHOOSE_CHARACTER.frame(seat))


class ChooseCharacter(Question):
    """Who a seat is; the other side of that board is out of reach.

    Rule: SL-SET-13, SL-SET-19, SL-SET-20, SL-CHR-21, SL-CHR-28
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        boards = [who // 2 for who in s.character if who >= 0]
        return [CHARACTERS_CHOSEN[who] for who in range(CHARACTER_COUNT) if who // 2 not in boards]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        rules = rules_of(s)
        who = CHOSEN_CHARACTER.read(move)
        s.character[seat] = who
        s.note(CHARACTER_CHOSEN.of(seat, who))
        for resource in range(5):
            s.add(seat, resource, rules.start[who][resource])
        for production in range(4):
            s.add(seat, on.GOLD_PRODUCTION + production, rules.production[who][production])
        if who == SENA:
            for sweet in range(SWEET_COUNT):
                s.add(seat, on.SWEET + sweet, SENA_SWEETS)
        elif who == SAKURA:
            s.add(seat, on.SWEET + WAGASHI, SAKURA_WAGASHI)
        if rules.chooses_domains:
            s.agenda.append(CHOOSE_DOMAIN.frame(seat))
        else:
            settle_on(s, seat, 0)


def settle_on(state: SweetState, seat: i64, domain: i64) -> None:
    """A seat plays on this map from now on.

    Rule: SL-SET-15
    """
    state.domain[seat] = domain
    survey(state, seat)
    state.note(DOMAIN_CHOSEN.of(seat, domain))


class ChooseDomain(Question):
    """On which map a seat plays: the side all boards share, or a side of its own.

    Rule: SL-SET-14
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        taken = cast(SweetState, state).domain
        return [DOMAINS_CHOSEN[each] for each in range(DOMAIN_COUNT) if each == 0 or each not in taken]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        settle_on(cast(SweetState, state), seat, CHOSEN_DOMAIN.read(move))


class ChooseSupport(Question):
    """Where the support piece of a seat begins.

    Rule: SL-SET-24, SL-SUP-3
    """

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        return [SUPPORTS_CHOSEN[place] for place in free_supports(cast(SweetState, state))]

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        s = cast(SweetState, state)
        place = SUPPORT_AT.read(move)
        s.sheet[seat * WIDTH + on.SUPPORT] = place + 1
        s.note(SUPPORT_CHOSEN.of(seat, place))


SETUP: Final = Setup("setup")
FIRST_BY_LOT: Final = FirstByLot("first-by-lot", FIRST)
DRAW_MILESTONE: Final = DrawMilestone()
DRAW_SCORING: Final = DrawScoring()
DRAW_UPGRADE: Final = DrawUpgrade()
DRAW_SUPPORT: Final = DrawSupport()
CHOOSING: Final = Choosing("choosing")
CHOOSE_CHARACTER: Final = ChooseCharacter("choose-character")
CHOOSE_DOMAIN: Final = ChooseDomain("choose-domain")
CHOOSE_SUPPORT: Final = ChooseSupport("choose-support")
