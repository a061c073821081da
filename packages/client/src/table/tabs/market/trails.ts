import { type Cell, cellTold, isSameCell } from '@roundhouse/rail';
import type { Step } from '../../../game/handle.ts';
import { textOf } from '@roundhouse/rail/telling/details';

/** How many of its last places a marker leaves behind. */
const LENGTH = 5;

/** Which way it is from one cell to another; a way in two dimensions is named by its larger part. */
export function arrowOf(from: Cell | undefined, to: Cell): string {
  if (!from || from.grid !== to.grid || isSameCell(from, to)) return '·';
  if (Math.abs(to.row - from.row) > Math.abs(to.col - from.col)) return to.row < from.row ? '↑' : '↓';
  return to.col > from.col ? '→' : '←';
}

/** The cells that each company's marker was last on, the latest first. */
export function trailsOf(steps: readonly Step[]): ReadonlyMap<string, readonly Cell[]> {
  const trails = new Map<string, Cell[]>();
  for (let i = steps.length - 1; i >= 0; i--) {
    for (const event of steps[i]!.events.toReversed()) {
      if (event.event !== 'price') continue;
      const company = textOf(event, 'company');
      const trail = trails.get(company) ?? [];
      if (trail.length < LENGTH) trail.push(cellTold(event));
      trails.set(company, trail);
    }
  }
  return trails;
}
