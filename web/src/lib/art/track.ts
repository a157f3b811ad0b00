/** A winding road of equal steps: rows joined by half-circle turns, walked by length. */
export interface Road {
  path: string;
  width: number;
  height: number;
  at(step: number): { x: number; y: number };
}

const STEP = 30;
const GAP = 50;
const MARGIN = 20;
const ROWS = [4, 5, 6, 7, 8, 9];

/** The straight part of each row, so that `steps` equal steps fill `rows` rows and their turns. */
const straightOf = (rows: number, steps: number): number => (steps * STEP - ((rows - 1) * Math.PI * GAP) / 2) / rows;

function sizeOf(rows: number, steps: number): { width: number; height: number } {
  return { width: straightOf(rows, steps) + GAP + 2 * MARGIN, height: (rows - 1) * GAP + 2 * MARGIN + 34 };
}

/** The number of rows whose shape is nearest to a field of this aspect. */
export function rowsFor(aspect: number, steps: number): number {
  const off = (rows: number): number => {
    const { width, height } = sizeOf(rows, steps);
    return Math.abs(Math.log(width / height / aspect));
  };
  return ROWS.reduce((best, rows) => (off(rows) < off(best) ? rows : best));
}

/** The road starts at the left of the lowest row and climbs, as scores do. */
export function windingRoad(rows: number, steps: number): Road {
  const gap = GAP;
  const straight = straightOf(rows, steps);
  const left = MARGIN + gap / 2;
  const right = left + straight;
  const top = MARGIN + 17;
  const { width, height } = sizeOf(rows, steps);
  const r = gap / 2;
  const turn = Math.PI * r;
  const length = rows * straight + (rows - 1) * turn;
  const rowY = (row: number): number => top + (rows - 1 - row) * gap;

  let path = `M${left},${rowY(0)}`;
  for (let row = 0; row < rows; row += 1) {
    const rightward = row % 2 === 0;
    path += ` H${rightward ? right : left}`;
    if (row < rows - 1) path += ` a${r},${r} 0 0 ${rightward ? 0 : 1} 0,${-gap}`;
  }

  const at = (step: number): { x: number; y: number } => {
    let rest = (Math.max(0, Math.min(steps, step)) / steps) * length;
    for (let row = 0; row < rows; row += 1) {
      const rightward = row % 2 === 0;
      if (rest <= straight) return { x: rightward ? left + rest : right - rest, y: rowY(row) };
      rest -= straight;
      if (rest <= turn && row < rows - 1) {
        const angle = rest / r;
        const side = rightward ? right : left;
        const out = r * Math.sin(angle) * (rightward ? 1 : -1);
        return { x: side + out, y: rowY(row) - r + r * Math.cos(angle) };
      }
      rest -= turn;
    }
    return { x: rows % 2 === 1 ? right : left, y: rowY(rows - 1) };
  };
  return { path, width, height, at };
}
