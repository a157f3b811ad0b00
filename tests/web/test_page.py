"""The table around the games: places that stay, why not, talk, invitations, the sheet, the weight."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support import ServerProcess
from tests.web.people import Person, play_on

Device = Callable[..., Page]
STATIC = Path(__file__).parents[2] / "src" / "artel" / "table" / "static"
PHONE = (390, 844)
SLOTS = "[data-testid=slots] button"
MOST_GAMES = 8


def watched_game(url: str, game: str, seats: int) -> str:
    """A game of quick bots that anybody may watch; answers its link."""
    bots = [{"kind": "bot", "bot": "random"}] * seats
    made = httpx.post(f"{url}/api/tables", json={"game": game, "seats": bots, "name": "", "take": None})
    assert made.status_code == 201, made.text
    return f"{url}/t/{made.json()['table']}"


def places(page: Page) -> list[tuple[float, ...]]:
    """Where the buttons stand that have their own places."""
    boxes = page.locator(SLOTS).evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
    )
    return [tuple(box) for box in boxes]


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_two_quick_clicks_on_undo_never_pass(device: Device, url: str, size: tuple[int, int]) -> None:
    anna, lev = Person(device(size=size), "Anna"), Person(device(), "Lev")
    lev.join(anna.open_table(url, "keyflower", ["open"]))
    page, question = anna.page, anna.page.get_by_test_id("question")
    while anna.question() is None:
        lev.answer()
    expect(question).to_have_attribute("data-kind", "turn")
    passes = page.locator("[data-testid=log] [data-kind=passed]").count()
    at_rest = places(page)
    # Undo and redo, cancel, why not, the way out, and the menu of the turn.
    assert len(at_rest) == 6
    assert not any(overlap(a, b) for i, a in enumerate(at_rest) for b in at_rest[:i])
    passing = page.get_by_test_id("move-pass")
    assert "go" not in (passing.get_attribute("class") or "").split()
    # On a phone the bar grows upwards, and these places stand at its foot.
    page.locator("[data-testid^=lot-][data-legal]").first.click(force=True)
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_visible()
    assert places(page) == at_rest
    confirm.click()
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    expect(question).to_have_count(0)
    assert places(page) == at_rest
    undo.dblclick(force=True, delay=30)
    expect(question).to_have_attribute("data-kind", "turn")
    page.wait_for_timeout(400)
    assert places(page) == at_rest
    expect(question).to_have_attribute("data-kind", "turn")
    expect(page.locator("[data-testid=log] [data-kind=passed]")).to_have_count(passes)


def test_a_second_click_does_not_hit_what_has_come_under_the_finger(device: Device, url: str) -> None:
    anna = Person(device(), "Anna")
    anna.open_table(url, "artificium", ["apprentice"])
    page = anna.page
    question = page.get_by_test_id("question")
    page.get_by_test_id("move-pass").click()
    # Before that, cards in the hand could be touched for something else.
    expect(question).to_have_attribute("data-kind", "choose")
    page.locator("[data-testid^=hand-][data-legal]").first.click()
    expect(question).to_have_attribute("data-kind", "resolve")
    # Whatever the answer is, the other answers that the bar then offers stay untouched.
    page.get_by_test_id("decision-bar").evaluate(
        """bar => {
          const made = name => {
            const button = document.createElement('button');
            button.dataset.line = name;
            button.onclick = () => (window.clicked = (window.clicked ?? []).concat(name));
            return button;
          };
          const box = bar.querySelector('.answers');
          const at = { bubbles: true, detail: 1, clientX: 500, clientY: 700 };
          const press = button => button.dispatchEvent(new MouseEvent('click', at));
          const [first, second] = [made('first'), made('second')];
          box.append(first, second);
          press(first); press(first); press(second);
          setTimeout(() => press(second), 700);
        }"""
    )
    assert page.evaluate("window.clicked") == ["first", "first"]
    page.wait_for_timeout(1000)
    assert page.evaluate("window.clicked") == ["first", "first", "second"]


@pytest.mark.parametrize(
    ("language", "foreign"), [("ru-RU", "[A-Za-z]{3}"), ("it-IT", r"\b(the|bid|tile)\b")]
)
def test_why_not_is_asked_by_keyboard_and_answered_in_the_language(
    device: Device, url: str, language: str, foreign: str
) -> None:
    anna = Person(device(language=language), "Анна")
    anna.open_table(url, "keyflower", ["apprentice"])
    page, refusal = anna.page, anna.page.get_by_test_id("refusal")
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "turn")
    page.keyboard.press("w")
    expect(page.get_by_test_id("why-not")).to_have_attribute("aria-pressed", "true")
    askable = page.locator("[data-askable]")
    assert askable.count() >= 8
    assert set(askable.evaluate_all("all => all.map(e => e.tabIndex)")) == {0}
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-askable], [data-legal]')")
    page.locator("[data-testid^=boat-][data-askable]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("rule-text")).to_be_visible()
    assert not re.search(foreign, refusal.inner_text())
    # What is refused by a rule tells the rule, without the number it has in our ledger.
    page.keyboard.press("/")
    page.get_by_test_id("command-line").fill("why use turn-1 blue 1")
    page.keyboard.press("Enter")
    expect(refusal).to_have_attribute("data-rule", re.compile("KF-"))
    expect(page.get_by_test_id("rule-text")).to_be_visible()
    assert not re.search(f"KF-|{foreign}", refusal.inner_text())
    # Nothing has been played.
    expect(page.get_by_test_id("question")).to_have_attribute("data-kind", "turn")


def test_talk_stands_in_its_place_and_raises_a_badge(device: Device, url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(size=PHONE, has_touch=True), "Lev")
    link = anna.open_table(url, "artificium", ["open"])
    lev.join(link)
    expect(lev.page.get_by_test_id("decision-bar")).to_be_visible()
    tab = lev.page.get_by_test_id("tab-log")
    anna.page.get_by_test_id("say").fill("Good luck!")
    anna.page.get_by_test_id("say").press("Enter")
    expect(tab.locator("em")).to_have_text("1")
    expect(anna.page.get_by_test_id("unread")).to_have_count(0)
    tab.click()
    for person in (anna, lev):
        expect(person.page.get_by_test_id("said")).to_be_visible()
    expect(tab.locator("em")).to_have_count(0)
    lev.page.get_by_test_id("tab-table").click()
    # Equal lines are told as one, so that everybody's log has its own length.
    logs = [person.page.get_by_test_id("log").locator("li") for person in (anna, lev)]
    before = [lines.count() for lines in logs]
    play_on([anna, lev], until=4)
    for lines, count in zip(logs, before, strict=True):
        expect(lines.nth(count)).to_be_attached()
        expect(lines.nth(count - 1)).to_have_attribute("data-testid", "said")
    expect(tab.locator("em")).to_have_count(0)
    lev.page.reload()
    expect(logs[1].nth(before[1] - 1)).to_have_attribute("data-testid", "said")


def test_an_invitation_says_how_far_it_reaches_and_can_be_opened(device: Device, url: str) -> None:
    page = device()
    lan = "http://192.0.2.7:8000"
    tries: list[str] = []

    def info(route: Route) -> None:
        route.fulfill(
            json={"version": "1", "build": "pure", "lan_url": None, "lan_qr": None, "may_open": True}
        )

    def network(route: Route) -> None:
        tries.append(route.request.method)
        if len(tries) == 1:
            error = {"kind": "no-network", "expected": "a network", "got": None}
            route.fulfill(status=409, json={"error": error})
        else:
            route.fulfill(json={"lan_url": lan, "lan_qr": "<svg/>"})

    page.route("**/api/info", info)
    page.route("**/api/network", network)
    link = Person(page, "Anna").open_table(url, "artificium", ["open"])
    expect(page.get_by_test_id("only-here")).to_be_visible()
    expect(page.get_by_test_id("qr")).to_have_count(0)
    page.get_by_test_id("open-network").click()
    expect(page.get_by_test_id("network-fault")).to_be_visible()
    page.get_by_test_id("open-network").click()
    expect(page.get_by_test_id("lan-link")).to_have_value(lan + link.removeprefix(url))
    expect(page.get_by_test_id("qr")).to_be_visible()
    expect(page.get_by_test_id("only-here")).to_have_count(0)
    assert tries == ["POST", "POST"]


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
def test_a_table_opened_to_the_network_is_joined_from_there(
    device: Device, start_server: Callable[..., ServerProcess]
) -> None:
    """Another loopback address stands for that of the network; everything else is real."""
    server = start_server(found_address="127.0.0.3")
    anna, lev = Person(device(), "Anna"), Person(device(), "Lev")
    anna.open_table(server.url, "artificium", ["open"])
    anna.page.get_by_test_id("open-network").click()
    link = anna.page.get_by_test_id("lan-link").input_value()
    assert link.startswith("http://127.0.0.3:")
    lev.join(link)
    for person in (anna, lev):
        place = person.page.get_by_test_id("question").or_(person.page.get_by_test_id("waiting"))
        expect(place.first).to_be_visible()


def test_a_lost_answer_does_not_lose_the_seat(device: Device, url: str) -> None:
    anna, lev = Person(device(), "Anna"), Person(device(), "Lev")
    link = anna.open_table(url, "artificium", ["open"])
    ids: list[str] = []

    def join(route: Route) -> None:
        asked: Any = route.request.post_data_json
        ids.append(asked["id"])
        answer = route.fetch()
        # The server has given the seat away, but the first answer never arrives.
        route.abort() if len(ids) == 1 else route.fulfill(response=answer)

    lev.page.route("**/join", join)
    lev.join(link)
    # Only somebody who sits at the table has something to say there.
    expect(lev.page.get_by_test_id("say")).to_be_visible()
    assert len(ids) == 2
    assert ids[0] == ids[1]


def test_the_lobby_promises_no_colours_and_dates_are_british(device: Device, url: str) -> None:
    page = device(language="en-GB")
    Person(page, "Anna").open_table(url, "keyflower", ["open", "open"])
    fills = page.locator("[data-testid^=seat-] .marker path:first-child").evaluate_all(
        "all => all.map(e => getComputedStyle(e).fill)"
    )
    assert len(fills) == 3
    assert len(set(fills)) == 1
    page.goto(url)
    page.evaluate(
        "localStorage.setItem('artel.seats', JSON.stringify([{table: 'birch-41', game: 'keyflower', seat: 0,"
        " key: 'k', code: '', since: Date.UTC(2026, 10, 3, 12)}]))"
    )
    page.reload()
    expect(page.get_by_test_id("table-birch-41")).to_contain_text("03/11/2026")
    assert "k" not in (page.get_by_test_id("table-birch-41").get_attribute("href") or "").split("#")[1:]


# What stands on the sheet when it appears, and when the winner does: the page itself is never late to see it.
WATCH_THE_SHEET = """
  const there = (id) => document.querySelectorAll(`[data-testid="${id}"]`).length;
  const seen = () => [there('winner') + document.querySelectorAll('.won').length, there('score-row')];
  new MutationObserver(() => {
    if (there('score-sheet')) window.sheetCame ??= seen();
    if (there('winner')) window.winnerCame ??= [1, there('score-row')];
  }).observe(document, { childList: true, subtree: true, attributes: true });
"""


def test_the_sheet_builds_up_then_tells_the_winner_and_keeps_its_buttons(browser: Browser, url: str) -> None:
    link = watched_game(url, "keyflower", 4)
    context = browser.new_context(viewport={"width": 768, "height": 1024}, locale="en-GB")
    page = context.new_page()
    # The moves are not waited for: what builds up at its own pace is the sheet.
    page.add_init_script("localStorage.setItem('artel.pace', 'instant')")
    page.add_init_script(WATCH_THE_SHEET)
    page.goto(link)
    expect(page.get_by_test_id("score-sheet")).to_be_visible(timeout=120_000)
    expect(page.get_by_test_id("winner")).to_be_visible()
    # When the sheet came there was no winner on it, and it had grown when there was.
    (first, _), (last, rows_then) = page.evaluate("[window.sheetCame, window.winnerCame]")
    assert (first, last) == (0, 1)
    assert rows_then > 0
    rows = page.get_by_test_id("score-row")
    last_row = rows.last.bounding_box()
    assert last_row is not None
    for size in ((768, 1024), (1366, 768), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in ("review", "record", "winner"):
            expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)
    # A product such as 13 x 3 stands beside every sum of pieces.
    page.set_viewport_size({"width": 1366, "height": 768})
    products = [text.split(" × ") for text in products_of(page, url)]
    assert all(len(each) == 2 and all(part.isdigit() for part in each) for each in products)
    context.close()


def products_of(page: Page, url: str) -> list[str]:
    """The products on this sheet, or on that of another game: bots that play by chance may earn none."""
    for _ in range(MOST_GAMES):
        found = page.get_by_test_id("product").all_inner_texts()
        if found:
            return found
        page.goto(watched_game(url, "keyflower", 4))
        expect(page.get_by_test_id("winner")).to_be_visible(timeout=120_000)
    raise AssertionError(f"expected a product on a sheet of {MOST_GAMES} games, got none")


def transferred(page: Page) -> list[tuple[str, int]]:
    """From now on: every file of the server that this page fetches, with the bytes that travelled."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    found: list[tuple[str, int]] = []

    def response(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] in names:
            found.append((names[event["requestId"]], int(event["encodedDataLength"])))

    session.on("Network.responseReceived", response)
    session.on("Network.loadingFinished", finished)
    return found


def own_scripts(files: list[tuple[str, int]]) -> list[str]:
    """Without the few words and numbers of every game that the first page tells."""
    return [name for name, _ in files if not re.search("/(about|lessons)-", name)]


def test_a_page_fetches_only_what_it_shows(device: Device, url: str) -> None:
    page = device()
    files = transferred(page)
    page.goto(url)
    page.get_by_test_id("play-now").wait_for()
    page.wait_for_load_state("networkidle")
    everything = sum(
        path.stat().st_size
        for path in STATIC.rglob("*")
        if path.is_file() and path.suffix not in (".br", ".gz")
    )
    # The names of all games stand on the first page; what else is a game's own comes when it is opened.
    scripts = [name for name in own_scripts(files) if name.endswith(".js")]
    assert scripts
    assert not any(
        re.search(r"keyflower|artificium|TablePage|ScorePage|\.ru-|\.it-", name) for name in scripts
    )
    assert sum(size for _, size in files) < everything / 3
    # Texts travel packed: all of them together weigh less than half of what they are.
    texts = [(name, size) for name, size in files if name.endswith((".js", ".css"))]
    plain = sum((STATIC / "assets" / name.rsplit("/", 1)[1]).stat().st_size for name, _ in texts)
    assert sum(size for _, size in texts) < plain / 2
    page.get_by_test_id("game-artificium").click()
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("decision-bar").wait_for()
    page.wait_for_load_state("load")
    assert any("artificium" in name for name in own_scripts(files))
    assert not any("keyflower" in name or ".ru-" in name for name in own_scripts(files))
    page.get_by_test_id("lang-ru").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_test_id("undo")).to_contain_text("Ход назад")
    assert any("artificium.ru-" in name for name, _ in files)
