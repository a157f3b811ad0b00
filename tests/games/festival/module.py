"""An expansion known to the tests alone: it adds a piece of everything that a module can add.

Guests are invited to a festival. Every seat holds tokens in the open and invitations in secret; a token may
be spent at any question of a turn for another invitation, and each invitation is a wish for certain pieces
at the end of the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from artel.games.keyflower.components.boats import Boat
from artel.games.keyflower.components.facts import tile_facts
from artel.games.keyflower.components.homes import Home
from artel.games.keyflower.components.summer import SummerBoat
from artel.games.keyflower.components.turn_order import TurnOrderTile
from artel.games.keyflower.components.vocabulary import (
    GOODS_FAMILY,
    HOUSE,
    OPEN_COUNTRY,
    SKILLS_FAMILY,
    Gain,
    Tile,
    ability,
    declare_ability,
    gives,
    per_chosen,
    per_made_of,
    per_one_each,
    upgrade_cost,
    yard,
)
from artel.games.keyflower.components.winter import WinterTile
from artel.games.keyflower.game import Keyflower
from artel.games.keyflower.modules.base import BASE
from artel.games.keyflower.modules.questions import BOATS_TOLD, LOTS, QUESTIONS
from artel.games.keyflower.moves import HELD_TILE, TILE
from artel.games.keyflower.scoring.demands import Demand, contract
from artel.games.keyflower.state import KeyflowerState, has_ability, rules_of
from artel.games.keyflower.trade import Giver
from artel.games.keyflower.view_types import PIECES
from artel.games.keyflower.view_types import TILE_TYPE as BOATS
from artel.games.keyflower.words import AUTUMN, SPRING, STONE, SUMMER
from artel.kernel.draw import Draw
from artel.kernel.forms import Bag, Number, Word
from artel.kernel.log import Line, all_but, only
from artel.kernel.menu import Action
from artel.kernel.refusal import Refusal
from artel.kernel.rules import Insert, Module, Option
from artel.kernel.schema import Entry, Listed, Record, Text, Whole, Words, tally
from artel.kernel.shape import Field, Shape
from artel.kernel.slices import HIDDEN, OWN, Slot
from artel.kernel.state import NATURE, SEAT, Do, State
from artel.kernel.view_types import SEAT_TYPE, ViewTypes

NEW_TILES: Final = [
    "home-7", "barge", "turn-5", "bandstand", "maypole", "summer-boat-9", "bonfire", "ballroom", "cellar",
]  # fmt: skip
TILE.add(NEW_TILES)
HELD_TILE.add(["ballroom", "cellar"])

# What an invitation wishes for, and its points.
WISHES: Final = {
    "dancers": (["blue", "red", "any-worker"], 6),
    "feast": (["gold", "any-resource", "any-worker"], 7),
    "masters": (["saw", "any-skill", "stone"], 8),
    "lanterns": (["iron", "iron", "green"], 9),
}
KINDS: Final = list(WISHES)
COPIES: Final = 6
INVITATION: Final = Field("invitation", KINDS)

SLOTS: Final = [
    Slot(
        "festival_deck", Bag(KINDS), sight=HIDDEN, told="festival_left", pieces="invitations",
        start=[COPIES] * len(KINDS),
    ),
    Slot(
        "invitations", Bag(KINDS), by_seat=True, sight=OWN, told="invitation_count", pieces="invitations"
    ),
    Slot("tokens", Number(), by_seat=True),
    Slot("mood", Word(["calm", "merry"])),
]  # fmt: skip

# Options: how many tokens each seat begins with, and a banner of its own.
PURSE: Final = "purse"
BANNER: Final = "banner"

INVITE: Final = Shape("invite")
DRAW_INVITATION: Final = Shape("draw-invitation", INVITATION)
DRAWN_INVITATION: Final = DRAW_INVITATION.part("invitation")

INVITED: Final = Line("invited", "FE-TOKEN-1", SEAT)
TOKENS_CAME: Final = Line("tokens-came", "FE-TOKEN-2", SEAT)
INVITATION_CAME: Final = Line("invitation-came", "FE-DECK-1", SEAT, INVITATION)
INVITATION_CAME_HIDDEN: Final = Line("invitation-came-hidden", "FE-DECK-1", SEAT)
MUSIC: Final = Line("music", "FE-DECK-2")

MERRY: Final = declare_ability("merry")


def numbers_of(state: State, slot: str) -> list[int]:
    s = cast(KeyflowerState, state)
    return s.lists[rules_of(s).slices.list_of(slot)]


def mood(state: State) -> int:
    return numbers_of(state, "mood")[rules_of(cast(KeyflowerState, state)).slices.place_of("mood")]


class DrawInvitation(Draw):
    """An invitation from the deck into the hand of a seat, which alone sees it."""

    def __init__(self) -> None:
        super().__init__("draw-invitation", DRAW_INVITATION, SEAT)
        self.who: Final = self.part("seat")

    def pool(self, state: State, frame: int) -> list[int]:
        return numbers_of(state, "festival_deck")

    def drawn(self, state: State, frame: int) -> list[int]:
        return [int(DRAW_INVITATION.of(kind)) for kind in range(len(KINDS))]

    def answer(self, state: State, frame: int, seat: int, move: int) -> None:
        who, kind = self.who.read(frame), DRAWN_INVITATION.read(move)
        numbers_of(state, "festival_deck")[kind] -= 1
        numbers_of(state, "invitations")[who * len(KINDS) + kind] += 1
        state.note(INVITATION_CAME.of(who, kind), only(who))
        state.note(INVITATION_CAME_HIDDEN.of(who), all_but(only(who)))

    def details(self, state: State, frame: int) -> dict[str, object]:
        return {"for": int(self.who.read(frame))}


DRAW_ONE: Final = DrawInvitation()


def invite(state: State, seat: int) -> None:
    """NATURE draws an invitation for a seat, as long as there are any."""
    if sum(numbers_of(state, "festival_deck")) > 0:
        state.agenda.append(DRAW_ONE.frame(NATURE, seat))


def gain_tokens(state: State, seat: int, count: int) -> None:
    numbers_of(state, "tokens")[seat] += count
    state.note(TOKENS_CAME.of(seat))


class FirstGuests(Do):
    """Setup: an invitation and a purse for each seat, a fuller one under the banner of the sun."""

    def openings(self, state: State) -> list[int]:
        return [int(self.frame(seat)) for seat in range(state.rules.players)]

    def run(self, state: State, frame: int) -> None:
        seat = SEAT_ASKED.read(frame) - 1
        options = state.rules.options
        more = 1 if options[BANNER].split()[seat] == "sun" else 0
        gain_tokens(state, seat, int(options[PURSE]) + more)
        invite(state, seat)


class MusicBegins(Do):
    """Season start: the first player is given a token."""

    def run(self, state: State, frame: int) -> None:
        s = cast(KeyflowerState, state)
        gain_tokens(s, int(s.first), 1)


class DoorsOpen(Do):
    """Auction start: the mood changes."""

    def run(self, state: State, frame: int) -> None:
        place = rules_of(cast(KeyflowerState, state)).slices.place_of("mood")
        numbers_of(state, "mood")[place] = 1 - numbers_of(state, "mood")[place]
        state.note(MUSIC.of())


class LastDance(Do):
    """Season end: whoever owns a merry tile is given a token."""

    def run(self, state: State, frame: int) -> None:
        s = cast(KeyflowerState, state)
        for seat in range(s.rules.players):
            if has_ability(s, seat, MERRY):
                gain_tokens(s, seat, 1)


FIRST_GUESTS: Final = FirstGuests("first-guests")
SEAT_ASKED: Final = FIRST_GUESTS.part("asked")
MUSIC_BEGINS: Final = MusicBegins("music-begins")
DOORS_OPEN: Final = DoorsOpen("doors-open")
LAST_DANCE: Final = LastDance("last-dance")


class Invite(Action):
    """A token is spent for an invitation, at any question of a turn, and the question is asked again."""

    def find(self, state: State, frame: int, seat: int, found: list[int]) -> None:
        if numbers_of(state, "tokens")[seat] > 0 and sum(numbers_of(state, "festival_deck")) > 0:
            found.append(int(INVITE.of()))

    def carry_out(self, state: State, frame: int, seat: int, move: int) -> None:
        numbers_of(state, "tokens")[seat] -= 1
        state.note(INVITED.of(seat))
        invite(state, seat)

    def refuse(self, state: State, frame: int, seat: int, move: int) -> Refusal | None:
        return Refusal("FE-TOKEN-1", "no-token", {"tokens": numbers_of(state, "tokens")[seat]})


class Tokens(Giver):
    """The gain `token` of an effect."""

    def give(self, state: State, seat: int, tile: int, gain: Gain) -> None:
        gain_tokens(state, seat, gain.count)


def wishes(state: KeyflowerState, seat: int) -> list[Demand]:
    """What the invitations of a seat want at the end."""
    kinds = rules_of(state).scoring.table.kinds
    held = numbers_of(state, "invitations")[seat * len(KINDS) : (seat + 1) * len(KINDS)]
    return [
        contract(kinds, f"{kind}-{number}", *WISHES[kind])
        for kind, count in zip(KINDS, held, strict=True)
        for number in range(count)
    ]


TILES: Final[list[Tile]] = [
    Home(7, "RWRRRR", upgrade_cost(any_good=1), HOUSE),
    Boat("barge", "Barge", 2, "WFFWFF", (3, 1), (2, 1), (2, 1), per_chosen(SKILLS_FAMILY, 2), 1, HOUSE),
    TurnOrderTile(5, "FFRFFR", [], [2, 3, 4, 5, 6], HOUSE),
    Tile("bandstand", "Bandstand", SPRING, "RRFRRF", upgrade_cost(wood=1), gives({"token": 1}),
         gives({"token": 1, "gold": 1}), (0, 2), HOUSE),
    Tile("maypole", "Maypole", SUMMER, "RFRRFR", upgrade_cost(saw=1),
         gives({"green-worker": 1}, pays=["any-skill"]), gives({"token": 2}, abilities=[MERRY]), (0, 3),
         HOUSE),
    SummerBoat(9, "WFFWFF", ability(OPEN_COUNTRY), ability(MERRY, green=1), HOUSE),
    Tile("bonfire", "Bonfire", AUTUMN, "RFFRFF", upgrade_cost(any_good=2), yard(STONE, 2), yard(STONE, 3),
         (0, 0), HOUSE),
    # These want what the Mercer's guild, the Windmill, the wishes and each other want.
    WinterTile("ballroom", "Ballroom", "FRFFFF", per_made_of(["green", "any-worker", "gold"], 5), 0, HOUSE),
    WinterTile("cellar", "Cellar", "FFFFFR", per_one_each(GOODS_FAMILY, 6), 1, HOUSE),
]  # fmt: skip


def facts() -> list[dict[str, object]]:
    return [tile_facts(tile) for tile in TILES]


INVITATIONS: Final = Words("Invitation", KINDS)
BOAT_CHOICE: Final = Record(
    "BoatChoice",
    "Who took which boat.",
    [Entry("boat", BOATS, "The boat."), Entry("seat", SEAT_TYPE, "Who took it.")],
)
VIEW_TYPES: Final = ViewTypes(
    words=[INVITATIONS],
    fields=[
        Entry("festival_left", Whole(0), "How many invitations are left in the deck."),
        Entry("mood", Words("Mood", ["calm", "merry"]), "Changes whenever an auction begins."),
        Entry("boat_choices", Listed(BOAT_CHOICE), "The boats taken this season, in order."),
    ],
    seat_fields=[
        Entry("invitations", tally(INVITATIONS), "The own invitations.", may_lack=True),
        Entry("invitation_count", Whole(0), "How many invitations the seat holds."),
        Entry("tokens", Whole(0), "Its tokens."),
    ],
    details={"draw-invitation": (Entry("for", SEAT_TYPE, "For whom NATURE draws."),)},
    reasons={"pieces": (Entry("tile", Text(), "The tile or the wish that pays."), *PIECES)},
)

MENUS: Final = ("turn", "choose-good", "pay", "transport", "pay-upgrade")

FESTIVAL: Final = Module(
    "festival",
    version=3,
    needs=["base"],
    verbs=[INVITE, DRAW_INVITATION],
    steps=[DRAW_ONE, FIRST_GUESTS, MUSIC_BEGINS, DOORS_OPEN, LAST_DANCE],
    lines=[INVITED, TOKENS_CAME, INVITATION_CAME, INVITATION_CAME_HIDDEN, MUSIC],
    openings=(),
    actions={name: [Invite(INVITE, free=True)] for name in MENUS},
    rows={
        "tiles": {tile.word: tile for tile in TILES},
        "givers": {"token": Tokens()},
        "demands": {"invitations": wishes},
    },
    inserts=[
        Insert("setup", "first-guests", after="deal-winter"),
        Insert("season-start", "music-begins", before="load-worker"),
        Insert("auction-start", "doors-open", before="turn"),
        Insert("season-end", "last-dance", after="boat-income"),
    ],
    answers={LOTS: [0, 0, 1, 1, 1, 1, 0], BOATS_TOLD: 1},
    slots=SLOTS,
    options=[
        Option(PURSE, ["1", "2", "3"], "2"),
        Option(BANNER, ["moon", "sun"], "moon", per_seat=True),
    ],
    facts=facts,
    view_types=VIEW_TYPES,
    ledger=str(Path(__file__).with_name("ledger.toml")),
)

FESTIVAL_GAME: Final = Keyflower(
    "festival", min_players=2, max_players=6, modules=[BASE, FESTIVAL], questions=QUESTIONS
)
