import type { TrainSpec } from '../routes/network.ts';
import type { RailState, TrainId } from '../state.ts';
import { faceUp, type Roster, type TrainFace } from '../trains/depot.ts';
import { partOf } from '../trains/names.ts';

/** A train by its name, as routes see it. */
type SpecOf = (name: string) => Omit<TrainSpec, 'id' | 'card' | 'face'>;

/**
 * What certificates can run as: the trains of every way of the face that is up. Of several ways of one certificate a
 * run takes one. A train that is its whole certificate runs under that name; others are parts of it.
 */
export function runnersBy(
  roster: Roster,
  specOf: SpecOf,
): (s: RailState, trains: readonly TrainId[]) => readonly TrainSpec[] {
  const make = (train: TrainId, { ways }: TrainFace): TrainSpec[] =>
    ways.flatMap((way, index) =>
      way.map((name, number): TrainSpec => {
        const isWhole = name === roster.kindOf.get(train)!.id;
        const id = isWhole ? train : partOf(train, name, way.length > 1 ? number + 1 : undefined);
        return { ...specOf(name), id, ...(ways.length > 1 ? { card: train, face: `${index}` } : {}) };
      }),
    );
  // The same objects again and again: the search remembers by them what it knows.
  const made = new Map<TrainId, Map<TrainFace, readonly TrainSpec[]>>();
  return (s, trains) =>
    trains.flatMap((train) => {
      const face = faceUp(s, roster, train);
      let byFace = made.get(train);
      if (!byFace) {
        byFace = new Map();
        made.set(train, byFace);
      }
      let specs = byFace.get(face);
      if (!specs) {
        specs = make(train, face);
        byFace.set(face, specs);
      }
      return specs;
    });
}
