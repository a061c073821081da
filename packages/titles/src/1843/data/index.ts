/** The figures of the book. */
import type { MarketsDef, PhaseDef, PrivateDef, TrainDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import marketJson from './market.json' with { type: 'json' };
import phasesJson from './phases.json' with { type: 'json' };
import privatesJson from './privates.json' with { type: 'json' };
import trainsJson from './trains.json' with { type: 'json' };

export * from './board.ts';

export type Phase = With<PhaseDef, 'cardLimit' | 'pars'>;

export const markets = fromJson<MarketsDef>()(marketJson);
/** 15.1-1, 15.1-5, 15.2-4, 15.3-5, 15.4-5, 15.5-4, 15.6-6. */
export const phases = fromJson<readonly Phase[]>()(phasesJson);
/** 10.2-1, 10.2-6, 10.2-7, 10.2-12, 10.2-18, 10.2-34, 10.2-40. */
export const privates = fromJson<readonly PrivateDef[]>()(privatesJson);
/** 13.2-8, 13.2-9, 13.2-10, 13.2-11, 13.2-12, 13.2-13. */
export const trains = fromJson<readonly TrainDef[]>()(trainsJson);
