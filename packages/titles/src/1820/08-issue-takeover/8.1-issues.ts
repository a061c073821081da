/** 8.1 Issue & Takeover overview, step 3: open to all directors until all of them are done (8.1-5, 8.1-6, Q32). */
import { openStepKind } from '@roundhouse/rail';
import type { Issues, State } from '../state.ts';
import { reduce } from './8.2-reducing.ts';
import { issue } from './8.3-issuing.ts';

export const issues = openStepKind<State, Issues, 'reduce' | 'issue'>({
  order: (s) => s.ext.order,
  moves: [reduce, issue],
  over: () => {},
  asks: () => 'Reduce share-counts or issue shares, or be done',
});
