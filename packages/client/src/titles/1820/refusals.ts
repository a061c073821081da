/** Who has said no to an earlier draft of the float or increase that is being put together. */
import { type RailState, type Terms, wasDeclined } from '@roundhouse/rail';
import { speakerOf } from '@roundhouse/titles/1820/face';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import type { InRound } from '../../table/record/log.ts';
import { as1820, frameOf } from './state.ts';

export interface Refused {
  readonly company: string;
  readonly count: number;
  readonly price: number;
}

const drafting = (s: RailState) => frameOf(s, 'float') ?? frameOf(s, 'increase');

/** How many drafts have been refused. */
export const refusedDrafts = (s: RailState): number => Object.keys(drafting(s)?.declined ?? {}).length;

/** By each buyer for whom the one who refused had to speak: what that was, the last time if there were several. */
export function refusedBy(s: RailState, lines: readonly InRound[]): ReadonlyMap<string, Refused> {
  const frame = drafting(s);
  const refused = new Map<string, Refused>();
  for (const { event } of lines.map(({ line }) => line)) {
    if (event.event !== 'declined' || !frame) continue;
    const terms = event['terms'] as Terms;
    if (!wasDeclined(frame, terms)) continue;
    for (const [owner, count] of Object.entries(terms['buyers'] as Readonly<Record<string, number>>)) {
      if (speakerOf(as1820(s), owner) === event['by'])
        refused.set(owner, {
          company: textOf(terms, 'company'),
          count,
          price: numberOf(terms, 'par') || numberOf(terms, 'price'),
        });
    }
  }
  return refused;
}
