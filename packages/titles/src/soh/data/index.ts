/** The figures of the book. */
import type { MarketsDef, PhaseDef, PrivateDef, TrainDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import marketJson from './market.json' with { type: 'json' };
import phasesJson from './phases.json' with { type: 'json' };
import privatesJson from './privates.json' with { type: 'json' };
import trainsJson from './trains.json' with { type: 'json' };

export * from './board.ts';

export type Phase = With<PhaseDef, 'color' | 'sharesToStart'>;

/** One row. `par`: starting prices; `ledge`: a ledge lies below; `end`: the top of the stock market. */
export const markets = fromJson<MarketsDef>()(marketJson);
/** phases-2-to-6-1, phases-2-to-6-2, phases-2-to-6-3, phases-2-to-6-4, phases-2-to-6-5. */
export const phases = fromJson<readonly Phase[]>()(phasesJson);
/** private-companies-1. */
export const privates = fromJson<readonly PrivateDef[]>()(privatesJson);
/** 27 cards (material-4). */
export const trains = fromJson<readonly TrainDef[]>()(trainsJson);
