"""Skill tokens, wonder symbols, and the properties of skills that turn over."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.asking import IfAny, Question
from artel.games.sweet_lands.cards.hand import DROPPING, draw_cards
from artel.games.sweet_lands.components.printed import (
    FLIP_SKILLS,
    FLIP_UPGRADES,
    JASMINE_SKILLS,
    SCHOLAR_CARDS,
    UPGRADE_DIAMONDS,
)
from artel.games.sweet_lands.effects.executor import begin_chosen, begin_effects, may_choose, spend
from artel.games.sweet_lands.effects.giving import Giver, in_parts
from artel.games.sweet_lands.moves import SKILL_TOKEN, SKILLS_TAKEN, THE_DECLINE
from artel.games.sweet_lands.sheet import WIDTH
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.text import SKILL_TAKEN, WONDER
from artel.games.sweet_lands.words import (
    DIAMOND,
    JASMINE,
    SCHOLAR,
    SKILL_COUNT,
    UPGRADE_COUNT,
)
from artel.kernel.shape import numbers
from artel.kernel.state import State

MOST_SKILLS: Final = 64
SKILLS_LEFT: Final = numbers("left", MOST_SKILLS)
# A line tells no more wonder symbols than these.
MOST_TOLD: Final = 63


def may_take(state: SweetState, seat: i64, token: i64) -> bool:
    """True when a token is there and the seat has none of its type; an upgraded one costs a diamond.

    Rule: SL-BOX-4, SL-FLP-2, SL-FLP-3, SL-VAR-7, SL-VAR-8
    """
    if token < SKILL_COUNT:
        return state.skills[token] > 0 and (state.has(seat, on.SKILL_SET) >> token) & 1 == 0
    if state.has(seat, on.DIAMOND) < UPGRADE_DIAMONDS:
        return False
    return (state.upgrades >> (token - SKILL_COUNT)) & 1 == 1


class TakeSkill(Question):
    """Which skill token is taken.

    Rule: SL-FLP-1, SL-FLP-3, SL-VAR-7, SL-VAR-8, SL-SKL-1, SL-SKL-2, SL-SKL-3
    """

    def __init__(self) -> None:
        super().__init__("take-skill", SKILLS_LEFT)
        self.left: Final = self.part("left")

    def has_answers(self, state: State, frame: i64, seat: i64) -> bool:
        s = cast(SweetState, state)
        token: i64 = 0
        while token < SKILL_COUNT + UPGRADE_COUNT:
            if may_take(s, seat, token):
                return True
            token += 1
        return False

    def moves(self, state: State, frame: i64, seat: i64) -> list[int]:
        s = cast(SweetState, state)
        found: list[int] = []
        token: i64 = 0
        while token < SKILL_COUNT + UPGRADE_COUNT:
            if may_take(s, seat, token):
                found.append(SKILLS_TAKEN[token])
            token += 1
        # Nobody need spend a diamond: where only upgraded ones are left, none may be taken.
        if SKILL_TOKEN.read(found[0]) >= SKILL_COUNT:
            found.append(THE_DECLINE)
        return found

    def answer(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        if move == THE_DECLINE:
            return
        s = cast(SweetState, state)
        rules = rules_of(s)
        token = SKILL_TOKEN.read(move)
        left: i64 = self.left.read(frame) - 1
        if left:
            s.agenda.append(SKILLING.frame(seat, left))
        s.note(SKILL_TAKEN.of(seat, token))
        at: i64 = seat * WIDTH
        if token < SKILL_COUNT:
            s.skills[token] -= 1
            s.sheet[at + on.SKILL_SET] |= 1 << token
            if token not in FLIP_SKILLS:
                begin_effects(s, seat, rules.skill_effect[token])
        else:
            upgrade: i64 = token - SKILL_COUNT
            spend(s, seat, DIAMOND, UPGRADE_DIAMONDS)
            s.upgrades &= ~(1 << upgrade)
            s.sheet[at + on.UPGRADE_SET] |= 1 << upgrade
            if upgrade not in FLIP_UPGRADES:
                begin_effects(s, seat, rules.upgrade_effect[upgrade])

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"left": int(self.left.read(frame))}


def gain_skills(state: SweetState, seat: i64, tokens: i64) -> None:
    """So many times a skill token; for Jasmine two each.

    Rule: SL-CHR-34
    """
    if state.character[seat] == JASMINE:
        tokens *= JASMINE_SKILLS
    for part in in_parts(tokens, MOST_SKILLS - 1):
        state.agenda.append(SKILLING.frame(seat, part))


class SkillGiver(Giver):
    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        gain_skills(cast(SweetState, state), seat, amount)


class WonderGiver(Giver):
    """The first wonder symbol is a condition met; every further one is a skill token.

    Rule: SL-TOW-5, SL-TOW-6
    """

    def give(self, state: State, seat: i64, gain: i64, amount: i64) -> None:
        s = cast(SweetState, state)
        before: i64 = s.has(seat, on.WONDERS)
        s.add(seat, on.WONDERS, amount)
        s.note(WONDER.of(seat, min(before + amount, MOST_TOLD)))
        skills: i64 = amount if before > 0 else amount - 1
        if skills > 0:
            gain_skills(s, seat, skills)


def may_flip(state: SweetState, seat: i64, token: i64) -> bool:
    """True when a skill lies face up and has something that turning it over does.

    Rule: SL-FLP-4, SL-FLP-5, SL-FLP-6, SL-FLP-7
    """
    if token < SKILL_COUNT:
        ready: i64 = state.has(seat, on.SKILL_SET) & ~state.has(seat, on.USED_SKILLS)
        return token in FLIP_SKILLS and (ready >> token) & 1 == 1
    upgrade: i64 = token - SKILL_COUNT
    ready = state.has(seat, on.UPGRADE_SET) & ~state.has(seat, on.USED_UPGRADES)
    if upgrade not in FLIP_UPGRADES or (ready >> upgrade) & 1 == 0:
        return False
    return upgrade == SCHOLAR or may_choose(state, seat, rules_of(state).upgrade_effect[upgrade])


def flip_skill(state: SweetState, seat: i64, token: i64) -> None:
    """A skill does what it does and is turned over until the round is cleaned up.

    Rule: SL-FLP-4, SL-FLP-5, SL-FLP-7, SL-UPG-8
    """
    at: i64 = seat * WIDTH
    rules = rules_of(state)
    if token < SKILL_COUNT:
        state.sheet[at + on.USED_SKILLS] |= 1 << token
        begin_effects(state, seat, rules.skill_effect[token])
        return
    upgrade: i64 = token - SKILL_COUNT
    state.sheet[at + on.USED_UPGRADES] |= 1 << upgrade
    if upgrade == SCHOLAR:
        state.agenda.append(DROPPING.frame(seat))
        draw_cards(state, seat, SCHOLAR_CARDS)
    else:
        begin_chosen(state, seat, rules.upgrade_effect[upgrade])


TAKE_SKILL: Final = TakeSkill()
SKILLING: Final = IfAny("skilling", TAKE_SKILL)
SKILL_GIVER: Final = SkillGiver("skill")
WONDER_GIVER: Final = WonderGiver("wonder")
