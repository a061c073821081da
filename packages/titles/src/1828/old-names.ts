import type { OldNames } from '@roundhouse/kernel';

/** Names in files of form 1 that only this title used. */
export const oldNames: OldNames = {
  moves: { raise: 'bid', buyForced: 'buyTrain', sellForTrain: 'sell', replaceMarker: 'replaceStation' },
};
