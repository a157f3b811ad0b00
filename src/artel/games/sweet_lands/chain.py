"""What is still to come of what has been begun, as a short list for people: the agenda below the question.

Most of it is said in the effect language: what is left of a printed list, terrain and roads to lay, steps to
take, cards to draw. The rest has a kind of its own.
"""

from __future__ import annotations

from typing import Final, cast

from artel.games.sweet_lands.effects.table import EffectTable
from artel.games.sweet_lands.state import SweetState, rules_of
from artel.games.sweet_lands.words import CARDS
from artel.kernel.shape import CODE_MASK
from artel.kernel.state import NATURE, frame_seat

Values = dict[str, int | str]

# Printed effects or gains; an industry bonus by its column; paying; pieces that are paid for; a card that is
# being played; a worker that may be employed; a card looked for in the deck; an area to copy; the points of
# the round; the support piece; free actions.
EFFECTS: Final = "effects"
BONUS: Final = "bonus"
PAY: Final = "pay"
BUILD: Final = "build"
PLAY: Final = "play"
EMPLOY: Final = "employ"
SEARCH: Final = "search"
COPY: Final = "copy"
SCORE: Final = "score"
SUPPORT: Final = "support"
FREE: Final = "free"
CHAIN_KINDS: Final = (EFFECTS, BONUS, PAY, BUILD, PLAY, EMPLOY, SEARCH, COPY, SCORE, SUPPORT, FREE)

# Frames that have a kind of their own.
OTHER_KINDS: Final = {
    "hire": EMPLOY,
    "hire-two": EMPLOY,
    "looking": SEARCH,
    "search": SEARCH,
    "tower-look": SEARCH,
    "find-and-play": SEARCH,
    "copy": COPY,
    "round-score": SCORE,
    "move-support": SUPPORT,
    "after-if": FREE,
    "after": FREE,
}
# Frames with so many steps of something: which field counts them, and the word of the effect language.
COUNTED: Final = {
    "rabbits": ("left", "rabbit"),
    "place-rabbit": ("left", "rabbit"),
    "feeding": ("steps", "food"),
    "driving": ("steps", "industry"),
    "drive": ("steps", "industry"),
    "skilling": ("left", "skill"),
    "take-skill": ("left", "skill"),
    "draw-card": ("cards", "cards"),
    "deal": ("cards", "cards"),
    "gain": ("count", "basic"),
}
PAID_WITH: Final = {"discard": ("cards", "card"), "spend": ("count", "basic")}
SINGLE: Final = {
    "choose-bonus": "any-bonus 1",
    "flipping": "flip 1",
    "turn-over": "flip 1",
    "swapping": "card-to-diamond 1",
}


def chain(s: SweetState) -> list[dict[str, object]]:
    """The entries of the chain, next thing first; the question that is asked now is none of them."""
    found: list[dict[str, object]] = []
    for frame in reversed(s.agenda[:-1]):
        step = s.rules.steps[frame & CODE_MASK]
        kind, source, effects = entry(rules_of(s).effects, step.shape.name, step.shape.values(frame))
        if kind:
            seat = int(frame_seat(frame))
            who = cast(int, step.shape.values(frame).get("seat", seat)) if seat == NATURE else seat
            found.append({"seat": who, "kind": kind, "source": source, "effects": effects})
    return found


def entry(table: EffectTable, name: str, values: Values) -> tuple[str, str, list[str]]:
    """What a frame says: its kind, because of what, and its effects; no kind where it is no part of it."""
    if name in ("effects", "order"):
        return listed(table, values)
    if name in ("effect", "pay-for", "perform"):
        item = cast(int, values["item"])
        return EFFECTS, table.sources[table.owner[item]], [table.texts[item]]
    if name == "do-area":
        return EFFECTS, f"area-{values['area']}", []
    if name == "give":
        return EFFECTS, "", [f"{values['gain']} {values['amount']}"]
    if name == "working":
        return BONUS, cast(str, values["industry"]), []
    if name in ("employing", "employ", "played"):
        return PLAY if name == "played" else EMPLOY, CARDS[cast(int, values["card"])], []
    if name in PAID_WITH:
        field, word = PAID_WITH[name]
        return PAY, "", [f"{word} {values[field]}"]
    if name in COUNTED:
        field, word = COUNTED[name]
        return EFFECTS, "", [f"{word} {values[field]}"]
    if name in SINGLE:
        return EFFECTS, "", [SINGLE[name]]
    gain = on_boards(name, values)
    if gain:
        return BUILD if values.get("how") == "paid" else EFFECTS, "", [gain]
    return OTHER_KINDS.get(name, ""), "", []


def listed(table: EffectTable, values: Values) -> tuple[str, str, list[str]]:
    """What is left of a printed list."""
    which, done = cast(int, values["list"]), cast(int, values["done"])
    begin, end = table.begin[which], table.end[which]
    left = [table.texts[item] for item in range(begin, end) if not (done >> (item - begin)) & 1]
    return EFFECTS if left else "", table.sources[which], left


def on_boards(name: str, values: Values) -> str:
    """Terrain, roads, pieces and steps that are still to come, in the effect language."""
    if name in ("laying", "lay"):
        where = cast(str, values["where"])
        terrain = {"any": "terrain", "far": "far-terrain"}.get(where, where)
        parts = [f"{terrain} {values['terrain']}"] if values["terrain"] else []
        return " + ".join([*parts, *([f"road {values['roads']}"] if values["roads"] else [])])
    if name == "property":
        how = cast(str, values["how"])
        word = "property" if how in ("free", "paid") else f"{how}-property"
        return f"{word} {values['left']}" if values["left"] else ""
    if name in ("prospering", "advance"):
        colour = cast(str, values["colour"])
        return f"{'prosperity' if colour in ('any', 'least') else colour} {values['steps']}"
    if name == "raise":
        return f"{'capital' if values['capital'] == 'yes' else 'any-production'} {values['steps']}"
    if name == "play-card":
        return "play-round-card 1" if values["which"] == "round" else "play-card 1"
    return ""
