"""What others may score although their screens hide pieces: true bounds for what a viewer may know.

What a viewer knows to be behind a screen is taken as it is. The other pieces there are of kinds that the
viewer has not seen elsewhere. Where the closed forms answer, every mixture of kinds that there are enough
pieces for is tried; workers and skills meet only in the purple worker, so each is tried by itself. Where the
general solver answers, more pieces never score less: without the hidden ones there is the least, and with
pieces that stand for any kind the most.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from artel.games.keyflower.remembered import LAY, MIX, lying_aside
from artel.games.keyflower.scoring.best import keythedral_points
from artel.games.keyflower.scoring.final import holdings_of, score, score_of_village
from artel.games.keyflower.scoring.holdings import Holdings
from artel.games.keyflower.scoring.lone import are_lone, lone_gain_of, lone_points
from artel.games.keyflower.scoring.pieces import FIRST_SKILL
from artel.games.keyflower.scoring.program import Heap, Program
from artel.games.keyflower.scoring.resources import resource_points
from artel.games.keyflower.scoring.sharing import counts_as, demands_of, heaps_of, program_of
from artel.games.keyflower.scoring.skills import skill_points, skill_points_with_purple
from artel.games.keyflower.scoring.workers import worker_points, worker_points_with_purple
from artel.games.keyflower.state import COLOUR_COUNT, SKILL_COUNT, KeyflowerState, rules_of
from artel.kernel.counted import Span

ALL_COLOURS: Final = (1 << COLOUR_COUNT) - 1
ALL_SKILLS: Final = (1 << SKILL_COUNT) - 1


class Hidden:
    """Pieces behind a screen of which a viewer knows the number, and how many there may be of each kind."""

    def __init__(self, count: int, most: list[int]) -> None:
        self.count: Final = count
        self.most: Final = most

    def mixtures(self) -> list[list[int]]:
        """Every way in which these pieces may be of the kinds."""
        found: list[list[int]] = [[]]
        for most in self.most:
            found = [[*mix, n] for mix in found for n in range(min(most, self.count - sum(mix)) + 1)]
        return [mix for mix in found if sum(mix) == self.count]


def spans(state: KeyflowerState, viewer: int) -> list[Span | None]:
    """By seat, the least and the most points that the viewer cannot rule out; the state is one of its deals.

    Rule: KF-SETUP-4, KF-SETUP-5, KF-SCORE-1
    """
    workers = _unseen(state, viewer, state.screen, state.shown, state.bag, COLOUR_COUNT)
    skills = _unseen(state, viewer, state.skills, state.skills_shown, state.stack, SKILL_COUNT)
    if _is_laid_down(state.stack_story):
        skills[lying_aside(state.stack_story)] += 1
    found: list[Span | None] = []
    for seat in range(state.rules.players):
        if seat == viewer:
            points = int(score(state, seat))
            found.append((points, points))
        elif not rules_of(state).scoring.is_bounded:
            found.append(None)
        else:
            found.append(_span(state, seat, workers, skills))
    return found


def _unseen(
    state: KeyflowerState, viewer: int, screens: vec[i64], shown: vec[i64], pool: list[int], kinds: int
) -> list[int]:
    """By kind, what is in the pool or behind the others' screens without their having shown it."""
    found = pool[:kinds]
    for place in range(len(screens)):
        if place // kinds != viewer:
            found[place % kinds] += screens[place] - shown[place]
    return found


def _is_laid_down(story: list[int]) -> bool:
    """True while a skill lies face down beside the stack."""
    laid = 0
    for event in story:
        if LAY.has(event):
            laid += 1
        elif MIX.has(event):
            laid -= 1
    return laid > 0


def _span(state: KeyflowerState, seat: i64, workers: list[int], skills: list[int]) -> Span:
    """The bounds of another seat: with what is known behind its screen, and what may be there besides."""
    known = state.clone()
    least = 0
    most = 0
    for veil in rules_of(state).scoring.veils:
        low, high = veil(known, int(seat))
        least += low
        most += high
    colours = Hidden(_take_away(known.screen, known.shown, seat, COLOUR_COUNT), workers)
    types = Hidden(_take_away(known.skills, known.skills_shown, seat, SKILL_COUNT), skills)
    holdings = holdings_of(known, seat)
    village = int(score_of_village(known, seat))
    if holdings.further is None or are_lone(holdings.further):
        low, high = _of_closed(holdings, colours, types)
    else:
        low, high = program_of(holdings).points, _of_any(holdings, colours.count, types.count)
    return village + least + low, village + most + high


def _take_away(screens: vec[i64], shown: vec[i64], seat: i64, kinds: i64) -> int:
    """Leave behind a screen what is known to be there; answers how many pieces were more than that."""
    hidden: i64 = 0
    place: i64 = seat * kinds
    while place < (seat + 1) * kinds:
        hidden += screens[place] - shown[place]
        screens[place] = shown[place]
        place += 1
    return int(hidden)


def _of_closed(holdings: Holdings, colours: Hidden, types: Hidden) -> Span:
    """Workers and skills each at their least and most, and where the purple worker joins best."""
    tiles: i64 = holdings.tiles
    held = holdings.workers
    known = holdings.skills
    workers: list[int] = []
    with_purple: list[int] = []
    for mix in colours.mixtures():
        blue: i64 = held[0] + mix[0]
        red: i64 = held[1] + mix[1]
        yellow: i64 = held[2] + mix[2]
        green: i64 = held[3] + mix[3]
        workers.append(int(worker_points(blue, red, yellow, green, tiles)))
        with_purple.append(int(worker_points_with_purple(blue, red, yellow, green, tiles)))
    skills: list[int] = []
    skills_with_purple: list[int] = []
    for mix in types.mixtures():
        saw: i64 = known[0] + mix[0]
        pickaxe: i64 = known[1] + mix[1]
        anvil: i64 = known[2] + mix[2]
        skills.append(int(skill_points(saw, pickaxe, anvil, tiles)))
        skills_with_purple.append(int(skill_points_with_purple(saw, pickaxe, anvil, tiles)))
    rest, gain = _besides(holdings)
    least = min(workers) + min(skills)
    most = max(workers) + max(skills)
    if not holdings.purple:
        return rest + least, rest + most
    low = max(least + gain, min(with_purple) + min(skills), min(workers) + min(skills_with_purple))
    high = max(most + gain, max(with_purple) + max(skills), max(workers) + max(skills_with_purple))
    return rest + low, rest + high


def _besides(holdings: Holdings) -> Span:
    """What neither workers nor skills score, and the most that the purple worker gains there."""
    tiles: i64 = holdings.tiles
    resources: i64 = resource_points(holdings, False)
    rest: i64 = resources + keythedral_points(holdings, tiles)
    gain: i64 = 0
    if holdings.further is not None:
        rest += lone_points(holdings.further)
        gain = lone_gain_of(holdings.further)
    if holdings.purple:
        gain = max(gain, resource_points(holdings, True) - resources)
        for demand in holdings.by_marker:
            gain = max(gain, i64(demand.points))
    return int(rest), int(gain)


def _of_any(holdings: Holdings, workers: int, skills: int) -> int:
    """The most with so many further workers and skills, each of whatever kind is best."""
    kinds = counts_as(holdings)
    heaps = heaps_of(holdings)
    if workers > 0:
        heaps.append(Heap(len(kinds), workers))
        kinds.append(ALL_COLOURS)
    if skills > 0:
        heaps.append(Heap(len(kinds), skills))
        kinds.append(ALL_SKILLS << FIRST_SKILL)
    return Program(demands_of(holdings), heaps, kinds, holdings.purple).points
