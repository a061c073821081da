import type { Draft, OwnerId } from '@roundhouse/kernel';
import type { HexId } from '../hex/types.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { moveTrain, returnStation, setStations } from '../ledger/things.ts';
import type { CompanyId, RailState, Spot } from '../state.ts';
import { trainsOf } from '../trains/depot.ts';
import { askDiscards } from '../trains/discard.ts';
import type { TrainLimits } from '../trains/limits.ts';

/** One owner, mostly a company, takes over what a company has. What comes first, and what is asked in between, is the title's. */
export interface Absorption {
  readonly from: CompanyId;
  readonly to: OwnerId;
}

export const absorbCash = <S extends RailState>(g: Draft<S>, { from, to }: Absorption, why: string): void =>
  pay(g, from, to, cashOf(g.s, from), why);

/** A company that then has more trains than allowed is asked which of them go. */
export function absorbTrains<S extends RailState>(g: Draft<S>, { from, to }: Absorption, limits: TrainLimits<S>): void {
  for (const train of trainsOf(g.s, limits.roster, from)) moveTrain(g, train, to);
  askDiscards(g, limits, [to]);
}

/**
 * The stations of one company become the other's. Where both stand in the same city it does not matter which of them gives way to the
 * marker of a third owner. Where they stand in different cities of a hex, somebody has to choose: these hexes are given back.
 */
export function absorbStations<S extends RailState>(
  g: Draft<S>,
  { from, to }: Absorption,
  third: OwnerId,
  gaveWay: (spot: Spot) => void,
): HexId[] {
  const { [from]: theirs = [], [to]: own = [] } = g.s.stations;
  setStations(g, from, []);
  setStations(g, to, [...own, ...theirs]);
  const clashes: HexId[] = [];
  for (const spot of theirs) {
    const twin = own.find(({ hex }) => hex === spot.hex);
    if (!twin) continue;
    if (twin.node !== spot.node) clashes.push(spot.hex);
    else {
      returnStation(g, to, spot, third);
      gaveWay(spot);
    }
  }
  return clashes;
}

/** The stations of a company that has absorbed another one, and what it may have. */
interface StationCount {
  readonly placed: number;
  readonly unplaced: number;
  /** How many it had before, placed or not. */
  readonly before: number;
  /** Beyond the limit they cost something, beyond the maximum they go. */
  readonly limit: number;
  readonly maximum: number;
}

/** What becomes of stations that are too many. */
export interface StationSurplus {
  /** Unplaced ones that go: they are the first. */
  readonly discarded: number;
  /** Those on the map that go then. */
  readonly replaced: number;
  /** How many of the rest are above the limit. */
  readonly spare: number;
  /** How many of the rest are above the limit for the first time: what it had before has been settled before. */
  readonly charged: number;
}

export function surplusOf({ placed, unplaced, before, limit, maximum }: StationCount): StationSurplus {
  const excess = Math.max(0, placed + unplaced - maximum);
  const discarded = Math.min(unplaced, excess);
  const rest = placed + unplaced - excess;
  return {
    discarded,
    replaced: excess - discarded,
    spare: Math.max(0, rest - limit),
    charged: Math.max(0, rest - Math.max(limit, before)),
  };
}
