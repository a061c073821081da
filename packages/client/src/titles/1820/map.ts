import type { RailState } from '@roundhouse/rail';
import { BR } from '@roundhouse/titles/1820/face';
import type { Words } from '../../table/words.ts';
import { slipOf } from './slip.ts';

/** While places for a marker are looked for, most of the map is open: it is lined thinly, and what is shut is veiled. */
export const boardLook = (s: RailState): string | undefined => (slipOf(s)?.placing ? 'board-places' : undefined);

/** What the signs of this map mean beside those that all maps have. */
export const legend = (s: RailState): readonly Words[] => [
  { id: s.phase === 'yellow' ? 'own.map.barrier' : 'own.map.barrierOpen' },
  { id: 'own.map.london' },
  ...(s.companies[BR]?.status === 'started' ? [{ id: 'own.map.br' } as const] : []),
];
