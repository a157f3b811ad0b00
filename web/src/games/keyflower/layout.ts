/** Where the lots of a season stand: cells of one size that never overlap, and what finds room in a cell. */

export interface Cells {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Bids stand beside the tile or below it. */
  rail: 'beside' | 'below';
  /** How much larger than their least size the markers of the bids are. */
  chip: number;
  /** The least width of a tile here. */
  least: number;
  /** False where even the smallest cells do not fit: then the auction is pushed up and down. */
  fits: boolean;
}

/**
 * How one lot is drawn in its cell: as a tile this wide, or, where a tile would be too small to read, as a card with
 * room in its middle and so many bids; a card without room for all bids tells how many more there are.
 */
export type Shape = { form: 'tile'; hex: number } | { form: 'card'; middle: number; shown: number };

export const GAP = 4;
/** The markers of bids beside a tile, and on a card. */
export const CHIP = { width: 54, height: 21, gap: 2 } as const;
const SMALL_CHIP = { height: 19, bare: 30.2, digit: 6, more: 22 } as const;
/** Below this width the print of a tile would be smaller than nine pixels. On a phone a card is easier to read for longer. */
export const LEAST_HEX = 96;
export const LEAST_HEX_ON_PHONE = 116;
/** A hex with the halo around it, in widths of the hex. */
export const HALO = { width: 1.06, height: 0.93 } as const;
const CARD = { width: 110, height: 64, name: 17, edge: 3, middle: 17 } as const;
/** So many bids on one lot are common, and room is kept for them; for more, their lot alone makes room. */
const COMMON = 3;
const LARGE = 1.3;

function hexIn(width: number, height: number, rail: Cells['rail'], chip: number, bids: number): number {
  const wide = (CHIP.width + CHIP.gap) * chip;
  const tall = (CHIP.height + CHIP.gap) * chip;
  if (rail === 'beside') {
    const perColumn = Math.max(1, Math.floor((height + CHIP.gap) / tall));
    return Math.min((width - Math.ceil(bids / perColumn) * wide) / HALO.width, height / HALO.height);
  }
  const perRow = Math.max(1, Math.floor((width + CHIP.gap) / wide));
  return Math.min(width / HALO.width, (height - Math.ceil(bids / perRow) * tall) / HALO.height);
}

/** The cells that show the tiles largest; where tiles would be too small to read, the cells that suit cards. */
export function arrange(width: number, height: number, lots: number, seats: number, least = LEAST_HEX): Cells {
  const cell = (columns: number): Pick<Cells, 'columns' | 'rows' | 'width' | 'height'> => {
    const rows = Math.ceil(lots / columns);
    return {
      columns,
      rows,
      width: Math.floor((width - (columns - 1) * GAP) / columns),
      height: Math.floor((height - (rows - 1) * GAP) / rows),
    };
  };
  const all = Array.from({ length: Math.max(1, lots) }, (_, i) => cell(i + 1));
  const bids = Math.min(seats, COMMON);
  let best: Cells | null = null;
  let most = 0;
  for (const chip of [LARGE, 1]) {
    for (const rail of ['below', 'beside'] as const) {
      for (const each of all) {
        const hex = hexIn(each.width, each.height, rail, chip, bids);
        /** Large markers suit large tiles only. */
        if (hex <= most || hex < least * (chip > 1 ? 1.4 : 1)) continue;
        best = { ...each, rail, chip, least, fits: true };
        most = hex;
      }
    }
    if (best !== null) return best;
  }
  const suits = (each: { width: number; height: number }): number => Math.min(each.width / 1.6, each.height);
  const wide = all.filter((each) => each.width >= CARD.width || each.columns === 1);
  const card = wide.reduce((first, second) => (suits(second) > suits(first) ? second : first));
  if (card.height >= CARD.height) return { ...card, rail: 'below', chip: 1, least, fits: true };
  const packed = wide[wide.length - 1] ?? card;
  return { ...packed, height: CARD.height * 1.2, rail: 'below', chip: 1, least, fits: false };
}

/** Whether the markers on a card are as small as can be read. */
export const isTight = ({ width, height }: Pick<Cells, 'width' | 'height'>): boolean => width < 150 || height < 78;

/** How wide the marker of a bid of so many workers is. */
export const chipWidth = (count: number, tight: boolean): number =>
  tight ? SMALL_CHIP.bare + String(count).length * SMALL_CHIP.digit : CHIP.width;

/** How many rows markers of these widths take. */
function rowsOf(width: number, markers: readonly number[]): number {
  let rows = markers.length > 0 ? 1 : 0;
  let used = 0;
  for (const own of markers) {
    if (used > 0 && used + own > width) {
      rows += 1;
      used = 0;
    }
    used += own + CHIP.gap;
  }
  return rows;
}

function cardIn(cells: Cells, counts: readonly number[]): Shape {
  const width = cells.width - CARD.edge * 2;
  const tight = isTight(cells);
  const tall = (tight ? SMALL_CHIP.height : CHIP.height) + CHIP.gap;
  const most = Math.max(1, Math.floor((cells.height - CARD.name - CARD.edge - CARD.middle) / tall));
  const markers = counts.map((count) => chipWidth(count, tight));
  let shown = markers.length;
  const rows = (): number => rowsOf(width, shown < markers.length ? [...markers.slice(0, shown), SMALL_CHIP.more] : markers);
  while (shown > 1 && rows() > most) shown -= 1;
  return { form: 'card', middle: Math.max(0, cells.height - CARD.name - rows() * tall - CARD.edge), shown };
}

/** What a lot with these bids looks like in its cell; the bids come in the order in which they stand. */
export function shapeOf(cells: Cells, counts: readonly number[], seats: number): Shape {
  const bids = Math.max(counts.length, Math.min(seats, COMMON));
  const hex = Math.floor(hexIn(cells.width, cells.height, cells.rail, cells.chip, bids));
  return hex >= cells.least ? { form: 'tile', hex } : cardIn(cells, counts);
}
