"""Refusals say what is missing, where it is missing, and by which rule."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from artel.kernel.game import NATURE
from artel.kernel.state import DO
from tests.contract.walks import CASES, Case, question, walk
from tests.games.sweet_lands.positions import GAME, Table, at_turn
from tests.locales.test_refusals import changed

MINE = [case for case in CASES if case.game is GAME and case.players in (1, 4)]
NATURES = {"draw-card", "draw-pack", "first-by-lot", "mio"}


def test_every_question_tells_why_an_answer_is_refused() -> None:
    asked = {step.shape.name for step in GAME.steps if step.kind != DO}
    drawn = {name for name in asked if name in NATURES or name.startswith("draw-")}
    assert set(at_turn().rules.refusals) == asked - drawn


@pytest.mark.parametrize("case", MINE, ids=str)
def test_an_answer_with_a_wrong_word_is_told_more_than_that_it_is_none(case: Case) -> None:
    chance, refused = random.Random(f"told {case}"), 0
    for turn in walk(case, 1):
        if turn.seat == NATURE:
            continue
        for move in chance.choices(turn.moves, k=3):
            line = changed(GAME, move, chance)
            refusal = GAME.why_not(turn.state, turn.seat, line)
            if refusal is not None:
                refused += 1
                where = f"{question(turn.state)}: {GAME.verbs.text(line)}"
                assert refusal.kind != "not-asked", where
    assert refused > 50


def poor() -> Table:
    return at_turn(round_number=2).hand(0, "card-1 card-2")


REFUSED: list[tuple[Callable[[], Table], str, str, str]] = [
    (poor, "use terrain", "lacks-resource", "SL-ARE-9"),
    (poor, "use big-gold", "area-not-in-play", "SL-SET-1"),
    (lambda: poor().disks(property=1), "use property", "hand-would-be-empty", "SL-HND-3"),
    (lambda: poor().disks(property=2), "use property", "lacks-cards", "SL-ARE-7"),
    (lambda: poor().disks(property=3), "use property", "area-full", "SL-ARE-2"),
    (poor, "use-disk gold", "lacks-disk", "SL-ARE-8"),
    (poor, "play card-50", "card-not-in-hand", "SL-HND-5"),
    (poor, "flip purse", "skill-not-owned", "SL-FLP-4"),
    (lambda: poor().skills(0, "builder"), "flip builder", "skill-never-flipped", "SL-FLP-6"),
    (lambda: poor().skills(0, "purse").own(0, used_skills=1 << 8), "flip purse", "skill-used", "SL-FLP-5"),
    (poor, "claim m1a", "milestone-gone", "SL-MIL-2"),
    (lambda: poor().tokens(milestones="m1a"), "claim m1a", "milestone-not-met", "SL-MIL-1"),
    (poor, "tower d5", "no-wonder", "SL-TOW-1"),
    (lambda: poor().own(0, wonders=1), "tower d5", "tower-not-ready", "SL-TOW-1"),
    (lambda: poor().own(0, tower=1), "tower d5", "tower-stands", "SL-TOW-1"),
    (poor, "ability 3", "no-such-ability", "SL-FRE-11"),
    (poor, "buy wheat", "lacks-resource", "SL-FRE-5"),
    (poor, "barter wood", "lacks-basics", "SL-FRE-8"),
    (lambda: poor().effect(0, "industry 1"), "drive locomotive", "no-locomotive", "SL-IND-1"),
    (lambda: poor().effect(0, "green 1"), "advance terrain", "other-colour", "SL-PRO-2"),
    (lambda: poor().effect(0, "terrain 1"), "lay a1", "no-terrain-there", "SL-TER-6"),
    (lambda: poor().lay(0, "d4").effect(0, "terrain 1"), "lay d4", "cell-taken", "SL-TER-8"),
    (lambda: poor().effect(0, "terrain 1"), "road d5-e", "no-roads-left", "SL-ARE-10"),
    (lambda: poor().skills(0, "purse").effect(0, "skill 1"), "skill purse", "skill-owned", "SL-FLP-2"),
    (lambda: poor().effect(0, "basic 2"), "gain 1 0 0", "wrong-sum", "SL-EFF-7"),
]


@pytest.mark.parametrize(
    ("position", "line", "kind", "rule"), REFUSED, ids=[row[1] + " " + row[2] for row in REFUSED]
)
def test_a_refusal_names_what_is_missing(
    position: Callable[[], Table], line: str, kind: str, rule: str
) -> None:
    table = position()
    refusal = GAME.why_not(table.state, 0, GAME.verbs.parse(line))
    assert refusal is not None
    assert (refusal.kind, refusal.rule) == (kind, rule)
