/** Light up spots of the board wherever they are drawn, whatever draws them. */
export function light(spots: ReadonlySet<string>): Element[] {
  for (const old of document.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  const found = [...spots].flatMap((spot) => [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)]);
  for (const element of found) element.setAttribute('data-lit', '');
  return found;
}

/** The zone of the first of these that belongs to one, for screens that show one zone at a time. */
export const zoneOf = (elements: readonly Element[]): string | null =>
  elements.map((element) => element.closest<HTMLElement>('[data-zone]')?.dataset.zone).find((zone) => zone !== undefined) ?? null;
