import type { RailState } from '@roundhouse/rail';
import { lastRound, phase } from '@roundhouse/titles/1843/face';
import type { Words } from '../../table/words.ts';
import { as1843 } from './state.ts';

/** With the first gray train it is known when the game ends at the latest. */
export function roundNote(state: RailState): Words | null {
  const s = as1843(state);
  const last = s.ended ? null : lastRound(s, phase(s).operatingRounds);
  return last && { id: 'own.endsAfter', values: { set: last.set, round: last.round } };
}
