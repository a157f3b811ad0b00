"""The editions of this server: those that new tables may be played with, and what a browser needs of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from artel.games import all_games, game_named
from artel.kernel.editions import EDITION, Edition
from artel.kernel.game import Game
from artel.kernel.schema import Entry, Text
from artel.table.store import Stored
from artel.table.wire import MOST_WORD, Message, WireError, field_of, shown

Row = dict[str, object]
# From the surest source to the least sure.
SOURCES: Final = ("rulebook", "public+rulebook", "public", "house", EDITION)
WISH: Final = Entry("edition", Text(MOST_WORD), may_lack=True)


def facts_of(game: Game, edition: Edition | None = None) -> list[Row]:
    """Every row of the game's facts, with the least sure source of its values in place of one for each."""
    return [{**row, "provenance": least_sure(row)} for row in game.facts(edition)]


def least_sure(row: Row) -> str:
    provenance = row["provenance"]
    assert isinstance(provenance, dict)
    return max((str(source) for source in provenance.values()), key=SOURCES.index)


class Offered:
    """The editions that the first page offers, by game."""

    def __init__(self, editions: Sequence[Edition] = ()) -> None:
        self._editions: Final = {edition.digest: edition for edition in editions}

    def of(self, game: Game) -> list[Edition]:
        return [each for each in self._editions.values() if each.game == game.name]

    def wished(self, data: Message, game: Game) -> Edition | None:
        """The edition that somebody wishes for a new table; None is the house's."""
        given = field_of(data, WISH)
        if given is None:
            return None
        for edition in self.of(game):
            if edition.digest == given:
                # It may have had to make room for others meanwhile.
                return game.editions.named(edition.digest) or game.take_in_edition(edition.text)
        raise WireError("unknown-edition", [each.digest for each in self.of(game)], shown(given))

    def counted_by(self, data: Message, game: Game) -> Edition | None:
        """The edition by which somebody wishes to count: an offered one, or that of a table in use."""
        given = field_of(data, WISH)
        known = game.editions.named(given) if isinstance(given, str) else None
        return known or self.wished(data, game)


def edition_data(edition: Edition) -> Message:
    return {"digest": edition.digest, "name": dict(edition.names)}


def edition_at_hand(digest: str) -> Edition:
    """The edition of this digest, offered or of a table in use; any other is refused."""
    for game in all_games():
        edition = game.editions.named(digest)
        if edition is not None:
            return edition
    raise WireError("unknown-edition", "the edition of a table on this server", shown(digest), 404)


def edition_for_client(digest: str) -> Message:
    """An edition with every value that it prints."""
    edition = edition_at_hand(digest)
    facts = facts_of(game_named(edition.game), edition)
    return {**edition_data(edition), "game": edition.game, "facts": facts}


def edition_of(stored: Stored, game: Game) -> Edition | None:
    """The edition a table is played with, taken in from what is kept of it."""
    if not stored.edition:
        return None
    return game.editions.named(stored.edition) or game.take_in_edition(stored.edition_text)
