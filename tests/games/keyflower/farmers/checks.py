"""What never happens to animals and wheat, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from artel.games.keyflower.farmers.words import ANIMALS, MIXED_HERDS, SECTORS
from artel.games.keyflower.state import KeyflowerState, has_ability, rules_of
from artel.kernel.game import State

Herd = Counter[str]


class FarmChecker:
    """Nothing is lost; a field is named by its first corner, and kinds are mixed only as they may be."""

    def __init__(self) -> None:
        # By corner, what its field held at the ply before.
        self.before: dict[str, tuple[str, Herd]] = {}
        self.ply = -2

    def check(self, state: State, data: dict[str, Any]) -> None:
        there: Herd = Counter(data["animals"])
        there["sheep"] += data["sheltered"]
        fields = {f"{row['tile']} {row['sector']}": self.herd(row) for row in data["herds"]}
        for herd in fields.values():
            there.update(herd)
        assert there == {"sheep": 32, "pig": 24, "cow": 12}, (data["animals"], data["herds"])
        assert min(Counter(data["animals"]).values(), default=0) >= 0
        assert data["wheat_supply"] + sum(row["wheat"] for row in data["seats"]) == 30
        assert min(data["wheat_supply"], *[row["wheat"] for row in data["seats"]]) >= 0
        corners = {
            f"{row['tile']} {sector}": field
            for row in data["grass"]
            for sector, field in zip(SECTORS, row["fields"], strict=True)
        }
        assert all(corners[name] == name for name in fields), (fields, corners)
        if state.ply == self.ply + 1:
            self.check_mixed(cast(KeyflowerState, state), fields, corners)
        self.ply = int(state.ply)
        self.before = {at: (name, fields.get(name, Counter())) for at, name in corners.items()}

    def herd(self, row: dict[str, Any]) -> Herd:
        return Counter({kind: row[kind] for kind in ANIMALS if kind in row})

    def check_mixed(self, state: KeyflowerState, fields: dict[str, Herd], corners: dict[str, str]) -> None:
        """Without boat 5a no animal has come to a field of several kinds: it holds what its parts held."""
        for name, herd in fields.items():
            seat = state.owner[rules_of(state).tables.words.index(name.split()[0])]
            if len(herd) > 1 and not has_ability(state, seat, MIXED_HERDS):
                own = [at for at, its in corners.items() if its == name and at in self.before]
                parts = dict([self.before[at] for at in own])
                held: Herd = sum(parts.values(), Counter())
                assert herd <= held, (name, herd, parts)
