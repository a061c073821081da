/** What is left of the powers of a cousin. */
import type { RailState } from '@roundhouse/rail';
import type { Words } from '../../table/words.ts';
import { as1820 } from './state.ts';

/** Powers that are counted, beside one use for each share: early trains in the game, and free markers of each company. */
export function usesLeft(state: RailState, cousin: string): Words[] {
  const { ext } = as1820(state);
  if (cousin === 'JH') return [{ id: 'own.cousin.early', values: { left: 3 - ext.earlyTrains } }];
  return [];
}
