"""A first game with a guide: the real engine, a prepared deal, and seats that play what a script says.

Nothing is kept here. A learner's device sends what was done so far with every message, the prepared game is
played anew up to there (or found among the last ones), and the answer is what a table would answer, with the
lesson that comes next.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Final, Literal

from artel.games import all_games, game_named
from artel.kernel.game import CommandError, DataError, Refusal, Refused, deciders, legal_moves
from artel.kernel.schema import Entry, Listed, Text
from artel.table.apart import AT_A_TABLE, Board, Desk, have_in, posts, refused
from artel.table.declared import MOST_LINE, WORD
from artel.table.lessons import Chapter, Lesson, chapters_of
from artel.table.planning import engine_failed
from artel.table.wire import (
    AnswerBack,
    AskBack,
    ClientMessage,
    Hello,
    Hint,
    Message,
    MoveMade,
    Open,
    Redo,
    Seal,
    Undo,
    WireError,
    Wish,
    client_message,
    field_of,
    shown,
)

log = logging.getLogger(__name__)
# Deeds of a learner in one chapter; the longest chapter has far fewer.
MOST_DEEDS: Final = 200
# So many learners' games stay in memory.
MOST_KEPT: Final = 64
EXPECTS: Final = Refusal(None, "lesson-expects", {})
OVER: Final = Refusal(None, "lesson-over", {})
NO_UNDO: Final = Refusal(None, "lesson-no-undo", {})
SEALED: Final = Refusal(None, "lesson-sealed", {})
# What stands among the deeds where there was only something to read.
READ: Final = ""
DONE: Final = Entry("done", Listed(Text(MOST_LINE, may_be_empty=True), MOST_DEEDS))
# Deeds that a lesson takes when it is done for the learner.
MOST_SHOWN: Final = 16


# A message as at a table; else the learner reads on, or has the lesson done.
Said = ClientMessage | Literal["show"] | None


class ScriptError(Exception):
    """A script that the engine does not follow: its author sees what was played and why it cannot be."""


class Guided(Board):
    """One learner's game in a chapter: where it stands, and what there is to tell since it was last asked."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter: Final = chapter
        game = game_named(chapter.game)
        rules = game.rules(
            chapter.players, chapter.modules or game.default_modules, dict(chapter.options) or None
        )
        seed = hashlib.sha256(f"{chapter.game} {chapter.id} {chapter.seed}".encode()).digest()
        # Neither points nor hints are told: a lesson leads the eye elsewhere.
        bots = ["script"] * chapter.players
        super().__init__("guide", game, rules, bots, chapter.seat, seed=seed, points=False)
        self.done: Final[list[str]] = []
        self.at = 0
        # After how many deeds this lesson began.
        self.began = 0
        # Whether somebody is looking on, and what they have seen.
        self.telling = False
        self._views: list[Message] = []
        self._have = 0
        self.room.course.deal = list(chapter.deal)
        self.room.take(self.room.start())
        self._follow(chapter.start)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that the learner is in; None once the chapter is over."""
        lessons = self.chapter.lessons
        return lessons[self.at] if self.at < len(lessons) else None

    def do(self, deed: str, ident: str = "", at: int | None = None) -> list[Message]:
        """The learner reads on or plays a line; answers what the table says, and goes on with the script."""
        lesson = self.lesson
        if lesson is None:
            return refused(ident, OVER)
        if deed == READ:
            if lesson.expect:
                return refused(ident, EXPECTS)
            self.done.append(deed)
            self._end(lesson)
            return []
        line = self._line(deed)
        ends = line is not None and lesson.ends_with(line)
        if line is not None and not ends and not lesson.allows(line):
            return refused(ident, EXPECTS)
        here = len(self.room.entries) if at is None else at
        message = MoveMade(ident or f"deed-{len(self.done)}", here, deed)
        answer = self.room.receive(self.seat, message)
        if answer.course is not None:
            self.room.take(answer)
            self._tell()
            self.done.append(deed)
            if ends:
                self._end(lesson)
        return posts(answer)

    def show(self) -> list[Message]:
        """Do what this lesson asks for, as a learner might who does not know what to do."""
        lesson = self.lesson
        if lesson is None or not lesson.expect:
            return self.do(READ)
        for _ in range(MOST_SHOWN):
            fitting = lesson.fitting(self.lines())
            replies = self.do(fitting[0]) if fitting else refused("", EXPECTS)
            if self.lesson is not lesson or not fitting:
                break
        return [] if self.lesson is not lesson else replies

    def lines(self) -> list[str]:
        """What the learner may play now."""
        state, seat = self.room.state, self.seat
        moves = legal_moves(state, seat) if seat in deciders(state) else []
        return [self.room.game.verbs.text(move) for move in moves]

    def _line(self, deed: str) -> str | None:
        """The deed as the game's language writes it; None where it cannot be done, and the room says why."""
        game = self.room.game
        try:
            told = game.understand(self.room.state, self.seat, deed)
        except (CommandError, Refused):
            return None
        return game.verbs.text(told.moves[-1]) if told.moves else deed

    def _end(self, lesson: Lesson) -> None:
        self.at += 1
        self.began = len(self.done)
        self._follow(lesson.then)

    def _follow(self, lines: tuple[str, ...]) -> None:
        for line in lines:
            self._play(line)

    def _play(self, script: str) -> None:
        """Let a seat play its line, or the first of several that is legal."""
        refusals: list[str] = []
        for each in script.split("|"):
            word, _, line = each.strip().partition(" ")
            answer = self.room.receive(
                int(word), MoveMade(f"script-{len(self.room.entries)}", len(self.room.entries), line)
            )
            if answer.course is not None:
                self.room.take(answer)
                self._tell()
                return
            refusals.append(str(answer.posts[-1][1].get("why")))
        asked = deciders(self.room.state)
        place = f"{self.chapter.id}, before lesson {self.at + 1}"
        raise ScriptError(f"{place}: expected {script!r} to be legal while {asked} are asked, got {refusals}")

    def _tell(self) -> None:
        """What the learner sees of it: every step, so that pieces can be seen to move."""
        if self.telling:
            self._views.append(super().view(self._have))
            self._have = len(self.room.entries)

    def news(self, have: int) -> list[Message]:
        """The views since this was last asked, for who knows so many entries; the whole to others."""
        views, self._views = self._views, []
        if not views or views[0]["since"] == have:
            return views
        return [self.view(0)]

    def view(self, have: int) -> Message:
        self.look_on()
        return super().view(have)

    def look_on(self) -> None:
        """From here on every step is told."""
        self.telling, self._views, self._have = True, [], len(self.room.entries)

    def state(self) -> Message:
        """Where the learner is, in the words of the client."""
        lesson, of = self.lesson, len(self.chapter.lessons)
        told: Message = {"at": self.at, "of": of, "began": self.began}
        if lesson is None:
            return {**told, "id": None, "expects": False, "point": [], "rules": [], "line": None}
        lines = self.lines()
        fitting = lesson.fitting(lines)
        return {
            **told,
            "id": lesson.id,
            "expects": bool(lesson.expect),
            "point": lesson.pointed(lines),
            "rules": list(lesson.rules),
            # What is to be done, where there is only one thing.
            "line": fitting[0] if len(fitting) == 1 else None,
        }


def replayed(chapter: Chapter, done: list[str]) -> Guided:
    """The chapter as far as these deeds lead: scripts change between versions, and the rest is forgotten."""
    guided = Guided(chapter)
    for count, deed in enumerate(done, start=1):
        guided.do(deed)
        if len(guided.done) < count:
            break
    guided.look_on()
    return guided


class Guide(Desk[tuple[str, str, tuple[str, ...]], Guided]):
    """Answers learners."""

    def __init__(self) -> None:
        super().__init__("guide", MOST_KEPT)

    async def answer(self, data: Message) -> Message:
        chapter = chapter_of(data)
        done = field_of(data, DONE)
        assert isinstance(done, list)
        have, message = have_in(data), message_of(data)
        try:
            return await self.in_turn(lambda: self._answer(chapter, done, have, message))
        except ScriptError as error:
            log.exception("lessons of %s", chapter.game)
            raise engine_failed(error) from error

    def _answer(self, chapter: Chapter, done: list[str], have: int, message: Said) -> Message:
        name = (chapter.game, chapter.id)
        guided = self._taken((*name, tuple(done))) or replayed(chapter, done)
        messages = self._messages(guided, have, message)
        self._keep((*name, tuple(guided.done)), guided)
        return {"messages": messages, "done": list(guided.done), "lesson": guided.state()}

    def _messages(self, guided: Guided, have: int, message: Said) -> list[Message]:
        match message:
            case None:
                replies = guided.do(READ)
            case "show":
                replies = guided.show()
            case Hello():
                return [guided.summary(), guided.view(message.have)]
            case MoveMade():
                replies = guided.do(message.line, message.id, message.at)
            case Undo() | Redo() | AskBack() | AnswerBack():
                return refused(message.id, NO_UNDO)
            case Wish() | Hint():
                return refused(message.id, AT_A_TABLE)
            case Seal() | Open():
                # The draws of a prepared game are known to everybody.
                return refused(message.id, SEALED)
            case _:
                return guided.asked(message)
        return [*replies, *guided.news(have)]


def chapter_of(data: Message) -> Chapter:
    """The chapter that a learner asks for; WireError names those that there are."""
    game, chapter = str(field_of(data, Entry("game", WORD))), str(field_of(data, Entry("chapter", WORD)))
    try:
        found = chapters_of(game)
    except DataError:
        found = ()
    for each in found:
        if each.id == chapter:
            return each
    expected = [f"{each.name} {own.id}" for each in all_games() for own in chapters_of(each.name)]
    raise WireError("unknown-lesson", expected, shown(f"{game} {chapter}"), 404)


def message_of(data: Message) -> Said:
    """What the client says to its table; nothing where the learner only reads on or wants to be shown."""
    given = data.get("message")
    if given is None:
        return None
    if given == "show":
        return "show"
    if not isinstance(given, dict):
        raise WireError("wrong-type", 'message: an object, "show" or null', shown(given))
    return client_message(given)
