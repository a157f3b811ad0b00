"""A story struck out to what still tells something allows exactly what the whole course of events allows."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from artel.games.keyflower import remembered
from artel.games.keyflower.dealing import Dealing
from artel.games.keyflower.known import pool_before
from artel.games.keyflower.remembered import (
    BAG_EVENTS,
    STACK_EVENTS,
    behind_screens,
    drawn,
    gained,
    laid_down,
    lying_aside,
    mixed_in,
    seen_by,
    spent,
    was_put,
    was_taken,
)
from artel.kernel.game import SPECTATOR, Rng

KINDS = 3
# By degrees of freedom, what chi-square passes once in 10,000 times.
CHI_SQUARE = {4: 23.51, 5: 25.74, 6: 27.86, 7: 29.88}
SEATS = 2
WORDS = ("blue", "red", "yellow")
SKILLS = ("saw", "pickaxe", "anvil")
# Events as (name, seat or none, kind or none where it is hidden).
Event = tuple[str, int, int]
HIDDEN = -1
# How often each sort of event comes.
STEPS = ["put"] * 3 + ["take"] + ["draw"] * 5 + ["gain"] + ["spend"] * 3 + ["lay"]
# What lies behind the screens, seat after seat, and in the pool.
End = tuple[int, ...]


class Course:
    """A random course of events: as it was, as everyone saw it, and as the story keeps it."""

    def __init__(self, chance: random.Random, length: int, face_down: bool) -> None:
        self.chance = chance
        self.face_down = face_down
        self.start = [chance.randint(0, 2) for _ in range(KINDS)]
        self.pool = self.start[:]
        self.hands = [0] * (SEATS * KINDS)
        self.happened: list[Event] = []
        self.story: list[int] = []
        for _ in range(length):
            self._step(chance.choice(STEPS))

    def _kind(self, counts: list[int]) -> int:
        return self.chance.choice([kind for kind in range(KINDS) for _ in range(counts[kind])])

    def _step(self, name: str) -> None:
        seat = self.chance.randrange(SEATS)
        place = seat * KINDS
        hand = self.hands[place : place + KINDS]
        if name in ("put", "gain"):
            kind = self.chance.randrange(KINDS)
        elif name in ("take", "draw") and any(self.pool):
            kind = self._kind(self.pool)
        elif name in ("spend", "lay") and any(hand) and (name == "spend" or self.face_down):
            kind = self._kind(hand)
        else:
            return
        if name == "put":
            self.pool[kind] += 1
            self.story = was_put(self.story, kind, 1)
        elif name == "take":
            self.pool[kind] -= 1
            self.story = was_taken(self.story, kind, 1)
        elif name == "draw":
            self.pool[kind] -= 1
            self.hands[place + kind] += 1
            self.story = drawn(self.story, seat, kind, 1)
        elif name == "gain":
            self.hands[place + kind] += 1
            self.story = gained(self.story, seat, kind, 1)
        elif name == "spend":
            self.hands[place + kind] -= 1
            self.story = spent(self.story, seat, kind, 1)
        else:
            self.hands[place + kind] -= 1
            self.pool[kind] += 1
            self.story = mixed_in(laid_down(self.story, seat, kind))
            assert lying_aside(self.story) == kind
        self.happened.append((name, seat, kind))

    @property
    def seen(self) -> list[Event]:
        return self.seen_by(SPECTATOR)

    def seen_by(self, viewer: int) -> list[Event]:
        """What a seat sees: the kinds it draws or lays down itself, and all that is done in the open."""
        return [
            (name, seat, HIDDEN if name in ("draw", "lay") and seat != viewer else kind)
            for name, seat, kind in self.happened
        ]

    def end(self) -> End:
        return (*self.hands, *self.pool)

    def unseen(self) -> list[int]:
        """By kind, what lies in the pool and behind the screens."""
        total = self.pool[:]
        for place, count in enumerate(self.hands):
            total[place % KINDS] += count
        return total


def told(story: list[int]) -> list[Event]:
    """The events of a story as a spectator knows it, one piece at a time."""
    events: list[Event] = []
    for packed in seen_by(story, SPECTATOR):
        name, *words = BAG_EVENTS.text(packed).split()
        if name in ("put", "take"):
            events += [(name, 0, WORDS.index(words[0]))] * int(words[1])
        elif name in ("gain", "spend"):
            events += [(name, int(words[0]), WORDS.index(words[1]))] * int(words[2])
        elif name == "draw-hidden":
            events += [("draw", int(words[0]), HIDDEN)] * int(words[1])
        elif name == "lay-hidden":
            # Here a piece laid down is always mixed in at once.
            events.append(("lay", int(words[0]), HIDDEN))
    return events


def ends(start: End, events: list[Event]) -> set[End]:
    """Every end that some choice of the hidden kinds leads to, by trying all."""
    now = {start}
    for event in events:
        now = {after for before in now for after in one_step(before, event)}
    return now


def one_step(before: End, event: Event) -> Iterator[End]:
    name, seat, known = event
    for kind in range(KINDS) if known == HIDDEN else (known,):
        after = list(before)
        hand, pool = seat * KINDS + kind, SEATS * KINDS + kind
        if name in ("draw", "gain"):
            after[hand] += 1
        if name in ("spend", "lay"):
            after[hand] -= 1
        if name in ("put", "lay"):
            after[pool] += 1
        if name in ("draw", "take"):
            after[pool] -= 1
        if min(after) >= 0:
            yield tuple(after)


@pytest.mark.parametrize("face_down", [False, True], ids=["open", "face-down"])
@pytest.mark.rule("KF-SETUP-5", "KF-UPGRADE-12")
def test_a_story_allows_exactly_what_the_whole_course_of_events_allows(face_down: bool) -> None:
    chance = random.Random(f"story {face_down}")
    shorter = several = 0
    for number in range(1500):
        course = Course(chance, chance.randint(4, 16), face_down)
        allowed = ends((0,) * (SEATS * KINDS) + tuple(course.start), course.seen)
        assert course.end() in allowed
        story = told(course.story)
        start = pool_before(course.unseen(), seen_by(course.story, SPECTATOR))
        assert min(start) >= 0, number
        assert ends((0,) * (SEATS * KINDS) + tuple(start), story) == allowed, (number, course.seen)
        shorter += len(story) < len(course.seen)
        several += len(allowed) > 2
    assert shorter > 1000
    assert several > 300


@pytest.mark.parametrize("face_down", [False, True], ids=["open", "face-down"])
def test_stories_that_look_the_same_stay_the_same(face_down: bool) -> None:
    """The kinds that are hidden decide nothing of what everyone sees of a story."""
    chance = random.Random(f"alike {face_down}")
    for number in range(1500):
        course = Course(chance, chance.randint(4, 16), face_down)
        seen = seen_by(course.story, SPECTATOR)
        start = pool_before(course.unseen(), seen)
        dealing = Dealing(seen, [], start, SEATS, Rng(f"{number}"))
        dealing.deal()
        assert seen_by(dealing.story, SPECTATOR) == seen
        assert behind_screens(dealing.story, SEATS, KINDS) == dealing.hands
        for place in range(SEATS * KINDS):
            seat, kind = divmod(place, KINDS)
            if dealing.hands[place] and course.hands[place]:
                mine, other = spent(course.story, seat, kind, 1), spent(dealing.story, seat, kind, 1)
                assert seen_by(mine, SPECTATOR) == seen_by(other, SPECTATOR), (number, course.seen)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0], ids=["a spectator", "a seat"])
@pytest.mark.parametrize("face_down", [False, True], ids=["open", "face-down"])
def test_dealing_finds_all_that_is_possible_and_nothing_else(face_down: bool, viewer: int) -> None:
    chance = random.Random(f"dealing {face_down}")
    for number in range(150):
        course = Course(chance, chance.randint(4, 12), face_down)
        allowed = ends((0,) * (SEATS * KINDS) + tuple(course.start), course.seen_by(viewer))
        if len(allowed) > 12:
            continue
        seen = seen_by(course.story, viewer)
        start, rng, found = pool_before(course.unseen(), seen), Rng(f"deal {number}"), set()
        for _ in range(400 if len(allowed) > 1 else 3):
            dealing = Dealing(seen, [], start, SEATS, rng)
            dealing.deal()
            found.add((*dealing.hands, *dealing.pool))
        assert found == allowed, (number, course.happened)


def test_events_of_bag_and_stack_have_the_same_numbers() -> None:
    """Who goes through a story by these numbers goes by the names of the events."""
    for language in (BAG_EVENTS, STACK_EVENTS):
        for shape in language.shapes:
            assert shape.code == vars(remembered)[f"{shape.name.replace('-', '_').upper()}_CODE"]


def chances_of_draws(pool: list[int], count: int) -> dict[tuple[int, ...], float]:
    """By what is drawn, how likely it is."""
    ways = {
        drawn: math.prod([math.comb(there, number) for there, number in zip(pool, drawn, strict=True)])
        for drawn in itertools.product(*[range(there + 1) for there in pool])
        if sum(drawn) == count
    }
    return {drawn: number / math.comb(sum(pool), count) for drawn, number in ways.items()}


@pytest.mark.rule("KF-SETUP-5")
def test_draws_are_as_likely_as_out_of_a_bag() -> None:
    """Deals against the exact chances: the bound is passed once in 10,000 seeds, and where every hand is as
    likely as another, many times over.
    """
    pool, count, deals, rng = [6, 2, 1], 3, 3000, Rng("chances")
    story = [BAG_EVENTS.parse(f"draw-hidden 0 {count}")]
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(deals):
        dealing = Dealing(story, [], pool, SEATS, rng)
        dealing.deal()
        found[tuple(dealing.behind_screen(0))] += 1
    chances = chances_of_draws(pool, count)
    assert set(found) == set(chances)
    assert misfit(found, chances, deals) < CHI_SQUARE[len(chances) - 1]
    evenly = Counter({drawn: deals // len(chances) for drawn in chances})
    assert misfit(evenly, chances, deals) > 10 * CHI_SQUARE[len(chances) - 1]


def misfit(found: Counter[tuple[int, ...]], chances: dict[tuple[int, ...], float], deals: int) -> float:
    """Pearson's chi-square."""
    return sum([(found[each] - chance * deals) ** 2 / (chance * deals) for each, chance in chances.items()])


@pytest.mark.rule("KF-UPGRADE-12", "KF-TILE-16")
def test_every_piece_behind_a_screen_is_as_likely_to_be_the_one_laid_face_down() -> None:
    """Nobody is thought to choose by the type: of three saws and a pickaxe mostly a saw is laid."""
    lines = ["gain 0 saw 2", "gain 0 pickaxe 1", "draw-hidden 0 1", "lay-hidden 0"]
    story, pool, deals, rng = [STACK_EVENTS.parse(line) for line in lines], [1, 1, 2], 3000, Rng("laid")
    chances: dict[tuple[int, ...], float] = {}
    for came, count in enumerate(pool):
        held = [2, 1, 0]
        held[came] += 1
        for laid in range(KINDS):
            if held[laid]:
                chances[came, laid] = count / sum(pool) * held[laid] / sum(held)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(deals):
        dealing = Dealing(story, [], pool, SEATS, rng)
        dealing.deal()
        kinds = [STACK_EVENTS.text(event).split()[2] for event in dealing.story[2:]]
        found[tuple(SKILLS.index(kind) for kind in kinds)] += 1
    assert set(found) == set(chances)
    assert misfit(found, chances, deals) < CHI_SQUARE[len(chances) - 1]
    # As if only the types were chosen among, however many pieces of each there are.
    by_type = dict.fromkeys(chances, 0.0)
    for came, laid in chances:
        kinds_held = sum(1 for way in chances if way[0] == came)
        by_type[came, laid] = pool[came] / sum(pool) / kinds_held
    typed = Counter({way: round(share * deals) for way, share in by_type.items()})
    assert misfit(typed, chances, deals) > 3 * CHI_SQUARE[len(chances) - 1]


def test_what_a_seat_drew_itself_pays_for_what_it_spent() -> None:
    """The own draws are known, so they owe the pool nothing besides: a game of six seats showed this."""
    lines = [
        "draw-hidden 0 1",
        "draw 1 blue 2",
        "spend 1 blue 2",
        "put blue 1",
        "draw-hidden 0 1",
        "draw 1 blue 1",
        "spend 1 blue 1",
        "spend 0 blue 1",
    ]
    dealing = Dealing([BAG_EVENTS.parse(line) for line in lines], [], [3, 1, 0], SEATS, Rng(1))
    dealing.deal()
    assert dealing.failures == 0


def test_hardly_any_dealing_begins_anew() -> None:
    """The kinds are chosen with care for what came later, not at random until they happen to fit."""
    chance, deals, failures = random.Random("anew"), 600, 0
    for number in range(deals):
        course = Course(chance, chance.randint(8, 24), face_down=True)
        seen = seen_by(course.story, SPECTATOR)
        dealing = Dealing(seen, [], pool_before(course.unseen(), seen), SEATS, Rng(f"anew {number}"))
        dealing.deal()
        failures += dealing.failures
    assert failures < 0.2 * deals


def test_a_story_that_cannot_have_happened_is_an_error() -> None:
    story = [BAG_EVENTS.parse("draw-hidden 0 1"), BAG_EVENTS.parse("spend 0 red 1")]
    with pytest.raises(ValueError, match="expected a story that can have happened"):
        Dealing(story, [], [1, 0, 0], SEATS, Rng(1)).deal()
