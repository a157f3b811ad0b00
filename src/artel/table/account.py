"""On whose account the bots of a table think: of the people who are there, else of who has called for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.table.reach import people
from artel.table.shares import Rank, Share

if TYPE_CHECKING:
    from artel.table.live import Table


class Account:
    """The share of one table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._caller = ""
        self.share: Final = Share()

    def called_by(self, caller: str) -> None:
        """The first one who asks for a table answers for its bots as long as nobody sits there.

        That is who has made it, and after a restart who has it taken up again.
        """
        self._caller = self._caller or caller
        self.settle()

    def settle(self) -> None:
        """Somebody may have come or gone, or sit there as another."""
        seats = people(self._table.kept.seats)
        here = {each.credentials.caller for each in self._table.connections if each.seat in seats}
        self.share.callers = tuple(sorted(here)) or (self._caller,)
        if not seats:
            self.share.rank = Rank.BOTS_ALONE
        else:
            self.share.rank = Rank.PRESENT if here else Rank.AWAY
