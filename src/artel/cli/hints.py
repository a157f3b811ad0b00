"""A hint in the terminal, in the sentences of the browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from artel.bots.search.advice import Advice, tenths
from artel.bots.search.chances import percent
from artel.cli.completions import BESIDE, numbered_row
from artel.cli.texts import Texts
from artel.kernel.game import Game, View


def hint_lines(say: Texts, game: Game, view: View, players: int, found: Sequence[Advice]) -> Iterator[str]:
    """Of each move a row as in the list of moves, with what is expected of it, and one with the reason."""
    for place, each in enumerate(found):
        row = numbered_row(view.moves.index(each.move), game.verbs.text(each.move))
        yield f"{row}: {expected(say, each, players)}"
        yield f"{BESIDE}{reason(say, each, best=place == 0, alone=len(found) == 1)}"


def expected(say: Texts, told: Advice, players: int) -> str:
    points = say.say("hint-expected", {"points": round(told.points)})
    margin = round(told.margin)
    if players == 1:
        return points
    key = "hint-level" if margin == 0 else "hint-ahead" if margin > 0 else "hint-trailing"
    told_of = [points, say.say(key, {"margin": abs(margin)})]
    if told.chance is not None:
        told_of.append(say.say("hint-chance", {"percent": percent(told.chance)}))
    return ", ".join(told_of)


def reason(say: Texts, told: Advice, *, best: bool, alone: bool) -> str:
    groups = listed(say, told.reasons)
    values: dict[str, object] = {"behind": tenths(told.behind) / 10, "groups": groups}
    if best:
        return say.literally("hint-only" if alone else "hint-more" if groups else "hint-hardly-more", values)
    if tenths(told.behind) == 0:
        return say.literally("hint-as-good", values)
    return say.literally("hint-less" if groups else "hint-less-bare", values)


def listed(say: Texts, reasons: Sequence[tuple[str, float]]) -> str:
    """The groups of one or two reasons in a row, and what speaks on the other side."""
    groups = [part(say, group, points) for group, points in reasons if points * reasons[0][1] > 0.0]
    against = [part(say, group, points) for group, points in reasons[len(groups) :]]
    both = say.literally("hint-both", dict(zip(("first", "second"), groups, strict=False)))
    told = both if len(groups) > 1 else "".join(groups)
    return say.literally("hint-but", {"groups": told, "against": against[0]}) if against else told


def part(say: Texts, group: str, points: float) -> str:
    key = "hint-plus" if points > 0 else "hint-minus"
    return say.literally(key, {"group": say.say(f"group-{group}"), "points": abs(tenths(points)) / 10})
