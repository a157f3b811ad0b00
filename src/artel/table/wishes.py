"""What somebody wishes for a new table: the game, its seats, modules and options, each checked."""

from __future__ import annotations

from typing import Final, cast

from artel.games import all_games, game_named
from artel.kernel.game import DataError, Game, Rules
from artel.kernel.rules import Option
from artel.kernel.schema import Entry, Listed, Named, Record, Text, Truth
from artel.table.clock import control_of
from artel.table.editions import Offered
from artel.table.roster import Roster
from artel.table.seats import Seat, SeatKind
from artel.table.wire import MOST_WORD, MOST_WORDS, Message, WireError, field_of, shown, text_of

WORD: Final = Text(MOST_WORD)
# The kinds of seats and their bots depend on the game; they are looked at one by one.
SEATS: Final = Entry("seats", Listed(Record("", "", [], is_open=True)))
# More than any game has.
MOST_MODULES: Final = 64
MODULES: Final = Entry("modules", Listed(WORD, MOST_MODULES), may_lack=True)
PUBLIC: Final = Entry("public", Truth(), may_lack=True)
POINTS: Final = Entry("points", Truth(), may_lack=True)
HINTS: Final = Entry("hints", Truth(), may_lack=True)
OPTIONS: Final = Entry("options", Named(WORD, WORD, MOST_WORDS), may_lack=True)


def game_of(data: Message) -> Game:
    name = text_of(data, "game", MOST_WORD)
    try:
        return game_named(name)
    except DataError as error:
        raise WireError("unknown-game", [game.name for game in all_games()], shown(name)) from error


def seats_of(data: Message, game: Game, roster: Roster) -> list[Seat]:
    given = cast("list[Message]", field_of(data, SEATS))
    if not game.min_players <= len(given) <= game.max_players:
        raise WireError("wrong-players", f"{game.min_players} to {game.max_players} seats", len(given))
    seats: list[Seat] = []
    for place in given:
        kind, bot = seat_kind_of(place, game, roster)
        seats.append(Seat(kind, bot=bot))
    return seats


def seat_kind_of(data: Message, game: Game, roster: Roster) -> tuple[SeatKind, str]:
    match text_of(data, "kind", MOST_WORD):
        case "open":
            return "open", ""
        case "bot":
            bot = text_of(data, "bot", MOST_WORD)
            known = roster.known(game.name)
            if bot not in known:
                raise WireError("unknown-bot", known, shown(bot))
            return "bot", bot
        case other:
            raise WireError("unknown-kind", ["open", "bot"], shown(other))


def is_public(data: Message) -> bool:
    return field_of(data, PUBLIC) is True


def tells_points(data: Message) -> bool:
    """Whether points are told while the game goes on: yes, unless somebody wishes otherwise."""
    return field_of(data, POINTS) is not False


def hints_wished(data: Message) -> bool | None:
    """Whether hints are allowed; None where nobody says so."""
    wished = field_of(data, HINTS)
    return wished if isinstance(wished, bool) else None


def clock_text(data: Message, game: Game, roster: Roster) -> str:
    """The chosen clock as it is kept; empty for none."""
    control = control_of(data, roster.known(game.name))
    return "" if control is None else control.text()


def modules_of(data: Message, game: Game) -> tuple[str, ...]:
    given = cast("list[str] | None", field_of(data, MODULES))
    return tuple(game.default_modules) if given is None else tuple(given)


def options_of(data: Message) -> dict[str, str]:
    return cast("dict[str, str] | None", field_of(data, OPTIONS)) or {}


def rules_of(data: Message, game: Game, players: int, editions: Offered) -> Rules:
    """The rules that somebody wishes for, in the house edition or another that is offered."""
    modules, options, edition = modules_of(data, game), options_of(data), editions.wished(data, game)
    own = edition.digest if edition is not None else None
    try:
        return game.rules(players, modules, options, own)
    except ValueError as error:
        raise WireError("bad-rules", f"rules of {game.name}", str(error)) from error


def option_data(option: Option) -> Message:
    """A choice that a module offers, as the first page asks for it."""
    return {
        "name": option.name,
        "module": option.module,
        "values": list(option.values),
        "default": option.default,
        "per_seat": option.per_seat,
    }
