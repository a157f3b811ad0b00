"""What an effect gives, word by word, in the order in which the tile shows it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from artel.games.keyflower.actions.interrupted import Interrupted
from artel.games.keyflower.actions.transport import GivesTransport
from artel.games.keyflower.components.vocabulary import (
    ABILITY,
    GREEN_WORKER,
    RANDOM_SKILL,
    RANDOM_WORKER,
    STEPS,
    Effect,
    Gain,
)
from artel.games.keyflower.moves import GIFT, MAKE, MAKE_GOOD, MAKES, SIDE, TAKE, TAKE_GIFT, TILE
from artel.games.keyflower.phases.draws import draw_skills, draw_workers, stack_size
from artel.games.keyflower.screens import gain_workers
from artel.games.keyflower.state import GOOD_COUNT, KeyflowerState, home_of, is_laid, rules_of
from artel.games.keyflower.text import GREEN_CAME, MADE
from artel.games.keyflower.trade import Giver
from artel.games.keyflower.words import GOODS, GREEN
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.shape import numbers
from artel.kernel.state import Do, State, frame_seat


def effect_of(state: KeyflowerState, tile: i64) -> Effect:
    return rules_of(state).tables.effect[2 * tile + state.side[tile]]


class GivesGood(Giver):
    """Resources of one type from the supply.

    Rule: KF-USE-8, KF-USE-9, KF-USE-15
    """

    def __init__(self, good: int) -> None:
        super().__init__()
        self.good: Final = good

    def may_give(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).supply[self.good] > 0

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        make_goods(cast(KeyflowerState, state), seat, tile, self.good, gain.count)


class GivesGreen(Giver):
    """Green workers from the supply.

    Rule: KF-USE-12
    """

    def may_give(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).green > 0

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        take_green(cast(KeyflowerState, state), seat, gain.count)


class GivesWorkers(Giver):
    """Workers from the bag.

    Rule: KF-USE-11
    """

    def may_give(self, state: State, seat: i64) -> bool:
        return cast(KeyflowerState, state).bag_size > 0

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        draw_workers(cast(KeyflowerState, state), seat, gain.count)


class GivesSkills(Giver):
    """Skills from the face-down stack.

    Rule: KF-USE-10
    """

    def may_give(self, state: State, seat: i64) -> bool:
        return stack_size(cast(KeyflowerState, state)) > 0

    def give(self, state: State, seat: i64, tile: i64, gain: Gain) -> None:
        draw_skills(cast(KeyflowerState, state), seat, gain.count)


GIVERS: Final[dict[str, Giver]] = {
    GOODS[0]: GivesGood(0),
    GOODS[1]: GivesGood(1),
    GOODS[2]: GivesGood(2),
    GOODS[3]: GivesGood(3),
    GREEN_WORKER: GivesGreen(),
    RANDOM_WORKER: GivesWorkers(asks=True),
    RANDOM_SKILL: GivesSkills(asks=True),
    STEPS: GivesTransport(asks=True),
}


def gain(state: KeyflowerState, seat: i64, tile: i64, side: i64, place: i64) -> None:
    """Everything the side shows from one of its gains on, each after the questions of the one before.

    Rule: KF-USE-7, KF-USE-8, KF-USE-9, KF-USE-10, KF-USE-11, KF-USE-12, KF-USE-15, KF-USE-17
    """
    rules = rules_of(state)
    effect = rules.tables.effect[2 * tile + side]
    if effect.one_of:
        if any_to_choose(state, seat, tile, effect):
            state.agenda.append(CHOOSE_GOOD.frame(seat, tile))
        return
    count: i64 = len(effect.gains)
    while place < count:
        given = effect.gains[place]
        giver = rules.givers[given.word]
        place += 1
        if giver.asks and place < count:
            state.agenda.append(GAIN_NEXT.frame(seat, tile, side, place))
            place = count
        giver.give(state, seat, tile, given)


def any_to_choose(state: KeyflowerState, seat: i64, tile: i64, effect: Effect) -> bool:
    """True when at least one of the things to choose from can be given.

    Rule: KF-TILE-19
    """
    givers = rules_of(state).givers
    return any(givers[each.word].may_give_at(state, seat, tile) for each in effect.gains)


def take_green(state: KeyflowerState, seat: i64, count: i64) -> None:
    """Rule: KF-USE-12, KF-USE-17, KF-TILE-10"""
    taken: i64 = count if count < state.green else state.green
    if taken > 0:
        state.green -= taken
        gain_workers(state, seat, GREEN, taken)
        state.note(GREEN_CAME.of(seat, taken))


def make_goods(state: KeyflowerState, seat: i64, tile: i64, good: i64, count: i64) -> None:
    """On the tile itself where it lies in the own village, otherwise on the home tile.

    What tiles bring without being used goes on the home tile; what was made outside, where a module lets it.
    Rule: KF-USE-8, KF-USE-9, KF-USE-15, KF-TILE-7, KF-TILE-15, KF-TILE-21
    """
    made: i64 = count if count < state.supply[good] else state.supply[good]
    if made == 0:
        return
    own = state.owner[tile] == seat
    if not own and len(rules_of(state).landings) > 0 and lands_elsewhere(state, seat, good, made):
        return
    used = effect_of(state, tile).kind != ABILITY
    place: i64 = tile if own and used and is_laid(state, tile) else home_of(state, seat)
    state.supply[good] -= made
    state.goods[place * GOOD_COUNT + good] += made
    state.note(MADE.of(seat, place, good, made))


def lands_elsewhere(state: KeyflowerState, seat: i64, good: i64, count: i64) -> bool:
    return any(landing.takes(state, seat, good, count) for landing in rules_of(state).landings)


class GainNext(Do):
    """The gains of a side that follow one whose questions have been answered."""

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, SIDE, numbers("place", 32))
        self.tile: Final = self.part("tile")
        self.side: Final = self.part("side")
        self.place: Final = self.part("place")

    def run(self, state: State, frame: i64) -> None:
        tile, side, place = self.tile.read(frame), self.side.read(frame), self.place.read(frame)
        gain(cast(KeyflowerState, state), frame_seat(frame), tile, side, place)


class MakeGood(Action):
    """One of the shown resources that are in the supply.

    Rule: KF-TILE-19
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        shown = effect_of(s, CHOOSE_GOOD.tile.read(frame)).goods
        for good in range(GOOD_COUNT):
            if shown[good] > 0 and s.supply[good] > 0:
                found.append(MAKES[good])

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        tile = CHOOSE_GOOD.tile.read(frame)
        make_goods(cast(KeyflowerState, state), seat, tile, MAKE_GOOD.read(move), 1)

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-19", "cannot-make", {"good": GOODS[MAKE_GOOD.read(move)]})


class TakeGift(Action):
    """One of the other things that are shown, as long as there is any of it.

    Rule: KF-TILE-19
    """

    def find(self, state: State, frame: i64, seat: i64, found: list[int]) -> None:
        s = cast(KeyflowerState, state)
        givers = rules_of(s).givers
        tile = CHOOSE_GOOD.tile.read(frame)
        for gain in effect_of(s, tile).gains:
            gift = GIFT.number(gain.word)
            if gift is not None and givers[gain.word].may_give_at(state, seat, tile):
                found.append(int(TAKE.of(gift)))

    def carry_out(self, state: State, frame: i64, seat: i64, move: i64) -> None:
        word = GIFT.word(TAKE_GIFT.read(move))
        giver = rules_of(cast(KeyflowerState, state)).givers[word]
        giver.give(state, seat, CHOOSE_GOOD.tile.read(frame), Gain(word, 1))

    def refuse(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-19", "cannot-take", {"gift": GIFT.word(TAKE_GIFT.read(move))})


class ChooseGood(Interrupted):
    """Workshop, and tiles like it: one of the things it shows.

    Rule: KF-TILE-19
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, TILE, actions=[MakeGood(MAKE), TakeGift(TAKE)])
        self.tile: Final = self.part("tile")

    def refuse_other(self, state: State, frame: i64, seat: i64, move: i64) -> Refusal | None:
        return Refusal("KF-TILE-19", "not-now", {"question": "choose-good"})

    def details(self, state: State, frame: i64) -> dict[str, object]:
        return {"source": TILE.word(self.tile.read(frame))}


GAIN_NEXT: Final = GainNext("gain-next")
CHOOSE_GOOD: Final = ChooseGood("choose-good")
