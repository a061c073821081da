import type { State } from '@roundhouse/titles/1839/face';
import { accessorsOf } from '../state-of.ts';

export const { as: as1839, frameOf } = accessorsOf<State>();
