/** The drawing of points over a game: where every moment and every score stands. */
import type { PointsAt } from '../lib/types';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Ticks {
  values: number[];
  low: number;
  high: number;
}

/** Round numbers that hold all these between the first and the last of them. */
export function ticksOf(scores: readonly number[], most = 6): Ticks {
  const low = Math.min(0, ...scores);
  const high = Math.max(1, ...scores);
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 1);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const values = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step);
  return { values, low: first, high: last };
}

/** Chances have room for all there can be, so that two games look alike. */
export const PERCENT_TICKS: Ticks = { values: [0, 25, 50, 75, 100], low: 0, high: 100 };

/** Every point has the same room: a turn of many steps is not longer than one of few. */
export function xOf(frame: Frame, count: number, i: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (count < 2 ? room / 2 : (room * i) / (count - 1));
}

export function yOf(frame: Frame, ticks: Ticks, score: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - (score - ticks.low) / (ticks.high - ticks.low));
}

/** The point that is nearest to where somebody has tapped. */
export function nearestAt(frame: Frame, count: number, x: number): number {
  const room = frame.width - frame.left - frame.right;
  const place = Math.round(((x - frame.left) / Math.max(1, room)) * (count - 1));
  return Math.max(0, Math.min(count - 1, place));
}

/** Among the points: the last one at or before a moment. */
export function pointAt(points: readonly PointsAt[], n: number): number {
  return Math.max(
    0,
    points.findLastIndex((each) => each.n <= n),
  );
}

/** The stages that begin at these entries, by the point where each begins; of those at one point of a rough curve the last. */
export function stagesAt(points: readonly PointsAt[], begun: readonly number[]): Map<number, number> {
  return new Map(begun.map((n, i) => [pointAt(points, n), i + 1]));
}

/** Where the mark of a seat is drawn on its line: a few times, no two seats in one place, and at the end. */
export function markedAt(count: number, seat: number, seats: number, marks = 6): number[] {
  const stride = Math.max(1, count / marks);
  const shift = (stride * (seat + 0.5)) / seats;
  const places = Array.from({ length: marks }, (_, i) => Math.floor(shift + i * stride)).filter((place) => place < count - 1);
  return [...new Set([...places, count - 1])];
}

/** A form for every seat, so that lines are told apart without their colours. */
export const MARKS: readonly string[] = [
  'M-5,0 a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0z',
  'M-4.5,-4.5 h9 v9 h-9z',
  'M0,-6 L5.6,4.4 H-5.6z',
  'M0,-6.4 L6.4,0 L0,6.4 L-6.4,0z',
  'M-2,-6 h4 v4 h4 v4 h-4 v4 h-4 v-4 h-4 v-4 h4z',
  'M0,6 L5.6,-4.4 H-5.6z',
];
export const DASHES: readonly string[] = ['', '9 4', '3 3', '12 3 3 3', '6 2', '2 5'];
