"""What the golden records of Sweet Lands show: every card, character, area, token, skill, map and piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from artel.games.sweet_lands.components.printed import FLIP_SKILLS, FLIP_UPGRADES
from artel.games.sweet_lands.words import (
    AREAS,
    BASTET,
    CARDS,
    CHARACTERS,
    CHE,
    DOMAINS,
    INDUSTRIES,
    MARKERS,
    MILESTONES,
    MIO_CARD_COUNT,
    PIECES,
    SAKURA,
    SCORING_TOKENS,
    SKILL_COUNT,
    SOLBI,
    SPECIALS,
    SUPPORTS,
    TOKENS,
    TRACKS,
)
from artel.kernel.game import Game
from tests.contract.contract import Told

# By kind of log line, the value that names what it shows.
NAMED: Final = {
    "played": "card",
    "character-chosen": "character",
    "domain-chosen": "domain",
    "used": "area",
    "copied": "area",
    "skill-taken": "skill",
    "flipped-skill": "skill",
    "claimed": "milestone",
    "scoring-in-play": "scoring",
    "support-in-play": "support",
    "laid-special": "special",
    "built": "piece",
    "advanced": "track",
    "crowned": "track",
    "drove": "marker",
    "bonus-taken": "industry",
    "ability-used": "character",
}
FLIPPED: Final = [*FLIP_SKILLS, *[SKILL_COUNT + upgrade for upgrade in FLIP_UPGRADES]]
# Those whose free action once a round is a move of its own.
ABLE: Final = (BASTET, SOLBI, CHE, SAKURA)


def pieces(game: Game) -> set[str]:
    """Everything there is to show, by the line that shows it."""
    words: dict[str, Iterable[str]] = {
        "played": CARDS,
        "character-chosen": CHARACTERS,
        "domain-chosen": DOMAINS,
        "used": AREAS,
        "copied": AREAS[:6],
        "skill-taken": TOKENS,
        "flipped-skill": [TOKENS[token] for token in FLIPPED],
        "claimed": MILESTONES,
        "scoring-in-play": SCORING_TOKENS,
        "support-in-play": SUPPORTS,
        "laid-special": SPECIALS,
        "built": PIECES,
        "advanced": TRACKS,
        "crowned": TRACKS,
        "drove": MARKERS,
        "bonus-taken": INDUSTRIES,
        "ability-used": [CHARACTERS[who] for who in ABLE],
    }
    found = {f"{kind} {word}" for kind, names in words.items() for word in names}
    found |= {f"mio {deck}{card}" for deck in "ab" for card in range(1, MIO_CARD_COUNT + 1)}
    return found | {f"tower {who}" for who in CHARACTERS}


def pieces_shown(lines: Iterable[Told]) -> set[str]:
    """What lines show; a tower is shown with whose it is."""
    found: set[str] = set()
    who: dict[int, str] = {}
    for kind, values in lines:
        if kind in NAMED:
            found.add(f"{kind} {values[NAMED[kind]]}")
        if kind == "character-chosen":
            who[values["seat"]] = values["character"]
        elif kind == "tower-built" and values["seat"] in who:
            found.add(f"tower {who[values['seat']]}")
        elif kind == "mio-draws":
            found.add(f"mio {values['deck']}{values['mio']}")
    return found
