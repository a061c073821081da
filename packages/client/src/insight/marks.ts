import type { HintMove } from '@roundhouse/bots';
import type { HintMark } from '../table/store.ts';

/** Where the numbers of the moves stand: on their hexes, or at the markers of their companies. */
export const marksOf = (moves: readonly Pick<HintMove, 'action' | 'next'>[], chosen: number): HintMark[] =>
  moves.flatMap(({ action, next }, at): HintMark[] => {
    const mark = { number: at + 1, chosen: at === chosen };
    const hexes = [action, ...next].flatMap(({ hex }) => (typeof hex === 'string' ? [{ ...mark, hex }] : []));
    if (hexes.length > 0) return hexes;
    return typeof action['company'] === 'string' ? [{ ...mark, company: action['company'] }] : [];
  });
