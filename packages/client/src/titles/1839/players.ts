import type { RailState } from '@roundhouse/rail';
import type { Words } from '../../table/words.ts';
import type { Presentation } from '../presentation.ts';
import { as1839 } from './state.ts';

export const playerOrder: NonNullable<Presentation['playerOrder']> = {
  name: 'own.playerOrder',
  of: (s) => as1839(s).ext.order,
};

/** The number card of a player. */
export function playerMark(s: RailState, player: string): Words | null {
  const place = as1839(s).ext.order.indexOf(player) + 1;
  return place === 0 ? null : { id: 'own.card', values: { place } };
}

/** What the private companies are called for short. */
const short: Readonly<Record<string, string>> = {
  LP: 'Pincoffs',
  JJB: 'Beijnes',
  HLvVdG: 'Laantje',
  'SR-V': 'Spoorlijn',
  KR: 'Kabinet',
  KFvSeaW: 'Fabriek',
  DeRtU: 'Diepenbrock',
  CM: 'Crédit',
  WCTS: 'Stork',
  CO: 'Outshoorn',
  AB: 'Borsig',
  AV: 'Voombergh',
  RH: 'Handelsvereeniging',
};
export const lotLabel = (id: string): string => short[id] ?? id;
