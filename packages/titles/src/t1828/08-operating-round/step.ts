/** 8.3 Operating round actions: what the steps of a turn have in common. */
import { pop } from '@roundhouse/kernel';
import { move, type StepFrame } from '../state.ts';

/** Ends a step without doing anything (more) in it. */
export const endStep = move({
  type: 'pass',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply: (g, f: StepFrame) => pop(g, f),
});
