import type { RailState } from '@roundhouse/rail';
import { isRusted } from '@roundhouse/titles/1843/face';
import { as1843 } from './state.ts';

/** An old train does not fulfil the duty to own one. */
export const isSecondary = (s: RailState, { train }: Readonly<Record<string, unknown>>): boolean =>
  typeof train === 'string' && isRusted(as1843(s), train);
