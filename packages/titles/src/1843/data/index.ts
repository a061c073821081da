/** The figures of the book. */
import type { FromJson, MarketsDef, PhaseDef, PrivateDef, TrainDef, With } from '@roundhouse/rail';
import marketJson from './market.json' with { type: 'json' };
import phasesJson from './phases.json' with { type: 'json' };
import privatesJson from './privates.json' with { type: 'json' };
import trainsJson from './trains.json' with { type: 'json' };

export * from './board.ts';

export type Phase = With<PhaseDef, 'cardLimit' | 'pars'>;

export const markets = marketJson as unknown as FromJson<MarketsDef, typeof marketJson>;
export const phases = phasesJson as unknown as FromJson<readonly Phase[], typeof phasesJson>;
export const privates = privatesJson as unknown as FromJson<readonly PrivateDef[], typeof privatesJson>;
export const trains = trainsJson as unknown as FromJson<readonly TrainDef[], typeof trainsJson>;
