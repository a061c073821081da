/** The figures of the book. */
import type { MarketsDef, PhaseDef, PrivateDef, TrainDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import marketJson from './market.json' with { type: 'json' };
import phasesJson from './phases.json' with { type: 'json' };
import privatesJson from './privates.json' with { type: 'json' };
import trainsJson from './trains.json' with { type: 'json' };

export * from './board.ts';

export type Phase = With<PhaseDef, 'pars'>;

export const markets = fromJson<MarketsDef>()(marketJson);
/**
 * 17.1-1, 17.1-4, 17.2-1, 17.2-4, 17.2-6, 17.3-1, 17.3-3, 17.3-6, 17.4-1, 17.4-3, 17.4-6, 17.5-1, 17.5-4, 17.6-1,
 * 17.6-4, 17.7-1, 17.7-2, 17.7-5.
 */
export const phases = fromJson<readonly Phase[]>()(phasesJson);
/**
 * In the order of the auction, with the row of each below $250 (4-9): 13.2.2.1-1, 13.2.2.2-1, 13.2.2.3-1, 13.2.2.4-1,
 * 13.2.2.5-1, 13.2.2.6-1, 13.2.2.7-1, 13.2.2.8-1, 13.2.3-1.
 */
export const privates = fromJson<readonly PrivateDef[]>()(privatesJson);
/**
 * Of the Diesel as many as all shells of all companies together may own: as good as unlimited (Q39). table-4.1-1,
 * table-4.1-2, table-4.1-3, table-4.1-4, table-4.1-5, table-4.1-6, table-4.1-7.
 */
export const trains = fromJson<readonly TrainDef[]>()(trainsJson);

/** The rule that states the train limit of a phase. */
export const limitRules: Readonly<Record<string, string>> = {
  yellow: '17.1-3',
  green: '17.2-5',
  blue: '17.3-5',
  brown: '17.4-5',
  red: '17.5-3',
  gray: '17.6-3',
  purple: '17.7-4',
};
/** The rule that states its par prices, where it has any. */
export const parRules: Readonly<Record<string, string>> = {
  yellow: '17.1-2',
  green: '17.2-3',
  blue: '17.3-2',
  brown: '17.4-2',
  red: '17.5-5',
  gray: '17.6-3',
};
