/** Where the pieces lie that a part of the final count is made of. */
import type { Reason, View } from '../../lib/types';
import type { SweetView } from './facts';

type Seat = SweetView['seats'][number];
type Cell = Seat['domain_cells'][number];

/** The cells that a prosperity track, a row or a scoring token counts. */
const CELLS: Readonly<Record<string, (cell: Cell) => boolean>> = {
  terrain: (cell) => cell.token !== null,
  rabbits: (cell) => cell.rabbit,
  properties: (cell) => cell.property !== null,
  tents: (cell) => cell.rabbit || cell.property === 'tent',
  houses: (cell) => cell.property === 'house',
  buildings: (cell) => cell.property === 'building',
  'main-terrain': (cell) => cell.token !== null,
  border: (cell) => cell.token !== null,
};
const COLUMNS = ['farming', 'forestry', 'mining'] as const;

function counted(what: string, row: Seat, seat: number): string[] {
  if (what === 'workers' || what === 'employed') return COLUMNS.map((industry) => `column-${seat}-${industry}`);
  if (what === 'industry') return [`industry-points-${seat}`];
  const fits = CELLS[what];
  return fits === undefined ? [] : row.domain_cells.filter(fits).map(({ cell }) => `cell-${seat}-${cell}`);
}

/** Besides, the seat itself: of others the board shows a summary until their land is opened. */
export function scored({ seat, kind, values }: Reason, view: View): string[] {
  const row = (view as SweetView).seats[seat];
  if (row === undefined) return [];
  const here = `seat-${seat}`;
  const word = (name: string): string => String(values[name] ?? '');
  switch (kind) {
    case 'game':
      return [`vp-${seat}`];
    case 'prosperity':
      return [`track-${word('track')}`, ...counted(word('track'), row, seat), here];
    case 'city-points':
      return [`city-points-${seat}`, ...row.cities.flat().map((cell) => `cell-${seat}-${cell}`)];
    case 'gold':
      return [`good-${seat}-gold`];
    case 'diamonds':
      return [`good-${seat}-diamond`];
    case 'ports':
      return [...row.open_ports.map((cell) => `cell-${seat}-${cell}`), here];
    case 'milestones':
      return [...row.milestones.map((id) => `milestone-${id}`), `own-${seat}`, here];
    case 'scoring':
      return [`scoring-${word('scoring')}`, ...counted(word('scoring'), row, seat), here];
    default:
      return [...counted(kind, row, seat), here];
  }
}
