import type { Cell } from '@roundhouse/rail';
import type { Moment } from '../../../game/handle.ts';
import { numberOf, textOf } from '../../details.ts';

/** How many of its last places a marker leaves behind. */
const LENGTH = 5;

/** The cells that each company's marker was last on, the latest first. */
export function trailsOf(moments: readonly Moment[]): ReadonlyMap<string, readonly Cell[]> {
  const trails = new Map<string, Cell[]>();
  for (let i = moments.length - 1; i >= 0; i--) {
    for (const event of moments[i]!.events.toReversed()) {
      if (event.event !== 'price') continue;
      const company = textOf(event, 'company');
      const trail = trails.get(company) ?? [];
      if (trail.length < LENGTH) trail.push({ row: numberOf(event, 'row'), col: numberOf(event, 'col') });
      trails.set(company, trail);
    }
  }
  return trails;
}
