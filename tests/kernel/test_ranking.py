"""Places and tie-breaks: by points first, then by what the rules name, and shared where nothing decides."""

from __future__ import annotations

import pytest

from artel.games import GAMES
from artel.kernel.game import Game, Outcome, Rules, State, TieBreak, ranked
from artel.kernel.rules import Module, chosen, flatten


class Listed(TieBreak):
    """A tie-break with a value for each seat written down."""

    def __init__(self, kind: str, values: list[int], least: bool = False) -> None:
        super().__init__(kind, least=least)
        self.values = values

    def value(self, state: State, seat: int) -> int:
        return self.values[seat]


def outcome_of(scores: list[int], *breaks: TieBreak) -> Outcome:
    # Rules of its own: those of a game are shared by everybody who asks for them.
    rules = Rules("ranking", len(scores), (), [])
    rules.tie_breaks = list(breaks)
    return ranked(State(rules, [], 0), scores, [])


def ties(outcome: Outcome) -> list[tuple[int, list[int], int, str, list[int]]]:
    return [(tie.place, tie.seats, tie.points, tie.kind, tie.values) for tie in outcome.ties]


def test_points_alone_make_the_places() -> None:
    outcome = outcome_of([7, 12, 3])
    assert (outcome.places, outcome.winners, outcome.ties) == ([2, 1, 3], [1], [])


def test_without_a_tie_break_equal_seats_share_their_place() -> None:
    outcome = outcome_of([9, 4, 9, 4])
    assert (outcome.places, outcome.winners) == ([1, 3, 1, 3], [0, 2])
    assert ties(outcome) == [(1, [0, 2], 9, "", []), (3, [1, 3], 4, "", [])]


def test_the_first_tie_break_that_differs_decides_and_says_its_values() -> None:
    outcome = outcome_of([9, 9, 2], Listed("gold", [3, 3, 8]), Listed("boat", [1, 2, 0], least=True))
    assert (outcome.places, outcome.winners) == ([1, 2, 3], [0])
    assert ties(outcome) == [(1, [0, 1], 9, "boat", [1, 2])]


def test_seats_still_equal_go_on_to_the_next_tie_break_and_then_share() -> None:
    outcome = outcome_of([5, 5, 5, 5], Listed("gold", [1, 4, 4, 4]), Listed("skills", [9, 2, 0, 2]))
    assert (outcome.places, outcome.winners) == ([4, 1, 3, 1], [1, 3])
    assert ties(outcome) == [
        (1, [0, 1, 2, 3], 5, "gold", [1, 4, 4, 4]),
        (1, [1, 2, 3], 5, "skills", [2, 0, 2]),
        (1, [1, 3], 5, "", []),
    ]


def test_an_outcome_is_told_with_places_and_ties() -> None:
    data = outcome_of([5, 5], Listed("gold", [1, 4])).to_data()
    tie = {"place": 1, "seats": [0, 1], "points": 5, "kind": "gold", "values": [1, 4]}
    assert data == {"scores": [5, 5], "winners": [1], "places": [2, 1], "ties": [tie], "reasons": []}
    shared = {"place": 1, "seats": [0, 1], "points": 5, "kind": None, "values": []}
    assert outcome_of([5, 5]).to_data()["ties"] == [shared]


def test_an_outcome_made_by_hand_has_its_places_by_points() -> None:
    assert Outcome([3, 8, 3], [1], []).places == [2, 1, 2]


def test_modules_bring_tie_breaks_in_their_order() -> None:
    first, second = Listed("gold", [0]), Listed("boat", [0])
    known = {"base": Module("base", tie_breaks=[first]), "more": Module("more", tie_breaks=[second])}
    assert flatten(chosen(known, ["base", "more"]), ()).tie_breaks == [first, second]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_decide_between_equal_points_as_their_rulebooks_say(game: Game) -> None:
    known = {"artificium": [], "keyflower": [], "sweet-lands": ["rabbits"]}
    assert [each.kind for each in game.rules(game.max_players).tie_breaks] == known[game.name]
