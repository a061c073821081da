import type { RailState } from '@roundhouse/rail';
import type { MessageId } from '../../table/words.ts';
import { as1843 } from './state.ts';

/** The Engineers' card on the train that they have marked; what is obsolete runs once more. */
export function trainMark(state: RailState, train: string): MessageId | null {
  const { engineers } = as1843(state).ext;
  if (engineers?.train !== train) return null;
  return engineers.obsolete ? 'own.engineers.obsolete' : 'own.engineers.marked';
}
