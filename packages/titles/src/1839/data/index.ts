/** The figures of the book. */
import type { MarketsDef, PhaseDef, PrivateDef, TrainDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import marketJson from './market.json' with { type: 'json' };
import phasesJson from './phases.json' with { type: 'json' };
import privatesJson from './privates.json' with { type: 'json' };
import trainsJson from './trains.json' with { type: 'json' };

export * from './board.ts';

export type Phase = With<PhaseDef, 'pars'>;
export type Private = With<PrivateDef, 'color'>;

/** The Major Stock Market, then the Local one (13.1-1, 13.1-2). */
export const markets = fromJson<MarketsDef>()(marketJson);
/** 17.1-5, 17.2-5, 17.3-5, 17.4-6, 17.5-6, 17.6-7, 17.7-6, 17.8-6, 17.9-8, 17.10-11, 17.11-9, 17.12-7. */
export const phases = fromJson<readonly Phase[]>()(phasesJson);
/**
 * 2-1, 14.2.2.1.1-1, 14.2.2.1.2-1, 14.2.3.1-1, 14.2.3.1-2, 14.2.3.2.1-1, 14.2.3.2.2-1, 14.2.3.2.3-1, 14.2.3.2.4-1,
 * 14.2.3.2.5-1, 14.2.3.3-1, 14.2.3.3-2, 14.2.3.3-3, 14.2.3.4.1-1.
 */
export const privates = fromJson<readonly Private[]>()(privatesJson);
/**
 * All that lie in the box (4-27, 4-28, 4-29, 4-30, 4-31, 4-32, 4-33, 4-34, 4-35, 4-36, 4-37). Of purple ones as many as all
 * companies together may own: as good as unlimited (4-38); those and gray ones are in no phase’s list of rusting trains (4-39).
 */
export const trains = fromJson<readonly TrainDef[]>()(trainsJson);
