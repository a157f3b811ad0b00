"""The editions a game can be played with: the house's own, and those taken in from files.

An edition is known by its digest, here and in the views of its games. What records carry is the fingerprint
of the printed values, a word for each module (`Rules.edition`): an edition changes the words of those modules
whose values it changes, and one that changes nothing is the house edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from artel.kernel.digest import digest
from artel.kernel.edition import Data, Form
from artel.kernel.edition_text import Say, silent, written
from artel.kernel.rules import Module
from artel.kernel.state import DataError

if TYPE_CHECKING:
    from artel.kernel.game import Game

# So many editions of a game are kept at hand, those that were asked for last.
MOST_EDITIONS: Final = 100
# Where a value comes from that an edition has changed.
EDITION: Final = "edition"
Facts = list[dict[str, object]]
# By table and id.
Tables = dict[str, dict[str, object]]


class Printed:
    """What an edition prints, by the name of the module: rows in place of its own, and all its facts."""

    def __init__(self, rows: dict[str, Tables], facts: dict[str, Facts]) -> None:
        self.rows: Final = rows
        self.facts: Final = facts


class Edition:
    """One edition of a game: its text, its data, and what it prints."""

    def __init__(self, game: str, text: str, data: Data, printed: Printed) -> None:
        self.game: Final = game
        self.text: Final = text
        self.data: Final = data
        self.printed: Final = printed
        self.names: Final = cast("dict[str, str]", data["name"])
        self.digest: Final = digest(data)
        # When it was asked for last, as `Editions` counts.
        self.asked_at = 0
        self._words: Final = {module: digest(facts) for module, facts in printed.facts.items()}

    def __repr__(self) -> str:
        return f"<Edition {self.digest} of {self.game}, {self.names['en']!r}>"

    def word(self, module: Module) -> str:
        """The fingerprint of what it prints of a module."""
        return self._words.get(module.name) or module.edition()

    def words(self, modules: Sequence[Module]) -> str:
        return " ".join([self.word(module) for module in modules])

    def facts(self, modules: Sequence[Module]) -> Facts:
        """Every printed value with its provenance; values it has changed come from the edition."""
        rows: Facts = []
        for module in modules:
            own = module.facts() if module.facts is not None else []
            printed = self.printed.facts.get(module.name)
            rows.extend(own if printed is None else marked(own, printed))
        return rows


def marked(house: Facts, printed: Facts) -> Facts:
    """The rows of an edition: what differs from the house's has the edition as its source."""
    known = {row["id"]: row for row in house}
    found: Facts = []
    for row in printed:
        own = known.get(row["id"], {})
        sources = dict(cast("dict[str, str]", row["provenance"]))
        for name in sources:
            if row.get(name) != own.get(name):
                sources[name] = EDITION
        found.append({**row, "provenance": sources})
    return found


def words_of(modules: Sequence[Module]) -> str:
    """The fingerprint of the house's values."""
    return " ".join([module.edition() for module in modules])


class Editions:
    """The editions of one game."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._known: Final[dict[str, Edition]] = {}
        self._asked = 0
        self._house_digest = ""

    def form(self) -> Form:
        """What a file holds; a game without one is refused."""
        form = self._game.edition_form()
        if form is None:
            raise DataError(f"expected a game with edition files, got {self._game.name}")
        return form

    def house_text(self, say: Say = silent) -> str:
        """The house edition as a file to start from."""
        return self._game.house_text() or written(self.form(), self._game.house_data(), say)

    def house_digest(self) -> str:
        """The digest of the house edition; empty where the game has no files."""
        if not self._house_digest and self._game.edition_form() is not None:
            self._house_digest = digest(self._game.house_data())
        return self._house_digest

    def take_in(self, text: str) -> Edition:
        """Read a file and keep its edition at hand; `EditionError` has what is wrong with it."""
        data = self.form().read(text)
        known = self.named(digest(data))
        if known is not None:
            return known
        edition = Edition(self._game.name, text, data, self._game.rows_of_edition(data))
        if len(self._known) >= MOST_EDITIONS:
            oldest = min(self.known(), key=lambda each: each.asked_at)
            self._known.pop(oldest.digest, None)
        self._known[edition.digest] = edition
        self._ask_for(edition)
        return edition

    def _ask_for(self, edition: Edition) -> None:
        self._asked += 1
        edition.asked_at = self._asked

    def forget(self) -> None:
        """Let go of every edition but the house's."""
        self._known.clear()

    def known(self) -> list[Edition]:
        return list(self._known.values())

    def named(self, name: str) -> Edition | None:
        """The edition of this digest, where it is at hand."""
        edition = self._known.get(name)
        if edition is not None:
            self._ask_for(edition)
        return edition

    def meant(self, given: str, modules: Sequence[Module]) -> Edition | None:
        """The edition of this digest, or of these words of its modules; None is the house's own."""
        house = words_of(modules)
        if given == house:
            return None
        edition = self.named(given)
        if edition is None and given == self.house_digest():
            return None
        if edition is None:
            for each in self.known():
                if each.words(modules) == given:
                    edition = self.named(each.digest)
        if edition is None:
            others = [each.words(modules) for each in self.known()]
            known = " | ".join(dict.fromkeys([house, *others]))
            raise DataError(f"{self._game.name}: expected edition {known}, got {given}")
        return None if edition.words(modules) == house else edition
