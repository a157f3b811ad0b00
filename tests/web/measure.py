"""Measuring what is on the screen: what overlaps, what is cut off, how small the smallest print is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Sharp edges may share a pixel; anything more is an overlap.
TOLERANCE = 1.0
LEAST_PRINT = 9.0

SCRIPT = """
(tolerance) => {
  const box = (element) => element.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance;
  const inside = (a, b) => a.left >= b.left - tolerance && a.right <= b.right + tolerance
    && a.top >= b.top - tolerance && a.bottom <= b.bottom + tolerance;
  const marks = [...document.querySelectorAll('[data-bid]')].map((each) => [each.dataset.bid, box(each)]);
  const tiles = [...document.querySelectorAll('[data-testid^=lot-]')]
    .map((each) => [each.dataset.testid, box(each)]);
  const things = [...marks, ...tiles];
  const overlaps = [];
  things.forEach(([a, one], i) => things.slice(i + 1).forEach(([b, two]) => {
    if (meet(one, two)) overlaps.push(`${a} + ${b}`);
  }));
  const board = box(document.querySelector('.zones'));
  const cut = things.filter(([, own]) => !inside(own, board)).map(([name]) => name);
  for (const mark of document.querySelectorAll('[data-bid]')) {
    const cell = mark.closest('[data-cell-of]');
    if (!inside(box(mark), box(cell))) cut.push(`${mark.dataset.bid} out of its cell`);
  }
  const small = [];
  const walker = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (text === '' || parent === null || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const own = range.getBoundingClientRect();
    if (own.width === 0) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < LEAST) small.push(`${text}: ${size.toFixed(1)}`);
    for (let outer = parent; outer?.closest('.zones') != null; outer = outer.parentElement) {
      const clips = getComputedStyle(outer).overflowY === 'hidden' && !(outer instanceof SVGElement);
      if (clips && !inside(own, box(outer))) cut.push(`${text} in ${outer.className}`);
    }
  }
  const auction = document.querySelector('[data-testid=auction]')?.parentElement;
  const scrolls = auction != null && auction.scrollHeight > auction.clientHeight + tolerance;
  return { overlaps, cut, small, scrolls, bids: marks.length, lots: tiles.length };
}
"""


WHERE = """() => [...document.querySelectorAll('[data-cell-of], .foot')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
}).join(' ')"""


def measured(page: Page) -> dict[str, Any]:
    """What is wrong with the auction on this page: overlaps, what is cut off, too small print, scrolling."""
    found = page.evaluate(SCRIPT.replace("LEAST", str(LEAST_PRINT)), TOLERANCE)
    assert isinstance(found, dict)
    return found


# Frames, not a time: a slow machine draws few of them, and each follows what has come before it.
QUIET = """async () => {
  for (let frames = 0; frames < 8; frames += 1) {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }
}"""


def settled(page: Page) -> None:
    """Wait until the fonts are there and the layout has followed."""
    before = None
    while True:
        page.evaluate(QUIET)
        if (now := page.evaluate(WHERE)) == before:
            return
        before = now


def expect_clear(page: Page, lots: int) -> dict[str, Any]:
    """Every lot is on the screen at once, nothing collides, nothing is cut off, all print can be read."""
    settled(page)
    found = measured(page)
    faults = {what: found[what] for what in ("overlaps", "cut", "small") if found[what]}
    size = page.viewport_size
    assert not faults, (size, faults)
    assert not found["scrolls"], size
    assert found["lots"] == lots, size
    return found
