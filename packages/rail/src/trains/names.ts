import type { RailState, TrainId } from '../state.ts';
import type { TrainCard } from '../title.ts';

/** `3-2` is the second 3 train. */
const kindIn = (train: TrainId): string => train.split('-')[0]!;

/** Where a certificate runs as several trains, or as one of several, each has an id of its own in a route: `G-2:3/5:1`. */
export const partOf = (train: TrainId, name: string, number?: number): string =>
  number === undefined ? `${train}:${name}` : `${train}:${name}:${number}`;

/** The certificate of such a part; a train that runs as a whole is its own. */
export const certificateOf = (part: string): TrainId => part.split(':')[0]!;

/** What a train is called in a sentence about what happened: by its part in a run, by its face, else as the title does. */
export const nameInEvent = (train: string, face?: string, called: (id: TrainId) => string = kindIn): string =>
  train.split(':')[1] ?? face ?? called(train);

interface Named<S> {
  train(s: S, id: TrainId): TrainCard | undefined;
}

/** What a train, or a part of one in a run, is called with the face that is up. */
export const trainName = <S extends RailState>(title: Named<S>, s: S, id: string): string =>
  id.split(':')[1] ?? title.train(s, id)?.id ?? id;
