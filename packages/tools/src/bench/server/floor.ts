/** A title that does nothing: what a server costs without any rules. */
import { draftOf, movesFor } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';

export const FLOOR = 'floor';

const move = movesFor<RailState>()({
  type: 'pass',
  fields: {},
  candidates: () => [],
  checks: [],
  apply: () => {},
});

/** Everything that is asked of a title beside its rules comes from a real one. */
export const floorTitle: RailTitle = {
  ...titles[0]!,
  id: FLOOR,
  name: 'Floor',
  options: [],
  readings: [],
  formerReadings: [],
  frames: { [FLOOR]: { actors: (s: RailState) => s.players, moves: [move] } },
  begin: ({ players }) =>
    draftOf({
      title: FLOOR,
      options: {},
      readings: {},
      seq: 0,
      rng: [0, 0, 0, 0],
      players: Array.from({ length: players }, (_, i) => `player${i + 1}`),
      stack: [{ kind: FLOOR }],
      ended: null,
      phase: '',
      tiles: {},
      stations: {},
    } as unknown as RailState),
  project: ({ seq }) => seq,
  runProblem: () => null,
  roundName: () => '',
  score: () => ({}),
};
