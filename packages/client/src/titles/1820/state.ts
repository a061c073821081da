import type { State } from '@roundhouse/titles/1820/face';
import { accessorsOf } from '../state-of.ts';

export const { as: as1820, frameOf } = accessorsOf<State>();
