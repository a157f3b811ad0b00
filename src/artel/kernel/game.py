"""The contract of a game: what the bots, the table, research and the command line may use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex, cast

from mypy_extensions import i64, mypyc_attr

from artel.kernel.agenda import (
    EndlessError,
    IllegalMoveError,
    advance,
    check_advance,
    decider,
    deciders,
    is_endless,
    legal_moves,
    play,
    play_nature,
    play_trusted,
    sample,
    weights,
)
from artel.kernel.building import built, read_state, view_types_of
from artel.kernel.counted import Span, points_now, worths_now
from artel.kernel.dealt import Dealt, check_viewer
from artel.kernel.digest import digest
from artel.kernel.edition import Form
from artel.kernel.editions import Edition, Editions, Printed
from artel.kernel.log import Log
from artel.kernel.ranking import ranked
from artel.kernel.refusal import Refusal, Refused
from artel.kernel.rng import Rng
from artel.kernel.rules import Flat, Module, Option, Question, checked_options, chosen, earlier_versions
from artel.kernel.shape import CommandError, Language
from artel.kernel.state import (
    ASK,
    MOST_PLIES,
    MOST_SEATS,
    NATURE,
    SPECTATOR,
    TOGETHER,
    DataError,
    Rules,
    State,
    TieBreak,
    check_seat,
    frame_seat,
    frame_waiting,
    number_steps,
    step_of,
)
from artel.kernel.telling import Told, nearest
from artel.kernel.view import Outcome, Reason, Tie, View
from artel.kernel.view_types import ViewTypes
from artel.kernel.whole import whole

__all__ = [
    "MOST_SEATS",
    "NATURE",
    "SPECTATOR",
    "CommandError",
    "DataError",
    "EndlessError",
    "Game",
    "IllegalMoveError",
    "Log",
    "Outcome",
    "Reason",
    "Refusal",
    "Refused",
    "Rng",
    "Rules",
    "Span",
    "State",
    "Tie",
    "TieBreak",
    "Told",
    "View",
    "advance",
    "check_advance",
    "check_seat",
    "check_viewer",
    "decider",
    "deciders",
    "is_endless",
    "legal_moves",
    "play",
    "play_nature",
    "play_trusted",
    "points_now",
    "ranked",
    "sample",
    "weights",
    "worths_now",
]

# How many rules (numbers of players, modules, options) a game keeps at hand.
MOST_RULES: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Dealt):
    """One game. A subclass per game fills in what only that game knows."""

    def __init__(
        self,
        name: str,
        *,
        min_players: int,
        max_players: int,
        modules: Sequence[Module],
        questions: Sequence[Question] = (),
        most_plies: int = MOST_PLIES,
    ) -> None:
        self.name: Final = name
        self.min_players: Final = min_players
        self.max_players: Final = max_players
        # In their one order; the first is the game itself, and all a table has when nobody chooses.
        self.modules: Final = {module.name: module for module in modules}
        self.default_modules: Final = (modules[0].name,)
        self.rules_version: Final = modules[0].version
        self.questions: Final = tuple(questions)
        verbs = [verb for module in modules for verb in module.verbs]
        self.verbs: Final = Language(*verbs)
        # The verbs, and what people may say besides.
        self.spoken: Final = Language(*verbs, spoken=[verb for module in modules for verb in module.spoken])
        self.steps: Final = [step for module in modules for step in module.steps]
        self.frames: Final = number_steps(self.steps)
        self.lines: Final = Language(*[line for module in modules for line in module.lines])
        # The log lines by which one seat's decision can show that seat something hidden although no chance
        # and no end of a joint question followed; None where nobody has said.
        said = [module.openings for module in modules]
        self.openings: Final[frozenset[str] | None] = (
            None if None in said else frozenset([name for names in said for name in names or ()])
        )
        # Answers that a seat may give once and let stand until something changes for it.
        self.standing: Final = [kind for module in modules for kind in module.standing]
        self.most_plies = most_plies
        self.editions: Final = Editions(self)
        self._rules: Final[dict[tuple[object, ...], Rules]] = {}
        KNOWN.setdefault(name, self)

    def __reduce__(self) -> tuple[object, ...]:
        from artel.kernel.pickling import parts_of_game

        return parts_of_game(self)

    def __repr__(self) -> str:
        least, most, modules = self.min_players, self.max_players, " ".join(self.modules)
        return f"<{type(self).__name__} {self.name!r}, {least} to {most} players, modules {modules}>"

    # What each game fills in.

    def make_rules(self, players: int, modules: tuple[str, ...], flat: Flat) -> Rules:
        """The rules of one game, from its flattened modules."""
        raise NotImplementedError(self.name)

    def first_state(self, rules: Rules) -> State:
        """The state before anything has happened, its agenda filled."""
        raise NotImplementedError(self.name)

    def outcome(self, state: State) -> Outcome:
        """Scores, why each point, places and ties (see `ranked`); before the end, as if it ended now."""
        raise NotImplementedError(self.name)

    def scores(self, state: State) -> list[int]:
        """The scores alone, for those who do not ask why."""
        return self.outcome(state).scores

    def names(self, rules: Rules, language: str) -> dict[str, str]:
        """What an edition, in place of the texts, calls words of the game in a language."""
        return {}

    def state_data(self, state: State) -> dict[str, object]:
        """The whole state except agenda and ply."""
        raise NotImplementedError(self.name)

    def state_from(self, rules: Rules, data: dict[str, object]) -> State:
        """The inverse of `state_data`."""
        raise NotImplementedError(self.name)

    def view_data(self, state: State, seat: int) -> dict[str, object]:
        """What this seat may know of the state."""
        raise NotImplementedError(self.name)

    # What games fill in whose printed values may come from a file.

    def edition_form(self) -> Form | None:
        """What an edition file of this game holds; None where there are no such files."""
        return None

    def house_data(self) -> dict[str, object]:
        """The house edition as the form reads it."""
        raise NotImplementedError(self.name)

    def house_text(self) -> str:
        """The file of the house edition, where the game keeps one; otherwise it is written anew."""
        return ""

    def rows_of_edition(self, data: dict[str, object]) -> Printed:
        """What an edition prints, from data that the form has read."""
        raise NotImplementedError(self.name)

    # What all games share.

    def take_in_edition(self, text: str) -> Edition:
        """An edition out of its file, at hand from now on; `EditionError` has its faults."""
        return self.editions.take_in(text)

    def rules(
        self,
        players: SupportsIndex,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        versions: dict[str, int] | None = None,
    ) -> Rules:
        """The rules of one game; a wrong number of players, module, option, edition or version is refused.

        An edition that was taken in is told by its digest or by what a record says of it. A game that began
        under earlier versions of some modules names them. Rules are never changed, so the same choice is
        answered with the same object.
        """
        seats = self.check_players(players)
        bundles = chosen(self.modules, tuple(modules) or self.default_modules)
        names = tuple([module.name for module in bundles])
        decided = checked_options(self.name, self.options(names), dict(options or {}), seats)
        taken = self.editions.meant(edition, bundles) if edition is not None else None
        own = taken.digest if taken is not None else ""
        earlier = earlier_versions(bundles, versions or {})
        chosen_options, begun_by = tuple(sorted(decided.items())), tuple(sorted(earlier.items()))
        choice = (seats, names, chosen_options, self.most_plies, own, begun_by)
        rules = self._rules.get(choice)
        if rules is None:
            rules = built(self, seats, bundles, decided, taken, earlier)
            if len(self._rules) >= MOST_RULES:
                self._rules.clear()
            self._rules[choice] = rules
        return rules

    def rules_of_view(self, view: View) -> Rules:
        """The rules under which something looks like this."""
        data = view.seen
        options = cast("dict[str, str]", data.get("options", {}))
        edition = cast("str | None", data.get("edition"))
        versions = cast("dict[str, int]", data.get("versions", {}))
        modules = cast("list[str]", data["modules"])
        return self.rules(cast(int, data["players"]), modules, options, edition, versions)

    def check_players(self, players: SupportsIndex) -> int:
        """So many as a number; where the game is not for so many, it is refused."""
        seats = whole(players, "players")
        if not self.min_players <= seats <= self.max_players:
            raise DataError(
                f"{self.name}: expected {self.min_players} to {self.max_players} players, got {seats}"
            )
        return seats

    def module_names(self) -> tuple[str, ...]:
        """Every module that can be chosen, in the one order of the game."""
        return tuple([name for name, module in self.modules.items() if not module.implied])

    def options(self, modules: Sequence[str] = ()) -> list[Option]:
        """The choices these modules offer before a game begins."""
        names = tuple(modules) or self.default_modules
        return [option for module in chosen(self.modules, names) for option in module.options]

    def edition(self) -> str:
        """The fingerprint of every printed value, of every module."""
        return " ".join([module.edition() for module in self.modules.values()])

    def ledgers(self) -> list[str]:
        """The files with the statements of the rulebooks, module by module."""
        return list(dict.fromkeys([module.ledger for module in self.modules.values() if module.ledger]))

    def facts(self, edition: Edition | None = None) -> list[dict[str, object]]:
        """Every printed value with its provenance, of every module, in the house edition or another."""
        if edition is not None:
            return edition.facts(list(self.modules.values()))
        return [row for module in self.modules.values() if module.facts is not None for row in module.facts()]

    def view_types(self, modules: Sequence[str] = ()) -> ViewTypes | None:
        """What views hold field by field, with these modules or with any; None where nobody has said."""
        return view_types_of(self, modules)

    def setup(self, rules: Rules, log: Log | None = None) -> State:
        state = self.first_state(rules)
        state.log = log
        advance(state)
        return state

    def to_data(self, state: State) -> dict[str, object]:
        """Canonical and JSON-able at any moment, in mid-decision too."""
        data = self.state_data(state)
        data["ply"] = int(state.ply)
        data["agenda"] = [self.frames.text(frame) for frame in state.agenda]
        return data

    def from_data(self, rules: Rules, data: dict[str, object]) -> State:
        return read_state(self, rules, data)

    def digest(self, state: State) -> str:
        return digest(self.to_data(state))

    def asks(self, state: State) -> list[dict[str, object]]:
        """Who is deciding what, as everyone may know it."""
        if not state.agenda:
            return []
        frame: i64 = state.agenda[-1]
        step = step_of(state, frame)
        told = {"kind": step.shape.name, **step.details(state, frame)}
        return [{"seat": seat, **told} for seat in deciders(state)]

    def view(self, state: State, seat: SupportsIndex) -> View:
        """Everything this seat, or a spectator, may know."""
        viewer = check_viewer(state, seat)
        moves = legal_moves(state, viewer) if viewer >= 0 else []
        data = self.view_data(state, viewer)
        data["game"] = self.name
        data["players"] = state.rules.players
        data["modules"] = list(state.rules.modules)
        if state.rules.options:
            data["options"] = dict(state.rules.options)
        if state.rules.taken is not None:
            data["edition"] = state.rules.taken.digest
        if state.rules.earlier:
            data["versions"] = dict(state.rules.earlier)
        data["seat"] = viewer if viewer >= 0 else None
        data["ply"] = int(state.ply)
        data["agenda"] = [self.frames.text(frame) for frame in state.agenda]
        data["asks"] = self.asks(state)
        # Their texts are written when somebody reads them.
        data["moves"] = []
        data["outcome"] = None if state.agenda else self.outcome(state).to_data()
        return View(self.name, viewer, moves, data, self.verbs)

    def why_not(self, state: State, seat: SupportsIndex, move: SupportsIndex) -> Refusal | None:
        """None exactly when the move is legal; otherwise the rule that forbids it."""
        packed = whole(move, "a move")
        if not self.verbs.is_canonical(packed):
            raise CommandError("unknown-number", "a move of this game", str(packed))
        return self._refusal(state, whole(seat, "a seat"), packed)

    def _refusal(self, state: State, seat: int, move: int) -> Refusal | None:
        if not state.agenda:
            return Refusal(None, "game-over", {})
        frame: i64 = state.agenda[-1]
        step = step_of(state, frame)
        asked = deciders(state)
        if seat not in asked:
            if step.kind == TOGETHER:
                return Refusal(None, "already-answered", {"seat": seat})
            return Refusal(None, "not-your-turn", {"seat": seat, "turn": asked[0]})
        if move in step.moves(state, frame, seat):
            return None
        if (refusal := step.refuse(state, frame, seat, move)) is not None:
            return refusal
        values: dict[str, int | str] = {"verb": self.spoken.shape(move).name, "question": step.shape.name}
        return Refusal(None, "wrong-question", values)

    def attempt(self, state: State, seat: SupportsIndex, line: str) -> int:
        """Play one move as records tell it, or raise and leave the state as it was."""
        who, move = whole(seat, "a seat"), self.verbs.parse(line)
        if (refusal := self.why_not(state, who, move)) is not None:
            raise Refused(refusal, line)
        play_trusted(state, who, move)
        return move

    def understand(self, state: State, seat: SupportsIndex, line: str) -> Told:
        """What a person's line means now: the same deed may be told in any order.

        Raises `CommandError` or `Refused`, each with the nearest lines that are possible now.
        """
        who = whole(seat, "a seat")
        try:
            move = self.spoken.parse(line)
        except CommandError as error:
            near = nearest(self.possible(state, who), line)
            raise CommandError(error.kind, error.expected, error.got, near) from error
        if (refusal := self._refusal(state, who, move)) is None:
            return Told(0, [move])
        if who in deciders(state):
            frame: i64 = state.agenda[-1]
            if (told := step_of(state, frame).retell(state, frame, who, move)) is not None:
                return told
        raise Refused(refusal, line, nearest(self.possible(state, who), line))

    def possible(self, state: State, seat: SupportsIndex) -> list[str]:
        """Every line this seat may type now: its legal moves, and other tellings that are understood."""
        who = whole(seat, "a seat")
        if who not in deciders(state):
            return []
        frame: i64 = state.agenda[-1]
        step = step_of(state, frame)
        moves = [*step.moves(state, frame, who), *step.tellings(state, frame, who)]
        return [self.spoken.text(move) for move in moves]

    def reveals(self, state: State, seat: SupportsIndex) -> bool:
        """True when this seat's answer would end a question to several seats: what was sealed opens."""
        who = whole(seat, "a seat")
        frame: i64 = state.agenda[-1]
        if step_of(state, frame).kind == ASK:
            return frame_seat(frame) == NATURE
        return frame_waiting(frame) == 1 << who


# The first game made under each name: what a pickle means by it.
KNOWN: Final[dict[str, Game]] = {}
