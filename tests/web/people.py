"""Somebody at a browser: sits down, answers questions by clicking, sees what happens."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE = 500.0
MOST_STUMBLES = 60
# Questions that are answered on the board, whatever buttons there are besides.
TOUCHED = ("choose-contract", "exchange-boat", "place-animal")
# What a hasty but sensible person presses first.
FAVOURITES = ("apply", "done", "pass", "discard-card", "stop")


# The kind of the question on the screen.
ASKED = """() => document.querySelector('[data-testid=question]')?.dataset.kind ?? null"""
# Whether the sheet is there, or what brings it back.
ENDED = """() => ['score-sheet', 'show-scores'].find(
    (each) => document.querySelector(`[data-testid=${each}]`) !== null) ?? null"""
# A point of a thing where a finger meets the thing and nothing that lies over it, from its corner. What is
# not a box (a field around a lake of tiles) may have no such point in its middle.
WITHIN_REACH = """thing => {
    thing.scrollIntoView({block: "center", inline: "center"})
    const box = thing.getBoundingClientRect()
    const meets = (x, y) => thing.contains(document.elementFromPoint(box.left + x, box.top + y))
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92, 0.04, 0.96]
    for (const down of parts) for (const right of parts) {
        const x = box.width * right, y = box.height * down
        if (meets(x, y)) return {x, y}
    }
    return null
}"""


def touch(thing: Locator) -> None:
    """Click the thing where it can be met; in its middle where it lies under something as a whole."""
    thing.click(timeout=1500, force=True, position=thing.evaluate(WITHIN_REACH, timeout=1500))


class Person:
    """One person at one page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.answered = 0
        # The commands of the buttons pressed so far.
        self.lines: list[str] = []
        # Verbs this person likes best, and for how many answers.
        self.wishes: tuple[str, ...] = ()
        self.patience = 0
        self.touches = 0
        # How often in a row nothing could be touched.
        self.stumbles = 0

    def open_table(self, url: str, game: str, seats: list[str], modules: Sequence[str] = ()) -> str:
        """Create a table: `open` seats and bot levels after the own one; answers the share link."""
        page = self.page
        page.goto(url)
        page.get_by_test_id(f"game-{game}").click()
        page.get_by_test_id("name").fill(self.name)
        page.get_by_test_id(f"players-{len(seats) + 1}").click()
        for module in modules:
            page.get_by_test_id(f"module-{module}").click()
        page.get_by_test_id("invite").click()
        for seat, wish in enumerate(seats, start=1):
            page.get_by_test_id(f"seat-wish-{seat}").select_option(wish)
        page.get_by_test_id("create-table").click()
        page.get_by_test_id("lobby").or_(page.get_by_test_id("table")).first.wait_for()
        return page.url

    def key(self) -> str:
        """The key of the seat; the address does not show it."""
        table = self.page.url.rsplit("/", 1)[1]
        return str(self.page.evaluate(f"sessionStorage.getItem('artel.key.{table}')"))

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_test_id("name").fill(self.name)
        self.page.get_by_test_id("join").click()
        self.page.get_by_test_id("decision-bar").or_(self.page.get_by_test_id("lobby")).first.wait_for()

    def question(self) -> str | None:
        """The kind of question asked of this person now."""
        try:
            kind = self.page.evaluate(ASKED)
        except Error:
            return None
        return None if kind is None else str(kind)

    def is_over(self) -> bool:
        """Whether the sheet is there; who has put it away with something else takes it up again."""
        with suppress(Error):
            there = self.page.evaluate(ENDED)
            if there == "show-scores":
                self.page.get_by_test_id("show-scores").click(timeout=300)
            return bool(there == "score-sheet")
        return False

    def answer(self) -> None:
        """Answer the question on the screen by clicking something that may be clicked."""
        bar = self.page.get_by_test_id("decision-bar").locator("button[data-line]")
        try:
            # A button that stays in its place may lose its line while it is being read.
            lines = [line for line in bar.evaluate_all("all => all.map(b => b.dataset.line)") if line]
            line = self._choice(lines)
            if line is not None:
                self.page.locator(f'[data-testid=decision-bar] button[data-line="{line}"]').first.click(
                    timeout=1500
                )
                self.answered += 1
                self.lines.append(line)
                self.touches = 0
            else:
                # Something on the board comes first; the button that answers follows from it.
                things = self.page.locator(self._board())
                count = things.count()
                if count == 0:
                    # What was to be touched lay open and was put away.
                    again = self.page.get_by_test_id("open-boats-again")
                    if again.count() > 0:
                        again.click(timeout=300)
                    return
                self.touches += 1
                touch(things.nth((len(self.lines) + self.touches) % count))
                if self.page.get_by_test_id("question").count() == 0:
                    self.answered += 1
            self.stumbles = 0
        except Error as error:
            # The page was drawn anew under the finger, as it may be when others move; or something lies over
            # what is touched, a tip under the hand or a page that was opened, and is put away.
            self.stumbles += 1
            if self.stumbles > MOST_STUMBLES:
                raise AssertionError(
                    f"expected {self.question()} to be answered, got stuck: {error}"
                ) from error
            self.page.mouse.move(1, 1)
            self.page.keyboard.press("Escape")

    def _choice(self, lines: list[str]) -> str | None:
        """The button to press, or None to touch the board first."""
        if self.question() in TOUCHED:
            # What is touched may leave a choice: which of two animals goes to that field.
            return lines[0] if lines and self.touches % 2 else None
        eager = [line for line in lines if line.split()[0] in self.wishes]
        if eager:
            return eager[0]
        if self.wishes and self.touches < 3 and self.question() == "turn" and len(self.lines) < self.patience:
            return None
        return next(
            (favourite for favourite in FAVOURITES if favourite in lines), lines[0] if lines else None
        )

    def _board(self) -> str:
        """What to touch for the question on the screen."""
        kind = self.question()
        if kind == "place-tiles":
            return "[data-testid^=place-]"
        if kind == "turn":
            return "[data-testid^=lot-]"
        if kind == "place-animal":
            return "[data-testid^=field-][data-legal]"
        if kind == "choose-contract":
            return "[data-testid^=open-contract][data-legal]"
        if kind == "exchange-boat":
            return "[data-testid^=pair-][data-legal]"
        if kind in ("choose", "wizard"):
            return "[data-testid^=hand-][data-legal]"
        return "[data-legal]"

    def totals(self) -> list[str]:
        """The points of all seats, once the score sheet is there: it is loaded when a game is over."""
        found = self.page.locator("[data-testid^=total-]")
        expect(found.first).to_be_attached()
        return found.all_inner_texts()


def play_on(people: list[Person], until: int | None = None) -> None:
    """Let everybody answer in turn until the game is over, or until so many answers were given."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if all(person.is_over() for person in people):
            return
        if until is not None and sum(person.answered for person in people) >= until:
            return
        asked = [person for person in people if person.question() is not None]
        for person in asked:
            person.answer()
        if not asked:
            people[0].page.wait_for_timeout(25)
    raise AssertionError(
        f"expected the game to end within {PATIENCE} s, got {[p.question() for p in people]}"
    )


def expect_state(page: Page, testid: str) -> None:
    expect(page.get_by_test_id(testid)).to_be_visible()
