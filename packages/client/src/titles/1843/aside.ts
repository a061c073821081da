import type { RailState } from '@roundhouse/rail';

export const VAL_DE_LOIRE = 'VdL';

/** Somebody owns what can be exchanged in everybody's turn. */
export const isAsideOpen = (s: RailState): boolean => s.players.includes(s.privates[VAL_DE_LOIRE] ?? '');
