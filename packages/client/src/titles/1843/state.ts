import type { State } from '@roundhouse/titles/1843/face';
import { accessorsOf } from '../state-of.ts';

export const { as: as1843, frameOf } = accessorsOf<State>();
