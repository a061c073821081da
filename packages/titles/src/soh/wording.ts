import { finishing, type Wording } from '@roundhouse/rail';
import type { Frames, State } from './state.ts';

export const wording: Wording<State> = {
  closing(_, frame, type) {
    const f = frame as Frames;
    return f.kind === 'stockTurn' ? finishing(f, type, { main: null, sold: f.sales.length > 0 }) : undefined;
  },
  destructive: ['refuse'],
};
