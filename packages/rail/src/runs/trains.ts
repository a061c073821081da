import type { TrainFace } from '../data/index.ts';
import type { TrainSpec } from '../routes/network.ts';
import type { RailState, TrainId } from '../state.ts';
import { faceUp, type Roster } from '../trains/depot.ts';
import { partOf } from '../trains/names.ts';

/** What holds for all trains of a book. */
type ForAll = Pick<TrainSpec, 'ends' | 'minStops' | 'minKinds'>;

/**
 * What certificates can run as: the trains of every way of the face that is up. Of several ways of one certificate a
 * run takes one. A train that is its whole certificate runs under that name; others are parts of it.
 */
export function runnersBy(
  roster: Roster,
  forAll: ForAll,
): (s: RailState, trains: readonly TrainId[]) => readonly TrainSpec[] {
  const make = (train: TrainId, face: TrainFace): TrainSpec[] =>
    face.ways.flatMap(({ name = face.name, trains }, way) =>
      trains.map((run, number): TrainSpec => {
        const isWhole = name === roster.kindOf.get(train)!.id;
        const id = isWhole ? train : partOf(train, name, trains.length > 1 ? number + 1 : undefined);
        const choice = face.ways.length > 1 ? { card: train, face: `${way}` } : {};
        return { multiplier: 1, ...run, ...forAll, id, kind: name, ...choice };
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
