import type { RailState } from '@roundhouse/rail';
import { orderByCash, stockRoundOf } from '@roundhouse/titles/1843/face';
import type { Words } from '../../table/words.ts';
import type { Presentation } from '../presentation.ts';
import { as1843 } from './state.ts';

export const playerOrder: NonNullable<Presentation['playerOrder']> = {
  name: 'own.playerOrder',
  of: (s) => as1843(s).ext.order,
};

/** The card of a player, and in a stock round the one that today's cash would bring. */
export function playerMark(state: RailState, player: string): Words | null {
  const s = as1843(state);
  const place = s.ext.order.indexOf(player) + 1;
  if (place === 0) return null;
  if (!stockRoundOf(s)) return { id: 'own.card', values: { place } };
  return { id: 'own.cardThen', values: { place, next: orderByCash(s).indexOf(player) + 1 } };
}
