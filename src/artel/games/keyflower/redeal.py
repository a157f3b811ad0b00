"""Unseen workers, skills, winter tiles and pieces of modules dealt anew: what a seat cannot tell apart."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from artel.games.keyflower.actions.turn import TURN
from artel.games.keyflower.dealing import Dealing
from artel.games.keyflower.known import Known, known_from
from artel.games.keyflower.rules import KeyflowerRules
from artel.games.keyflower.state import NOWHERE, KeyflowerState, rules_of
from artel.games.keyflower.view import seen_from
from artel.kernel import hidden
from artel.kernel.agenda import deciders, legal_moves
from artel.kernel.building import read_by
from artel.kernel.rng import Rng
from artel.kernel.state import DataError
from artel.kernel.view import View

if TYPE_CHECKING:
    from artel.kernel.game import Game

# Of the deals that fit what is known, few leave somebody who is asked without an answer.
MOST_DEALS: Final = 10_000


def dealt_from(game: Game, view: View, rng: Rng, *, fitting: bool = True) -> KeyflowerState:
    """A state that fits a view; not `fitting`, what the others could answer there is not looked at."""
    rules = cast(KeyflowerRules, game.rules_of_view(view))
    data = view.seen
    state = cast(KeyflowerState, read_by(game, partial(seen_from, rules, data, view.seat), data))
    known = known_from(state, data, view.seat)
    if fitting:
        deal_fitting(state, known, rng)
    else:
        deal(state, known, rng)
    rules.slices.add_up(state.lists, rules.players)
    return state


def dealt_anew(state: KeyflowerState, viewer: int, rng: Rng) -> KeyflowerState:
    """The same from a state, of which only what the viewer knows is taken."""
    dealt = state.clone()
    deal_fitting(dealt, Known(state, viewer), rng)
    return dealt


def deal_fitting(s: KeyflowerState, known: Known, rng: Rng) -> None:
    """Deal into a state until everybody who is asked can answer, and everybody is told the same as before."""
    for _ in range(MOST_DEALS):
        deal(s, known, rng)
        if others_can_answer(s, known.viewer) and tells_the_same(s, known):
            return
    raise DataError(f"expected hands that fit the question within {MOST_DEALS} deals, got none")


def others_can_answer(s: KeyflowerState, viewer: int) -> bool:
    """Whoever has lifted beaten bids has somewhere to put them. The viewer's own answers no deal changes."""
    if not s.agenda:
        return True
    frame: i64 = s.agenda[-1]
    if TURN.shape.has(frame) and TURN.lifted.read(frame) == 0 and TURN.added.read(frame) == 0:
        # Who has nothing in hand may pass.
        return True
    return all(len(legal_moves(s, seat)) > 0 for seat in deciders(s) if seat != viewer)


def tells_the_same(s: KeyflowerState, known: Known) -> bool:
    return [teller.sure(s) for teller in rules_of(s).tellers] == known.sure


def deal(s: KeyflowerState, known: Known, rng: Rng) -> None:
    """One deal: all that the viewer does not see of a state is written anew, and nothing else."""
    rules = rules_of(s)
    players = rules.players
    workers = Dealing(known.bag_story, known.bag_then, known.bag_before, players, rng)
    workers.deal()
    s.screen = vec[i64](workers.hands)
    s.bag = workers.pool
    s.bag_size = sum(workers.pool)
    s.bag_story = workers.story
    open_first = rules.variants.open_screens
    skills = Dealing(
        known.stack_story, known.stack_then, known.stack_before, players, rng, open_first=open_first
    )
    skills.deal()
    s.skills = vec[i64](skills.hands)
    s.stack = skills.pool
    s.stack_story = skills.story
    deal_winter_tiles(s, known, rng)
    if len(rules.veiled) > 0:
        hidden.hide(rules.slices, rules.veiled, s.lists, players, known.viewer)
    for number, sort in enumerate(rules.sorts):
        dealer = rules.dealers.get(sort)
        if dealer is not None:
            dealer.deal(s, known.lying[number], known.viewer, rng)
        else:
            hidden.deal(rules.slices, s.lists, players, known.viewer, sort, known.lying[number], rng)


def deal_winter_tiles(s: KeyflowerState, known: Known, rng: Rng) -> None:
    """Other seats get winter tiles the viewer has not seen; those done with choosing have chosen some.

    What they kept back in winter is none of the tiles that came into the auction.
    """
    viewer = known.viewer
    winter_of, kept_of, offered = own_winter_tiles(s, viewer)
    pile = [place for place in range(len(winter_of)) if not known.winter_seen[place]]
    rng.shuffle(pile)
    if rules_of(s).variants.limits:
        pile = dealable(s, known.winter_seen, pile, rng)
    for seat in range(s.rules.players):
        if seat == viewer:
            continue
        hand = taken_off(pile, known.winter_counts[seat])
        for place in hand:
            winter_of[place] = seat
        if known.choosing != 0 and (known.choosing >> seat) & 1 == 0:
            rng.shuffle(hand)
            for place in hand[: 1 + rng.below(len(hand))]:
                offered |= 1 << place
        for place in taken_off(pile, known.kept_counts[seat]):
            kept_of[place] = seat
    s.winter_of = winter_of
    s.kept_of = kept_of
    s.offered = offered


def own_winter_tiles(s: KeyflowerState, viewer: int) -> tuple[list[int], list[int], int]:
    """The holders of winter tiles as far as the viewer holds them, in hand and kept back, and its offer."""
    winter_of = [viewer if holder == viewer else NOWHERE for holder in s.winter_of]
    kept_of = [viewer if holder == viewer else NOWHERE for holder in s.kept_of]
    offered = 0
    for place, holder in enumerate(winter_of):
        if holder == viewer and (s.offered >> place) & 1:
            offered |= 1 << place
    return winter_of, kept_of, offered


def taken_off(pile: list[int], count: i64) -> list[int]:
    """So many tiles from the end of a pile, in their order."""
    found = [pile.pop() for _ in range(count)]
    found.sort()
    return found


def dealable(s: KeyflowerState, seen: list[bool], pile: list[int], rng: Rng) -> list[int]:
    """Out of a shuffled pile, what may have been dealt or is still to be: so many limited tiles, no more."""
    variants = rules_of(s).variants
    limited = [place for place in pile if variants.is_limited[place]]
    free = [place for place in pile if not variants.is_limited[place]]
    known = [place for place in range(len(seen)) if seen[place]]
    more = variants.limit - sum([1 for place in known if variants.is_limited[place]])
    found = limited[:more] + free[: variants.dealt - len(known) - more]
    rng.shuffle(found)
    return found
