"""Measuring the board of Sweet Lands: print, what is cut off or covered, what a finger can hit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.measure import settled

LEAST_PRINT = 9.0
LEAST_TARGET = 44.0
TOLERANCE = 1.5

SCRIPT = """
([where, least, tolerance]) => {
  const screen = document.querySelector(where);
  const small = [];
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (text === '' || parent === null || !parent.checkVisibility()) continue;
    // A map is looked at closer by zooming.
    if (parent.closest('[data-testid^=domain-]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (range.getBoundingClientRect().width === 0) continue;
    const matrix = parent instanceof SVGElement ? parent.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    const piece = parent.closest('[data-testid]')?.dataset.testid;
    if (size < least) small.push(`${text}: ${size.toFixed(1)} in ${piece}`);
  }
  const seen = (each) => each.checkVisibility() && each.closest('[data-testid^=domain-]') === null;
  const spots = [...screen.querySelectorAll('.spot')].filter(seen);
  const box = (each) => each.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance;
  // A large hand is held like a fan.
  const overlaps = [];
  spots.forEach((one, i) => spots.slice(i + 1).forEach((two) => {
    const held = one.closest('[data-testid=hand]') !== null && two.closest('[data-testid=hand]') !== null;
    if (!held && !one.contains(two) && !two.contains(one) && meet(box(one), box(two)))
      overlaps.push(`${one.dataset.testid} + ${two.dataset.testid}`);
  }));
  const cut = [];
  for (const zone of screen.querySelectorAll('.zone')) {
    if (!zone.checkVisibility() || matchMedia('(max-width: 760px)').matches) continue;
    for (const each of zone.querySelectorAll('.spot')) {
      if (seen(each) && box(each).bottom > box(zone.closest('.zones') ?? zone).bottom + tolerance)
        cut.push(each.dataset.testid);
    }
  }
  const wide = [...screen.querySelectorAll('.zones, aside')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1);
  return { small: [...new Set(small)], overlaps, cut, wide: wide.map((each) => each.className) };
}
"""
REACH = """
(least) => [...document.querySelectorAll('[data-legal], .screen button')]
  .filter((each) => each.checkVisibility() && !each.disabled && each.ariaDisabled !== 'true')
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([each, { width, height }]) =>
    `${each.dataset.testid ?? each.textContent.trim()} ${Math.round(width)}x${Math.round(height)}`)
"""


def expect_legible(page: Page, where: str = ".screen") -> None:
    """All print can be read, no piece lies over another or is cut off, nothing scrolls sideways."""
    settled(page)
    found: dict[str, Any] = page.evaluate(SCRIPT, [where, LEAST_PRINT, TOLERANCE])
    faults = {what: some for what, some in found.items() if some}
    assert not faults, faults


def expect_reachable(page: Page) -> None:
    """A finger hits whatever may be touched."""
    settled(page)
    small = page.evaluate(REACH, LEAST_TARGET - 0.5)
    assert not small, small
