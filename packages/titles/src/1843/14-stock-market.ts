/** 14 Stock market: prices and the zones in the lower left, which lift limits. */
import { inZone, priceOf } from '@roundhouse/rail';
import { market } from './material.ts';
import type { State } from './state.ts';

export const price = (s: State, company: string): number => priceOf(market, s.market, company);

/** Does its marker stand in one of these zones? The coloured par boxes are none of them. */
const isIn = (s: State, company: string, zones: readonly string[]): boolean => {
  const cell = s.market.at[company];
  return cell !== undefined && zones.some((zone) => inZone(market, cell, zone));
};

/** Its certificates do not count against the limit (7.6-7, 7.6-9). */
export const isUncounted = (s: State, company: string): boolean => isIn(s, company, ['yellow', 'orange', 'brown']);
/** A player may own more than 60% of it (7.3-9, 14-2). */
export const isUnlimited = (s: State, company: string): boolean => isIn(s, company, ['orange', 'brown']);
/** Several certificates of it are bought in one action (7.3-2, 14-2). */
export const isBrown = (s: State, company: string): boolean => isIn(s, company, ['brown']);
