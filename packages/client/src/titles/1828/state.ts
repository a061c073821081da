import type { State } from '@roundhouse/titles/1828/face';
import { accessorsOf } from '../state-of.ts';

export const { as: as1828, frameOf } = accessorsOf<State>();
