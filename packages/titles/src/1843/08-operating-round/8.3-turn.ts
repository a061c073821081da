/** 8.3 Operating round actions: for the time being a company only ends its turn. */
import type { FrameKind } from '@roundhouse/kernel';
import { endStep } from '@roundhouse/rail';
import { directorOf, type State } from '../state.ts';
import type { OperatingTurn } from '../state-operating.ts';

export const operatingTurn = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [endStep],
  asks: (_, f) => `${f.of}: end its turn`,
} satisfies FrameKind<State, OperatingTurn>;
