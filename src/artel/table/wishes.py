"""What somebody wishes for a new table: the game, its seats, modules and options, each checked."""

from __future__ import annotations

from artel.games import all_games, game_named
from artel.kernel.game import DataError, Game
from artel.table.roster import Roster
from artel.table.seats import Seat, SeatKind
from artel.table.wire import MOST_WORD, MOST_WORDS, Message, WireError, fields_of, shown, text_of


def game_of(data: Message) -> Game:
    name = text_of(data, "game", MOST_WORD)
    try:
        return game_named(name)
    except DataError as error:
        raise WireError("unknown-game", [game.name for game in all_games()], shown(name)) from error


def seats_of(data: Message, game: Game, roster: Roster) -> list[Seat]:
    given = data.get("seats")
    if "seats" not in data:
        raise WireError("missing-field", "seats", fields_of(data))
    if not isinstance(given, list):
        raise WireError("wrong-type", "seats: a list", shown(given))
    if not game.min_players <= len(given) <= game.max_players:
        raise WireError("wrong-players", f"{game.min_players} to {game.max_players} seats", len(given))
    seats: list[Seat] = []
    for place in given:
        if not isinstance(place, dict):
            raise WireError("wrong-type", "seats: a list of objects", shown(place))
        kind, bot = seat_kind_of(place, game, roster)
        seats.append(Seat(kind, bot=bot))
    return seats


def seat_kind_of(data: Message, game: Game, roster: Roster) -> tuple[SeatKind, str]:
    match text_of(data, "kind", MOST_WORD):
        case "open":
            return "open", ""
        case "bot":
            bot = text_of(data, "bot", MOST_WORD)
            known = roster.levels(game.name)
            if bot not in known:
                raise WireError("unknown-bot", known, shown(bot))
            return "bot", bot
        case other:
            raise WireError("unknown-kind", ["open", "bot"], shown(other))


def modules_of(data: Message, game: Game) -> tuple[str, ...]:
    given = data.get("modules")
    if given is None:
        return tuple(game.default_modules)
    if not isinstance(given, list):
        raise WireError("wrong-type", "modules: a list of names", shown(given))
    _check_length("modules", len(given))
    return tuple(_word("modules", name) for name in given)


def options_of(data: Message) -> dict[str, str]:
    given = data.get("options")
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise WireError("wrong-type", "options: an object of texts", shown(given))
    _check_length("options", len(given))
    return {_word("options", name): _word("options", value) for name, value in given.items()}


def _check_length(field: str, count: int) -> None:
    if count > MOST_WORDS:
        raise WireError("too-long", f"{field}: at most {MOST_WORDS} of them", count)


def _word(field: str, word: object) -> str:
    """One of the words of a list or an object, checked like any other text."""
    return text_of({field: word}, field, MOST_WORD)
