"""Why a marker cannot move, a production cannot rise, a skill cannot be taken."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.sweet_lands import sheet as on
from artel.games.sweet_lands.moves import (
    ADVANCE,
    ADVANCED,
    DRIVE,
    DRIVEN,
    SKILL,
    SKILL_TOKEN,
)
from artel.games.sweet_lands.refusing import Refuser
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.tracks import ANY_COLOUR, PROSPER, RAISE, may_advance
from artel.games.sweet_lands.words import SKILL_COUNT, TOKENS, TRACKS
from artel.kernel.refusal import Refusal
from artel.kernel.state import State

CART: Final = 0


class DriveRefuser(Refuser):
    """The industry track."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not DRIVE.has(move):
            return None
        if DRIVEN.read(move) != CART and not s.has(seat, on.HAS_LOCOMOTIVE):
            return Refusal("SL-IND-1", "no-locomotive", {})
        return Refusal("SL-IND-7", "lab-in-the-way", {})


def refuse_advance(s: SweetState, seat: i64, track: int) -> Refusal | None:
    """Why a prosperity marker cannot move on.

    Rule: SL-PRO-4, SL-PRO-5
    """
    if may_advance(s, seat, track):
        return None
    if s.has(seat, on.FIRST_TRACK + track) >= rules_of(s).track_end[track]:
        return Refusal("SL-PRO-10", "track-end", {"track": TRACKS[track]})
    return Refusal("SL-PRO-4", "lacks-diamond", {})


class AdvanceRefuser(Refuser):
    """The prosperity tracks, some of them or all."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not ADVANCE.has(move):
            return None
        track = int(ADVANCED.read(move))
        found = refuse_advance(s, seat, track)
        if found is None and PROSPER.colour.read(frame) != ANY_COLOUR:
            return Refusal("SL-PRO-2", "other-colour", {"track": TRACKS[track]})
        return found


class RaiseRefuser(Refuser):
    """A production, or where a capital asks a prosperity track too."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        if not ADVANCE.has(move) or not RAISE.capital.read(frame):
            return None
        return refuse_advance(cast(SweetState, state), seat, int(ADVANCED.read(move)))


class SkillRefuser(Refuser):
    """A skill token."""

    def why(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        s = cast(SweetState, state)
        if not SKILL.has(move):
            return None
        token = int(SKILL_TOKEN.read(move))
        if token < SKILL_COUNT:
            if (int(s.has(seat, on.SKILL_SET)) >> token) & 1:
                return Refusal("SL-FLP-2", "skill-owned", {"skill": TOKENS[token]})
            return Refusal("SL-FLP-3", "skill-gone", {"skill": TOKENS[token]})
        if not (int(s.upgrades) >> (token - SKILL_COUNT)) & 1:
            return Refusal("SL-VAR-8", "skill-gone", {"skill": TOKENS[token]})
        return Refusal("SL-VAR-7", "lacks-diamond", {})


TRACK_REFUSERS: Final[list[Refuser]] = [
    DriveRefuser("drive", "SL-IND-4"),
    AdvanceRefuser("advance", "SL-PRO-3"),
    RaiseRefuser("raise", "SL-EFF-7"),
    SkillRefuser("take-skill", "SL-FLP-1"),
]
