import type { Wording } from '@roundhouse/rail';
import type { State } from './state.ts';

export const wording: Wording<State> = { destructive: ['refuse'] };
