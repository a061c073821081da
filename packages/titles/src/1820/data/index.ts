/** The figures of the book. */
import type { MarketsDef, PhaseDef, PrivateDef, TrainDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import costOfBusinessJson from './cost-of-business.json' with { type: 'json' };
import cousinsJson from './cousins.json' with { type: 'json' };
import marketJson from './market.json' with { type: 'json' };
import phasesJson from './phases.json' with { type: 'json' };
import sizesJson from './sizes.json' with { type: 'json' };
import trainsJson from './trains.json' with { type: 'json' };

export * from './board.ts';

export type Phase = With<PhaseDef, 'pars'>;
export type Cousin = With<PrivateDef, 'color'>;

/** A column of the Cost of Business chart. */
export interface Column {
  readonly column: number;
  /** The colour of its band. */
  readonly phase: string;
  readonly floatSizes: readonly number[];
  /** So many spaces a forcing bid is above the price. */
  readonly premium: number;
  /** Percent of a loan. */
  readonly interest: number;
  readonly trainLimit: number;
  /** What a train costs in each turn, by its colour: yellow ones first, as far as there are any. */
  readonly maintenance: readonly number[];
}

/** A line of Table 13.1. The second figure holds after yellow phase. */
export interface SizeDef {
  readonly shares: number;
  readonly tiles: number;
  readonly tilesLater: number;
  readonly stationLimit: number;
  readonly stationMaximum: number;
  readonly stationCost: number;
  readonly stationCostLater: number;
  readonly overage: number;
}

/** 16.1-3, 16.1-4. */
export const markets = fromJson<MarketsDef>()(marketJson);
/** Table 5.1: 5-3, 5-9, 5-10, 5-11. */
export const phases = fromJson<readonly Phase[]>()(phasesJson);
/**
 * Table 5.1: 5-6, 5-7, 5-8, EXPRESS trains are none of them (Q60). Of yellow ones as many as all companies together may own,
 * and one more for the auction: as good as unlimited (Q7).
 */
export const trains = fromJson<readonly TrainDef[]>()(trainsJson);
/** 14.1-2. */
export const cousins = fromJson<readonly Cousin[]>()(cousinsJson);
/**
 * Figure 10.1: 10.5-4, 10.5-5, 10.5-6, 10.5-7, 10.5-8, 10.5-9, 10.5-10, 10.5-11, 10.5-12, 10.5-13, 10.5-14, 10.5-15, 10.5-16,
 * 10.5-17, 10.5-18, 10.5-19, 10.5-20, 10.5-21, 10.5-22.
 */
export const costOfBusiness = fromJson<readonly Column[]>()(costOfBusinessJson);
/** Table 13.1: 13.1-2, 13.1-3, 13.1-4, 13.1-5, 13.1-6. */
export const sizes = fromJson<readonly SizeDef[]>()(sizesJson);
