import type { TrainFace } from '../data/index.ts';
import type { OwnerId } from '@roundhouse/kernel';
import type { RailState, TrainId } from '../state.ts';
import { faceUp, type Roster, trainsOf } from './depot.ts';

/** One of the limits on what an owner may have: what each train weighs by it, and how much is allowed. */
export interface TrainMeasure<S extends RailState> {
  readonly name: string;
  most(s: S): number;
  weight(face: TrainFace): number;
}

/** All hold at once. */
export interface TrainLimits<S extends RailState> {
  readonly roster: Roster;
  readonly measures: readonly TrainMeasure<S>[];
  /** Trains that no limit looks at are left out. */
  counts?(s: S, train: TrainId): boolean;
}

/** As few trains as a certificate can run as: its owner may count it so. */
export const fewestTrains = ({ ways }: TrainFace): number => Math.min(...ways.map(({ trains }) => trains.length));

/** The limit that most games have: a number of trains. */
export const trainLimit = <S extends RailState>(roster: Roster, most: (s: S) => number): TrainLimits<S> => ({
  roster,
  measures: [{ name: 'trains', most, weight: fewestTrains }],
});

/** An owner's trains as far as limits look at them. */
export const countedTrains = <S extends RailState>(s: S, limits: TrainLimits<S>, owner: OwnerId): readonly TrainId[] =>
  trainsOf(s, limits.roster, owner).filter((train) => limits.counts?.(s, train) ?? true);

const loadBy = <S extends RailState>(s: S, limits: TrainLimits<S>, owner: OwnerId, by: TrainMeasure<S>): number =>
  countedTrains(s, limits, owner).reduce((sum, train) => sum + by.weight(faceUp(s, limits.roster, train)), 0);

/** What an owner has by each measure, and how much is allowed. */
export const loadsOf = <S extends RailState>(
  s: S,
  limits: TrainLimits<S>,
  owner: OwnerId,
): { readonly name: string; readonly load: number; readonly most: number }[] =>
  limits.measures.map((measure) => ({
    name: measure.name,
    load: loadBy(s, limits, owner, measure),
    most: measure.most(s),
  }));

/** The measures by which an owner has too much, and by how much. */
export const excessOf = <S extends RailState>(
  s: S,
  limits: TrainLimits<S>,
  owner: OwnerId,
): { readonly measure: TrainMeasure<S>; readonly excess: number }[] =>
  limits.measures
    .map((measure) => ({ measure, excess: loadBy(s, limits, owner, measure) - measure.most(s) }))
    .filter(({ excess }) => excess > 0);

export const isOverLimit = <S extends RailState>(s: S, limits: TrainLimits<S>, owner: OwnerId): boolean =>
  excessOf(s, limits, owner).length > 0;

/** The limits that leave no room for one more train with this face. */
export const limitsWithout = <S extends RailState>(
  s: S,
  limits: TrainLimits<S>,
  owner: OwnerId,
  face: TrainFace,
): readonly TrainMeasure<S>[] =>
  limits.measures.filter((measure) => loadBy(s, limits, owner, measure) + measure.weight(face) > measure.most(s));

/** Is there no room left by some limit, whatever train it were? */
export const isFullBy = <S extends RailState>(s: S, limits: TrainLimits<S>, owner: OwnerId): boolean =>
  limits.measures.some((measure) => loadBy(s, limits, owner, measure) >= measure.most(s));
